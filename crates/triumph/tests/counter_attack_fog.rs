//! Whether the defender could have counter-attacked is his secret (R53): who attacks him, and who looks on, get the same
//! bytes from the threat to the answer that nobody counter-attacks, and after it.

use serde_json::{Value, json, to_string};
use table::any::{AnyAnswer, AnyChoices, AnyGame as _, AnyMatch, DiceFrom, Of};
use table::begin::Terms;
use table::message::{Desk, Message};
use table::{Holder, Salt, Seat, Seed, Viewer};
use triumph::Triumph;

const FRENCH: Seat = Seat(0);
const ALLIED: Seat = Seat(1);

/// A match with what the attacker and an onlooker were sent of it.
struct World {
    game: Box<dyn AnyMatch>,
    desks: Vec<Desk>,
    sent: Vec<String>,
}

impl World {
    /// The defenders stand here, and this is the face of the one who does not lead.
    fn new(defenders: &str, hidden: &str) -> World {
        let position = json!({
            "turn": { "side": "french" },
            "french": { "units": { "0": { "face": "infantry3", "corps": "lannes", "at": "55" } } },
            "allied": { "units": {
                "0": { "face": "infantry3", "corps": "bagration", "at": defenders },
                "1": { "face": hidden, "corps": "bagration", "at": defenders },
            } },
        });
        let bot = Holder::Bot {
            level: "none".to_owned(),
        };
        let terms = Terms {
            rules: None,
            id: "fog".to_owned(),
            scenario: "december-2".to_owned(),
            options: Default::default(),
            position: Some(position),
            holders: vec![bot.clone(), bot],
            salts: vec![Salt::from_text("fog"); 2],
        };
        let game = Of::<Triumph>::game()
            .begin(terms, Seed::from_text("fog"))
            .expect("the position is valid");
        let desks: Vec<Desk> = [Viewer::Seat(FRENCH), Viewer::Observer]
            .map(|viewer| game.desk(viewer))
            .into();
        let sent = desks.iter().map(|desk| to_string(desk).expect("it is JSON")).collect();
        World { game, desks, sent }
    }

    fn act(&mut self, seat: Seat, action: Value) {
        let ask = self.game.asks(seat).first().expect("the seat is asked").id;
        let answer = AnyAnswer {
            seat,
            ask,
            action,
            dice: DiceFrom::Stream,
        };
        let prepared = self.game.prepare(&answer).expect("the answer is legal");
        let World { game, desks, sent } = self;
        game.accept(prepared, &mut |game, step| {
            for desk in desks.iter_mut() {
                let message: Option<Message> = game.message(step, desk);
                sent.push(to_string(&message).expect("it is JSON"));
            }
        });
        sent.extend(desks.iter().map(|desk| to_string(desk).expect("it is JSON")));
    }

    /// Whether anybody could be picked for a counter-attack.
    fn may_counter_attack(&self) -> bool {
        let ask = self.game.asks(ALLIED).first().expect("he is asked").id;
        match self.game.choices(ALLIED, ask, &[]) {
            Ok(AnyChoices::Next { picks }) => picks.len() > 1,
            other => panic!("he has picks to make: {other:?}"),
        }
    }
}

/// The whole attack; whether a counter-attack was possible in it, and all that was sent.
fn attack(defenders: &str, hidden: &str, defence: &Value) -> (bool, Vec<String>) {
    let mut world = World::new(defenders, hidden);
    world.act(FRENCH, json!({ "type": "threaten", "approach": "55-66" }));
    world.act(ALLIED, defence.clone());
    world.act(FRENCH, json!({ "type": "press" }));
    let order = json!({ "type": "corps", "corps": ["lannes"] });
    world.act(FRENCH, json!({ "type": "declare", "order": order, "leaders": [0] }));
    let possible = world.may_counter_attack();
    world.act(ALLIED, json!({ "type": "counter_attack", "units": [] }));
    if defenders == "66" {
        world.act(ALLIED, json!({ "type": "advance", "units": [0, 1] }));
    }
    (possible, world.sent)
}

/// The defender wins the initial result, so that only cavalry could counter-attack.
fn same_with_and_without(defenders: &str, defence: &Value) {
    let (possible, sent) = attack(defenders, "cavalry2", defence);
    assert!(possible);
    for hidden in ["artillery1", "infantry2", "guard3"] {
        let (possible, other) = attack(defenders, hidden, defence);
        assert!(!possible, "{hidden}");
        assert_eq!(sent, other, "{hidden}");
    }
}

#[test]
fn out_of_the_reserve() {
    same_with_and_without(
        "66",
        &json!({ "type": "defend", "units": [0, 1], "commanders": ["bagration"], "leaders": [0] }),
    );
}

#[test]
fn at_the_approach() {
    same_with_and_without("66-55", &json!({ "type": "hold", "leaders": [0] }));
}
