//! A match that is ended otherwise than by its rules is over, whatever the state of its game.

use crate::lamp::{Action, HIDER, Lamp, SEEKER};
use table::any::{AnyAnswer, AnyGame as _, AnyJournal, AnyMatch, DiceFrom, Of};
use table::bad_entry::Wrong;
use table::begin::{MatchError, Terms};
use table::entry::{Deed, Entry};
use table::file::JournalFile;
use table::message::{Message, WayBack};
use table::options::Chosen;
use table::{Channel, Ending, Holder, Outcome, Reading, Salt, Seat, Seed, Viewer};

fn begin() -> Box<dyn AnyJournal> {
    let bot = Holder::Bot {
        level: "nobody".to_owned(),
    };
    let terms = Terms {
        rules: None,
        id: "lamp".to_owned(),
        scenario: "default".to_owned(),
        options: Chosen::new(),
        position: None,
        holders: vec![bot; 2],
        salts: vec![Salt::from_text("lamp"); 2],
    };
    let begun = Of::<Lamp>::game().begin(terms, Seed::from_text("lamp"));
    begun.expect("the lamp can be played")
}

fn answer(game: &dyn AnyMatch, seat: Seat, action: Action) -> AnyAnswer {
    AnyAnswer {
        seat,
        ask: game.asks(seat)[0].id,
        action: serde_json::to_value(action).expect("an action is JSON"),
        dice: DiceFrom::Stream,
    }
}

fn walk(game: &mut dyn AnyMatch, place: u8) {
    let prepared = game.prepare(&answer(game, SEEKER, Action::Walk { place }));
    game.accept(prepared.expect("the walk is legal"), &mut |_, _| {});
}

fn seeker_resigns() -> Outcome {
    Ending::Resigned.outcome(vec![HIDER])
}

/// The seeker walks once and resigns.
fn resigned() -> Box<dyn AnyJournal> {
    let mut game = begin();
    walk(game.as_mut(), 1);
    let prepared = game.prepare_end(Some(SEEKER), seeker_resigns()).expect("he may resign");
    game.accept(prepared, &mut |_, _| {});
    game
}

#[test]
fn nothing_is_played_after_the_end() {
    let mut game = begin();
    walk(game.as_mut(), 1);
    let late = answer(game.as_ref(), SEEKER, Action::Walk { place: 2 });
    let way_back = game.way_back(SEEKER).expect("the walk may be taken back");
    let view = game.view(Viewer::Truth);
    assert_eq!(game.awaited(Viewer::Observer), [SEEKER]);
    let prepared = game
        .prepare_end(None, Ending::Agreed.outcome(Vec::new()))
        .expect("all agree");
    assert_eq!(prepared.lines.len(), 1);
    assert_eq!(game.outcome(), None, "nothing has happened until it is accepted");
    game.accept(prepared, &mut |_, _| {});

    assert_eq!(game.outcome(), Some(Ending::Agreed.outcome(Vec::new())));
    assert_eq!(game.view(Viewer::Truth), view, "the game itself stands where it stood");
    let refused = |error: Option<table::refused::AnyRefused>| assert_eq!(error.expect("it is over").rule, "M3");
    refused(game.prepare(&late).err());
    refused(game.check(SEEKER, late.ask, &late.action).err());
    refused(game.choices(SEEKER, late.ask, &[]).err());
    refused(game.prepare_take_back(SEEKER, way_back).err());
    refused(game.prepare_end(Some(HIDER), seeker_resigns()).err());
    for seat in [SEEKER, HIDER] {
        assert_eq!(game.asks(seat), []);
        assert_eq!(game.way_back(seat), None);
        assert_eq!(game.channels_of(seat), [Channel::All]);
        assert_eq!(game.awaited(Viewer::Seat(seat)), []);
    }
}

#[test]
fn every_viewer_is_told_of_the_end() {
    let mut game = begin();
    walk(game.as_mut(), 1);
    let viewers = [
        Viewer::Seat(SEEKER),
        Viewer::Seat(HIDER),
        Viewer::Observer,
        Viewer::Truth,
    ];
    let mut desks = viewers.map(|viewer| game.seen(viewer).desk);
    assert!(desks.iter().all(|desk| desk.outcome.is_none()));
    let mut sent: Vec<Message> = Vec::new();
    let prepared = game.prepare_end(Some(SEEKER), seeker_resigns()).expect("he may resign");
    game.accept(prepared, &mut |game, step| {
        sent.extend(desks.iter_mut().filter_map(|desk| game.message(step, desk)));
    });
    assert_eq!(sent.len(), viewers.len());
    for message in &sent {
        assert_eq!(message.outcome, Some(seeker_resigns()));
        assert!(message.told.is_empty() && message.view.is_none());
    }
    assert_eq!(sent[0].asks, Some(Vec::new()));
    assert_eq!(sent[0].way_back, Some(WayBack::Closed));
    assert_eq!(game.desk(Viewer::Observer).outcome, Some(seeker_resigns()));
    for (viewer, message) in viewers.into_iter().zip(sent) {
        assert_eq!(game.seen(viewer).messages.last(), Some(&message), "so it is exported");
    }
}

