//! What a viewer knows. It is flat and cheap to make; `sight` is how it travels.

use serde::{Deserialize, Serialize};
use table::{Seat, Viewer};
use ts_rs::TS;

use crate::army::Army;
use crate::attack::{Assault, Attack, AttackStep, Defence, Ride};
use crate::blocks::Blocks;
use crate::board::{Approach, Commander, Locale, Side};
use crate::commanders::Commanders;
use crate::face::Face;
use crate::ground::Ground;
use crate::options::{Options, SEATED};
use crate::sight::Sight;
use crate::standing::Standing;
use crate::state::{Auction, Stage, State, Task};
use crate::turn::Turn;
use crate::unit::Units;
use crate::victory::End;

#[derive(Clone, Copy, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(into = "Sight", try_from = "Sight")]
pub struct View {
    pub me: Option<Seat>,
    pub side: Option<Side>,
    pub options: Options,
    pub sides: Option<[Side; 2]>,
    pub round: u8,
    pub turn: Turn,
    pub standings: [Standing; 2],
    pub forces: [Force; 2],
    pub stage: StageKnown,
    /// Follows from the rest.
    pub ground: Ground,
}

impl TS for View {
    type WithoutGenerics = View;
    type OptionInnerType = View;

    fn name(config: &ts_rs::Config) -> String {
        Sight::name(config)
    }

    fn inline(config: &ts_rs::Config) -> String {
        Sight::inline(config)
    }

    fn decl(config: &ts_rs::Config) -> String {
        Sight::decl(config)
    }

    fn output_path() -> Option<std::path::PathBuf> {
        Sight::output_path()
    }

    fn visit_dependencies(visitor: &mut impl ts_rs::TypeVisitor)
    where
        Self: 'static,
    {
        visitor.visit::<Sight>();
    }
}

#[derive(Clone, Copy, Eq, PartialEq, Debug)]
pub enum Force {
    Own(Army),
    Seen(Blocks),
}

#[derive(Clone, Copy, Eq, PartialEq, Debug)]
#[expect(clippy::large_enum_variant, reason = "flat, so that a view is made without the heap")]
pub enum StageKnown {
    Auction(Auction),
    ChooseSide { winner: Seat, bid: u8 },
    SetUp { mine: Option<Task>, allied_deployed: bool },
    Command,
    Attack(AttackKnown),
    Ride(RideKnown),
    Over(End),
}

#[derive(Clone, Copy, Eq, PartialEq, Debug)]
pub struct AttackKnown {
    pub from: Approach,
    pub guard: bool,
    /// A corps on the road had to halt in the attack locale.
    pub halts: bool,
    pub step: AttackStep,
    pub ride: Option<RideKnown>,
    pub blocked: bool,
    pub defenders: Roll,
    /// How many units were named, the dead ones too.
    pub defenders_named: u8,
    pub defence_leaders: Leaders,
    pub counter: Leaders,
    pub command: Option<crate::told::Command>,
    pub attackers: Roll,
    pub attackers_named: u8,
    pub attack_leaders: Leaders,
    pub narrow: bool,
    pub guns: bool,
    pub initial: i8,
    pub result: i8,
    pub due: u8,
    /// For the defender.
    pub defence: Option<Defence>,
    /// For the attacker.
    pub assault: Option<Assault>,
}

#[derive(Clone, Copy, Eq, PartialEq, Debug)]
pub struct RideKnown {
    pub at: Locale,
    pub riders: Roll,
    pub group: u8,
    pub steps: u8,
    pub main: bool,
    /// For the rider.
    pub ride: Option<Ride>,
}

/// How many units of each corps; the detached ones last.
#[derive(Clone, Copy, Eq, PartialEq, Debug, Default)]
pub struct Roll {
    counts: [u8; Commander::COUNT + 1],
    pub commanders: Commanders,
}

