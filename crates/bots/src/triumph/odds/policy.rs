//! A small rule for the questions of an attack: of some legal answers the one that promises most, by what the side that is
//! asked can see.

use rand::SeedableRng as _;
use table::hash::Hash;
use table::{Game as _, TestRng, Viewer, walk};
use triumph::board::Side;
use triumph::{Action, Army, Ask, Force, Stage, State, Told, Triumph, Units, View};

/// How many answers are looked at.
const TRIES: usize = 24;

pub struct Policy {
    rng: TestRng,
}

impl Policy {
    pub fn new(seed: &str) -> Policy {
        Policy {
            rng: TestRng::from_seed(*Hash::of("bicorne odds policy", &[seed.as_bytes()]).bytes()),
        }
    }

    pub fn answer(&mut self, state: &State) -> Action {
        let Some(asked) = state.asks().into_iter().next() else {
            return Action::EndTurn;
        };
        let view = Triumph::view(state, Viewer::Seat(asked.seat));
        let legal = |action: &Action| Triumph::check(&view, &asked.ask, action).is_ok();
        let always = match asked.ask {
            Ask::Feint => Some(Action::Press),
            _ => None,
        };
        if let Some(action) = always.filter(legal) {
            return action;
        }
        let mut best = (i16::MIN, Action::Retreat);
        for _ in 0..TRIES {
            let Some(action) = walk::random_action::<Triumph>(&view, &asked.ask, &mut self.rng) else {
                continue;
            };
            let worth = worth(state, &view, &action);
            if worth > best.0 {
                best = (worth, action);
            }
        }
        best.1
    }
}

fn worth(state: &State, view: &View, action: &Action) -> i16 {
    let own = view.side.and_then(|side| match &view.forces[side.index()] {
        Force::Own(army) => Some(army),
        Force::Seen(_) => None,
    });
    let strength = |units: Units| own.map_or(0, |army: &Army| i16::from(army.strength_of(units)));
    match action {
        // Whoever has not even a two to lead with goes.
        Action::Retreat => 5,
        Action::Hold { leaders } => 4 * strength(*leaders),
        Action::Defend { units, leaders, .. } => 4 * strength(*leaders) + strength(*units).min(3),
        Action::Declare { leaders, .. } => {
            let (initial, sent) = declared(state, action);
            16 * initial + sent - i16::from(leaders.len())
        }
        Action::CounterAttack { units } => {
            let held = countered(state, action) == Some(state.turn.side.other());
            8 * i16::from(held) - i16::from(units.len())
        }
        _ => 0,
    }
}

/// The initial result, which follows from what both can see, and how many go.
fn declared(state: &State, action: &Action) -> (i16, i16) {
    let mut after = *state;
    let events = super::apply(&mut after, action);
    let result = events.iter().find_map(|event| match &event.told {
        Told::InitialResult { reckoned } => Some(i16::from(reckoned.result)),
        _ => None,
    });
    let sent = match &after.stage {
        Stage::Attack(attack) => i16::from(attack.assault.count),
        _ => 0,
    };
    (result.unwrap_or_default(), sent)
}

/// Who wins by this counter-attack.
fn countered(state: &State, action: &Action) -> Option<Side> {
    let mut after = *state;
    let events = super::apply(&mut after, action);
    events.iter().find_map(|event| match &event.told {
        Told::FinalResult { reckoned, .. } => Some(reckoned.winner),
        _ => None,
    })
}
