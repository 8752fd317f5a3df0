//! Webhooks: a POST to an address that a person has given.
//!
//! Hyper's bare connection, and no client built on it: the address that was checked must be the one that is connected
//! to, and a client with a pool, redirects and proxies from the environment has three ways around that.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use http_body_util::Full;
use hyper::body::Bytes;
use hyper::client::conn::http1;
use hyper::header::{CONTENT_TYPE, HOST, USER_AGENT};
use hyper::{Request, StatusCode};
use hyper_util::rt::TokioIo;
use serde_json::json;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpStream, lookup_host};
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore, crypto::ring};
use url::Url;

use super::private::is_public;
use crate::store::waits::Wait;

const LIMIT: Duration = Duration::from_secs(5);

pub(super) struct Webhooks {
    to_private: bool,
    tls: TlsConnector,
}

impl Webhooks {
    pub(super) fn new(to_private: bool) -> Webhooks {
        let roots = RootCertStore::from_iter(webpki_roots::TLS_SERVER_ROOTS.iter().cloned());
        let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .expect("ring speaks the usual versions of TLS")
            .with_root_certificates(roots)
            .with_no_client_auth();
        Webhooks {
            to_private,
            tls: TlsConnector::from(Arc::new(config)),
        }
    }

    pub(super) async fn send(&self, address: &str, wait: &Wait, link: &str) -> Result<(), String> {
        let body = json!({
            "type": "your_turn",
            "match": wait.of,
            "game": wait.game,
            "scenario": wait.scenario,
            "url": link,
        });
        let posted = timeout(LIMIT, self.post(address, body.to_string())).await;
        posted.unwrap_or_else(|_| Err(format!("no answer within {} seconds", LIMIT.as_secs())))
    }

    async fn post(&self, address: &str, body: String) -> Result<(), String> {
        let url = Url::parse(address).map_err(|error| error.to_string())?;
        let host = url.host_str().ok_or("it names no host")?.to_owned();
        let stream = self.connect(&url).await?;
        let request = request(&url, body)?;
        let status = match url.scheme() {
            "https" => {
                let name = host.trim_matches(['[', ']']).to_owned();
                let name = ServerName::try_from(name).map_err(|error| error.to_string())?;
                let stream = self.tls.connect(name, stream).await;
                exchange(stream.map_err(|error| error.to_string())?, request).await?
            }
            "http" => exchange(stream, request).await?,
            scheme => return Err(format!("{scheme} is no way to post")),
        };
        // Also a redirect is no success: it could lead anywhere.
        if status.is_success() {
            Ok(())
        } else {
            Err(format!("it answers {}", status.as_u16()))
        }
    }

    /// Looks the name up once, and connects to nothing but what was found and checked.
    async fn connect(&self, url: &Url) -> Result<TcpStream, String> {
        let found = addresses(url).await?;
        if !self.to_private && found.iter().any(|address| !is_public(address.ip())) {
            return Err("it is a private address".to_owned());
        }
        let mut failure = "it has no address".to_owned();
        for address in found {
            match TcpStream::connect(address).await {
                Ok(stream) => return Ok(stream),
                Err(error) => failure = error.to_string(),
            }
        }
        Err(failure)
    }
}

async fn addresses(url: &Url) -> Result<Vec<SocketAddr>, String> {
    let port = url.port_or_known_default().ok_or("it names no port")?;
    match url.host() {
        Some(url::Host::Ipv4(ip)) => Ok(vec![(ip, port).into()]),
        Some(url::Host::Ipv6(ip)) => Ok(vec![(ip, port).into()]),
        Some(url::Host::Domain(name)) => {
            let found = lookup_host((name, port)).await;
            Ok(found.map_err(|error| error.to_string())?.collect())
        }
        None => Err("it names no host".to_owned()),
    }
}

fn request(url: &Url, body: String) -> Result<Request<Full<Bytes>>, String> {
    let mut target = url.path().to_owned();
    if let Some(query) = url.query() {
        target = format!("{target}?{query}");
    }
    let host = url.host_str().unwrap_or_default();
    let host = match url.port() {
        Some(port) => format!("{host}:{port}"),
        None => host.to_owned(),
    };
    Request::post(target)
        .header(HOST, host)
        .header(USER_AGENT, "bicorne")
        .header(CONTENT_TYPE, "application/json")
        .body(Full::new(Bytes::from(body)))
        .map_err(|error| error.to_string())
}

/// Sends the request and reads no more than the status.
async fn exchange<S>(stream: S, request: Request<Full<Bytes>>) -> Result<StatusCode, String>
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let words = |error: hyper::Error| error.to_string();
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await.map_err(words)?;
    let driver = tokio::spawn(connection);
    let answer = sender.send_request(request).await.map_err(words);
    driver.abort();
    Ok(answer?.status())
}
