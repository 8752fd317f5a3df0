//! How the players of a match add to its dice: each pledges his salt, and only when all have pledged does anybody open his.
//!
//! Whoever runs the server reads what browsers send, and knows his own seed. If he plays too and could choose his salt after he
//! has read the others', he would try salts until the deal suits him. So no salt leaves a browser before those of all seats
//! are fixed by their pledges, and the seed by its commitment. What he can still do is to let a round fail; the next has
//! another number, which stands in the header.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::hash::Hash;
use crate::header::Header;
use crate::seat::{Holder, Seat};
use crate::seed::Salt;

/// The hash of a seat's salt. It counts for one seat, in one round of one match: who sends another's has nothing to open.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "table.ts")]
pub struct Pledge {
    pub seat: Seat,
    pub hash: Hash,
}

impl Pledge {
    pub fn of(salt: &Salt, id: &str, round: u32, seat: Seat) -> Pledge {
        let id = Hash::of("bicorne match", &[id.as_bytes()]);
        let parts: [&[u8]; 4] = [salt.bytes(), id.bytes(), &round.to_le_bytes(), &[seat.0]];
        let hash = Hash::of("bicorne pledge", &parts);
        Pledge { seat, hash }
    }
}

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "table.ts")]
pub struct Round {
    /// From 1. Those before it came to nothing after all had pledged.
    pub number: u32,
    /// Of the seats that persons hold, in order.
    pub pledges: Vec<Pledge>,
}

impl Round {
    /// A bot's salt follows from what was fixed before anybody opened his: whoever runs the bots cannot choose it to fit.
    pub fn bot_salt(&self, id: &str, commitment: &Hash, seat: Seat) -> Salt {
        Salt::from_hash(&Hash::of(
            "bicorne bot salt of a round",
            &[self.link(id, commitment).bytes(), &[seat.0]],
        ))
    }

    /// The hash of all that is fixed when the round is.
    fn link(&self, id: &str, commitment: &Hash) -> Hash {
        let id = Hash::of("bicorne match", &[id.as_bytes()]);
        let number = self.number.to_le_bytes();
        let mut parts: Vec<&[u8]> = vec![id.bytes(), commitment.bytes(), &number];
        let seats: Vec<[u8; 1]> = self.pledges.iter().map(|pledge| [pledge.seat.0]).collect();
        for (pledge, seat) in self.pledges.iter().zip(&seats) {
            parts.extend([seat.as_slice(), pledge.hash.bytes()]);
        }
        Hash::of("bicorne round", &parts)
    }

    /// The first seat whose salt is not the one that was pledged, or that follows from the pledges.
    pub(crate) fn unfit(&self, header: &Header) -> Option<Seat> {
        let mut pledges = self.pledges.iter();
        for (seat, line) in (0..).map(Seat).zip(&header.seats) {
            let fits = match line.holder {
                Holder::Person { .. } => pledges.next() == Some(&Pledge::of(&line.salt, &header.id, self.number, seat)),
                Holder::Bot { .. } => line.salt == self.bot_salt(&header.id, &header.commitment, seat),
            };
            if !fits {
                return Some(seat);
            }
        }
        pledges.next().map(|pledge| pledge.seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seed::Seed;

    fn pledge(id: &str, round: u32, seat: u8) -> Pledge {
        Pledge::of(&Salt::from_text("ney"), id, round, Seat(seat))
    }

    #[test]
    fn a_pledge_counts_for_one_seat_in_one_round_of_one_match() {
        let first = pledge("one", 1, 0).hash;
        assert_eq!(first, pledge("one", 1, 0).hash);
        for other in [pledge("other", 1, 0), pledge("one", 2, 0), pledge("one", 1, 1)] {
            assert_ne!(first, other.hash);
        }
    }

    #[test]
    fn the_salt_of_a_bot_follows_from_all_that_was_fixed() {
        let commitment = Seed::from_text("one").commitment();
        let round = |number, pledges| Round { number, pledges };
        let salt = |round: Round| round.bot_salt("one", &commitment, Seat(1));
        let first = salt(round(1, vec![pledge("one", 1, 0)]));
        assert_eq!(first, salt(round(1, vec![pledge("one", 1, 0)])));
        assert_ne!(first, salt(round(2, vec![pledge("one", 1, 0)])));
        assert_ne!(first, salt(round(1, vec![pledge("one", 2, 0)])));
        assert_ne!(first, salt(round(1, Vec::new())));
        let others = Seed::from_text("another").commitment();
        let pledged = round(1, vec![pledge("one", 1, 0)]);
        assert_ne!(first, pledged.bot_salt("one", &others, Seat(1)));
        assert_ne!(first, pledged.bot_salt("other", &commitment, Seat(1)));
        assert_ne!(first, pledged.bot_salt("one", &commitment, Seat(2)));
    }
}
