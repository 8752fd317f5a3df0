//! Journals to look into and to spoil.

use std::ops::Deref;
use std::path::PathBuf;
use std::sync::OnceLock;

use drill::{Action, Drill};
use serde_json::{Value, json};
use table::any::{AnyAnswer, AnyGame as _, AnyMatch, AnyPrepared, DiceFrom, Of};
use table::begin::Terms;
use table::entry::Entry;
use table::header::Header;
use table::options::Chosen;
use table::{Ending, Holder, Salt, Seat, Seed, Viewer};

use super::{Folder, Ran, bicorne, json, listing};

#[derive(Clone, PartialEq, Debug)]
pub struct Journal {
    pub header: Line,
    pub entries: Vec<Line>,
    pub seed: Option<Line>,
}

/// Written as it was until it is changed: a value alone does not keep the order of its fields.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    value: Value,
    text: String,
}

impl Line {
    pub fn parse(text: &str) -> Line {
        Line {
            value: json(text),
            text: text.to_owned(),
        }
    }

    pub fn change(&mut self, change: impl FnOnce(&mut Value)) {
        let before = self.value.clone();
        change(&mut self.value);
        if self.value != before {
            self.text = self.value.to_string();
        }
    }

    pub fn text(&self) -> &str {
        &self.text
    }
}

impl Deref for Line {
    type Target = Value;

    fn deref(&self) -> &Value {
        &self.value
    }
}

/// Matches that bots played, as `simulate --save` leaves them.
pub fn saved(games: u32, seed: &str, options: &[&str]) -> Vec<Journal> {
    let folder = Folder::new();
    let games = games.to_string();
    let dir = folder.path().to_str().expect("the folder has a plain name");
    let mut args = vec![
        "simulate", "drill", "default", "--games", &games, "--seed", seed, "--save", dir,
    ];
    for option in options {
        args.extend(["--option", option]);
    }
    bicorne(args).succeeds();
    let read = |path: &PathBuf| Journal::parse(&std::fs::read_to_string(path).expect("a journal is text"));
    listing(folder.path()).iter().map(read).collect()
}

/// The first of some matches with everything that an entry of a bot can hold: dice rolled by a seat and by the game
/// itself, offers made and accepted.
pub fn rich() -> Journal {
    static RICH: OnceLock<Journal> = OnceLock::new();
    let is_rich = |journal: &Journal| {
        let rolls = |kind: &str| journal.entries.iter().any(|entry| rolled(entry, kind));
        let does = |kind: &str| {
            journal
                .entries
                .iter()
                .any(|entry| entry["deed"]["action"]["type"] == kind)
        };
        rolls("act") && rolls("advance") && does("offer") && does("accept")
    };
    let find = || saved(400, "rich", &["rounds=2"]).into_iter().find(is_rich);
    RICH.get_or_init(|| find().expect("one in four hundred is rich"))
        .clone()
}

/// What bots never do: it begins from a position, red takes his bid back and declines an offer, and the dice are typed
/// in.
pub fn typed() -> Journal {
    let options = json!({"rounds": 1, "typed_dice": true});
    let position = json!({
        "round": 1,
        "phase": {"type": "bidding"},
        "companies": {"0": {"hand": [2, 6]}, "1": {"hand": [1, 3]}},
    });
    let bot = Holder::Bot {
        level: "random".to_owned(),
    };
    let terms = Terms {
        rules: None,
        id: "typed".to_owned(),
        scenario: "default".to_owned(),
        options: options.as_object().cloned().expect("options are a table"),
        position: Some(position),
        holders: vec![bot; 2],
        salts: vec![Salt::from_text("red"), Salt::from_text("blue")],
    };
    let (red, blue) = (Seat(0), Seat(1));
    let begun = Of::<Drill>::game().begin(terms, Seed::from_text("typed"));
    let mut game = begun.expect("the terms can be played");
    let game = game.as_mut();
    let bid = |cards: &[u8]| json!({"type": "bid", "cards": cards});
    answer(game, red, "bid", bid(&[2]), DiceFrom::Stream);
    let ask = game.way_back(red).expect("the way back is open");
    let taken_back = game.prepare_take_back(red, ask).expect("nothing bars the way");
    accept(game, taken_back);
    let offer = json!({"type": "offer", "to": 0, "card": 3});
    answer(game, blue, "offer", offer, DiceFrom::Stream);
    answer(game, red, "answer", json!({"type": "decline"}), DiceFrom::Stream);
    answer(game, red, "bid", bid(&[6]), DiceFrom::Stream);
    answer(game, blue, "bid", bid(&[1]), DiceFrom::Stream);
    answer(
        game,
        red,
        "post",
        json!({"type": "post", "square": 3}),
        DiceFrom::Stream,
    );
    let dice = DiceFrom::Typed(vec![3, 5]);
    answer(game, red, "charge", json!({"type": "charge", "dice": 2}), dice);
    assert!(game.outcome().is_some(), "one round is played");
    Journal::parse(&game.file().text())
}

