//! What each service that takes webhooks wants to be sent.

use axum::http::header::{CONTENT_TYPE, HeaderMap, HeaderName, HeaderValue};
use serde_json::{Value, json};
use url::Url;

pub use crate::store::words::Shape;

const TITLE: HeaderName = HeaderName::from_static("title");
const CLICK: HeaderName = HeaderName::from_static("click");

/// What is to be said, before it has a shape.
#[derive(Debug)]
pub(crate) struct Said {
    /// A line or two, with the link in it.
    pub text: String,
    /// Where it leads.
    pub link: String,
    /// The same for programs.
    pub facts: Value,
}

/// What is posted.
#[derive(Debug)]
pub(super) struct Parcel {
    pub headers: HeaderMap,
    pub body: String,
}

impl Shape {
    /// As the address shows whose it is.
    pub fn of(address: &Url) -> Shape {
        let host = address.host_str().unwrap_or_default().trim_end_matches('.');
        let is = |domain: &str| host == domain || host.strip_suffix(domain).is_some_and(|sub| sub.ends_with('.'));
        if (is("discord.com") || is("discordapp.com")) && address.path().starts_with("/api/") {
            Shape::Discord
        } else if host == "hooks.slack.com" || host == "hooks.slack-gov.com" {
            Shape::Slack
        } else if host == "ntfy.sh" || host.starts_with("ntfy.") {
            Shape::Ntfy
        } else {
            Shape::Json
        }
    }

    pub(super) fn parcel(self, said: &Said) -> Parcel {
        let text = &said.text;
        match self {
            // Whatever a text holds, it calls nobody.
            Shape::Discord => as_json(&json!({ "content": text, "allowed_mentions": { "parse": [] } })),
            Shape::Slack => as_json(&json!({ "text": text })),
            Shape::Json => as_json(&said.facts),
            Shape::Ntfy => {
                let mut headers = typed("text/plain; charset=utf-8");
                headers.insert(TITLE, HeaderValue::from_static("Bicorne"));
                if let Ok(link) = HeaderValue::from_str(&said.link) {
                    headers.insert(CLICK, link);
                }
                let body = text.clone();
                Parcel { headers, body }
            }
        }
    }
}

fn as_json(value: &Value) -> Parcel {
    Parcel {
        headers: typed("application/json"),
        body: value.to_string(),
    }
}

fn typed(content: &'static str) -> HeaderMap {
    HeaderMap::from_iter([(CONTENT_TYPE, HeaderValue::from_static(content))])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_shows_whose_it_is() {
        for (address, shape) in [
            ("https://discord.com/api/webhooks/1/abc", Shape::Discord),
            ("https://discord.com/api/v10/webhooks/1/abc", Shape::Discord),
            ("https://canary.discord.com/api/webhooks/1/abc", Shape::Discord),
            ("https://discordapp.com/api/webhooks/1/abc", Shape::Discord),
            ("https://DISCORD.com./api/webhooks/1/abc", Shape::Discord),
            ("https://hooks.slack.com/services/T/B/X", Shape::Slack),
            ("https://hooks.slack-gov.com/services/T/B/X", Shape::Slack),
            ("https://ntfy.sh/club", Shape::Ntfy),
            ("https://ntfy.example.org/club", Shape::Ntfy),
            ("https://notdiscord.com/api/webhooks/1/abc", Shape::Json),
            ("https://discord.com/channels/1", Shape::Json),
            ("https://discord.com.example.org/api/webhooks/1/abc", Shape::Json),
            ("https://hooks.slack.com.example.org/", Shape::Json),
            ("https://example.org/ntfy.sh", Shape::Json),
            ("http://127.0.0.1:1805/", Shape::Json),
        ] {
            assert_eq!(Shape::of(&Url::parse(address).unwrap()), shape, "{address}");
        }
    }
}
