//! The officers of Napoleon's Triumph at the table: legal, repeatable, and led by nothing but what their seat may know.

use bots::triumph::{Officer, Rank};
use rand::RngExt as _;
use rand::SeedableRng as _;
use serde_json::json;
use table::Fog as _;
use table::battery::{self, Plan};
use table::begin::{self, Terms};
use table::bot::{Bot, BotInput, InputOf, Stop};
use table::simulate::{Played, play_out};
use table::{Budget, Dice, Game as _, Holder, Salt, Seat, Seed, TestRng, Viewer};
use triumph::{State, Triumph};

const THOUGHT: Budget = Budget::Iterations(16);

fn officer(rank: Rank, seed: &str) -> Box<dyn Bot<Triumph>> {
    Box::new(Officer::new(rank, seed, THOUGHT))
}

fn terms(scenario: &str, options: serde_json::Value, id: &str) -> Terms {
    let bot = Holder::Bot {
        level: "officer".to_owned(),
    };
    Terms {
        rules: None,
        id: id.to_owned(),
        scenario: scenario.to_owned(),
        options: options.as_object().cloned().unwrap_or_default(),
        position: None,
        holders: vec![bot; 2],
        salts: vec![Salt::from_text("officers"); 2],
    }
}

fn battle(terms: Terms, seed: u32, ranks: [Rank; 2]) -> Played {
    let mut bots: Vec<_> = ranks.map(|rank| officer(rank, &format!("{seed} {rank:?}"))).into();
    let seed = Seed::from_text(&seed.to_string());
    play_out(terms, seed, &mut bots, true, &mut ()).expect("no answer is refused")
}

#[test]
fn no_answer_of_an_officer_is_refused() {
    use Rank::{Marshal, Recruit, Sergeant};
    let ranks = [
        [Recruit, Recruit],
        [Sergeant, Recruit],
        [Recruit, Sergeant],
        [Sergeant, Marshal],
        [Marshal, Sergeant],
    ];
    let tables = [
        ("december-2", json!({})),
        ("december-1", json!({})),
        ("december-2", json!({"handicap": "auction", "santon": true})),
        ("december-2", json!({"cavalry": "ride_over", "sharing": "free"})),
        ("december-2", json!({"objective": "any_unit", "memory": true})),
        ("december-1", json!({"handicap": "french", "points": 5, "santon": true})),
    ];
    // Five pairs and six tables: every other one of all that could meet.
    for (seed, ranks) in (0..15).zip(ranks.into_iter().cycle()) {
        let (scenario, options) = &tables[seed as usize * 2 % tables.len() + usize::from(seed % 6 > 2)];
        battle(terms(scenario, options.clone(), "refused"), seed, ranks);
    }
}

#[test]
fn the_same_seed_and_budget_give_the_same_battle() {
    let text = || {
        let played = battle(
            terms("december-2", json!({}), "again"),
            7,
            [Rank::Marshal, Rank::Sergeant],
        );
        played.file.expect("it was kept").text()
    };
    assert_eq!(text(), text());
}

#[test]
fn another_seed_gives_another_battle() {
    let text = |seed| {
        let mut bots: Vec<_> = ["one", "other"]
            .map(|name| officer(Rank::Sergeant, &format!("{name} {seed}")))
            .into();
        let played = play_out(
            terms("december-2", json!({}), "seeds"),
            Seed::from_text("same"),
            &mut bots,
            true,
            &mut (),
        );
        played.expect("no answer is refused").file.expect("it was kept").text()
    };
    assert_ne!(text(1), text(2));
}

/// One of two worlds, with an officer of its own on the seat that is watched.
struct World {
    state: State,
    told: Vec<triumph::Told>,
    officer: Box<dyn Bot<Triumph>>,
}

impl World {
    fn input(&self, seat: Seat) -> Option<InputOf<Triumph>> {
        let open = table::play::Play::<Triumph>::new(self.state, 2)
            .open()
            .of(seat)
            .to_vec();
        (!open.is_empty()).then(|| BotInput {
            seat,
            view: Triumph::view(&self.state, Viewer::Seat(seat)),
            told: self.told.clone(),
            asks: open,
        })
    }

    fn act(&mut self, seat: Seat, ask: &triumph::Ask, action: &triumph::Action, watched: Seat) {
        let mut events = Vec::new();
        let mut dice = Dice::new(Seed::from_text("worlds").dice_key("worlds", &[]), 1);
        Triumph::apply(&mut self.state, seat, ask, action, &mut dice, &mut events);
        while Triumph::due(&self.state) {
            Triumph::advance(&mut self.state, &mut dice, &mut events);
        }
        let heard = events
            .iter()
            .filter_map(|event| Triumph::tell(&self.state, event, Viewer::Seat(watched)));
        self.told.extend(heard);
    }
}

