//! What a viewer must not even notice.

use crate::ask::OpenAsk;
use crate::battery::gunner::Gunner;
use crate::battery::law::Law;
use crate::fog::Fog;
use crate::r#match::Match;
use crate::message::Desk;
use crate::seat::Viewer;

impl<G: Fog> Gunner<G> {
    pub fn try_silence(&mut self, game: &Match<G>, open: &OpenAsk<G::Ask>, action: &G::Action) {
        let seat = open.id.seat;
        let viewers = Viewer::limited(game.header().seats.len());
        let unseen = viewers.filter(|&viewer| G::unseen(game.state(), viewer, seat, &open.ask, action));
        let mut desks: Vec<Desk> = unseen.map(|viewer| Desk::new(game, viewer)).collect();
        let Ok(prepared) = game.prepare(seat, open.id, action, None) else {
            return;
        };
        let act = game.entries().len() as u32 + 1;
        game.clone().accept(prepared, |game, step| {
            // What the game then does by itself is another matter.
            for desk in desks.iter_mut().filter(|_| step.n == act) {
                self.report.silences += 1;
                let message = desk.next(game, step);
                self.demand(Law::FogSilence, message.is_none(), || {
                    format!("{} is sent {message:?} by {action:?} of seat {seat}", desk.viewer)
                });
            }
        });
    }
}
