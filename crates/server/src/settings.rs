//! What the operator has set.

use std::net::{IpAddr, SocketAddr};

use thiserror::Error;
use url::Url;

use crate::lan;
use crate::notify::{MailSettings, MostMails};
use crate::own_data::OwnData;

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
    /// The mail server, if people are to get mail.
    pub mail: Option<MailSettings>,
    pub most_mails: MostMails,
    /// Whether webhooks may lead to this machine and its neighbours.
    pub webhooks_to_private: bool,
    /// Where the operator's monitor asks.
    pub metrics: Option<SocketAddr>,
    /// What he has put in the place of games' own data.
    pub data: OwnData,
}

#[derive(Debug, Error, PartialEq)]
pub enum SettingsError {
    #[error("{0:?} is no address that people can type: it must be like https://bicorne.example, without a path.")]
    PublicUrl(String),
}

impl Settings {
    pub fn new(listen: SocketAddr, database: &str) -> Settings {
        Settings {
            listen,
            database: database.to_owned(),
            public_url: None,
            trusted_proxies: Vec::new(),
            limits: true,
            mail: None,
            most_mails: MostMails::default(),
            webhooks_to_private: false,
            metrics: None,
            data: OwnData::default(),
        }
    }

    /// Sets the address that people type.
    pub fn at(mut self, public_url: &str) -> Result<Settings, SettingsError> {
        let wrong = || SettingsError::PublicUrl(public_url.to_owned());
        let url = Url::parse(public_url).map_err(|_| wrong())?;
        let bare = url.path() == "/" && url.query().is_none() && url.fragment().is_none();
        let nobody = url.username().is_empty() && url.password().is_none();
        if !matches!(url.scheme(), "http" | "https") || !bare || !nobody {
            return Err(wrong());
        }
        self.public_url = Some(url.origin().ascii_serialization());
        Ok(self)
    }

    /// The address that others reach the server by: the one that was set, or the one in the same network.
    pub fn origin(&self) -> Option<String> {
        let set = self.public_url.clone();
        set.or_else(|| lan::origins(self.listen).into_iter().next())
    }

    /// Whether people come by https, so that cookies may be kept from plain http.
    pub fn secure(&self) -> bool {
        self.public_url.as_ref().is_some_and(|url| url.starts_with("https://"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(url: &str) -> Result<Option<String>, SettingsError> {
        let settings = Settings::new("127.0.0.1:0".parse().unwrap(), "test.sqlite");
        settings.at(url).map(|settings| settings.public_url)
    }

    #[test]
    fn others_reach_the_server_where_it_was_set_or_in_the_same_network() {
        let alone = Settings::new("127.0.0.1:8805".parse().unwrap(), "test.sqlite");
        assert_eq!(alone.origin(), None);
        let open = Settings::new("0.0.0.0:8805".parse().unwrap(), "test.sqlite");
        assert_eq!(open.origin(), lan::origins(open.listen).into_iter().next());
        let set = open.at("https://bicorne.example").unwrap();
        assert_eq!(set.origin().as_deref(), Some("https://bicorne.example"));
    }

    #[test]
    fn a_public_url_is_a_place_and_nothing_more() {
        for (typed, kept) in [
            ("https://bicorne.example", "https://bicorne.example"),
            ("https://Bicorne.example/", "https://bicorne.example"),
            ("http://localhost:8805", "http://localhost:8805"),
            ("https://bicorne.example:443", "https://bicorne.example"),
        ] {
            assert_eq!(at(typed).unwrap().as_deref(), Some(kept));
        }
        for wrong in [
            "",
            "bicorne.example",
            "ftp://bicorne.example",
            "https://bicorne.example/table",
            "https://ney@bicorne.example",
            "https://bicorne.example/?x",
        ] {
            assert_eq!(at(wrong), Err(SettingsError::PublicUrl(wrong.to_owned())));
        }
    }
}
