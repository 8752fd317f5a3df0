//! What can be said on the command line.

use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};
use serde_json::Value;
use server::notify::MostMails;
use table::Budget;
use table::signed::PublicKey;

/// A table for Napoleonic wargames, played in the browser.
///
/// Names of games belong to their owners; this is an unofficial tool for people who own them.
#[derive(Parser)]
#[command(version, after_help = "Example:\n  bicorne simulate drill default --games 1000")]
pub struct Cli {
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Subcommand)]
pub enum Command {
    /// Let bots play matches against each other.
    #[command(
        after_help = "Example:\n  bicorne simulate drill default --games 500 --seed 7 --seats random,random,random --option seats=3\n  bicorne simulate drill default --seats random,random --pairs 100 --until 0.5 --csv pairs.csv\n\nA bot that thinks may be named with its budget, in iterations or in time: marshal:80, marshal:50ms."
    )]
    Simulate(SimulateArgs),
    /// Play a journal again, to its end or to any entry, as everybody or as one seat saw it.
    #[command(
        after_help = "Example:\n  bicorne replay match.jsonl --verify\n  bicorne replay match.jsonl --at 12 --seat red"
    )]
    Replay(ReplayArgs),
    /// Run case files, and tell which rules have no case.
    #[command(after_help = "Example:\n  bicorne check crates/drill/cases --coverage")]
    Check(CheckArgs),
    /// Play a seat over standard input and output, a line of JSON for each input and answer.
    #[command(
        after_help = "Example:\n  echo '{\"seat\":0,\"view\":{…},\"told\":[],\"asks\":[…]}' | bicorne bot drill random\n\nThe answer is {\"ask\":\"0.1\",\"action\":{…}}, or null where the bot lets a standing ask be."
    )]
    Bot(BotArgs),
    /// Tell what a bot would do in a match, and what else it has weighed.
    #[command(after_help = "Example:\n  bicorne hint drill match.jsonl --at 12 --seat red")]
    Hint(HintArgs),
    /// Tell what may come of a position, as far as one seat can know.
    #[command(
        after_help = "Example:\n  bicorne odds triumph match.jsonl --at 40 --seat french --draws 5000\n  bicorne odds europe-basic attacker=8i5c3a1l defender=10i4c2a landed\n\nWhat a game reckons from words, without a match, is worked out exactly where that is quick; --draws draws it. key=@FILE takes what stands in a file."
    )]
    Odds(OddsArgs),
    /// Read an order of battle, TOML or JSON, and print it in either form.
    #[command(
        after_help = "Example:\n  bicorne order battle.toml --to json\n  bicorne order --example learning\n\nWithout --to it is printed in the other form. A text that cannot be read is refused with its line and the reason."
    )]
    Order(OrderArgs),
    /// Serve the site.
    #[command(
        after_help = "Example:\n  bicorne serve --listen 127.0.0.1:8805 --database bicorne.sqlite\n  bicorne serve --public-url https://bicorne.example --trusted-proxy 127.0.0.1\n\nBICORNE_LOG says what is logged, as in BICORNE_LOG=warn or BICORNE_LOG=server=debug."
    )]
    Serve(ServeArgs),
    /// Write the whole database into one SQLite file, also while it is served.
    #[command(after_help = "Example:\n  bicorne backup bicorne-monday.sqlite --database bicorne.sqlite")]
    Backup(BackupArgs),
    /// Bring a backup into a new database.
    #[command(
        after_help = "Example:\n  bicorne restore bicorne-monday.sqlite --database postgres://bicorne@localhost/bicorne"
    )]
    Restore(RestoreArgs),
    /// Write a match as a journal file: everything, with the seed of its dice.
    #[command(after_help = "Example:\n  bicorne export k3vdx2mfwq7hp5zn --out match.jsonl")]
    Export(ExportArgs),
    /// Verify a journal file and take its match into the database.
    #[command(after_help = "Example:\n  bicorne import match.jsonl --database bicorne.sqlite")]
    Import(ImportArgs),
    /// Load every match of a database with this program, and tell which it cannot play: before an upgrade.
    #[command(
        after_help = "Example:\n  bicorne inspect bicorne.sqlite\n  bicorne inspect postgres://bicorne@localhost/bicorne\n\nNothing is changed, and a server may go on with the database. The exit code is 1 if a match cannot be played."
    )]
    Inspect(InspectArgs),
    /// Help somebody who cannot get in.
    #[command(after_help = "Example:\n  bicorne user reset Ney")]
    User(UserArgs),
    /// Look after people and matches.
    #[command(
        after_help = "Example:\n  bicorne admin list --matches\n  bicorne admin close k3vdx2mfwq7hp5zn\n  bicorne admin ban Ney"
    )]
    Admin(AdminArgs),
    /// Play cases and random matches and print samples of all that is said in them, as JSON: what wordings are tested on.
    #[command(after_help = "Example:\n  bicorne samples drill --games 200 --seed 1 --cases crates/drill/cases")]
    Samples(SamplesArgs),
    /// Measure how much the server carries: its own server on a temporary store, and real sockets.
    #[command(
        after_help = "Example:\n  bicorne load --game drill --matches 50 --seconds 10 --json\n  bicorne load --game europe --open 20 --entries 3000 --option seats=7 --option victory=total_victory"
    )]
    Load(LoadArgs),
}

