//! Backups, taken from and restored into both kinds of database.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::scratch::{Scratch, each};
use server::Store;
use server::ids::MatchId;
use server::operate::{backup, restore};
use server::store::VERSION;
use server::store::journal::Journal;
use server::store::tables::{Holds, TABLES, Table};
use tempfile::TempDir;

const MATCHES: usize = 5;

/// A row in every table, with and without what may be missing.
const FILLED: &str = "
    INSERT INTO people (id, kind, name, name_key, password, recovery, link, email, webhook, unsubscribed, unsubscribe, banned, language, created, seen, skeleton, webhook_shape, notices, mailbox, confirmed, asked, confirm, confirm_until, told)
        VALUES ('ney', 'account', 'Ney', 'ney', 'p', 'r', 'l', 'ney@example.org', 'https://example.org/', 1, 'u', 1, 'en', 1, 2, 'ney', 'ntfy', 'turns', 'm', 1, 12, 'c', 13, 14),
               ('davout', 'guest', 'Davout \u{1F3A9}', NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, 0, 'it', 3, 4, NULL, NULL, 'all', NULL, 0, NULL, NULL, NULL, NULL);
    INSERT INTO sessions VALUES ('s', 't', 'ney', 'a phone', 5, 6);
    INSERT INTO matches (id, code, game, scenario, options, status, public, pace, creator, seed, commitment, header, outcome, summed, rematch, created, started, changed, round, fixed, signed)
        VALUES ('auerstedt', 'ABCDE', 'drill', 'default', '{}', 'playing', 1, '{}', 'ney', 'seed', 'hash', '{}', NULL, 7, 'jena', 8, 9, 10, 2, 12, '{}');
    INSERT INTO seats VALUES ('auerstedt', 0, 'red', 'person', 'ney', 'label', 'level', 'salt', 'davout', 'draw', 1, 2, 3, 4, 5, 6, '50ms', 7, 1, 8, 'pledge'),
                             ('auerstedt', 1, 'blue', 'open', NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, 0, NULL, NULL, 0, 0, NULL, NULL);
    INSERT INTO sittings VALUES ('auerstedt', 0, 1, 'davout', 0, 0, 1), ('auerstedt', 0, 2, 'ney', 7, 1, NULL);
    INSERT INTO mailboxes VALUES ('m', 'tok', 15, 16), ('n', 'tik', NULL, NULL);
    INSERT INTO mails VALUES ('m', 20000, 3);
    INSERT INTO notices VALUES ('auerstedt', 0, 'letter', 1, 2, 17, 1, 18), ('auerstedt', 1, 'late', -1, 0, 19, 0, NULL);
    INSERT INTO entries VALUES ('auerstedt', 1, '{\"n\":1}'), ('auerstedt', 2, '{\"n\":2}');
    INSERT INTO drafts VALUES ('auerstedt', 0, '0.1', '[]');
    INSERT INTO talk VALUES ('auerstedt', 1, 'all', NULL, 'davout', 'Buongiorno', 11, 1);
    INSERT INTO notes VALUES ('auerstedt', 'ney', 'Hold the village.');
    INSERT INTO observers VALUES ('auerstedt', 'davout');";

async fn filled(scratch: &Scratch) {
    Store::open(&scratch.url).await.unwrap().close().await;
    scratch.run(FILLED).await;
}

/// Every row of a table in words, in no order that a database could choose.
async fn rows(scratch: &Scratch, table: &Table) -> Vec<String> {
    let cells: Vec<_> = table
        .columns
        .iter()
        .map(|column| format!("COALESCE(CAST({} AS TEXT), 'nothing')", column.name))
        .collect();
    let sql = format!("SELECT {} FROM {}", cells.join(" || '|' || "), table.name);
    let mut rows = scratch.texts(&sql).await;
    rows.sort();
    rows
}

async fn everything(scratch: &Scratch) -> BTreeMap<&'static str, Vec<String>> {
    let mut everything = BTreeMap::new();
    for table in TABLES {
        everything.insert(table.name, rows(scratch, table).await);
    }
    everything
}

fn target(folder: &TempDir) -> PathBuf {
    folder.path().join("backup.sqlite")
}

/// Nobody else on the machine reads it.
#[track_caller]
fn assert_private(file: &Path) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let mode = file.metadata().unwrap().permissions().mode() & 0o777;
        assert_eq!(mode, 0o600);
    }
}

#[track_caller]
fn assert_alone(file: &Path) {
    let beside: Vec<_> = file.parent().unwrap().read_dir().unwrap().flatten().collect();
    assert_eq!(beside.len(), 1, "{beside:?}");
}

