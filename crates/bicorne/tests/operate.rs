//! The operator's commands, from outside.

use std::path::Path;

use crate::common::journal::saved;
use crate::common::served::Served;
use crate::common::{Folder, Ran, assert_names, bicorne, bicorne_fed, json, listing, program};
use crate::scratch::{Scratch, each};

fn path(folder: &Folder, name: &str) -> String {
    folder.path().join(name).to_str().unwrap().to_owned()
}

/// A database with one match that is over: its id, and its journal.
fn imported(folder: &Folder, database: &str) -> (String, String) {
    let text = saved(1, "operate", &[])[0].text();
    let file = folder.file("match.jsonl", &text);
    let id = bicorne(["import", file.to_str().unwrap(), "--database", database]).succeeds();
    (id.trim().to_owned(), text)
}

#[test]
fn a_match_goes_out_as_it_came_in_also_through_a_backup() {
    let folder = Folder::new();
    let (first, second) = (path(&folder, "first.sqlite"), path(&folder, "second.sqlite"));
    let (id, text) = imported(&folder, &first);
    assert_eq!(bicorne(["export", &id, "--database", &first]).succeeds(), text);
    let backup = path(&folder, "backup.sqlite");
    assert_eq!(bicorne(["backup", &backup, "--database", &first]).succeeds(), "");
    assert_eq!(bicorne(["restore", &backup, "--database", &second]).succeeds(), "");
    let out = path(&folder, "out.jsonl");
    assert_eq!(
        bicorne(["export", &id, "--database", &second, "--out", &out]).succeeds(),
        ""
    );
    assert_eq!(std::fs::read_to_string(&out).unwrap(), text);
    let again = bicorne(["export", &id, "--database", &second, "--out", &out]);
    assert_names(again.fails(1), &["out.jsonl", "cannot be written"]);
    assert_names(
        bicorne(["backup", &backup, "--database", &first]).fails(1),
        &["is there already"],
    );
    assert_names(
        bicorne(["restore", &backup, "--database", &second]).fails(1),
        &["not empty"],
    );
}

#[test]
fn whatever_simulate_saves_can_be_imported() {
    let order = include_str!("../../battles/orders/learning.toml");
    let order = format!("order={order}");
    let simulations: [&[&str]; 4] = [
        &["battles", "own", "--option", &order],
        &[
            "drill",
            "default",
            "--option",
            "rounds=2",
            "--option",
            "partnership=false",
        ],
        &["triumph", "december-2", "--seed", "december 7"],
        &["drill", "default", "--seed", "../é?"],
    ];
    let folder = Folder::new();
    let database = path(&folder, "bicorne.sqlite");
    for (number, simulation) in simulations.iter().enumerate() {
        let saved = path(&folder, &number.to_string());
        bicorne([&["simulate"], *simulation, &["--games", "1", "--save", &saved]].concat()).succeeds();
        let file = &listing(Path::new(&saved))[0];
        let id = bicorne(["import", file.to_str().unwrap(), "--database", &database]).succeeds();
        let text = bicorne(["export", id.trim(), "--database", &database]).succeeds();
        assert_eq!(text, std::fs::read_to_string(file).unwrap());
    }
}

#[test]
fn the_database_may_be_named_by_the_environment() {
    let folder = Folder::new();
    let database = path(&folder, "bicorne.sqlite");
    let (id, text) = imported(&folder, &database);
    let output = program()
        .args(["export", &id])
        .env("BICORNE_DATABASE", &database)
        .output()
        .unwrap();
    assert_eq!(Ran::of(output).succeeds(), text);
}

