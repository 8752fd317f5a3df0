//! Odds by numbers, as the registry knows them: `europe-basic`.

use std::fmt::Write as _;

use europe::{Arm, Force};
use serde::Deserialize as _;
use serde_json::{Map, Value, json};
use table::reckoning::{Reckoned, Reckoning, Word};
use ts_rs::TypeVisitor as _;

use super::{BattleOdds, BattleQuestion, Crossing, DRAWS, Field, Losses, Method, Policy, odds, simulated};

/// Nobody waits for more.
const MOST_DRAWS: u32 = 5_000_000;

pub const BASIC: Reckoning = Reckoning {
    name: "basic",
    declare: |all| {
        all.visit::<BattleQuestion>();
        all.visit::<BattleOdds>();
    },
    read,
    tell,
};

/// A battle in words: `attacker=8i5c3a1l defender=10i4c2a`, and besides `landed`, `perils=1` or `2` where the attacker has yet
/// to cross the sea, `leader_rule`, and `policy=…` for what both sides do instead of ours.
fn read(words: &[Word]) -> Result<Value, String> {
    let mut question = json!({ "attacker": {}, "defender": {} });
    let mut perils = None;
    for Word { key, value } in words {
        match key.as_str() {
            "attacker" | "defender" => question[key] = json!({ "pieces": read_pieces(value)? }),
            "landed" | "leader_rule" => {
                let value: bool = value
                    .parse()
                    .map_err(|_| format!("{key} is true or false, not {value:?}"))?;
                question[key] = json!(value);
            }
            "perils" => {
                let roll = value.parse().ok().filter(|roll| (1..=2_u8).contains(roll));
                perils = Some(roll.ok_or_else(|| format!("perils take who rolls 1 or 2 or less, not {value:?}"))?);
            }
            "policy" => {
                question[key] =
                    serde_json::from_str(value).map_err(|error| format!("the policy cannot be read ({error})"))?;
            }
            _ => {
                return Err(format!(
                    "a battle has no {key:?}, but attacker, defender, landed, perils, leader_rule and policy"
                ));
            }
        }
    }
    for side in ["attacker", "defender"] {
        if question[side].get("pieces").is_none() {
            return Err(format!("the {side} is missing, as in {side}=8i5c3a1l"));
        }
    }
    if let Some(perils) = perils {
        let sailing = question["attacker"]["pieces"].take();
        question["attacker"]["pieces"] = json!({});
        question["landed"] = json!(false);
        question["crossing"] = json!({ "pieces": sailing, "perils": perils });
    }
    Ok(question)
}

/// As in 8i5c3a1l: numbers, each with the letter of its arm.
fn read_pieces(text: &str) -> Result<Map<String, Value>, String> {
    let bad = || format!("{text:?} are no pieces; write 8i5c3a1l for infantry, cavalry, artillery and leaders");
    let mut pieces = Map::new();
    let mut number = String::new();
    for letter in text.chars().filter(|letter| !letter.is_whitespace()) {
        let arm = match letter {
            '0'..='9' => {
                number.push(letter);
                continue;
            }
            'i' => "infantry",
            'c' => "cavalry",
            'a' => "artillery",
            'l' => "leader",
            _ => return Err(bad()),
        };
        let count: u8 = number.parse().map_err(|_| bad())?;
        number.clear();
        if pieces.insert(arm.to_owned(), json!(count)).is_some() {
            return Err(bad());
        }
    }
    if pieces.is_empty() || !number.is_empty() {
        return Err(bad());
    }
    Ok(pieces)
}

fn tell(question: &Value, draws: Option<u32>, seed: &str) -> Result<Reckoned, String> {
    let question = BattleQuestion::deserialize(question).map_err(|error| format!("this is no battle ({error})"))?;
    let told = question.odds(draws, seed)?;
    Ok(Reckoned {
        text: text(&question, &told),
        answer: serde_json::to_value(&told).expect("odds are JSON"),
    })
}

impl BattleQuestion {
    /// The odds by the policy that the question names, or by ours; drawn where a number of draws is named.
    pub fn odds(&self, draws: Option<u32>, seed: &str) -> Result<BattleOdds, String> {
        let policy = self.policy.as_ref().unwrap_or(Policy::eb_31());
        policy.check()?;
        let field = Field {
            policy,
            landed: self.landed,
            leader_rule: self.leader_rule,
        };
        let start = self.start(&field)?;
        Ok(match draws {
            Some(draws) => simulated(&field, start, draws.min(MOST_DRAWS), seed),
            None => odds(&field, start, DRAWS, seed),
        })
    }
}

