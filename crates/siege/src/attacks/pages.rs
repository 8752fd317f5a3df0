//! Pages of the database file are overwritten, as a disk that dies does it.

use std::fs;
use std::path::Path;

use anyhow::{Context as _, Result, ensure};
use client::{Line, Visitor};
use serde_json::{Value, json};
use table::bot::BotAnswer;

use crate::alter::Alterer;
use crate::fortress::{Fortress, Ground, Limits};
use crate::tables::next_answer;
use crate::{Outcome, Program};

pub const WHAT: &str = "random pages of the database overwritten, 40 times while the server is off or on: it says so, serves no wrong journal, `inspect` names what is lost, and a backup brings all of it back";

pub const ROUNDS: usize = 40;
const MATCHES: usize = 24;
/// As the server lays its files out.
const PAGE: usize = 2_048;
/// Of all entries in a page, and enough for several pages a match.
const ANSWERS: usize = 30;

/// A match, and what its first seat saw of it before anything was overwritten.
struct Known {
    id: String,
    saw: Value,
}

#[derive(Default)]
struct Tally {
    /// Servers that did not start, with a sentence.
    unstarted: usize,
    started: usize,
    same: usize,
    unopened: usize,
    otherwise: usize,
    inspected: usize,
}

pub async fn attack(program: &Program, rounds: usize) -> Result<Outcome> {
    let mut ground = Ground::new(Limits::Off)?;
    let fortress = Fortress::stand(program.command(), &ground)?;
    let mut host = Visitor::guest(&fortress.base, "Larrey").await?;
    let known = play_some(&mut host).await?;
    let backup = ground.folder.path().join("backup.sqlite");
    let backup = backup.to_str().context("a plain name")?;
    let saved = program.run(&["backup", backup, "--database", &ground.database])?;
    ensure!(saved.is_good(), "{}", saved.complained);
    fortress.stop().await?;
    let whole = fs::read(&ground.database)?;
    let mut alterer = Alterer::new(1805);
    let (mut wrong, mut tally) = (Vec::new(), Tally::default());
    for round in 0..rounds {
        let path = ground.folder.path().join(format!("round-{round}.sqlite"));
        ground.database = path.to_str().context("a plain name")?.to_owned();
        ground.log = path.with_extension("log");
        // Every fourth time the pages go while the server is on.
        let on = round % 4 == 3;
        fs::write(&path, &whole)?;
        if !on {
            fs::write(&path, overwritten(&mut alterer, &whole))?;
        }
        match Fortress::stand(program.command(), &ground) {
            Ok(fortress) => {
                if on {
                    overwrite_in_place(&mut alterer, &path, &whole)?;
                }
                tally.started += 1;
                let lost = look(&host, &known, &mut tally, &mut wrong, round).await?;
                told(program, &ground, &lost, on, &mut tally, &mut wrong, round)?;
                fortress.kill()?;
            }
            Err(why) => {
                tally.unstarted += 1;
                if !why.to_string().starts_with("bicorne: ") {
                    wrong.push(format!("round {round}: it does not start, and says {why}"));
                }
            }
        }
        if ground.panics() > 0 {
            wrong.push(format!("round {round}: {} panics", ground.panics()));
        }
        fs::remove_file(&path)?;
    }
    let restored = ground.folder.path().join("restored.sqlite");
    ground.database = restored.to_str().context("a plain name")?.to_owned();
    let ran = program.run(&["restore", backup, "--database", &ground.database])?;
    ensure!(ran.is_good(), "{}", ran.complained);
    let fortress = Fortress::stand(program.command(), &ground)?;
    let lost = look(&host, &known, &mut Tally::default(), &mut wrong, rounds).await?;
    if !lost.is_empty() {
        wrong.push(format!("{} matches are not in the backup", lost.len()));
    }
    fortress.stop().await?;
    let Tally {
        unstarted,
        started,
        same,
        unopened,
        otherwise,
        inspected,
    } = tally;
    let seen = format!(
        "{rounds} rounds on {} pages: {unstarted} times it did not start and said why; {started} times it did: {same} matches as they were, {unopened} refused, {otherwise} otherwise; the log or `inspect` told of the damage {inspected} times; the backup had all {MATCHES}",
        whole.len() / PAGE,
    );
    Ok(Outcome::without(&wrong, seen))
}

