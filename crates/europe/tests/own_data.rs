//! The operator's own deck and set-ups: read, refused with a line, and kept by the matches that were begun with them.

use europe::board::Nation;
use europe::{Card, Europe, Options, Start, deck, groups, groups_each, quota};
use serde_json::{Value, json};
use table::begin::{Terms, begin, load_file};
use table::file::JournalFile;
use table::options::{Chosen, choose};
use table::{Game as _, Holder, Reading, Salt, Seed, Viewer};

const EXAMPLE: &str = include_str!("../data/europe.toml");

fn chosen(text: &str) -> Chosen {
    let options = json!({"data": text, "seats": 3});
    options.as_object().cloned().unwrap_or_default()
}

fn options(scenario: &str, text: &str) -> Options {
    choose::<Europe>(scenario, &chosen(text)).unwrap_or_else(|why| panic!("{why}"))
}

#[test]
fn the_example_says_what_the_program_has_by_itself() {
    for start in ["basic-all-equal", "basic-central-powers", "basic-stop-france"] {
        for seats in 2..=7 {
            let own = Options {
                seats,
                ..options(start, EXAMPLE)
            };
            let ours = Options {
                seats,
                ..options(start, "")
            };
            assert!(!own.data.is_ours() && ours.data.is_ours());
            assert_eq!(deck(&own), deck(&ours));
            assert_eq!(groups(&own), groups(&ours));
            assert_eq!(groups_each(&own), groups_each(&ours));
            for nation in Nation::all() {
                assert_eq!(quota(&own, nation, 7), quota(&ours, nation, 7));
            }
        }
    }
}

#[test]
fn what_is_left_out_stays_as_it_is() {
    let own = options("basic-all-equal", "[deck]\nnapoleon = 2\nfrance_leader = 1\n");
    assert_eq!((deck(&own).count(), deck(&own).of(Card::NAPOLEON)), (3, 2));
    assert_eq!(
        quota(&own, Nation::France, 7),
        quota(&Options::of(Start::AllEqual), Nation::France, 7)
    );
}

#[test]
fn a_fault_is_one_sentence_with_line_and_part() {
    let reader = Europe::text_reader("data").expect("it is read");
    let all = |line: &str, by: &str| EXAMPLE.replacen(line, by, 1);
    let faults = [
        ("[deck]\nnapoleon = x".to_owned(), "line 2, file: "),
        (
            "[decks]\nnapoleon = 1".to_owned(),
            "line 1, file: unknown field `decks`",
        ),
        ("\n[deck]\nnapolon = 1".to_owned(), "there is no card \"napolon\""),
        (
            "[deck]\nnapoleon = 201".to_owned(),
            "deck: a deck has 1 to 200 cards, not 201",
        ),
        (
            "[all_equal]\nfrance = { infantry = 1 }".to_owned(),
            "all_equal: britain is missing",
        ),
        (
            all(
                "spain = { infantry = 8, cavalry = 5, artillery = 3, leader = 1 }",
                "spain = {}",
            ),
            "all_equal: spain: there are no pieces",
        ),
        (
            all("against = { infantry = 5", "against = { infantry = 34"),
            "stop_france.against: 34 pieces of a kind are too many; 33 can be placed",
        ),
        (
            all("7 = 1", "7 = 2"),
            "nations_each: 7 players cannot have 2 nations each",
        ),
        (all("7 = 1", "8 = 1"), "nations_each: nobody plays with 8 players"),
        (
            all("2 = [[\"britain\", \"austria\", \"russia\"]]", "2 = [[\"france\"]]"),
            "stop_france.groups: with 2 players a nation is there twice, or is France itself",
        ),
    ];
    for (text, sentence) in faults {
        let bad = (reader.read)(&text).expect_err(sentence);
        assert!(bad.why.contains(sentence), "{}", bad.why);
        assert!(bad.why.starts_with(&format!("line {}, ", bad.line)), "{}", bad.why);
        assert!(!bad.why.contains('\n'), "{}", bad.why);
    }
}

#[test]
fn a_match_keeps_what_it_was_begun_with() {
    let text = "[deck]\nblank = 7\n\n[stop_france]\nothers = { infantry = 2 }\n";
    let terms = Terms {
        rules: None,
        id: "own".to_owned(),
        scenario: "basic-stop-france".to_owned(),
        options: chosen(text),
        position: None,
        holders: vec![
            Holder::Bot {
                level: "random".to_owned()
            };
            3
        ],
        salts: vec![Salt::from_text("salt"); 3],
    };
    let game = begin::<Europe>(terms, Seed::from_text("own")).expect("it begins");
    assert_eq!(game.header().options["data"], Value::from(text));
    let written = game.file().text();
    let file = JournalFile::parse(&written).expect("it is a journal");
    let again = load_file::<Europe>(&file, Reading::Verify, None).expect("it loads");
    for game in [&game, &again] {
        let view = game.view(Viewer::Truth);
        assert_eq!(view.open.deck, 7);
        assert_eq!(view.open.reserve.of(Nation::Britain).total(), 2);
    }
}
