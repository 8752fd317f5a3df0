//! Winning (T16).

use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;
use ts_rs::TS;

use crate::army::Army;
use crate::board::{Locale, LocaleSet, Side, Star, roads_home};
use crate::face::Face;
use crate::options::Objective;
use crate::state::State;
use crate::unit::Units;

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "triumph.ts")]
pub struct End {
    pub winner: Side,
    pub how: How,
}

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, IntoStaticStr, TS)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[ts(export_to = "triumph.ts")]
pub enum How {
    Decisive,
    Marginal,
}

impl How {
    pub fn word(self) -> &'static str {
        self.into()
    }
}

/// An objective that an army controls, and the units that show it.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Control {
    pub side: Side,
    pub locale: Locale,
    pub units: Units,
}

/// Every objective that somebody controls (T16.4 to T16.7, R26).
pub fn controlled(state: &State) -> Vec<Control> {
    let ground = state.ground();
    controlled_by(state, |side| ground.occupied(side), roads_home)
}

/// The same, for who knows where the armies stand, and perhaps what roads lead home.
pub fn controlled_by(
    state: &State,
    occupied: impl Fn(Side) -> LocaleSet,
    mut roads_home: impl FnMut(Side, LocaleSet) -> LocaleSet,
) -> Vec<Control> {
    let mut all = Vec::new();
    for side in Side::ALL {
        let army = state.army(side);
        // Traced once, and only for somebody who holds anything.
        let mut home = None;
        let starred = occupied(side).iter().filter(|locale| !locale.stars().is_empty());
        for locale in starred {
            let units = holders(army, locale, state.options.objective);
            let mut leads_home = || {
                home.get_or_insert_with(|| roads_home(side, occupied(side.other())))
                    .contains(locale)
            };
            if !units.is_empty() && leads_home() {
                all.push(Control { side, locale, units });
            }
        }
    }
    all
}

/// The infantry and artillery that hold a locale.
fn holders(army: &Army, locale: Locale, objective: Objective) -> Units {
    let holds = |face: Face| !face.is_cavalry();
    army.within(locale).filter(|unit| {
        let counts = match objective {
            Objective::Corps => army.corps_of(unit).is_some(),
            Objective::AnyUnit => true,
        };
        counts && army.is(unit, holds)
    })
}

/// Who has won when the last round is over (T16.8 to T16.13).
pub fn marginal(state: &State, controlled: &[Control]) -> End {
    let holds = |side: Side, star: Star| {
        controlled
            .iter()
            .any(|control| control.side == side && control.locale.stars().has(star))
    };
    let blue = holds(Side::Allied, Star::Blue);
    let objectives = [Star::Red, Star::Green, Star::Black].map(|star| holds(Side::French, star));
    let french = if state.standings[Side::French.index()].reinforced {
        !blue && objectives.iter().all(|held| *held)
    } else {
        !blue || objectives.iter().any(|held| *held)
    };
    End {
        winner: if french { Side::French } else { Side::Allied },
        how: How::Marginal,
    }
}
