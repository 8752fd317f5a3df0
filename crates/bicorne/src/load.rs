//! `bicorne load`: how much the server carries.
//!
//! The server is a process of its own, on a store of its own; the players are here, one socket a seat. Both share the
//! machine. An action counts from its sending until its answer is read, and the answer comes after the commit.

use std::io::Write;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use client::{Player, Visitor};
use nix::sys::resource::{Usage, UsageWho, getrusage};
use serde::Serialize;
use serde_json::{Value, json};
use table::Registry;
use table::any::AnyGame;
use table::bot::Stop;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::task::JoinSet;

use crate::cli::LoadArgs;
use crate::failure::Failure;

#[derive(Debug, Serialize)]
struct Report {
    game: String,
    matches: u32,
    seconds: f64,
    actions: usize,
    actions_per_second: f64,
    p50_ms: f64,
    p95_ms: f64,
    p99_ms: f64,
    /// A step as one viewer gets it, without its asks.
    step_bytes_p50: usize,
    step_bytes_p90: usize,
    finished_matches: usize,
    server_cpu_seconds: f64,
    client_cpu_seconds: f64,
}

/// What one table has seen.
#[derive(Default)]
struct Tally {
    latencies: Vec<Duration>,
    steps: Vec<usize>,
    seen: usize,
    finished: usize,
}

/// Weighing a step costs as much as reading it: one of so many is enough.
const WEIGHED: usize = 16;

pub fn run(games: &Registry, args: &LoadArgs, out: &mut impl Write) -> Result<(), Failure> {
    let game = games.find(&args.game).map_err(Failure::Input)?.clone();
    let runtime = tokio::runtime::Runtime::new().map_err(|error| Failure::No(error.to_string()))?;
    let report = runtime
        .block_on(measure(game, args))
        .map_err(|error| Failure::No(format!("{error:#}")))?;
    let text = if args.json {
        serde_json::to_string(&report).expect("a report is JSON")
    } else {
        in_words(&report)
    };
    writeln!(out, "{text}")?;
    Ok(())
}

fn in_words(report: &Report) -> String {
    format!(
        "{} actions in {:.1} s over {} matches of {} at once ({} finished)\n\
         {:.0} actions/s; answered after p50 {:.2} ms, p95 {:.2} ms, p99 {:.2} ms\n\
         a step is {} bytes at p50, {} at p90 (without its asks)\n\
         CPU: server {:.1} s, players {:.1} s",
        report.actions,
        report.seconds,
        report.matches,
        report.game,
        report.finished_matches,
        report.actions_per_second,
        report.p50_ms,
        report.p95_ms,
        report.p99_ms,
        report.step_bytes_p50,
        report.step_bytes_p90,
        report.server_cpu_seconds,
        report.client_cpu_seconds,
    )
}

async fn measure(game: Arc<dyn AnyGame>, args: &LoadArgs) -> Result<Report> {
    // Beside the working folder's files: the system's temporary folder may be in memory, where a commit costs nothing.
    let folder = tempfile::tempdir_in(".").context("a temporary folder")?;
    let database = folder.path().join("load.sqlite");
    let mut server = Server::start(&database.to_string_lossy()).await?;
    let over = Arc::new(AtomicBool::new(false));
    let mut tables = JoinSet::new();
    let begun = Arc::new(tokio::sync::Barrier::new(args.matches as usize + 1));
    for number in 0..args.matches {
        let (game, base) = (game.clone(), server.base.clone());
        let (begun, over) = (begun.clone(), over.clone());
        tables.spawn(async move { play_on(game, &base, number, &begun, &over).await });
    }
    begun.wait().await;
    let (start, cpu) = (Instant::now(), cpu_seconds(UsageWho::RUSAGE_SELF)?);
    tokio::time::sleep(Duration::from_secs(args.seconds)).await;
    over.store(true, Ordering::Relaxed);
    let seconds = start.elapsed().as_secs_f64();
    let client_cpu_seconds = cpu_seconds(UsageWho::RUSAGE_SELF)? - cpu;
    let mut total = Tally::default();
    while let Some(table) = tables.join_next().await {
        let tally = table??;
        total.latencies.extend(tally.latencies);
        total.steps.extend(tally.steps);
        total.finished += tally.finished;
    }
    server.stop().await?;
    let server_cpu_seconds = cpu_seconds(UsageWho::RUSAGE_CHILDREN)?;
    total.latencies.sort_unstable();
    total.steps.sort_unstable();
    let at = |part: f64| place(&total.latencies, part).map_or(0.0, |latency| latency.as_secs_f64() * 1e3);
    Ok(Report {
        game: args.game.clone(),
        matches: args.matches,
        seconds,
        actions: total.latencies.len(),
        actions_per_second: total.latencies.len() as f64 / seconds,
        p50_ms: at(0.5),
        p95_ms: at(0.95),
        p99_ms: at(0.99),
        step_bytes_p50: place(&total.steps, 0.5).unwrap_or_default(),
        step_bytes_p90: place(&total.steps, 0.9).unwrap_or_default(),
        finished_matches: total.finished,
        server_cpu_seconds,
        client_cpu_seconds,
    })
}

