//! The dice are fixed before anybody adds to them, everybody pledges before anybody opens, and nothing is shown before the end.

use serde_json::{Value, json};
use server::Store;
use table::file::JournalFile;
use table::{Pledge, Reading, Registry, Salt, Seat, Seed};

use crate::lobby::house::{
    House, SALT, begin, bot, create, drill, in_each_house, join, look, me, open, open_salt, part, path, pledge,
};
use crate::lobby::player::{Player, Reply};

const OTHER_SALT: &str = "ffeeddccbbaa99887766554433221100";

fn salt(text: &str) -> Salt {
    serde_json::from_value(text.into()).unwrap()
}

/// What somebody sends who pledges a salt for a seat.
fn pledges(view: &Value, round: u32, seat: u8, salt: &Salt) -> Value {
    let pledge = Pledge::of(salt, view["id"].as_str().unwrap(), round, Seat(seat));
    json!({ "round": round, "pledges": [pledge] })
}

/// The match as a file, once it is over.
async fn journal(player: &Player, view: &Value) -> JournalFile {
    let file = player.get(&path(view, "/export")).await.text;
    JournalFile::parse(&file).unwrap()
}

async fn put_out(player: &Player, view: &Value) -> Reply {
    player.post(&path(view, "/put-out"), json!({})).await
}

/// The time to open the salts is over.
async fn let_time_pass(house: &House<'_>, view: &Value) {
    let id = view["id"].as_str().unwrap();
    let sql = format!("UPDATE matches SET fixed = 1 WHERE id = '{id}'");
    house.run(&sql).await;
}

#[tokio::test]
async fn neither_seed_nor_salts_are_seen_before_the_end() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let view = create(&ney, drill(json!([me(), open()]))).await;
        let mut seen = vec![view.to_string(), join(&lannes, &view).await.text];
        let other = pledges(&view, 1, 1, &salt(OTHER_SALT));
        let other = lannes.put(&path(&view, "/pledges"), other).await;
        assert_eq!(other.ok()["seats"][1]["pledged"], true);
        seen.push(pledge(&ney, &view).await.text);
        let opened = json!({ "round": 1, "salt": OTHER_SALT });
        seen.push(lannes.put(&path(&view, "/salt"), opened).await.text);
        let fixed = look(&ney, &view).await;
        assert_eq!(fixed["round"]["pledges"].as_array().unwrap().len(), 2);
        assert_eq!(
            (&fixed["seats"][0]["opened"], &fixed["seats"][1]["opened"]),
            (&json!(false), &json!(true))
        );
        seen.push(fixed.to_string());
        seen.push(open_salt(&ney, &view).await.text);
        seen.push(ney.post(&path(&view, "/start"), json!({})).await.ok().to_string());
        seen.push(look(&lannes, &view).await.to_string());
        seen.push(ney.get(&path(&view, "/export")).await.text);
        ney.post(&path(&view, "/resign"), json!({})).await.ok();
        let file = journal(&ney, &view).await;
        let seed = file.seed().unwrap();
        assert_eq!(view["commitment"], seed.commitment().to_string());
        assert_eq!(file.header.seats[1].salt, salt(OTHER_SALT));
        let round = file.header.round.as_ref().unwrap();
        assert_eq!(json!(round.pledges), fixed["round"]["pledges"]);
        let secret = serde_json::to_value(seed).unwrap();
        for text in seen {
            assert!(!text.contains(secret.as_str().unwrap()), "{text}");
            assert!(!text.contains(OTHER_SALT) && !text.contains(SALT), "{text}");
        }
    })
    .await;
}

