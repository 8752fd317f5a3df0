//! `bicorne load`: how much the server carries.
//!
//! The server is a process of its own, on a store of its own; the players are here, one socket a seat. Both share the
//! machine. An action counts from its sending until its answer is read, and the answer comes after the commit. Matches
//! are short in some games, so that a stock of them is begun before the clock runs, with its players at their seats: when
//! one match ends, they go on to the next.

mod opening;

use std::collections::VecDeque;
use std::io::Write;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use client::{Player, Visitor};
use nix::sys::resource::{Resource, Usage, UsageWho, getrlimit, getrusage, setrlimit};
use serde::Serialize;
use serde_json::{Value, json};
use table::any::AnyGame;
use table::begin::Terms;
use table::bot::{BotAnswer, Stop};
use table::options::{Chosen, OptionRange};
use table::{Holder, Registry, Salt, Seed};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::sync::Barrier;
use tokio::task::JoinSet;

use crate::cli::LoadArgs;
use crate::failure::Failure;
use crate::players::player;

#[derive(Debug, Serialize)]
struct Report {
    game: String,
    matches: u32,
    /// How many think beside them, and who.
    #[serde(skip_serializing_if = "Option::is_none")]
    bots: Option<String>,
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
    let thinker = thinker(&*game, args)?;
    let runtime = tokio::runtime::Runtime::new().map_err(|error| Failure::No(error.to_string()))?;
    if let Some(matches) = args.open {
        more_files();
        let opened = runtime.block_on(opening::measure(games, game, args, matches));
        let opened = opened.map_err(|error| Failure::No(format!("{error:#}")))?;
        let text = match args.json {
            true => serde_json::to_string(&opened).expect("a report is JSON"),
            false => opened.in_words(),
        };
        writeln!(out, "{text}")?;
        return Ok(());
    }
    let report = runtime
        .block_on(measure(game, args, thinker))
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
    let beside = report.bots.as_ref();
    let beside = beside.map_or_else(String::new, |bots| format!(", beside {bots}"));
    format!(
        "{} actions in {:.1} s over {} matches of {} at once ({} finished){beside}\n\
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

/// Who thinks in the matches beside those that are measured.
fn thinker(game: &dyn AnyGame, args: &LoadArgs) -> Result<table::Player, Failure> {
    let strongest = || game.levels().last().map(|level| level.name.to_owned());
    let level = args.level.clone().or_else(strongest).unwrap_or_default();
    player(game, &level, args.budget)
}

async fn measure(game: Arc<dyn AnyGame>, args: &LoadArgs, thinker: table::Player) -> Result<Report> {
    // Beside the working folder's files: the system's temporary folder may be in memory, where a commit costs nothing.
    let folder = tempfile::tempdir_in(".").context("a temporary folder")?;
    let database = folder.path().join("load.sqlite");
    let files = more_files();
    let mut server = Server::start(&database.to_string_lossy(), args.program.as_deref()).await?;
    let over = Arc::new(AtomicBool::new(false));
    let begun = Arc::new(Barrier::new(args.matches as usize + 1));
    let stock = stock(&*game, args)?;
    let seated = seated(&*game, args, stock, files)?;
    let mut tables = JoinSet::new();
    for number in 0..args.matches {
        let (begun, over) = (begun.clone(), over.clone());
        let mut table = Table::new(game.clone(), &server.base, number).await?;
        tables.spawn(async move {
            let mut matches = VecDeque::new();
            for number in 0..stock {
                let id = table.begin().await?;
                let players = if number < seated {
                    table.sit(&id).await?
                } else {
                    Vec::new()
                };
                matches.push_back(Begun { id, players });
            }
            begun.wait().await;
            table.play_on(matches, &over).await
        });
    }
    let mut beside = JoinSet::new();
    for number in 0..args.bots {
        let table = Table::new(game.clone(), &server.base, number).await?;
        let (thinker, over) = (thinker.clone(), over.clone());
        beside.spawn(async move { table.play_with(&thinker, &over).await });
    }
    begun.wait().await;
    let (start, cpu) = (Instant::now(), cpu_seconds(UsageWho::RUSAGE_SELF)?);
    let server_cpu = server.cpu_seconds()?;
    tokio::time::sleep(Duration::from_secs(args.seconds)).await;
    over.store(true, Ordering::Relaxed);
    let seconds = start.elapsed().as_secs_f64();
    let client_cpu_seconds = cpu_seconds(UsageWho::RUSAGE_SELF)? - cpu;
    let server_cpu_seconds = server.cpu_seconds()? - server_cpu;
    let mut total = Tally::default();
    while let Some(table) = tables.join_next().await {
        let tally = table??;
        total.latencies.extend(tally.latencies);
        total.steps.extend(tally.steps);
        total.finished += tally.finished;
    }
    while let Some(table) = beside.join_next().await {
        table??;
    }
    server.stop()?;
    total.latencies.sort_unstable();
    total.steps.sort_unstable();
    let at = |part: f64| place(&total.latencies, part).map_or(0.0, |latency| latency.as_secs_f64() * 1e3);
    Ok(Report {
        game: args.game.clone(),
        matches: args.matches,
        bots: if args.bots == 0 {
            None
        } else {
            Some(format!("{} {thinker}", args.bots))
        },
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

/// How many matches a table may need: as many as it would play at a speed that no machine of ours reaches.
fn stock(game: &dyn AnyGame, args: &LoadArgs) -> Result<usize> {
    const FASTEST: f64 = 12_000.0;
    const FASTEST_TABLE: f64 = 2_500.0;
    let Ordered {
        scenario,
        options,
        seats,
    } = Ordered::of(game)?;
    let terms = Terms {
        rules: None,
        id: "load".to_owned(),
        scenario: scenario.to_owned(),
        options,
        position: None,
        holders: vec![
            Holder::Bot {
                level: "random".to_owned()
            };
            seats
        ],
        salts: vec![Salt::from_text("load"); seats],
    };
    let players = vec![table::Player::new("random"); seats];
    let length = game
        .play_out(terms, Seed::from_text("load"), &players, false, &mut ())?
        .steps;
    let speed = (FASTEST / f64::from(args.matches)).min(FASTEST_TABLE);
    Ok((speed * args.seconds as f64 / f64::from(length.max(1))).ceil() as usize + 1)
}

/// How many matches of a table's stock have their players seated beforehand: as many as the system lets us have sockets
/// for, and as a server keeps a socket that says nothing.
fn seated(game: &dyn AnyGame, args: &LoadArgs, stock: usize, files: usize) -> Result<usize> {
    const PATIENT_SECONDS: usize = 30;
    let sockets = args.matches as usize * Ordered::of(game)?.seats;
    let by_files = files.saturating_sub(256) / sockets;
    let by_time = stock * PATIENT_SECONDS / args.seconds.max(1) as usize;
    Ok(stock.min(by_files).min(by_time))
}

/// Lets this process, and the server it starts, have as many sockets as they may; says how many.
fn more_files() -> usize {
    let Ok((_, most)) = getrlimit(Resource::RLIMIT_NOFILE) else {
        return 0;
    };
    match setrlimit(Resource::RLIMIT_NOFILE, most, most) {
        Ok(()) => most.try_into().unwrap_or(usize::MAX).min(20_000),
        Err(_) => 0,
    }
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
struct Table {
    game: Arc<dyn AnyGame>,
    host: Visitor,
    terms: Ordered,
}

/// What is played: the first scenario with its own seats, and as long as its options let it be.
#[derive(Clone)]
struct Ordered {
    scenario: &'static str,
    options: Chosen,
    seats: usize,
}

impl Ordered {
    fn of(game: &dyn AnyGame) -> Result<Ordered> {
        let scenario = game.scenarios().into_iter().next().context("a scenario")?;
        let seats = game.seats(scenario.name, &Chosen::new())?.len();
        let mut options = Chosen::new();
        for option in &scenario.options {
            let OptionRange::Number { most, .. } = option.range else {
                continue;
            };
            let mut longer = options.clone();
            longer.insert(option.key.to_owned(), most.into());
            if game
                .seats(scenario.name, &longer)
                .is_ok_and(|others| others.len() == seats)
            {
                options = longer;
            }
        }
        Ok(Ordered {
            scenario: scenario.name,
            options,
            seats,
        })
    }
}

impl Table {
    async fn new(game: Arc<dyn AnyGame>, base: &str, number: u32) -> Result<Table> {
        Ok(Table {
            terms: Ordered::of(&*game)?,
            host: Visitor::guest(base, &format!("table {number}")).await?,
            game,
        })
    }

    async fn begin(&mut self) -> Result<String> {
        self.host
            .begin_alone(
                self.game.name(),
                self.terms.scenario,
                self.terms.options.clone().into(),
                self.terms.seats,
            )
            .await
    }

    async fn sit(&self, id: &str) -> Result<Vec<Player>> {
        let mut players = Vec::new();
        for seat in 0..self.terms.seats as u8 {
            players.push(Player::sit(self.host.line(id, Some(seat), None).await?).await?);
        }
        Ok(players)
    }

    async fn play_on(mut self, mut matches: VecDeque<Begun>, over: &Arc<AtomicBool>) -> Result<Tally> {
        let mut tally = Tally::default();
        // Who has played stays in the room until the clock stops.
        let mut room = Vec::new();
        while !over.load(Ordering::Relaxed) {
            let Begun { id, mut players } = match matches.pop_front() {
                Some(begun) => begun,
                None => Begun {
                    id: self.begin().await?,
                    players: Vec::new(),
                },
            };
            if players.is_empty() {
                players = self.sit(&id).await?;
            }
            let mut playing = JoinSet::new();
            for (seat, player) in (0..).zip(players) {
                let (game, over) = (self.game.clone(), over.clone());
                playing.spawn(async move { play(&*game, player, seat, &over).await });
            }
            while let Some(played) = playing.join_next().await {
                let (player, played) = played??;
                room.push(player);
                tally.latencies.extend(played.latencies);
                tally.steps.extend(played.steps);
            }
            tally.finished += usize::from(!over.load(Ordering::Relaxed));
        }
        Ok(tally)
    }
}

impl Table {
    /// Plays the first seat against bots, match after match, so that they have something to think about.
    async fn play_with(mut self, thinker: &table::Player, over: &Arc<AtomicBool>) -> Result<()> {
        let mut bot = json!({ "type": "bot", "level": thinker.level });
        if let Some(budget) = thinker.budget {
            bot["budget"] = json!(budget);
        }
        while !over.load(Ordering::Relaxed) {
            let mut seats = vec![bot.clone(); self.terms.seats];
            seats[0] = json!({ "type": "me" });
            let id = self
                .host
                .begin(
                    self.game.name(),
                    self.terms.scenario,
                    self.terms.options.clone().into(),
                    seats,
                )
                .await?;
            let player = Player::sit(self.host.line(&id, Some(0), None).await?).await?;
            play(&*self.game, player, 0, over).await?;
        }
        Ok(())
    }
}

/// A match that has begun, and who sits there already.
struct Begun {
    id: String,
    players: Vec<Player>,
}

/// One seat: it answers as soon as it is asked, one action at a time.
async fn play(game: &dyn AnyGame, mut player: Player, seat: u8, over: &AtomicBool) -> Result<(Player, Tally)> {
    let mut bot = game
        .bot("random", "load", None)
        .context("every game has a random bot")?;
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
        if !bot.listens() {
            player.told.clear();
        }
        let answer = player.think(seat, |input| bot.answer(input, &Stop::new()));
        let answer = answer.map_err(anyhow::Error::msg)?;
        let BotAnswer { ask, action } = answer.context("an answer to a blocking ask")?;
        let sent = Instant::now();
        let request = player
            .ask(json!({ "type": "act", "ask": ask, "action": action }))
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
    Ok((player, tally))
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
    async fn start(database: &str, program: Option<&Path>) -> Result<Server> {
        let program = match program {
            Some(program) => program.to_owned(),
            None => std::env::current_exe().context("the path of this program")?,
        };
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

    /// What it has used until now, as the system counts it.
    fn cpu_seconds(&self) -> Result<f64> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.process.id()))
            .context("the CPU time of the server is read from /proc")?;
        // The name of the program stands in brackets and may hold anything; user and system time follow it.
        let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
        let ticks = |place: usize| fields.get(place).and_then(|ticks| ticks.parse::<f64>().ok());
        let used = ticks(11).zip(ticks(12)).context("the CPU time of the server")?;
        let per_second = nix::unistd::sysconf(nix::unistd::SysconfVar::CLK_TCK)?.unwrap_or(100);
        Ok((used.0 + used.1) / per_second as f64)
    }

    /// Megabytes of memory that it has now.
    fn resident(&self) -> Result<f64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.process.id()))
            .context("the memory of the server is read from /proc")?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes = line.and_then(|line| line.split_whitespace().next()?.parse::<f64>().ok());
        Ok(kilobytes.context("the memory of the server")? / 1024.0)
    }

    /// Waits until it has nothing left to do.
    async fn until_idle(&self) -> Result<()> {
        let mut used = self.cpu_seconds()?;
        loop {
            tokio::time::sleep(Duration::from_secs(1)).await;
            let now = self.cpu_seconds()?;
            if now - used < 0.05 {
                return Ok(());
            }
            used = now;
        }
    }

    /// As an operator would, so that what it used is counted.
    fn stop(&mut self) -> Result<()> {
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
