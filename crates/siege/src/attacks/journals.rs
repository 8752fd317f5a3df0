//! Journals that somebody has made up, imported into the database of a server that plays.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use anyhow::{Context as _, Result, ensure};
use client::Visitor;
use serde_json::Value;
use tokio::task::block_in_place;
use tokio::time::Instant;

use crate::alter::Alterer;
use crate::fortress::{Fortress, Ground, Limits};
use crate::journal::{resealed, verified};
use crate::program::{Ran, ran};
use crate::seated::Seated;
use crate::{Outcome, Program};

pub const WHAT: &str = "3,000 hostile journals (altered, resealed, cut, out of order, huge, deep) imported beside a server that plays: read or refused with a sentence, in 512 MB and 20 s each";

pub const FILES: usize = 3_000;
const MEMORY: &str = "--data=536870912";
const SECONDS: &str = "--cpu=20";
/// However slow the machine.
const LONGEST: Duration = Duration::from_secs(240);
/// How many matches of each game they are made of: most of the short one, whose alterations go furthest.
const SHORT: (&str, usize) = ("drill", 6);
const OTHERS: usize = 1;
/// Longer journals are cut: they only say the same more slowly.
const MOST_LINES: usize = 400;

pub async fn attack(program: &Program, files: usize) -> Result<Outcome> {
    let ground = Ground::new(Limits::Off)?;
    let sources = block_in_place(|| sources(program, &ground))?;
    let mut fortress = Fortress::stand(program.command(), &ground)?;
    let seated = Seated::sit(&fortress.base).await?;
    let mut alterer = Alterer::new(1805);
    let (mut tried, mut read, mut refused, mut slowest) = (0, Vec::new(), 0, Duration::ZERO);
    let mut wrong = Vec::new();
    let begun = Instant::now();
    while tried < files && begun.elapsed() < LONGEST {
        let Sources { short, others } = &sources;
        let of = if alterer.one_in(4) { others } else { short };
        let source = &of[alterer.below(of.len())];
        let (kind, bytes) = hostile(&mut alterer, source);
        let file = ground.folder.path().join("hostile.jsonl");
        fs::write(&file, bytes)?;
        let asked = Instant::now();
        let ran = block_in_place(|| import(program, &file, &ground.database))?;
        slowest = slowest.max(asked.elapsed());
        tried += 1;
        if ran.is_good() {
            read.push(ran.said.trim().to_owned());
        } else if ran.is_refused() {
            refused += 1;
        } else {
            let kept = ground.folder.path().join(format!("broke-{tried}.jsonl"));
            fs::copy(&file, kept)?;
            let complained = ran.complained.chars().take(200).collect::<String>();
            wrong.push(format!("{kind}: code {:?}, {complained:?}", ran.code));
        }
    }
    let waits = seated.rise().await?;
    if tried < files {
        wrong.push(format!("only {tried} were tried in {} s", LONGEST.as_secs()));
    }
    for id in &read {
        let held = program
            .export(id, &ground.database)?
            .and_then(|text| verified(&text).map(drop));
        wrong.extend(
            held.err()
                .map(|why| format!("what was read as {id:?} does not hold: {why}")),
        );
    }
    let inspected = program.run(&["inspect", &ground.database])?;
    if !inspected.is_good() {
        wrong.push(format!("inspect says {}", inspected.complained.trim()));
    }
    let most = fortress.memory("VmHWM")?;
    // It goes on, and starts again, with all that was read.
    ensure!(fortress.is_alive(), "the server has ended");
    fortress.stop().await?;
    fortress = Fortress::stand(program.command(), &ground)?;
    let health = Visitor::stranger(&fortress.base).get("/api/health").await?.status;
    if health != 200 || ground.panics() > 0 {
        wrong.push(format!("health says {health}, {} panics", ground.panics()));
    }
    let seen = format!(
        "{tried} files: {} read (whole after all, and verified again), {refused} refused with a sentence, the slowest in {} ms; the server at {most} MB at the worst; {}",
        read.len(),
        slowest.as_millis(),
        waits.told()
    );
    Ok(Outcome::without(&wrong, seen))
}

fn import(program: &Program, file: &Path, database: &str) -> Result<Ran> {
    let mut command = Command::new("prlimit");
    command.args([MEMORY, SECONDS]).arg(&program.0);
    ran(command.arg("import").arg(file).args(["--database", database]))
}

