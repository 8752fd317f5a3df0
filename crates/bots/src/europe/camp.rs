//! Choosing nations, and where new pieces stand.

use europe::board::{Nation, Region, homeland};
use europe::{Action, Force, groups};

use super::eyes::Eyes;
use super::gather::main_army;
use super::map::Distances;

/// Infantry in a capital before anybody goes elsewhere.
const IN_THE_CAPITAL: u8 = 2;

/// The nation beside most minor nations.
pub fn choice(eyes: &Eyes<'_>) -> Option<Action> {
    let open = eyes.open();
    let free = groups(&open.options).concat().into_iter();
    let free = free.filter(|&nation| open.player(nation).is_none());
    let minors = |nation: Nation| {
        let beside = |region: Region| homeland(nation).any(|home| home.neighbours().contains(region));
        let minors = Region::all().filter(|&region| region.homeland().is_none() && beside(region));
        minors.count()
    };
    let nation = free.max_by_key(|&nation| minors(nation))?;
    Some(Action::Choose { nation })
}

pub fn place(eyes: &Eyes<'_>) -> Option<Action> {
    let open = eyes.open();
    let mut reserves = open.reserve.iter();
    let (nation, reserve) = reserves.find(|(nation, _)| open.player(*nation) == Some(eyes.me))?;
    let put = |region, pieces| Some(Action::Place { nation, region, pieces });
    let free: Vec<Region> = open.free_homeland(nation).collect();
    let capital = nation.capital();
    let there = open.pieces.of(capital, nation).infantry;
    if free.contains(&capital) && reserve.infantry > 0 && there < IN_THE_CAPITAL {
        return put(
            capital,
            Force {
                infantry: reserve.infantry.min(IN_THE_CAPITAL - there),
                ..Force::NONE
            },
        );
    }
    if reserve.infantry > 0 {
        let one = Force {
            infantry: 1,
            ..Force::NONE
        };
        return put(for_infantry(eyes, nation, &free)?, one);
    }
    put(for_the_army(eyes, nation, &free)?, reserve)
}

/// Where there is most to be taken by each.
fn for_infantry(eyes: &Eyes<'_>, nation: Nation, free: &[Region]) -> Option<Region> {
    let goals = Region::all().filter(|&region| eyes.is_takeable(region) && region.homeland() != Some(nation));
    let away = Distances::to(goals, |region| !eyes.has_enemies(region));
    let rank = |region: Region| {
        let near = region.neighbours().iter();
        let prey = near.filter(|&near| eyes.is_takeable(near) && near.homeland() != Some(nation));
        let stand = eyes.open().pieces.of(region, nation).infantry;
        let threatened = i16::from(region == nation.capital() && eyes.threat(region) > 0.0);
        let distance = away.of(region).map_or(20, i16::from);
        20 * threatened + 2 * prey.count() as i16 - 2 * i16::from(stand) - distance
    };
    free.iter().copied().max_by_key(|&region| rank(region))
}

/// Beside those who are there already; the first of all in the capital, or near it.
fn for_the_army(eyes: &Eyes<'_>, nation: Nation, free: &[Region]) -> Option<Region> {
    let capital = nation.capital();
    if free.contains(&capital) && eyes.threat(capital) > 0.0 {
        return Some(capital);
    }
    let goal = main_army(eyes, nation).unwrap_or(capital);
    let away = Distances::to([goal].into_iter(), |region| !eyes.has_enemies(region));
    let rank = |region: &&Region| away.of(**region).unwrap_or(u8::MAX);
    free.iter().min_by_key(rank).copied()
}
