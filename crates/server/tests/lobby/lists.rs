//! Lists of matches.

use serde_json::{Value, json};

use crate::lobby::house::{create, drill, in_each_house, join, me, open, path};
use crate::lobby::player::Player;

async fn listed(player: &Player, path: &str) -> Vec<Value> {
    let list = player.get(path).await.ok();
    list["matches"]
        .as_array()
        .unwrap()
        .iter()
        .map(|view| view["id"].clone())
        .collect()
}

#[tokio::test]
async fn public_matches_are_found_by_all() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let public = |seats: Value| {
            let mut new = drill(seats);
            new["public"] = json!(true);
            new
        };
        let stranger = house.stranger();
        create(&ney, drill(json!([me(), open()]))).await;
        let waiting = create(&ney, public(json!([me(), open()]))).await;
        assert_eq!(listed(&stranger, "/api/matches/open").await, [waiting["id"].clone()]);
        assert!(listed(&stranger, "/api/matches/watchable").await.is_empty());
        join(&lannes, &waiting).await.ok();
        assert!(listed(&stranger, "/api/matches/open").await.is_empty());
        crate::lobby::house::begin(&ney, &waiting).await;
        assert_eq!(
            listed(&stranger, "/api/matches/watchable").await,
            [waiting["id"].clone()]
        );
        ney.post(&path(&waiting, "/resign"), json!({})).await.ok();
        assert!(listed(&stranger, "/api/matches/watchable").await.is_empty());
        assert_eq!(stranger.get("/api/matches/mine").await.failure(), "not_signed_in");
    })
    .await;
}

#[tokio::test]
async fn mine_begin_with_what_is_played() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let over = house.play(&[&ney, &lannes]).await;
        ney.post(&path(&over, "/resign"), json!({})).await.ok();
        let aborted = create(&ney, drill(json!([me(), open()]))).await;
        ney.post(&path(&aborted, "/abort"), json!({})).await.ok();
        let playing = house.play(&[&ney, &lannes]).await;
        let waiting = create(&ney, drill(json!([me(), open()]))).await;
        let mine = listed(&ney, "/api/matches/mine").await;
        assert_eq!(mine, [playing["id"].clone(), waiting["id"].clone(), over["id"].clone()]);
        assert_eq!(
            listed(&lannes, "/api/matches/mine").await,
            [playing["id"].clone(), over["id"].clone()]
        );
        assert!(
            listed(&house.guest("Murat").await, "/api/matches/mine")
                .await
                .is_empty()
        );
    })
    .await;
}

#[tokio::test]
async fn what_waits_for_me_comes_first() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let first = house.play(&[&ney, &lannes]).await;
        let second = house.play(&[&ney, &lannes]).await;
        house.let_wait(&ney, &first, 0).await;
        house.let_wait(&ney, &second, 0).await;
        assert_eq!(listed(&ney, "/api/matches/mine").await[0], second["id"]);
        let id = second["id"].as_str().unwrap();
        house
            .run(&format!(
                "UPDATE seats SET waits = NULL WHERE match = '{id}' AND seat = 0"
            ))
            .await;
        assert_eq!(listed(&ney, "/api/matches/mine").await[0], first["id"]);
        house
            .run(&format!("UPDATE seats SET number = 7, looked = 4 WHERE match = '{id}'"))
            .await;
        let list = ney.get("/api/matches/mine").await.ok();
        assert_eq!(list["matches"][1]["unseen"], 3);
        // An order by the last change would tell that somebody has acted in secret.
        assert_eq!(list["matches"][1].get("changed"), None);
    })
    .await;
}

#[tokio::test]
async fn past_matches_come_page_by_page() {
    in_each_house(async |house| {
        let ney = house.guest("Ney").await;
        let mut made = Vec::new();
        for _ in 0..35 {
            made.push(create(&ney, drill(json!([me(), open()]))).await["id"].clone());
        }
        // Some end at the same moment.
        house
            .run("UPDATE matches SET status = 'over', changed = created / 50")
            .await;
        let first = ney.get("/api/matches/mine").await.ok();
        let before = first["before"].as_str().expect("another page");
        let second = ney.get(&format!("/api/matches/mine?before={before}")).await.ok();
        assert_eq!(second.get("before"), None);
        let pages = [&first, &second];
        let mut ids: Vec<_> = pages
            .iter()
            .flat_map(|page| page["matches"].as_array().unwrap())
            .collect();
        assert_eq!(ids.len(), 35);
        ids.sort_by_key(|view| view["id"].to_string());
        ids.dedup_by_key(|view| view["id"].to_string());
        assert_eq!(ids.len(), made.len());
    })
    .await;
}

#[tokio::test]
async fn no_flood_of_invitations_hides_what_i_play() {
    in_each_house(async |house| {
        let (ney, lannes) = (house.account("Ney").await, house.guest("Lannes").await);
        let playing = house.play(&[&ney, &lannes]).await;
        let waiting = create(&ney, drill(json!([me(), open()]))).await;
        let murat = house.guest("Murat").await;
        let invited = json!({ "type": "invited", "name": "Ney" });
        let flood = create(&murat, drill(json!([me(), invited]))).await;
        let id = flood["id"].as_str().unwrap();
        let mut sql = String::new();
        for number in 0..239 {
            sql.push_str(&format!(
                "INSERT INTO matches (id, game, scenario, options, status, public, pace, creator, seed, commitment, created, \
                 changed) SELECT 'flood{number}', game, scenario, options, status, public, pace, creator, seed, commitment, \
                 created + {number}, changed FROM matches WHERE id = '{id}'; \
                 INSERT INTO seats (match, seat, name, kind, person) SELECT 'flood{number}', seat, name, kind, person \
                 FROM seats WHERE match = '{id}';"
            ));
        }
        house.run(&sql).await;
        let mut pages = vec![ney.get("/api/matches/mine").await.ok()];
        while let Some(before) = pages.last().unwrap()["before"].as_str() {
            pages.push(ney.get(&format!("/api/matches/mine?before={before}")).await.ok());
        }
        let ids: Vec<_> = pages
            .iter()
            .flat_map(|page| page["matches"].as_array().unwrap())
            .map(|view| view["id"].clone())
            .collect();
        assert_eq!(ids[..2], [playing["id"].clone(), waiting["id"].clone()]);
        assert_eq!(ids.len(), 242);
        let different: std::collections::BTreeSet<_> = ids.iter().map(Value::to_string).collect();
        assert_eq!(different.len(), 242);
    })
    .await;
}

#[tokio::test]
async fn what_nobody_comes_to_is_called_off() {
    in_each_house(async |house| {
        let ney = house.guest("Ney").await;
        let old = create(&ney, drill(json!([me(), open()]))).await;
        let new = create(&ney, drill(json!([me(), open()]))).await;
        let day = 24 * 60 * 60 * 1_000_i64;
        let id = old["id"].as_str().unwrap();
        house
            .run(&format!(
                "UPDATE matches SET changed = changed - {} WHERE id = '{id}'",
                31 * day
            ))
            .await;
        house.app.store.end_old_waiting().await.unwrap();
        let status = async |view: &Value| crate::lobby::house::look(&ney, view).await["status"].clone();
        assert_eq!(
            (status(&old).await, status(&new).await),
            (json!("aborted"), json!("waiting"))
        );
    })
    .await;
}
