//! Matches that are being played, each by one serial task.

pub mod admit;
mod advice;
mod bot_seat;
mod bots;
pub mod channel;
mod command;
pub mod frame;
mod load;
mod log;
mod presence;
mod readers;
pub mod socket;
mod sums;
mod task;
mod threads;

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex};

use serde_json::Value;
use table::{AskId, Outcome, Registry, Seat, Viewer};
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinSet;

use self::bots::BotPool;
use self::command::{Command, Question, Reply};
use self::frame::ToClient;
use self::load::Stored;
use self::presence::Presence;
use self::readers::Readers;
use self::task::Task;
use crate::failure::Failure;
use crate::ids::{MatchId, PersonId};
use crate::lobby::talk_line::TalkLine;
use crate::metrics::Metrics;
use crate::store::journal::Journal;
use crate::store::{Store, StoreError};
use crate::unplayable::Unplayable;

/// Commands that may wait for a match; whoever has more waits himself.
const QUEUE: usize = 256;

#[derive(Clone)]
pub struct Live {
    inner: Arc<Inner>,
}

pub struct Inner {
    store: Store,
    games: Registry,
    journal: Journal,
    bots: BotPool,
    readers: Readers,
    metrics: Metrics,
    presence: Presence,
    tasks: Mutex<Tasks>,
    /// Matches that could not be played when they were last opened.
    unplayable: Mutex<HashMap<MatchId, Unplayable>>,
}

#[derive(Default)]
struct Tasks {
    doors: HashMap<MatchId, mpsc::Sender<Command>>,
    running: JoinSet<()>,
    stopping: bool,
}

impl Live {
    pub fn new(store: Store, games: Registry, metrics: Metrics) -> Live {
        Live {
            inner: Arc::new(Inner {
                journal: Journal::measured(store.clone(), metrics.clone()),
                bots: BotPool::new(metrics.clone()),
                readers: Readers::new(metrics.clone()),
                store,
                games,
                metrics,
                presence: Presence::default(),
                tasks: Mutex::default(),
                unplayable: Mutex::default(),
            }),
        }
    }

    /// Opens the matches that have something to do by themselves: after a restart bots think again. One after the other
    /// and beside everything else: whoever comes meanwhile waits for at most one of them.
    pub async fn wake(&self) -> Result<(), StoreError> {
        let sleeping = self.inner.store.matches_to_wake().await?;
        let live = self.clone();
        tokio::spawn(async move {
            for id in sleeping {
                // A match that cannot be loaded says so in the log, and must not keep the others from waking.
                if matches!(live.settle(&id).await, Err(Failure::Stopping)) && live.inner.lock().stopping {
                    return;
                }
            }
        });
        Ok(())
    }

    /// Ends all tasks; each writes down what it has first.
    pub async fn stop(&self) {
        let (doors, mut running) = {
            let mut tasks = self.inner.lock();
            tasks.stopping = true;
            (std::mem::take(&mut tasks.doors), std::mem::take(&mut tasks.running))
        };
        for door in doors.into_values() {
            let _ = door.send(Command::Stop).await;
        }
        while running.join_next().await.is_some() {}
    }

    /// Ends a match otherwise than by its rules.
    pub async fn end(&self, id: &MatchId, seat: Option<Seat>, outcome: Outcome) -> Result<(), Failure> {
        self.ask(id, |reply| Command::End { seat, outcome, reply }).await
    }

    /// Holders of seats have changed, or the match has begun.
    pub async fn refresh(&self, id: &MatchId) {
        // Where it fails, the next who opens the match hears of it.
        let _ = self.ask(id, |reply| Command::Refresh { reply }).await;
    }

    /// The operator may have emptied seats: those who play with whom he sent away see it at once. Does not end.
    pub async fn hear_of_departures(&self) {
        let mut departures = self.inner.store.departures();
        loop {
            match departures.recv().await {
                // Who leaves by himself has told his matches.
                Ok(Some(_)) => {}
                Ok(None) | Err(RecvError::Lagged(_)) => self.refresh_open().await,
                Err(RecvError::Closed) => return,
            }
        }
    }

    async fn refresh_open(&self) {
        let open: Vec<MatchId> = self.inner.lock().doors.keys().cloned().collect();
        for id in open {
            self.refresh(&id).await;
        }
    }

    /// Lets the store know whom the game waits for, before somebody acts on it.
    pub async fn settle(&self, id: &MatchId) -> Result<(), Failure> {
        self.ask(id, |reply| Command::Settle { reply }).await
    }

    /// Whom the viewer knows the game to be waiting for.
    pub async fn awaited(&self, id: &MatchId, viewer: Viewer) -> Result<Vec<Seat>, Failure> {
        self.inquire(id, |reply| Question::Awaited { viewer, reply }).await
    }

    /// The side of each seat.
    pub async fn sides(&self, id: &MatchId) -> Result<Vec<u8>, Failure> {
        self.inquire(id, |reply| Question::Sides { reply }).await
    }

    /// Where a seat may talk now, or where anybody may.
    pub async fn channels(&self, id: &MatchId, seat: Option<Seat>) -> Result<Vec<String>, Failure> {
        self.inquire(id, |reply| Question::Channels { seat, reply }).await
    }

