//! Guests, accounts and sessions, over a real socket and on both databases.

mod door;
mod names;

use crate::browser::{Browser, refused, sign_in, start};
use crate::http::send;
use crate::scratch::{Scratch, each};
use serde_json::json;

const GUARD: &str = "la garde meurt";
const WRONG_PASSWORD: &str = r#"{"error":"conflict","why":"wrong_password"}"#;
const NOT_SIGNED_IN: &str = r#"{"error":"not_signed_in"}"#;
const NOT_YOURS: &str = r#"{"error":"not_yours"}"#;
const NOT_FOUND: &str = r#"{"error":"not_found"}"#;
const BANNED: &str = r#"{"error":"banned"}"#;

/// A match with one seat a status, all held by one person, and everything else a person can have.
async fn seat(scratch: &Scratch, person: &str) {
    for status in ["waiting", "playing", "over"] {
        scratch
            .run(&format!(
                "INSERT INTO matches (id, game, scenario, options, status, public, pace, creator, seed, commitment, \
                 created, changed) VALUES ('{status}', 'drill', 'field', '{{}}', '{status}', 1, '{{}}', '{person}', \
                 's', 'c', 1, 1);
                 INSERT INTO seats (match, seat, name, kind, person, salt, label) \
                 VALUES ('{status}', 0, 'red', 'person', '{person}', 'salt', 'Michel');
                 INSERT INTO seats (match, seat, name, kind, before) VALUES ('{status}', 1, 'blue', 'bot', '{person}');
                 INSERT INTO drafts (match, seat, ask, picks) VALUES ('{status}', 0, 'a', '[]'), \
                 ('{status}', 1, 'a', '[]');
                 INSERT INTO talk (match, n, channel, seat, person, text, at) \
                 VALUES ('{status}', 1, 'all', 0, '{person}', 'En avant!', 1);
                 INSERT INTO notes (match, person, text) VALUES ('{status}', '{person}', 'watch the left');
                 INSERT INTO observers (match, person) VALUES ('{status}', '{person}');"
            ))
            .await;
    }
}

async fn seats(scratch: &Scratch) -> Vec<String> {
    const SEATS: &str = "SELECT match || ' ' || seat || ' ' || kind || ' ' || COALESCE(person, '-') || ' ' || \
                         COALESCE(before, '-') || ' ' || COALESCE(salt, '-') || ' ' || COALESCE(label, '-') \
                         FROM seats ORDER BY match, seat";
    scratch.texts(SEATS).await
}

