//! The board and the armies against what is printed, and the ids against their spellings.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;
use std::str::FromStr;

use rand::{RngExt, SeedableRng};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, from_value, json, to_value};
use table::TestRng;
use triumph::board::{
    Approach, ApproachSet, Commander, Locale, LocaleSet, Position, Road, RoadEntry, Side, Star, Symbol, army_morale,
    army_units, roads_home, rounds,
};

fn locale(number: u8) -> Locale {
    Locale::try_from(number).unwrap()
}

fn id<T: FromStr<Err = String>>(text: &str) -> T {
    text.parse().unwrap()
}

fn numbers(locales: impl IntoIterator<Item = Locale>) -> Vec<u8> {
    locales.into_iter().map(Locale::number).collect()
}

/// The lower side of each border.
fn borders() -> impl Iterator<Item = Approach> {
    Approach::all().filter(|approach| approach.locale() < approach.far())
}

fn spelt(approaches: impl IntoIterator<Item = Approach>) -> Vec<String> {
    approaches.into_iter().map(|approach| approach.to_string()).collect()
}

#[test]
fn as_many_as_printed() {
    let passable = || borders().filter(|border| border.passable());
    let entries = |side| RoadEntry::all().filter(move |entry| entry.side() == side);

    assert_eq!(Locale::all().count(), 168);
    assert_eq!(borders().count(), 293);
    assert_eq!(passable().count(), 281);
    assert_eq!(passable().filter(|border| border.wide()).count(), 71);
    assert_eq!(passable().filter(|border| !border.wide()).count(), 210);
    assert_eq!(Road::all().count(), 2 * 279);
    assert_eq!(Road::all().filter(|road| road.main()).count(), 2 * 13);
    assert_eq!(RoadEntry::all().count(), 20);
    assert_eq!(entries(Side::French).count(), 13);
    assert_eq!(entries(Side::Allied).count(), 7);
}

#[test]
fn every_locale_has_room_and_a_border() {
    for locale in Locale::all() {
        assert!(locale.capacity() > 0, "{locale}");
        assert!(
            locale.approaches().iter().any(|approach| approach.passable()),
            "{locale}"
        );
    }
    assert_eq!(locale(3).capacity(), 1);
    assert_eq!(locale(53).capacity(), 20);
    assert_eq!(locale(53).name(), Some("Zuran Berg"));
    assert_eq!(Locale::SANTON.name(), Some("Santon"));
    assert_eq!(locale(63).name(), None);
}

#[test]
fn the_hills() {
    let hills = numbers(Locale::all().filter(|locale| locale.hill()));
    assert_eq!(hills, [24, 25, 53, 54, 57, 61, 62, 84, 106, 112, 121, 147]);
}

#[test]
fn the_stars() {
    let of = |star| numbers(Locale::all().filter(|locale| locale.stars().has(star)));
    assert_eq!(
        of(Star::Blue),
        [25, 51, 53, 61, 62, 70, 81, 91, 102, 116, 117, 118, 132]
    );
    assert_eq!(of(Star::Red), [84, 86, 87, 88, 97, 99, 112, 113, 115, 126, 128]);
    assert_eq!(of(Star::Green), [58, 59, 67, 68, 87, 88, 99, 115, 128]);
    assert_eq!(of(Star::Black), [87, 88, 96, 99, 106, 108, 112, 115, 121, 126, 128]);
    assert!(locale(63).stars().is_empty());
    assert!(!locale(87).stars().is_empty());
}

#[test]
fn the_impassable_borders() {
    let impassable = spelt(borders().filter(|border| !border.passable()));
    assert_eq!(
        impassable,
        [
            "2-3", "3-4", "6-7", "8-9", "10-11", "14-15", "15-16", "17-18", "18-19", "21-22", "58-78", "92-103"
        ]
    );
    assert!(
        Approach::all()
            .filter(|approach| !approach.passable())
            .all(|approach| !approach.wide())
    );
}

