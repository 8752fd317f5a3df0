//! Matches that are being played, each by one serial task.

use table::Registry;

use crate::ids::MatchId;
use crate::store::Store;

#[derive(Clone)]
pub struct Live {
    pub store: Store,
    pub games: Registry,
}

impl Live {
    pub fn new(store: Store, games: Registry) -> Live {
        Live { store, games }
    }

    /// The seats of a match have changed hands.
    pub async fn refresh(&self, _id: &MatchId) {}
}
