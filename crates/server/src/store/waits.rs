//! Waits of which their people are to be told.

use sqlx::FromRow;

use super::engine::on_either;
use super::{Store, StoreError};
use crate::clock::now;
use crate::ids::{MatchId, PersonId};

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
}

/// Who can be told now: he has a webhook, or an address that is his, or of which nobody has asked him yet; and he was not told
/// anything since `$4`. `$5` is 1 where there is mail.
macro_rules! reachable {
    () => {
        "p.kind <> 'gone' AND p.banned = 0 AND (p.told IS NULL OR p.told <= $4) AND (p.webhook IS NOT NULL OR \
         ($5 = 1 AND p.email IS NOT NULL AND (p.confirmed = 1 OR p.asked IS NULL) AND NOT EXISTS \
         (SELECT 1 FROM mailboxes b WHERE b.mailbox = p.mailbox AND b.silent IS NOT NULL)))"
    };
}
pub(super) use reachable;

impl Store {
    /// Waits since before `since` of people who can be told and were not told anything since `gathered`, one for each person
    /// and match. A match that has not begun waits for those who have to open their salts.
    pub(crate) async fn waits_due(
        &self,
        since: i64,
        most_failures: i64,
        gathered: i64,
        mail: bool,
    ) -> Result<Vec<Wait>, StoreError> {
        const DUE: &str = concat!(
            "SELECT s.match, s.seat, s.person, s.waits, s.failures, m.game, m.scenario, \
             (SELECT COUNT(*) FROM seats o WHERE o.match = s.match AND o.person = s.person AND o.kind = 'person' \
                AND o.waits IS NOT NULL AND o.notified IS NOT NULL) AS told_before \
             FROM seats s JOIN matches m ON m.id = s.match JOIN people p ON p.id = s.person \
             WHERE s.waits <= $1 AND s.notified IS NULL AND s.kind = 'person' AND m.status IN ('waiting', 'playing') \
             AND s.failures <= $2 AND (s.failures = 0 OR s.retry IS NULL OR s.retry <= $3) \
             AND p.notices <> 'nothing' \
             AND NOT EXISTS (SELECT 1 FROM seats o WHERE o.match = s.match AND o.person = s.person \
                AND o.kind = 'person' AND o.waits <= $1 AND o.notified IS NULL AND o.seat < s.seat) AND ",
            reachable!(),
            " ORDER BY s.waits"
        );
        on_either!(&self.pool, pool => {
            let due = sqlx::query_as(DUE).bind(since).bind(most_failures).bind(now()).bind(gathered)
                .bind(i64::from(mail));
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

    /// He could not be told; it is tried again later, if the wait lasts. Where nothing was tried at all, `retry` is none.
    pub(crate) async fn give_back_wait(&self, wait: &Wait, claimed: i64, retry: Option<i64>) -> Result<(), StoreError> {
        const GIVE_BACK: &str = "UPDATE seats SET notified = NULL, failures = failures + $4, retry = $5 \
             WHERE match = $1 AND person = $2 AND notified = $3";
        on_either!(&self.writer, pool => {
            let back = sqlx::query(GIVE_BACK).bind(&wait.of).bind(&wait.person).bind(claimed)
                .bind(i64::from(retry.is_some())).bind(retry);
            back.execute(pool).await?;
        });
        Ok(())
    }

    /// He has been sent a message: the next one gathers what comes meanwhile.
    pub(crate) async fn note_told(&self, person: &PersonId, at: i64) -> Result<(), StoreError> {
        const TOLD: &str = "UPDATE people SET told = $2 WHERE id = $1";
        on_either!(&self.writer, pool => {
            sqlx::query(TOLD).bind(person).bind(at).execute(pool).await?;
        });
        Ok(())
    }
}
