//! Making a match, from terms or from a header that somebody wrote down.

use serde_json::Value;

use crate::bad_entry::BadEntry;
use crate::dice::Dice;
use crate::file::{JournalFile, read_entries};
use crate::game::{Game, SeatSpec};
use crate::header::{FIRST_FORMAT, FORMAT, Header, ROUNDLESS_FORMAT, SeatLine};
use crate::r#match::{Match, Reading};
use crate::options::{self, Chosen, OptionsError};
use crate::round::Round;
use crate::seat::{Holder, Seat};
use crate::seed::{Salt, Seed};
use crate::step::Step;

/// What somebody wants to play: what a match is begun with.
#[derive(Clone, Debug)]
pub struct Terms {
    pub id: String,
    /// The version of the rules; the newest where none is named. New matches name none.
    pub rules: Option<u16>,
    pub scenario: String,
    pub options: Chosen,
    pub position: Option<Value>,
    /// One for each seat, in order.
    pub holders: Vec<Holder>,
    pub salts: Vec<Salt>,
}

#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum MatchError {
    #[error(transparent)]
    Options(#[from] OptionsError),
    #[error("the match has {seats} seats, but {given} were filled")]
    Seats { seats: usize, given: usize },
    #[error("this is a match of {other}, not of {game}")]
    OtherGame { game: &'static str, other: String },
    #[error(
        "the journal is written in format {format}; this program reads formats 1 to {FORMAT}: it needs a newer one"
    )]
    Format { format: u16 },
    #[error(
        "the match is played by version {rules} of the rules of {game}; this program knows versions 1 to {known}: it needs a newer one"
    )]
    Rules { game: &'static str, rules: u16, known: u16 },
    #[error("the options in the header are not those of {game}: {why}")]
    HeaderOptions { game: &'static str, why: String },
    #[error("the seats in the header are not those of the game")]
    HeaderSeats,
    #[error("the position is not a valid one: {why}")]
    Position { why: String },
    #[error("the seed is not the one the header is committed to")]
    Commitment,
    #[error("the salt of seat {seat} is not the one that was pledged in round {round}")]
    Pledge { seat: Seat, round: u32 },
    #[error("the journal closes with {written} entries, but holds {found}")]
    CutShort { written: u32, found: u32 },
    #[error("the match stops where the game goes on by itself: what follows is missing")]
    Due,
    #[error("the last link is not the one the journal closes with")]
    Closing,
    #[error("the journal is signed as ended otherwise than it ends")]
    SignedEnd,
    #[error("the signature does not hold: header, entries or outcome are not those that were signed")]
    Signature,
    #[error(
        "the journal holds no seed, without which no die can be derived; it closes with its seed once the match is over"
    )]
    NoSeed,
    #[error(transparent)]
    Entry(#[from] BadEntry),
}

/// A new match whose salts were chosen by whoever begins it.
pub fn begin<G: Game>(terms: Terms, seed: Seed) -> Result<Match<G>, MatchError> {
    begin_in(terms, None, seed)
}

/// A new match whose salts its players pledged in a round.
pub fn begin_in<G: Game>(terms: Terms, round: Option<Round>, seed: Seed) -> Result<Match<G>, MatchError> {
    let options = options::choose::<G>(&terms.scenario, &terms.options)?;
    let specs = G::seats(&options);
    for given in [terms.holders.len(), terms.salts.len()] {
        if given != specs.len() {
            return Err(MatchError::Seats {
                seats: specs.len(),
                given,
            });
        }
    }
    let seats = specs
        .into_iter()
        .zip(terms.holders.into_iter().zip(terms.salts))
        .map(|(SeatSpec { name, parties, .. }, (holder, salt))| SeatLine {
            name,
            parties,
            holder,
            salt,
        })
        .collect();
    let header = Header {
        bicorne: if round.is_some() { FORMAT } else { ROUNDLESS_FORMAT },
        id: terms.id,
        game: G::NAME.to_owned(),
        rules: terms.rules.unwrap_or(G::RULES),
        scenario: terms.scenario,
        options: serde_json::to_value(&options).expect("options are JSON"),
        position: terms.position,
        seats,
        commitment: seed.commitment(),
        round,
    };
    open(header, seed)
}

/// The match of a header, before its first entry.
pub fn open<G: Game>(header: Header, seed: Seed) -> Result<Match<G>, MatchError> {
    let options = check_header::<G>(&header)?;
    if !header.is_committed_to(&seed) {
        return Err(MatchError::Commitment);
    }
    let state = match &header.position {
        None => {
            let mut dice = Dice::new(seed.dice_key(&header.id, &header.salts()), 0);
            G::start(header.rules, &options, &mut dice)
        }
        Some(position) => place::<G>(&header, &options, position)?,
    };
    let game = Match::new(header, seed, state);
    if game.play().due() {
        return Err(MatchError::Due);
    }
    Ok(game)
}

