//! Webhooks: a POST to an address that a person has given.
//!
//! The address that was checked must be the one that is connected to. A name is looked up by a resolver that gives no
//! private addresses, one that is written in numbers never comes there and is looked at before; nothing is followed, no
//! proxy is asked, and no connection is kept for another request.

use std::error::Error;
use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use reqwest::dns::{Addrs, Name, Resolve, Resolving};
use reqwest::redirect::Policy;
use reqwest::{Client, Response, StatusCode};
use rustls::crypto::ring;
use rustls::{ClientConfig, RootCertStore};
use serde::Serialize;
use tokio::net::lookup_host;
use tokio::time::{Instant, timeout_at};
use ts_rs::TS;
use url::{Host, Url};
use utoipa::ToSchema;

use super::private::is_public;
use super::shape::{Said, Shape};

const LIMIT: Duration = Duration::from_secs(5);
/// What is shown of an answer: enough for what a service has to say, too little to read somebody's pages.
const EXCERPT: usize = 200;

pub(crate) struct Webhooks {
    to_private: bool,
    client: Client,
    limit: Duration,
}

/// What came back.
#[derive(Debug)]
pub(crate) struct Answer {
    pub status: StatusCode,
    /// How it begins.
    pub text: String,
}

/// Why nothing came back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "people.ts")]
pub enum NoAnswer {
    /// The address is none of the whole Internet's.
    Private,
    /// It took too long.
    Late,
    /// There is nobody, or he cannot be understood.
    Unreachable,
}

impl fmt::Display for NoAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoAnswer::Private => f.write_str("it is a private address"),
            NoAnswer::Late => write!(f, "no answer within {} seconds", LIMIT.as_secs()),
            NoAnswer::Unreachable => f.write_str("it cannot be reached"),
        }
    }
}

impl Webhooks {
    pub(crate) fn new(to_private: bool) -> Webhooks {
        Webhooks::within(LIMIT, to_private)
    }

    fn within(limit: Duration, to_private: bool) -> Webhooks {
        let roots = RootCertStore::from_iter(webpki_roots::TLS_SERVER_ROOTS.iter().cloned());
        let tls = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .expect("ring speaks the usual versions of TLS")
            .with_root_certificates(roots)
            .with_no_client_auth();
        let client = Client::builder()
            .tls_backend_preconfigured(tls)
            .dns_resolver(Names { to_private })
            .redirect(Policy::none())
            .no_proxy()
            .referer(false)
            .pool_max_idle_per_host(0)
            .timeout(limit)
            .user_agent("bicorne")
            .build()
            .expect("a client of settings that do not change");
        Webhooks {
            to_private,
            client,
            limit,
        }
    }

    /// Posts it in the shape that was chosen, or in that which the address shows.
    pub(crate) async fn post(&self, address: &str, shape: Option<Shape>, said: &Said) -> Result<Answer, NoAnswer> {
        let url = Url::parse(address).map_err(|_| NoAnswer::Unreachable)?;
        if !self.to_private && number(&url).is_some_and(|ip| !is_public(ip)) {
            return Err(NoAnswer::Private);
        }
        let parcel = shape.unwrap_or_else(|| Shape::of(&url)).parcel(said);
        let until = Instant::now() + self.limit;
        let request = self.client.post(url).headers(parcel.headers).body(parcel.body);
        let answer = request.send().await.map_err(|error| reason(&error))?;
        Ok(Answer {
            status: answer.status(),
            // Who lets webhooks lead to neighbours does not let everybody read what those say.
            text: if self.to_private {
                String::new()
            } else {
                beginning(answer, until).await
            },
        })
    }
}

/// The address, where it is written in numbers.
fn number(url: &Url) -> Option<IpAddr> {
    match url.host()? {
        Host::Ipv4(ip) => Some(ip.into()),
        Host::Ipv6(ip) => Some(ip.into()),
        Host::Domain(_) => None,
    }
}

/// Looks names up, and gives none that leads to a private address.
struct Names {
    to_private: bool,
}

#[derive(Debug, thiserror::Error)]
#[error("it is a private address")]
struct IsPrivate;

