//! All that one person is told at once, match by match.

use crate::ids::MatchId;
use crate::store::notices::NewsRow;
use crate::store::waits::Wait;
use crate::store::words::What;

#[derive(Debug)]
pub(super) struct Bundle {
    pub matches: Vec<InMatch>,
}

#[derive(Debug)]
pub(super) struct InMatch {
    pub of: MatchId,
    pub game: String,
    pub scenario: String,
    pub items: Vec<Item>,
}

#[derive(Debug, PartialEq, Eq)]
pub(super) enum Item {
    Turn,
    News { what: What, by: Option<String> },
}

impl Bundle {
    /// That it is his turn comes first.
    pub fn of<'a>(waits: impl IntoIterator<Item = &'a Wait>, news: &[NewsRow]) -> Bundle {
        let mut bundle = Bundle { matches: Vec::new() };
        for wait in waits {
            bundle.add(&wait.of, &wait.game, &wait.scenario, Item::Turn);
        }
        for one in news {
            let (what, by) = (one.what, one.name.clone());
            bundle.add(&one.of, &one.game, &one.scenario, Item::News { what, by });
        }
        bundle
    }

    fn add(&mut self, of: &MatchId, game: &str, scenario: &str, item: Item) {
        let at = self.matches.iter().position(|one| one.of == *of).unwrap_or_else(|| {
            self.matches.push(InMatch {
                of: of.clone(),
                game: game.to_owned(),
                scenario: scenario.to_owned(),
                items: Vec::new(),
            });
            self.matches.len() - 1
        });
        let items = &mut self.matches[at].items;
        // Two seats of one person hear the same.
        if !items.contains(&item) {
            items.push(item);
        }
    }
}

impl InMatch {
    pub fn title(&self) -> String {
        format!("{}, {}", self.game, self.scenario)
    }

    pub fn link(&self, here: &str) -> String {
        format!("{here}/match/{}", self.of)
    }

    pub fn is_turn_alone(&self) -> bool {
        self.items == [Item::Turn]
    }
}
