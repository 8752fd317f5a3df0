//! What the API answers when it cannot do what was asked: a typed value, which the client words.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde_json::Value;
use table::begin::MatchError;
use table::options::OptionsError;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::limits::Limited;
use crate::store::StoreError;
use crate::unplayable::Unplayable;

#[derive(Debug, Clone, PartialEq, Serialize, ToSchema, TS)]
#[serde(tag = "error", rename_all = "snake_case")]
#[ts(export_to = "failure.ts")]
pub enum Failure {
    /// There is no such thing, or it is not for you to know of.
    NotFound,
    /// You are nobody yet: become a guest or sign in.
    NotSignedIn,
    /// You are somebody, but not one who may do this.
    NotYours,
    /// The request cannot be read.
    BadRequest {
        why: String,
    },
    /// A text among the options of a match is none that the game can read.
    BadText {
        option: String,
        line: u32,
        /// As the game types it.
        #[schema(value_type = Object)]
        reason: Value,
    },
    /// The operator has shut you out.
    Banned,
    /// What was typed cannot be taken.
    Unfit {
        what: Unfit,
    },
    /// The request comes from a page of another site.
    ForeignOrigin,
    TooLarge,
    /// Too often in too short a time.
    TooMany {
        limit: Limited,
        /// Seconds until it makes sense to try again.
        wait: u32,
    },
    /// The match moved on in another process; it was loaded again.
    MovedOn,
    /// No account has that name.
    NoSuchPerson {
        name: String,
    },
    /// You cannot speak there now.
    NoSuchChannel,
    /// What was asked does not fit what is there now.
    Conflict {
        why: Conflict,
    },
    /// This program cannot play the match; what is stored of it stays.
    Unplayable {
        why: Unplayable,
    },
    /// The store cannot keep anything at the moment.
    StoreUnavailable,
    /// The server is stopping.
    Stopping,
}

/// What is too long, too short or not what it should be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "failure.ts")]
pub enum Unfit {
    Name,
    Password,
    Email,
    Webhook,
    /// It holds signs that nobody can see and some databases cannot keep.
    Text,
}

/// Why something cannot be done now, though it could at another time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "failure.ts")]
pub enum Conflict {
    NameTaken,
    WrongPassword,
    WrongCode,
    SeatTaken,
    SeatsOpen,
    SaltsMissing,
    /// The players of the match have begun to pledge anew.
    OtherRound,
    /// All have pledged: nobody pledges anything else.
    RoundFixed,
    /// Not all have pledged: nobody opens anything yet.
    RoundNotFixed,
    /// It is not the salt that was pledged.
    NotPledged,
    NotWaiting,
    NotPlaying,
    NotOver,
    AlreadySeated,
    NotOverdue,
    /// Whoever opened the seats would be alone with those who take them.
    NotWithTwo,
    /// Whoever decides alone about the seat of another cannot have a weak bot sit there.
    OnlyStrongest,
    /// Whoever is left of one side alone does not decide that about others.
    OneSideAlone,
    /// Nobody may come back to that seat, or asks to.
    NobodyToReturn,
    /// All others have objected to your coming back.
    Barred,
    /// Somebody else plays against you, or may yet: then nobody advises you.
    NotAlone,
    /// There is nothing to advise.
    NoAdvice,
    /// The server does not know its own address, so it sends nobody there.
    NobodyIsTold,
}

impl Failure {
    pub fn bad(why: impl ToString) -> Failure {
        Failure::BadRequest { why: why.to_string() }
    }

    fn status(&self) -> StatusCode {
        match self {
            Failure::NotFound | Failure::NoSuchPerson { .. } => StatusCode::NOT_FOUND,
            Failure::NotSignedIn => StatusCode::UNAUTHORIZED,
            Failure::NotYours | Failure::ForeignOrigin | Failure::NoSuchChannel => StatusCode::FORBIDDEN,
            Failure::BadRequest { .. } | Failure::BadText { .. } => StatusCode::BAD_REQUEST,
            Failure::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Failure::TooMany { .. } => StatusCode::TOO_MANY_REQUESTS,
            Failure::MovedOn | Failure::Conflict { .. } | Failure::Unplayable { .. } => StatusCode::CONFLICT,
            Failure::StoreUnavailable | Failure::Stopping => StatusCode::SERVICE_UNAVAILABLE,
            Failure::Banned => StatusCode::FORBIDDEN,
            Failure::Unfit { .. } => StatusCode::BAD_REQUEST,
        }
    }
}

impl From<Unfit> for Failure {
    fn from(what: Unfit) -> Failure {
        Failure::Unfit { what }
    }
}

impl From<Conflict> for Failure {
    fn from(why: Conflict) -> Failure {
        Failure::Conflict { why }
    }
}

impl From<OptionsError> for Failure {
    fn from(error: OptionsError) -> Failure {
        match error {
            OptionsError::BadText { key, bad } => Failure::BadText {
                option: key,
                line: bad.line,
                reason: bad.reason,
            },
            error => Failure::bad(error),
        }
    }
}

impl From<MatchError> for Failure {
    fn from(error: MatchError) -> Failure {
        match error {
            MatchError::Options(error) => error.into(),
            error => Failure::bad(error),
        }
    }
}

/// The operator reads what went wrong; the player only that it did.
impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Failure {
        if error.is_unwritable_text() {
            return Failure::bad("a text holds a zero");
        }
        tracing::error!("{error}");
        Failure::StoreUnavailable
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        (self.status(), Json(self)).into_response()
    }
}
