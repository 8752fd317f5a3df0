//! Once more.

use serde_json::json;

use crate::lobby::house::{begin, bot, create, drill, in_each_house, join, look, me, open, path};

#[tokio::test]
async fn seats_are_passed_on_and_the_others_invited() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let mut new = drill(json!([me(), open(), bot()]));
        new["options"]["rounds"] = json!(2);
        new["pace"] = json!({ "type": "live", "minutes": 60 });
        let view = create(&ney, new).await;
        join(&lannes, &view).await.ok();
        begin(&ney, &view).await;
        assert_eq!(
            ney.post(&path(&view, "/rematch"), json!({})).await.conflict(),
            "not_over"
        );
        for player in [&ney, &lannes] {
            player.post(&path(&view, "/draw"), json!({})).await.ok();
        }
        let again = lannes.post(&path(&view, "/rematch"), json!({})).await.ok();
        assert_eq!(again["status"], "waiting");
        for same in ["game", "scenario", "options", "pace", "public"] {
            assert_eq!(again[same], view[same], "{same}");
        }
        assert_ne!(again["commitment"], view["commitment"]);
        let seats = again["seats"].as_array().unwrap();
        let kinds: Vec<_> = seats.iter().map(|seat| seat["type"].as_str().unwrap()).collect();
        assert_eq!(kinds, ["bot", "invited", "person"]);
        assert_eq!(
            (&seats[1]["person"], &seats[2]["person"]),
            (&json!("Ney"), &json!("Lannes"))
        );
        assert_eq!(look(&ney, &view).await["rematch"], again["id"]);
        join(&ney, &again).await.ok();
        begin(&lannes, &again).await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn whoever_asks_second_gets_the_same_match() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let view = house.play(&[&ney, &lannes]).await;
        ney.post(&path(&view, "/resign"), json!({})).await.ok();
        let path = path(&view, "/rematch");
        let (one, other) = tokio::join!(ney.post(&path, json!({})), lannes.post(&path, json!({})));
        let (one, other) = (one.ok(), other.ok());
        assert_eq!(one["id"], other["id"]);
        assert_eq!(ney.post(&path, json!({})).await.ok()["id"], one["id"]);
        let murat = house.guest("Murat").await;
        assert_eq!(murat.post(&path, json!({})).await.failure(), "not_found");
    })
    .await;
}

#[tokio::test]
async fn nobody_waits_for_one_who_has_deleted_himself() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let view = house.play(&[&ney, &lannes]).await;
        for player in [&ney, &lannes] {
            player.post(&path(&view, "/draw"), json!({})).await.ok();
        }
        let gone = lannes.call("DELETE", "/api/me", Some(json!({}))).await;
        assert_eq!(gone.status, 204, "{}", gone.text);
        let again = ney.post(&path(&view, "/rematch"), json!({})).await.ok();
        assert_eq!(
            (&again["seats"][0]["type"], &again["seats"][1]["type"]),
            (&json!("open"), &json!("person"))
        );
    })
    .await;
}

/// A match that an earlier program imported has all that its scenario fixes among its options.
#[tokio::test]
async fn what_a_scenario_fixes_is_not_asked_for_again() {
    in_each_house(async |house| {
        let ney = house.guest("Ney").await;
        let new = json!({ "game": "battles", "scenario": "learning", "options": {}, "seats": [me(), me()] });
        let view = create(&ney, new).await;
        begin(&ney, &view).await;
        ney.post(&path(&view, "/resign?seat=0"), json!({})).await.ok();
        let id = view["id"].as_str().unwrap();
        house
            .run(&format!(
                r#"UPDATE matches SET options = replace(options, '"alternation"', '"battle":"learning","alternation"') WHERE id = '{id}'"#
            ))
            .await;
        assert_eq!(look(&ney, &view).await["options"]["battle"], "learning");
        let again = ney.post(&path(&view, "/rematch"), json!({})).await.ok();
        assert_eq!(again["options"], view["options"]);
        begin(&ney, &again).await;
    })
    .await;
}
