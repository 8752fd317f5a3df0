//! Games of which both seats hear what they may, as the table tells them.

use std::path::PathBuf;

use rand::{RngExt as _, SeedableRng as _};
use table::begin::load_file;
use table::entry::Deed;
use table::file::JournalFile;
use table::play::Play;
use table::{Dice, Game as _, Match, Reading, Seat, Seed, TestRng, Viewer, walk};
use triumph::{Action, Event, Options, State, Told, Triumph, View};

pub const SEATS: [Seat; 2] = [Seat(0), Seat(1)];

/// What a seat is given when it has to decide.
#[derive(Clone)]
pub struct Input {
    pub seat: Seat,
    pub view: View,
    pub told: Vec<Told>,
}

/// How often the seats look up.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Looking {
    /// After every step, whoever is asked.
    Always,
    /// When they are asked, as bots do.
    WhenAsked,
}

/// A game under way, with what the seats have not heard yet.
pub struct Heard {
    looking: Looking,
    told: [Vec<Told>; 2],
}

impl Heard {
    pub fn new(looking: Looking) -> Heard {
        Heard {
            looking,
            told: Default::default(),
        }
    }

    pub fn tell(&mut self, after: &State, events: &[Event]) {
        for (seat, told) in SEATS.into_iter().zip(&mut self.told) {
            told.extend(
                events
                    .iter()
                    .filter_map(|event| Triumph::tell(after, event, Viewer::Seat(seat))),
            );
        }
    }

    /// Whoever looks up now.
    pub fn inputs(&mut self, state: &State) -> Vec<Input> {
        let asks = Triumph::asks(state);
        let asked = |seat| asks.iter().any(|asked| asked.seat == seat);
        let looking = self.looking;
        let seats = SEATS.into_iter().zip(&mut self.told);
        let seats = seats.filter(|(seat, _)| looking == Looking::Always || asked(*seat));
        seats
            .map(|(seat, told)| Input {
                seat,
                view: Triumph::view(state, Viewer::Seat(seat)),
                told: std::mem::take(told),
            })
            .collect()
    }
}

fn no_dice() -> Dice {
    Dice::new(Seed::from_text("none").dice_key("none", &[]), 0)
}

/// A game of random answers; `look` is given every position with those who look at it.
pub fn random_game(options: &Options, seed: u64, looking: Looking, mut look: impl FnMut(&State, &[Input])) {
    let mut rng = TestRng::seed_from_u64(seed);
    let mut play: Play<Triumph> = Play::new(Triumph::start(Triumph::RULES, options, &mut no_dice()), 2);
    let mut heard = Heard::new(looking);
    loop {
        look(play.state(), &heard.inputs(play.state()));
        let asks: Vec<_> = SEATS
            .into_iter()
            .flat_map(|seat| play.open().of(seat).to_vec())
            .collect();
        if asks.is_empty() {
            return;
        }
        let open = &asks[rng.random_range(0..asks.len())];
        let view = Triumph::view(play.state(), Viewer::Seat(open.id.seat));
        let action: Action =
            walk::random_action::<Triumph>(&view, &open.ask, &mut rng).expect("every ask has an answer");
        let events = play.apply_unchecked(open.id, &action, &mut no_dice());
        heard.tell(play.state(), &events);
    }
}

/// The games that were staged, of those that are kept with the rules.
pub fn kept_games() -> Vec<(String, Match<Triumph>)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../triumph/tests/kept/1");
    let files = std::fs::read_dir(folder).expect("the games are there");
    let mut paths: Vec<PathBuf> = files.map(|file| file.expect("it can be read").path()).collect();
    paths.retain(|path| {
        let name = path.to_string_lossy();
        name.ends_with(".jsonl") && !name.contains("-officers-") && !name.contains("-random-")
    });
    paths.sort();
    let load = |path: PathBuf| {
        let text = std::fs::read_to_string(&path).expect("it can be read");
        let file = JournalFile::parse(&text).expect("it is a journal");
        let game = load_file(&file, Reading::Load, None).expect("it was played so");
        (
            path.file_stem().unwrap_or_default().to_string_lossy().into_owned(),
            game,
        )
    };
    paths.into_iter().map(load).collect()
}

pub fn kept_game(game: &Match<Triumph>, looking: Looking, mut look: impl FnMut(&State, &[Input])) {
    let start = game.rewound();
    let mut heard = Heard::new(looking);
    look(start.state(), &heard.inputs(start.state()));
    game.again(|again, step| {
        let entry = again.entries().last().expect("a step is an entry");
        assert!(!matches!(entry.deed, Deed::TakeBack { .. }), "nothing was taken back");
        heard.tell(again.state(), &step.events);
        look(again.state(), &heard.inputs(again.state()));
    });
}
