//! What happened in a match, counted: for the games that are kept, and for whoever stages new ones.

use table::Match;
use table::entry::Deed;
use triumph::board::{Locale, Position, Side};
use triumph::{Action, How, MoraleCause, Told, Triumph};

#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Tale {
    pub end: Option<(Side, How)>,
    pub rounds: u8,
    pub bids: u32,
    /// Armies that found morale again in the night.
    pub rested: u32,
    /// A French reinforcement came in.
    pub reinforced: bool,
    /// The fixed battery stands on the Santon.
    pub santon: bool,
    /// Attacks into or out of the Santon that were fought out.
    pub santon_fights: u32,
    pub combats: u32,
    pub combats_after_night: u32,
    pub feints: u32,
    pub retreats: u32,
    pub counter_attacks: u32,
    pub guard_won: u32,
    pub guard_lost: u32,
    /// Cavalry that went in by road and rode further.
    pub rides: u32,
    /// Further attacks on such a ride.
    pub charges: u32,
    /// The attack under way: whose, whether by the Guard, and whether the Santon has a part in it.
    attack: Option<(Side, bool, bool)>,
}

impl Tale {
    /// Plays the match again and listens.
    pub fn of(game: &Match<Triumph>) -> Tale {
        let mut tale = Tale::default();
        game.again(|again, step| {
            if let Some(Deed::Act { action, .. }) = again.entries().last().map(|entry| &entry.deed) {
                tale.charges += u32::from(matches!(action, Action::RideAgainst { .. }));
            }
            step.events.iter().for_each(|event| tale.hear(&event.told));
        });
        tale
    }

    fn hear(&mut self, told: &Told) {
        match told {
            Told::Bid { .. } => self.bids += 1,
            Told::BatteryFixed { at, .. } => self.santon = *at == Position::reserve(Locale::SANTON),
            Told::RoundBegan { round } => self.rounds = *round,
            Told::Morale { cause, .. } => match cause {
                MoraleCause::Reinforced => self.reinforced = true,
                MoraleCause::Night => self.rested += 1,
                _ => {}
            },
            Told::Threatened {
                side, approach, guard, ..
            } => {
                let santon = [approach.locale(), approach.far()].contains(&Locale::SANTON);
                self.attack = Some((*side, *guard, santon));
            }
            Told::Feinted { .. } => self.feints += 1,
            Told::Retreated { .. } => self.retreats += 1,
            Told::CounterAttacked { faces, .. } => self.counter_attacks += u32::from(!faces.is_empty()),
            Told::FinalResult { reckoned, .. } => self.decide(reckoned.winner),
            Told::RodeOn { .. } => self.rides += 1,
            Told::Ended { winner, how } => self.end = Some((*winner, *how)),
            _ => {}
        }
    }

    fn decide(&mut self, winner: Side) {
        self.combats += 1;
        self.combats_after_night += u32::from(self.rested > 0);
        let Some((side, guard, santon)) = self.attack else {
            return;
        };
        self.santon_fights += u32::from(santon);
        if guard && winner == side {
            self.guard_won += 1;
        } else if guard {
            self.guard_lost += 1;
        }
    }
}
