//! The secret a match is played on, and what is published of it.
//!
//! The server publishes the commitment before the seats add their salts (`round`), so neither side can steer a die: the server
//! cannot choose its seed after seeing the salts, and a seat cannot choose its salt knowing the seed.

use std::fmt;

use hmac::{Hmac, KeyInit, Mac};
use serde::{Deserialize, Serialize};
use sha2::Sha256;
use ts_rs::TS;

use crate::hash::Hash;
use crate::seat::Seat;

#[derive(Clone, Eq, PartialEq, Serialize, Deserialize, TS)]
#[serde(transparent)]
#[ts(export_to = "table.ts", type = "string")]
pub struct Seed(#[serde(with = "hex::serde")] [u8; 32]);

impl Seed {
    pub fn from_bytes(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// A seed for simulations and tests, where anybody may know it.
    pub fn from_text(text: &str) -> Seed {
        Seed(*Hash::of("bicorne seed from text", &[text.as_bytes()]).bytes())
    }

    /// What may be published before the match.
    pub fn commitment(&self) -> Hash {
        Hash::of("bicorne commitment", &[&self.0])
    }

    /// The dice are those of one match: the same seed and salts give another match other dice.
    pub fn dice_key(&self, id: &str, salts: &[Salt]) -> DiceKey {
        let id = Hash::of("bicorne match", &[id.as_bytes()]);
        let mut parts: Vec<&[u8]> = vec![&self.0, id.bytes()];
        parts.extend(salts.iter().map(|salt| salt.0.as_slice()));
        DiceKey(*Hash::of("bicorne dice", &parts).bytes())
    }

    /// What a bot on the seat draws its chance from. Nobody can foresee it who does not know the seed.
    pub fn bot_seed(&self, seat: Seat) -> String {
        Hash::of("bicorne bot seed", &[&self.0, &[seat.0]]).to_string()
    }

    pub fn digest_key(&self) -> DigestKey {
        let key = Hash::of("bicorne digest", &[&self.0]);
        DigestKey(Hmac::new_from_slice(key.bytes()).expect("HMAC takes keys of any length"))
    }
}

/// Never written to a log by accident.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

/// What a seat's holder adds to the dice.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(transparent)]
#[ts(export_to = "table.ts", type = "string")]
pub struct Salt(#[serde(with = "hex::serde")] [u8; 16]);

impl Salt {
    pub fn from_bytes(bytes: [u8; 16]) -> Salt {
        Salt(bytes)
    }

    pub fn from_text(text: &str) -> Salt {
        Salt::from_hash(&Hash::of("bicorne salt from text", &[text.as_bytes()]))
    }

    pub fn bytes(&self) -> &[u8; 16] {
        &self.0
    }

    /// The salt of a bot in a match without a round: it follows from the commitment, which was published before the players
    /// sent theirs.
    pub fn of_bot(commitment: &Hash, seat: Seat) -> Salt {
        Salt::from_hash(&Hash::of("bicorne bot salt", &[commitment.bytes(), &[seat.0]]))
    }

    pub(crate) fn from_hash(hash: &Hash) -> Salt {
        let mut salt = [0; 16];
        salt.copy_from_slice(&hash.bytes()[..16]);
        Salt(salt)
    }
}

/// The key of the match's ChaCha20 dice.
#[derive(Copy, Clone)]
pub struct DiceKey(pub(crate) [u8; 32]);

/// The key of the match's state digests. Without it a digest tells nothing about the state it was made of, so a
/// journal kept by a third party is no oracle for guesses at hidden facts.
#[derive(Clone)]
pub struct DigestKey(Hmac<Sha256>);

impl DigestKey {
    pub fn digest(&self, entry: u32, state: &[u8]) -> Hash {
        let mut mac = self.0.clone();
        mac.update(&entry.to_le_bytes());
        mac.update(state);
        Hash::from_bytes(mac.finalize().into_bytes().into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_bot_has_a_seed_of_its_own() {
        let (one, other) = (Seed::from_text("one"), Seed::from_text("other"));
        assert_eq!(one.bot_seed(Seat(0)), one.bot_seed(Seat(0)));
        assert_ne!(one.bot_seed(Seat(0)), one.bot_seed(Seat(1)));
        assert_ne!(one.bot_seed(Seat(0)), other.bot_seed(Seat(0)));
        assert_eq!(one.bot_seed(Seat(0)).len(), 64);
        assert_ne!(one.bot_seed(Seat(0)), one.commitment().to_string());
    }

    #[test]
    fn the_salt_of_a_bot_follows_from_the_commitment() {
        let commitment = Seed::from_text("one").commitment();
        assert_eq!(Salt::of_bot(&commitment, Seat(0)), Salt::of_bot(&commitment, Seat(0)));
        assert_ne!(Salt::of_bot(&commitment, Seat(0)), Salt::of_bot(&commitment, Seat(1)));
        let other = Seed::from_text("other").commitment();
        assert_ne!(Salt::of_bot(&commitment, Seat(0)), Salt::of_bot(&other, Seat(0)));
    }
}
