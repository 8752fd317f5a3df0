//! Raw results, a line a match. The first line names the command: `make bench-bots` plays any row again.

use std::fs::File;
use std::io::{self, Write};
use std::path::Path;

use table::Player;
use table::simulate::Played;

use super::spec::Spec;

pub struct Csv {
    out: Box<dyn Write>,
}

impl Csv {
    /// A new file, or standard output for `-`.
    pub fn create(path: &Path, spec: &Spec<'_>) -> io::Result<Csv> {
        let mut out: Box<dyn Write> = if path.as_os_str() == "-" {
            Box::new(io::stdout())
        } else {
            Box::new(File::create(path)?)
        };
        let seats = spec.seats.iter().map(|seat| seat.name.as_str());
        let columns: Vec<&str> = ["number", "seed"]
            .into_iter()
            .chain(seats)
            .chain(["winner", "how", "length", "budget"])
            .collect();
        writeln!(out, "# {}", spec.command())?;
        writeln!(out, "{}", columns.join(","))?;
        Ok(Csv { out })
    }

    /// Written through at once: a long series may be broken off.
    pub fn row(&mut self, spec: &Spec<'_>, number: u32, players: &[Player], played: &Played) -> io::Result<()> {
        let budget = |player: &Player| {
            player
                .budget
                .map_or_else(|| "-".to_owned(), |budget| budget.to_string())
        };
        let budgets: Vec<_> = players.iter().map(budget).collect();
        let winners: Vec<_> = played
            .outcome
            .winners
            .iter()
            .map(|seat| spec.seat_name(*seat))
            .collect();
        let mut cells = vec![number.to_string(), spec.seed(number)];
        cells.extend(players.iter().map(|player| player.level.clone()));
        cells.push(if winners.is_empty() {
            "nobody".to_owned()
        } else {
            winners.join("+")
        });
        cells.extend([played.outcome.how.clone(), played.steps.to_string(), budgets.join("/")]);
        let cells: Vec<_> = cells.iter().map(|cell| quoted(cell)).collect();
        writeln!(self.out, "{}", cells.join(","))?;
        self.out.flush()
    }
}

/// A seed may be any text.
fn quoted(cell: &str) -> String {
    if cell.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", cell.replace('"', "\"\""))
    } else {
        cell.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::quoted;

    #[test]
    fn only_what_would_break_a_line_is_quoted() {
        assert_eq!(quoted("december 7"), "december 7");
        assert_eq!(quoted("a,\"b\""), "\"a,\"\"b\"\"\"");
    }
}