/// Two worlds that the seat cannot tell apart are played on side by side, each with its own officer on the seat and its
/// own tellings. As long as the seat hears the same in both, the officers answer the same, byte for byte.
#[test]
fn two_worlds_that_a_seat_cannot_tell_apart_get_the_same_answers() {
    let mut compared = 0;
    let mut differed = 0;
    for (seed, rank) in (0..).zip(
        [Rank::Recruit, Rank::Sergeant, Rank::Marshal]
            .into_iter()
            .cycle()
            .take(9),
    ) {
        let mut rng = TestRng::seed_from_u64(seed);
        let watched = Seat((seed % 2) as u8);
        let game = begin::begin::<Triumph>(terms("december-2", json!({}), "worlds"), Seed::from_text("worlds"))
            .expect("it begins");
        let world = |state| World {
            state,
            told: Vec::new(),
            officer: officer(rank, "watched"),
        };
        let mut here = world(*game.play().state());
        let mut foe = officer(Rank::Sergeant, "foe");
        let mut there: Option<World> = None;
        let mut heard = Vec::new();
        for step in 0..120 {
            if Triumph::outcome(&here.state).is_some() {
                break;
            }
            if there.is_none() && step > 12 && rng.random_bool(0.2) {
                let other = Triumph::scramble(&here.state, Viewer::Seat(watched), &mut rng);
                differed += u32::from(other != here.state);
                let mut twin = world(other);
                // He has lived through the same, as far as he knows.
                for input in &heard {
                    twin.officer.answer(input, &Stop::new()).expect("he answers");
                }
                twin.told = here.told.clone();
                there = Some(twin);
            }
            let asks = Triumph::asks(&here.state);
            let Some(asked) = asks.iter().find(|asked| !asked.standing) else {
                break;
            };
            let seat = asked.seat;
            if seat == watched {
                let input = here.input(seat).expect("he is asked");
                let answer = here
                    .officer
                    .answer(&input, &Stop::new())
                    .expect("he answers")
                    .expect("with something");
                here.told.clear();
                heard.push(input.clone());
                if let Some(twin) = &mut there {
                    let Some(other) = twin.input(seat) else { break };
                    if written(&other) != written(&input) {
                        there = None;
                    } else {
                        let his = twin
                            .officer
                            .answer(&other, &Stop::new())
                            .expect("he answers")
                            .expect("with something");
                        assert_eq!(
                            written(&his.action),
                            written(&answer.action),
                            "{rank:?} in battle {seed}"
                        );
                        compared += 1;
                        twin.told.clear();
                        twin.act(seat, &asked.ask, &his.action, watched);
                    }
                }
                here.act(seat, &asked.ask, &answer.action, watched);
            } else {
                let told = std::mem::take(&mut here.told);
                let view = World {
                    state: here.state,
                    told: Vec::new(),
                    officer: officer(Rank::Recruit, "nobody"),
                };
                here.told = told;
                let input = view.input(seat).expect("he is asked");
                let answer = foe
                    .answer(&input, &Stop::new())
                    .expect("he answers")
                    .expect("with something");
                if let Some(twin) = &mut there {
                    let mirrored = Triumph::mirror(
                        &twin.state,
                        Viewer::Seat(watched),
                        seat,
                        &asked.ask,
                        &answer.action,
                        &mut rng,
                    );
                    match mirrored.filter(|_| Triumph::asks(&twin.state).iter().any(|other| other.ask == asked.ask)) {
                        Some(action) => twin.act(seat, &asked.ask, &action, watched),
                        None => there = None,
                    }
                }
                here.act(seat, &asked.ask, &answer.action, watched);
            }
        }
    }
    assert!(differed >= 5, "only {differed} worlds were others");
    assert!(compared >= 30, "only {compared} answers were compared");
}

fn written<T: serde::Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("it is JSON")
}

#[test]
fn the_laws_hold_with_officers_on_all_seats() {
    let plan = Plan {
        seed: 1812,
        mutants: 2,
        fog_one_in: 25,
        illegal: 6,
        undo_one_in: 20,
        end_one_in: 40,
        all_kinds: false,
        all_refusals: false,
        ..Plan::from_env(
            vec![
                ("december-2".to_owned(), Default::default()),
                ("december-1".to_owned(), Default::default()),
            ],
            8,
            200,
        )
    };
    let report = battery::run_with_bots::<Triumph>(plan, |seat, seed| {
        let rank = if seat == Seat(0) { Rank::Sergeant } else { Rank::Recruit };
        officer(rank, &format!("{seed} {seat}"))
    });
    report.assert_clean();
}
