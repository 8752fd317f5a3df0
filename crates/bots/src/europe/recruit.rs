//! Legal and quick: a recruit attacks where the odds are good, takes what nobody defends, leaves somebody in his capitals,
//! and thinks of nothing further. He goes by his view alone, and remembers nothing: the same view and asks get the same
//! answer.

use europe::{Action, Ask, Europe, Phase, View};
use rand::SeedableRng as _;
use table::ask::OpenAsk;
use table::bot::{Bot, BotAnswer, InputOf, Stop, Stuck};
use table::hash::Hash;
use table::{AskId, Game as _, Seat, TestRng, walk};

use super::eyes::Eyes;
use super::{camp, diplomacy, lines, movement, production, retreat, trade};

pub struct Recruit {
    seed: String,
    slips: u32,
}

impl Recruit {
    pub fn new(seed: &str) -> Recruit {
        Recruit {
            seed: seed.to_owned(),
            slips: 0,
        }
    }

    /// How often he thought of nothing legal, and answered something else.
    pub fn slips(&self) -> u32 {
        self.slips
    }

    fn blocking(&mut self, view: &View, me: Seat, open: &OpenAsk<Ask>) -> Result<Action, Stuck> {
        let thought = think(&Eyes { view, me }, &open.ask);
        if let Some(action) = thought.filter(|action| Europe::check(view, &open.ask, action).is_ok()) {
            return Ok(action);
        }
        self.slips += 1;
        let mut rng = self.chance(open.id);
        walk::random_action::<Europe>(view, &open.ask, &mut rng).ok_or(Stuck(open.id))
    }

    /// Made anew for every answer, so that he answers the same after a crash.
    fn chance(&self, ask: AskId) -> TestRng {
        let hash = Hash::of(
            "bicorne europe recruit",
            &[self.seed.as_bytes(), ask.to_string().as_bytes()],
        );
        TestRng::from_seed(*hash.bytes())
    }
}

impl Bot<Europe> for Recruit {
    fn listens(&self) -> bool {
        false
    }

    fn answer(&mut self, input: &InputOf<Europe>, _stop: &Stop) -> Result<Option<BotAnswer<Action>>, Stuck> {
        let eyes = Eyes {
            view: &input.view,
            me: input.seat,
        };
        let blocking = input.asks.iter().find(|open| !open.standing);
        // Whoever was asked something answers, before he asks anything himself.
        let own = |ask: &Ask| matches!(ask, Ask::Propose | Ask::Trade);
        let mut standing: Vec<_> = input.asks.iter().filter(|open| open.standing).collect();
        standing.sort_by_key(|open| own(&open.ask));
        for open in standing {
            let answer = talk(&eyes, &open.ask, blocking.map(|open| &open.ask));
            let legal = |action: &Action| Europe::check(&input.view, &open.ask, action).is_ok();
            if let Some(action) = answer.filter(legal) {
                return Ok(Some(BotAnswer { ask: open.id, action }));
            }
        }
        match blocking {
            Some(open) => {
                let action = self.blocking(&input.view, input.seat, open)?;
                Ok(Some(BotAnswer { ask: open.id, action }))
            }
            None => Ok(None),
        }
    }
}

/// What he says to an ask that nobody waits for. Of his own he speaks only when it is his turn to act.
fn talk(eyes: &Eyes<'_>, ask: &Ask, asked: Option<&Ask>) -> Option<Action> {
    match ask {
        Ask::Alliance { from } => Some(diplomacy::answer(eyes, *from)),
        Ask::Exchange { from, to } => Some(trade::answer(eyes, *from, *to)),
        Ask::Share => Some(Action::Accept),
        Ask::WithdrawLines => lines::think_again(eyes),
        Ask::Propose if asked == Some(&Ask::Turn) && eyes.open().phase == Phase::Turn => diplomacy::propose(eyes),
        Ask::Trade if asked == Some(&Ask::Produce) => trade::offer(eyes),
        _ => None,
    }
}

fn think(eyes: &Eyes<'_>, ask: &Ask) -> Option<Action> {
    match ask {
        Ask::Choose => camp::choice(eyes),
        Ask::Place => camp::place(eyes),
        Ask::Turn => Some(diplomacy::begin(eyes)),
        Ask::Join => Some(Action::Accept),
        Ask::Move => Some(movement::order(eyes)),
        Ask::Battle => lines::next_battle(eyes),
        Ask::Deploy => lines::deploy(eyes),
        Ask::Arrange => lines::arrange(eyes),
        Ask::Hit { hits, pursuit } => lines::hit(eyes, *hits, *pursuit),
        Ask::Rally { pieces } => lines::rally(eyes, *pieces),
        Ask::Retreat => retreat::retreat(eyes),
        Ask::Award => lines::award(eyes),
        Ask::Produce => Some(production::combine(eyes)),
        Ask::Propose
        | Ask::WithdrawProposal { .. }
        | Ask::Alliance { .. }
        | Ask::Trade
        | Ask::WithdrawOffer { .. }
        | Ask::Exchange { .. }
        | Ask::WithdrawPlace
        | Ask::WithdrawLines
        | Ask::Share => None,
    }
}
