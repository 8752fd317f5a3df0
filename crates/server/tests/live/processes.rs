//! Two servers on one database: the second writer is noticed.

use serde_json::json;

use crate::live::table::{Duel, House, ask, bid, sit};
use crate::scratch::each;

#[tokio::test]
async fn a_match_moved_on_by_another_process_is_said_so_and_loaded_again() {
    each(async |scratch| {
        let here = House::open(scratch).await;
        let there = House::open(scratch).await;
        let duel = Duel::begin(&here, json!({})).await;
        let mut red = duel.sit_red().await;
        let mut blue = sit(&duel.blue.moved_to(&there.base), &duel.id, 1).await;
        let action = bid(&red, 0);
        assert_eq!(red.act(&ask(&red, "bid"), action).await.unwrap()["type"], "done");
        // The other process has not heard of it.
        let (open, action) = (ask(&blue, "bid"), bid(&blue, 1));
        let said = blue.act(&open, action.clone()).await.unwrap();
        assert_eq!(said["error"], "moved_on", "{said}");
        assert_eq!(there.entries(&duel.id).await.len(), 1);
        let said = blue.act(&open, action).await.unwrap();
        assert_eq!(said["type"], "done", "{said}");
        // All have bid: the answer, and the step by which the game goes on.
        assert_eq!(there.entries(&duel.id).await.len(), 3);
        here.close().await;
        there.close().await;
    })
    .await;
}
