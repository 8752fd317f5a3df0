//! What a form can ask for, and what it cannot.

use serde_json::{Value, json};

use crate::lobby::house::{bot, create, drill, in_each_house, me, open, path};

#[tokio::test]
async fn the_form_knows_games_options_and_seats() {
    in_each_house(async |house| {
        let stranger = house.stranger();
        let games = stranger.get("/api/games").await.ok();
        assert_eq!(games[0]["name"], "drill");
        assert_eq!(games[0]["hidden"], true);
        let bots = json!([{ "level": "random" }, { "level": "recruit" }, { "level": "sergeant" }]);
        assert_eq!(games[0]["bots"], bots);
        assert_eq!(games[0]["scenarios"][0]["seats"], json!(["red", "blue"]));
        let rounds = json!({ "type": "number", "key": "rounds", "least": 1, "most": 6, "default": 4 });
        assert_eq!(games[0]["scenarios"][0]["options"][1], rounds);
        let setting = json!({ "scenario": "default", "options": { "seats": 3 } });
        let seats = stranger.post("/api/games/drill/seats", setting).await.ok();
        assert_eq!(seats, json!(["red", "blue", "green"]));
        let setting = json!({ "scenario": "default", "options": { "seats": 9 } });
        let refused = stranger.post("/api/games/drill/seats", setting).await;
        assert_eq!(refused.failure(), "bad_request");
        let unknown = stranger
            .post("/api/games/chess/seats", json!({ "scenario": "default" }))
            .await;
        assert_eq!(unknown.failure(), "not_found");
    })
    .await;
}

#[tokio::test]
async fn a_new_match_says_what_it_is() {
    in_each_house(async |house| {
        let ney = house.guest("Ney").await;
        let mut new = drill(json!([me(), { "type": "hot_seat", "label": "Lannes" }, bot()]));
        new["pace"] = json!({ "type": "correspondence", "days": 3 });
        let view = create(&ney, new).await;
        assert_eq!(view["status"], "waiting");
        assert_eq!(view["public"], false);
        assert_eq!(view["pace"], json!({ "type": "correspondence", "days": 3 }));
        assert_eq!(view["creator"], "Ney");
        assert_eq!(view["mine"], true);
        // Also the options that nobody named.
        assert_eq!(view["options"]["rounds"], 4);
        let code = view["code"].as_str().unwrap();
        assert_eq!(view["invitation"], format!("http://bicorne.example/join/{code}"));
        assert_eq!(view["commitment"].as_str().unwrap().len(), 64);
        let seat = json!({ "seat": 1, "name": "blue", "type": "person", "person": "Ney", "account": false, "mine": true,
            "label": "Lannes", "pledged": false, "opened": false, "connected": false, "may_return": false, "asked": false,
            "side": 1 });
        assert_eq!(view["seats"][1], seat);
        assert_eq!(view["rules"], 1);
        assert_eq!(view["seats"][2]["level"], "random");
    })
    .await;
}

