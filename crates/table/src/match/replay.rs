//! Playing a journal again.

use super::Match;
use super::without::Without;
use crate::ask::AskId;
use crate::bad_entry::{BadEntry, Wrong};
use crate::dice::{Dice, Die};
use crate::entry::{Deed, Entry};
use crate::game::{Game, Refuse};
use crate::refused::{AnyRefused, Refused};
use crate::seat::Seat;
use crate::step::Step;

/// How closely a journal is read.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Reading {
    /// Our own store: links, actions and dice of every entry, the digest of the last.
    Load,
    /// Anybody's file: the digest of every entry as well.
    Verify,
}

impl<G: Game> Match<G> {
    /// Plays the match again from its start; `each` hears of every step as it is taken.
    pub fn again(&self, mut each: impl FnMut(&Match<G>, &Step<G>)) {
        let mut again = self.rewound();
        for entry in self.entries() {
            let step = again.replay_own(entry);
            each(&again, &step);
        }
    }

    /// Plays an entry again that this program played before, dice and all.
    fn replay_own(&mut self, entry: &Entry<G::Action>) -> Step<G> {
        let mut dice = Dice::recorded(entry.dice().to_vec());
        let before = self.state().clone();
        let (answered, events) = match &entry.deed {
            Deed::Act { ask, action, .. } => {
                let answered = self.play.open().get(*ask).expect("the ask was open").ask.clone();
                (Some(answered), self.play.apply_unchecked(*ask, action, &mut dice))
            }
            Deed::Advance { .. } => (None, self.play.advance(&mut dice)),
            Deed::TakeBack { entries } => {
                let Without { state, .. } = self.without(entries[0]);
                self.play.set_state(state);
                (None, Vec::new())
            }
            Deed::End { outcome } => {
                self.play.end(outcome.clone());
                (None, Vec::new())
            }
        };
        self.record(entry.clone(), answered, before, events)
    }

    /// Plays an entry of a journal again, trusting nothing it says.
    pub fn replay(&mut self, entry: Entry<G::Action>, reading: Reading) -> Result<Step<G>, BadEntry> {
        let n = entry.n;
        self.replay_unnamed(entry, reading)
            .map_err(|wrong| BadEntry { n, wrong })
    }

    fn replay_unnamed(&mut self, entry: Entry<G::Action>, reading: Reading) -> Result<Step<G>, Wrong> {
        let expected = self.next_number();
        if entry.n != expected {
            return Err(Wrong::Number { expected });
        }
        if self.play.due() != matches!(entry.deed, Deed::Advance { .. }) {
            return Err(if self.play.due() { Wrong::Overdue } else { Wrong::NotDue });
        }
        if self.outcome().is_some() {
            return Err(refused(Refused::<G::Refusal>::MatchOver));
        }
        let before = self.state().clone();
        let (answered, events) = match (&entry.deed, entry.seat) {
            (Deed::Act { ask, action, dice }, Some(seat)) => {
                let (answered, events) = self.replay_act(seat, *ask, action, dice)?;
                (Some(answered), events)
            }
            (Deed::Advance { dice: written }, None) => {
                let mut dice = Dice::new(self.dice_key, self.stream());
                let events = self.play.advance(&mut dice);
                compare_dice(written, dice)?;
                (None, events)
            }
            (Deed::TakeBack { entries }, Some(seat)) => {
                self.replay_take_back(seat, entries)?;
                (None, Vec::new())
            }
            (Deed::End { outcome }, seat) => {
                self.judge_end(seat, outcome).map_err(refused)?;
                self.play.end(outcome.clone());
                (None, Vec::new())
            }
            (Deed::Act { .. } | Deed::TakeBack { .. }, None) | (Deed::Advance { .. }, Some(_)) => {
                return Err(Wrong::Seat);
            }
        };
        if !entry.carries_its_link(&self.link) {
            return Err(Wrong::Link);
        }
        if reading == Reading::Verify && !self.digest_holds(&entry) {
            return Err(Wrong::Digest);
        }
        Ok(self.record(entry, answered, before, events))
    }

    fn replay_act(
        &mut self,
        seat: Seat,
        ask: AskId,
        action: &G::Action,
        written: &[Die],
    ) -> Result<(G::Ask, Vec<G::Event>), Wrong> {
        let answered = self.play.check(seat, ask, action).map_err(refused)?.ask.clone();
        let typed: Vec<u32> = written.iter().filter(|die| die.typed).map(|die| die.value).collect();
        let mut dice = if typed.is_empty() {
            Dice::new(self.dice_key, self.stream())
        } else {
            self.judge_typed(seat, &answered, action, &typed).map_err(refused)?;
            Dice::typed(self.dice_key, self.stream(), typed)
        };
        let events = self.play.apply_unchecked(ask, action, &mut dice);
        compare_dice(written, dice)?;
        Ok((answered, events))
    }

    fn replay_take_back(&mut self, seat: Seat, entries: &[u32]) -> Result<(), Wrong> {
        let next = self.undo.next(seat);
        let next = next.ok_or_else(|| refused(Refused::<G::Refusal>::NothingToTakeBack))?;
        let Without { fallen, state, .. } = self.without(next);
        if fallen != entries {
            return Err(Wrong::TakeBack { expected: fallen });
        }
        self.play.set_state(state);
        Ok(())
    }

    /// What `Reading::Load` left for the last entry.
    pub(crate) fn check_last_digest(&self) -> Result<(), BadEntry> {
        match self.journal.last() {
            Some(entry) if !self.digest_holds(entry) => Err(BadEntry {
                n: entry.n,
                wrong: Wrong::Digest,
            }),
            _ => Ok(()),
        }
    }

    fn digest_holds(&self, entry: &Entry<G::Action>) -> bool {
        entry.digest == self.digest(entry.n, self.state())
    }
}

fn refused<R: Refuse + serde::Serialize>(refused: Refused<R>) -> Wrong {
    Wrong::Refused {
        refused: AnyRefused::of(&refused),
    }
}

fn compare_dice(written: &[Die], dice: Dice) -> Result<(), Wrong> {
    let rolled = dice.finish().map_err(|fault| Wrong::Dice { fault })?;
    if written.len() != rolled.len() {
        return Err(Wrong::DiceCount {
            written: written.len() as u32,
            rolled: rolled.len() as u32,
        });
    }
    for (place, (written, rolled)) in (1..).zip(written.iter().zip(&rolled)) {
        if written != rolled {
            return Err(Wrong::Die {
                place,
                written: *written,
                rolled: *rolled,
            });
        }
    }
    Ok(())
}
