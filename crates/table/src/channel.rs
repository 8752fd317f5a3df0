//! Who may talk to whom.

use serde::{Deserialize, Serialize};

use crate::seat::Seat;

#[derive(Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Channel {
    All,
    /// Two seats in private, the lower number first.
    Pair {
        a: Seat,
        b: Seat,
    },
    /// Partners, in the order of their seats.
    Team {
        seats: Vec<Seat>,
    },
}

impl Channel {
    pub fn pair(one: Seat, other: Seat) -> Channel {
        Channel::Pair {
            a: one.min(other),
            b: one.max(other),
        }
    }

    pub fn team(mut seats: Vec<Seat>) -> Channel {
        seats.sort_unstable();
        Channel::Team { seats }
    }

    /// One word, the same for as long as the match lasts.
    pub fn name(&self) -> String {
        match self {
            Channel::All => "all".to_owned(),
            Channel::Pair { a, b } => format!("pair-{a}-{b}"),
            Channel::Team { seats } => {
                let numbers = seats.iter().map(|seat| format!("-{seat}"));
                format!("team{}", numbers.collect::<String>())
            }
        }
    }

    pub fn holds(&self, seat: Seat) -> bool {
        match self {
            Channel::All => true,
            Channel::Pair { a, b } => *a == seat || *b == seat,
            Channel::Team { seats } => seats.contains(&seat),
        }
    }

    /// Whether it is written as it should be, and for seats that there are.
    pub(crate) fn is_sound(&self, seats: usize) -> bool {
        let there = |seat: &Seat| usize::from(seat.0) < seats;
        match self {
            Channel::All => true,
            Channel::Pair { a, b } => a < b && there(b),
            Channel::Team { seats } => {
                seats.len() > 1 && seats.is_sorted_by(|one, next| one < next) && seats.iter().all(there)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_channel_has_one_name_however_it_is_made() {
        assert_eq!(Channel::All.name(), "all");
        assert_eq!(Channel::pair(Seat(2), Seat(0)), Channel::pair(Seat(0), Seat(2)));
        assert_eq!(Channel::pair(Seat(2), Seat(0)).name(), "pair-0-2");
        assert_eq!(Channel::team(vec![Seat(3), Seat(1)]).name(), "team-1-3");
    }

    #[test]
    fn a_channel_holds_its_seats_and_no_others() {
        let held = |channel: &Channel| -> Vec<u8> { (0..4).filter(|&seat| channel.holds(Seat(seat))).collect() };
        assert_eq!(held(&Channel::All), [0, 1, 2, 3]);
        assert_eq!(held(&Channel::pair(Seat(0), Seat(2))), [0, 2]);
        assert_eq!(held(&Channel::team(vec![Seat(1), Seat(3)])), [1, 3]);
    }

    #[test]
    fn a_channel_is_for_seats_that_there_are() {
        let pair = Channel::pair(Seat(0), Seat(2));
        assert!(pair.is_sound(3) && !pair.is_sound(2));
        let turned = Channel::Pair { a: Seat(1), b: Seat(0) };
        assert!(!turned.is_sound(2));
        assert!(!Channel::pair(Seat(1), Seat(1)).is_sound(2));
        assert!(!Channel::team(vec![Seat(1)]).is_sound(2));
    }

    #[test]
    fn a_channel_travels_by_its_type() {
        let json = serde_json::to_string(&Channel::pair(Seat(0), Seat(2))).expect("a channel is JSON");
        assert_eq!(json, r#"{"type":"pair","a":0,"b":2}"#);
    }
}