/// Matches between bots.
#[derive(Default)]
struct Sources {
    short: Vec<String>,
    others: Vec<String>,
}

fn sources(program: &Program, ground: &Ground) -> Result<Sources> {
    let mut sources = Sources::default();
    for game in games::registry().games() {
        let name = game.name();
        let (kept, matches) = if name == SHORT.0 {
            (&mut sources.short, SHORT.1)
        } else {
            (&mut sources.others, OTHERS)
        };
        let scenario = game.scenarios().into_iter().next().context("a scenario")?.name;
        let folder = ground.folder.path().join(name);
        let save = folder.to_str().context("a plain name")?;
        let matches = matches.to_string();
        let ran = program.run(&["simulate", name, scenario, "--games", &matches, "--save", save])?;
        ensure!(ran.is_good(), "{}", ran.complained);
        for file in fs::read_dir(&folder)? {
            kept.push(fs::read_to_string(file?.path())?);
        }
        kept.sort();
    }
    Ok(sources)
}

/// One of the ways to make a journal hostile, by name.
fn hostile(alterer: &mut Alterer, source: &str) -> (&'static str, Vec<u8>) {
    let mut lines: Vec<String> = source.lines().map(str::to_owned).collect();
    if lines.len() > MOST_LINES {
        lines.drain(MOST_LINES..lines.len() - 1);
    }
    let last = lines.len() - 1;
    // A match of that name would be known already.
    lines[0] = lines[0].replacen("\"id\":\"", &format!("\"id\":\"{:06}-", alterer.below(1_000_000)), 1);
    let at = alterer.below(lines.len());
    let other = alterer.below(lines.len());
    let text = |lines: &[String]| lines.join("\n") + "\n";
    match alterer.below(12) {
        0 => {
            alter_line(alterer, &mut lines, at, other);
            ("altered", text(&lines).into_bytes())
        }
        1 | 2 => {
            alter_line(alterer, &mut lines, at, other);
            ("altered and resealed", resealed(&text(&lines)).into_bytes())
        }
        3 => {
            let mut bytes = text(&lines).into_bytes();
            bytes.truncate(alterer.below(bytes.len()));
            ("cut", bytes)
        }
        4 => {
            lines.drain(1 + alterer.below(last)..last);
            ("cut and resealed", resealed(&text(&lines)).into_bytes())
        }
        5 => {
            lines.swap(at, other);
            ("out of order", text(&lines).into_bytes())
        }
        6 => {
            lines.swap(at.clamp(1, last), other.clamp(1, last));
            ("out of order and resealed", resealed(&text(&lines)).into_bytes())
        }
        7 => {
            let digits = [20, 400, 100_000][alterer.below(3)];
            lines[at] = lines[at].replacen([':'], &format!(":{},\"x\":", "9".repeat(digits)), 1 + alterer.below(4));
            ("huge numbers", text(&lines).into_bytes())
        }
        8 => {
            let deep = [200, 20_000, 1_000_000][alterer.below(3)];
            lines[at] = "[".repeat(deep);
            ("deep", text(&lines).into_bytes())
        }
        9 => {
            let again: Vec<String> = (0..20).flat_map(|_| lines[1..last].to_vec()).collect();
            lines.splice(1..last, again);
            ("said twenty times", resealed(&text(&lines)).into_bytes())
        }
        10 => {
            let word = ["../../etc/passwd", "", "\\u0000", "%2e%2e", "\\ud83c\\udf96"][alterer.below(5)];
            let long = [1, 1_000_000][alterer.below(2)];
            lines[0] = lines[0].replacen("\"id\":\"", &format!("\"id\":\"{}", word.repeat(long)), 1);
            ("a name that is none", resealed(&text(&lines)).into_bytes())
        }
        _ => {
            let mut bytes = text(&lines).into_bytes();
            for _ in 0..=alterer.below(6) {
                let place = alterer.below(bytes.len());
                let count = alterer.below(8);
                let noise = alterer.bytes(count);
                let end = (place + alterer.below(8)).min(bytes.len());
                bytes.splice(place..end, noise);
            }
            ("noise", bytes)
        }
    }
}

fn alter_line(alterer: &mut Alterer, lines: &mut [String], at: usize, other: usize) {
    let read = |line: &String| serde_json::from_str::<Value>(line).unwrap_or_default();
    lines[at] = alterer.altered(&read(&lines[at]), &read(&lines[other])).to_string();
}
