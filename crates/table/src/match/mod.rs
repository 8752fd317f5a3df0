//! A match: header, journal, and the game as it stands after the last entry.
//!
//! A match that is played on beside a store need not hold its journal: it forgets what nobody can take back any more
//! (`forgetful`), so that a long match takes no more room than a short one.

mod journal;
mod replay;
mod without;

pub use self::replay::Reading;

use self::journal::Journal;
use self::without::Without;
use crate::ask::AskId;
use crate::audience::Audience;
use crate::channel::Channel;
use crate::dice::{Dice, judge_typed};
use crate::digested;
use crate::entry::{Deed, Entry};
use crate::file::{Closing, JournalFile};
use crate::game::Game;
use crate::hash::Hash;
use crate::header::{FIRST_FORMAT, Header};
use crate::hearing::{Happening as _, Hearing};
use crate::outcome::Outcome;
use crate::play::Play;
use crate::post::{Addressees, Post};
use crate::refused::Refused;
use crate::seat::{Seat, Viewer};
use crate::seed::{DiceKey, DigestKey, Seed};
use crate::step::{Step, TakenBack};
use crate::trail::Trail;
use crate::undo::Undo;

pub struct Match<G: Game> {
    header: Header,
    seed: Seed,
    dice_key: DiceKey,
    digest_key: DigestKey,
    base: G::State,
    play: Play<G>,
    journal: Journal<G>,
    /// Whether a store has the journal.
    forgetful: bool,
    undo: Undo,
    trail: Trail<G::State>,
    post: Post,
    /// Of each seat, as it was last sent.
    ways_back: Vec<Option<AskId>>,
    /// Whether an outcome was sent.
    over: bool,
    /// How many entries were not taken back; dice are numbered by them, so that taking back does not change the next.
    standing: u32,
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
            journal: self.journal.clone(),
            forgetful: self.forgetful,
            undo: self.undo.clone(),
            trail: self.trail.clone(),
            post: self.post.clone(),
            ways_back: self.ways_back.clone(),
            over: self.over,
            standing: self.standing,
            link: self.link,
        }
    }
}

/// What an answer would make of the match: the entry it is, and those by which the game then goes on by itself. Nothing
/// has happened until it is accepted, so that all of it can be stored first.
pub struct Prepared<G: Game> {
    parts: Vec<Part<G>>,
}

struct Part<G: Game> {
    entry: Entry<G::Action>,
    answered: Option<G::Ask>,
    play: Play<G>,
    events: Vec<G::Event>,
}

/// A game that goes on by itself for longer than this will never stop.
const MOST_ADVANCES: usize = 1_000;

