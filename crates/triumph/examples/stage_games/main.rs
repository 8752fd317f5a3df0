//! Stages complete games: two generals with orders, no chance but small variations by the seed. Those of the first version of
//! the rules are kept in `tests/kept/1`.
//!
//! `cargo run -p triumph --example stage_games -- FOLDER` writes them all into a folder. `… -- NAME FIRST COUNT` plays one of them with other
//! seeds and says what each shows, for whoever has to choose a new seed after the rules have changed; `… -- NAME SEED`
//! tells all of one.

mod battle;
mod draft;
mod field;
mod games;
mod general;
mod march;
mod muster;
mod odds;
mod orders;
#[path = "../../tests/tale/mod.rs"]
mod tale;
mod toll;

use std::io::Write as _;
use std::path::Path;

use table::begin::{Terms, load_file};
use table::bot::Bot;
use table::options::{Chosen, choose};
use table::simulate::play_out;
use table::{Game as _, Holder, Match, Person, Reading, Salt, Seed};
use triumph::Triumph;

use crate::games::Staged;
use crate::general::General;
use crate::tale::Tale;

type Failure = Box<dyn std::error::Error>;

fn main() -> Result<(), Failure> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let staged = games::all();
    match args.as_slice() {
        [folder] => staged.iter().try_for_each(|one| write(one, Path::new(folder))),
        [name, seed] => {
            tell(&play(find(&staged, name)?, seed.parse()?)?);
            Ok(())
        }
        [name, first, count] => {
            let first: u64 = first.parse()?;
            for seed in first..first + count.parse::<u64>()? {
                println!("{seed}: {:?}", Tale::of(&play(find(&staged, name)?, seed)?));
            }
            Ok(())
        }
        _ => Err("say a folder, or a game and a seed, or a game, a first seed and how many".into()),
    }
}

fn find<'a>(staged: &'a [Staged], name: &str) -> Result<&'a Staged, Failure> {
    let found = staged.iter().find(|one| one.name == name);
    found.ok_or_else(|| format!("no game is called {name}").into())
}

fn tell(game: &Match<Triumph>) {
    game.again(|_, step| {
        for event in &step.events {
            let told = serde_json::to_string(&event.told).expect("what is told is JSON");
            println!("{:>4} {told}", step.n);
        }
    });
}

fn write(staged: &Staged, folder: &Path) -> Result<(), Failure> {
    let game = play(staged, staged.seed)?;
    let text = game.file().text();
    let digest = game
        .entries()
        .last()
        .map_or_else(String::new, |entry| entry.digest.to_string());
    println!("{}, {digest}: {:?}", staged.name, Tale::of(&game));
    // What is kept is never written again, so nothing is that is there.
    let mut file = std::fs::File::create_new(folder.join(format!("{}.jsonl", staged.name)))?;
    file.write_all(text.as_bytes())?;
    Ok(())
}

fn play(staged: &Staged, seed: u64) -> Result<Match<Triumph>, Failure> {
    let options: Chosen = staged.options.as_object().cloned().unwrap_or_default();
    let specs = Triumph::seats(&choose::<Triumph>(staged.scenario, &options)?);
    let terms = Terms {
        rules: None,
        id: staged.name.to_owned(),
        scenario: staged.scenario.to_owned(),
        options,
        position: None,
        holders: specs
            .iter()
            .map(|spec| Holder::Person {
                person: Person(spec.name.clone()),
            })
            .collect(),
        salts: specs.iter().map(|spec| Salt::from_text(&spec.name)).collect(),
    };
    let mut generals: Vec<Box<dyn Bot<Triumph>>> = Vec::new();
    for (number, wants) in (0..).zip(staged.wants) {
        let orders = [staged.french.clone(), staged.allied.clone()];
        generals.push(Box::new(General::new(orders, wants, 2 * seed + number)));
    }
    let played = play_out::<Triumph>(terms, Seed::from_text(&seed.to_string()), &mut generals, true, &mut ())?;
    let file = played.file.ok_or("the journal was kept")?;
    Ok(load_file(&file, Reading::Load, None)?)
}
