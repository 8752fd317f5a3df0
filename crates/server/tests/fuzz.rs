//! Frames and bodies that no client sends: they get an answer, and nothing breaks.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use battles::Battles;
use client::Line;
use drill::Drill;
use serde_json::{Value, json};
use table::Registry;
use table::any::Of;
use table::fuzz::Fuzz;
use tokio::runtime::Handle;
use tokio::task::block_in_place;
use tokio::time::timeout;

use crate::http::send;
use crate::live::table::{Duel, House};
use crate::lobby::reckoning::DOUBLE;
use crate::scratch::each;

/// What breaks in a task of the server breaks nothing else; it must not break at all.
static PANICS: AtomicUsize = AtomicUsize::new(0);

const PATIENCE: Duration = Duration::from_secs(30);

fn watch_for_panics() {
    let told = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        PANICS.fetch_add(1, Ordering::Relaxed);
        told(panic);
    }));
}

/// Waits for what the server answers; that nothing broke is part of every answer.
fn answered(answer: impl Future<Output = Result<String, String>>) -> Result<String, String> {
    let answer = block_in_place(|| Handle::current().block_on(timeout(PATIENCE, answer)));
    let panics = PANICS.load(Ordering::Relaxed);
    match answer {
        _ if panics > 0 => Err("the server panics".to_owned()),
        Ok(answer) => answer,
        Err(_) => Err("no answer".to_owned()),
    }
}

fn examples(of: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fuzz").join(of)
}

/// The number of a request that is asked after each frame, to know when its answer is complete.
const LAST: u32 = 4_000_000_000;

/// Sends the bytes as a frame; what is said to it, until the next request is answered.
async fn said(line: &mut Line, bytes: &[u8]) -> anyhow::Result<Option<String>> {
    match std::str::from_utf8(bytes) {
        Ok(text) => line.send_text(text.to_owned()).await?,
        Err(_) => line.send_bytes(bytes.to_vec()).await?,
    }
    line.send(&json!({ "type": "choices", "request": LAST, "ask": "0.1", "draft": [] }))
        .await?;
    let mut said = String::new();
    while let Some(frame) = line.next().await? {
        if frame["request"] == LAST {
            return Ok(Some(said));
        }
        let word = |key: &str| frame[key].as_str().unwrap_or_default().to_owned();
        said += &[word("type"), word("error"), word("rule"), "; ".to_owned()].join(" ");
    }
    Ok(None)
}

#[tokio::test(flavor = "multi_thread")]
async fn any_frame_gets_an_answer() {
    watch_for_panics();
    each(async |scratch| {
        let house = House::open(scratch).await;
        let duel = Duel::begin(&house, json!({ "rounds": 6 })).await;
        let mut line = duel.sit_red().await.line;
        let outcomes = Fuzz::of(&examples("frames"), 150, 20_000).fire(|bytes| {
            answered(async {
                match said(&mut line, bytes).await {
                    Ok(Some(said)) => Ok(said),
                    // It may end the connection. The match goes on.
                    Ok(None) | Err(_) => {
                        line = duel.sit_red().await.line;
                        Ok("closed".to_owned())
                    }
                }
            })
        });
        assert!(outcomes.len() > 5, "the alterations say too little: {outcomes:?}");
        house.close().await;
    })
    .await;
}

/// A request as the examples are written: method and path on the first line, then the body.
fn request(bytes: &[u8]) -> Option<(String, String, &[u8])> {
    let end = bytes.iter().position(|&byte| byte == b'\n')?;
    let head = std::str::from_utf8(&bytes[..end]).ok()?;
    let (method, path) = head.split_once(' ')?;
    let sound = ["POST", "PUT", "PATCH", "DELETE", "GET"].contains(&method)
        && path.starts_with('/')
        && path.bytes().all(|byte| byte.is_ascii_graphic());
    sound.then(|| (method.to_owned(), path.to_owned(), &bytes[end + 1..]))
}

async fn asked(house: &House, duel: &Duel, bytes: &[u8]) -> Result<String, String> {
    let Some((method, path, body)) = request(bytes) else {
        return Ok("no request".to_owned());
    };
    // Who deletes something may be gone, or signed out, and the others that follow would be a stranger's.
    let somebody = match method.as_str() {
        "DELETE" => &house.guest("Grouchy").await,
        _ => &duel.red,
    };
    let address = somebody
        .base()
        .trim_start_matches("http://")
        .parse()
        .expect("an address");
    let headers = [
        ("origin", somebody.base()),
        ("cookie", somebody.cookie().unwrap_or_default()),
    ];
    let answer = send(address, &method, &path.replace("ID", &duel.id), &headers, body).await;
    if answer.status >= 500 {
        return Err(format!("{method} {path} fails with {}: {}", answer.status, answer.body));
    }
    let said: Value = serde_json::from_str(&answer.body).unwrap_or_default();
    let word = |key: &str| said[key].as_str().unwrap_or_default().to_owned();
    Ok([answer.status.to_string(), word("error"), word("why")].join(" "))
}

#[tokio::test(flavor = "multi_thread")]
async fn any_body_gets_an_answer() {
    watch_for_panics();
    each(async |scratch| {
        let drill = Of::<Drill>::game().with_reckoning(DOUBLE);
        let games = Registry::new().with(drill).with(Of::<Battles>::game());
        let house = House::with(scratch, games, false).await;
        let duel = Duel::begin(&house, json!({})).await;
        let outcomes =
            Fuzz::of(&examples("bodies"), 2_000, 100_000).fire(|bytes| answered(asked(&house, &duel, bytes)));
        assert!(outcomes.len() > 5, "the alterations say too little: {outcomes:?}");
        house.close().await;
    })
    .await;
}

/// Paths with names in their places, as the examples have them.
fn fits(pattern: &str, path: &str) -> bool {
    let path = path.split('?').next().unwrap_or_default();
    let (pattern, path) = (pattern.split('/'), path.split('/'));
    pattern.clone().count() == path.clone().count()
        && pattern
            .zip(path)
            .all(|(pattern, part)| pattern.starts_with('{') || pattern == part)
}

#[tokio::test]
async fn every_call_that_takes_a_body_has_an_example() {
    each(async |scratch| {
        let house = House::open(scratch).await;
        let mut somebody = house.guest("Ney").await;
        let document = somebody.get("/api/openapi.json").await.unwrap().good().unwrap();
        let files = std::fs::read_dir(examples("bodies")).unwrap();
        let texts: Vec<Vec<u8>> = files.map(|file| std::fs::read(file.unwrap().path()).unwrap()).collect();
        let requests: Vec<(String, String, &[u8])> = texts.iter().filter_map(|text| request(text)).collect();
        let mut missing = Vec::new();
        for (path, methods) in document["paths"].as_object().unwrap() {
            for (method, call) in methods.as_object().unwrap() {
                let tried = |(by, to, _): &(String, String, &[u8])| by.eq_ignore_ascii_case(method) && fits(path, to);
                if call.get("requestBody").is_some() && !requests.iter().any(tried) {
                    missing.push(format!("{method} {path}"));
                }
            }
        }
        assert!(missing.is_empty(), "{}", missing.join("\n"));
        house.close().await;
    })
    .await;
}