#[test]
fn what_is_not_there_is_named_in_one_sentence() {
    let folder = Folder::new();
    let database = path(&folder, "bicorne.sqlite");
    imported(&folder, &database);
    for (args, words) in [
        (vec!["export", "ulm"], "There is no match \"ulm\"."),
        (vec!["admin", "close", "ulm"], "There is no match \"ulm\"."),
        (vec!["admin", "ban", "Grouchy"], "There is nobody called \"Grouchy\"."),
        (vec!["admin", "unban", "Grouchy"], "There is nobody called \"Grouchy\"."),
        (vec!["user", "reset", "Grouchy"], "There is nobody called \"Grouchy\"."),
    ] {
        let ran = bicorne(args.iter().copied().chain(["--database", &database]));
        assert_eq!(ran.fails(1), words, "{args:?}");
    }
    let nowhere = path(&folder, "nowhere.sqlite");
    for command in [vec!["admin", "list"], vec!["backup", "x.sqlite"], vec!["export", "ulm"]] {
        let ran = bicorne(command.iter().copied().chain(["--database", &nowhere]));
        assert_names(ran.fails(1), &["There is no database file", "nowhere.sqlite"]);
    }
    assert!(!Path::new(&nowhere).exists() && !Path::new("x.sqlite").exists());
    let ran = bicorne(["admin", "list", "--database", "mysql://localhost/bicorne"]);
    assert_names(ran.fails(2), &["must be a file path"]);
}

#[test]
fn a_match_that_is_over_is_not_closed() {
    let folder = Folder::new();
    let database = path(&folder, "bicorne.sqlite");
    let (id, _) = imported(&folder, &database);
    let ran = bicorne(["admin", "close", &id, "--database", &database]);
    assert_names(ran.fails(1), &[&id, "is over already"]);
}

#[test]
fn the_list_is_a_table_or_json() {
    let folder = Folder::new();
    let database = path(&folder, "bicorne.sqlite");
    let (id, _) = imported(&folder, &database);
    let table = bicorne(["admin", "list", "--database", &database]).succeeds();
    assert_names(&table, &["LAST SEEN", "LAST CHANGE", &id, "drill, default", "over"]);
    let matches = bicorne(["admin", "list", "--matches", "--database", &database]).succeeds();
    assert_eq!(matches.lines().count(), 2, "{matches}");
    let lists = json(&bicorne(["admin", "list", "--json", "--database", &database]).succeeds());
    assert_eq!(lists["people"], json("[]"));
    assert_eq!(lists["matches"][0]["id"], id.as_str());
}

#[test]
fn a_file_that_is_no_journal_is_refused() {
    let folder = Folder::new();
    let database = path(&folder, "bicorne.sqlite");
    let letter = folder.file("letter.txt", "Soldiers!");
    let ran = bicorne(["import", letter.to_str().unwrap(), "--database", &database]);
    assert_names(ran.fails(1), &["letter.txt", "not the header"]);
    let ran = bicorne(["import", &path(&folder, "nothing.jsonl"), "--database", &database]);
    assert_names(ran.fails(2), &["nothing.jsonl", "cannot be read"]);
    assert!(!Path::new(&database).exists());
}

#[test]
fn what_cannot_be_served_is_said_before_anything_is_touched() {
    let folder = Folder::new();
    let database = path(&folder, "bicorne.sqlite");
    for (args, words) in [
        (
            vec!["--public-url", "bicorne.example"],
            "\"bicorne.example\" is no address",
        ),
        (vec!["--smtp", "smtp://localhost"], "mail needs --mail-from"),
        (
            vec!["--smtp", "smtp://localhost", "--mail-from", "a@example.org"],
            "mail needs --public-url",
        ),
        (
            vec![
                "--smtp",
                "ftp://u:secret@host",
                "--mail-from",
                "a@example.org",
                "--public-url",
                "https://b.example",
            ],
            "The mail server must be given as",
        ),
    ] {
        let ran = bicorne(["serve", "--database", &database].into_iter().chain(args));
        let sentence = ran.fails(2);
        assert_names(sentence, &[words]);
        assert!(!sentence.contains("secret"), "{sentence}");
    }
    let ran = bicorne_fed(["serve", "--trusted-proxy", "nginx"], b"");
    assert_names(ran.is_refused_by_usage(), &["--trusted-proxy"]);
    let output = program()
        .arg("serve")
        .env("BICORNE_LOG", "server=loud")
        .output()
        .unwrap();
    assert_names(Ran::of(output).fails(2), &["BICORNE_LOG"]);
    assert!(!Path::new(&database).exists());
}

