//! Attacks of the siege, on the program of the tests.

use siege::{Outcome, Program, Verdict};

pub fn program() -> Program {
    Program(env!("CARGO_BIN_EXE_bicorne").into())
}

#[track_caller]
pub fn held(outcome: anyhow::Result<Outcome>) {
    let outcome = outcome.expect("the attack can be made");
    assert_eq!(outcome.verdict, Verdict::Held, "{}", outcome.seen);
    println!("{}", outcome.seen);
}
