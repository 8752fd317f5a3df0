//! Who is signed out: sockets that are open hear of it at once.

use std::time::Duration;

use tokio::sync::broadcast;
use tokio::time::sleep;

use super::{Store, StoreError};
use crate::ids::{PersonId, random};

/// How often the server looks whether the operator has sent somebody away: his command is a process of its own.
const LOOK_EVERY: Duration = Duration::from_secs(1);
/// What he leaves word under.
const WORD: &str = "departures";
/// Whoever has fallen behind further than this looks himself.
const REMEMBERED: usize = 256;

/// The person whose sessions, all or some of them, have ended; nobody in particular where that is not known.
pub type Departed = Option<PersonId>;

#[derive(Debug, Clone)]
pub(super) struct Departures(broadcast::Sender<Departed>);

impl Default for Departures {
    fn default() -> Departures {
        Departures(broadcast::Sender::new(REMEMBERED))
    }
}

impl Store {
    pub fn departures(&self) -> broadcast::Receiver<Departed> {
        self.departures.0.subscribe()
    }

    pub(super) fn departed(&self, person: Departed) {
        // Where no socket is open, nobody need hear of it.
        let _ = self.departures.0.send(person);
    }

    /// Leaves word for the server that plays on this database.
    pub(super) async fn leave_word(&self) -> Result<(), StoreError> {
        self.note(WORD, &hex::encode(random::<8>())).await
    }

    /// Passes on what the operator's commands leave word of. Does not end.
    pub async fn listen_for_word(&self) {
        let mut last = self.meta(WORD).await.ok().flatten();
        loop {
            sleep(LOOK_EVERY).await;
            // A store that is out of order says so elsewhere.
            if let Ok(word) = self.meta(WORD).await
                && word != last
            {
                last = word;
                self.departed(None);
            }
        }
    }
}
