//! A battle under way, and what both seats have been told of it.

use std::path::PathBuf;

use bots::triumph::Officer;
use table::begin::load_file;
use table::bot::{Bot as _, InputOf, Stop};
use table::file::JournalFile;
use table::play::Play;
use table::{Dice, Game as _, Match, Reading, Seat, Seed, Viewer};
use triumph::board::Side;
use triumph::{Action, Ask, Event, Stage, State, Told, Triumph};

const SEATS: [Seat; 2] = [Seat(0), Seat(1)];

#[derive(Clone)]
pub struct Field {
    play: Play<Triumph>,
    /// By seat: what it was given whenever it had to decide.
    heard: [Vec<InputOf<Triumph>>; 2],
    /// By seat: what it has not heard yet.
    told: [Vec<Told>; 2],
}

impl Field {
    pub fn new(state: State) -> Field {
        Field {
            play: Play::new(state, SEATS.len()),
            heard: Default::default(),
            told: Default::default(),
        }
    }

    /// One of the games that are kept with the rules, as it stood after so many entries.
    pub fn kept(name: &str, entries: u32) -> Field {
        let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../triumph/tests/kept/1");
        let text = std::fs::read_to_string(folder.join(format!("{name}.jsonl"))).expect("the game is there");
        let file = JournalFile::parse(&text).expect("it is a journal");
        let game: Match<Triumph> = load_file(&file, Reading::Load, Some(entries)).expect("it was played so");
        let mut field = Field::new(*game.rewound().state());
        game.again(|again, step| {
            field.tell(again.state(), &step.events);
            field.look_up(again.state());
        });
        field.play = game.play().clone();
        field
    }

    fn tell(&mut self, after: &State, events: &[Event]) {
        for (seat, told) in SEATS.into_iter().zip(&mut self.told) {
            let heard = events
                .iter()
                .filter_map(|event| Triumph::tell(after, event, Viewer::Seat(seat)));
            told.extend(heard);
        }
    }

    /// Whoever is asked looks at the battle and hears what was told.
    fn look_up(&mut self, state: &State) {
        for asked in Triumph::asks(state) {
            let index = usize::from(asked.seat.0);
            self.heard[index].push(InputOf::<Triumph> {
                seat: asked.seat,
                view: Triumph::view(state, Viewer::Seat(asked.seat)),
                told: std::mem::take(&mut self.told[index]),
                asks: Vec::new(),
            });
        }
    }

    /// Lets an officer hear what his seat has heard, and answer nothing.
    pub fn catch_up(&self, side: Side, officer: &mut Officer) {
        let seat = self.play.state().seat_of(side);
        for input in &self.heard[usize::from(seat.0)] {
            let answer = officer.answer(input, &Stop::new());
            assert_eq!(answer, Ok(None), "nobody was asked");
        }
    }

    pub fn winner(&self) -> Option<Side> {
        match self.play.state().stage {
            Stage::Over(end) => Some(end.winner),
            _ => None,
        }
    }

    /// Who is asked what.
    pub fn waiting(&self) -> (Side, Ask) {
        let mut open = SEATS.into_iter().flat_map(|seat| self.play.open().of(seat));
        let open = open.find(|open| !open.standing).expect("somebody is asked");
        let side = self.play.state().side_of(open.id.seat).expect("he has an army");
        (side, open.ask)
    }

    pub fn ask(&mut self, side: Side, officer: &mut Officer) -> Action {
        let state = self.play.state();
        let seat = state.seat_of(side);
        let input = InputOf::<Triumph> {
            seat,
            view: Triumph::view(state, Viewer::Seat(seat)),
            told: std::mem::take(&mut self.told[usize::from(seat.0)]),
            asks: self.play.open().of(seat).to_vec(),
        };
        let answer = officer.answer(&input, &Stop::new()).expect("there is a legal answer");
        answer.expect("somebody who is asked answers").action
    }

    pub fn answer(&mut self, side: Side, action: &Action) -> Result<(), String> {
        let seat = self.play.state().seat_of(side);
        let open = self.play.open().of(seat).iter().find(|open| !open.standing);
        let id = open.ok_or_else(|| format!("{side:?} is not asked"))?.id;
        self.play
            .check(seat, id, action)
            .map_err(|refused| format!("{action:?}: {refused:?}"))?;
        let mut dice = Dice::new(Seed::from_text("puzzle").dice_key("puzzle", &[]), 0);
        let events = self.play.apply_unchecked(id, action, &mut dice);
        let state = *self.play.state();
        self.tell(&state, &events);
        Ok(())
    }
}
