//! Somebody lets the others wait too long.

use serde_json::{Value, json};

use crate::lobby::house::{in_each_house, join, look, path};

fn bot_of(level: &str) -> Value {
    json!({ "do": "bot", "level": level })
}

#[tokio::test]
async fn nobody_is_late_before_his_time_is_over() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let view = house.play(&[&ney, &lannes]).await;
        assert_eq!(view["overdue"], false);
        for remedy in [
            json!({ "do": "open" }),
            json!({ "do": "end" }),
            json!({ "do": "bot", "level": "random" }),
        ] {
            let refused = ney.post(&path(&view, "/overdue"), remedy).await;
            assert_eq!(refused.conflict(), "not_overdue");
        }
    })
    .await;
}

#[tokio::test]
async fn that_somebody_is_late_is_shown_but_not_who() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let murat = house.guest("Murat").await;
        let view = house.play(&[&ney, &lannes, &murat]).await;
        let before = look(&ney, &view).await;
        house.let_wait(&lannes, &view, 1).await;
        let mut after = look(&ney, &view).await;
        assert_eq!(after["overdue"], true);
        after["overdue"] = json!(false);
        assert_eq!(after, before);
        // Who is late himself has no say, and neither has a stranger.
        let refused = lannes.post(&path(&view, "/overdue"), json!({ "do": "open" })).await;
        assert_eq!(refused.failure(), "not_yours");
        let soult = house.guest("Soult").await;
        let refused = soult.post(&path(&view, "/overdue"), json!({ "do": "open" })).await;
        assert_eq!(refused.failure(), "not_found");
    })
    .await;
}

#[tokio::test]
async fn a_bot_plays_on_until_the_late_one_comes_back() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let view = house.play(&[&ney, &lannes]).await;
        house.let_wait(&lannes, &view, 1).await;
        let no_bot = json!({ "do": "bot", "level": "genius" });
        assert_eq!(
            ney.post(&path(&view, "/overdue"), no_bot).await.failure(),
            "bad_request"
        );
        assert_eq!(
            lannes.post(&path(&view, "/return"), json!({})).await.failure(),
            "not_yours"
        );
        let replaced = ney.post(&path(&view, "/overdue"), bot_of("sergeant")).await.ok();
        assert_eq!(replaced["seats"][1]["type"], "bot");
        assert_eq!(replaced["overdue"], false);
        let away = look(&lannes, &view).await;
        assert_eq!(away["seats"][1]["may_return"], true);
        let observing = lannes.post(&path(&view, "/observe"), json!({})).await;
        assert_eq!(observing.conflict(), "already_seated");
        assert_eq!(
            ney.post(&path(&view, "/return"), json!({})).await.failure(),
            "not_yours"
        );
        let back = lannes.post(&path(&view, "/return"), json!({})).await.ok();
        assert_eq!(
            (&back["seats"][1]["type"], &back["seats"][1]["mine"]),
            (&json!("person"), &json!(true))
        );
        assert_eq!(back["overdue"], false);
    })
    .await;
}

#[tokio::test]
async fn no_one_alone_puts_a_bot_on_the_seat_of_a_rival() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let murat = house.guest("Murat").await;
        let view = house.play(&[&ney, &lannes, &murat]).await;
        house.let_wait(&lannes, &view, 1).await;
        let asked = ney.post(&path(&view, "/overdue"), bot_of("recruit")).await.ok();
        assert_eq!(asked["seats"][1]["type"], "person");
        // The others see who asks for what.
        let seen = look(&murat, &view).await;
        assert_eq!(
            (&seen["seats"][0]["says"], &seen["seats"][0]["rank"]),
            (&json!("bot"), &json!("recruit"))
        );
        // Another bot is another wish.
        let other = murat.post(&path(&view, "/overdue"), bot_of("sergeant")).await.ok();
        assert_eq!(other["seats"][1]["type"], "person");
        let agreed = murat.post(&path(&view, "/overdue"), bot_of("recruit")).await.ok();
        assert_eq!(
            (&agreed["seats"][1]["type"], &agreed["seats"][1]["level"]),
            (&json!("bot"), &json!("recruit"))
        );
        assert_eq!(agreed["seats"][0].get("says"), None);
    })
    .await;
}

