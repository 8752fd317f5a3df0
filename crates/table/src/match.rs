//! A match: header, journal, and the game as it stands after the last entry.

use crate::ask::AskId;
use crate::bad_entry::{BadEntry, Wrong};
use crate::dice::{Dice, Die};
use crate::entry::{Deed, Entry};
use crate::file::JournalFile;
use crate::game::{Game, Refuse};
use crate::hash::Hash;
use crate::header::Header;
use crate::outcome::Outcome;
use crate::play::Play;
use crate::refused::{AnyRefused, Refused};
use crate::seat::{Seat, Viewer};
use crate::seed::{DiceKey, DigestKey, Seed};
use crate::step::{Step, TakenBack};
use crate::trail::{Stop, Trail};
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
    trail: Trail<G::State>,
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
            trail: self.trail.clone(),
            link: self.link,
        }
    }
}

/// What an answer would make of the match: the entry it is, and those by which the game then goes on by itself. Nothing
/// has happened until it is accepted, so that all of it can be stored first.
pub struct Proposal<G: Game> {
    parts: Vec<Part<G>>,
}

struct Part<G: Game> {
    entry: Entry<G::Action>,
    answered: Option<G::Ask>,
    play: Play<G>,
    events: Vec<G::Event>,
}

/// What the journal leads to without an entry.
struct Without<G: Game> {
    /// The entry, and what falls with it: acts that others made in secret, and that do not stand without it.
    fallen: Vec<u32>,
    state: G::State,
    trail: Vec<Stop<G::State>>,
}

