//! The store, the same on both databases.

use std::net::TcpListener;

use crate::scratch::each;
use server::store::VERSION;
use server::{Store, StoreError};

const OPENERS: usize = 8;

async fn refusal(url: &str) -> String {
    Store::open(url).await.expect_err("a refusal").to_string()
}

#[tokio::test]
async fn a_new_database_is_migrated() {
    each(async |scratch| {
        let store = Store::open(&scratch.url).await.unwrap();
        assert_eq!(store.version().await.unwrap(), VERSION);
        let created = store.meta("created").await.unwrap().expect("a time");
        assert!(created.parse::<u64>().is_ok(), "{created}");
        assert_eq!(store.meta("nothing").await.unwrap(), None);
    })
    .await;
}

#[tokio::test]
async fn a_database_opens_again_as_it_was() {
    each(async |scratch| {
        let first = Store::open(&scratch.url).await.unwrap();
        scratch.run("UPDATE meta SET value = '12' WHERE key = 'created'").await;
        first.close().await;
        let second = Store::open(&scratch.url).await.unwrap();
        assert_eq!(second.meta("created").await.unwrap().as_deref(), Some("12"));
        assert_eq!(second.version().await.unwrap(), VERSION);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn many_may_open_a_new_database_at_once() {
    each(async |scratch| {
        let openers: Vec<_> = (0..OPENERS)
            .map(|_| {
                let url = scratch.url.clone();
                tokio::spawn(async move { Store::open(&url).await })
            })
            .collect();
        for opener in openers {
            let store = opener.await.unwrap().unwrap();
            assert_eq!(store.version().await.unwrap(), VERSION);
        }
    })
    .await;
}

#[tokio::test]
async fn a_newer_schema_is_refused() {
    each(async |scratch| {
        Store::open(&scratch.url).await.unwrap().close().await;
        scratch.run("INSERT INTO schema (version) VALUES (1805)").await;
        assert_eq!(
            refusal(&scratch.url).await,
            format!(
                "The database has schema version 1805 but this program knows only up to {VERSION}: run a newer Bicorne."
            )
        );
    })
    .await;
}

#[tokio::test]
async fn a_ping_needs_the_database() {
    each(async |scratch| {
        let store = Store::open(&scratch.url).await.unwrap();
        store.ping().await.unwrap();
        scratch.ruin().await;
        store.ping().await.unwrap_err();
    })
    .await;
}

#[tokio::test]
async fn a_deleted_file_is_not_made_anew() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("bicorne.sqlite");
    let store = Store::open(path.to_str().unwrap()).await.unwrap();
    std::fs::remove_file(&path).unwrap();
    assert!(matches!(store.ping().await, Err(StoreError::Gone { .. })));
    assert!(!path.exists());
}

#[tokio::test]
async fn the_folder_of_a_file_is_made() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("data/club/bicorne.sqlite");
    Store::open(&format!("sqlite:{}", path.display()))
        .await
        .unwrap()
        .ping()
        .await
        .unwrap();
    assert!(path.exists());
}

#[tokio::test]
async fn a_file_that_is_no_database_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("letter.txt");
    std::fs::write(&path, "Soldiers, I am pleased with you. ".repeat(100)).unwrap();
    let sentence = refusal(path.to_str().unwrap()).await;
    assert!(sentence.contains("letter.txt cannot be opened"), "{sentence}");
    assert!(sentence.contains("file is not a database"), "{sentence}");
}

#[tokio::test]
async fn a_closed_port_is_no_postgresql() {
    // A port that was free a moment ago.
    let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let sentence = refusal(&format!("postgres://club:secret@127.0.0.1:{port}/bicorne")).await;
    let start = format!("Cannot connect to PostgreSQL at 127.0.0.1:{port}: Connection refused");
    assert!(sentence.starts_with(&start), "{sentence}");
    assert!(!sentence.contains("secret"), "{sentence}");
}

#[tokio::test]
async fn a_silent_port_is_no_postgresql() {
    // It accepts the connection and never says a word.
    let silent = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = silent.local_addr().unwrap().port();
    assert_eq!(
        refusal(&format!("postgres://club@127.0.0.1:{port}/bicorne")).await,
        format!("Cannot connect to PostgreSQL at 127.0.0.1:{port}: no answer within 3 seconds.")
    );
}

#[tokio::test]
async fn an_address_that_cannot_be_read_is_refused() {
    let sentence = refusal("postgres://club@localhost:port/bicorne").await;
    assert!(
        sentence.starts_with("The postgres:// address of the database cannot be read"),
        "{sentence}"
    );
    assert!(
        refusal("mysql://localhost/bicorne")
            .await
            .starts_with("The database must be a file path")
    );
}

#[tokio::test]
async fn one_server_at_a_time_has_the_database() {
    each(async |scratch| {
        let (here, there) = (
            Store::open(&scratch.url).await.unwrap(),
            Store::open(&scratch.url).await.unwrap(),
        );
        let tenure = here.occupy("the server at 127.0.0.1:1805").await.unwrap();
        let refused = there.occupy("another").await.map(drop).expect_err("it is taken");
        assert_eq!(
            refused.to_string(),
            "The database is in use by the server at 127.0.0.1:1805: one server at a time plays on it. Stop that one \
             first, or give this one another database."
        );
        drop(tenure);
        there.occupy("another").await.expect("it is free");
    })
    .await;
}

/// A newer program must not change the schema under one that plays.
#[tokio::test]
async fn nothing_is_migrated_under_a_server_that_plays() {
    each(async |scratch| {
        let (here, _tenure) = Store::open_to_play(&scratch.url, "this").await.unwrap();
        let version = here.version().await.unwrap();
        // As if that one knew a migration less.
        scratch
            .run(&format!("DELETE FROM schema WHERE version = {version}"))
            .await;
        let refused = Store::open_to_play(&scratch.url, "another").await.map(drop);
        assert!(matches!(refused, Err(StoreError::Occupied { .. })), "{refused:?}");
        assert_eq!(here.version().await.unwrap(), version - 1);
    })
    .await;
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_on_the_machine_reads_the_files_of_a_database() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("bicorne.sqlite");
    let store = Store::open(path.to_str().unwrap()).await.unwrap();
    let _tenure = store.occupy("this").await.unwrap();
    store.ping().await.unwrap();
    let mut names = Vec::new();
    for file in std::fs::read_dir(folder.path()).unwrap() {
        let file = file.unwrap();
        let mode = file.metadata().unwrap().permissions().mode() & 0o777;
        assert_eq!(mode, 0o600, "{:?}", file.file_name());
        names.push(file.file_name().into_string().unwrap());
    }
    names.sort();
    assert_eq!(
        names,
        [
            "bicorne.sqlite",
            "bicorne.sqlite-server",
            "bicorne.sqlite-shm",
            "bicorne.sqlite-wal"
        ]
    );
}

/// Only SQLite's: PostgreSQL looks after its own pages.
#[tokio::test]
async fn a_file_whose_pages_were_overwritten_says_so() {
    each(async |scratch| {
        let store = Store::open(&scratch.url).await.unwrap();
        store.check_whole().await.unwrap();
        store.close().await;
        if !scratch.is_file() {
            return;
        }
        let mut bytes = std::fs::read(&scratch.url).unwrap();
        let last = bytes.len() - 2048;
        bytes[last..].fill(0x55);
        std::fs::write(&scratch.url, bytes).unwrap();
        let store = Store::inspect(&scratch.url).await.unwrap();
        let said = store.check_whole().await.unwrap_err().to_string();
        assert!(said.starts_with("The database file is damaged ("), "{said}");
    })
    .await;
}
