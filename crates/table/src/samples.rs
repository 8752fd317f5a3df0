//! Samples of all that a game says, taken from its cases and from random matches: what the wordings of a client are
//! tried on.

use std::collections::{BTreeMap, BTreeSet};

use rand::seq::IndexedRandom as _;
use rand::{RngExt as _, SeedableRng as _};
use serde::Serialize;
use serde_json::Value;

use crate::any::{AnyAnswer, AnyChoices, AnyGame, AnyMatch, DiceFrom};
use crate::ask::{AskId, OpenAsk};
use crate::battery::mutate::Pool;
use crate::begin::Terms;
use crate::case::{Board, Case};
use crate::game::{Game, TestRng};
use crate::hash::Hash;
use crate::kind::Kind;
use crate::message::Desk;
use crate::outcome::{Ending, Outcome};
use crate::refused::{AnyRefused, Refused};
use crate::seat::{Holder, Seat, Viewer, all_seats};
use crate::seed::{Salt, Seed};
use crate::walk::MOST_IN_A_DRAFT;

/// Different values kept of each kind.
const MOST_OF_A_KIND: usize = 200;
/// Wrong actions tried at every step.
const MUTANTS: usize = 12;
/// So many times the matches asked for are played where a kind of refusal has not been met yet.
const PATIENCE: u32 = 10;

#[derive(Serialize)]
pub struct Samples {
    pub told: Vec<ToldSample>,
    pub asks: Vec<Value>,
    pub picks: Vec<Value>,
    pub actions: Vec<Value>,
    pub refusals: Vec<AnyRefused>,
    pub outcomes: Vec<Outcome>,
    /// All that there are, met or not.
    pub kinds: Kinds,
}

/// What a viewer was told.
#[derive(Serialize)]
pub struct ToldSample {
    pub viewer: Viewer,
    pub value: Value,
}

#[derive(Serialize)]
pub struct Kinds {
    pub told: Vec<&'static str>,
    pub asks: Vec<&'static str>,
    pub picks: Vec<&'static str>,
    pub actions: Vec<&'static str>,
    /// The table's and the game's.
    pub refusals: Vec<&'static str>,
}

impl Kinds {
    pub fn of<G: Game>() -> Kinds {
        let of_table = <Refused<G::Refusal> as Kind>::KINDS.iter().copied();
        let of_table = of_table.filter(|kind| *kind != BY_RULE);
        Kinds {
            told: G::Told::KINDS.to_vec(),
            asks: G::Ask::KINDS.to_vec(),
            picks: G::Pick::KINDS.to_vec(),
            actions: G::Action::KINDS.to_vec(),
            refusals: of_table.chain(G::Refusal::KINDS.iter().copied()).collect(),
        }
    }
}

/// The table's kind of a refusal by the game, which has a kind of its own.
const BY_RULE: &str = "by_rule";

/// Plays the cases and so many matches, all over the range of the game's options. The error names a case that cannot be
/// played.
pub fn samples(game: &dyn AnyGame, cases: &[Case], games: u32, seed: &str) -> Result<Samples, String> {
    let tables = tables(game);
    let mut sampler = Sampler {
        rng: TestRng::from_seed(*Hash::of("bicorne samples", &[seed.as_bytes()]).bytes()),
        pool: Pool::default(),
        told: Shelf::default(),
        asks: Shelf::default(),
        picks: Shelf::default(),
        actions: Shelf::default(),
        refusals: Shelf::default(),
        outcomes: Shelf::default(),
    };
    for case in cases {
        let shown = sampler.show(game, case);
        shown.map_err(|why| format!("{}: {why}", case.name))?;
    }
    let kinds = game.kinds();
    for (number, terms) in (0..games * PATIENCE).zip(tables.iter().cycle()) {
        if number >= games && kinds.refusals.iter().all(|kind| sampler.refusals.has(kind)) {
            break;
        }
        let seed = Seed::from_text(&format!("{seed} {number}"));
        let played = game.begin(terms.clone(), seed).expect("the options go together");
        sampler.play(played);
    }
    Ok(Samples {
        told: sampler.told.values,
        asks: sampler.asks.values,
        picks: sampler.picks.values,
        actions: sampler.actions.values,
        refusals: sampler.refusals.values,
        outcomes: sampler.outcomes.values,
        kinds,
    })
}

