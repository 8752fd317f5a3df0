//! Trade: a card that fits nothing goes to a friend in whose colour it is, for whatever he gives.

use europe::board::Nation;
use europe::{Action, Card, Cards};

use super::eyes::Eyes;
use super::production::is_in_colour;

/// One offer a turn: an offer that nobody wants is not made again.
const OFFERS: u8 = 1;

pub fn offer(eyes: &Eyes<'_>) -> Option<Action> {
    let open = eyes.open();
    if open.turn.offered >= OFFERS || !eyes.is_producing() {
        return None;
    }
    for from in eyes.nations() {
        let hand = eyes.view.hand(from);
        let partners = Nation::all().filter(|&to| {
            let other = open.player(to).is_some_and(|player| player != eyes.me);
            other && open.lives(to) && eyes.is_friend(to) && open.hands.get(to).is_some_and(|cards| cards > 0)
        });
        for to in partners {
            let odd = hand
                .kinds()
                .find(|&card| is_in_colour(card, to) && is_alone(&hand, card));
            if let Some(card) = odd {
                return Some(Action::Offer {
                    from,
                    to,
                    cards: [card].into_iter().collect(),
                });
            }
        }
    }
    None
}

/// Of friends card for card; of others nothing good comes.
pub fn answer(eyes: &Eyes<'_>, from: Nation, to: Nation) -> Action {
    let offered = eyes.open().turn.offers.get(from).map_or(0, |offer| offer.cards);
    let hand = eyes.view.hand(to);
    let mut odd: Vec<Card> = hand.iter().filter(|&card| is_alone(&hand, card)).collect();
    // What helps the friend, before what helps nobody.
    odd.sort_by_key(|card| (*card == Card::BLANK, !is_in_colour(*card, from)));
    let fair = offered > 0 && odd.len() >= usize::from(offered) && eyes.is_friend(from);
    if fair {
        let cards = odd.into_iter().take(offered.into()).collect();
        Action::Exchange { cards }
    } else {
        Action::Decline
    }
}

/// The only one of its arm, or a blank one.
fn is_alone(hand: &Cards, card: Card) -> bool {
    card != Card::NAPOLEON && card.arm().is_none_or(|arm| hand.of_arm(arm) == 1)
}
