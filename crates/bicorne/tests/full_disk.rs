//! The disk is full: the actor gets an error, nobody else is told, and the match goes on when there is space again.
#![cfg(target_os = "linux")]

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use crate::common::served::Served;
use client::{Player, Visitor};
use serde_json::{Value, json};

/// A disk that is small, and the ways to fill and to empty it.
enum Disk {
    /// A file system of its own, which only the server sees.
    Mount { folder: PathBuf },
    /// Where no file system may be mounted: no file of the server may grow any more.
    Limit,
}

const MOUNT: &str = r#"mount -t tmpfs -o size=4m tmpfs "$1" && shift && exec "$@""#;
const NO_SIGNAL: &str = r#"trap "" XFSZ; exec "$@""#;

impl Disk {
    fn choose(folder: &Path) -> Disk {
        let probe = Disk::mounting(folder).arg("true").stderr(Stdio::null()).status();
        if probe.is_ok_and(|status| status.success()) {
            Disk::Mount {
                folder: folder.to_owned(),
            }
        } else {
            Disk::Limit
        }
    }

    fn mounting(folder: &Path) -> Command {
        let mut command = Command::new("unshare");
        command
            .args(["--user", "--map-root-user", "--mount", "sh", "-c", MOUNT, "sh"])
            .arg(folder);
        command
    }

    fn command(&self) -> Command {
        let mut command = match self {
            Disk::Mount { folder } => Disk::mounting(folder),
            Disk::Limit => {
                let mut command = Command::new("sh");
                command.args(["-c", NO_SIGNAL, "sh"]);
                command
            }
        };
        command.arg(env!("CARGO_BIN_EXE_bicorne"));
        command
    }

    fn fill(&self, server: &Served) {
        match self {
            Disk::Mount { folder } => {
                let status = Command::new("dd")
                    .args(["if=/dev/zero", "bs=4096"])
                    .arg(format!("of={}", filler(server, folder)))
                    .stderr(Stdio::null())
                    .status()
                    .unwrap();
                assert!(!status.success(), "the disk takes everything");
            }
            Disk::Limit => limit(server, "1"),
        }
    }

    fn empty(&self, server: &Served) {
        match self {
            Disk::Mount { folder } => std::fs::remove_file(filler(server, folder)).unwrap(),
            Disk::Limit => limit(server, "unlimited"),
        }
    }
}

/// Its file system is reached through the server's own eyes.
fn filler(server: &Served, folder: &Path) -> String {
    format!("/proc/{}/root{}/filler", server.process.id(), folder.display())
}

fn limit(server: &Served, size: &str) {
    let status = Command::new("prlimit")
        .arg(format!("--pid={}", server.process.id()))
        .arg(format!("--fsize={size}:unlimited"))
        .status()
        .unwrap();
    assert!(status.success(), "prlimit");
}

#[tokio::test]
async fn a_full_disk_tells_the_actor_and_nobody_else() {
    let folder = tempfile::tempdir().unwrap();
    let disk = Disk::choose(folder.path());
    let database = folder.path().join("full.sqlite").to_str().unwrap().to_owned();
    let server = Served::start(disk.command(), "127.0.0.1:0", &database);
    let mut host = Visitor::guest(&server.base, "Masséna").await.unwrap();
    let options = json!({ "seats": 4, "partnership": true, "rounds": 6 });
    let id = host.begin_alone("drill", "default", options, 4).await.unwrap();
    let mut red = sit(&host, &id, 0).await;
    // Red's partner sees what red bids; he must not see what was not stored.
    let mut green = sit(&host, &id, 2).await;
    // What the lobby keeps of the match is written before the disk is full.
    tokio::time::sleep(Duration::from_secs(1)).await;

    disk.fill(&server);
    let (ask, bid) = bid(&red);
    let mut stored = 0;
    // What was already set aside in the database may still hold a few entries.
    let failed = loop {
        let said = red.act(&ask_now(&red), bid.clone()).await.unwrap();
        if said["type"] == "failed" {
            break said;
        }
        assert_eq!(said["type"], "done", "{said}");
        stored += 1;
        let back = json!({ "type": "take_back", "ask": ask_before(&red, &ask) });
        let said = red.request(back).await.unwrap();
        if said["type"] == "failed" {
            break said;
        }
        assert_eq!(said["type"], "done", "{said}");
        stored += 1;
        assert!(stored < 10_000, "the disk takes everything");
    };
    assert_eq!(failed["error"], "store_unavailable");
    // What needs several rows at once fails in the middle of it.
    let options = json!({ "seats": 2, "rounds": 1 });
    assert!(host.begin_alone("drill", "default", options.clone(), 2).await.is_err());
    assert_eq!(health(&mut host).await, 503);
    assert_eq!(
        host.get("/api/alive").await.unwrap().status,
        200,
        "it is there all the same"
    );
    let heard = steps(&mut green, stored).await;
    assert_eq!(heard, stored, "steps that red's partner was told of");

    disk.empty(&server);
    // The same answer again, as a player would press the button again.
    let said = loop {
        let said = if red.asks.iter().any(|open| open["ask"]["type"] == "bid") {
            red.act(&ask_now(&red), bid.clone()).await.unwrap()
        } else {
            red.request(json!({ "type": "take_back", "ask": ask_before(&red, &ask) }))
                .await
                .unwrap()
        };
        if said["type"] != "failed" {
            break said;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    };
    assert_eq!(said["type"], "done", "{said}");
    assert_eq!(steps(&mut green, 1).await, 1);

    // Everything works again that did before: a new match, its end, and the sums that follow from it.
    assert_eq!(health(&mut host).await, 200);
    let next = host.begin_alone("drill", "default", options, 2).await.unwrap();
    for id in [&id, &next] {
        let resigned = host
            .post(&format!("/api/matches/{id}/resign?seat=0"), json!({}))
            .await
            .unwrap();
        resigned.good().unwrap();
    }
}

async fn health(visitor: &mut Visitor) -> u16 {
    // An answer holds for a second.
    tokio::time::sleep(Duration::from_millis(1_100)).await;
    visitor.get("/api/health").await.unwrap().status
}

async fn sit(host: &Visitor, id: &str, seat: u8) -> Player {
    Player::sit(host.line(id, Some(seat), None).await.unwrap())
        .await
        .unwrap()
}

fn ask_now(player: &Player) -> String {
    let open = player.asks.iter().find(|open| open["ask"]["type"] == "bid");
    open.expect("a bid is asked")["id"].as_str().unwrap().to_owned()
}

/// The ask that was answered last: red is asked nothing else meanwhile but his standing offer.
fn ask_before(player: &Player, first: &str) -> String {
    player.way_back.clone().unwrap_or_else(|| first.to_owned())
}

fn bid(player: &Player) -> (String, Value) {
    let card = &player.view["companies"]["0"]["secret"]["hand"][0];
    (ask_now(player), json!({ "type": "bid", "cards": [card] }))
}

/// Counts steps until as many have come, and whether one more comes.
async fn steps(player: &mut Player, wanted: usize) -> usize {
    let mut count = 0;
    while let Ok(frame) = tokio::time::timeout(Duration::from_millis(300), player.next()).await {
        if frame.unwrap()["type"] == "step" {
            count += 1;
        }
        if count > wanted {
            break;
        }
    }
    count
}
