//! Something said in a match.

use serde::Serialize;
use utoipa::ToSchema;

#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
pub struct TalkLine {
    /// Counted within the channel: a number over all channels would betray what is said in the others.
    pub id: u32,
    pub channel: String,
    /// Where the speaker sat; an observer has no seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    pub name: String,
    pub text: String,
    #[schema(value_type = f64)]
    pub at: i64,
}
