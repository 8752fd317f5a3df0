//! The types that travel, as TypeScript declares them, for a client that is checked against them.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;
use ts_rs::{Config, TS, TypeVisitor};

use crate::any::AnyChoices;
use crate::entry::Entry;
use crate::file::Closing;
use crate::game::Game;
use crate::header::Header;
use crate::hint::Hint;
use crate::message::Seen;
use crate::odds::Odds;
use crate::outcome::Ending;
use crate::outlook::Outlook;
use crate::refused::AnyRefused;
use crate::rules::Rule;

/// Declarations by file and name. Where a type belongs is said beside the type itself.
#[derive(Default)]
pub struct Declarations {
    config: Config,
    files: BTreeMap<String, BTreeMap<String, Declaration>>,
    visited: BTreeSet<String>,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Declaration {
    /// As in `type Seat = …;`
    pub text: String,
    /// What is said about the type, one sentence or some.
    pub docs: Option<String>,
}

impl Declarations {
    /// What the table itself sends, whatever the game.
    pub fn table() -> Declarations {
        let mut all = Declarations::default();
        all.visit::<Seen>();
        all.visit::<AnyChoices>();
        all.visit::<Outlook>();
        all.visit::<AnyRefused>();
        all.visit::<Header>();
        all.visit::<Entry<Value>>();
        all.visit::<Closing>();
        all.visit::<Rule>();
        all.visit::<Ending>();
        all.visit::<Hint>();
        all.visit::<Odds>();
        all
    }

    pub fn game<G: Game>(&mut self) {
        self.visit::<G::Options>();
        self.visit::<G::View>();
        self.visit::<G::Ask>();
        self.visit::<G::Pick>();
        self.visit::<G::Action>();
        self.visit::<G::Told>();
        self.visit::<G::Refusal>();
        self.visit::<G::Forecast>();
        G::declare(self);
    }

    pub fn files(&self) -> impl Iterator<Item = (&str, &BTreeMap<String, Declaration>)> {
        self.files.iter().map(|(file, types)| (file.as_str(), types))
    }
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        let Some(path) = T::output_path() else {
            return;
        };
        // JSON of any kind: what it is, only a game can say.
        if T::ident(&self.config) == "JsonValue" {
            return;
        }
        let name = T::ident(&self.config);
        let file = path.to_string_lossy().into_owned();
        if !self.visited.insert(std::any::type_name::<T>().to_owned()) {
            return;
        }
        let declaration = Declaration {
            text: T::decl(&self.config).replace("JsonValue", "unknown"),
            docs: T::docs(),
        };
        let before = self
            .files
            .entry(file.clone())
            .or_default()
            .insert(name.clone(), declaration.clone());
        assert!(
            before.is_none_or(|before| before == declaration),
            "two types are called {name} in {file}"
        );
        T::visit_dependencies(self);
    }
}