/// Red bids and resigns, so that blue has won.
pub fn resigned() -> Journal {
    let terms = Terms {
        rules: None,
        id: "resigned".to_owned(),
        scenario: "default".to_owned(),
        options: Chosen::new(),
        position: None,
        holders: vec![
            Holder::Bot {
                level: "random".to_owned()
            };
            2
        ],
        salts: vec![Salt::from_text("red"), Salt::from_text("blue")],
    };
    let (red, blue) = (Seat(0), Seat(1));
    let begun = Of::<Drill>::game().begin(terms, Seed::from_text("resigned"));
    let mut game = begun.expect("the terms can be played");
    let card = game.view(Viewer::Seat(red))["companies"]["0"]["secret"]["hand"][0].clone();
    answer(
        game.as_mut(),
        red,
        "bid",
        json!({"type": "bid", "cards": [card]}),
        DiceFrom::Stream,
    );
    let end = game.prepare_end(Some(red), Ending::Resigned.outcome(vec![blue]));
    accept(game.as_mut(), end.expect("a seat may resign"));
    Journal::parse(&game.file().text())
}

fn answer(game: &mut dyn AnyMatch, seat: Seat, ask: &str, action: Value, dice: DiceFrom) {
    let asks = game.asks(seat);
    let open = asks.iter().find(|open| open.ask["type"] == ask);
    let answer = AnyAnswer {
        seat,
        ask: open.expect("the seat is asked so").id,
        action,
        dice,
    };
    let prepared = game.prepare(&answer).expect("the answer is legal");
    accept(game, prepared);
}

fn accept(game: &mut dyn AnyMatch, prepared: AnyPrepared) {
    game.accept(prepared, &mut |_, _| {});
}

fn rolled(entry: &Value, kind: &str) -> bool {
    entry["deed"]["type"] == kind && entry["deed"].get("dice").is_some()
}

impl Journal {
    pub fn parse(text: &str) -> Journal {
        let mut lines: Vec<Line> = text.lines().map(Line::parse).collect();
        let seed = lines.pop_if(|line| line.get("seed").is_some());
        Journal {
            header: lines.remove(0),
            entries: lines,
            seed,
        }
    }

    pub fn lines(&self) -> Vec<String> {
        let lines = [&self.header].into_iter().chain(&self.entries).chain(&self.seed);
        lines.map(|line| line.text.clone()).collect()
    }

    pub fn text(&self) -> String {
        self.lines().join("\n") + "\n"
    }

    pub fn length(&self) -> usize {
        self.entries.len()
    }

    /// `bicorne replay` of the journal.
    pub fn replay(&self, args: &[&str]) -> Ran {
        replay(self.text(), args)
    }

    /// A change to its entry of that number.
    pub fn with_entry(&self, n: usize, change: impl FnOnce(&mut Value)) -> Journal {
        let mut changed = self.clone();
        changed.entries[n - 1].change(change);
        changed
    }

    pub fn with_header(&self, change: impl FnOnce(&mut Value)) -> Journal {
        let mut changed = self.clone();
        changed.header.change(change);
        changed
    }

    /// With these words in its closing line.
    pub fn with_seed(&self, words: Value) -> Journal {
        let mut changed = self.clone();
        let closing = changed.seed.as_mut().expect("the journal is closed");
        closing.change(|closing| {
            let words = words.as_object().expect("the words are a table");
            let fields = closing.as_object_mut().expect("the closing line is a table");
            fields.extend(words.iter().map(|(key, value)| (key.clone(), value.clone())));
        });
        changed
    }

    /// With every link made to follow from what the journal now says, as a forger would.
    pub fn resealed(&self) -> Journal {
        let header: Header = serde_json::from_str(&self.header.text).expect("the header is one");
        let mut before = header.link();
        let seal = |entry: &Line| {
            let read: Entry<Action> = serde_json::from_str(&entry.text).expect("the entry is one");
            let sealed = Entry::seal(read.n, read.seat, read.deed, read.digest, &before);
            before = sealed.link;
            Line::parse(&sealed.line())
        };
        let sealed = Journal {
            entries: self.entries.iter().map(seal).collect(),
            ..self.clone()
        };
        sealed.with_seed(json!({"entries": sealed.length(), "link": before}))
    }
}

/// `bicorne replay` of a file that holds this.
pub fn replay(bytes: impl AsRef<[u8]>, args: &[&str]) -> Ran {
    let folder = Folder::new();
    let file = folder.file("match.jsonl", bytes);
    let file = file.to_str().expect("the folder has a plain name");
    bicorne([&["replay", file], args].concat())
}

/// Another hash, just as long.
pub fn other_hash(hash: &Value) -> Value {
    let hash = hash.as_str().expect("a hash is text");
    let first = if hash.starts_with('0') { '1' } else { '0' };
    json!(format!("{first}{}", &hash[1..]))
}

/// Whether the sentence names the entry, and not one whose number begins with the same digits.
pub fn names_entry(sentence: &str, n: usize) -> bool {
    let named = format!("entry {n}");
    let ends = |rest: &str| !rest.starts_with(|next: char| next.is_ascii_digit());
    sentence
        .match_indices(&named)
        .any(|(at, _)| ends(&sentence[at + named.len()..]))
}

/// What `replay` should have said of a spoilt journal, and did not.
pub fn missed(journal: &Journal, n: Option<usize>, args: &[&str]) -> Option<String> {
    let ran = journal.replay(args);
    let sentence = ran.sentence();
    let named = |sentence: &&str| n.is_none_or(|n| names_entry(sentence, n)) && sentence.contains("match.jsonl");
    let found = ran.code == Some(1) && sentence.as_ref().is_ok_and(named) && ran.stdout.is_empty();
    (!found).then(|| format!("{args:?}: code {:?}, {:?} {:?}", ran.code, ran.stdout, ran.stderr))
}
