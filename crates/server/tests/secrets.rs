//! No secret stands in clear in the database or in the log. The log is that of the whole process, so this
//! test needs one of its own, as nextest gives to each.

use crate::browser::{Browser, sign_in, start};
use crate::captured::Log;
use crate::scratch::{Scratch, each};
use serde_json::{Value, json};

/// Everything there is in the database.
async fn dump(scratch: &Scratch) -> String {
    if scratch.is_file() {
        let folder = std::path::Path::new(&scratch.url).parent().unwrap();
        let files = folder
            .read_dir()
            .unwrap()
            .map(|file| std::fs::read(file.unwrap().path()).unwrap());
        let bytes: Vec<u8> = files.flatten().collect();
        return String::from_utf8_lossy(&bytes).into_owned();
    }
    let tables = "SELECT CAST(tablename AS TEXT) FROM pg_tables WHERE schemaname = current_schema()";
    let mut text = String::new();
    for table in scratch.texts(tables).await {
        for row in scratch.texts(&format!("SELECT CAST(t AS TEXT) FROM {table} t")).await {
            text += &row;
        }
    }
    text
}

fn text(value: &Value) -> String {
    value.as_str().unwrap().to_owned()
}

#[tokio::test]
async fn no_secret_is_kept_in_clear() {
    let log = Log::capture(tracing::Level::TRACE);
    each(async |scratch| {
        let address = start(&scratch.url, |settings| settings.limits = true).await;
        let (mut guest, given) = Browser::guest(address, "Marshal Michel").await;
        let link = guest.ok("POST", "/api/me/link", "").await;
        let mut secrets = vec![text(&given["link"]), text(&link["token"]), guest.token()];
        let (mut ney, account) = Browser::account(address, "Marshal Ney", "la garde meurt").await;
        secrets.extend(["la garde meurt".to_owned(), text(&account["recovery"]), ney.token()]);
        ney.call("POST", "/api/sessions", &sign_in("Marshal Ney", "la garde se rend"))
            .await;
        secrets.push("la garde se rend".to_owned());
        let change = json!({ "old": "la garde meurt", "new": "waterloo 1815" });
        ney.ok("POST", "/api/me/password", &change.to_string()).await;
        secrets.push("waterloo 1815".to_owned());
        ney.ok("POST", "/api/me/claim", &link.to_string()).await;
        let recover = json!({ "name": "Marshal Ney", "code": account["recovery"], "password": "austerlitz 1805" });
        let again = ney.ok("POST", "/api/accounts/recover", &recover.to_string()).await;
        secrets.extend(["austerlitz 1805".to_owned(), text(&again["recovery"]), ney.token()]);
        for recovery in [&account["recovery"], &again["recovery"]] {
            secrets.push(text(recovery).replace('-', ""));
        }
        // A failure of the database is logged, too.
        scratch.run("ALTER TABLE notes RENAME TO noted").await;
        let failed = ney.call("DELETE", "/api/me", r#"{"password":"austerlitz 1805"}"#).await;
        assert_eq!(failed.status, 503);

        let stored = dump(scratch).await;
        // It does hold what was stored.
        assert!(
            stored.contains("Marshal Ney") && stored.contains("$argon2id$"),
            "{stored}"
        );
        let logged = log.text();
        assert!(logged.contains("notes") && logged.contains("ERROR"), "{logged}");
        for secret in &secrets {
            assert!(!stored.contains(secret), "{secret} stands in the database");
            assert!(!logged.contains(secret), "{secret} stands in the log");
        }
    })
    .await;
}
