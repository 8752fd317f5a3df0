//! The whole truth of a match. It is flat, so that a bot can copy it a million times a second.

use serde::{Deserialize, Serialize};
use strum::IntoEnumIterator as _;
use table::game::Asked;
use table::{Audience, Channel, Dice, Outcome, Seat, Version};
use ts_rs::TS;

use crate::army::Army;
use crate::ask::Ask;
use crate::attack::{Attack, Ride};
use crate::board::{self, Position, Side};
use crate::event::Event;
use crate::face::Face;
use crate::ground::Ground;
use crate::options::{Handicap, Options, SEATED};
use crate::setup::Written;
use crate::standing::Standing;
use crate::turn::Turn;
use crate::unit::Unit;
use crate::victory::End;

#[derive(Clone, Copy, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(into = "Written", try_from = "Written")]
pub struct State {
    pub rules: Version,
    pub options: Options,
    /// Which army each seat plays; nobody knows during an auction.
    pub sides: Option<[Side; 2]>,
    /// From 1.
    pub round: u8,
    pub turn: Turn,
    pub standings: [Standing; 2],
    pub armies: [Army; 2],
    pub stage: Stage,
}

#[derive(Clone, Copy, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Stage {
    Auction(Auction),
    ChooseSide { winner: Seat, bid: u8 },
    SetUp(Preparation),
    Command,
    Attack(Attack),
    Ride(Ride),
    Over(End),
}

#[derive(Clone, Copy, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Auction {
    pub bidder: Seat,
    /// The highest so far; the other one made it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bid: Option<u8>,
}

#[derive(Clone, Copy, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Preparation {
    pub allied: Task,
    pub french: Task,
    /// The French had assigned their units before they saw the Allied corps, and may think again.
    #[serde(default)]
    pub early: bool,
}

/// What an army has to do next to be set up.
#[derive(Clone, Copy, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "triumph.ts")]
pub enum Task {
    Assign,
    Place,
    Detach,
    Fix,
    Nothing,
}

impl State {
    pub fn start(rules: Version, options: &Options, dice: &mut Dice) -> State {
        let stage = match options.handicap {
            Handicap::Auction => Stage::Auction(Auction {
                bidder: Seat(u8::from(dice.roll(2) == 2)),
                bid: None,
            }),
            _ => Stage::SetUp(Preparation::default()),
        };
        State {
            rules,
            options: *options,
            sides: (options.handicap != Handicap::Auction).then_some(SEATED),
            round: 1,
            turn: Turn::of(Side::Allied),
            standings: Side::ALL.map(|side| Standing::start(side, options.handicap_of(side))),
            armies: Side::ALL.map(order_of_battle),
            stage,
        }
    }

    pub fn army(&self, side: Side) -> &Army {
        &self.armies[side.index()]
    }

    pub fn army_mut(&mut self, side: Side) -> &mut Army {
        &mut self.armies[side.index()]
    }

    pub fn standing_mut(&mut self, side: Side) -> &mut Standing {
        &mut self.standings[side.index()]
    }

    pub fn side_of(&self, seat: Seat) -> Option<Side> {
        self.sides?.get(usize::from(seat.0)).copied()
    }

    /// Those who play an army; nobody before the sides are chosen.
    pub fn seats_of(&self, side: Side) -> Audience {
        let sides = self.sides.iter().flatten();
        let seats = sides.zip(0..).filter(|(one, _)| **one == side);
        seats.map(|(_, seat)| Seat(seat)).collect()
    }

    /// Who answers for an army.
    pub fn seat_of(&self, side: Side) -> Seat {
        let sides = self.sides.unwrap_or(SEATED);
        Seat(u8::from(sides[1] == side))
    }

    pub fn ground(&self) -> Ground {
        Ground::of(&self.armies)
    }

    pub fn asks(&self) -> Vec<Asked<Ask>> {
        let blocking = |seat, ask| Asked {
            seat,
            standing: false,
            ask,
        };
        let asked = |side, ask| vec![blocking(self.seat_of(side), ask)];
        match &self.stage {
            Stage::Auction(auction) => vec![blocking(auction.bidder, Ask::Bid)],
            Stage::ChooseSide { winner, .. } => vec![blocking(*winner, Ask::Side)],
            Stage::SetUp(preparation) => self.set_up_asks(preparation),
            Stage::Command => asked(self.turn.side, Ask::Command),
            Stage::Ride(_) => asked(self.turn.side, Ask::Ride),
            Stage::Attack(attack) => {
                let step = attack.step;
                asked(step.asked(self.turn.side), step.ask(attack.assault.due))
            }
            Stage::Over(_) => Vec::new(),
        }
    }

    fn set_up_asks(&self, preparation: &Preparation) -> Vec<Asked<Ask>> {
        let ask_for = |task| match task {
            Task::Assign => Some(Ask::Assignment),
            Task::Place => Some(Ask::Placement),
            Task::Detach => Some(Ask::Detachments),
            Task::Fix => Some(Ask::Battery),
            Task::Nothing => None,
        };
        let seat = |side| self.seat_of(side);
        let mut asks = Vec::new();
        for (side, task) in [(Side::Allied, preparation.allied), (Side::French, preparation.french)] {
            if side == Side::French && task != Task::Assign && preparation.allied != Task::Nothing {
                continue;
            }
            asks.extend(ask_for(task).map(|ask| Asked {
                seat: seat(side),
                standing: false,
                ask,
            }));
        }
        if preparation.may_think_again() {
            asks.push(Asked {
                seat: seat(Side::French),
                standing: true,
                ask: Ask::Assignment,
            });
        }
        asks
    }

    /// The attack that an answer belongs to.
    pub fn attack_under_way(&self) -> Attack {
        match self.stage {
            Stage::Attack(attack) => attack,
            _ => unreachable!("it is asked about an attack only during one"),
        }
    }

    pub fn due(&self) -> bool {
        false
    }

    pub fn advance(&mut self, _dice: &mut Dice, _out: &mut Vec<Event>) {}

    pub fn channels(&self) -> Vec<Channel> {
        vec![Channel::All]
    }

    pub fn outcome(&self) -> Option<Outcome> {
        match &self.stage {
            Stage::Over(end) => Some(Outcome {
                winners: vec![self.seat_of(end.winner)],
                how: end.how.word().to_owned(),
            }),
            _ => None,
        }
    }
}

impl Default for Preparation {
    fn default() -> Preparation {
        Preparation {
            allied: Task::Assign,
            french: Task::Assign,
            early: false,
        }
    }
}

impl Preparation {
    pub fn may_think_again(&self) -> bool {
        self.early && self.allied == Task::Nothing && self.french == Task::Place
    }
}

/// All units of the army, in no corps yet and off the map.
pub fn order_of_battle(side: Side) -> Army {
    let mut army = Army::empty(side);
    let listed = board::army_units(side);
    let count = |face: Face| {
        let word: &str = face.into();
        listed
            .iter()
            .find(|(name, _)| *name == word)
            .map_or(0, |(_, count)| *count)
    };
    let faces = Face::iter().flat_map(|face| std::iter::repeat_n(face, usize::from(count(face))));
    for (unit, face) in Unit::all().zip(faces) {
        army.add(unit, face, Position::OFF, None);
    }
    army
}