#[tokio::test]
async fn only_who_sits_adds_to_the_dice() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let mut new = drill(json!([me(), open()]));
        new["public"] = json!(true);
        let view = create(&ney, new).await;
        let pledged = pledges(&view, 1, 1, &salt(SALT));
        assert_eq!(
            lannes.put(&path(&view, "/pledges"), pledged).await.failure(),
            "not_yours"
        );
        let opened = json!({ "round": 1, "salt": SALT });
        assert_eq!(lannes.put(&path(&view, "/salt"), opened).await.failure(), "not_yours");
        assert_eq!(lannes.delete(&path(&view, "/salt")).await.failure(), "not_yours");
        assert_eq!(put_out(&lannes, &view).await.failure(), "not_yours");
        let two_seats = create(&ney, drill(json!([me(), { "type": "hot_seat", "label": "Lannes" }]))).await;
        let begun = begin(&ney, &two_seats).await;
        assert_eq!(begun["seats"][1]["label"], "Lannes");
    })
    .await;
}

#[tokio::test]
async fn nothing_is_opened_before_all_have_pledged() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let view = create(&ney, drill(json!([me(), open()]))).await;
        assert_eq!(
            pledge(&ney, &view).await.ok()["round"],
            json!({ "number": 1, "overdue": false })
        );
        assert_eq!(open_salt(&ney, &view).await.conflict(), "round_not_fixed");
        // He may think better of it, as long as nobody has opened anything.
        let other = pledges(&view, 1, 0, &salt(OTHER_SALT));
        ney.put(&path(&view, "/pledges"), other.clone()).await.ok();
        pledge(&ney, &view).await.ok();
        let fixed = join(&lannes, &view).await.ok();
        assert_eq!(fixed["round"]["pledges"].as_array().unwrap().len(), 2);
        assert_eq!(fixed["my_turn"], true);
        assert_eq!(ney.put(&path(&view, "/pledges"), other).await.conflict(), "round_fixed");
        let unfit = json!({ "round": 1, "salt": OTHER_SALT });
        assert_eq!(ney.put(&path(&view, "/salt"), unfit).await.conflict(), "not_pledged");
        let early = json!({ "round": 2, "salt": SALT });
        assert_eq!(ney.put(&path(&view, "/salt"), early).await.conflict(), "other_round");
        assert_eq!(open_salt(&ney, &view).await.ok()["my_turn"], false);
        open_salt(&ney, &view).await.ok();
        assert_eq!(
            ney.post(&path(&view, "/start"), json!({})).await.conflict(),
            "salts_missing"
        );
        open_salt(&lannes, &view).await.ok();
        ney.post(&path(&view, "/start"), json!({})).await.ok();
    })
    .await;
}

#[tokio::test]
async fn a_pledge_is_for_ones_own_seats_and_not_anothers() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let view = create(&ney, drill(json!([me(), open(), bot()]))).await;
        join(&lannes, &view).await.ok();
        let of_lannes = part(&lannes, &view).await.pledges[0];
        let put = async |body: Value| ney.put(&path(&view, "/pledges"), body).await;
        // Copied as it is, or for another seat than it is for.
        let copied = json!({ "seat": 0, "hash": of_lannes.hash });
        for bad in [
            json!([copied]),
            json!([of_lannes]),
            json!([]),
            json!([of_lannes, copied]),
        ] {
            let refused = put(json!({ "round": 1, "pledges": bad })).await;
            assert_eq!(refused.failure(), "bad_request");
        }
        for bad in [
            json!({ "round": 1 }),
            json!({ "round": 1, "pledges": [{ "seat": 0, "hash": "00" }] }),
        ] {
            assert_eq!(put(bad).await.failure(), "bad_request");
        }
        assert_eq!(put(pledges(&view, 2, 0, &salt(SALT))).await.conflict(), "other_round");
        assert_eq!(look(&ney, &view).await["seats"][0]["pledged"], false);
    })
    .await;
}

