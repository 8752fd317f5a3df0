//! The types of what travels between server and client, written down for the client, and the words that games bring.

mod layout;
mod names;
mod rules;
mod types;

use std::collections::BTreeMap;
use std::path::PathBuf;

use table::Registry;
use table::refused::TABLE_RULES;
use table::rules::RuleBook;

const HEAD: &str = "// Generated from the types of the server by `make types`; do not edit.\n";

/// Where the client keeps them.
pub fn folder() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/wire"))
}

/// Every file, by its name.
pub fn files(games: &Registry) -> BTreeMap<String, String> {
    let mut files = types::files(games);
    let table = RuleBook::parse(TABLE_RULES).expect("a test reads every rules.toml");
    files.insert("table.names.ts".to_owned(), names::of_table(&table));
    files.insert("table.rules.ts".to_owned(), rules::rules("table", &table));
    files.insert("games.ts".to_owned(), names::of_games(games));
    for game in games.games() {
        let name = game.name();
        files.insert(format!("{name}.names.ts"), names::of_game(game));
        files.insert(format!("{name}.rules.ts"), rules::rules(name, &game.rule_book()));
    }
    files
        .into_iter()
        .map(|(name, text)| (name, format!("{HEAD}\n{text}")))
        .collect()
}
