//! The server is killed in the middle of everything, again and again: what it has acknowledged is in the journals.
#![cfg(unix)]

use crate::common::siege::{held, program};
use siege::attacks::kills;

#[tokio::test(flavor = "multi_thread")]
async fn twenty_kills_lose_nothing_that_was_acknowledged() {
    held(kills::on_file(&program()).await);
}
