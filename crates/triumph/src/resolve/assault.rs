//! An attack that was resisted: a feint, or combat (T11.3 to T11.11).

use crate::action::Action;
use crate::answers::orders::{self, Purpose, Sortie};
use crate::army::Army;
use crate::ask::Share;
use crate::attack::{Attack, Step};
use crate::board::{Position, Side};
use crate::combat::{exposed_leaders, initial_result, shares, strengths, winner};
use crate::commanders::Commanders;
use crate::event::{Event, Weight};
use crate::eyes::Eyes;
use crate::face::Face;
use crate::group::{Group, groups};
use crate::options::Sharing;
use crate::order::Order;
use crate::resolve::moves::{self, Mover};
use crate::resolve::{advance, kept, losses, morale, retreat};
use crate::roads::Roads;
use crate::standing::GUARD_BEATEN;
use crate::state::{Stage, State};
use crate::told::{LossCause, MoraleCause, Told};
use crate::unit::{Unit, Units};
use crate::unit_map::UnitMap;
use crate::view::ranked;

/// An order that was given: its pieces, and those it left.
pub struct Given {
    pub sortie: Sortie,
    pub mover: Mover,
    pub left: Vec<Group>,
}

impl Given {
    pub fn pieces(&self, army: &Army) -> Vec<Group> {
        groups(army, self.sortie.units, self.commanders(army))
    }

    fn commanders(&self, army: &Army) -> Commanders {
        let led = army
            .commanders()
            .filter(|&one| army.corps(one).within(self.sortie.units));
        led.collect()
    }
}

/// Spends the commands and detaches whom they detach; the pieces stay where they are.
pub fn give(state: &mut State, attack: &Attack, order: &Order, purpose: Purpose) -> Given {
    let side = state.turn.side;
    let ground = state.ground();
    let eyes = Eyes::of_state(state, side, &ground);
    let sortie = orders::check(&eyes, attack.from, order, purpose).expect("the order was checked");
    let mut left = Units::NONE;
    let mut corps = None;
    match order {
        Order::Corps {
            corps: commanders,
            leave,
            ..
        } => {
            left = *leave;
            commanders.iter().for_each(|one| state.turn.spend_corps(one));
            state.army_mut(side).detach(*leave);
            corps = commanders.first().filter(|_| commanders.len() == 1);
        }
        Order::Detach { corps, units } => {
            state.turn.spend_corps(*corps);
            state.army_mut(side).detach(*units);
        }
        Order::Unit { units, .. } => {
            state.turn.spend_independent(units.len());
            state.army_mut(side).detach(*units);
        }
    }
    Given {
        mover: Mover {
            command: order.command(),
            units: sortie.units,
            corps,
            left,
        },
        left: groups(state.army(side), left, Commanders::NONE),
        sortie,
    }
}

/// The defender stands, and it was not meant (T11.3).
pub fn feint(state: &mut State, mut attack: Attack, order: Option<&Order>, to: Position, out: &mut Vec<Event>) {
    let side = state.turn.side;
    let approach = attack.from;
    match (order, attack.ride) {
        (Some(order), _) => {
            let given = give(state, &attack, order, Purpose::Feint);
            let by_road = given.sortie.walk.is_some();
            let from = given.sortie.from;
            let arrived = arrive_before(state, &given, order);
            let army = state.army_mut(side);
            army.put(given.sortie.units, to);
            moves::spend_moves(army, given.sortie.units, from);
            if by_road {
                army.show(given.sortie.units);
            }
            let told = Told::Feinted {
                side,
                approach,
                command: order.command(),
                pieces: given.pieces(army),
                to,
                roads: order.road().map_or(Roads::default(), |way| way.roads),
                left: given.left,
            };
            say(side, told, by_road, out);
            if arrived {
                moves::reinforce(state, from, out);
            }
        }
        (None, Some(ride)) => {
            let army = state.army_mut(side);
            army.put(ride.units, to);
            army.show(ride.units);
            let told = Told::RideEnded {
                side,
                at: to,
                pieces: groups(army, ride.units, ride.corps.into_iter().collect()),
            };
            say(side, told, true, out);
        }
        (None, None) => {}
    }
    state.turn.closed.insert(approach);
    attack.ride = None;
    // Nobody ever learns who would have led (R54).
    attack.defence.leaders = Units::NONE;
    advance::begin(state, attack, out);
}

