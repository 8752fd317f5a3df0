//! The recruit of Napoleon in Europe at the table: legal, repeatable, better than chance, and led by nothing but what his
//! seat may know.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use bots::europe::Recruit;
use europe::{Action, Europe, State};
use rand::{RngExt as _, SeedableRng as _};
use serde_json::{Value, json};
use table::Fog as _;
use table::battery::{self, Plan};
use table::begin::{self, Terms};
use table::bot::{Bot, BotAnswer, BotInput, InputOf, Random, Stop, Stuck};
use table::play::Play;
use table::simulate::{Played, play_out};
use table::{Dice, Game as _, Holder, Salt, Seat, Seed, TestRng, Viewer};

/// A recruit of whom it is counted how often he thought of nothing legal.
struct Watched {
    recruit: Recruit,
    slips: Arc<AtomicU32>,
}

impl Bot<Europe> for Watched {
    fn answer(&mut self, input: &InputOf<Europe>, stop: &Stop) -> Result<Option<BotAnswer<Action>>, Stuck> {
        let before = self.recruit.slips();
        let answer = self.recruit.answer(input, stop);
        self.slips.fetch_add(self.recruit.slips() - before, Ordering::Relaxed);
        answer
    }
}

fn terms(scenario: &str, seats: u8, options: Value) -> Terms {
    let mut chosen = options.as_object().cloned().unwrap_or_default();
    chosen.insert("seats".to_owned(), json!(seats));
    let bot = Holder::Bot {
        level: "recruit".to_owned(),
    };
    Terms {
        rules: None,
        id: "recruits".to_owned(),
        scenario: scenario.to_owned(),
        options: chosen,
        position: None,
        holders: vec![bot; seats.into()],
        salts: vec![Salt::from_text("recruits"); seats.into()],
    }
}

fn war(terms: Terms, seed: u32, mut bots: Vec<Box<dyn Bot<Europe>>>, save: bool) -> Played {
    let seed = Seed::from_text(&seed.to_string());
    play_out(terms, seed, &mut bots, save, &mut ()).expect("no answer is refused")
}

fn recruits(seats: u8) -> Vec<Box<dyn Bot<Europe>>> {
    let recruit = |seat| Box::new(Recruit::new(&format!("recruit {seat}"))) as Box<dyn Bot<Europe>>;
    (0..seats).map(recruit).collect()
}

#[test]
fn no_answer_of_a_recruit_is_refused_at_two_to_seven_seats() {
    let slips = Arc::new(AtomicU32::new(0));
    let scenarios = ["basic-all-equal", "basic-central-powers", "basic-stop-france"];
    let options = [
        json!({"nations": "chosen"}),
        json!({"leader_rule": true}),
        json!({"victory": "medium_war"}),
    ];
    for seats in 2..=7 {
        for (place, scenario) in scenarios.into_iter().enumerate() {
            let options = options[(place + usize::from(seats)) % 3].clone();
            let bots = (0..seats).map(|seat| {
                let watched = Watched {
                    recruit: Recruit::new(&format!("recruit {seat}")),
                    slips: slips.clone(),
                };
                Box::new(watched) as Box<dyn Bot<Europe>>
            });
            let played = war(terms(scenario, seats, options), u32::from(seats), bots.collect(), false);
            assert_eq!(played.outcome.how, "limited_war");
        }
    }
    assert_eq!(slips.load(Ordering::Relaxed), 0, "he always thinks of something legal");
}

#[test]
fn a_war_for_total_victory_ends() {
    for seed in 0..2 {
        let terms = terms("basic-all-equal", 3, json!({"victory": "total_victory"}));
        war(terms, seed, recruits(3), false);
    }
}

#[test]
fn the_same_seed_gives_the_same_war() {
    let text = |seed| {
        let played = war(terms("basic-all-equal", 3, json!({})), seed, recruits(3), true);
        played.file.expect("it was kept").text()
    };
    assert_eq!(text(7), text(7));
    assert_ne!(text(7), text(8));
}

