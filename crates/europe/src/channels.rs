//! Who may talk to whom: all together, and any two in private (B11).

use table::Channel;

use crate::state::State;

impl State {
    pub fn channels(&self) -> Vec<Channel> {
        let players = self.open.options.players();
        let pairs = players.clone().flat_map(|one| {
            let later = players.clone().filter(move |&other| other > one);
            later.map(move |other| Channel::pair(one, other))
        });
        [Channel::All].into_iter().chain(pairs).collect()
    }
}
