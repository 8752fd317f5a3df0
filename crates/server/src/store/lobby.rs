//! What the lobby looks up.

use super::engine::on_either;
use super::matches::MatchRow;
use super::{Store, StoreError};
use crate::ids::{MatchId, PersonId};

impl Store {
    /// The people of a match and what they are called.
    pub async fn names_in(&self, id: &MatchId) -> Result<Vec<(PersonId, String)>, StoreError> {
        const NAMES: &str = "SELECT id, name FROM people WHERE id IN (SELECT person FROM seats WHERE match = $1 \
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

    /// The account of that name. Guests have names too, but several may have the same.
    pub async fn account_named(&self, name: &str) -> Result<Option<PersonId>, StoreError> {
        const FIND: &str = "SELECT id FROM people WHERE name_key = $1 AND kind = 'account'";
        let key = name.trim().to_lowercase();
        on_either!(&self.pool, pool => Ok(sqlx::query_scalar(FIND).bind(&key).fetch_optional(pool).await?))
    }
}
