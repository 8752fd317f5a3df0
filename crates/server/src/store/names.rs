//! The names of accounts, by which nobody passes for somebody else.

use super::engine::on_either;
use super::people::KeysRow;
use super::{Store, StoreError, Write};
use crate::ids::PersonId;
use crate::people::name::{Name, key, old_key, skeleton};

impl Store {
    /// Whether a guest would be taken for an account by this name.
    pub async fn is_name_of_account(&self, name: &Name) -> Result<bool, StoreError> {
        const FIND: &str = "SELECT COUNT(*) FROM people WHERE kind = 'account' AND (name_key = $1 OR skeleton = $2)";
        on_either!(&self.pool, pool => {
            let count: i64 = sqlx::query_scalar(FIND).bind(name.key()).bind(name.skeleton()).fetch_one(pool).await?;
            Ok(count > 0)
        })
    }

    /// The account of a name as somebody typed it. One of before that shares its key with another has kept its old one.
    pub async fn keys_of(&self, name: &str) -> Result<Option<KeysRow>, StoreError> {
        const FIND: &str =
            "SELECT id, name, banned, password, recovery FROM people WHERE name_key = $1 AND kind = 'account'";
        for key in [old_key(name), key(name)] {
            let found = on_either!(&self.pool, pool => sqlx::query_as(FIND).bind(key).fetch_optional(pool).await?);
            if found.is_some() {
                return Ok(found);
            }
        }
        Ok(None)
    }

    /// The account of that name. Guests have names too, but several may have the same.
    pub async fn account_named(&self, name: &str) -> Result<Option<PersonId>, StoreError> {
        Ok(self.keys_of(name).await?.map(|keys| keys.id))
    }
}

/// Gives accounts of before the keys of today, the eldest first: each that looks like another keeps what it has.
pub(super) async fn fill(write: &mut Write) -> Result<(), StoreError> {
    const OLD: &str = "SELECT id, name FROM people WHERE kind = 'account' AND skeleton IS NULL ORDER BY created, id";
    const KEY: &str = "UPDATE people SET name_key = $2 WHERE id = $1 \
                       AND NOT EXISTS (SELECT 1 FROM people WHERE name_key = $2 AND id <> $1)";
    const SKELETON: &str = "UPDATE people SET skeleton = $2 WHERE id = $1 \
                            AND NOT EXISTS (SELECT 1 FROM people WHERE skeleton = $2)";
    let old: Vec<(PersonId, String)> = on_either!(write, tx => sqlx::query_as(OLD).fetch_all(&mut **tx).await?);
    for (id, name) in old {
        for (sql, value) in [(KEY, key(&name)), (SKELETON, skeleton(&name))] {
            on_either!(write, tx => sqlx::query(sql).bind(&id).bind(value).execute(&mut **tx).await.map(drop))?;
        }
    }
    Ok(())
}
