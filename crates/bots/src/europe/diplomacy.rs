//! Treaties: a recruit has friends who are not winning, keeps to them, and leaves only whom he is losing by.

use europe::{Action, Victory};
use table::Seat;

use super::eyes::Eyes;

/// Points are sixths of a region (B5.3).
const A_REGION: u16 = 6;
/// So far ahead of me an ally is winning by our treaty …
const FAR_AHEAD: u16 = 3 * A_REGION;
/// … if little time is left to overtake him otherwise.
const LITTLE_TIME: u8 = 4;

pub fn begin(eyes: &Eyes<'_>) -> Action {
    let allies = allies(eyes).into_iter();
    let winning = allies
        .filter(|&ally| is_losing_by(eyes, ally))
        .max_by_key(|&ally| points(eyes, ally));
    winning.map_or(Action::Begin, |with| Action::Break { with })
}

pub fn answer(eyes: &Eyes<'_>, from: Seat) -> Action {
    if is_wanted(eyes, from) {
        Action::Accept
    } else {
        Action::Decline
    }
}

/// To the player with fewest points of those that are wanted.
pub fn propose(eyes: &Eyes<'_>) -> Option<Action> {
    let open = eyes.open();
    let others = open.players_left();
    let able = others.iter().filter(|&to| {
        let new = to != eyes.me && !open.friends(eyes.me, to) && !open.has_proposed(eyes.me, to);
        new && is_wanted(eyes, to) && allies(eyes).is_empty()
    });
    let to = able.min_by_key(|&to| points(eyes, to))?;
    Some(Action::Propose { to })
}

/// Not everybody can be a friend: most of the others have to be fought.
fn is_wanted(eyes: &Eyes<'_>, other: Seat) -> bool {
    let others = eyes.open().players_left().len().saturating_sub(1);
    let few = 2 * (allies(eyes).len() + 1) <= others;
    let broken = eyes.open().turn.broken.contains(other) && eyes.open().turn.owner == eyes.me;
    few && !broken && points(eyes, other) < points(eyes, eyes.me) + FAR_AHEAD
}

fn is_losing_by(eyes: &Eyes<'_>, ally: Seat) -> bool {
    let open = eyes.open();
    let all = open.players_left();
    let first = all.iter().all(|other| points(eyes, other) <= points(eyes, ally));
    let alone = all.iter().all(|other| open.friends(eyes.me, other));
    let ahead = points(eyes, ally) >= points(eyes, eyes.me) + FAR_AHEAD;
    match open.options.victory {
        // Who is left over with allies alone shares with them.
        Victory::TotalVictory => false,
        _ => first && ahead && (alone || eyes.rounds_left() <= LITTLE_TIME),
    }
}

fn allies(eyes: &Eyes<'_>) -> Vec<Seat> {
    let all = eyes.open().players_left();
    let allied = |&seat: &Seat| eyes.open().alliances.hold(eyes.me, seat);
    all.iter().filter(allied).collect()
}

fn points(eyes: &Eyes<'_>, seat: Seat) -> u16 {
    eyes.open().points(seat)
}
