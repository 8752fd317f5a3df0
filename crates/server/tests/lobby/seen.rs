//! All that somebody has seen of a match.

use serde_json::json;

use crate::lobby::house::{begin, create, drill, in_each_house, me, open, path};

#[tokio::test]
async fn everybody_sees_through_his_own_eyes() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let murat = house.guest("Murat").await;
        let view = house.play_with(&[&ney, &lannes], json!({ "public": true })).await;
        let seen = path(&view, "/seen");
        let mine = ney.get(&format!("{seen}?seat=0")).await.ok();
        assert_eq!(mine["first"]["viewer"], "0");
        assert_eq!(mine["messages"], json!([]));
        assert!(mine["first"]["view"]["companies"]["0"]["secret"].is_object(), "{mine}");
        assert_eq!(mine["first"]["view"]["companies"]["1"].get("secret"), None);
        let watched = murat.get(&seen).await.ok();
        assert_eq!(watched["first"]["viewer"], "observer");
        assert_eq!(watched["first"]["view"]["companies"]["0"].get("secret"), None);
        // A seat of others, everything, and the observers' place of one who plays.
        assert_eq!(ney.get(&format!("{seen}?seat=1")).await.failure(), "not_yours");
        assert_eq!(murat.get(&format!("{seen}?seat=0")).await.failure(), "not_yours");
        for eager in [&ney, &murat] {
            assert_eq!(eager.get(&format!("{seen}?truth=true")).await.failure(), "not_yours");
        }
        assert_eq!(ney.get(&seen).await.failure(), "not_yours");
        assert_eq!(house.stranger().get(&seen).await.failure(), "not_signed_in");
        assert_eq!(ney.get(&format!("{seen}?seat=x")).await.failure(), "bad_request");
    })
    .await;
}

#[tokio::test]
async fn after_the_end_everything_can_be_seen() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let murat = house.guest("Murat").await;
        let view = house.play(&[&ney, &lannes]).await;
        let seen = path(&view, "/seen");
        assert_eq!(murat.get(&seen).await.failure(), "not_found");
        ney.post(&path(&view, "/resign"), json!({})).await.ok();
        let truth = lannes.get(&format!("{seen}?truth=true")).await.ok();
        assert_eq!(truth["first"]["viewer"], "truth");
        for company in ["0", "1"] {
            assert!(truth["first"]["view"]["companies"][company]["secret"].is_object());
        }
        let last = truth["messages"].as_array().unwrap().last().unwrap();
        assert_eq!(last["outcome"], json!({ "winners": [1], "how": "resigned" }));
        assert_eq!(lannes.get(&format!("{seen}?seat=1")).await.ok()["first"]["viewer"], "1");
        assert_eq!(lannes.get(&format!("{seen}?seat=0")).await.ok()["first"]["viewer"], "0");
        assert_eq!(lannes.get(&format!("{seen}?seat=2")).await.failure(), "not_found");
        assert_eq!(murat.get(&format!("{seen}?seat=0")).await.failure(), "not_found");
        assert_eq!(lannes.get(&seen).await.ok()["first"]["viewer"], "observer");
        assert_eq!(murat.get(&format!("{seen}?truth=true")).await.failure(), "not_found");
    })
    .await;
}

#[tokio::test]
async fn a_hot_seat_sees_through_each_of_its_seats_and_nothing_before_play() {
    in_each_house(async |house| {
        let ney = house.guest("Ney").await;
        let waiting = create(&ney, drill(json!([me(), open()]))).await;
        assert_eq!(ney.get(&path(&waiting, "/seen?seat=0")).await.conflict(), "not_playing");
        let view = create(&ney, drill(json!([me(), { "type": "hot_seat", "label": "Lannes" }]))).await;
        begin(&ney, &view).await;
        for seat in ["0", "1"] {
            let seen = ney.get(&path(&view, &format!("/seen?seat={seat}"))).await.ok();
            assert_eq!(seen["first"]["viewer"], seat);
        }
    })
    .await;
}
