//! Coming back to a seat, and what the others say about it.

use std::time::{SystemTime, UNIX_EPOCH};

use serde_json::{Value, json};
use server::operate;

use crate::lobby::house::{House, begin, create, drill, in_each_house, join, look, me, open, path};
use crate::lobby::player::{Player, Reply};

const MINUTE: i64 = 60_000;

fn bot_of(level: &str) -> Value {
    json!({ "do": "bot", "level": level })
}

async fn ask_for(player: &Player, view: &Value, remedy: Value) -> Reply {
    player.post(&path(view, "/overdue"), remedy).await
}

async fn about_comeback(player: &Player, view: &Value, may: bool) -> Reply {
    let said = json!({ "seat": 1, "may": may });
    player.post(&path(view, "/comeback"), said).await
}

async fn come_back(player: &Player, view: &Value) -> Reply {
    player.post(&path(view, "/return"), json!({})).await
}

/// Lannes, on seat 1, is late, and the others have had that done.
async fn without_lannes(house: &House<'_>, players: [&Player; 3], remedy: Value) -> Value {
    let view = house.play(&players).await;
    house.let_wait(players[1], &view, 1).await;
    for player in [players[0], players[2]] {
        ask_for(player, &view, remedy.clone()).await.ok();
    }
    look(players[0], &view).await
}

async fn wait_since(house: &House<'_>, view: &Value, seat: u8, since: i64) {
    let id = view["id"].as_str().unwrap();
    let sql = format!("UPDATE seats SET waits = {since} WHERE match = '{id}' AND seat = {seat}");
    house.run(&sql).await;
}

fn minutes_ago(minutes: i64) -> i64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis() as i64;
    now - minutes * MINUTE
}

#[tokio::test]
async fn one_who_objects_keeps_nobody_away_and_all_others_do() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let murat = house.guest("Murat").await;
        let view = without_lannes(&house, [&ney, &lannes, &murat], bot_of("sergeant")).await;
        let former = &view["seats"][1]["former"];
        assert_eq!(
            *former,
            json!({ "name": "Lannes", "account": false, "me": false, "way": "free" })
        );
        let said = about_comeback(&ney, &view, false).await.ok();
        assert_eq!(
            (&said["seats"][0]["says"], &said["seats"][0]["about"]),
            (&json!("object"), &json!(1))
        );
        // All see it, and he who is meant.
        assert_eq!(look(&lannes, &view).await["seats"][0]["says"], "object");
        assert_eq!(come_back(&lannes, &view).await.ok()["seats"][1]["mine"], true);

        let view = without_lannes(&house, [&ney, &lannes, &murat], bot_of("sergeant")).await;
        about_comeback(&ney, &view, false).await.ok();
        let unsaid = ney.delete(&path(&view, "/comeback")).await.ok();
        assert_eq!(unsaid["seats"][0].get("says"), None);
        about_comeback(&murat, &view, false).await.ok();
        assert_eq!(look(&lannes, &view).await["seats"][1]["may_return"], true);
        let barred = about_comeback(&ney, &view, false).await.ok();
        assert_eq!(barred["seats"][1]["former"]["way"], "barred");
        assert_eq!(barred["seats"][0].get("says"), None);
        assert_eq!(come_back(&lannes, &view).await.conflict(), "barred");
        assert_eq!(look(&lannes, &view).await["seats"][1]["may_return"], false);
        assert_eq!(about_comeback(&ney, &view, false).await.conflict(), "nobody_to_return");
    })
    .await;
}

#[tokio::test]
async fn one_side_alone_keeps_nobody_away() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let duel = house.play(&[&ney, &lannes]).await;
        house.let_wait(&lannes, &duel, 1).await;
        ask_for(&ney, &duel, bot_of("sergeant")).await.ok();
        assert_eq!(about_comeback(&ney, &duel, false).await.conflict(), "one_side_alone");
        assert_eq!(come_back(&lannes, &duel).await.ok()["seats"][1]["mine"], true);
        // Nor does who holds several seats.
        let hot = with_hot_seat(&ney, &lannes).await;
        house.let_wait(&lannes, &hot, 2).await;
        ask_for(&ney, &hot, bot_of("sergeant")).await.ok();
        let said = json!({ "seat": 2, "may": false });
        let refused = ney.post(&path(&hot, "/comeback"), said).await;
        assert_eq!(refused.conflict(), "one_side_alone");
    })
    .await;
}

