//! The words of rows: what a column may hold, written down once.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;
use sqlx::encode::IsNull;
use sqlx::error::BoxDynError;
use sqlx::{Database, Decode, Encode, Type};
use ts_rs::TS;
use utoipa::ToSchema;

/// A word that a column of ours does not know.
#[derive(Debug, thiserror::Error)]
#[error("{0:?} has no place in that column")]
pub struct UnknownWord(String);

/// Kept as text, on either database.
macro_rules! stored_as_text {
    ($name:ident) => {
        impl<DB: Database> Type<DB> for $name
        where
            String: Type<DB>,
        {
            fn type_info() -> DB::TypeInfo {
                <String as Type<DB>>::type_info()
            }

            fn compatible(of: &DB::TypeInfo) -> bool {
                <String as Type<DB>>::compatible(of)
            }
        }

        impl<'q, DB: Database> Encode<'q, DB> for $name
        where
            String: Encode<'q, DB>,
        {
            fn encode_by_ref(&self, buffer: &mut DB::ArgumentBuffer) -> Result<IsNull, BoxDynError> {
                <String as Encode<'q, DB>>::encode(self.to_string(), buffer)
            }
        }

        impl<'r, DB: Database> Decode<'r, DB> for $name
        where
            &'r str: Decode<'r, DB>,
        {
            fn decode(value: DB::ValueRef<'r>) -> Result<$name, BoxDynError> {
                Ok(<&'r str as Decode<'r, DB>>::decode(value)?.parse()?)
            }
        }
    };
}

macro_rules! words {
    ($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident = $word:literal,)* }) => {
        $(#[$about])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema, TS)]
        #[serde(rename_all = "snake_case")]
        #[ts(export_to = "lobby.ts")]
        pub enum $name {
            $($(#[$doc])* $variant,)*
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(match self {
                    $($name::$variant => $word,)*
                })
            }
        }

        impl FromStr for $name {
            type Err = UnknownWord;

            fn from_str(text: &str) -> Result<$name, UnknownWord> {
                match text {
                    $($word => Ok($name::$variant),)*
                    other => Err(UnknownWord(other.to_owned())),
                }
            }
        }

        stored_as_text!($name);
    };
}

words!(
    /// How far a match has come.
    Status {
        Waiting = "waiting",
        Playing = "playing",
        Over = "over",
        Aborted = "aborted",
    }
);

words!(
    /// Who holds a seat.
    SeatKind {
        Open = "open",
        /// Kept for a person.
        Invited = "invited",
        Person = "person",
        Bot = "bot",
    }
);

words!(
    /// What somebody is.
    PersonKind {
        Guest = "guest",
        Account = "account",
        /// Only what he played is left.
        Gone = "gone",
    }
);

/// What a seat wants of the end of its match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wish {
    Resign,
    Draw,
    /// That it ends because somebody is late: since this wait has begun, and for no other.
    End {
        wait: i64,
    },
}

impl fmt::Display for Wish {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Wish::Resign => f.write_str("resign"),
            Wish::Draw => f.write_str("draw"),
            Wish::End { wait } => write!(f, "end {wait}"),
        }
    }
}

impl FromStr for Wish {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Wish, UnknownWord> {
        let end = || {
            Some(Wish::End {
                wait: text.strip_prefix("end ")?.parse().ok()?,
            })
        };
        match text {
            "resign" => Ok(Wish::Resign),
            "draw" => Ok(Wish::Draw),
            _ => end().ok_or_else(|| UnknownWord(text.to_owned())),
        }
    }
}

stored_as_text!(Wish);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_wish_is_read_as_it_is_written() {
        for wish in [
            Wish::Resign,
            Wish::Draw,
            Wish::End { wait: 1805 },
            Wish::End { wait: -1 },
        ] {
            assert_eq!(wish.to_string().parse::<Wish>().expect("its own words"), wish);
        }
        for other in ["", "end", "end soon", "resigned"] {
            assert!(other.parse::<Wish>().is_err(), "{other}");
        }
    }

    #[test]
    fn every_word_is_read_as_it_is_written() {
        for status in [Status::Waiting, Status::Playing, Status::Over, Status::Aborted] {
            assert_eq!(status.to_string().parse::<Status>().expect("its own word"), status);
        }
        for kind in [SeatKind::Open, SeatKind::Invited, SeatKind::Person, SeatKind::Bot] {
            assert_eq!(kind.to_string().parse::<SeatKind>().expect("its own word"), kind);
        }
        assert!("Open".parse::<SeatKind>().is_err());
    }
}
