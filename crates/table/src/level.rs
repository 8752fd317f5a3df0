//! How well a bot plays, and who sits down with how long to think.

use std::fmt;
use std::str::FromStr;

use crate::any::AnyGame;
use crate::budget::{BadBudget, Budget};

#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Level {
    pub name: &'static str,
    /// How long it thinks unless it is told otherwise; none where it does not think.
    pub budget: Option<Budget>,
}

/// A bot as somebody asks for it. Written as text: `sergeant`, `marshal:80` or `marshal:50ms`.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Player {
    pub level: String,
    /// The level's own where none is named.
    pub budget: Option<Budget>,
}

#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub enum LevelError {
    #[error("there is no bot \"{level}\" for {game}; there is {known}")]
    Unknown {
        game: &'static str,
        level: String,
        known: String,
    },
    #[error("{level} does not think, and takes no budget")]
    DoesNotThink { level: &'static str },
}

impl Player {
    pub fn new(level: &str) -> Player {
        Player {
            level: level.to_owned(),
            budget: None,
        }
    }

    /// The level that is asked for, with the budget it will have.
    pub fn level_of(&self, game: &dyn AnyGame) -> Result<Level, LevelError> {
        let levels = game.levels();
        let Some(level) = levels.iter().find(|level| level.name == self.level) else {
            let known: Vec<_> = levels.iter().map(|level| level.name).collect();
            return Err(LevelError::Unknown {
                game: game.name(),
                level: self.level.clone(),
                known: known.join(", "),
            });
        };
        match (level.budget, self.budget) {
            (None, Some(_)) => Err(LevelError::DoesNotThink { level: level.name }),
            (own, asked) => Ok(Level {
                name: level.name,
                budget: asked.or(own),
            }),
        }
    }
}

impl FromStr for Player {
    type Err = BadBudget;

    fn from_str(text: &str) -> Result<Player, BadBudget> {
        let (level, budget) = match text.split_once(':') {
            Some((level, budget)) => (level, Some(budget.parse()?)),
            None => (text, None),
        };
        Ok(Player {
            level: level.to_owned(),
            budget,
        })
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.level)?;
        match self.budget {
            Some(budget) => write!(f, ":{budget}"),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_is_read_as_he_is_written() {
        for text in ["random", "marshal:80", "marshal:50ms"] {
            assert_eq!(text.parse::<Player>().unwrap().to_string(), text);
        }
        assert_eq!("sergeant".parse(), Ok(Player::new("sergeant")));
        let marshal: Player = "marshal:80".parse().unwrap();
        assert_eq!(marshal.budget, Some(Budget::Iterations(80)));
    }

    #[test]
    fn what_is_no_budget_makes_no_player() {
        for text in ["marshal:", "marshal:soon", "marshal:80:80"] {
            assert!(text.parse::<Player>().is_err(), "{text}");
        }
    }
}
