//! The arms whose attacks an approach can hamper.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};
use ts_rs::TS;

#[derive(
    Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize, VariantNames, IntoStaticStr, TS,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[ts(export_to = "triumph.ts")]
pub enum Symbol {
    Infantry,
    Cavalry,
    Artillery,
}

#[derive(Copy, Clone)]
pub struct Symbols(u8);

impl Symbols {
    pub fn has(self, symbol: Symbol) -> bool {
        self.0 & 1 << symbol as u8 != 0
    }
}

impl FromIterator<Symbol> for Symbols {
    fn from_iter<I: IntoIterator<Item = Symbol>>(symbols: I) -> Symbols {
        Symbols(symbols.into_iter().fold(0, |bits, symbol| bits | 1 << symbol as u8))
    }
}
