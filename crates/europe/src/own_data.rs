//! The deck and the set-ups of an operator's own, in the place of ours, which are a reconstruction (`data/europe.toml`). A match
//! keeps the text it was begun with among its options, so that its journal needs no file beside it.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::Range;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use table::text::{BadText, ExampleText, ReadText, TextReader};
use toml::Spanned;

use crate::board::Nation;
use crate::card::{Card, Cards};
use crate::force::Force;
use crate::open::MOST_PIECES;
use crate::quota::{SetupFile, ours};

/// No text is longer.
pub const MOST_TEXT: u32 = 16 * 1024;
/// So many cards can be counted, with all of them in one hand.
const MOST_CARDS: u32 = 200;
/// A player's average is reckoned in sixths of a region (B5.3).
const MOST_NATIONS_EACH: u8 = 3;
const PLAYERS: Range<usize> = 2..8;

pub static READER: TextReader = TextReader {
    examples: &[ExampleText {
        name: "reconstruction",
        text: include_str!("../data/europe.toml"),
    }],
    bounds: || json!({"cards": MOST_CARDS, "pieces": MOST_PIECES, "nations_each": MOST_NATIONS_EACH}),
    read: |text| {
        read(text).map(|_| ReadText {
            value: Value::Null,
            written: BTreeMap::new(),
        })
    },
};

/// Nothing, or all that a match of its own data needs; shared, because states are copied often.
#[derive(Clone, Default, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct OwnData(Option<Arc<Own>>);

struct Own {
    text: String,
    deck: Option<Cards>,
    setups: SetupFile,
}

impl OwnData {
    pub fn is_ours(&self) -> bool {
        self.0.is_none()
    }

    pub fn deck(&self) -> Option<&Cards> {
        self.0.as_ref()?.deck.as_ref()
    }

    pub fn setups(&self) -> Option<&SetupFile> {
        self.0.as_ref().map(|own| &own.setups)
    }

    fn text(&self) -> &str {
        self.0.as_ref().map_or("", |own| &own.text)
    }
}

impl PartialEq for OwnData {
    fn eq(&self, other: &OwnData) -> bool {
        self.text() == other.text()
    }
}

impl Eq for OwnData {}

impl fmt::Debug for OwnData {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.is_ours() { "ours" } else { "own" })
    }
}

impl TryFrom<String> for OwnData {
    type Error = BadText;

    fn try_from(text: String) -> Result<OwnData, BadText> {
        if text.is_empty() {
            return Ok(OwnData::default());
        }
        let (deck, setups) = read(&text)?;
        Ok(OwnData(Some(Arc::new(Own { text, deck, setups }))))
    }
}

