//! A game being played: its state and the open asks. No journal and no way back; see `Match` for those.

use crate::ask::{AskId, OpenAsk, OpenAsks};
use crate::dice::Dice;
use crate::game::{Choices, ChoicesOf, Game};
use crate::outcome::Outcome;
use crate::refused::Refused;
use crate::seat::{Seat, Viewer};

pub struct Play<G: Game> {
    state: G::State,
    open: OpenAsks<G::Ask>,
    /// How it ended, where that was not by its rules.
    ended: Option<Outcome>,
}

impl<G: Game> Clone for Play<G> {
    fn clone(&self) -> Self {
        Play {
            state: self.state.clone(),
            open: self.open.clone(),
            ended: self.ended.clone(),
        }
    }
}

/// The ask that an action answered, and what came of it.
type Acted<G> = (<G as Game>::Ask, Vec<<G as Game>::Event>);

impl<G: Game> Play<G> {
    pub fn new(state: G::State, seats: usize) -> Play<G> {
        let mut open = OpenAsks::new(seats);
        open.update(None, G::asks(&state));
        Play {
            state,
            open,
            ended: None,
        }
    }

    pub fn state(&self) -> &G::State {
        &self.state
    }

    pub(crate) fn into_state(self) -> G::State {
        self.state
    }

    pub fn open(&self) -> &OpenAsks<G::Ask> {
        &self.open
    }

    /// By the rules or otherwise.
    pub fn outcome(&self) -> Option<Outcome> {
        self.ended.clone().or_else(|| G::outcome(&self.state))
    }

    /// The seat's ask of that id, if it is his and still open.
    pub fn find(&self, seat: Seat, id: AskId) -> Result<&OpenAsk<G::Ask>, Refused<G::Refusal>> {
        if self.outcome().is_some() {
            return Err(Refused::MatchOver);
        }
        if id.seat != seat {
            return Err(Refused::NotYourAsk);
        }
        // Where the game goes on by itself, nobody answers before it has.
        self.open.get(id).filter(|_| !self.due()).ok_or(Refused::AskClosed)
    }

    pub fn check(&self, seat: Seat, id: AskId, action: &G::Action) -> Result<&OpenAsk<G::Ask>, Refused<G::Refusal>> {
        let open = self.find(seat, id)?;
        let view = G::view(&self.state, Viewer::Seat(seat));
        match G::check(&view, &open.ask, action) {
            Ok(()) => Ok(open),
            Err(refusal) => Err(Refused::ByRule { refusal }),
        }
    }

    /// The choices after a draft from a client, every pick of which must have been offered.
    pub fn choices(&self, seat: Seat, id: AskId, draft: &[G::Pick]) -> Result<ChoicesOf<G>, Refused<G::Refusal>> {
        let open = self.find(seat, id)?;
        let view = G::view(&self.state, Viewer::Seat(seat));
        walk_draft::<G>(&view, &open.ask, draft).map_err(|place| Refused::PickNotOffered { place })
    }

    /// Checks an action and applies it; gives what it answered.
    pub fn act(
        &mut self,
        seat: Seat,
        id: AskId,
        action: &G::Action,
        dice: &mut Dice,
    ) -> Result<Acted<G>, Refused<G::Refusal>> {
        let answered = self.check(seat, id, action)?.ask.clone();
        Ok((answered, self.apply_unchecked(id, action, dice)))
    }

    /// For an action that was checked before; ARCHITECTURE says where.
    pub fn apply_unchecked(&mut self, id: AskId, action: &G::Action, dice: &mut Dice) -> Vec<G::Event> {
        let open = self.open.get(id).expect("a checked action answers an open ask");
        let mut events = Vec::new();
        G::apply(&mut self.state, id.seat, &open.ask, action, dice, &mut events);
        self.open.update(Some(id), G::asks(&self.state));
        events
    }

    /// Whether the game goes on by itself before anybody answers again.
    pub fn due(&self) -> bool {
        self.outcome().is_none() && G::due(&self.state)
    }

    pub fn advance(&mut self, dice: &mut Dice) -> Vec<G::Event> {
        let mut events = Vec::new();
        G::advance(&mut self.state, dice, &mut events);
        self.open.update(None, G::asks(&self.state));
        events
    }

    /// Ends the game otherwise than by its rules. The state stays as it is, and nobody is asked anything any more.
    pub(crate) fn end(&mut self, outcome: Outcome) {
        self.open.update(None, Vec::new());
        self.ended = Some(outcome);
    }

    /// The state was set otherwise than by an answer.
    pub(crate) fn set_state(&mut self, state: G::State) {
        self.open.update(None, G::asks(&state));
        self.state = state;
    }
}

/// Follows a draft pick by pick. The error is the place of the first pick that was not offered.
pub fn walk_draft<G: Game>(view: &G::View, ask: &G::Ask, draft: &[G::Pick]) -> Result<ChoicesOf<G>, u32> {
    for (place, pick) in draft.iter().enumerate() {
        match G::choices(view, ask, &draft[..place]) {
            Choices::Next(picks) if picks.contains(pick) => {}
            _ => return Err(place as u32),
        }
    }
    Ok(G::choices(view, ask, draft))
}
