//! The map, the deck and the set-ups, held against what is known of them.

use europe::board::{Nation, Region, homeland};
use europe::{Arm, Card, Options, Start, Symbol, deck, groups, groups_each, quota};

#[test]
fn the_map_has_its_regions_borders_and_anchors() {
    assert_eq!(Region::all().count(), 95);
    assert_eq!(Region::all().filter(|region| region.homeland().is_none()).count(), 40);
    let sizes: Vec<usize> = Nation::all().map(|nation| homeland(nation).count()).collect();
    assert_eq!(sizes, [10, 8, 4, 13, 7, 7, 6]);
    let borders: usize = Region::all().map(|region| region.neighbours().len()).sum();
    assert_eq!(borders, 2 * 189);
    assert_eq!(Region::all().filter(|region| region.anchor()).count(), 24);
    for nation in Nation::all() {
        assert_eq!(nation.capital().homeland(), Some(nation));
        assert_eq!(nation.capital().capital(), Some(nation));
    }
    assert_eq!(
        Region::StPetersburg.capital(),
        None,
        "Moscow is the one of the Basic game"
    );
}

#[test]
fn borders_are_mutual_and_as_the_rulebook_clears_them_up() {
    for region in Region::all() {
        assert!(!region.neighbours().contains(region));
        for other in region.neighbours().iter() {
            assert!(other.neighbours().contains(region), "{region:?} {other:?}");
        }
    }
    let next = |one: Region, other: Region| one.neighbours().contains(other);
    assert!(next(Region::Finland, Region::StPetersburg) && next(Region::Finland, Region::Sweden));
    assert!(next(Region::Caucasus, Region::Armenia) && next(Region::Tripolitania, Region::Tunisia));
    assert!(next(Region::Denmark, Region::Sweden) && next(Region::Constantinople, Region::Anatolia));
    assert!(!next(Region::Sicily, Region::Naples) && !next(Region::Gibraltar, Region::Morocco));
    assert!(!next(Region::London, Region::Picardy));
    let hanover: Vec<Region> = Region::Hanover.neighbours().iter().collect();
    let around = [
        Region::Berlin,
        Region::Westphalia,
        Region::Holland,
        Region::Mecklenburg,
        Region::Denmark,
    ];
    assert_eq!(hanover, around);
}

#[test]
fn ninety_cards_with_colours_spread_evenly() {
    let options = Options::of(Start::AllEqual);
    let deck = deck(&options);
    let of_arm = |arm| deck.of_arm(arm);
    assert_eq!(deck.count(), 90);
    let arms: Vec<u8> = Arm::all().map(of_arm).collect();
    assert_eq!(arms, [30, 18, 14, 8]);
    assert_eq!((deck.of(Card::NAPOLEON), deck.of(Card::BLANK)), (4, 16));
    for nation in Nation::all() {
        let own = deck.iter().filter(|card| match card.symbol() {
            Symbol::Piece { nation: colour, .. } => colour == nation,
            Symbol::Napoleon | Symbol::Blank => false,
        });
        assert_eq!(own.count(), 10, "{nation:?}");
    }
}

#[test]
fn every_number_of_players_finds_its_nations() {
    for start in [Start::AllEqual, Start::CentralPowers, Start::StopFrance] {
        for seats in 2..=7 {
            let options = Options {
                seats,
                ..Options::of(start)
            };
            let choosing = seats - u8::from(start == Start::StopFrance);
            let groups = groups(&options);
            assert!(groups.len() >= usize::from(choosing * groups_each(&options)));
            for nation in groups.concat() {
                assert!(!quota(&options, nation, 7).is_empty());
            }
        }
    }
}
