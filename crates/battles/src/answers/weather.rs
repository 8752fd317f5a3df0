//! The weather of the turn (B3.1).

use table::Seat;

use super::drafts::{Next, single};
use crate::action::Action;
use crate::event::Event;
use crate::pick::Pick;
use crate::refusal::{Judged, Refusal};
use crate::state::State;
use crate::step::Step;
use crate::weather::Weather;

pub fn check(state: &State, seat: Seat, action: &Action) -> Judged {
    match action {
        Action::Weather { .. } => state.in_step(seat, state.position.step == Step::Weather),
        _ => Err(Refusal::OtherAnswer),
    }
}

pub fn choices(state: &State, seat: Seat, draft: &[Pick]) -> Next {
    let all = Weather::ALL.map(|weather| (Pick::Weather { weather }, Action::Weather { weather }));
    single(draft, all, |action| check(state, seat, action))
}

pub fn path(action: &Action) -> Option<Vec<Pick>> {
    match *action {
        Action::Weather { weather } => Some(vec![Pick::Weather { weather }]),
        _ => None,
    }
}

pub fn apply(state: &mut State, seat: Seat, weather: Weather, out: &mut Vec<Event>) {
    state.position.weather = Some(weather);
    out.push(Event::WeatherFound { weather });
    state.finish(seat);
}
