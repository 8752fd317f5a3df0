//! Whether a position could have come about with the faces that are hidden in it.

use table::{Choices, Viewer};

use crate::answers;
use crate::answers::command::threat::{battery_could_fire, charges, sendable};
use crate::answers::defence::Post;
use crate::army::Army;
use crate::ask::Ask;
use crate::attack::{Attack, AttackStep};
use crate::board::{Position, Side};
use crate::eyes::Eyes;
use crate::face::Face;
use crate::state::{Stage, State, Task};
use crate::unit::Units;
use crate::view::View;

/// Whether these could be sealed as the leaders of the defence.
pub fn could_lead(state: &State, attack: &Attack, leaders: Units) -> bool {
    let ground = state.ground();
    let defender = Eyes::of_state(state, state.turn.side.other(), &ground);
    let post = Post {
        eyes: &defender,
        approach: attack.from.opposite(),
    };
    post.check_leaders(attack.defence.named, leaders).is_ok()
}

/// Whether what was done in secret, or by threat, could have been done with these faces.
pub fn is_possible(state: &State) -> bool {
    match &state.stage {
        Stage::SetUp(preparation) => preparation.french != Task::Fix || has_battery(state.army(Side::French)),
        Stage::Attack(attack) => is_possible_attack(state, attack),
        _ => true,
    }
}

/// Whether a battery of the army stands on the map.
pub fn has_battery(army: &Army) -> bool {
    let guns = army.of_face(Face::is_artillery);
    guns.into_iter().any(|unit| army.place(unit) != Position::OFF)
}

fn is_possible_attack(state: &State, attack: &Attack) -> bool {
    let ground = state.ground();
    let attacker = Eyes::of_state(state, state.turn.side, &ground);
    let sealed = || could_lead(state, attack, attack.defence.leaders);
    let threat = || {
        attack.ride.is_some()
            || sendable(&attacker, attack.from)
            || battery_could_fire(&attacker, attack.from)
            || charges(&attacker).contains(attack.from)
    };
    // A declaration must be open to the attacker, a feint, an assault or an entry.
    let able = || {
        let asks = state.asks();
        asks.iter().all(|asked| {
            let view = View::of(state, Viewer::Seat(asked.seat));
            leads_on(&view, &asked.ask)
        })
    };
    match attack.step {
        AttackStep::Defence
        | AttackStep::RetreatLosses { beaten: false, .. }
        | AttackStep::Destinations { beaten: false }
        | AttackStep::KeptInRetreat { beaten: false } => threat(),
        AttackStep::Feint => sealed() && threat() && able(),
        AttackStep::Declaration | AttackStep::Entry => able(),
        _ => true,
    }
}

fn leads_on(view: &View, ask: &Ask) -> bool {
    match answers::choices(view, ask, &[]) {
        Choices::Next(picks) => !picks.is_empty(),
        Choices::Whole(_) => true,
    }
}
