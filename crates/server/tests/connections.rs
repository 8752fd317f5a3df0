//! Those who open connections and say nothing, or never come to an end.

use std::time::Duration;

use axum::Router;
use axum::middleware::from_fn;
use axum::routing::post;
use server::connections::{Gate, Most, Patience, serve, take_in};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::time::timeout;

const SHORT: Duration = Duration::from_millis(200);
const LONG: Duration = Duration::from_secs(20);

/// A server that says what it was told, and the way to stop it.
async fn open(most: Option<Most>) -> (std::net::SocketAddr, oneshot::Sender<()>, tokio::task::JoinHandle<()>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let router = Router::new()
        .route("/", post(|body: String| async { body }))
        .layer(from_fn(|request, next| take_in(request, next, 1_000)));
    let patience = Patience {
        head: SHORT,
        body: SHORT,
    };
    let (stop, told) = oneshot::channel();
    let until = async {
        let _ = told.await;
    };
    let serving = tokio::spawn(serve(listener, router, Gate::new(most, &[]), patience, until));
    (address, stop, serving)
}

async fn say(address: std::net::SocketAddr, text: &str) -> TcpStream {
    let mut client = TcpStream::connect(address).await.unwrap();
    client.write_all(text.as_bytes()).await.unwrap();
    client
}

/// What the server says until it hangs up.
async fn heard(mut client: TcpStream) -> String {
    let mut said = Vec::new();
    // A connection that is thrown out may be reset.
    let _ = timeout(LONG, client.read_to_end(&mut said)).await.expect("it hangs up");
    String::from_utf8(said).unwrap()
}

#[tokio::test]
async fn who_does_not_come_to_an_end_is_let_go() {
    let (address, _stop, _serving) = open(None).await;
    assert_eq!(heard(say(address, "").await).await, "");
    let half = "POST / HTTP/1.1\r\nhost: club\r\ncontent-le";
    assert!(!heard(say(address, half).await).await.contains("200 OK"));
    let head = "POST / HTTP/1.1\r\nhost: club\r\ncontent-length: 5\r\n\r\n";
    let said = heard(say(address, &format!("{head}Auste")).await).await;
    assert!(said.starts_with("HTTP/1.1 200 OK") && said.ends_with("Auste"), "{said}");
    let said = heard(say(address, &format!("{head}Aus")).await).await;
    assert!(said.starts_with("HTTP/1.1 408"), "{said}");
}

#[tokio::test]
async fn a_body_that_is_too_large_is_not_taken_in() {
    let (address, _stop, _serving) = open(None).await;
    let head = "POST / HTTP/1.1\r\nhost: club\r\ntransfer-encoding: chunked\r\n\r\n";
    let chunk = format!("400\r\n{}\r\n0\r\n\r\n", "x".repeat(0x400));
    let said = heard(say(address, &format!("{head}{chunk}")).await).await;
    assert!(said.starts_with("HTTP/1.1 413"), "{said}");
}

#[tokio::test]
async fn one_address_cannot_have_them_all() {
    // Room for so many that one address may have 8.
    let (address, _stop, _serving) = open(Some(Most::of_files(128 + 16 * 8))).await;
    let mut kept = Vec::new();
    for _ in 0..8 {
        kept.push(TcpStream::connect(address).await.unwrap());
    }
    let request = "POST / HTTP/1.1\r\nhost: club\r\ncontent-length: 0\r\n\r\n";
    assert_eq!(heard(say(address, request).await).await, "", "the ninth");
    drop(kept);
    // They are counted back as soon as the server has seen that they are gone.
    for _ in 0..100 {
        if heard(say(address, request).await).await.contains("200 OK") {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("the address is never let in again");
}

#[tokio::test]
async fn a_request_under_way_is_answered_when_the_server_stops() {
    let (address, stop, serving) = open(None).await;
    let mut client = say(address, "POST / HTTP/1.1\r\nhost: club\r\ncontent-length: 5\r\n\r\nAu").await;
    tokio::time::sleep(Duration::from_millis(50)).await;
    stop.send(()).unwrap();
    client.write_all(b"ste").await.unwrap();
    let said = heard(client).await;
    assert!(said.contains("200 OK") && said.ends_with("Auste"), "{said}");
    timeout(LONG, serving).await.expect("it ends").unwrap();
}
