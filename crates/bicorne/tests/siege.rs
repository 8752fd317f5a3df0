//! What is quick of the siege: the same attacks with smaller numbers, and nothing that depends on how fast a machine is.
#![cfg(target_os = "linux")]

use crate::common::siege::{held, program};
use siege::attacks::{acts, full_disk, journals, pages, stopped};

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_stood_still_goes_on() {
    held(stopped::attack(&program(), stopped::SHORT).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_works_again_after_a_full_disk() {
    held(full_disk::attack(&program()).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn no_wrong_journal_comes_from_overwritten_pages() {
    held(pages::attack(&program(), 8).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn no_altered_act_is_accepted_that_is_not_legal() {
    held(acts::attack(&program(), 500).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn hostile_journals_are_read_or_refused_with_a_sentence() {
    held(journals::attack(&program(), 60).await);
}
