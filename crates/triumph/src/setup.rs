//! A position written down, the whole truth of it, and what makes it valid.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::{Choices, Game as _, Viewer};

use crate::Triumph;
use crate::army::{Army, MOST_IN_A_CORPS};
use crate::board::{Approach, Commander, Position, Side};
use crate::face::Face;
use crate::options::{Options, SEATED};
use crate::scramble::is_possible;
use crate::standing::Standing;
use crate::state::{Stage, State};
use crate::turn::Turn;
use crate::unit::{Unit, Units};
use crate::unit_sheet::UnitSheet;
use crate::view::View;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    #[serde(default = "first_round")]
    pub round: u8,
    pub turn: Turn,
    /// As they are named, where nobody has chosen otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sides: Option<[Side; 2]>,
    #[serde(default)]
    pub french: ArmySetup,
    #[serde(default)]
    pub allied: ArmySetup,
    #[serde(default = "command")]
    pub stage: Stage,
}

fn first_round() -> u8 {
    1
}

fn command() -> Stage {
    Stage::Command
}

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ArmySetup {
    #[serde(default)]
    pub standing: Standing,
    #[serde(default)]
    pub units: BTreeMap<Unit, UnitSheet>,
    /// Which approach commanders have defended in this turn.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub stood: BTreeMap<Commander, Approach>,
}

pub fn setup(state: &State) -> Setup {
    Setup {
        round: state.round,
        turn: state.turn,
        sides: state.sides,
        french: army_setup(state, Side::French),
        allied: army_setup(state, Side::Allied),
        stage: state.stage,
    }
}

fn army_setup(state: &State, side: Side) -> ArmySetup {
    let army = state.army(side);
    let stood = Commander::of(side).filter_map(|one| Some((one, army.marks.stood.commander(one)?)));
    ArmySetup {
        standing: state.standings[side.index()],
        units: army
            .alive()
            .into_iter()
            .filter_map(|unit| Some((unit, UnitSheet::of(army, unit)?)))
            .collect(),
        stood: stood.collect(),
    }
}

pub fn place(options: &Options, setup: &Setup) -> Result<State, String> {
    let rounds = options.day.rounds();
    if !(1..=rounds).contains(&setup.round) {
        return Err(format!("round {} is none of {rounds}", setup.round));
    }
    let unsettled = matches!(setup.stage, Stage::Auction(_) | Stage::ChooseSide { .. });
    if unsettled && setup.sides.is_some() {
        return Err("during an auction nobody has an army".to_owned());
    }
    let sides = (!unsettled).then(|| setup.sides.unwrap_or(SEATED));
    if sides.is_some_and(|[one, other]| one == other) {
        return Err("both seats play the same army".to_owned());
    }
    let state = State {
        options: *options,
        sides,
        round: setup.round,
        turn: setup.turn,
        standings: [setup.french.standing, setup.allied.standing],
        armies: [army(Side::French, &setup.french)?, army(Side::Allied, &setup.allied)?],
        stage: setup.stage,
    };
    check(&state)?;
    Ok(state)
}

fn army(side: Side, setup: &ArmySetup) -> Result<Army, String> {
    let mut army = Army::empty(side);
    for (&unit, sheet) in &setup.units {
        if sheet.corps.is_some_and(|corps| corps.side() != side) {
            return Err(format!("unit {unit} is in a corps of the other army"));
        }
        if sheet.at.approach().is_some_and(|approach| !approach.passable()) {
            return Err(format!("unit {unit} stands at an approach that nobody passes"));
        }
        if sheet.fixed && (army.fixed.is_some() || side == Side::Allied || sheet.face != Face::Artillery1) {
            return Err(format!("unit {unit} cannot be the fixed battery"));
        }
        sheet.put_into(&mut army, unit);
    }
    for (&commander, &approach) in &setup.stood {
        if commander.side() != side {
            return Err(format!("{commander} is of the other army"));
        }
        army.marks.stood.set_commander(commander, approach);
    }
    for commander in army.commanders() {
        let corps = army.corps(commander);
        if corps.len() > MOST_IN_A_CORPS {
            return Err(format!("{commander} has more than {MOST_IN_A_CORPS} units"));
        }
        let post = army.post(commander);
        if corps.into_iter().any(|unit| Some(army.place(unit)) != post) {
            return Err(format!("the units of {commander} do not stand together"));
        }
    }
    Ok(army)
}

fn check(state: &State) -> Result<(), String> {
    let in_play = !matches!(
        state.stage,
        Stage::SetUp(_) | Stage::Auction(_) | Stage::ChooseSide { .. }
    );
    let over = matches!(state.stage, Stage::Over(_));
    if state.standings.iter().any(|standing| standing.morale == 0) && !over {
        return Err("an army without morale has lost".to_owned());
    }
    if in_play {
        check_places(state)?;
    }
    check_names(state)?;
    if !is_possible(state) || !answerable(state) {
        return Err("nobody could answer what is asked in this stage".to_owned());
    }
    Ok(())
}

fn check_places(state: &State) -> Result<(), String> {
    let ground = state.ground();
    for side in Side::ALL {
        for locale in ground.occupied(side) {
            if ground.holds(side.other(), locale) {
                return Err(format!("both armies stand in {locale}"));
            }
            if ground.count(side, locale) > locale.capacity() {
                return Err(format!("{locale} has no room for {} units", ground.count(side, locale)));
            }
        }
    }
    Ok(())
}

/// Whom a stage names must be there to be named.
fn check_names(state: &State) -> Result<(), String> {
    let turn = state.army(state.turn.side).alive();
    let other = state.army(state.turn.side.other()).alive();
    let there = match &state.stage {
        Stage::Attack(attack) => {
            let defence = &attack.defence;
            let led = defence
                .leaders
                .or(defence.counter)
                .within(defence.named.or(Units::NONE));
            let assault = &attack.assault;
            let rides = attack.ride.is_none_or(|ride| ride.units.within(turn));
            let refuge = defence.refuge.units().within(other);
            led && assault.leaders.within(assault.units) && rides && refuge && attack.from.passable()
        }
        Stage::Ride(ride) => {
            let at = Position::reserve(ride.at);
            let army = state.army(state.turn.side);
            ride.units.within(turn) && ride.units.into_iter().all(|unit| army.place(unit) == at)
        }
        Stage::Auction(auction) => auction.bidder.0 < 2,
        Stage::ChooseSide { winner, .. } => winner.0 < 2,
        _ => true,
    };
    if there {
        Ok(())
    } else {
        Err("the stage names pieces that are not there".to_owned())
    }
}

/// Every ask has an answer.
fn answerable(state: &State) -> bool {
    state.asks().iter().all(|asked| {
        let view = View::of(state, Viewer::Seat(asked.seat));
        match Triumph::choices(&view, &asked.ask, &[]) {
            Choices::Next(picks) => !picks.is_empty(),
            Choices::Whole(_) => true,
        }
    })
}

/// How a state travels: as its position, with its options.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Written {
    options: Options,
    position: Setup,
}

impl From<State> for Written {
    fn from(state: State) -> Written {
        Written {
            options: state.options,
            position: setup(&state),
        }
    }
}

impl TryFrom<Written> for State {
    type Error = String;

    fn try_from(written: Written) -> Result<State, String> {
        place(&written.options, &written.position)
    }
}
