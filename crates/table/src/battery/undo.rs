//! Taking back.

use crate::ask::AskId;
use crate::battery::gunner::Gunner;
use crate::battery::law::Law;
use crate::entry::{Deed, Entry};
use crate::game::Game;
use crate::r#match::Match;
use crate::message::Desk;
use crate::seat::{Seat, Viewer, all_seats};
use crate::step::Step;

impl<G: Game> Gunner<G> {
    /// Takes back in a copy of the match. `before` are the states before each entry.
    pub fn try_undo(&mut self, game: &Match<G>, before: &[G::State], barred: &[bool]) {
        for seat in all_seats(game.header().seats.len()) {
            if let Some(ask) = game.way_back(seat) {
                self.try_undo_of(game, seat, ask, before, barred);
            }
        }
    }

    fn try_undo_of(&mut self, game: &Match<G>, seat: Seat, ask: AskId, before: &[G::State], barred: &[bool]) {
        let mut copy = game.clone();
        let viewers = Viewer::limited(game.header().seats.len());
        let mut desks: Vec<Desk> = viewers.map(|viewer| Desk::new(game, viewer)).collect();
        let proposal = match copy.propose_take_back(seat, ask) {
            Ok(proposal) => proposal,
            Err(refused) => return self.breaks(Law::UndoRestores, || format!("{refused:?}")),
        };
        copy.accept(proposal, |copy, step| {
            self.judge_spared(step, barred);
            if let Some(entry) = step.taken_back.first() {
                let entry = &game.entries()[entry.n as usize - 1];
                self.judge_take_back(game, copy, step, entry, before);
            }
            for desk in &mut desks {
                let viewer = desk.viewer;
                let knew = step.taken_back.iter().any(|taken| taken.told.holds(viewer));
                let message = desk.next(copy, step);
                let told = message.as_ref().is_some_and(|message| message.took_back.is_some());
                self.demand(Law::UndoRestores, knew == told && told == message.is_some(), || {
                    format!("{viewer} was sent {message:?} when {:?} was taken back", step.n)
                });
            }
        });
    }

    fn judge_take_back(
        &mut self,
        game: &Match<G>,
        copy: &Match<G>,
        step: &Step<G>,
        entry: &Entry<G::Action>,
        before: &[G::State],
    ) {
        self.demand(Law::UndoRestores, entry.seat == step.seat, || {
            format!("{:?} took back {entry:?}", step.seat)
        });
        if entry.n as usize == before.len() {
            let restored = copy.state() == &before[entry.n as usize - 1];
            self.demand(Law::UndoRestores, restored, || {
                format!("taking back {entry:?} leads to {:?}", copy.state())
            });
            self.redo(game, copy.clone(), entry);
        }
    }

    /// What was taken back can be done again, and leads where it led.
    fn redo(&mut self, game: &Match<G>, mut copy: Match<G>, entry: &Entry<G::Action>) {
        let (Deed::Act { action, ask, .. }, Some(seat)) = (&entry.deed, entry.seat) else {
            return self.breaks(Law::UndoRestores, || format!("{entry:?} is no act"));
        };
        self.demand(Law::UndoRestores, copy.play().open().get(*ask).is_none(), || {
            format!("ask {ask} is open again under its old id")
        });
        let mut open = copy.play().open().of(seat).iter();
        let again = open.find(|open| Some(&open.ask) == game.answered(entry.n));
        let Some(proposal) = again.and_then(|open| copy.propose(seat, open.id, action, None).ok()) else {
            return self.breaks(Law::UndoRestores, || format!("{action:?} cannot be done again"));
        };
        copy.accept(proposal, |_, _| {});
        self.demand(Law::UndoRestores, copy.state() == game.state(), || {
            format!("{action:?} done again leads to {:?}", copy.state())
        });
    }
}
