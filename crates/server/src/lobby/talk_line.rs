//! Something said in a match.

use serde::Serialize;
use table::Seat;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::clock::Moment;

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
    pub text: String,
    #[schema(value_type = f64)]
    #[ts(as = "Moment")]
    pub at: i64,
}
