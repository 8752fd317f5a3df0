//! Names that nobody can guess, and codes that people can say.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use ts_rs::TS;
use utoipa::ToSchema;

macro_rules! id {
    ($(#[$doc:meta])* $name:ident is $brand:literal) => {
        $(#[$doc])*
        #[derive(Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize, ToSchema, TS, sqlx::Type)]
        #[serde(transparent)]
        #[sqlx(transparent)]
        #[ts(export_to = "ids.ts", type = $brand)]
        pub struct $name(pub String);

        impl $name {
            pub fn new() -> $name {
                $name(name())
            }
        }

        impl Default for $name {
            fn default() -> $name {
                $name::new()
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&self.0)
            }
        }
    };
}

id!(
    /// A match, as its address and its journal name it.
    MatchId is "string & { readonly brand: \"MatchId\" }"
);
id!(
    /// Somebody who plays here.
    PersonId is "string & { readonly brand: \"PersonId\" }"
);
id!(SessionId is "string & { readonly brand: \"SessionId\" }");

const DIGITS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
/// Without I and O, which look like digits.
const LETTERS: &[u8; 24] = b"ABCDEFGHJKLMNPQRSTUVWXYZ";
pub const CODE_LENGTH: usize = 5;

/// 80 bits: unique, and too many to try.
fn name() -> String {
    random::<16>()
        .iter()
        .map(|byte| char::from(DIGITS[usize::from(byte % 32)]))
        .collect()
}

/// A secret of 256 bits.
pub fn token() -> String {
    hex::encode(random::<32>())
}

/// What is stored of a secret. It has 256 bits, so that one plain hash keeps it.
pub fn hash(token: &str) -> String {
    hex::encode(Sha256::digest(token.as_bytes()))
}

/// Five letters to join a match by.
pub fn code() -> String {
    let mut code = String::with_capacity(CODE_LENGTH);
    while code.len() < CODE_LENGTH {
        let [byte] = random::<1>();
        // 240 is the largest multiple of 24 in a byte: no letter is likelier than another.
        if byte < 240 {
            code.push(char::from(LETTERS[usize::from(byte % 24)]));
        }
    }
    code
}

/// Whether a match can be known by this id, which is a part of its address. Other programs than the server name their
/// matches in words, with what was chosen in them.
pub fn is_address(id: &str) -> bool {
    const LONGEST: usize = 200;
    let plain = |byte: u8| (byte.is_ascii_graphic() || byte == b' ') && !b"/\\?#%".contains(&byte);
    let is_way_up = id.bytes().all(|byte| byte == b'.');
    id.len() <= LONGEST && id.bytes().all(plain) && id.trim() == id && !is_way_up
}

/// A code as somebody typed it.
pub fn read_code(text: &str) -> Option<String> {
    let code: String = text.trim().to_ascii_uppercase();
    let is_code = code.len() == CODE_LENGTH && code.bytes().all(|byte| LETTERS.contains(&byte));
    is_code.then_some(code)
}

pub fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system gives random numbers");
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_as_it_was_made_however_it_is_typed() {
        let code = code();
        assert_eq!(read_code(&format!(" {} ", code.to_lowercase())), Some(code));
        for no_code in ["", "ABCD", "ABCDEF", "AB1DE", "ABOUT"] {
            assert_eq!(read_code(no_code), None, "{no_code}");
        }
    }

    #[test]
    fn an_address_has_nothing_that_leads_elsewhere() {
        let long = "a".repeat(201);
        for id in [
            "k3vdx2mfwq7hp5zn",
            "drill-default-rounds=2-bicorne-1",
            "own-side=\"french\"-december 7-1",
            &long[1..],
        ] {
            assert!(is_address(id), "{id}");
        }
        for id in [
            "",
            ".",
            "..",
            "a/b",
            "a\\b",
            "a?b",
            "a#b",
            "a%2fb",
            "a\nb",
            " a",
            "napoléon",
            &long,
        ] {
            assert!(!is_address(id), "{id}");
        }
    }

    #[test]
    fn no_two_names_or_tokens_are_the_same() {
        assert_ne!(MatchId::new(), MatchId::new());
        assert_ne!(token(), token());
        assert_eq!(token().len(), 64);
    }
}
