//! `bicorne admin`

use std::io::Write;

use serde_json::{Map, Value};
use server::ids::MatchId;
use server::operate::list::{self, MatchLine, PersonLine};
use server::operate::{Closed, ban, close};
use table::Registry;

use crate::cli::{AdminArgs, AdminCommand};
use crate::date::date;
use crate::failure::Failure;
use crate::operate::on_database;

pub fn run(games: &Registry, args: AdminArgs, out: &mut dyn Write) -> Result<(), Failure> {
    match args.command {
        AdminCommand::List {
            people,
            matches,
            json,
            on,
        } => {
            let wanted = (people || !matches, matches || !people);
            print_lists(&on.database, wanted, json, out)
        }
        AdminCommand::Close { id, on } => {
            let id = MatchId(id);
            let closed = on_database(&on.database, async |store| close(store, games, &id).await)?;
            let how = match closed {
                Closed::Aborted => "aborted before it began",
                Closed::Ended => "ended without a winner",
            };
            Ok(writeln!(out, "{id} is {how}")?)
        }
        AdminCommand::Ban { name, on } => {
            let person = on_database(&on.database, async |store| ban(store, &name, true).await)?;
            Ok(writeln!(out, "{} ({}) is banned", safe(&person.name), person.id)?)
        }
        AdminCommand::Unban { name, on } => {
            let person = on_database(&on.database, async |store| ban(store, &name, false).await)?;
            Ok(writeln!(out, "{} ({}) is not banned", safe(&person.name), person.id)?)
        }
    }
}

fn print_lists(database: &str, wanted: (bool, bool), json: bool, out: &mut dyn Write) -> Result<(), Failure> {
    let (people, matches) = on_database(database, async |store| {
        let people = if wanted.0 {
            Some(list::people(store).await?)
        } else {
            None
        };
        let matches = if wanted.1 {
            Some(list::matches(store).await?)
        } else {
            None
        };
        Ok((people, matches))
    })?;
    if json {
        let mut lists = Map::new();
        if let Some(people) = people {
            lists.insert(
                "people".to_owned(),
                serde_json::to_value(people).expect("lines are JSON"),
            );
        }
        if let Some(matches) = matches {
            lists.insert(
                "matches".to_owned(),
                serde_json::to_value(matches).expect("lines are JSON"),
            );
        }
        return Ok(writeln!(out, "{}", Value::Object(lists))?);
    }
    if let Some(people) = people {
        let rows = people.iter().map(person_row).collect();
        print_table(["ID", "NAME", "KIND", "MATCHES", "LAST SEEN", ""], rows, out)?;
    }
    if wanted == (true, true) {
        writeln!(out)?;
    }
    if let Some(matches) = matches {
        let rows = matches.iter().map(match_row).collect();
        print_table(["ID", "GAME", "STATUS", "CODE", "ENTRIES", "LAST CHANGE"], rows, out)?;
    }
    Ok(())
}

fn person_row(line: &PersonLine) -> [String; 6] {
    let banned = if line.banned == 0 { "" } else { "banned" };
    [
        line.id.clone(),
        safe(&line.name),
        line.kind.to_string(),
        line.matches.to_string(),
        date(line.seen),
        banned.to_owned(),
    ]
}

fn match_row(line: &MatchLine) -> [String; 6] {
    [
        line.id.clone(),
        format!("{}, {}", line.game, line.scenario),
        line.status.to_string(),
        line.code.clone().unwrap_or_else(|| "-".to_owned()),
        line.entries.to_string(),
        date(line.changed),
    ]
}

/// Names are typed by anybody, and a terminal obeys more signs than it shows.
fn safe(name: &str) -> String {
    name.escape_debug().to_string()
}

fn print_table(head: [&str; 6], rows: Vec<[String; 6]>, out: &mut dyn Write) -> Result<(), Failure> {
    let head = head.map(str::to_owned);
    let width = |column: usize| {
        let cells = std::iter::once(&head)
            .chain(&rows)
            .map(|row| row[column].chars().count());
        cells.max().unwrap_or(0)
    };
    let widths: Vec<_> = (0..head.len()).map(width).collect();
    for row in std::iter::once(&head).chain(&rows) {
        let cells: Vec<_> = row
            .iter()
            .zip(&widths)
            .map(|(cell, width)| format!("{cell:<width$}"))
            .collect();
        writeln!(out, "{}", cells.join("  ").trim_end())?;
    }
    Ok(())
}
