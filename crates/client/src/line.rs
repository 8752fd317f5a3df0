//! A socket on a match, and a player who keeps his view by it.

use anyhow::{Context, Result, bail};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use table::delta::merge;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

/// Frames are small, and the usual buffer of 128 kB is wiped before every read.
const BUFFER: usize = 4 * 1024;

/// Frames as they are.
pub struct Line {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

impl Line {
    /// As a page of the server itself opens it.
    pub async fn open(base: &str, path: &str, cookie: Option<&str>) -> Result<Line> {
        Line::open_from(base, path, cookie, Some(base)).await
    }

    /// As a page of any site opens it.
    pub async fn open_from(base: &str, path: &str, cookie: Option<&str>, origin: Option<&str>) -> Result<Line> {
        let address = format!("{}{path}", base.replacen("http", "ws", 1));
        let mut request = address.into_client_request()?;
        let headers = request.headers_mut();
        if let Some(origin) = origin {
            headers.insert("origin", HeaderValue::from_str(origin)?);
        }
        if let Some(cookie) = cookie {
            headers.insert("cookie", HeaderValue::from_str(cookie)?);
        }
        let config = WebSocketConfig::default()
            .read_buffer_size(BUFFER)
            .write_buffer_size(BUFFER);
        let (socket, _) = connect_async_with_config(request, Some(config), true).await?;
        Ok(Line { socket })
    }

    pub async fn send(&mut self, frame: &Value) -> Result<()> {
        self.send_text(frame.to_string()).await
    }

    pub async fn send_text(&mut self, text: String) -> Result<()> {
        Ok(self.socket.send(Message::text(text)).await?)
    }

    pub async fn send_bytes(&mut self, bytes: Vec<u8>) -> Result<()> {
        Ok(self.socket.send(Message::binary(bytes)).await?)
    }

    /// The next frame as text; none when the server has closed the socket.
    pub async fn next_text(&mut self) -> Result<Option<Utf8Bytes>> {
        loop {
            match self.socket.next().await {
                None | Some(Ok(Message::Close(_))) => return Ok(None),
                Some(Ok(Message::Text(text))) => return Ok(Some(text)),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.into()),
            }
        }
    }

    pub async fn next(&mut self) -> Result<Option<Value>> {
        let text = self.next_text().await?;
        Ok(text.map(|text| serde_json::from_str(&text)).transpose()?)
    }

    pub async fn close(mut self) {
        let _ = self.socket.close(None).await;
    }
}

/// What a seat knows, kept up to date from its socket as a browser does it.
pub struct Player {
    pub line: Line,
    pub number: u32,
    pub view: Value,
    pub asks: Vec<Value>,
    pub told: Vec<Value>,
    pub outcome: Option<Value>,
    /// The ask whose answer may be taken back.
    pub way_back: Option<String>,
    requests: u32,
}

impl Player {
    /// Waits for the welcome.
    pub async fn sit(mut line: Line) -> Result<Player> {
        let welcome = line.next().await?.context("a welcome")?;
        if welcome["type"] != "welcome" {
            bail!("no welcome, but {welcome}");
        }
        let mut player = Player {
            line,
            number: 0,
            view: Value::Null,
            asks: Vec::new(),
            told: Vec::new(),
            outcome: None,
            way_back: None,
            requests: 0,
        };
        player.absorb(&welcome);
        Ok(player)
    }

    /// Takes in a frame.
    pub fn absorb(&mut self, frame: &Value) {
        match frame["type"].as_str() {
            Some("welcome") => self.view = frame["view"].clone(),
            Some("step") => {
                if let Some(patch) = frame.get("view") {
                    merge(&mut self.view, patch);
                }
                self.told
                    .extend(frame["told"].as_array().into_iter().flatten().cloned());
            }
            _ => return,
        }
        if let Some(number) = frame["number"].as_u64() {
            self.number = number as u32;
        }
        if let Some(asks) = frame["asks"].as_array() {
            self.asks = asks.clone();
        }
        if let Some(way_back) = frame.get("way_back") {
            self.way_back = way_back["ask"].as_str().map(str::to_owned);
        }
        if let Some(outcome) = frame.get("outcome") {
            self.outcome = Some(outcome.clone());
        }
    }

    pub async fn next(&mut self) -> Result<Value> {
        let frame = self.line.next().await?.context("the socket was closed")?;
        self.absorb(&frame);
        Ok(frame)
    }

    /// Sends a request; its number is given back.
    pub async fn ask(&mut self, mut request: Value) -> Result<u32> {
        self.requests += 1;
        request["request"] = self.requests.into();
        self.line.send(&request).await?;
        Ok(self.requests)
    }

    /// Sends a request and waits for its answer, taking in what comes before it.
    pub async fn request(&mut self, request: Value) -> Result<Value> {
        let number = self.ask(request).await?;
        loop {
            let frame = self.next().await?;
            if frame["request"] == number {
                return Ok(frame);
            }
        }
    }

    pub async fn act(&mut self, ask: &str, action: Value) -> Result<Value> {
        self.request(json!({ "type": "act", "ask": ask, "action": action }))
            .await
    }

    pub fn is_asked(&self) -> bool {
        self.asks.iter().any(|ask| ask["standing"] == false)
    }

    /// Lets a bot on this seat think; it is given what the seat knows, and what was told since it last thought.
    pub fn think<T>(&mut self, seat: u8, think: impl FnOnce(&Value) -> T) -> T {
        // The view is lent, not copied: it is large.
        let (view, told) = (self.view.take(), std::mem::take(&mut self.told));
        let mut input = json!({ "seat": seat, "told": told, "asks": self.asks });
        input["view"] = view;
        let thought = think(&input);
        self.view = input["view"].take();
        thought
    }
}
