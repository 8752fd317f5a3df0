//! The table's battery on Napoleon in Europe. `make battery` fires the large run.

use europe::Europe;
use serde_json::{Value, json};
use table::Game as _;
use table::battery::{self, Plan};
use table::options::Chosen;

/// Two to seven seats, every set-up, nations drawn and chosen, with the optional rule and without. Every third table is for
/// the positions.
fn tables() -> Vec<(String, Chosen)> {
    let scenarios = ["basic-all-equal", "basic-central-powers", "basic-stop-france"];
    let shapes = (0..2).flat_map(|turn| (2..=7).map(move |seats| (turn, seats)));
    let mut tables = Vec::new();
    for (turn, seats) in shapes {
        let place = tables.len();
        let nations = if place % 2 == 0 { "drawn" } else { "chosen" };
        let war = json!({"seats": seats, "nations": nations, "leader_rule": turn == 1});
        tables.push((scenarios[(seats + turn) % 3], war));
        if seats % 2 == 1 {
            tables.push((scenarios[0], json!({"seats": 3, "victory": "total_victory"})));
        }
    }
    let chosen = |options: Value| options.as_object().cloned().unwrap_or_default();
    tables
        .into_iter()
        .map(|(scenario, options)| (scenario.to_owned(), chosen(options)))
        .collect()
}

