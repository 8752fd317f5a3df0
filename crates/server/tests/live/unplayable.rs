//! Matches that this program cannot play: they stay, and nobody else is disturbed.

use drill::Action;
use serde_json::json;
use server::operate::{export, inspect};
use table::Registry;
use table::any::Of;
use table::entry::Entry;
use table::hash::Hash;
use table::header::FORMAT;

use super::table::{Duel, House, ask, bid, play_out, sit};
use crate::scratch::{Scratch, each};

fn games() -> Registry {
    Registry::new().with(Of::<drill::Drill>::game())
}

/// A duel in which red has bid.
async fn begun(house: &House) -> Duel {
    let duel = Duel::begin(house, json!({ "rounds": 1 })).await;
    let mut red = duel.sit_red().await;
    let action = bid(&red, 0);
    red.act(&ask(&red, "bid"), action).await.unwrap();
    duel
}

async fn set_rules(scratch: &Scratch, id: &str, from: u16, to: u16) {
    let sql = format!(
        "UPDATE matches SET header = replace(header, '\"rules\":{from},', '\"rules\":{to},') WHERE id = '{id}'"
    );
    scratch.run(&sql).await;
    let kept = scratch
        .texts(&format!("SELECT header FROM matches WHERE id = '{id}'"))
        .await;
    assert!(kept[0].contains(&format!("\"rules\":{to},")), "{kept:?}");
}

/// An entry that says that it led elsewhere, with a link that is right.
fn with_another_digest(line: &str, before: &Hash) -> String {
    let entry: Entry<Action> = serde_json::from_str(line).unwrap();
    let digest = Hash::of("another", &[b"state"]);
    Entry::seal(entry.n, entry.seat, entry.deed, digest, before).line()
}

/// Everything that is stored of a match.
async fn stored(scratch: &Scratch, id: &str) -> Vec<String> {
    let mut all = scratch
        .texts(&format!(
            "SELECT header || status || seed FROM matches WHERE id = '{id}'"
        ))
        .await;
    all.extend(
        scratch
            .texts(&format!("SELECT line FROM entries WHERE match = '{id}' ORDER BY n"))
            .await,
    );
    all
}