/// A corps that comes by road closes the reserves behind it, the attack locale's too. Whether it came from off the map.
fn arrive_before(state: &mut State, given: &Given, order: &Order) -> bool {
    let Some(way) = order.road() else {
        return false;
    };
    let ahead = usize::from(way.roads.len()) - 1;
    let ahead = crate::roads::Way {
        roads: way.roads.iter().take(ahead).collect(),
        ..way
    };
    let walk = moves::follow(given.sortie.from, &ahead);
    if given.mover.corps.is_some() && given.sortie.units.len() > 1 {
        moves::shut(state, given.sortie.from, &walk);
    }
    if given.sortie.from.is_off()
        && let Some(corps) = given.mover.corps
    {
        state.turn.arrived.insert(corps);
    }
    given.sortie.from.is_off()
}

fn say(owner: Side, told: Told, shows: bool, out: &mut Vec<Event>) {
    let weight = if shows { Weight::Showing } else { Weight::Binding };
    out.push(Event { told, owner, weight });
}

/// The attack is meant: the leaders of the defence are unsealed (T11.4).
pub fn press(state: &mut State, mut attack: Attack, out: &mut Vec<Event>) {
    let side = state.turn.side;
    let defender = side.other();
    say(
        side,
        Told::Pressed {
            side,
            approach: attack.from,
        },
        false,
        out,
    );
    let army = state.army_mut(defender);
    army.show(attack.defence.leaders);
    say(
        defender,
        Told::DefenceLed {
            side: defender,
            faces: faces(army, attack.defence.leaders),
            pieces: groups(army, attack.defence.leaders, Commanders::NONE),
        },
        true,
        out,
    );
    attack.step = Step::Declaration;
    state.stage = Stage::Attack(attack);
}

fn faces(army: &Army, units: Units) -> Vec<Face> {
    let mut faces: Vec<Face> = units.into_iter().filter_map(|unit| army.face(unit)).collect();
    faces.sort_unstable();
    faces
}

/// Commands, pieces, width and leaders (T11.5), and what comes of them at first (T11.6).
pub fn declare(state: &mut State, mut attack: Attack, action: &Action, out: &mut Vec<Event>) {
    let Action::Declare {
        order,
        narrow,
        against,
        leaders,
    } = action
    else {
        return;
    };
    let side = state.turn.side;
    let given = give(state, &attack, order, Purpose::Assault);
    let passed = pass_by(state, &mut attack, *against);
    let army = state.army_mut(side);
    moves::spend_moves(army, given.sortie.units, given.sortie.from);
    army.show(*leaders);
    let guns = leaders.first().is_some_and(|unit| army.is(unit, Face::is_artillery));
    attack.assault.order = Some(*order);
    attack.assault.units = given.sortie.units;
    attack.assault.count = given.sortie.units.len();
    attack.assault.leaders = *leaders;
    attack.assault.narrow = *narrow;
    attack.assault.guns = guns;
    let told = Told::Attacked {
        side,
        approach: attack.from,
        command: order.command(),
        pieces: given.pieces(army),
        narrow: *narrow,
        leaders: faces(army, *leaders),
        passed,
        left: given.left,
    };
    say(side, told, true, out);
    if guns {
        state.standing_mut(side).fired.insert(attack.from);
    }
    morale::commit(state, side, *leaders, out);
    morale::commit(state, side.other(), attack.defence.leaders, out);
    attack.assault.initial = initial_result(state, &attack);
    let result = attack.assault.initial;
    say(
        side,
        Told::InitialResult {
            result,
            winner: winner(result, &attack, side),
        },
        false,
        out,
    );
    let others = attack.defence.named.without(attack.defence.leaders);
    if guns || others.is_empty() {
        resolve(state, attack, out);
    } else {
        attack.step = Step::CounterAttack;
        state.stage = Stage::Attack(attack);
    }
}

