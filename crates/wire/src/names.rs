//! The words that come from data: ids of rules, names of scenarios, options, seats and bots.

use std::collections::BTreeSet;

use table::Registry;
use table::any::AnyGame;
use table::rules::RuleBook;

pub fn of_table(book: &RuleBook) -> String {
    union("RuleId", book.iter().map(|rule| rule.id.clone()))
}

pub fn of_games(games: &Registry) -> String {
    let names: Vec<String> = games.names().map(quoted).collect();
    format!(
        "export const games = [{}] as const;\n\nexport type GameName = (typeof games)[number];\n",
        names.join(", ")
    )
}

pub fn of_game(game: &dyn AnyGame) -> String {
    let scenarios = game.scenarios();
    let options = scenarios.iter().flat_map(|scenario| &scenario.options);
    let keys: BTreeSet<&str> = options.map(|option| option.key).collect();
    let unions = [
        union("RuleId", game.rule_book().iter().map(|rule| rule.id.clone())),
        union(
            "ScenarioName",
            scenarios.iter().map(|scenario| scenario.name.to_owned()),
        ),
        union("OptionKey", keys.into_iter().map(str::to_owned)),
        union("SeatName", seat_names(game)),
        union("BotLevel", game.levels().into_iter().map(|level| level.name.to_owned())),
    ];
    unions.join("\n")
}

/// The names of the seats under whatever options, in the order in which they sit.
fn seat_names(game: &dyn AnyGame) -> Vec<String> {
    let mut names = Vec::new();
    for scenario in game.scenarios() {
        let seats = scenario
            .spread()
            .filter_map(|chosen| game.seats(scenario.name, &chosen).ok());
        for seat in seats.flatten() {
            if !names.contains(&seat.name) {
                names.push(seat.name);
            }
        }
    }
    names
}

fn union(name: &str, words: impl IntoIterator<Item = String>) -> String {
    let words: Vec<String> = words.into_iter().map(|word| quoted(&word)).collect();
    let one_line = format!("export type {name} = {};\n", words.join(" | "));
    if one_line.len() <= super::layout::WIDTH {
        one_line
    } else {
        format!("export type {name} =\n  | {};\n", words.join("\n  | "))
    }
}

pub fn quoted(word: &str) -> String {
    serde_json::to_string(word).expect("a word is JSON")
}
