//! What becomes of a late seat by itself, as it was agreed when the match was made.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde_json::{Value, json};
use tokio::time::{Instant, sleep};

use crate::lobby::house::{House, create, drill, in_each_house, look, me, open, path};
use crate::lobby::player::Player;

const MINUTE: i64 = 60_000;

fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis() as i64
}

async fn wait_since(house: &House<'_>, view: &Value, seat: u8, since: i64) {
    let id = view["id"].as_str().unwrap();
    house
        .run(&format!(
            "UPDATE seats SET waits = {since} WHERE match = '{id}' AND seat = {seat}"
        ))
        .await;
}

/// A drill of two in which that was agreed, at the pace of a quarter of an hour.
async fn agreed(house: &House<'_>, players: &[&Player], late: Value) -> Value {
    let more = json!({ "late": late, "public": true });
    let view = house.play_with(players, more).await;
    assert_eq!(view["late"], late);
    view
}

#[tokio::test]
async fn a_bot_of_the_rank_that_was_named_takes_the_seat() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let view = agreed(&house, &[&ney, &lannes], json!({ "do": "bot", "level": "recruit" })).await;
        assert_eq!(look(&ney, &view).await["seats"][1]["type"], "person");
        house.let_wait(&lannes, &view, 1).await;
        let after = look(&ney, &view).await;
        assert_eq!(
            (&after["seats"][1]["type"], &after["seats"][1]["level"]),
            (&json!("bot"), &json!("recruit"))
        );
        assert_eq!(after["overdue"], false);
        let back = lannes.post(&path(&view, "/return"), json!({})).await.ok();
        assert_eq!(
            (&back["seats"][1]["type"], &back["seats"][1]["mine"]),
            (&json!("person"), &json!(true))
        );
    })
    .await;
}

#[tokio::test]
async fn grace_is_as_long_again() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let view = agreed(&house, &[&ney, &lannes], json!({ "do": "grace" })).await;
        house.let_wait(&lannes, &view, 1).await;
        wait_since(&house, &view, 1, now() - 20 * MINUTE).await;
        let late = look(&ney, &view).await;
        assert_eq!(
            (&late["seats"][1]["type"], &late["overdue"]),
            (&json!("person"), &json!(true))
        );
        wait_since(&house, &view, 1, now() - 31 * MINUTE).await;
        let after = look(&ney, &view).await;
        assert_eq!(
            (&after["seats"][1]["type"], &after["seats"][1]["level"]),
            (&json!("bot"), &json!("sergeant"))
        );
    })
    .await;
}

#[tokio::test]
async fn the_match_ends_where_that_was_agreed() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let view = agreed(&house, &[&ney, &lannes], json!({ "do": "end" })).await;
        house.let_wait(&lannes, &view, 1).await;
        let over = look(&ney, &view).await;
        assert_eq!(over["outcome"], json!({ "winners": [], "how": "abandoned" }));
    })
    .await;
}

#[tokio::test]
async fn where_all_wait_nothing_happens_by_itself() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let view = house.play(&[&ney, &lannes]).await;
        assert_eq!(view["late"], json!({ "do": "wait" }));
        house.let_wait(&lannes, &view, 1).await;
        assert_eq!(look(&ney, &view).await["seats"][1]["type"], "person");
        // Nor do bots play out among themselves what all have left.
        let both = agreed(&house, &[&ney, &lannes], json!({ "do": "grace" })).await;
        house.let_wait(&lannes, &both, 1).await;
        house.let_wait(&ney, &both, 0).await;
        let after = look(&ney, &both).await;
        assert_eq!(
            (&after["seats"][0]["type"], &after["seats"][1]["type"]),
            (&json!("person"), &json!("person"))
        );
    })
    .await;
}

#[tokio::test]
async fn what_cannot_be_done_is_not_agreed_on() {
    in_each_house(async |house| {
        let ney = house.guest("Ney").await;
        for late in [
            json!({ "do": "bot", "level": "random" }),
            json!({ "do": "bot", "level": "genius" }),
            json!({ "do": "bot" }),
            json!({ "do": "nothing" }),
        ] {
            let mut new = drill(json!([me(), open()]));
            new["late"] = late;
            assert_eq!(ney.post("/api/matches", new).await.failure(), "bad_request");
        }
        let mut new = drill(json!([me(), open()]));
        new["late"] = json!({ "do": "end" });
        assert_eq!(create(&ney, new).await["late"], json!({ "do": "end" }));
    })
    .await;
}

#[tokio::test]
async fn the_server_does_it_where_nobody_looks() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let view = agreed(&house, &[&ney, &lannes], json!({ "do": "bot", "level": "sergeant" })).await;
        house.let_wait(&lannes, &view, 1).await;
        house.keep_watch();
        let deadline = Instant::now() + Duration::from_secs(30);
        loop {
            // A list changes nothing.
            let list = ney.get("/api/matches/mine").await.ok();
            if list["matches"][0]["seats"][1]["type"] == "bot" {
                break;
            }
            assert!(Instant::now() < deadline, "{list}");
            sleep(Duration::from_millis(50)).await;
        }
    })
    .await;
}

#[tokio::test]
async fn nobody_is_late_because_the_server_was_off() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let view = agreed(&house, &[&ney, &lannes], json!({ "do": "end" })).await;
        house.let_wait(&lannes, &view, 1).await;
        // It stopped years ago, a moment after the game had begun to wait.
        let stopped = 1_000 * MINUTE;
        wait_since(&house, &view, 1, stopped - MINUTE).await;
        house
            .run(&format!("INSERT INTO meta (key, value) VALUES ('clock', '{stopped}')"))
            .await;
        let again = house.again().await;
        let murat = again.guest("Murat").await;
        let seen = look(&murat, &view).await;
        assert_eq!((&seen["status"], &seen["overdue"]), (&json!("playing"), &json!(false)));
        // What he let them wait while it ran counts all the same.
        wait_since(&house, &view, 1, stopped - 16 * MINUTE).await;
        assert_eq!(look(&murat, &view).await["status"], "over");
    })
    .await;
}
