//! Whole Limited Wars of random play: they end, what must be conserved is conserved, and what the rules know of occurs.
//! `BATTERY=large` plays 2,000 of them.

use std::collections::BTreeMap;
use std::time::Instant;

use europe::board::{Nation, Region, homeland};
use europe::{Europe, Event, Force, Forces, Options, Phase, Start, State, deck};
use rand::seq::IndexedRandom as _;
use rand::{RngExt as _, SeedableRng as _};
use table::{Dice, Game as _, Seed, TestRng, Viewer, walk};

/// How often each thing happened.
type Tally = BTreeMap<String, u32>;

fn all_pieces(state: &State) -> Forces {
    let on_the_map = |nation| state.open.pieces.total(nation);
    let mut all = state.open.reserve;
    Nation::all().for_each(|nation| all.add(nation, on_the_map(nation)));
    all
}

/// Pieces come and go only by what is told.
fn follow(mut pieces: Forces, events: &[Event], tally: &mut Tally) -> Forces {
    let mut saw = |what: &str| *tally.entry(what.to_owned()).or_default() += 1;
    for event in events {
        match event {
            Event::Combined {
                nation,
                combination,
                pieces: built,
                ..
            } => {
                pieces.add(*nation, *built);
                saw(&format!("{combination:?}"));
            }
            Event::Landed { nation, lost, .. } => {
                pieces.take(*nation, *lost);
                saw(if lost.is_empty() {
                    "landing"
                } else {
                    "landing with a loss"
                });
            }
            Event::Lost { pieces: lost } => pieces = pieces.minus(lost),
            Event::Rallied { pieces: rallied } => {
                pieces = pieces.plus(rallied);
                saw("rally");
            }
            Event::Surrounded { nation, pieces: lost } => {
                pieces.take(*nation, *lost);
                saw("elimination without retreat");
            }
            Event::Exchanged { .. } => saw("trade"),
            Event::Willing { .. } => saw("willing ally"),
            Event::OwnPlace { .. } => saw("own place"),
            Event::LinesStay { .. } => saw("lines that stay"),
            Event::ProposalLapsed { .. } => saw("proposal that lapsed"),
            Event::BattleBegan { major: true, .. } => saw("major battle"),
            Event::Retreated { .. } => saw("retreat"),
            _ => {}
        }
    }
    pieces
}

fn judge(state: &State) {
    let open = &state.open;
    let hands = Nation::all().map(|nation| state.hand(nation).plus(state.laid(nation)));
    let cards = hands.fold(state.secret.deck, |all, hand| all.plus(&hand));
    assert_eq!(cards, *deck(&open.options), "no card is lost");
    for nation in Nation::all().filter(|&nation| open.lives(nation)) {
        for region in homeland(nation) {
            let by = open.held.by(region).expect("a homeland is somebody's");
            let occupied = by != nation && !matches!(open.phase, Phase::Moving | Phase::Battle | Phase::Battles);
            assert!(
                !occupied || open.pieces.of(region, by).infantry > 0,
                "{region:?} is occupied by infantry"
            );
        }
    }
    let quiet = matches!(open.phase, Phase::Producing | Phase::Turn) && open.turn.broken.is_empty();
    let meet = |region: Region| {
        let here = *open.pieces.at(region);
        let mut players = here.iter().filter_map(|(nation, _)| open.player(nation));
        // New pieces may stand beside an enemy's leader.
        let armed = |seat| open.rules.is_first() || open.pieces_of(region, |one| one == seat).army() > 0;
        players.any(|seat| armed(seat) && open.is_occupied(region, seat))
    };
    assert!(!quiet || !Region::all().any(meet), "enemies stand in one region");
}

fn play(rules: u16, options: &Options, seed: u64, tally: &mut Tally) -> u32 {
    let mut rng = TestRng::seed_from_u64(seed);
    let mut dice = Dice::new(Seed::from_text(&seed.to_string()).dice_key("wars", &[]), 1);
    let mut state = Europe::start(rules, options, &mut dice);
    let mut decisions = 0;
    while Europe::outcome(&state).is_none() {
        let mut events = Vec::new();
        let before = all_pieces(&state);
        if Europe::due(&state) {
            Europe::advance(&mut state, &mut dice, &mut events);
        } else {
            let asks = Europe::asks(&state);
            let (standing, blocking): (Vec<_>, Vec<_>) = asks.iter().partition(|asked| asked.standing);
            let talk = !standing.is_empty() && rng.random_bool(0.2);
            let asked = if talk { &standing } else { &blocking };
            let asked = asked.choose(&mut rng).expect("somebody has to answer");
            let view = Europe::view(&state, Viewer::Seat(asked.seat));
            let action = walk::random_action::<Europe>(&view, &asked.ask, &mut rng).expect("there is an answer");
            assert_eq!(Europe::check(&view, &asked.ask, &action), Ok(()));
            let shared = state.open.battle.is_none();
            Europe::apply(&mut state, asked.seat, &asked.ask, &action, &mut dice, &mut events);
            let broken = |state: &State| {
                let battle = state.open.battle.as_ref();
                battle.is_some_and(|battle| !battle.stood.is_empty() || !battle.stayed.is_empty())
            };
            if shared && broken(&state) {
                *tally
                    .entry("broken alliance in a shared region".to_owned())
                    .or_default() += 1;
            }
            decisions += 1;
        }
        let followed = follow(before, &events, tally);
        assert_eq!(all_pieces(&state), followed, "after {events:?}");
        judge(&state);
    }
    decisions
}

#[test]
fn random_limited_wars_end_and_conserve_everything() {
    let tally = wars(Europe::RULES);
    let wanted = ["willing ally", "own place", "lines that stay", "proposal that lapsed"];
    for what in wanted {
        assert!(tally.contains_key(what), "{what} never occurred");
    }
}

#[test]
fn wars_of_the_first_version_do_so_too() {
    wars(1);
}

fn wars(rules: u16) -> Tally {
    let large = std::env::var("BATTERY").is_ok_and(|size| size == "large");
    let (wars, began) = (if large { 2_000 } else { 120 }, Instant::now());
    let mut tally = Tally::new();
    let mut decisions = 0;
    for seed in 0..wars {
        let start = [Start::AllEqual, Start::CentralPowers, Start::StopFrance][seed as usize % 3];
        let options = Options {
            seats: 2 + (seed / 3 % 6) as u8,
            leader_rule: seed % 5 == 0,
            ..Options::of(start)
        };
        decisions += play(rules, &options, seed, &mut tally);
    }
    println!(
        "{wars} wars of version {rules}, {decisions} decisions in {:?}: {tally:#?}",
        began.elapsed()
    );
    let wanted = [
        "Regiment",
        "Brigade",
        "Division",
        "Corps",
        "landing with a loss",
        "broken alliance in a shared region",
        "elimination without retreat",
        "trade",
        "retreat",
    ];
    for what in wanted {
        assert!(tally.contains_key(what), "{what} never occurred");
    }
    tally
}

#[test]
fn no_force_is_lost_in_a_sum() {
    let force = Force {
        infantry: 3,
        cavalry: 2,
        artillery: 1,
        leader: 1,
    };
    assert_eq!((force.total(), force.army()), (7, 6));
    assert_eq!(force.plus(force).minus(force), force);
}
