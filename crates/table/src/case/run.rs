//! Playing a case.

use serde_json::Value;

use crate::any::{AnyAnswer, AnyChoices, AnyGame, AnyMatch, AnyPrepared, DiceFrom};
use crate::ask::AskId;
use crate::begin::Terms;
use crate::case::subset::{holds, lookup};
use crate::case::{Case, CaseStep};
use crate::channel::Channel;
use crate::message::Desk;
use crate::refused::AnyRefused;
use crate::rules::RuleBook;
use crate::seat::{Holder, Seat, Viewer};
use crate::seed::{Salt, Seed};

/// Plays the case; the error says which step failed and how.
pub fn run(game: &dyn AnyGame, rules: &[&RuleBook], case: &Case) -> Result<(), String> {
    let unknown = |id: &&String| rules.iter().all(|book| book.get(id).is_none());
    let named = case
        .rules
        .iter()
        .chain(case.step.iter().filter_map(|step| step.refused.as_ref()));
    if let Some(id) = named.clone().find(unknown) {
        return Err(format!("there is no rule {id}"));
    }
    if case.rules.is_empty() {
        return Err("it names no rule".to_owned());
    }
    if let Some(reason) = &case.impossible {
        return impossible(game, case, reason);
    }
    if !case.step.iter().any(CaseStep::expects_something) {
        return Err("it expects nothing, so it cannot fail".to_owned());
    }
    let mut board = Board::begin(game, case)?;
    for (number, step) in (1..).zip(&case.step) {
        board.play(step).map_err(|why| format!("step {number}: {why}"))?;
    }
    Ok(())
}

fn impossible(game: &dyn AnyGame, case: &Case, reason: &str) -> Result<(), String> {
    match begin(game, case) {
        _ if !case.step.is_empty() => Err("nothing can be done in a match that cannot begin".to_owned()),
        _ if reason.is_empty() => Err("`impossible` needs words of the reason".to_owned()),
        Ok(_) => Err(format!("the match begins, though it should not: {reason}")),
        Err(why) if why.contains(reason) => Ok(()),
        Err(why) => Err(format!("the match cannot begin, but for another reason: {why}")),
    }
}

fn begin(game: &dyn AnyGame, case: &Case) -> Result<Box<dyn AnyMatch>, String> {
    let first = || game.scenarios().first().map(|scenario| scenario.name.to_owned());
    let scenario = case.scenario.clone().or_else(first).ok_or("the game has no scenario")?;
    let seats = game
        .seats(&scenario, &case.options)
        .map_err(|error| error.to_string())?
        .len();
    let terms = Terms {
        id: "case".to_owned(),
        rules: case.version,
        scenario,
        options: case.options.clone(),
        position: case.position.clone(),
        holders: vec![
            Holder::Bot {
                level: "case".to_owned()
            };
            seats
        ],
        salts: vec![Salt::from_text("case"); seats],
    };
    match game.begin(terms, Seed::from_text("case")) {
        Ok(begun) => Ok(begun),
        Err(error) => Err(error.to_string()),
    }
}

/// The match of a case, with a desk for every viewer so that what each is told can be looked at.
pub(crate) struct Board {
    pub(crate) game: Box<dyn AnyMatch>,
    desks: Vec<Desk>,
    /// By viewer: what the latest step told him.
    pub(crate) told: Vec<(Viewer, Vec<Value>)>,
    took_back: Vec<(Viewer, Seat)>,
}

impl Board {
    pub(crate) fn begin(game: &dyn AnyGame, case: &Case) -> Result<Board, String> {
        let game = begin(game, case)?;
        let viewers = Viewer::limited(game.header().seats.len()).chain([Viewer::Truth]);
        Ok(Board {
            desks: viewers.map(|viewer| game.desk(viewer)).collect(),
            told: Vec::new(),
            took_back: Vec::new(),
            game,
        })
    }

    fn play(&mut self, step: &CaseStep) -> Result<(), String> {
        if let Some(contradiction) = step.contradiction() {
            return Err(contradiction.to_owned());
        }
        match (self.take(step)?, &step.refused) {
            (Ok(()), None) => {}
            (Ok(()), Some(rule)) => return Err(format!("it was accepted, though {rule} should refuse it")),
            (Err(refused), None) => return Err(refused.to_string()),
            (Err(refused), Some(rule)) if refused.rule != *rule => {
                return Err(format!("{refused}, not by {rule}"));
            }
            (Err(refused), Some(_)) => check_refusal(step, &refused)?,
        }
        self.check(step)
    }

