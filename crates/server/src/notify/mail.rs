//! Mail by SMTP, and how much of it: to whom it was promised, so many a day, and to others one question.

use std::fmt;
use std::time::Duration;

use lettre::message::Mailbox;
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::{AsyncSmtpTransport, AsyncTransport as _, Message, Tokio1Executor};
use serde::Serialize;
use thiserror::Error;
use ts_rs::TS;
use url::{Host, Url};
use utoipa::ToSchema;

use super::words::{self, Words};
use crate::clock::{DAY, now};
use crate::ids;
use crate::settings::Settings;
use crate::store::mailboxes::{ASKING, EVERYBODY};
use crate::store::people::PersonRow;
use crate::store::{Store, StoreError};

const LIMIT: Duration = Duration::from_secs(15);
/// How long the link counts by which somebody says that an address is his.
const CONFIRM_WITHIN: i64 = 3 * DAY;

#[derive(Debug, Error, PartialEq)]
pub enum MailError {
    /// Not what was given: it may hold a password.
    #[error("The mail server must be given as smtp://USER:PASSWORD@HOST:PORT or smtps://….")]
    Server,
    #[error("{0:?} is no address that mail can come from.")]
    From(String),
}

/// The mail server, and whom mail comes from.
#[derive(Clone)]
pub struct MailSettings {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

/// Never writes the password of the mail server to a log.
impl fmt::Debug for MailSettings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("MailSettings")
            .field("from", &self.from)
            .finish_non_exhaustive()
    }
}

impl MailSettings {
    pub fn new(server: &str, from: &str) -> Result<MailSettings, MailError> {
        let mut url = Url::parse(server).map_err(|_| MailError::Server)?;
        let host = url.host().ok_or(MailError::Server)?;
        match url.scheme() {
            "smtps" => {}
            // Nobody listens between two programs of one machine; anywhere else a password needs a cover.
            "smtp" if is_this_machine(&host) => {}
            "smtp" => url.set_query(Some("tls=required")),
            _ => return Err(MailError::Server),
        }
        let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(url.as_str()).map_err(|_| MailError::Server)?;
        Ok(MailSettings {
            transport: transport.timeout(Some(LIMIT)).build(),
            from: from.parse().map_err(|_| MailError::From(from.to_owned()))?,
        })
    }
}

fn is_this_machine(host: &Host<&str>) -> bool {
    match host {
        // The url crate knows IP addresses only in the addresses of web pages.
        Host::Domain(name) => *name == "localhost" || name.parse().is_ok_and(|ip: std::net::IpAddr| ip.is_loopback()),
        Host::Ipv4(ip) => ip.is_loopback(),
        Host::Ipv6(ip) => ip.is_loopback(),
    }
}

/// How many mails go out in a day, counted from midnight UTC.
#[derive(Debug, Clone, Copy)]
pub struct MostMails {
    /// To one address.
    pub each: u32,
    /// To all together. No more than half of them are questions whether somebody wants mail.
    pub all: u32,
}

impl Default for MostMails {
    fn default() -> MostMails {
        MostMails { each: 20, all: 500 }
    }
}

#[derive(Debug, Clone)]
pub(crate) struct Mailer {
    settings: MailSettings,
    public_url: String,
    most: MostMails,
    store: Store,
}

/// What came of a mail.
#[derive(Debug)]
pub(super) enum Sent {
    Yes,
    /// There were enough for today.
    Enough,
    Failed(String),
}

/// What came of asking somebody whether an address is his.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "people.ts")]
pub enum Asked {
    Sent,
    /// He has said so already.
    Confirmed,
    /// There was a mail to it less than a day ago.
    Already,
    /// Its owner wants no mail of ours.
    LeftAlone,
    /// The server has sent enough mails today.
    Enough,
    /// The mail server did not take it.
    Failed,
}

impl Mailer {
    /// None where there is no mail, or no address for its links to lead to.
    pub(crate) fn new(settings: &Settings, store: &Store) -> Option<Mailer> {
        Some(Mailer {
            settings: settings.mail.clone()?,
            public_url: settings.public_url.clone()?,
            most: settings.most_mails,
            store: store.clone(),
        })
    }

