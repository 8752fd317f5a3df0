//! A view as it travels: keyed by names and places, so that what changes is small.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::{Outcome, Seat};
use ts_rs::TS;

use crate::army::Army;
use crate::attack::{Assault, AttackStep, Defence, Ride};
use crate::blocks::{Block, Blocks};
use crate::board::{Approach, ApproachSet, Commander, Locale, LocaleSet, Position, Side};
use crate::combat::{self, Verdict};
use crate::commanders::Commanders;
use crate::face::Face;
use crate::ground::Ground;
use crate::group::Group;
use crate::options::Options;
use crate::standing::Standing;
use crate::state::{Auction, Task};
use crate::told::Command;
use crate::turn::Turn;
use crate::unit::Unit;
use crate::unit_sheet::UnitSheet;
use crate::victory::End;
use crate::view::{AttackKnown, Force, Leader, Leaders, RideKnown, Roll, StageKnown, View};

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "triumph.ts", rename = "View", optional_fields)]
pub struct Sight {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub me: Option<Seat>,
    /// The army that the viewer plays.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
    pub options: Options,
    /// Which army each seat plays, once that is settled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sides: Option<Vec<Side>>,
    pub round: u8,
    /// As on the time track: "2:07", or "night".
    pub hour: String,
    pub turn: TurnSight,
    pub french: ArmySight,
    pub allied: ArmySight,
    pub stage: StageSight,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "triumph.ts", optional_fields)]
pub struct TurnSight {
    pub side: Side,
    pub corps_commands: u8,
    pub independent_commands: u8,
    #[serde(default, skip_serializing_if = "Commanders::is_empty")]
    #[ts(as = "Option<Commanders>")]
    pub commanded: Commanders,
    #[serde(default, skip_serializing_if = "Commanders::is_empty")]
    #[ts(as = "Option<Commanders>")]
    pub commanded_twice: Commanders,
    #[serde(default, skip_serializing_if = "Commanders::is_empty")]
    #[ts(as = "Option<Commanders>")]
    pub arrived: Commanders,
    #[serde(default, skip_serializing_if = "no_approaches")]
    #[ts(as = "Option<Vec<Approach>>")]
    pub closed: ApproachSet,
    #[serde(default, skip_serializing_if = "no_locales")]
    #[ts(as = "Option<Vec<Locale>>")]
    pub won: LocaleSet,
    #[serde(default, skip_serializing_if = "no_locales")]
    #[ts(as = "Option<Vec<Locale>>")]
    pub shut: LocaleSet,
}

fn no_approaches(set: &ApproachSet) -> bool {
    set.is_empty()
}

fn no_locales(set: &LocaleSet) -> bool {
    set.is_empty()
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "triumph.ts", optional_fields)]
pub struct ArmySight {
    pub standing: Standing,
    /// As everybody sees them.
    pub corps: BTreeMap<Commander, CorpsSight>,
    pub detached: BTreeMap<Position, GroupSight>,
    /// Where the fixed battery stands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fixed: Option<Position>,
    /// For the army itself: each of its units.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub units: Option<BTreeMap<Unit, UnitSheet>>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(as = "Option<BTreeMap<Commander, Approach>>")]
    pub stood: BTreeMap<Commander, Approach>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "triumph.ts", optional_fields)]
pub struct CorpsSight {
    pub at: Position,
    pub hidden: u8,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Face>>")]
    pub seen: Vec<Face>,
    /// Seen before the last shuffle.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Face>>")]
    pub noted: Vec<Face>,
}

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, TS)]
#[ts(export_to = "triumph.ts", optional_fields)]
pub struct GroupSight {
    pub hidden: u8,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Face>>")]
    pub seen: Vec<Face>,
    /// Seen before the last shuffle.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Face>>")]
    pub noted: Vec<Face>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "triumph.ts", optional_fields)]
