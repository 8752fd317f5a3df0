//! What has happened in the player turn so far that binds the rest of it. All of it is open.

use serde::{Deserialize, Serialize};

use crate::board::{ApproachSet, Commander, LocaleSet, Side};
use crate::commanders::Commanders;

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    pub side: Side,
    #[serde(default)]
    pub corps_commands: u8,
    #[serde(default)]
    pub independent_commands: u8,
    /// Who has given a command, and who has given two.
    #[serde(default)]
    pub commanded: Commanders,
    #[serde(default)]
    pub commanded_twice: Commanders,
    /// Who came onto the map.
    #[serde(default)]
    pub arrived: Commanders,
    /// Attack approaches over which no further attack goes.
    #[serde(default)]
    pub closed: ApproachSet,
    /// Locales that were won in combat: nobody else goes in.
    #[serde(default)]
    pub won: LocaleSet,
    /// Reserves that a corps went through or to by road: nobody else goes in.
    #[serde(default)]
    pub shut: LocaleSet,
}

/// How many corps commands and independent commands an army may give in a turn.
pub fn limits(side: Side) -> (Option<u8>, u8) {
    match side {
        Side::French => (None, 4),
        Side::Allied => (Some(5), 3),
    }
}

impl Turn {
    pub fn of(side: Side) -> Turn {
        Turn {
            side,
            corps_commands: 0,
            independent_commands: 0,
            commanded: Commanders::NONE,
            commanded_twice: Commanders::NONE,
            arrived: Commanders::NONE,
            closed: ApproachSet::default(),
            won: LocaleSet::default(),
            shut: LocaleSet::default(),
        }
    }

    pub fn independent_left(&self) -> u8 {
        limits(self.side).1.saturating_sub(self.independent_commands)
    }

    pub fn corps_left(&self) -> u8 {
        limits(self.side)
            .0
            .map_or(u8::MAX, |most| most.saturating_sub(self.corps_commands))
    }

    /// A commander gives one command a turn; a French one two in the turn in which he comes (T9.3, T10.29).
    pub fn has_command(&self, commander: Commander) -> bool {
        let twice = self.side == Side::French && self.arrived.contains(commander);
        if twice {
            !self.commanded_twice.contains(commander)
        } else {
            !self.commanded.contains(commander)
        }
    }

    pub fn can_command(&self, commander: Commander) -> bool {
        self.corps_left() > 0 && self.has_command(commander)
    }

    pub fn spend_corps(&mut self, commander: Commander) {
        self.corps_commands = self.corps_commands.saturating_add(1);
        if self.commanded.contains(commander) {
            self.commanded_twice.insert(commander);
        }
        self.commanded.insert(commander);
    }

    pub fn spend_independent(&mut self, count: u8) {
        self.independent_commands += count;
    }
}
