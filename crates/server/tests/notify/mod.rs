//! Who is told that it is his turn: against a mail server and a web server of our own, over real sockets.

mod confirming;
mod news;

use std::collections::HashSet;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use crate::browser::{Browser, start};
use crate::scratch::{Scratch, each};
use crate::sink::{Posts, Smtp, readable};
use server::ids::PersonId;
use server::metrics::Metrics;
use server::notify::{MailSettings, Notifier, Pacing};
use server::{Settings, Store};
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

/// So many rounds are enough for whatever must not happen.
const ROUNDS: Duration = Duration::from_millis(300);

struct Watch {
    here: Arc<Mutex<HashSet<String>>>,
    metrics: Metrics,
    task: JoinHandle<()>,
}

impl Drop for Watch {
    fn drop(&mut self) {
        self.task.abort();
    }
}

fn pacing() -> Pacing {
    Pacing {
        every: Duration::from_millis(20),
        after: Duration::from_secs(60),
        gather: Duration::ZERO,
        pauses: [10, 10, 10, 10].map(Duration::from_millis).to_vec(),
    }
}

/// A notifier on a database with Ney, who has mail, at both seats of a match that waits for nobody yet.
async fn watch(scratch: &Scratch, smtp: Option<&Smtp>, to_private: bool) -> Watch {
    watch_with(scratch, smtp, pacing(), |settings| {
        settings.webhooks_to_private = to_private
    })
    .await
}

async fn watch_with(
    scratch: &Scratch,
    smtp: Option<&Smtp>,
    pacing: Pacing,
    change: impl FnOnce(&mut Settings),
) -> Watch {
    let store = Store::open(&scratch.url).await.unwrap();
    scratch
        .run(
            "INSERT INTO people (id, kind, name, email, mailbox, confirmed, language, created, seen) \
                VALUES ('ney', 'account', 'Ney', 'ney@example.org', 'ney-s', 1, 'it', 1, 1); \
             INSERT INTO matches (id, game, scenario, options, status, public, pace, seed, commitment, created, changed) \
                VALUES ('eylau', 'drill', 'default', '{}', 'playing', 0, '{}', '', '', 1, 1); \
             INSERT INTO seats (match, seat, name, kind, person) VALUES ('eylau', 0, 'red', 'person', 'ney'), ('eylau', 1, 'blue', 'person', 'ney')",
        )
        .await;
    let mut settings = Settings::new("127.0.0.1:0".parse().unwrap(), &scratch.url);
    settings = settings.at("https://bicorne.example").unwrap();
    settings.mail = smtp.map(|smtp| MailSettings::new(&smtp.url(), "Bicorne <bicorne@example.org>").unwrap());
    change(&mut settings);
    let here = Arc::new(Mutex::new(HashSet::new()));
    let metrics = Metrics::default();
    let is_here = {
        let here = here.clone();
        move |person: &PersonId| here.lock().unwrap().contains(&person.0)
    };
    let notifier = Notifier::new(&settings, store, metrics.clone(), pacing, is_here).unwrap();
    Watch {
        here,
        metrics,
        task: tokio::spawn(notifier.run()),
    }
}

/// A wait that is long enough to be told of, as the live part writes it.
async fn wait_for(scratch: &Scratch, seat: u8, ago: Duration) {
    let since = server::clock::now() - ago.as_millis() as i64;
    scratch
        .run(&format!(
            "UPDATE seats SET waits = {since}, notified = NULL, failures = 0 WHERE seat = {seat}"
        ))
        .await;
}

const LONG: Duration = Duration::from_secs(120);

async fn soon<T>(what: &str, mut check: impl FnMut() -> Option<T>) -> T {
    let found = timeout(Duration::from_secs(10), async {
        loop {
            if let Some(found) = check() {
                return found;
            }
            sleep(Duration::from_millis(10)).await;
        }
    });
    found.await.unwrap_or_else(|_| panic!("{what} did not come"))
}