/// The first player has two seats of two sides before one screen, the other the third.
async fn with_hot_seat(first: &Player, other: &Player) -> Value {
    let hot = json!({ "type": "hot_seat", "label": "Bessières" });
    let mut new = drill(json!([me(), hot, open()]));
    new["public"] = json!(true);
    let view = create(first, new).await;
    join(other, &view).await.ok();
    begin(first, &view).await
}

#[tokio::test]
async fn several_seats_of_one_person_are_one_voice() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let view = with_hot_seat(&ney, &lannes).await;
        house.let_wait(&lannes, &view, 2).await;
        wait_since(&house, &view, 2, minutes_ago(20)).await;
        let opened = ask_for(&ney, &view, json!({ "do": "open" })).await;
        assert_eq!(opened.conflict(), "not_with_two");
        assert_eq!(
            ask_for(&ney, &view, bot_of("recruit")).await.conflict(),
            "only_strongest"
        );
        let ended = ask_for(&ney, &view, json!({ "do": "end" })).await;
        assert_eq!(ended.conflict(), "one_side_alone");
        assert_eq!(look(&ney, &view).await["seats"][2]["type"], "person");
    })
    .await;
}

#[tokio::test]
async fn a_hot_seat_that_comes_back_has_its_name_again() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let view = with_hot_seat(&ney, &lannes).await;
        for seat in [0, 1] {
            house.let_wait(&ney, &view, seat).await;
        }
        let replaced = ask_for(&lannes, &view, bot_of("sergeant")).await.ok();
        assert_eq!(
            (&replaced["seats"][1]["type"], replaced["seats"][1].get("label")),
            (&json!("bot"), None)
        );
        let back = come_back(&ney, &view).await.ok();
        assert_eq!(
            (&back["seats"][0]["mine"], &back["seats"][1]["mine"]),
            (&json!(true), &json!(true))
        );
        assert_eq!(back["seats"][1]["label"], "Bessières");
    })
    .await;
}

#[tokio::test]
async fn one_side_alone_does_not_call_off_what_it_may_be_losing() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let view = house.play(&[&ney, &lannes]).await;
        house.let_wait(&lannes, &view, 1).await;
        wait_since(&house, &view, 1, minutes_ago(20)).await;
        let end = json!({ "do": "end" });
        assert_eq!(ask_for(&ney, &view, end.clone()).await.conflict(), "one_side_alone");
        // Nor by a draw with the bot that sits in for him: the offer waits until he is back.
        ask_for(&ney, &view, bot_of("sergeant")).await.ok();
        let offered = ney.post(&path(&view, "/draw"), json!({})).await.ok();
        assert_eq!(
            (&offered["status"], &offered["seats"][0]["says"]),
            (&json!("playing"), &json!("draw"))
        );
        come_back(&lannes, &view).await.ok();
        let agreed = lannes.post(&path(&view, "/draw"), json!({})).await.ok();
        assert_eq!(agreed["outcome"]["how"], "agreed");
        // After thirty days nobody need think that he comes back.
        let view = house.play(&[&ney, &lannes]).await;
        house.let_wait(&lannes, &view, 1).await;
        wait_since(&house, &view, 1, minutes_ago(31 * 24 * 60)).await;
        assert_eq!(ask_for(&ney, &view, end.clone()).await.ok()["status"], "over");
        // Who has deleted himself does not.
        let view = house.play(&[&ney, &lannes]).await;
        lannes.call("DELETE", "/api/me", Some(json!({}))).await;
        assert_eq!(ask_for(&ney, &view, end).await.ok()["status"], "over");
    })
    .await;
}