#[derive(Args)]
pub struct SimulateArgs {
    /// The game, as in `drill`
    pub game: String,
    /// Its scenario, as in `default`
    pub scenario: String,
    /// How many matches
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    pub games: u32,
    /// Play mirrored pairs instead, as many as this: two bots, the same seed, each once on either side
    #[arg(long, value_name = "N", conflicts_with = "games", value_parser = clap::value_parser!(u32).range(1..))]
    pub pairs: Option<u32>,
    /// Stop as soon as the 95 % interval of the first bot's score lies above or below this bar
    #[arg(long, value_name = "SCORE", requires = "pairs", value_parser = share)]
    pub until: Option<f64>,
    /// What the dice and the bots are seeded with; the same seed plays the same matches
    #[arg(long, default_value = "1")]
    pub seed: String,
    /// The number of the first match or pair; with the seed it decides all chance
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub first: u32,
    /// The bots, one for each seat, or one for all
    #[arg(long, value_delimiter = ',', default_value = "random")]
    pub seats: Vec<String>,
    /// How long bots think that name no budget: 80 iterations, or 50ms
    #[arg(long)]
    pub budget: Option<Budget>,
    /// How many matches are played at once
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..))]
    pub jobs: u8,
    /// An option of the match, as in seats=3; may be given several times
    #[arg(long = "option", value_name = "K=V", value_parser = table::options::parse)]
    pub options: Vec<(String, Value)>,
    /// Keep the journals in this folder
    #[arg(long, value_name = "DIR")]
    pub save: Option<PathBuf>,
    /// Write a line for each match into this file, or to standard output for -
    #[arg(long, value_name = "FILE")]
    pub csv: Option<PathBuf>,
    /// Print the result as JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct SamplesArgs {
    /// The game, as in `drill`
    pub game: String,
    /// How many matches; more are played while a kind of refusal was not met
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..1_000_000))]
    pub games: u32,
    /// What the matches are seeded with; the same seed gives the same samples
    #[arg(long, default_value = "1")]
    pub seed: String,
    /// A case file, or a folder of them: what is said in its cases is sampled first
    #[arg(long)]
    pub cases: Vec<PathBuf>,
}

#[derive(Args)]
pub struct ReplayArgs {
    /// A journal: JSON Lines, as `simulate --save` writes them
    pub file: PathBuf,
    /// Derive every link, die and digest again, and say how the match ended and who signed that
    #[arg(long)]
    pub verify: bool,
    /// The key that it must be signed with, in hexadecimal, as a server shows it at /api/key
    #[arg(long, value_name = "KEY", requires = "verify")]
    pub key: Option<PublicKey>,
    /// Stop after this entry, and show the board
    #[arg(long, value_name = "N")]
    pub at: Option<u32>,
    /// Through whose eyes: a seat by name or number, observer, or truth
    #[arg(long, value_name = "SEAT", default_value = "truth")]
    pub seat: String,
}

#[derive(Args)]
pub struct CheckArgs {
    /// Case files, or folders of them
    #[arg(required = true, value_name = "FILE|DIR")]
    pub paths: Vec<PathBuf>,
    /// List rules without a case, and prohibitions without a refused step
    #[arg(long)]
    pub coverage: bool,
}

#[derive(Args)]
pub struct BotArgs {
    /// The game, as in `drill`
    pub game: String,
    /// How well it plays, as in `random`
    pub level: String,
    /// How long it thinks, if it does: 80 iterations, or 50ms
    #[arg(long)]
    pub budget: Option<Budget>,
    /// The same seed and the same input give the same answer
    #[arg(long, default_value = "1")]
    pub seed: String,
}