    /// Does what the step says. The outer error is the case's own, the inner one the table's refusal.
    pub(crate) fn take(&mut self, step: &CaseStep) -> Result<Result<(), AnyRefused>, String> {
        self.told.clear();
        self.took_back.clear();
        let Some(name) = &step.seat else {
            return Ok(Ok(()));
        };
        let seat = self.seat(name)?;
        if step.take_back {
            // Where nothing can be taken back, any ask will do to be refused.
            let latest = step.ask_id.or(self.game.way_back(seat));
            let ask = latest.unwrap_or(AskId { seat, number: 0 });
            let prepared = self.game.prepare_take_back(seat, ask);
            return Ok(prepared.map(|prepared| self.accept(prepared)));
        }
        if let Some(draft) = &step.draft {
            let ask = self.find_ask(step, seat)?;
            return match self.game.choices(seat, ask, draft) {
                Ok(choices) => check_offers(step, &choices).map(Ok),
                Err(refused) => Ok(Err(refused)),
            };
        }
        let action = step.action.clone().ok_or("the seat does nothing: say what in `do`")?;
        let dice = match (&step.typed, &step.dice) {
            (Some(values), _) => DiceFrom::Typed(values.clone()),
            (None, Some(values)) => DiceFrom::Case(values.clone()),
            (None, None) => DiceFrom::Stream,
        };
        let answer = AnyAnswer {
            seat,
            ask: self.find_ask(step, seat)?,
            action,
            dice,
        };
        let prepared = self.game.prepare(&answer);
        Ok(prepared.map(|prepared| self.accept(prepared)))
    }

    fn accept(&mut self, prepared: AnyPrepared) {
        let Board {
            game,
            desks,
            told,
            took_back,
        } = self;
        told.extend(desks.iter().map(|desk| (desk.viewer, Vec::new())));
        game.accept(prepared, &mut |game, step| {
            for (desk, (_, told)) in desks.iter_mut().zip(told.iter_mut()) {
                if let Some(message) = game.message(step, desk) {
                    told.extend(message.told);
                    took_back.extend(message.took_back.map(|took_back| (desk.viewer, took_back.seat)));
                }
            }
        });
    }

    fn find_ask(&self, step: &CaseStep, seat: Seat) -> Result<AskId, String> {
        if let Some(id) = step.ask_id {
            return Ok(id);
        }
        let asked = step.ask_of.as_ref().map_or(Ok(seat), |name| self.seat(name))?;
        let fits = |ask: &Value| {
            let kind = step.ask.as_ref().is_none_or(|kind| ask["type"] == kind.as_str());
            kind && step.about.as_ref().is_none_or(|about| holds(ask, about, "").is_ok())
        };
        let open = self.game.asks(asked);
        let mut fitting = open.iter().filter(|open| fits(&open.ask)).map(|open| open.id);
        match (fitting.next(), fitting.next()) {
            (Some(id), None) => Ok(id),
            (None, _) => Err(format!("no such ask is open; open are {:?}", kinds(&open))),
            (Some(_), Some(_)) => Err(format!("several asks fit: say which in `ask`, of {:?}", kinds(&open))),
        }
    }

    fn check(&self, step: &CaseStep) -> Result<(), String> {
        for (name, expected) in &step.told {
            self.check_told(self.viewer(name)?, expected)
                .map_err(|why| format!("told to {name}: {why}"))?;
        }
        for (name, expected) in &step.took_back {
            let expected = (self.viewer(name)?, self.seat(expected)?);
            if !self.took_back.contains(&expected) {
                return Err(format!(
                    "{name} is not told that something was taken back by {}",
                    expected.1
                ));
            }
        }
        for (name, expected) in &step.expect {
            let view = self.game.view(self.viewer(name)?);
            holds(&view, expected, "").map_err(|why| format!("in the view of {name}, {why}"))?;
        }
        for (name, paths) in &step.absent {
            let view = self.game.view(self.viewer(name)?);
            if let Some(path) = paths.iter().find(|path| lookup(&view, path).is_some()) {
                return Err(format!("the view of {name} holds {path}"));
            }
        }
        for (name, expected) in &step.asks {
            let open = self.game.asks(self.seat(name)?);
            if kinds(&open) != *expected {
                return Err(format!("{name} is asked {:?}, not {expected:?}", kinds(&open)));
            }
        }
        for (name, expected) in &step.may_take_back {
            if self.game.way_back(self.seat(name)?).is_some() != *expected {
                return Err(format!("{name} may take back: {}", !expected));
            }
        }
        self.check_channels(step)?;
        self.check_awaited(step)?;
        self.check_winners(step)
    }