fn text(question: &BattleQuestion, told: &BattleOdds) -> String {
    let mut text = String::new();
    let there = pieces(
        question
            .attacker
            .pieces
            .plus(question.attacker.behind.unwrap_or_default()),
    );
    let attacker = match question.crossing {
        Some(Crossing {
            pieces: crossing,
            perils,
        }) => {
            let there = if there.is_empty() { there } else { format!("{there}, ") };
            format!("{there}{} from the sea, lost at {perils} or less", pieces(crossing))
        }
        None if question.landed => format!("{there}, landed"),
        None => there,
    };
    let method = match told.method {
        Method::Exact => format!("worked out, to within {:.0e}", told.error.max(1e-9)),
        Method::Simulated { battles } => format!(
            "over {battles} drawn battles, to within {:.2} points at 95 %",
            100.0 * told.error
        ),
    };
    // Writing to a String cannot fail.
    let _ = writeln!(
        text,
        "{attacker}, against {}; policy {}",
        pieces(
            question
                .defender
                .pieces
                .plus(question.defender.behind.unwrap_or_default())
        ),
        told.policy
    );
    let _ = writeln!(text, "{:6.2} %  the attacker wins", 100.0 * told.attacker_wins);
    let _ = writeln!(text, "{:6.2} %  the defender wins", 100.0 * told.defender_wins);
    let _ = writeln!(text, "the attacker loses {}", losses(&told.attacker_losses));
    let _ = writeln!(text, "the defender loses {}", losses(&told.defender_losses));
    let _ = write!(text, "{method}");
    text
}

fn word(arm: Arm) -> &'static str {
    match arm {
        Arm::Infantry => "infantry",
        Arm::Cavalry => "cavalry",
        Arm::Artillery => "artillery",
        Arm::Leader => "leaders",
    }
}

fn pieces(force: Force) -> String {
    let some = Arm::all().filter(|&arm| force.of(arm) > 0);
    let words = some.map(|arm| match (force.of(arm), arm) {
        (1, Arm::Leader) => "1 leader".to_owned(),
        (count, arm) => format!("{count} {}", word(arm)),
    });
    words.collect::<Vec<_>>().join(", ")
}

fn losses(losses: &Losses) -> String {
    let each = [
        (losses.infantry, Arm::Infantry),
        (losses.cavalry, Arm::Cavalry),
        (losses.artillery, Arm::Artillery),
        (losses.leader, Arm::Leader),
    ];
    let some = each.iter().filter(|(count, _)| *count >= 0.005);
    let words: Vec<String> = some.map(|(count, arm)| format!("{count:.2} {}", word(*arm))).collect();
    match words.is_empty() {
        true => "nobody".to_owned(),
        false => format!("{:.2} pieces: {}", losses.total(), words.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_are_numbers_with_letters() {
        let read = |text: &str| read_pieces(text).map(Value::Object);
        assert_eq!(
            read("8i5c3a1l"),
            Ok(json!({"infantry": 8, "cavalry": 5, "artillery": 3, "leader": 1}))
        );
        assert_eq!(read("2a 10i"), Ok(json!({"infantry": 10, "artillery": 2})));
        for bad in ["", "8", "i", "8i5", "8x", "8i2i", "300i", "-1i"] {
            assert!(read(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn a_battle_is_read_from_words() {
        let word = |(key, value): &(&str, &str)| Word {
            key: (*key).to_owned(),
            value: (*value).to_owned(),
        };
        let read = |words: &[(&str, &str)]| read(&words.iter().map(word).collect::<Vec<_>>());
        let sides = [("attacker", "1i"), ("defender", "2c")];
        let landed = read(&[&sides[..], &[("landed", "true")]].concat()).expect("a battle");
        assert_eq!(landed["attacker"]["pieces"], json!({ "infantry": 1 }));
        assert_eq!(landed["landed"], json!(true));
        let crossing = read(&[&sides[..], &[("perils", "2")]].concat()).expect("a battle");
        assert_eq!(
            crossing["crossing"],
            json!({ "pieces": { "infantry": 1 }, "perils": 2 })
        );
        for bad in [
            ("perils", "3"),
            ("landed", "perhaps"),
            ("weather", "fair"),
            ("policy", "{"),
        ] {
            assert!(read(&[&sides[..], &[bad]].concat()).is_err(), "{bad:?}");
        }
        assert!(read(&sides[..1]).is_err(), "nobody defends");
    }
}
