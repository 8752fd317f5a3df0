//! Roads from locale to locale.

use ts_rs::TS;

use super::BOARD;
use super::approach::{Approach, Between};
use super::data::RoadRow;
use super::id::{self, Id, reads_as_id, writes_as_text};
use super::locale::Locale;

/// A road over a border, seen from one end, as in "63.1-64.0": from group 1 of locale 63 to group 0 of locale 64. The
/// main road has an "m" behind it, since a local road may join the same groups. The roads of one group meet inside the
/// locale; a march that came in on a group leaves by the same.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, TS)]
#[ts(export_to = "triumph.ts", type = "string & { readonly brand: \"Road\" }")]
pub struct Road(pub(super) u16);

impl Road {
    pub const COUNT: usize = 558;

    /// No locale has more groups.
    pub const GROUPS: usize = 3;

    pub fn all() -> impl Iterator<Item = Road> + Clone {
        (0..Road::COUNT as u16).map(Road)
    }

    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    pub fn from(self) -> Locale {
        self.facts().from
    }

    pub fn from_group(self) -> u8 {
        self.facts().from_group
    }

    pub fn to(self) -> Locale {
        self.facts().to
    }

    pub fn to_group(self) -> u8 {
        self.facts().to_group
    }

    pub fn main(self) -> bool {
        self.facts().main
    }

    /// The side of the border on which the road leaves.
    pub fn approach(self) -> Approach {
        self.facts().approach
    }

    /// The same road from its other end.
    pub fn back(self) -> Road {
        Road(self.0 ^ 1)
    }

    /// Whether it leads over the approach's border, in either direction.
    pub fn crosses(self, approach: Approach) -> bool {
        self.approach() == approach || self.approach() == approach.opposite()
    }

    /// As in "63.1-64.0" or "38.0-51.0m".
    pub fn text(self) -> &'static str {
        &self.facts().text
    }

    fn facts(self) -> &'static RoadFacts {
        &BOARD.roads[self.index()]
    }
}

impl Id for Road {
    const EXPECTED: &'static str = "a road from group to group, such as \"63.1-64.0\" or \"38.0-51.0m\"";

    fn from_text(text: &str) -> Option<Road> {
        let (ends, main) = text.strip_suffix('m').map_or((text, false), |ends| (ends, true));
        let (from, to) = ends.split_once('-')?;
        let ((from, from_group), (to, to_group)) = (end(from)?, end(to)?);
        let wanted = |road: &Road| {
            let facts = road.facts();
            (facts.from_group, facts.to, facts.to_group, facts.main) == (from_group, to, to_group, main)
        };
        from.roads().iter().copied().find(wanted)
    }
}

fn end(text: &str) -> Option<(Locale, u8)> {
    let (locale, group) = text.split_once('.')?;
    Some((Locale::from_text(locale)?, id::number(group)?))
}

reads_as_id!(Road);
writes_as_text!(Road);

pub struct RoadFacts {
    text: String,
    pub from: Locale,
    from_group: u8,
    to: Locale,
    to_group: u8,
    main: bool,
    approach: Approach,
}

pub fn facts(rows: &[RoadRow], between: &Between) -> Vec<RoadFacts> {
    let one_way = |from: Locale, from_group: u8, to: Locale, to_group: u8, main: bool| RoadFacts {
        text: format!("{from}.{from_group}-{to}.{to_group}{}", if main { "m" } else { "" }),
        from,
        from_group,
        to,
        to_group,
        main,
        approach: between.get(from, to).expect("a road leads over a border"),
    };
    let both = |row: &RoadRow| {
        [
            one_way(row.a, row.a_group, row.b, row.b_group, row.main),
            one_way(row.b, row.b_group, row.a, row.a_group, row.main),
        ]
    };

    assert_eq!(rows.len() * 2, Road::COUNT);
    assert!(
        rows.iter()
            .all(|row| usize::from(row.a_group.max(row.b_group)) < Road::GROUPS)
    );
    rows.iter().flat_map(both).collect()
}