impl<G: Game> Match<G> {
    /// `options` are those of the header, and the header is committed to the seed: `build` sees to both.
    pub(crate) fn new(header: Header, seed: Seed, base: G::State) -> Match<G> {
        let seats = header.seats.len();
        let play = Play::<G>::new(base.clone(), seats);
        Match {
            dice_key: seed.dice_key(&header.id, &header.salts()),
            digest_key: seed.digest_key(),
            over: play.outcome().is_some(),
            play,
            post: Post::new(seats, header.link()),
            ways_back: vec![None; seats],
            undo: Undo::new(seats),
            trail: Trail::new(),
            standing: 0,
            link: header.link(),
            journal: Journal::new(),
            forgetful: false,
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

    /// The whole journal, which a match that forgets does not have.
    pub fn entries(&self) -> &[Entry<G::Action>] {
        self.journal.whole()
    }

    /// How many entries it has.
    pub fn length(&self) -> u32 {
        self.journal.length()
    }

    /// From now on it keeps no more than what may be taken back needs: a store has the rest.
    pub(crate) fn forgetful(mut self) -> Match<G> {
        self.forgetful = true;
        self
    }

    /// Before an entry is recorded: until then, whoever is told of the last one may ask about what it took back.
    fn forget(&mut self) {
        if self.forgetful {
            let oldest = self.undo.oldest().unwrap_or(u32::MAX);
            self.journal.forget_before(oldest);
            self.undo.forget_before(oldest);
            self.post.forget_before(oldest);
        }
    }

    /// How many entries are here, and how many states for taking back: what grows with a match, if anything does.
    pub fn kept(&self) -> (usize, usize) {
        (self.journal.kept(), self.trail.length())
    }

    pub(crate) fn options(&self) -> G::Options {
        serde_json::from_value(self.header.options.clone()).expect("the header's options were checked")
    }

    /// What an entry answered.
    pub(crate) fn answered(&self, n: u32) -> Option<&G::Ask> {
        self.journal.answered(n)
    }

    /// Journal and seed: the whole truth.
    pub fn file(&self) -> JournalFile {
        JournalFile {
            header: self.header.clone(),
            entries: self.entries().iter().map(Entry::line).collect(),
            closing: Some(Closing {
                seed: self.seed.clone(),
                entries: self.length(),
                link: self.link,
                end: None,
            }),
        }
    }

    pub(crate) fn dice_key(&self) -> DiceKey {
        self.dice_key
    }

    pub fn view(&self, viewer: Viewer) -> G::View {
        G::view(self.state(), self.header.admit(viewer))
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.play.outcome()
    }

    /// Whom the viewer knows the match to be waiting for.
    pub fn awaited(&self, viewer: Viewer) -> Vec<Seat> {
        match self.outcome() {
            Some(_) => Vec::new(),
            None => G::awaited(&self.view(viewer)),
        }
    }

    /// Who may talk to whom now.
    pub fn channels(&self) -> Vec<Channel> {
        match self.outcome() {
            Some(_) => vec![Channel::All],
            None => G::channels(self.state()),
        }
    }

    pub fn may_take_back(&self, seat: Seat) -> bool {
        self.way_back(seat).is_some()
    }

    /// The ask whose answer the seat may take back.
    pub fn way_back(&self, seat: Seat) -> Option<AskId> {
        let entry = self.undo.next(seat).filter(|_| self.outcome().is_none())?;
        match self.journal.entry(entry).deed {
            Deed::Act { ask, .. } => Some(ask),
            Deed::Advance { .. } | Deed::TakeBack { .. } | Deed::End { .. } => None,
        }
    }

    /// How many messages the viewer was sent.
    pub fn number(&self, viewer: Viewer) -> u32 {
        self.post.number(self.header.admit(viewer))
    }

    /// The link of the entry that the viewer's last message told of, or of the header. Digests are keyed, so that nobody can
    /// tell by a link what it was made of; and it does not change where the viewer hears of nothing.
    pub fn told_link(&self, viewer: Viewer) -> &Hash {
        self.post.link(self.header.admit(viewer))
    }

    /// The message that told the viewer of an entry, if one did.
    pub(crate) fn told_of(&self, viewer: Viewer, entry: u32) -> Option<u32> {
        self.post.told_of(viewer, entry)
    }

    /// The link of the last entry, or of the header.
    pub fn link(&self) -> &Hash {
        &self.link
    }

    /// The match as it was before its first entry.
    pub fn rewound(&self) -> Match<G> {
        Match::new(self.header.clone(), self.seed.clone(), self.base.clone())
    }

    /// What the action would do. `typed` are dice read off a real table.
    pub fn prepare(
        &self,
        seat: Seat,
        ask: AskId,
        action: &G::Action,
        typed: Option<Vec<u32>>,
    ) -> Result<Prepared<G>, Refused<G::Refusal>> {
        let dice = match typed {
            None => Dice::new(self.dice_key, self.stream()),
            Some(values) => {
                let open = self.play.check(seat, ask, action)?;
                self.judge_typed(seat, &open.ask, action, &values)?;
                Dice::typed(self.dice_key, self.stream(), values)
            }
        };
        self.propose_with(seat, ask, action, dice, |_| Vec::new())
    }

    fn judge_typed(
        &self,
        seat: Seat,
        ask: &G::Ask,
        action: &G::Action,
        values: &[u32],
    ) -> Result<(), Refused<G::Refusal>> {
        let sides = G::typed_dice(&self.view(Viewer::Seat(seat)), ask, action).ok_or(Refused::DiceNotTyped)?;
        judge_typed(&sides, values).map_err(|fault| Refused::BadDice { fault })
    }

    /// For cases, which say what the dice show whether or not the game lets players type them.
    pub(crate) fn propose_fixed(
        &self,
        seat: Seat,
        ask: AskId,
        action: &G::Action,
        dice: Vec<u32>,
    ) -> Result<Prepared<G>, Refused<G::Refusal>> {
        // What the act leaves, the game's own steps after it roll.
        let dice = Dice::fixed(self.dice_key, self.stream(), dice);
        self.propose_with(seat, ask, action, dice, Dice::take_left)
    }

    fn propose_with(
        &self,
        seat: Seat,
        ask: AskId,
        action: &G::Action,
        mut dice: Dice,
        keep: fn(&mut Dice) -> Vec<u32>,
    ) -> Result<Prepared<G>, Refused<G::Refusal>> {
        let mut play = self.play.clone();
        let (answered, events) = play.act(seat, ask, action, &mut dice)?;
        let kept = if play.due() { keep(&mut dice) } else { Vec::new() };
        let rolled = dice.finish().map_err(|fault| Refused::BadDice { fault })?;
        let deed = Deed::Act {
            ask,
            action: action.clone(),
            dice: rolled,
        };
        self.prepared(Some(seat), deed, Some(answered), play, events, kept)
    }

    /// Takes back the answer to an ask, which must be the seat's latest.
    pub fn prepare_take_back(&self, seat: Seat, ask: AskId) -> Result<Prepared<G>, Refused<G::Refusal>> {
        if self.outcome().is_some() {
            return Err(Refused::MatchOver);
        }
        let next = self.undo.next(seat).filter(|_| self.way_back(seat) == Some(ask));
        let entry = next.ok_or(Refused::NothingToTakeBack)?;
        let Without {
            fallen: entries, state, ..
        } = self.without(entry);
        let mut play = self.play.clone();
        play.set_state(state);
        let deed = Deed::TakeBack { entries };
        self.prepared(Some(seat), deed, None, play, Vec::new(), Vec::new())
    }

    /// Ends the match otherwise than by its rules; `seat` is who resigned.
    pub fn prepare_end(&self, seat: Option<Seat>, outcome: Outcome) -> Result<Prepared<G>, Refused<G::Refusal>> {
        self.judge_end(seat, &outcome)?;
        let mut play = self.play.clone();
        play.end(outcome.clone());
        self.prepared(seat, Deed::End { outcome }, None, play, Vec::new(), Vec::new())
    }

    fn judge_end(&self, seat: Option<Seat>, outcome: &Outcome) -> Result<(), Refused<G::Refusal>> {
        if self.outcome().is_some() {
            return Err(Refused::MatchOver);
        }
        // What the game does by itself comes first.
        if self.play.due() {
            return Err(Refused::AskClosed);
        }
        let no = |why: String| Err(Refused::Unreadable { why });
        let stranger = |seat: &&Seat| usize::from(seat.0) >= self.header.seats.len();
        if let Some(seat) = outcome.winners.iter().chain(&seat).find(stranger) {
            return no(format!("there is no seat {seat}"));
        }
        if !outcome.winners.is_sorted_by(|one, next| one < next) {
            return no("the winners are not in the order of their seats, each once".to_owned());
        }
        if outcome.ending().is_none() {
            return no(format!("no match is ended as {:?}", outcome.how));
        }
        Ok(())
    }

    /// The entry, and those by which the game then goes on by itself, on the dice that a case has fixed for it or on
    /// the stream: nobody types dice for steps that are not his.
    fn prepared(
        &self,
        seat: Option<Seat>,
        deed: Deed<G::Action>,
        answered: Option<G::Ask>,
        play: Play<G>,
        events: Vec<G::Event>,
        mut fixed: Vec<u32>,
    ) -> Result<Prepared<G>, Refused<G::Refusal>> {
        let mut parts: Vec<Part<G>> = Vec::new();
        // An act has used the next stream; taking back used none, and gave some back.
        let mut stream = match &deed {
            Deed::TakeBack { entries } => self.stream() - entries.len() as u32,
            Deed::Act { .. } | Deed::Advance { .. } | Deed::End { .. } => self.stream() + 1,
        };
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
                let mut dice = if fixed.is_empty() {
                    Dice::new(self.dice_key, stream)
                } else {
                    Dice::fixed(self.dice_key, stream, std::mem::take(&mut fixed))
                };
                stream += 1;
                let events = later.advance(&mut dice);
                if later.due() {
                    fixed = dice.take_left();
                }
                let dice = dice.finish().map_err(|fault| Refused::BadDice { fault })?;
                next = Some((None, Deed::Advance { dice }, None, later, events));
            }
            parts.push(Part {
                entry: Entry::seal(n, seat, deed, digest, &before),
                answered,
                play,
                events,
            });
        }
        Ok(Prepared { parts })
    }