#[derive(Args)]
pub struct PositionArgs {
    /// The game, as in `drill`
    pub game: String,
    /// A journal that closes with its seed, as `export` and `simulate --save` write them
    pub file: PathBuf,
    /// Look at the match after this entry instead of the last
    #[arg(long, value_name = "N")]
    pub at: Option<u32>,
    /// The seat, by name or number; otherwise the first that is to answer
    #[arg(long)]
    pub seat: Option<String>,
    /// The same seed and the same position give the same answer
    #[arg(long, default_value = "1")]
    pub seed: String,
    /// Print the result as JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct HintArgs {
    #[command(flatten)]
    pub position: PositionArgs,
    /// Whose advice; otherwise the strongest bot's
    #[arg(long)]
    pub level: Option<String>,
    /// How long it thinks, if it does: 80 iterations, or 50ms
    #[arg(long)]
    pub budget: Option<Budget>,
}

#[derive(Args)]
pub struct OddsArgs {
    /// The game of a journal, as in `triumph`, or what is reckoned from words, as in `europe-basic`
    #[arg(value_name = "GAME")]
    pub what: String,
    /// A journal that closes with its seed, as `export` and `simulate --save` write them; or words, as in attacker=8i5c3a1l
    #[arg(required = true, value_name = "FILE|WORDS")]
    pub of: Vec<String>,
    /// Look at the match after this entry instead of the last
    #[arg(long, value_name = "N")]
    pub at: Option<u32>,
    /// The seat, by name or number; otherwise the first that is to answer
    #[arg(long)]
    pub seat: Option<String>,
    /// Over how many positions that the seat cannot tell from the true one, or over how many battles
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub draws: Option<u32>,
    /// The same seed and the same position give the same answer
    #[arg(long, default_value = "1")]
    pub seed: String,
    /// Print the result as JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct OrderArgs {
    /// An order of battle, or - for standard input
    #[arg(required_unless_present = "example")]
    pub file: Option<PathBuf>,
    /// The form it is printed in; otherwise the one it was not written in
    #[arg(long)]
    pub to: Option<TextForm>,
    /// One of ours instead of a file, as it is written: learning, four or grand
    #[arg(long, value_name = "NAME", conflicts_with = "file")]
    pub example: Option<String>,
}

#[derive(Copy, Clone, Eq, PartialEq, ValueEnum)]
pub enum TextForm {
    Toml,
    Json,
}

#[derive(Args)]
pub struct ServeArgs {
    /// The address to listen on
    #[arg(long, default_value = "127.0.0.1:8805")]
    pub listen: SocketAddr,
    /// An SQLite file, or postgres://…
    #[arg(
        long,
        default_value = "bicorne.sqlite",
        env = "BICORNE_DATABASE",
        hide_env_values = true
    )]
    pub database: String,
    /// The address that people type, as in https://bicorne.example; links in messages begin with it
    #[arg(long, value_name = "URL")]
    pub public_url: Option<String>,
    /// A proxy whose word is taken for who sent a request; may be given several times
    #[arg(long = "trusted-proxy", value_name = "IP")]
    pub trusted_proxies: Vec<IpAddr>,
    /// The mail server, as in smtp://user:password@host:587 or smtps://…; needs --mail-from and --public-url
    #[arg(long, value_name = "URL", env = "BICORNE_SMTP", hide_env_values = true)]
    pub smtp: Option<String>,
    /// Whom mail comes from
    #[arg(long, value_name = "ADDRESS")]
    pub mail_from: Option<String>,
    /// How many mails a day go to one address
    #[arg(long, value_name = "NUMBER", default_value_t = MostMails::default().each)]
    pub mails_to_one: u32,
    /// How many mails a day go out in all
    #[arg(long, value_name = "NUMBER", default_value_t = MostMails::default().all)]
    pub mails_to_all: u32,
    /// Let webhooks lead to this machine and its neighbours
    #[arg(long)]
    pub webhooks_to_private: bool,
    /// Serve metrics for Prometheus on this address, as in 127.0.0.1:9805
    #[arg(long, value_name = "ADDRESS")]
    pub metrics: Option<SocketAddr>,
    /// A folder with files of your own in the place of games' data, as in europe.toml
    #[arg(long, value_name = "FOLDER")]
    pub data: Option<PathBuf>,
    /// Let everybody do everything as fast as he can: for measuring
    #[arg(long, hide = true)]
    pub no_limits: bool,
}

