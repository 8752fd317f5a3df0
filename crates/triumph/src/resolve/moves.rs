//! Pieces go where a command sends them.

use crate::army::Army;
use crate::board::{Commander, Position, Side};
use crate::commanders::Commanders;
use crate::event::{Event, Weight};
use crate::group::groups;
use crate::resolve::morale;
use crate::road_move::Walk;
use crate::roads::{Roads, Route, Way};
use crate::standing::REINFORCED;
use crate::state::State;
use crate::told::{Command, MoraleCause, Told};
use crate::unit::Units;

pub struct Mover {
    pub command: Command,
    pub units: Units,
    /// The corps that moves as one.
    pub corps: Option<Commander>,
    /// Detached by the command and left.
    pub left: Units,
}

impl Mover {
    pub fn commanders(&self) -> Commanders {
        self.corps.into_iter().collect()
    }

    /// A corps of two or more.
    pub fn formed(&self) -> bool {
        self.corps.is_some() && self.units.len() > 1
    }
}

/// The whole move, and what is told of it.
pub fn go(state: &mut State, mover: &Mover, route: &Route, out: &mut Vec<Event>) {
    let side = state.turn.side;
    let from = place_of(state.army(side), mover.units);
    let (to, roads, shown) = match route {
        Route::Plain(to) => (*to, Roads::default(), false),
        Route::Road(way) => {
            let to = shut_and_end(state, mover, from, way);
            (to, way.roads, way.at.is_some())
        }
    };
    arrive(state, mover, from, to);
    let army = state.army_mut(side);
    if shown {
        army.show(mover.units);
    }
    let told = Told::Moved {
        side,
        command: mover.command,
        pieces: groups(army, mover.units, mover.commanders()),
        from,
        to,
        roads,
        left: groups(army, mover.left, Commanders::NONE),
    };
    out.push(Event {
        told,
        owner: side,
        weight: if shown { Weight::Showing } else { Weight::Plain },
    });
    reinforce(state, from, out);
}

pub fn place_of(army: &Army, units: Units) -> Position {
    units.first().map_or(Position::OFF, |unit| army.place(unit))
}

/// Follows a way and closes the reserves it went through, where a corps of two or more took it; where it ends.
fn shut_and_end(state: &mut State, mover: &Mover, from: Position, way: &Way) -> Position {
    let walk = follow(from, way);
    if mover.formed() {
        shut(state, from, &walk);
    }
    way.end().expect("a checked way leads somewhere")
}

/// Nobody else goes into the reserves that a corps of two or more came into by road (T10.16).
pub fn shut(state: &mut State, from: Position, walk: &Walk) {
    let mut shut = walk.passed();
    if let Some(start) = from.locale() {
        shut.remove(start);
    }
    state.turn.shut = state.turn.shut.union(shut);
}

/// The walk along a way that was checked.
pub fn follow(from: Position, way: &Way) -> Walk {
    let start = match (way.entry, from.locale()) {
        (Some(entry), _) => Walk::entering(entry),
        (None, Some(locale)) => Walk::from(locale),
        (None, None) => unreachable!("a checked way begins somewhere"),
    };
    way.roads.iter().fold(start, |walk, road| walk.after(road))
}

/// Puts the pieces down and marks them as moved.
pub fn arrive(state: &mut State, mover: &Mover, from: Position, to: Position) {
    let side = state.turn.side;
    let army = state.army_mut(side);
    army.put(mover.units, to);
    if to.is_reserve() {
        army.marks.entered = army.marks.entered.or(mover.units);
    }
    spend_moves(army, mover.units, from);
    if from.is_off()
        && let Some(corps) = mover.corps
    {
        state.turn.arrived.insert(corps);
    }
}

/// A French reinforcement may move once more in the turn in which it comes (T10.28).
pub fn spend_moves(army: &mut Army, units: Units, from: Position) {
    let marks = &mut army.marks;
    marks.moved = marks.moved.or(units);
    marks.again = if from.is_off() && army.side == Side::French {
        marks.again.or(units)
    } else {
        marks.again.without(units)
    };
}

/// The first reinforcement that comes lifts French morale (T13.6).
pub fn reinforce(state: &mut State, from: Position, out: &mut Vec<Event>) {
    let side = state.turn.side;
    let standing = state.standing_mut(side);
    if !from.is_off() || standing.reinforced {
        return;
    }
    standing.reinforced = true;
    if side == Side::French {
        standing.morale = standing.morale.saturating_add(REINFORCED);
        morale::tell(state, side, MoraleCause::Reinforced, REINFORCED as i8, out);
    }
}