/// The match of a file, before its first entry.
pub(crate) fn open_file<G: Game>(file: &JournalFile) -> Result<Match<G>, MatchError> {
    let closing = file.closing.as_ref().ok_or(MatchError::NoSeed)?;
    open(file.header.clone(), closing.seed.clone())
}

/// The match of a file, up to an entry or to its end. Nothing in it is trusted.
pub fn load_file<G: Game>(file: &JournalFile, reading: Reading, upto: Option<u32>) -> Result<Match<G>, MatchError> {
    play_file(open_file(file)?, file, reading, upto, |_, _| {})
}

/// The match of our own store, which need not hold what the store holds. `each` hears of every step as it is taken again.
pub(crate) fn load_stored<G: Game>(
    file: &JournalFile,
    each: impl FnMut(&Match<G>, &Step<G>),
) -> Result<Match<G>, MatchError> {
    play_file(open_file(file)?.forgetful(), file, Reading::Load, None, each)
}

fn play_file<G: Game>(
    mut game: Match<G>,
    file: &JournalFile,
    reading: Reading,
    upto: Option<u32>,
    mut each: impl FnMut(&Match<G>, &Step<G>),
) -> Result<Match<G>, MatchError> {
    let closing = file.closing.as_ref().ok_or(MatchError::NoSeed)?;
    let count = upto.map_or(file.entries.len(), |n| file.entries.len().min(n as usize));
    for entry in read_entries(&file.entries[..count], reading) {
        let step = game.replay(entry?, reading)?;
        each(&game, &step);
    }
    if reading == Reading::Load {
        game.check_last_digest()?;
    }
    if count == file.entries.len() {
        let found = count as u32;
        if closing.entries != found {
            return Err(MatchError::CutShort {
                written: closing.entries,
                found,
            });
        }
        if game.play().due() {
            return Err(MatchError::Due);
        }
        if *game.link() != closing.link {
            return Err(MatchError::Closing);
        }
        // Our own store holds what was signed here, or came in verified.
        if let Some(end) = closing.end.as_ref().filter(|_| reading == Reading::Verify) {
            if game.outcome().as_ref() != Some(&end.outcome) {
                return Err(MatchError::SignedEnd);
            }
            if !end.holds(game.header(), found, game.link()) {
                return Err(MatchError::Signature);
            }
        }
    }
    Ok(game)
}

fn check_header<G: Game>(header: &Header) -> Result<G::Options, MatchError> {
    if header.game != G::NAME {
        return Err(MatchError::OtherGame {
            game: G::NAME,
            other: header.game.clone(),
        });
    }
    if !(FIRST_FORMAT..=FORMAT).contains(&header.bicorne) {
        return Err(MatchError::Format { format: header.bicorne });
    }
    if !(1..=G::RULES).contains(&header.rules) {
        return Err(MatchError::Rules {
            game: G::NAME,
            rules: header.rules,
            known: G::RULES,
        });
    }
    let options = options_of::<G>(header)?;
    let specs = G::seats(&options);
    let same = |(line, spec): (&SeatLine, &SeatSpec)| line.name == spec.name && line.parties == spec.parties;
    if header.seats.len() != specs.len() || !header.seats.iter().zip(&specs).all(same) {
        return Err(MatchError::HeaderSeats);
    }
    if let Some(round) = &header.round
        && let Some(seat) = round.unfit(header)
    {
        let round = round.number;
        return Err(MatchError::Pledge { seat, round });
    }
    Ok(options)
}

/// The header's options, which must be what choosing them would have given: a file is not trusted to be in range.
fn options_of<G: Game>(header: &Header) -> Result<G::Options, MatchError> {
    let bad = |why: String| MatchError::HeaderOptions { game: G::NAME, why };
    let Value::Object(fields) = &header.options else {
        return Err(bad("they are no table".to_owned()));
    };
    let keys: Vec<_> = G::scenarios()
        .into_iter()
        .filter(|spec| spec.name == header.scenario)
        .flat_map(|spec| spec.options)
        .map(|option| option.key)
        .collect();
    let chosen = fields
        .iter()
        .filter(|(key, _)| keys.contains(&key.as_str()))
        .map(|(key, value)| (key.clone(), value.clone()))
        .collect();
    let options = options::choose::<G>(&header.scenario, &chosen)?;
    let Ok(Value::Object(now)) = serde_json::to_value(&options) else {
        unreachable!("options are a table");
    };
    // An option that came with a later version of the rules is at its default in a match of an earlier one.
    let same = |(key, value): (&String, &Value)| match fields.get(key) {
        Some(written) => written == value,
        None => header.rules < G::RULES,
    };
    if !now.iter().all(same) || !fields.keys().all(|key| now.contains_key(key)) {
        return Err(bad("some are missing or unknown".to_owned()));
    }
    Ok(options)
}

fn place<G: Game>(header: &Header, options: &G::Options, position: &Value) -> Result<G::State, MatchError> {
    let bad = |why| MatchError::Position { why };
    let setup = serde_json::from_value(position.clone()).map_err(|error| bad(error.to_string()))?;
    G::place(header.rules, options, &setup).map_err(bad)
}
