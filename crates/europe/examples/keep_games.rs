//! Plays the wars of `tests/games` again by the rules as they are now, answer for answer, and writes them down anew:
//! `cargo run -p europe --example keep_games`. From the first answer that is no longer legal all act at random, by the seed that
//! may be given.

use std::path::Path;

use europe::{Action, Ask, Europe};
use rand::seq::IndexedRandom as _;
use rand::{RngExt as _, SeedableRng as _};
use table::ask::OpenAsk;
use table::begin::open;
use table::entry::{Deed, Entry};
use table::file::{JournalFile, read_entries};
use table::{AskId, Game as _, Match, Reading, Seat, TestRng, Viewer, walk};

type Failure = Box<dyn std::error::Error>;

fn main() -> Result<(), Failure> {
    let seed = std::env::args().nth(1).map_or(Ok(1), |seed| seed.parse())?;
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games");
    for file in std::fs::read_dir(folder)? {
        let path = file?.path();
        println!("{}", path.display());
        let game = play(&std::fs::read_to_string(&path)?, seed)?;
        let digest = game.entries().last().map(|entry| entry.digest.to_string());
        println!("{:?}, {}", game.outcome(), digest.unwrap_or_default());
        std::fs::write(&path, game.file().text())?;
    }
    Ok(())
}

fn play(text: &str, chance: u64) -> Result<Match<Europe>, Failure> {
    let file = JournalFile::parse(text)?;
    let seed = file.seed().ok_or("the war is not over")?;
    let mut game = open::<Europe>(file.header.clone(), seed.clone())?;
    for entry in read_entries(&file.entries, Reading::Load) {
        let Entry { n, seat, deed, .. } = entry?;
        // What the game does by itself it does again.
        if let (Deed::Act { ask, action, .. }, Some(seat)) = (deed, seat)
            && let Err(why) = answer_any(&mut game, seat, ask, &action)
        {
            println!("at random from entry {n} on: {why}");
            break;
        }
    }
    let mut rng = TestRng::seed_from_u64(chance);
    while game.outcome().is_none() {
        let asks = (0..game.header().seats.len() as u8).flat_map(|seat| game.play().open().of(Seat(seat)));
        let (standing, blocking): (Vec<_>, Vec<_>) = asks.partition(|open| open.standing);
        let talk = !standing.is_empty() && rng.random_bool(0.1);
        let open = if talk { &standing } else { &blocking };
        let open = open.choose(&mut rng).ok_or("nobody has to answer")?;
        let (seat, ask) = (open.id.seat, open.id);
        let view = game.view(Viewer::Seat(seat));
        let mut think = || walk::random_action::<Europe>(&view, &open.ask, &mut rng).ok_or("there is no answer");
        let mut action = think()?;
        // Nobody gives a battle away at once.
        if matches!(&action, Action::Line { front } if front.army() == 0) {
            action = think()?;
        }
        answer(&mut game, seat, ask, &action)?;
    }
    Ok(game)
}

/// To the ask that it answered, or where rules ask more or less than they did, to the first that takes it.
fn answer_any(game: &mut Match<Europe>, seat: Seat, ask: AskId, action: &Action) -> Result<(), Failure> {
    let view = game.view(Viewer::Seat(seat));
    let takes = |open: &&OpenAsk<Ask>| Europe::check(&view, &open.ask, action).is_ok();
    let open = game.play().open().of(seat);
    let same = open.iter().find(|open| open.id == ask && takes(open));
    let ask = same.or_else(|| open.iter().find(takes)).map_or(ask, |open| open.id);
    answer(game, seat, ask, action)
}

fn answer(game: &mut Match<Europe>, seat: Seat, ask: AskId, action: &Action) -> Result<(), Failure> {
    let proposal = game.propose(seat, ask, action, None);
    let proposal = proposal.map_err(|why| format!("{why:?}"))?;
    game.accept(proposal, |_, _| {});
    Ok(())
}