#[expect(clippy::large_enum_variant, reason = "one of them a view")]
pub enum StageSight {
    Auction {
        bidder: Seat,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bid: Option<u8>,
    },
    ChooseSide {
        winner: Seat,
        bid: u8,
    },
    SetUp {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        mine: Option<Task>,
        allied_deployed: bool,
    },
    Command,
    Attack(AttackSight),
    Ride(RideSight),
    Over(End),
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "triumph.ts", optional_fields)]
pub struct AttackSight {
    /// The attack approach.
    pub from: Approach,
    pub guard: bool,
    /// A corps on the road had to halt in the attack locale.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<_>")]
    pub halts: bool,
    pub step: AttackStep,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ride: Option<RideSight>,
    pub blocked: bool,
    pub defenders: Vec<Group>,
    pub defenders_named: u8,
    pub defence_leaders: Vec<Leader>,
    pub counter: Vec<Leader>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub command: Option<Command>,
    pub attackers: Vec<Group>,
    pub attackers_named: u8,
    pub attack_leaders: Vec<Leader>,
    pub narrow: bool,
    pub guns: bool,
    pub initial: i8,
    /// Who has won with the initial result, and why; it follows from the rest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub won_at_first: Option<Verdict>,
    pub result: i8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub won: Option<Verdict>,
    pub due: u8,
    /// For the defender: whom he named, and who leads, sealed or not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub defence: Option<Defence>,
    /// For the attacker.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub assault: Option<Assault>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "triumph.ts", optional_fields)]
pub struct RideSight {
    pub at: Locale,
    pub riders: Vec<Group>,
    pub group: u8,
    pub steps: u8,
    pub main: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ride: Option<Ride>,
}

impl From<View> for Sight {
    fn from(view: View) -> Sight {
        let [french, allied] = Side::ALL.map(|side| army_sight(&view, side));
        let outcome = match &view.stage {
            StageKnown::Over(end) => Some(Outcome {
                winners: vec![view.seat_of(end.winner)],
                how: end.how.word().to_owned(),
            }),
            _ => None,
        };
        Sight {
            me: view.me,
            side: view.side,
            options: view.options,
            sides: view.sides.map(|sides| sides.to_vec()),
            round: view.round,
            hour: view.options.day.hour(view.round).to_owned(),
            turn: turn_sight(&view.turn),
            french,
            allied,
            stage: stage_sight(&view.stage, view.turn.side),
            outcome,
        }
    }
}

fn turn_sight(turn: &Turn) -> TurnSight {
    let Turn {
        side,
        corps_commands,
        independent_commands,
        commanded,
        commanded_twice,
        arrived,
        closed,
        won,
        shut,
    } = *turn;
    TurnSight {
        side,
        corps_commands,
        independent_commands,
        commanded,
        commanded_twice,
        arrived,
        closed,
        won,
        shut,
    }
}

fn turn(sight: &TurnSight) -> Turn {
    let TurnSight {
        side,
        corps_commands,
        independent_commands,
        commanded,
        commanded_twice,
        arrived,
        closed,
        won,
        shut,
    } = *sight;
    Turn {
        side,
        corps_commands,
        independent_commands,
        commanded,
        commanded_twice,
        arrived,
        closed,
        won,
        shut,
    }
}

fn army_sight(view: &View, side: Side) -> ArmySight {
    let own = match &view.forces[side.index()] {
        Force::Own(army) => Some(army),
        Force::Seen(_) => None,
    };
    let blocks = match &view.forces[side.index()] {
        Force::Own(army) => Blocks::of(army),
        Force::Seen(blocks) => *blocks,
    };
    let mut sight = ArmySight {
        standing: view.standings[side.index()],
        corps: BTreeMap::new(),
        detached: BTreeMap::new(),
        fixed: blocks.fixed,
        units: own.map(units),
        stood: own.map(stood).unwrap_or_default(),
    };
    for block in blocks.iter() {
        let GroupMut { hidden, seen, .. } = sight.group(&block);
        match block.face {
            Some(face) => seen.push(face),
            None => *hidden += 1,
        }
    }
    for block in blocks.notes() {
        sight.group(&block).noted.extend(block.face);
    }
    sight
}

fn units(army: &Army) -> BTreeMap<Unit, UnitSheet> {
    let all = army.alive().into_iter();
    all.filter_map(|unit| Some((unit, UnitSheet::of(army, unit)?)))
        .collect()
}

fn stood(army: &Army) -> BTreeMap<Commander, Approach> {
    let all = Commander::of(army.side);
    all.filter_map(|one| Some((one, army.marks.stood.commander(one)?)))
        .collect()
}

/// A corps or the detached units of a position.
struct GroupMut<'a> {
    hidden: &'a mut u8,
    seen: &'a mut Vec<Face>,
    noted: &'a mut Vec<Face>,
}

