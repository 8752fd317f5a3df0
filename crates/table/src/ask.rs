//! Open questions and their ids.
//!
//! The table numbers a seat's asks by that seat's asks alone, so an id says nothing about what others were asked. An
//! ask that stays keeps its id while others act; one that was answered never comes back under its old id, not even
//! when the answer is taken back, so a message that arrives twice counts once.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

use crate::game::Asked;
use crate::seat::{Seat, all_seats};

#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, TS)]
#[ts(export_to = "table.ts", type = "string & { readonly brand: \"AskId\" }")]
pub struct AskId {
    pub seat: Seat,
    pub number: u32,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "table.ts")]
pub struct OpenAsk<A> {
    pub id: AskId,
    pub standing: bool,
    pub ask: A,
}

#[derive(Clone, Debug)]
pub struct OpenAsks<A> {
    seats: Vec<SeatAsks<A>>,
}

#[derive(Clone, Debug)]
struct SeatAsks<A> {
    given: u32,
    open: Vec<OpenAsk<A>>,
    /// Whether the last update has changed them.
    changed: bool,
}

impl<A: Clone + PartialEq> OpenAsks<A> {
    pub fn new(seats: usize) -> OpenAsks<A> {
        OpenAsks {
            seats: all_seats(seats)
                .map(|_| SeatAsks {
                    given: 0,
                    open: Vec::new(),
                    changed: false,
                })
                .collect(),
        }
    }

    pub fn of(&self, seat: Seat) -> &[OpenAsk<A>] {
        self.seats
            .get(usize::from(seat.0))
            .map_or(&[], |asks| asks.open.as_slice())
    }

    pub fn get(&self, id: AskId) -> Option<&OpenAsk<A>> {
        self.of(id.seat).iter().find(|open| open.id == id)
    }

    pub fn all(&self) -> impl Iterator<Item = &OpenAsk<A>> {
        self.seats.iter().flat_map(|asks| asks.open.iter())
    }

    /// Whether the last update has changed what the seat is asked.
    pub(crate) fn changed(&self, seat: Seat) -> bool {
        self.seats.get(usize::from(seat.0)).is_some_and(|asks| asks.changed)
    }

    /// `answered` is closed; what the game asks now keeps its id where it was open before and gets a new one otherwise.
    pub fn update(&mut self, answered: Option<AskId>, asked: Vec<Asked<A>>) {
        let mut before: Vec<Vec<OpenAsk<A>>> = self
            .seats
            .iter_mut()
            .map(|asks| {
                asks.changed = false;
                std::mem::take(&mut asks.open)
            })
            .collect();
        for Asked { seat, standing, ask } in asked {
            let index = usize::from(seat.0);
            let asks = &mut self.seats[index];
            let kept = before[index]
                .iter()
                .position(|open| Some(open.id) != answered && open.standing == standing && open.ask == ask);
            // The one before it has gone, or comes later.
            asks.changed |= kept != Some(0);
            let open = match kept {
                Some(place) => before[index].remove(place),
                None => {
                    asks.given += 1;
                    let id = AskId {
                        seat,
                        number: asks.given,
                    };
                    OpenAsk { id, standing, ask }
                }
            };
            asks.open.push(open);
        }
        for (asks, gone) in self.seats.iter_mut().zip(before) {
            asks.changed |= !gone.is_empty();
        }
    }
}

impl fmt::Display for AskId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.seat, self.number)
    }
}

impl FromStr for AskId {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.split_once('.')
            .and_then(|(seat, number)| {
                Some(AskId {
                    seat: Seat(seat.parse().ok()?),
                    number: number.parse().ok()?,
                })
            })
            .ok_or_else(|| format!("\"{text}\" is not the id of an ask"))
    }
}

impl Serialize for AskId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for AskId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(seat: u8, ask: &'static str) -> Asked<&'static str> {
        Asked {
            seat: Seat(seat),
            standing: false,
            ask,
        }
    }

    fn ids(asks: &OpenAsks<&'static str>, seat: u8) -> Vec<String> {
        asks.of(Seat(seat)).iter().map(|open| open.id.to_string()).collect()
    }

    #[test]
    fn an_ask_that_stays_keeps_its_id() {
        let mut asks = OpenAsks::new(2);
        asks.update(None, vec![asked(0, "bid"), asked(1, "bid")]);
        let answered = asks.of(Seat(0))[0].id;
        asks.update(Some(answered), vec![asked(1, "bid")]);
        assert_eq!(ids(&asks, 0), Vec::<String>::new());
        assert_eq!(ids(&asks, 1), ["1.1"]);
    }

    #[test]
    fn an_answered_ask_does_not_come_back_under_its_id() {
        let mut asks = OpenAsks::new(1);
        asks.update(None, vec![asked(0, "command")]);
        let answered = asks.of(Seat(0))[0].id;
        asks.update(Some(answered), vec![asked(0, "command")]);
        assert_eq!(ids(&asks, 0), ["0.2"]);
        assert!(asks.get(answered).is_none());
    }

    #[test]
    fn two_equal_asks_have_two_ids() {
        let mut asks = OpenAsks::new(1);
        asks.update(None, vec![asked(0, "trade"), asked(0, "trade")]);
        assert_eq!(ids(&asks, 0), ["0.1", "0.2"]);
        asks.update(None, vec![asked(0, "trade"), asked(0, "trade")]);
        assert_eq!(ids(&asks, 0).len(), 2);
    }

    #[test]
    fn what_is_asked_has_changed_where_its_ids_have() {
        let mut asks = OpenAsks::new(2);
        let rounds = [
            vec![asked(0, "bid"), asked(0, "offer"), asked(1, "bid")],
            vec![asked(0, "bid"), asked(0, "offer"), asked(1, "bid")],
            vec![asked(0, "offer"), asked(0, "bid"), asked(1, "bid")],
            vec![asked(0, "offer"), asked(1, "bid"), asked(1, "bid")],
            vec![asked(1, "bid")],
            vec![],
            vec![],
        ];
        for round in rounds {
            let before = [0, 1].map(|seat| ids(&asks, seat));
            asks.update(None, round);
            for seat in [0, 1] {
                let changed = ids(&asks, seat) != before[usize::from(seat)];
                assert_eq!(asks.changed(Seat(seat)), changed, "seat {seat}: {before:?}");
            }
        }
    }
}