#[test]
fn locales_across_the_water_share_no_border() {
    for (from, to) in [(114, 115), (124, 151), (151, 159)] {
        assert_eq!(Approach::between(locale(from), locale(to)), None);
        assert_eq!(Approach::between(locale(to), locale(from)), None);
    }
}

#[test]
fn a_border_has_two_sides() {
    for approach in Approach::all() {
        let opposite = approach.opposite();
        assert_ne!(opposite, approach);
        assert_eq!(opposite.opposite(), approach);
        assert_eq!((opposite.locale(), opposite.far()), (approach.far(), approach.locale()));
        assert_eq!(
            (opposite.wide(), opposite.passable()),
            (approach.wide(), approach.passable())
        );
        assert_eq!(Approach::between(approach.locale(), approach.far()), Some(approach));
    }
    assert_eq!(Approach::all().last().unwrap().index() + 1, Approach::COUNT);
}

#[test]
fn a_locale_has_its_own_approaches_sorted() {
    for locale in Locale::all() {
        let own: Vec<Approach> = Approach::all().filter(|approach| approach.locale() == locale).collect();
        assert_eq!(locale.approaches(), own);
        assert!(own.is_sorted_by_key(|approach| approach.far()));
        assert_eq!(Approach::between(locale, locale), None);
    }
}

#[test]
fn symbols_are_printed_on_one_side() {
    let printed = |approach: Approach| {
        let symbols = [Symbol::Infantry, Symbol::Cavalry, Symbol::Artillery];
        (symbols.map(|symbol| approach.penalty(symbol)), approach.obstructed())
    };
    assert_eq!(printed(id("1-23")), ([false, true, true], false));
    assert_eq!(printed(id("23-1")), ([false, false, true], true));
    assert_eq!(printed(id("24-3")), ([true, false, true], true));
    assert_eq!(printed(id("2-3")), ([false, false, false], false));

    let count = |symbol| Approach::all().filter(|approach| approach.penalty(symbol)).count();
    assert_eq!(
        [Symbol::Infantry, Symbol::Cavalry, Symbol::Artillery].map(count),
        [42, 113, 225]
    );
}

#[test]
fn the_board_is_connected() {
    assert_eq!(locale(1).near(u8::MAX).len(), 168);
}

#[test]
fn near_counts_passable_approaches() {
    assert_eq!(numbers(locale(63).near(0)), [63]);
    for locale in Locale::all() {
        let passable = locale.approaches().iter().filter(|approach| approach.passable());
        let next: LocaleSet = passable.map(|approach| approach.far()).chain([locale]).collect();
        assert_eq!(locale.near(1), next);
        let two: LocaleSet = next.iter().flat_map(|locale| locale.near(1)).collect();
        assert_eq!(locale.near(2), two);
    }
    assert!(!locale(58).near(1).contains(locale(78)));
}

#[test]
fn a_road_has_two_ends_and_a_passable_border() {
    for road in Road::all() {
        let back = road.back();
        assert_eq!(back.back(), road);
        assert_eq!((back.from(), back.from_group()), (road.to(), road.to_group()));
        assert_eq!((back.to(), back.to_group()), (road.from(), road.from_group()));
        assert_eq!(back.main(), road.main());
        assert_eq!(
            (road.approach().locale(), road.approach().far()),
            (road.from(), road.to())
        );
        assert_eq!(back.approach(), road.approach().opposite());
        assert!(road.approach().passable());
        assert!(road.crosses(road.approach()) && road.crosses(back.approach()));
        let others = road
            .from()
            .approaches()
            .iter()
            .filter(|&&other| other != road.approach());
        assert!(others.copied().all(|other| !road.crosses(other)));
    }
    for locale in Locale::all() {
        let own: Vec<Road> = Road::all().filter(|road| road.from() == locale).collect();
        assert_eq!(locale.roads(), own);
    }
    assert_eq!(Road::all().last().unwrap().index() + 1, Road::COUNT);
}

