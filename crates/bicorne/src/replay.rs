//! `bicorne replay`

use std::fs;
use std::io::Write;

use serde_json::Value;
use table::any::{AnyJournal, AnyMatch};
use table::file::JournalFile;
use table::header::Header;
use table::signed::SignedEnd;
use table::{Reading, Registry, Viewer};

use crate::cli::ReplayArgs;
use crate::failure::Failure;

pub fn run(games: &Registry, args: ReplayArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let text = fs::read_to_string(&args.file)
        .map_err(|error| Failure::Input(format!("{} cannot be read ({error})", args.file.display())))?;
    let file = JournalFile::parse(&text).map_err(|error| no(&args, &error))?;
    let game = games.find(&file.header.game).map_err(Failure::Input)?;
    let viewer = viewer(&file.header, &args.seat)?;
    let length = file.entries.len() as u32;
    if let Some(at) = args.at.filter(|at| *at > length) {
        return Err(Failure::Input(format!(
            "there is no entry {at}; the journal has {length}"
        )));
    }
    let load = |upto| {
        let played = game.load(&file, Reading::Verify, upto);
        played.map_err(|error| no(&args, &error))
    };
    let played = load(args.at)?;
    // Verified is the whole file, also where only a part of it is shown.
    let verified = match args.at {
        Some(_) if args.verify => Some(load(None)?),
        _ => None,
    };
    print_header(played.as_ref(), viewer, out)?;
    print_story(played.as_ref(), viewer, out)?;
    if args.at.is_some() {
        let board = serde_json::to_string_pretty(&played.view(viewer)).expect("a view is JSON");
        writeln!(out, "{board}")?;
    }
    let whole = verified.as_deref().unwrap_or(played.as_ref());
    if args.verify {
        print_outcome(whole, out)?;
        print_verified(whole, out)?;
        let end = file.closing.as_ref().and_then(|closing| closing.end.as_ref());
        print_signed(end, &args, out)?;
    } else {
        print_outcome(played.as_ref(), out)?;
    }
    Ok(())
}

fn print_outcome(played: &dyn AnyMatch, out: &mut dyn Write) -> Result<(), Failure> {
    let Some(outcome) = played.outcome() else {
        return Ok(());
    };
    let names: Vec<_> = outcome
        .winners
        .iter()
        .map(|seat| played.header().seat_name(*seat))
        .collect();
    let winners = if names.is_empty() {
        "nobody".to_owned()
    } else {
        names.join(" and ")
    };
    writeln!(out, "won by {winners} ({})", outcome.how)?;
    Ok(())
}

/// With the last link, which anybody can hold against the one that he has kept.
fn print_verified(whole: &dyn AnyMatch, out: &mut dyn Write) -> Result<(), Failure> {
    if whole.outcome().is_none() {
        writeln!(
            out,
            "the match is not over: nobody has won, and what follows is not in the file"
        )?;
    }
    match &whole.header().round {
        Some(round) if round.number > 1 => writeln!(
            out,
            "salts: pledged and opened in round {}; {} before it came to nothing after all had pledged",
            round.number,
            round.number - 1
        )?,
        Some(_) => writeln!(out, "salts: pledged and opened in the first round")?,
        None => writeln!(out, "salts: not pledged; whoever sent the last could have chosen it")?,
    }
    let (length, link) = (whole.length(), whole.link());
    writeln!(
        out,
        "verified: every link, die and digest of {length} entries holds; the last link is {link}"
    )?;
    Ok(())
}

/// Whether anybody but the file itself says that it is whole. That a signature holds was verified with the rest.
fn print_signed(end: Option<&SignedEnd>, args: &ReplayArgs, out: &mut dyn Write) -> Result<(), Failure> {
    match (end, args.key) {
        (Some(end), Some(key)) if end.key != key => Err(no(args, &format!("it is signed with the key {}", end.key))),
        (None, Some(_)) => Err(no(args, &"it is not signed, so it only agrees with itself")),
        (Some(end), Some(_)) => {
            writeln!(out, "signed with the key {}: the match ended so on its server", end.key)?;
            Ok(())
        }
        (Some(end), None) => {
            writeln!(
                out,
                "signed with the key {}, which stands in the file itself: --key says whose it must be",
                end.key
            )?;
            Ok(())
        }
        (None, None) => {
            writeln!(
                out,
                "not signed: the file agrees with itself, but a changed or shortened one that was sealed anew does so too"
            )?;
            Ok(())
        }
    }
}

/// A seat by name or number, or one of the two who have none.
fn viewer(header: &Header, text: &str) -> Result<Viewer, Failure> {
    match text {
        "observer" => Ok(Viewer::Observer),
        "truth" => Ok(Viewer::Truth),
        seat => header.seat_named(seat).map(Viewer::Seat).ok_or_else(|| {
            let names: Vec<_> = header.seats.iter().map(|line| line.name.as_str()).collect();
            Failure::Input(format!(
                "there is no seat \"{seat}\"; there is {}, observer and truth",
                names.join(", ")
            ))
        }),
    }
}

fn no(args: &ReplayArgs, error: &dyn std::fmt::Display) -> Failure {
    Failure::No(format!("{}: {error}", args.file.display()))
}

fn print_header(played: &dyn AnyMatch, viewer: Viewer, out: &mut dyn Write) -> Result<(), Failure> {
    let header = played.header();
    let eyes = match viewer {
        Viewer::Seat(seat) => header.seat_name(seat).to_owned(),
        other => other.to_string(),
    };
    writeln!(
        out,
        "{} of {}, {} (rules {}), as {eyes} saw it",
        header.id.escape_debug(),
        header.game,
        header.scenario,
        header.rules
    )?;
    Ok(())
}

/// What the viewer was told, message by message.
fn print_story(played: &dyn AnyJournal, viewer: Viewer, out: &mut dyn Write) -> Result<(), Failure> {
    for message in played.seen(viewer).messages {
        if let Some(took_back) = &message.took_back {
            let name = played.header().seat_name(took_back.seat);
            writeln!(out, "{:>5}  {name} took back {:?}", message.number, took_back.messages)?;
        }
        for told in &message.told {
            writeln!(out, "{:>5}  {}", message.number, words(told))?;
        }
    }
    Ok(())
}

/// The kind first, then what it holds.
fn words(told: &Value) -> String {
    let mut fields = told.as_object().cloned().unwrap_or_default();
    let kind = fields.remove("type");
    let kind = kind.as_ref().and_then(Value::as_str).unwrap_or("?").to_owned();
    if fields.is_empty() {
        kind
    } else {
        format!("{kind} {}", Value::Object(fields))
    }
}
