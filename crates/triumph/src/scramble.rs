//! Other truths that a viewer cannot tell from this one.

use rand::seq::SliceRandom as _;
use table::{Game as _, Seat, TestRng, Viewer, walk};

use crate::Triumph;
use crate::action::Action;
use crate::answers::defence::Post;
use crate::army::Army;
use crate::ask::Ask;
use crate::attack::{Attack, Step};
use crate::board::{Position, Side};
use crate::eyes::Eyes;
use crate::face::Face;
use crate::state::{Stage, State, Task};
use crate::unit::Units;
use crate::view::View;

/// Whose faces the viewer does not see.
fn foes(state: &State, viewer: Viewer) -> impl Iterator<Item = Side> {
    let own = match viewer {
        Viewer::Seat(seat) => state.side_of(seat),
        Viewer::Observer | Viewer::Truth => None,
    };
    let truth = viewer == Viewer::Truth;
    Side::ALL.into_iter().filter(move |&side| !truth && Some(side) != own)
}

/// Units whose faces could be others.
fn hidden(state: &State, army: &Army) -> Units {
    let riders = match &state.stage {
        Stage::Ride(ride) => ride.units,
        Stage::Attack(attack) => attack.ride.map_or(Units::NONE, |ride| ride.units),
        _ => Units::NONE,
    };
    // Whoever rides is cavalry, as everybody knows, also where it is not shown yet.
    let riders = if army.side == state.turn.side {
        riders
    } else {
        Units::NONE
    };
    army.alive().without(army.seen).without(army.noted).without(riders)
}

pub fn hides(state: &State, viewer: Viewer) -> bool {
    // Before anybody has an army there is only the order of battle, which all know.
    if matches!(
        state.stage,
        Stage::Auction(_) | Stage::ChooseSide { .. } | Stage::Over(_)
    ) {
        return false;
    }
    foes(state, viewer).any(|side| {
        let army = state.army(side);
        let mut faces = hidden(state, army).into_iter().map(|unit| army.face(unit));
        let first = faces.next();
        faces.any(|face| Some(face) != first)
    })
}

const TRIES: usize = 40;

pub fn scramble(state: &State, viewer: Viewer, rng: &mut TestRng) -> State {
    let mut other = *state;
    for side in foes(state, viewer) {
        let units: Vec<_> = hidden(state, state.army(side)).into_iter().collect();
        for attempt in 0..TRIES {
            let mut next = other;
            let army = next.army_mut(side);
            let mut faces: Vec<Face> = units.iter().filter_map(|&unit| army.face(unit)).collect();
            if attempt < TRIES / 2 {
                faces.shuffle(rng);
            } else {
                exchange_two(&mut faces, rng);
            }
            units
                .iter()
                .zip(faces)
                .for_each(|(&unit, face)| army.set_face(unit, face));
            if is_possible(&next) {
                other = next;
                break;
            }
        }
    }
    other
}

fn exchange_two(faces: &mut [Face], rng: &mut TestRng) {
    let mut places: Vec<usize> = (0..faces.len()).collect();
    places.shuffle(rng);
    let different = places.iter().skip(1).find(|&&place| faces[place] != faces[places[0]]);
    if let Some(&place) = different {
        faces.swap(places[0], place);
    }
}

/// Whether what was done in secret, or by threat, could have been done with these faces.
pub fn is_possible(state: &State) -> bool {
    match &state.stage {
        Stage::SetUp(preparation) => preparation.french != Task::Fix || has_battery(state.army(Side::French)),
        Stage::Attack(attack) => is_possible_attack(state, attack),
        _ => true,
    }
}

fn has_battery(army: &Army) -> bool {
    let guns = army.of_face(Face::is_artillery);
    guns.into_iter().any(|unit| army.place(unit) != Position::OFF)
}

fn is_possible_attack(state: &State, attack: &Attack) -> bool {
    let ground = state.ground();
    let attacker = Eyes::of_state(state, state.turn.side, &ground);
    let defender = Eyes::of_state(state, state.turn.side.other(), &ground);
    let post = Post {
        eyes: &defender,
        approach: attack.from.opposite(),
    };
    let sealed = || post.check_leaders(attack.defence.named, attack.defence.leaders).is_ok();
    let threat = || {
        use crate::answers::threat::{battery_could_fire, charges, sendable};
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
        Step::Defence
        | Step::RetreatLosses { beaten: false, .. }
        | Step::Destinations { beaten: false }
        | Step::KeptInRetreat { beaten: false } => threat(),
        Step::Feint => sealed() && able(),
        Step::Declaration | Step::Entry => able(),
        _ => true,
    }
}

fn leads_on(view: &View, ask: &Ask) -> bool {
    match Triumph::choices(view, ask, &[]) {
        table::Choices::Next(picks) => !picks.is_empty(),
        table::Choices::Whole(_) => true,
    }
}

/// The same answer where it is legal in the other world too; a secret one may be any.
pub fn mirror(
    world: &State,
    viewer: Viewer,
    seat: Seat,
    ask: &Ask,
    action: &Action,
    rng: &mut TestRng,
) -> Option<Action> {
    let view = View::of(world, Viewer::Seat(seat));
    if unseen(world, viewer, seat, ask) {
        return walk::random_action::<Triumph>(&view, ask, rng);
    }
    if Triumph::check(&view, ask, action).is_ok() {
        return Some(action.clone());
    }
    let plain = match action {
        // Sealed leaders are nobody's business yet.
        Action::Hold { .. } => Action::Hold { leaders: Units::NONE },
        Action::Defend { units, commanders, .. } => Action::Defend {
            units: *units,
            commanders: *commanders,
            leaders: Units::NONE,
        },
        _ => return None,
    };
    Triumph::check(&view, ask, &plain).is_ok().then_some(plain)
}

/// Preparations that nobody else hears of. The last French one shows the army, and an Allied placement too.
pub fn unseen(state: &State, viewer: Viewer, seat: Seat, ask: &Ask) -> bool {
    if viewer == Viewer::Seat(seat) || viewer == Viewer::Truth {
        return false;
    }
    match ask {
        Ask::Assignment => true,
        Ask::Placement => state.side_of(seat) == Some(Side::French),
        // Without a battery on the map the army stands at once.
        Ask::Detachments => has_battery(state.army(Side::French)),
        _ => false,
    }
}
