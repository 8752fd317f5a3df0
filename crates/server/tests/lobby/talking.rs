//! Who says what to whom.

use serde_json::{Value, json};

use crate::lobby::house::{create, drill, in_each_house, join, me, open, path};
use crate::lobby::player::{Player, Reply};

const UNFIT: &str = r#"{"error":"unfit","what":"text"}"#;

async fn say(player: &Player, view: &Value, channel: &str, text: &str) -> Reply {
    let new = json!({ "channel": channel, "text": text });
    player.post(&path(view, "/talk"), new).await
}

async fn heard(player: &Player, view: &Value) -> Vec<String> {
    let lines = player.get(&path(view, "/talk")).await.ok();
    let text = |line: &Value| line["text"].as_str().unwrap().to_owned();
    lines.as_array().unwrap().iter().map(text).collect()
}

#[tokio::test]
async fn before_play_the_seated_talk() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let view = create(&ney, drill(json!([me(), open()]))).await;
        assert_eq!(say(&lannes, &view, "all", "Who is there?").await.failure(), "not_found");
        join(&lannes, &view).await.ok();
        let line = say(&lannes, &view, "all", " Good evening. ").await.ok();
        assert_eq!(
            (&line["id"], &line["seat"], &line["name"]),
            (&json!(1), &json!(1), &json!("Lannes"))
        );
        assert_eq!(line["text"], "Good evening.");
        assert_eq!(heard(&ney, &view).await, ["Good evening."]);
        assert_eq!(say(&ney, &view, "pair-0-1", "Psst.").await.failure(), "no_such_channel");
    })
    .await;
}

#[tokio::test]
async fn a_pair_talks_in_private_and_leaves_no_trace() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let murat = house.guest("Murat").await;
        let view = house.play(&[&ney, &lannes, &murat]).await;
        say(&ney, &view, "all", "To battle!").await.ok();
        say(&ney, &view, "pair-0-1", "Against Murat.").await.ok();
        say(&lannes, &view, "pair-0-1", "Agreed.").await.ok();
        say(&murat, &view, "all", "I come.").await.ok();
        assert_eq!(heard(&lannes, &view).await.len(), 4);
        let lines = murat.get(&path(&view, "/talk")).await.ok();
        let ids: Vec<_> = lines.as_array().unwrap().iter().map(|line| &line["id"]).collect();
        assert_eq!(ids, [&json!(1), &json!(2)]);
        assert_eq!(heard(&murat, &view).await, ["To battle!", "I come."]);
        for channel in ["pair-0-1", "pair-0-3", "team-0-2", "observers", "", "ALL"] {
            let refused = say(&murat, &view, channel, "Let me in.").await;
            assert_eq!(
                (refused.status, refused.failure().as_str()),
                (403, "no_such_channel"),
                "{channel}"
            );
        }
    })
    .await;
}

#[tokio::test]
async fn players_do_not_hear_observers_until_the_end() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let murat = house.guest("Murat").await;
        let view = house.play_with(&[&ney, &lannes], json!({ "public": true })).await;
        // A passer-by listens, an observer speaks.
        assert_eq!(say(&murat, &view, "observers", "Hm.").await.failure(), "not_yours");
        murat.post(&path(&view, "/observe"), json!({})).await.ok();
        say(&murat, &view, "observers", "Ney is bluffing.").await.ok();
        assert_eq!(
            say(&murat, &view, "all", "Ney is bluffing.").await.failure(),
            "no_such_channel"
        );
        say(&ney, &view, "all", "I never bluff.").await.ok();
        say(&ney, &view, "pair-0-1", "Or do I?").await.ok();
        assert_eq!(heard(&murat, &view).await, ["Ney is bluffing.", "I never bluff."]);
        assert_eq!(heard(&lannes, &view).await, ["I never bluff.", "Or do I?"]);
        lannes.post(&path(&view, "/resign"), json!({})).await.ok();
        assert_eq!(
            heard(&lannes, &view).await,
            ["Ney is bluffing.", "I never bluff.", "Or do I?"]
        );
        assert_eq!(heard(&murat, &view).await, ["Ney is bluffing.", "I never bluff."]);
        say(&ney, &view, "all", "Well played.").await.ok();
        assert_eq!(say(&ney, &view, "pair-0-1", "Psst.").await.failure(), "no_such_channel");
    })
    .await;
}

#[tokio::test]
async fn a_hot_seat_says_who_speaks() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let seats = json!([me(), { "type": "hot_seat", "label": "Murat" }, open()]);
        let view = create(&ney, drill(seats)).await;
        join(&lannes, &view).await.ok();
        crate::lobby::house::begin(&ney, &view).await;
        let speak = |seat: u8, channel: &str| json!({ "channel": channel, "text": "Here.", "seat": seat });
        let line = ney.post(&path(&view, "/talk"), speak(1, "all")).await.ok();
        assert_eq!(line["seat"], 1);
        let other = ney.post(&path(&view, "/talk"), speak(2, "all")).await;
        assert_eq!(other.failure(), "not_yours");
        let not_of_that_seat = ney.post(&path(&view, "/talk"), speak(0, "pair-1-2")).await;
        assert_eq!(not_of_that_seat.failure(), "no_such_channel");
        let found = say(&ney, &view, "pair-1-2", "Which of us?").await.ok();
        assert_eq!(found["seat"], 1);
    })
    .await;
}