    /// Asks whether the address is his, in a mail that says nothing else.
    pub(crate) async fn ask(&self, person: &PersonRow) -> Result<Asked, StoreError> {
        let (Some(email), Some(mailbox)) = (&person.email, &person.mailbox) else {
            return Ok(Asked::Failed);
        };
        if person.silent.is_some() {
            return Ok(Asked::LeftAlone);
        }
        if person.confirmed != 0 {
            return Ok(Asked::Confirmed);
        }
        let at = now();
        if !self.store.claim_asking(mailbox, at).await? {
            return Ok(Asked::Already);
        }
        let MostMails { each, all } = self.most;
        let counts = [(mailbox.as_str(), each), (EVERYBODY, all), (ASKING, all.div_ceil(2))];
        if !self.store.count_mail(&counts).await? {
            self.store.release_asking(mailbox, at).await?;
            return Ok(Asked::Enough);
        }
        let token = ids::token();
        let until = at + CONFIRM_WITHIN;
        if !self.store.begin_confirming(&person.id, mailbox, &token, until).await? {
            self.store.release_asking(mailbox, at).await?;
            return Ok(Asked::Failed);
        }
        let link = format!("{}/confirm/{token}", self.public_url);
        let words = |out: &str| words::confirmation(&person.language, &self.public_url, &link, out);
        if let Err(error) = self.send(email, mailbox, words).await? {
            tracing::warn!("No mail to {}: {error}.", person.id);
            self.store.release_asking(mailbox, at).await?;
            return Ok(Asked::Failed);
        }
        Ok(Asked::Sent)
    }

    /// A mail to an address that is its reader's.
    pub(super) async fn tell(
        &self,
        email: &str,
        mailbox: &str,
        words: impl Fn(&str) -> Words,
    ) -> Result<Sent, StoreError> {
        if !self
            .store
            .count_mail(&[(mailbox, self.most.each), (EVERYBODY, self.most.all)])
            .await?
        {
            return Ok(Sent::Enough);
        }
        Ok(match self.send(email, mailbox, words).await? {
            Ok(()) => Sent::Yes,
            Err(why) => Sent::Failed(why),
        })
    }

    /// Every mail has the way out in it.
    async fn send(
        &self,
        email: &str,
        mailbox: &str,
        words: impl Fn(&str) -> Words,
    ) -> Result<Result<(), String>, StoreError> {
        let token = self.store.token_of_mailbox(mailbox).await?;
        let out = format!("{}/unsubscribe/{token}", self.public_url);
        let message = match self.message(email, words(&out), &out) {
            Ok(message) => message,
            Err(why) => return Ok(Err(why)),
        };
        let sent = self.settings.transport.send(message).await;
        Ok(sent.map(drop).map_err(|error| in_words(&error)))
    }

    fn message(&self, to: &str, words: Words, unsubscribe: &str) -> Result<Message, String> {
        let to: Mailbox = to.parse().map_err(|_| "his address cannot be read".to_owned())?;
        let mut message = Message::builder()
            .from(self.settings.from.clone())
            .to(to)
            .subject(words.subject)
            .message_id(None)
            .header(ContentType::TEXT_PLAIN)
            .body(words.body)
            .map_err(|error| error.to_string())?;
        // Mail programs offer a button for it, and answer no mail that a program wrote.
        for (name, value) in [
            ("List-Unsubscribe", format!("<{unsubscribe}>")),
            ("List-Unsubscribe-Post", "List-Unsubscribe=One-Click".to_owned()),
            ("Auto-Submitted", "auto-generated".to_owned()),
        ] {
            let name = HeaderName::new_from_ascii_str(name);
            message.headers_mut().insert_raw(HeaderValue::new(name, value));
        }
        Ok(message)
    }
}

/// Not in the words of the mail server, which may quote an address.
fn in_words(error: &lettre::transport::smtp::Error) -> String {
    match error.status() {
        Some(code) => format!("the mail server answered {code}"),
        None if error.is_timeout() => "the mail server did not answer in time".to_owned(),
        None if error.is_tls() => "the connection to the mail server could not be made secure".to_owned(),
        None => "the mail server could not be reached".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mail_server_is_an_address_and_its_password_is_told_to_nobody() {
        for server in [
            "smtp://localhost:2525",
            "smtp://127.0.0.1:2525",
            "smtp://club:secret@mail.example.org:587",
            "smtps://club:s%40cret@mail.example.org",
        ] {
            let settings = MailSettings::new(server, "Bicorne <bicorne@example.org>").unwrap();
            assert!(!format!("{settings:?}").contains("cret"), "{settings:?}");
        }
        for server in [
            "",
            "mail.example.org",
            "https://club:secret@mail.example.org",
            "smtp:club:secret",
        ] {
            let error = MailSettings::new(server, "bicorne@example.org").unwrap_err();
            assert_eq!(error, MailError::Server, "{server}");
            assert!(!error.to_string().contains("secret"));
        }
        let error = MailSettings::new("smtp://localhost", "nobody").unwrap_err();
        assert_eq!(error.to_string(), "\"nobody\" is no address that mail can come from.");
    }
}
