//! `bicorne replay --verify` of matches whose end a server has signed, and of what forgers make of them: a file that agrees with
//! itself is not yet the match that was played.

use drill::Drill;
use table::any::{AnyAnswer, AnyGame as _, AnyJournal, DiceFrom, Of};
use table::bot::Stop;
use table::file::JournalFile;
use table::signed::SecretKey;
use table::{Ending, Reading, Seat};

use crate::common::assert_names;
use crate::common::journal::{replay, rich};

const BYTES: [u8; 32] = [5; 32];

fn key() -> SecretKey {
    SecretKey::from_bytes(&BYTES)
}

fn load(file: &JournalFile, upto: Option<u32>) -> Box<dyn AnyJournal> {
    let game = Of::<Drill>::game();
    game.load(file, Reading::Load, upto).expect("the rules allow it")
}

/// The file with its end signed, as a server leaves it.
fn signed(mut file: JournalFile, key: &SecretKey) -> JournalFile {
    file.closing.as_mut().unwrap().end = None;
    let outcome = load(&file, None).outcome().expect("it is over");
    let closing = file.closing.as_mut().unwrap();
    closing.end = Some(key.sign(&file.header, closing.entries, &closing.link, outcome));
    file
}

fn honest() -> JournalFile {
    signed(JournalFile::parse(&rich().text()).unwrap(), &key())
}

/// What a forger leaves of the match: links and digests are made anew, because the seed lies open; the signature is that of the
/// match as it was.
fn forged(forge: impl FnOnce(Box<dyn AnyJournal>) -> JournalFile, upto: u32) -> JournalFile {
    let honest = honest();
    let mut unsigned = honest.clone();
    unsigned.closing.as_mut().unwrap().end = None;
    let mut file = forge(load(&unsigned, Some(upto)));
    file.closing.as_mut().unwrap().end = honest.closing.unwrap().end;
    file
}

fn length() -> u32 {
    honest().closing.unwrap().entries
}

/// Five entries are cut off, or a few more where the game goes on by itself.
fn cut() -> JournalFile {
    let honest = honest();
    let upto = (1..=length() - 5).rev().find(|upto| !ends_due(&honest, *upto));
    forged(|game| game.file(), upto.expect("it can be cut"))
}

/// Whether the game goes on by itself after the entry.
fn ends_due(file: &JournalFile, upto: u32) -> bool {
    file.entries[upto as usize].contains(r#""type":"advance""#)
}

/// Another act in the place of one, and others played on to the end.
fn other_act() -> JournalFile {
    let honest = honest();
    let upto = (0..length()).find(|upto| !ends_due(&honest, *upto));
    forged(
        |mut game| {
            let kind = Of::<Drill>::game();
            let mut bots: Vec<_> = (0..2)
                .map(|seat| kind.bot("random", &format!("forger {seat}"), None).unwrap())
                .collect();
            while game.outcome().is_none() {
                for (seat, bot) in (0..).map(Seat).zip(&mut bots) {
                    let input = game.bot_input(seat, Vec::new());
                    let Some(answer) = bot.answer(&input, &Stop::default()).unwrap() else {
                        continue;
                    };
                    let answer = AnyAnswer {
                        seat,
                        ask: answer.ask,
                        action: answer.action,
                        dice: DiceFrom::Stream,
                    };
                    if let Ok(prepared) = game.prepare(&answer) {
                        game.accept(prepared, &mut |_, _| {});
                    }
                }
            }
            game.file()
        },
        upto.expect("somebody acts"),
    )
}

/// Red is said to have resigned.
fn invented_resignation() -> JournalFile {
    let honest = honest();
    let upto = (1..length()).find(|upto| !ends_due(&honest, *upto));
    forged(
        |mut game| {
            let end = game.prepare_end(Some(Seat(0)), Ending::Resigned.outcome(vec![Seat(1)]));
            game.accept(end.expect("a seat may resign"), &mut |_, _| {});
            game.file()
        },
        upto.expect("it goes on"),
    )
}

#[test]
fn a_signed_end_is_said_to_be_so() {
    let text = honest().text();
    let public = key().public().to_string();
    let said = replay(&text, &["--verify"]).succeeds();
    assert_names(
        &said,
        &["won by ", "verified: ", &public, "--key says whose it must be"],
    );
    let said = replay(&text, &["--verify", "--key", &public]).succeeds();
    assert_names(&said, &["won by ", "verified: ", "the match ended so on its server"]);
    let other = SecretKey::from_bytes(&[6; 32]).public().to_string();
    let ran = replay(&text, &["--verify", "--key", &other]);
    assert_names(ran.fails(1), &["it is signed with the key", &public]);
    for bad in ["", "abc", &public[1..]] {
        replay(&text, &["--verify", "--key", bad]).is_refused_by_usage();
    }
    replay(&text, &["--key", &public]).is_refused_by_usage();
}

#[test]
fn what_was_changed_after_it_was_signed_is_named_as_such() {
    let public = key().public().to_string();
    for (what, file) in [
        ("five entries cut off", cut()),
        ("a forged act", other_act()),
        ("an invented resignation", invented_resignation()),
    ] {
        let ran = replay(file.text(), &["--verify"]);
        assert!(ran.fails(1).contains("signed"), "{what}: {}", ran.stderr);
        // Without its signature it agrees with itself, and no more is said of it.
        let mut bare = file.clone();
        bare.closing.as_mut().unwrap().end = None;
        let said = replay(bare.text(), &["--verify"]).succeeds();
        assert_names(&said, &["verified: ", "not signed: the file agrees with itself"]);
        let ran = replay(bare.text(), &["--verify", "--key", &public]);
        assert_names(ran.fails(1), &["it is not signed"]);
        // Nor does it help to sign it with a key of one's own.
        if what != "five entries cut off" {
            let own = signed(bare, &SecretKey::from_bytes(&[7; 32]));
            replay(own.text(), &["--verify"]).succeeds();
            let ran = replay(own.text(), &["--verify", "--key", &public]);
            assert_names(ran.fails(1), &["it is signed with the key"]);
        }
    }
}

#[test]
fn a_match_that_was_cut_is_not_over() {
    let mut bare = cut();
    bare.closing.as_mut().unwrap().end = None;
    let said = replay(bare.text(), &["--verify"]).succeeds();
    assert_names(&said, &["the match is not over"]);
    assert!(!said.contains("won by"), "{said}");
}

#[test]
fn dice_that_were_dropped_are_missed_by_the_rules() {
    let journal = rich();
    let rolls = |entry: &serde_json::Value| entry["deed"].get("dice").is_some();
    let n = journal.entries.iter().position(|entry| rolls(entry)).unwrap() + 1;
    let dropped = journal.with_entry(n, |entry| {
        entry["deed"].as_object_mut().unwrap().remove("dice");
    });
    let ran = dropped.resealed().replay(&["--verify"]);
    assert_names(ran.fails(1), &[&format!("entry {n}")]);
}

#[test]
fn an_outcome_that_was_not_signed_is_found() {
    let mut file = honest();
    let end = file.closing.as_mut().unwrap().end.as_mut().unwrap();
    end.outcome.winners = vec![Seat(0), Seat(1)];
    let ran = replay(file.text(), &["--verify"]);
    assert_names(ran.fails(1), &["signed as ended otherwise than it ends"]);
}