    /// Makes what was prepared come true; the store has it by now. `each` hears of every step as it is taken.
    pub fn accept(&mut self, prepared: Prepared<G>, mut each: impl FnMut(&Match<G>, &Step<G>)) {
        for part in prepared.parts {
            assert_eq!(
                part.entry.n,
                self.next_number(),
                "a prepared is accepted before the next is made"
            );
            let before = std::mem::replace(&mut self.play, part.play);
            let step = self.record(part.entry, part.answered, before.into_state(), part.events);
            each(self, &step);
        }
    }

    fn record(
        &mut self,
        entry: Entry<G::Action>,
        answered: Option<G::Ask>,
        before: G::State,
        events: Vec<G::Event>,
    ) -> Step<G> {
        self.forget();
        let mut taken_back = Vec::new();
        let hearings: Vec<_> = events.iter().map(|event| event.hearing(self.state())).collect();
        let told = hearings.iter().map(Hearing::audience);
        let told = told.fold(Audience::NOBODY, Audience::and);
        match (&entry.deed, entry.seat) {
            (Deed::TakeBack { entries }, Some(seat)) => {
                taken_back = entries.iter().map(|&n| self.taken_back(n)).collect();
                let Without { trail, .. } = self.without(entries[0]);
                self.trail.turn(entries[0], trail);
                self.undo.took_back(seat, entries);
                self.standing -= entries.len() as u32;
            }
            (Deed::End { .. }, _) => self.undo.ended(),
            (_, Some(seat)) => {
                let barred = hearings.iter().any(Hearing::barrier);
                self.trail.push(entry.n, before);
                self.undo.acted(seat, barred, told);
            }
            (_, None) => {
                self.trail.push(entry.n, before);
                self.undo.advanced(told);
            }
        }
        if !matches!(entry.deed, Deed::TakeBack { .. }) {
            self.standing += 1;
        }
        self.trail.forget_before(self.undo.oldest());
        let step = Step {
            n: entry.n,
            seat: entry.seat,
            taken_back,
            events,
            hearings,
        };
        self.link = entry.link;
        self.journal.push(entry, answered);
        let to = self.addressees(&step, told);
        self.post.send(to, self.link);
        step
    }

