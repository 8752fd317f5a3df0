//! What the operator has set.

use std::net::{IpAddr, SocketAddr};

#[derive(Debug, Clone)]
pub struct Settings {
    pub listen: SocketAddr,
    /// A file path, `sqlite:PATH` or `postgres://…`.
    pub database: String,
    /// The address people type, as in `https://bicorne.example`, without a slash at the end.
    pub public_url: Option<String>,
    /// Proxies whose word is taken for who sent a request.
    pub trusted_proxies: Vec<IpAddr>,
    /// Off only where the server itself is measured.
    pub limits: bool,
}

impl Settings {
    pub fn new(listen: SocketAddr, database: &str) -> Settings {
        Settings {
            listen,
            database: database.to_owned(),
            public_url: None,
            trusted_proxies: Vec::new(),
            limits: true,
        }
    }

    /// Whether people come by https, so that cookies may be kept from plain http.
    pub fn secure(&self) -> bool {
        self.public_url.as_ref().is_some_and(|url| url.starts_with("https://"))
    }
}