#[tokio::test]
async fn from_a_newcomer_it_is_given_back_by_all_and_by_him() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let (murat, soult) = (house.guest("Murat").await, house.guest("Soult").await);
        let view = without_lannes(&house, [&ney, &lannes, &murat], json!({ "do": "open" })).await;
        // Until somebody has taken it, it is his.
        assert_eq!(view["seats"][1]["former"]["way"], "free");
        join(&soult, &view).await.ok();
        assert_eq!(look(&lannes, &view).await["seats"][1]["former"]["way"], "taken");
        // Nobody gives away what nobody asks for, and nobody objects to it.
        for may in [true, false] {
            assert_eq!(about_comeback(&ney, &view, may).await.conflict(), "nobody_to_return");
        }
        let asks = come_back(&lannes, &view).await.ok();
        assert_eq!(
            (&asks["seats"][1]["former"]["way"], &asks["seats"][1]["person"]),
            (&json!("asks"), &json!("Soult"))
        );
        assert_eq!(about_comeback(&lannes, &view, true).await.failure(), "not_yours");
        // Who asks must not hear meanwhile what observers say.
        let observing = lannes.post(&path(&view, "/observe"), json!({})).await;
        assert_eq!(observing.conflict(), "already_seated");
        for player in [&ney, &murat] {
            let said = about_comeback(player, &view, true).await.ok();
            assert_eq!(said["seats"][1]["person"], "Soult");
        }
        let given = about_comeback(&soult, &view, true).await.ok();
        assert_eq!(
            (&given["seats"][1]["person"], &given["seats"][1]["former"]["name"]),
            (&json!("Lannes"), &json!("Soult"))
        );
        assert_eq!(given["seats"][0].get("says"), None);
        assert_eq!(look(&lannes, &view).await["seats"][1]["mine"], true);
    })
    .await;
}

#[tokio::test]
async fn what_was_said_of_one_does_not_count_for_another() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let (murat, soult) = (house.guest("Murat").await, house.guest("Soult").await);
        let view = without_lannes(&house, [&ney, &lannes, &murat], json!({ "do": "open" })).await;
        about_comeback(&ney, &view, false).await.ok();
        join(&soult, &view).await.ok();
        house.let_wait(&soult, &view, 1).await;
        ask_for(&murat, &view, bot_of("recruit")).await.ok();
        // Ney's objection was against Lannes; he has said nothing of Soult.
        let seen = look(&murat, &view).await;
        assert_eq!(seen["seats"][0].get("says"), None);
        ask_for(&ney, &view, bot_of("recruit")).await.ok();
        let said = about_comeback(&murat, &view, false).await.ok();
        assert_eq!(said["seats"][1]["former"]["name"], "Soult");
        assert_eq!(said["seats"][1]["former"]["way"], "free");
    })
    .await;
}

#[tokio::test]
async fn who_has_ever_sat_elsewhere_takes_no_other_seat() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let (murat, davout) = (house.guest("Murat").await, house.guest("Davout").await);
        let soult = house.guest("Soult").await;
        let view = house.play(&[&ney, &lannes, &murat, &davout]).await;
        let open = json!({ "do": "open" });
        // Lannes is followed by Soult, and Soult by a bot: of Lannes the seat knows nothing any more.
        house.let_wait(&lannes, &view, 1).await;
        for player in [&ney, &murat, &davout] {
            ask_for(player, &view, open.clone()).await.ok();
        }
        join(&soult, &view).await.ok();
        house.let_wait(&soult, &view, 1).await;
        for player in [&ney, &murat, &davout] {
            ask_for(player, &view, bot_of("recruit")).await.ok();
        }
        house.let_wait(&murat, &view, 2).await;
        for player in [&ney, &davout] {
            ask_for(player, &view, open.clone()).await.ok();
        }
        let joining = json!({ "seat": 2, "code": view["code"] });
        for player in [&lannes, &soult] {
            let refused = player.post(&path(&view, "/join"), joining.clone()).await;
            assert_eq!(refused.failure(), "not_yours");
        }
    })
    .await;
}

#[tokio::test]
async fn who_is_banned_leaves_his_seat_vacant_and_may_come_back_when_he_is_not() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let murat = house.guest("Murat").await;
        let view = house.play(&[&ney, &lannes, &murat]).await;
        operate::ban(&house.app.store, "Lannes", true).await.unwrap();
        let seen = look(&ney, &view).await;
        assert_eq!(seen["seats"][1]["type"], "vacant");
        // Nobody need wait until he is late, and nobody decides alone.
        let asked = ask_for(&ney, &view, bot_of("recruit")).await.ok();
        assert_eq!(asked["seats"][1]["type"], "vacant");
        let agreed = ask_for(&murat, &view, bot_of("recruit")).await.ok();
        assert_eq!(agreed["seats"][1]["type"], "bot");
        assert_eq!(agreed["seats"][1]["former"]["name"], "Lannes");
    })
    .await;
}
