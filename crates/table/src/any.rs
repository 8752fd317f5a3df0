//! The object-safe face of a game: JSON in and out. Server, store, replay and cases see only this.

use std::any::Any;
use std::marker::PhantomData;

use serde::de::DeserializeOwned;
use serde::{Deserialize as _, Serialize};
use serde_json::Value;
use ts_rs::TS;

use crate::ask::{AskId, OpenAsk};
use crate::begin::{self, MatchError, Terms};
use crate::bot::{Bot, BotAnswer, BotInput, InputOf, Random, Stop};
use crate::budget::Budget;
use crate::channel::Channel;
use crate::declarations::Declarations;
use crate::entry::Entry;
use crate::file::JournalFile;
use crate::game::{Choices, Game, SeatSpec};
use crate::hash::Hash;
use crate::header::Header;
use crate::hint::{self, Hint};
use crate::level::{Level, Player};
use crate::r#match::{Match, Prepared, Reading};
use crate::message::{self, Desk, Message, Missed, Seen, SeenSince};
use crate::notice::Notices;
use crate::odds::Odds;
use crate::options::{self, Chosen, OptionsError, Scenario};
use crate::outcome::Outcome;
use crate::outlook::{self, Bounds, Outlook};
use crate::reckoning::Reckoning;
use crate::refused::{AnyRefused, Refused};
use crate::round::Round;
use crate::rules::RuleBook;
use crate::samples::Kinds;
use crate::seat::{Seat, Viewer, all_seats};
use crate::seed::Seed;
use crate::simulate::{Played, SimulationError, Watch, play_out};
use crate::step::Step;
use crate::strict;
use crate::text::TextReader;

/// A match, and what each of some viewers was told on the way.
pub type LoadedAndTold = (Box<dyn AnyMatch>, Vec<Vec<Value>>);

pub trait AnyGame: Send + Sync {
    fn name(&self) -> &'static str;
    /// The newest version of the rules.
    fn rules(&self) -> u16;
    /// To learn and to test the table with; the others are what people come for.
    fn hidden(&self) -> bool;
    fn rule_book(&self) -> RuleBook;
    /// Adds the types of what travels in a match of the game.
    fn declare(&self, declarations: &mut Declarations);
    /// The kinds of all that it says.
    fn kinds(&self) -> Kinds;
    fn scenarios(&self) -> Vec<Scenario>;
    /// How the texts of an option are read, where they are in a language of the game's own.
    fn text_reader(&self, option: &str) -> Option<TextReader>;
    fn seats(&self, scenario: &str, options: &Chosen) -> Result<Vec<SeatSpec>, OptionsError>;
    fn begin(&self, terms: Terms, seed: Seed) -> Result<Box<dyn AnyJournal>, MatchError>;
    /// A new match whose players pledged their salts.
    fn begin_in(&self, terms: Terms, round: Round, seed: Seed) -> Result<Box<dyn AnyJournal>, MatchError>;
    /// A match as its journal has it. `upto` leaves out the entries after that number.
    fn load(&self, file: &JournalFile, reading: Reading, upto: Option<u32>) -> Result<Box<dyn AnyJournal>, MatchError>;
    /// The match of our own store, to be played on, and what each of the seats was told in it: for whoever plays them and
    /// listens. It keeps no more of its journal than what may be taken back.
    fn load_telling(&self, file: &JournalFile, seats: &[Seat]) -> Result<LoadedAndTold, MatchError>;
    /// What the viewer has seen since a message, or since the start where that is 0, by a journal of our own store.
    fn seen(&self, file: &JournalFile, viewer: Viewer, after: u32) -> Result<Seen, MatchError>;
    /// What the viewer was sent after a message, by a journal of our own store.
    fn missed(&self, file: &JournalFile, viewer: Viewer, after: u32) -> Result<Vec<Message>, MatchError>;
    /// Of the bots that can play it, the strongest last.
    fn levels(&self) -> Vec<Level>;
    /// A bot of a level that there is, with the level's own budget where none is named.
    fn bot(&self, level: &str, seed: &str, budget: Option<Budget>) -> Option<Box<dyn AnyBot>>;
    /// A whole match between bots. The levels are known ones.
    fn play_out(
        &self,
        terms: Terms,
        seed: Seed,
        players: &[Player],
        save: bool,
        watch: &mut dyn Watch,
    ) -> Result<Played, SimulationError>;
    /// What may come of a position, from the input of a bot that has heard nothing before: what the seat knows. None
    /// where the game has no odds to tell; an error says what is missing in this position.
    fn odds(&self, input: &Value, draws: u32, seed: &str) -> Option<Result<Odds, String>>;
    /// What it can reckon from numbers alone, by that name.
    fn reckoning(&self, name: &str) -> Option<Reckoning>;
}

