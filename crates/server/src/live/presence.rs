//! Who is connected. Connected or not is all there is to know.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Mutex;

use table::Seat;

use super::command::SocketId;
use crate::ids::{MatchId, PersonId};

#[derive(Debug, Default)]
pub struct Presence {
    everybody: Mutex<Everybody>,
}

/// Each question has its own index: there may be thousands of sockets.
#[derive(Debug, Default)]
struct Everybody {
    sockets: HashMap<SocketId, Here>,
    matches: HashMap<MatchId, BTreeMap<SocketId, Option<Seat>>>,
    people: HashMap<PersonId, usize>,
}

#[derive(Debug)]
struct Here {
    id: MatchId,
    person: PersonId,
}

impl Presence {
    pub fn enter(&self, socket: SocketId, id: &MatchId, seat: Option<Seat>, person: &PersonId) {
        self.leave(socket);
        let here = Here {
            id: id.clone(),
            person: person.clone(),
        };
        let mut everybody = self.lock();
        everybody.sockets.insert(socket, here);
        everybody.matches.entry(id.clone()).or_default().insert(socket, seat);
        *everybody.people.entry(person.clone()).or_default() += 1;
    }

    pub fn leave(&self, socket: SocketId) {
        let mut everybody = self.lock();
        let Some(Here { id, person }) = everybody.sockets.remove(&socket) else {
            return;
        };
        if let Some(sockets) = everybody.matches.get_mut(&id) {
            sockets.remove(&socket);
            if sockets.is_empty() {
                everybody.matches.remove(&id);
            }
        }
        if let Some(count) = everybody.people.get_mut(&person) {
            *count -= 1;
            if *count == 0 {
                everybody.people.remove(&person);
            }
        }
    }

    pub fn seats(&self, id: &MatchId) -> Vec<Seat> {
        let everybody = self.lock();
        let sockets = everybody.matches.get(id).into_iter().flat_map(BTreeMap::values);
        let seats: BTreeSet<Seat> = sockets.copied().flatten().collect();
        seats.into_iter().collect()
    }

    /// Whether somebody has any match open at all.
    pub fn is_here(&self, person: &PersonId) -> bool {
        self.sockets_of(person) > 0
    }

    /// How many sockets somebody has open.
    pub fn sockets_of(&self, person: &PersonId) -> usize {
        self.lock().people.get(person).copied().unwrap_or_default()
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Everybody> {
        self.everybody.lock().expect("nobody panics while he counts")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_leaves_by_his_last_socket_is_gone() {
        let presence = Presence::default();
        let (id, ney) = (MatchId::new(), PersonId::new());
        presence.enter(SocketId(1), &id, Some(Seat(1)), &ney);
        presence.enter(SocketId(2), &id, Some(Seat(1)), &ney);
        presence.enter(SocketId(3), &id, None, &ney);
        assert_eq!((presence.seats(&id), presence.sockets_of(&ney)), (vec![Seat(1)], 3));
        presence.leave(SocketId(1));
        presence.leave(SocketId(1));
        assert_eq!((presence.seats(&id), presence.sockets_of(&ney)), (vec![Seat(1)], 2));
        presence.leave(SocketId(2));
        assert_eq!(presence.seats(&id), []);
        assert!(presence.is_here(&ney));
        presence.leave(SocketId(3));
        assert!(!presence.is_here(&ney));
    }
}
