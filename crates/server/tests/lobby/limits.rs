//! Nobody tries all codes, and nobody drowns the others in talk.

use serde_json::{Value, json};

use crate::lobby::house::{create, drill, in_each_strict_house, me, open, path};
use crate::lobby::player::Reply;

const MANY: usize = 100;

/// The limit that stands in the way.
fn limit(reply: &Reply) -> Option<String> {
    let json: Value = serde_json::from_str(&reply.text).expect("JSON");
    (reply.status == 429).then(|| json["limit"].as_str().expect("a limit").to_owned())
}

#[tokio::test]
async fn codes_are_not_tried_for_long() {
    in_each_strict_house(async |house| {
        let ney = house.guest("Ney").await;
        let view = create(&ney, drill(json!([me(), open()]))).await;
        let murat = house.guest("Murat").await;
        let by_code = path(&view, "?code=AAAAA");
        for path in ["/api/join/AAAAA", by_code.as_str()] {
            let mut stopped = None;
            for _ in 0..MANY {
                stopped = stopped.or(limit(&murat.get(path).await));
            }
            assert_eq!(stopped.as_deref(), Some("join"), "{path}");
        }
        let joining = json!({ "code": "AAAAA" });
        let joining = murat.post(&path(&view, "/join"), joining).await;
        assert_eq!(limit(&joining).as_deref(), Some("join"));
    })
    .await;
}

#[tokio::test]
async fn talk_has_its_limit() {
    in_each_strict_house(async |house| {
        let ney = house.guest("Ney").await;
        let view = create(&ney, drill(json!([me(), open()]))).await;
        let mut stopped = None;
        for _ in 0..MANY {
            let said = ney
                .post(&path(&view, "/talk"), json!({ "channel": "all", "text": "Charge!" }))
                .await;
            stopped = stopped.or(limit(&said));
        }
        assert_eq!(stopped.as_deref(), Some("chat"));
    })
    .await;
}

#[tokio::test]
async fn matches_are_not_made_by_the_hundred() {
    in_each_strict_house(async |house| {
        let ney = house.guest("Ney").await;
        let mut stopped = None;
        for _ in 0..MANY {
            let made = ney.post("/api/matches", drill(json!([me(), open()]))).await;
            stopped = stopped.or(limit(&made));
        }
        assert_eq!(stopped.as_deref(), Some("matches"));
    })
    .await;
}

#[tokio::test]
async fn nobody_reads_without_end() {
    in_each_strict_house(async |house| {
        let stranger = house.stranger();
        for path in ["/api/games", "/api/games/battles/texts/order"] {
            let mut stopped = None;
            for _ in 0..3_000 {
                stopped = limit(&stranger.get(path).await);
                if stopped.is_some() {
                    break;
                }
            }
            assert_eq!(stopped.as_deref(), Some("reads"), "{path}");
        }
        assert_eq!(stranger.get("/api/alive").await.status, 200);
    })
    .await;
}

#[tokio::test]
async fn nobody_invites_without_end() {
    in_each_strict_house(async |house| {
        house.account("Ney").await;
        let murat = house.guest("Murat").await;
        let mut stopped = None;
        for _ in 0..MANY {
            let invited = json!({ "type": "invited", "name": "Ney" });
            let made = murat.post("/api/matches", drill(json!([me(), invited]))).await;
            stopped = stopped.or(limit(&made));
        }
        assert_eq!(stopped.as_deref(), Some("invitations"));
    })
    .await;
}