impl ArmySight {
    fn group(&mut self, block: &Block) -> GroupMut<'_> {
        match block.corps {
            Some(corps) => {
                let CorpsSight {
                    hidden, seen, noted, ..
                } = self.corps.entry(corps).or_insert_with(|| CorpsSight {
                    at: block.at,
                    hidden: 0,
                    seen: Vec::new(),
                    noted: Vec::new(),
                });
                GroupMut { hidden, seen, noted }
            }
            None => {
                let GroupSight { hidden, seen, noted } = self.detached.entry(block.at).or_default();
                GroupMut { hidden, seen, noted }
            }
        }
    }

    fn force(&self, side: Side) -> Result<Force, String> {
        if let Some(units) = &self.units {
            let mut army = Army::empty(side);
            units.iter().for_each(|(&unit, sheet)| sheet.put_into(&mut army, unit));
            for (&commander, &approach) in &self.stood {
                army.marks.stood.set_commander(commander, approach);
            }
            return Ok(Force::Own(army));
        }
        let mut blocks = Blocks::empty();
        blocks.fixed = self.fixed;
        let corps = self
            .corps
            .iter()
            .map(|(&one, sight)| (Some(one), sight.at, sight.hidden, &sight.seen, &sight.noted));
        let detached = self
            .detached
            .iter()
            .map(|(&at, sight)| (None, at, sight.hidden, &sight.seen, &sight.noted));
        for (corps, at, hidden, seen, noted) in corps.chain(detached) {
            let hidden = std::iter::repeat_n(None, usize::from(hidden));
            for face in hidden.chain(seen.iter().copied().map(Some)) {
                if !blocks.has_room() {
                    return Err("there are more blocks than units".to_owned());
                }
                blocks.push(Block { at, corps, face });
            }
            for &face in noted {
                if !blocks.has_room_for_notes() {
                    return Err("there are more notes than units".to_owned());
                }
                blocks.note(Block {
                    at,
                    corps,
                    face: Some(face),
                });
            }
        }
        blocks.sort();
        Ok(Force::Seen(blocks))
    }
}

fn stage_sight(stage: &StageKnown, turn: Side) -> StageSight {
    match stage {
        StageKnown::Auction(Auction { bidder, bid }) => StageSight::Auction {
            bidder: *bidder,
            bid: *bid,
        },
        StageKnown::ChooseSide { winner, bid } => StageSight::ChooseSide {
            winner: *winner,
            bid: *bid,
        },
        StageKnown::SetUp { mine, allied_deployed } => StageSight::SetUp {
            mine: *mine,
            allied_deployed: *allied_deployed,
        },
        StageKnown::Command => StageSight::Command,
        StageKnown::Attack(attack) => StageSight::Attack(attack_sight(attack, turn)),
        StageKnown::Ride(ride) => StageSight::Ride(ride_sight(ride)),
        StageKnown::Over(end) => StageSight::Over(*end),
    }
}

fn attack_sight(attack: &AttackKnown, attacker: Side) -> AttackSight {
    let fought = attack.attackers_named > 0;
    let done = fought && attack.step != AttackStep::CounterAttack;
    let verdict = |result| combat::verdict(result, attack, attacker);
    let list = |leaders: &Leaders| leaders.iter().flatten().copied().collect();
    AttackSight {
        from: attack.from,
        guard: attack.guard,
        halts: attack.halts,
        step: attack.step,
        ride: attack.ride.as_ref().map(ride_sight),
        blocked: attack.blocked,
        defenders: roll_sight(&attack.defenders),
        defenders_named: attack.defenders_named,
        defence_leaders: list(&attack.defence_leaders),
        counter: list(&attack.counter),
        command: attack.command,
        attackers: roll_sight(&attack.attackers),
        attackers_named: attack.attackers_named,
        attack_leaders: list(&attack.attack_leaders),
        narrow: attack.narrow,
        guns: attack.guns,
        initial: attack.initial,
        won_at_first: fought.then(|| verdict(attack.initial)),
        result: attack.result,
        won: done.then(|| verdict(attack.result)),
        due: attack.due,
        defence: attack.defence,
        assault: attack.assault,
    }
}

