//! Whether a position that somebody wrote down can be played.

use table::Seat;

use crate::battle::{Battle, LAST_TURN, Side, Stage};
use crate::board::{Nation, Region};
use crate::force::Forces;
use crate::open::{MOST_PIECES, Open};
use crate::options::Start;
use crate::phase::Phase;
use crate::quota;
use crate::resolve::next_to_choose;
use crate::seat_set::SeatSet;
use crate::state::State;

pub fn check(state: &State) -> Result<(), String> {
    let open = &state.open;
    check_seats(open)?;
    check_nations(open)?;
    check_pieces(open)?;
    check_cards(state)?;
    check_phase(open)?;
    check_battle(state)
}

fn demand(holds: bool, what: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what.to_owned()) }
}

fn check_seats(open: &Open) -> Result<(), String> {
    let there = |seat: Seat| seat.0 < open.options.seats;
    let all = |seats: SeatSet| seats.iter().all(there);
    let turn = &open.turn;
    let sets = [
        open.acted,
        open.agreed,
        open.own_place,
        turn.acting,
        turn.done,
        turn.asked,
        turn.willing,
        turn.broken,
    ];
    let pairs = open.proposals.iter().chain(&open.proposed);
    let proposals = pairs
        .clone()
        .all(|pair| there(pair.from) && there(pair.to) && pair.from != pair.to);
    let allied = (0..8).map(Seat).all(|one| {
        let mut others = (0..8).map(Seat).filter(|&other| open.alliances.hold(one, other));
        others.all(|other| there(one) && there(other) && one != other)
    });
    demand(
        open.players.iter().all(|(_, seat)| there(seat))
            && there(open.first)
            && there(turn.owner)
            && sets.into_iter().all(all)
            && proposals
            && allied
            && open.throws.iter().all(|throw| there(throw.seat)),
        "somebody takes part who has no seat",
    )?;
    let owned = |by: Option<Nation>| by.and_then(|nation| open.player(nation)).is_some();
    let mut entries = turn.entries.iter();
    demand(
        entries.all(|entry| owned(entry.by) == open.rules.since(2)),
        "a way in is that of a nation that came by it",
    )?;
    demand(
        (1..=open.options.last_round()).contains(&open.round),
        "there is no such round",
    )?;
    let over = matches!(open.phase, Phase::Over { .. });
    demand(
        over || open.place < 2 * open.options.seats,
        "the round has no such place",
    )
}

fn check_nations(open: &Open) -> Result<(), String> {
    if matches!(open.phase, Phase::Choosing { .. }) {
        return Ok(());
    }
    demand(
        open.options
            .players()
            .all(|seat| open.players.iter().any(|(_, player)| player == seat)),
        "every player needs a nation",
    )?;
    demand(
        open.fallen.iter().all(|&nation| open.player(nation).is_some()),
        "only nations in play can fall",
    )?;
    let held = open.held.iter().all(|(_, by)| open.lives(by));
    let homes = Region::all().all(|region| {
        let home = region.homeland().filter(|&home| open.lives(home));
        home.is_none() || open.held.by(region).is_some()
    });
    demand(held && homes, "a region is held by a nation that is not in play")
}

fn check_pieces(open: &Open) -> Result<(), String> {
    let lives = |forces: &Forces| forces.iter().all(|(nation, _)| open.lives(nation));
    let mut all = open.pieces.iter().chain(open.moved.iter());
    demand(
        all.all(|(_, forces)| lives(forces)) && lives(&open.reserve),
        "there are pieces of a nation that is not in play",
    )?;
    let few = |nation: Nation| {
        let there = open.pieces.iter().map(|(_, forces)| forces.of(nation));
        let there = there.chain([open.reserve.of(nation)]);
        let sums = there.fold([0_u32; 4], |mut sums, force| {
            let counts = [force.infantry, force.cavalry, force.artillery, force.leader];
            sums.iter_mut()
                .zip(counts)
                .for_each(|(sum, count)| *sum += u32::from(count));
            sums
        });
        sums.iter().all(|&sum| sum <= u32::from(MOST_PIECES))
    };
    demand(Nation::all().all(few), "a nation has too many pieces of a kind")?;
    let meet = |(region, forces): (Region, &Forces)| {
        let mut players = forces.iter().filter_map(|(nation, _)| open.player(nation));
        players.any(|seat| {
            // New pieces may be placed beside a leader, and a leader beside anybody.
            let armed = !open.rules.since(2) || open.pieces_of(region, |one| one == seat).army() > 0;
            armed && open.is_occupied(region, seat)
        })
    };
    let fighting = matches!(
        open.phase,
        Phase::Turn | Phase::Joining { .. } | Phase::Gathering { .. } | Phase::Moving | Phase::Battles | Phase::Battle
    );
    demand(
        fighting || !open.pieces.iter().any(meet),
        "enemies stand in one region outside of a battle",
    )
}

fn check_cards(state: &State) -> Result<(), String> {
    let open = &state.open;
    let offers = Nation::all().all(|nation| {
        let laid = state.laid(nation).count();
        let offer = open.turn.offers.get(nation);
        let sound = |to: Nation| open.lives(to) && open.player(to) != open.player(nation);
        offer.map_or(laid == 0, |offer| offer.cards == laid && sound(offer.to))
    });
    let hands = Nation::all().all(|nation| open.lives(nation) || state.hand(nation).is_empty());
    demand(offers && hands, "cards are where they cannot be")
}

