//! Taking a seat, and beginning to play.

use serde_json::json;

use crate::lobby::house::{
    SALT, begin, bot, create, drill, in_each_house, join, look, me, open, open_salt, path, pledge,
};

#[tokio::test]
async fn two_meet_and_play() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let view = create(&ney, drill(json!([me(), open()]))).await;
        assert_eq!(
            ney.post(&path(&view, "/start"), json!({})).await.conflict(),
            "seats_open"
        );
        let joined = join(&lannes, &view).await.ok();
        assert_eq!(joined["seats"][1]["person"], "Lannes");
        assert_eq!(joined["seats"][1]["pledged"], true);
        assert_eq!(
            ney.post(&path(&view, "/start"), json!({})).await.conflict(),
            "salts_missing"
        );
        pledge(&ney, &view).await.ok();
        open_salt(&ney, &view).await.ok();
        assert_eq!(
            ney.post(&path(&view, "/start"), json!({})).await.conflict(),
            "salts_missing"
        );
        open_salt(&lannes, &view).await.ok();
        assert_eq!(
            lannes.post(&path(&view, "/start"), json!({})).await.failure(),
            "not_yours"
        );
        let begun = ney.post(&path(&view, "/start"), json!({})).await.ok();
        assert_eq!(begun["status"], "playing");
        assert_eq!(begun["commitment"], view["commitment"]);
        assert_eq!(begun["awaited"], json!([0, 1]));
        assert_eq!(begun["my_turn"], true);
        assert_eq!(
            ney.post(&path(&view, "/start"), json!({})).await.conflict(),
            "not_waiting"
        );
        let late = ney
            .put(&path(&view, "/salt"), json!({ "round": 1, "salt": SALT }))
            .await;
        assert_eq!(late.conflict(), "not_waiting");
    })
    .await;
}

#[tokio::test]
async fn a_bot_needs_no_salt() {
    in_each_house(async |house| {
        let ney = house.guest("Ney").await;
        let view = create(&ney, drill(json!([me(), bot()]))).await;
        let begun = begin(&ney, &view).await;
        assert_eq!(begun["seats"][1]["type"], "bot");
    })
    .await;
}

#[tokio::test]
async fn a_private_match_opens_to_its_code_alone() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let view = create(&ney, drill(json!([me(), open()]))).await;
        let code = view["code"].as_str().unwrap();
        let wrong = if code == "AAAAA" { "BBBBB" } else { "AAAAA" };
        assert_eq!(lannes.get(&path(&view, "")).await.failure(), "not_found");
        for query in [format!("?code={wrong}"), "?code=".to_owned()] {
            assert_eq!(lannes.get(&path(&view, &query)).await.failure(), "not_found");
        }
        for joining in [json!({}), json!({ "code": wrong })] {
            let refused = lannes.post(&path(&view, "/join"), joining).await;
            assert_eq!(refused.failure(), "not_found");
        }
        assert_eq!(lannes.get(&format!("/api/join/{wrong}")).await.failure(), "not_found");
        let typed = code.to_lowercase();
        assert_eq!(
            lannes.get(&path(&view, &format!("?code={typed}"))).await.ok()["id"],
            view["id"]
        );
        // Who follows an invitation is often nobody yet.
        let stranger = house.stranger();
        assert_eq!(stranger.get(&format!("/api/join/{typed}")).await.ok()["id"], view["id"]);
        assert_eq!(join(&stranger, &view).await.failure(), "not_signed_in");
        join(&lannes, &view).await.ok();
        look(&lannes, &view).await;
    })
    .await;
}

#[tokio::test]
async fn a_public_match_is_open_to_all() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let mut new = drill(json!([me(), open()]));
        new["public"] = json!(true);
        let view = create(&ney, new).await;
        assert_eq!(look(&house.stranger(), &view).await["public"], true);
        let joining = json!({ "seat": 1 });
        lannes.post(&path(&view, "/join"), joining).await.ok();
    })
    .await;
}

#[tokio::test]
async fn nobody_takes_a_seat_that_is_not_free() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let murat = house.guest("Murat").await;
        let view = create(&ney, drill(json!([me(), open(), bot()]))).await;
        let join_at = |seat: u8| json!({ "code": view["code"], "seat": seat });
        for taken in [0, 2] {
            let refused = lannes.post(&path(&view, "/join"), join_at(taken)).await;
            assert_eq!(refused.conflict(), "seat_taken");
        }
        let refused = lannes.post(&path(&view, "/join"), join_at(3)).await;
        assert_eq!(refused.failure(), "not_found");
        join(&lannes, &view).await.ok();
        assert_eq!(join(&lannes, &view).await.conflict(), "already_seated");
        assert_eq!(join(&ney, &view).await.conflict(), "already_seated");
        assert_eq!(join(&murat, &view).await.conflict(), "seat_taken");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn of_many_who_come_at_once_one_sits_down() {
    in_each_house(async |house| {
        let ney = house.guest("Ney").await;
        let mut others = Vec::new();
        for name in ["Lannes", "Murat", "Soult", "Davout"] {
            others.push(house.guest(name).await);
        }
        let view = create(&ney, drill(json!([me(), open()]))).await;
        let joining = others.into_iter().map(|player| {
            let view = view.clone();
            tokio::spawn(async move { join(&player, &view).await })
        });
        let mut seated = 0;
        for reply in joining.collect::<Vec<_>>() {
            let reply = reply.await.unwrap();
            if reply.status == 200 {
                seated += 1;
            } else {
                assert_eq!(reply.conflict(), "seat_taken");
            }
        }
        assert_eq!(seated, 1);
    })
    .await;
}

#[tokio::test]
async fn an_invited_seat_is_for_the_invited() {
    in_each_house(async |house| {
        let ney = house.guest("Ney").await;
        let lannes = house.account("Lannes").await;
        let murat = house.guest("Murat").await;
        let view = create(
            &ney,
            drill(json!([me(), open(), { "type": "invited", "name": "lannes" }])),
        )
        .await;
        assert_eq!(view["seats"][2]["type"], "invited");
        assert_eq!(view["seats"][2]["person"], "Lannes");
        let third = json!({ "code": view["code"], "seat": 2 });
        assert_eq!(murat.post(&path(&view, "/join"), third).await.failure(), "not_yours");
        // The invited needs no code, and gets his own seat before an open one.
        look(&lannes, &view).await;
        let joined = lannes.post(&path(&view, "/join"), json!({})).await.ok();
        assert_eq!(joined["seats"][2]["type"], "person");
        assert_eq!(joined["seats"][2]["mine"], true);
        assert_eq!(joined["seats"][1]["type"], "open");
    })
    .await;
}