/// As they come: 51-38-52-53-63-64-55-66-67-68-58-59, and the branch 67-77-87.
#[test]
fn the_main_road() {
    let trunk = [51, 38, 52, 53, 63, 64, 55, 66, 67, 68, 58, 59];
    let branch = [67, 77, 87];
    let pairs = trunk.windows(2).chain(branch.windows(2));
    let expected: BTreeSet<(u8, u8)> = pairs
        .flat_map(|pair| [(pair[0], pair[1]), (pair[1], pair[0])])
        .collect();
    let main = Road::all().filter(|road| road.main());
    let printed: BTreeSet<(u8, u8)> = main.map(|road| (road.from().number(), road.to().number())).collect();
    assert_eq!(printed, expected);

    // It meets itself in every locale, so that a march can follow it from end to end.
    let mut groups: BTreeMap<Locale, BTreeSet<u8>> = BTreeMap::new();
    for road in Road::all().filter(|road| road.main()) {
        groups.entry(road.from()).or_default().insert(road.from_group());
    }
    for entry in RoadEntry::all().filter(|entry| entry.main()) {
        groups.entry(entry.locale()).or_default().insert(entry.group());
    }
    assert!(groups.values().all(|groups| groups.len() == 1), "{groups:?}");
}

#[test]
fn borders_with_several_roads() {
    let mut rows: BTreeMap<Approach, Vec<Road>> = BTreeMap::new();
    for road in Road::all().filter(|road| road.from() < road.to()) {
        rows.entry(road.approach()).or_default().push(road);
    }
    assert_eq!(rows.values().filter(|roads| roads.len() > 1).count(), 57);

    let both = |roads: &&Vec<Road>| roads.iter().any(|road| road.main()) && roads.iter().any(|road| !road.main());
    let groups = |roads: &[Road]| -> BTreeSet<(u8, u8)> {
        roads.iter().map(|road| (road.from_group(), road.to_group())).collect()
    };
    let mixed: Vec<(String, usize)> = rows
        .values()
        .filter(both)
        .map(|roads| (roads[0].approach().to_string(), groups(roads).len()))
        .collect();
    let expected = [("38-51", 1), ("38-52", 1), ("53-63", 2), ("58-68", 2), ("67-68", 2)];
    assert_eq!(mixed, expected.map(|(border, groups)| (border.to_owned(), groups)));
}

#[test]
fn the_entries() {
    let main = |side| {
        numbers(
            RoadEntry::all()
                .filter(move |e| e.side() == side && e.main())
                .map(RoadEntry::locale),
        )
    };
    assert_eq!(main(Side::French), [51]);
    assert_eq!(main(Side::Allied), [59, 87]);

    let entry: RoadEntry = id("A15");
    assert_eq!(
        (entry.side(), entry.locale(), entry.group(), entry.main()),
        (Side::Allied, locale(59), 2, true)
    );
    assert_eq!(locale(59).entries(), [id("A13"), id("A14"), id::<RoadEntry>("A15")]);
    assert_eq!(locale(139).entries(), [id::<RoadEntry>("F20")]);
    assert_eq!(locale(63).entries(), []);
    for locale in Locale::all() {
        let own: Vec<RoadEntry> = RoadEntry::all().filter(|entry| entry.locale() == locale).collect();
        assert_eq!(locale.entries(), own);
    }
}

fn road_reaches(from: Locale, side: Side, blocked: LocaleSet) -> bool {
    roads_home(side, blocked).contains(from)
}

#[test]
fn every_star_has_a_road_home() {
    let stars = || Locale::all().filter(|locale| !locale.stars().is_empty());
    let without = |closed: u8| LocaleSet::from_iter([locale(closed)]);
    for star in stars() {
        assert!(road_reaches(star, Side::French, LocaleSet::EMPTY), "{star} to 51");
        assert!(road_reaches(star, Side::Allied, LocaleSet::EMPTY), "{star} to either");
    }
    for star in stars().filter(|&star| star != locale(87)) {
        assert!(road_reaches(star, Side::Allied, without(87)), "{star} to 59");
    }
    for star in stars().filter(|&star| star != locale(59)) {
        assert!(road_reaches(star, Side::Allied, without(59)), "{star} to 87");
    }
}

