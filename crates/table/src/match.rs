//! A match: header, journal, and the game as it stands after the last entry.

use crate::ask::AskId;
use crate::bad_entry::{BadEntry, Wrong};
use crate::dice::{Dice, Die};
use crate::entry::{Deed, Entry};
use crate::file::JournalFile;
use crate::game::Game;
use crate::hash::Hash;
use crate::header::Header;
use crate::outcome::Outcome;
use crate::play::Play;
use crate::refused::{AnyRefused, Refused};
use crate::seat::{Seat, Viewer};
use crate::seed::{DiceKey, DigestKey, Seed};
use crate::step::{Step, TakenBack};
use crate::undo::{Audience, Undo};

pub struct Match<G: Game> {
    header: Header,
    seed: Seed,
    dice_key: DiceKey,
    digest_key: DigestKey,
    base: G::State,
    play: Play<G>,
    entries: Vec<Entry<G::Action>>,
    /// What each entry answered; taking back plays the journal again and must find the same ask.
    answered: Vec<Option<G::Ask>>,
    undo: Undo,
    link: Hash,
}

impl<G: Game> Clone for Match<G> {
    fn clone(&self) -> Self {
        Match {
            header: self.header.clone(),
            seed: self.seed.clone(),
            dice_key: self.dice_key,
            digest_key: self.digest_key.clone(),
            base: self.base.clone(),
            play: self.play.clone(),
            entries: self.entries.clone(),
            answered: self.answered.clone(),
            undo: self.undo.clone(),
            link: self.link,
        }
    }
}

/// What an answer would make of the match. Nothing has happened until it is accepted, so that it can be stored first.
pub struct Proposal<G: Game> {
    entry: Entry<G::Action>,
    answered: Option<G::Ask>,
    play: Play<G>,
    events: Vec<G::Event>,
}

/// How closely a journal is read.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Reading {
    /// Our own store: links, actions and dice of every entry, the digest of the last.
    Load,
    /// Anybody's file: the digest of every entry as well.
    Verify,
}

impl<G: Game> Match<G> {
    /// `options` are those of the header, and the header is committed to the seed: `build` sees to both.
    pub(crate) fn new(header: Header, seed: Seed, base: G::State) -> Match<G> {
        let seats = header.seats.len();
        Match {
            dice_key: seed.dice_key(&header.salts()),
            digest_key: seed.digest_key(),
            play: Play::new(base.clone(), seats),
            undo: Undo::new(seats),
            link: header.link(),
            entries: Vec::new(),
            answered: Vec::new(),
            header,
            seed,
            base,
        }
    }

    pub fn header(&self) -> &Header {
        &self.header
    }

    /// To be revealed only when the match is over.
    pub fn seed(&self) -> &Seed {
        &self.seed
    }

    pub fn play(&self) -> &Play<G> {
        &self.play
    }

    pub fn state(&self) -> &G::State {
        self.play.state()
    }

    pub fn entries(&self) -> &[Entry<G::Action>] {
        &self.entries
    }

    /// What an entry answered.
    pub(crate) fn answered(&self, n: u32) -> Option<&G::Ask> {
        self.answered.get(n as usize - 1)?.as_ref()
    }

    /// Journal and seed: the whole truth.
    pub fn file(&self) -> JournalFile {
        JournalFile {
            header: self.header.clone(),
            entries: self.entries.iter().map(Entry::line).collect(),
            seed: Some(self.seed.clone()),
        }
    }

    pub fn view(&self, viewer: Viewer) -> G::View {
        G::view(self.state(), viewer)
    }

    pub fn outcome(&self) -> Option<Outcome> {
        G::outcome(self.state())
    }

    pub fn may_take_back(&self, seat: Seat) -> bool {
        self.outcome().is_none() && self.undo.next(seat).is_some()
    }

    /// The match as it was before its first entry.
    pub fn rewound(&self) -> Match<G> {
        Match::new(self.header.clone(), self.seed.clone(), self.base.clone())
    }

    /// What the action would do. `typed` are dice read off a real table.
    pub fn propose(
        &self,
        seat: Seat,
        ask: AskId,
        action: &G::Action,
        typed: Option<Vec<u32>>,
    ) -> Result<Proposal<G>, Refused<G::Refusal>> {
        if typed.is_some() && !G::typed_dice(self.state()) {
            return Err(Refused::DiceNotTyped);
        }
        self.propose_with(seat, ask, action, self.dice(typed))
    }

    /// For cases, which say what the dice show whether or not the game lets players type them.
    pub(crate) fn propose_fixed(
        &self,
        seat: Seat,
        ask: AskId,
        action: &G::Action,
        dice: Vec<u32>,
    ) -> Result<Proposal<G>, Refused<G::Refusal>> {
        self.propose_with(seat, ask, action, self.dice(Some(dice)))
    }

