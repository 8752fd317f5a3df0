//! Ending a match otherwise than by its rules: giving up, and agreeing on a draw.

use serde_json::json;

use crate::lobby::house::{begin, bot, create, drill, in_each_house, join, look, me, open, path};

#[tokio::test]
async fn of_two_sides_the_other_wins() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let view = house.play(&[&ney, &lannes]).await;
        let over = ney.post(&path(&view, "/resign"), json!({})).await.ok();
        assert_eq!(over["status"], "over");
        assert_eq!(over["outcome"], json!({ "winners": [1], "how": "resigned" }));
        assert_eq!(over.get("code"), None);
        let refused = lannes.post(&path(&view, "/resign"), json!({})).await;
        assert_eq!(refused.conflict(), "not_playing");
    })
    .await;
}

#[tokio::test]
async fn partners_give_up_together_and_the_others_hear_nothing() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let (murat, soult) = (house.guest("Murat").await, house.guest("Soult").await);
        let partners = json!({ "options": { "partnership": true } });
        let view = house.play_with(&[&ney, &lannes, &murat, &soult], partners).await;
        let before = look(&lannes, &view).await;
        let said = ney.post(&path(&view, "/resign"), json!({})).await.ok();
        assert_eq!(said["status"], "playing");
        assert_eq!(said["seats"][0]["says"], "resign");
        assert_eq!(look(&murat, &view).await["seats"][0]["says"], "resign");
        assert_eq!(look(&lannes, &view).await, before);
        let taken_back = ney.delete(&path(&view, "/resign")).await.ok();
        assert_eq!(taken_back["seats"][0].get("says"), None);
        murat.post(&path(&view, "/resign"), json!({})).await.ok();
        assert_eq!(look(&ney, &view).await["status"], "playing");
        let over = ney.post(&path(&view, "/resign"), json!({})).await.ok();
        assert_eq!(over["outcome"], json!({ "winners": [1, 3], "how": "resigned" }));
        assert_eq!(over["seats"][0].get("says"), None);
    })
    .await;
}

#[tokio::test]
async fn of_more_sides_bots_play_on() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let view = create(&ney, drill(json!([me(), open(), bot()]))).await;
        join(&lannes, &view).await.ok();
        begin(&ney, &view).await;
        let replaced = ney.post(&path(&view, "/resign"), json!({})).await.ok();
        assert_eq!(replaced["status"], "playing");
        assert_eq!(replaced["seats"][0]["type"], "bot");
        assert_eq!(replaced["seats"][0]["level"], "sergeant");
        assert_eq!(replaced["seats"][0]["may_return"], false);
        // Who has given up stays away.
        assert_eq!(
            ney.post(&path(&view, "/return"), json!({})).await.failure(),
            "not_yours"
        );
        assert_eq!(
            ney.post(&path(&view, "/resign"), json!({})).await.failure(),
            "not_yours"
        );
        let over = lannes.post(&path(&view, "/resign"), json!({})).await.ok();
        assert_eq!(over["outcome"], json!({ "winners": [], "how": "abandoned" }));
    })
    .await;
}

#[tokio::test]
async fn a_hot_seat_gives_up_by_seat() {
    in_each_house(async |house| {
        let ney = house.guest("Ney").await;
        let view = create(&ney, drill(json!([me(), { "type": "hot_seat", "label": "Lannes" }]))).await;
        begin(&ney, &view).await;
        assert_eq!(
            ney.post(&path(&view, "/resign?seat=2"), json!({})).await.failure(),
            "not_yours"
        );
        assert_eq!(
            ney.post(&path(&view, "/resign?seat=x"), json!({})).await.failure(),
            "bad_request"
        );
        let over = ney.post(&path(&view, "/resign?seat=1"), json!({})).await.ok();
        assert_eq!(over["outcome"], json!({ "winners": [0], "how": "resigned" }));
    })
    .await;
}

#[tokio::test]
async fn a_draw_needs_all() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let murat = house.guest("Murat").await;
        let view = create(&ney, drill(json!([me(), open(), open(), bot()]))).await;
        for player in [&lannes, &murat] {
            join(player, &view).await.ok();
        }
        begin(&ney, &view).await;
        ney.post(&path(&view, "/draw"), json!({})).await.ok();
        let offered = look(&lannes, &view).await;
        assert_eq!(
            (&offered["status"], &offered["seats"][0]["says"]),
            (&json!("playing"), &json!("draw"))
        );
        lannes.post(&path(&view, "/draw"), json!({})).await.ok();
        ney.delete(&path(&view, "/draw")).await.ok();
        let open = murat.post(&path(&view, "/draw"), json!({})).await.ok();
        assert_eq!(open["status"], "playing");
        assert_eq!(open["seats"][0].get("says"), None);
        let over = ney.post(&path(&view, "/draw"), json!({})).await.ok();
        assert_eq!(over["outcome"], json!({ "winners": [], "how": "agreed" }));
    })
    .await;
}

#[tokio::test]
async fn a_stranger_ends_nothing() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let view = house.play_with(&[&ney, &lannes], json!({ "public": true })).await;
        let murat = house.guest("Murat").await;
        for deed in ["/resign", "/draw"] {
            assert_eq!(murat.post(&path(&view, deed), json!({})).await.failure(), "not_yours");
            assert_eq!(murat.delete(&path(&view, deed)).await.failure(), "not_yours");
        }
        assert_eq!(look(&ney, &view).await["status"], "playing");
    })
    .await;
}
