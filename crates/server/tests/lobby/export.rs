//! A match to take home.

use serde_json::{Value, json};

use crate::lobby::house::{begin, create, drill, in_each_house, me, open, path};

#[tokio::test]
async fn while_it_is_played_everybody_takes_what_he_has_seen() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let murat = house.guest("Murat").await;
        let view = house.play_with(&[&ney, &lannes], json!({ "public": true })).await;
        let export = path(&view, "/export");
        let mine = ney.get(&export).await;
        assert_eq!(mine.ok()["first"]["viewer"], "0");
        let named = format!(
            "content-disposition: attachment; filename=\"drill-{}-0.json\"",
            view["id"].as_str().unwrap()
        );
        assert!(mine.head.contains(&named), "{}", mine.head);
        assert!(mine.head.contains("content-type: application/json"), "{}", mine.head);
        assert_eq!(ney.get(&format!("{export}?seat=0")).await.ok(), mine.ok());
        assert_eq!(ney.get(&format!("{export}?seat=1")).await.failure(), "not_yours");
        assert_eq!(murat.get(&export).await.ok()["first"]["viewer"], "observer");
        assert_eq!(murat.get(&format!("{export}?seat=0")).await.failure(), "not_yours");
        assert_eq!(house.stranger().get(&export).await.failure(), "not_signed_in");
    })
    .await;
}

#[tokio::test]
async fn a_hot_seat_takes_each_of_its_seats() {
    in_each_house(async |house| {
        let ney = house.guest("Ney").await;
        let view = create(&ney, drill(json!([me(), { "type": "hot_seat", "label": "Lannes" }]))).await;
        assert_eq!(ney.get(&path(&view, "/export")).await.conflict(), "not_playing");
        begin(&ney, &view).await;
        let second = ney.get(&path(&view, "/export?seat=1")).await.ok();
        assert_eq!(second["first"]["viewer"], "1");
    })
    .await;
}

#[tokio::test]
async fn after_the_end_everybody_takes_the_journal() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let murat = house.guest("Murat").await;
        let view = house.play(&[&ney, &lannes]).await;
        ney.post(&path(&view, "/resign"), json!({})).await.ok();
        let file = lannes.get(&path(&view, "/export")).await;
        assert!(file.head.contains(".jsonl\""), "{}", file.head);
        let header: Value = serde_json::from_str(file.text.lines().next().unwrap()).unwrap();
        assert_eq!(header["id"], view["id"]);
        assert_eq!(murat.get(&path(&view, "/export")).await.failure(), "not_found");
        let waiting = create(&ney, drill(json!([me(), open()]))).await;
        assert_eq!(ney.get(&path(&waiting, "/export")).await.conflict(), "not_playing");
    })
    .await;
}