/// A narrow attack meets one of two leaders; the other no longer leads (T11.5g).
fn pass_by(state: &State, attack: &mut Attack, against: Option<u8>) -> Option<Face> {
    let army = state.army(state.turn.side.other());
    let [first, second] = ranked(army, attack.defence.leaders);
    let (met, passed) = match against? {
        0 => (first?, second?),
        _ => (second?, first?),
    };
    attack.defence.leaders = Units::one(met);
    army.face(passed)
}

pub fn counter_attack(state: &mut State, mut attack: Attack, units: Units, out: &mut Vec<Event>) {
    let side = state.turn.side.other();
    attack.defence.counter = units;
    let army = state.army_mut(side);
    army.show(units);
    say(
        side,
        Told::CounterAttacked {
            side,
            faces: faces(army, units),
            pieces: groups(army, units, Commanders::NONE),
        },
        true,
        out,
    );
    morale::commit(state, side, units, out);
    let hits = units.into_iter().map(|unit| (unit, 1));
    attack.defence.countered = losses::take(state, side, LossCause::CounterAttack, hits, out);
    resolve(state, attack, out);
}

/// The final result, and the losses that follow from it (T11.8 to T11.10).
fn resolve(state: &mut State, mut attack: Attack, out: &mut Vec<Event>) {
    let side = state.turn.side;
    let counter = state.army(side.other()).strength_of(attack.defence.counter);
    attack.assault.result = attack.assault.initial - counter as i8;
    let result = attack.assault.result;
    say(
        side,
        Told::FinalResult {
            result,
            winner: winner(result, &attack, side),
        },
        false,
        out,
    );
    attack.assault.due = if attack.assault.guns {
        0
    } else {
        attack.defence.leaders.len() + result.min(0).unsigned_abs()
    };
    let [first, second] = ranked(state.army(side), attack.assault.leaders);
    match share(state, side, Share::AttackLeaders, [first, second], attack.assault.due) {
        Some(hits) => lead_attack_losses(state, attack, &hits, out),
        None => ask(state, attack, Step::ShareAttack),
    }
}

fn ask(state: &mut State, mut attack: Attack, step: Step) {
    attack.step = step;
    state.stage = Stage::Attack(attack);
}

/// How losses fall on two units, where there is nothing to choose; everybody sees them.
fn share(state: &State, side: Side, of: Share, units: [Option<Unit>; 2], steps: u8) -> Option<Vec<(Unit, u8)>> {
    let army = state.army(side);
    let sharing = of.sharing(&state.options);
    let ways = shares(strengths(army, units), steps, sharing);
    let alike = |unit: Option<Unit>| unit.map(|unit| (army.face(unit), army.corps_of(unit)));
    let same = sharing == Sharing::Even && alike(units[0]) == alike(units[1]);
    match ways[..] {
        [first] => Some(shared(army, units, steps, first)),
        [first, ..] if same => Some(shared(army, units, steps, first)),
        _ => None,
    }
}

fn shared(army: &Army, units: [Option<Unit>; 2], steps: u8, first: u8) -> Vec<(Unit, u8)> {
    let strengths = strengths(army, units);
    let steps = steps.min(strengths[0] + strengths[1]);
    let each = [first, steps - first];
    units
        .into_iter()
        .zip(each)
        .filter_map(|(unit, steps)| Some((unit?, steps)))
        .collect()
}

fn sum(hits: &[(Unit, u8)]) -> u8 {
    hits.iter().map(|(_, steps)| steps).sum()
}