#[test]
fn the_enemy_cuts_the_road_home() {
    let cut =
        |from, side, blocked: &[u8]| !road_reaches(locale(from), side, blocked.iter().copied().map(locale).collect());

    // The entry itself, the objective itself, and an objective that is the entry.
    assert!(cut(53, Side::French, &[51]));
    assert!(cut(53, Side::French, &[53]));
    assert!(cut(51, Side::French, &[51]));
    assert!(!cut(51, Side::French, &[38]));
    // One entry is enough; with both closed there is none.
    assert!(!cut(67, Side::Allied, &[59]));
    assert!(cut(67, Side::Allied, &[59, 87]));
    // Local roads lead from 50 into 59, but the main road leaves there on another group, which is reached by 58 alone.
    assert!(!cut(50, Side::Allied, &[87]));
    assert!(cut(50, Side::Allied, &[87, 58]));
    assert!(!cut(59, Side::Allied, &[87, 58]));
    // No road touches 92.
    assert!(cut(92, Side::French, &[]));
}

/// The words of the ruling, straight on: from every group of the objective until nothing new is found.
fn traced(from: Locale, side: Side, blocked: LocaleSet) -> bool {
    let mut reached: BTreeSet<(Locale, u8)> = (0..Road::GROUPS as u8).map(|group| (from, group)).collect();
    loop {
        let leaves = |road: &Road| reached.contains(&(road.from(), road.from_group())) && !blocked.contains(road.to());
        let next: Vec<(Locale, u8)> = Road::all()
            .filter(leaves)
            .map(|road| (road.to(), road.to_group()))
            .collect();
        let before = reached.len();
        reached.extend(next);
        if reached.len() == before {
            break;
        }
    }
    let mut home = RoadEntry::all().filter(|entry| entry.side() == side && entry.main());
    !blocked.contains(from) && home.any(|entry| reached.contains(&(entry.locale(), entry.group())))
}

#[test]
fn the_trace_agrees_with_the_ruling_under_any_enemy() {
    let mut rng = TestRng::seed_from_u64(1805);
    let mut answers = [0, 0];
    for _ in 0..200 {
        let share = rng.random_range(0.0..0.5);
        let blocked: LocaleSet = Locale::all().filter(|_| rng.random_bool(share)).collect();
        let from = locale([51, 59, 87, 67, 112, 88, 50, 92][rng.random_range(0..8)]);
        for side in Side::ALL {
            let reaches = road_reaches(from, side, blocked);
            assert_eq!(reaches, traced(from, side, blocked), "{from} {side:?} {blocked:?}");
            answers[usize::from(reaches)] += 1;
        }
    }
    assert!(answers.iter().all(|&count| count > 50), "{answers:?}");
}

#[test]
fn the_armies() {
    let sum = |side: Side| {
        let strength = |face: &str| -> u32 { face[face.len() - 1..].parse().unwrap() };
        army_units(side).iter().fold((0, 0), |(units, total), &(face, count)| {
            (units + u32::from(count), total + u32::from(count) * strength(face))
        })
    };
    assert_eq!(sum(Side::French), (36, 81));
    assert_eq!(sum(Side::Allied), (44, 89));
    assert_eq!((army_morale(Side::French), army_morale(Side::Allied)), (23, 27));
    assert_eq!(Side::ALL.map(Side::index), [0, 1]);
    assert_eq!(Side::ALL.map(Side::other), [Side::Allied, Side::French]);
}

