//! A picture of the battle, full and possible, that can be played on.

use std::sync::LazyLock;

use rand::RngExt as _;
use table::game::Asked;
use table::{Choices, Dice, DiceKey, Game as _, Seat, Seed, TestRng, Viewer};
use triumph::board::Side;
use triumph::{Action, Ask, Event, Pick, Stage, State, Triumph, View};

/// More answers than any attack needs before somebody commands again.
const MOST_ANSWERS: usize = 200;

static DICE_KEY: LazyLock<DiceKey> = LazyLock::new(|| Seed::from_text("bots").dice_key("bots", &[]));

pub struct World {
    pub state: State,
    /// How often a command was looked for on the way here, whether or not one was given.
    pub choices: u32,
    /// The rules roll no dice once a battle has begun.
    dice: Dice,
    events: Vec<Event>,
}

/// What the battle waits for.
pub struct Waiting {
    pub seat: Seat,
    pub side: Side,
    pub ask: Ask,
}

impl World {
    pub fn new(state: State) -> World {
        World {
            state,
            choices: 0,
            dice: Dice::new(*DICE_KEY, 1),
            events: Vec::new(),
        }
    }

    pub fn fork(&self) -> World {
        World::new(self.state)
    }

    pub fn is_over(&self) -> bool {
        matches!(self.state.stage, Stage::Over(_))
    }

    /// Whether somebody has to command, and no attack is under way.
    pub fn commands(&self) -> bool {
        matches!(self.state.stage, Stage::Command)
    }

    pub fn waiting(&self) -> Option<Waiting> {
        let state = &self.state;
        let asked = |side: Side, ask| Waiting {
            seat: state.seat_of(side),
            side,
            ask,
        };
        match &state.stage {
            Stage::Command => Some(asked(state.turn.side, Ask::Command)),
            Stage::Ride(_) => Some(asked(state.turn.side, Ask::Ride)),
            Stage::Attack(attack) => {
                let step = attack.step;
                Some(asked(step.asked(state.turn.side), step.ask(attack.assault.due)))
            }
            _ => state.asks().into_iter().find_map(|Asked { seat, standing, ask }| {
                let side = state.side_of(seat)?;
                (!standing).then_some(Waiting { seat, side, ask })
            }),
        }
    }

    pub fn view(&self, seat: Seat) -> View {
        Triumph::view(&self.state, Viewer::Seat(seat))
    }

    pub fn act(&mut self, waiting: &Waiting, action: &Action) {
        self.events.clear();
        let World {
            state, dice, events, ..
        } = self;
        Triumph::apply(state, waiting.seat, &waiting.ask, action, dice, events);
        while Triumph::due(state) {
            Triumph::advance(state, dice, events);
        }
    }

    /// Plays on by `policy` until somebody commands again.
    pub fn settle(&mut self, mut policy: impl FnMut(&World, &Waiting, &View) -> Option<Action>) {
        for _ in 0..MOST_ANSWERS {
            if self.commands() {
                return;
            }
            let Some(waiting) = self.waiting() else {
                return;
            };
            let view = self.view(waiting.seat);
            let Some(action) = policy(self, &waiting, &view) else {
                return;
            };
            self.act(&waiting, &action);
        }
    }
}

/// Walks down the choices; `prefer` says how much it likes a pick.
pub fn walk(view: &View, ask: &Ask, mut prefer: impl FnMut(&[Pick], &Pick) -> f32) -> Option<Action> {
    let mut draft = Vec::new();
    while draft.len() < table::walk::MOST_IN_A_DRAFT {
        match Triumph::choices(view, ask, &draft) {
            Choices::Whole(action) => return Some(action),
            Choices::Next(picks) => {
                let liked = picks.iter().map(|pick| (prefer(&draft, pick), *pick));
                let (_, best) = liked.max_by(|one, other| one.0.total_cmp(&other.0))?;
                draft.push(best);
            }
        }
    }
    None
}

/// Any legal answer.
pub fn wander(view: &View, ask: &Ask, rng: &mut TestRng) -> Option<Action> {
    walk(view, ask, |_, _| rng.random::<f32>())
}
