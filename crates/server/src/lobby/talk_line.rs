//! Something said in a match.

use serde::Serialize;
use table::Seat;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::clock::Moment;
use crate::store::talk::TalkRow;
use crate::store::words::PersonKind;

#[derive(Debug, Clone, PartialEq, Serialize, ToSchema, TS)]
#[ts(export_to = "lobby.ts", optional_fields)]
pub struct TalkLine {
    /// Counted within the channel: a number over all channels would betray what is said in the others.
    pub id: u32,
    pub channel: String,
    /// Where the speaker sat; an observer has no seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(as = "Option<Seat>")]
    pub seat: Option<u8>,
    pub name: String,
    /// Whether that is the name of an account, which nobody else can have.
    pub account: bool,
    pub text: String,
    #[schema(value_type = f64)]
    #[ts(as = "Moment")]
    pub at: i64,
}

impl From<TalkRow> for TalkLine {
    fn from(row: TalkRow) -> TalkLine {
        TalkLine {
            id: u32::try_from(row.line).unwrap_or(u32::MAX),
            channel: row.channel,
            seat: row.seat.and_then(|seat| u8::try_from(seat).ok()),
            name: row.name,
            account: row.kind == PersonKind::Account,
            text: row.text,
            at: row.at,
        }
    }
}
