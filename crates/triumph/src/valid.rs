//! What makes a position valid: whoever begins from it comes to an end, and nothing in it can be against the rules of
//! counting.

use table::walk::MOST_IN_A_DRAFT;
use table::{Choices, Viewer};

use crate::answers::{self, bid};
use crate::army::Army;
use crate::ask::Ask;
use crate::attack::Ride;
use crate::board::{Locale, Position, Side};
use crate::face::Face;
use crate::pick::Pick;
use crate::possible::is_possible;
use crate::state::{Preparation, Stage, State, Task};
use crate::valid_attack;
use crate::view::View;

pub fn check(state: &State) -> Result<(), String> {
    let over = matches!(state.stage, Stage::Over(_));
    if state.standings.iter().any(|standing| standing.morale == 0) && !over {
        return Err("an army without morale has lost".to_owned());
    }
    match &state.stage {
        Stage::Auction(auction) => {
            demand(auction.bidder.0 < 2, "there is no such bidder")?;
            demand(auction.bid.is_none_or(|bid| bid <= bid::most()), "the bid is too high")?;
            check_next(&about_to_prepare(state))?;
        }
        Stage::ChooseSide { winner, .. } => {
            demand(winner.0 < 2, "there is no such winner")?;
            check_next(&about_to_prepare(state))?;
        }
        Stage::SetUp(preparation) => check_set_up(state, preparation)?,
        Stage::Command | Stage::Over(_) => check_places(state)?,
        Stage::Attack(attack) => {
            check_places(state)?;
            valid_attack::check(state, attack)?;
        }
        Stage::Ride(ride) => {
            check_places(state)?;
            demand(ride.charge.is_none(), "a ride that is not resisted charges nobody")?;
            check_ride(state, ride)?;
        }
    }
    check_next(state)
}

pub fn demand(holds: bool, otherwise: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(otherwise.to_owned()) }
}

/// What comes after an auction, whoever gets which army.
fn about_to_prepare(state: &State) -> State {
    State {
        sides: Some(Side::ALL),
        stage: Stage::SetUp(Preparation::default()),
        ..*state
    }
}

fn check_places(state: &State) -> Result<(), String> {
    let ground = state.ground();
    for side in Side::ALL {
        for locale in ground.occupied(side) {
            if ground.holds(side.other(), locale) {
                return Err(format!("both armies stand in {locale}"));
            }
            check_capacity(state.army(side), locale)?;
        }
    }
    Ok(())
}

fn check_capacity(army: &Army, locale: Locale) -> Result<(), String> {
    let count = army.within(locale).len();
    if count > locale.capacity() {
        return Err(format!("{locale} has no room for {count} units"));
    }
    Ok(())
}

/// An army is off the map until it is placed, and then each corps is at home.
fn check_set_up(state: &State, preparation: &Preparation) -> Result<(), String> {
    let Preparation { allied, french, .. } = *preparation;
    let allied_in_turn = matches!(allied, Task::Assign | Task::Place | Task::Nothing);
    let french_in_turn = match french {
        Task::Assign | Task::Place => true,
        Task::Detach | Task::Fix => allied == Task::Nothing,
        Task::Nothing => false,
    };
    demand(
        allied_in_turn && french_in_turn,
        "no set-up comes to this pair of tasks",
    )?;
    for (side, task) in [(Side::Allied, allied), (Side::French, french)] {
        let army = state.army(side);
        for unit in army.alive() {
            check_set_up_place(army.place(unit), army.corps_of(unit).map(|corps| corps.home()), task)?;
        }
    }
    if french == Task::Fix {
        check_places(state)?;
    }
    if allied == Task::Nothing {
        let army = state.army(Side::Allied);
        let homes = army.commanders().filter_map(|one| one.home());
        homes.into_iter().try_for_each(|home| check_capacity(army, home))?;
    }
    Ok(())
}

/// `home` is that of the unit's corps, if it is in one.
fn check_set_up_place(place: Position, home: Option<Option<Locale>>, task: Task) -> Result<(), String> {
    if place.is_off() {
        return Ok(());
    }
    let placed = matches!(task, Task::Detach | Task::Fix | Task::Nothing);
    demand(placed, "a unit stands on the map before its army is placed")?;
    match home {
        Some(home) => demand(place.locale() == home, "a corps is set up away from its locale"),
        None => demand(task == Task::Fix, "a unit is detached too early"),
    }
}

/// Cavalry under one command, with a road behind it.
pub fn check_ride(state: &State, ride: &Ride) -> Result<(), String> {
    const MOST_STEPS: u8 = 3;
    let army = state.army(state.turn.side);
    let at = Position::reserve(ride.at);
    let there = |unit| army.place(unit) == at && army.is(unit, Face::is_cavalry);
    let one_command = match ride.corps {
        Some(corps) => army.corps(corps) == ride.units,
        None => ride.units.len() == 1 && ride.units.within(army.detached()),
    };
    demand(
        !ride.units.is_empty() && ride.units.within(army.alive()) && ride.units.into_iter().all(there),
        "somebody rides who is not there",
    )?;
    demand(one_command, "those who ride are not under one command")?;
    demand((1..=MOST_STEPS).contains(&ride.steps), "nobody rides so far")
}

fn check_next(state: &State) -> Result<(), String> {
    demand(
        is_possible(state) && answerable(state),
        "nobody could answer what is asked in this stage",
    )
}

/// Somebody is asked unless it is over, and every ask has an answer.
fn answerable(state: &State) -> bool {
    let asks = state.asks();
    let over = matches!(state.stage, Stage::Over(_));
    over == asks.is_empty()
        && asks.iter().all(|asked| {
            let view = View::of(state, Viewer::Seat(asked.seat));
            let first = leads_to_an_answer(&view, &asked.ask, |picks| picks.first());
            first && leads_to_an_answer(&view, &asked.ask, |picks| picks.last())
        })
}

/// Whether always picking so leads to an answer that is one.
fn leads_to_an_answer(view: &View, ask: &Ask, pick: impl Fn(&[Pick]) -> Option<&Pick>) -> bool {
    let mut draft = Vec::new();
    while draft.len() < MOST_IN_A_DRAFT {
        match answers::choices(view, ask, &draft) {
            Choices::Whole(action) => return answers::check(view, ask, &action).is_ok(),
            Choices::Next(picks) => match pick(&picks) {
                Some(&next) => draft.push(next),
                None => return false,
            },
        }
    }
    false
}
