//! What happens. Secrets are in it for those who know them, and left out of what others are told.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};
use table::{Audience, Happening, Hearing, Seat};
use ts_rs::TS;

use crate::Europe;
use crate::battle::Side;
use crate::board::{Nation, Region};
use crate::card::Cards;
use crate::combination::Combination;
use crate::force::{Force, Forces};
use crate::phase::How;
use crate::seat_set::SeatSet;
use crate::state::State;

/// What is secret of an event is left out of it where it is told to others.
pub type Told = Event;

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, VariantNames, IntoStaticStr, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[ts(export_to = "europe.ts", rename = "Told")]
pub enum Event {
    Chosen {
        seat: Seat,
        nations: Vec<Nation>,
    },
    Placed {
        nation: Nation,
        region: Region,
        pieces: Force,
    },
    RoundBegan {
        round: u8,
    },
    /// It is this player's place.
    Called {
        seat: Seat,
    },
    Waited {
        seat: Seat,
    },
    Broken {
        by: Seat,
        with: Seat,
    },
    /// He acts, as the owner of the turn or as an ally.
    Joined {
        seat: Seat,
    },
    StoodAside {
        seat: Seat,
    },
    /// He would act along, if those who are asked before him leave room.
    Willing {
        seat: Seat,
    },
    /// He acts at his own place from now on.
    OwnPlace {
        seat: Seat,
    },
    /// He is asked again whether he acts in allies' turns.
    AnyPlace {
        seat: Seat,
    },
    MovementBegan {
        acting: SeatSet,
    },
    Marched {
        nation: Nation,
        from: Region,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        via: Option<Region>,
        to: Region,
        pieces: Force,
    },
    /// A die for each piece, infantry first; none into a friendly region.
    Landed {
        nation: Nation,
        from: Region,
        to: Region,
        pieces: Force,
        rolls: Vec<u8>,
        lost: Force,
    },
    /// Somebody is done with the phase.
    Ready {
        seat: Seat,
    },
    MovementEnded,
    Taken {
        region: Region,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        by: Option<Nation>,
    },
    Eliminated {
        nation: Nation,
    },
    BattleBegan {
        region: Region,
        attackers: SeatSet,
        defenders: SeatSet,
        landed: bool,
        major: bool,
    },
    /// Told only to the player himself.
    Deployed {
        seat: Seat,
        front: Forces,
    },
    LinesShown {
        front: Forces,
        back: Forces,
    },
    Arranged {
        seat: Seat,
        front: Forces,
    },
    /// His lines stay as they are from now on.
    LinesStay {
        seat: Seat,
    },
    /// He is asked again for his lines.
    LinesFree {
        seat: Seat,
    },
    Fired {
        side: Side,
        rolls: Vec<u8>,
        hits: u16,
        pursuit: bool,
    },
    Lost {
        pieces: Forces,
    },
    RallyRolled {
        seat: Seat,
        rolls: Vec<u8>,
        pieces: u16,
    },
    Rallied {
        pieces: Forces,
    },
    /// The attackers have not won in time.
    NightFell,
    Won {
        side: Side,
    },
    Retreated {
        nation: Nation,
        from: Region,
        to: Region,
        pieces: Force,
    },
    /// There was no way out.
    Surrounded {
        nation: Nation,
        pieces: Force,
    },
    /// He would have this nation draw the card of the battle.
    Named {
        seat: Seat,
        nation: Nation,
    },
    BattleEnded {
        region: Region,
    },
    Drew {
        nation: Nation,
        count: u8,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        cards: Option<Cards>,
    },
    ProductionBegan,
    Combined {
        nation: Nation,
        combination: Combination,
        cards: Cards,
        pieces: Force,
    },
    PutBack {
        nation: Nation,
        cards: u8,
    },
    Proposed {
        from: Seat,
        to: Seat,
    },
    Allied {
        from: Seat,
        to: Seat,
    },
    Rejected {
        from: Seat,
        to: Seat,
    },
    ProposalWithdrawn {
        from: Seat,
        to: Seat,
    },
    /// One of the two has come upon the other's pieces.
    ProposalLapsed {
        from: Seat,
        to: Seat,
    },
    Offered {
        from: Nation,
        to: Nation,
        count: u8,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        cards: Option<Cards>,
    },
    Exchanged {
        from: Nation,
        to: Nation,
        given: u8,
        taken: u8,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        given_cards: Option<Cards>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        taken_cards: Option<Cards>,
    },
    Refused {
        from: Nation,
        to: Nation,
    },
    OfferWithdrawn {
        from: Nation,
        to: Nation,
    },
    /// Nobody has answered in time.
    OfferLapsed {
        from: Nation,
        to: Nation,
    },
    Agreed {
        seat: Seat,
    },
    Ended {
        winners: SeatSet,
        how: How,
    },
}

