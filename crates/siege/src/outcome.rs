//! What an attack came to.

use std::fmt;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    Held,
    Broke,
    /// What it needs is not on this machine.
    NotTried,
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Verdict::Held => "held",
            Verdict::Broke => "**broke**",
            Verdict::NotTried => "not tried",
        })
    }
}

#[derive(Clone, Debug)]
pub struct Outcome {
    pub verdict: Verdict,
    /// What was seen, in figures; or why it was not tried.
    pub seen: String,
}

impl Outcome {
    pub fn of(held: bool, seen: impl Into<String>) -> Outcome {
        Outcome {
            verdict: if held { Verdict::Held } else { Verdict::Broke },
            seen: seen.into(),
        }
    }

    pub fn not_tried(why: impl Into<String>) -> Outcome {
        Outcome {
            verdict: Verdict::NotTried,
            seen: why.into(),
        }
    }

    /// Held if nothing is wrong; what is wrong is told first.
    pub fn without(wrong: &[String], seen: impl Into<String>) -> Outcome {
        /// The first few say it.
        const TOLD: usize = 3;
        let seen = seen.into();
        if wrong.is_empty() {
            return Outcome::of(true, seen);
        }
        let told = wrong.iter().take(TOLD).cloned().collect::<Vec<_>>().join("; ");
        Outcome::of(false, format!("{} wrong: {told}. {seen}", wrong.len()))
    }

    /// What two parts of an attack came to: broken if one is, tried if one was.
    pub fn and(self, other: Outcome) -> Outcome {
        let verdict = match (self.verdict, other.verdict) {
            (Verdict::Broke, _) | (_, Verdict::Broke) => Verdict::Broke,
            (Verdict::NotTried, Verdict::NotTried) => Verdict::NotTried,
            _ => Verdict::Held,
        };
        Outcome {
            verdict,
            seen: format!("{}; {}", self.seen, other.seen),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_part_that_breaks_breaks_the_whole() {
        let held = || Outcome::of(true, "a");
        let broke = || Outcome::of(false, "b");
        let untried = || Outcome::not_tried("c");
        assert_eq!(held().and(broke()).verdict, Verdict::Broke);
        assert_eq!(untried().and(broke()).verdict, Verdict::Broke);
        assert_eq!(untried().and(held()).verdict, Verdict::Held);
        assert_eq!(untried().and(untried()).verdict, Verdict::NotTried);
    }

    #[test]
    fn what_is_wrong_is_told_first() {
        assert_eq!(Outcome::without(&[], "all").verdict, Verdict::Held);
        let wrong = Outcome::without(&["one is lost".to_owned()], "of ten");
        assert_eq!(wrong.verdict, Verdict::Broke);
        assert_eq!(wrong.seen, "1 wrong: one is lost. of ten");
    }
}
