//! A way along roads, as it is named in an answer.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

use crate::board::{Approach, Position, Road, RoadEntry};

pub const MOST_ROADS: usize = 3;

/// Up to three roads, one after the other.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, TS)]
#[ts(export_to = "triumph.ts", type = "Array<Road>")]
pub struct Roads([Option<Road>; MOST_ROADS]);

impl Roads {
    pub fn iter(&self) -> impl Iterator<Item = Road> + use<> {
        self.0.into_iter().flatten()
    }

    pub fn len(&self) -> u8 {
        self.iter().count() as u8
    }

    pub fn is_empty(&self) -> bool {
        self.0[0].is_none()
    }

    pub fn last(&self) -> Option<Road> {
        self.iter().last()
    }

    /// One road more, where there is room for it.
    #[must_use]
    pub fn with(mut self, road: Road) -> Roads {
        if let Some(free) = self.0.iter_mut().find(|one| one.is_none()) {
            *free = Some(road);
        }
        self
    }
}

impl FromIterator<Road> for Roads {
    fn from_iter<I: IntoIterator<Item = Road>>(roads: I) -> Roads {
        roads.into_iter().fold(Roads::default(), Roads::with)
    }
}

impl Serialize for Roads {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Roads {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Roads, D::Error> {
        let list = Vec::<Road>::deserialize(deserializer)?;
        if list.len() > MOST_ROADS {
            return Err(serde::de::Error::custom("no road move is longer than three roads"));
        }
        Ok(list.into_iter().collect())
    }
}

/// Along roads from a reserve, or from off the map through an entry.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "triumph.ts", optional_fields)]
pub struct Way {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entry: Option<RoadEntry>,
    #[serde(default)]
    pub roads: Roads,
    /// The approach at which cavalry ends.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Approach>,
}

impl Way {
    /// Where it ends: at an approach, or in the reserve of the last locale.
    pub fn end(&self) -> Option<Position> {
        let locale = self.roads.last().map(Road::to).or(self.entry.map(RoadEntry::locale));
        self.at.map(Position::at).or(locale.map(Position::reserve))
    }
}

/// Where a move goes: plainly to a position, or along roads.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(untagged)]
#[ts(export_to = "triumph.ts")]
pub enum Route {
    Plain(Position),
    Road(Way),
}
