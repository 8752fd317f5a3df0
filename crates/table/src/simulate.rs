//! A whole match between bots.

use crate::ask::AskId;
use crate::begin::{self, MatchError, Terms};
use crate::bot::{Bot, BotInput, InputOf, Stop, Stuck};
use crate::dice::Dice;
use crate::file::JournalFile;
use crate::game::Game;
use crate::r#match::Match;
use crate::outcome::Outcome;
use crate::play::Play;
use crate::refused::{AnyRefused, Refused};
use crate::seat::{Seat, Viewer, all_seats};
use crate::seed::{DiceKey, Seed};

/// A match that bots played to its end.
pub struct Played {
    pub steps: u32,
    pub outcome: Outcome,
    /// The journal, where it was wanted.
    pub file: Option<JournalFile>,
}

#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum SimulationError {
    #[error(transparent)]
    Match(#[from] MatchError),
    #[error(transparent)]
    Stuck(#[from] Stuck),
    #[error("the bot on seat {seat} gave an answer that is not legal ({refused})")]
    Refused { seat: Seat, refused: AnyRefused },
    #[error("after {steps} answers no bot had anything to say, and the match was not over")]
    Silence { steps: u32 },
    #[error("the match was not over after {steps} answers, more than any match of this game can take")]
    TooLong { steps: u32 },
}

/// Looks on while bots think. What a clock would say is none of the table's business.
pub trait Watch {
    fn asked(&mut self, _seat: Seat) {}
    fn answered(&mut self, _seat: Seat) {}
}

/// Nobody looks.
impl Watch for () {}

pub fn play_out<G: Game>(
    terms: Terms,
    seed: Seed,
    bots: &mut [Box<dyn Bot<G>>],
    save: bool,
    watch: &mut dyn Watch,
) -> Result<Played, SimulationError> {
    let game = begin::begin::<G>(terms, seed)?;
    let longest = G::longest(&game.options()) as u32;
    let mut record = if save {
        Record::Journal(Box::new(game))
    } else {
        Record::none(game)
    };
    // Nobody else waits for a simulation: its bots think for as long as they like.
    let stop = Stop::new();
    let mut told: Vec<Vec<G::Told>> = bots.iter().map(|_| Vec::new()).collect();
    loop {
        let steps_before = record.steps();
        for seat in all_seats(bots.len()) {
            let bot = &mut bots[usize::from(seat.0)];
            let Some(input) = input(record.play(), seat, &mut told) else {
                continue;
            };
            watch.asked(seat);
            let Some(answer) = bot.answer(&input, &stop)? else {
                continue;
            };
            watch.answered(seat);
            let listeners = told.iter_mut().enumerate().filter(|(index, _)| bots[*index].listens());
            let mut listeners: Vec<_> = listeners.collect();
            let hear = |after: &G::State, events: &[G::Event]| {
                for (listener, heard) in &mut listeners {
                    let viewer = Viewer::Seat(Seat(*listener as u8));
                    heard.extend(events.iter().filter_map(|event| G::tell(after, event, viewer)));
                }
            };
            record
                .act(seat, answer.ask, &answer.action, hear)
                .map_err(|refused| SimulationError::Refused {
                    seat,
                    refused: AnyRefused::of(&refused),
                })?;
            if let Some(outcome) = record.play().outcome() {
                return Ok(Played {
                    steps: record.steps(),
                    outcome,
                    file: record.file(),
                });
            }
            if record.steps() >= longest {
                return Err(SimulationError::TooLong { steps: record.steps() });
            }
        }
        if record.steps() == steps_before {
            return Err(SimulationError::Silence { steps: steps_before });
        }
    }
}

fn input<G: Game>(play: &Play<G>, seat: Seat, told: &mut [Vec<G::Told>]) -> Option<InputOf<G>> {
    let asks = play.open().of(seat);
    if asks.is_empty() {
        return None;
    }
    Some(BotInput {
        seat,
        view: G::view(play.state(), Viewer::Seat(seat)),
        told: std::mem::take(&mut told[usize::from(seat.0)]),
        asks: asks.to_vec(),
    })
}

/// Sealing a journal costs more than playing, so it is kept only where it is wanted. Both ways play the same match.
enum Record<G: Game> {
    None {
        play: Play<G>,
        key: DiceKey,
        entries: u32,
        steps: u32,
    },
    Journal(Box<Match<G>>),
}

impl<G: Game> Record<G> {
    fn none(game: Match<G>) -> Record<G> {
        Record::None {
            key: game.dice_key(),
            play: game.play().clone(),
            entries: 0,
            steps: 0,
        }
    }

    fn play(&self) -> &Play<G> {
        match self {
            Record::None { play, .. } => play,
            Record::Journal(game) => game.play(),
        }
    }

    fn steps(&self) -> u32 {
        match self {
            Record::None { steps, .. } => *steps,
            Record::Journal(game) => {
                let acts = game.entries().iter().filter(|entry| entry.seat.is_some());
                acts.count() as u32
            }
        }
    }

    /// `hear` is given the state and the events of each step.
    fn act(
        &mut self,
        seat: Seat,
        ask: AskId,
        action: &G::Action,
        mut hear: impl FnMut(&G::State, &[G::Event]),
    ) -> Result<(), Refused<G::Refusal>> {
        match self {
            Record::None {
                play,
                key,
                entries,
                steps,
            } => {
                let (_, events) = play.act(seat, ask, action, &mut Dice::new(*key, *entries + 1))?;
                *steps += 1;
                *entries += 1;
                hear(play.state(), &events);
                while play.due() {
                    *entries += 1;
                    let events = play.advance(&mut Dice::new(*key, *entries));
                    hear(play.state(), &events);
                }
            }
            Record::Journal(game) => {
                let prepared = game.prepare(seat, ask, action, None)?;
                game.accept(prepared, |game, step| hear(game.state(), &step.events));
            }
        }
        Ok(())
    }

    fn file(&self) -> Option<JournalFile> {
        match self {
            Record::None { .. } => None,
            Record::Journal(game) => Some(game.file()),
        }
    }
}