    /// Everything the viewer has seen since a message.
    pub async fn seen(&self, id: &MatchId, viewer: Viewer, since: u32) -> Result<Value, Failure> {
        let Stored { kind, file } = self.stored(id).await?;
        let look = move || {
            let seen = kind.seen(&file, viewer, since);
            seen.map(|seen| serde_json::to_value(seen).expect("what was seen is JSON"))
        };
        let looked = self.inner.readers.look_back(look).await.map_err(|_| {
            tracing::error!("Match {id} cannot be gone through.");
            Failure::Stopping
        })?;
        looked.map_err(|error| Failure::Unplayable {
            why: Unplayable::of(&error),
        })
    }

    /// The journal of a match as far as its task has told of it.
    async fn stored(&self, id: &MatchId) -> Result<Stored, Failure> {
        let length = self.inquire(id, |reply| Question::Length { reply }).await?;
        load::stored(&self.inner, id, length).await
    }

    /// The open asks of a seat.
    async fn open_asks(&self, id: &MatchId, seat: Seat) -> Result<Vec<AskId>, Failure> {
        self.inquire(id, |reply| Question::Open { seat, reply }).await
    }

    /// Why a match cannot be played, where that was found when somebody opened it.
    pub fn unplayable(&self, id: &MatchId) -> Option<Unplayable> {
        self.inner.lock_unplayable().get(id).copied()
    }

    /// The seats whose players are here.
    pub fn connected(&self, id: &MatchId) -> Vec<Seat> {
        self.inner.presence.seats(id)
    }

    /// Whether a person has any match open.
    pub fn is_here(&self, person: &PersonId) -> bool {
        self.inner.presence.is_here(person)
    }

    /// Somebody has said something: who may hear it is told.
    pub async fn talked(&self, id: &MatchId, line: &TalkLine) {
        let frame = ToClient::Talk { line }.text();
        let channel = line.channel.clone();
        if let Ok(door) = self.door(id) {
            // The line is stored; a match that is just being put away tells nobody.
            let by = line.seat.map(Seat);
            let _ = door.send(Command::Talk { channel, by, frame }).await;
        }
    }

    /// Something changed that the lobby tells of: whoever has the match open asks it. Nobody else needs to hear.
    pub async fn tell_holders(&self, id: &MatchId) {
        let door = self.inner.lock().doors.get(id).cloned();
        if let Some(door) = door {
            let _ = door.send(Command::Holders).await;
        }
    }

    async fn inquire<T>(&self, id: &MatchId, question: impl FnOnce(Reply<T>) -> Question) -> Result<T, Failure> {
        self.ask(id, |reply| Command::Ask {
            question: question(reply),
        })
        .await
    }

    async fn ask<T>(&self, id: &MatchId, command: impl FnOnce(Reply<T>) -> Command) -> Result<T, Failure> {
        let (reply, answer) = oneshot::channel();
        let door = self.door(id)?;
        door.send(command(reply)).await.map_err(|_| Failure::Stopping)?;
        answer.await.map_err(|_| Failure::Stopping)?
    }

    /// The way to the task of a match, which is started if need be.
    fn door(&self, id: &MatchId) -> Result<mpsc::Sender<Command>, Failure> {
        let mut tasks = self.inner.lock();
        if tasks.stopping {
            return Err(Failure::Stopping);
        }
        // A door is closed if the task behind it has broken down.
        if let Some(door) = tasks.doors.get(id).filter(|door| !door.is_closed()) {
            return Ok(door.clone());
        }
        let (door, queue) = mpsc::channel(QUEUE);
        let task = keep(self.inner.clone(), id.clone(), door.downgrade(), queue);
        tasks.doors.insert(id.clone(), door.clone());
        // Those that have ended need not be waited for.
        while tasks.running.try_join_next().is_some() {}
        tasks.running.spawn(task);
        Ok(door)
    }
}

impl Inner {
    fn lock(&self) -> std::sync::MutexGuard<'_, Tasks> {
        self.tasks
            .lock()
            .expect("nobody panics while he holds the list of matches")
    }

    fn lock_unplayable(&self) -> std::sync::MutexGuard<'_, HashMap<MatchId, Unplayable>> {
        self.unplayable.lock().expect("nobody panics while he looks it up")
    }

    fn note_unplayable(&self, id: &MatchId, why: Option<Unplayable>) {
        let mut unplayable = self.lock_unplayable();
        match why {
            Some(why) => drop(unplayable.insert(id.clone(), why)),
            None => drop(unplayable.remove(id)),
        }
    }

    /// Lets go of a match that nobody has a way to. Ways are handed out under the same lock, so none is in the making.
    fn forget(&self, id: &MatchId, queue: &mpsc::Receiver<Command>) -> bool {
        let mut tasks = self.lock();
        let alone = queue.is_empty() && queue.sender_strong_count() <= 1;
        if alone {
            tasks.doors.remove(id);
        }
        alone
    }
}

async fn keep(live: Arc<Inner>, id: MatchId, commands: mpsc::WeakSender<Command>, mut queue: mpsc::Receiver<Command>) {
    match Task::open(live.clone(), id.clone(), commands).await {
        Ok(task) => {
            live.metrics.match_opened();
            task.run(queue).await;
            live.metrics.match_closed();
        }
        Err(failure) => {
            // Whoever comes from now on gets a new try.
            live.lock().doors.remove(&id);
            queue.close();
            while let Some(command) = queue.recv().await {
                task::refuse(command, &failure, &mut BTreeMap::new());
            }
        }
    }
}
