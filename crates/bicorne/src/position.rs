//! A match as one of its seats knows it, out of a journal.

use std::fs;

use serde_json::Value;
use table::any::{AnyGame, AnyMatch};
use table::file::JournalFile;
use table::seat::all_seats;
use table::{Reading, Registry, Seat, Viewer};

use crate::cli::PositionArgs;
use crate::failure::Failure;

pub struct Position<'a> {
    pub game: &'a dyn AnyGame,
    pub seat_name: String,
    /// What a bot is given that comes new to the seat.
    pub input: Value,
}

impl Position<'_> {
    pub fn read<'a>(games: &'a Registry, args: &PositionArgs) -> Result<Position<'a>, Failure> {
        let game = games.find(&args.game).map_err(Failure::Input)?.as_ref();
        let path = args.file.display();
        let text = fs::read_to_string(&args.file)
            .map_err(|error| Failure::Input(format!("{path} cannot be read ({error})")))?;
        let file = JournalFile::parse(&text).map_err(|error| Failure::No(format!("{path}: {error}")))?;
        let length = file.entries.len() as u32;
        if let Some(at) = args.at.filter(|at| *at > length) {
            return Err(Failure::Input(format!(
                "there is no entry {at}; the journal has {length}"
            )));
        }
        let played = game
            .load(&file, Reading::Verify, args.at)
            .map_err(|error| Failure::No(format!("{path}: {error}")))?;
        let seat = seat(played.as_ref(), args.seat.as_deref())?;
        let told = played.told(Viewer::Seat(seat));
        Ok(Position {
            game,
            seat_name: played.header().seat_name(seat).to_owned(),
            input: played.bot_input(seat, told),
        })
    }
}

fn seat(played: &dyn AnyMatch, named: Option<&str>) -> Result<Seat, Failure> {
    let header = played.header();
    if let Some(name) = named {
        return header.seat_named(name).ok_or_else(|| {
            let names: Vec<_> = header.seats.iter().map(|line| line.name.as_str()).collect();
            Failure::Input(format!("there is no seat \"{name}\"; there is {}", names.join(", ")))
        });
    }
    let is_asked = |seat: &Seat| played.asks(*seat).iter().any(|open| !open.standing);
    let asked = all_seats(header.seats.len()).find(is_asked);
    asked.ok_or_else(|| {
        Failure::No("the match is over, and nobody is asked anything; --at N looks at it sooner".to_owned())
    })
}
