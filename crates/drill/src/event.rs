//! What happens, in full, and who hears of it.

use std::collections::BTreeMap;

use strum::IntoStaticStr;
use table::{Audience, Happening, Hearing, Kind, Seat};

use crate::Drill;
use crate::card::{Card, Cards};
use crate::fault::{Fault, planted};
use crate::square::Square;
use crate::state::State;
use crate::told::Told;
use crate::trade;

#[derive(Clone, Eq, PartialEq, Debug, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum Event {
    BidMade {
        company: Seat,
        cards: Cards,
    },
    Trade(trade::Event),
    BidsShown {
        bids: BTreeMap<Seat, Cards>,
    },
    TieRolled {
        rolls: BTreeMap<Seat, u8>,
    },
    Led {
        company: Seat,
        total: u32,
    },
    Posted {
        company: Seat,
        square: Square,
    },
    Held {
        company: Seat,
        square: Square,
    },
    Charged {
        company: Seat,
        square: Square,
        rolls: Vec<u8>,
        won: bool,
    },
    Drew {
        company: Seat,
        card: Card,
    },
    RoundBegan {
        round: u8,
    },
    Ended {
        scores: BTreeMap<Seat, u32>,
    },
}

impl Kind for Event {
    const KINDS: &'static [&'static str] = table::joined_kinds!(
        &[
            "bid_made",
            "bids_shown",
            "tie_rolled",
            "led",
            "posted",
            "held",
            "charged",
            "drew",
            "round_began",
            "ended",
        ],
        trade::Event::KINDS,
    );

    fn kind(&self) -> &'static str {
        match self {
            Event::Trade(event) => event.kind(),
            Event::BidMade { .. }
            | Event::BidsShown { .. }
            | Event::TieRolled { .. }
            | Event::Led { .. }
            | Event::Posted { .. }
            | Event::Held { .. }
            | Event::Charged { .. }
            | Event::Drew { .. }
            | Event::RoundBegan { .. }
            | Event::Ended { .. } => self.into(),
        }
    }
}

impl Happening<Drill> for Event {
    fn hearing(&self, after: &State) -> Hearing<Told> {
        let side = |company: Seat| Audience::of(after.options.side(company));
        match self {
            Event::BidMade { .. } if planted(Fault::LeakingEvent) => Hearing::open(),
            Event::BidMade { company, .. }
                if planted(Fault::LeakingMessageCount)
                    && after.company(*company).hand.values().any(|card| card.value() == 6) =>
            {
                Hearing::partly(side(*company), Told::RoundBegan { round: after.round })
            }
            // Who bids when is as secret as what he bids.
            Event::BidMade { company, .. } => Hearing::secret(side(*company)),
            Event::Trade(event) => event.hearing(after),
            Event::Charged { .. } if planted(Fault::UndoPastADie) => Hearing::open().showing(Audience::ALL),
            Event::BidsShown { .. } | Event::TieRolled { .. } | Event::Charged { .. } => {
                Hearing::open().binding().showing(Audience::ALL)
            }
            Event::Drew { company, .. } if planted(Fault::LeakingReveal) => {
                Hearing::open().binding().showing(side(*company))
            }
            Event::Drew { company, .. } => Hearing::partly(side(*company), Told::DrewUnseen { company: *company })
                .binding()
                .showing(side(*company)),
            Event::RoundBegan { .. } if planted(Fault::UndoPastADie) || planted(Fault::UndoUnderOthers) => {
                Hearing::open()
            }
            // The next round is everybody's: others go on from here in secret.
            Event::RoundBegan { .. } => Hearing::open().binding(),
            Event::Led { .. } | Event::Posted { .. } | Event::Held { .. } | Event::Ended { .. } => Hearing::open(),
        }
    }

    fn whole(&self) -> Told {
        match self.clone() {
            Event::BidMade { company, cards } => Told::BidMade { company, cards },
            Event::Trade(event) => event.whole(),
            Event::BidsShown { bids } => Told::BidsShown { bids },
            Event::TieRolled { rolls } => Told::TieRolled { rolls },
            Event::Led { company, total } => Told::Led { company, total },
            Event::Posted { company, square } => Told::Posted { company, square },
            Event::Held { company, square } => Told::Held { company, square },
            Event::Charged {
                company,
                square,
                rolls,
                won,
            } => Told::Charged {
                company,
                square,
                rolls,
                won,
            },
            Event::Drew { company, card } => Told::Drew { company, card },
            Event::RoundBegan { round } => Told::RoundBegan { round },
            Event::Ended { scores } => Told::Ended { scores },
        }
    }
}

impl Happening<Drill> for trade::Event {
    fn hearing(&self, after: &State) -> Hearing<Told> {
        let side = |company: Seat| Audience::of(after.options.side(company));
        match *self {
            trade::Event::Offered { from, to, .. } => {
                let overhears = if planted(Fault::OverheardOffer) {
                    Audience::ALL
                } else {
                    side(to)
                };
                Hearing::secret(side(from)).part(overhears, Told::OfferedUnseen { from, to })
            }
            trade::Event::Exchanged { from, to, .. } => {
                let both = side(from).and(side(to));
                Hearing::secret(both).binding().showing(both)
            }
            trade::Event::Declined { from, to } => {
                let declined = Hearing::secret(side(from).and(side(to)));
                // The card is in the other's hand again, and he goes on from here in secret.
                if planted(Fault::UndoUnderOthers) {
                    declined
                } else {
                    declined.binding()
                }
            }
            trade::Event::Lapsed { from, to } => Hearing::secret(side(from).and(side(to))),
        }
    }

    fn whole(&self) -> Told {
        match *self {
            trade::Event::Offered { from, to, card } => Told::Offered { from, to, card },
            trade::Event::Exchanged { from, to, given, taken } => Told::Exchanged { from, to, given, taken },
            trade::Event::Declined { from, to } => Told::Declined { from, to },
            trade::Event::Lapsed { from, to } => Told::Lapsed { from, to },
        }
    }
}
