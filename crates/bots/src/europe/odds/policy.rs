//! What both sides of a battle are taken to do, where the rules leave it to them (EB-31). It is data: `eb-31.json` is ours, and
//! says what its fields mean.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use europe::Arm;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "europe.ts")]
pub struct Policy {
    /// What it is called beside a result.
    pub name: String,
    /// For whoever reads the file.
    #[serde(default)]
    pub note: String,
    pub front: Vec<Arm>,
    pub moves: Moves,
    pub hits: Vec<Arm>,
    pub pursuit: Vec<Arm>,
    pub rally: Vec<Arm>,
    pub retreat: Retreat,
}

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "europe.ts")]
pub enum Moves {
    Nobody,
    /// Whoever has come to the wrong line, as the rallied have, goes to the line where his kind was drawn up.
    AsDeployed,
}

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "europe.ts")]
pub enum Retreat {
    Never,
    /// At his own movement, before a front of so many times his armies there.
    Outnumbered {
        times: u8,
    },
}

static EB_31: LazyLock<Policy> =
    LazyLock::new(|| Policy::read(include_str!("eb-31.json")).expect("a test reads the policy"));

impl Policy {
    pub fn eb_31() -> &'static Policy {
        &EB_31
    }

    pub fn read(text: &str) -> Result<Policy, String> {
        let policy: Policy =
            serde_json::from_str(text).map_err(|error| format!("the policy cannot be read ({error})"))?;
        policy.check()?;
        Ok(policy)
    }

    /// Every kind has its place where somebody has to choose.
    pub fn check(&self) -> Result<(), String> {
        let armies: BTreeSet<Arm> = Arm::all().filter(|arm| arm.is_army()).collect();
        let all: BTreeSet<Arm> = Arm::all().collect();
        for (what, order, wanted) in [
            ("hits", &self.hits, &armies),
            ("pursuit", &self.pursuit, &all),
            ("rally", &self.rally, &armies),
        ] {
            let named: BTreeSet<Arm> = order.iter().copied().collect();
            if named != *wanted || named.len() != order.len() {
                return Err(format!("the policy's \"{what}\" must name each kind once"));
            }
        }
        let in_front: BTreeSet<Arm> = self.front.iter().copied().collect();
        if in_front.len() != self.front.len() {
            return Err("the policy's \"front\" names a kind twice".to_owned());
        }
        if !self.front.iter().any(|arm| arm.is_army()) {
            return Err("the policy puts no army in front".to_owned());
        }
        if self.retreat == (Retreat::Outnumbered { times: 0 }) {
            return Err("nobody is outnumbered no times".to_owned());
        }
        Ok(())
    }
}
