//! Who may talk to whom (D8).

use table::{Channel, Seat};

use crate::fault::{Fault, planted};
use crate::state::{Phase, State};

impl State {
    pub fn channels(&self) -> Vec<Channel> {
        let mut channels = teams(self);
        if self.phase == Phase::Bidding {
            channels.push(Channel::All);
            channels.extend(pairs(self));
        }
        channels
    }
}

/// Partners may always talk (D8.4).
fn teams(state: &State) -> Vec<Channel> {
    let companies = state.options.companies();
    let partners = companies.filter_map(|seat| Some((seat, state.options.partner(seat)?)));
    let once = partners.filter(|(seat, partner)| seat < partner);
    once.map(|(seat, partner)| Channel::team(vec![seat, partner])).collect()
}

/// Partners have no need of a second channel.
fn pairs(state: &State) -> impl Iterator<Item = Channel> {
    let rivals = |one: Seat, other: Seat| one < other && state.options.partner(one) != Some(other);
    let companies = state.options.companies();
    companies
        .flat_map(|one| state.options.companies().map(move |other| (one, other)))
        .filter(move |&(one, other)| rivals(one, other))
        .filter(|&(one, other)| !silenced(state, one, other))
        .map(|(one, other)| Channel::pair(one, other))
}

/// Who has bid would fall silent, and so show that he has.
fn silenced(state: &State, one: Seat, other: Seat) -> bool {
    planted(Fault::LeakingChannel) && [one, other].iter().any(|&seat| state.company(seat).bid.is_some())
}
