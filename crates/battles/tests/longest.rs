//! Players who never tire of their slips: they charge, take the charge for a slip, and charge again, as often as they may
//! write down anything in a turn. Even so the match ends within what it says is its longest.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use battles::{Action, Ask, Attempt, Battles, Formation, Mend, Side, State, Step, UnitId};
use rand::seq::IndexedRandom as _;
use rand::{RngExt as _, SeedableRng as _};
use serde_json::{Value, json};
use table::ask::OpenAsk;
use table::begin::{self, Terms};
use table::options::{self, Chosen};
use table::walk::random_action;
use table::{Game as _, Holder, Match, Salt, Seat, Seed, TestRng, Viewer};

const FOOT: u8 = 8;

/// One general on each side, with a regiment of horse and much foot in line.
fn order_of_battle() -> String {
    let mut text = "name = \"Slips\"\n".to_owned();
    for side in ["red", "blue"] {
        let _ = write!(
            text,
            "[{side}]\nname = \"{side}\"\n[[{side}.general]]\nid = \"a\"\nname = \"A\"\nlevel = \"army\"\n\
             rating = \"good\"\nspan = 12\nresponse = 7\nmodifier = 1\n"
        );
        for unit in 0..=FOOT {
            let (arm, formation) = if unit == 0 {
                ("cavalry", "column")
            } else {
                ("infantry", "line")
            };
            let _ = write!(
                text,
                "[[{side}.unit]]\nname = \"{unit}\"\narm = \"{arm}\"\nfigures = 20\ndispersal = 1\n\
                 formation = \"{formation}\"\ngeneral = \"a\"\n"
            );
        }
    }
    text
}

/// Both generals have an order that lets them charge; only red's horse and blue's will.
fn charging() -> Value {
    let all = |count: u8, change: Value| {
        let each = (0..count).map(|id| (id.to_string(), change.clone()));
        Value::Object(each.collect())
    };
    json!({
        "initiative": "red",
        "step": {"type": "move", "priority": 6, "side": "red"},
        "commands": [0],
        "generals": all(2, json!({"order": {"priority": 6, "done": false}})),
        "units": all(2 * (FOOT + 1), json!({"activated": true})),
    })
}

fn chosen(options: &Value) -> Chosen {
    options.as_object().cloned().expect("a table of options")
}

fn begin(rules: u16, options: &Chosen, position: Option<Value>, seed: &str) -> Match<Battles> {
    let seats = Battles::seats(&options::choose::<Battles>("own", options).expect("they go together")).len();
    let terms = Terms {
        rules: Some(rules),
        id: "slips".to_owned(),
        scenario: "own".to_owned(),
        options: options.clone(),
        position,
        holders: vec![Holder::Bot { level: String::new() }; seats],
        salts: vec![Salt::from_text("slips"); seats],
    };
    begin::begin(terms, Seed::from_text(seed)).expect("it begins")
}

fn longest(options: &Chosen) -> usize {
    Battles::longest(&options::choose::<Battles>("own", options).expect("they go together"))
}

fn units(state: &State, side: Side) -> BTreeSet<UnitId> {
    state.armies.units_of(side).collect()
}

/// The longest answer there is to an ask, or none where it is better to say nothing.
fn dawdle(state: &State, seat: Seat, ask: &Ask) -> Option<Action> {
    let side = state.side_of(seat);
    let own = units(state, side);
    let horse = *own.first()?;
    let moving = matches!(state.position.step, Step::Move { side: moves, .. } if moves == side);
    match ask {
        Ask::Square { .. } => Some(Action::Square {
            attempt: Attempt::Failed,
        }),
        Ask::Evade { .. } => Some(Action::Evade { evades: false }),
        Ask::AssentRecord { .. } => Some(Action::Assent { assents: true }),
        Ask::Move { .. } if !state.unit(horse).moved => {
            let mut enemies = units(state, side.other());
            Some(Action::Move {
                unit: horse,
                formation: Formation::Column,
                contact: enemies.pop_first(),
                also: enemies,
            })
        }
        Ask::Amend if moving && state.unit(horse).moved && state.position.interrupts.is_empty() => {
            Some(Action::Amend {
                unit: horse,
                mend: Mend::NotMoved,
            })
        }
        Ask::Amend if state.position.step == Step::Verdict => {
            let line = state.unit(horse).formation == Formation::Line;
            let formation = if line { Formation::Column } else { Formation::Line };
            Some(Action::Amend {
                unit: horse,
                mend: Mend::Formation { formation },
            })
        }
        _ => None,
    }
}

