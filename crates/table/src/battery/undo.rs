//! Taking back.

use rand::seq::{IndexedRandom as _, IteratorRandom as _};

use crate::ask::AskId;
use crate::battery::gunner::Gunner;
use crate::battery::law::Law;
use crate::entry::{Deed, Entry};
use crate::fog::Fog;
use crate::r#match::Match;
use crate::message::Desk;
use crate::seat::{Seat, Viewer, all_seats};
use crate::step::Step;
use crate::walk;

/// So many acts of others are tried on top of one that may be taken back.
const MOST_ON_TOP: usize = 5;

impl<G: Fog> Gunner<G> {
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
        let prepared = match copy.prepare_take_back(seat, ask) {
            Ok(prepared) => prepared,
            Err(refused) => return self.breaks(Law::UndoRestores, || format!("{refused:?}")),
        };
        copy.accept(prepared, |copy, step| {
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

    /// Lets others act in a copy of the match while a seat may still take back: what they did on top of it must not have
    /// shown anything if it would fall. In the match itself this happens too seldom.
    pub fn try_falling(&mut self, game: &Match<G>, barred: &[bool]) {
        let seats = all_seats(game.header().seats.len());
        let able: Vec<Seat> = seats.filter(|&seat| game.may_take_back(seat)).collect();
        let Some(&seat) = able.choose(&mut self.rng) else {
            return;
        };
        let (mut copy, mut barred) = (game.clone(), barred.to_vec());
        for _ in 0..MOST_ON_TOP {
            let others = copy.play().open().all().filter(|open| open.id.seat != seat);
            let Some(open) = others.choose(&mut self.rng).cloned() else {
                return;
            };
            let view = copy.view(Viewer::Seat(open.id.seat));
            let action = walk::random_action::<G>(&view, &open.ask, &mut self.rng);
            let Some(prepared) = action.and_then(|action| copy.prepare(open.id.seat, open.id, &action, None).ok())
            else {
                return;
            };
            copy.accept(prepared, |_, step| barred.push(step.bars()));
            let Some(ask) = copy.way_back(seat) else {
                return;
            };
            self.demand_spared(&copy, seat, ask, &barred);
        }
    }

    fn demand_spared(&mut self, game: &Match<G>, seat: Seat, ask: AskId, barred: &[bool]) {
        let Ok(prepared) = game.prepare_take_back(seat, ask) else {
            return self.breaks(Law::UndoRestores, || format!("{seat} may not take back {ask}"));
        };
        for entry in prepared.entries() {
            let Deed::TakeBack { entries } = &entry.deed else {
                continue;
            };
            let shown = entries.iter().find(|&&n| barred[n as usize - 1]);
            self.demand(Law::UndoSparesBarriers, shown.is_none(), || {
                format!("entry {shown:?} would be taken back with entry {}", entry.n)
            });
        }
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
        let Some(prepared) = again.and_then(|open| copy.prepare(seat, open.id, action, None).ok()) else {
            return self.breaks(Law::UndoRestores, || format!("{action:?} cannot be done again"));
        };
        copy.accept(prepared, |_, _| {});
        self.demand(Law::UndoRestores, copy.state() == game.state(), || {
            format!("{action:?} done again leads to {:?}", copy.state())
        });
    }
}