/// What a seat says.
#[derive(Clone, Debug)]
pub struct AnyAnswer {
    pub seat: Seat,
    pub ask: AskId,
    pub action: Value,
    pub dice: DiceFrom,
}

#[derive(Clone, Debug)]
pub enum DiceFrom {
    Stream,
    Typed(Vec<u32>),
    /// A case says what the dice show, in every game.
    Case(Vec<u32>),
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "table.ts")]
pub enum AnyChoices {
    Next { picks: Vec<Value> },
    Whole { action: Value },
}

/// A match that is played on. Its journal may be elsewhere.
pub trait AnyMatch: Send + Sync {
    fn header(&self) -> &Header;
    fn length(&self) -> u32;
    /// The link of the last entry, or of the header.
    fn link(&self) -> Hash;
    /// By the rules or otherwise.
    fn outcome(&self) -> Option<Outcome>;
    /// The side of each seat, in order; seats of one side win together.
    fn sides(&self) -> Vec<u8>;
    fn view(&self, viewer: Viewer) -> Value;
    /// The position as a person writes it down: the whole truth.
    fn setup(&self) -> Value;
    fn asks(&self, seat: Seat) -> Vec<OpenAsk<Value>>;
    /// Whom the viewer knows the match to be waiting for; nobody once it is over.
    fn awaited(&self, viewer: Viewer) -> Vec<Seat>;
    /// Who may talk to whom now; all and nothing else once the match is over.
    fn channels(&self) -> Vec<Channel>;
    /// The channels that the seat may talk in now.
    fn channels_of(&self, seat: Seat) -> Vec<Channel> {
        let mut channels = self.channels();
        channels.retain(|channel| channel.holds(seat));
        channels
    }
    /// The ask whose answer the seat may take back.
    fn way_back(&self, seat: Seat) -> Option<AskId>;
    fn choices(&self, seat: Seat, ask: AskId, draft: &[Value]) -> Result<AnyChoices, AnyRefused>;
    /// All that a draft can become, within the bounds.
    fn outlook(&self, seat: Seat, ask: AskId, draft: &[Value], bounds: Bounds) -> Result<Outlook, AnyRefused>;
    fn check(&self, seat: Seat, ask: AskId, action: &Value) -> Result<(), AnyRefused>;
    fn prepare(&self, answer: &AnyAnswer) -> Result<AnyPrepared, AnyRefused>;
    fn prepare_take_back(&self, seat: Seat, ask: AskId) -> Result<AnyPrepared, AnyRefused>;
    /// Ends the match otherwise than by its rules; `seat` is who resigned.
    fn prepare_end(&self, seat: Option<Seat>, outcome: Outcome) -> Result<AnyPrepared, AnyRefused>;
    /// Makes what was prepared come true, once it is stored. `each` hears of every step as it is taken.
    fn accept(&mut self, prepared: AnyPrepared, each: &mut dyn FnMut(&dyn AnyMatch, &AnyStep<'_>));
    /// How many messages the viewer was sent.
    fn number(&self, viewer: Viewer) -> u32;
    /// The link of the entry that the last of them told of, or of the header.
    fn told_link(&self, viewer: Viewer) -> Hash;
    fn desk(&self, viewer: Viewer) -> Desk;
    fn message(&self, step: &AnyStep<'_>, desk: &mut Desk) -> Option<Message>;
    /// What the step means for the notices of a seat, whether or not anybody sits there.
    fn notices(&self, step: &AnyStep<'_>, seat: Seat) -> Notices;
    fn bot_input(&self, seat: Seat, told: Vec<Value>) -> Value;
    /// What a bot on the seat draws its chance from: a secret, and the same when the match is loaded again.
    fn bot_seed(&self, seat: Seat) -> String;
    /// How many of its entries it holds, and how many states for taking back.
    fn kept(&self) -> (usize, usize);
}

/// A match that has its whole journal with it.
pub trait AnyJournal: AnyMatch {
    /// What the viewer has seen since the start.
    fn seen(&self, viewer: Viewer) -> Seen;
    /// All that the viewer was told.
    fn told(&self, viewer: Viewer) -> Vec<Value>;
    /// Journal and seed, everything: only for the operator, or after the end.
    fn file(&self) -> JournalFile;
}

/// What some match has prepared, with the lines that the store has to keep, all or nothing, before it is accepted.
pub struct AnyPrepared {
    pub lines: Vec<String>,
    /// How the match ends with it, if it does.
    pub outcome: Option<Outcome>,
    prepared: Box<dyn Any + Send>,
}

pub struct AnyStep<'a> {
    pub n: u32,
    step: &'a (dyn Any + Send),
}

impl AnyStep<'_> {
    fn of<G: Game>(&self) -> &Step<G> {
        let step = self.step.downcast_ref();
        step.expect("the step was taken by this match")
    }
}

pub trait AnyBot: Send {
    /// An input as JSON in, an answer out, or nothing to say. It may have nothing to say once it is stopped.
    fn answer(&mut self, input: &Value, stop: &Stop) -> Result<Option<BotAnswer<Value>>, String>;
    /// What it would answer, with what else it has weighed, to the input of a bot that has heard nothing before.
    fn reasons(&mut self, input: &Value, stop: &Stop) -> Result<Option<Hint>, String>;
    /// Whether it listens to what is told; one that does not is spared the telling.
    fn listens(&self) -> bool;
}

type MakeBot<G> = fn(&str, Budget) -> Box<dyn Bot<G>>;
type TellOdds<G> = fn(&InputOf<G>, u32, &str) -> Result<Odds, String>;

/// A game as the registry holds it, with the bots that can play it.
pub struct Of<G: Game> {
    bots: Vec<(Level, MakeBot<G>)>,
    odds: Option<TellOdds<G>>,
    reckonings: Vec<Reckoning>,
    game: PhantomData<fn() -> G>,
}

/// What a bot is given that does not think.
const NO_BUDGET: Budget = Budget::Iterations(1);

impl<G: Game> Of<G> {
    pub fn game() -> Of<G> {
        Of {
            bots: vec![(Random::LEVEL, |seed, _| Box::new(Random::new(seed)))],
            odds: None,
            reckonings: Vec::new(),
            game: PhantomData,
        }
    }

    /// Weaker bots first.
    pub fn with_bot(mut self, level: Level, make: MakeBot<G>) -> Of<G> {
        self.bots.push((level, make));
        self
    }

    pub fn with_odds(mut self, odds: TellOdds<G>) -> Of<G> {
        self.odds = Some(odds);
        self
    }

    pub fn with_reckoning(mut self, reckoning: Reckoning) -> Of<G> {
        self.reckonings.push(reckoning);
        self
    }

    fn make_bot(&self, level: &str, seed: &str, budget: Option<Budget>) -> Option<Box<dyn Bot<G>>> {
        let (level, make) = self.bots.iter().find(|(known, _)| known.name == level)?;
        Some(make(seed, budget.or(level.budget).unwrap_or(NO_BUDGET)))
    }
}

impl<G: Game> AnyGame for Of<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn rules(&self) -> u16 {
        G::RULES
    }

    fn hidden(&self) -> bool {
        G::HIDDEN
    }

    fn rule_book(&self) -> RuleBook {
        RuleBook::parse(G::RULE_FILE).expect("a test reads every rules.toml")
    }

    fn declare(&self, declarations: &mut Declarations) {
        declarations.game::<G>();
        for reckoning in &self.reckonings {
            (reckoning.declare)(declarations);
        }
    }

    fn kinds(&self) -> Kinds {
        Kinds::of::<G>()
    }

    fn scenarios(&self) -> Vec<Scenario> {
        G::scenarios()
    }

    fn text_reader(&self, option: &str) -> Option<TextReader> {
        G::text_reader(option)
    }

    fn seats(&self, scenario: &str, chosen: &Chosen) -> Result<Vec<SeatSpec>, OptionsError> {
        options::choose::<G>(scenario, chosen).map(|options| G::seats(&options))
    }

    fn begin(&self, terms: Terms, seed: Seed) -> Result<Box<dyn AnyJournal>, MatchError> {
        Ok(Box::new(begin::begin::<G>(terms, seed)?))
    }

    fn begin_in(&self, terms: Terms, round: Round, seed: Seed) -> Result<Box<dyn AnyJournal>, MatchError> {
        Ok(Box::new(begin::begin_in::<G>(terms, Some(round), seed)?))
    }

    fn load(&self, file: &JournalFile, reading: Reading, upto: Option<u32>) -> Result<Box<dyn AnyJournal>, MatchError> {
        Ok(Box::new(begin::load_file::<G>(file, reading, upto)?))
    }

    fn load_telling(&self, file: &JournalFile, seats: &[Seat]) -> Result<LoadedAndTold, MatchError> {
        let mut told = vec![Vec::new(); seats.len()];
        let game = begin::load_stored::<G>(file, |_, step| {
            for (seat, told) in seats.iter().zip(&mut told) {
                told.extend(message::told_json(step, Viewer::Seat(*seat)));
            }
        })?;
        Ok((Box::new(game), told))
    }

    fn seen(&self, file: &JournalFile, viewer: Viewer, after: u32) -> Result<Seen, MatchError> {
        let mut since = SeenSince::new(&begin::open_file::<G>(file)?, viewer, after);
        let game = begin::load_stored::<G>(file, |game, step| since.next(game, step))?;
        // Who has had more than there is has seen what is there now.
        Ok(since.seen.unwrap_or_else(|| Seen::new(&game, viewer)))
    }

    fn missed(&self, file: &JournalFile, viewer: Viewer, after: u32) -> Result<Vec<Message>, MatchError> {
        let mut missed = Missed::new(&begin::open_file::<G>(file)?, viewer, after);
        begin::load_stored::<G>(file, |game, step| missed.next(game, step))?;
        Ok(missed.messages)
    }

    fn levels(&self) -> Vec<Level> {
        self.bots.iter().map(|(level, _)| *level).collect()
    }

    fn bot(&self, level: &str, seed: &str, budget: Option<Budget>) -> Option<Box<dyn AnyBot>> {
        Some(Box::new(BotOf {
            bot: self.make_bot(level, seed, budget)?,
        }))
    }

    fn play_out(
        &self,
        terms: Terms,
        seed: Seed,
        players: &[Player],
        save: bool,
        watch: &mut dyn Watch,
    ) -> Result<Played, SimulationError> {
        let mut bots: Vec<_> = players
            .iter()
            .zip(all_seats(players.len()))
            .map(|(Player { level, budget }, seat)| {
                // With one seed for all, what one side draws would tell what the other drew.
                let bot = self.make_bot(level, &format!("{} {seat}", terms.id), *budget);
                bot.expect("the level is a known one")
            })
            .collect();
        play_out::<G>(terms, seed, &mut bots, save, watch)
    }

    fn odds(&self, input: &Value, draws: u32, seed: &str) -> Option<Result<Odds, String>> {
        let tell = self.odds?;
        let input = InputOf::<G>::deserialize(input).map_err(|error| error.to_string());
        Some(input.and_then(|input| tell(&input, draws, seed)))
    }

    fn reckoning(&self, name: &str) -> Option<Reckoning> {
        self.reckonings.iter().find(|known| known.name == name).copied()
    }
}

impl<G: Game> AnyMatch for Match<G> {
    fn header(&self) -> &Header {
        self.header()
    }

