//! What one army knows that its answers are judged by.

use crate::army::Army;
use crate::board::{Commander, Locale, Position, Side};
use crate::ground::Ground;
use crate::options::Options;
use crate::standing::Standing;
use crate::state::State;
use crate::turn::Turn;
use crate::unit::{Unit, Units};
use crate::view::{Force, View};

#[derive(Copy, Clone)]
pub struct Eyes<'a> {
    pub army: &'a Army,
    pub ground: &'a Ground,
    pub turn: &'a Turn,
    pub standing: &'a Standing,
    pub options: &'a Options,
    pub round: u8,
}

impl<'a> Eyes<'a> {
    /// None for who plays no army, or not yet.
    pub fn of(view: &'a View) -> Option<Eyes<'a>> {
        let side = view.side?;
        let Force::Own(army) = &view.forces[side.index()] else {
            return None;
        };
        Some(Eyes {
            army,
            ground: &view.ground,
            turn: &view.turn,
            standing: &view.standings[side.index()],
            options: &view.options,
            round: view.round,
        })
    }

    pub fn of_state(state: &'a State, side: Side, ground: &'a Ground) -> Eyes<'a> {
        Eyes {
            army: state.army(side),
            ground,
            turn: &state.turn,
            standing: &state.standings[side.index()],
            options: &state.options,
            round: state.round,
        }
    }

    pub fn side(&self) -> Side {
        self.army.side
    }

    pub fn enemy_in(&self, locale: Locale) -> bool {
        self.ground.holds(self.side().other(), locale)
    }

    pub fn room(&self, locale: Locale) -> u8 {
        self.ground.room(self.side(), locale)
    }

    pub fn is_fixed(&self, unit: Unit) -> bool {
        self.army.fixed == Some(unit)
    }

    /// The fixed battery in the reserve of the Santon, under its own rules (T18).
    pub fn on_santon(&self, unit: Unit) -> bool {
        self.options.santon && self.is_fixed(unit) && self.army.place(unit) == Position::reserve(Locale::SANTON)
    }

    /// Artillery that may lead neither attack nor defence, because it is not the fixed battery (T18.1, T18.2).
    pub fn muted_on_santon(&self, unit: Unit) -> bool {
        self.options.santon
            && !self.is_fixed(unit)
            && self.army.is(unit, |face| face.is_artillery())
            && self.army.place(unit).locale() == Some(Locale::SANTON)
    }

    /// Whether the unit has a move left this turn (T9.20, T10.28). The fixed battery is another matter.
    pub fn may_move(&self, unit: Unit) -> bool {
        let marks = &self.army.marks;
        !marks.moved.contains(unit) || marks.again.contains(unit)
    }

    /// Units of the corps that a Corps Move could take along.
    pub fn free(&self, commander: Commander) -> Units {
        self.unbound(self.army.corps(commander))
    }

    /// Those that have a move left and can move at all.
    pub fn unbound(&self, units: Units) -> Units {
        let marks = &self.army.marks;
        let spent = marks.moved.without(marks.again);
        units.without(spent).without(self.army.fixed_units())
    }

    /// Whether the commander has a command left to give.
    pub fn can_command(&self, commander: Commander) -> bool {
        self.turn.can_command(commander)
    }

    pub fn can_order_units(&self) -> bool {
        self.turn.independent_left() > 0
    }

    /// Whether a single unit, not the fixed battery, could be sent somewhere by some command other than Attach.
    pub fn can_be_sent(&self, unit: Unit) -> bool {
        if self.is_fixed(unit) || !self.may_move(unit) {
            return false;
        }
        let by_itself = self.can_order_units() && self.army.can_leave(unit);
        by_itself || self.army.corps_of(unit).is_some_and(|corps| self.can_command(corps))
    }
}
