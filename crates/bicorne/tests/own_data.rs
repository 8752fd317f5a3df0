//! `bicorne serve --data`: what an operator puts there is read before anything is served.

use client::{Player, Visitor};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::common::bicorne;
use crate::common::served::Served;

fn serve(folder: &TempDir) -> String {
    let data = folder.path().to_str().expect("the path is text");
    let database = folder.path().join("never.sqlite");
    let database = database.to_str().expect("the path is text");
    let ran = bicorne([
        "serve",
        "--listen",
        "127.0.0.1:0",
        "--database",
        database,
        "--data",
        data,
    ]);
    ran.fails(2).to_owned()
}

#[test]
fn a_fault_in_a_file_is_named_with_its_line() {
    let folder = TempDir::new().expect("there is room");
    std::fs::write(folder.path().join("europe.toml"), "[deck]\nnapoleon = 4\nblnk = 3\n").expect("it is written");
    let said = serve(&folder);
    assert!(said.contains("europe.toml, line "), "{said}");
    assert!(said.contains("there is no card \"blnk\""), "{said}");
}

#[test]
fn a_file_that_nobody_reads_is_not_passed_over() {
    let folder = TempDir::new().expect("there is room");
    assert!(serve(&folder).contains("holds nothing: it may hold europe.toml"));
    std::fs::write(folder.path().join("europe.tml"), "").expect("it is written");
    assert!(serve(&folder).contains("europe.tml is not read here: the folder may hold europe.toml"));
}

#[test]
fn a_folder_that_is_not_there_is_named() {
    let ran = bicorne(["serve", "--data", "/nowhere/at-all"]);
    assert!(ran.fails(2).contains("/nowhere/at-all is not there"));
}

const NATIONS: [&str; 7] = ["france", "britain", "prussia", "russia", "ottoman", "austria", "spain"];

/// A folder with a deck of so many cards and set-ups of so many infantry.
fn data_of(cards: u32, infantry: u32) -> TempDir {
    let folder = TempDir::new().expect("there is room");
    let nations = NATIONS.map(|nation| format!("{nation} = {{ infantry = {infantry} }}\n"));
    let text = format!("[deck]\nblank = {cards}\n[all_equal]\n{}", nations.concat());
    std::fs::write(folder.path().join("europe.toml"), text).expect("it is written");
    folder
}

/// A server on the database, with what lies in the folder if there is one.
fn served(database: &str, data: Option<&TempDir>) -> Served {
    let folder = data.map(|data| data.path().to_str().expect("the path is text"));
    let options: Vec<&str> = folder.into_iter().flat_map(|folder| ["--data", folder]).collect();
    Served::start_with(Served::program(), "127.0.0.1:0", database, &options)
}

async fn create(ney: &mut Visitor) -> String {
    let seats = vec![json!({ "type": "me" }); 2];
    ney.create("europe", "basic-all-equal", json!({ "seats": 2 }), seats)
        .await
        .expect("it is made")
}

async fn begin(ney: &mut Visitor, id: &str) {
    let mut part = ney.pledge(id).await.expect("he pledges");
    ney.open(&mut part).await.expect("he adds to the dice");
    ney.start(id).await.expect("it begins");
}

async fn view(ney: &Visitor, id: &str) -> Value {
    let line = ney.line(id, Some(0), None).await.expect("a socket");
    Player::sit(line).await.expect("a welcome").view
}

/// The cards in the deck, and the infantry that each nation places.
fn figures(view: &Value) -> (u64, Vec<u64>) {
    let reserve = view["open"]["reserve"].as_object().expect("pieces to place");
    let infantry = reserve
        .values()
        .map(|force| force["infantry"].as_u64().unwrap_or_default());
    (view["open"]["deck"].as_u64().unwrap_or_default(), infantry.collect())
}

/// What a form is told of the game.
async fn furnished(ney: &mut Visitor) -> Value {
    let games = ney
        .get("/api/games")
        .await
        .and_then(|games| games.good())
        .expect("games");
    let games = games.as_array().expect("a list").iter();
    let mut europe = games.filter(|game| game["name"] == "europe");
    europe.next().expect("it is there")["furnished"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_keeps_what_it_was_made_with_whatever_the_server_is_started_with_later() {
    let folder = TempDir::new().expect("there is room");
    let database = folder.path().join("kept.sqlite");
    let database = database.to_str().expect("the path is text");
    let (first, second) = (data_of(20, 2), data_of(30, 5));

    let server = served(database, Some(&first));
    let mut ney = Visitor::guest(&server.base, "Ney").await.expect("a guest");
    assert_eq!(furnished(&mut ney).await, json!(["data"]));
    let begun = create(&mut ney).await;
    begin(&mut ney, &begun).await;
    let made = create(&mut ney).await;
    let before = view(&ney, &begun).await;
    assert_eq!(figures(&before), (20, vec![2; 6]));
    let sheet = ney.get(&format!("/api/matches/{begun}")).await.unwrap().good().unwrap();
    assert_eq!(sheet["options"]["data"], "own");
    drop(server);

    for (data, own, now) in [
        (Some(&second), json!(["data"]), (30, vec![5; 6])),
        (None, json!([]), (90, vec![8; 6])),
    ] {
        let server = served(database, data);
        let mut ney = ney.moved_to(&server.base);
        assert_eq!(furnished(&mut ney).await, own);
        assert_eq!(view(&ney, &begun).await, before, "it is as it was");
        let new = create(&mut ney).await;
        begin(&mut ney, &new).await;
        assert_eq!(figures(&view(&ney, &new).await), now, "a new one has what there is now");
        if data.is_some() {
            // One that was made, but not begun, has been made with the first.
            begin(&mut ney, &made).await;
        }
        assert_eq!(figures(&view(&ney, &made).await), (20, vec![2; 6]));
        let sheet = ney.get(&format!("/api/matches/{new}")).await.unwrap().good().unwrap();
        assert_eq!(sheet["options"].get("data").is_some(), data.is_some(), "{sheet}");
    }
}