#[tokio::test]
async fn the_list_of_tables_is_the_schema() {
    const SQLITE: &str = "SELECT t.name || '.' || c.name || ' ' || c.type FROM sqlite_master t, \
                          pragma_table_info(t.name) c WHERE t.type = 'table' AND t.name <> 'schema'";
    const POSTGRES: &str = "SELECT table_name || '.' || column_name || ' ' || upper(data_type) \
                            FROM information_schema.columns WHERE table_schema = current_schema() AND table_name <> 'schema'";
    each(async |scratch| {
        Store::open(&scratch.url).await.unwrap().close().await;
        let sql = if scratch.is_file() { SQLITE } else { POSTGRES };
        let mut real = scratch.texts(sql).await;
        real.sort();
        let kind = |holds| if holds == Holds::Text { "TEXT" } else { "BIGINT" };
        let mut listed: Vec<_> = TABLES
            .iter()
            .flat_map(|table| table.columns.iter().map(move |column| (table, column)))
            .map(|(table, column)| format!("{}.{} {}", table.name, column.name, kind(column.holds)))
            .collect();
        listed.sort();
        assert_eq!(listed, real);
    })
    .await;
}

#[tokio::test]
async fn what_is_restored_is_what_was_there() {
    each(async |source| {
        filled(source).await;
        let before = everything(source).await;
        assert!(before.values().all(|rows| !rows.is_empty()), "{before:?}");
        each(async |copy| {
            let folder = tempfile::tempdir().unwrap();
            backup(&source.url, &target(&folder)).await.unwrap();
            assert_alone(&target(&folder));
            assert_private(&target(&folder));
            restore(&target(&folder), &copy.url).await.unwrap();
            assert_eq!(everything(copy).await, before);
            assert_alone(&target(&folder));
        })
        .await;
        assert_eq!(everything(source).await, before);
    })
    .await;
}

#[tokio::test]
async fn a_server_can_run_from_the_backup_itself() {
    each(async |source| {
        filled(source).await;
        let folder = tempfile::tempdir().unwrap();
        backup(&source.url, &target(&folder)).await.unwrap();
        let store = Store::open(target(&folder).to_str().unwrap()).await.unwrap();
        assert_eq!(store.version().await.unwrap(), VERSION);
        let auerstedt = MatchId("auerstedt".to_owned());
        assert_eq!(store.entries(&auerstedt).await.unwrap().len(), 2);
    })
    .await;
}

fn line(id: &MatchId, n: u32) -> String {
    format!("{{\"n\":{n},\"of\":\"{id}\"}}")
}