#[derive(Args)]
pub struct LoadArgs {
    /// The game, as in `drill`
    #[arg(long, default_value = "drill")]
    pub game: String,
    /// How many matches at once
    #[arg(long, default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..=1000))]
    pub matches: u32,
    /// How many matches between thinking bots go on beside them
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u32).range(..=100))]
    pub bots: u32,
    /// The bots of those matches; otherwise the strongest there is
    #[arg(long, value_name = "LEVEL")]
    pub level: Option<String>,
    /// How long those bots think: 80 iterations, or 50ms
    #[arg(long)]
    pub budget: Option<Budget>,
    /// For how long
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=3600))]
    pub seconds: u64,
    /// Measure instead what it costs to open so many long matches, one after the other and all at once
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=100))]
    pub open: Option<u32>,
    /// How long those matches are
    #[arg(long, default_value_t = 3_000, requires = "open", value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub entries: u32,
    /// An option of those matches, as in seats=7; may be given several times
    #[arg(long = "option", value_name = "K=V", requires = "open", value_parser = table::options::parse)]
    pub options: Vec<(String, Value)>,
    /// Let another program serve, to compare
    #[arg(long, value_name = "FILE", hide = true)]
    pub program: Option<PathBuf>,
    /// Print the result as JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct DatabaseArg {
    /// An SQLite file, or postgres://…
    #[arg(
        long,
        default_value = "bicorne.sqlite",
        env = "BICORNE_DATABASE",
        hide_env_values = true
    )]
    pub database: String,
}

#[derive(Args)]
pub struct BackupArgs {
    /// The file to write; it must not be there yet
    pub file: PathBuf,
    #[command(flatten)]
    pub on: DatabaseArg,
}

#[derive(Args)]
pub struct RestoreArgs {
    /// A file that `backup` wrote
    pub file: PathBuf,
    /// A new SQLite file, or postgres://… without any tables of Bicorne's
    #[arg(long)]
    pub database: String,
}

#[derive(Args)]
pub struct ExportArgs {
    /// The match, by its id
    #[arg(value_name = "MATCH")]
    pub id: String,
    #[command(flatten)]
    pub on: DatabaseArg,
    /// Write to this new file instead of standard output
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
}

#[derive(Args)]
pub struct ImportArgs {
    /// A journal file that closes with its seed
    pub file: PathBuf,
    #[command(flatten)]
    pub on: DatabaseArg,
}

#[derive(Args)]
pub struct InspectArgs {
    /// An SQLite file, or postgres://…
    #[arg(env = "BICORNE_DATABASE", hide_env_values = true)]
    pub database: String,
}

#[derive(Args)]
pub struct UserArgs {
    #[command(subcommand)]
    pub command: UserCommand,
}

#[derive(Subcommand)]
pub enum UserCommand {
    /// Give an account a new password, print it, and end all its sessions.
    Reset {
        /// The name of the account
        name: String,
        #[command(flatten)]
        on: DatabaseArg,
    },
}

#[derive(Args)]
pub struct AdminArgs {
    #[command(subcommand)]
    pub command: AdminCommand,
}

#[derive(Subcommand)]
pub enum AdminCommand {
    /// List people and matches.
    List {
        /// Only people
        #[arg(long, conflicts_with = "matches")]
        people: bool,
        /// Only matches
        #[arg(long)]
        matches: bool,
        /// Print the lists as JSON
        #[arg(long)]
        json: bool,
        #[command(flatten)]
        on: DatabaseArg,
    },
    /// End a match, without a winner.
    Close {
        /// The match, by its id
        #[arg(value_name = "MATCH")]
        id: String,
        #[command(flatten)]
        on: DatabaseArg,
    },
    /// Shut somebody out, and end his sessions.
    Ban {
        /// An account by name, or anybody by id
        name: String,
        #[command(flatten)]
        on: DatabaseArg,
    },
    /// Let somebody in again.
    Unban {
        /// An account by name, or anybody by id
        name: String,
        #[command(flatten)]
        on: DatabaseArg,
    },
}

fn share(text: &str) -> Result<f64, String> {
    let number = text.parse().ok().filter(|share| (0.0..=1.0).contains(share));
    number.ok_or_else(|| format!("{text:?} is no score from 0 to 1"))
}
