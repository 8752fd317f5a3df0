//! The regions of the map. `data/map.json` says what is printed of each.

use serde::{Deserialize, Serialize};
use strum::VariantArray;
use ts_rs::TS;

use super::nation::Nation;
use super::set::RegionSet;
use super::{BOARD, Facts};

#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize, VariantArray, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "europe.ts")]
pub enum Region {
    Paris,
    Burgundy,
    CentralFrance,
    Provence,
    Gascony,
    Vendee,
    Brittany,
    Normandy,
    Picardy,
    Lorraine,
    London,
    Cornwall,
    Wales,
    Midlands,
    Scotland,
    Highlands,
    Ulster,
    Ireland,
    Berlin,
    Silesia,
    Pomerania,
    EastPrussia,
    StPetersburg,
    Moscow,
    Estonia,
    Courland,
    Lithuania,
    Volhynia,
    Ukraine,
    Crimea,
    DonBasin,
    Caucasus,
    NorthernRussia,
    Novgorod,
    MinskSmolensk,
    Constantinople,
    Anatolia,
    Ankara,
    SouthernTurkey,
    Armenia,
    Syria,
    Arabia,
    Vienna,
    Tyrol,
    Illyria,
    Hungary,
    Transylvania,
    Galicia,
    Bohemia,
    Madrid,
    Asturias,
    Navarre,
    Catalonia,
    Andalusia,
    WesternSpain,
    Portugal,
    Gibraltar,
    Switzerland,
    BadenWurtt,
    Bavaria,
    Belgium,
    HesseBerg,
    Thuringia,
    Saxony,
    Westphalia,
    Holland,
    Hanover,
    Mecklenburg,
    Denmark,
    Norway,
    Sweden,
    Finland,
    GrandDuchyOfWarsaw,
    Moldavia,
    Wallachia,
    Bulgaria,
    Serbia,
    Bosnia,
    Albania,
    Macedonia,
    Greece,
    Sicily,
    Naples,
    PapalStates,
    Tuscany,
    Venice,
    Milan,
    Piedmont,
    Morocco,
    Oran,
    Algiers,
    Tunisia,
    Tripolitania,
    Cyrenaica,
    Egypt,
}

impl Region {
    pub const COUNT: usize = 95;

    pub fn all() -> impl Iterator<Item = Region> + Clone {
        Region::VARIANTS.iter().copied()
    }

    pub fn index(self) -> usize {
        self as usize
    }

    fn facts(self) -> &'static Facts {
        &BOARD.facts[self.index()]
    }

    /// The nation whose homeland it is part of; none for a minor nation.
    pub fn homeland(self) -> Option<Nation> {
        self.facts().homeland
    }

    /// The nation whose capital it is.
    pub fn capital(self) -> Option<Nation> {
        self.homeland().filter(|nation| nation.capital() == self)
    }

    pub fn anchor(self) -> bool {
        self.facts().anchor
    }

    pub fn neighbours(self) -> RegionSet {
        self.facts().neighbours
    }
}
