//! Whole answers, and the picks they are built of.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};
use table::Seat;
use ts_rs::TS;

use crate::ask::Ask;
use crate::board::{Nation, Region};
use crate::card::Cards;
use crate::combination::Combination;
use crate::force::{Force, Forces};
use crate::pick::Pick;

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, VariantNames, IntoStaticStr, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
#[ts(export_to = "europe.ts")]
pub enum Action {
    Choose {
        nation: Nation,
    },
    Place {
        nation: Nation,
        region: Region,
        pieces: Force,
    },
    Begin,
    Wait,
    Break {
        with: Seat,
    },
    March {
        nation: Nation,
        from: Region,
        to: Region,
        pieces: Force,
    },
    Ride {
        nation: Nation,
        from: Region,
        via: Region,
        to: Region,
        pieces: Force,
    },
    Land {
        nation: Nation,
        from: Region,
        to: Region,
        pieces: Force,
    },
    Fight {
        region: Region,
    },
    /// What stands in front; all else stands in the second line.
    Line {
        front: Forces,
    },
    Hit {
        pieces: Forces,
    },
    Rally {
        pieces: Forces,
    },
    Retreat {
        nation: Nation,
        to: Region,
        pieces: Force,
    },
    /// The nation that is to draw the card of a major battle.
    Award {
        nation: Nation,
    },
    Combine {
        nation: Nation,
        combination: Combination,
        cards: Cards,
    },
    /// Blank cards, back into the deck.
    PutBack {
        nation: Nation,
        cards: u8,
    },
    Propose {
        to: Seat,
    },
    Offer {
        from: Nation,
        to: Nation,
        cards: Cards,
    },
    Exchange {
        cards: Cards,
    },
    Accept,
    Decline,
    /// To act at one's own place: now, and until it is withdrawn.
    OwnPlace,
    /// To let the lines stay as they are: now, and in this battle until it is withdrawn.
    Stay,
    Withdraw,
    Done,
}

impl Action {
    /// The picks that build this action, if it can answer such an ask.
    pub fn path(&self, ask: &Ask) -> Option<Vec<Pick>> {
        let picks = match (ask, self) {
            (Ask::Choose, &Action::Choose { nation }) | (Ask::Award, &Action::Award { nation }) => {
                vec![Pick::Nation { nation }]
            }
            (Ask::Place, &Action::Place { nation, region, pieces })
            | (
                Ask::Retreat,
                &Action::Retreat {
                    nation,
                    to: region,
                    pieces,
                },
            ) => with_pieces(vec![Pick::Nation { nation }, Pick::Region { region }], nation, pieces),
            (Ask::Turn, Action::Begin) => vec![Pick::Begin],
            (Ask::Turn, Action::Wait) => vec![Pick::Wait],
            (Ask::Turn, &Action::Break { with }) => vec![Pick::Break { with }],
            (Ask::Move | Ask::Produce, Action::Done) => vec![Pick::Done],
            (
                Ask::Move,
                &Action::March {
                    nation,
                    from,
                    to,
                    pieces,
                },
            ) => with_pieces(
                vec![
                    Pick::Nation { nation },
                    Pick::Region { region: from },
                    Pick::March { to },
                ],
                nation,
                pieces,
            ),
            (
                Ask::Move,
                &Action::Ride {
                    nation,
                    from,
                    via,
                    to,
                    pieces,
                },
            ) => with_pieces(
                vec![
                    Pick::Nation { nation },
                    Pick::Region { region: from },
                    Pick::Ride { via },
                    Pick::Region { region: to },
                ],
                nation,
                pieces,
            ),
            (
                Ask::Move,
                &Action::Land {
                    nation,
                    from,
                    to,
                    pieces,
                },
            ) => with_pieces(
                vec![
                    Pick::Nation { nation },
                    Pick::Region { region: from },
                    Pick::Land { to },
                ],
                nation,
                pieces,
            ),
            (Ask::Battle, &Action::Fight { region }) => vec![Pick::Region { region }],
            (Ask::Deploy | Ask::Arrange, Action::Line { front: pieces })
            | (Ask::Hit { .. }, Action::Hit { pieces })
            | (Ask::Rally { .. }, Action::Rally { pieces }) => with_all(Vec::new(), pieces),
            (
                Ask::Produce,
                &Action::Combine {
                    nation,
                    combination,
                    ref cards,
                },
            ) => {
                let first = [Pick::Nation { nation }, Pick::Combination { combination }];
                first.into_iter().chain(card_picks(cards)).collect()
            }
            (Ask::Produce, &Action::PutBack { nation, cards }) => {
                vec![Pick::Nation { nation }, Pick::PutBack, Pick::Count { count: cards }]
            }
            (Ask::Propose, &Action::Propose { to }) => vec![Pick::Player { seat: to }],
            (Ask::Trade, &Action::Offer { from, to, ref cards }) => {
                let first = [Pick::Nation { nation: from }, Pick::Nation { nation: to }];
                let picks = first.into_iter().chain(card_picks(cards));
                picks.chain([Pick::Done]).collect()
            }
            (Ask::Exchange { .. }, Action::Exchange { cards }) => {
                let picks = [Pick::Accept].into_iter().chain(card_picks(cards));
                picks.chain([Pick::Done]).collect()
            }
            (Ask::Join | Ask::Alliance { .. } | Ask::Share, Action::Accept) => vec![Pick::Accept],
            (Ask::Join | Ask::Alliance { .. } | Ask::Exchange { .. }, Action::Decline) => vec![Pick::Decline],
            (Ask::Join, Action::OwnPlace) => vec![Pick::OwnPlace],
            (Ask::Arrange, Action::Stay) => vec![Pick::Stay],
            (
                Ask::WithdrawProposal { .. } | Ask::WithdrawOffer { .. } | Ask::WithdrawPlace | Ask::WithdrawLines,
                Action::Withdraw,
            ) => vec![Pick::Withdraw],
            _ => return None,
        };
        Some(picks)
    }
}

fn with_pieces(picks: Vec<Pick>, nation: Nation, pieces: Force) -> Vec<Pick> {
    with_all(picks, &Forces::one(nation, pieces))
}

fn with_all(mut picks: Vec<Pick>, pieces: &Forces) -> Vec<Pick> {
    for slot in pieces.slots() {
        picks.push(Pick::Kind {
            nation: slot.nation,
            arm: slot.arm,
        });
        picks.push(Pick::Count { count: slot.count });
    }
    picks.push(Pick::Done);
    picks
}

fn card_picks(cards: &Cards) -> impl Iterator<Item = Pick> {
    cards.iter().map(|card| Pick::Card { card })
}