#[tokio::test]
async fn chance_sits_in_for_nobody() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let view = house.play(&[&ney, &lannes]).await;
        house.let_wait(&lannes, &view, 1).await;
        let refused = ney.post(&path(&view, "/overdue"), bot_of("random")).await;
        assert_eq!(refused.failure(), "bad_request");
        // Whoever decides alone has no weak bot play against himself.
        let refused = ney.post(&path(&view, "/overdue"), bot_of("recruit")).await;
        assert_eq!(refused.conflict(), "only_strongest");
        assert_eq!(look(&ney, &view).await["seats"][1]["type"], "person");
    })
    .await;
}

#[tokio::test]
async fn an_open_seat_is_for_whoever_comes() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let (murat, soult) = (house.guest("Murat").await, house.guest("Soult").await);
        let davout = house.guest("Davout").await;
        let view = house.play(&[&ney, &lannes, &davout]).await;
        house.let_wait(&lannes, &view, 1).await;
        let open = json!({ "do": "open" });
        let asked = ney.post(&path(&view, "/overdue"), open.clone()).await.ok();
        assert_eq!(
            (&asked["seats"][1]["type"], &asked["seats"][0]["says"]),
            (&json!("person"), &json!("open"))
        );
        // Nobody comes in by what one alone wants.
        assert_eq!(join(&murat, &view).await.conflict(), "seat_taken");
        let opened = davout.post(&path(&view, "/overdue"), open).await.ok();
        assert_eq!(opened["seats"][1]["type"], "open");
        let no_code = murat.post(&path(&view, "/join"), json!({})).await;
        assert_eq!(no_code.failure(), "not_found");
        let joining = json!({ "code": view["code"] });
        let joined = murat.post(&path(&view, "/join"), joining).await.ok();
        assert_eq!(
            (&joined["seats"][1]["person"], &joined["my_turn"]),
            (&json!("Murat"), &json!(true))
        );
        // He has the whole time.
        assert_eq!(joined["overdue"], false);
        assert_eq!(join(&soult, &view).await.conflict(), "seat_taken");
        // Who sat there before can only ask for it.
        let asks = lannes.post(&path(&view, "/return"), json!({})).await.ok();
        assert_eq!(asks["seats"][1]["person"], "Murat");
    })
    .await;
}

#[tokio::test]
async fn the_seat_of_who_deleted_himself_is_opened_by_all() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let (murat, soult) = (house.guest("Murat").await, house.guest("Soult").await);
        let view = house.play(&[&ney, &lannes, &murat]).await;
        lannes.call("DELETE", "/api/me", Some(json!({}))).await;
        let left = look(&ney, &view).await;
        assert_eq!(left["seats"][1]["type"], "vacant");
        assert_eq!(join(&soult, &view).await.conflict(), "seat_taken");
        let wanted = json!({ "seat": 1, "code": view["code"] });
        let refused = soult.post(&path(&view, "/join"), wanted).await;
        assert_eq!(refused.conflict(), "seat_taken");
        let open = json!({ "do": "open" });
        let asked = ney.post(&path(&view, "/overdue"), open.clone()).await.ok();
        assert_eq!(asked["seats"][1]["type"], "vacant");
        assert_eq!(join(&soult, &view).await.conflict(), "seat_taken");
        let opened = murat.post(&path(&view, "/overdue"), open).await.ok();
        assert_eq!(opened["seats"][1]["type"], "open");
        let joined = join(&soult, &view).await.ok();
        assert_eq!(joined["seats"][1]["person"], "Soult");
    })
    .await;
}

#[tokio::test]
async fn a_match_that_all_have_left_is_over() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let view = house.play_with(&[&ney, &lannes], json!({ "public": true })).await;
        for player in [&ney, &lannes] {
            player.call("DELETE", "/api/me", Some(json!({}))).await;
        }
        let murat = house.guest("Murat").await;
        let over = look(&murat, &view).await;
        assert_eq!(over["outcome"], json!({ "winners": [], "how": "abandoned" }));
    })
    .await;
}

#[tokio::test]
async fn nobody_opens_a_seat_to_play_against_himself() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let (murat, soult) = (house.guest("Murat").await, house.guest("Soult").await);
        let open = json!({ "do": "open" });
        let duel = house.play(&[&ney, &lannes]).await;
        house.let_wait(&lannes, &duel, 1).await;
        let refused = ney.post(&path(&duel, "/overdue"), open.clone()).await;
        assert_eq!(refused.conflict(), "not_with_two");
        ney.post(&path(&duel, "/overdue"), bot_of("sergeant")).await.ok();
        // A partner is of the same side.
        let pairs = json!({ "options": { "partnership": true } });
        let partners = house.play_with(&[&ney, &lannes, &murat, &soult], pairs).await;
        house.let_wait(&lannes, &partners, 1).await;
        house.let_wait(&soult, &partners, 3).await;
        let refused = ney.post(&path(&partners, "/overdue"), open.clone()).await;
        assert_eq!(refused.conflict(), "not_with_two");
        // Two who are late leave one alone as well.
        let three = house.play(&[&ney, &lannes, &murat]).await;
        house.let_wait(&lannes, &three, 1).await;
        house.let_wait(&murat, &three, 2).await;
        let refused = ney.post(&path(&three, "/overdue"), open).await;
        assert_eq!(refused.conflict(), "not_with_two");
    })
    .await;
}

