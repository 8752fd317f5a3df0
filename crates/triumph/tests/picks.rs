//! At every ask of every case: what the case does can be picked, what is refused cannot, and what is offered is legal.
//! The battery asks the same of random matches; the cases come to the corners.

use std::path::Path;

use serde_json::{Value, to_value};
use table::case::{Case, CaseFile, CaseStep};
use table::game::Asked;
use table::play::walk_draft;
use table::walk::MOST_IN_A_DRAFT;
use table::{Choices, Dice, Game as _, Seat, Seed, Viewer};
use triumph::{Action, Ask, Pick, State, Triumph, View};

/// So many whole answers are looked at of each ask.
const ANSWERS: usize = 40;

#[test]
fn what_is_picked_and_what_is_legal_are_the_same_in_every_case() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("cases");
    let mut failed = Vec::new();
    let mut judged = 0;
    for entry in std::fs::read_dir(folder).expect("there is a folder of cases") {
        let text = std::fs::read_to_string(entry.expect("it can be read").path()).expect("a case file can be read");
        let file = CaseFile::parse(&text).expect("it is a case file");
        for case in file.case.iter().filter(|case| case.impossible.is_none()) {
            match play(case) {
                Ok(steps) => judged += steps,
                Err(why) => failed.push(format!("{}: {why}", case.name)),
            }
        }
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
    assert!(judged > 0, "there was no answer to judge");
}

/// How many answers were judged.
fn play(case: &Case) -> Result<usize, String> {
    let scenario = case
        .scenario
        .as_deref()
        .unwrap_or(Triumph::scenarios()[0].name)
        .to_owned();
    let options = table::options::choose::<Triumph>(&scenario, &case.options).map_err(|why| why.to_string())?;
    let mut dice = Dice::new(Seed::from_text("picks").dice_key("picks", &[]), 0);
    let mut state = match &case.position {
        Some(position) => {
            let setup = serde_json::from_value(position.clone()).map_err(|why| why.to_string())?;
            Triumph::place(Triumph::RULES, &options, &setup)?
        }
        None => Triumph::start(Triumph::RULES, &options, &mut dice),
    };
    let names: Vec<String> = Triumph::seats(&options).into_iter().map(|seat| seat.name).collect();
    let mut judged = 0;
    for step in &case.step {
        // What comes after is played in a past that is not kept here.
        if step.take_back {
            break;
        }
        let seat = step
            .seat
            .as_ref()
            .and_then(|name| names.iter().position(|one| one == name));
        let (Some(seat), Some(action)) = (seat, &step.action) else {
            continue;
        };
        let seat = Seat(seat as u8);
        let Some(asked) = find_ask(&state, seat, step) else {
            continue;
        };
        let view = Triumph::view(&state, Viewer::Seat(seat));
        check_offers(&view, &asked.ask)?;
        let Ok(action) = serde_json::from_value::<Action>(action.clone()) else {
            continue;
        };
        let legal = Triumph::check(&view, &asked.ask, &action);
        if legal.is_ok() != is_offered(&view, &asked.ask, &action) {
            return Err(format!("{action:?} is {legal:?}, and not so in what can be picked"));
        }
        judged += 1;
        if legal.is_ok() {
            let mut events = Vec::new();
            Triumph::apply(&mut state, seat, &asked.ask, &action, &mut dice, &mut events);
            while Triumph::due(&state) {
                Triumph::advance(&mut state, &mut dice, &mut events);
            }
        }
    }
    Ok(judged)
}

fn find_ask(state: &State, seat: Seat, step: &CaseStep) -> Option<Asked<Ask>> {
    let kind = |ask: &Ask| to_value(ask).map_or(Value::Null, |ask| ask["type"].clone());
    let asks = Triumph::asks(state);
    asks.into_iter()
        .find(|asked| asked.seat == seat && step.ask.as_ref().is_none_or(|name| kind(&asked.ask) == name.as_str()))
}

fn is_offered(view: &View, ask: &Ask, action: &Action) -> bool {
    let Some(path) = Triumph::path(ask, action) else {
        return false;
    };
    matches!(walk_draft::<Triumph>(view, ask, &path), Ok(Choices::Whole(built)) if built == *action)
}

/// Follows the offered picks, those of one draft by turns, and sees that each answer they make is legal.
fn check_offers(view: &View, ask: &Ask) -> Result<(), String> {
    for number in 0..ANSWERS {
        let mut draft: Vec<Pick> = Vec::new();
        let mut turn = number;
        let action = loop {
            match Triumph::choices(view, ask, &draft) {
                Choices::Whole(action) => break action,
                Choices::Next(picks) if picks.is_empty() || draft.len() == MOST_IN_A_DRAFT => {
                    return Err(format!("{draft:?} leads nowhere"));
                }
                Choices::Next(picks) => {
                    draft.push(picks[turn % picks.len()]);
                    turn = turn / picks.len() + number;
                }
            }
        };
        if let Err(refusal) = Triumph::check(view, ask, &action) {
            return Err(format!("{draft:?} makes {action:?}, refused: {refusal:?}"));
        }
        if !is_offered(view, ask, &action) {
            return Err(format!("{action:?} is picked by {draft:?}, and not by its path"));
        }
    }
    Ok(())
}