impl Roll {
    pub fn of(army: &Army, units: Units, commanders: Commanders) -> Roll {
        let units = units.and(army.alive());
        let mut roll = Roll {
            // A commander is not there without a unit.
            commanders: commanders.iter().filter(|&one| army.corps(one).meets(units)).collect(),
            ..Roll::default()
        };
        for unit in units {
            roll.add(army.corps_of(unit), 1);
        }
        roll
    }

    pub fn add(&mut self, corps: Option<Commander>, count: u8) {
        let index = corps.map_or(Commander::COUNT, Commander::index);
        self.counts[index] = self.counts[index].saturating_add(count);
    }

    pub fn iter(&self) -> impl Iterator<Item = (Option<Commander>, u8)> {
        let corps = Commander::all().map(Some).chain([None]);
        corps.zip(self.counts).filter(|(_, count)| *count > 0)
    }
}

/// A unit that leads or counter-attacks, for all to see.
#[derive(Clone, Copy, Eq, PartialEq, Ord, PartialOrd, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "triumph.ts", optional_fields)]
pub struct Leader {
    pub face: Face,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub corps: Option<Commander>,
}

pub type Leaders = [Option<Leader>; 2];

/// The living units among these, in an order that shows nothing but their faces and corps.
pub fn ranked(army: &Army, units: Units) -> [Option<crate::unit::Unit>; 2] {
    let mut all = units.and(army.alive()).into_iter();
    let (first, second) = (all.next(), all.next());
    let key = |unit: Option<crate::unit::Unit>| unit.map(|unit| (army.face(unit), army.corps_of(unit)));
    if second.is_some() && key(second) < key(first) {
        [second, first]
    } else {
        [first, second]
    }
}

pub fn leaders(army: &Army, units: Units) -> Leaders {
    ranked(army, units).map(|unit| {
        let unit = unit?;
        Some(Leader {
            face: army.face(unit)?,
            corps: army.corps_of(unit),
        })
    })
}

impl View {
    pub fn of(state: &State, viewer: Viewer) -> View {
        let truth = viewer == Viewer::Truth;
        let side = viewer.seat().and_then(|seat| state.side_of(seat));
        let deployed = deployed(state);
        let force = |army: &Army| {
            if truth || side == Some(army.side) {
                Force::Own(*army)
            } else if deployed[army.side.index()] {
                Force::Seen(Blocks::of(army))
            } else {
                Force::Seen(Blocks::empty())
            }
        };
        let forces = [force(&state.armies[0]), force(&state.armies[1])];
        let mut view = View {
            me: viewer.seat(),
            side,
            options: state.options,
            sides: state.sides,
            round: state.round,
            turn: state.turn,
            standings: state.standings,
            forces,
            stage: known(state, side, truth),
            ground: Ground::empty(),
        };
        view.ground = view.count();
        view
    }

    /// Counts what the viewer can see.
    pub fn count(&self) -> Ground {
        let mut ground = Ground::empty();
        for (side, force) in Side::ALL.into_iter().zip(&self.forces) {
            match force {
                Force::Own(army) => ground.count_army(army),
                Force::Seen(blocks) => ground.count_blocks(side, blocks),
            }
        }
        ground
    }

    /// Whom the viewer knows the game to be waiting for.
    pub fn awaited(&self) -> Vec<Seat> {
        let seat = |side| vec![self.seat_of(side)];
        let turn = self.turn.side;
        match &self.stage {
            StageKnown::Auction(auction) => vec![auction.bidder],
            StageKnown::ChooseSide { winner, .. } => vec![*winner],
            StageKnown::SetUp { mine, allied_deployed } => {
                let mine = |side| mine.filter(|_| self.side == Some(side));
                let allied = match mine(Side::Allied) {
                    Some(task) => task != Task::Nothing,
                    None => !allied_deployed,
                };
                // The French may have assigned their units before it is for them to go on.
                let french = *allied_deployed || mine(Side::French).is_none_or(|task| task == Task::Assign);
                let awaited = [(Side::French, french), (Side::Allied, allied)];
                let mut seats: Vec<Seat> = awaited
                    .into_iter()
                    .filter(|(_, awaited)| *awaited)
                    .map(|(side, _)| self.seat_of(side))
                    .collect();
                seats.sort_unstable();
                seats
            }
            StageKnown::Command | StageKnown::Ride(_) => seat(turn),
            StageKnown::Attack(attack) => seat(attack.step.asked(turn)),
            StageKnown::Over(_) => Vec::new(),
        }
    }

