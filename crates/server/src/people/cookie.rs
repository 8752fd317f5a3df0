//! The cookie that carries a session.

use axum::http::header::COOKIE;
use axum::http::{HeaderMap, HeaderValue};

const NAME: &str = "bicorne";
/// A year. Sessions end when they are ended.
const KEPT: u64 = 365 * 24 * 60 * 60;

/// The token of the session, if the request carries one.
pub fn token(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    cookies
        .flat_map(|value| value.split(';'))
        .filter_map(|cookie| cookie.trim().split_once('='))
        .find_map(|(name, value)| (name == NAME).then_some(value))
}

/// A script cannot read it, and a form on another site does not send it.
pub fn set(token: &str, secure: bool) -> HeaderValue {
    let secure = if secure { "; Secure" } else { "" };
    let text = format!("{NAME}={token}; Path=/; Max-Age={KEPT}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::try_from(text).expect("a token has only plain letters")
}

pub fn clear(secure: bool) -> HeaderValue {
    let secure = if secure { "; Secure" } else { "" };
    let text = format!("{NAME}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::try_from(text).expect("plain letters")
}
