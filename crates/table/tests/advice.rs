//! Levels, budgets, hints and odds, through the face of a game that server and program see.

use std::time::Duration;

use crate::lamp::{Action, Lamp, SEEKER};
use serde_json::json;
use table::any::{AnyGame, AnyMatch, Of};
use table::begin::Terms;
use table::bot::{Alternative, Bot, BotAnswer, InputOf, Reasons, Stop, Stuck};
use table::level::LevelError;
use table::reckoning::{Reckoned, Reckoning, Word};
use table::{Budget, Holder, Level, Odds, Player, Registry, Salt, Seed};

/// Likes far places, the farther the more thought it is given.
struct Walker(u32);

impl Bot<Lamp> for Walker {
    fn answer(&mut self, input: &InputOf<Lamp>, _stop: &Stop) -> Result<Option<BotAnswer<Action>>, Stuck> {
        let answer = input.asks.first().map(|open| BotAnswer {
            ask: open.id,
            action: Action::Walk {
                place: self.0.min(5) as u8,
            },
        });
        Ok(answer)
    }

    fn reasons(&mut self, input: &InputOf<Lamp>, _stop: &Stop) -> Result<Option<Reasons<Action>>, Stuck> {
        let walk = |place, value| Alternative {
            action: Action::Walk { place },
            value,
        };
        Ok(input.asks.first().map(|open| Reasons {
            ask: open.id,
            alternatives: vec![walk(3, 0.75), walk(1, 0.25)],
        }))
    }
}

const WALKER: Level = Level {
    name: "walker",
    budget: Some(Budget::Iterations(4)),
};

fn iterations(budget: Budget) -> u32 {
    match budget {
        Budget::Iterations(count) => count,
        Budget::Time(time) => time.as_millis() as u32,
    }
}

fn game() -> Of<Lamp> {
    Of::<Lamp>::game()
        .with_bot(WALKER, |_, budget| Box::new(Walker(iterations(budget))))
        .with_odds(|input, draws, _| match input.asks.first() {
            Some(_) => Ok(Odds::counted([("found", draws / 4), ("lost", draws - draws / 4)])),
            None => Err("nobody is asked".to_owned()),
        })
        .with_reckoning(STEPS)
}

/// Tells a number back.
const STEPS: Reckoning = Reckoning {
    name: "steps",
    declare: |_| (),
    read: |words| match words {
        [Word { key, value }] if key == "steps" => {
            value.parse::<u64>().map(Into::into).map_err(|error| error.to_string())
        }
        _ => Err("how many steps?".to_owned()),
    },
    tell: |question, draws, _| match question.as_u64() {
        Some(steps) => Ok(Reckoned {
            answer: json!({ "steps": steps, "draws": draws }),
            text: format!("{steps} steps"),
        }),
        None => Err("that is no number".to_owned()),
    },
};

fn begun() -> Box<dyn AnyMatch> {
    let bot = Holder::Bot {
        level: "random".to_owned(),
    };
    let terms = Terms {
        rules: None,
        id: "advice".to_owned(),
        scenario: "default".to_owned(),
        options: Default::default(),
        position: None,
        holders: vec![bot; 2],
        salts: vec![Salt::from_text("advice"); 2],
    };
    game().begin(terms, Seed::from_text("advice")).unwrap()
}

#[test]
fn a_level_thinks_as_long_as_it_is_told_or_as_it_likes() {
    let place = |budget| {
        let mut bot = game().bot("walker", "1", budget).unwrap();
        let answer = bot.answer(&begun().bot_input(SEEKER, Vec::new()), &Stop::new());
        answer.unwrap().unwrap().action["place"].clone()
    };
    assert_eq!(place(None), 4);
    assert_eq!(place(Some(Budget::Iterations(2))), 2);
    assert_eq!(place(Some(Budget::Time(Duration::from_millis(1)))), 1);
    assert!(game().bot("ney", "1", None).is_none());
}

