//! Passwords, and what is stored of them.

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use serde::Deserialize;
use tokio::sync::Semaphore;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::failure::{Failure, Unfit};

const SHORTEST: usize = 10;
/// In bytes.
const LONGEST: usize = 1_000;

/// Each takes 19 MB and a core for a while: more at once would starve the matches.
static WORK: Semaphore = Semaphore::const_new(2);

/// A password as it was typed. It has no `Debug`, so that it cannot be logged.
#[derive(Deserialize, ToSchema, TS)]
#[serde(transparent)]
#[ts(export_to = "people.ts", type = "string")]
pub struct Password(String);

impl Password {
    /// Whether it may become somebody's password.
    pub fn check(&self) -> Result<(), Unfit> {
        let fits = self.0.chars().count() >= SHORTEST && self.0.len() <= LONGEST;
        if fits { Ok(()) } else { Err(Unfit::Password) }
    }

    /// What is stored: argon2id, with its salt and costs.
    pub async fn hash(self) -> Result<String, Failure> {
        work(move || hash(&self.0)).await
    }

    /// Whether it is the password that was stored so. Nothing stored takes the same time and says no: otherwise the
    /// time would tell which names there are.
    pub async fn fits(self, stored: Option<String>) -> Result<bool, Failure> {
        // Nothing longer was ever stored.
        if self.0.len() > LONGEST {
            return Ok(false);
        }
        work(move || match stored.as_deref().map(PasswordHash::new) {
            Some(Ok(stored)) => Argon2::default().verify_password(self.0.as_bytes(), &stored).is_ok(),
            _ => {
                hash(&self.0);
                false
            }
        })
        .await
    }
}

/// What is stored of a password. Slow on purpose: not to be called where others wait for the thread.
pub fn hash(text: &str) -> String {
    Argon2::default()
        .hash_password(text.as_bytes())
        .expect("argon2id takes any short text")
        .to_string()
}

async fn work<T: Send + 'static>(job: impl FnOnce() -> T + Send + 'static) -> Result<T, Failure> {
    let turn = WORK.acquire().await.map_err(|_| Failure::Stopping)?;
    let done = tokio::task::spawn_blocking(move || {
        let _turn = turn;
        job()
    });
    // It does not panic, so it can only fail to run when the server stops.
    done.await.map_err(|_| Failure::Stopping)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn password(text: &str) -> Password {
        Password(text.to_owned())
    }

    #[test]
    fn ten_characters_are_enough_and_a_thousand_bytes_the_most() {
        for (text, fits) in [
            ("ninechars", false),
            ("tenletters", true),
            ("éééééééééé", true),
            (&"x".repeat(1_000), true),
            (&"x".repeat(1_001), false),
        ] {
            assert_eq!(password(text).check().is_ok(), fits, "{text}");
        }
    }

    #[tokio::test]
    async fn a_hash_fits_its_password_only() {
        let stored = password("la garde meurt").hash().await.unwrap();
        assert!(stored.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{stored}");
        assert_ne!(stored, password("la garde meurt").hash().await.unwrap());
        assert!(password("la garde meurt").fits(Some(stored.clone())).await.unwrap());
        assert!(!password("la garde se rend").fits(Some(stored)).await.unwrap());
        assert!(!password("la garde meurt").fits(None).await.unwrap());
    }
}
