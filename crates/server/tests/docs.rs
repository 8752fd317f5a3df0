//! What the server says about itself: the API's document and page, and the operator's metrics.

use std::net::SocketAddr;

use crate::http::{ask, get};
use drill::Drill;
use serde_json::Value;
use server::{App, Settings, Site, Store, router, serve};
use table::Registry;
use table::any::Of;
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::sync::oneshot;

struct Server {
    address: SocketAddr,
    _folder: TempDir,
}

async fn start() -> Server {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("bicorne.sqlite").to_str().unwrap().to_owned();
    let store = Store::open(&database).await.unwrap();
    let settings = Settings::new("127.0.0.1:0".parse().unwrap(), &database);
    let games = Registry::new().with(Of::<Drill>::game());
    let app = App::new(settings, store, games, Site::embedded());
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async { axum::serve(listener, router(app)).await });
    Server {
        address,
        _folder: folder,
    }
}

async fn document(server: &Server) -> Value {
    let answer = get(server.address, "/api/openapi.json").await;
    assert_eq!(answer.status, 200);
    assert_eq!(answer.header("content-type"), Some("application/json"));
    serde_json::from_str(&answer.body).unwrap()
}

/// Method and path of every call.
fn calls(document: &Value) -> Vec<(String, String)> {
    let paths = document["paths"].as_object().unwrap();
    let calls = paths.iter().flat_map(|(path, methods)| {
        let methods = methods.as_object().unwrap().keys();
        methods.map(move |method| (method.to_uppercase(), path.clone()))
    });
    calls.collect()
}

#[tokio::test]
async fn every_call_of_the_document_exists() {
    let server = start().await;
    let document = document(&server).await;
    assert_eq!(document["info"]["title"], "Bicorne");
    let calls = calls(&document);
    assert!(
        calls.contains(&("GET".to_owned(), "/api/health".to_owned())),
        "{calls:?}"
    );
    let nothing = ask(server.address, "GET", "/api/nothing", &[]).await;
    for (method, path) in calls {
        // With another method than it takes, a path that exists says so whatever is behind it.
        let answer = ask(server.address, "TRACE", &path, &[]).await;
        assert_eq!(answer.status, 405, "{method} {path}");
        let allowed = answer.header("allow").unwrap_or_default();
        assert!(
            allowed.split(',').any(|allowed| allowed == method),
            "{method} {path}: {allowed}"
        );
    }
    assert_eq!(nothing.status, 404);
}

#[tokio::test]
async fn the_page_names_every_call_and_needs_no_script() {
    let server = start().await;
    let page = get(server.address, "/api/docs").await;
    assert_eq!(page.status, 200);
    assert_eq!(page.header("content-type"), Some("text/html; charset=utf-8"));
    for (method, path) in calls(&document(&server).await) {
        assert!(
            page.body.contains(&format!("<code>{method} {path}</code>")),
            "{method} {path}"
        );
    }
    for no in ["<script", "<style", " style=", "{unknown}"] {
        assert!(!page.body.contains(no), "{no}");
    }
    // What a body holds is written out, not only named.
    assert!(
        page.body.contains("<code>games</code>: list of string"),
        "{}",
        page.body
    );
    let style = get(server.address, "/api/docs.css").await;
    assert_eq!(
        (style.status, style.header("content-type")),
        (200, Some("text/css; charset=utf-8"))
    );
    assert!(page.body.contains("href=\"/api/docs.css\""));
}

#[tokio::test]
async fn metrics_are_served_beside_the_site_and_never_on_it() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("bicorne.sqlite").to_str().unwrap().to_owned();
    let mut settings = Settings::new("127.0.0.1:0".parse().unwrap(), &database);
    let free = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let monitor = free.local_addr().unwrap();
    drop(free);
    settings.metrics = Some(monitor);
    let (ready, address) = oneshot::channel();
    tokio::spawn(serve(settings, Registry::new(), |address| ready.send(address).unwrap()));
    let address = address.await.unwrap();
    get(address, "/api/health").await;
    get(address, "/nothing").await;
    for hidden in ["/metrics", "/api/metrics"] {
        assert_eq!(get(address, hidden).await.status, 404, "{hidden}");
    }
    let metrics = get(monitor, "/metrics").await;
    assert_eq!(metrics.status, 200);
    for line in [
        "bicorne_requests_total{kind=\"api\",status=\"2xx\"} 1",
        "bicorne_requests_total{kind=\"page\",status=\"4xx\"} 2",
        "bicorne_actions_total 0",
        "bicorne_open_sockets 0",
        "bicorne_live_matches 0",
        "bicorne_commit_seconds_count 0",
        "# EOF",
    ] {
        assert!(
            metrics.body.lines().any(|given| given == line),
            "{line} in {}",
            metrics.body
        );
    }
}

#[tokio::test]
async fn a_taken_port_for_metrics_is_named() {
    let taken = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("bicorne.sqlite").to_str().unwrap().to_owned();
    let mut settings = Settings::new("127.0.0.1:0".parse().unwrap(), &database);
    settings.metrics = Some(taken.local_addr().unwrap());
    let error = serve(settings, Registry::new(), |_| unreachable!("the port is taken")).await;
    let sentence = error.unwrap_err().to_string();
    assert!(
        sentence.ends_with("is already in use: give --metrics another."),
        "{sentence}"
    );
}