    fn propose_with(
        &self,
        seat: Seat,
        ask: AskId,
        action: &G::Action,
        mut dice: Dice,
    ) -> Result<Proposal<G>, Refused<G::Refusal>> {
        let answered = self.play.check(seat, ask, action)?.ask.clone();
        let mut play = self.play.clone();
        let events = play.apply(ask, action, &mut dice);
        let dice = dice.finish().map_err(|fault| Refused::BadDice { fault })?;
        let deed = Deed::Act {
            ask,
            action: action.clone(),
            dice,
        };
        Ok(self.proposal(seat, deed, Some(answered), play, events))
    }

    pub fn propose_take_back(&self, seat: Seat) -> Result<Proposal<G>, Refused<G::Refusal>> {
        if self.outcome().is_some() {
            return Err(Refused::MatchOver);
        }
        let entry = self.undo.next(seat).ok_or(Refused::NothingToTakeBack)?;
        let (entries, state) = self.without(entry);
        let mut play = self.play.clone();
        play.set_state(state);
        Ok(self.proposal(seat, Deed::TakeBack { entries }, None, play, Vec::new()))
    }

    fn proposal(
        &self,
        seat: Seat,
        deed: Deed<G::Action>,
        answered: Option<G::Ask>,
        play: Play<G>,
        events: Vec<G::Event>,
    ) -> Proposal<G> {
        let n = self.next_number();
        let digest = self.digest(n, play.state());
        Proposal {
            entry: Entry::seal(n, seat, deed, digest, &self.link),
            answered,
            play,
            events,
        }
    }

    /// Makes a proposal of this match come true. The store has it by now.
    pub fn accept(&mut self, proposal: Proposal<G>) -> Step<G> {
        assert_eq!(
            proposal.entry.n,
            self.next_number(),
            "a proposal is accepted before the next is made"
        );
        self.play = proposal.play;
        self.record(proposal.entry, proposal.answered, proposal.events)
    }

    pub fn act(&mut self, seat: Seat, ask: AskId, action: &G::Action) -> Result<Step<G>, Refused<G::Refusal>> {
        let proposal = self.propose(seat, ask, action, None)?;
        Ok(self.accept(proposal))
    }

    pub fn take_back(&mut self, seat: Seat) -> Result<Step<G>, Refused<G::Refusal>> {
        let proposal = self.propose_take_back(seat)?;
        Ok(self.accept(proposal))
    }

    /// Plays an entry again that this program played before, dice and all.
    pub(crate) fn replay_own(&mut self, entry: &Entry<G::Action>) -> Step<G> {
        let (answered, events) = match &entry.deed {
            Deed::Act { ask, action, dice } => {
                let answered = self.play.open().get(*ask).expect("the ask was open").ask.clone();
                let mut dice = Dice::recorded(dice.clone());
                (Some(answered), self.play.apply(*ask, action, &mut dice))
            }
            Deed::TakeBack { entries } => {
                let (_, state) = self.without(entries[0]);
                self.play.set_state(state);
                (None, Vec::new())
            }
        };
        self.record(entry.clone(), answered, events)
    }

    /// Plays an entry of a journal again, trusting nothing it says.
    pub fn replay(&mut self, entry: Entry<G::Action>, reading: Reading) -> Result<Step<G>, BadEntry> {
        let wrong = |wrong| BadEntry { n: entry.n, wrong };
        if entry.n != self.next_number() {
            return Err(wrong(Wrong::Number {
                expected: self.next_number(),
            }));
        }
        let refused = |refused: Refused<G::Refusal>| {
            wrong(Wrong::Refused {
                refused: AnyRefused::of(&refused),
            })
        };
        let (answered, events) = match &entry.deed {
            Deed::Act { ask, action, dice } => {
                let answered = self.play.check(entry.seat, *ask, action).map_err(refused)?.ask.clone();
                let typed = dice.iter().any(|die| die.typed);
                if typed && !G::typed_dice(self.state()) {
                    return Err(refused(Refused::DiceNotTyped));
                }
                let values = || dice.iter().filter(|die| die.typed).map(|die| die.value).collect();
                let mut rolled = self.dice(typed.then(values));
                let events = self.play.apply(*ask, action, &mut rolled);
                let rolled = rolled
                    .finish()
                    .map_err(|fault| refused(Refused::BadDice { fault }))?;
                compare_dice(dice, &rolled).map_err(wrong)?;
                (Some(answered), events)
            }
            Deed::TakeBack { entries } => {
                let next = self.undo.next(entry.seat).filter(|_| self.outcome().is_none());
                let next = next.ok_or_else(|| refused(Refused::NothingToTakeBack))?;
                let (taken, state) = self.without(next);
                if taken != *entries {
                    return Err(wrong(Wrong::TakeBack { expected: taken }));
                }
                self.play.set_state(state);
                (None, Vec::new())
            }
        };
        if !entry.carries_its_link(&self.link) {
            return Err(wrong(Wrong::Link));
        }
        if reading == Reading::Verify {
            self.check_digest(&entry)?;
        }
        Ok(self.record(entry, answered, events))
    }

