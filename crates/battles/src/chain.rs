//! The chain of command: who stands in whose span, and how many dice that makes.

use crate::arm::Arm;
use crate::general_status::Distance;
use crate::id::{GeneralId, UnitId};
use crate::options::AttachedPoor;
use crate::rating::Rating;
use crate::side::Side;
use crate::state::State;
use crate::unit_status::Place;

impl State {
    /// Whether the commander in chief himself has a span to stand in.
    fn chief_reaches(&self, side: Side) -> bool {
        let chief = self.general(self.armies.commander(side));
        !chief.lost && chief.attached.is_none()
    }

    /// Whether a general is within the commander in chief's own span.
    pub fn near_chief(&self, general: GeneralId) -> bool {
        let side = self.armies.general(general).side;
        let chief = self.armies.commander(side);
        if self.armies.general(general).superior == Some(chief) && !self.general(chief).lost {
            return self.near(general, chief);
        }
        self.general(general).reach && self.chief_reaches(side)
    }

    /// Whether a general is in the span of this superior, whose span is zero while he is attached (B4.1.2p).
    fn near(&self, general: GeneralId, superior: GeneralId) -> bool {
        match self.general(general).distance {
            Distance::Touching => true,
            Distance::InSpan => self.general(superior).attached.is_none(),
            Distance::Out => false,
        }
    }

    /// A lost superior is passed over: the span of the next one above is measured (A34).
    pub fn in_command(&self, general: GeneralId) -> bool {
        if self.general(general).lost {
            return false;
        }
        if self.armies.general(general).superior.is_none() {
            return true;
        }
        let superior = self.armies.superiors(general).find(|&id| !self.general(id).lost);
        superior.is_some_and(|superior| self.near(general, superior))
    }

    /// Where an order to this general sets out: with the commander in chief or, where several play, with the general of
    /// the player who gives it, whether it was passed to him (A22) or is a die of his own (A23).
    pub fn sender(&self, receiver: GeneralId) -> GeneralId {
        let side = self.armies.general(receiver).side;
        match self.several(side) {
            true => self.general_of(self.seat_of_general(receiver)),
            false => self.armies.commander(side),
        }
    }

    /// Whether he stands in the commander in chief's own span, and is so in command with everything above him (A6). Who is
    /// directly under the commander in chief is measured by that alone.
    fn reached(&self, general: GeneralId) -> bool {
        let side = self.armies.general(general).side;
        let direct = self.armies.general(general).superior == Some(self.armies.commander(side));
        let status = self.general(general);
        self.options.reach && !direct && status.reach && !status.lost && self.chief_reaches(side)
    }

    /// Whether he is in command, by his superior's span or by the commander in chief's.
    pub fn commanded(&self, general: GeneralId) -> bool {
        self.in_command(general) || self.reached(general)
    }

    /// The generals out of command on the way from `from`, who sends the order, down to who receives it (A6, A7).
    pub fn broken(&self, from: GeneralId, receiver: GeneralId) -> u8 {
        let mut broken = 0;
        for general in [receiver].into_iter().chain(self.armies.superiors(receiver)) {
            if general == from {
                break;
            }
            if self.reached(general) {
                break;
            }
            broken += u8::from(!self.in_command(general));
        }
        broken
    }

    /// Whether it is asked if this general stands in the commander in chief's own span.
    pub fn reach_matters(&self, general: GeneralId) -> bool {
        let spec = self.armies.general(general);
        let chief = self.armies.commander(spec.side);
        let passes_dice = self.several(spec.side) && spec.player.is_some();
        general != chief && spec.superior != Some(chief) && (self.options.reach || passes_dice)
    }

    fn commands(&self, general: GeneralId, counts: impl Fn(Arm) -> bool) -> bool {
        let mut direct = self.armies.direct(general);
        !self.general(general).lost && direct.any(|unit| counts(self.arm(unit)) && self.unit(unit).present())
    }

    /// A general who directly commands units is where one of them is.
    pub fn is_there(&self, general: GeneralId) -> bool {
        let places = || self.armies.direct(general).map(|unit| self.unit(unit).place);
        places().any(|place| place == Place::OnTable) || places().all(|place| place == Place::Destroyed)
    }

    /// Units that he commands, himself or through others.
    fn command(&self, general: GeneralId) -> impl Iterator<Item = UnitId> {
        let under = move |unit: UnitId| {
            let direct = self.armies.unit(unit).general;
            direct == general || self.armies.superiors(direct).any(|id| id == general)
        };
        self.armies.unit_ids().filter(move |&unit| under(unit))
    }

    /// Whether he has yet to come (A38): of all that he commands nothing is there, and something is still to arrive.
    pub fn absent(&self, general: GeneralId) -> bool {
        let later = |unit: UnitId| self.unit(unit).place == Place::NotArrived;
        let mut all = self.command(general);
        self.command(general).any(later) && !all.any(|unit| self.unit(unit).present())
    }

    /// Whether it matters where he stands: an order may set out with him, or come to somebody through him.
    pub fn matters(&self, general: GeneralId) -> bool {
        let chief = self.armies.general(general).superior.is_none();
        !self.general(general).lost && (chief || self.command(general).any(|unit| self.unit(unit).present()))
    }

    /// Whether he may be given an order: he directly commands combat units, be they only guns (B4.1.2l, B4.1.2m).
    pub fn eligible(&self, general: GeneralId) -> bool {
        self.commands(general, |_| true)
    }

    /// Whether a die is rolled for him (B4.1.2a, B4.1.2b, A26).
    pub fn counts(&self, general: GeneralId) -> bool {
        self.commands(general, |arm| arm != Arm::Artillery)
    }

    /// How many dice the side rolls for its orders.
    pub fn order_dice(&self, side: Side) -> u8 {
        let direct = self.armies.generals_of(side).filter(|&id| self.counts(id)).count();
        let chief = self.armies.commander(side);
        let status = self.general(chief);
        let rating = self.rating(chief);
        let bonus = match (status.lost, status.attached.is_some()) {
            (true, _) => 0,
            (false, false) => rating.bonus(),
            (false, true) if rating == Rating::Poor && self.options.attached_poor == AttachedPoor::CostsADie => -1,
            (false, true) => 0,
        };
        (direct as i16 + i16::from(bonus)).max(1) as u8
    }

    /// How many dice of his own the player of this seat rolls (BM5, A24, A38).
    pub fn own_dice(&self, seat: table::Seat) -> u8 {
        let general = self.general_of(seat);
        let status = self.general(general);
        let resting =
            status.lost || self.absent(general) || (status.attached.is_some() && !self.options.attached_rolls);
        if seat == self.chief(self.side_of(seat)) || resting {
            0
        } else {
            self.rating(general).own_dice()
        }
    }

    /// Whether an order to this general activates the unit now (B4.1.2n, A39): it is directly his and within his span, or
    /// the one he is with.
    pub fn activates(&self, general: GeneralId, unit: UnitId) -> bool {
        let within = match self.general(general).attached {
            Some(with) => with == unit,
            None => self.unit(unit).in_span,
        };
        self.armies.unit(unit).general == general && self.unit(unit).present() && within
    }
}
