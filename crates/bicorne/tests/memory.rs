//! Sockets that announce more than they may say do not take the server's memory.
#![cfg(target_os = "linux")]

use std::time::Duration;

use crate::common::served::Served;
use client::Visitor;
use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

const GUESTS: usize = 3;
/// As many as a person may have.
const SOCKETS: usize = 60;
const ANNOUNCED: u64 = 4 * 1024 * 1024;
const SENT: usize = 3_900_000;
const MEGABYTE: u64 = 1024;

#[tokio::test(flavor = "multi_thread")]
async fn announced_frames_take_no_memory() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("memory.sqlite").to_str().unwrap().to_owned();
    let server = Served::start(Served::program(), "127.0.0.1:0", &database);
    let mut attackers = Vec::new();
    for guest in 0..GUESTS {
        let mut guest = Visitor::guest(&server.base, &format!("Guest {guest}")).await.unwrap();
        let options = json!({ "seats": 2, "rounds": 1 });
        let id = guest.begin_alone("drill", "default", options, 2).await.unwrap();
        attackers.extend((0..SOCKETS).map(|_| tokio::spawn(announce(guest.clone(), id.clone()))));
    }
    let mut open = Vec::new();
    for attacker in attackers {
        open.push(attacker.await.unwrap());
    }
    let most = memory(&server, "VmHWM");
    assert!(most < 200 * MEGABYTE, "{most} kB at the worst");
    drop(open);
    for _ in 0..100 {
        if memory(&server, "VmRSS") < 100 * MEGABYTE {
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("{} kB stay", memory(&server, "VmRSS"));
}

/// A socket on which a large frame begins, and never ends.
async fn announce(guest: Visitor, id: String) -> TcpStream {
    let host = guest.base().trim_start_matches("http://");
    let mut stream = TcpStream::connect(host).await.unwrap();
    let upgrade = format!(
        "GET /api/matches/{id}/socket?seat=0 HTTP/1.1\r\nhost: {host}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
         origin: {}\r\ncookie: {}\r\nsec-websocket-version: 13\r\nsec-websocket-key: MTgwNS0xMi0wMiBBdXN0Lg==\r\n\r\n",
        guest.base(),
        guest.cookie().unwrap()
    );
    stream.write_all(upgrade.as_bytes()).await.unwrap();
    let mut head = [0; 12];
    stream.read_exact(&mut head).await.unwrap();
    assert_eq!(&head, b"HTTP/1.1 101");
    // A masked text of so many bytes.
    let mut frame = vec![0x81, 0xff];
    frame.extend(ANNOUNCED.to_be_bytes());
    frame.extend([0; 4]);
    frame.resize(frame.len() + SENT, b'x');
    // It may hang up before it has heard everything.
    let _ = tokio::time::timeout(Duration::from_secs(10), stream.write_all(&frame)).await;
    stream
}

/// In kilobytes, as the system counts it.
fn memory(server: &Served, what: &str) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{}/status", server.process.id())).unwrap();
    let line = status.lines().find(|line| line.starts_with(what)).unwrap();
    line.split_whitespace().nth(1).unwrap().parse().unwrap()
}