#[tokio::test]
async fn they_are_listed_and_readable_and_stay_as_they_are() {
    each(async |scratch| {
        let house = House::open(scratch).await;
        let newer = begun(&house).await;
        let broken = begun(&house).await;
        let good = begun(&house).await;
        house.close().await;
        let rules = table::any::AnyGame::rules(&Of::<drill::Drill>::game());
        set_rules(scratch, &newer.id, rules, 99).await;
        let store = server::Store::open(&scratch.url).await.unwrap();
        let id = server::ids::MatchId(broken.id.clone());
        let header = store.find_match(&id).await.unwrap().unwrap().header.unwrap();
        let lines = store.entries(&id).await.unwrap();
        let header: table::header::Header = serde_json::from_str(&header).unwrap();
        let line = with_another_digest(&lines[0], &header.link());
        store.close().await;
        let sql = format!(
            "UPDATE entries SET line = '{line}' WHERE match = '{}' AND n = 1",
            broken.id
        );
        scratch.run(&sql).await;
        // Both are to wake, too.
        scratch.run("UPDATE matches SET summed = 0").await;
        let before = (stored(scratch, &newer.id).await, stored(scratch, &broken.id).await);

        let house = House::open(scratch).await;
        let cases = [
            (&newer, json!({ "type": "needs_newer" })),
            (&broken, json!({ "type": "bad_journal", "entry": 1 })),
        ];
        for (duel, why) in cases {
            let mut red = duel.red.moved_to(&house.base);
            let sheet = red
                .get(&format!("/api/matches/{}", duel.id))
                .await
                .unwrap()
                .good()
                .unwrap();
            assert_eq!((&sheet["unplayable"], &sheet["status"]), (&why, &json!("playing")));
            assert_eq!(sheet["seats"][0]["person"], "Ney", "it can be read who plays");
            let mine = red.get("/api/matches/mine").await.unwrap().good().unwrap();
            let listed = &mine["matches"][0];
            assert_eq!((&listed["id"], &listed["unplayable"]), (&json!(duel.id), &why));
            // Who opens it all the same hears why it cannot be.
            let mut line = red.line(&duel.id, Some(0), None).await.unwrap();
            let failed = line.next().await.unwrap().unwrap();
            assert_eq!(
                (&failed["type"], &failed["error"]),
                (&json!("failed"), &json!("unplayable"))
            );
            assert_eq!(failed["why"], why);
            assert!(line.next().await.unwrap().is_none(), "and the socket is closed");
            for path in ["resign", "draw", "overdue", "return"] {
                let body = match path {
                    "overdue" => json!({ "do": "end" }),
                    _ => json!({}),
                };
                let said = red
                    .post(&format!("/api/matches/{}/{path}", duel.id), body)
                    .await
                    .unwrap();
                assert_eq!(
                    (said.status, &said.body["error"]),
                    (409, &json!("unplayable")),
                    "{path}: {}",
                    said.body
                );
            }
            let seen = red.get(&format!("/api/matches/{}/seen?seat=0", duel.id)).await.unwrap();
            assert_eq!(seen.body["error"], "unplayable");
        }
        // Others play on.
        let red = sit(&good.red.moved_to(&house.base), &good.id, 0).await;
        let blue = sit(&good.blue.moved_to(&house.base), &good.id, 1).await;
        let (red, _) = tokio::join!(play_out(red, 0), play_out(blue, 1));
        assert!(red.outcome.is_some());

        // Nothing takes them away: not their people, who leave for good, and not the operator.
        for duel in [&newer, &broken] {
            let mut blue = duel.blue.moved_to(&house.base);
            assert_eq!(blue.leave().await.unwrap().status, 204);
            let id = server::ids::MatchId(duel.id.clone());
            let closed = server::operate::close(&house.app.store, &games(), &id).await;
            let sentence = closed.unwrap_err().to_string();
            let begins = match duel.id == newer.id {
                true => "This cannot be played: the match is played by version 99",
                false => "The journal does not hold: entry 1",
            };
            assert!(sentence.starts_with(begins), "{sentence}");
        }
        let after = (stored(scratch, &newer.id).await, stored(scratch, &broken.id).await);
        assert_eq!(after, before);
        let id = server::ids::MatchId(newer.id.clone());
        let text = export(&house.app.store, &id).await.unwrap();
        let lines: Vec<&str> = text.lines().collect();
        assert!(lines[0].contains("\"rules\":99,"), "{text}");
        assert_eq!(lines.len(), 3, "header, entry and closing line");
        let found = inspect(&house.app.store, &games(), |_, _| {}).await.unwrap();
        assert_eq!(found.count, 3);
        let mut bad: Vec<_> = found
            .bad
            .iter()
            .map(|bad| (bad.id.0.as_str(), bad.why.as_str()))
            .collect();
        let too_new = format!(
            "the match is played by version 99 of the rules of drill; this program knows versions 1 to {rules}: it needs a newer one"
        );
        let mut expected = vec![
            (newer.id.as_str(), too_new.as_str()),
            (broken.id.as_str(), "entry 1: the state after it has another digest"),
        ];
        bad.sort_unstable();
        expected.sort_unstable();
        assert_eq!(bad, expected);
        house.close().await;

        // A program that knows these rules goes on with it.
        set_rules(scratch, &newer.id, 99, rules).await;
        let house = House::open(scratch).await;
        let red = sit(&newer.red.moved_to(&house.base), &newer.id, 0).await;
        assert_eq!(red.number, 1);
        house.close().await;
    })
    .await;
}

#[tokio::test]
async fn one_that_is_over_is_taken_home_all_the_same() {
    each(async |scratch| {
        let house = House::open(scratch).await;
        let duel = Duel::begin(&house, json!({ "rounds": 1 })).await;
        let (red, blue) = (duel.sit_red().await, duel.sit_blue().await);
        tokio::join!(play_out(red, 0), play_out(blue, 1));
        let mut red = duel.red.clone();
        let path = format!("/api/matches/{}/export", duel.id);
        let whole = red.get(&path).await.unwrap().good().unwrap();
        let rules = table::any::AnyGame::rules(&Of::<drill::Drill>::game());
        set_rules(scratch, &duel.id, rules, 99).await;
        let again = red.get(&path).await.unwrap().good().unwrap();
        let (whole, again) = (whole.as_str().unwrap(), again.as_str().unwrap());
        assert_eq!(
            again.replace("\"rules\":99,", &format!("\"rules\":{rules},")),
            whole,
            "the header as it is stored, and all else as it was"
        );
        house.close().await;
    })
    .await;
}