fn tables(game: &dyn AnyGame) -> Vec<Terms> {
    let mut tables = Vec::new();
    for scenario in game.scenarios() {
        for options in scenario.spread() {
            let Ok(seats) = game.seats(scenario.name, &options) else {
                continue;
            };
            let bot = Holder::Bot { level: String::new() };
            tables.push(Terms {
                rules: None,
                id: "samples".to_owned(),
                scenario: scenario.name.to_owned(),
                options,
                position: None,
                holders: vec![bot; seats.len()],
                salts: vec![Salt::from_text("samples"); seats.len()],
            });
        }
    }
    tables
}

struct Sampler {
    rng: TestRng,
    pool: Pool,
    told: Shelf<ToldSample>,
    asks: Shelf<Value>,
    picks: Shelf<Value>,
    actions: Shelf<Value>,
    refusals: Shelf<AnyRefused>,
    outcomes: Shelf<Outcome>,
}

impl Sampler {
    /// Plays a case, and looks at what might be picked on its way. Whether it comes out as it should is not asked here.
    fn show(&mut self, game: &dyn AnyGame, case: &Case) -> Result<(), String> {
        if case.impossible.is_some() {
            return Ok(());
        }
        let mut board = Board::begin(game, case)?;
        let seats = board.game.header().seats.len();
        for step in &case.step {
            if let Some(open) = self.choose_ask(board.game.as_ref(), seats) {
                self.walk(board.game.as_ref(), open.id);
            }
            let taken = board.take(step)?;
            self.keep_refusal(taken);
            for (viewer, told) in &board.told {
                told.iter().for_each(|value| self.keep_told(*viewer, value.clone()));
            }
        }
        Ok(())
    }

    fn play(&mut self, mut game: Box<dyn AnyMatch>) {
        let seats = game.header().seats.len();
        let viewers = Viewer::limited(seats).chain([Viewer::Truth]);
        let mut desks: Vec<Desk> = viewers.map(|viewer| game.desk(viewer)).collect();
        self.end_otherwise(game.as_ref());
        while game.outcome().is_none() {
            let Some(open) = self.choose_ask(game.as_ref(), seats) else {
                return;
            };
            let Some(action) = self.walk(game.as_ref(), open.id) else {
                return;
            };
            self.try_wrong(game.as_ref(), open.id, &action);
            let answer = answer(open.id, &action, DiceFrom::Stream);
            let Ok(prepared) = game.prepare(&answer) else {
                return;
            };
            game.accept(prepared, &mut |game, step| {
                for desk in &mut desks {
                    let message = game.message(step, desk);
                    for value in message.into_iter().flat_map(|message| message.told) {
                        self.keep_told(desk.viewer, value);
                    }
                }
            });
            // The ask is closed now, or the match over.
            self.try_wrong(game.as_ref(), open.id, &action);
        }
        if let Some(outcome) = game.outcome() {
            self.keep_outcome(outcome);
        }
    }

    /// Mostly one that the game waits for, so that it ends.
    fn choose_ask(&mut self, game: &dyn AnyMatch, seats: usize) -> Option<OpenAsk<Value>> {
        let open: Vec<_> = all_seats(seats).flat_map(|seat| game.asks(seat)).collect();
        for OpenAsk { ask, .. } in &open {
            self.asks.add(kind_of(ask), ask.to_string(), ask.clone());
        }
        let (standing, blocking): (Vec<_>, Vec<_>) = open.into_iter().partition(|open| open.standing);
        let from = if !standing.is_empty() && self.rng.random_bool(0.35) {
            standing
        } else {
            blocking
        };
        from.choose(&mut self.rng).cloned()
    }

