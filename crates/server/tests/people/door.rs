//! What is let in at all: from our own pages, not too often, not too large.

use crate::browser::{Browser, refused, sign_in, start};
use crate::http::send;
use crate::scratch::{Scratch, each};

const FOREIGN: &str = r#"{"error":"foreign_origin"}"#;

#[tokio::test]
async fn a_change_comes_from_our_own_pages() {
    each(async |scratch| {
        let address = start(&scratch.url, |_| {}).await;
        let (mut ney, _) = Browser::guest(address, "Ney").await;
        let cookie = ney.cookie.clone().unwrap();
        let own = format!("http://{address}");
        let cookie = ("cookie", cookie.as_str());
        let other_port = format!("http://{}:1", address.ip());
        for headers in [
            vec![cookie, ("origin", "http://evil.example")],
            vec![cookie, ("origin", &other_port)],
            vec![cookie, ("origin", "null")],
            vec![cookie],
            vec![cookie, ("origin", &own), ("sec-fetch-site", "cross-site")],
            vec![("origin", "http://evil.example")],
            vec![("sec-fetch-site", "cross-site")],
        ] {
            for (method, path, body) in [
                ("PATCH", "/api/me", r#"{"name":"Grouchy"}"#),
                ("POST", "/api/guests", r#"{"name":"Grouchy"}"#),
                ("DELETE", "/api/me", "{}"),
                ("PUT", "/api/nothing", "{}"),
            ] {
                let answer = send(address, method, path, &headers, body).await;
                assert_eq!(
                    (answer.status, answer.body),
                    refused(403, FOREIGN),
                    "{method} {path} {headers:?}"
                );
            }
        }
        assert_eq!(ney.ok("GET", "/api/me", "").await["name"], "Ney");
        // Looking changes nothing, and a tool without a cookie acts for nobody.
        let look = send(
            address,
            "GET",
            "/api/me",
            &[cookie, ("origin", "http://evil.example")],
            "",
        )
        .await;
        assert_eq!(look.status, 200);
        let tool = send(address, "POST", "/api/guests", &[], r#"{"name":"curl"}"#).await;
        assert_eq!(tool.status, 200, "{}", tool.body);
    })
    .await;
}

#[tokio::test]
async fn a_socket_is_opened_by_our_own_pages() {
    each(async |scratch| {
        let address = start(&scratch.url, |_| {}).await;
        let (ney, _) = Browser::guest(address, "Ney").await;
        let cookie = ney.cookie.clone().unwrap();
        let own = format!("http://{address}");
        for (origin, foreign) in [
            (None, true),
            (Some("null"), true),
            (Some("http://evil.example"), true),
            (Some(own.as_str()), false),
        ] {
            for cookie in [Some(("cookie", cookie.as_str())), None] {
                let mut headers = vec![("upgrade", "websocket")];
                headers.extend(cookie);
                headers.extend(origin.map(|origin| ("origin", origin)));
                let answer = send(address, "GET", "/api/matches/any/socket", &headers, "").await;
                assert_eq!(
                    (answer.status, answer.body) == refused(403, FOREIGN),
                    foreign,
                    "{headers:?}"
                );
            }
        }
    })
    .await;
}

#[tokio::test]
async fn with_a_public_url_only_its_pages_are_ours() {
    each(async |scratch| {
        let url = "https://bicorne.example";
        let address = start(&scratch.url, |settings| settings.public_url = Some(url.to_owned())).await;
        let own = format!("http://{address}");
        for (origin, status) in [(url, 200), (own.as_str(), 403), ("http://bicorne.example", 403)] {
            let answer = send(
                address,
                "POST",
                "/api/guests",
                &[("origin", origin)],
                r#"{"name":"Ney"}"#,
            )
            .await;
            assert_eq!(answer.status, status, "{origin}");
        }
    })
    .await;
}

/// How many of so many calls from these addresses are let through, and how the last is refused.
async fn let_through(scratch: &Scratch, trusted: bool, from: impl Fn(usize) -> String) -> (usize, String) {
    let address = start(&scratch.url, |settings| {
        settings.limits = true;
        if trusted {
            settings.trusted_proxies = vec!["127.0.0.1".parse().unwrap()];
        }
    })
    .await;
    let mut passed = 0;
    let mut last = String::new();
    for n in 0..15 {
        let from = from(n);
        let headers = [("x-forwarded-for", from.as_str())];
        let answer = send(address, "POST", "/api/sessions/link", &headers, r#"{"token":"x"}"#).await;
        match answer.status {
            404 => passed += 1,
            429 => last = answer.body,
            status => panic!("{status}: {}", answer.body),
        }
    }
    (passed, last)
}

#[tokio::test]
async fn a_limit_counts_by_the_real_address() {
    each(async |scratch| {
        let (passed, last) = let_through(scratch, false, |n| format!("203.0.113.{n}")).await;
        assert!((10..15).contains(&passed), "{passed}: an untrusted header was believed");
        assert!(
            last.starts_with(r#"{"error":"too_many","limit":"login","wait":"#),
            "{last}"
        );
        let (passed, _) = let_through(scratch, true, |n| format!("203.0.113.{n}")).await;
        assert_eq!(passed, 15);
        let (passed, _) = let_through(scratch, true, |n| format!("203.0.113.{n}, 198.51.100.7")).await;
        assert!((10..15).contains(&passed), "{passed}: a forged hop was believed");
        let (passed, _) = let_through(scratch, true, |n| format!("2001:db8::{n}")).await;
        assert!((10..15).contains(&passed), "{passed}: one network counts as many");
        let (passed, _) = let_through(scratch, true, |n| format!("marshal {n}")).await;
        assert!((10..15).contains(&passed), "{passed}: garbage was believed");
    })
    .await;
}

#[tokio::test]
async fn limits_of_sign_up_and_login_name_themselves() {
    each(async |scratch| {
        let address = start(&scratch.url, |settings| settings.limits = true).await;
        let (mut ney, _) = Browser::guest(address, "Ney").await;
        for (path, body, limit) in [
            ("/api/guests", r#"{"name":""}"#, "sign_up"),
            ("/api/accounts", r#"{"name":"Ney","password":"short"}"#, "sign_up"),
            ("/api/sessions/link", r#"{"token":""}"#, "login"),
            ("/api/sessions", r#"{"name":"Ney","password":"short"}"#, "login"),
            (
                "/api/accounts/recover",
                r#"{"name":"Ney","code":"","password":"short"}"#,
                "login",
            ),
            ("/api/me/password", r#"{"old":"","new":"short"}"#, "login"),
            ("/api/me/claim", r#"{"token":""}"#, "login"),
        ] {
            let mut answer = ney.call("POST", path, body).await;
            for _ in 0..50 {
                if answer.status == 429 {
                    break;
                }
                answer = ney.call("POST", path, body).await;
            }
            let start = format!(r#"{{"error":"too_many","limit":"{limit}","wait":"#);
            assert!(answer.body.starts_with(&start), "{path}: {}", answer.body);
        }
    })
    .await;
}

#[tokio::test]
async fn too_large_a_body_is_refused() {
    each(async |scratch| {
        let address = start(&scratch.url, |_| {}).await;
        let body = sign_in("Ney", &"x".repeat(70_000));
        let answer = Browser::new(address).refused("POST", "/api/accounts", &body).await;
        assert_eq!(answer, refused(413, r#"{"error":"too_large"}"#));
    })
    .await;
}
