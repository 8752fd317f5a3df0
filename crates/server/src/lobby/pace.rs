//! How long somebody may think before others may act on it.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::clock::{DAY, MINUTE};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[ts(export_to = "lobby.ts")]
pub enum Pace {
    Live {
        #[serde(default = "usual_minutes")]
        #[schema(minimum = 1, maximum = 240, default = 15)]
        minutes: u32,
    },
    Correspondence {
        #[schema(minimum = 1, maximum = 30)]
        days: u32,
    },
}

fn usual_minutes() -> u32 {
    15
}

impl Default for Pace {
    fn default() -> Pace {
        Pace::Live {
            minutes: usual_minutes(),
        }
    }
}

impl Pace {
    pub fn is_possible(self) -> bool {
        match self {
            Pace::Live { minutes } => (1..=240).contains(&minutes),
            Pace::Correspondence { days } => (1..=30).contains(&days),
        }
    }

    /// In milliseconds.
    pub fn longest_wait(self) -> i64 {
        match self {
            Pace::Live { minutes } => i64::from(minutes) * MINUTE,
            Pace::Correspondence { days } => i64::from(days) * DAY,
        }
    }

    pub fn text(self) -> String {
        serde_json::to_string(&self).expect("a pace is JSON")
    }

    /// As the store has it.
    pub fn read(text: &str) -> Pace {
        serde_json::from_str(text).unwrap_or_default()
    }
}
