//! Nobody passes for somebody else by a name that looks the same, or that nobody can see.

use crate::browser::{Browser, refused, sign_in, start};
use crate::scratch::each;
use serde_json::json;

const GUARD: &str = "la garde meurt";
const NAME_TAKEN: &str = r#"{"error":"conflict","why":"name_taken"}"#;
const UNFIT: &str = r#"{"error":"unfit","what":"name"}"#;
/// With a Cyrillic letter in it.
const CYRILLIC: &str = "N\u{435}y";

fn named(name: &str) -> String {
    json!({ "name": name }).to_string()
}

#[tokio::test]
async fn a_name_that_looks_like_an_accounts_is_taken() {
    each(async |scratch| {
        let address = start(&scratch.url, |_| {}).await;
        Browser::account(address, "Ney", GUARD).await;
        Browser::account(address, "Désirée Lannes", GUARD).await;
        let (mut guest, _) = Browser::guest(address, "Somebody").await;
        for same in [
            "Ney",
            "  nEY ",
            CYRILLIC,
            "\u{ff2e}\u{ff45}\u{ff59}",
            "Ney\u{fe0f}",
            "De\u{301}sire\u{301}e lannes",
            "Désirée Iannes",
        ] {
            let answer = Browser::new(address)
                .refused("POST", "/api/accounts", &sign_in(same, GUARD))
                .await;
            assert_eq!(answer, refused(409, NAME_TAKEN), "an account {same}");
            let answer = Browser::new(address).refused("POST", "/api/guests", &named(same)).await;
            assert_eq!(answer, refused(409, NAME_TAKEN), "a guest {same}");
            let answer = guest.refused("PATCH", "/api/me", &named(same)).await;
            assert_eq!(answer, refused(409, NAME_TAKEN), "a guest becomes {same}");
        }
        // Guests may be called alike, and who has a name keeps it when he becomes an account.
        Browser::guest(address, "Somebody").await;
        guest.ok("POST", "/api/accounts", &sign_in("Somebody", GUARD)).await;
        Browser::guest(address, "Désiré Lannes").await;
    })
    .await;
}

#[tokio::test]
async fn a_name_can_be_seen() {
    each(async |scratch| {
        let address = start(&scratch.url, |_| {}).await;
        for unseen in [
            "\u{2800}",
            "Ne\u{2800}y",
            "\u{115f}",
            "Ne\u{34f}y",
            "\u{fe0f}",
            "\u{301}",
            "\u{17b4}a",
            "\u{ffa0}",
            "a\u{e0100}",
        ] {
            let answer = Browser::new(address)
                .refused("POST", "/api/guests", &named(unseen))
                .await;
            assert_eq!(answer, refused(400, UNFIT), "{unseen:?}");
        }
        for seen in ["Łukasz", "Ναπολέων", "拿破仑", "نابليون", "❤\u{fe0f}"] {
            let (_, guest) = Browser::guest(address, seen).await;
            assert_eq!(guest["name"], seen);
        }
    })
    .await;
}

#[tokio::test]
async fn it_does_not_matter_how_a_keyboard_writes_a_name() {
    each(async |scratch| {
        let address = start(&scratch.url, |_| {}).await;
        let (_, account) = Browser::account(address, "Désirée Strauß", GUARD).await;
        for typed in ["De\u{301}sire\u{301}e STRAUSS", "désirée\u{a0}strauß"] {
            let me = Browser::new(address)
                .ok("POST", "/api/sessions", &sign_in(typed, GUARD))
                .await;
            assert_eq!(me["id"], account["id"], "{typed}");
        }
    })
    .await;
}

#[tokio::test]
async fn accounts_of_before_keep_their_names() {
    each(async |scratch| {
        let address = start(&scratch.url, |_| {}).await;
        let (_, ney) = Browser::account(address, "Ney", GUARD).await;
        let (_, other) = Browser::account(address, "Murat", GUARD).await;
        let (_, nfc) = Browser::account(address, "Andre\u{301}", GUARD).await;
        let (_, nfd) = Browser::account(address, "Lannes", GUARD).await;
        // As an earlier program has written them.
        for (id, name, key) in [
            (&ney["id"], "Ney", "ney"),
            (&other["id"], CYRILLIC, "n\u{435}y"),
            (&nfc["id"], "André", "andré"),
            (&nfd["id"], "Andre\u{301}", "andre\u{301}"),
        ] {
            scratch
                .run(&format!(
                    "UPDATE people SET name = '{name}', name_key = '{key}', skeleton = NULL WHERE id = '{}'",
                    id.as_str().unwrap()
                ))
                .await;
        }
        for _ in 0..2 {
            let address = start(&scratch.url, |_| {}).await;
            for (person, name) in [
                (&ney, "Ney"),
                (&other, CYRILLIC),
                (&nfc, "André"),
                (&nfd, "Andre\u{301}"),
            ] {
                let me = Browser::new(address)
                    .ok("POST", "/api/sessions", &sign_in(name, GUARD))
                    .await;
                assert_eq!((&me["id"], &me["name"]), (&person["id"], &json!(name)));
                let third = Browser::new(address)
                    .refused("POST", "/api/accounts", &sign_in(name, GUARD))
                    .await;
                assert_eq!(third, refused(409, NAME_TAKEN), "{name}");
            }
        }
    })
    .await;
}
