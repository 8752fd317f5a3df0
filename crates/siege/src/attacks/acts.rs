//! Answers that nobody would give: altered at random, by the hundred thousand, over the sockets of real matches.

use std::collections::BTreeMap;
use std::time::Duration;

use anyhow::{Context as _, Result, bail, ensure};
use client::{Player, Visitor};
use serde_json::{Value, json};
use table::any::{AnyBot, AnyGame};
use table::bot::BotAnswer;
use table::options::Chosen;
use tokio::time::{Instant, timeout};

use crate::alter::Alterer;
use crate::fortress::{Fortress, Ground, Limits};
use crate::tables::next_answer;
use crate::{Outcome, Program};

pub const WHAT: &str = "100,000 mutated acts in each game over real sockets: what is accepted is legal (an independent replay verifies it), nothing fails, nothing panics";

/// In each game.
pub const EACH: usize = 100_000;
/// Sent at once, at a position.
const VOLLEY: usize = 20;
const VOLLEYS: usize = 3;
/// Of what was answered before, to take parts from.
const KEPT: usize = 64;
const PATIENCE: Duration = Duration::from_secs(60);
/// However slow the machine: a game that takes longer says how far it came.
const LONGEST: Duration = Duration::from_secs(150);

/// What became of the acts of a game.
#[derive(Default)]
struct Tally {
    /// Those whose ask was open when they came.
    tried: usize,
    accepted: usize,
    /// By a rule, or because they cannot be read as an answer.
    refused: BTreeMap<String, usize>,
    unreadable: usize,
    matches: Vec<String>,
}

pub async fn attack(program: &Program, each: usize) -> Result<Outcome> {
    let ground = Ground::new(Limits::Off)?;
    let fortress = Fortress::stand(program.command(), &ground)?;
    let (mut wrong, mut told) = (Vec::new(), Vec::new());
    let games = games::registry();
    for game in games.games() {
        let name = game.name();
        let mut tally = Tally::default();
        if let Err(why) = besiege(game, &fortress.base, each, &mut tally).await {
            wrong.push(format!("{name}: {why:#}"));
        }
        let verified = verify(program, &ground, &tally.matches, &mut wrong)?;
        told.push(format!(
            "{name}: {} tried, {} refused by {} rules, {} unreadable, {} legal after all, {verified} matches replayed",
            tally.tried,
            tally.refused.values().sum::<usize>(),
            tally.refused.len(),
            tally.unreadable,
            tally.accepted,
        ));
        if tally.tried < each {
            wrong.push(format!(
                "{name}: only {} were tried in {} s",
                tally.tried,
                LONGEST.as_secs()
            ));
        }
    }
    let health = Visitor::stranger(&fortress.base).get("/api/health").await?.status;
    if health != 200 {
        wrong.push(format!("health says {health}"));
    }
    if ground.panics() > 0 {
        wrong.push(format!("{} panics", ground.panics()));
    }
    Ok(Outcome::without(&wrong, told.join("; ")))
}

/// By a process that knows nothing but the journal.
fn verify(program: &Program, ground: &Ground, matches: &[String], wrong: &mut Vec<String>) -> Result<usize> {
    let mut verified = 0;
    for id in matches {
        match program.export(id, &ground.database)? {
            Ok(text) => {
                let file = ground.folder.path().join("match.jsonl");
                std::fs::write(&file, text)?;
                if program.verifies(&file)? {
                    verified += 1;
                } else {
                    wrong.push(format!("match {id} does not verify"));
                }
            }
            Err(why) => wrong.push(format!("match {id}: {}", why.trim())),
        }
    }
    Ok(verified)
}

async fn besiege(game: &dyn AnyGame, base: &str, each: usize, tally: &mut Tally) -> Result<()> {
    let scenario = game.scenarios().into_iter().next().context("a scenario")?.name;
    let seats = game.seats(scenario, &Chosen::new())?.len();
    let mut host = Visitor::guest(base, &format!("Guest of {}", game.name())).await?;
    let mut alterer = Alterer::new(1805);
    let mut kept: Vec<Value> = vec![json!({ "type": "bid", "cards": [1] })];
    let begun = Instant::now();
    while tally.tried < each && begun.elapsed() < LONGEST {
        let id = host.begin_alone(game.name(), scenario, json!({}), seats).await?;
        tally.matches.push(id.clone());
        let mut players = Vec::new();
        for seat in 0..seats as u8 {
            players.push(Player::sit(host.line(&id, Some(seat), None).await?).await?);
        }
        let mut bot = game.bot("random", &id, None).context("every game has a random bot")?;
        while tally.tried < each && players[0].outcome.is_none() && begun.elapsed() < LONGEST {
            position(&mut players, bot.as_mut(), &mut alterer, &mut kept, tally).await?;
        }
    }
    Ok(())
}

/// Volleys at one position, then the answer of which they were made.
async fn position(
    players: &mut [Player],
    bot: &mut dyn AnyBot,
    alterer: &mut Alterer,
    kept: &mut Vec<Value>,
    tally: &mut Tally,
) -> Result<()> {
    let Some((seat, BotAnswer { ask, action })) = next_answer(players, bot).await? else {
        return Ok(());
    };
    let ask = ask.to_string();
    let place = alterer.below(KEPT);
    if kept.len() < KEPT {
        kept.push(action.clone());
    } else {
        kept[place] = action.clone();
    }
    for _ in 0..VOLLEYS {
        let acts: Vec<Value> = (0..VOLLEY)
            .map(|_| {
                let other = &kept[alterer.below(kept.len())];
                let mut act = json!({ "type": "act", "ask": ask, "action": alterer.altered(&action, other) });
                if alterer.one_in(16) {
                    act["dice"] = json!([alterer.below(9)]);
                }
                act
            })
            .collect();
        if fire(&mut players[seat], acts, tally).await? {
            return Ok(());
        }
    }
    let said = timeout(PATIENCE, players[seat].act(&ask, action))
        .await
        .context("no answer")??;
    ensure!(
        said["type"] == "done" || said["rule"] == "M1",
        "a legal answer gets {said}"
    );
    Ok(())
}

/// Sends them all and hears what is said to each; whether one was legal after all, so that the position is another.
async fn fire(player: &mut Player, acts: Vec<Value>, tally: &mut Tally) -> Result<bool> {
    let mut open = Vec::new();
    for act in acts {
        open.push(player.ask(act).await?);
    }
    let mut moved = false;
    while !open.is_empty() {
        let frame = timeout(PATIENCE, player.next()).await.context("no answer")??;
        let Some(place) = open.iter().position(|request| frame["request"] == *request) else {
            continue;
        };
        open.remove(place);
        match (frame["type"].as_str(), frame["rule"].as_str(), frame["error"].as_str()) {
            (Some("done"), ..) => {
                tally.tried += 1;
                tally.accepted += 1;
                moved = true;
            }
            // It came after one that was legal: its ask is no longer open.
            (Some("refused"), Some("M1"), _) => {}
            (Some("refused"), Some(rule), _) => {
                tally.tried += 1;
                *tally.refused.entry(rule.to_owned()).or_default() += 1;
            }
            (Some("failed"), _, Some("bad_request")) => {
                tally.tried += 1;
                tally.unreadable += 1;
            }
            _ => bail!("an act gets {frame}"),
        }
    }
    Ok(moved)
}