    fn length(&self) -> u32 {
        self.length()
    }

    fn link(&self) -> Hash {
        *self.link()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome()
    }

    fn sides(&self) -> Vec<u8> {
        G::seats(&self.options()).iter().map(|spec| spec.side).collect()
    }

    fn view(&self, viewer: Viewer) -> Value {
        json(&self.view(viewer))
    }

    fn setup(&self) -> Value {
        json(&G::setup(self.state()))
    }

    fn asks(&self, seat: Seat) -> Vec<OpenAsk<Value>> {
        message::asks_json(self, Viewer::Seat(seat))
    }

    fn awaited(&self, viewer: Viewer) -> Vec<Seat> {
        self.awaited(viewer)
    }

    fn channels(&self) -> Vec<Channel> {
        self.channels()
    }

    fn way_back(&self, seat: Seat) -> Option<AskId> {
        self.way_back(seat)
    }

    fn choices(&self, seat: Seat, ask: AskId, draft: &[Value]) -> Result<AnyChoices, AnyRefused> {
        let draft = draft.iter().map(read::<G, G::Pick>).collect::<Result<Vec<_>, _>>();
        let choices = draft.and_then(|draft| self.play().choices(seat, ask, &draft));
        match choices.map_err(|refused| AnyRefused::of(&refused))? {
            Choices::Next(picks) => Ok(AnyChoices::Next {
                picks: picks.iter().map(json).collect(),
            }),
            Choices::Whole(action) => Ok(AnyChoices::Whole { action: json(&action) }),
        }
    }

