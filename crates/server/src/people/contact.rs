//! Where somebody is told that a match waits for him.

use axum::http::Uri;

use crate::failure::Unfit;
use crate::ids;

/// What SMTP allows.
const LONGEST_EMAIL: usize = 254;
const LONGEST_WEBHOOK: usize = 1_000;

/// Only what cannot be an address at all is refused: whether one is real shows when mail is sent there.
pub fn email(text: &str) -> Result<String, Unfit> {
    let email = text.trim();
    let plain =
        !email.contains(|char: char| char.is_whitespace() || char.is_control() || "<>,;:\"\\()[]".contains(char));
    let parts = email.split_once('@');
    let whole = parts.is_some_and(|(user, host)| {
        let labels = !host.split('.').any(str::is_empty);
        !user.is_empty() && labels && !host.contains('@')
    });
    let fits = plain && whole && email.len() <= LONGEST_EMAIL;
    if fits { Ok(email.to_owned()) } else { Err(Unfit::Email) }
}

/// The mailbox behind an address, as a hash: capitals and what follows a plus sign make no other mailbox.
pub fn mailbox(email: &str) -> String {
    let email = email.to_lowercase();
    let (user, host) = email.split_once('@').unwrap_or((&email, ""));
    let bare = user.split_once('+').map_or(user, |(bare, _)| bare);
    let user = if bare.is_empty() { user } else { bare };
    ids::hash(&format!("{user}@{host}"))
}

pub fn webhook(text: &str) -> Result<String, Unfit> {
    let webhook = text.trim();
    let url: Uri = webhook.parse().map_err(|_| Unfit::Webhook)?;
    let web = matches!(url.scheme_str(), Some("http" | "https"));
    let host = url.host().is_some_and(|host| !host.is_empty());
    let fits = web && host && webhook.len() <= LONGEST_WEBHOOK;
    if fits {
        Ok(webhook.to_owned())
    } else {
        Err(Unfit::Webhook)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_an_address_is_refused() {
        assert_eq!(email(" ney@moskowa.example ").unwrap(), "ney@moskowa.example");
        assert!(email("ney+bicorne@localhost").is_ok());
        let long = format!("{}@moskowa.example", "n".repeat(250));
        for unfit in [
            "",
            "ney",
            "@moskowa.example",
            "ney@",
            "ney@a@b",
            "ney @moskowa.example",
            "ney@moskowa..example",
            "ney@moskowa.example\r\nBcc: all@club.example",
            "Ney <ney@moskowa.example>",
            "a@b.example,c@d.example",
            &long,
        ] {
            assert_eq!(email(unfit), Err(Unfit::Email), "{unfit}");
        }
    }

    #[test]
    fn one_mailbox_has_many_addresses() {
        let ney = mailbox("ney@moskowa.example");
        for same in [
            "Ney@Moskowa.example",
            "ney+bicorne@moskowa.example",
            "NEY+1+2@moskowa.EXAMPLE",
        ] {
            assert_eq!(mailbox(same), ney, "{same}");
        }
        for other in [
            "lannes@moskowa.example",
            "ney@elchingen.example",
            "+ney@moskowa.example",
        ] {
            assert_ne!(mailbox(other), ney, "{other}");
        }
        assert_ne!(mailbox("+ney@moskowa.example"), mailbox("+lannes@moskowa.example"));
        assert!(!ney.contains("moskowa"));
    }

    #[test]
    fn a_webhook_is_on_the_web() {
        assert!(webhook("https://ntfy.example/club").is_ok());
        assert!(webhook("http://127.0.0.1:1805/?who=ney").is_ok());
        let long = format!("https://ntfy.example/{}", "n".repeat(1_000));
        for unfit in [
            "",
            "ntfy.example",
            "/club",
            "ftp://ntfy.example",
            "https://",
            "javascript:alert(1)",
            &long,
        ] {
            assert_eq!(webhook(unfit), Err(Unfit::Webhook), "{unfit}");
        }
    }
}
