//! The attacks, one a file: what is tried, how often, and what must hold.

pub mod acts;
pub mod clock;
pub mod crowd;
pub mod floods;
pub mod frames;
pub mod full_disk;
pub mod hints;
pub mod journals;
pub mod kills;
pub mod pages;
pub mod restarts;
pub mod slow;
pub mod stopped;

use anyhow::{Result, bail};

use crate::{Outcome, Program};

/// By name, with what each tries.
pub const ATTACKS: [(&str, &str); 13] = [
    ("crowd", crowd::WHAT),
    ("slow", slow::WHAT),
    ("frames", frames::WHAT),
    ("floods", floods::WHAT),
    ("hints", hints::WHAT),
    ("kills", kills::WHAT),
    ("stopped", stopped::WHAT),
    ("restarts", restarts::WHAT),
    ("disk", full_disk::WHAT),
    ("pages", pages::WHAT),
    ("clock", clock::WHAT),
    ("acts", acts::WHAT),
    ("journals", journals::WHAT),
];

/// As large as the siege has it.
pub async fn run(name: &str, program: &Program) -> Result<Outcome> {
    match name {
        "crowd" => crowd::attack(program).await,
        "slow" => slow::attack(program).await,
        "frames" => frames::attack(program).await,
        "floods" => floods::attack(program).await,
        "hints" => hints::attack(program).await,
        "kills" => kills::attack(program).await,
        "stopped" => stopped::attack(program, stopped::LONG).await,
        "restarts" => restarts::attack(program).await,
        "disk" => full_disk::attack(program).await,
        "pages" => pages::attack(program, pages::ROUNDS).await,
        "clock" => clock::attack(program).await,
        "acts" => acts::attack(program, acts::EACH).await,
        "journals" => journals::attack(program, journals::FILES).await,
        _ => bail!("there is no attack {name:?}"),
    }
}
