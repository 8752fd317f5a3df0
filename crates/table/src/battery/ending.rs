//! Ending a match otherwise than by its rules.

use rand::RngExt as _;
use rand::seq::IndexedRandom as _;

use crate::battery::gunner::Gunner;
use crate::battery::law::Law;
use crate::begin;
use crate::channel::Channel;
use crate::file::JournalFile;
use crate::fog::Fog;
use crate::r#match::{Match, Reading};
use crate::message::{Desk, seen};
use crate::outcome::{Ending, Outcome};
use crate::refused::Refused;
use crate::seat::{Seat, Viewer, all_seats};

impl<G: Fog> Gunner<G> {
    /// Who ends it, if anybody in particular, and how.
    pub fn choose_ending(&mut self, seats: usize) -> (Option<Seat>, Outcome) {
        let endings = [Ending::Resigned, Ending::Agreed, Ending::Abandoned, Ending::Closed];
        let ending = *endings.choose(&mut self.rng).expect("a match can be ended");
        let winners = all_seats(seats).filter(|_| self.rng.random_bool(0.5)).collect();
        let seat = Seat(self.rng.random_range(0..seats as u8));
        ((ending == Ending::Resigned).then_some(seat), ending.outcome(winners))
    }

    /// Ends a copy of the match.
    pub fn try_ending(&mut self, game: &Match<G>) {
        let seats = game.header().seats.len();
        let (seat, outcome) = self.choose_ending(seats);
        let mut copy = game.clone();
        let prepared = match copy.prepare_end(seat, outcome.clone()) {
            Ok(prepared) => prepared,
            Err(refused) => return self.breaks(Law::EndedIsOver, || format!("{refused:?}")),
        };
        let viewers = Viewer::limited(seats).chain([Viewer::Truth]);
        let mut desks: Vec<Desk> = viewers.map(|viewer| Desk::new(game, viewer)).collect();
        copy.accept(prepared, |copy, step| {
            for desk in &mut desks {
                let message = desk.next(copy, step);
                let told = message.as_ref().and_then(|message| message.outcome.as_ref()) == Some(&outcome);
                self.demand(Law::EndedIsOver, told, || {
                    format!("{} is sent {message:?} when the match is ended", desk.viewer)
                });
            }
        });
        let closed = copy.play().open().all().next().is_none()
            && all_seats(seats).all(|seat| copy.way_back(seat).is_none())
            && copy.channels() == [Channel::All]
            && Viewer::limited(seats).all(|viewer| copy.awaited(viewer).is_empty())
            && copy.prepare_end(None, outcome.clone()).err() == Some(Refused::MatchOver);
        let over = copy.outcome().as_ref() == Some(&outcome) && copy.state() == game.state();
        self.demand(Law::EndedIsOver, closed && over, || {
            format!("{:?} goes on after {outcome:?}", copy.state())
        });
        self.replay_ended(&copy);
    }

    fn replay_ended(&mut self, ended: &Match<G>) {
        let text = ended.file().text();
        let again = JournalFile::parse(&text)
            .map_err(|error| error.to_string())
            .and_then(|file| begin::load_file::<G>(&file, Reading::Verify, None).map_err(|error| error.to_string()));
        let same = again
            .as_ref()
            .is_ok_and(|again| again.outcome() == ended.outcome() && again.file().text() == text);
        self.demand(Law::ReplayEqualsPlay, same, || match again {
            Ok(again) => format!("the journal ends with {:?}", again.outcome()),
            Err(why) => why,
        });
        let last = seen(ended, Viewer::Observer).messages.pop();
        self.demand(
            Law::EndedIsOver,
            last.is_some_and(|last| last.outcome == ended.outcome()),
            || "what an observer has seen does not end with the end".to_owned(),
        );
    }
}
