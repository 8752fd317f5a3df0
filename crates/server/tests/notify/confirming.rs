//! Whose address it is: one question goes there, and nothing else before it is answered.

use std::net::SocketAddr;

use server::notify::{MailSettings, MostMails};
use server::{Settings, Store};
use tokio::time::sleep;

use super::{LONG, ROUNDS, guest, pacing, soon, wait_for, watch, watch_with};
use crate::browser::{Browser, start};
use crate::http::{ask, get};
use crate::scratch::{Scratch, each};
use crate::sink::{Smtp, readable};

const HERE: &str = "https://bicorne.example";

fn mails_by(smtp: &Smtp, settings: &mut Settings) {
    let from = "Bicorne <bicorne@example.org>";
    settings.mail = Some(MailSettings::new(&smtp.url(), from).unwrap());
}

/// A server with mail, and somebody whose name is an advertisement.
async fn advertiser(scratch: &Scratch, smtp: &Smtp) -> Browser {
    let at = |settings: &mut Settings| {
        *settings = settings.clone().at(HERE).unwrap();
        mails_by(smtp, settings);
    };
    let address = start(&scratch.url, at).await;
    Browser::guest_of(address, HERE, "Cheap hats, buy now").await
}

async fn enter(browser: &mut Browser, email: &str) -> serde_json::Value {
    let body = format!(r#"{{"email":"{email}"}}"#);
    browser.ok("PATCH", "/api/me", &body).await
}

async fn asked(browser: &mut Browser) -> String {
    let answer = browser.ok("POST", "/api/me/email/confirm", "").await;
    answer["result"].as_str().unwrap().to_owned()
}

async fn address_state(browser: &mut Browser) -> String {
    browser.ok("GET", "/api/me", "").await["address"].to_string()
}

/// The path of the link in a mail.
fn link(mail: &str, way: &str) -> String {
    let mail = readable(mail);
    let (_, rest) = mail.split_once(&format!("{HERE}/{way}/")).expect("a link");
    let token: String = rest.chars().take_while(char::is_ascii_hexdigit).collect();
    format!("/{way}/{token}")
}

/// As a mail program posts it: from another origin, without a session.
async fn press(site: SocketAddr, path: &str) -> (u16, String) {
    let headers = [
        ("origin", "https://mail.example.org"),
        ("content-type", "application/x-www-form-urlencoded"),
        ("content-length", "0"),
    ];
    let answer = ask(site, "POST", path, &headers).await;
    (answer.status, answer.body)
}

#[tokio::test]
async fn an_address_is_asked_once_a_day_in_nobodys_words() {
    each(async |scratch| {
        let smtp = Smtp::start().await;
        let mut ney = advertiser(scratch, &smtp).await;
        let me = enter(&mut ney, "stranger@example.org").await;
        assert_eq!(me["address"], "unconfirmed");
        assert_eq!(asked(&mut ney).await, "sent");
        let mail = smtp.mails().pop().unwrap();
        assert!(mail.contains("To: stranger@example.org\r\n"), "{mail}");
        assert!(!readable(&mail).contains("hats"), "{mail}");
        assert!(mail.contains("List-Unsubscribe: <"), "{mail}");
        // Neither he nor anybody else, nor by another way of writing it.
        assert_eq!(asked(&mut ney).await, "already");
        let mut other = Browser::guest_of(ney.address, HERE, "Lannes").await;
        enter(&mut other, "Stranger+hats@Example.org").await;
        assert_eq!(asked(&mut other).await, "already");
        assert_eq!(smtp.mails().len(), 1);
        scratch.run("UPDATE mailboxes SET asked = asked - 86400001").await;
        assert_eq!(asked(&mut other).await, "sent");
        assert_eq!(smtp.mails().len(), 2);
    })
    .await;
}

#[tokio::test]
async fn who_reads_the_mail_confirms_and_nobody_else() {
    each(async |scratch| {
        let smtp = Smtp::start().await;
        let mut ney = advertiser(scratch, &smtp).await;
        enter(&mut ney, "ney@example.org").await;
        asked(&mut ney).await;
        let way = link(&smtp.mails().pop().unwrap(), "confirm");
        let page = get(ney.address, &way).await;
        assert_eq!(page.status, 200);
        assert!(page.body.contains("<form method=\"post\">"), "{}", page.body);
        assert!(page.body.contains("Confirm") && page.body.contains("Confermo"));
        assert_eq!(address_state(&mut ney).await, r#""unconfirmed""#, "by looking");
        assert_eq!(press(ney.address, "/confirm/nothing").await.0, 404);
        assert_eq!(press(ney.address, &way).await.0, 200);
        assert_eq!(address_state(&mut ney).await, r#""confirmed""#);
        assert_eq!(press(ney.address, &way).await.0, 404, "it counts once");
        assert_eq!(asked(&mut ney).await, "confirmed");
        // It is that address which is confirmed: another has to be asked again.
        let me = enter(&mut ney, "ney@elchingen.example").await;
        assert_eq!(me["address"], "unconfirmed");
        let me = ney.ok("PATCH", "/api/me", r#"{"email":null}"#).await;
        assert_eq!(me["address"], serde_json::Value::Null);
    })
    .await;
}

#[tokio::test]
async fn a_link_counts_for_some_days_and_for_one_address() {
    each(async |scratch| {
        let smtp = Smtp::start().await;
        let mut ney = advertiser(scratch, &smtp).await;
        enter(&mut ney, "ney@example.org").await;
        asked(&mut ney).await;
        let first = link(&smtp.mails().pop().unwrap(), "confirm");
        scratch
            .run("UPDATE people SET confirm_until = confirm_until - 4 * 86400000")
            .await;
        assert_eq!(get(ney.address, &first).await.status, 404);
        assert_eq!(press(ney.address, &first).await.0, 404);
        enter(&mut ney, "lannes@example.org").await;
        asked(&mut ney).await;
        let second = link(&smtp.mails().pop().unwrap(), "confirm");
        enter(&mut ney, "murat@example.org").await;
        assert_eq!(press(ney.address, &second).await.0, 404);
        assert_eq!(address_state(&mut ney).await, r#""unconfirmed""#);
    })
    .await;
}

#[tokio::test]
async fn who_wants_to_be_left_alone_is_whoever_enters_his_address() {
    each(async |scratch| {
        let smtp = Smtp::start().await;
        let mut ney = advertiser(scratch, &smtp).await;
        let site = ney.address;
        enter(&mut ney, "stranger@example.org").await;
        asked(&mut ney).await;
        let mail = smtp.mails().pop().unwrap();
        let (out, confirm) = (link(&mail, "unsubscribe"), link(&mail, "confirm"));
        let page = get(site, &out).await;
        assert!(
            page.body.contains("No more mail") && page.body.contains("Non vuoi più"),
            "{}",
            page.body
        );
        assert_eq!(address_state(&mut ney).await, r#""unconfirmed""#, "by looking");
        let (status, done) = press(site, &out).await;
        assert_eq!(status, 200, "{done}");
        let back = out.replace("unsubscribe", "subscribe");
        assert!(done.contains(&format!("href=\"{back}\"")), "{done}");
        assert_eq!(address_state(&mut ney).await, r#""left_alone""#);
        scratch.run("UPDATE mailboxes SET asked = NULL").await;
        assert_eq!(asked(&mut ney).await, "left_alone");
        let mut other = Browser::guest_of(site, HERE, "Lannes").await;
        let me = enter(&mut other, "STRANGER+1@example.org").await;
        assert_eq!(me["address"], "left_alone");
        assert_eq!(asked(&mut other).await, "left_alone");
        assert_eq!(smtp.mails().len(), 1);
        // A confirmation that he presses afterwards does not bring mail back by itself.
        press(site, &confirm).await;
        assert_eq!(address_state(&mut ney).await, r#""left_alone""#);
        // Whose mail program has pressed the button for him finds the way back behind the same link.
        let again = get(site, &out).await;
        assert!(again.body.contains(&back), "{}", again.body);
        assert!(get(site, &back).await.body.contains("<form method=\"post\">"));
        assert_eq!(address_state(&mut ney).await, r#""left_alone""#, "by looking");
        assert_eq!(press(site, &back).await.0, 200);
        assert_eq!(address_state(&mut other).await, r#""unconfirmed""#);
        assert_eq!(asked(&mut other).await, "sent");
        for way in ["unsubscribe", "subscribe"] {
            assert_eq!(get(site, &format!("/{way}/nothing")).await.status, 404);
            assert_eq!(press(site, &format!("/{way}/nothing")).await.0, 404);
        }
    })
    .await;
}

#[tokio::test]
async fn links_of_earlier_mails_lead_out_too() {
    each(async |scratch| {
        let smtp = Smtp::start().await;
        let mut ney = advertiser(scratch, &smtp).await;
        enter(&mut ney, "ney@example.org").await;
        scratch.run("UPDATE people SET unsubscribe = 'abc'").await;
        assert_eq!(press(ney.address, "/unsubscribe/abc").await.0, 200);
        assert_eq!(address_state(&mut ney).await, r#""left_alone""#);
        assert_eq!(press(ney.address, "/subscribe/abc").await.0, 200);
        assert_eq!(address_state(&mut ney).await, r#""unconfirmed""#);
    })
    .await;
}

#[tokio::test]
async fn addresses_of_before_are_asked_at_the_next_occasion() {
    each(async |scratch| {
        let smtp = Smtp::start().await;
        let _watch = watch(scratch, Some(&smtp), false).await;
        scratch.run("UPDATE people SET confirmed = 0").await;
        wait_for(scratch, 0, LONG).await;
        let mail = soon("a question", || smtp.mails().pop()).await;
        assert!(readable(&mail).contains("/confirm/"), "{mail}");
        assert!(!readable(&mail).contains("eylau"), "{mail}");
        wait_for(scratch, 1, LONG).await;
        sleep(ROUNDS).await;
        assert_eq!(smtp.mails().len(), 1, "and nothing else");
        // The match still waits when he says so.
        scratch.run("UPDATE people SET confirmed = 1").await;
        let mail = soon("a mail", || smtp.mails().get(1).cloned()).await;
        assert!(readable(&mail).contains("/match/eylau"), "{mail}");
    })
    .await;
}

#[tokio::test]
async fn who_had_unsubscribed_stays_so() {
    each(async |scratch| {
        let smtp = Smtp::start().await;
        drop(watch(scratch, Some(&smtp), false).await);
        // As an earlier program has left it: by a link in a mail, by his own choice, and by his own choice with a webhook.
        scratch
            .run(
                "UPDATE people SET mailbox = NULL, unsubscribed = 1, unsubscribe = 'abc', confirmed = 0; \
                 INSERT INTO people (id, kind, name, email, unsubscribed, webhook, created, seen) VALUES \
                 ('lannes', 'guest', 'Lannes', 'lannes@example.org', 1, NULL, 1, 1), \
                 ('murat', 'guest', 'Murat', 'murat@example.org', 1, 'https://ntfy.sh/murat', 1, 1)",
            )
            .await;
        let store = Store::open(&scratch.url).await.unwrap();
        let silent = "SELECT p.id FROM people p JOIN mailboxes b ON b.mailbox = p.mailbox WHERE b.silent IS NOT NULL";
        assert_eq!(scratch.texts(silent).await, ["ney"]);
        let nothing = "SELECT id FROM people WHERE notices = 'nothing'";
        assert_eq!(scratch.texts(nothing).await, ["lannes"]);
        assert_eq!(
            scratch.texts("SELECT id FROM people WHERE email IS NULL").await,
            ["murat"]
        );
        store.close().await;
    })
    .await;
}

#[tokio::test]
async fn there_is_a_most_of_mails_in_a_day() {
    each(async |scratch| {
        let smtp = Smtp::start().await;
        let few = |settings: &mut Settings| settings.most_mails = MostMails { each: 2, all: 100 };
        let _watch = watch_with(scratch, Some(&smtp), pacing(), few).await;
        for sent in 1..=2 {
            wait_for(scratch, 0, LONG).await;
            soon("a mail", || (smtp.mails().len() == sent).then_some(())).await;
        }
        wait_for(scratch, 0, LONG).await;
        sleep(ROUNDS).await;
        assert_eq!(smtp.tries(), 2);
        let waits = "SELECT CAST(failures AS TEXT) FROM seats WHERE notified IS NULL AND waits IS NOT NULL";
        assert_eq!(scratch.texts(waits).await, ["0"], "it is not given up");
    })
    .await;
}

#[tokio::test]
async fn questions_take_no_more_than_half_of_a_days_mails() {
    each(async |scratch| {
        let smtp = Smtp::start().await;
        let mut ney = guest(scratch, |settings| {
            mails_by(&smtp, settings);
            settings.most_mails = MostMails { each: 20, all: 4 };
        })
        .await;
        let mut results = Vec::new();
        for number in 0..3 {
            enter(&mut ney, &format!("stranger{number}@example.org")).await;
            results.push(asked(&mut ney).await);
        }
        assert_eq!(results, ["sent", "sent", "enough"]);
        assert_eq!(smtp.mails().len(), 2);
    })
    .await;
}

#[tokio::test]
async fn one_person_has_few_strangers_asked() {
    each(async |scratch| {
        let smtp = Smtp::start().await;
        let mut ney = guest(scratch, |settings| {
            mails_by(&smtp, settings);
            settings.limits = true;
        })
        .await;
        let mut last = (200, String::new());
        for number in 0..5 {
            enter(&mut ney, &format!("stranger{number}@example.org")).await;
            last = ney.refused("POST", "/api/me/email/confirm", "").await;
        }
        assert_eq!(last.0, 429);
        assert!(last.1.contains(r#""limit":"confirmations""#), "{}", last.1);
        assert_eq!(smtp.mails().len(), 3);
    })
    .await;
}

#[tokio::test]
async fn a_mail_that_was_not_taken_may_be_asked_for_again() {
    each(async |scratch| {
        let smtp = Smtp::start().await;
        let mut ney = advertiser(scratch, &smtp).await;
        enter(&mut ney, "ney@example.org").await;
        smtp.refuse(1);
        assert_eq!(asked(&mut ney).await, "failed");
        assert_eq!(asked(&mut ney).await, "sent");
    })
    .await;
}

#[tokio::test]
async fn without_mail_or_address_nobody_is_asked() {
    each(async |scratch| {
        let mut ney = guest(scratch, |_| {}).await;
        let (status, failure) = ney.refused("POST", "/api/me/email/confirm", "").await;
        assert_eq!((status, failure.as_str()), (400, r#"{"error":"unfit","what":"email"}"#));
        enter(&mut ney, "ney@example.org").await;
        let (status, failure) = ney.refused("POST", "/api/me/email/confirm", "").await;
        assert_eq!(
            (status, failure.as_str()),
            (409, r#"{"error":"conflict","why":"nobody_is_told"}"#)
        );
    })
    .await;
}