#[tokio::test]
async fn what_cannot_be_played_is_refused() {
    in_each_house(async |house| {
        let ney = house.guest("Ney").await;
        let with = |key: &str, value: Value| {
            let mut new = drill(json!([me(), open()]));
            new[key] = value;
            new
        };
        for (wrong, new) in [
            ("no such game", with("game", json!("chess"))),
            ("no such scenario", with("scenario", json!("austerlitz"))),
            ("no such option", with("options", json!({ "cavalry": 3 }))),
            (
                "options that do not go together",
                with("options", json!({ "partnership": true })),
            ),
            ("a seat too few", with("seats", json!([me()]))),
            ("nobody who plays", with("seats", json!([bot(), bot()]))),
            (
                "no such bot",
                with("seats", json!([me(), { "type": "bot", "level": "genius" }])),
            ),
            ("no such seat", with("seats", json!([me(), { "type": "throne" }]))),
            (
                "a player without a name",
                with("seats", json!([me(), { "type": "hot_seat", "label": " " }])),
            ),
            ("no time at all", with("pace", json!({ "type": "live", "minutes": 0 }))),
            (
                "too much time",
                with("pace", json!({ "type": "correspondence", "days": 31 })),
            ),
            ("a word too much", with("seed", json!("00"))),
        ] {
            let refused = ney.post("/api/matches", new).await;
            assert_eq!(
                (refused.status, refused.failure().as_str()),
                (400, "bad_request"),
                "{wrong}"
            );
        }
        let invited = json!([me(), { "type": "invited", "name": "Murat" }]);
        let refused = ney.post("/api/matches", with("seats", invited)).await;
        assert_eq!(refused.text, r#"{"error":"no_such_person","name":"Murat"}"#);
        let stranger = house.stranger();
        let refused = stranger.post("/api/matches", with("public", json!(true))).await;
        assert_eq!(refused.failure(), "not_signed_in");
    })
    .await;
}

#[tokio::test]
async fn an_option_may_be_a_text_of_pages() {
    in_each_house(async |house| {
        let ney = house.guest("Ney").await;
        let games = ney.get("/api/games").await.ok();
        let own = &games[1]["scenarios"][2];
        assert_eq!(own["name"], "own");
        let option = &own["options"][0];
        assert_eq!(option["type"], "text");
        assert_eq!(option["most"], 48 * 1024);
        let text = option["default"].as_str().unwrap();
        let setting = |order: &str| json!({ "scenario": "own", "options": { "order": order } });
        let seats = ney.post("/api/games/battles/seats", setting(text)).await.ok();
        assert_eq!(seats.as_array().unwrap().len(), 8);
        let wrong = text.replacen("superior = \"grandjean\"", "superior = \"nobody\"", 1);
        let refused = ney.post("/api/games/battles/seats", setting(&wrong)).await;
        assert_eq!((refused.status, refused.failure().as_str()), (400, "bad_text"));
        let reason = json!({ "type": "unknown_superior", "general": "semele", "superior": "nobody" });
        let expected = json!({ "error": "bad_text", "option": "order", "line": 26, "reason": reason });
        assert_eq!(serde_json::from_str::<Value>(&refused.text).unwrap(), expected);
        let long = ney.post("/api/games/battles/seats", setting(&"#".repeat(50_000))).await;
        assert_eq!(long.failure(), "bad_request");
        assert!(long.text.len() < 1_000, "the answer does not say it all again");
        let players = (2..=8).map(|n| json!({ "type": "hot_seat", "label": n.to_string() }));
        let seats: Vec<Value> = [me()].into_iter().chain(players).collect();
        let new =
            |text: &str| json!({ "game": "battles", "scenario": "own", "options": { "order": text }, "seats": seats });
        let refused = ney.post("/api/matches", new(&wrong)).await;
        assert_eq!(serde_json::from_str::<Value>(&refused.text).unwrap(), expected);
        let view = create(&ney, new(text)).await;
        let shown = view["options"]["order"].as_str().unwrap();
        assert!(shown.ends_with('…') && shown.chars().count() == 201, "{shown}");
    })
    .await;
}

#[tokio::test]
async fn nothing_that_is_sent_is_passed_over() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let with = |key: &str, value: Value| {
            let mut new = drill(json!([me(), open()]));
            new[key] = value;
            new
        };
        for new in [
            with("seats", json!([{ "type": "me", "label": "x" }, open()])),
            with("seats", json!([me(), { "type": "open", "name": "Murat" }])),
            with("seats", json!([{ "type": 0 }, open()])),
            with("late", json!({ "do": "wait", "level": "recruit" })),
            with("late", json!({ "do": "grace", "days": 1 })),
            with("late", json!({ "do": "end", "x": null })),
            with("late", json!({ "do": 3 })),
            with("pace", json!({ "type": "live", "minutes": 5, "x": 1 })),
        ] {
            let refused = ney.post("/api/matches", new.clone()).await;
            assert_eq!(refused.failure(), "bad_request", "{new}");
        }
        let view = house.play(&[&ney, &lannes]).await;
        for (rest, body) in [
            ("/overdue", json!({ "do": "open", "seat": 1 })),
            ("/overdue", json!({ "do": "end", "level": "recruit" })),
            ("/overdue", json!({ "do": 1 })),
            ("/comeback", json!({ "seat": 1, "may": false, "x": 1 })),
        ] {
            let refused = ney.post(&path(&view, rest), body.clone()).await;
            assert_eq!(refused.failure(), "bad_request", "{body}");
        }
        assert_eq!(ney.get(&path(&view, "?zzz=1")).await.failure(), "bad_request");
    })
    .await;
}

/// Others would take him for the account of that name.
#[tokio::test]
async fn no_player_before_a_shared_screen_has_the_name_of_an_account() {
    in_each_house(async |house| {
        let ney = house.guest("Ney").await;
        let address = house.stranger();
        let account = json!({ "name": "Michel", "password": "a long password" });
        address.post("/api/accounts", account).await.ok();
        let hot = |label: &str| json!({ "type": "hot_seat", "label": label });
        for label in ["Michel", "MICHEL", "Mich\u{435}l"] {
            let refused = ney.post("/api/matches", drill(json!([me(), hot(label), open()]))).await;
            assert_eq!(refused.conflict(), "name_taken", "{label}");
        }
        // At home everybody is called what he is called.
        create(&ney, drill(json!([me(), hot("Michel")]))).await;
        create(&ney, drill(json!([me(), hot("Michele"), open()]))).await;
    })
    .await;
}
