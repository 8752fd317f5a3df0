//! The site: the web client, embedded in the program.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::io::Write as _;
use std::sync::OnceLock;

use axum::body::Bytes;
use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use rust_embed::{EmbeddedFile, RustEmbed};

const INDEX: &str = "index.html";
const ASSETS: &str = "assets/";
/// The pages that the client draws; `*` is a name or an id.
const PAGES: &[&[&str]] = &[
    &[""],
    &["lobby"],
    &["new", "*"],
    &["join"],
    &["join", "*"],
    &["match", "*"],
    &["rules"],
    &["rules", "*"],
    &["dice"],
    &["dice", "*"],
    &["orders"],
    &["orders", "*"],
    &["account"],
    &["settings"],
    &["about"],
    &["come-back"],
];
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
    /// Compressed once, when it is first asked for so; empty where that saves nothing.
    packed: OnceLock<Bytes>,
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
        let name = path.strip_prefix('/').unwrap_or(path);
        if let Some(file) = self.files.get(name) {
            return file.answer(headers);
        }
        match self.files.get(INDEX) {
            Some(index) if is_page(name) => index.answer(headers),
            // The client says so itself, in the reader's language.
            Some(index) if !name.starts_with(ASSETS) => index.answer_as(StatusCode::NOT_FOUND, headers),
            None if is_page(name) => page(StatusCode::OK, UNBUILT),
            _ => no_such_page(),
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
            packed: OnceLock::new(),
        }
    }

    fn answer(&self, headers: &HeaderMap) -> Response {
        let kept = [(CACHE_CONTROL, self.keep), (ETAG, self.tag.as_str())];
        if self.is_known_to(headers) {
            return (StatusCode::NOT_MODIFIED, kept).into_response();
        }
        self.answer_as(StatusCode::OK, headers)
    }

    fn answer_as(&self, status: StatusCode, headers: &HeaderMap) -> Response {
        let head = [
            (CACHE_CONTROL, self.keep),
            (ETAG, self.tag.as_str()),
            (CONTENT_TYPE, self.mime.as_str()),
        ];
        let packed = if takes_gzip(headers) { self.packed() } else { None };
        match packed {
            Some(packed) => {
                let coding = [(CONTENT_ENCODING, "gzip"), (VARY, "accept-encoding")];
                (status, head, coding, packed).into_response()
            }
            None => (status, head, self.body.clone()).into_response(),
        }
    }

    fn packed(&self) -> Option<Bytes> {
        let packed = self.packed.get_or_init(|| {
            let mut packer = GzEncoder::new(Vec::new(), Compression::best());
            let packed = packer.write_all(&self.body).and_then(|()| packer.finish());
            let packed = packed.expect("memory takes what is written");
            if packed.len() < self.body.len() {
                Bytes::from(packed)
            } else {
                Bytes::new()
            }
        });
        Some(packed.clone()).filter(|packed| !packed.is_empty())
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

fn is_page(name: &str) -> bool {
    let parts: Vec<&str> = name.split('/').collect();
    let fits = |page: &&&[&str]| {
        let mut pairs = page.iter().zip(&parts);
        page.len() == parts.len() && pairs.all(|(page, part)| page == part || (*page == "*" && !part.is_empty()))
    };
    PAGES.iter().any(|page| fits(&page))
}

/// Whether the browser unpacks what is packed with gzip.
fn takes_gzip(headers: &HeaderMap) -> bool {
    let mut codings = headers
        .get_all(ACCEPT_ENCODING)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','));
    codings.any(|coding| {
        let (name, weight) = coding.split_once(';').unwrap_or((coding, "q=1"));
        let weight = weight.trim().trim_start_matches("q=").parse();
        name.trim().eq_ignore_ascii_case("gzip") && weight.is_ok_and(|weight: f32| weight > 0.0)
    })
}

/// Weak, because the compressed and the plain body share it.
fn tag(hash: &[u8; 32]) -> String {
    format!("W/\"{}\"", hex::encode(&hash[..16]))
}

fn keep(name: &str) -> &'static str {
    if name.starts_with(ASSETS) { FOREVER } else { ASK }
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