    fn walk(&mut self, game: &dyn AnyMatch, ask: AskId) -> Option<Value> {
        let mut draft = Vec::new();
        while draft.len() < MOST_IN_A_DRAFT {
            match game.choices(ask.seat, ask, &draft).ok()? {
                AnyChoices::Next { picks } => {
                    for pick in &picks {
                        self.picks.add(kind_of(pick), pick.to_string(), pick.clone());
                    }
                    draft.push(picks.choose(&mut self.rng)?.clone());
                }
                AnyChoices::Whole { action } => {
                    self.actions.add(kind_of(&action), action.to_string(), action.clone());
                    self.pool.add(action.clone(), &mut self.rng);
                    return Some(action);
                }
            }
        }
        None
    }

    /// Offers what is not to be taken. To prepare an answer leaves the match as it is.
    fn try_wrong(&mut self, game: &dyn AnyMatch, ask: AskId, action: &Value) {
        for _ in 0..MUTANTS {
            let mutant = self.pool.mutant(action, &mut self.rng);
            self.keep_refusal(game.check(ask.seat, ask, &mutant));
        }
        let other = Seat(ask.seat.0 ^ 1);
        let never = AskId {
            number: u32::MAX,
            ..ask
        };
        self.keep_refusal(game.check(other, ask, action));
        self.keep_refusal(game.check(ask.seat, never, action));
        self.keep_refusal(game.prepare_take_back(ask.seat, never));
        for dice in [vec![], vec![1], vec![9], vec![1; 9]] {
            self.keep_refusal(game.prepare(&answer(ask, action, DiceFrom::Typed(dice))));
        }
        // Not for players, but in every game there can be too many of them.
        self.keep_refusal(game.prepare(&answer(ask, action, DiceFrom::Case(vec![1; 9]))));
        let mut picks: Vec<Value> = Vec::new();
        for _ in 0..2 {
            picks.extend(self.picks.values.choose(&mut self.rng).cloned());
        }
        self.keep_refusal(game.choices(ask.seat, ask, &picks));
    }

    fn end_otherwise(&mut self, game: &dyn AnyMatch) {
        for ending in [Ending::Resigned, Ending::Agreed, Ending::Abandoned, Ending::Closed] {
            let (seat, winners) = match ending {
                Ending::Resigned => (Some(Seat(1)), vec![Seat(0)]),
                _ => (None, Vec::new()),
            };
            let prepared = game.prepare_end(seat, ending.outcome(winners)).ok();
            if let Some(outcome) = prepared.and_then(|prepared| prepared.outcome) {
                self.keep_outcome(outcome);
            }
        }
    }

    fn keep_told(&mut self, viewer: Viewer, value: Value) {
        let (kind, key) = (kind_of(&value), format!("{viewer} {value}"));
        self.told.add(kind, key, ToldSample { viewer, value });
    }

    fn keep_outcome(&mut self, outcome: Outcome) {
        let key = format!("{outcome:?}");
        self.outcomes.add(outcome.how.clone(), key, outcome);
    }

    fn keep_refusal<T>(&mut self, answer: Result<T, AnyRefused>) {
        if let Err(refused) = answer {
            let kind = match kind_of(&refused.refused) {
                kind if kind == BY_RULE => kind_of(&refused.refused["refusal"]),
                kind => kind,
            };
            self.refusals.add(kind, refused.refused.to_string(), refused);
        }
    }
}

/// Different values, not too many of a kind.
struct Shelf<T> {
    values: Vec<T>,
    known: BTreeSet<String>,
    counts: BTreeMap<String, usize>,
}

impl<T> Default for Shelf<T> {
    fn default() -> Shelf<T> {
        Shelf {
            values: Vec::new(),
            known: BTreeSet::new(),
            counts: BTreeMap::new(),
        }
    }
}

impl<T> Shelf<T> {
    fn add(&mut self, kind: String, key: String, value: T) {
        let count = self.counts.entry(kind).or_default();
        if *count < MOST_OF_A_KIND && self.known.insert(key) {
            *count += 1;
            self.values.push(value);
        }
    }

    fn has(&self, kind: &str) -> bool {
        self.counts.contains_key(kind)
    }
}

fn answer(ask: AskId, action: &Value, dice: DiceFrom) -> AnyAnswer {
    AnyAnswer {
        seat: ask.seat,
        ask,
        action: action.clone(),
        dice,
    }
}

fn kind_of(value: &Value) -> String {
    value["type"].as_str().unwrap_or_default().to_owned()
}