/// Whether the seat is next, with something left for it.
fn can_choose(open: &Open, seat: Seat) -> bool {
    let groups = quota::groups(&open.options);
    let left = groups.iter().flatten().any(|&nation| open.player(nation).is_none());
    let led = open.options.start != Start::StopFrance || open.player(Nation::France) == Some(Seat(0));
    next_to_choose(open) == Some(seat) && left && led
}

fn check_phase(open: &Open) -> Result<(), String> {
    let is_in = |seat: Seat| open.is_in(seat);
    let acting = open.turn.acting;
    let busy = !acting.without(open.turn.done).is_empty() && acting.iter().all(is_in);
    let sound = match open.phase {
        Phase::Choosing { seat } => can_choose(open, seat),
        Phase::Placing { seat } => open.has_reserve(seat),
        Phase::Turn => is_in(open.turn.owner) && !open.acted.contains(open.turn.owner),
        Phase::Joining { seat } => is_in(seat) && !acting.contains(seat) && open.rules.is_first(),
        Phase::Gathering { waiting } => {
            let asked = |seat: Seat| is_in(seat) && !acting.contains(seat) && !open.turn.willing.contains(seat);
            !waiting.is_empty() && waiting.iter().all(asked) && open.rules.since(2)
        }
        Phase::Moving | Phase::Producing => busy,
        Phase::Battles => open.battles().next().is_some(),
        Phase::Battle => open.battle.is_some(),
        Phase::Over { winners, .. } => winners.iter().all(|seat| seat.0 < open.options.seats),
    };
    demand(sound, "nobody could go on from there")?;
    // Who shares the victory may do so before all his pieces are placed.
    let placing = matches!(
        open.phase,
        Phase::Placing { .. } | Phase::Producing | Phase::Over { .. }
    );
    demand(
        placing || open.reserve.is_empty(),
        "pieces are to be placed out of time",
    )?;
    let friends = acting
        .iter()
        .all(|one| acting.iter().all(|other| open.friends(one, other)));
    demand(friends, "who acts together must be allied")
}

fn check_battle(state: &State) -> Result<(), String> {
    let open = &state.open;
    let Some(battle) = &open.battle else {
        return demand(
            state.secret.deployed.is_empty() && state.secret.front.is_empty(),
            "somebody has deployed without a battle",
        );
    };
    demand(open.phase == Phase::Battle, "there is a battle out of time")?;
    let sides = [battle.attackers, battle.defenders];
    let fight = |one: Seat| battle.defenders.iter().all(|other| !open.friends(one, other));
    demand(
        sides
            .iter()
            .all(|side| !side.is_empty() && side.iter().all(|seat| seat.0 < open.options.seats))
            && battle.attackers.iter().all(fight),
        "a battle needs two sides that are enemies",
    )?;
    check_lines(state, battle)
}

fn check_lines(state: &State, battle: &Battle) -> Result<(), String> {
    let open = &state.open;
    let fights = |seat: Seat| battle.side_of(seat).is_some();
    let here = open.pieces_of(battle.region, fights);
    let over = matches!(battle.stage, Stage::Retreating { .. } | Stage::Awarding { .. });
    if battle.stage == Stage::Deploying {
        let deployed = |nation: Nation| {
            open.player(nation)
                .is_some_and(|seat| state.secret.deployed.contains(seat))
        };
        let armies = |side| open.of_side(battle, &here, side).army() > 0;
        demand(
            here == battle.start
                && armies(Side::Attacker)
                && armies(Side::Defender)
                && battle.front.plus(&battle.back).plus(&battle.lost).is_empty()
                && here.holds(&state.secret.front)
                && state.secret.front.iter().all(|(nation, _)| deployed(nation))
                && state.secret.deployed.iter().all(fights)
                && state.secret.deployed.len() < battle.attackers.len() + battle.defenders.len(),
            "the lines cannot be deployed so",
        )
    } else {
        let waited = match battle.stage {
            Stage::Arranging { waiting } | Stage::Retreating { waiting } => {
                !waiting.is_empty()
                    && waiting
                        .iter()
                        .all(|seat| fights(seat) && !open.pieces_of(battle.region, |one| one == seat).is_empty())
            }
            Stage::Hitting { seat, hits, pursuit } => {
                fights(seat) && hits > 0 && open.targets(battle, pursuit).total() >= hits
            }
            Stage::Rallying { seat, pieces, .. } => {
                let side = battle.side_of(seat);
                let lost = side.map_or(0, |side| open.of_side(battle, &battle.lost, side).total());
                pieces > 0 && lost >= pieces
            }
            Stage::Awarding { waiting, named } => {
                let claimants = open.claimants(battle);
                let claims = |seat: Seat| claimants.iter().any(|&nation| open.player(nation) == Some(seat));
                let named = named.is_none_or(|named| claimants.contains(&named));
                battle.major && !waiting.is_empty() && waiting.iter().all(claims) && named
            }
            Stage::Deploying => true,
        };
        demand(
            (over || here == battle.front.plus(&battle.back))
                && (1..=LAST_TURN + 1).contains(&battle.turn)
                && waited
                && state.secret.deployed.is_empty()
                && state.secret.front.is_empty(),
            "the lines are not those of the pieces that fight",
        )
    }
}
