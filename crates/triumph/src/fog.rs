//! Other truths that a viewer cannot tell from this one.

use rand::RngExt as _;
use rand::seq::{IndexedRandom as _, SliceRandom as _};
use table::{Seat, TestRng, Viewer, walk};

use crate::Triumph;
use crate::action::Action;
use crate::answers;
use crate::army::Army;
use crate::ask::Ask;
use crate::attack::AttackStep;
use crate::board::{Position, Side};
use crate::face::Face;
use crate::possible::{has_battery, is_possible};
use crate::state::{Stage, State};
use crate::unit::{Unit, Units};
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
    let riders = riders(state, army);
    army.alive().without(army.seen).without(army.noted).without(riders)
}

/// Whoever rides is cavalry, as everybody knows, also where it is not shown yet.
fn riders(state: &State, army: &Army) -> Units {
    let riding = match &state.stage {
        Stage::Ride(ride) => Some(ride),
        Stage::Attack(attack) => attack.ride.as_ref(),
        _ => None,
    };
    let riding = riding.filter(|_| army.side == state.turn.side);
    riding.map_or(Units::NONE, |ride| ride.units)
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
        let hidden = hidden(state, army);
        // Within a group nothing could ever tell its units apart.
        let other = |one: Unit, two: Unit| army.face(one) != army.face(two) && !army.group(one).contains(two);
        hidden
            .into_iter()
            .any(|one| hidden.into_iter().any(|two| other(one, two)))
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
            unmix(army, state.army(side));
            if next.army(side) != state.army(side) && is_possible(&next) {
                other = next;
                break;
            }
        }
        for change in [remount, reseal] {
            let mut next = other;
            change(&mut next, side, rng);
            unmix(next.army_mut(side), state.army(side));
            if is_possible(&next) {
                other = next;
            }
        }
    }
    other
}

/// Riders who are not shown yet may be other cavalry.
fn remount(state: &mut State, side: Side, rng: &mut TestRng) {
    let army = state.army(side);
    let riders = riders(state, army).without(army.seen);
    let others = hidden(state, army).filter(|unit| army.is(unit, Face::is_cavalry));
    let mut all: Vec<Unit> = others.into_iter().collect();
    for rider in riders {
        all.push(rider);
        if let Some(&other) = all.choose(rng) {
            exchange_faces(state.army_mut(side), rider, other);
        }
    }
}

/// A group that has the same faces as before gets them back one by one. Otherwise, once all of it is shown, the worlds
/// look the same and yet the same answer says another thing in each.
fn unmix(army: &mut Army, truth: &Army) {
    let faces = |army: &Army, group: Units| {
        let mut faces: Vec<_> = group.into_iter().map(|unit| army.face(unit)).collect();
        faces.sort_unstable();
        faces
    };
    for unit in truth.alive() {
        let group = truth.group(unit);
        if group.first() == Some(unit) && faces(army, group) == faces(truth, group) {
            for mate in group {
                truth.face(mate).into_iter().for_each(|face| army.set_face(mate, face));
            }
        }
    }
}

fn exchange_faces(army: &mut Army, one: Unit, other: Unit) {
    if let (Some(face), Some(others)) = (army.face(one), army.face(other)) {
        army.set_face(one, others);
        army.set_face(other, face);
    }
}

/// Others may lead the defence, more of them or fewer, until the attack is pressed.
fn reseal(state: &mut State, side: Side, rng: &mut TestRng) {
    let Stage::Attack(mut attack) = state.stage else {
        return;
    };
    if attack.step == AttackStep::Feint && side != state.turn.side {
        attack.defence.leaders = other_leaders(attack.defence.named, attack.defence.leaders, rng);
        state.stage = Stage::Attack(attack);
    }
}

/// More of those named than lead now, or fewer: were there as many, their faces could be the same, and only their corps
/// would tell them apart once they are shown.
fn other_leaders(named: Units, leaders: Units, rng: &mut TestRng) -> Units {
    let mut all: Vec<Unit> = named.into_iter().collect();
    all.shuffle(rng);
    let count = (usize::from(leaders.len()) + rng.random_range(1..=2)) % 3;
    all.into_iter().take(count).collect()
}

fn exchange_two(faces: &mut [Face], rng: &mut TestRng) {
    let mut places: Vec<usize> = (0..faces.len()).collect();
    places.shuffle(rng);
    let different = places.iter().skip(1).find(|&&place| faces[place] != faces[places[0]]);
    if let Some(&place) = different {
        faces.swap(places[0], place);
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
    if unseen(world, viewer, seat, ask, action) {
        return walk::random_action::<Triumph>(&view, ask, rng);
    }
    // Sealed leaders are nobody's business yet.
    let (named, leaders) = match (action, view.attack()) {
        (Action::Defend { units, leaders, .. }, _) => (*units, *leaders),
        (Action::Hold { leaders }, Some(attack)) => {
            let defending = world.army(world.turn.side.other());
            (defending.at(Position::at(attack.from.opposite())), *leaders)
        }
        _ => (Units::NONE, Units::NONE),
    };
    let resealed = led_by(action, other_leaders(named, leaders, rng));
    let plain = led_by(action, Units::NONE);
    let all = [resealed, Some(action.clone()), plain];
    all.into_iter()
        .flatten()
        .find(|action| answers::check(&view, ask, action).is_ok())
}

/// The same defence under these leaders.
fn led_by(action: &Action, leaders: Units) -> Option<Action> {
    match *action {
        Action::Hold { .. } => Some(Action::Hold { leaders }),
        Action::Defend { units, commanders, .. } => Some(Action::Defend {
            units,
            commanders,
            leaders,
        }),
        _ => None,
    }
}

/// Preparations that nobody else hears of. The last French one shows the army, and an Allied placement too.
pub fn unseen(state: &State, viewer: Viewer, seat: Seat, ask: &Ask, _action: &Action) -> bool {
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
