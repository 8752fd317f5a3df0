//! SHA-256 values, written as hexadecimal.

use std::fmt;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use ts_rs::TS;

#[derive(Copy, Clone, Eq, PartialEq, Serialize, Deserialize, TS)]
#[serde(transparent)]
#[ts(export_to = "table.ts", type = "string")]
pub struct Hash(#[serde(with = "hex::serde")] [u8; 32]);

impl Hash {
    /// The hash of `parts` one after the other. `domain` keeps hashes made for different ends apart.
    pub fn of(domain: &str, parts: &[&[u8]]) -> Hash {
        let mut sha = Sha256::new();
        sha.update(domain.as_bytes());
        sha.update(b"\n");
        for part in parts {
            sha.update(part);
        }
        Hash(sha.finalize().into())
    }

    pub fn from_bytes(bytes: [u8; 32]) -> Hash {
        Hash(bytes)
    }

    pub fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Display for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

impl fmt::Debug for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