#[test]
fn an_end_by_the_rules_is_in_its_message_too() {
    let mut game = begin();
    for place in [1, 2, 1] {
        walk(game.as_mut(), place);
    }
    assert!(
        game.seen(Viewer::Observer)
            .messages
            .iter()
            .all(|message| message.outcome.is_none())
    );
    walk(game.as_mut(), 0);
    let last = game.seen(Viewer::Observer).messages.pop().expect("the walk is told");
    assert_eq!(last.outcome, game.outcome());
    assert!(last.outcome.is_some() && !last.told.is_empty());
}

#[test]
fn the_end_is_in_the_journal() {
    let game = resigned();
    let file = JournalFile::parse(&game.file().text()).expect("a journal can be read");
    for reading in [Reading::Load, Reading::Verify] {
        let again = Of::<Lamp>::game().load(&file, reading, None).expect("it holds");
        assert_eq!(again.outcome(), Some(seeker_resigns()));
        assert_eq!(again.asks(SEEKER), []);
        assert_eq!(again.link(), game.link());
        assert_eq!(
            again.bot_seed(SEEKER),
            game.bot_seed(SEEKER),
            "a bot that starts again is the same bot"
        );
    }
    let before = Of::<Lamp>::game()
        .load(&file, Reading::Verify, Some(1))
        .expect("it holds");
    assert_eq!(before.outcome(), None, "the match was not over before its end");
}

/// What is wrong with the journal once these deeds follow in it, each well sealed.
fn wrong_with(game: &dyn AnyJournal, deeds: Vec<(Option<Seat>, Deed<Action>)>) -> Option<(u32, Wrong)> {
    let mut file = game.file();
    let mut link = game.link();
    let closing = file.closing.as_mut().expect("the file is closed");
    for (seat, deed) in deeds {
        let n = file.entries.len() as u32 + 1;
        let entry = Entry::seal(n, seat, deed, link, &link);
        link = entry.link;
        file.entries.push(entry.line());
    }
    closing.entries = file.entries.len() as u32;
    closing.link = link;
    match Of::<Lamp>::game().load(&file, Reading::Verify, None).err() {
        Some(MatchError::Entry(bad)) => Some((bad.n, bad.wrong)),
        Some(other) => panic!("{other}"),
        None => None,
    }
}

#[track_caller]
fn assert_refused(wrong: Option<(u32, Wrong)>, rule: &str) {
    match wrong {
        Some((_, Wrong::Refused { refused })) => assert_eq!(refused.rule, rule),
        other => panic!("{other:?} is not refused by {rule}"),
    }
}

#[test]
fn no_entry_follows_an_end() {
    let game = resigned();
    let ask = "0.2".parse().expect("it is the id of an ask");
    let act = Deed::Act {
        ask,
        action: Action::Walk { place: 2 },
        dice: Vec::new(),
    };
    let end = Deed::End {
        outcome: seeker_resigns(),
    };
    assert_refused(wrong_with(game.as_ref(), vec![(Some(SEEKER), act)]), "M3");
    assert_refused(
        wrong_with(game.as_ref(), vec![(Some(SEEKER), Deed::TakeBack { entries: vec![1] })]),
        "M3",
    );
    assert_refused(wrong_with(game.as_ref(), vec![(None, end)]), "M3");
    let advance = Deed::Advance { dice: Vec::new() };
    assert_eq!(
        wrong_with(game.as_ref(), vec![(None, advance)]),
        Some((3, Wrong::NotDue))
    );
}

#[test]
fn an_end_is_for_seats_of_the_match_and_by_a_word_of_the_table() {
    let twice = Outcome {
        winners: vec![HIDER, HIDER],
        ..seeker_resigns()
    };
    let by_the_rules = Outcome {
        how: "found or not".to_owned(),
        ..seeker_resigns()
    };
    let wrong = [
        (None, Ending::Closed.outcome(vec![Seat(2)])),
        (Some(Seat(2)), seeker_resigns()),
        (None, twice),
        (None, by_the_rules),
    ];
    for (seat, outcome) in wrong {
        let game = begin();
        let refused = game.prepare_end(seat, outcome.clone()).err();
        assert_eq!(refused.expect("it is refused").rule, "M7", "{outcome:?}");
        assert_refused(wrong_with(game.as_ref(), vec![(seat, Deed::End { outcome })]), "M7");
    }
}

#[test]
fn the_digest_of_an_end_is_that_of_the_state() {
    let game = begin();
    let end = Deed::End {
        outcome: seeker_resigns(),
    };
    assert_eq!(
        wrong_with(game.as_ref(), vec![(Some(SEEKER), end)]),
        Some((1, Wrong::Digest))
    );
}

#[test]
fn each_seat_is_of_its_side() {
    assert_eq!(begin().sides(), [0, 1]);
}