impl From<OwnData> for String {
    fn from(data: OwnData) -> String {
        data.text().to_owned()
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    deck: Option<Spanned<BTreeMap<Card, u8>>>,
    all_equal: Option<Spanned<BTreeMap<Nation, Force>>>,
    central_powers: Option<Spanned<BTreeMap<Nation, Force>>>,
    nations_each: Option<Spanned<BTreeMap<String, u8>>>,
    stop_france: Option<StopFrance>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StopFrance {
    against: Option<Spanned<Force>>,
    others: Option<Spanned<Force>>,
    groups: Option<Spanned<BTreeMap<String, Vec<Vec<Nation>>>>>,
}

fn read(text: &str) -> Result<(Option<Cards>, SetupFile), BadText> {
    let file: File = toml::from_str(text).map_err(|error| {
        let at = error.span().map_or(0, |span| span.start);
        bad(text, at, "file", error.message().replace('\n', " "))
    })?;
    let mut setups = ours().clone();
    let deck = match &file.deck {
        Some(deck) => Some(read_deck(deck.get_ref()).map_err(|why| bad(text, deck.span().start, "deck", why))?),
        None => None,
    };
    for (part, name, set) in [
        (&file.all_equal, "all_equal", &mut setups.all_equal),
        (&file.central_powers, "central_powers", &mut setups.central_powers),
    ] {
        if let Some(part) = part {
            check_nations(part.get_ref()).map_err(|why| bad(text, part.span().start, name, why))?;
            set.clone_from(part.get_ref());
        }
    }
    if let Some(each) = &file.nations_each {
        setups.nations_each = by_players(each.get_ref())
            .and_then(check_each)
            .map_err(|why| bad(text, each.span().start, "nations_each", why))?;
    }
    let Some(stop_france) = file.stop_france else {
        return Ok((deck, setups));
    };
    // France has its pieces six times, against all others.
    for (part, name, times, set) in [
        (
            &stop_france.against,
            "stop_france.against",
            6,
            &mut setups.stop_france.against,
        ),
        (
            &stop_france.others,
            "stop_france.others",
            1,
            &mut setups.stop_france.others,
        ),
    ] {
        if let Some(part) = part {
            check_force(*part.get_ref(), times).map_err(|why| bad(text, part.span().start, name, why))?;
            *set = *part.get_ref();
        }
    }
    if let Some(groups) = stop_france.groups {
        let at = groups.span().start;
        setups.stop_france.groups = by_players(groups.get_ref())
            .and_then(check_groups)
            .map_err(|why| bad(text, at, "stop_france.groups", why))?;
    }
    Ok((deck, setups))
}

/// The sentence for a terminal; it names the part and what is wrong with it.
fn bad(text: &str, at: usize, part: &str, why: String) -> BadText {
    let line = text.get(..at).unwrap_or(text).matches('\n').count() as u32 + 1;
    BadText {
        line,
        reason: json!({"part": part}),
        why: format!("line {line}, {part}: {why}"),
    }
}

fn read_deck(counts: &BTreeMap<Card, u8>) -> Result<Cards, String> {
    let all: u32 = counts.values().map(|&count| u32::from(count)).sum();
    if !(1..=MOST_CARDS).contains(&all) {
        return Err(format!("a deck has 1 to {MOST_CARDS} cards, not {all}"));
    }
    let cards = counts.iter();
    Ok(cards
        .flat_map(|(&card, &count)| std::iter::repeat_n(card, count.into()))
        .collect())
}

fn check_force(force: Force, times: u16) -> Result<(), String> {
    let counts = [force.infantry, force.cavalry, force.artillery, force.leader];
    let most = u16::from(MOST_PIECES) / times;
    if force.is_empty() {
        return Err("there are no pieces".to_owned());
    }
    match counts.into_iter().find(|&count| u16::from(count) > most) {
        Some(count) => Err(format!("{count} pieces of a kind are too many; {most} can be placed")),
        None => Ok(()),
    }
}

fn check_nations(forces: &BTreeMap<Nation, Force>) -> Result<(), String> {
    for nation in Nation::all() {
        let name = format!("{nation:?}").to_lowercase();
        let force = forces.get(&nation).ok_or_else(|| format!("{name} is missing"))?;
        check_force(*force, 1).map_err(|why| format!("{name}: {why}"))?;
    }
    Ok(())
}

/// One for each number of players, in order.
fn by_players<T: Clone>(map: &BTreeMap<String, T>) -> Result<Vec<T>, String> {
    if let Some(other) = map
        .keys()
        .find(|key| !PLAYERS.into_iter().any(|seats| **key == seats.to_string()))
    {
        return Err(format!("nobody plays with {other} players; it is 2 to 7"));
    }
    let of = |seats: usize| map.get(&seats.to_string()).cloned();
    let all = PLAYERS.map(|seats| of(seats).ok_or_else(|| format!("{seats} players are missing")));
    all.collect()
}

fn check_each(each: Vec<u8>) -> Result<Vec<u8>, String> {
    for (seats, &nations) in PLAYERS.zip(&each) {
        let enough = seats * usize::from(nations) <= Nation::COUNT;
        if !(1..=MOST_NATIONS_EACH).contains(&nations) || !enough {
            return Err(format!("{seats} players cannot have {nations} nations each"));
        }
    }
    Ok(each)
}

type Groups = Vec<Vec<Nation>>;

fn check_groups(all: Vec<Groups>) -> Result<Vec<Groups>, String> {
    for (seats, groups) in PLAYERS.zip(&all) {
        let nations: Vec<Nation> = groups.concat();
        let twice = (1..nations.len()).any(|place| nations[..place].contains(&nations[place]));
        let sized = |group: &Vec<Nation>| (1..=usize::from(MOST_NATIONS_EACH)).contains(&group.len());
        if groups.len() != seats - 1 || !groups.iter().all(sized) {
            return Err(format!(
                "with {seats} players there are {} groups of 1 to {MOST_NATIONS_EACH} nations against France",
                seats - 1
            ));
        }
        if twice || nations.contains(&Nation::France) {
            return Err(format!(
                "with {seats} players a nation is there twice, or is France itself"
            ));
        }
    }
    Ok(all)
}
