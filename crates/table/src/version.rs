//! The version of a game's rules by which a match is played.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A field of the state, and of the view where `check` or `choices` must know it. A changed rule asks `since`, so that a
/// match in play goes on as it began:
///
/// ```
/// # use table::Version;
/// # let rules = Version::FIRST;
/// let lapses = rules.since(2);
/// # assert!(!lapses);
/// ```
///
/// The first version is not written down (`skip_serializing_if = "Version::is_first"`): the states of the first matches
/// were digested before they knew of it.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(transparent)]
#[ts(export_to = "table.ts", type = "number")]
pub struct Version(pub u16);

impl Version {
    pub const FIRST: Version = Version(1);

    pub fn is_first(&self) -> bool {
        *self == Version::FIRST
    }

    /// Whether a rule that came with version `n` holds.
    pub fn since(self, n: u16) -> bool {
        self.0 >= n
    }
}

impl Default for Version {
    fn default() -> Version {
        Version::FIRST
    }
}
