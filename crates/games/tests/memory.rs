//! What a match takes in memory, counted by the allocator: no more the longer it lasts. Its journal is in the store.

use std::alloc::System;

use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};
use table::any::{AnyGame, AnyMatch};
use table::begin::Terms;
use table::file::{Closing, JournalFile};
use table::message::Desk;
use table::options::Chosen;
use table::{Holder, Player, Reading, Salt, Seed, Viewer};

#[global_allocator]
static MEMORY: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

/// Seven seats, and a war that goes on until somebody has won everything.
fn long_war(kind: &dyn AnyGame) -> JournalFile {
    let options: Chosen = [
        ("seats".to_owned(), 7.into()),
        ("victory".to_owned(), "total_victory".into()),
    ]
    .into_iter()
    .collect();
    let terms = Terms {
        rules: None,
        id: "long".to_owned(),
        scenario: kind.scenarios()[0].name.to_owned(),
        options,
        position: None,
        holders: vec![
            Holder::Bot {
                level: "random".to_owned()
            };
            7
        ],
        salts: vec![Salt::from_text("long"); 7],
    };
    let players = vec![Player::new("random"); 7];
    let played = kind.play_out(terms, Seed::from_text("long"), &players, true, &mut ());
    played.unwrap().file.unwrap()
}

/// The first entries of a journal; a few more where the game goes on by itself.
fn beginning(kind: &dyn AnyGame, whole: &JournalFile, entries: u32) -> JournalFile {
    let cut = |entries| {
        let game = kind.load(whole, Reading::Load, Some(entries)).unwrap();
        let mut file = game.file();
        file.closing = file.closing.map(|closing| Closing { entries, ..closing });
        file
    };
    let mut files = (entries..).map(cut);
    files.find(|file| kind.load_telling(file, &[]).is_ok()).unwrap()
}

/// What a match takes as a server has it, in bytes: by itself, and with everybody at his place.
#[derive(Debug)]
struct Weight {
    alone: usize,
    with_all: usize,
    entries_kept: usize,
    states_kept: usize,
}

fn weigh(kind: &dyn AnyGame, file: &JournalFile) -> Weight {
    // What is read once, as the map is, weighs nothing.
    drop(open(kind, file));
    let region = Region::new(MEMORY);
    let held = |region: &Region<'_, System>| {
        let change = region.change();
        change.bytes_allocated - change.bytes_deallocated
    };
    let game = open(kind, file);
    let alone = held(&region);
    let desks: Vec<Desk> = Viewer::limited(7).map(|viewer| game.desk(viewer)).collect();
    let with_all = held(&region);
    drop(desks);
    let (entries_kept, states_kept) = game.kept();
    Weight {
        alone,
        with_all,
        entries_kept,
        states_kept,
    }
}

fn open(kind: &dyn AnyGame, file: &JournalFile) -> Box<dyn AnyMatch> {
    kind.load_telling(file, &[]).unwrap().0
}

#[test]
fn a_long_match_takes_no_more_than_a_short_one() {
    let _alone = crate::ALONE.lock().unwrap();
    let games = games::registry();
    let kind = &**games.get("europe").unwrap();
    let whole = long_war(kind);
    assert!(whole.entries.len() > 3_000, "{}", whole.entries.len());
    let weights = [300, 1_000, 3_000].map(|entries| weigh(kind, &beginning(kind, &whole, entries)));
    for weight in &weights {
        // A server holds sockets and frames beside them: 4 MB are the bound of it all.
        assert!(
            weight.alone < 128 * 1024 && weight.with_all < 1024 * 1024,
            "{weights:?}"
        );
        assert!(weight.entries_kept < 100 && weight.states_kept < 100, "{weights:?}");
    }
    let [short, _, long] = &weights;
    assert!(long.alone < short.alone * 5 / 4, "{weights:?}");
    println!("{weights:?}");
}
