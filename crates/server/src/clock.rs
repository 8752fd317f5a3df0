//! The time, in milliseconds since 1970.

use std::time::{SystemTime, UNIX_EPOCH};

use ts_rs::TS;

pub const MINUTE: i64 = 60_000;
pub const DAY: i64 = 24 * 60 * MINUTE;

/// A time, in milliseconds since 1970.
#[derive(TS)]
#[ts(export_to = "ids.ts", type = "number & { readonly brand: \"Moment\" }")]
pub struct Moment;

pub fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