/// A game that goes on by itself for longer than this will never stop.
const MOST_ADVANCES: usize = 1_000;

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
            trail: Trail::new(),
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
        let rolled = dice.finish().map_err(|fault| Refused::BadDice { fault })?;
        let deed = Deed::Act {
            ask,
            action: action.clone(),
            dice: rolled,
        };
        Ok(self.proposal(Some(seat), deed, Some(answered), play, events))
    }

    pub fn propose_take_back(&self, seat: Seat) -> Result<Proposal<G>, Refused<G::Refusal>> {
        if self.outcome().is_some() {
            return Err(Refused::MatchOver);
        }
        let entry = self.undo.next(seat).ok_or(Refused::NothingToTakeBack)?;
        let Without {
            fallen: entries, state, ..
        } = self.without(entry);
        let mut play = self.play.clone();
        play.set_state(state);
        Ok(self.proposal(Some(seat), Deed::TakeBack { entries }, None, play, Vec::new()))
    }

    fn proposal(
        &self,
        seat: Option<Seat>,
        deed: Deed<G::Action>,
        answered: Option<G::Ask>,
        play: Play<G>,
        events: Vec<G::Event>,
    ) -> Proposal<G> {
        let mut parts: Vec<Part<G>> = Vec::new();
        let mut next = Some((seat, deed, answered, play, events));
        while let Some((seat, deed, answered, play, events)) = next.take() {
            let (n, before) = match parts.last() {
                Some(part) => (part.entry.n + 1, part.entry.link),
                None => (self.next_number(), self.link),
            };
            let digest = self.digest(n, play.state());
            if play.due() {
                assert!(parts.len() < MOST_ADVANCES, "the game goes on by itself without end");
                let mut later = play.clone();
                let mut dice = Dice::new(self.dice_key, n + 1);
                let events = later.advance(&mut dice);
                let dice = dice.finish().expect("dice from the stream are never wrong");
                next = Some((None, Deed::Advance { dice }, None, later, events));
            }
            parts.push(Part {
                entry: Entry::seal(n, seat, deed, digest, &before),
                answered,
                play,
                events,
            });
        }
        Proposal { parts }
    }

    /// Makes a proposal of this match come true; the store has it by now. `each` hears of every step as it is taken.
    pub fn accept(&mut self, proposal: Proposal<G>, mut each: impl FnMut(&Match<G>, &Step<G>)) {
        for part in proposal.parts {
            assert_eq!(
                part.entry.n,
                self.next_number(),
                "a proposal is accepted before the next is made"
            );
            let before = std::mem::replace(&mut self.play, part.play);
            let step = self.record(part.entry, part.answered, before.into_state(), part.events);
            each(self, &step);
        }
    }

    /// Plays an entry again that this program played before, dice and all.
    pub(crate) fn replay_own(&mut self, entry: &Entry<G::Action>) -> Step<G> {
        let mut dice = Dice::recorded(entry.dice().to_vec());
        let before = self.state().clone();
        let (answered, events) = match &entry.deed {
            Deed::Act { ask, action, .. } => {
                let answered = self.play.open().get(*ask).expect("the ask was open").ask.clone();
                (Some(answered), self.play.apply(*ask, action, &mut dice))
            }
            Deed::Advance { .. } => (None, self.play.advance(&mut dice)),
            Deed::TakeBack { entries } => {
                let Without { state, .. } = self.without(entries[0]);
                self.play.set_state(state);
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
        let before = self.state().clone();
        let (answered, events) = match (&entry.deed, entry.seat) {
            (Deed::Act { ask, action, dice }, Some(seat)) => {
                let (answered, events) = self.replay_act(seat, *ask, action, dice)?;
                (Some(answered), events)
            }
            (Deed::Advance { dice: written }, None) => {
                let mut dice = self.dice(None);
                let events = self.play.advance(&mut dice);
                compare_dice(written, dice)?;
                (None, events)
            }
            (Deed::TakeBack { entries }, Some(seat)) => {
                self.replay_take_back(seat, entries)?;
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
        let typed = written.iter().any(|die| die.typed);
        if typed && !G::typed_dice(self.state()) {
            return Err(refused(Refused::<G::Refusal>::DiceNotTyped));
        }
        let values = || written.iter().filter(|die| die.typed).map(|die| die.value).collect();
        let mut dice = self.dice(typed.then(values));
        let events = self.play.apply(ask, action, &mut dice);
        compare_dice(written, dice)?;
        Ok((answered, events))
    }

    fn replay_take_back(&mut self, seat: Seat, entries: &[u32]) -> Result<(), Wrong> {
        let next = self.undo.next(seat).filter(|_| self.outcome().is_none());
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
        match self.entries.last() {
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

    fn record(
        &mut self,
        entry: Entry<G::Action>,
        answered: Option<G::Ask>,
        before: G::State,
        events: Vec<G::Event>,
    ) -> Step<G> {
        let mut taken_back = Vec::new();
        match (&entry.deed, entry.seat) {
            (Deed::TakeBack { entries }, Some(seat)) => {
                taken_back = entries.iter().map(|&n| self.taken_back(n)).collect();
                let Without { trail, .. } = self.without(entries[0]);
                self.trail.turn(entries[0], trail);
                self.undo.took_back(seat, entries);
            }
            (_, Some(seat)) => {
                let barred = events.iter().any(|event| G::barrier(event).is_some());
                self.trail.push(entry.n, before);
                self.undo.acted(seat, barred, self.audience(&events));
            }
            (_, None) => {
                self.trail.push(entry.n, before);
                self.undo.advanced(self.audience(&events));
            }
        }
        self.trail.forget_before(self.undo.oldest());
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
            // The game's own steps are taken back only along with the act they followed from.
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

    fn without(&self, entry: u32) -> Without<G> {
        let mut stops = self.trail.since(entry);
        let first = stops.next().expect("what may be taken back is on the trail");
        let mut without = Without {
            fallen: vec![first.n],
            state: first.before.clone(),
            trail: Vec::new(),
        };
        for stop in stops {
            let index = stop.n as usize - 1;
            match stands::<G>(&without.state, &self.entries[index], self.answered[index].as_ref()) {
                Some(next) => {
                    let before = std::mem::replace(&mut without.state, next);
                    without.trail.push(Stop { n: stop.n, before });
                }
                None => without.fallen.push(stop.n),
            }
        }
        without
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
    /// What the store has to keep before the proposal is accepted, all or nothing.
    pub fn entries(&self) -> impl Iterator<Item = &Entry<G::Action>> {
        self.parts.iter().map(|part| &part.entry)
    }
}

/// The state after an entry of the journal, if it can still be done.
fn stands<G: Game>(state: &G::State, entry: &Entry<G::Action>, answered: Option<&G::Ask>) -> Option<G::State> {
    let mut next = state.clone();
    let mut dice = Dice::recorded(entry.dice().to_vec());
    match (&entry.deed, entry.seat, answered) {
        (Deed::Act { action, .. }, Some(seat), Some(ask)) => {
            let open = G::asks(state)
                .into_iter()
                .any(|asked| asked.seat == seat && asked.ask == *ask);
            if !open || G::check(&G::view(state, Viewer::Seat(seat)), ask, action).is_err() {
                return None;
            }
            G::apply(&mut next, seat, ask, action, &mut dice, &mut Vec::new());
        }
        (Deed::Advance { .. }, ..) if G::due(state) => G::advance(&mut next, &mut dice, &mut Vec::new()),
        _ => return None,
    }
    dice.finish().ok().map(|_| next)
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