fn ride_sight(ride: &RideKnown) -> RideSight {
    RideSight {
        at: ride.at,
        riders: roll_sight(&ride.riders),
        group: ride.group,
        steps: ride.steps,
        main: ride.main,
        ride: ride.ride,
    }
}

fn roll_sight(roll: &Roll) -> Vec<Group> {
    let groups = roll.iter().map(|(corps, count)| Group {
        corps,
        led: corps.is_some_and(|corps| roll.commanders.contains(corps)),
        count,
        faces: Vec::new(),
        units: Default::default(),
    });
    groups.collect()
}

fn roll(groups: &[Group]) -> Roll {
    let mut roll = Roll::default();
    roll.commanders = groups
        .iter()
        .filter(|group| group.led)
        .filter_map(|group| group.corps)
        .collect();
    groups.iter().for_each(|group| roll.add(group.corps, group.count));
    roll
}

impl TryFrom<Sight> for View {
    type Error = String;

    fn try_from(sight: Sight) -> Result<View, String> {
        let sides = match sight.sides.as_deref() {
            None => None,
            Some(&[first, second]) => Some([first, second]),
            Some(_) => return Err("there are two seats".to_owned()),
        };
        if !(1..=sight.options.day.rounds()).contains(&sight.round) {
            return Err(format!("there is no round {}", sight.round));
        }
        let mut view = View {
            me: sight.me,
            side: sight.side,
            options: sight.options,
            sides,
            round: sight.round,
            turn: turn(&sight.turn),
            standings: [sight.french.standing, sight.allied.standing],
            forces: [sight.french.force(Side::French)?, sight.allied.force(Side::Allied)?],
            stage: known(&sight.stage)?,
            ground: Ground::empty(),
        };
        view.ground = view.count();
        Ok(view)
    }
}

fn known(stage: &StageSight) -> Result<StageKnown, String> {
    Ok(match stage {
        StageSight::Auction { bidder, bid } => StageKnown::Auction(Auction {
            bidder: *bidder,
            bid: *bid,
        }),
        StageSight::ChooseSide { winner, bid } => StageKnown::ChooseSide {
            winner: *winner,
            bid: *bid,
        },
        StageSight::SetUp { mine, allied_deployed } => StageKnown::SetUp {
            mine: *mine,
            allied_deployed: *allied_deployed,
        },
        StageSight::Command => StageKnown::Command,
        StageSight::Attack(attack) => StageKnown::Attack(attack_known(attack)?),
        StageSight::Ride(ride) => StageKnown::Ride(ride_known(ride)),
        StageSight::Over(end) => StageKnown::Over(*end),
    })
}

fn attack_known(attack: &AttackSight) -> Result<AttackKnown, String> {
    let leaders = |list: &[Leader]| -> Result<Leaders, String> {
        match *list {
            [] => Ok([None; 2]),
            [one] => Ok([Some(one), None]),
            [one, two] => Ok([Some(one), Some(two)]),
            _ => Err("no more than two lead".to_owned()),
        }
    };
    Ok(AttackKnown {
        from: attack.from,
        guard: attack.guard,
        halts: attack.halts,
        step: attack.step,
        ride: attack.ride.as_ref().map(ride_known),
        blocked: attack.blocked,
        defenders: roll(&attack.defenders),
        defenders_named: attack.defenders_named,
        defence_leaders: leaders(&attack.defence_leaders)?,
        counter: leaders(&attack.counter)?,
        command: attack.command,
        attackers: roll(&attack.attackers),
        attackers_named: attack.attackers_named,
        attack_leaders: leaders(&attack.attack_leaders)?,
        narrow: attack.narrow,
        guns: attack.guns,
        initial: attack.initial,
        result: attack.result,
        due: attack.due,
        defence: attack.defence,
        assault: attack.assault,
    })
}

fn ride_known(ride: &RideSight) -> RideKnown {
    RideKnown {
        at: ride.at,
        riders: roll(&ride.riders),
        group: ride.group,
        steps: ride.steps,
        main: ride.main,
        ride: ride.ride,
    }
}
