//! Who is asked what.

use table::Seat;
use table::game::Asked;

use crate::alliance::Proposal;
use crate::ask::Ask;
use crate::battle::{Battle, Stage};
use crate::board::Nation;
use crate::offer::MOST_OFFERS;
use crate::open::Open;
use crate::phase::Phase;
use crate::seat_set::SeatSet;
use crate::state::State;

impl State {
    pub fn asks(&self) -> Vec<Asked<Ask>> {
        let mut asks = Vec::new();
        self.ask_blocking(&mut asks);
        if self.open.talks() {
            self.open.ask_standing(&mut asks);
        }
        self.open.ask_holding(&mut asks);
        asks
    }

    fn ask_blocking(&self, asks: &mut Vec<Asked<Ask>>) {
        let open = &self.open;
        let mut ask = |seat, ask| {
            asks.push(Asked {
                seat,
                standing: false,
                ask,
            });
        };
        match (open.phase, &open.battle) {
            (Phase::Choosing { seat }, _) => ask(seat, Ask::Choose),
            (Phase::Placing { seat }, _) => ask(seat, Ask::Place),
            (Phase::Turn, _) => ask(open.turn.owner, Ask::Turn),
            (Phase::Joining { seat }, _) => ask(seat, Ask::Join),
            (Phase::Gathering { waiting }, _) => waiting.iter().for_each(|seat| ask(seat, Ask::Join)),
            (Phase::Moving, _) => open.busy().for_each(|seat| ask(seat, Ask::Move)),
            (Phase::Battles, _) => ask(open.director(), Ask::Battle),
            (Phase::Battle, Some(battle)) => self.ask_in_battle(battle, ask),
            (Phase::Producing, _) => open.busy().for_each(|seat| {
                ask(
                    seat,
                    if open.has_reserve(seat) {
                        Ask::Place
                    } else {
                        Ask::Produce
                    },
                );
            }),
            (Phase::Battle | Phase::Over { .. }, _) => {}
        }
    }

    fn ask_in_battle(&self, battle: &Battle, mut ask: impl FnMut(Seat, Ask)) {
        match battle.stage {
            Stage::Deploying => self.deploying(battle).iter().for_each(|seat| ask(seat, Ask::Deploy)),
            Stage::Arranging { waiting } => waiting.iter().for_each(|seat| ask(seat, Ask::Arrange)),
            Stage::Hitting { seat, hits, pursuit } => ask(seat, Ask::Hit { hits, pursuit }),
            Stage::Rallying { seat, pieces, .. } => ask(seat, Ask::Rally { pieces }),
            Stage::Retreating { waiting } => waiting.iter().for_each(|seat| ask(seat, Ask::Retreat)),
            Stage::Awarding { waiting, .. } => waiting.iter().for_each(|seat| ask(seat, Ask::Award)),
        }
    }

    fn deploying(&self, battle: &Battle) -> SeatSet {
        let all: SeatSet = battle.attackers.iter().chain(battle.defenders.iter()).collect();
        all.without(self.secret.deployed)
    }

    /// All have deployed, and the lines are to be shown.
    pub fn due(&self) -> bool {
        let battle = self.open.battle.as_ref();
        battle.is_some_and(|battle| battle.stage == Stage::Deploying && self.deploying(battle).is_empty())
    }
}

impl Open {
    /// Who acts and is not done with the phase.
    fn busy(&self) -> impl Iterator<Item = Seat> {
        self.turn.acting.without(self.turn.done).iter()
    }

    /// Everybody may speak to everybody once nations are given, but in battles (EB-2, EB-18).
    fn talks(&self) -> bool {
        !matches!(self.phase, Phase::Choosing { .. } | Phase::Battle | Phase::Over { .. })
    }

    fn ask_standing(&self, asks: &mut Vec<Asked<Ask>>) {
        let mut ask = |seat, ask| {
            asks.push(Asked {
                seat,
                standing: true,
                ask,
            });
        };
        let since_2 = self.rules.since(2);
        let left = self.players_left();
        for seat in left.iter() {
            let able = |to: Seat| !self.friends(seat, to) && !self.has_proposed(seat, to);
            if left.iter().any(able) {
                ask(seat, Ask::Propose);
            }
            for &Proposal { from, to } in &self.proposals {
                if to == seat {
                    ask(seat, Ask::Alliance { from });
                } else if from == seat && since_2 {
                    ask(seat, Ask::WithdrawProposal { to });
                }
            }
            if self.may_trade(seat) && self.may_offer(seat) {
                ask(seat, Ask::Trade);
            }
            for (from, offer) in self.turn.offers.iter() {
                if self.player(offer.to) == Some(seat) {
                    ask(seat, Ask::Exchange { from, to: offer.to });
                } else if self.player(from) == Some(seat) && since_2 {
                    ask(seat, Ask::WithdrawOffer { from, to: offer.to });
                }
            }
            if self.may_share() && !self.agreed.contains(seat) {
                ask(seat, Ask::Share);
            }
            if self.own_place.contains(seat) {
                ask(seat, Ask::WithdrawPlace);
            }
        }
    }

    /// Whoever lets his lines stay as they are may think better of it while the battle lasts.
    fn ask_holding(&self, asks: &mut Vec<Asked<Ask>>) {
        let Some(battle) = &self.battle else {
            return;
        };
        let fought = !matches!(battle.stage, Stage::Retreating { .. } | Stage::Awarding { .. });
        for seat in battle.holding.iter().filter(|_| fought) {
            asks.push(Asked {
                seat,
                standing: true,
                ask: Ask::WithdrawLines,
            });
        }
    }

    /// Cards are offered in one's own turn, from the first word on (EB-18). In the first version who was called had to begin
    /// before.
    fn may_trade(&self, seat: Seat) -> bool {
        match self.phase {
            Phase::Turn => self.rules.since(2) && self.turn.owner == seat,
            Phase::Joining { .. } | Phase::Gathering { .. } | Phase::Moving | Phase::Battles | Phase::Producing => {
                self.turn.acting.contains(seat)
            }
            Phase::Choosing { .. } | Phase::Placing { .. } | Phase::Battle | Phase::Over { .. } => false,
        }
    }

    /// Whether a nation of his could put cards on the table for somebody.
    fn may_offer(&self, seat: Seat) -> bool {
        let has = |nation: Nation| self.hands.get(nation).is_some_and(|cards| cards > 0);
        let others = || Nation::all().filter(|&nation| self.lives(nation) && self.player(nation) != Some(seat));
        let mut nations = self.nations(seat).filter(|&from| self.turn.offers.get(from).is_none());
        self.turn.offered < MOST_OFFERS && nations.any(|from| others().any(|to| has(from) || has(to)))
    }
}
