//! The printed map: what never changes in a match, read once from `data/map.json` into flat tables.

mod nation;
mod region;
mod set;

pub use nation::Nation;
pub use region::Region;
pub use set::RegionSet;

use std::sync::LazyLock;

use serde::Deserialize;

static BOARD: LazyLock<Board> = LazyLock::new(|| Board::read(include_str!("../../data/map.json")));

struct Board {
    facts: [Facts; Region::COUNT],
}

#[derive(Copy, Clone, Default)]
struct Facts {
    homeland: Option<Nation>,
    anchor: bool,
    neighbours: RegionSet,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MapFile {
    regions: Vec<RegionRow>,
    borders: Vec<BorderRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RegionRow {
    region: Region,
    homeland: Option<Nation>,
    #[serde(default)]
    capital: bool,
    #[serde(default)]
    anchor: bool,
}

/// A border stands there once.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BorderRow {
    a: Region,
    b: Region,
}

impl Board {
    fn read(text: &str) -> Board {
        let file: MapFile = serde_json::from_str(text).expect("the map's data is sound");
        let mut facts = [Facts::default(); Region::COUNT];
        for row in &file.regions {
            let nation = row.homeland.filter(|_| row.capital);
            assert!(nation.is_none_or(|nation| nation.capital() == row.region));
            facts[row.region.index()].homeland = row.homeland;
            facts[row.region.index()].anchor = row.anchor;
        }
        for &BorderRow { a, b } in &file.borders {
            facts[a.index()].neighbours.insert(b);
            facts[b.index()].neighbours.insert(a);
        }
        Board { facts }
    }
}

/// The homeland of a nation, its capital among it.
pub fn homeland(nation: Nation) -> impl Iterator<Item = Region> + Clone {
    Region::all().filter(move |region| region.homeland() == Some(nation))
}