/// What chance seldom comes to, late in a war for Total Victory: long battles and rallies, a nation that falls, much to
/// build, allies who may share the victory or agree on a card.
fn positions(rules: u16) -> Vec<Value> {
    let nations = json!({"france": 0, "prussia": 0, "britain": 1, "austria": 2});
    let entry = match rules {
        1 => json!({"into": "hanover", "from": "holland"}),
        _ => json!({"into": "hanover", "from": "holland", "by": "france"}),
    };
    let turn = json!({"owner": 0, "acting": [0], "entries": [entry]});
    let french = json!({"infantry": 9, "cavalry": 4, "artillery": 3});
    let british = json!({"infantry": 5, "cavalry": 4, "artillery": 3});
    let austrian = json!({"infantry": 4, "cavalry": 2});
    let behind = json!({"leader": 2, "artillery": 1});
    let lost = json!({"infantry": 3, "cavalry": 2});
    let allied = json!([{"a": 1, "b": 2}]);
    let together = |force: &Value| {
        let sum = |arm: &str| force[arm].as_u64().unwrap_or(0) + behind[arm].as_u64().unwrap_or(0);
        json!({"infantry": sum("infantry"), "cavalry": sum("cavalry"), "artillery": sum("artillery"), "leader": sum("leader")})
    };
    let here = json!({"france": together(&french), "britain": together(&british), "austria": together(&austrian)});
    let battle = |side: &str, stage: Value, turn: u8| {
        json!({
            "region": "hanover", "attackers": [0], "defenders": [1, 2], "major": true, "turn": turn, "side": side, "stage": stage,
            "start": here,
            "front": {"france": french, "britain": british, "austria": austrian},
            "back": {"france": behind, "britain": behind, "austria": behind},
            "lost": {"france": lost, "britain": lost, "austria": lost},
        })
    };
    let fighting = |battle: Value| {
        json!({
            "round": 100, "place": 2, "nations": nations, "alliances": allied, "acted": [0, 1, 2], "turn": turn,
            "pieces": {"hanover": here}, "phase": {"type": "battle"}, "battle": battle,
            "hands": {"britain": ["france_infantry", "napoleon", "blank"]},
        })
    };
    let won = json!({"infantry": 4});
    let awarding = json!({
        "round": 100, "place": 2, "nations": nations, "alliances": allied, "acted": [0, 1, 2], "turn": turn,
        "pieces": {"hanover": {"britain": won, "austria": won}}, "phase": {"type": "battle"},
        "battle": {
            "region": "hanover", "attackers": [0], "defenders": [1, 2], "major": true, "turn": 2, "side": "defender",
            "stage": {"type": "awarding", "waiting": [1, 2]}, "start": {"france": french, "britain": won, "austria": won},
            "front": {"britain": won, "austria": won},
        },
    });
    let rallying = json!({"type": "rallying", "seat": 1, "pieces": 2, "later": [2]});
    let homeland =
        json!({"berlin": "britain", "silesia": "britain", "pomerania": "austria", "east_prussia": "austria"});
    let garrison = |nation: &str| json!({nation: {"infantry": 1}});
    let phase = json!({"type": "moving"});
    vec![
        fighting(battle("defender", rallying, 3)),
        json!({
            "round": 100, "place": 2, "nations": nations, "alliances": allied, "acted": [0, 1, 2], "phase": phase, "turn": turn,
            "held": homeland, "hands": {"prussia": ["blank"]},
            "pieces": {"berlin": garrison("britain"), "silesia": garrison("britain"), "pomerania": garrison("austria"),
                "east_prussia": garrison("austria"), "saxony": {"prussia": {"infantry": 6, "leader": 1}}},
        }),
        fighting(battle("attacker", json!({"type": "arranging", "waiting": [0]}), 2)),
        json!({
            "round": 100, "place": 2, "nations": nations, "acted": [0, 1, 2], "phase": {"type": "producing"}, "turn": turn,
            "hands": {
                "france": ["france_infantry", "austria_infantry", "austria_infantry", "prussia_cavalry", "napoleon", "blank",
                    "britain_artillery", "britain_leader"],
                "austria": ["napoleon", "napoleon", "blank"],
            },
        }),
        json!({
            "round": 94, "place": 2, "nations": nations, "acted": [0, 1, 2], "phase": phase, "turn": turn,
            "alliances": [{"a": 0, "b": 1}, {"a": 0, "b": 2}, {"a": 1, "b": 2}],
        }),
        fighting(battle(
            "attacker",
            json!({"type": "hitting", "seat": 0, "hits": 3, "pursuit": false}),
            50,
        )),
        awarding,
        // Allies who are enemies of each other, both asked to join.
        json!({
            "round": 98, "nations": nations, "alliances": [{"a": 0, "b": 1}, {"a": 0, "b": 2}],
            "hands": {"france": ["blank"], "austria": ["napoleon"]},
            "pieces": {"london": garrison("britain"), "vienna": {"austria": {"infantry": 3, "leader": 2}}, "paris": garrison("france")},
        }),
        // A lone leader in a homeland in which there is something to place.
        json!({
            "round": 98, "place": 2, "nations": nations, "acted": [0, 1, 2], "phase": {"type": "producing"}, "turn": turn,
            "alliances": [{"a": 1, "b": 2}], "hands": {"france": ["blank"]},
            "pieces": {"brittany": {"britain": {"leader": 1}}, "burgundy": {"austria": {"leader": 1}}, "lorraine": {"austria": {"infantry": 2}}},
            "held": {"lorraine": "austria"}, "reserve": if rules == 1 { json!({}) } else { json!({"france": {"infantry": 6}}) },
        }),
    ]
}

#[test]
fn europe_obeys_every_law() {
    fire(Europe::RULES, 27, 900);
}

#[test]
fn the_first_version_obeys_every_law() {
    fire(1, 12, 300);
}

/// Views are large, so each step is looked at more seldom than in a small game.
fn fire(rules: u16, games: usize, large: usize) {
    let report = battery::run::<Europe>(Plan {
        rules: Some(rules),
        positions: positions(rules),
        mutants: 2,
        fog_one_in: 60,
        illegal: 4,
        play_on: 12,
        undo_one_in: 100,
        end_one_in: 200,
        // What came later never occurs in it.
        all_kinds: rules == Europe::RULES,
        all_refusals: false,
        ..Plan::from_env(tables(), games, large)
    });
    println!("{report}");
    report.assert_clean();
    assert!(report.hiding > 0, "nothing was ever hidden");
}
