//! Odds by numbers, as the registry knows them: `europe-basic`.

use std::fmt::Write as _;

use europe::{Arm, Force};
use serde::Deserialize as _;
use serde_json::Value;
use table::reckoning::{Reckoned, Reckoning};
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
    tell,
};

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
