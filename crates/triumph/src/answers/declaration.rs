//! The attacker's declaration (T11.5): commands, width and leaders.

use table::Choices;

use crate::action::Action;
use crate::answers::command::threat::{bears, check_guns};
use crate::attack::{Attack, AttackStep};
use crate::combat::{Clash, Reckoned, faces, initial_lines, santon_protects};
use crate::event::{Event, say};
use crate::eyes::Eyes;
use crate::face::Face;
use crate::order::Order;
use crate::order_draft::{self, Drafting};
use crate::pick::Pick;
use crate::refusal::Refusal;
use crate::resolve::given::give;
use crate::resolve::{assault, morale, moves};
use crate::sortie::{self, Purpose};
use crate::state::{Stage, State};
use crate::told::Told;
use crate::unit::{Unit, Units};
use crate::view::{AttackKnown, Force, View, leaders, ranked};

const MOST_LEADERS: u8 = 2;

pub fn check(view: &View, action: &Action) -> Result<(), Refusal> {
    let (Some(eyes), Some(attack)) = (Eyes::of(view), view.attack()) else {
        return Err(Refusal::AnotherAnswer);
    };
    let Action::Declare {
        order,
        narrow,
        against,
        leaders,
    } = action
    else {
        return Err(Refusal::AnotherAnswer);
    };
    let units = sortie::check(&eyes, attack.from, order, Purpose::Assault)?.units;
    if !narrow && !attack.from.wide() {
        return Err(Refusal::TooWide);
    }
    let picks_one = *narrow && attack.defence_leaders[1].is_some();
    if against.is_some() != picks_one || against.is_some_and(|leader| leader > 1) {
        return Err(Refusal::LeaderNotPicked);
    }
    let assault = Led {
        eyes: &eyes,
        attack,
        order,
        units,
        narrow: *narrow,
    };
    assault.check(*leaders)
}

/// Attackers who are to be led.
struct Led<'a> {
    eyes: &'a Eyes<'a>,
    attack: &'a AttackKnown,
    order: &'a Order,
    units: Units,
    narrow: bool,
}

