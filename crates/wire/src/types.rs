//! Declarations, gathered into files that import from each other.

use std::collections::{BTreeMap, BTreeSet};

use table::Registry;
use table::declarations::{Declaration, Declarations};

use crate::layout;

pub fn files(games: &Registry) -> BTreeMap<String, String> {
    let mut all = Declarations::table();
    server::declarations::declare(&mut all);
    for game in games.games() {
        game.declare(&mut all);
    }
    // Types of a game stay in its file: several games may have an `Action`.
    let game_files: BTreeSet<String> = games.names().map(|name| format!("{name}.ts")).collect();
    let mut homes: BTreeMap<&str, &str> = BTreeMap::new();
    for (file, types) in all.files().filter(|(file, _)| !game_files.contains(*file)) {
        for name in types.keys() {
            let other = homes.insert(name, file);
            assert!(other.is_none(), "{name} is declared in {file} and in {other:?}");
        }
    }
    all.files()
        .map(|(file, types)| (file.to_owned(), text(file, types, &homes)))
        .collect()
}

fn text(file: &str, types: &BTreeMap<String, Declaration>, homes: &BTreeMap<&str, &str>) -> String {
    let literals: Vec<&str> = types
        .iter()
        .filter(|(_, declaration)| layout::is_of_literals(&declaration.text))
        .map(|(name, _)| name.as_str())
        .collect();
    let mut imports: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    let mut body = Vec::new();
    for declaration in types.values() {
        for word in layout::words(&declaration.text) {
            if let Some((&name, &home)) = homes.get_key_value(word.as_str())
                && home != file
                && !types.contains_key(name)
            {
                imports.entry(home).or_default().insert(name);
            }
        }
        let mut text = declaration.text.clone();
        // A map has some of the keys, where there are just so many.
        for name in &literals {
            text = text.replace(&format!("[key in {name}]:"), &format!("[key in {name}]?:"));
        }
        let docs = declaration.docs.as_deref().map(layout::docs).unwrap_or_default();
        body.push(format!("{docs}export {}\n", layout::declaration(&text)));
    }
    let mut whole: String = imports
        .iter()
        .map(|(home, names)| {
            let names: Vec<&str> = names.iter().copied().collect();
            let module = home.trim_end_matches(".ts");
            format!("import type {{ {} }} from \"./{module}\";\n", names.join(", "))
        })
        .collect();
    if !whole.is_empty() {
        whole.push('\n');
    }
    whole + &body.join("\n")
}
