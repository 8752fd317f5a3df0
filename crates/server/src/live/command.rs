//! What the task of a match is told to do.

use axum::extract::ws::Utf8Bytes;
use serde_json::Value;
use table::any::AnyBot;
use table::bot::BotAnswer;
use table::{AskId, Outcome, Seat, Viewer};
use tokio::sync::{mpsc, oneshot};

use super::frame::Draft;
use crate::failure::Failure;
use crate::ids::PersonId;

pub type Reply<T> = oneshot::Sender<Result<T, Failure>>;

/// The number of a socket, never used twice.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct SocketId(pub u64);

/// One end of a socket: frames for it, in order.
pub type Outbox = mpsc::Sender<Utf8Bytes>;

pub enum Command {
    Connect(Connect),
    Disconnect {
        viewer: Viewer,
        socket: SocketId,
    },
    /// A request over a socket; its answer goes into the same socket, after what it caused.
    Request {
        from: From,
        request: u32,
        what: Request,
    },
    /// A bot has thought.
    Thought {
        seat: Seat,
        /// The bot that thought it, by its number.
        sitter: u64,
        bot: Option<Box<dyn AnyBot>>,
        answer: Result<Option<BotAnswer<Value>>, String>,
    },
    End {
        seat: Option<Seat>,
        outcome: Outcome,
        reply: Reply<()>,
    },
    /// Holders may have changed in the store.
    Refresh {
        reply: Reply<()>,
    },
    /// Write down now what is not yet summed.
    Settle {
        reply: Reply<()>,
    },
    Ask {
        question: Question,
    },
    Talk {
        channel: String,
        /// The seat that speaks; an observer has none.
        by: Option<Seat>,
        frame: String,
    },
    /// Something changed that the lobby tells of.
    Holders,
    /// Write down what is not yet summed, close the sockets, and end.
    Stop,
}

#[derive(Copy, Clone)]
pub struct From {
    pub seat: Seat,
    pub socket: SocketId,
}

pub enum Request {
    Act {
        ask: AskId,
        action: Value,
        dice: Option<Vec<u32>>,
    },
    TakeBack {
        ask: AskId,
    },
    Choices {
        ask: AskId,
        draft: Vec<Value>,
    },
    Outlook {
        ask: AskId,
        draft: Vec<Value>,
    },
    Check {
        ask: AskId,
        action: Value,
    },
    /// A draft for this ask was kept, if the ask is open.
    Kept {
        ask: AskId,
    },
}

pub struct Connect {
    pub viewer: Viewer,
    pub person: PersonId,
    pub socket: SocketId,
    pub outbox: Outbox,
    /// The last message the client has.
    pub after: Option<u32>,
    pub drafts: Vec<Draft>,
    pub reply: Reply<()>,
}

/// Something the lobby wants to know of a match.
pub enum Question {
    Awaited {
        viewer: Viewer,
        reply: Reply<Vec<Seat>>,
    },
    Sides {
        reply: Reply<Vec<u8>>,
    },
    /// Of a seat, or all of them.
    Channels {
        seat: Option<Seat>,
        reply: Reply<Vec<String>>,
    },
    /// How many entries it has.
    Length {
        reply: Reply<u32>,
    },
    /// The seat's open asks.
    Open {
        seat: Seat,
        reply: Reply<Vec<AskId>>,
    },
}
