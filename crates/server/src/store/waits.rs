//! Waits of which their people are to be told.

use sqlx::FromRow;

use super::engine::on_either;
use super::words::Shape;
use super::{Store, StoreError};
use crate::clock::now;
use crate::ids::{self, MatchId, PersonId};

/// The game waits for a seat, and for one whole person behind it.
#[derive(Debug, Clone, FromRow)]
pub struct Wait {
    #[sqlx(rename = "match")]
    pub of: MatchId,
    pub seat: i64,
    pub person: PersonId,
    pub waits: i64,
    pub failures: i64,
    /// Other seats of the same person in the same match of which he was told and that still wait.
    pub told_before: i64,
    pub game: String,
    pub scenario: String,
    pub name: String,
    pub language: String,
    pub email: Option<String>,
    pub unsubscribed: i64,
    pub webhook: Option<String>,
    pub webhook_shape: Option<Shape>,
}

impl Wait {
    /// Where he wants mail.
    pub fn mail_address(&self) -> Option<&str> {
        self.email.as_deref().filter(|_| self.unsubscribed == 0)
    }
}

impl Store {
    /// Waits since before `since` of people who can be told, one for each person and match.
    pub(crate) async fn waits_due(&self, since: i64, most_failures: i64, mail: bool) -> Result<Vec<Wait>, StoreError> {
        const DUE: &str = "SELECT s.match, s.seat, s.person, s.waits, s.failures, m.game, m.scenario, p.name, \
             p.language, p.email, p.unsubscribed, p.webhook, p.webhook_shape, \
             (SELECT COUNT(*) FROM seats o WHERE o.match = s.match AND o.person = s.person AND o.kind = 'person' \
                AND o.waits IS NOT NULL AND o.notified IS NOT NULL) AS told_before \
             FROM seats s JOIN matches m ON m.id = s.match JOIN people p ON p.id = s.person \
             WHERE s.waits <= $1 AND s.notified IS NULL AND s.kind = 'person' AND m.status = 'playing' \
             AND s.failures <= $2 AND (s.failures = 0 OR s.retry IS NULL OR s.retry <= $3) \
             AND p.kind <> 'gone' AND p.banned = 0 \
             AND (($4 = 1 AND p.email IS NOT NULL AND p.unsubscribed = 0) OR p.webhook IS NOT NULL) \
             AND NOT EXISTS (SELECT 1 FROM seats o WHERE o.match = s.match AND o.person = s.person \
                AND o.kind = 'person' AND o.waits <= $1 AND o.notified IS NULL AND o.seat < s.seat) \
             ORDER BY s.waits";
        on_either!(&self.pool, pool => {
            let due = sqlx::query_as(DUE).bind(since).bind(most_failures).bind(now()).bind(i64::from(mail));
            Ok(due.fetch_all(pool).await?)
        })
    }

    /// Takes all waits of the person in the match. False if that wait is over, or another has taken it.
    pub(crate) async fn claim_wait(&self, wait: &Wait, at: i64) -> Result<bool, StoreError> {
        const CLAIM: &str = "UPDATE seats SET notified = $5 WHERE match = $1 AND person = $2 AND kind = 'person' \
             AND waits IS NOT NULL AND notified IS NULL AND EXISTS (SELECT 1 FROM seats d WHERE d.match = $1 \
                AND d.seat = $3 AND d.person = $2 AND d.waits = $4 AND d.notified IS NULL)";
        on_either!(&self.writer, pool => {
            let claim = sqlx::query(CLAIM).bind(&wait.of).bind(&wait.person).bind(wait.seat).bind(wait.waits).bind(at);
            Ok(claim.execute(pool).await?.rows_affected() > 0)
        })
    }

    /// He could not be told; it is tried again later, if the wait lasts.
    pub(crate) async fn give_back_wait(&self, wait: &Wait, claimed: i64, retry: i64) -> Result<(), StoreError> {
        const GIVE_BACK: &str = "UPDATE seats SET notified = NULL, failures = failures + 1, retry = $4 \
             WHERE match = $1 AND person = $2 AND notified = $3";
        on_either!(&self.writer, pool => {
            let back = sqlx::query(GIVE_BACK).bind(&wait.of).bind(&wait.person).bind(claimed).bind(retry);
            back.execute(pool).await?;
        });
        Ok(())
    }

    /// The token of the person's way out of mail, made when it is first needed.
    pub(crate) async fn unsubscribe_token(&self, person: &PersonId) -> Result<String, StoreError> {
        const MAKE: &str = "UPDATE people SET unsubscribe = $2 WHERE id = $1 AND unsubscribe IS NULL";
        const TOKEN: &str = "SELECT unsubscribe FROM people WHERE id = $1";
        on_either!(&self.writer, pool => {
            sqlx::query(MAKE).bind(person).bind(ids::token()).execute(pool).await?;
            Ok(sqlx::query_scalar(TOKEN).bind(person).fetch_one(pool).await?)
        })
    }

    pub(crate) async fn is_unsubscribe_token(&self, token: &str) -> Result<bool, StoreError> {
        const FIND: &str = "SELECT COUNT(*) FROM people WHERE unsubscribe = $1";
        on_either!(&self.pool, pool => {
            let found: i64 = sqlx::query_scalar(FIND).bind(token).fetch_one(pool).await?;
            Ok(found > 0)
        })
    }

    /// False if the token is nobody's.
    pub(crate) async fn unsubscribe(&self, token: &str) -> Result<bool, StoreError> {
        const SET: &str = "UPDATE people SET unsubscribed = 1 WHERE unsubscribe = $1";
        on_either!(&self.writer, pool => {
            Ok(sqlx::query(SET).bind(token).execute(pool).await?.rows_affected() > 0)
        })
    }
}
