//! Setting up: who commands whom, and where they stand when the battle begins.

use rand::RngExt as _;
use table::TestRng;
use triumph::board::{Commander, Locale, Position, Side};
use triumph::{Action, Ask, Face, Pick, Unit, View};

use crate::draft::follow;
use crate::field::Field;
use crate::orders::Orders;

/// How many units of each face a commander gets.
type Wish = (&'static str, &'static [(Face, usize)]);

use Face::{
    Artillery1 as GUNS, Cavalry1 as HORSE1, Cavalry2 as HORSE2, Cavalry3 as HORSE3, Guard3 as GUARD,
    Infantry1 as FOOT1, Infantry2 as FOOT2, Infantry3 as FOOT3,
};

/// Murat has the cavalry, Bessières the Guard; the best infantry stands in the middle.
const FRENCH: &[Wish] = &[
    ("bernadotte", &[(FOOT2, 4), (FOOT3, 1)]),
    ("davout", &[(FOOT2, 3), (HORSE2, 1)]),
    ("bessieres", &[(FOOT2, 1), (HORSE2, 1), (GUARD, 2)]),
    ("lannes", &[(FOOT2, 2), (FOOT3, 2), (GUNS, 2)]),
    ("legrand", &[(FOOT2, 3)]),
    ("murat", &[(HORSE2, 3), (HORSE3, 3)]),
    ("st-hilaire", &[(FOOT2, 1), (FOOT3, 2)]),
    ("vandamme", &[(FOOT2, 2), (FOOT3, 2), (GUNS, 1)]),
];

/// Constantine has the Guard and the heavy cavalry, Liechtenstein and Kienmayer the light.
const ALLIED: &[Wish] = &[
    ("bagration", &[(FOOT2, 2), (FOOT3, 1), (HORSE2, 2), (GUNS, 1)]),
    ("constantine", &[(HORSE3, 2), (GUNS, 1), (GUARD, 3)]),
    ("dokhturov", &[(FOOT2, 4), (FOOT3, 1)]),
    ("kienmayer", &[(FOOT1, 1), (HORSE1, 2), (HORSE2, 1)]),
    ("kollowrath", &[(FOOT2, 3), (FOOT3, 1), (GUNS, 1)]),
    ("langeron", &[(FOOT2, 4), (FOOT3, 1)]),
    ("liechtenstein", &[(HORSE1, 1), (HORSE2, 3)]),
    ("miloradovich", &[(FOOT2, 3), (FOOT3, 1), (GUNS, 1)]),
    ("prebyshevsky", &[(FOOT1, 1), (FOOT2, 3)]),
];

fn wished(side: Side, commander: Commander, face: Face) -> usize {
    let wishes = match side {
        Side::French => FRENCH,
        Side::Allied => ALLIED,
    };
    let name = commander.to_string();
    let of = wishes.iter().find(|(one, _)| *one == name);
    let faces = of.into_iter().flat_map(|(_, faces)| *faces);
    faces.filter(|(one, _)| *one == face).map(|(_, count)| count).sum()
}

/// One unit after the other, to whoever still wishes for it. Now and then two units change places.
pub fn assign(view: &View, ask: &Ask, field: &Field, rng: &mut TestRng) -> Option<Action> {
    let mut units: Vec<(Unit, Face)> = field.own.iter().map(|piece| (piece.unit, piece.face)).collect();
    units.sort_by_key(|(unit, _)| *unit);
    let astray = rng.random_range(0..units.len());
    follow(view, ask, &[], |draft, pick| {
        let (Pick::Assign { commander }, Some((_, face))) = (pick, units.get(draft.len())) else {
            return 0;
        };
        let given = draft
            .iter()
            .zip(&units)
            .filter(|(one, (_, other))| **one == pick && other == face);
        let left = wished(field.side, commander, *face).saturating_sub(given.count());
        if draft.len() == astray { 0 } else { left as i32 }
    })
}

/// Everybody in reserve, and on 1 December only the vanguard.
pub fn place(view: &View, ask: &Ask, orders: &Orders) -> Option<Action> {
    let vanguard: Vec<Option<Locale>> = orders
        .vanguard
        .iter()
        .map(|name| name.parse::<Commander>().ok().and_then(Commander::home))
        .collect();
    follow(view, ask, &[], |_, pick| match pick {
        Pick::To { position } if position.is_reserve() && vanguard.contains(&position.locale()) => 3,
        Pick::Off => 2,
        Pick::To { position } if position.is_reserve() => 1,
        _ => 0,
    })
}

/// The outposts; a battery goes where the Santon is one.
pub fn detach(view: &View, ask: &Ask, orders: &Orders, field: &Field) -> Option<Action> {
    let mut sent: Vec<Unit> = Vec::new();
    let mut picks = Vec::new();
    for (name, at) in orders.outposts {
        let (commander, position): (Commander, Position) = (name.parse().ok()?, at.parse().ok()?);
        let guns = position.locale() == Some(Locale::SANTON);
        let fits = |face: Face| {
            if guns {
                face.is_artillery()
            } else {
                face.strength() == 2
            }
        };
        let unit = field
            .corps(commander)
            .find(|piece| fits(piece.face) && !sent.contains(&piece.unit))?
            .unit;
        sent.push(unit);
        picks.extend([Pick::Unit { unit }, Pick::To { position }]);
    }
    follow(view, ask, &picks, |_, pick| i32::from(pick == Pick::Done))
}

/// On the Santon where one stands there, else toward the enemy.
pub fn fix(view: &View, ask: &Ask, field: &Field) -> Option<Action> {
    let santon = |unit: Unit| {
        let place = field.piece(unit).and_then(|piece| piece.at.locale());
        place == Some(Locale::SANTON)
    };
    follow(view, ask, &[], |_, pick| match pick {
        Pick::Unit { unit } => i32::from(santon(unit)),
        Pick::To { position } => position
            .approach()
            .map_or(0, |approach| i32::from(approach.far().number())),
        _ => 0,
    })
}
