//! A row of the table of figures.

use std::fmt;
use std::process::Command;

use crate::date::Date;

pub const HEADER: &str = "| figure | value | target | commit | command | date |\n\
                          |---|---|---|---|---|---|";

pub struct Row<'a> {
    pub figure: &'a str,
    pub value: String,
    pub target: &'a str,
    pub stamp: &'a Stamp,
}

/// What was measured, and when: the same for every row of a run.
pub struct Stamp {
    commit: String,
    date: String,
}

impl Stamp {
    pub fn now() -> Stamp {
        Stamp {
            commit: commit(),
            date: Date::today().to_string(),
        }
    }
}

impl fmt::Display for Row<'_> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let command = format!("`cargo run --release -p bench -- '{}'`", self.figure);
        let cells = [
            self.figure,
            &self.value,
            self.target,
            &self.stamp.commit,
            &command,
            &self.stamp.date,
        ];
        for cell in cells {
            write!(f, "| {} ", cell.replace('|', "\\|"))?;
        }
        f.write_str("|")
    }
}

/// The commit that is checked out, with `+` when the folder holds more than it does.
fn commit() -> String {
    let Some(hash) = git(&["rev-parse", "--short", "HEAD"]) else {
        return "none".to_owned();
    };
    match git(&["status", "--porcelain"]) {
        Some(changes) if changes.is_empty() => hash,
        _ => format!("{hash}+"),
    }
}

fn git(args: &[&str]) -> Option<String> {
    let output = Command::new("git").args(args).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(figure: &str, value: &str, target: &str, expect: &str) {
        let stamp = Stamp {
            commit: "1805dec+".to_owned(),
            date: "2026-12-02".to_owned(),
        };
        let row = Row {
            figure,
            value: value.to_owned(),
            target,
            stamp: &stamp,
        };
        assert_eq!(row.to_string(), expect);
    }

    #[test]
    fn a_row_says_how_to_measure_it_again() {
        check(
            "journal load",
            "12 ms",
            "under 50 ms",
            "| journal load | 12 ms | under 50 ms | 1805dec+ \
             | `cargo run --release -p bench -- 'journal load'` | 2026-12-02 |",
        );
    }

    #[test]
    fn a_bar_does_not_break_the_table() {
        check(
            "walk",
            "1|2",
            "—",
            "| walk | 1\\|2 | — | 1805dec+ \
             | `cargo run --release -p bench -- 'walk'` | 2026-12-02 |",
        );
    }

    #[test]
    fn the_header_has_as_many_cells_as_a_row() {
        for line in HEADER.lines() {
            assert_eq!(line.matches('|').count(), 7, "{line}");
        }
    }
}
