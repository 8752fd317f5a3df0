//! A position as a person writes it down: what is otherwise than at the start of the match.

use serde_json::{Map, Value};
use table::{Version, delta};

use crate::options::Options;
use crate::position::Position;
use crate::state::State;
use crate::valid;

/// By the names of the fields of a position.
pub type Setup = Map<String, Value>;

pub fn setup(state: &State) -> Setup {
    match serde_json::to_value(&state.position) {
        Ok(Value::Object(fields)) => fields,
        _ => unreachable!("a position is a table of fields"),
    }
}

pub fn place(rules: Version, options: &Options, setup: &Setup) -> Result<State, String> {
    let mut state = State::new(rules, options);
    let mut fields = serde_json::to_value(&state.position).map_err(|error| error.to_string())?;
    delta::merge(&mut fields, &Value::Object(setup.clone()));
    state.position = serde_json::from_value::<Position>(fields).map_err(|error| error.to_string())?;
    valid::judge(&state)?;
    if !setup.contains_key("pending") {
        state.position.pending = state.asked(state.position.step);
    }
    if state.at_rest() {
        return Err("nobody has anything to do in it".to_owned());
    }
    Ok(state)
}
