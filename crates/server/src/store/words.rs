//! The words of rows: what a column may hold, written down once.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sqlx::encode::IsNull;
use sqlx::error::BoxDynError;
use sqlx::{Database, Decode, Encode, Type};
use table::Matter;
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
    ($(#[$about:meta])* $name:ident in $file:literal { $($(#[$doc:meta])* $variant:ident = $word:literal,)* }) => {
        $(#[$about])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema, TS)]
        #[serde(rename_all = "snake_case")]
        #[ts(export_to = $file)]
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
    Status in "lobby.ts" {
        Waiting = "waiting",
        Playing = "playing",
        Over = "over",
        Aborted = "aborted",
    }
);

words!(
    /// Who holds a seat.
    SeatKind in "lobby.ts" {
        Open = "open",
        /// Kept for a person.
        Invited = "invited",
        Person = "person",
        Bot = "bot",
        /// Its holder is gone in the middle of the match. Nobody takes it before all who are left agree.
        Vacant = "vacant",
    }
);

words!(
    /// What somebody is.
    PersonKind in "lobby.ts" {
        Guest = "guest",
        Account = "account",
        /// Only what he played is left.
        Gone = "gone",
    }
);

words!(
    /// What the service behind a webhook wants to be sent.
    #[derive(Deserialize)]
    Shape in "people.ts" {
        Discord = "discord",
        Slack = "slack",
        Ntfy = "ntfy",
        /// Facts, for a program of one's own.
        Json = "json",
    }
);

words!(
    /// What somebody wants to be told of while he is away.
    #[derive(Deserialize)]
    Wanted in "people.ts" {
        Nothing = "nothing",
        /// That it is his turn.
        Turns = "turns",
        /// Offers and letters too.
        All = "all",
    }
);

words!(
    /// What somebody who is away is told beside that it is his turn.
    What in "people.ts" {
        /// A draw is offered.
        Draw = "draw",
        /// Somebody lets the others wait longer than was agreed. Who it is can be a secret of the game.
        Late = "late",
        /// It is he.
        YouAreLate = "you_are_late",
        /// Somebody has written to him in private.
        Letter = "letter",
        AllianceOffered = "alliance_offered",
        AllianceBroken = "alliance_broken",
        TradeOffered = "trade_offered",
    }
);

impl From<Matter> for What {
    fn from(matter: Matter) -> What {
        match matter {
            Matter::AllianceOffered => What::AllianceOffered,
            Matter::AllianceBroken => What::AllianceBroken,
            Matter::TradeOffered => What::TradeOffered,
        }
    }
}

/// What a seat wants of the end of its match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Wish {
    Resign,
    Draw,
    /// That it ends because somebody is late or gone. Each of these is about certain seats as they are then, and no others.
    End {
        about: i64,
    },
    /// That their seats are open to newcomers.
    Open {
        about: i64,
    },
    /// That bots sit in for them.
    Bot {
        about: i64,
        rank: String,
    },
    /// That who sat on a seat before does not come back to it.
    Object {
        about: i64,
    },
    /// That he has it back from who sits there now.
    Admit {
        about: i64,
    },
    /// Of a seat that nobody holds: all others have objected, and who sat there before does not come back.
    Barred,
}

impl Wish {
    /// Which seats it is about, where it is about those of others.
    pub fn about(&self) -> Option<i64> {
        match self {
            Wish::Resign | Wish::Draw | Wish::Barred => None,
            Wish::End { about }
            | Wish::Open { about }
            | Wish::Bot { about, .. }
            | Wish::Object { about }
            | Wish::Admit { about } => Some(*about),
        }
    }
}

impl Wish {
    /// Of the bot that it wants.
    pub fn rank(&self) -> Option<&str> {
        match self {
            Wish::Bot { rank, .. } => Some(rank),
            _ => None,
        }
    }
}

impl fmt::Display for Wish {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Wish::Resign => f.write_str("resign"),
            Wish::Draw => f.write_str("draw"),
            Wish::End { about } => write!(f, "end {about}"),
            Wish::Open { about } => write!(f, "open {about}"),
            Wish::Bot { about, rank } => write!(f, "bot {about} {rank}"),
            Wish::Object { about } => write!(f, "object {about}"),
            Wish::Admit { about } => write!(f, "admit {about}"),
            Wish::Barred => f.write_str("barred"),
        }
    }
}

impl FromStr for Wish {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Wish, UnknownWord> {
        let words: Vec<&str> = text.split(' ').collect();
        let unknown = || UnknownWord(text.to_owned());
        let about = |word: &str| word.parse().map_err(|_| unknown());
        match *words {
            ["resign"] => Ok(Wish::Resign),
            ["draw"] => Ok(Wish::Draw),
            ["end", seats] => Ok(Wish::End { about: about(seats)? }),
            ["open", seats] => Ok(Wish::Open { about: about(seats)? }),
            ["bot", seats, rank] if !rank.is_empty() => Ok(Wish::Bot {
                about: about(seats)?,
                rank: rank.to_owned(),
            }),
            ["object", seat] => Ok(Wish::Object { about: about(seat)? }),
            ["admit", seat] => Ok(Wish::Admit { about: about(seat)? }),
            ["barred"] => Ok(Wish::Barred),
            _ => Err(unknown()),
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
            Wish::End { about: 1805 },
            Wish::End { about: -1 },
            Wish::Open { about: 1809 },
            Wish::Bot {
                about: i64::MIN,
                rank: "sergeant".to_owned(),
            },
            Wish::Object { about: 1812 },
            Wish::Admit { about: -1815 },
            Wish::Barred,
        ] {
            assert_eq!(wish.to_string().parse::<Wish>().expect("its own words"), wish);
        }
        for other in [
            "",
            "end",
            "end soon",
            "resigned",
            "open",
            "bot 1",
            "bot 1 ",
            "bot soon sergeant",
            "object",
            "admit him",
        ] {
            assert!(other.parse::<Wish>().is_err(), "{other}");
        }
    }

    #[test]
    fn every_word_is_read_as_it_is_written() {
        for status in [Status::Waiting, Status::Playing, Status::Over, Status::Aborted] {
            assert_eq!(status.to_string().parse::<Status>().expect("its own word"), status);
        }
        for kind in [
            SeatKind::Open,
            SeatKind::Invited,
            SeatKind::Person,
            SeatKind::Bot,
            SeatKind::Vacant,
        ] {
            assert_eq!(kind.to_string().parse::<SeatKind>().expect("its own word"), kind);
        }
        assert!("Open".parse::<SeatKind>().is_err());
    }
}
