//! Who is connected. Connected or not is all there is to know.

use std::collections::{BTreeSet, HashMap};
use std::sync::Mutex;

use table::Seat;

use super::command::SocketId;
use crate::ids::{MatchId, PersonId};

#[derive(Debug, Default)]
pub struct Presence {
    sockets: Mutex<HashMap<SocketId, Here>>,
}

#[derive(Debug)]
struct Here {
    id: MatchId,
    seat: Option<Seat>,
    person: PersonId,
}

impl Presence {
    pub fn enter(&self, socket: SocketId, id: &MatchId, seat: Option<Seat>, person: &PersonId) {
        let here = Here {
            id: id.clone(),
            seat,
            person: person.clone(),
        };
        self.lock().insert(socket, here);
    }

    pub fn leave(&self, socket: SocketId) {
        self.lock().remove(&socket);
    }

    pub fn seats(&self, id: &MatchId) -> Vec<Seat> {
        let here = self.lock();
        let seats: BTreeSet<Seat> = here
            .values()
            .filter(|here| here.id == *id)
            .filter_map(|here| here.seat)
            .collect();
        seats.into_iter().collect()
    }

    /// Whether somebody has any match open at all.
    pub fn is_here(&self, person: &PersonId) -> bool {
        self.lock().values().any(|here| here.person == *person)
    }

    /// How many sockets somebody has open.
    pub fn sockets_of(&self, person: &PersonId) -> usize {
        self.lock().values().filter(|here| here.person == *person).count()
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<SocketId, Here>> {
        self.sockets.lock().expect("nobody panics while he counts")
    }
}