/// An answer about two units of the enemy.
pub fn shared_losses(state: &mut State, attack: Attack, first: u8, out: &mut Vec<Event>) {
    let attacker = state.turn.side;
    let due = attack.assault.due;
    let two = |side: Side, units: Units| {
        let army = state.army(side);
        shared(army, ranked(army, units), due, first)
    };
    let defender = attacker.other();
    match attack.step {
        Step::ShareAttack => {
            let hits = two(attacker, attack.assault.leaders);
            lead_attack_losses(state, attack, &hits, out);
        }
        Step::ShareDefence => {
            let hits = two(defender, attack.defence.leaders);
            lead_defence_losses(state, attack, &hits, out);
        }
        Step::ShareCounter => {
            let hits = two(defender, attack.defence.counter);
            counter_losses(state, attack, &hits, out);
        }
        _ => {}
    }
}

fn lead_attack_losses(state: &mut State, mut attack: Attack, hits: &[(Unit, u8)], out: &mut Vec<Event>) {
    let side = state.turn.side;
    attack.assault.lost += losses::take(state, side, LossCause::Attack, hits.iter().copied(), out);
    attack.assault.due -= sum(hits);
    let others = attack.assault.units.without(attack.assault.leaders);
    match (attack.assault.due, others.first(), others.len()) {
        (0, ..) | (_, None, _) => defence_losses(state, attack, out),
        (due, Some(unit), 1) => {
            let due = due.min(state.army(side).strength(unit));
            other_attack_losses(state, attack, vec![(unit, due)], out);
        }
        _ => ask(state, attack, Step::LoseAttack),
    }
}

fn other_attack_losses(state: &mut State, mut attack: Attack, hits: Vec<(Unit, u8)>, out: &mut Vec<Event>) {
    let side = state.turn.side;
    attack.assault.lost += losses::take(state, side, LossCause::Attack, hits, out);
    defence_losses(state, attack, out);
}

/// What the defender loses (T11.10).
fn defence_losses(state: &mut State, mut attack: Attack, out: &mut Vec<Event>) {
    let defender = state.turn.side.other();
    let army = state.army(defender);
    let leaders = attack.defence.leaders;
    let guns = leaders.filter(|unit| army.is(unit, Face::is_artillery)).len();
    let result = attack.assault.result.max(0) as u8;
    attack.assault.due = match (attack.assault.guns, attack.assault.leaders.len()) {
        (true, _) => result,
        (false, led) => (led + result).saturating_sub(guns),
    };
    let exposed = exposed_leaders(army, leaders);
    match share(
        state,
        defender,
        Share::DefenceLeaders,
        ranked(army, exposed),
        attack.assault.due,
    ) {
        Some(hits) => lead_defence_losses(state, attack, &hits, out),
        None => ask(state, attack, Step::ShareDefence),
    }
}

fn lead_defence_losses(state: &mut State, mut attack: Attack, hits: &[(Unit, u8)], out: &mut Vec<Event>) {
    let side = state.turn.side.other();
    attack.defence.lost += losses::take(state, side, LossCause::Defence, hits.iter().copied(), out);
    attack.assault.due -= sum(hits);
    let counter = ranked(state.army(side), attack.defence.counter);
    match share(state, side, Share::CounterAttackers, counter, attack.assault.due) {
        Some(hits) => counter_losses(state, attack, &hits, out),
        None => ask(state, attack, Step::ShareCounter),
    }
}

fn counter_losses(state: &mut State, mut attack: Attack, hits: &[(Unit, u8)], out: &mut Vec<Event>) {
    let side = state.turn.side.other();
    attack.defence.lost += losses::take(state, side, LossCause::Defence, hits.iter().copied(), out);
    attack.assault.due -= sum(hits);
    let army = state.army(side);
    let others = losses::bystanders(army, &attack.defence);
    match (attack.assault.due, others.first(), others.len()) {
        (0, ..) | (_, None, _) => reckon(state, attack, out),
        (due, Some(unit), 1) => {
            let due = due.min(army.strength(unit));
            other_defence_losses(state, attack, vec![(unit, due)], out);
        }
        _ => ask(state, attack, Step::LoseDefence),
    }
}

fn other_defence_losses(state: &mut State, mut attack: Attack, hits: Vec<(Unit, u8)>, out: &mut Vec<Event>) {
    let side = state.turn.side.other();
    attack.defence.lost += losses::take(state, side, LossCause::Defence, hits, out);
    reckon(state, attack, out);
}