    fn outlook(&self, seat: Seat, ask: AskId, draft: &[Value], bounds: Bounds) -> Result<Outlook, AnyRefused> {
        let draft = draft.iter().map(read::<G, G::Pick>).collect::<Result<Vec<_>, _>>();
        draft
            .and_then(|draft| outlook::outlook(self.play(), seat, ask, draft, bounds))
            .map_err(|refused| AnyRefused::of(&refused))
    }

    fn check(&self, seat: Seat, ask: AskId, action: &Value) -> Result<(), AnyRefused> {
        read::<G, G::Action>(action)
            .and_then(|action| self.play().check(seat, ask, &action).map(|_| ()))
            .map_err(|refused| AnyRefused::of(&refused))
    }

    fn prepare(&self, answer: &AnyAnswer) -> Result<AnyPrepared, AnyRefused> {
        let AnyAnswer { seat, ask, .. } = *answer;
        let prepared = read::<G, G::Action>(&answer.action).and_then(|action| match &answer.dice {
            DiceFrom::Stream => self.prepare(seat, ask, &action, None),
            DiceFrom::Typed(values) => self.prepare(seat, ask, &action, Some(values.clone())),
            DiceFrom::Case(values) => self.propose_fixed(seat, ask, &action, values.clone()),
        });
        any_prepared(prepared)
    }

