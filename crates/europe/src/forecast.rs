//! Nothing is forecast: everything lies open, and what the dice promise is said beside them (`odds.rs`).

use table::forecast::{Came, Held};

use crate::Europe;
use crate::ask::Ask;
use crate::pick::Pick;
use crate::view::View;

pub type Forecast = table::forecast::Nothing;

pub fn forecast(_view: &View, _ask: &Ask, _draft: &[Pick]) -> Option<Forecast> {
    None
}

pub fn foretold(forecast: &Forecast, _came: &Came<'_, Europe>) -> Result<Held, String> {
    match *forecast {}
}
