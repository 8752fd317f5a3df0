//! The time track: which hour a round is, and what it allows. Rounds are counted from 1.

use crate::board::{self, Commander};
use crate::options::Day;

const NIGHT: &str = "night";

impl Day {
    fn track(self) -> &'static [&'static str] {
        match self {
            Day::December2 => &board::rounds().december2,
            Day::December1 => &board::rounds().december1,
        }
    }

    pub fn rounds(self) -> u8 {
        self.track().len() as u8
    }

    /// As on the time track: "2:07" is seven o'clock of 2 December.
    pub fn hour(self, round: u8) -> &'static str {
        self.track()[usize::from(round) - 1]
    }

    pub fn is_night(self, round: u8) -> bool {
        self.hour(round) == NIGHT
    }

    /// Whether the commander's corps may come onto the map by now, if it is off it. An hour before the first round
    /// is not on the track.
    pub fn may_enter(self, round: u8, commander: Commander) -> bool {
        let first = |hour| self.track().iter().position(|&one| one == hour);
        let first = commander.enters().and_then(first);
        first.is_none_or(|first| usize::from(round) > first)
    }
}