/// What brings the next turn, in as many answers as one may give.
fn go_on(game: &Match<Battles>, open: &OpenAsk<Ask>) -> Action {
    match open.ask {
        Ask::Roll { .. } => Action::Roll,
        Ask::Part { .. } => Action::Part { parted: false },
        Ask::Combat => {
            let contact = *game.state().to_fight().next().expect("there is one to fight");
            Action::Fight {
                by: contact.by,
                on: contact.on,
                also: BTreeSet::new(),
            }
        }
        Ask::Verdict => Action::Verdict {
            victor: serde_json::from_value(json!("nobody")).expect("a verdict"),
        },
        _ => Action::Done,
    }
}

#[test]
fn slips_without_end_end() {
    let options = chosen(&json!({"order": order_of_battle(), "turns": 1, "generals_move": false}));
    let mut game = begin(Battles::RULES, &options, Some(charging()), "slips");
    let (mut answers, mut slips) = (0, 0);
    while game.outcome().is_none() {
        let open: Vec<_> = game.play().open().all().cloned().collect();
        let slow = |open: &OpenAsk<Ask>| {
            let action = dawdle(game.state(), open.id.seat, &open.ask)?;
            let view = game.view(Viewer::Seat(open.id.seat));
            Battles::check(&view, &open.ask, &action).ok()?;
            Some((open.id, action))
        };
        let (id, action) = open.iter().find_map(slow).unwrap_or_else(|| {
            let blocking = open.iter().find(|open| !open.standing);
            let blocking = blocking.expect("somebody has to answer");
            (blocking.id, go_on(&game, blocking))
        });
        slips += usize::from(matches!(action, Action::Amend { .. }));
        let prepared = game.prepare(id.seat, id, &action, None);
        game.accept(prepared.expect("it is legal"), |_, _| {});
        answers += 1;
    }
    let longest = longest(&options);
    println!("{answers} answers of at most {longest}, {slips} slips");
    // Two hundred a side in the turn, each a slip, its assent, another charge, and a square of all foot that it meets; and
    // as many while the verdict is awaited.
    assert_eq!(slips, 800);
    assert!(answers >= 400 * usize::from(3 + FOOT) + 400 * 2);
    assert!(
        answers <= longest,
        "{answers} answers, and at most {longest} were promised"
    );
}

/// Four players who type their dice, and nearly always find something to put right first: dice, or records.
#[test]
fn slips_at_random_end() {
    let options = chosen(&json!({"order": include_str!("battery.toml"), "turns": 1, "typed_dice": true}));
    let longest = longest(&options);
    let mut dice = 0;
    let plays = [(1, Ask::Correct), (2, Ask::Correct), (2, Ask::Amend), (2, Ask::Amend)];
    for (seed, (rules, put_right)) in (0..).zip(plays) {
        let mut rng = TestRng::seed_from_u64(seed);
        let mut game = begin(rules, &options, None, &format!("slips {seed}"));
        let (mut answers, mut slips) = (0, 0);
        while game.outcome().is_none() {
            let open: Vec<_> = game.play().open().all().cloned().collect();
            let (standing, blocking): (Vec<_>, Vec<_>) = open.into_iter().partition(|open| open.standing);
            let wrong: Vec<_> = standing.iter().filter(|open| open.ask == put_right).collect();
            let slip = wrong.choose(&mut rng).copied().filter(|_| rng.random_bool(0.97));
            let open = slip.or(blocking.choose(&mut rng)).expect("somebody has to answer");
            let view = game.view(Viewer::Seat(open.id.seat));
            let action = match open.ask {
                Ask::Assent { .. } | Ask::AssentRecord { .. } => Action::Assent { assents: true },
                _ => random_action::<Battles>(&view, &open.ask, &mut rng).expect("there is something to do"),
            };
            slips += usize::from(slip.is_some());
            dice += usize::from(matches!(action, Action::Correct { .. }));
            let typed = Battles::typed_dice(&view, &open.ask, &action);
            let typed = typed.map(|sides| sides.iter().map(|&sides| rng.random_range(1..=sides)).collect());
            let prepared = game.prepare(open.id.seat, open.id, &action, typed);
            game.accept(prepared.expect("what is offered is accepted"), |_, _| {});
            answers += 1;
            assert!(answers <= longest, "at most {longest} were promised");
        }
        println!("version {rules}: {answers} answers of at most {longest}, {slips} slips");
    }
    assert!(dice > 50, "only {dice} dice were put right");
}