    /// Who is sent a message for a step just recorded. A view changes only with something told, so none is looked at.
    fn addressees(&mut self, step: &Step<G>, told: Audience) -> Addressees {
        let over = self.outcome().is_some();
        let ended = over && !std::mem::replace(&mut self.over, over);
        let mut ways_back = std::mem::take(&mut self.ways_back);
        let mut to = Addressees::default();
        for (seat, sent) in (0..).map(Seat).zip(&mut ways_back) {
            let now = if over { None } else { self.way_back(seat) };
            if std::mem::replace(sent, now) != now || self.play.open().changed(seat) {
                to.add(Viewer::Seat(seat));
            }
        }
        self.ways_back = ways_back;
        if ended {
            return Addressees::EVERYBODY;
        }
        for viewer in Viewer::limited(self.header.seats.len()) {
            if told.holds(viewer) || step.taken_back.iter().any(|taken| taken.told.holds(viewer)) {
                to.add(viewer);
            }
        }
        // Who knows the whole truth is told of every event.
        if !step.taken_back.is_empty() || !step.events.is_empty() {
            to.add(Viewer::Truth);
        }
        to
    }

    fn taken_back(&self, n: u32) -> TakenBack {
        TakenBack {
            n,
            // The game's own steps are taken back only along with the act they followed from.
            seat: self.journal.entry(n).seat,
            told: self.undo.audience(&[n]),
        }
    }

    /// The number of the next entry's dice.
    fn stream(&self) -> u32 {
        self.standing + 1
    }

    fn next_number(&self) -> u32 {
        self.length() + 1
    }

    fn digest(&self, n: u32, state: &G::State) -> Hash {
        if self.header.bicorne == FIRST_FORMAT {
            let json = serde_json::to_vec(state).expect("a state is JSON");
            return self.digest_key.digest(n, &json);
        }
        self.digest_key.digest(n, &digested::form(state))
    }
}

impl<G: Game> Prepared<G> {
    /// What the store has to keep before it is accepted, all or nothing.
    pub fn entries(&self) -> impl Iterator<Item = &Entry<G::Action>> {
        self.parts.iter().map(|part| &part.entry)
    }

    /// How the match ends with it, if it does.
    pub fn outcome(&self) -> Option<Outcome> {
        self.parts.last()?.play.outcome()
    }
}