impl Led<'_> {
    fn check(&self, leaders: Units) -> Result<(), Refusal> {
        if !leaders.within(self.units) {
            return Err(Refusal::LeaderNotAttacking);
        }
        if leaders.len() > 1 && self.narrow {
            return Err(Refusal::TwoLeadNarrowAttack);
        }
        if leaders.len() > MOST_LEADERS {
            return Err(Refusal::ThreeLeadAttack);
        }
        self.check_guard(leaders)?;
        for unit in leaders {
            self.check_leader(unit)?;
        }
        self.check_pair(leaders)?;
        self.check_rest(leaders)
    }

    fn check_guard(&self, leaders: Units) -> Result<(), Refusal> {
        let guard = |unit| self.eyes.army.is(unit, |face| face.is_guard());
        if self.attack.guard && (leaders.is_empty() || !leaders.into_iter().all(guard)) {
            return Err(Refusal::NotLedByGuard);
        }
        Ok(())
    }

    fn check_leader(&self, unit: Unit) -> Result<(), Refusal> {
        let Some(face) = self.eyes.army.face(unit) else {
            return Err(Refusal::NotThere);
        };
        if face.is_artillery() {
            return self.check_battery(unit);
        }
        if face.strength() == 1 {
            return Err(Refusal::WeakLeader);
        }
        if face.is_cavalry() && self.attack.from.opposite().obstructed() {
            return Err(Refusal::ObstructedAttack);
        }
        Ok(())
    }

    fn check_battery(&self, unit: Unit) -> Result<(), Refusal> {
        if matches!(self.order, Order::Corps { .. }) {
            return Err(Refusal::GunsByCorpsMove);
        }
        if self.eyes.muted_on_santon(unit) {
            return Err(Refusal::SantonAttack);
        }
        if !bears(self.eyes, unit, self.attack.from) {
            return Err(Refusal::GunsNotAtApproach);
        }
        check_guns(self.eyes, self.attack.from)
    }

    fn check_pair(&self, leaders: Units) -> Result<(), Refusal> {
        let army = self.eyes.army;
        let mut faces = leaders.into_iter().filter_map(|unit| army.face(unit));
        let (Some(first), Some(second)) = (faces.next(), faces.next()) else {
            return Ok(());
        };
        if first.arm() == second.arm() {
            Ok(())
        } else if first.is_foot() && second.is_foot() {
            Err(Refusal::GuardWithLine)
        } else {
            Err(Refusal::UnlikeLeaders)
        }
    }

    /// What the leaders mean for those who follow them.
    fn check_rest(&self, leaders: Units) -> Result<(), Refusal> {
        if let Order::Unit { units, .. } = self.order
            && units.len() > 1
            && leaders != *units
        {
            return Err(Refusal::NotTwoBatteries);
        }
        if self.units.without(leaders).meets(self.eyes.army.fixed_units()) {
            return Err(Refusal::FixedBatteryFollows);
        }
        let guns = leaders
            .into_iter()
            .any(|unit| self.eyes.army.is(unit, |face| face.is_artillery()));
        if !guns && self.units.len() > self.attack.from.far().capacity() {
            return Err(Refusal::TooManyAttackers);
        }
        Ok(())
    }

    /// Who could lead beside those chosen, maybe with one more.
    fn next(&self, chosen: Units) -> Vec<Pick> {
        let others = self.units.without(chosen);
        let open = |unit: Unit| {
            let with = chosen.with(unit);
            self.check(with).is_ok()
                || (chosen.is_empty()
                    && self.needs_pair()
                    && others
                        .into_iter()
                        .any(|other| other != unit && self.check(with.with(other)).is_ok()))
        };
        let mut picks: Vec<Pick> = others
            .into_iter()
            .filter(|&unit| open(unit))
            .map(|unit| Pick::Lead { unit })
            .collect();
        if self.check(chosen).is_ok() {
            picks.push(Pick::Done);
        }
        picks
    }

    /// Whether a single leader may be too few: two batteries together, or another beside the fixed one.
    fn needs_pair(&self) -> bool {
        matches!(self.order, Order::Unit { units, .. } if units.len() > 1)
            || self.units.meets(self.eyes.army.fixed_units())
    }
}

pub fn choices(view: &View, draft: &[Pick]) -> Choices<Pick, Action> {
    let (Some(eyes), Some(attack)) = (Eyes::of(view), view.attack()) else {
        return Choices::Next(Vec::new());
    };
    let picked = drafting(&eyes, attack).draft(draft);
    let (Some(order), [width, rest @ ..]) = (picked.order, picked.rest) else {
        return Choices::Next(order_draft::next(&picked, widths(attack, picked.order.as_ref())));
    };
    let narrow = *width == Pick::Narrow;
    let against = rest.iter().find_map(Pick::against);
    if narrow && attack.defence_leaders[1].is_some() && against.is_none() {
        return Choices::Next(vec![Pick::Against { leader: 0 }, Pick::Against { leader: 1 }]);
    }
    let leaders: Units = rest.iter().filter_map(Pick::leader).collect();
    if rest.last() == Some(&Pick::Done) {
        return Choices::Whole(Action::Declare {
            order,
            narrow,
            against,
            leaders,
        });
    }
    let Ok(sortie) = sortie::check(&eyes, attack.from, &order, Purpose::Assault) else {
        return Choices::Next(Vec::new());
    };
    let led = Led {
        eyes: &eyes,
        attack,
        order: &order,
        units: sortie.units,
        narrow,
    };
    Choices::Next(led.next(leaders))
}

