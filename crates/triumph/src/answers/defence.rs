//! The defender's answer to a threat (T11.2), with the leaders of the defence sealed in it (T11.4, R54).

use table::Choices;

use crate::action::Action;
use crate::attack::{AttackStep, Defence};
use crate::board::{Approach, Commander, Locale, Position};
use crate::commanders::Commanders;
use crate::event::{Event, Weight};
use crate::eyes::Eyes;
use crate::group::groups;
use crate::pick::Pick;
use crate::refusal::Refusal;
use crate::resolve::retreat;
use crate::state::{Stage, State};
use crate::told::Told;
use crate::unit::{Unit, Units};
use crate::view::View;

const MOST_LEADERS: u8 = 2;

/// The locale that is attacked, as its defender sees it.
#[derive(Copy, Clone)]
pub struct Post<'a> {
    pub eyes: &'a Eyes<'a>,
    /// The defence approach.
    pub approach: Approach,
}

pub fn check(view: &View, action: &Action) -> Result<(), Refusal> {
    let (Some(eyes), Some(attack)) = (Eyes::of(view), view.attack()) else {
        return Err(Refusal::AnotherAnswer);
    };
    let post = Post {
        eyes: &eyes,
        approach: attack.from.opposite(),
    };
    match action {
        Action::Retreat if post.blockers().is_empty() => Ok(()),
        Action::Retreat => Err(Refusal::BlockersCannotRetreat),
        Action::Hold { leaders } => {
            if post.blockers().is_empty() {
                return Err(Refusal::NobodyNamed);
            }
            post.check_leaders(post.blockers(), *leaders)
        }
        Action::Defend {
            units,
            commanders,
            leaders,
        } => {
            post.check_named(*units)?;
            post.check_commanders(*units, *commanders)?;
            post.check_leaders(*units, *leaders)
        }
        _ => Err(Refusal::AnotherAnswer),
    }
}

impl Post<'_> {
    pub fn locale(&self) -> Locale {
        self.approach.locale()
    }

    pub fn blockers(&self) -> Units {
        self.eyes.army.at(Position::at(self.approach))
    }

    fn reserve(&self) -> Units {
        self.eyes.army.at(Position::reserve(self.locale()))
    }

    /// Who of the reserve may be named.
    pub fn able(&self) -> Units {
        self.reserve().filter(|unit| self.check_able(unit).is_ok())
    }

    fn check_able(&self, unit: Unit) -> Result<(), Refusal> {
        let marks = &self.eyes.army.marks;
        if marks.stood.unit(unit).is_some_and(|stood| stood != self.approach) {
            return Err(Refusal::DefendedElsewhere);
        }
        if marks.beaten.contains(unit) {
            return Err(Refusal::RetreatedFromCombat);
        }
        Ok(())
    }

    pub fn check_named(&self, units: Units) -> Result<(), Refusal> {
        let army = self.eyes.army;
        if units.is_empty() {
            return Err(Refusal::NobodyNamed);
        }
        let place = |unit: Unit| army.place(unit);
        if units
            .into_iter()
            .any(|unit| place(unit).locale() != Some(self.locale()))
        {
            return Err(Refusal::NotThere);
        }
        let blocked = !self.blockers().is_empty();
        let elsewhere = |unit| place(unit).approach().is_some_and(|approach| approach != self.approach);
        if units.into_iter().any(elsewhere) {
            return Err(Refusal::NamedElsewhere);
        }
        if blocked {
            let reserve = units.into_iter().any(|unit| place(unit).is_reserve());
            return Err(if reserve {
                Refusal::ReserveBehindBlockers
            } else if units == self.blockers() {
                // All of them are named, but they hold.
                Refusal::AnotherAnswer
            } else {
                Refusal::BlockerNotNamed
            });
        }
        for unit in units {
            self.check_able(unit)?;
        }
        self.check_detached(units)
    }

    fn check_detached(&self, units: Units) -> Result<(), Refusal> {
        if units.and(self.eyes.army.detached()).len() > 1 {
            return Err(Refusal::TwoDetachedNamed);
        }
        Ok(())
    }

    pub fn check_commanders(&self, units: Units, commanders: Commanders) -> Result<(), Refusal> {
        for commander in commanders.iter() {
            if !self.eyes.army.corps(commander).meets(units) {
                return Err(Refusal::CommanderAlone);
            }
            let stood = self.eyes.army.marks.stood.commander(commander);
            if stood.is_some_and(|stood| stood != self.approach) {
                return Err(Refusal::DefendedElsewhere);
            }
        }
        Ok(())
    }

    pub fn check_leaders(&self, named: Units, leaders: Units) -> Result<(), Refusal> {
        if !leaders.within(named) {
            return Err(Refusal::LeaderNotNamed);
        }
        if leaders.len() > MOST_LEADERS && self.approach.wide() {
            return Err(Refusal::ThreeLeadDefence);
        }
        if leaders.len() > 1 && !self.approach.wide() {
            return Err(Refusal::TwoLeadNarrowDefence);
        }
        for unit in leaders {
            self.check_leader(unit)?;
        }
        let reserve = leaders.into_iter().any(|unit| self.eyes.army.place(unit).is_reserve());
        if reserve && leaders.len() > 1 && !self.alike(leaders) {
            return Err(Refusal::UnlikeReserveLeaders);
        }
        Ok(())
    }

    fn check_leader(&self, unit: Unit) -> Result<(), Refusal> {
        let army = self.eyes.army;
        if army.is(unit, |face| face.is_cavalry()) && self.approach.obstructed() {
            return Err(Refusal::ObstructedDefence);
        }
        if self.eyes.muted_on_santon(unit) {
            return Err(Refusal::SantonDefence);
        }
        let weak = army.strength(unit) == 1 && !self.eyes.on_santon(unit);
        if army.place(unit).is_reserve() && weak {
            return Err(Refusal::WeakReserveLeader);
        }
        Ok(())
    }

    /// Of one type and one corps; Guard and line infantry are one type here (R7).
    fn alike(&self, leaders: Units) -> bool {
        let army = self.eyes.army;
        let mut types = leaders.into_iter().map(|unit| {
            let corps = army.corps_of(unit);
            (army.face(unit).map(|face| face.symbol()), corps)
        });
        let first = types.next();
        let detached = first.is_some_and(|(_, corps)| corps.is_none());
        !detached && types.all(|other| Some(other) == first)
    }

    /// Who could lead beside those chosen.
    fn next_leaders(&self, named: Units, chosen: Units) -> impl Iterator<Item = Unit> + '_ {
        named
            .without(chosen)
            .into_iter()
            .filter(move |&unit| self.check_leaders(named, chosen.with(unit)).is_ok())
    }
}