#[tokio::test]
async fn a_seat_that_changes_hands_makes_the_round_void() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let murat = house.guest("Murat").await;
        let view = create(&ney, drill(json!([me(), open()]))).await;
        // Before all have pledged nobody has told anything: the round goes on.
        join(&lannes, &view).await.ok();
        let left = lannes.post(&path(&view, "/leave"), json!({})).await.ok();
        assert_eq!(
            (&left["round"]["number"], &left["commitment"]),
            (&json!(1), &view["commitment"])
        );
        pledge(&ney, &view).await.ok();
        join(&lannes, &view).await.ok();
        open_salt(&ney, &view).await.ok();
        let left = lannes.post(&path(&view, "/leave"), json!({})).await.ok();
        assert_eq!(left["round"], json!({ "number": 2, "overdue": false }));
        assert_ne!(left["commitment"], view["commitment"]);
        assert_eq!(
            (&left["seats"][0]["pledged"], &left["seats"][0]["opened"]),
            (&json!(false), &json!(false))
        );
        assert_eq!(look(&ney, &view).await["my_turn"], false);
        // What was pledged in the first round is of no use in the second.
        join(&murat, &view).await.ok();
        let late = pledges(&view, 1, 0, &salt(SALT));
        assert_eq!(ney.put(&path(&view, "/pledges"), late).await.conflict(), "other_round");
        // As where somebody deletes himself, is shut out, or has lost what he pledged.
        pledge(&ney, &view).await.ok();
        assert_eq!(murat.delete(&path(&view, "/salt")).await.ok()["round"]["number"], 3);
        assert_eq!(murat.delete(&path(&view, "/salt")).await.conflict(), "round_not_fixed");
        pledge(&ney, &view).await.ok();
        pledge(&murat, &view).await.ok();
        murat.call("DELETE", "/api/me", Some(json!({}))).await;
        assert_eq!(look(&ney, &view).await["round"]["number"], 4);
        join(&lannes, &view).await.ok();
        begin(&ney, &view).await;
        ney.post(&path(&view, "/resign"), json!({})).await.ok();
        let header = journal(&ney, &view).await.header;
        assert_eq!(header.round.unwrap().number, 4);
    })
    .await;
}

#[tokio::test]
async fn who_does_not_open_in_time_loses_his_seat() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let view = create(&ney, drill(json!([me(), open()]))).await;
        pledge(&ney, &view).await.ok();
        let joined = join(&lannes, &view).await.ok();
        assert!(joined["round"]["until"].as_f64().unwrap() > joined["created"].as_f64().unwrap());
        open_salt(&lannes, &view).await.ok();
        assert_eq!(put_out(&lannes, &view).await.conflict(), "not_overdue");
        let_time_pass(&house, &view).await;
        // Who is late himself puts nobody out.
        assert_eq!(put_out(&ney, &view).await.failure(), "not_yours");
        assert_eq!(look(&ney, &view).await["round"]["overdue"], true);
        let alone = put_out(&lannes, &view).await.ok();
        assert_eq!(alone["seats"][0]["type"], "open");
        assert_eq!((&alone["mine"], &alone["round"]["number"]), (&json!(true), &json!(2)));
        // He may come back, and everybody pledges anew.
        join(&ney, &view).await.ok();
        begin(&lannes, &view).await;
    })
    .await;
}

#[tokio::test]
async fn a_slow_match_leaves_as_much_time_as_for_an_answer() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let mut new = drill(json!([me(), open()]));
        new["pace"] = json!({ "type": "correspondence", "days": 3 });
        let view = create(&ney, new).await;
        pledge(&ney, &view).await.ok();
        let until = join(&lannes, &view).await.ok()["round"]["until"].as_f64().unwrap();
        let days = (until - view["created"].as_f64().unwrap()) / 86_400_000.0;
        assert!((2.9..3.1).contains(&days), "{days}");
    })
    .await;
}

#[tokio::test]
async fn a_round_goes_on_where_the_server_stopped() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let view = create(&ney, drill(json!([me(), open()]))).await;
        join(&lannes, &view).await.ok();
        pledge(&ney, &view).await.ok();
        open_salt(&lannes, &view).await.ok();
        let again = house.again().await;
        let ney = ney.moved_to(&again);
        let now = look(&ney, &view).await;
        assert_eq!(
            (&now["seats"][0]["opened"], &now["seats"][1]["opened"]),
            (&json!(false), &json!(true))
        );
        assert_eq!(now["commitment"], view["commitment"]);
        open_salt(&ney, &view).await.ok();
        ney.post(&path(&view, "/start"), json!({})).await.ok();
    })
    .await;
}

