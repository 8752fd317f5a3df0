//! Passwords: kept as argon2id, and never otherwise.

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};

/// What is stored of a password. Slow on purpose: not to be called where others wait for the thread.
pub fn hash(password: &str) -> String {
    Argon2::default()
        .hash_password(password.as_bytes())
        .expect("argon2 takes any password")
        .to_string()
}

pub fn verify(password: &str, hash: &str) -> bool {
    PasswordHash::new(hash).is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_known_again_and_no_other() {
        let stored = hash("Soleil d'Austerlitz");
        assert!(stored.starts_with("$argon2id$"), "{stored}");
        assert_ne!(stored, hash("Soleil d'Austerlitz"));
        assert!(verify("Soleil d'Austerlitz", &stored));
        assert!(!verify("soleil d'austerlitz", &stored));
        assert!(!verify("", "no hash at all"));
    }
}
