//! What chance does before the first question: no case can fix those dice (B6.2, B7.1, EB-30).

use std::collections::BTreeSet;

use europe::board::Nation;
use europe::{Europe, FirstThrow, Options, Phase, Start, State};
use table::{Dice, Game as _, Seat, Seed};

fn start(start: Start, seats: u8, seed: u32) -> State {
    let options = Options {
        seats,
        ..Options::of(start)
    };
    let mut dice = Dice::new(Seed::from_text(&seed.to_string()).dice_key("start", &[]), 1);
    Europe::start(Europe::RULES, &options, &mut dice)
}

/// Throw by throw: who is not highest does not throw again.
fn first_by(throws: &[FirstThrow], seats: u8) -> Seat {
    let mut tied: Vec<Seat> = (0..seats).map(Seat).collect();
    let mut throws = throws.iter();
    while tied.len() > 1 {
        let round: Vec<&FirstThrow> = throws.by_ref().take(tied.len()).collect();
        assert_eq!(round.iter().map(|throw| throw.seat).collect::<Vec<_>>(), tied);
        let best = round.iter().map(|throw| throw.one + throw.two).max();
        let highest = round.iter().filter(|throw| Some(throw.one + throw.two) == best);
        tied = highest.map(|throw| throw.seat).collect();
    }
    assert_eq!(throws.next(), None, "nobody throws without need");
    tied[0]
}

#[test]
fn the_highest_throw_begins_and_ties_throw_again() {
    let mut first = BTreeSet::new();
    let mut again = 0;
    for seed in 0..300 {
        let seats = 2 + (seed % 6) as u8;
        let open = start(Start::AllEqual, seats, seed).open;
        assert_eq!(open.first, first_by(&open.throws, seats));
        assert_eq!(open.phase, Phase::Placing { seat: open.first });
        first.insert(open.first);
        again += u32::from(open.throws.len() > usize::from(seats));
    }
    assert_eq!(first.len(), 7, "everybody begins now and then");
    assert!(again > 0, "there was no tie");
}

#[test]
fn nations_are_drawn_one_by_one_and_those_left_over_are_neutral() {
    for (seats, each) in [(2, 3), (3, 2), (4, 1), (5, 1), (6, 1), (7, 1)] {
        let mut drawn = BTreeSet::new();
        for seed in 0..60 {
            let open = start(Start::CentralPowers, seats, seed).open;
            for seat in open.options.players() {
                assert_eq!(open.nations(seat).count(), each);
                drawn.extend(open.nations(seat).filter(|_| seat == Seat(0)));
            }
            for nation in Nation::all().filter(|&nation| open.player(nation).is_none()) {
                assert!(open.reserve.of(nation).is_empty());
                assert_eq!(open.held.by(nation.capital()), None);
            }
        }
        assert_eq!(drawn.len(), Nation::COUNT, "any nation may be drawn");
    }
}

#[test]
fn seat_one_is_france_where_france_is_to_be_stopped() {
    for seats in 2..=7 {
        let open = start(Start::StopFrance, seats, 1).open;
        assert_eq!(open.nations(Seat(0)).collect::<Vec<_>>(), [Nation::France]);
        assert_eq!(open.players_left().len(), usize::from(seats));
    }
}
