//! The server over a real socket.

use std::net::SocketAddr;

use crate::http::{ask, get};
use drill::Drill;
use rust_embed::RustEmbed;
use server::{App, Settings, Site, Store, serve, service};
use table::Registry;
use table::any::Of;
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::sync::oneshot;

#[derive(RustEmbed)]
#[folder = "tests/dist"]
struct Built;

#[derive(RustEmbed)]
#[folder = "tests/nothing"]
#[allow_missing = true]
struct Unbuilt;

struct Server {
    address: SocketAddr,
    folder: TempDir,
}

async fn start(site: Site) -> Server {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&database(&folder)).await.unwrap();
    let settings = Settings::new("127.0.0.1:0".parse().unwrap(), &database(&folder));
    let games = Registry::new().with(Of::<Drill>::game());
    let app = App::new(settings, store, games, site);
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async { axum::serve(listener, service(app)).await });
    Server { address, folder }
}

fn database(folder: &TempDir) -> String {
    folder.path().join("bicorne.sqlite").to_str().unwrap().to_owned()
}

#[tokio::test]
async fn the_home_page_is_asked_for_each_time() {
    let server = start(Site::of::<Built>()).await;
    let home = get(server.address, "/").await;
    assert_eq!(home.status, 200);
    assert_eq!(home.header("content-type"), Some("text/html; charset=utf-8"));
    assert_eq!(home.header("cache-control"), Some("no-cache"));
    assert!(home.body.contains("A site for tests"), "{}", home.body);
}

#[tokio::test]
async fn a_page_the_browser_has_is_not_sent_again() {
    let server = start(Site::of::<Built>()).await;
    let home = get(server.address, "/").await;
    let tag = home.header("etag").expect("a tag");
    let again = ask(server.address, "GET", "/", &[("if-none-match", tag)]).await;
    assert_eq!(again.status, 304);
    assert_eq!(again.header("etag"), Some(tag));
    assert_eq!(again.body, "");
    let other = ask(server.address, "GET", "/", &[("if-none-match", "W/\"1805\"")]).await;
    assert_eq!(other.status, 200);
}

#[tokio::test]
async fn assets_are_kept_for_ever() {
    let server = start(Site::of::<Built>()).await;
    for (path, mime) in [
        ("/assets/main-1805.js", "text/javascript; charset=utf-8"),
        ("/assets/hat-1806.svg", "image/svg+xml"),
    ] {
        let asset = get(server.address, path).await;
        assert_eq!(asset.status, 200, "{path}");
        assert_eq!(asset.header("content-type"), Some(mime));
        assert_eq!(
            asset.header("cache-control"),
            Some("public, max-age=31536000, immutable")
        );
    }
}

#[tokio::test]
async fn answers_are_compressed_for_those_who_ask() {
    let server = start(Site::of::<Built>()).await;
    for path in ["/", "/assets/main-1805.js", "/assets/hat-1806.svg", "/api/health"] {
        let packed = ask(server.address, "GET", path, &[("accept-encoding", "gzip")]).await;
        assert_eq!(packed.header("content-encoding"), Some("gzip"), "{path}");
        assert_eq!(
            get(server.address, path).await.header("content-encoding"),
            None,
            "{path}"
        );
    }
}

#[tokio::test]
async fn every_answer_carries_the_security_headers() {
    let server = start(Site::of::<Built>()).await;
    for (method, path) in [
        ("GET", "/"),
        ("HEAD", "/"),
        ("POST", "/"),
        ("GET", "/assets/main-1805.js"),
        ("GET", "/nothing"),
        ("GET", "/api/health"),
        ("POST", "/api/health"),
        ("GET", "/api/nothing"),
    ] {
        let answer = ask(server.address, method, path, &[]).await;
        let policy = answer.header("content-security-policy").expect("a policy");
        for part in [
            "default-src 'self'",
            "base-uri 'none'",
            "connect-src 'self'",
            "form-action 'self'",
            "frame-ancestors 'none'",
            "object-src 'none'",
        ] {
            assert!(policy.split("; ").any(|given| given == part), "{part} in {policy}");
        }
        assert!(!policy.contains("unsafe"), "{policy}");
        assert_eq!(
            answer.header("x-content-type-options"),
            Some("nosniff"),
            "{method} {path}"
        );
        assert_eq!(answer.header("referrer-policy"), Some("same-origin"), "{method} {path}");
    }
}

#[tokio::test]
async fn what_is_packed_once_is_packed_for_all_and_unpacked_for_who_cannot() {
    let server = start(Site::of::<Built>()).await;
    for coding in ["gzip;q=0", "br", "identity", "gzipped"] {
        let plain = ask(server.address, "GET", "/", &[("accept-encoding", coding)]).await;
        assert_eq!(plain.header("content-encoding"), None, "{coding}");
    }
    for _ in 0..2 {
        let packed = ask(
            server.address,
            "GET",
            "/lobby",
            &[("accept-encoding", "br, gzip;q=0.5")],
        )
        .await;
        assert_eq!(packed.header("content-encoding"), Some("gzip"));
        assert_eq!(packed.header("vary"), Some("accept-encoding"));
    }
}

