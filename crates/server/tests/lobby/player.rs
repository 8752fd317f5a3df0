//! Somebody who plays, over a real socket, with the cookie of his session.

use std::net::SocketAddr;

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::lobby::house::House;

/// Where the pages of the test server are said to come from.
pub const ORIGIN: &str = "http://bicorne.example";

#[derive(Clone)]
pub struct Player {
    address: SocketAddr,
    cookie: String,
}

pub struct Reply {
    pub status: u16,
    pub head: String,
    pub text: String,
}

impl Player {
    pub fn stranger(address: SocketAddr) -> Player {
        Player {
            address,
            cookie: String::new(),
        }
    }

    pub async fn guest(address: SocketAddr, name: &str) -> Player {
        let mut player = Player::stranger(address);
        let reply = player.call("POST", "/api/guests", Some(json!({ "name": name }))).await;
        let cookie = reply.head.lines().find_map(|line| {
            let (name, value) = line.split_once(": ")?;
            name.eq_ignore_ascii_case("set-cookie").then_some(value)
        });
        player.cookie = cookie.expect("a cookie").split(';').next().unwrap().to_owned();
        player
    }

    /// The same person, on another server of the same database.
    pub fn moved_to(&self, house: &House<'_>) -> Player {
        Player {
            address: house.address,
            ..self.clone()
        }
    }

    pub async fn call(&self, method: &str, path: &str, body: Option<Value>) -> Reply {
        let body = body.map(|body| body.to_string()).unwrap_or_default();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncontent-type: application/json\r\n\
             origin: {}\r\ncookie: {}\r\ncontent-length: {}\r\n\r\n{body}",
            self.address,
            ORIGIN,
            self.cookie,
            body.len()
        );
        let mut stream = TcpStream::connect(self.address).await.expect("a server");
        stream.write_all(request.as_bytes()).await.expect("a request sent");
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes).await.expect("an answer");
        let answer = String::from_utf8(bytes).expect("UTF-8");
        let (head, text) = answer.split_once("\r\n\r\n").expect("a head and a body");
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
        Reply {
            status: status.expect("a status"),
            head: head.to_owned(),
            text: text.to_owned(),
        }
    }

    pub async fn get(&self, path: &str) -> Reply {
        self.call("GET", path, None).await
    }

    pub async fn post(&self, path: &str, body: Value) -> Reply {
        self.call("POST", path, Some(body)).await
    }

    pub async fn put(&self, path: &str, body: Value) -> Reply {
        self.call("PUT", path, Some(body)).await
    }

    pub async fn delete(&self, path: &str) -> Reply {
        self.call("DELETE", path, None).await
    }
}

impl Reply {
    #[track_caller]
    pub fn ok(&self) -> Value {
        assert_eq!(self.status, 200, "{}", self.text);
        serde_json::from_str(&self.text).expect("JSON")
    }

    /// The reason of a conflict.
    #[track_caller]
    pub fn conflict(&self) -> String {
        assert_eq!(self.status, 409, "{}", self.text);
        let json: Value = serde_json::from_str(&self.text).expect("JSON");
        json["why"].as_str().expect("a reason").to_owned()
    }

    #[track_caller]
    pub fn failure(&self) -> String {
        assert!(self.status >= 400, "{}", self.text);
        let json: Value = serde_json::from_str(&self.text).expect("JSON");
        json["error"].as_str().expect("an error").to_owned()
    }
}