/// Matches that are played to some point, some of them to the end.
async fn play_some(host: &mut Visitor) -> Result<Vec<Known>> {
    let games = games::registry();
    let game = games.find("drill").map_err(anyhow::Error::msg)?;
    let mut known = Vec::new();
    for number in 0..MATCHES {
        let options = json!({ "seats": 2, "rounds": if number % 3 == 0 { 1 } else { 6 } });
        let id = host.begin_alone("drill", "default", options, 2).await?;
        let mut players = Vec::new();
        for seat in 0..2 {
            players.push(client::Player::sit(host.line(&id, Some(seat), None).await?).await?);
        }
        let mut bot = game.bot("random", &id, None).context("a bot")?;
        let mut answers = 0;
        while answers < ANSWERS && players[0].outcome.is_none() {
            if let Some((seat, BotAnswer { ask, action })) = next_answer(&mut players, bot.as_mut()).await? {
                let said = players[seat].act(&ask.to_string(), action).await?;
                ensure!(said["type"] == "done" || said["rule"] == "M1", "{said}");
                answers += 1;
            }
        }
        drop(players);
        let saw = first_frame(host, &id).await?;
        ensure!(saw["type"] == "welcome", "{saw}");
        known.push(Known { id, saw: seen(&saw) });
    }
    // What the lobby keeps of the last one is written in a moment.
    tokio::time::sleep(std::time::Duration::from_secs(1)).await;
    Ok(known)
}

async fn first_frame(host: &Visitor, id: &str) -> Result<Value> {
    let mut line: Line = host.line(id, Some(0), None).await?;
    line.next().await?.context("a frame")
}

/// All of a welcome that follows from the journal.
fn seen(welcome: &Value) -> Value {
    json!([welcome["number"], welcome["view"], welcome["asks"], welcome["outcome"]])
}

/// Opens every match; gives those that could not be.
async fn look<'a>(
    host: &Visitor,
    known: &'a [Known],
    tally: &mut Tally,
    wrong: &mut Vec<String>,
    round: usize,
) -> Result<Vec<&'a str>> {
    let mut lost = Vec::new();
    for Known { id, saw } in known {
        match first_frame(host, id).await {
            Ok(frame) if frame["type"] == "welcome" && seen(&frame) == *saw => tally.same += 1,
            Ok(frame) if frame["type"] == "welcome" => {
                tally.otherwise += 1;
                wrong.push(format!("round {round}: match {id} is served otherwise"))
            }
            Ok(_) | Err(_) => {
                tally.unopened += 1;
                lost.push(id.as_str());
            }
        }
    }
    Ok(lost)
}

/// Where something is lost, the log says that the file is damaged, and `inspect` does not say that all is well.
fn told(
    program: &Program,
    ground: &Ground,
    lost: &[&str],
    on: bool,
    tally: &mut Tally,
    wrong: &mut Vec<String>,
    round: usize,
) -> Result<()> {
    let inspected = program.run(&["inspect", &ground.database])?;
    let complaints = ground.complaints();
    let by_server = !complaints.is_empty();
    tally.inspected += usize::from(by_server || !inspected.is_good());
    if !inspected.is_good() && !inspected.is_refused() {
        wrong.push(format!(
            "round {round}: inspect ends with {:?}: {}",
            inspected.code, inspected.complained
        ));
    }
    if lost.is_empty() {
        return Ok(());
    }
    // What is overwritten later than the server has read the file through shows when it is read again.
    if !by_server && !on {
        wrong.push(format!(
            "round {round}: {} matches are lost, and the log is silent",
            lost.len()
        ));
    }
    // Where it does not come so far as to count matches, it has said that the file cannot be read.
    let damaged = inspected.complained.contains("damaged") || !inspected.complained.contains("cannot play");
    let named = |id: &&&str| inspected.said.contains(**id);
    if inspected.is_good() || (!damaged && !lost.iter().all(|id| named(&id))) {
        wrong.push(format!(
            "round {round}: inspect does not name what is lost: {}",
            inspected.complained.trim()
        ));
    }
    Ok(())
}

/// One to eight pages: noise, nothing, another page, or a few bytes.
fn overwritten(alterer: &mut Alterer, whole: &[u8]) -> Vec<u8> {
    let mut bytes = whole.to_vec();
    for _ in 0..=alterer.below(8) {
        let (at, page) = one_page(alterer, whole);
        bytes[at..at + PAGE].copy_from_slice(&page);
    }
    bytes
}

fn overwrite_in_place(alterer: &mut Alterer, path: &Path, whole: &[u8]) -> Result<()> {
    use std::os::unix::fs::FileExt as _;
    let file = fs::OpenOptions::new().write(true).open(path)?;
    for _ in 0..=alterer.below(8) {
        let (at, page) = one_page(alterer, whole);
        file.write_all_at(&page, at as u64)?;
    }
    Ok(())
}

fn one_page(alterer: &mut Alterer, whole: &[u8]) -> (usize, Vec<u8>) {
    let pages = whole.len() / PAGE;
    let at = alterer.below(pages) * PAGE;
    let page = match alterer.below(4) {
        0 => alterer.bytes(PAGE),
        1 => vec![0; PAGE],
        2 => {
            let other = alterer.below(pages) * PAGE;
            whole[other..other + PAGE].to_vec()
        }
        _ => {
            let mut page = whole[at..at + PAGE].to_vec();
            for _ in 0..8 {
                let place = alterer.below(PAGE);
                page[place] ^= 1 << alterer.below(8);
            }
            page
        }
    };
    (at, page)
}