#[tokio::test]
async fn each_wait_is_told_once_and_the_next_one_again() {
    each(async |scratch| {
        let smtp = Smtp::start().await;
        let watch = watch(scratch, Some(&smtp), false).await;
        wait_for(scratch, 0, LONG).await;
        let mail = soon("a mail", || smtp.mails().pop()).await;
        assert!(mail.contains("To: ney@example.org\r\n"), "{mail}");
        sleep(ROUNDS).await;
        assert_eq!(smtp.mails().len(), 1);
        // The other seat of the same match is no news to him.
        wait_for(scratch, 1, LONG).await;
        sleep(ROUNDS).await;
        assert_eq!(smtp.mails().len(), 1);
        scratch
            .run("UPDATE seats SET waits = NULL, notified = NULL, failures = 0")
            .await;
        wait_for(scratch, 0, LONG).await;
        soon("a second mail", || (smtp.mails().len() == 2).then_some(())).await;
        assert!(
            watch
                .metrics
                .text()
                .contains("bicorne_notifications_total{by=\"mail\",result=\"delivered\"} 2")
        );
    })
    .await;
}

#[tokio::test]
async fn two_seats_of_a_match_are_one_message() {
    each(async |scratch| {
        let smtp = Smtp::start().await;
        let _watch = watch(scratch, Some(&smtp), false).await;
        let since = server::clock::now() - LONG.as_millis() as i64;
        scratch.run(&format!("UPDATE seats SET waits = {since}")).await;
        soon("a mail", || smtp.mails().pop()).await;
        sleep(ROUNDS).await;
        assert_eq!(smtp.mails().len(), 1);
    })
    .await;
}

#[tokio::test]
async fn a_short_wait_and_somebody_who_is_here_are_not_told() {
    each(async |scratch| {
        let smtp = Smtp::start().await;
        let watch = watch(scratch, Some(&smtp), false).await;
        wait_for(scratch, 0, Duration::from_secs(30)).await;
        sleep(ROUNDS).await;
        watch.here.lock().unwrap().insert("ney".to_owned());
        wait_for(scratch, 0, LONG).await;
        sleep(ROUNDS).await;
        assert_eq!(smtp.mails(), Vec::<String>::new());
        watch.here.lock().unwrap().clear();
        soon("a mail once he has left", || smtp.mails().pop()).await;
    })
    .await;
}

#[tokio::test]
async fn only_matches_in_play_and_people_who_may_play_are_told() {
    each(async |scratch| {
        let smtp = Smtp::start().await;
        let _watch = watch(scratch, Some(&smtp), false).await;
        scratch.run("UPDATE people SET banned = 1").await;
        wait_for(scratch, 0, LONG).await;
        sleep(ROUNDS).await;
        scratch.run("UPDATE matches SET status = 'over'").await;
        scratch.run("UPDATE people SET banned = 0").await;
        sleep(ROUNDS).await;
        assert_eq!(smtp.mails(), Vec::<String>::new());
    })
    .await;
}

#[tokio::test]
async fn the_mail_is_in_the_language_of_its_reader() {
    each(async |scratch| {
        let smtp = Smtp::start().await;
        let _watch = watch(scratch, Some(&smtp), false).await;
        for (language, subject, sentence) in [
            (
                "it",
                "Tocca a te: drill, default",
                "drill, default\r\n- Tocca a te.\r\n",
            ),
            (
                "en",
                "Your move: drill, default",
                "drill, default\r\n- It is your move.\r\n",
            ),
        ] {
            smtp.forget();
            scratch.run(&format!("UPDATE people SET language = '{language}'")).await;
            scratch.run("UPDATE seats SET waits = NULL").await;
            wait_for(scratch, 0, LONG).await;
            let mail = soon("a mail", || smtp.mails().pop()).await;
            assert!(mail.contains(&format!("Subject: {subject}\r\n")), "{mail}");
            let body = readable(&mail);
            assert!(body.contains(sentence), "{body}");
            assert!(body.contains("https://bicorne.example/match/eylau"), "{body}");
            let token = &scratch.texts("SELECT token FROM mailboxes").await[0];
            assert!(
                body.contains(&format!("https://bicorne.example/unsubscribe/{token}")),
                "{body}"
            );
            let link = format!("List-Unsubscribe: <https://bicorne.example/unsubscribe/{token}>");
            assert!(body.contains(&link), "{body}");
            assert!(
                body.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n"),
                "{body}"
            );
        }
    })
    .await;
}