fn place<T: Copy>(sorted: &[T], part: f64) -> Option<T> {
    let last = sorted.len().checked_sub(1)?;
    sorted.get((last as f64 * part).round() as usize).copied()
}

fn cpu_seconds(who: UsageWho) -> Result<f64> {
    let usage: Usage = getrusage(who)?;
    let seconds = |time: nix::sys::time::TimeVal| time.tv_sec() as f64 + time.tv_usec() as f64 / 1e6;
    Ok(seconds(usage.user_time()) + seconds(usage.system_time()))
}

/// One table: match after match until the time is up.
async fn play_on(
    game: Arc<dyn AnyGame>,
    base: &str,
    number: u32,
    begun: &tokio::sync::Barrier,
    over: &Arc<AtomicBool>,
) -> Result<Tally> {
    let scenario = game.scenarios().first().context("a scenario")?.name;
    let seats = game.seats(scenario, &Default::default())?.len();
    let mut host = Visitor::guest(base, &format!("table {number}")).await?;
    let mut tally = Tally::default();
    let mut id = host.begin_alone(game.name(), scenario, json!({}), seats).await?;
    begun.wait().await;
    while !over.load(Ordering::Relaxed) {
        let mut players = JoinSet::new();
        for seat in 0..seats as u8 {
            let player = Player::sit(host.line(&id, Some(seat), None).await?).await?;
            let (game, over) = (game.clone(), over.clone());
            players.spawn(async move { play(&*game, player, seat, &over).await });
        }
        while let Some(played) = players.join_next().await {
            let played = played??;
            tally.latencies.extend(played.latencies);
            tally.steps.extend(played.steps);
        }
        if !over.load(Ordering::Relaxed) {
            tally.finished += 1;
            id = host.begin_alone(game.name(), scenario, json!({}), seats).await?;
        }
    }
    Ok(tally)
}

/// One seat: it answers as soon as it is asked, one action at a time.
async fn play(game: &dyn AnyGame, mut player: Player, seat: u8, over: &AtomicBool) -> Result<Tally> {
    let mut bot = game.bot("random", "load").context("every game has a random bot")?;
    let mut tally = Tally::default();
    while player.outcome.is_none() && !over.load(Ordering::Relaxed) {
        if !player.is_asked() {
            // Nobody else moves once the time is up.
            match tokio::time::timeout(Duration::from_millis(200), player.next()).await {
                Ok(frame) => tally.saw(&frame?),
                Err(_) => continue,
            }
            continue;
        }
        let input = player.bot_input(seat).to_string();
        let answer = bot.answer(&input, &Stop::new()).map_err(anyhow::Error::msg)?;
        let answer: Value = serde_json::from_str(&answer.context("an answer to a blocking ask")?)?;
        let sent = Instant::now();
        let request = player
            .ask(json!({ "type": "act", "ask": answer["ask"], "action": answer["action"] }))
            .await?;
        loop {
            let frame = player.next().await?;
            tally.saw(&frame);
            if frame["request"] == request {
                // The ask may have gone while the bot thought: an offer that lapsed.
                anyhow::ensure!(
                    frame["type"] == "done" || frame["rule"] == "M1",
                    "the server answers {frame}"
                );
                tally.latencies.push(sent.elapsed());
                break;
            }
        }
    }
    player.line.close().await;
    Ok(tally)
}

impl Tally {
    fn saw(&mut self, frame: &Value) {
        if frame["type"] != "step" {
            return;
        }
        self.seen += 1;
        if self.seen % WEIGHED == 1 {
            let mut step = frame.clone();
            if let Some(fields) = step.as_object_mut() {
                fields.remove("asks");
            }
            self.steps.push(step.to_string().len());
        }
    }
}

/// This program itself, serving.
struct Server {
    process: Child,
    base: String,
}

impl Server {
    async fn start(database: &str) -> Result<Server> {
        let program = std::env::current_exe().context("the path of this program")?;
        let mut process = Command::new(program)
            .args([
                "serve",
                "--listen",
                "127.0.0.1:0",
                "--no-limits",
                "--database",
                database,
            ])
            .stdout(Stdio::piped())
            .spawn()
            .context("the server starts")?;
        let said = process.stdout.take().context("the server speaks")?;
        let said = tokio::process::ChildStdout::from_std(said)?;
        let line = BufReader::new(said).lines().next_line().await?;
        let base = line
            .as_deref()
            .and_then(|line| line.split_whitespace().find(|word| word.starts_with("http://")))
            .context("the server says where it is")?
            .to_owned();
        Ok(Server { process, base })
    }

    /// As an operator would, so that what it used is counted.
    async fn stop(&mut self) -> Result<()> {
        let id = nix::unistd::Pid::from_raw(self.process.id() as i32);
        nix::sys::signal::kill(id, nix::sys::signal::Signal::SIGTERM)?;
        self.process.wait()?;
        Ok(())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // Already gone after a good run.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