/// A header of a later form may hold what this program has no place for.
#[tokio::test]
async fn one_whose_journal_has_a_later_form_needs_a_newer_program() {
    each(async |scratch| {
        let house = House::open(scratch).await;
        let duel = begun(&house).await;
        house.close().await;
        let header = format!("replace(header, '\"bicorne\":{FORMAT},', '\"bicorne\":99,\"plume\":\"white\",')");
        scratch.run(&format!("UPDATE matches SET header = {header}")).await;
        let house = House::open(scratch).await;
        let found = inspect(&house.app.store, &games(), |_, _| {}).await.unwrap();
        assert_eq!(found.bad[0].why, "it needs a newer program");
        let id = server::ids::MatchId(duel.id.clone());
        let closed = server::operate::close(&house.app.store, &games(), &id).await;
        let sentence = closed.unwrap_err().to_string();
        assert_eq!(
            sentence,
            format!("The match {} cannot be played: it needs a newer program.", duel.id)
        );
        let mut red = duel.red.moved_to(&house.base);
        let seen = red.get(&format!("/api/matches/{}/seen?seat=0", duel.id)).await.unwrap();
        assert_eq!(seen.body["why"], json!({ "type": "needs_newer" }), "{}", seen.body);
        house.close().await;
    })
    .await;
}

/// The links of what is left hold; that there was more, only the lobby's sums say.
#[tokio::test]
async fn a_journal_that_has_lost_its_end_is_not_played_as_if_it_were_whole() {
    each(async |scratch| {
        let house = House::open(scratch).await;
        let playing = begun(&house).await;
        let over = Duel::begin(&house, json!({ "rounds": 1 })).await;
        let (red, blue) = (over.sit_red().await, over.sit_blue().await);
        tokio::join!(play_out(red, 0), play_out(blue, 1));
        // What the lobby sums up is written at the latest when the house is closed.
        house.close().await;
        for duel in [&playing, &over] {
            let last = format!("SELECT MAX(n) FROM entries WHERE match = '{}'", duel.id);
            scratch
                .run(&format!(
                    "DELETE FROM entries WHERE match = '{}' AND n = ({last})",
                    duel.id
                ))
                .await;
        }
        let house = House::open(scratch).await;
        for duel in [&playing, &over] {
            let mut line = duel
                .red
                .moved_to(&house.base)
                .line(&duel.id, Some(0), None)
                .await
                .unwrap();
            let failed = line.next().await.unwrap().unwrap();
            assert_eq!(
                (&failed["error"], &failed["why"]["type"]),
                (&json!("unplayable"), &json!("bad_journal"))
            );
        }
        let mut red = over.red.moved_to(&house.base);
        let home = red.get(&format!("/api/matches/{}/export", over.id)).await.unwrap();
        assert_eq!((home.status, &home.body["error"]), (409, &json!("unplayable")));
        let found = inspect(&house.app.store, &games(), |_, _| {}).await.unwrap();
        let bad: Vec<_> = found.bad.iter().map(|bad| bad.id.0.as_str()).collect();
        assert_eq!(found.count, 2);
        assert!(
            bad.contains(&playing.id.as_str()) && bad.contains(&over.id.as_str()),
            "{bad:?}"
        );
        house.close().await;
    })
    .await;
}

/// The texts of all that the server says to its databases.
#[test]
fn nothing_deletes_matches_or_what_was_played() {
    fn sources(folder: &std::path::Path, found: &mut Vec<String>) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                sources(&path, found);
            } else {
                found.push(std::fs::read_to_string(&path).unwrap());
            }
        }
    }
    let mut texts = Vec::new();
    sources(
        &std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src"),
        &mut texts,
    );
    assert!(
        texts.iter().any(|text| text.contains("DELETE FROM sessions")),
        "the texts are read"
    );
    for table in ["matches", "entries", "seats"] {
        for word in ["DELETE FROM", "DROP TABLE", "TRUNCATE"] {
            let statement = format!("{word} {table}");
            assert!(!texts.iter().any(|text| text.contains(&statement)), "{statement}");
        }
    }
}
