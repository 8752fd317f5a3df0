//! What the lobby looks up.

use super::engine::on_either;
use super::matches::{MatchRow, SeatRow, insert_match};
use super::words::PersonKind;
use super::{Store, StoreError};
use crate::ids::{MatchId, PersonId};

impl Store {
    /// The people of a match, what they are called, and as what.
    pub async fn names_in(&self, id: &MatchId) -> Result<Vec<(PersonId, String, PersonKind)>, StoreError> {
        const NAMES: &str = "SELECT id, name, kind FROM people WHERE id IN (SELECT person FROM seats WHERE match = $1 \
             UNION SELECT before FROM seats WHERE match = $1 UNION SELECT creator FROM matches WHERE id = $1)";
        on_either!(&self.pool, pool => Ok(sqlx::query_as(NAMES).bind(id).fetch_all(pool).await?))
    }

    pub async fn is_observer(&self, id: &MatchId, person: &PersonId) -> Result<bool, StoreError> {
        const FIND: &str = "SELECT COUNT(*) FROM observers WHERE match = $1 AND person = $2";
        on_either!(&self.pool, pool => {
            let count: i64 = sqlx::query_scalar(FIND).bind(id).bind(person).fetch_one(pool).await?;
            Ok(count > 0)
        })
    }

    pub async fn match_of_code(&self, code: &str) -> Result<Option<MatchRow>, StoreError> {
        const FIND: &str = "SELECT * FROM matches WHERE code = $1";
        on_either!(&self.pool, pool => Ok(sqlx::query_as(FIND).bind(code).fetch_optional(pool).await?))
    }

    /// The one match that is played after this one: the given one, unless another was first.
    pub async fn add_rematch(&self, id: &MatchId, row: &MatchRow, seats: &[SeatRow]) -> Result<MatchId, StoreError> {
        const POINT: &str = "UPDATE matches SET rematch = $2 WHERE id = $1 AND rematch IS NULL";
        const FIRST: &str = "SELECT rematch FROM matches WHERE id = $1";
        let mut write = self.write().await?;
        let (is_first, first) = on_either!(&mut write, tx => {
            let pointed = sqlx::query(POINT).bind(id).bind(&row.id).execute(&mut **tx).await?;
            let first: MatchId = sqlx::query_scalar(FIRST).bind(id).fetch_one(&mut **tx).await?;
            (pointed.rows_affected() == 1, first)
        });
        if is_first {
            insert_match(&mut write, row, seats).await?;
        }
        on_either!(write, tx => tx.commit().await)?;
        Ok(first)
    }
}
