//! Where the beaten go: to friends, or at least home.

use europe::board::Region;
use europe::{Action, Ask, Europe, Pick};
use table::{Choices, Game as _};

use super::eyes::Eyes;
use super::map::Distances;
use super::worth;

pub fn retreat(eyes: &Eyes<'_>) -> Option<Action> {
    let battle = eyes.open().battle.as_ref()?;
    let here = |nation| eyes.open().pieces.of(battle.region, nation);
    let nation = eyes.nations().find(|&nation| !here(nation).is_empty())?;
    let Choices::Next(ways) = Europe::choices(eyes.view, &Ask::Retreat, &[Pick::Nation { nation }]) else {
        return None;
    };
    let home = Distances::to([nation.capital()].into_iter(), |_| true);
    let value = |region: Region| {
        let friends = worth::power(&eyes.ours_at(region));
        let distance = home.of(region).map_or(20.0, f64::from);
        friends - eyes.threat(region) * 0.5 - 0.3 * distance
    };
    let regions = ways.iter().filter_map(|pick| match pick {
        Pick::Region { region } => Some(*region),
        _ => None,
    });
    let to = regions.max_by(|one, other| value(*one).total_cmp(&value(*other)))?;
    Some(Action::Retreat {
        nation,
        to,
        pieces: here(nation),
    })
}