    fn check_channels(&self, step: &CaseStep) -> Result<(), String> {
        for (name, expected) in &step.channels {
            let channels = self.game.channels_of(self.seat(name)?);
            let mut names: Vec<String> = channels.iter().map(Channel::name).collect();
            let mut wanted = expected.clone();
            names.sort_unstable();
            wanted.sort_unstable();
            if names != wanted {
                return Err(format!("{name} may talk in {names:?}, not in {wanted:?}"));
            }
        }
        Ok(())
    }

    fn check_awaited(&self, step: &CaseStep) -> Result<(), String> {
        for (name, expected) in &step.awaited {
            let awaited = self.game.awaited(self.viewer(name)?);
            let header = self.game.header();
            let names: Vec<&str> = awaited.iter().map(|seat| header.seat_name(*seat)).collect();
            if names != *expected {
                return Err(format!("{name} waits for {names:?}, not for {expected:?}"));
            }
        }
        Ok(())
    }

    fn check_told(&self, viewer: Viewer, expected: &[Value]) -> Result<(), String> {
        let told = self.told.iter().find(|(one, _)| *one == viewer);
        let told = told.map_or(&[] as &[Value], |(_, told)| told.as_slice());
        let fits = |(told, expected): (&Value, &Value)| match expected {
            Value::String(kind) => told["type"] == kind.as_str(),
            expected => holds(told, expected, "").is_ok(),
        };
        if told.len() == expected.len() && told.iter().zip(expected).all(fits) {
            Ok(())
        } else {
            Err(format!("{}", Value::from(told.to_vec())))
        }
    }

    fn check_winners(&self, step: &CaseStep) -> Result<(), String> {
        let Some(expected) = &step.winners else {
            return Ok(());
        };
        let outcome = self.game.outcome().ok_or("the match is not over")?;
        let name = |seat: &Seat| self.game.header().seat_name(*seat).to_owned();
        let winners: Vec<String> = outcome.winners.iter().map(name).collect();
        if winners == *expected {
            Ok(())
        } else {
            Err(format!("{winners:?} have won, not {expected:?}"))
        }
    }

    fn seat(&self, name: &str) -> Result<Seat, String> {
        self.game
            .header()
            .seat_named(name)
            .ok_or_else(|| format!("there is no seat \"{name}\""))
    }

    fn viewer(&self, name: &str) -> Result<Viewer, String> {
        match name {
            "observer" => Ok(Viewer::Observer),
            "truth" => Ok(Viewer::Truth),
            seat => self.seat(seat).map(Viewer::Seat),
        }
    }
}

fn check_refusal(step: &CaseStep, refused: &AnyRefused) -> Result<(), String> {
    let Some(expected) = &step.refusal else {
        return Ok(());
    };
    let refusal = refused.refused.get("refusal").unwrap_or(&refused.refused);
    let fits = match expected {
        Value::String(kind) => refusal["type"] == kind.as_str(),
        expected => holds(refusal, expected, "").is_ok(),
    };
    if fits {
        Ok(())
    } else {
        Err(format!("the refusal is {refusal}, not {expected}"))
    }
}

fn check_offers(step: &CaseStep, choices: &AnyChoices) -> Result<(), String> {
    match (choices, &step.offers, &step.whole) {
        (AnyChoices::Next { picks }, Some(expected), _) if same_picks(picks, expected) => Ok(()),
        (AnyChoices::Whole { action }, _, Some(expected)) if action == expected => Ok(()),
        (AnyChoices::Next { picks }, ..) => Err(format!("offered are {}", Value::from(picks.clone()))),
        (AnyChoices::Whole { action }, ..) => Err(format!("the draft makes {action}")),
    }
}

/// In any order; no list of offers holds a pick twice.
fn same_picks(picks: &[Value], expected: &[Value]) -> bool {
    let all_in = |some: &[Value], others: &[Value]| some.iter().all(|pick| others.contains(pick));
    picks.len() == expected.len() && all_in(picks, expected) && all_in(expected, picks)
}

fn kinds(open: &[crate::ask::OpenAsk<Value>]) -> Vec<String> {
    open.iter()
        .map(|open| open.ask["type"].as_str().unwrap_or("?").to_owned())
        .collect()
}