/// He runs the server, plays himself, and has read the other's salt. Whatever he does then is refused, or found by what the
/// other's browser has kept.
#[tokio::test]
async fn a_cheating_operator_is_found_out() {
    in_each_house(async |house| {
        let (cheat, lannes) = house.two().await;
        let view = create(&cheat, drill(json!([me(), open(), bot()]))).await;
        let id = view["id"].as_str().unwrap();
        pledge(&cheat, &view).await.ok();
        join(&lannes, &view).await.ok();
        let mut kept = part(&lannes, &view).await;
        assert!(kept.may_open(&look(&lannes, &view).await).unwrap());
        open_salt(&lannes, &view).await.ok();
        // All that he needs to try salts lies in his database: what is missing is that he may still choose.
        let known = house
            .texts(&format!(
                "SELECT m.seed || ' ' || s.salt FROM matches m JOIN seats s ON s.match = m.id WHERE m.id = '{id}' AND s.seat = 1"
            ))
            .await;
        assert!(known[0].ends_with(SALT));
        let better = salt(OTHER_SALT);
        let opened = json!({ "round": 1, "salt": OTHER_SALT });
        assert_eq!(cheat.put(&path(&view, "/salt"), opened.clone()).await.conflict(), "not_pledged");
        let repledged = pledges(&view, 1, 0, &better);
        assert_eq!(cheat.put(&path(&view, "/pledges"), repledged).await.conflict(), "round_fixed");
        // He writes the other's pledge over his own: then he has nothing to open.
        let own = part(&cheat, &view).await.pledges[0].hash;
        let set = async |pledge: String| {
            let sql = format!("UPDATE seats SET pledge = '{pledge}' WHERE match = '{id}' AND seat = 0");
            house.run(&sql).await;
        };
        set(kept.pledges[0].hash.to_string()).await;
        assert_eq!(open_salt(&cheat, &view).await.conflict(), "not_pledged");
        // He changes the seed, and leaves the commitment as it was: the match does not begin.
        set(own.to_string()).await;
        open_salt(&cheat, &view).await.ok();
        let seed = house.texts(&format!("SELECT seed FROM matches WHERE id = '{id}'")).await;
        let another = Seed::from_bytes([7; 32]).commitment();
        house.run(&format!("UPDATE matches SET seed = '{}' WHERE id = '{id}'", "07".repeat(32))).await;
        assert_eq!(cheat.post(&path(&view, "/start"), json!({})).await.status, 503);
        // He changes both: the other's browser knows another commitment.
        house.run(&format!("UPDATE matches SET commitment = '{another}' WHERE id = '{id}'")).await;
        kept.may_open(&look(&lannes, &view).await).unwrap_err();
        let first = view["commitment"].as_str().unwrap();
        let back = format!("UPDATE matches SET seed = '{}', commitment = '{first}' WHERE id = '{id}'", seed[0]);
        house.run(&back).await;
        kept.may_open(&look(&lannes, &view).await).unwrap();
        // He pledges what suits him, in his database, now that he knows the other's salt.
        set(Pledge::of(&better, id, 1, Seat(0)).hash.to_string()).await;
        kept.may_open(&look(&lannes, &view).await).unwrap_err();
        cheat.put(&path(&view, "/salt"), opened).await.ok();
        cheat.post(&path(&view, "/start"), json!({})).await.ok();
        for player in [&cheat, &lannes] {
            player.post(&path(&view, "/resign"), json!({})).await.ok();
        }
        let file = journal(&lannes, &view).await;
        let found = kept.stands_in(&file.header).unwrap_err();
        assert_eq!(found.to_string(), "the pledges are others");
        // And who writes the old pledge into the file has a salt that does not fit it, or another header than was signed.
        let games = Registry::new().with(table::any::Of::<drill::Drill>::game());
        let game = games.find("drill").unwrap();
        game.load(&file, Reading::Verify, None).unwrap();
        let mut mended = file.clone();
        mended.header.round.as_mut().unwrap().pledges[0].hash = own;
        let refused = game.load(&mended, Reading::Verify, None).err().unwrap();
        assert!(refused.to_string().contains("is not the one that was pledged"), "{refused}");
    })
    .await;
}