pub fn choices(view: &View, draft: &[Pick]) -> Choices<Pick, Action> {
    let (Some(eyes), Some(attack)) = (Eyes::of(view), view.attack()) else {
        return Choices::Next(Vec::new());
    };
    let post = Post {
        eyes: &eyes,
        approach: attack.from.opposite(),
    };
    let blockers = post.blockers();
    let units: Units = draft.iter().filter_map(Pick::unit).collect();
    let leaders: Units = draft.iter().filter_map(Pick::leader).collect();
    let commanders: Commanders = draft.iter().filter_map(Pick::commander).collect();
    match draft.last() {
        Some(Pick::Retreat) => return Choices::Whole(Action::Retreat),
        Some(Pick::Done) if blockers.is_empty() => {
            return Choices::Whole(Action::Defend {
                units,
                commanders,
                leaders,
            });
        }
        Some(Pick::Done) => return Choices::Whole(Action::Hold { leaders }),
        _ => {}
    }
    let mut picks = Vec::new();
    if blockers.is_empty() {
        if draft.is_empty() {
            picks.push(Pick::Retreat);
        }
        if leaders.is_empty() && commanders.is_empty() {
            let more = post.able().without(units).into_iter();
            let more = more.filter(|&unit| post.check_detached(units.with(unit)).is_ok());
            picks.extend(more.map(|unit| Pick::Unit { unit }));
        }
        if leaders.is_empty() {
            let more = eyes.army.commanders().filter(|&one| !commanders.contains(one));
            let more = more.filter(|&one| post.check_commanders(units, Commanders::one(one)).is_ok());
            picks.extend(more.map(|commander| Pick::Commander { commander }));
        }
    }
    let named = if blockers.is_empty() { units } else { blockers };
    picks.extend(post.next_leaders(named, leaders).map(|unit| Pick::Lead { unit }));
    if !named.is_empty() {
        picks.push(Pick::Done);
    }
    Choices::Next(picks)
}

pub fn path(action: &Action) -> Option<Vec<Pick>> {
    let (units, commanders, leaders) = match *action {
        Action::Retreat => return Some(vec![Pick::Retreat]),
        Action::Hold { leaders } => (Units::NONE, Commanders::NONE, leaders),
        Action::Defend {
            units,
            commanders,
            leaders,
        } => (units, commanders, leaders),
        _ => return None,
    };
    let units = units.into_iter().map(|unit| Pick::Unit { unit });
    let commanders = commanders.iter().map(|commander| Pick::Commander { commander });
    let leaders = leaders.into_iter().map(|unit| Pick::Lead { unit });
    Some(units.chain(commanders).chain(leaders).chain([Pick::Done]).collect())
}

pub fn apply(state: &mut State, action: &Action, out: &mut Vec<Event>) {
    let mut attack = state.attack_under_way();
    let side = state.turn.side.other();
    let approach = attack.from.opposite();
    let army = state.army_mut(side);
    let blockers = army.at(Position::at(approach));
    let all: Commanders = army.commanders_at(Position::at(approach)).collect();
    let defence = match action {
        Action::Hold { leaders } => Defence {
            blocked: true,
            named: blockers,
            commanders: all,
            leaders: *leaders,
            ..Defence::default()
        },
        Action::Defend {
            units,
            commanders,
            leaders,
        } => Defence {
            named: *units,
            commanders: *commanders,
            leaders: *leaders,
            ..Defence::default()
        },
        _ => return retreat::begin(state, attack, false, out),
    };
    for unit in defence.named {
        army.marks.stood.set_unit(unit, approach);
    }
    let named: Vec<Commander> = defence.commanders.iter().collect();
    named
        .into_iter()
        .for_each(|one| army.marks.stood.set_commander(one, approach));
    out.push(Event {
        told: Told::Defended {
            side,
            approach,
            pieces: groups(army, defence.named, defence.commanders),
        },
        owner: side,
        weight: Weight::Binding,
    });
    attack.defence = Defence {
        count: defence.named.len(),
        ..defence
    };
    attack.step = AttackStep::Feint;
    state.stage = Stage::Attack(attack);
}
