//! Cards into pieces: whatever brings most for a card, once it brings enough.

use europe::board::Nation;
use europe::{Action, Arm, Card, Cards, Combination, Symbol};

use super::eyes::Eyes;
use super::worth;

/// What a card should bring while there is time to wait for others.
const ENOUGH: f64 = 1.2;
/// With so many in hand nobody waits.
const MANY: u8 = 7;
/// Nor when the war is nearly over.
const LATE: u8 = 3;
/// A Napoleon is kept for better uses, if there are any.
const NAPOLEON: f64 = 0.8;

pub fn combine(eyes: &Eyes<'_>) -> Action {
    let nations = eyes
        .nations()
        .filter(|&nation| eyes.open().free_homeland(nation).next().is_some());
    let best = nations.filter_map(|nation| best(eyes, nation));
    let best = best.max_by(|one, other| one.0.total_cmp(&other.0));
    best.map_or(Action::Done, |(_, action)| action)
}

fn best(eyes: &Eyes<'_>, nation: Nation) -> Option<(f64, Action)> {
    let hand = eyes.view.hand(nation);
    let hurry = hand.count() >= MANY || eyes.rounds_left() <= LATE;
    let all = Combination::all().flat_map(|combination| made(nation, combination, &hand));
    let valued = all.map(|(combination, cards)| {
        let gains = worth::of_force(combination.gains(nation, &cards));
        let napoleons = f64::from(cards.of(Card::NAPOLEON));
        let each = (gains - NAPOLEON * napoleons) / f64::from(combination.size());
        let action = Action::Combine {
            nation,
            combination,
            cards,
        };
        (each, action)
    });
    let best = valued.max_by(|one, other| one.0.total_cmp(&other.0))?;
    (hurry || best.0 >= ENOUGH).then_some(best)
}

/// The best cards for a combination, one way for each arm.
fn made(nation: Nation, combination: Combination, hand: &Cards) -> Vec<(Combination, Cards)> {
    let ways: Vec<Vec<Card>> = match combination {
        Combination::Corps => vec![
            Arm::all()
                .filter_map(|arm| of_arm(nation, hand, arm).first().copied())
                .collect(),
        ],
        _ => Arm::all().map(|arm| of_arm(nation, hand, arm)).collect(),
    };
    let size = usize::from(combination.size());
    let complete = |mut cards: Vec<Card>| {
        cards.truncate(size);
        let missing = size - cards.len();
        let able = !cards.is_empty() && missing <= usize::from(hand.of(Card::NAPOLEON));
        cards.extend(std::iter::repeat_n(Card::NAPOLEON, missing));
        able.then(|| (combination, cards.into_iter().collect()))
    };
    ways.into_iter().filter_map(complete).collect()
}

/// The cards of an arm, those in the nation's colour first.
fn of_arm(nation: Nation, hand: &Cards, arm: Arm) -> Vec<Card> {
    let mut cards: Vec<Card> = hand.iter().filter(|card| card.arm() == Some(arm)).collect();
    cards.sort_by_key(|card| !is_in_colour(*card, nation));
    cards
}

pub fn is_in_colour(card: Card, nation: Nation) -> bool {
    matches!(card.symbol(), Symbol::Piece { nation: colour, .. } if colour == nation)
}
