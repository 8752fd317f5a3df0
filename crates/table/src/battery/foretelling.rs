//! Forecasts are held against what the act then does.

use crate::ask::OpenAsk;
use crate::battery::gunner::Gunner;
use crate::battery::law::Law;
use crate::fog::Fog;
use crate::forecast::{Came, Held};
use crate::r#match::Match;
use crate::seat::Viewer;

/// What was forecast on the way to an action, and what the seat knew then.
pub struct Foretold<G: Fog> {
    before: G::View,
    picks: Vec<G::Pick>,
    /// By how many of the picks were made.
    forecasts: Vec<(usize, G::Forecast)>,
}

impl<G: Fog> Gunner<G> {
    /// All that is forecast at each draft on the way to the action.
    pub fn foretell(&mut self, game: &Match<G>, open: &OpenAsk<G::Ask>, action: &G::Action) -> Foretold<G> {
        let before = game.view(Viewer::Seat(open.id.seat));
        let picks = G::path(&open.ask, action).unwrap_or_default();
        let forecasts: Vec<_> = (0..=picks.len())
            .filter_map(|count| Some((count, G::forecast(&before, &open.ask, &picks[..count])?)))
            .collect();
        for (_, forecast) in &forecasts {
            self.saw_wire("forecasts", forecast);
        }
        Foretold {
            before,
            picks,
            forecasts,
        }
    }

    pub fn hold_forecasts(
        &mut self,
        game: &Match<G>,
        open: &OpenAsk<G::Ask>,
        action: &G::Action,
        foretold: &Foretold<G>,
        told: &[G::Told],
    ) {
        if foretold.forecasts.is_empty() {
            return;
        }
        let after = game.view(Viewer::Seat(open.id.seat));
        for (count, forecast) in &foretold.forecasts {
            let came = Came {
                before: &foretold.before,
                ask: &open.ask,
                draft: &foretold.picks[..*count],
                action,
                whole: *count == foretold.picks.len(),
                told,
                after: &after,
            };
            match G::foretold(forecast, &came) {
                Ok(Held::Held) => self.report.saw("forecasts held", forecast),
                Ok(Held::NotYet) => {}
                Err(why) => self.breaks(Law::ForecastsHold, || {
                    format!("of {:?} was forecast {forecast:?}, but {why}", came.draft)
                }),
            }
        }
    }
}