#[test]
fn a_recruit_beats_chance() {
    const PAIRS: u32 = 10;
    let mut score = 0.0;
    for seed in 0..PAIRS {
        for place in 0..2 {
            let mut bots: Vec<Box<dyn Bot<Europe>>> = vec![Box::new(Random::new(&format!("random {seed}")))];
            bots.insert(place, Box::new(Recruit::new("recruit")));
            let played = war(terms("basic-all-equal", 2, json!({})), seed, bots, false);
            let recruit = Seat(place as u8);
            if played.outcome.winners.contains(&recruit) {
                score += 1.0 / played.outcome.winners.len() as f64;
            }
        }
    }
    let share = score / f64::from(2 * PAIRS);
    println!("the recruit scores {share}");
    assert!(share >= 0.9, "the recruit scores only {share}");
}

fn written<T: serde::Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("it is JSON")
}

fn input(state: &State, seats: usize, seat: Seat) -> InputOf<Europe> {
    BotInput {
        seat,
        view: Europe::view(state, Viewer::Seat(seat)),
        told: Vec::new(),
        asks: Play::<Europe>::new(state.clone(), seats).open().of(seat).to_vec(),
    }
}

/// Wherever a recruit is asked something, other truths that his seat cannot tell from the true one get the same answer.
#[test]
fn two_worlds_that_a_seat_cannot_tell_apart_get_the_same_answers() {
    let (mut compared, mut others) = (0, 0);
    for seed in 0..4_u64 {
        let seats = 2 + seed as usize;
        let mut rng = TestRng::seed_from_u64(seed);
        let terms = terms("basic-all-equal", seats as u8, json!({}));
        let game = begin::begin::<Europe>(terms, Seed::from_text("worlds")).expect("it begins");
        let mut state = game.play().state().clone();
        let mut dice = Dice::new(Seed::from_text(&seed.to_string()).dice_key("worlds", &[]), 1);
        for _ in 0..700 {
            if Europe::outcome(&state).is_some() {
                break;
            }
            if Europe::due(&state) {
                Europe::advance(&mut state, &mut dice, &mut Vec::new());
                continue;
            }
            let asks = Europe::asks(&state);
            let asked = asks.iter().find(|asked| !asked.standing).expect("somebody is asked");
            let here = input(&state, seats, asked.seat);
            let stop = Stop::new();
            let answer = Recruit::new("watched").answer(&here, &stop).expect("he answers");
            if rng.random_bool(0.3) {
                let other = Europe::scramble(&state, Viewer::Seat(asked.seat), &mut rng);
                others += u32::from(other != state);
                let there = input(&other, seats, asked.seat);
                let his = Recruit::new("watched").answer(&there, &stop).expect("he answers");
                assert_eq!(written(&his), written(&answer), "war {seed}");
                compared += 1;
            }
            let answer = answer.expect("somebody has to answer");
            let open = here.asks.iter().find(|open| open.id == answer.ask).expect("it is open");
            Europe::apply(
                &mut state,
                asked.seat,
                &open.ask,
                &answer.action,
                &mut dice,
                &mut Vec::new(),
            );
        }
    }
    assert!(compared >= 300, "only {compared} answers were compared");
    assert!(others >= 100, "only {others} worlds were others");
}

#[test]
fn the_laws_hold_with_recruits_on_all_seats() {
    let table = |seats: u8| json!({"seats": seats}).as_object().cloned().unwrap_or_default();
    let plan = Plan {
        seed: 1805,
        mutants: 1,
        fog_one_in: 60,
        illegal: 2,
        play_on: 8,
        undo_one_in: 100,
        end_one_in: 200,
        all_kinds: false,
        all_refusals: false,
        ..Plan::from_env(
            vec![
                ("basic-all-equal".to_owned(), table(2)),
                ("basic-stop-france".to_owned(), table(4)),
            ],
            4,
            300,
        )
    };
    let report = battery::run_with_bots::<Europe>(plan, |seat, seed| Box::new(Recruit::new(&format!("{seed} {seat}"))));
    report.assert_clean();
}
