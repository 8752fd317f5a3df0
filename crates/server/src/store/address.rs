//! Where a database is: a file, or a PostgreSQL server.

use std::path::PathBuf;
use std::str::FromStr;

use sqlx::postgres::PgConnectOptions;

use super::StoreError;

pub(crate) enum Address {
    File(PathBuf),
    Postgres(Box<PgConnectOptions>),
}

impl FromStr for Address {
    type Err = StoreError;

    fn from_str(url: &str) -> Result<Address, StoreError> {
        if url.starts_with("postgres://") || url.starts_with("postgresql://") {
            let options = PgConnectOptions::from_str(url).map_err(StoreError::Address)?;
            return Ok(Address::Postgres(Box::new(options)));
        }
        let path = url.strip_prefix("sqlite:").unwrap_or(url);
        let path = path
            .strip_prefix("//")
            .filter(|_| path.len() < url.len())
            .unwrap_or(path);
        // SQLite takes an empty name or `:memory:` for a database that is forgotten when it closes,
        // and any other scheme for the name of a file.
        if path.is_empty() || path.starts_with(':') || path.contains("://") {
            return Err(StoreError::NoAddress);
        }
        Ok(Address::File(PathBuf::from(path)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(url: &str) -> Option<String> {
        match url.parse() {
            Ok(Address::File(path)) => path.to_str().map(str::to_owned),
            _ => None,
        }
    }

    #[test]
    fn a_file_may_be_named_plainly_or_as_sqlite() {
        for (url, path) in [
            ("bicorne.sqlite", "bicorne.sqlite"),
            ("/data/bicorne.sqlite", "/data/bicorne.sqlite"),
            ("sqlite:bicorne.sqlite", "bicorne.sqlite"),
            ("sqlite://bicorne.sqlite", "bicorne.sqlite"),
            ("sqlite:///data/bicorne.sqlite", "/data/bicorne.sqlite"),
        ] {
            assert_eq!(file(url).as_deref(), Some(path), "{url}");
        }
    }

    #[test]
    fn both_schemes_of_postgresql_are_known() {
        for url in [
            "postgres://club@localhost/bicorne",
            "postgresql://club@localhost/bicorne",
        ] {
            assert!(matches!(url.parse(), Ok(Address::Postgres(_))), "{url}");
        }
    }

    #[test]
    fn what_would_be_forgotten_or_misread_is_no_address() {
        for url in [
            "",
            "sqlite:",
            "sqlite::memory:",
            ":memory:",
            "mysql://localhost/bicorne",
        ] {
            assert!(matches!(url.parse::<Address>(), Err(StoreError::NoAddress)), "{url}");
        }
    }
}
