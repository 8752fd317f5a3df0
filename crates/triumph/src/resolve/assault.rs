//! A combat from its final result to who holds the locale (T11.8 to T11.11).

use crate::army::Army;
use crate::ask::Share;
use crate::attack::{Attack, AttackStep};
use crate::board::{Position, Side};
use crate::combat::{
    self, LossLine, Reckoned, attack_losses, counter_lines, exposed_leaders, shares, steps, strengths, winner,
};
use crate::commanders::Commanders;
use crate::event::{Event, say};
use crate::face::Face;
use crate::group::groups;
use crate::options::Sharing;
use crate::resolve::{advance, kept, losses, morale, retreat};
use crate::roads::Roads;
use crate::standing::GUARD_BEATEN;
use crate::state::{Stage, State};
use crate::told::{LossCause, MoraleCause, Told};
use crate::unit::Unit;
use crate::view::ranked;

/// The final result, and the losses that follow from it (T11.8 to T11.10).
///
/// The counter-attackers are those from before they paid.
pub fn resolve(state: &mut State, mut attack: Attack, counter: &[Face], out: &mut Vec<Event>) {
    let side = state.turn.side;
    let lines = counter_lines(counter.iter().copied());
    let reckoned = Reckoned::of(attack.assault.initial, lines, &attack, side);
    attack.assault.result = reckoned.result;
    let attackers_lose = attack_losses(attack.assault.guns, attack.defence.leaders.len(), reckoned.result);
    attack.assault.due = steps(&attackers_lose);
    let told = Told::FinalResult {
        reckoned,
        attackers_lose,
        defenders_lose: defenders_lose(state, &attack),
    };
    say(side, told, false, out);
    let [first, second] = ranked(state.army(side), attack.assault.leaders);
    match share(state, side, Share::AttackLeaders, [first, second], attack.assault.due) {
        Some(hits) => lead_attack_losses(state, attack, &hits, out),
        None => ask(state, attack, AttackStep::ShareAttack),
    }
}

fn ask(state: &mut State, mut attack: Attack, step: AttackStep) {
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

pub fn shared(army: &Army, units: [Option<Unit>; 2], steps: u8, first: u8) -> Vec<(Unit, u8)> {
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

pub fn lead_attack_losses(state: &mut State, mut attack: Attack, hits: &[(Unit, u8)], out: &mut Vec<Event>) {
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
        _ => ask(state, attack, AttackStep::LoseAttack),
    }
}

pub fn other_attack_losses(state: &mut State, mut attack: Attack, hits: Vec<(Unit, u8)>, out: &mut Vec<Event>) {
    let side = state.turn.side;
    attack.assault.lost += losses::take(state, side, LossCause::Attack, hits, out);
    defence_losses(state, attack, out);
}

fn defenders_lose(state: &State, attack: &Attack) -> Vec<LossLine> {
    let Attack { assault, defence, .. } = attack;
    let army = state.army(state.turn.side.other());
    let guns = defence.leaders.filter(|unit| army.is(unit, Face::is_artillery)).len();
    combat::defence_losses(assault.guns, assault.leaders.len(), guns, assault.result)
}

/// What the defender loses (T11.10).
fn defence_losses(state: &mut State, mut attack: Attack, out: &mut Vec<Event>) {
    let defender = state.turn.side.other();
    attack.assault.due = steps(&defenders_lose(state, &attack));
    let army = state.army(defender);
    let leaders = attack.defence.leaders;
    let exposed = exposed_leaders(army, leaders);
    match share(
        state,
        defender,
        Share::DefenceLeaders,
        ranked(army, exposed),
        attack.assault.due,
    ) {
        Some(hits) => lead_defence_losses(state, attack, &hits, out),
        None => ask(state, attack, AttackStep::ShareDefence),
    }
}

pub fn lead_defence_losses(state: &mut State, mut attack: Attack, hits: &[(Unit, u8)], out: &mut Vec<Event>) {
    let side = state.turn.side.other();
    attack.defence.lost += losses::take(state, side, LossCause::Defence, hits.iter().copied(), out);
    attack.assault.due -= sum(hits);
    let counter = ranked(state.army(side), attack.defence.counter);
    match share(state, side, Share::CounterAttackers, counter, attack.assault.due) {
        Some(hits) => counter_losses(state, attack, &hits, out),
        None => ask(state, attack, AttackStep::ShareCounter),
    }
}

pub fn counter_losses(state: &mut State, mut attack: Attack, hits: &[(Unit, u8)], out: &mut Vec<Event>) {
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
        _ => ask(state, attack, AttackStep::LoseDefence),
    }
}

pub fn other_defence_losses(state: &mut State, mut attack: Attack, hits: Vec<(Unit, u8)>, out: &mut Vec<Event>) {
    let side = state.turn.side.other();
    attack.defence.lost += losses::take(state, side, LossCause::Defence, hits, out);
    reckon(state, attack, out);
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
        ask(state, attack, AttackStep::KeptInDefeat);
    }
}