    /// What `Reading::Load` left for the last entry.
    pub(crate) fn check_last_digest(&self) -> Result<(), BadEntry> {
        self.entries.last().map_or(Ok(()), |entry| self.check_digest(entry))
    }

    fn check_digest(&self, entry: &Entry<G::Action>) -> Result<(), BadEntry> {
        if entry.digest == self.digest(entry.n, self.state()) {
            Ok(())
        } else {
            Err(BadEntry {
                n: entry.n,
                wrong: Wrong::Digest,
            })
        }
    }

    fn record(&mut self, entry: Entry<G::Action>, answered: Option<G::Ask>, events: Vec<G::Event>) -> Step<G> {
        let taken_back = match &entry.deed {
            Deed::Act { .. } => {
                let barred = events.iter().any(|event| G::barrier(event).is_some());
                self.undo.acted(entry.seat, barred, self.audience(&events));
                Vec::new()
            }
            Deed::TakeBack { entries } => {
                let taken = entries.iter().map(|&n| self.taken_back(n)).collect();
                self.undo.took_back(entry.seat, entries);
                taken
            }
        };
        let step = Step {
            n: entry.n,
            seat: entry.seat,
            taken_back,
            events,
        };
        self.link = entry.link;
        self.entries.push(entry);
        self.answered.push(answered);
        step
    }

    fn taken_back(&self, n: u32) -> TakenBack {
        TakenBack {
            n,
            seat: self.entries[n as usize - 1].seat,
            told: self.undo.audience(&[n]),
        }
    }

    fn audience(&self, events: &[G::Event]) -> Audience {
        let mut audience = Audience::default();
        for viewer in Viewer::limited(self.header.seats.len()) {
            if events
                .iter()
                .any(|event| G::tell(self.state(), event, viewer).is_some())
            {
                audience.add(viewer);
            }
        }
        audience
    }

    /// The state the journal leads to without an entry, and what fell with it: acts that others made in secret, and
    /// that do not stand without it.
    fn without(&self, entry: u32) -> (Vec<u32>, G::State) {
        let mut gone = vec![entry];
        for entry in &self.entries {
            if let Deed::TakeBack { entries } = &entry.deed {
                gone.extend(entries);
            }
        }
        let mut fallen = vec![entry];
        let mut state = self.base.clone();
        for (line, answered) in self.entries.iter().zip(&self.answered) {
            let (Deed::Act { action, dice, .. }, Some(ask)) = (&line.deed, answered) else {
                continue;
            };
            if gone.contains(&line.n) {
                continue;
            }
            match stands::<G>(&state, line.seat, ask, action, dice) {
                Some(next) => state = next,
                None => fallen.push(line.n),
            }
        }
        (fallen, state)
    }

    fn dice(&self, typed: Option<Vec<u32>>) -> Dice {
        let n = self.next_number();
        match typed {
            None => Dice::new(self.dice_key, n),
            Some(values) => Dice::typed(self.dice_key, n, values),
        }
    }

    fn next_number(&self) -> u32 {
        self.entries.len() as u32 + 1
    }

    fn digest(&self, n: u32, state: &G::State) -> Hash {
        let json = serde_json::to_vec(state).expect("a state is JSON");
        self.digest_key.digest(n, &json)
    }
}

impl<G: Game> Proposal<G> {
    /// What the store has to keep before the proposal is accepted.
    pub fn entry(&self) -> &Entry<G::Action> {
        &self.entry
    }
}

/// The state after an act of the journal, if it can still be done.
fn stands<G: Game>(state: &G::State, seat: Seat, ask: &G::Ask, action: &G::Action, dice: &[Die]) -> Option<G::State> {
    let open = G::asks(state)
        .into_iter()
        .any(|asked| asked.seat == seat && asked.ask == *ask);
    if !open || G::check(&G::view(state, Viewer::Seat(seat)), ask, action).is_err() {
        return None;
    }
    let mut next = state.clone();
    let mut dice = Dice::recorded(dice.to_vec());
    G::apply(&mut next, seat, ask, action, &mut dice, &mut Vec::new());
    dice.finish().ok().map(|_| next)
}

fn compare_dice(written: &[Die], rolled: &[Die]) -> Result<(), Wrong> {
    if written.len() != rolled.len() {
        return Err(Wrong::DiceCount {
            written: written.len() as u32,
            rolled: rolled.len() as u32,
        });
    }
    for (place, (written, rolled)) in (1..).zip(written.iter().zip(rolled)) {
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
