//! What one viewer was sent, and the sockets it goes to.

use axum::extract::ws::Utf8Bytes;
use table::any::{AnyMatch, AnyStep};
use table::message::{Desk, Message, Seen};
use table::{Seat, Viewer};

use super::command::{Outbox, SocketId};
use super::frame::ToClient;
use crate::ids::PersonId;

pub struct Log {
    pub desk: Desk,
    /// The frame of every message, from the first: who comes back is sent those he missed.
    frames: Vec<Utf8Bytes>,
    awaited: Vec<Seat>,
    channels: Vec<String>,
    pub sockets: Vec<Socket>,
}

pub struct Socket {
    pub id: SocketId,
    pub person: PersonId,
    pub outbox: Outbox,
}

impl Log {
    pub fn new(game: &dyn AnyMatch, viewer: Viewer) -> Log {
        let Seen { desk, messages, .. } = game.seen(viewer);
        let frames = messages.iter().map(|message| step(message, None, None)).collect();
        Log {
            awaited: game.awaited(viewer),
            channels: channel_names(game, viewer),
            desk,
            frames,
            sockets: Vec::new(),
        }
    }

    pub fn awaited(&self) -> &[Seat] {
        &self.awaited
    }

    pub fn channels(&self) -> &[String] {
        &self.channels
    }

    /// Tells the viewer of a step, if he may know of it.
    pub fn tell(&mut self, game: &dyn AnyMatch, taken: &AnyStep<'_>) -> Option<Message> {
        let message = game.message(taken, &mut self.desk)?;
        let awaited = changed(&mut self.awaited, game.awaited(self.desk.viewer));
        let channels = changed(&mut self.channels, channel_names(game, self.desk.viewer));
        let frame = step(
            &message,
            awaited.then_some(&*self.awaited),
            channels.then_some(&*self.channels),
        );
        self.frames.push(frame.clone());
        self.send(&frame);
        Some(message)
    }

    /// The match was loaded again: the sockets get what they have not had.
    pub fn catch_up(&mut self, game: &dyn AnyMatch) {
        let sockets = std::mem::take(&mut self.sockets);
        let had = self.desk.number;
        *self = Log::new(game, self.desk.viewer);
        self.sockets = sockets;
        for frame in self.after(had).to_vec() {
            self.send(&frame);
        }
        // The frames of a journal that was read again do not say what changed beside the view.
        let now = ToClient::Now {
            awaited: &self.awaited,
            channels: &self.channels,
        };
        let now = now.text().into();
        self.send(&now);
    }

    /// The frames after a message.
    pub fn after(&self, number: u32) -> &[Utf8Bytes] {
        self.frames.get(number as usize..).unwrap_or_default()
    }

    /// A client that does not keep up is let go; it comes back and resumes.
    pub fn send(&mut self, frame: &Utf8Bytes) {
        self.sockets
            .retain(|socket| socket.outbox.try_send(frame.clone()).is_ok());
    }
}

fn changed<T: PartialEq>(old: &mut T, new: T) -> bool {
    let changed = *old != new;
    *old = new;
    changed
}

fn step(message: &Message, awaited: Option<&[Seat]>, channels: Option<&[String]>) -> Utf8Bytes {
    let frame = ToClient::Step {
        message,
        awaited,
        channels,
    };
    frame.text().into()
}

/// Where the viewer may talk. An observer talks among observers only, which is not the game's to say.
fn channel_names(game: &dyn AnyMatch, viewer: Viewer) -> Vec<String> {
    let channels = viewer.seat().map(|seat| game.channels_of(seat)).unwrap_or_default();
    channels.iter().map(|channel| channel.name()).collect()
}