#[test]
fn the_commanders() {
    let listed = |side| -> Vec<(String, u8, Option<u8>)> {
        Commander::of(side)
            .map(|commander| {
                (
                    commander.to_string(),
                    commander.least(),
                    commander.home().map(Locale::number),
                )
            })
            .collect()
    };
    let expected = |rows: &[(&str, u8, Option<u8>)]| -> Vec<(String, u8, Option<u8>)> {
        rows.iter()
            .map(|&(id, least, home)| (id.to_owned(), least, home))
            .collect()
    };
    let french = [
        ("bernadotte", 4, None),
        ("davout", 4, None),
        ("bessieres", 4, Some(53)),
        ("lannes", 4, Some(64)),
        ("legrand", 3, Some(133)),
        ("murat", 4, Some(63)),
        ("st-hilaire", 3, Some(93)),
        ("vandamme", 3, Some(72)),
    ];
    let allied = [
        ("bagration", 4, Some(67)),
        ("constantine", 4, Some(87)),
        ("dokhturov", 4, Some(121)),
        ("kienmayer", 3, Some(143)),
        ("kollowrath", 3, Some(112)),
        ("langeron", 4, Some(106)),
        ("liechtenstein", 4, Some(123)),
        ("miloradovich", 3, Some(96)),
        ("prebyshevsky", 4, Some(108)),
    ];
    assert_eq!(listed(Side::French), expected(&french));
    assert_eq!(listed(Side::Allied), expected(&allied));
    assert_eq!(id::<Commander>("st-hilaire").name(), "St. Hilaire");

    assert_eq!(Commander::all().count(), Commander::COUNT);
    for side in Side::ALL {
        for (index, commander) in Commander::of(side).enumerate() {
            assert_eq!(
                (commander.side(), usize::from(commander.index_in_side())),
                (side, index)
            );
        }
    }
}

#[test]
fn the_rounds() {
    let rounds = rounds();
    assert_eq!((rounds.december1.len(), rounds.december2.len()), (21, 10));
    assert_eq!((rounds.december2[0], rounds.december2[9]), ("2:07", "2:16"));
    assert_eq!((rounds.december1[0], rounds.december1[10]), ("1:07", "night"));
    assert_eq!(rounds.december1[11..], rounds.december2);

    for commander in Commander::all() {
        assert_eq!(commander.enters().is_some(), commander.home().is_none());
        assert!(commander.enters().is_none_or(|round| rounds.december1.contains(&round)));
    }
    assert_eq!(id::<Commander>("bernadotte").enters(), Some("1:11"));
    assert_eq!(id::<Commander>("davout").enters(), Some("2:08"));
}

/// As a value, as text and as the key of a map.
fn round_trip<T: Serialize + DeserializeOwned + FromStr<Err = String> + ToString + Ord + Debug + Copy>(all: &[T]) {
    let mut spellings = BTreeSet::new();
    for &one in all {
        let value = to_value(one).unwrap();
        assert_eq!(from_value::<T>(value).unwrap(), one);
        assert_eq!(id::<T>(&one.to_string()), one);
        let keyed = to_value(BTreeMap::from([(one, ())])).unwrap();
        assert_eq!(keyed, json!({ one.to_string(): null }));
        assert_eq!(
            from_value::<BTreeMap<T, ()>>(keyed).unwrap(),
            BTreeMap::from([(one, ())])
        );
        assert!(spellings.insert(one.to_string()), "{one:?} is spelt as another is");
    }
}

#[test]
fn every_id_comes_back() {
    round_trip(&Locale::all().collect::<Vec<_>>());
    round_trip(&Approach::all().collect::<Vec<_>>());
    round_trip(&Road::all().collect::<Vec<_>>());
    round_trip(&RoadEntry::all().collect::<Vec<_>>());
    round_trip(&Commander::all().collect::<Vec<_>>());
    round_trip(&positions());
}

fn positions() -> Vec<Position> {
    let reserves = Locale::all().map(Position::reserve);
    [Position::OFF]
        .into_iter()
        .chain(reserves)
        .chain(Approach::all().map(Position::at))
        .collect()
}

fn is_refused<T: DeserializeOwned>(values: impl IntoIterator<Item = Value>) {
    for value in values {
        assert!(from_value::<T>(value.clone()).is_err(), "{value}");
    }
}