/// An answer about one's own units.
pub fn own_losses(state: &mut State, attack: Attack, hits: &UnitMap<u8>, out: &mut Vec<Event>) {
    let list: Vec<(Unit, u8)> = hits.iter().collect();
    match attack.step {
        Step::LoseAttack => other_attack_losses(state, attack, list, out),
        Step::LoseDefence => other_defence_losses(state, attack, list, out),
        Step::RetreatLosses { at, beaten } => retreat::chosen_losses(state, attack, at, beaten, hits, out),
        _ => {}
    }
}

/// The loser pays in morale (T13.2, R14, R51), and the outcome is carried out (T11.11).
fn reckon(state: &mut State, attack: Attack, out: &mut Vec<Event>) {
    let attacker = state.turn.side;
    let defender = attacker.other();
    let won = winner(attack.assault.result, &attack, attacker);
    let loser = won.other();
    let floor = u8::from(attack.assault.guns);
    let steps = if loser == attacker {
        attack.assault.lost
    } else {
        attack.defence.lost + attack.defence.countered
    };
    // Whom the retreat commits is paid for before the losses are.
    if won == attacker && !attack.assault.guns {
        let retreating = state.army(defender).within(attack.from.far());
        morale::commit(state, defender, retreating, out);
    }
    if !morale::lose(state, loser, MoraleCause::Combat, steps, floor, out) {
        return;
    }
    if attack.guard && won == defender {
        state.standing_mut(attacker).guard_beaten = true;
        if !morale::lose(state, attacker, MoraleCause::GuardBeaten, GUARD_BEATEN, 0, out) {
            return;
        }
    }
    if attack.assault.guns {
        state.stage = Stage::Command;
    } else if won == attacker {
        retreat::begin(state, attack, true, out);
    } else {
        fall_back(state, attack, out);
    }
}

/// The victors go in (T11.11c).
pub fn move_in(state: &mut State, attack: Attack, out: &mut Vec<Event>) {
    let side = state.turn.side;
    let locale = attack.from.far();
    let army = state.army_mut(side);
    let units = attack.assault.units.and(army.alive());
    army.put(units, Position::reserve(locale));
    army.marks.entered = army.marks.entered.or(units);
    state.turn.won.insert(locale);
    let army = state.army(side);
    let led: Commanders = army.commanders().filter(|&one| army.corps(one).within(units)).collect();
    let told = Told::Entered {
        side,
        locale,
        command: attack
            .assault
            .order
            .map_or(crate::told::Command::UnitMove, |order| order.command()),
        pieces: groups(army, units, led),
        roads: Roads::default(),
        left: Vec::new(),
    };
    say(side, told, false, out);
    state.stage = Stage::Command;
}

/// The attack has failed: attackers at the approach go back, and their corps are broken up (T11.11d, T11.11e).
fn fall_back(state: &mut State, attack: Attack, out: &mut Vec<Event>) {
    let side = state.turn.side;
    state.turn.closed.insert(attack.from);
    let locale = attack.from.locale();
    let army = state.army_mut(side);
    let units = attack.assault.units.and(army.alive());
    let up = units.filter(|unit| army.place(unit) == Position::at(attack.from) && army.fixed != Some(unit));
    if !up.is_empty() {
        army.put(up, Position::reserve(locale));
        let told = Told::FellBack {
            side,
            locale,
            pieces: groups(army, up, Commanders::NONE),
        };
        say(side, told, false, out);
    }
    if kept::choosing(state.army(side), units).is_empty() {
        advance::begin(state, attack, out);
    } else {
        ask(state, attack, Step::KeptInDefeat);
    }
}

pub fn kept_in_defeat(state: &mut State, attack: Attack, kept: Units, out: &mut Vec<Event>) {
    let side = state.turn.side;
    let units = attack.assault.units.and(state.army(side).alive());
    kept::keep(state, side, units, kept, Weight::Binding, out);
    advance::begin(state, attack, out);
}