    fn prepare_take_back(&self, seat: Seat, ask: AskId) -> Result<AnyPrepared, AnyRefused> {
        any_prepared(self.prepare_take_back(seat, ask))
    }

    fn prepare_end(&self, seat: Option<Seat>, outcome: Outcome) -> Result<AnyPrepared, AnyRefused> {
        any_prepared(self.prepare_end(seat, outcome))
    }

    fn accept(&mut self, prepared: AnyPrepared, each: &mut dyn FnMut(&dyn AnyMatch, &AnyStep<'_>)) {
        let prepared = prepared
            .prepared
            .downcast::<Prepared<G>>()
            .expect("the prepared was made by this match");
        self.accept(*prepared, |game, step| {
            let any = AnyStep { n: step.n, step };
            each(game, &any);
        });
    }

    fn number(&self, viewer: Viewer) -> u32 {
        self.number(viewer)
    }

    fn told_link(&self, viewer: Viewer) -> Hash {
        *self.told_link(viewer)
    }

    fn desk(&self, viewer: Viewer) -> Desk {
        Desk::new(self, viewer)
    }

    fn message(&self, step: &AnyStep<'_>, desk: &mut Desk) -> Option<Message> {
        desk.next(self, step.of())
    }

    fn notices(&self, step: &AnyStep<'_>, seat: Seat) -> Notices {
        Notices::of(self, step.of(), seat)
    }

    fn bot_input(&self, seat: Seat, told: Vec<Value>) -> Value {
        json(&BotInput {
            seat,
            view: self.view(Viewer::Seat(seat)),
            told,
            asks: self.play().open().of(seat).to_vec(),
        })
    }

    fn bot_seed(&self, seat: Seat) -> String {
        self.seed().bot_seed(seat)
    }

    fn kept(&self) -> (usize, usize) {
        self.kept()
    }
}

impl<G: Game> AnyJournal for Match<G> {
    fn seen(&self, viewer: Viewer) -> Seen {
        message::seen(self, viewer)
    }

    fn told(&self, viewer: Viewer) -> Vec<Value> {
        message::told(self, viewer)
    }

    fn file(&self) -> JournalFile {
        self.file()
    }
}

struct BotOf<G: Game> {
    bot: Box<dyn Bot<G>>,
}

impl<G: Game> AnyBot for BotOf<G> {
    fn answer(&mut self, input: &Value, stop: &Stop) -> Result<Option<BotAnswer<Value>>, String> {
        let input = InputOf::<G>::deserialize(input).map_err(|error| error.to_string())?;
        let answer = self.bot.answer(&input, stop).map_err(|stuck| stuck.to_string())?;
        Ok(answer.map(|BotAnswer { ask, action }| BotAnswer {
            ask,
            action: json(&action),
        }))
    }

    fn reasons(&mut self, input: &Value, stop: &Stop) -> Result<Option<Hint>, String> {
        let input = InputOf::<G>::deserialize(input).map_err(|error| error.to_string())?;
        hint::hint(self.bot.as_mut(), &input, stop).map_err(|stuck| stuck.to_string())
    }

    fn listens(&self) -> bool {
        self.bot.listens()
    }
}

fn any_prepared<G: Game>(prepared: Result<Prepared<G>, Refused<G::Refusal>>) -> Result<AnyPrepared, AnyRefused> {
    match prepared {
        Ok(prepared) => Ok(AnyPrepared {
            lines: prepared.entries().map(Entry::line).collect(),
            outcome: prepared.outcome(),
            prepared: Box::new(prepared),
        }),
        Err(refused) => Err(AnyRefused::of(&refused)),
    }
}

fn read<G: Game, T: Serialize + DeserializeOwned>(value: &Value) -> Result<T, Refused<G::Refusal>> {
    strict::read(value).map_err(|why| Refused::Unreadable { why })
}

fn json<T: Serialize>(value: &T) -> Value {
    serde_json::to_value(value).expect("a value of the game is JSON")
}