#[test]
fn an_id_has_one_spelling() {
    assert_eq!(to_value(locale(63)).unwrap(), json!(63));
    assert_eq!(to_value(id::<Approach>("63-64")).unwrap(), json!("63-64"));
    assert_eq!(to_value(id::<Road>("38.0-51.0m")).unwrap(), json!("38.0-51.0m"));
    assert_ne!(id::<Road>("38.0-51.0m"), id::<Road>("38.0-51.0"));
    assert_eq!(to_value(Side::French).unwrap(), json!("french"));
    assert_eq!(format!("{:?}", id::<Approach>("63-64")), "Approach(63-64)");

    is_refused::<Locale>([
        json!(0),
        json!(145),
        json!(146),
        json!(171),
        json!(-1),
        json!(256 + 63),
        json!(63.0),
    ]);
    is_refused::<Locale>([json!("063"), json!("+63"), json!(" 63"), json!(""), json!("319")]);
    is_refused::<Approach>([
        json!("63-65"),
        json!("063-64"),
        json!("63-63"),
        json!("63"),
        json!("114-115"),
        json!(63),
    ]);
    is_refused::<Road>([
        json!("63.9-64.0"),
        json!("51.0-52.0m"),
        json!("38.00-51.0"),
        json!("38.0-51.0mm"),
        json!(""),
    ]);
    is_refused::<RoadEntry>([json!("F13"), json!("A1"), json!("f1"), json!(1)]);
    is_refused::<Commander>([json!("napoleon"), json!("Lannes"), json!(0)]);
    is_refused::<Position>([
        json!("145"),
        json!("OFF"),
        json!(0),
        json!("63-65"),
        json!("-"),
        json!(null),
    ]);
    is_refused::<Side>([json!("French"), json!("blue")]);
}

#[test]
fn a_position_is_off_in_reserve_or_at_an_approach() {
    assert_eq!(Position::default(), Position::OFF);
    assert!(Position::OFF.is_off() && !Position::OFF.is_reserve());
    assert_eq!((Position::OFF.locale(), Position::OFF.approach()), (None, None));
    for locale in Locale::all() {
        let reserve = Position::reserve(locale);
        assert!(reserve.is_reserve() && !reserve.is_off());
        assert_eq!((reserve.locale(), reserve.approach()), (Some(locale), None));
        assert_eq!(from_value::<Position>(json!(locale.number())).unwrap(), reserve);
    }
    for approach in Approach::all() {
        let position = Position::at(approach);
        assert!(!position.is_reserve() && !position.is_off());
        assert_eq!(
            (position.locale(), position.approach()),
            (Some(approach.locale()), Some(approach))
        );
    }
    assert!(positions().is_sorted());
    assert!(
        positions()
            .iter()
            .all(|position| usize::from(position.index()) < Position::SPAN)
    );
}

#[test]
fn sets_travel_as_sorted_lists() {
    let locales: LocaleSet = [170, 1, 64, 63].map(locale).into_iter().collect();
    assert_eq!(to_value(locales).unwrap(), json!([1, 63, 64, 170]));
    assert_eq!(from_value::<LocaleSet>(json!([170, 64, 63, 1])).unwrap(), locales);
    is_refused::<LocaleSet>([json!([145]), json!(1), json!([1, "x"])]);

    let all: ApproachSet = Approach::all().collect();
    assert_eq!((all.len(), all.iter().count()), (Approach::COUNT, Approach::COUNT));
    assert!(all.iter().eq(Approach::all()));
    assert_eq!(from_value::<ApproachSet>(to_value(all).unwrap()).unwrap(), all);
}

#[test]
fn sets_hold_what_was_put_in() {
    let mut set = LocaleSet::EMPTY;
    assert!(set.is_empty());
    assert!(set.insert(locale(64)) && !set.insert(locale(64)));
    assert!(set.contains(locale(64)) && !set.contains(locale(63)));
    let both = set.union(LocaleSet::from_iter([locale(63)]));
    assert_eq!(numbers(both), [63, 64]);
    assert!(set.remove(locale(64)) && !set.remove(locale(64)));
    assert_eq!(set, LocaleSet::default());
}
