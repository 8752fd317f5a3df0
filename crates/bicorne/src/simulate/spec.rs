//! What is played: a scenario with its options, and a seed for every number.

use server::ids::is_address;
use table::any::AnyGame;
use table::begin::Terms;
use table::game::SeatSpec;
use table::hash::Hash;
use table::options::Chosen;
use table::simulate::{Played, SimulationError};
use table::{Holder, Player, Salt, Seat, Seed};

use super::times::{Stopwatch, Times};
use crate::cli::SimulateArgs;
use crate::failure::Failure;

pub struct Spec<'a> {
    pub game: &'a dyn AnyGame,
    args: &'a SimulateArgs,
    options: Chosen,
    pub seats: Vec<SeatSpec>,
}

impl<'a> Spec<'a> {
    pub fn new(game: &'a dyn AnyGame, args: &'a SimulateArgs) -> Result<Spec<'a>, Failure> {
        let options: Chosen = args.options.iter().cloned().collect();
        let seats = game
            .seats(&args.scenario, &options)
            .map_err(|error| Failure::Input(error.to_string()))?;
        Ok(Spec {
            game,
            args,
            options,
            seats,
        })
    }

    /// The name of the match of a number; the two of a mirrored pair share it, and with it all chance.
    pub fn id(&self, number: u32) -> String {
        let SimulateArgs {
            game, scenario, seed, ..
        } = self.args;
        let chosen: String = self
            .options
            .iter()
            .map(|(key, value)| format!("-{key}={value}"))
            .collect();
        let id = format!("{game}-{scenario}{chosen}-{seed}-{number}");
        if is_address(&id) {
            return id;
        }
        // A whole text, or a seed that leads elsewhere: what is saved must be something that can be imported.
        let hash = Hash::of("bicorne simulate", &[id.as_bytes()]).to_string();
        format!("{game}-{scenario}-{}-{number}", &hash[..12])
    }

    pub fn seed(&self, number: u32) -> String {
        format!("{} {number}", self.args.seed)
    }

    pub fn seat_name(&self, seat: Seat) -> &str {
        &self.seats[usize::from(seat.0)].name
    }

    /// What came of it, and how long each seat thought.
    pub fn play(&self, number: u32, players: &[Player]) -> (Result<Played, SimulationError>, Vec<Times>) {
        let bot = |player: &Player| Holder::Bot {
            level: player.level.clone(),
        };
        let terms = Terms {
            rules: None,
            id: self.id(number),
            scenario: self.args.scenario.clone(),
            options: self.options.clone(),
            position: None,
            holders: players.iter().map(bot).collect(),
            salts: vec![Salt::from_text("simulate"); players.len()],
        };
        let seed = Seed::from_text(&self.seed(number));
        let mut watch = Stopwatch::new(players.len());
        let played = self
            .game
            .play_out(terms, seed, players, self.args.save.is_some(), &mut watch);
        (played, watch.times())
    }

    /// The command that plays the same, without how many and what becomes of them.
    pub fn command(&self) -> String {
        let SimulateArgs {
            game,
            scenario,
            seed,
            seats,
            budget,
            pairs,
            ..
        } = self.args;
        let mut words = vec![
            "bicorne simulate".to_owned(),
            game.clone(),
            scenario.clone(),
            format!("--seats {}", seats.join(",")),
            format!("--seed {}", word(seed)),
        ];
        words.extend(budget.map(|budget| format!("--budget {budget}")));
        words.extend(
            self.options
                .iter()
                .map(|(key, value)| format!("--option {}", word(&format!("{key}={}", plain(value))))),
        );
        words.push(if pairs.is_some() { "--pairs" } else { "--games" }.to_owned());
        words.join(" ")
    }
}

fn plain(value: &serde_json::Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

/// As a shell takes it for one word.
fn word(text: &str) -> String {
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || "-_=.:/".contains(letter);
    if !text.is_empty() && text.chars().all(is_plain) {
        text.to_owned()
    } else {
        format!("'{}'", text.replace('\'', "'\\''"))
    }
}