#[tokio::test]
async fn the_pages_that_the_client_draws_are_there() {
    let (built, unbuilt) = (start(Site::of::<Built>()).await, start(Site::of::<Unbuilt>()).await);
    for path in [
        "/",
        "/lobby",
        "/new/drill",
        "/join",
        "/join/ABCDE",
        "/match/k3vdx2mfwq7hp5zn",
        "/rules",
        "/rules/drill",
        "/dice",
        "/dice/k3vdx2mfwq7hp5zn",
        "/account",
        "/settings",
        "/about",
        "/come-back",
    ] {
        let page = get(built.address, path).await;
        assert_eq!(page.status, 200, "{path}");
        assert!(page.body.contains("A site for tests"), "{path}: {}", page.body);
        let page = get(unbuilt.address, path).await;
        assert!(page.body.contains("make play"), "{path}: {}", page.body);
    }
}

#[tokio::test]
async fn the_client_itself_says_that_there_is_no_such_page() {
    let server = start(Site::of::<Built>()).await;
    let tag = get(server.address, "/").await.header("etag").expect("a tag").to_owned();
    for path in [
        "/nothing",
        "/new",
        "/new/",
        "/match/a/b",
        "/lobby/",
        "/../Cargo.toml",
        "/favicon.ico",
    ] {
        let answer = ask(server.address, "GET", path, &[("if-none-match", &tag)]).await;
        assert_eq!(answer.status, 404, "{path}");
        assert!(answer.body.contains("A site for tests"), "{path}: {}", answer.body);
    }
    let asset = get(server.address, "/assets/nothing.js").await;
    assert_eq!(asset.status, 404);
    assert!(!asset.body.contains("A site for tests"), "{}", asset.body);
}

#[tokio::test]
async fn without_the_client_an_unknown_page_is_a_404_in_both_languages() {
    let server = start(Site::of::<Unbuilt>()).await;
    for path in [
        "/nothing",
        "/assets/nothing.js",
        "/../Cargo.toml",
        "/assets/%2e%2e/index.html",
    ] {
        let answer = get(server.address, path).await;
        assert_eq!(answer.status, 404, "{path}");
        assert!(answer.body.contains("There is no such page"), "{}", answer.body);
        assert!(answer.body.contains("Questa pagina non esiste"), "{}", answer.body);
    }
}

#[tokio::test]
async fn an_unknown_call_is_a_typed_404() {
    let server = start(Site::of::<Built>()).await;
    let answer = get(server.address, "/api/nothing").await;
    assert_eq!(answer.status, 404);
    assert_eq!(answer.body, r#"{"error":"not_found"}"#);
}

#[tokio::test]
async fn a_server_without_its_site_says_so() {
    let server = start(Site::of::<Unbuilt>()).await;
    let home = get(server.address, "/").await;
    assert_eq!(home.header("content-type"), Some("text/html; charset=utf-8"));
    assert!(home.body.contains("run <code>make play</code>"), "{}", home.body);
    assert!(home.body.contains("esegui <code>make play</code>"), "{}", home.body);
}

#[tokio::test]
async fn health_names_the_games() {
    let server = start(Site::of::<Built>()).await;
    let health = get(server.address, "/api/health").await;
    assert_eq!(health.status, 200);
    assert_eq!(health.header("content-type"), Some("application/json"));
    assert_eq!(health.header("cache-control"), Some("no-store"));
    assert_eq!(health.body, r#"{"status":"ok","games":["drill"]}"#);
}

#[tokio::test]
async fn health_fails_when_the_database_is_gone() {
    let server = start(Site::of::<Built>()).await;
    std::fs::remove_dir_all(server.folder.path()).unwrap();
    let health = get(server.address, "/api/health").await;
    assert_eq!(health.status, 503);
    assert_eq!(health.body, r#"{"error":"store_unavailable"}"#);
}

#[tokio::test]
async fn the_real_address_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let settings = Settings::new("127.0.0.1:0".parse().unwrap(), &database(&folder));
    let (ready, address) = oneshot::channel();
    tokio::spawn(serve(settings, Registry::new(), |address| ready.send(address).unwrap()));
    let address = address.await.unwrap();
    assert_eq!(get(address, "/").await.status, 200);
    assert_eq!(get(address, "/api/health").await.body, r#"{"status":"ok","games":[]}"#);
}

#[tokio::test]
async fn a_taken_port_is_named() {
    let taken = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    let listen = taken.local_addr().unwrap();
    let settings = Settings::new(listen, &database(&folder));
    let error = serve(settings, Registry::new(), |_| unreachable!("the port is taken"))
        .await
        .unwrap_err()
        .to_string();
    let start = format!(
        "Port {} is already in use: choose another, as in --listen",
        listen.port()
    );
    assert!(error.starts_with(&start), "{error}");
    assert!(
        folder.path().read_dir().unwrap().next().is_none(),
        "the database was touched"
    );
}
