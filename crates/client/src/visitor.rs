//! Somebody with a session.

use std::sync::Arc;

use anyhow::{Context, Result, bail, ensure};
use reqwest::Method;
use reqwest::header::{COOKIE, ORIGIN, SET_COOKIE};
use rustls::crypto::ring;
use rustls::{ClientConfig, RootCertStore};
use serde_json::{Value, json};

use crate::line::Line;
use crate::part::Part;

#[derive(Clone, Debug)]
pub struct Visitor {
    http: reqwest::Client,
    /// As in `http://127.0.0.1:8805`.
    base: String,
    cookie: Option<String>,
}

#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub body: Value,
}

impl Answer {
    /// The body of an answer that must be good.
    pub fn good(self) -> Result<Value> {
        if self.status >= 300 {
            bail!("the server answers {} {}", self.status, self.body);
        }
        Ok(self.body)
    }
}

/// The library must be told how to speak TLS, also where nobody does: no certificate is trusted.
fn plain_http() -> reqwest::Client {
    let tls = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .expect("ring speaks the usual versions of TLS")
        .with_root_certificates(RootCertStore::empty())
        .with_no_client_auth();
    let client = reqwest::Client::builder().tls_backend_preconfigured(tls).build();
    client.expect("a client of settings that do not change")
}

impl Visitor {
    /// Nobody yet.
    pub fn stranger(base: &str) -> Visitor {
        Visitor {
            http: plain_http(),
            base: base.to_owned(),
            cookie: None,
        }
    }

    pub async fn guest(base: &str, name: &str) -> Result<Visitor> {
        let mut visitor = Visitor::stranger(base);
        visitor
            .post("/api/guests", json!({ "name": name }))
            .await?
            .good()
            .context("a guest is welcome")?;
        Ok(visitor)
    }

    /// The same person, at another address of the same server.
    pub fn moved_to(&self, base: &str) -> Visitor {
        Visitor {
            base: base.to_owned(),
            ..self.clone()
        }
    }

    pub fn base(&self) -> &str {
        &self.base
    }

    pub fn cookie(&self) -> Option<&str> {
        self.cookie.as_deref()
    }

    pub async fn get(&mut self, path: &str) -> Result<Answer> {
        self.call(Method::GET, path, None).await
    }

    pub async fn post(&mut self, path: &str, body: Value) -> Result<Answer> {
        self.call(Method::POST, path, Some(body)).await
    }

    pub async fn put(&mut self, path: &str, body: Value) -> Result<Answer> {
        self.call(Method::PUT, path, Some(body)).await
    }

    pub async fn delete(&mut self, path: &str) -> Result<Answer> {
        self.call(Method::DELETE, path, None).await
    }

    /// Leaves for good, as a guest.
    pub async fn leave(&mut self) -> Result<Answer> {
        self.call(Method::DELETE, "/api/me", Some(json!({}))).await
    }

    async fn call(&mut self, method: Method, path: &str, body: Option<Value>) -> Result<Answer> {
        let mut request = self.http.request(method, format!("{}{path}", self.base));
        request = request.header(ORIGIN, &self.base);
        if let Some(cookie) = &self.cookie {
            request = request.header(COOKIE, cookie);
        }
        if let Some(body) = body {
            request = request.json(&body);
        }
        let response = request.send().await.context("the server answers")?;
        if let Some(set) = response.headers().get(SET_COOKIE) {
            let pair = set.to_str()?.split(';').next().unwrap_or_default();
            self.cookie = Some(pair.to_owned());
        }
        let status = response.status().as_u16();
        let text = response.text().await?;
        let body = serde_json::from_str(&text).unwrap_or(Value::String(text));
        Ok(Answer { status, body })
    }

    /// A match of which every seat is mine, begun.
    pub async fn begin_alone(&mut self, game: &str, scenario: &str, options: Value, seats: usize) -> Result<String> {
        let places = vec![json!({ "type": "me" }); seats];
        self.begin(game, scenario, options, places).await
    }

    /// A match that needs nobody else, begun.
    pub async fn begin(&mut self, game: &str, scenario: &str, options: Value, seats: Vec<Value>) -> Result<String> {
        let id = self.create(game, scenario, options, seats).await?;
        let mut part = self.pledge(&id).await?;
        self.open(&mut part).await?;
        self.start(&id).await?;
        Ok(id)
    }

    /// The others take its open seats, everybody pledges and opens, and my match begins.
    pub async fn begin_with(&mut self, id: &str, others: &mut [&mut Visitor]) -> Result<()> {
        let view = self.get(&format!("/api/matches/{id}")).await?.good()?;
        let mut mine = self.pledge(id).await?;
        let mut parts = Vec::new();
        for other in others.iter_mut() {
            parts.push(other.join(id, &view["code"]).await?);
        }
        for (other, part) in others.iter_mut().zip(&mut parts) {
            other.open(part).await?;
        }
        self.open(&mut mine).await?;
        self.start(id).await
    }

    /// Takes a seat of a match that waits, and pledges for it.
    pub async fn join(&mut self, id: &str, code: &Value) -> Result<Part> {
        self.post(&format!("/api/matches/{id}/join"), json!({ "code": code }))
            .await?
            .good()?;
        self.pledge(id).await
    }

    /// Pledges what my seats add to the dice.
    pub async fn pledge(&mut self, id: &str) -> Result<Part> {
        let view = self.get(&format!("/api/matches/{id}")).await?.good()?;
        let part = Part::new(&view)?;
        let pledges = json!({ "round": part.round, "pledges": part.pledges });
        self.put(&format!("/api/matches/{id}/pledges"), pledges).await?.good()?;
        Ok(part)
    }

    /// Opens what was pledged, once everybody has pledged.
    pub async fn open(&mut self, part: &mut Part) -> Result<()> {
        let path = format!("/api/matches/{}", part.id);
        let view = self.get(&path).await?.good()?;
        ensure!(part.may_open(&view)?, "somebody has not pledged");
        let salt = json!({ "round": part.round, "salt": part.salt });
        self.put(&format!("{path}/salt"), salt).await?.good().map(drop)
    }

    pub async fn create(&mut self, game: &str, scenario: &str, options: Value, seats: Vec<Value>) -> Result<String> {
        let order = json!({
            "game": game,
            "scenario": scenario,
            "options": options,
            "seats": seats,
            "public": false,
            "pace": { "type": "live", "minutes": 15 },
        });
        let made = self.post("/api/matches", order).await?.good()?;
        Ok(made["id"].as_str().context("a match has an id")?.to_owned())
    }

    pub async fn start(&mut self, id: &str) -> Result<()> {
        self.post(&format!("/api/matches/{id}/start"), json!({}))
            .await?
            .good()
            .map(drop)
    }

    /// A socket on a match, as a seat or as an observer.
    pub async fn line(&self, id: &str, seat: Option<u8>, after: Option<u32>) -> Result<Line> {
        let mut query = Vec::new();
        query.extend(seat.map(|seat| format!("seat={seat}")));
        query.extend(after.map(|after| format!("after={after}")));
        let path = format!("/api/matches/{id}/socket?{}", query.join("&"));
        Line::open(&self.base, &path, self.cookie.as_deref()).await
    }
}
