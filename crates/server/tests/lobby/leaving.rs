//! Going away before play begins.

use serde_json::json;

use crate::lobby::house::{create, drill, in_each_house, join, look, me, open, path};

#[tokio::test]
async fn a_seat_that_is_left_is_open_again() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let view = create(&ney, drill(json!([me(), open()]))).await;
        join(&lannes, &view).await.ok();
        let left = lannes.post(&path(&view, "/leave"), json!({})).await.ok();
        assert_eq!(left["seats"][1]["type"], "open");
        assert_eq!(left["seats"][1]["pledged"], false);
        assert_eq!(
            lannes.post(&path(&view, "/leave"), json!({})).await.failure(),
            "not_found"
        );
        join(&lannes, &view).await.ok();
    })
    .await;
}

#[tokio::test]
async fn a_match_passes_on_when_its_creator_leaves() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let view = create(&ney, drill(json!([me(), open()]))).await;
        join(&lannes, &view).await.ok();
        assert_eq!(
            ney.post(&path(&view, "/leave"), json!({})).await.ok()["status"],
            "waiting"
        );
        let passed = look(&lannes, &view).await;
        assert_eq!((&passed["creator"], &passed["mine"]), (&json!("Lannes"), &json!(true)));
        let empty = lannes.post(&path(&view, "/leave"), json!({})).await.ok();
        assert_eq!(empty["status"], "aborted");
        let by_code = format!("/api/join/{}", view["code"].as_str().unwrap());
        assert_eq!(ney.get(&by_code).await.failure(), "not_found");
    })
    .await;
}

#[tokio::test]
async fn the_creator_alone_calls_a_match_off() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let view = create(&ney, drill(json!([me(), open()]))).await;
        join(&lannes, &view).await.ok();
        assert_eq!(
            lannes.post(&path(&view, "/abort"), json!({})).await.failure(),
            "not_yours"
        );
        let murat = house.guest("Murat").await;
        assert_eq!(
            murat.post(&path(&view, "/abort"), json!({})).await.failure(),
            "not_found"
        );
        let aborted = ney.post(&path(&view, "/abort"), json!({})).await.ok();
        assert_eq!(aborted["status"], "aborted");
        assert_eq!(aborted.get("code"), None);
        for deed in ["/abort", "/start", "/leave"] {
            assert_eq!(
                ney.post(&path(&view, deed), json!({})).await.conflict(),
                "not_waiting",
                "{deed}"
            );
        }
    })
    .await;
}

#[tokio::test]
async fn nobody_leaves_a_match_that_is_played() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let view = house.play(&[&ney, &lannes]).await;
        for deed in ["/leave", "/abort"] {
            assert_eq!(ney.post(&path(&view, deed), json!({})).await.conflict(), "not_waiting");
        }
    })
    .await;
}

#[tokio::test]
async fn a_match_passes_on_when_its_creator_deletes_himself() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let view = create(&ney, drill(json!([me(), open()]))).await;
        let alone = create(&ney, drill(json!([me(), open()]))).await;
        join(&lannes, &view).await.ok();
        let gone = ney.call("DELETE", "/api/me", Some(json!({}))).await;
        assert_eq!(gone.status, 204, "{}", gone.text);
        let passed = look(&lannes, &view).await;
        assert_eq!((&passed["creator"], &passed["mine"]), (&json!("Lannes"), &json!(true)));
        let by_code = format!("/api/join/{}", alone["code"].as_str().unwrap());
        assert_eq!(lannes.get(&by_code).await.failure(), "not_found");
    })
    .await;
}
