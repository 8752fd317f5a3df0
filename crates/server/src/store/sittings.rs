//! Who has sat on which seat of a match in play: whoever is new to one must not learn what was told and said to others there.

use sqlx::FromRow;

use super::engine::on_either;
use super::{Store, StoreError, Write};
use crate::ids::{MatchId, PersonId};

#[derive(Debug, Clone, FromRow)]
pub struct Sitting {
    pub seat: i64,
    pub person: PersonId,
    /// How many lines were said in the match when he sat down.
    pub talk: i64,
    /// And when he rose, if he did.
    pub talk_until: Option<i64>,
}

impl Store {
    /// In the order in which they sat down. None where no seat has changed hands.
    pub async fn sittings(&self, id: &MatchId) -> Result<Vec<Sitting>, StoreError> {
        const ALL: &str = "SELECT seat, person, talk, talk_until FROM sittings WHERE match = $1 ORDER BY seat, n";
        on_either!(&self.pool, pool => Ok(sqlx::query_as(ALL).bind(id).fetch_all(pool).await?))
    }
}

/// He leaves the seat. If he has held it since the start, that is written down now.
pub(super) async fn rise(write: &mut Write, id: &MatchId, seat: i64, person: &PersonId) -> Result<(), StoreError> {
    const FIRST: &str = "INSERT INTO sittings (match, seat, n, person, message, talk) SELECT $1, $2, 1, $3, 0, 0 \
         WHERE NOT EXISTS (SELECT 1 FROM sittings WHERE match = $1 AND seat = $2)";
    const RISE: &str = "UPDATE sittings SET talk_until = (SELECT COALESCE(MAX(t.n), 0) FROM talk t WHERE t.match = $1) \
         WHERE match = $1 AND seat = $2 AND talk_until IS NULL";
    on_either!(write, tx => {
        sqlx::query(FIRST).bind(id).bind(seat).bind(person).execute(&mut **tx).await?;
        sqlx::query(RISE).bind(id).bind(seat).execute(&mut **tx).await?;
    });
    Ok(())
}

/// He takes the seat, which has had so many messages. Gives the message from which on he may look back: who has sat there before
/// knows what he was told then.
pub(super) async fn sit_down(
    write: &mut Write,
    id: &MatchId,
    seat: i64,
    person: &PersonId,
    number: i64,
) -> Result<i64, StoreError> {
    const SIT: &str = "INSERT INTO sittings (match, seat, n, person, message, talk) \
         SELECT $1, $2, COALESCE(MAX(n), 0) + 1, $3, $4, \
         (SELECT COALESCE(MAX(t.n), 0) FROM talk t WHERE t.match = $1) FROM sittings WHERE match = $1 AND seat = $2";
    const SINCE: &str = "SELECT MIN(message) FROM sittings WHERE match = $1 AND seat = $2 AND person = $3";
    on_either!(write, tx => {
        sqlx::query(SIT).bind(id).bind(seat).bind(person).bind(number).execute(&mut **tx).await?;
        Ok(sqlx::query_scalar(SINCE).bind(id).bind(seat).bind(person).fetch_one(&mut **tx).await?)
    })
}

/// He leaves all his seats in matches that are played.
pub(super) async fn rise_everywhere(write: &mut Write, person: &PersonId) -> Result<(), StoreError> {
    const HELD: &str = "SELECT match, seat FROM seats WHERE person = $1 AND kind = 'person' \
         AND match IN (SELECT id FROM matches WHERE status = 'playing')";
    let held: Vec<(MatchId, i64)> = on_either!(&mut *write, tx => {
        sqlx::query_as(HELD).bind(person).fetch_all(&mut **tx).await?
    });
    for (id, seat) in held {
        rise(write, &id, seat, person).await?;
    }
    Ok(())
}
