//! Corps to positions (T6.6, T6.7).

use table::Choices;

use crate::action::Action;
use crate::board::{Commander, Locale, Position, Side};
use crate::event::{Event, Weight};
use crate::eyes::Eyes;
use crate::muster::Posts;
use crate::options::Day;
use crate::pick::Pick;
use crate::refusal::Refusal;
use crate::resolve::set_up;
use crate::state::{Stage, State, Task};
use crate::told::Told;
use crate::view::View;

/// On 1 December only so many Allied corps begin on the map.
const ALLIED_ON_DECEMBER_1: usize = 2;

/// How many corps of the army begin on the map, of those that have a place there.
fn placed(side: Side, day: Day) -> usize {
    match (side, day) {
        (Side::Allied, Day::December1) => ALLIED_ON_DECEMBER_1,
        _ => Commander::of(side).filter(|one| one.home().is_some()).count(),
    }
}

pub fn check(view: &View, action: &Action) -> Result<(), Refusal> {
    let (Some(eyes), Action::Place { corps }) = (Eyes::of(view), action) else {
        return Err(Refusal::AnotherAnswer);
    };
    let mut count = 0;
    for (commander, position) in corps.iter() {
        if commander.side() != eyes.side() {
            return Err(Refusal::NotThere);
        }
        let home = commander.home().ok_or(Refusal::ReinforcementPlaced)?;
        check_post(&eyes, commander, home, position)?;
        count += 1;
    }
    if count != placed(eyes.side(), eyes.options.day) {
        return Err(match (eyes.side(), eyes.options.day) {
            (Side::French, _) => Refusal::FrenchCorpsNotPlaced,
            (Side::Allied, Day::December1) => Refusal::NotTwoCorps,
            (Side::Allied, Day::December2) => Refusal::AlliedCorpsNotPlaced,
        });
    }
    Ok(())
}

fn check_post(eyes: &Eyes<'_>, commander: Commander, home: Locale, position: Position) -> Result<(), Refusal> {
    if position.locale() != Some(home) {
        return Err(Refusal::NotItsLocale);
    }
    if position.approach().is_some_and(|approach| !approach.passable()) {
        return Err(Refusal::Impassable);
    }
    if !has_room(eyes, commander, home) {
        return Err(Refusal::AlliedCorpsWithoutRoom);
    }
    Ok(())
}

fn has_room(eyes: &Eyes<'_>, commander: Commander, home: Locale) -> bool {
    eyes.side() == Side::French || eyes.army.corps(commander).len() <= home.capacity()
}

/// Commanders who have a place on the map, in order.
fn candidates(side: Side) -> impl Iterator<Item = (Commander, Locale)> {
    Commander::of(side).filter_map(|one| Some((one, one.home()?)))
}

/// One commander after the other.
pub fn choices(view: &View, draft: &[Pick]) -> Choices<Pick, Action> {
    let Some(eyes) = Eyes::of(view) else {
        return Choices::Next(Vec::new());
    };
    let mut posts = Posts::default();
    for ((commander, _), pick) in candidates(eyes.side()).zip(draft) {
        if let Pick::To { position } = pick {
            posts.set(commander, *position);
        }
    }
    let due = placed(eyes.side(), eyes.options.day) - posts.iter().count();
    let mut left = candidates(eyes.side()).skip(draft.len());
    let Some((commander, home)) = left.next().filter(|_| due > 0) else {
        return Choices::Whole(Action::Place { corps: posts });
    };
    let approaches = home.approaches().iter().map(|&approach| Position::at(approach));
    let positions = [Position::reserve(home)].into_iter().chain(approaches);
    let open = positions.filter(|&position| check_post(&eyes, commander, home, position).is_ok());
    let mut picks: Vec<Pick> = open.map(|position| Pick::To { position }).collect();
    if left.filter(|&(one, home)| has_room(&eyes, one, home)).count() >= due {
        picks.push(Pick::Off);
    }
    Choices::Next(picks)
}

/// Who is not named stays off the map; after the last who is named nobody is asked.
pub fn path(action: &Action) -> Option<Vec<Pick>> {
    let Action::Place { corps } = action else {
        return None;
    };
    let Some(side) = corps.iter().next().map(|(commander, _)| commander.side()) else {
        return Some(Vec::new());
    };
    let mut picks: Vec<Pick> = candidates(side)
        .map(|(one, _)| corps.of(one).map_or(Pick::Off, |position| Pick::To { position }))
        .collect();
    while picks.last() == Some(&Pick::Off) {
        picks.pop();
    }
    Some(picks)
}

pub fn apply(state: &mut State, side: Side, corps: &Posts, out: &mut Vec<Event>) {
    let army = state.army_mut(side);
    for (commander, position) in corps.iter() {
        army.put(army.corps(commander), position);
    }
    out.push(Event {
        told: Told::Placed { side },
        owner: side,
        weight: Weight::Secret,
    });
    let Stage::SetUp(preparation) = &mut state.stage else {
        return;
    };
    match side {
        Side::Allied => {
            preparation.allied = Task::Nothing;
            set_up::deploy(state.army(side), out);
        }
        Side::French => preparation.french = Task::Detach,
    }
}
