//! What one viewer was sent, and the sockets it goes to.

use std::collections::VecDeque;

use axum::extract::ws::Utf8Bytes;
use table::any::{AnyMatch, AnyStep};
use table::hash::Hash;
use table::message::{Desk, Message};
use table::{Seat, Viewer};

use super::command::{Outbox, SocketId};
use super::frame::ToClient;
use crate::ids::PersonId;

/// Who has missed no more messages than this is sent them when he comes back; who has missed more, the whole view.
pub const RESUMABLE: u32 = 256;
/// Of these so many bytes are kept; who has missed more has the rest made again from the journal. What is at hand is for
/// lines that break for a moment.
const AT_HAND: usize = 96 * 1024;

pub struct Log {
    pub desk: Desk,
    frames: Frames,
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
        Log {
            awaited: game.awaited(viewer),
            channels: channel_names(game, viewer),
            desk: game.desk(viewer),
            frames: Frames::default(),
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
        let link = game.told_link(self.desk.viewer);
        let frame = step(
            &message,
            Some(link),
            awaited.then_some(&*self.awaited),
            channels.then_some(&*self.channels),
        );
        self.frames.keep(frame.clone());
        self.send(&frame);
        Some(message)
    }

    /// The match was loaded again: the sockets get what they have not had.
    pub fn catch_up(&mut self, game: &dyn AnyMatch, missed: &[Message]) {
        let sockets = std::mem::take(&mut self.sockets);
        *self = Log::new(game, self.desk.viewer);
        self.sockets = sockets;
        for frame in self.remember(missed) {
            self.send(&frame);
        }
        let now = self.now(game);
        self.send(&now);
    }

    /// The frames of a journal that was read again do not say what changed beside the view.
    pub fn now(&self, game: &dyn AnyMatch) -> Utf8Bytes {
        let now = ToClient::Now {
            link: game.told_link(self.desk.viewer),
            awaited: &self.awaited,
            channels: &self.channels,
        };
        now.text().into()
    }

    /// Whether who has that message can be sent all that came after it; none if it would be too much.
    pub fn resumes(&self, number: u32) -> Option<Resuming> {
        let missed = self.desk.number.checked_sub(number)?;
        if missed as usize <= self.frames.last.len() {
            return Some(Resuming::AtOnce);
        }
        (missed <= RESUMABLE).then_some(Resuming::FromJournal)
    }

    /// The last messages, as the journal tells of them; gives their frames.
    pub fn remember(&mut self, messages: &[Message]) -> Vec<Utf8Bytes> {
        let frames: Vec<_> = messages.iter().map(|message| step(message, None, None, None)).collect();
        self.frames = Frames::default();
        frames.iter().for_each(|frame| self.frames.keep(frame.clone()));
        frames
    }

    /// The frames after a message.
    pub fn after(&self, number: u32) -> impl Iterator<Item = &Utf8Bytes> {
        let missed = self.desk.number.saturating_sub(number) as usize;
        let last = &self.frames.last;
        last.iter().skip(last.len().saturating_sub(missed))
    }

    /// A client that does not keep up is let go; it comes back and resumes.
    pub fn send(&mut self, frame: &Utf8Bytes) {
        self.sockets
            .retain(|socket| socket.outbox.try_send(frame.clone()).is_ok());
    }
}

/// The frames of the last messages that were sent since the match was opened, or made again for who came back.
#[derive(Default)]
struct Frames {
    last: VecDeque<Utf8Bytes>,
    bytes: usize,
}

impl Frames {
    fn keep(&mut self, frame: Utf8Bytes) {
        self.bytes += frame.len();
        self.last.push_back(frame);
        while self.bytes > AT_HAND || self.last.len() > RESUMABLE as usize {
            let first = self.last.pop_front().expect("one of them is too much");
            self.bytes -= first.len();
        }
    }
}

/// Where the messages come from that somebody has missed.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Resuming {
    AtOnce,
    /// They were sent before the match was opened, or nobody looked: the match has to be played again.
    FromJournal,
}

fn changed<T: PartialEq>(old: &mut T, new: T) -> bool {
    let changed = *old != new;
    *old = new;
    changed
}

fn step(message: &Message, link: Option<Hash>, awaited: Option<&[Seat]>, channels: Option<&[String]>) -> Utf8Bytes {
    let frame = ToClient::Step {
        message,
        link,
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

#[cfg(test)]
mod tests {
    use super::*;

    fn kept(frames: u32, bytes: usize) -> Frames {
        let mut kept = Frames::default();
        for number in 0..frames {
            let number = number.to_string();
            let rest = " ".repeat(bytes - number.len());
            kept.keep((number + &rest).into());
        }
        kept
    }

    #[test]
    fn what_is_at_hand_does_not_grow_with_the_match() {
        let small = kept(10_000, 5);
        assert_eq!(
            (small.last.len(), small.bytes),
            (RESUMABLE as usize, RESUMABLE as usize * 5)
        );
        assert_eq!(small.last[0].trim(), (10_000 - RESUMABLE).to_string());
        let large = kept(10_000, AT_HAND / 10);
        assert_eq!(large.last.len(), 10);
        assert!(large.bytes <= AT_HAND);
        let huge = kept(3, AT_HAND + 1);
        assert_eq!((huge.last.len(), huge.bytes), (0, 0));
    }
}
