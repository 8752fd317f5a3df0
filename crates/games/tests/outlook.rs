//! One question gives all that a draft can become, in every game: the same as `choices` gives step by step, within its bounds.

use serde_json::Value;
use table::any::{AnyAnswer, AnyChoices, AnyGame, AnyJournal, DiceFrom};
use table::begin::Terms;
use table::outlook::{Bounds, Outlook};
use table::{AskId, Holder, Salt, Seat, Seed};

fn begun(game: &dyn AnyGame) -> Box<dyn AnyJournal> {
    let scenario = game.scenarios().remove(0);
    let seats = game
        .seats(scenario.name, &Default::default())
        .expect("a scenario can be played as it is");
    let holder = Holder::Bot {
        level: "random".to_owned(),
    };
    let terms = Terms {
        id: "outlook".to_owned(),
        rules: None,
        scenario: scenario.name.to_owned(),
        options: Default::default(),
        position: None,
        holders: vec![holder; seats.len()],
        salts: seats.iter().map(|seat| Salt::from_text(&seat.name)).collect(),
    };
    game.begin(terms, Seed::from_text("outlook")).expect("it begins")
}

/// All that is asked now.
fn open(game: &dyn AnyJournal) -> Vec<(Seat, AskId)> {
    let seats = (0..game.sides().len()).map(|seat| Seat(seat as u8));
    seats
        .flat_map(|seat| game.asks(seat).into_iter().map(move |open| (seat, open.id)))
        .collect()
}

/// How many drafts were looked at; each must say what `choices` says of it.
fn compare(game: &dyn AnyJournal, seat: Seat, ask: AskId, draft: &mut Vec<Value>, said: &Outlook) -> usize {
    if said.more {
        assert!(
            said.next.is_empty() && said.action.is_none(),
            "what is cut off says nothing"
        );
        return 0;
    }
    match game.choices(seat, ask, draft).expect("what is told ahead is offered") {
        AnyChoices::Whole { action } => assert_eq!(said.action.as_ref(), Some(&action)),
        AnyChoices::Next { picks } => {
            let told: Vec<&Value> = said.next.iter().map(|ahead| &ahead.pick).collect();
            assert_eq!(told, picks.iter().collect::<Vec<_>>(), "after {draft:?}");
        }
    }
    if let Some(action) = &said.action {
        assert_eq!(game.check(seat, ask, action), Ok(()), "whatever is whole is legal");
    }
    let mut looked = 1;
    for ahead in &said.next {
        draft.push(ahead.pick.clone());
        looked += compare(game, seat, ask, draft, &ahead.then);
        draft.pop();
    }
    looked
}

/// Plays on with whatever is first, so that more than the first question is looked at.
fn go_on(game: &mut Box<dyn AnyJournal>, turn: usize) {
    let asked = open(game.as_ref());
    let (seat, ask) = asked[turn % asked.len()];
    let mut draft = Vec::new();
    let action = loop {
        match game.choices(seat, ask, &draft).expect("it was offered") {
            AnyChoices::Whole { action } => break action,
            AnyChoices::Next { picks } => draft.push(picks[turn % picks.len()].clone()),
        }
    };
    let dice = DiceFrom::Stream;
    let answer = AnyAnswer {
        seat,
        ask,
        action,
        dice,
    };
    let prepared = game.prepare(&answer).unwrap_or_else(|refused| panic!("{refused:?}"));
    game.accept(prepared, &mut |_, _| {});
}

#[test]
fn it_says_what_choices_says_and_keeps_to_its_bounds() {
    let bounds = Bounds {
        depth: 3,
        drafts: 60,
        bytes: 20_000,
    };
    let registry = games::registry();
    for game in registry.games() {
        let mut played = begun(game);
        let mut cut = false;
        for turn in 0..12 {
            if played.outcome().is_some() {
                break;
            }
            for (seat, ask) in open(played.as_ref()) {
                let said = played.outlook(seat, ask, &[], bounds).expect("it is asked");
                let looked = compare(played.as_ref(), seat, ask, &mut Vec::new(), &said);
                assert!(
                    (1..=bounds.drafts).contains(&looked),
                    "{}: {looked} drafts",
                    game.name()
                );
                // The last draft that is looked at may list its picks beyond the bound: at most 256 of them.
                let length = serde_json::to_string(&said).expect("it is JSON").len();
                assert!(length < bounds.bytes + 32_000, "{}: {length}", game.name());
                cut |= serde_json::to_string(&said)
                    .expect("it is JSON")
                    .contains("\"more\":true");
            }
            go_on(&mut played, turn);
        }
        assert!(cut || game.name() == "drill", "{} never had more to say", game.name());
    }
}

#[test]
fn a_draft_that_was_not_offered_is_refused_by_its_place() {
    let registry = games::registry();
    let played = begun(registry.find("drill").expect("the drill is there").as_ref());
    let (seat, ask) = open(played.as_ref())[0];
    let never = serde_json::json!({ "type": "dice", "dice": 2 });
    let refused = played.outlook(seat, ask, &[never], Bounds::DEFAULT).unwrap_err();
    assert_eq!(refused.rule, "M8");
    let other = Seat(1 - seat.0);
    assert!(played.outlook(other, ask, &[], Bounds::DEFAULT).is_err());
}
