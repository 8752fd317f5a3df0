//! What a side can expect to lose.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

#[derive(Copy, Clone, PartialEq, Default, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "europe.ts")]
pub struct Losses {
    pub infantry: f64,
    pub cavalry: f64,
    pub artillery: f64,
    pub leader: f64,
}

impl Losses {
    #[must_use]
    pub fn plus(&self, other: &Losses) -> Losses {
        Losses {
            infantry: self.infantry + other.infantry,
            cavalry: self.cavalry + other.cavalry,
            artillery: self.artillery + other.artillery,
            leader: self.leader + other.leader,
        }
    }

    pub fn total(&self) -> f64 {
        self.infantry + self.cavalry + self.artillery + self.leader
    }
}
