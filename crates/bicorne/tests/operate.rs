//! The operator's commands, from outside.

use std::path::Path;

use crate::common::journal::saved;
use crate::common::{Folder, Ran, assert_names, bicorne, bicorne_fed, json, program};

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

/// Copies a match under another id, with another version of its rules: as a newer program would have begun it.
fn add_newer(database: &str, id: &str) {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let store = server::Store::visit(database).await.unwrap();
        let known = server::ids::MatchId(id.to_owned());
        let mut row = store.find_match(&known).await.unwrap().unwrap();
        row.id = server::ids::MatchId("newer".to_owned());
        let header = row.header.unwrap();
        let rules = header.find("\"rules\":").unwrap() + "\"rules\":".len();
        let end = rules + header[rules..].find(',').unwrap();
        row.header = Some(format!("{}99{}", &header[..rules], &header[end..]));
        store.add_match(&row, &[]).await.unwrap();
        store.close().await;
    });
}

#[test]
fn a_database_is_inspected_before_an_upgrade_and_stays_as_it_is() {
    let folder = Folder::new();
    let database = path(&folder, "bicorne.sqlite");
    assert_names(bicorne(["inspect", &database]).fails(1), &["no database file"]);
    let (id, _) = imported(&folder, &database);
    let good = bicorne(["inspect", &database]).succeeds();
    assert_eq!(good, "1 match that this program can play, and none that it cannot\n");
    add_newer(&database, &id);
    let before = std::fs::read(&database).unwrap();
    let ran = bicorne(["inspect", &database]);
    assert_names(
        ran.fails(1),
        &["of 2 matches this program cannot play 1", "stays as it is"],
    );
    assert_names(
        &ran.stdout,
        &["newer  drill default, over", "version 99 of the rules of drill"],
    );
    assert!(!ran.stdout.contains(&id), "{}", ran.stdout);
    assert_eq!(std::fs::read(&database).unwrap(), before);
    let text = bicorne(["export", "newer", "--database", &database]).succeeds();
    assert_names(&text, &["\"rules\":99,"]);
}
