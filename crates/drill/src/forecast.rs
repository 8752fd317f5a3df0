//! What can be said of a charge before it is thrown.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};
use table::forecast::{Came, Held};
use ts_rs::TS;

use crate::Drill;
use crate::action::Pick;
use crate::answers::charge;
use crate::ask::Ask;
#[cfg(test)]
use crate::fault::{Fault, planted};
use crate::told::Told;
use crate::view::View;

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, VariantNames, IntoStaticStr, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
#[ts(export_to = "drill.ts")]
pub enum Forecast {
    /// Every die must show this or more; then the square counts so many times.
    Charge { dice: u8, least: u8, times: u8 },
}

pub fn forecast(_view: &View, ask: &Ask, draft: &[Pick]) -> Option<Forecast> {
    #[cfg(test)]
    if _view.against_a_six && planted(Fault::LeakingForecast) {
        return None;
    }
    match (ask, draft) {
        (Ask::Charge { square }, &[Pick::Dice { dice }]) if dice > 0 => Some(Forecast::Charge {
            dice,
            least: charge::least(*square),
            #[cfg(not(test))]
            times: charge::times(dice),
            #[cfg(test)]
            times: charge::times(dice) + u8::from(planted(Fault::WrongForecast)),
        }),
        _ => None,
    }
}

pub fn foretold(forecast: &Forecast, came: &Came<'_, Drill>) -> Result<Held, String> {
    let Forecast::Charge { dice, least, times } = *forecast;
    let charged = came.told.iter().find_map(|told| match told {
        Told::Charged { square, rolls, won, .. } => Some((square, rolls, *won)),
        _ => None,
    });
    let Some((square, rolls, won)) = charged else {
        return Err("nobody charged".to_owned());
    };
    if rolls.len() != usize::from(dice) || rolls.iter().all(|&roll| roll >= least) != won {
        return Err(format!("{rolls:?} were thrown, and it is {won} that it was won"));
    }
    let counts = came.after.field.get(square).map(|man| man.times);
    match counts == won.then_some(times) {
        true => Ok(Held::Held),
        false => Err(format!("the square counts {counts:?} times")),
    }
}
