//! The log of a match holds ids and kinds, whatever is thrown at it. The log is that of the whole process, so this test needs
//! one of its own, as nextest gives to each.

use crate::captured::Log;
use crate::live::table::{Duel, House, ask, bid};
use crate::scratch::each;
use serde_json::json;

#[tokio::test]
async fn nothing_that_was_sent_or_is_hidden_is_logged() {
    // As an operator has it.
    let log = Log::capture(tracing::Level::INFO);
    each(async |scratch| {
        let house = House::open(scratch).await;
        let duel = Duel::begin(&house, json!({})).await;
        let mut red = duel.sit_red().await;
        for text in ["{\"type\":\"marengo\"}", "marengo", "{\"marengo\":1}"] {
            red.line.send_text(text.to_owned()).await.unwrap();
        }
        let open = ask(&red, "bid");
        let nonsense = json!({ "type": "bid", "cards": ["marengo"] });
        assert_eq!(red.act(&open, nonsense).await.unwrap()["rule"], "M7");
        let keep = json!({ "type": "draft", "ask": open, "picks": ["marengo"] });
        red.request(keep).await.unwrap();
        // A store that fails in the middle of an action.
        scratch.run("ALTER TABLE entries RENAME TO lost").await;
        let action = bid(&red, 0);
        let said = red.act(&open, action).await.unwrap();
        assert_eq!(said["error"], "store_unavailable");
        let id = server::ids::MatchId(duel.id.clone());
        let seed = house.app.store.find_match(&id).await.unwrap().unwrap().seed;
        let logged = log.text();
        assert!(logged.contains(&duel.id) && logged.contains("ERROR"), "{logged}");
        let token = duel.red.cookie().unwrap().trim_start_matches("bicorne=").to_owned();
        for secret in ["marengo", "cards", &seed, &token] {
            assert!(!logged.contains(secret), "{secret} stands in the log");
        }
        house.close().await;
    })
    .await;
}