#[tokio::test]
async fn a_mail_that_fails_is_tried_again_but_not_for_ever() {
    each(async |scratch| {
        let smtp = Smtp::start().await;
        let _watch = watch(scratch, Some(&smtp), false).await;
        smtp.refuse(2);
        wait_for(scratch, 0, LONG).await;
        soon("a mail at the third try", || smtp.mails().pop()).await;
        assert_eq!(smtp.tries(), 3);
        sleep(ROUNDS).await;
        assert_eq!(smtp.tries(), 3);
        smtp.refuse(usize::MAX);
        wait_for(scratch, 0, LONG).await;
        soon("five tries", || (smtp.tries() == 8).then_some(())).await;
        sleep(ROUNDS).await;
        assert_eq!(smtp.tries(), 8);
    })
    .await;
}

#[tokio::test]
async fn a_webhook_says_which_match_and_nothing_else() {
    each(async |scratch| {
        let posts = Posts::start("204 No Content").await;
        let _watch = watch(scratch, None, true).await;
        let address = format!("http://{}/hooks/ney?key=1", posts.address);
        scratch.run(&format!("UPDATE people SET webhook = '{address}'")).await;
        wait_for(scratch, 0, LONG).await;
        let post = soon("a post", || posts.all().pop()).await;
        assert!(post.starts_with("POST /hooks/ney?key=1 HTTP/1.1\r\n"), "{post}");
        assert!(post.contains(&format!("host: {}\r\n", posts.address)), "{post}");
        let (_, body) = post.split_once("\r\n\r\n").unwrap();
        let body: serde_json::Value = serde_json::from_str(body).unwrap();
        let expected = serde_json::json!({
            "type": "your_turn", "match": "eylau", "game": "drill", "scenario": "default",
            "url": "https://bicorne.example/match/eylau",
        });
        assert_eq!(body, expected);
        sleep(ROUNDS).await;
        assert_eq!(posts.all().len(), 1);
    })
    .await;
}

/// What came to a webhook of this shape: the head of the request, and its body.
async fn posted(scratch: &Scratch, posts: &Posts, shape: &str) -> (String, String) {
    let before = posts.all().len();
    scratch
        .run(&format!("UPDATE people SET webhook_shape = '{shape}', language = 'en'"))
        .await;
    scratch.run("UPDATE seats SET waits = NULL").await;
    wait_for(scratch, 0, LONG).await;
    let post = soon("a post", || posts.all().get(before).cloned()).await;
    let (head, body) = post.split_once("\r\n\r\n").unwrap();
    (head.to_owned(), body.to_owned())
}

#[tokio::test]
async fn each_chat_gets_the_body_that_it_wants() {
    each(async |scratch| {
        let posts = Posts::start("204 No Content").await;
        let _watch = watch(scratch, None, true).await;
        scratch
            .run(&format!("UPDATE people SET webhook = 'http://{}/hook'", posts.address))
            .await;
        let text = "drill, default\n- It is your move.\nhttps://bicorne.example/match/eylau";
        let (head, body) = posted(scratch, &posts, "discord").await;
        assert!(head.contains("content-type: application/json"), "{head}");
        let body: serde_json::Value = serde_json::from_str(&body).unwrap();
        assert_eq!(
            body,
            serde_json::json!({"content": text, "allowed_mentions": {"parse": []}})
        );
        let (head, body) = posted(scratch, &posts, "slack").await;
        assert!(head.contains("content-type: application/json"), "{head}");
        let body: serde_json::Value = serde_json::from_str(&body).unwrap();
        assert_eq!(body, serde_json::json!({"text": text}));
        let (head, body) = posted(scratch, &posts, "ntfy").await;
        for header in [
            "content-type: text/plain; charset=utf-8",
            "title: Bicorne",
            "click: https://bicorne.example/match/eylau",
        ] {
            assert!(head.contains(header), "{head}");
        }
        assert_eq!(body, text);
        let (_, body) = posted(scratch, &posts, "json").await;
        let body: serde_json::Value = serde_json::from_str(&body).unwrap();
        assert_eq!(body["type"], "your_turn");
    })
    .await;
}

/// A server at a public address, and a guest of it.
async fn guest(scratch: &Scratch, change: impl FnOnce(&mut Settings)) -> Browser {
    let at = |settings: &mut Settings| {
        *settings = settings.clone().at("https://bicorne.example").unwrap();
        change(settings);
    };
    let address = start(&scratch.url, at).await;
    Browser::guest_of(address, "https://bicorne.example", "Ney").await
}