impl Resolve for Names {
    fn resolve(&self, name: Name) -> Resolving {
        let to_private = self.to_private;
        Box::pin(async move {
            let found: Vec<SocketAddr> = lookup_host((name.as_str(), 0)).await?.collect();
            if !to_private && found.iter().any(|address| !is_public(address.ip())) {
                return Err(IsPrivate.into());
            }
            Ok(Box::new(found.into_iter()) as Addrs)
        })
    }
}

/// Not in the words of the library, which quotes the address: it may hold a secret.
fn reason(error: &reqwest::Error) -> NoAnswer {
    let mut cause: Option<&dyn Error> = Some(error);
    while let Some(error) = cause {
        if error.is::<IsPrivate>() {
            return NoAnswer::Private;
        }
        cause = error.source();
    }
    if error.is_timeout() {
        NoAnswer::Late
    } else {
        NoAnswer::Unreachable
    }
}

/// How an answer begins, as far as it has come in time.
async fn beginning(mut answer: Response, until: Instant) -> String {
    let mut bytes = Vec::new();
    // A sign has at most four bytes.
    while bytes.len() < 4 * EXCERPT {
        match timeout_at(until, answer.chunk()).await {
            Ok(Ok(Some(chunk))) => bytes.extend_from_slice(&chunk),
            _ => break,
        }
    }
    excerpt(&bytes)
}

fn excerpt(bytes: &[u8]) -> String {
    let text = String::from_utf8_lossy(&bytes[..bytes.len().min(4 * EXCERPT)]);
    let plain = text.chars().map(|sign| if sign.is_control() { ' ' } else { sign });
    plain.take(EXCERPT).collect::<String>().trim().to_owned()
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    use tokio::net::TcpListener;

    use super::*;

    /// A service that says this to whoever comes, and no more.
    async fn service(says: &'static str) -> String {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("its address");
        tokio::spawn(async move {
            let (mut stream, _) = listener.accept().await.expect("somebody comes");
            let mut asked = [0; 4096];
            let _ = stream.read(&mut asked).await;
            let _ = stream.write_all(says.as_bytes()).await;
            // It keeps the line open, as if there were more to come.
            std::future::pending::<()>().await;
        });
        format!("http://{address}/")
    }

    fn said() -> Said {
        Said {
            text: "Your move".to_owned(),
            link: "https://bicorne.example".to_owned(),
            facts: serde_json::json!({}),
        }
    }

    /// As a trial shows it, from the sockets of a service on the whole Internet.
    #[tokio::test]
    async fn what_a_service_answers_is_read_as_far_as_it_comes_in_time() {
        let address = service("HTTP/1.1 400 Bad Request\r\ncontent-length: 40\r\n\r\n{\"message\":\"empty\"}").await;
        let webhooks = Webhooks::within(Duration::from_secs(5), true);
        let answer = webhooks.client.post(address).send().await.expect("an answer");
        let text = beginning(answer, Instant::now() + Duration::from_millis(300)).await;
        assert_eq!(text, "{\"message\":\"empty\"}");
    }

    #[tokio::test]
    async fn who_does_not_answer_is_late() {
        let address = service("").await;
        let webhooks = Webhooks::within(Duration::from_millis(200), true);
        let answer = webhooks.post(&address, None, &said()).await;
        assert_eq!(answer.expect_err("no answer"), NoAnswer::Late);
    }

    #[tokio::test]
    async fn where_nobody_is_nobody_is_reached() {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = format!("http://{}/", listener.local_addr().expect("its address"));
        drop(listener);
        let webhooks = Webhooks::within(Duration::from_secs(5), true);
        let answer = webhooks.post(&address, None, &said()).await;
        assert_eq!(answer.expect_err("nobody"), NoAnswer::Unreachable);
    }

    #[test]
    fn an_answer_is_shown_up_to_a_length_and_without_control_characters() {
        assert_eq!(excerpt(b"no_text\r\n"), "no_text");
        assert_eq!(excerpt(b"a\x1b[31mb\x00c"), "a [31mb c");
        assert_eq!(excerpt("è".repeat(1_000).as_bytes()), "è".repeat(EXCERPT));
        assert_eq!(excerpt(&[0xff; 3]), "\u{fffd}\u{fffd}\u{fffd}");
        assert_eq!(excerpt(b""), "");
    }
}
