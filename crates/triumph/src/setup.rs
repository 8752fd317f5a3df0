//! A position written down, the whole truth of it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::Version;

use crate::army::{Army, MOST_IN_A_CORPS};
use crate::board::{Approach, Commander, Side};
use crate::face::Face;
use crate::options::{Options, SEATED};
use crate::standing::Standing;
use crate::state::{Stage, State, order_of_battle};
use crate::turn::Turn;
use crate::unit::Unit;
use crate::unit_sheet::UnitSheet;
use crate::valid;

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

pub fn place(rules: Version, options: &Options, setup: &Setup) -> Result<State, String> {
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
    let mut armies = [army(Side::French, &setup.french)?, army(Side::Allied, &setup.allied)?];
    // Nobody writes down the order of battle, which is the same in every auction.
    for army in armies.iter_mut().filter(|army| unsettled && army.alive().is_empty()) {
        *army = order_of_battle(army.side);
    }
    let state = State {
        rules,
        options: *options,
        sides,
        round: setup.round,
        turn: setup.turn,
        standings: [setup.french.standing, setup.allied.standing],
        armies,
        stage: setup.stage,
    };
    valid::check(&state)?;
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

/// How a state travels: as its position, with its options.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Written {
    #[serde(default, skip_serializing_if = "Version::is_first")]
    rules: Version,
    options: Options,
    position: Setup,
}

impl From<State> for Written {
    fn from(state: State) -> Written {
        Written {
            rules: state.rules,
            options: state.options,
            position: setup(&state),
        }
    }
}

impl TryFrom<Written> for State {
    type Error = String;

    fn try_from(written: Written) -> Result<State, String> {
        place(written.rules, &written.options, &written.position)
    }
}
