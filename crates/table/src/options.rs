//! Scenarios and the options of a match, as a form or a command line sets them.

use serde::Serialize;
use serde_json::{Map, Value};

use crate::game::Game;
use crate::text::BadText;

#[derive(Clone, Debug, Serialize)]
pub struct Scenario {
    pub name: &'static str,
    pub options: Vec<OptionSpec>,
}

#[derive(Clone, Debug, Serialize)]
pub struct OptionSpec {
    pub key: &'static str,
    #[serde(flatten)]
    pub range: OptionRange,
}

#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum OptionRange {
    Switch,
    Number {
        least: u32,
        most: u32,
    },
    OneOf {
        values: &'static [&'static str],
    },
    /// A text of so many bytes, which the game reads; some that it can read.
    Text {
        most: u32,
        examples: &'static [&'static str],
    },
    /// A text of so many bytes that the operator puts there from a file of his, and nobody else; empty where he has none.
    Furnished {
        most: u32,
    },
}

/// Options that somebody chose, as JSON. Keys he did not name keep the scenario's default.
pub type Chosen = Map<String, Value>;

#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub enum OptionsError {
    #[error("there is no scenario \"{scenario}\" of {game}; there is {known}")]
    NoScenario {
        game: &'static str,
        scenario: String,
        known: String,
    },
    #[error("{scenario} has no option \"{key}\"; it has {known}")]
    NoOption {
        scenario: String,
        key: String,
        known: String,
    },
    #[error("option {key} cannot be {value}: it is {allowed}")]
    BadValue {
        key: String,
        value: String,
        allowed: String,
    },
    #[error("{bad}")]
    BadText { key: String, bad: BadText },
    #[error("these options do not go together: {0}")]
    Together(String),
}

/// More combinations of options than this are not all tried.
const MOST_SPREAD: usize = 512;
/// A prime, so that no option always has the same value, whatever the others' numbers of values.
const STRIDE: usize = 7_919;
/// More values of a number than this are not all tried.
const MOST_NUMBERS: u32 = 8;

impl Scenario {
    /// Options all over their range, in every combination where those are not too many, otherwise in some that are
    /// strewn among them; some do not go together.
    pub fn spread(&self) -> impl Iterator<Item = Chosen> {
        let values: Vec<Vec<Value>> = self.options.iter().map(|option| option.range.spread()).collect();
        let count: usize = values.iter().map(Vec::len).product();
        let (taken, stride) = match count {
            0..=MOST_SPREAD => (count, 1),
            _ => (MOST_SPREAD, STRIDE),
        };
        (0..taken).map(move |place| {
            let mut number = place * stride % count;
            let mut chosen = Chosen::new();
            for (option, values) in self.options.iter().zip(&values) {
                chosen.insert(option.key.to_owned(), values[number % values.len()].clone());
                number /= values.len();
            }
            chosen
        })
    }
}

/// The scenario's options with the chosen ones in place, checked.
pub fn choose<G: Game>(scenario: &str, chosen: &Chosen) -> Result<G::Options, OptionsError> {
    let spec = G::scenarios()
        .into_iter()
        .find(|spec| spec.name == scenario)
        .ok_or_else(|| OptionsError::NoScenario {
            game: G::NAME,
            scenario: scenario.to_owned(),
            known: list(G::scenarios().iter().map(|spec| spec.name)),
        })?;
    for (key, value) in chosen {
        let option = spec
            .options
            .iter()
            .find(|option| option.key == key)
            .ok_or_else(|| OptionsError::NoOption {
                scenario: scenario.to_owned(),
                key: key.clone(),
                known: list(spec.options.iter().map(|option| option.key)),
            })?;
        if !option.range.holds(value) {
            return Err(OptionsError::BadValue {
                key: key.clone(),
                value: shortened(value),
                allowed: option.range.in_words(),
            });
        }
        read_text::<G>(key, value)?;
    }
    let default = G::options(scenario).expect("a listed scenario has options");
    let mut json = serde_json::to_value(&default).expect("options are JSON");
    if let Value::Object(fields) = &mut json {
        fields.extend(chosen.iter().map(|(key, value)| (key.clone(), value.clone())));
    }
    let options = serde_json::from_value(json).map_err(|error| OptionsError::Together(error.to_string()))?;
    G::check_options(&options).map_err(OptionsError::Together)?;
    Ok(options)
}

