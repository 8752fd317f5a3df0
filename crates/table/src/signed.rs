//! The end of a match, signed by the server that it was played on.
//!
//! A journal is chained, but whoever changes it can chain it anew: by itself a file shows only that it agrees with itself. The
//! signature says that whoever holds the key saw the match end so, after these entries.

use std::fmt;

use ed25519_dalek::{Signer as _, SigningKey, VerifyingKey};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::hash::Hash;
use crate::header::Header;
use crate::outcome::Outcome;

/// What a server signs with.
#[derive(Clone)]
pub struct SecretKey(SigningKey);

/// What anybody can check its signatures with, in hexadecimal.
#[derive(Copy, Clone, Eq, PartialEq, Serialize, Deserialize, TS)]
#[serde(transparent)]
#[ts(export_to = "table.ts", type = "string")]
pub struct PublicKey(#[serde(with = "hex::serde")] [u8; 32]);

/// Ed25519, in hexadecimal.
#[derive(Copy, Clone, Eq, PartialEq, Serialize, Deserialize, TS)]
#[serde(transparent)]
#[ts(export_to = "table.ts", type = "string")]
pub struct Signature(#[serde(with = "hex::serde")] [u8; 64]);

/// Stands in the closing line of a journal.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "table.ts")]
pub struct SignedEnd {
    /// Of a match that ended by its rules this stands nowhere else, and who does not know them must know what was signed.
    pub outcome: Outcome,
    pub key: PublicKey,
    pub signature: Signature,
}

impl SecretKey {
    pub fn from_bytes(bytes: &[u8; 32]) -> SecretKey {
        SecretKey(SigningKey::from_bytes(bytes))
    }

    pub fn public(&self) -> PublicKey {
        PublicKey(self.0.verifying_key().to_bytes())
    }

    /// Signs that the match of the header ended so, with that many entries, of which the last has that link.
    pub fn sign(&self, header: &Header, entries: u32, link: &Hash, outcome: Outcome) -> SignedEnd {
        let end = end_hash(header, entries, link, &outcome);
        SignedEnd {
            outcome,
            key: self.public(),
            signature: Signature(self.0.sign(end.bytes()).to_bytes()),
        }
    }
}

/// Never written to a log by accident.
impl fmt::Debug for SecretKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SecretKey(secret)")
    }
}

impl SignedEnd {
    /// Whether its key has signed this end of this match.
    pub fn holds(&self, header: &Header, entries: u32, link: &Hash) -> bool {
        let end = end_hash(header, entries, link, &self.outcome);
        let signature = ed25519_dalek::Signature::from_bytes(&self.signature.0);
        // Strictly: a key of small order would hold for anything.
        VerifyingKey::from_bytes(&self.key.0).is_ok_and(|key| key.verify_strict(end.bytes(), &signature).is_ok())
    }
}

/// All that is signed.
fn end_hash(header: &Header, entries: u32, link: &Hash, outcome: &Outcome) -> Hash {
    let id = Hash::of("bicorne match", &[header.id.as_bytes()]);
    let outcome = serde_json::to_vec(outcome).expect("an outcome is JSON");
    let entries = entries.to_le_bytes();
    Hash::of(
        "bicorne end",
        &[id.bytes(), header.link().bytes(), link.bytes(), &entries, &outcome],
    )
}

impl std::str::FromStr for PublicKey {
    type Err = hex::FromHexError;

    fn from_str(text: &str) -> Result<PublicKey, hex::FromHexError> {
        let mut bytes = [0; 32];
        hex::decode_to_slice(text, &mut bytes)?;
        Ok(PublicKey(bytes))
    }
}

impl fmt::Display for PublicKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

impl fmt::Debug for PublicKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Debug for Signature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}
