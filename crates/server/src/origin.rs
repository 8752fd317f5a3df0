//! Whose page sends a request.
//!
//! A browser sends our cookie along with what a page of another site asks for. It also says which site that is, in a
//! header that no page can forge: so whatever changes something, and every socket, must come from a page of ours.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::header::{COOKIE, HOST, ORIGIN, UPGRADE};
use axum::http::uri::{Authority, Uri};
use axum::http::{HeaderMap, HeaderValue};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::app::App;
use crate::failure::Failure;
use crate::settings::Settings;

const FETCH_SITE: &str = "sec-fetch-site";

/// For the handshake of a socket: it must come from a page of ours, and say so.
pub fn check(headers: &HeaderMap, settings: &Settings) -> Result<(), Failure> {
    match headers.get(ORIGIN) {
        Some(origin) if !is_cross_site(headers) && is_ours(origin, headers, settings) => Ok(()),
        _ => Err(Failure::ForeignOrigin),
    }
}

/// For every request that changes something.
///
/// Browsers name the origin of all of these; command line tools and mail programs do not. They may pass as long as they
/// carry no cookie: without one there is nobody in whose name a foreign page could act.
pub(crate) fn check_change(headers: &HeaderMap, settings: &Settings) -> Result<(), Failure> {
    if headers.contains_key(ORIGIN) || headers.contains_key(COOKIE) || is_cross_site(headers) {
        check(headers, settings)
    } else {
        Ok(())
    }
}

/// Stands before all calls, so that none can forget it.
pub(crate) async fn guard(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let headers = request.headers();
    let checked = if !request.uri().path().starts_with("/api/") {
        Ok(())
    } else if headers.contains_key(UPGRADE) {
        check(headers, &app.settings)
    } else if !request.method().is_safe() {
        check_change(headers, &app.settings)
    } else {
        Ok(())
    };
    match checked {
        Ok(()) => next.run(request).await,
        Err(failure) => failure.into_response(),
    }
}

fn is_cross_site(headers: &HeaderMap) -> bool {
    headers.get(FETCH_SITE).is_some_and(|site| site == "cross-site")
}

fn is_ours(origin: &HeaderValue, headers: &HeaderMap, settings: &Settings) -> bool {
    let Some(origin) = origin.to_str().ok().and_then(Site::of_url) else {
        return false;
    };
    match &settings.public_url {
        Some(url) => Site::of_url(url) == Some(origin),
        // Nobody told us our own address: the page must be of the host that it asks.
        None => {
            let host = headers.get(HOST).and_then(|host| host.to_str().ok());
            host.and_then(|host| Site::of_host(&origin.scheme, host)) == Some(origin)
        }
    }
}

#[derive(Debug, PartialEq, Eq)]
struct Site {
    scheme: String,
    host: String,
    port: u16,
}

impl Site {
    fn of_url(url: &str) -> Option<Site> {
        let url: Uri = url.parse().ok()?;
        Site::of_host(url.scheme_str()?, url.authority()?.as_str())
    }

    fn of_host(scheme: &str, host: &str) -> Option<Site> {
        let usual = match scheme {
            "http" => 80,
            "https" => 443,
            _ => return None,
        };
        let host: Authority = host.parse().ok()?;
        Some(Site {
            scheme: scheme.to_owned(),
            host: host.host().to_ascii_lowercase(),
            port: host.port_u16().unwrap_or(usual),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settings(public_url: Option<&str>) -> Settings {
        let mut settings = Settings::new("127.0.0.1:0".parse().unwrap(), "");
        settings.public_url = public_url.map(str::to_owned);
        settings
    }

    fn headers(given: &[(&'static str, &str)]) -> HeaderMap {
        given
            .iter()
            .map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap()))
            .collect()
    }

    fn asked(host: &str, origin: &str, public_url: Option<&str>) -> bool {
        let headers = headers(&[("host", host), ("origin", origin)]);
        check(&headers, &settings(public_url)).is_ok()
    }

    #[test]
    fn without_a_public_url_the_page_is_of_the_host_it_asks() {
        assert!(asked("club:8080", "http://club:8080", None));
        assert!(asked("club:8080", "https://Club:8080", None));
        assert!(asked("club", "http://club:80", None));
        assert!(asked("[::1]:8080", "http://[::1]:8080", None));
        for foreign in [
            "http://club:8081",
            "http://club",
            "http://other:8080",
            "null",
            "",
            "ftp://club:8080",
        ] {
            assert!(!asked("club:8080", foreign, None), "{foreign}");
        }
    }

    #[test]
    fn with_a_public_url_nothing_else_is_ours() {
        let public = Some("https://bicorne.example");
        assert!(asked("127.0.0.1:8080", "https://bicorne.example", public));
        assert!(asked("127.0.0.1:8080", "https://bicorne.example:443", public));
        for foreign in [
            "http://bicorne.example",
            "https://bicorne.example:8443",
            "https://bicorne.example.evil.example",
            "http://127.0.0.1:8080",
            "null",
        ] {
            assert!(!asked("127.0.0.1:8080", foreign, public), "{foreign}");
        }
    }

    #[test]
    fn a_socket_says_where_it_comes_from() {
        assert_eq!(
            check(&headers(&[("host", "club")]), &settings(None)),
            Err(Failure::ForeignOrigin)
        );
    }

    #[test]
    fn a_change_without_origin_may_carry_no_cookie() {
        let change = |given: &[(&'static str, &str)]| check_change(&headers(given), &settings(None)).is_ok();
        assert!(change(&[("host", "club")]));
        assert!(!change(&[("host", "club"), ("cookie", "other=1")]));
        assert!(!change(&[("host", "club"), ("sec-fetch-site", "cross-site")]));
        assert!(change(&[
            ("host", "club"),
            ("origin", "http://club"),
            ("cookie", "other=1")
        ]));
        assert!(!change(&[
            ("host", "club"),
            ("origin", "http://club"),
            ("sec-fetch-site", "cross-site")
        ]));
        assert!(!change(&[("host", "club"), ("origin", "http://evil")]));
    }
}
