//! Two seats that answer in secret: nobody can see who was first.

use rand::seq::IndexedRandom as _;

use crate::ask::AskId;
use crate::battery::gunner::Gunner;
use crate::battery::law::Law;
use crate::fog::Fog;
use crate::game::Game;
use crate::r#match::Match;
use crate::message::{Desk, Message};
use crate::seat::Viewer;
use crate::walk;

type Answer<G> = (AskId, <G as Game>::Action);

impl<G: Fog> Gunner<G> {
    pub fn try_both_orders(&mut self, game: &Match<G>) {
        let open: Vec<_> = game.play().open().all().collect();
        let (Some(&one), Some(&other)) = (open.choose(&mut self.rng), open.choose(&mut self.rng)) else {
            return;
        };
        if one.id.seat == other.id.seat {
            return;
        }
        let [first, second] = [one, other].map(|open| {
            let view = game.view(Viewer::Seat(open.id.seat));
            let action = walk::random_action::<G>(&view, &open.ask, &mut self.rng);
            action.map(|action| (open.id, action))
        });
        let (Some(first), Some(second)) = (first, second) else {
            return;
        };
        // What others hear of at once has its place in time by right.
        if !is_secret(game, &first) || !is_secret(game, &second) {
            return;
        }
        let here = play_in_order(game, &first, &second);
        let there = play_in_order(game, &second, &first);
        self.report.orders += 1;
        self.demand(Law::OrderLeavesNoTrace, here == there, || {
            format!("{first:?} and {second:?} tell {here:?} in this order, in the other {there:?}")
        });
    }
}

fn is_secret<G: Game>(game: &Match<G>, (ask, action): &Answer<G>) -> bool {
    let mut copy = game.clone();
    let others = Viewer::limited(game.header().seats.len()).filter(|&viewer| viewer != Viewer::Seat(ask.seat));
    let mut desks: Vec<Desk> = others.map(|viewer| Desk::new(game, viewer)).collect();
    let mut heard = false;
    if let Ok(prepared) = copy.prepare(ask.seat, *ask, action, None) {
        copy.accept(prepared, |game, step| {
            heard |= desks.iter_mut().any(|desk| desk.next(game, step).is_some());
        });
    }
    !heard
}

/// What every viewer is sent; nothing where an answer is refused.
fn play_in_order<G: Game>(game: &Match<G>, first: &Answer<G>, second: &Answer<G>) -> Option<Vec<Vec<Message>>> {
    let mut copy = game.clone();
    let viewers = Viewer::limited(game.header().seats.len());
    let mut desks: Vec<(Desk, Vec<Message>)> = viewers.map(|viewer| (Desk::new(game, viewer), Vec::new())).collect();
    for (ask, action) in [first, second] {
        let prepared = copy.prepare(ask.seat, *ask, action, None).ok()?;
        copy.accept(prepared, |game, step| {
            for (desk, messages) in &mut desks {
                messages.extend(desk.next(game, step));
            }
        });
    }
    Some(desks.into_iter().map(|(_, messages)| messages).collect())
}
