//! Lists of matches, the latest first. Those of others that are played are not ordered by their last change: it would tell
//! that somebody has acted in secret.

use super::engine::on_either;
use super::matches::MatchRow;
use super::{Store, StoreError};
use crate::ids::{MatchId, PersonId};

/// Matches that come after `before` in a list by some time; with an id that is not there, all of them.
macro_rules! page {
    ($which:literal, by $time:literal) => {
        concat!(
            "SELECT m.* FROM matches m WHERE ",
            $which,
            " AND NOT EXISTS (SELECT 1 FROM matches b WHERE b.id = $1 AND (b.",
            $time,
            " < m.",
            $time,
            " OR (b.",
            $time,
            " = m.",
            $time,
            " AND b.id <= m.id))) ORDER BY m.",
            $time,
            " DESC, m.id DESC LIMIT $2"
        )
    };
}

impl Store {
    /// The matches of a person that are not over: those that he made, plays or played.
    pub async fn running_matches(
        &self,
        person: &PersonId,
        before: Option<&MatchId>,
        most: usize,
    ) -> Result<Vec<MatchRow>, StoreError> {
        const RUNNING: &str = page!(
            "m.status IN ('waiting', 'playing') AND (m.creator = $3 \
             OR m.id IN (SELECT match FROM seats WHERE (person = $3 AND kind = 'person') OR before = $3))",
            by "created"
        );
        on_either!(&self.pool, pool => {
            Ok(sqlx::query_as(RUNNING).bind(before).bind(most as i64).bind(person).fetch_all(pool).await?)
        })
    }

    /// The matches that others have invited a person to.
    pub async fn invitations(
        &self,
        person: &PersonId,
        before: Option<&MatchId>,
        most: usize,
    ) -> Result<Vec<MatchRow>, StoreError> {
        const INVITED: &str = page!(
            "m.status IN ('waiting', 'playing') AND (m.creator IS NULL OR m.creator <> $3) \
             AND m.id IN (SELECT match FROM seats WHERE person = $3 AND kind = 'invited') \
             AND m.id NOT IN (SELECT match FROM seats WHERE (person = $3 AND kind = 'person') OR before = $3)",
            by "created"
        );
        on_either!(&self.pool, pool => {
            Ok(sqlx::query_as(INVITED).bind(before).bind(most as i64).bind(person).fetch_all(pool).await?)
        })
    }

    /// The matches that a person has played.
    pub async fn past_matches(
        &self,
        person: &PersonId,
        before: Option<&MatchId>,
        most: usize,
    ) -> Result<Vec<MatchRow>, StoreError> {
        const PAST: &str = page!("m.status = 'over' AND m.id IN (SELECT match FROM seats WHERE person = $3 OR before = $3)", by "changed");
        on_either!(&self.pool, pool => {
            Ok(sqlx::query_as(PAST).bind(before).bind(most as i64).bind(person).fetch_all(pool).await?)
        })
    }

    /// Public matches that somebody can join.
    pub async fn open_matches(&self, before: Option<&MatchId>, most: usize) -> Result<Vec<MatchRow>, StoreError> {
        const OPEN: &str = page!(
            "m.status = 'waiting' AND m.public = 1 AND EXISTS (SELECT 1 FROM seats s WHERE s.match = m.id AND s.kind = 'open')",
            by "created"
        );
        on_either!(&self.pool, pool => {
            Ok(sqlx::query_as(OPEN).bind(before).bind(most as i64).fetch_all(pool).await?)
        })
    }

    /// Public matches that are being played.
    pub async fn watchable_matches(&self, before: Option<&MatchId>, most: usize) -> Result<Vec<MatchRow>, StoreError> {
        const WATCHABLE: &str = page!("m.status = 'playing' AND m.public = 1", by "started");
        on_either!(&self.pool, pool => {
            Ok(sqlx::query_as(WATCHABLE).bind(before).bind(most as i64).fetch_all(pool).await?)
        })
    }
}