#[tokio::test]
async fn all_who_are_not_late_may_end_it() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let murat = house.guest("Murat").await;
        let view = house.play(&[&ney, &lannes, &murat]).await;
        house.let_wait(&lannes, &view, 1).await;
        let end = json!({ "do": "end" });
        let said = ney.post(&path(&view, "/overdue"), end.clone()).await.ok();
        assert_eq!(
            (&said["status"], &said["seats"][0]["says"]),
            (&json!("playing"), &json!("end"))
        );
        let unsaid = ney.delete(&path(&view, "/overdue")).await.ok();
        assert_eq!(unsaid["seats"][0].get("says"), None);
        let said = murat.post(&path(&view, "/overdue"), end.clone()).await.ok();
        assert_eq!(said["status"], "playing");
        let over = ney.post(&path(&view, "/overdue"), end).await.ok();
        assert_eq!(over["outcome"], json!({ "winners": [], "how": "abandoned" }));
    })
    .await;
}

#[tokio::test]
async fn a_wish_to_end_is_about_one_wait() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let murat = house.guest("Murat").await;
        let view = house.play(&[&ney, &lannes, &murat]).await;
        house.let_wait(&lannes, &view, 1).await;
        let end = json!({ "do": "end" });
        ney.post(&path(&view, "/overdue"), end.clone()).await.ok();
        let id = view["id"].as_str().unwrap();
        // He acted and is late again.
        house
            .run(&format!("UPDATE seats SET waits = 2 WHERE match = '{id}' AND seat = 1"))
            .await;
        let said = murat.post(&path(&view, "/overdue"), end.clone()).await.ok();
        assert_eq!(said["status"], "playing");
        assert_eq!(ney.post(&path(&view, "/overdue"), end).await.ok()["status"], "over");
    })
    .await;
}

#[tokio::test]
async fn a_wish_is_about_those_who_were_late_then() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let (murat, davout) = (house.guest("Murat").await, house.guest("Davout").await);
        let view = house.play(&[&ney, &lannes, &murat, &davout]).await;
        house.let_wait(&lannes, &view, 1).await;
        ney.post(&path(&view, "/overdue"), bot_of("recruit")).await.ok();
        murat.post(&path(&view, "/overdue"), bot_of("recruit")).await.ok();
        // Another is late: of his seat they have said nothing.
        house.let_wait(&murat, &view, 2).await;
        let asked = davout.post(&path(&view, "/overdue"), bot_of("recruit")).await.ok();
        assert_eq!(
            (&asked["seats"][1]["type"], &asked["seats"][2]["type"]),
            (&json!("person"), &json!("person"))
        );
        assert_eq!(asked["seats"][0].get("says"), None);
        let agreed = ney.post(&path(&view, "/overdue"), bot_of("recruit")).await.ok();
        assert_eq!(
            (&agreed["seats"][1]["type"], &agreed["seats"][2]["type"]),
            (&json!("bot"), &json!("bot"))
        );
    })
    .await;
}

#[tokio::test]
async fn who_has_played_takes_no_seat_but_his_own() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let murat = house.guest("Murat").await;
        let davout = house.guest("Davout").await;
        let view = house.play(&[&ney, &lannes, &murat, &davout]).await;
        house.let_wait(&lannes, &view, 1).await;
        house.let_wait(&murat, &view, 2).await;
        for player in [&ney, &davout] {
            player
                .post(&path(&view, "/overdue"), json!({ "do": "open" }))
                .await
                .ok();
        }
        // He knows what is in the hand of his own company.
        let other = lannes.post(&path(&view, "/join"), json!({ "seat": 2 })).await;
        assert_eq!(other.failure(), "not_yours");
        let own = lannes.post(&path(&view, "/join"), json!({ "seat": 1 })).await.ok();
        assert_eq!(own["seats"][1]["mine"], true);
    })
    .await;
}
