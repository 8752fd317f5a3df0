//! A sergeant's answers. Each is thought out three times, and told are the first reading, as a player meets it, and the
//! quickest, which a busy machine disturbs least. Beside them stands for how long the machine itself stops now and then.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::Context as _;
use bots::triumph::value::Weights;
use bots::triumph::{LightBattle, Officer, Rank};
use table::begin::Terms;
use table::bot::{Bot, BotAnswer, InputOf, Stop, Stuck};
use table::simulate::play_out;
use table::{Budget, Holder, Salt, Seed};
use triumph::{Action, Triumph};

use crate::figure::Figure;
use crate::samples::{Samples, readable};

const BATTLES: u32 = 60;
const TIMES: usize = 3;
const LIGHT_BATTLES: u64 = 300;
/// As long as the battles take, or so.
const WATCHED: Duration = Duration::from_secs(8);

pub fn figures() -> Vec<Figure> {
    vec![
        Figure {
            name: "a sergeant's answer at triumph december-2",
            target: "5 ms or less",
            measure,
        },
        Figure {
            name: "the light judgement of triumph",
            target: "10 µs or less a decision",
            measure: light,
        },
    ]
}

struct Timed {
    officer: Officer,
    took: Arc<Mutex<Vec<[Duration; TIMES]>>>,
}

impl Bot<Triumph> for Timed {
    fn answer(&mut self, input: &InputOf<Triumph>, stop: &Stop) -> Result<Option<BotAnswer<Action>>, Stuck> {
        // His reasons are the whole thought, and leave him as he was.
        let readings = [(); TIMES].map(|()| {
            let begin = Instant::now();
            let _ = self.officer.reasons(input, stop);
            begin.elapsed()
        });
        self.took.lock().unwrap_or_else(PoisonError::into_inner).push(readings);
        self.officer.answer(input, stop)
    }
}

fn measure() -> anyhow::Result<String> {
    let took = Arc::new(Mutex::new(Vec::new()));
    for number in 1..=BATTLES {
        let mut bots: Vec<Box<dyn Bot<Triumph>>> = Vec::new();
        for side in ["french", "allied"] {
            bots.push(Box::new(Timed {
                officer: Officer::new(Rank::Sergeant, &format!("{number} {side}"), Budget::Iterations(1)),
                took: took.clone(),
            }));
        }
        let sergeant = Holder::Bot {
            level: "sergeant".to_owned(),
        };
        let terms = Terms {
            rules: None,
            id: format!("sergeants-{number}"),
            scenario: "december-2".to_owned(),
            options: Default::default(),
            position: None,
            holders: vec![sergeant; 2],
            salts: vec![Salt::from_text("bench"); 2],
        };
        play_out::<Triumph>(terms, Seed::from_text(&number.to_string()), &mut bots, false, &mut ())
            .ok()
            .context("the battle was not fought out")?;
    }
    let took = std::mem::take(&mut *took.lock().unwrap_or_else(PoisonError::into_inner));
    let told = |name: &str, took: Vec<Duration>| {
        let longest = took.iter().max().copied().unwrap_or_default();
        format!("{name}: {}, at most {}", Samples::new(took), readable(longest))
    };
    let first = took.iter().map(|readings| readings[0]).collect();
    let quickest = took
        .iter()
        .filter_map(|readings| readings.iter().min().copied())
        .collect();
    Ok(format!(
        "{}; {}; of itself the machine stops for up to {}",
        told("at once", first),
        told("quickest of three", quickest),
        readable(longest_stop())
    ))
}

/// Whole battles as a marshal plays on in his thoughts.
fn light() -> anyhow::Result<String> {
    let weights = Weights::default();
    // Before the last turns, and in them.
    let (mut took, mut choices) = ([Duration::ZERO; 2], [0; 2]);
    for number in 0..LIGHT_BATTLES {
        let mut battle = LightBattle::begin("december-2", number).context("it begins")?;
        loop {
            let last = usize::from(battle.is_last_turn());
            let before = battle.choices();
            let begin = Instant::now();
            let goes_on = battle.play_turn(&weights);
            took[last] += begin.elapsed();
            choices[last] += battle.choices() - before;
            if !goes_on {
                break;
            }
        }
    }
    let each = |last: usize| took[last].as_secs_f64() * 1e6 / f64::from(choices[last]);
    Ok(format!(
        "{:.1} µs for each of {} commands chosen, {:.0} µs for each of {} in the last turns, where it looks everywhere",
        each(0),
        choices[0],
        each(1),
        choices[1]
    ))
}

/// The longest gap in the time of somebody who does nothing but look at the clock.
fn longest_stop() -> Duration {
    let begin = Instant::now();
    let (mut last, mut longest) = (begin, Duration::ZERO);
    while last - begin < WATCHED {
        let now = Instant::now();
        longest = longest.max(now - last);
        last = now;
    }
    longest
}