#[tokio::test]
async fn a_guest_has_a_name_and_is_signed_in() {
    each(async |scratch| {
        let address = start(&scratch.url, |_| {}).await;
        let (mut ney, guest) = Browser::guest(address, "  Ney ").await;
        assert_eq!(guest["name"], "Ney");
        let me = ney.ok("GET", "/api/me", "").await;
        assert_eq!(me["id"], guest["id"]);
        assert_eq!(
            (&me["guest"], &me["name"], &me["language"], &me["email"], &me["notices"]),
            (&json!(true), &json!("Ney"), &json!("it"), &json!(null), &json!("all"))
        );
        for unfit in ["", "  ", "a\\nb", &"x".repeat(41)] {
            let body = format!(r#"{{"name":"{unfit}"}}"#);
            let answer = Browser::new(address).refused("POST", "/api/guests", &body).await;
            assert_eq!(answer, refused(400, r#"{"error":"unfit","what":"name"}"#), "{unfit}");
        }
    })
    .await;
}

#[tokio::test]
async fn a_cookie_is_kept_from_scripts_and_from_plain_http() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("bicorne.sqlite").to_str().unwrap().to_owned();
    let plain = start(&database, |_| {}).await;
    let answer = Browser::new(plain)
        .call("POST", "/api/guests", r#"{"name":"Ney"}"#)
        .await;
    let cookie = answer.header("set-cookie").unwrap();
    assert!(
        cookie.ends_with("; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax"),
        "{cookie}"
    );
    let secure = start(&database, |settings| {
        settings.public_url = Some("https://bicorne.example".to_owned())
    })
    .await;
    let headers = [("origin", "https://bicorne.example")];
    let answer = send(secure, "POST", "/api/guests", &headers, r#"{"name":"Ney"}"#).await;
    let cookie = answer.header("set-cookie").unwrap();
    assert!(cookie.ends_with("; HttpOnly; SameSite=Lax; Secure"), "{cookie}");
}

#[tokio::test]
async fn a_personal_link_opens_another_device_until_it_is_renewed() {
    each(async |scratch| {
        let address = start(&scratch.url, |_| {}).await;
        let (mut desk, guest) = Browser::guest(address, "Ney").await;
        let old = format!(r#"{{"token":{}}}"#, guest["link"]);
        let mut phone = Browser::new(address);
        assert_eq!(phone.ok("POST", "/api/sessions/link", &old).await["id"], guest["id"]);
        assert_eq!(phone.ok("GET", "/api/me", "").await["id"], guest["id"]);

        let new = desk.ok("POST", "/api/me/link", "").await.to_string();
        let mut tablet = Browser::new(address);
        assert_eq!(
            tablet.refused("POST", "/api/sessions/link", &old).await,
            refused(404, NOT_FOUND)
        );
        assert_eq!(tablet.ok("POST", "/api/sessions/link", &new).await["id"], guest["id"]);
        let stranger = Browser::new(address).refused("POST", "/api/me/link", "").await;
        assert_eq!(stranger, refused(401, NOT_SIGNED_IN));
    })
    .await;
}

#[tokio::test]
async fn an_account_signs_in_by_name_and_password() {
    each(async |scratch| {
        let address = start(&scratch.url, |_| {}).await;
        let (mut first, account) = Browser::account(address, "Michel Ney", GUARD).await;
        assert_eq!(first.ok("GET", "/api/me", "").await["guest"], false);
        let mut second = Browser::new(address);
        let me = second
            .ok("POST", "/api/sessions", &sign_in(" michel  NEY", GUARD))
            .await;
        assert_eq!(me["id"], account["id"]);
        let mut third = Browser::new(address);
        let wrong = third
            .refused("POST", "/api/sessions", &sign_in("Michel Ney", "la garde se rend"))
            .await;
        assert_eq!(wrong, refused(409, WRONG_PASSWORD));
        let unknown = third.refused("POST", "/api/sessions", &sign_in("Grouchy", GUARD)).await;
        assert_eq!(unknown, wrong);
        assert_eq!(third.cookie, None);
        let link = second.refused("POST", "/api/me/link", "").await;
        assert_eq!(link, refused(403, NOT_YOURS));
    })
    .await;
}

#[tokio::test]
async fn an_account_needs_ten_characters_and_a_name_of_its_own() {
    each(async |scratch| {
        let address = start(&scratch.url, |_| {}).await;
        let mut browser = Browser::new(address);
        for unfit in ["ninechars", "", &"x".repeat(1_001)] {
            let answer = browser.refused("POST", "/api/accounts", &sign_in("Ney", unfit)).await;
            assert_eq!(
                answer,
                refused(400, r#"{"error":"unfit","what":"password"}"#),
                "{unfit}"
            );
        }
        browser.ok("POST", "/api/accounts", &sign_in("Ney", "tenletters")).await;
        let (mut guest, _) = Browser::guest(address, "Michel").await;
        for browser in [&mut Browser::new(address), &mut guest] {
            let taken = browser.refused("POST", "/api/accounts", &sign_in(" NEY ", GUARD)).await;
            assert_eq!(taken, refused(409, r#"{"error":"conflict","why":"name_taken"}"#));
        }
        assert_eq!(guest.ok("GET", "/api/me", "").await["guest"], true);
    })
    .await;
}

#[tokio::test]
async fn a_guest_becomes_an_account_and_keeps_his_seats() {
    each(async |scratch| {
        let address = start(&scratch.url, |_| {}).await;
        let (mut ney, guest) = Browser::guest(address, "Michel").await;
        let id = guest["id"].as_str().unwrap();
        seat(scratch, id).await;
        let before = seats(scratch).await;
        let old_link = format!(r#"{{"token":{}}}"#, guest["link"]);
        let mut phone = Browser::new(address);
        phone.ok("POST", "/api/sessions/link", &old_link).await;

        let account = ney.ok("POST", "/api/accounts", &sign_in("Ney", GUARD)).await;
        assert_eq!(account["id"], id);
        let me = ney.ok("GET", "/api/me", "").await;
        assert_eq!(
            (&me["id"], &me["name"], &me["guest"]),
            (&json!(id), &json!("Ney"), &json!(false))
        );
        assert_eq!(seats(scratch).await, before);
        // Whoever else had the link is out.
        assert_eq!(phone.refused("GET", "/api/me", "").await, refused(401, NOT_SIGNED_IN));
        assert_eq!(
            phone.refused("POST", "/api/sessions/link", &old_link).await,
            refused(404, NOT_FOUND)
        );
    })
    .await;
}

#[tokio::test]
async fn a_page_asks_who_is_here_without_an_error() {
    each(async |scratch| {
        let address = start(&scratch.url, |_| {}).await;
        let mut stranger = Browser::new(address);
        let nobody = stranger.ok("GET", "/api/sessions/current", "").await;
        assert_eq!(nobody, json!({}));
        assert_eq!(stranger.cookie, None);

        let (mut ney, guest) = Browser::guest(address, "Ney").await;
        let who = ney.ok("GET", "/api/sessions/current", "").await;
        assert_eq!(who["me"]["id"], guest["id"]);
        assert_eq!(who["me"], ney.ok("GET", "/api/me", "").await);
        ney.ok("DELETE", "/api/sessions/current", "").await;
        assert_eq!(ney.ok("GET", "/api/sessions/current", "").await, json!({}));
    })
    .await;
}

#[tokio::test]
async fn a_session_ends_when_it_is_ended() {
    each(async |scratch| {
        let address = start(&scratch.url, |_| {}).await;
        let (mut desk, _) = Browser::account(address, "Ney", GUARD).await;
        let mut phone = Browser::new(address);
        phone.agent = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Safari/604.1";
        phone.ok("POST", "/api/sessions", &sign_in("Ney", GUARD)).await;
        let (mut lannes, _) = Browser::account(address, "Lannes", GUARD).await;

        let devices = desk.ok("GET", "/api/me/sessions", "").await;
        let devices = devices.as_array().unwrap();
        assert_eq!(devices.len(), 2);
        let of = |name: &str| {
            devices
                .iter()
                .find(|device| device["device"] == name)
                .expect("a device")
        };
        assert_eq!(of("Firefox, Linux")["here"], true);
        assert_eq!(of("Safari, iPhone")["here"], false);
        assert!(of("Safari, iPhone")["seen"].as_i64() >= of("Safari, iPhone")["created"].as_i64());

        let path = format!("/api/me/sessions/{}", of("Safari, iPhone")["id"].as_str().unwrap());
        assert_eq!(lannes.refused("DELETE", &path, "").await, refused(404, NOT_FOUND));
        phone.ok("GET", "/api/me", "").await;
        desk.ok("DELETE", &path, "").await;
        assert_eq!(phone.refused("GET", "/api/me", "").await, refused(401, NOT_SIGNED_IN));

        let kept = desk.cookie.clone();
        desk.ok("DELETE", "/api/sessions/current", "").await;
        assert_eq!(desk.cookie, None);
        desk.cookie = kept;
        assert_eq!(desk.refused("GET", "/api/me", "").await, refused(401, NOT_SIGNED_IN));
    })
    .await;
}

#[tokio::test]
async fn a_forged_cookie_is_nobody() {
    each(async |scratch| {
        let address = start(&scratch.url, |_| {}).await;
        let (ney, guest) = Browser::guest(address, "Ney").await;
        let hashed = scratch.texts("SELECT token FROM sessions").await.remove(0);
        for token in [
            "0".repeat(64),
            String::new(),
            hashed,
            guest["id"].as_str().unwrap().to_owned(),
            ney.token() + "0",
        ] {
            let mut forger = Browser::new(address);
            forger.cookie = Some(format!("bicorne={token}"));
            assert_eq!(
                forger.refused("GET", "/api/me", "").await,
                refused(401, NOT_SIGNED_IN),
                "{token}"
            );
        }
    })
    .await;
}

#[tokio::test]
async fn being_seen_is_written_once_an_hour() {
    each(async |scratch| {
        const SEEN: &str = "SELECT CAST(s.seen AS TEXT) || ' ' || CAST(p.seen AS TEXT) \
                            FROM sessions s JOIN people p ON p.id = s.person";
        let address = start(&scratch.url, |_| {}).await;
        let (mut ney, _) = Browser::guest(address, "Ney").await;
        let recent = server::clock::now() - 59 * server::clock::MINUTE;
        scratch
            .run(&format!(
                "UPDATE sessions SET seen = {recent}; UPDATE people SET seen = {recent}"
            ))
            .await;
        ney.ok("GET", "/api/me", "").await;
        assert_eq!(scratch.texts(SEEN).await, [format!("{recent} {recent}")]);
        let long_ago = recent - 2 * server::clock::MINUTE;
        scratch
            .run(&format!(
                "UPDATE sessions SET seen = {long_ago}; UPDATE people SET seen = {long_ago}"
            ))
            .await;
        ney.ok("GET", "/api/me", "").await;
        let seen = scratch.texts(SEEN).await.remove(0);
        for time in seen.split(' ') {
            assert!(time.parse::<i64>().unwrap() > recent, "{seen}");
        }
    })
    .await;
}

#[tokio::test]
async fn people_change_what_is_known_about_them() {
    each(async |scratch| {
        let address = start(&scratch.url, |_| {}).await;
        let (mut ney, _) = Browser::guest(address, "Ney").await;
        let all = json!({
            "name": "Michel", "email": "ney@moskowa.example", "webhook": "https://ntfy.example/ney",
            "language": "en", "notices": "turns"
        });
        ney.ok("PATCH", "/api/me", &all.to_string()).await;
        let me = ney.ok("GET", "/api/me", "").await;
        for (key, value) in all.as_object().unwrap() {
            assert_eq!(&me[key], value, "{key}");
        }
        // What is absent stays, null clears.
        let cleared = ney.ok("PATCH", "/api/me", r#"{"email":null}"#).await;
        assert_eq!(
            (&cleared["email"], &cleared["webhook"]),
            (&json!(null), &all["webhook"])
        );
        assert_eq!(cleared, ney.ok("GET", "/api/me", "").await);
        for (body, what) in [
            (r#"{"email":"ney"}"#, "email"),
            (r#"{"webhook":"file:///etc/passwd"}"#, "webhook"),
            (r#"{"name":""}"#, "name"),
        ] {
            let answer = ney.refused("PATCH", "/api/me", body).await;
            assert_eq!(answer, refused(400, &format!(r#"{{"error":"unfit","what":"{what}"}}"#)));
        }
        for bad in [r#"{"language":"fr"}"#, r#"{"banned":0}"#, "{"] {
            assert_eq!(ney.call("PATCH", "/api/me", bad).await.status, 400, "{bad}");
        }
        assert_eq!(cleared, ney.ok("GET", "/api/me", "").await);
        let (mut lannes, _) = Browser::account(address, "Lannes", GUARD).await;
        assert_eq!(
            lannes.refused("PATCH", "/api/me", r#"{"name":"Ney"}"#).await,
            refused(403, NOT_YOURS)
        );
        lannes.ok("PATCH", "/api/me", r#"{"language":"en"}"#).await;
    })
    .await;
}

#[tokio::test]
async fn another_password_ends_all_other_sessions() {
    each(async |scratch| {
        let address = start(&scratch.url, |_| {}).await;
        let (mut desk, _) = Browser::account(address, "Ney", GUARD).await;
        let mut phone = Browser::new(address);
        phone.ok("POST", "/api/sessions", &sign_in("Ney", GUARD)).await;
        let change = |old: &str, new: &str| json!({ "old": old, "new": new }).to_string();
        let wrong = desk
            .refused("POST", "/api/me/password", &change("la garde se rend", "waterloo 1815"))
            .await;
        assert_eq!(wrong, refused(409, WRONG_PASSWORD));
        let short = desk
            .refused("POST", "/api/me/password", &change(GUARD, "ninechars"))
            .await;
        assert_eq!(short, refused(400, r#"{"error":"unfit","what":"password"}"#));
        phone.ok("GET", "/api/me", "").await;

        desk.ok("POST", "/api/me/password", &change(GUARD, "waterloo 1815"))
            .await;
        desk.ok("GET", "/api/me", "").await;
        assert_eq!(phone.refused("GET", "/api/me", "").await, refused(401, NOT_SIGNED_IN));
        let old = phone.refused("POST", "/api/sessions", &sign_in("Ney", GUARD)).await;
        assert_eq!(old, refused(409, WRONG_PASSWORD));
        phone
            .ok("POST", "/api/sessions", &sign_in("Ney", "waterloo 1815"))
            .await;
        let (mut guest, _) = Browser::guest(address, "Guest").await;
        let none = guest
            .refused("POST", "/api/me/password", &change(GUARD, "waterloo 1815"))
            .await;
        assert_eq!(none, refused(403, NOT_YOURS));
    })
    .await;
}

#[tokio::test]
async fn a_recovery_code_works_once() {
    each(async |scratch| {
        let address = start(&scratch.url, |_| {}).await;
        let (mut lost, account) = Browser::account(address, "Ney", GUARD).await;
        let code = account["recovery"].as_str().unwrap();
        let recover = |name: &str, code: &str, password: &str| {
            json!({ "name": name, "code": code, "password": password }).to_string()
        };
        let mut found = Browser::new(address);
        for (name, code) in [("Ney", "AAAAA-AAAAA-AAAAA-AAAAA"), ("Ney", ""), ("Grouchy", code)] {
            let wrong = found
                .refused("POST", "/api/accounts/recover", &recover(name, code, "waterloo 1815"))
                .await;
            assert_eq!(
                wrong,
                refused(409, r#"{"error":"conflict","why":"wrong_code"}"#),
                "{name} {code}"
            );
        }
        let short = found
            .refused("POST", "/api/accounts/recover", &recover("Ney", code, "ninechars"))
            .await;
        assert_eq!(short.0, 400);

        let typed = code.to_lowercase().replace('-', " ");
        let again = found
            .ok(
                "POST",
                "/api/accounts/recover",
                &recover("NEY", &typed, "waterloo 1815"),
            )
            .await;
        assert_eq!(again["id"], account["id"]);
        assert_ne!(again["recovery"], account["recovery"]);
        assert_eq!(found.ok("GET", "/api/me", "").await["name"], "Ney");
        assert_eq!(lost.refused("GET", "/api/me", "").await, refused(401, NOT_SIGNED_IN));
        let twice = lost
            .refused(
                "POST",
                "/api/accounts/recover",
                &recover("Ney", code, "austerlitz 1805"),
            )
            .await;
        assert_eq!(twice, refused(409, r#"{"error":"conflict","why":"wrong_code"}"#));
        lost.ok("POST", "/api/sessions", &sign_in("Ney", "waterloo 1815")).await;
        let new = again["recovery"].as_str().unwrap();
        lost.ok("POST", "/api/accounts/recover", &recover("Ney", new, "austerlitz 1805"))
            .await;
    })
    .await;
}

#[tokio::test]
async fn who_deletes_himself_leaves_his_matches_without_his_name() {
    each(async |scratch| {
        let address = start(&scratch.url, |_| {}).await;
        let (mut ney, account) = Browser::account(address, "Ney", GUARD).await;
        let id = account["id"].as_str().unwrap();
        ney.ok("PATCH", "/api/me", r#"{"email":"ney@moskowa.example","webhook":"https://ntfy.example/ney"}"#)
            .await;
        let mut phone = Browser::new(address);
        phone.ok("POST", "/api/sessions", &sign_in("Ney", GUARD)).await;
        seat(scratch, id).await;
        for body in ["{}", r#"{"password":"la garde se rend"}"#] {
            let wrong = ney.refused("DELETE", "/api/me", body).await;
            assert_eq!(wrong, refused(409, WRONG_PASSWORD), "{body}");
        }
        let kept = ney.cookie.clone();
        ney.ok("DELETE", "/api/me", &json!({ "password": GUARD }).to_string()).await;
        assert_eq!(ney.cookie, None);
        ney.cookie = kept;
        for browser in [&mut ney, &mut phone] {
            assert_eq!(browser.refused("GET", "/api/me", "").await, refused(401, NOT_SIGNED_IN));
        }
        let again = phone.refused("POST", "/api/sessions", &sign_in("Ney", GUARD)).await;
        assert_eq!(again, refused(409, WRONG_PASSWORD));

        assert_eq!(
            seats(scratch).await,
            [
                format!("over 0 person {id} - salt Michel"),
                "over 1 bot - - - -".to_owned(),
                "playing 0 vacant - - salt -".to_owned(),
                "playing 1 bot - - - -".to_owned(),
                "waiting 0 open - - - -".to_owned(),
                "waiting 1 bot - - - -".to_owned(),
            ]
        );
        let left = scratch
            .texts(
                "SELECT kind || '|' || name || '|' || COALESCE(name_key, '') || COALESCE(password, '') || \
                 COALESCE(recovery, '') || COALESCE(link, '') || COALESCE(email, '') || COALESCE(webhook, '') FROM people",
            )
            .await;
        assert_eq!(left, ["gone||"]);
        assert_eq!(scratch.texts("SELECT text FROM notes").await, [""; 0]);
        assert_eq!(scratch.texts("SELECT match FROM observers").await, [""; 0]);
        assert_eq!(scratch.texts("SELECT id FROM sessions").await, [""; 0]);
        // The drafts of the bots are not his.
        assert_eq!(scratch.texts("SELECT CAST(seat AS TEXT) FROM drafts").await, ["1", "1", "1"]);
        assert_eq!(scratch.texts("SELECT text FROM talk").await, ["En avant!"; 3]);
        // The name is free again.
        Browser::account(address, "Ney", GUARD).await;
    })
    .await;
}

#[tokio::test]
async fn a_guest_deletes_himself_without_a_password() {
    each(async |scratch| {
        let address = start(&scratch.url, |_| {}).await;
        let (mut ney, guest) = Browser::guest(address, "Ney").await;
        ney.ok("DELETE", "/api/me", "{}").await;
        let link = format!(r#"{{"token":{}}}"#, guest["link"]);
        assert_eq!(
            ney.refused("POST", "/api/sessions/link", &link).await,
            refused(404, NOT_FOUND)
        );
        assert_eq!(scratch.texts("SELECT kind || name FROM people").await, ["gone"]);
    })
    .await;
}

#[tokio::test]
async fn an_account_claims_the_guest_it_was() {
    each(async |scratch| {
        let address = start(&scratch.url, |_| {}).await;
        let (mut phone, guest) = Browser::guest(address, "Michel").await;
        let (mut ney, account) = Browser::account(address, "Ney", GUARD).await;
        let (guest_id, id) = (guest["id"].as_str().unwrap(), account["id"].as_str().unwrap());
        seat(scratch, guest_id).await;
        // Both were at one match.
        scratch
            .run(&format!(
                "INSERT INTO notes (match, person, text) VALUES ('over', '{id}', 'well done');
                 INSERT INTO observers (match, person) VALUES ('over', '{id}')"
            ))
            .await;
        let before = seats(scratch).await;
        let link = format!(r#"{{"token":{}}}"#, guest["link"]);
        assert_eq!(
            phone.refused("POST", "/api/me/claim", &link).await,
            refused(403, NOT_YOURS)
        );
        let wrong = format!(r#"{{"token":"{guest_id}"}}"#);
        assert_eq!(
            ney.refused("POST", "/api/me/claim", &wrong).await,
            refused(404, NOT_FOUND)
        );

        ney.ok("POST", "/api/me/claim", &link).await;
        let after: Vec<String> = before.iter().map(|seat| seat.replace(guest_id, id)).collect();
        assert_eq!(seats(scratch).await, after);
        assert_eq!(scratch.texts("SELECT DISTINCT creator FROM matches").await, [id]);
        assert_eq!(scratch.texts("SELECT DISTINCT person FROM talk").await, [id]);
        assert_eq!(
            scratch
                .texts("SELECT match || ' ' || person FROM observers ORDER BY match")
                .await,
            ["over", "playing", "waiting"].map(|name| format!("{name} {id}"))
        );
        assert_eq!(
            scratch
                .texts("SELECT person || ' ' || text FROM notes ORDER BY match")
                .await,
            [
                format!("{id} well done\n\nwatch the left"),
                format!("{id} watch the left"),
                format!("{id} watch the left")
            ]
        );
        assert_eq!(phone.refused("GET", "/api/me", "").await, refused(401, NOT_SIGNED_IN));
        let gone = format!("SELECT kind || name FROM people WHERE id = '{guest_id}'");
        assert_eq!(scratch.texts(&gone).await, ["gone"]);
        assert_eq!(
            ney.refused("POST", "/api/me/claim", &link).await,
            refused(404, NOT_FOUND)
        );
    })
    .await;
}

#[tokio::test]
async fn a_banned_person_may_do_nothing() {
    each(async |scratch| {
        let address = start(&scratch.url, |_| {}).await;
        let (mut ney, _) = Browser::account(address, "Ney", GUARD).await;
        let (mut guest, link) = Browser::guest(address, "Michel").await;
        let link = format!(r#"{{"token":{}}}"#, link["link"]);
        scratch.run("UPDATE people SET banned = 1").await;
        for browser in [&mut ney, &mut guest] {
            for (method, path, body) in [
                ("GET", "/api/me", ""),
                ("PATCH", "/api/me", "{}"),
                ("GET", "/api/me/sessions", ""),
                ("POST", "/api/me/link", ""),
                ("POST", "/api/me/claim", &link),
                ("POST", "/api/accounts", &sign_in("Michel Ney", GUARD)),
                ("DELETE", "/api/me", "{}"),
            ] {
                assert_eq!(
                    browser.refused(method, path, body).await,
                    refused(403, BANNED),
                    "{method} {path}"
                );
            }
        }
        let mut browser = Browser::new(address);
        let signed_in = browser.refused("POST", "/api/sessions", &sign_in("Ney", GUARD)).await;
        assert_eq!(signed_in, refused(403, BANNED));
        assert_eq!(
            browser.refused("POST", "/api/sessions/link", &link).await,
            refused(403, BANNED)
        );
    })
    .await;
}