#[tokio::test]
async fn the_end_of_a_match_is_signed_with_the_key_of_the_server() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let view = house.play(&[&ney, &lannes]).await;
        ney.post(&path(&view, "/resign"), json!({})).await.ok();
        let file = journal(&ney, &view).await;
        let closing = file.closing.as_ref().unwrap();
        let end = closing.end.as_ref().unwrap();
        assert_eq!(end.outcome.how, "resigned");
        assert!(end.holds(&file.header, closing.entries, &closing.link));
        let key = house.stranger().get("/api/key").await.ok();
        assert_eq!(key["key"], end.key.to_string());
        // It is the same after a restart, and in no answer or log is the other half of it.
        assert_eq!(house.again().await.stranger().get("/api/key").await.ok(), key);
        let secret = house.texts("SELECT value FROM meta WHERE key = 'signing_key'").await;
        assert_ne!(secret[0], key["key"]);
        assert_eq!(secret[0].len(), 64);
        // A match that is opened again is not signed again.
        let another = "UPDATE meta SET value = '0000000000000000000000000000000000000000000000000000000000000001' WHERE key = 'signing_key'";
        house.run(another).await;
        let again = house.again().await;
        look(&ney.moved_to(&again), &view).await;
        let id = server::ids::MatchId(view["id"].as_str().unwrap().to_owned());
        again.app.live.settle(&id).await.unwrap();
        assert_eq!(journal(&ney.moved_to(&again), &view).await, file);
    })
    .await;
}

/// Matches that were over, or that waited, before anybody pledged anything.
#[tokio::test]
async fn a_database_of_before_is_brought_up() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let waiting = create(&ney, drill(json!([me(), open()]))).await;
        join(&lannes, &waiting).await.ok();
        house
            .run(
                "ALTER TABLE matches DROP COLUMN round; ALTER TABLE matches DROP COLUMN fixed; \
             ALTER TABLE matches DROP COLUMN signed; ALTER TABLE seats DROP COLUMN pledge; \
             UPDATE seats SET salt = '00' WHERE kind = 'person'; DELETE FROM meta WHERE key = 'signing_key'",
            )
            .await;
        house
            .run(include_str!("../../src/store/migrations/0011_rounds.sql"))
            .await;
        let again = house.again().await;
        let (ney, lannes) = (ney.moved_to(&again), lannes.moved_to(&again));
        let now = look(&ney, &waiting).await;
        assert_eq!(
            (&now["seats"][1]["pledged"], &now["seats"][1]["opened"]),
            (&json!(false), &json!(false))
        );
        pledge(&lannes, &waiting).await.ok();
        pledge(&ney, &waiting).await.ok();
        open_salt(&lannes, &waiting).await.ok();
        open_salt(&ney, &waiting).await.ok();
        ney.post(&path(&waiting, "/start"), json!({})).await.ok();
        let key = again.stranger().get("/api/key").await.ok();
        assert_eq!(key["key"].as_str().unwrap().len(), 64);
    })
    .await;
}

/// The key goes with the database.
#[tokio::test]
async fn a_copy_signs_with_the_same_key() {
    in_each_house(async |house| {
        let key = house.stranger().get("/api/key").await.ok();
        let folder = tempfile::tempdir().unwrap();
        let (backup, restored) = (folder.path().join("backup"), folder.path().join("restored"));
        server::operate::backup(house.url(), &backup).await.unwrap();
        server::operate::restore(&backup, restored.to_str().unwrap())
            .await
            .unwrap();
        let store = Store::open(restored.to_str().unwrap()).await.unwrap();
        assert_eq!(json!(store.public_key().await.unwrap()), key["key"]);
        store.close().await;
    })
    .await;
}
