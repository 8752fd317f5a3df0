//! What goes over the socket of a viewer, in both directions: text frames of JSON, tagged by `type`.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::any::AnyChoices;
use table::hash::Hash;
use table::message::{Desk, Message};
use table::outlook::Outlook;
use table::refused::AnyRefused;
use table::{AskId, Seat};
use ts_rs::TS;

use crate::failure::Failure;
use crate::ids::MatchId;
use crate::lobby::talk_line::TalkLine;

/// A player's client asks; each request has a number of its own choosing, which the answer repeats.
#[derive(Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[ts(export_to = "socket.ts", optional_fields)]
pub enum FromClient {
    /// The answer to an ask.
    Act {
        request: u32,
        ask: AskId,
        action: Value,
        /// Dice rolled at a real table, where the game lets them be typed in.
        #[serde(default)]
        dice: Option<Vec<u32>>,
    },
    TakeBack {
        request: u32,
        ask: AskId,
    },
    /// What may be picked after these picks?
    Choices {
        request: u32,
        ask: AskId,
        draft: Vec<Value>,
    },
    /// All that these picks can become.
    Outlook {
        request: u32,
        ask: AskId,
        draft: Vec<Value>,
    },
    /// Would this be taken?
    Check {
        request: u32,
        ask: AskId,
        action: Value,
    },
    /// Keep this draft for me.
    Draft {
        request: u32,
        ask: AskId,
        picks: Vec<Value>,
    },
}

#[derive(Debug, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "socket.ts", optional_fields)]
pub enum ToClient<'a> {
    /// Everything the viewer knows. With it he can forget whatever he had.
    Welcome {
        #[serde(rename = "match")]
        id: &'a MatchId,
        #[serde(skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
        #[serde(flatten)]
        desk: &'a Desk,
        /// Of the entry that the viewer was told of last.
        link: Hash,
        awaited: &'a [Seat],
        channels: &'a [String],
        #[serde(skip_serializing_if = "Option::is_none")]
        drafts: Option<&'a [Draft]>,
        connected: &'a [Seat],
    },
    /// The viewer was here before: the steps after `number` follow.
    Resumed {
        number: u32,
        #[serde(skip_serializing_if = "Option::is_none")]
        drafts: Option<&'a [Draft]>,
        awaited: &'a [Seat],
        channels: &'a [String],
        connected: &'a [Seat],
    },
    Step {
        #[serde(flatten)]
        message: &'a Message,
        /// Of the entry that it tells of. Not where it was read back from the journal.
        #[serde(skip_serializing_if = "Option::is_none")]
        link: Option<Hash>,
        /// Whom the game waits for, as far as the viewer knows, where that changed.
        #[serde(skip_serializing_if = "Option::is_none")]
        awaited: Option<&'a [Seat]>,
        /// Where the seat may talk now, where that changed.
        #[serde(skip_serializing_if = "Option::is_none")]
        channels: Option<&'a [String]>,
    },
    /// Whom the game waits for and where the seat may talk, after steps that did not say so.
    Now {
        /// Of the entry that the last of them tells of.
        link: Hash,
        awaited: &'a [Seat],
        channels: &'a [String],
    },
    Done {
        request: u32,
    },
    Refused {
        request: u32,
        #[serde(flatten)]
        refused: &'a AnyRefused,
    },
    Choices {
        request: u32,
        choices: &'a AnyChoices,
    },
    /// As far as it goes at once; whatever says that there is more can be asked about again.
    Outlook {
        request: u32,
        outlook: &'a Outlook,
    },
    /// The check of an action: it would be taken, or this stands in the way.
    #[ts(
        type = "{ \"type\": \"checked\", request: number, rule?: AnyRefused[\"rule\"], refused?: AnyRefused[\"refused\"], }"
    )]
    Checked {
        request: u32,
        #[serde(flatten)]
        refused: Option<&'a AnyRefused>,
    },
    #[ts(type = "{ \"type\": \"failed\", request?: number, } & Failure")]
    Failed {
        #[serde(skip_serializing_if = "Option::is_none")]
        request: Option<u32>,
        #[serde(flatten)]
        failure: &'a Failure,
    },
    /// The seats whose players are here.
    Connected {
        seats: &'a [Seat],
    },
    /// Somebody else holds a seat now: ask the lobby who.
    Holders,
    Talk {
        #[serde(flatten)]
        line: &'a TalkLine,
    },
    /// The place is not yours any more: others hold the seat, or you have sat down and look on no more.
    Unseated,
}

/// An answer in the making.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(export_to = "socket.ts")]
pub struct Draft {
    pub ask: AskId,
    pub picks: Value,
}

impl FromClient {
    pub fn request(&self) -> u32 {
        match self {
            FromClient::Act { request, .. }
            | FromClient::TakeBack { request, .. }
            | FromClient::Choices { request, .. }
            | FromClient::Outlook { request, .. }
            | FromClient::Check { request, .. }
            | FromClient::Draft { request, .. } => *request,
        }
    }
}

impl ToClient<'_> {
    pub fn text(&self) -> String {
        serde_json::to_string(self).expect("a frame is JSON")
    }
}
