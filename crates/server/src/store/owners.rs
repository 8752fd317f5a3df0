//! Seats that change hands with their holder: he leaves, or turns out to be somebody else.

use super::engine::on_either;
use super::people::end_sessions;
use super::rounds::void_all_of;
use super::sittings::rise_everywhere;
use super::{Store, StoreError, Write};
use crate::ids::{self, MatchId, PersonId};

/// Nothing that says who he was.
macro_rules! forget {
    ($which:literal) => {
        concat!(
            "UPDATE people SET kind = 'gone', name = '', name_key = NULL, skeleton = NULL, password = NULL, recovery = NULL, \
             link = NULL, email = NULL, webhook = NULL, webhook_shape = NULL, unsubscribe = NULL, \
             notices = 'nothing', mailbox = NULL, confirmed = 0, asked = NULL, confirm = NULL, confirm_until = NULL ",
            $which
        )
    };
}

impl Store {
    /// Deletes a person. His matches go on: what he played and said stays, without his name. Gives the matches in play
    /// that lose a holder.
    pub async fn forget(&self, person: &PersonId) -> Result<Vec<MatchId>, StoreError> {
        const STEPS: [&str; 9] = [
            // First, while his seats are his.
            "DELETE FROM drafts WHERE EXISTS (SELECT 1 FROM seats s \
             WHERE s.match = drafts.match AND s.seat = drafts.seat AND s.person = $1)",
            // Whoever sits down before the start gives his own salt.
            "UPDATE seats SET salt = NULL, pledge = NULL WHERE person = $1 \
             AND match IN (SELECT id FROM matches WHERE status = 'waiting')",
            // In a match that is played, nobody takes it before all who are left agree.
            "UPDATE seats SET kind = CASE WHEN match IN (SELECT id FROM matches WHERE status = 'playing') \
             THEN 'vacant' ELSE 'open' END, \
             person = NULL, label = NULL, says = NULL, notified = NULL, failures = 0 \
             WHERE person = $1 AND match IN (SELECT id FROM matches WHERE status IN ('waiting', 'playing'))",
            "UPDATE seats SET before = NULL, asks_back = 0 WHERE before = $1",
            // As when a creator leaves: the next who sits there begins the match, or nobody does.
            "UPDATE matches SET status = 'aborted', code = NULL WHERE creator = $1 AND status = 'waiting' \
             AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.match = matches.id AND s.kind = 'person')",
            "UPDATE matches SET creator = (SELECT s.person FROM seats s WHERE s.match = matches.id \
             AND s.kind = 'person' ORDER BY s.seat LIMIT 1) WHERE creator = $1 AND status = 'waiting'",
            "DELETE FROM observers WHERE person = $1",
            "DELETE FROM notes WHERE person = $1",
            forget!("WHERE id = $1"),
        ];
        let mut write = self.write().await?;
        lock_matches(&mut write, person).await?;
        let playing = playing(&mut write, person).await?;
        rise_everywhere(&mut write, person).await?;
        void_all_of(&mut write, person).await?;
        for step in STEPS {
            on_either!(&mut write, tx => sqlx::query(step).bind(person).execute(&mut **tx).await.map(drop))?;
        }
        end_sessions(&mut write, person, None).await?;
        on_either!(write, tx => tx.commit().await)?;
        self.departed(Some(person.clone()));
        Ok(playing)
    }

    /// Gives an account all that the guest of a personal link had; the guest is gone. Gives the matches in play that
    /// change hands, or nothing if there is no such guest.
    pub async fn claim(&self, account: &PersonId, link: &str) -> Result<Option<Vec<MatchId>>, StoreError> {
        // He is gone before anything is taken from him: of two who claim him, one finds nobody.
        const TAKE: &str = forget!("WHERE link = $1 AND kind = 'guest' AND banned = 0 RETURNING id");
        const STEPS: [&str; 10] = [
            "UPDATE seats SET person = $1 WHERE person = $2",
            "UPDATE seats SET before = $1 WHERE before = $2",
            "UPDATE sittings SET person = $1 WHERE person = $2",
            "UPDATE matches SET creator = $1 WHERE creator = $2",
            "UPDATE talk SET person = $1 WHERE person = $2",
            "INSERT INTO observers (match, person) SELECT match, $1 FROM observers WHERE person = $2 \
             ON CONFLICT (match, person) DO NOTHING",
            "DELETE FROM observers WHERE person = $2 AND person <> $1",
            // Notes of both on one match become one.
            "UPDATE notes SET text = text || '\n\n' || \
             (SELECT g.text FROM notes g WHERE g.match = notes.match AND g.person = $2) \
             WHERE person = $1 AND EXISTS (SELECT 1 FROM notes g WHERE g.match = notes.match AND g.person = $2)",
            "DELETE FROM notes WHERE person = $2 \
             AND EXISTS (SELECT 1 FROM notes a WHERE a.match = notes.match AND a.person = $1)",
            "UPDATE notes SET person = $1 WHERE person = $2",
        ];
        let mut write = self.write().await?;
        let guest: Option<PersonId> = on_either!(&mut write, tx => {
            sqlx::query_scalar(TAKE).bind(ids::hash(link)).fetch_optional(&mut **tx).await?
        });
        let Some(guest) = guest else {
            return Ok(None);
        };
        lock_matches(&mut write, &guest).await?;
        let playing = playing(&mut write, &guest).await?;
        for step in STEPS {
            on_either!(&mut write, tx => {
                sqlx::query(step).bind(account).bind(&guest).execute(&mut **tx).await.map(drop)
            })?;
        }
        end_sessions(&mut write, &guest, None).await?;
        on_either!(write, tx => tx.commit().await)?;
        self.departed(Some(guest));
        Ok(Some(playing))
    }
}

/// The matches before their seats, as in every change: who changes one of them at the same moment waits, or is waited for.
pub(super) async fn lock_matches(write: &mut Write, person: &PersonId) -> Result<(), StoreError> {
    const LOCK: &str = "UPDATE matches SET summed = summed WHERE status IN ('waiting', 'playing') AND (creator = $1 \
                        OR id IN (SELECT match FROM seats WHERE person = $1 OR before = $1))";
    on_either!(write, tx => sqlx::query(LOCK).bind(person).execute(&mut **tx).await.map(drop))?;
    Ok(())
}

/// The matches in play where somebody has a seat, or may have it back.
async fn playing(write: &mut Write, person: &PersonId) -> Result<Vec<MatchId>, StoreError> {
    const PLAYING: &str = "SELECT m.id FROM matches m WHERE m.status = 'playing' AND EXISTS \
                           (SELECT 1 FROM seats s WHERE s.match = m.id AND (s.person = $1 OR s.before = $1))";
    on_either!(write, tx => Ok(sqlx::query_scalar(PLAYING).bind(person).fetch_all(&mut **tx).await?))
}