    pub fn seat_of(&self, side: Side) -> Seat {
        Seat(u8::from(self.sides.unwrap_or(SEATED)[1] == side))
    }

    pub fn attack(&self) -> Option<&AttackKnown> {
        match &self.stage {
            StageKnown::Attack(attack) => Some(attack),
            _ => None,
        }
    }
}

/// Whose blocks stand on the map for all to see (R41).
fn deployed(state: &State) -> [bool; 2] {
    match &state.stage {
        Stage::Auction(_) | Stage::ChooseSide { .. } => [false; 2],
        Stage::SetUp(preparation) => {
            let allied = preparation.allied == Task::Nothing;
            Side::ALL.map(|side| side == Side::Allied && allied)
        }
        _ => [true; 2],
    }
}

fn known(state: &State, side: Option<Side>, truth: bool) -> StageKnown {
    match &state.stage {
        Stage::Auction(auction) => StageKnown::Auction(*auction),
        Stage::ChooseSide { winner, bid } => StageKnown::ChooseSide {
            winner: *winner,
            bid: *bid,
        },
        Stage::SetUp(preparation) => StageKnown::SetUp {
            mine: side.map(|side| match side {
                Side::French => preparation.french,
                Side::Allied => preparation.allied,
            }),
            allied_deployed: preparation.allied == Task::Nothing,
        },
        Stage::Command => StageKnown::Command,
        Stage::Attack(attack) => StageKnown::Attack(AttackKnown::of(state, attack, side, truth)),
        Stage::Ride(ride) => StageKnown::Ride(RideKnown::of(state, ride, side, truth)),
        Stage::Over(end) => StageKnown::Over(*end),
    }
}

impl AttackKnown {
    fn of(state: &State, attack: &Attack, side: Option<Side>, truth: bool) -> AttackKnown {
        let attacker = state.turn.side;
        let (attacking, defending) = (state.army(attacker), state.army(attacker.other()));
        let Attack {
            from,
            guard,
            halts,
            step,
            ride,
            defence,
            assault,
        } = attack;
        let sealed = matches!(step, AttackStep::Defence | AttackStep::Feint);
        let shown = if sealed { Units::NONE } else { defence.leaders };
        AttackKnown {
            from: *from,
            guard: *guard,
            halts: *halts,
            step: *step,
            ride: ride.as_ref().map(|ride| RideKnown::of(state, ride, side, truth)),
            blocked: defence.blocked,
            defenders: Roll::of(defending, defence.named, defence.commanders),
            defenders_named: defence.count,
            defence_leaders: leaders(defending, shown),
            counter: leaders(defending, defence.counter),
            command: assault.order.map(|order| order.command()),
            attackers: Roll::of(attacking, assault.units, Commanders::NONE),
            attackers_named: assault.count,
            attack_leaders: leaders(attacking, assault.leaders),
            narrow: assault.narrow,
            guns: assault.guns,
            initial: assault.initial,
            result: assault.result,
            due: assault.due,
            defence: (truth || side == Some(attacker.other())).then_some(*defence),
            assault: (truth || side == Some(attacker)).then_some(*assault),
        }
    }
}

impl RideKnown {
    fn of(state: &State, ride: &Ride, side: Option<Side>, truth: bool) -> RideKnown {
        let rider = state.turn.side;
        RideKnown {
            at: ride.at,
            riders: Roll::of(state.army(rider), ride.units, Commanders::NONE),
            group: ride.group,
            steps: ride.steps,
            main: ride.main,
            ride: (truth || side == Some(rider)).then_some(*ride),
        }
    }
}
