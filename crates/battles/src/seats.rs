//! Who sits where: red's players before blue's, the commander in chief first.

use table::Seat;

use crate::id::{GeneralId, UnitId};
use crate::options::{Options, Players};
use crate::order_of_battle::Armies;
use crate::side::Side;
use crate::state::State;

pub const NAMES: [[&str; 4]; 2] = [
    ["red", "red_2", "red_3", "red_4"],
    ["blue", "blue_2", "blue_3", "blue_4"],
];

/// How many play the side.
pub fn players(options: &Options, armies: &Armies, side: Side) -> u8 {
    match options.players(side) {
        Players::One => 1,
        Players::Several => armies.players(side),
    }
}

impl State {
    pub fn players(&self, side: Side) -> u8 {
        players(&self.options, &self.armies, side)
    }

    /// Whether the rules for several players are used for this side (A41).
    pub fn several(&self, side: Side) -> bool {
        self.players(side) > 1
    }

    pub fn seat(&self, side: Side, player: u8) -> Seat {
        match side {
            Side::Red => Seat(player - 1),
            Side::Blue => Seat(self.players(Side::Red) + player - 1),
        }
    }

    pub fn side_of(&self, seat: Seat) -> Side {
        if seat.0 < self.players(Side::Red) {
            Side::Red
        } else {
            Side::Blue
        }
    }

    pub fn player_of(&self, seat: Seat) -> u8 {
        match self.side_of(seat) {
            Side::Red => seat.0 + 1,
            Side::Blue => seat.0 - self.players(Side::Red) + 1,
        }
    }

    /// The general that the seat plays.
    pub fn general_of(&self, seat: Seat) -> GeneralId {
        self.armies.player_general(self.side_of(seat), self.player_of(seat))
    }

    pub fn seats_of(&self, side: Side) -> impl Iterator<Item = Seat> + use<> {
        let first = self.seat(side, 1).0;
        (first..first + self.players(side)).map(Seat)
    }

    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.players(Side::Red) + self.players(Side::Blue)).map(Seat)
    }

    /// The seat of the side's commander in chief.
    pub fn chief(&self, side: Side) -> Seat {
        self.seat(side, 1)
    }

    /// The seat that plays a general: the nearest player-general above him or himself, unless that one is lost or
    /// has yet to come, in which case it is the commander in chief's (A38).
    pub fn seat_of_general(&self, general: GeneralId) -> Seat {
        self.seat_above(general, |player| !self.general(player).lost && !self.absent(player))
    }

    /// Who says that a unit comes onto the table: the player whose general may come with it.
    pub fn seat_of_arrival(&self, unit: UnitId) -> Seat {
        self.seat_above(self.armies.unit(unit).general, |player| !self.general(player).lost)
    }

    fn seat_above(&self, general: GeneralId, plays: impl Fn(GeneralId) -> bool) -> Seat {
        let side = self.armies.general(general).side;
        if !self.several(side) {
            return self.chief(side);
        }
        let mut chain = [general].into_iter().chain(self.armies.superiors(general));
        let player = chain.find_map(|id| Some((id, self.armies.general(id).player?)));
        match player {
            Some((id, player)) if plays(id) => self.seat(side, player),
            _ => self.chief(side),
        }
    }

    pub fn seat_of_unit(&self, unit: UnitId) -> Seat {
        self.seat_of_general(self.armies.unit(unit).general)
    }
}