/// What a database holds of its matches.
async fn stored(scratch: &Scratch) -> Vec<String> {
    let mut all = Vec::new();
    for sql in [
        "SELECT CAST(MAX(version) AS TEXT) FROM schema",
        "SELECT id || status || seed || header FROM matches ORDER BY id",
        "SELECT match || line FROM entries ORDER BY match, n",
    ] {
        all.extend(scratch.texts(sql).await);
    }
    all
}

/// On SQLite, and on PostgreSQL where the run is about it: its suite runs this test as well.
#[tokio::test]
async fn a_database_is_inspected_before_an_upgrade_and_stays_as_it_is() {
    each(async |scratch| {
        let folder = Folder::new();
        let database = scratch.url.as_str();
        let missing = if scratch.is_file() {
            "no database file"
        } else {
            "not one of Bicorne's"
        };
        assert_names(bicorne(["inspect", database]).fails(1), &[missing]);
        let (id, _) = imported(&folder, database);
        let good = bicorne(["inspect", database]).succeeds();
        assert_eq!(good, "1 match that this program can play, and none that it cannot\n");
        // A second one, as a newer program would have begun it.
        let text = saved(1, "newer", &[])[0].text();
        let file = folder.file("newer.jsonl", &text);
        let newer = bicorne(["import", file.to_str().unwrap(), "--database", database]).succeeds();
        let newer = newer.trim();
        let rules = "SELECT header FROM matches";
        let known = scratch.texts(rules).await[0]
            .split(',')
            .find(|part| part.starts_with("\"rules\":"))
            .unwrap()
            .to_owned();
        scratch
            .run(&format!(
                "UPDATE matches SET header = REPLACE(header, '{known},', '\"rules\":99,') WHERE id = '{newer}'"
            ))
            .await;
        let before = stored(scratch).await;
        let ran = bicorne(["inspect", database]);
        assert_names(
            ran.fails(1),
            &["of 2 matches this program cannot play 1", "stays as it is"],
        );
        assert_names(
            &ran.stdout,
            &[
                &format!("{newer}  drill default, over"),
                "version 99 of the rules of drill",
            ],
        );
        assert!(!ran.stdout.contains(&id), "{}", ran.stdout);
        assert_eq!(stored(scratch).await, before);
        let text = bicorne(["export", newer, "--database", database]).succeeds();
        assert_names(&text, &["\"rules\":99,"]);
    })
    .await;
}

/// For reading and nothing else: a file is not even touched.
#[test]
fn a_file_that_is_inspected_is_not_written_to() {
    let folder = Folder::new();
    let database = path(&folder, "bicorne.sqlite");
    imported(&folder, &database);
    let before = std::fs::read(&database).unwrap();
    bicorne(["inspect", &database]).succeeds();
    assert_eq!(std::fs::read(&database).unwrap(), before);
}

#[test]
fn a_second_server_on_the_same_database_is_refused_and_told_who_has_it() {
    let folder = Folder::new();
    let database = path(&folder, "club.sqlite");
    let first = Served::start(Served::program(), "127.0.0.1:0", &database);
    let second = Served::program()
        .args(["serve", "--listen", "127.0.0.1:0", "--database", &database])
        .output()
        .unwrap();
    assert_eq!(second.status.code(), Some(1));
    let said = String::from_utf8(second.stderr).unwrap();
    let address = first.base.trim_start_matches("http://");
    let holder = format!(
        "The database is in use by the server at {address} (process {})",
        first.process.id()
    );
    assert!(said.contains(&holder), "{said}");
    drop(first);
    Served::start(Served::program(), "127.0.0.1:0", &database);
}