#[test]
fn a_player_is_held_against_the_levels_there_are() {
    let level_of = |text: &str| text.parse::<Player>().unwrap().level_of(&game());
    assert_eq!(level_of("walker"), Ok(WALKER));
    let two = Some(Budget::Iterations(2));
    assert_eq!(level_of("walker:2").map(|level| level.budget), Ok(two));
    assert_eq!(level_of("random").map(|level| level.budget), Ok(None));
    assert_eq!(level_of("random:2"), Err(LevelError::DoesNotThink { level: "random" }));
    assert_eq!(
        level_of("ney").unwrap_err().to_string(),
        "there is no bot \"ney\" for lamp; there is random, walker"
    );
}

#[test]
fn a_hint_tells_what_was_weighed_and_how_it_is_picked() {
    let mut bot = game().bot("walker", "1", None).unwrap();
    let input = begun().bot_input(SEEKER, Vec::new());
    let hint = bot.reasons(&input, &Stop::new()).unwrap().unwrap();
    assert_eq!(
        json!(hint),
        json!({ "ask": "0.1", "advice": [
            { "action": { "type": "walk", "place": 3 }, "picks": [{ "type": "place", "place": 3 }], "value": 0.75 },
            { "action": { "type": "walk", "place": 1 }, "picks": [{ "type": "place", "place": 1 }], "value": 0.25 },
        ] })
    );
}

#[test]
fn a_bot_without_reasons_tells_what_it_would_do() {
    let mut bot = game().bot("random", "1", None).unwrap();
    let input = begun().bot_input(SEEKER, Vec::new());
    let hint = bot.reasons(&input, &Stop::new()).unwrap().unwrap();
    let answer = bot.answer(&input, &Stop::new()).unwrap().unwrap();
    assert_eq!(hint.advice.len(), 1);
    assert_eq!(
        (hint.ask, &hint.advice[0].action, hint.advice[0].value),
        (answer.ask, &answer.action, None)
    );
    assert!(bot.reasons(&json!({ "seat": 0 }), &Stop::new()).is_err());
}

#[test]
fn odds_are_told_where_the_game_has_any() {
    let input = begun().bot_input(SEEKER, Vec::new());
    let odds = game().odds(&input, 100, "1").unwrap().unwrap();
    assert_eq!(
        json!(odds),
        json!({ "draws": 100, "outcomes": [
            { "outcome": "found", "chance": 0.25 }, { "outcome": "lost", "chance": 0.75 },
        ] })
    );
    let mut nobody = input.clone();
    nobody["asks"] = json!([]);
    assert_eq!(game().odds(&nobody, 100, "1"), Some(Err("nobody is asked".to_owned())));
    assert_eq!(Of::<Lamp>::game().odds(&input, 100, "1"), None);
}

#[test]
fn what_is_reckoned_from_numbers_is_found_by_the_names_of_game_and_sum() {
    let games = Registry::new().with(game());
    let steps = games.reckoning("lamp-steps").expect("it is known");
    let words = |key: &str, value: &str| {
        let (key, value) = (key.to_owned(), value.to_owned());
        [Word { key, value }]
    };
    assert_eq!((steps.read)(&words("steps", "3")), Ok(json!(3)));
    assert!((steps.read)(&words("steps", "many")).is_err());
    assert!((steps.read)(&words("leaps", "3")).is_err());
    let told = (steps.tell)(&json!(3), Some(5), "1").unwrap();
    assert_eq!(
        (told.answer, told.text.as_str()),
        (json!({ "steps": 3, "draws": 5 }), "3 steps")
    );
    assert_eq!(
        (steps.tell)(&json!("far"), None, "1"),
        Err("that is no number".to_owned())
    );
    for unknown in ["lamp", "lamp-", "lamp-stairs", "lantern-steps", "steps"] {
        assert!(games.reckoning(unknown).is_none(), "{unknown}");
    }
}