fn drafting<'a>(eyes: &'a Eyes<'a>, attack: &AttackKnown) -> Drafting<'a> {
    Drafting {
        eyes,
        approach: attack.from,
        purpose: Purpose::Assault,
        guard: attack.guard,
        halts: attack.halts,
    }
}

/// Two batteries lead together only in a wide attack.
fn widths(attack: &AttackKnown, order: Option<&Order>) -> Vec<Pick> {
    let pair = matches!(order, Some(Order::Unit { units, .. }) if units.len() > 1);
    let wide = attack.from.wide().then_some(Pick::Wide);
    let narrow = (!pair).then_some(Pick::Narrow);
    wide.into_iter().chain(narrow).collect()
}

pub fn path(action: &Action) -> Option<Vec<Pick>> {
    let Action::Declare {
        order,
        narrow,
        against,
        leaders,
    } = action
    else {
        return None;
    };
    let mut picks = order_draft::path(order);
    picks.push(if *narrow { Pick::Narrow } else { Pick::Wide });
    picks.extend(against.map(|leader| Pick::Against { leader }));
    picks.extend(leaders.into_iter().map(|unit| Pick::Lead { unit }));
    picks.push(Pick::Done);
    Some(picks)
}

/// Commands, pieces, width and leaders (T11.5), and what comes of them at first (T11.6).
pub fn apply(state: &mut State, action: &Action, out: &mut Vec<Event>) {
    let mut attack = state.attack_under_way();
    let Action::Declare {
        order,
        narrow,
        against,
        leaders,
    } = action
    else {
        unreachable!("check lets no other answer through");
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
        leaders: army.faces(*leaders),
        passed,
        left: given.left,
    };
    say(side, told, true, out);
    if guns {
        state.standing_mut(side).fired.insert(attack.from);
    }
    morale::commit(state, side, *leaders, out);
    morale::commit(state, side.other(), attack.defence.leaders, out);
    let reckoned = Reckoned::of(0, initial_lines(state, &attack), &attack, side);
    attack.assault.initial = reckoned.result;
    say(side, Told::InitialResult { reckoned }, false, out);
    let others = attack.defence.named.without(attack.defence.leaders);
    if guns || others.is_empty() {
        assault::resolve(state, attack, &[], out);
    } else {
        attack.step = AttackStep::CounterAttack;
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

/// The initial result, if it is declared as far as it is picked: with a width, and against somebody where that is to be
/// chosen.
pub fn forecast(view: &View, draft: &[Pick]) -> Option<Reckoned> {
    let (eyes, attack) = (Eyes::of(view)?, view.attack()?);
    let picked = drafting(&eyes, attack).draft(draft);
    let (order, [width, rest @ ..]) = (picked.order?, picked.rest) else {
        return None;
    };
    let units = sortie::check(&eyes, attack.from, &order, Purpose::Assault).ok()?.units;
    let against = rest.iter().find_map(Pick::against);
    if *width == Pick::Narrow && attack.defence_leaders[1].is_some() && against.is_none() {
        return None;
    }
    let met = |place: usize| against.is_none_or(|leader| usize::from(leader) == place);
    let mut defenders = faces(attack.defence_leaders);
    for (place, face) in defenders.iter_mut().enumerate() {
        *face = face.filter(|_| met(place));
    }
    let approach = attack.from.opposite();
    let fixed = match &view.forces[eyes.side().other().index()] {
        Force::Seen(blocks) => blocks.fixed,
        Force::Own(army) => army.fixed.map(|unit| army.place(unit)),
    };
    let clash = Clash {
        approach,
        blocked: attack.blocked,
        protected: santon_protects(eyes.options, fixed, approach.locale()),
        guard: attack.guard,
        attackers: faces(leaders(eyes.army, rest.iter().filter_map(Pick::leader).collect())),
        defenders,
    };
    let field = AttackKnown {
        attackers_named: units.len(),
        ..*attack
    };
    Some(Reckoned::of(0, clash.lines(), &field, eyes.side()))
}
