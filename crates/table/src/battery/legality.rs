//! Offered picks and accepted actions are the same thing.

use rand::RngExt as _;

use crate::ask::{AskId, OpenAsk};
use crate::battery::gunner::Gunner;
use crate::battery::law::Law;
use crate::fog::Fog;
use crate::game::{Choices, MOST_PICKS};
use crate::r#match::Match;
use crate::play::walk_draft;
use crate::refused::Refused;
use crate::seat::{Seat, Viewer};
use crate::walk::MOST_IN_A_DRAFT;

impl<G: Fog> Gunner<G> {
    /// Walks to a random action of the ask, and tries mutants of it. Nothing if there is no way on.
    pub fn try_paths(&mut self, game: &Match<G>, open: &OpenAsk<G::Ask>) -> Option<G::Action> {
        let view = game.view(Viewer::Seat(open.id.seat));
        let (draft, action) = self.walk(&view, &open.ask)?;
        self.saw_wire("actions", &action);
        let accepted = G::check(&view, &open.ask, &action);
        self.demand(Law::OfferedIsAccepted, accepted.is_ok(), || {
            format!("{draft:?} makes {action:?}, refused: {accepted:?}")
        });
        self.demand_path(&view, &open.ask, &action);
        let json = Self::json(&action);
        for _ in 0..self.plan.mutants {
            let mutant = self.pool.mutant(&json, &mut self.rng);
            if let Ok(mutant) = serde_json::from_value::<G::Action>(mutant) {
                self.try_mutant(&view, &open.ask, &mutant);
            }
        }
        self.pool.add(json, &mut self.rng);
        Some(action)
    }

    fn walk(&mut self, view: &G::View, ask: &G::Ask) -> Option<(Vec<G::Pick>, G::Action)> {
        let mut draft = Vec::new();
        while draft.len() < MOST_IN_A_DRAFT {
            let picks = match G::choices(view, ask, &draft) {
                Choices::Whole(action) => return Some((draft, action)),
                Choices::Next(picks) => picks,
            };
            if picks.is_empty() {
                break;
            }
            let twice = (1..picks.len()).any(|place| picks[..place].contains(&picks[place]));
            self.demand(Law::FewPicks, picks.len() <= MOST_PICKS && !twice, || {
                format!("{} picks after {draft:?}: {picks:?}", picks.len())
            });
            let pick = picks[self.rng.random_range(0..picks.len())];
            self.saw_wire("picks", &pick);
            draft.push(pick);
        }
        self.breaks(Law::NoDeadEnd, || format!("{ask:?} leads nowhere after {draft:?}"));
        None
    }

    fn try_mutant(&mut self, view: &G::View, ask: &G::Ask, mutant: &G::Action) {
        match G::check(view, ask, mutant) {
            Ok(()) => self.demand_path(view, ask, mutant),
            Err(refusal) => {
                self.saw_wire("refusals", &refusal);
                let offered = self.has_path(view, ask, mutant);
                self.demand(Law::OfferedIsAccepted, !offered, || {
                    format!("{mutant:?} is offered, but refused: {refusal:?}")
                });
            }
        }
    }

    fn demand_path(&mut self, view: &G::View, ask: &G::Ask, action: &G::Action) {
        let path = self.has_path(view, ask, action);
        self.demand(Law::AcceptedHasAPath, path, || {
            format!("{action:?} is accepted for {ask:?}, but not offered")
        });
    }

    fn has_path(&self, view: &G::View, ask: &G::Ask, action: &G::Action) -> bool {
        let Some(path) = G::path(ask, action) else {
            return false;
        };
        matches!(walk_draft::<G>(view, ask, &path), Ok(Choices::Whole(built)) if built == *action)
    }

    /// Answers that are not the seat's to give. To prepare one leaves the match as it is by its type; the refusal is what
    /// can go wrong.
    pub fn try_seats(&mut self, game: &Match<G>, open: &OpenAsk<G::Ask>, action: &G::Action) {
        let seats = game.header().seats.len() as u8;
        let other = Seat((open.id.seat.0 + 1) % seats);
        let never = AskId {
            number: u32::MAX,
            ..open.id
        };
        // Alike whether that ask is open, or it would show who has answered.
        for ask in [open.id, never] {
            let wrong_seat = game.prepare(other, ask, action, None).map(|_| ());
            self.demand(Law::WrongSeatIsRefused, wrong_seat == Err(Refused::NotYourAsk), || {
                format!("seat {other} answered for {}: {wrong_seat:?}", open.id.seat)
            });
        }
        let closed = game.prepare(open.id.seat, never, action, None).map(|_| ());
        self.demand(Law::ClosedAskIsRefused, closed == Err(Refused::AskClosed), || {
            format!("{closed:?}")
        });
    }
}
