//! Taking back.

use rand::seq::IndexedRandom as _;

use crate::battery::gunner::Gunner;
use crate::battery::law::Law;
use crate::entry::{Deed, Entry};
use crate::game::Game;
use crate::r#match::Match;
use crate::message::Desk;
use crate::seat::{Seat, Viewer, all_seats};

impl<G: Game> Gunner<G> {
    /// Takes back in a copy of the match. `before` are the states before each entry.
    pub fn try_undo(&mut self, game: &Match<G>, before: &[G::State]) {
        let seats = game.header().seats.len();
        let able: Vec<Seat> = all_seats(seats).filter(|&seat| game.may_take_back(seat)).collect();
        let Some(&seat) = able.choose(&mut self.rng) else {
            return;
        };
        let mut copy = game.clone();
        let mut desks: Vec<Desk> = Viewer::limited(seats).map(|viewer| Desk::new(game, viewer)).collect();
        let step = match copy.take_back(seat) {
            Ok(step) => step,
            Err(refused) => return self.breaks(Law::UndoRestores, || format!("{refused:?}")),
        };
        let Some(entry) = last_act_of(game, seat, &step.taken_back.iter().map(|taken| taken.n).collect::<Vec<_>>())
        else {
            return self.breaks(Law::UndoRestores, || "what was taken back is no act of the seat".to_owned());
        };
        if entry.n as usize == before.len() {
            let restored = copy.state() == &before[entry.n as usize - 1];
            self.demand(Law::UndoRestores, restored, || {
                format!("taking back {entry:?} leads to {:?}", copy.state())
            });
            self.redo(game, copy.clone(), entry);
        }
        for desk in &mut desks {
            let viewer = desk.viewer;
            let knew = viewer == Viewer::Seat(seat) || step.taken_back.iter().any(|taken| taken.told.holds(viewer));
            let message = desk.next(&copy, &step);
            self.demand(Law::UndoRestores, knew == message.is_some(), || {
                format!("{viewer} was sent {message:?} when {entry:?} was taken back")
            });
        }
    }

    /// What was taken back can be done again, and leads where it led.
    fn redo(&mut self, game: &Match<G>, mut copy: Match<G>, entry: &Entry<G::Action>) {
        let Deed::Act { action, ask, dice } = &entry.deed else {
            return;
        };
        self.demand(Law::UndoRestores, copy.play().open().get(*ask).is_none(), || {
            format!("ask {ask} is open again under its old id")
        });
        let mut open = copy.play().open().of(entry.seat).iter();
        let again = open.find(|open| Some(&open.ask) == game.answered(entry.n));
        let proposal = again.and_then(|open| copy.propose(entry.seat, open.id, action, None).ok());
        let Some(proposal) = proposal else {
            return self.breaks(Law::UndoRestores, || format!("{action:?} cannot be done again"));
        };
        copy.accept(proposal);
        self.demand(
            Law::UndoRestores,
            !dice.is_empty() || copy.state() == game.state(),
            || format!("{action:?} done again leads to {:?}", copy.state()),
        );
    }
}

fn last_act_of<'a, G: Game>(game: &'a Match<G>, seat: Seat, taken: &[u32]) -> Option<&'a Entry<G::Action>> {
    let first = *taken.first()?;
    let entry = game.entries().get(first as usize - 1)?;
    (entry.seat == seat && matches!(entry.deed, Deed::Act { .. })).then_some(entry)
}
