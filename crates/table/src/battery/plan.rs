//! How much of the battery is fired.

use serde_json::Value;

use crate::options::Chosen;

#[derive(Clone, Debug)]
pub struct Plan {
    pub games: usize,
    pub seed: u64,
    /// The scenarios and options to play, in turn.
    pub tables: Vec<(String, Chosen)>,
    /// The version of the rules; the newest where none is named.
    pub rules: Option<u16>,
    /// Positions from which every third game begins, where there are any: what chance seldom comes to.
    pub positions: Vec<Value>,
    /// Mutated actions tried at every step.
    pub mutants: usize,
    /// One step in so many is looked at through the fog, by a viewer drawn at random.
    pub fog_one_in: u32,
    /// Illegal actions compared in each such look.
    pub illegal: usize,
    /// Steps that the two worlds are played on.
    pub play_on: usize,
    pub undo_one_in: u32,
    /// One step in so many is tried as the end of the match.
    pub end_one_in: u32,
    /// A kind that never occurred breaks a law.
    pub all_kinds: bool,
    /// ... of a refusal as well. A large game has more of them than chance finds; its cases show them all.
    pub all_refusals: bool,
}

impl Plan {
    /// The size of every test run, or the large run where the environment says `BATTERY=large`; `BATTERY=2000` plays so
    /// many matches.
    pub fn from_env(tables: Vec<(String, Chosen)>, games: usize, large: usize) -> Plan {
        let size = std::env::var("BATTERY").unwrap_or_default();
        let asked = if size == "large" {
            Some(large)
        } else {
            size.parse().ok()
        };
        Plan {
            games: asked.unwrap_or(games),
            ..Plan::new(tables)
        }
    }

    pub fn new(tables: Vec<(String, Chosen)>) -> Plan {
        Plan {
            games: 100,
            seed: 1805,
            tables,
            rules: None,
            positions: Vec::new(),
            mutants: 6,
            fog_one_in: 4,
            illegal: 50,
            play_on: 12,
            undo_one_in: 4,
            end_one_in: 8,
            all_kinds: true,
            all_refusals: true,
        }
    }
}