#[tokio::test]
async fn a_webhook_is_tried_and_its_answer_shown() {
    each(async |scratch| {
        let posts = Posts::start("404 Not Found").await;
        let mut ney = guest(scratch, |settings| settings.webhooks_to_private = true).await;
        let hook = format!("http://{}/hook", posts.address);
        // Not saved yet: what is typed is tried.
        let body = format!(r#"{{"webhook":"{hook}","shape":"slack"}}"#);
        let tried = ney.ok("POST", "/api/me/webhook/try", &body).await;
        assert_eq!(tried["result"], "answered");
        assert_eq!(tried["status"], 404);
        // Whoever lets webhooks lead to neighbours does not let them be read.
        assert_eq!(tried["text"], "");
        let post = posts.all().pop().unwrap();
        assert!(post.contains("https://bicorne.example"), "{post}");
        assert!(!post.contains("Ney"), "{post}");
        let refused = ney
            .refused("POST", "/api/me/webhook/try", r#"{"webhook":"ftp://a"}"#)
            .await;
        assert_eq!(refused.0, 400);
    })
    .await;
}

#[tokio::test]
async fn a_trial_leads_to_no_private_address_and_is_limited() {
    each(async |scratch| {
        let posts = Posts::start("204 No Content").await;
        let mut ney = guest(scratch, |settings| settings.limits = true).await;
        let port = posts.address.port();
        for host in ["127.0.0.1", "localhost", "[::ffff:127.0.0.1]"] {
            let body = format!(r#"{{"webhook":"http://{host}:{port}/"}}"#);
            let tried = ney.ok("POST", "/api/me/webhook/try", &body).await;
            assert_eq!(
                tried,
                serde_json::json!({"result": "failed", "why": "private"}),
                "{host}"
            );
        }
        assert_eq!(posts.connections(), 0);
        let mut last = 200;
        for _ in 0..20 {
            let body = r#"{"webhook":"http://127.0.0.1/"}"#;
            last = ney.call("POST", "/api/me/webhook/try", body).await.status;
        }
        assert_eq!(last, 429);
    })
    .await;
}

#[tokio::test]
async fn a_webhook_follows_no_redirect() {
    each(async |scratch| {
        let elsewhere = Posts::start("204 No Content").await;
        let posts = Posts::start(&format!("307 Away\r\nlocation: http://{}/", elsewhere.address)).await;
        let _watch = watch(scratch, None, true).await;
        scratch
            .run(&format!("UPDATE people SET webhook = 'http://{}/'", posts.address))
            .await;
        wait_for(scratch, 0, LONG).await;
        soon("five tries", || (posts.all().len() == 5).then_some(())).await;
        sleep(ROUNDS).await;
        assert_eq!((posts.all().len(), elsewhere.all().len()), (5, 0));
    })
    .await;
}

#[tokio::test]
async fn a_webhook_leads_to_no_private_address() {
    each(async |scratch| {
        let posts = Posts::start("204 No Content").await;
        let watch = watch(scratch, None, false).await;
        let port = posts.address.port();
        for host in ["127.0.0.1", "localhost", "[::ffff:127.0.0.1]", "2130706433"] {
            scratch
                .run(&format!("UPDATE people SET webhook = 'http://{host}:{port}/'"))
                .await;
            wait_for(scratch, 0, LONG).await;
            sleep(ROUNDS).await;
            let failures = scratch
                .texts("SELECT CAST(failures AS TEXT) FROM seats WHERE seat = 0")
                .await;
            assert_eq!(failures, ["5"], "{host}");
        }
        assert_eq!(posts.connections(), 0);
        assert!(watch.metrics.text().contains("{by=\"webhook\",result=\"failed\"} 20"));
    })
    .await;
}

#[tokio::test]
async fn without_an_address_to_come_to_nobody_is_told() {
    let settings = Settings::new("127.0.0.1:0".parse().unwrap(), "test.sqlite");
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path().join("test.sqlite").to_str().unwrap())
        .await
        .unwrap();
    assert!(Notifier::new(&settings, store, Metrics::default(), pacing(), |_| false).is_none());
}