/// A text must be one that the game can read.
fn read_text<G: Game>(key: &str, value: &Value) -> Result<(), OptionsError> {
    let (Some(reader), Some(text)) = (G::text_reader(key), value.as_str()) else {
        return Ok(());
    };
    (reader.read)(text).map(|_| ()).map_err(|bad| OptionsError::BadText {
        key: key.to_owned(),
        bad,
    })
}

/// `seats=3`, `partnership=true`, `side=french`: the value as the JSON it looks like, otherwise as text.
pub fn parse(text: &str) -> Result<(String, Value), String> {
    let (key, value) = text
        .split_once('=')
        .ok_or_else(|| format!("\"{text}\" is no option: write it as key=value"))?;
    let value = serde_json::from_str(value).unwrap_or_else(|_| Value::String(value.to_owned()));
    Ok((key.to_owned(), value))
}

impl OptionRange {
    /// All values, or the ends and the middle where there are many.
    fn spread(&self) -> Vec<Value> {
        match *self {
            OptionRange::Switch => vec![false.into(), true.into()],
            OptionRange::Number { least, most } if most - least < MOST_NUMBERS => {
                (least..=most).map(Value::from).collect()
            }
            OptionRange::Number { least, most } => {
                vec![least.into(), (least + (most - least) / 2).into(), most.into()]
            }
            OptionRange::OneOf { values } => values.iter().copied().map(Value::from).collect(),
            OptionRange::Text { examples, .. } => examples.iter().copied().map(Value::from).collect(),
            OptionRange::Furnished { .. } => vec!["".into()],
        }
    }

    fn holds(&self, value: &Value) -> bool {
        match self {
            OptionRange::Switch => value.is_boolean(),
            OptionRange::Number { least, most } => value
                .as_u64()
                .is_some_and(|n| (u64::from(*least)..=u64::from(*most)).contains(&n)),
            OptionRange::OneOf { values } => value.as_str().is_some_and(|text| values.contains(&text)),
            OptionRange::Text { most, .. } | OptionRange::Furnished { most } => {
                value.as_str().is_some_and(|text| text.len() <= *most as usize)
            }
        }
    }

    fn in_words(&self) -> String {
        match self {
            OptionRange::Switch => "true or false".to_owned(),
            OptionRange::Number { least, most } => format!("a number from {least} to {most}"),
            OptionRange::OneOf { values } => format!("one of {}", list(values.iter().copied())),
            OptionRange::Text { most, .. } | OptionRange::Furnished { most } => {
                format!("a text of at most {most} bytes")
            }
        }
    }
}

/// A value in an error, where a whole text would drown the sentence.
fn shortened(value: &Value) -> String {
    const MOST: usize = 80;
    let text = value.to_string();
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    }
}

fn list<'a>(words: impl Iterator<Item = &'a str>) -> String {
    let words: Vec<_> = words.collect();
    if words.is_empty() {
        "none".to_owned()
    } else {
        words.join(", ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scenario(switches: usize) -> Scenario {
        const KEYS: [&str; 16] = [
            "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m", "n", "o", "p",
        ];
        let option = |key: &&'static str| OptionSpec {
            key,
            range: OptionRange::Switch,
        };
        Scenario {
            name: "switches",
            options: KEYS[..switches].iter().map(option).collect(),
        }
    }

    #[test]
    fn few_combinations_are_all_tried() {
        let spread: Vec<Chosen> = scenario(9).spread().collect();
        let different = (1..spread.len()).all(|place| !spread[..place].contains(&spread[place]));
        assert_eq!((spread.len(), different), (512, true));
    }

    #[test]
    fn of_many_some_are_tried_and_every_value_of_each_option() {
        let scenario = scenario(16);
        let spread: Vec<Chosen> = scenario.spread().collect();
        assert_eq!(spread.len(), MOST_SPREAD);
        for OptionSpec { key, .. } in &scenario.options {
            let on = spread.iter().filter(|chosen| chosen[*key] == true).count();
            assert!((150..=362).contains(&on), "{key} is on in {on} of {MOST_SPREAD}");
        }
    }

    #[test]
    fn a_text_is_measured_in_bytes() {
        let text = OptionRange::Text {
            most: 4,
            examples: &["ab"],
        };
        assert!(text.holds(&"abcd".into()) && text.holds(&"éé".into()));
        assert!(!text.holds(&"abcde".into()) && !text.holds(&"ééé".into()) && !text.holds(&4.into()));
        assert_eq!(text.spread(), ["ab"]);
    }

    #[test]
    fn a_long_value_does_not_drown_the_error() {
        assert_eq!(shortened(&"ab".into()), "\"ab\"");
        assert_eq!(shortened(&"x".repeat(500).into()).chars().count(), 81);
    }
}
