//! The games a program knows.

use std::sync::Arc;

use crate::any::AnyGame;
use crate::reckoning::Reckoning;

#[derive(Clone, Default)]
pub struct Registry {
    games: Vec<Arc<dyn AnyGame>>,
}

impl Registry {
    pub fn new() -> Registry {
        Registry::default()
    }

    pub fn with(mut self, game: impl AnyGame + 'static) -> Registry {
        self.games.push(Arc::new(game));
        self
    }

    pub fn get(&self, name: &str) -> Option<&Arc<dyn AnyGame>> {
        self.games.iter().find(|game| game.name() == name)
    }

    pub fn names(&self) -> impl Iterator<Item = &'static str> {
        self.games.iter().map(|game| game.name())
    }

    pub fn games(&self) -> impl Iterator<Item = &dyn AnyGame> {
        self.games.iter().map(Arc::as_ref)
    }

    /// The game, or a sentence that says which there are.
    pub fn find(&self, name: &str) -> Result<&Arc<dyn AnyGame>, String> {
        self.get(name).ok_or_else(|| {
            let known: Vec<_> = self.names().collect();
            format!("there is no game {name:?}; there is {}", known.join(", "))
        })
    }

    /// What a game can reckon from numbers alone, by its name and the game's: `europe-basic`.
    pub fn reckoning(&self, name: &str) -> Option<Reckoning> {
        self.games().find_map(|game| {
            let own = name.strip_prefix(game.name())?.strip_prefix('-')?;
            game.reckoning(own)
        })
    }
}
