//! A general: sits on a seat, knows what the seat knows, and follows his orders.

use rand::SeedableRng as _;
use table::bot::{Bot, BotAnswer, InputOf, Stop, Stuck};
use table::{Game as _, TestRng};
use triumph::board::Side;
use triumph::{Action, Ask, Triumph, Units, View};

use crate::battle::Battle;
use crate::draft::follow;
use crate::field::Field;
use crate::march::{March, Progress};
use crate::muster;
use crate::orders::Orders;
use crate::toll::Toll;

pub struct General {
    /// For each army: in an auction he may get either.
    orders: [Orders; 2],
    /// The army he would rather have, and bids for.
    wants: Side,
    progress: Progress,
    /// For what may be done one way or another.
    rng: TestRng,
}

impl General {
    pub fn new(orders: [Orders; 2], wants: Side, seed: u64) -> General {
        General {
            orders,
            wants,
            progress: Progress::new(),
            rng: TestRng::seed_from_u64(seed),
        }
    }

    fn decide(&mut self, view: &View, ask: &Ask) -> Option<Action> {
        let Some(field) = Field::of(view) else {
            return self.haggle(view, ask);
        };
        let orders = &self.orders[field.side.index()];
        let toll = Toll {
            view,
            ask,
            field: &field,
            orders,
        };
        match ask {
            Ask::Bid | Ask::Side => None,
            Ask::Assignment => muster::assign(view, ask, &field, &mut self.rng),
            Ask::Placement => muster::place(view, ask, orders),
            Ask::Detachments => muster::detach(view, ask, orders, &field),
            Ask::Battery => muster::fix(view, ask, &field),
            Ask::Command => {
                let march = March {
                    view,
                    ask,
                    field: &field,
                    orders,
                };
                Some(march.command(&mut self.progress, &mut self.rng))
            }
            Ask::Defence | Ask::Feint | Ask::Declaration | Ask::CounterAttack => fight(view, ask, &field, orders),
            Ask::Share { .. } => toll.share(),
            Ask::Losses { .. } => toll.lose(),
            Ask::Destinations => toll.flee(),
            Ask::Kept => toll.keep(),
            Ask::Advance => toll.go_up(),
            Ask::Entry => toll.enter(),
            Ask::Ride => toll.ride(),
        }
    }

    /// Bids a point more than the other as long as the army is worth it to him.
    fn haggle(&self, view: &View, ask: &Ask) -> Option<Action> {
        let limit = self.orders[self.wants.index()].bid;
        let wanted = Action::Side { side: self.wants };
        if *ask == Ask::Side {
            return Some(wanted);
        }
        let mut bids = (0..=limit).map(|points| Action::Bid { points });
        let bid = bids.find(|bid| Triumph::check(view, ask, bid).is_ok());
        Some(bid.unwrap_or(Action::Pass))
    }
}

fn fight(view: &View, ask: &Ask, field: &Field, orders: &Orders) -> Option<Action> {
    let attack = view.attack()?;
    let battle = Battle {
        view,
        ask,
        field,
        orders,
        from: attack.from,
    };
    match ask {
        Ask::Defence => battle.defend(),
        Ask::Feint => battle.press_or_feint(attack.guard),
        Ask::Declaration => {
            let leaders = attack.defence_leaders.iter().flatten();
            let faces: Vec<_> = leaders.map(|leader| leader.face).collect();
            battle.declare(attack.guard, attack.blocked, &faces)
        }
        _ => {
            let named = attack.defence.map_or(Units::NONE, |defence| defence.named);
            let more = attack.defenders_named.cmp(&attack.attackers_named);
            let holds_a_tie = attack.blocked || more.is_gt() || (more.is_eq() && field.side == Side::French);
            Some(battle.counter_attack(attack.initial, holds_a_tie, named))
        }
    }
}

impl Bot<Triumph> for General {
    fn listens(&self) -> bool {
        false
    }

    fn answer(&mut self, input: &InputOf<Triumph>, _stop: &Stop) -> Result<Option<BotAnswer<Action>>, Stuck> {
        let Some(open) = input.asks.iter().find(|open| !open.standing) else {
            return Ok(None);
        };
        let legal = |action: &Action| Triumph::check(&input.view, &open.ask, action).is_ok();
        let decided = self.decide(&input.view, &open.ask).filter(legal);
        // Where no rule of thumb fits, the first that is offered.
        let action = decided.or_else(|| follow(&input.view, &open.ask, &[], |_, _| 0));
        let action = action.ok_or(Stuck(open.id))?;
        Ok(Some(BotAnswer { ask: open.id, action }))
    }
}