impl Happening<Europe> for Event {
    fn hearing(&self, after: &State) -> Hearing<Event> {
        let player = |nation: Nation| -> Audience { after.open.player(nation).into_iter().collect() };
        match self {
            // Who deploys when is as secret as how.
            Event::Deployed { seat, .. } => Hearing::secret(*seat),
            &Event::Drew { nation, count, .. } => {
                let unseen = Event::Drew {
                    nation,
                    count,
                    cards: None,
                };
                Hearing::partly(player(nation), unseen)
                    .binding()
                    .showing(player(nation))
            }
            &Event::Offered { from, to, count, .. } => {
                let unseen = Event::Offered {
                    from,
                    to,
                    count,
                    cards: None,
                };
                Hearing::partly(player(from), unseen)
            }
            &Event::Exchanged {
                from, to, given, taken, ..
            } => {
                let unseen = Event::Exchanged {
                    from,
                    to,
                    given,
                    taken,
                    given_cards: None,
                    taken_cards: None,
                };
                let both = player(from).and(player(to));
                Hearing::partly(both, unseen).binding().showing(both)
            }
            // Nobody has rolled where nobody could be lost.
            Event::Landed { rolls, .. } if rolls.is_empty() => Hearing::open(),
            // A die, or what was laid face down.
            Event::Landed { .. }
            | Event::LinesShown { .. }
            | Event::Fired { .. }
            | Event::RallyRolled { .. }
            | Event::Combined { .. }
            | Event::PutBack { .. } => Hearing::open().binding().showing(Audience::ALL),
            // A word given to another, or the turn of others, who go on from here.
            Event::RoundBegan { .. }
            | Event::Called { .. }
            | Event::MovementBegan { .. }
            | Event::MovementEnded
            | Event::BattleBegan { .. }
            | Event::Won { .. }
            | Event::BattleEnded { .. }
            | Event::ProductionBegan
            | Event::Proposed { .. }
            | Event::Allied { .. }
            | Event::Ended { .. } => Hearing::open().binding(),
            Event::Chosen { .. }
            | Event::Placed { .. }
            | Event::Waited { .. }
            | Event::Broken { .. }
            | Event::Joined { .. }
            | Event::StoodAside { .. }
            | Event::Willing { .. }
            | Event::OwnPlace { .. }
            | Event::AnyPlace { .. }
            | Event::Marched { .. }
            | Event::Ready { .. }
            | Event::Taken { .. }
            | Event::Eliminated { .. }
            | Event::Arranged { .. }
            | Event::LinesStay { .. }
            | Event::LinesFree { .. }
            | Event::Lost { .. }
            | Event::Rallied { .. }
            | Event::NightFell
            | Event::Retreated { .. }
            | Event::Surrounded { .. }
            | Event::Named { .. }
            | Event::Rejected { .. }
            | Event::ProposalWithdrawn { .. }
            | Event::ProposalLapsed { .. }
            | Event::Refused { .. }
            | Event::OfferWithdrawn { .. }
            | Event::OfferLapsed { .. }
            | Event::Agreed { .. } => Hearing::open(),
        }
    }

    fn whole(&self) -> Event {
        self.clone()
    }
}
