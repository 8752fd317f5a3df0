//! In battle: which lines promise most, whom to hit, and when to go.

use europe::board::Region;
use europe::{Action, Arm, Battle, Force, Forces, Side, Stage};

use super::chance;
use super::eyes::Eyes;
use super::odds::field::{Both, Field, Hour, Lines, of};
use super::odds::{Start, Troop};
use super::worth;

/// Guns first: they throw most dice.
const HITS: [Arm; 4] = [Arm::Artillery, Arm::Cavalry, Arm::Infantry, Arm::Leader];
/// Nobody can hit leaders but in the pursuit.
const PURSUIT: [Arm; 4] = [Arm::Artillery, Arm::Leader, Arm::Cavalry, Arm::Infantry];

/// Who wins less often than this leaves, if he can and has something to save.
const HOPELESS: f64 = 0.1;
const WORTH_SAVING: u16 = 3;

pub fn next_battle(eyes: &Eyes<'_>) -> Option<Action> {
    let chances = eyes
        .open()
        .battles()
        .map(|region| (chance::of_meeting(eyes, region), region));
    let best = chances.max_by(|one, other| one.0.total_cmp(&other.0));
    best.map(|(_, region)| Action::Fight { region })
}

/// Whose the card of the battle is: an ally who has named somebody gets his will.
pub fn award(eyes: &Eyes<'_>) -> Option<Action> {
    let battle = eyes.open().battle.as_ref()?;
    let named = match battle.stage {
        Stage::Awarding { named, .. } => named,
        _ => None,
    };
    let claims = eyes.open().claimants(battle);
    let mine = eyes.nations().find(|nation| claims.contains(nation));
    named.or(mine).map(|nation| Action::Award { nation })
}

/// What may stand in front, whatever the kinds behind it are good for.
fn fronts(pieces: &Forces) -> Vec<Forces> {
    let behind: [&[Arm]; 4] = [&[], &[Arm::Artillery], &[Arm::Leader], &[Arm::Artillery, Arm::Leader]];
    let mut fronts: Vec<Forces> = Vec::new();
    for behind in behind {
        let front = pieces.only(|_, arm| !behind.contains(&arm));
        if front.army() > 0 && !fronts.contains(&front) {
            fronts.push(front);
        }
    }
    // Leaders alone stand where they like.
    if fronts.is_empty() {
        fronts.push(*pieces);
    }
    fronts
}

pub fn deploy(eyes: &Eyes<'_>) -> Option<Action> {
    let battle = eyes.open().battle.as_ref()?;
    let mine = mine(eyes, &battle.start);
    let fronts = fronts(&mine);
    let (_, front) = best(eyes, battle, &mine, &fronts)?;
    Some(Action::Line { front })
}

pub fn arrange(eyes: &Eyes<'_>) -> Option<Action> {
    let battle = eyes.open().battle.as_ref()?;
    let mine = mine(eyes, &battle.front.plus(&battle.back));
    let fronts = fronts(&mine);
    let (won, front) = best(eyes, battle, &mine, &fronts)?;
    let saves = mine.army() >= WORTH_SAVING && has_way_out(eyes, battle);
    if !saves && fronts.len() == 1 && front == self::mine(eyes, &battle.front) && eyes.open().rules.since(2) {
        return Some(Action::Stay);
    }
    let front = if won < HOPELESS && saves {
        Forces::default()
    } else {
        front
    };
    Some(Action::Line { front })
}

/// Who had nothing more to choose has again, once somebody was rallied.
pub fn think_again(eyes: &Eyes<'_>) -> Option<Action> {
    let battle = eyes.open().battle.as_ref()?;
    let rallied = !mine(eyes, &battle.back).is_empty();
    rallied.then_some(Action::Withdraw)
}

/// The front of mine with which the side wins most often.
fn best(eyes: &Eyes<'_>, battle: &Battle, mine: &Forces, fronts: &[Forces]) -> Option<(f64, Forces)> {
    let side = battle.side_of(eyes.me)?;
    let field = chance::field(eyes, battle.landed);
    let start = Start::under_way(eyes.open(), &field)?;
    let hour = match battle.stage {
        Stage::Deploying => Hour::FIRST,
        _ => start.hour,
    };
    let tried = fronts.iter().map(|front| {
        let both = with_front(eyes, battle, &field, start.both, mine, front);
        (chance::of_lines(&field, both, hour, side), *front)
    });
    // The first of equals: all in front.
    tried.reduce(|best, next| if next.0 > best.0 { next } else { best })
}

/// The lines of both with this front of mine, and my friends where they stand.
fn with_front(
    eyes: &Eyes<'_>,
    battle: &Battle,
    field: &Field<'_>,
    mut both: Both,
    mine: &Forces,
    front: &Forces,
) -> Both {
    let Some(side) = battle.side_of(eyes.me) else {
        return both;
    };
    let open = eyes.open();
    let friends = |pieces: &Forces| {
        let all = open.of_side(battle, pieces, side);
        Troop::from(&all.only(|nation, _| open.player(nation) != Some(eyes.me)))
    };
    let theirs = match battle.stage {
        Stage::Deploying => field.deploy(friends(&battle.start)),
        _ => Lines {
            front: friends(&battle.front),
            back: friends(&battle.back),
            lost: Troop::default(),
        },
    };
    let lines = &mut both[of(side)];
    lines.front = theirs.front.plus(&front.into());
    lines.back = theirs.back.plus(&(&mine.minus(front)).into());
    both
}

fn mine(eyes: &Eyes<'_>, pieces: &Forces) -> Forces {
    pieces.only(|nation, _| eyes.open().player(nation) == Some(eyes.me))
}

fn has_way_out(eyes: &Eyes<'_>, battle: &Battle) -> bool {
    let entered = |near: Region| eyes.open().is_way_in(battle, near);
    let attacks = battle.side_of(eyes.me) == Some(Side::Attacker);
    let mut ways = battle.region.neighbours().iter();
    ways.any(|near| !eyes.has_enemies(near) && entered(near) == attacks)
}

pub fn hit(eyes: &Eyes<'_>, hits: u16, pursuit: bool) -> Option<Action> {
    let battle = eyes.open().battle.as_ref()?;
    let targets = eyes.open().targets(battle, pursuit);
    let order = if pursuit { &PURSUIT } else { &HITS };
    Some(Action::Hit {
        pieces: first(&targets, hits, order),
    })
}

pub fn rally(eyes: &Eyes<'_>, pieces: u16) -> Option<Action> {
    let battle = eyes.open().battle.as_ref()?;
    let side = battle.side_of(eyes.me)?;
    let lost = eyes.open().of_side(battle, &battle.lost, side);
    Some(Action::Rally {
        pieces: first(&lost, pieces, &HITS),
    })
}

/// So many of these, the first kind first; of one kind those of the strongest nation.
fn first(from: &Forces, count: u16, order: &[Arm]) -> Forces {
    let mut taken = Forces::default();
    let mut left = count;
    for &arm in order {
        let mut slots: Vec<_> = from.slots().filter(|slot| slot.arm == arm).collect();
        slots.sort_by(|one, other| {
            let power = |nation| worth::of_force(from.of(nation));
            power(other.nation).total_cmp(&power(one.nation))
        });
        for slot in slots {
            let some = left.min(slot.count.into());
            let mut force = Force::NONE;
            *force.of_mut(arm) = some as u8;
            taken.add(slot.nation, force);
            left -= some;
        }
    }
    taken
}
