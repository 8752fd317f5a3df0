//! Sockets that announce more than they may say do not take the server's memory.
#![cfg(target_os = "linux")]

use crate::common::siege::{held, program};
use siege::attacks::frames;

#[tokio::test(flavor = "multi_thread")]
async fn announced_frames_take_no_memory() {
    held(frames::attack(&program()).await);
}