#[tokio::test]
async fn a_message_has_a_length() {
    in_each_house(async |house| {
        let ney = house.guest("Ney").await;
        let view = create(&ney, drill(json!([me(), open()]))).await;
        for text in ["", "  ", &"é".repeat(2_001)] {
            assert_eq!(say(&ney, &view, "all", text).await.failure(), "bad_request");
        }
        say(&ney, &view, "all", &"é".repeat(2_000)).await.ok();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn all_may_speak_at_once() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let view = house.play(&[&ney, &lannes]).await;
        let mut speaking = Vec::new();
        for n in 0..16 {
            let (player, view) = (if n % 2 == 0 { ney.clone() } else { lannes.clone() }, view.clone());
            speaking.push(tokio::spawn(async move {
                say(&player, &view, "all", &n.to_string()).await.ok()
            }));
        }
        let mut ids = Vec::new();
        for line in speaking {
            ids.push(line.await.unwrap()["id"].as_u64().unwrap());
        }
        ids.sort_unstable();
        assert_eq!(ids, (1..=16).collect::<Vec<_>>());
    })
    .await;
}

#[tokio::test]
async fn what_cannot_be_kept_is_the_speakers_fault() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let view = house.play(&[&ney, &lannes]).await;
        // SQLite keeps it, PostgreSQL does not; neither is out of order.
        let said = say(&ney, &view, "all", "Ch\0arge!").await;
        assert!(matches!(said.status, 200 | 400), "{}", said.text);
        let looked = ney.get("/api/matches/%00").await;
        assert!(matches!(looked.status, 400 | 404), "{}", looked.text);
    })
    .await;
}

#[tokio::test]
async fn a_name_says_whether_it_is_an_account() {
    in_each_house(async |house| {
        let (account, guest) = (house.account("Ney").await, house.guest("Lannes").await);
        let view = create(&account, drill(json!([me(), open()]))).await;
        let view = join(&guest, &view).await.ok();
        assert_eq!(view["creator_account"], true);
        assert_eq!(
            (&view["seats"][0]["account"], &view["seats"][1]["account"]),
            (&json!(true), &json!(false))
        );
        assert_eq!(say(&account, &view, "all", "It is me.").await.ok()["account"], true);
        assert_eq!(say(&guest, &view, "all", "Who else?").await.ok()["account"], false);
        let lines = guest.get(&path(&view, "/talk")).await.ok();
        assert_eq!(
            (&lines[0]["account"], &lines[1]["account"]),
            (&json!(true), &json!(false))
        );
    })
    .await;
}

#[tokio::test]
async fn what_is_said_and_noted_can_be_seen() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let view = create(&ney, drill(json!([me(), open()]))).await;
        join(&lannes, &view).await.ok();
        for unseen in ["a\u{0}b", "a\u{7}b", "a\rb", "a\u{1b}[2J", "a\u{85}b", "\u{0}"] {
            let refused = say(&ney, &view, "all", unseen).await;
            assert_eq!((refused.status, refused.text.as_str()), (400, UNFIT), "{unseen:?}");
            let refused = ney.put(&path(&view, "/notes"), json!({ "text": unseen })).await;
            assert_eq!((refused.status, refused.text.as_str()), (400, UNFIT), "{unseen:?}");
        }
        say(&ney, &view, "all", "one\ntwo").await.ok();
        ney.put(&path(&view, "/notes"), json!({ "text": "one\ntwo" }))
            .await
            .ok();
        assert_eq!(heard(&lannes, &view).await, ["one\ntwo"]);
    })
    .await;
}

#[tokio::test]
async fn talk_comes_page_by_page() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let murat = house.guest("Murat").await;
        let view = house.play(&[&ney, &lannes, &murat]).await;
        say(&ney, &view, "pair-0-1", "Against Murat.").await.ok();
        for _ in 0..5 {
            say(&ney, &view, "all", "To battle!").await.ok();
        }
        // As many as a long match has.
        let id = view["id"].as_str().unwrap();
        let mut sql = String::new();
        for line in 6..=450 {
            sql.push_str(&format!(
                "INSERT INTO talk (match, n, channel, line, seat, person, text, at) \
                 SELECT match, {line} + 1, channel, {line}, seat, person, text, at FROM talk \
                 WHERE match = '{id}' AND channel = 'all' AND line = 1;"
            ));
        }
        house.run(&sql).await;
        let page = async |player: &Player, rest: &str| {
            let lines = player.get(&path(&view, &format!("/talk{rest}"))).await.ok();
            let lines = lines.as_array().unwrap().clone();
            lines
                .iter()
                .map(|line| {
                    (
                        line["channel"].as_str().unwrap().to_owned(),
                        line["id"].as_u64().unwrap(),
                    )
                })
                .collect::<Vec<_>>()
        };
        let all = |ids: std::ops::RangeInclusive<u64>| ids.map(|id| ("all".to_owned(), id)).collect::<Vec<_>>();
        assert_eq!(page(&murat, "").await, all(251..=450));
        assert_eq!(page(&murat, "?channel=all&before=251").await, all(51..=250));
        assert_eq!(page(&murat, "?channel=all&before=51").await, all(1..=50));
        assert!(page(&murat, "?channel=all&before=1").await.is_empty());
        // Of every channel that he hears, a player is told where it ends.
        let heard = page(&ney, "").await;
        assert_eq!(heard[0], ("pair-0-1".to_owned(), 1));
        assert_eq!(heard[1..], all(251..=450));
        for channel in ["pair-0-1", "pair-1-2x", "observers"] {
            let refused = murat
                .get(&path(&view, &format!("/talk?channel={channel}&before=9")))
                .await;
            assert_eq!((refused.status, refused.failure().as_str()), (403, "no_such_channel"));
        }
        let next = say(&murat, &view, "all", "I come.").await.ok();
        assert_eq!(next["id"], 451);
    })
    .await;
}
