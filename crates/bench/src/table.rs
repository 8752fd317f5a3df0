//! The table with the drill on it.

use std::hint::black_box;
use std::time::Instant;

use anyhow::{Context, anyhow};
use drill::Drill;
use table::any::{AnyGame, Of};
use table::begin::{self, Terms};
use table::bot::Random;
use table::file::JournalFile;
use table::message::Desk;
use table::options::Chosen;
use table::{Holder, Match, Player, Reading, Salt, Seat, Seed, Viewer, walk};

use crate::figure::Figure;
use crate::samples::measure;

const ACTIONS: usize = 2_000;
const SCENARIO: &str = "default";
const LOADS: usize = 50;
const MATCHES: u32 = 5_000;

pub fn figures() -> Vec<Figure> {
    vec![
        Figure {
            name: "load one journal of 2,000 entries, bids made and taken back",
            target: "under 50 ms",
            measure: load_one_long,
        },
        Figure {
            name: "load 2,000 actions of whole drill matches",
            target: "under 50 ms",
            measure: load_whole_matches,
        },
        Figure {
            name: "random drill, decisions a second",
            target: "—",
            measure: || random_walks(false),
        },
        Figure {
            name: "random drill with journals, decisions a second",
            target: "—",
            measure: || random_walks(true),
        },
        Figure {
            name: "prepare, accept and tell two seats, one drill bid",
            target: "—",
            measure: one_action,
        },
    ]
}

pub fn terms(number: u32, scenario: &str) -> Terms {
    let bot = Holder::Bot {
        level: Random::LEVEL.name.to_owned(),
    };
    Terms {
        rules: None,
        id: format!("bench {number}"),
        scenario: scenario.to_owned(),
        options: Chosen::new(),
        position: None,
        holders: vec![bot; 2],
        salts: vec![Salt::from_text("bench"); 2],
    }
}

fn begin() -> anyhow::Result<Match<Drill>> {
    Ok(begin::begin(terms(0, SCENARIO), Seed::from_text("bench"))?)
}

/// A drill is short, so the long journal is one in which a bid is made and taken back until there are enough entries:
/// each of them is checked, applied, chained and has its dice derived like any other.
fn long_journal() -> anyhow::Result<String> {
    let mut game = begin()?;
    let seat = Seat(0);
    while game.entries().len() < ACTIONS {
        let open = game.play().open().of(seat)[0].clone();
        let view = game.view(Viewer::Seat(seat));
        let action = walk::random_action::<Drill>(&view, &open.ask, &mut rng(game.entries().len()));
        let action = action.context("a bid can be made")?;
        let prepared = game
            .prepare(seat, open.id, &action, None)
            .map_err(|refused| anyhow!("{refused:?}"))?;
        game.accept(prepared, |_, _| {});
        let prepared = game
            .prepare_take_back(seat, open.id)
            .map_err(|refused| anyhow!("{refused:?}"))?;
        game.accept(prepared, |_, _| {});
    }
    Ok(game.file().text())
}

fn rng(number: usize) -> table::TestRng {
    use rand::SeedableRng as _;
    table::TestRng::seed_from_u64(number as u64)
}

fn load(text: &str) -> anyhow::Result<Match<Drill>> {
    let file = JournalFile::parse(text)?;
    Ok(begin::load_file(&file, Reading::Load, None)?)
}

fn load_one_long() -> anyhow::Result<String> {
    let text = long_journal()?;
    let samples = measure(LOADS, || load(&text).map(|game| drop(black_box(game))))?;
    Ok(samples.to_string())
}

fn load_whole_matches() -> anyhow::Result<String> {
    let mut journals = Vec::new();
    let mut actions = 0;
    while actions < ACTIONS {
        let number = journals.len() as u32;
        let seed = Seed::from_text(&number.to_string());
        let played = Of::<Drill>::game().play_out(terms(number, SCENARIO), seed, &players(), true, &mut ())?;
        actions += played.steps as usize;
        journals.push(played.file.context("the journal was kept")?.text());
    }
    let samples = measure(LOADS, || {
        journals
            .iter()
            .try_for_each(|text| load(text).map(|game| drop(black_box(game))))
    })?;
    Ok(format!("{samples}, {} matches", journals.len()))
}

fn players() -> Vec<Player> {
    vec![Player::new(Random::LEVEL.name); 2]
}

fn random_walks(journals: bool) -> anyhow::Result<String> {
    let game = Of::<Drill>::game();
    let start = Instant::now();
    let mut decisions = 0;
    for number in 0..MATCHES {
        let seed = Seed::from_text(&number.to_string());
        decisions += game
            .play_out(terms(number, SCENARIO), seed, &players(), journals, &mut ())?
            .steps;
    }
    let rate = f64::from(decisions) / start.elapsed().as_secs_f64();
    Ok(format!("{rate:.0}, over {MATCHES} matches"))
}

/// What the server does for an action besides storing and sending it.
fn one_action() -> anyhow::Result<String> {
    let game = begin()?;
    let seat = Seat(0);
    let open = game.play().open().of(seat)[0].clone();
    let action = walk::random_action::<Drill>(&game.view(Viewer::Seat(seat)), &open.ask, &mut rng(1));
    let action = action.context("a bid can be made")?;
    let desks = [0, 1].map(|seat| Desk::new(&game, Viewer::Seat(Seat(seat))));
    let samples = measure(2_000, || {
        let mut game = game.clone();
        let mut desks = desks.clone();
        let prepared = game
            .prepare(seat, open.id, &action, None)
            .map_err(|refused| anyhow!("{refused:?}"))?;
        game.accept(prepared, |game, step| {
            for desk in &mut desks {
                black_box(desk.next(game, step));
            }
        });
        anyhow::Ok(())
    })?;
    Ok(samples.to_string())
}
