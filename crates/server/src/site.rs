//! The site: the web client, embedded in the program.

use std::borrow::Cow;
use std::collections::BTreeMap;

use axum::body::Bytes;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

const INDEX: &str = "index.html";
const UNBUILT: &str = include_str!("pages/unbuilt.html");
const NOT_FOUND: &str = include_str!("pages/not_found.html");

/// Files under `assets/` have a hash of their content in their name, so they never change.
const FOREVER: &str = "public, max-age=31536000, immutable";
/// Keep it, but ask each time whether it is still the same.
const ASK: &str = "no-cache";

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Dist;

#[derive(Debug)]
pub struct Site {
    files: BTreeMap<String, File>,
}

#[derive(Debug)]
struct File {
    body: Bytes,
    mime: String,
    tag: String,
    keep: &'static str,
}

impl Site {
    /// The site built from `web/`, or one page that says how to build it.
    pub fn embedded() -> Site {
        Site::of::<Dist>()
    }

    /// The site in any embedded folder. It is read once: what is served does not change while the
    /// server runs.
    pub fn of<E: RustEmbed>() -> Site {
        let files = E::iter()
            .filter_map(|name| Some((name.to_string(), File::new(&name, E::get(&name)?))))
            .collect();
        Site { files }
    }

    pub(crate) fn answer(&self, path: &str, headers: &HeaderMap) -> Response {
        let name = match path.strip_prefix('/').unwrap_or(path) {
            "" => INDEX,
            name => name,
        };
        match self.files.get(name) {
            Some(file) => file.answer(headers),
            None if name == INDEX => page(StatusCode::OK, UNBUILT),
            None => no_such_page(),
        }
    }
}

impl File {
    fn new(name: &str, file: EmbeddedFile) -> File {
        File {
            mime: with_charset(file.metadata.mimetype()),
            tag: tag(&file.metadata.sha256_hash()),
            keep: keep(name),
            body: match file.data {
                Cow::Borrowed(bytes) => Bytes::from_static(bytes),
                Cow::Owned(bytes) => Bytes::from(bytes),
            },
        }
    }

    fn answer(&self, headers: &HeaderMap) -> Response {
        let kept = [(CACHE_CONTROL, self.keep), (ETAG, self.tag.as_str())];
        if self.is_known_to(headers) {
            return (StatusCode::NOT_MODIFIED, kept).into_response();
        }
        let mime = [(CONTENT_TYPE, self.mime.as_str())];
        (kept, mime, self.body.clone()).into_response()
    }

    fn is_known_to(&self, headers: &HeaderMap) -> bool {
        let mut known = headers
            .get_all(IF_NONE_MATCH)
            .iter()
            .filter_map(|value| value.to_str().ok())
            .flat_map(|value| value.split(','));
        known.any(|tag| tag.trim() == self.tag)
    }
}

/// Weak, because the compressed and the plain body share it.
fn tag(hash: &[u8; 32]) -> String {
    format!("W/\"{}\"", hex::encode(&hash[..16]))
}

fn keep(name: &str) -> &'static str {
    if name.starts_with("assets/") { FOREVER } else { ASK }
}

fn with_charset(mime: &str) -> String {
    if mime.starts_with("text/") {
        format!("{mime}; charset=utf-8")
    } else {
        mime.to_owned()
    }
}

/// In both languages.
pub(crate) fn no_such_page() -> Response {
    page(StatusCode::NOT_FOUND, NOT_FOUND)
}

fn page(status: StatusCode, html: &'static str) -> Response {
    (status, [(CACHE_CONTROL, ASK)], Html(html)).into_response()
}
