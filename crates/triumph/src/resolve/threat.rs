//! From a threat to the defender's answer, and on to a feint or a retreat.

use crate::answers::defence::Post;
use crate::attack::{Assault, Attack, AttackStep, Defence, Ride};
use crate::board::Approach;
use crate::commanders::Commanders;
use crate::event::{Event, Weight};
use crate::eyes::Eyes;
use crate::group::groups;
use crate::resolve::retreat;
use crate::state::{Stage, State};
use crate::told::Told;
use crate::unit::{Unit, Units};

pub fn threaten(state: &mut State, from: Approach, guard: Option<Unit>, ride: Option<Ride>, out: &mut Vec<Event>) {
    let side = state.turn.side;
    if let Some(unit) = guard {
        state.army_mut(side).show(Units::one(unit));
    }
    out.push(Event {
        told: Told::Threatened {
            side,
            approach: from,
            guard: guard.is_some(),
            pieces: groups(state.army(side), guard.into_iter().collect(), Commanders::NONE),
        },
        owner: side,
        weight: if guard.is_some() {
            Weight::Showing
        } else {
            Weight::Binding
        },
    });
    let ground = state.ground();
    let attack = Attack {
        from,
        guard: guard.is_some(),
        halts: ground.beside_corps(side.other(), from.locale()),
        step: AttackStep::Defence,
        ride,
        defence: Defence::default(),
        assault: Assault::default(),
    };
    let eyes = Eyes::of_state(state, side.other(), &ground);
    let post = Post {
        eyes: &eyes,
        approach: from.opposite(),
    };
    let somebody = !post.blockers().is_empty() || !post.able().is_empty();
    state.stage = Stage::Attack(attack);
    // Nobody may be named, as both sides can see (R44).
    if !somebody {
        retreat::begin(state, attack, false, out);
    }
}