async fn write_until(journal: Journal, id: MatchId, stop: Arc<AtomicBool>) -> u32 {
    let mut next = 1;
    while !stop.load(Ordering::Relaxed) {
        // Some answers are several entries, which come all or not at all.
        let lines: Vec<_> = (next..=next + next % 3).map(|n| line(&id, n)).collect();
        let count = lines.len() as u32;
        journal.append(&id, next, lines).await.unwrap();
        next += count;
    }
    next - 1
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_taken_while_people_play_has_no_gaps() {
    each(async |source| {
        let store = Store::open(&source.url).await.unwrap();
        let journal = Journal::open(store.clone());
        let ids: Vec<_> = (0..MATCHES).map(|_| MatchId::new()).collect();
        let stop = Arc::new(AtomicBool::new(false));
        let writers: Vec<_> = ids
            .iter()
            .map(|id| tokio::spawn(write_until(journal.clone(), id.clone(), stop.clone())))
            .collect();
        while store.entries(&ids[0]).await.unwrap().len() < 20 {
            tokio::task::yield_now().await;
        }
        let folder = tempfile::tempdir().unwrap();
        backup(&source.url, &target(&folder)).await.unwrap();
        let after = store.entries(&ids[0]).await.unwrap().len();
        while store.entries(&ids[0]).await.unwrap().len() < after + 20 {
            tokio::task::yield_now().await;
        }
        stop.store(true, Ordering::Relaxed);
        each(async |copy| {
            restore(&target(&folder), &copy.url).await.unwrap();
            let restored = Store::open(&copy.url).await.unwrap();
            for id in &ids {
                let entries = restored.entries(id).await.unwrap();
                let first: Vec<_> = (1..=entries.len() as u32).map(|n| line(id, n)).collect();
                assert_eq!(entries, first);
                // An answer of three entries ends with one whose number is not in its middle.
                let whole = whole_answers(entries.len() as u32);
                assert!(whole, "{} entries end inside an answer", entries.len());
            }
            let first = restored.entries(&ids[0]).await.unwrap().len();
            assert!((20..=after).contains(&first), "{first} of {after}");
        })
        .await;
        for writer in writers {
            assert!(writer.await.unwrap() >= 20);
        }
    })
    .await;
}

/// Whether this many entries are what `write_until` writes in whole answers.
fn whole_answers(entries: u32) -> bool {
    let mut next = 1;
    while next <= entries {
        next += next % 3 + 1;
    }
    next == entries + 1
}

#[tokio::test]
async fn nothing_is_overwritten() {
    each(async |source| {
        filled(source).await;
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(target(&folder), "Dispatches").unwrap();
        let sentence = backup(&source.url, &target(&folder)).await.unwrap_err().to_string();
        assert!(
            sentence.ends_with("is there already: a backup does not overwrite anything."),
            "{sentence}"
        );
        assert_eq!(std::fs::read_to_string(target(&folder)).unwrap(), "Dispatches");
        assert_alone(&target(&folder));
    })
    .await;
}

#[tokio::test]
async fn only_a_new_database_takes_a_backup() {
    each(async |source| {
        filled(source).await;
        let folder = tempfile::tempdir().unwrap();
        backup(&source.url, &target(&folder)).await.unwrap();
        let before = everything(source).await;
        let sentence = restore(&target(&folder), &source.url).await.unwrap_err().to_string();
        assert_eq!(
            sentence,
            "A backup is restored only into a new database, and this one is not empty."
        );
        assert_eq!(everything(source).await, before);
    })
    .await;
}

#[tokio::test]
async fn a_newer_database_is_left_as_it_is() {
    each(async |source| {
        filled(source).await;
        let folder = tempfile::tempdir().unwrap();
        source.run("INSERT INTO schema (version) VALUES (1805)").await;
        let backed_up = backup(&source.url, &target(&folder)).await;
        if source.is_file() {
            // A file is copied as it is, and only who knows its schema can restore it.
            backed_up.unwrap();
            let before = std::fs::read(target(&folder)).unwrap();
            let new = folder.path().join("new.sqlite");
            let sentence = restore(&target(&folder), new.to_str().unwrap())
                .await
                .unwrap_err()
                .to_string();
            assert!(
                sentence.starts_with("The database has schema version 1805"),
                "{sentence}"
            );
            assert_eq!(std::fs::read(target(&folder)).unwrap(), before);
            assert!(!new.exists());
        } else {
            let sentence = backed_up.unwrap_err().to_string();
            assert!(
                sentence.starts_with("The database has schema version 1805"),
                "{sentence}"
            );
            assert!(!target(&folder).exists());
        }
        let versions = source.texts("SELECT CAST(MAX(version) AS TEXT) FROM schema").await;
        assert_eq!(versions, ["1805"]);
    })
    .await;
}

#[tokio::test]
async fn what_is_no_database_of_ours_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let nothing = folder.path().join("nothing.sqlite");
    let sentence = backup(nothing.to_str().unwrap(), &target(&folder))
        .await
        .unwrap_err()
        .to_string();
    assert!(sentence.starts_with("There is no database file"), "{sentence}");
    assert!(!nothing.exists() && !target(&folder).exists());
    std::fs::write(&nothing, "").unwrap();
    let sentence = backup(nothing.to_str().unwrap(), &target(&folder))
        .await
        .unwrap_err()
        .to_string();
    assert_eq!(sentence, "The database is not one of Bicorne's.");
    assert!(!target(&folder).exists());
    let elsewhere = folder.path().join("no/such/folder/backup.sqlite");
    let sentence = restore(&nothing, elsewhere.to_str().unwrap())
        .await
        .unwrap_err()
        .to_string();
    assert_eq!(sentence, "The database is not one of Bicorne's.");
    assert!(!elsewhere.exists());
}

/// A row that the other database does not take, or that is none, is named: otherwise nobody finds it among thousands.
#[tokio::test]
async fn a_row_that_cannot_be_copied_is_named() {
    each(async |copy| {
        for (spoil, row) in [
            (
                "UPDATE talk SET text = CAST(x'41ff' AS TEXT)",
                "talk (match auerstedt, n 1)",
            ),
            (
                "UPDATE seats SET looked = 'often' WHERE seat = 1",
                "seats (match auerstedt, seat 1)",
            ),
            (
                "UPDATE notes SET text = 'a' || char(0) || 'b'",
                "notes (match auerstedt, person ney)",
            ),
        ] {
            let folder = tempfile::tempdir().unwrap();
            let source = folder.path().join("source.sqlite");
            let url = source.to_str().unwrap();
            Store::open(url).await.unwrap().close().await;
            crate::scratch::in_file(url, FILLED).await;
            crate::scratch::in_file(url, spoil).await;
            let restored = restore(&source, &copy.url).await;
            if spoil.contains("char(0)") && copy.is_file() {
                // SQLite keeps any text.
                restored.unwrap();
                continue;
            }
            let said = restored.unwrap_err().to_string();
            assert!(said.contains(row), "{said}");
            assert!(everything(copy).await["people"].is_empty());
        }
    })
    .await;
}
