//! Units to commanders (T6.6, T6.7).

use table::Choices;

use crate::action::Action;
use crate::army::{Army, MOST_IN_A_CORPS};
use crate::board::{Commander, Side};
use crate::event::{Event, Weight};
use crate::eyes::Eyes;
use crate::face::Face;
use crate::muster::Muster;
use crate::options::Day;
use crate::pick::Pick;
use crate::refusal::Refusal;
use crate::state::{Stage, State, Task};
use crate::told::Told;
use crate::unit::Units;
use crate::view::View;

/// The most units that a commander may begin with. Allied corps that begin on the map must have room there (R41); on
/// 1 December that is judged when two of them are placed.
fn most(commander: Commander, day: Day) -> u8 {
    let on_the_map = commander.side() == Side::Allied && day == Day::December2;
    let room = commander
        .home()
        .filter(|_| on_the_map)
        .map_or(u8::MAX, |home| home.capacity());
    MOST_IN_A_CORPS.min(room)
}

/// Reinforcements of the French need something better than infantry of two (T6.7d).
fn needs_other(commander: Commander) -> bool {
    commander.side() == Side::French && commander.home().is_none()
}

fn is_other(face: Face) -> bool {
    face != Face::Infantry2
}

pub fn check(view: &View, action: &Action) -> Result<(), Refusal> {
    let (Some(eyes), Action::Assign { corps }) = (Eyes::of(view), action) else {
        return Err(Refusal::AnotherAnswer);
    };
    let army = eyes.army;
    let mut assigned = Units::NONE;
    for (commander, units) in corps.iter() {
        if commander.side() != army.side || units.meets(assigned) || !units.within(army.alive()) {
            return Err(Refusal::NotThere);
        }
        assigned = assigned.or(units);
    }
    if assigned != army.alive() {
        return Err(Refusal::UnitNotAssigned);
    }
    for commander in Commander::of(army.side) {
        let units = corps.of(commander);
        if units.len() < commander.least() {
            return Err(Refusal::CorpsTooSmall);
        }
        if units.len() > MOST_IN_A_CORPS {
            return Err(Refusal::CorpsTooLarge);
        }
        if units.len() > most(commander, eyes.options.day) {
            return Err(Refusal::AlliedCorpsWithoutRoom);
        }
        if needs_other(commander) && army.all_are(units, |face| !is_other(face)) {
            return Err(Refusal::NoOtherUnit);
        }
    }
    Ok(())
}

/// A muster in the making.
#[derive(Copy, Clone)]
struct Filling<'a> {
    army: &'a Army,
    day: Day,
    counts: [u8; Commander::COUNT],
    /// Who has a unit that is not infantry of two.
    served: [bool; Commander::COUNT],
    left: Units,
}

impl Filling<'_> {
    fn lacks(&self, commander: Commander) -> bool {
        needs_other(commander) && !self.served[commander.index()]
    }

    /// How many units the commander must still get.
    fn short(&self, commander: Commander) -> u8 {
        let short = commander.least().saturating_sub(self.counts[commander.index()]);
        short.max(u8::from(self.lacks(commander)))
    }

    fn give(&mut self, commander: Commander) {
        let Some(unit) = self.left.first() else {
            return;
        };
        self.left.remove(unit);
        self.counts[commander.index()] += 1;
        self.served[commander.index()] |= self.army.is(unit, is_other);
    }

    /// Whether the units that are left can still do for everybody.
    fn can_be_done(&self) -> bool {
        let all = || Commander::of(self.army.side);
        let enough = all().map(|one| self.short(one)).sum::<u8>() <= self.left.len();
        let lacking = all().filter(|&one| self.lacks(one)).count();
        let others = self.left.filter(|unit| self.army.is(unit, is_other)).len();
        let open = all().all(|one| {
            let most = most(one, self.day);
            let count = self.counts[one.index()];
            count < most || (count == most && !self.lacks(one))
        });
        enough && lacking <= usize::from(others) && open
    }
}

/// One unit after the other, each to a commander.
pub fn choices(view: &View, draft: &[Pick]) -> Choices<Pick, Action> {
    let Some(eyes) = Eyes::of(view) else {
        return Choices::Next(Vec::new());
    };
    let army = eyes.army;
    let mut filling = Filling {
        army,
        day: eyes.options.day,
        counts: [0; Commander::COUNT],
        served: [false; Commander::COUNT],
        left: army.alive(),
    };
    let mut muster = Muster::default();
    for pick in draft {
        if let (Pick::Assign { commander }, Some(unit)) = (pick, filling.left.first()) {
            muster.set(*commander, muster.of(*commander).with(unit));
            filling.give(*commander);
        }
    }
    if filling.left.is_empty() {
        return Choices::Whole(Action::Assign { corps: muster });
    }
    let open = |commander: &Commander| {
        let mut with = filling;
        with.give(*commander);
        with.can_be_done()
    };
    let picks = Commander::of(army.side)
        .filter(open)
        .map(|commander| Pick::Assign { commander });
    Choices::Next(picks.collect())
}

pub fn path(action: &Action) -> Option<Vec<Pick>> {
    let Action::Assign { corps } = action else {
        return None;
    };
    let mut picks: Vec<_> = corps
        .iter()
        .flat_map(|(commander, units)| units.into_iter().map(move |unit| (unit, Pick::Assign { commander })))
        .collect();
    picks.sort_by_key(|(unit, _)| *unit);
    Some(picks.into_iter().map(|(_, pick)| pick).collect())
}

pub fn apply(state: &mut State, side: Side, corps: &Muster, out: &mut Vec<Event>) {
    let army = state.army_mut(side);
    army.detach(army.alive());
    for (commander, units) in corps.iter() {
        units.into_iter().for_each(|unit| army.join(unit, Some(commander)));
    }
    if let Stage::SetUp(preparation) = &mut state.stage {
        match side {
            Side::Allied => preparation.allied = Task::Place,
            Side::French => {
                preparation.early = preparation.allied != Task::Nothing;
                preparation.french = Task::Place;
            }
        }
    }
    out.push(Event {
        told: Told::Assigned { side },
        owner: side,
        weight: Weight::Secret,
    });
}
