//! A browser that keeps its cookie and says where its pages are from, and a server for it.

use std::net::SocketAddr;

use drill::Drill;
use serde_json::Value;
use server::{App, Settings, Site, Store, service};
use table::Registry;
use table::any::Of;
use tokio::net::TcpListener;

use crate::http::{Answer, send};

#[derive(rust_embed::RustEmbed)]
#[folder = "tests/dist"]
struct Built;

/// A server on a database, without limits unless the settings are changed.
pub async fn start(database: &str, change: impl FnOnce(&mut Settings)) -> SocketAddr {
    let mut settings = Settings::new("127.0.0.1:0".parse().unwrap(), database);
    settings.limits = false;
    change(&mut settings);
    let store = Store::open(database).await.unwrap();
    let games = Registry::new().with(Of::<Drill>::game());
    let app = App::new(settings, store, games, Site::of::<Built>());
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async { axum::serve(listener, service(app)).await });
    address
}

pub struct Browser {
    pub address: SocketAddr,
    pub cookie: Option<String>,
    pub agent: &'static str,
    /// Where its pages are from.
    pub origin: String,
}

impl Browser {
    pub fn new(address: SocketAddr) -> Browser {
        Browser {
            address,
            cookie: None,
            origin: format!("http://{address}"),
            agent: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
        }
    }

    /// A browser in which somebody has just become a guest; gives what he was answered.
    pub async fn guest(address: SocketAddr, name: &str) -> (Browser, Value) {
        let mut browser = Browser::new(address);
        let guest = browser
            .ok("POST", "/api/guests", &format!(r#"{{"name":"{name}"}}"#))
            .await;
        (browser, guest)
    }

    /// A guest of a server that has been told its own address.
    pub async fn guest_of(address: SocketAddr, origin: &str, name: &str) -> Browser {
        let mut browser = Browser::new(address);
        browser.origin = origin.to_owned();
        browser
            .ok("POST", "/api/guests", &format!(r#"{{"name":"{name}"}}"#))
            .await;
        browser
    }

    pub async fn account(address: SocketAddr, name: &str, password: &str) -> (Browser, Value) {
        let mut browser = Browser::new(address);
        let account = browser.ok("POST", "/api/accounts", &sign_in(name, password)).await;
        (browser, account)
    }

    pub async fn call(&mut self, method: &str, path: &str, body: &str) -> Answer {
        let origin = self.origin.clone();
        let mut headers = vec![("origin", origin.as_str()), ("user-agent", self.agent)];
        let cookie = self.cookie.clone().unwrap_or_default();
        if !cookie.is_empty() {
            headers.push(("cookie", &cookie));
        }
        let answer = send(self.address, method, path, &headers, body).await;
        if let Some(set) = answer.header("set-cookie") {
            let pair = set.split(';').next().unwrap();
            self.cookie = (!pair.ends_with('=')).then(|| pair.to_owned());
        }
        answer
    }

    #[track_caller]
    pub fn ok(&mut self, method: &str, path: &str, body: &str) -> impl Future<Output = Value> {
        let caller = std::panic::Location::caller();
        async move {
            let answer = self.call(method, path, body).await;
            assert!((200..300).contains(&answer.status), "{} at {caller}", answer.body);
            serde_json::from_str(&answer.body).unwrap_or_default()
        }
    }

    /// A call that is refused: the status, and the failure as JSON.
    pub async fn refused(&mut self, method: &str, path: &str, body: &str) -> (u16, String) {
        let answer = self.call(method, path, body).await;
        (answer.status, answer.body)
    }

    /// The token in the cookie.
    pub fn token(&self) -> String {
        let (_, token) = self.cookie.as_ref().unwrap().split_once('=').unwrap();
        token.to_owned()
    }
}

pub fn sign_in(name: &str, password: &str) -> String {
    format!(r#"{{"name":"{name}","password":"{password}"}}"#)
}

pub fn refused(status: u16, failure: &str) -> (u16, String) {
    (status, failure.to_owned())
}
