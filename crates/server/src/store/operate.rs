//! What only the operator reads and writes.

use super::engine::on_either;
use super::owners::lock_matches;
use super::people::{PersonRow, person_columns};
use super::rounds::void_all_of;
use super::signing::sign_end;
use super::sittings::rise_everywhere;
use super::tables::{Cell, ENTRIES};
use super::{Store, StoreError};
use crate::clock::{DAY, now};
use crate::ids::{MatchId, PersonId};
use crate::operate::BegunRow;
use crate::operate::list::{MatchLine, PersonLine};

impl Store {
    /// Ends a match that nobody has begun to play. False if it is not waiting any more.
    pub(crate) async fn abort_match(&self, id: &MatchId) -> Result<bool, StoreError> {
        const ABORT: &str = "UPDATE matches SET status = 'aborted', code = NULL, changed = $2 \
                             WHERE id = $1 AND status = 'waiting'";
        on_either!(&self.writer, pool => {
            let done = sqlx::query(ABORT).bind(id).bind(now()).execute(pool).await?;
            Ok(done.rows_affected() == 1)
        })
    }

    /// Stores the last entries of a match, and that it is over with them. A number that is taken is a unique violation.
    pub(crate) async fn close_match(
        &self,
        id: &MatchId,
        first: u32,
        lines: &[String],
        outcome: &str,
    ) -> Result<(), StoreError> {
        const OVER: &str = "UPDATE matches SET status = 'over', outcome = $2, code = NULL, changed = $3 WHERE id = $1";
        const NOBODY: &str =
            "UPDATE seats SET waits = NULL, notified = NULL, failures = 0, says = NULL WHERE match = $1";
        let mut write = self.write().await?;
        let rows = (i64::from(first)..).zip(lines).map(|(n, line)| {
            vec![
                Cell::Text(Some(id.0.clone())),
                Cell::Number(Some(n)),
                Cell::Text(Some(line.clone())),
            ]
        });
        ENTRIES.insert(&mut write, &rows.collect::<Vec<_>>()).await?;
        sign_end(&mut write, id, outcome).await?;
        on_either!(&mut write, tx => {
            sqlx::query(OVER).bind(id).bind(outcome).bind(now()).execute(&mut **tx).await?;
            sqlx::query(NOBODY).bind(id).execute(&mut **tx).await?;
        });
        write.commit().await
    }

    /// The matches that have begun, whatever has become of them.
    pub(crate) async fn begun_matches(&self) -> Result<Vec<BegunRow>, StoreError> {
        const BEGUN: &str = "SELECT id, game, scenario, status, seed, header, summed FROM matches \
                             WHERE header IS NOT NULL ORDER BY id";
        on_either!(&self.pool, pool => Ok(sqlx::query_as(BEGUN).fetch_all(pool).await?))
    }

    pub(crate) async fn set_password(&self, person: &PersonId, hash: &str) -> Result<(), StoreError> {
        const SET: &str = "UPDATE people SET password = $2 WHERE id = $1";
        const OUT: &str = "DELETE FROM sessions WHERE person = $1";
        let mut write = self.write().await?;
        on_either!(&mut write, tx => {
            sqlx::query(SET).bind(person).bind(hash).execute(&mut **tx).await?;
            sqlx::query(OUT).bind(person).execute(&mut **tx).await?;
        });
        write.commit().await?;
        self.leave_word().await
    }

    /// Calls matches off that have waited too long without a change. Their codes are free again.
    pub async fn end_old_waiting(&self) -> Result<(), StoreError> {
        const LONGEST: i64 = 30 * DAY;
        const END: &str = "UPDATE matches SET status = 'aborted', code = NULL, changed = $2 \
                           WHERE status = 'waiting' AND changed < $1";
        let now = now();
        on_either!(&self.writer, pool => {
            sqlx::query(END).bind(now - LONGEST).bind(now).execute(pool).await?;
        });
        Ok(())
    }

    pub(crate) async fn set_banned(&self, person: &PersonId, banned: bool) -> Result<(), StoreError> {
        const SET: &str = "UPDATE people SET banned = $2 WHERE id = $1";
        // Out, with what he has opened: nobody waits for him, and nobody finds his invitations. His seats in matches that are
        // played are vacant, as if he were gone; if the ban is lifted he may have them back like anybody else.
        const OUT: [&str; 5] = [
            "DELETE FROM drafts WHERE EXISTS (SELECT 1 FROM seats s \
             WHERE s.match = drafts.match AND s.seat = drafts.seat AND s.person = $1)",
            "UPDATE seats SET kind = 'vacant', before = person, person = NULL, says = NULL, notified = NULL, failures = 0, \
             asks_back = 0 WHERE person = $1 AND kind = 'person' \
             AND match IN (SELECT id FROM matches WHERE status = 'playing')",
            "DELETE FROM sessions WHERE person = $1",
            "UPDATE matches SET status = 'aborted', code = NULL WHERE creator = $1 AND status = 'waiting'",
            "UPDATE seats SET kind = 'open', person = NULL, label = NULL, salt = NULL, pledge = NULL WHERE person = $1 \
             AND match IN (SELECT id FROM matches WHERE status = 'waiting')",
        ];
        let mut write = self.write().await?;
        if banned {
            lock_matches(&mut write, person).await?;
            rise_everywhere(&mut write, person).await?;
            void_all_of(&mut write, person).await?;
        }
        on_either!(&mut write, tx => {
            sqlx::query(SET).bind(person).bind(i64::from(banned)).execute(&mut **tx).await?;
            for step in OUT.iter().filter(|_| banned) {
                sqlx::query(*step).bind(person).execute(&mut **tx).await?;
            }
        });
        write.commit().await?;
        self.leave_word().await
    }

    pub(crate) async fn guests_named(&self, name: &str) -> Result<Vec<PersonRow>, StoreError> {
        const FIND: &str = person_columns!("FROM people p WHERE p.name = $1 AND p.kind = 'guest'");
        on_either!(&self.pool, pool => Ok(sqlx::query_as(FIND).bind(name).fetch_all(pool).await?))
    }

    pub(crate) async fn list_people(&self) -> Result<Vec<PersonLine>, StoreError> {
        const LIST: &str = "SELECT p.id, p.name, p.kind, p.banned, p.seen, \
             (SELECT COUNT(DISTINCT s.match) FROM seats s WHERE s.person = p.id AND s.kind = 'person') AS matches \
             FROM people p WHERE p.kind <> 'gone' ORDER BY p.seen DESC, p.id";
        on_either!(&self.pool, pool => Ok(sqlx::query_as(LIST).fetch_all(pool).await?))
    }

    pub(crate) async fn list_matches(&self) -> Result<Vec<MatchLine>, StoreError> {
        const LIST: &str = "SELECT m.id, m.game, m.scenario, m.status, m.code, m.changed, \
             (SELECT COUNT(*) FROM entries e WHERE e.match = m.id) AS entries \
             FROM matches m ORDER BY m.changed DESC, m.id";
        on_either!(&self.pool, pool => Ok(sqlx::query_as(LIST).fetch_all(pool).await?))
    }
}
