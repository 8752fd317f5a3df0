//! Who may talk to whom: all together, and any two in private (B11).

use table::Channel;

use crate::state::State;

pub fn channels(state: &State) -> Vec<Channel> {
    let players = state.open.options.players();
    let pairs = players.clone().flat_map(|one| {
        let later = players.clone().filter(move |&other| other > one);
        later.map(move |other| Channel::pair(one, other))
    });
    [Channel::All].into_iter().chain(pairs).collect()
}
