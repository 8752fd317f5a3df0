//! What can be said of an answer before it is given, by the same rules that carry it out and from what the seat knows.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};
use table::forecast::{Came, Held};
use ts_rs::TS;

use crate::Triumph;
use crate::action::Action;
use crate::answers::{command, counter_attack, declaration, destinations, losses};
use crate::ask::Ask;
use crate::board::{Locale, Position};
use crate::combat::Reckoned;
use crate::face::Face;
use crate::pick::Pick;
use crate::roads::{Route, Way};
use crate::told::{LossCause, Told};
use crate::unit::Units;
use crate::view::{Force, View};

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, VariantNames, IntoStaticStr, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
#[ts(export_to = "triumph.ts")]
pub enum Forecast {
    /// Where what is in hand may go along roads: the shortest way to each place.
    Reach { ends: Vec<RoadEnd> },
    /// The initial result of an attack that is declared so.
    Initial { reckoned: Reckoned },
    /// The final result of one that meets this counter-attack.
    Final { reckoned: Reckoned },
    /// Who can take the losses, and how many steps they can.
    Takers { units: Units, steps: u8 },
    /// Where those can go who give a locale up, for how many there is room, and how many will find none.
    Refuges { rooms: BTreeMap<Locale, u8>, homeless: u8 },
}

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "triumph.ts")]
pub struct RoadEnd {
    pub to: Position,
    pub way: Way,
}

pub fn forecast(view: &View, ask: &Ask, draft: &[Pick]) -> Option<Forecast> {
    match ask {
        Ask::Command => {
            let ends = command::reach(view, draft);
            (!ends.is_empty()).then_some(Forecast::Reach { ends })
        }
        Ask::Declaration => declaration::forecast(view, draft).map(|reckoned| Forecast::Initial { reckoned }),
        Ask::CounterAttack => counter_attack::forecast(view, draft).map(|reckoned| Forecast::Final { reckoned }),
        Ask::Losses { of, steps } => {
            losses::forecast(view, *of, *steps).map(|(units, steps)| Forecast::Takers { units, steps })
        }
        Ask::Destinations => {
            destinations::forecast(view).map(|(rooms, homeless)| Forecast::Refuges { rooms, homeless })
        }
        _ => None,
    }
}

pub fn foretold(forecast: &Forecast, came: &Came<'_, Triumph>) -> Result<Held, String> {
    let expect = |holds: bool, why: &dyn Fn() -> String| if holds { Ok(Held::Held) } else { Err(why()) };
    match forecast {
        Forecast::Reach { ends } => reached(ends, came),
        Forecast::Initial { .. } | Forecast::Final { .. } if !came.whole => Ok(Held::NotYet),
        Forecast::Initial { reckoned } => {
            let result = came.told.iter().find_map(|told| match told {
                Told::InitialResult { reckoned } => Some(reckoned),
                _ => None,
            });
            expect(result == Some(reckoned), &|| format!("it came to {result:?}"))
        }
        Forecast::Final { reckoned } => {
            let result = came.told.iter().find_map(|told| match told {
                Told::FinalResult { reckoned, .. } => Some(reckoned),
                _ => None,
            });
            expect(result == Some(reckoned), &|| format!("it came to {result:?}"))
        }
        Forecast::Takers { units, steps: due } => {
            let Action::Lose { steps } = came.action else {
                return Err(format!("{:?} takes no losses", came.action));
            };
            let Some(side) = came.before.side else {
                return Err("who plays no army has nothing to lose".to_owned());
            };
            let Force::Own(army) = &came.before.forces[side.index()] else {
                return Err("an army does not know itself".to_owned());
            };
            // The hits that were chosen are the first that are told.
            let hit = came.told.iter().find_map(|told| match told {
                Told::Lost { side: who, hits, .. } if *who == side => Some(hits),
                _ => None,
            });
            let faces = |of: Units| -> Vec<Face> { army.faces(of) };
            let able = faces(*units);
            let all_able = hit.is_some_and(|hits| hits.iter().all(|hit| able.contains(&hit.face)));
            let taken: u8 = steps.iter().map(|(_, steps)| steps).sum();
            expect(steps.units().within(*units) && all_able && taken == *due, &|| {
                format!("{hit:?} were hit")
            })
        }
        Forecast::Refuges { rooms, homeless } => {
            let Action::GoTo { units, .. } = came.action else {
                return Err(format!("{:?} goes nowhere", came.action));
            };
            let gone: BTreeMap<Locale, u8> = units.iter().fold(BTreeMap::new(), |mut gone, (_, locale)| {
                *gone.entry(locale).or_default() += 1;
                gone
            });
            let fits = gone
                .iter()
                .all(|(locale, count)| rooms.get(locale).is_some_and(|room| count <= room));
            let lost: usize = came
                .told
                .iter()
                .map(|told| match told {
                    Told::Lost {
                        cause: LossCause::NoRoom,
                        hits,
                        ..
                    } => hits.len(),
                    _ => 0,
                })
                .sum();
            expect(fits && lost == usize::from(*homeless), &|| {
                format!("{gone:?} went, and {lost} were lost")
            })
        }
    }
}

/// A way that was forecast leads where it was said to, and whoever goes by road was forecast to be able to.
fn reached(ends: &[RoadEnd], came: &Came<'_, Triumph>) -> Result<Held, String> {
    let (way, left) = match came.action {
        Action::CorpsMove {
            to: Route::Road(way),
            leave,
            ..
        } => (way, *leave),
        Action::UnitMove {
            to: Route::Road(way), ..
        } => (way, Units::NONE),
        _ => return Ok(Held::NotYet),
    };
    let moved = came.told.iter().find_map(|told| match told {
        Told::Moved { to, .. } => Some(*to),
        _ => None,
    });
    // Fewer can go farther: what was forecast holds for those who went.
    if came.draft.len() != 1 + usize::from(left.len()) {
        return Ok(Held::NotYet);
    }
    if !ends.iter().any(|end| moved == Some(end.to)) {
        return Err(format!("{way:?} was gone to {moved:?}"));
    }
    match ends.iter().find(|end| end.way == *way) {
        Some(end) if moved != Some(end.to) => Err(format!("it led to {moved:?}")),
        _ => Ok(Held::Held),
    }
}
