//! Mail by SMTP.

use std::fmt;
use std::time::Duration;

use lettre::message::Mailbox;
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::{AsyncSmtpTransport, AsyncTransport as _, Message, Tokio1Executor};
use thiserror::Error;
use url::{Host, Url};

use super::words::Words;

const LIMIT: Duration = Duration::from_secs(15);

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

#[derive(Debug)]
pub(super) struct Mailer {
    settings: MailSettings,
}

impl Mailer {
    pub(super) fn new(settings: &MailSettings) -> Mailer {
        let settings = settings.clone();
        Mailer { settings }
    }

    pub(super) async fn send(&self, to: &str, words: Words, unsubscribe: &str) -> Result<(), String> {
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
        let sent = self.settings.transport.send(message).await;
        sent.map(drop).map_err(|error| in_words(&error))
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
