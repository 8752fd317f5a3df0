//! What counts as solved.

use bots::triumph::Officer;
use serde::Deserialize;
use serde_json::Value;
use triumph::board::Side;
use triumph::{Action, Ask};

use super::field::Field;

/// More answers than any puzzle needs.
const MOST_ANSWERS: usize = 2000;

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Task {
    /// The answer is one of these. An action holds whatever is named here, and maybe more.
    Solution(Vec<Value>),
    /// The answer is none of these.
    Mistake(Vec<Value>),
    /// One of these is done before the turn is over.
    InTurn(Vec<Value>),
    /// His side has won before he begins another turn than these.
    WinWithin(usize),
}

impl Task {
    pub fn judge(
        &self,
        side: Side,
        field: &mut Field,
        officer: &mut Officer,
        enemy: &mut Officer,
        answers: &mut Vec<String>,
    ) -> bool {
        let mut turns = 0;
        for _ in 0..MOST_ANSWERS {
            if let Some(winner) = field.winner() {
                return match self {
                    Task::WinWithin(_) => winner == side,
                    Task::Solution(_) | Task::Mistake(_) | Task::InTurn(_) => false,
                };
            }
            let (asked, ask) = field.waiting();
            if asked != side {
                let action = field.ask(asked, enemy);
                answers.push(format!("  enemy: {}", written(&action)));
                field.answer(asked, &action).expect("an officer keeps to the rules");
                continue;
            }
            if matches!(self, Task::WinWithin(most) if ask == Ask::Command && turns == *most) {
                return false;
            }
            let action = field.ask(side, officer);
            answers.push(written(&action));
            let is_one_of = |some: &[Value]| {
                let action = serde_json::to_value(&action).expect("an action is JSON");
                some.iter().any(|wanted| holds(&action, wanted))
            };
            let ended = action == Action::EndTurn;
            match self {
                Task::Solution(some) => return is_one_of(some),
                Task::Mistake(some) => return !is_one_of(some),
                Task::InTurn(some) if is_one_of(some) => return true,
                Task::InTurn(_) if ended => return false,
                Task::InTurn(_) | Task::WinWithin(_) => {}
            }
            turns += usize::from(ended);
            field.answer(side, &action).expect("an officer keeps to the rules");
        }
        panic!("the battle does not end");
    }
}

fn written(action: &Action) -> String {
    serde_json::to_string(action).expect("an action is JSON")
}

/// Tables may hold more than is wanted; everything else must be equal.
fn holds(value: &Value, wanted: &Value) -> bool {
    match (value, wanted) {
        (Value::Object(fields), Value::Object(wanted)) => wanted
            .iter()
            .all(|(key, wanted)| fields.get(key).is_some_and(|value| holds(value, wanted))),
        _ => value == wanted,
    }
}
