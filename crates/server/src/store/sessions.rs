//! Sessions: who is signed in, and on which devices.

use sqlx::FromRow;

use super::engine::on_either;
use super::people::{PersonRow, person_columns};
use super::{Store, StoreError};
use crate::clock::{MINUTE, now};
use crate::ids::{self, PersonId, SessionId};

/// How exactly it is known when somebody was last here. To the second it would cost a write for every request.
const SEEN_EVERY: i64 = 60 * MINUTE;

#[derive(Debug, Clone, FromRow)]
pub struct SessionRow {
    pub id: SessionId,
    pub device: String,
    pub created: i64,
    pub seen: i64,
}

/// A person, and the session by which he came.
#[derive(Debug, Clone, FromRow)]
pub struct SignedIn {
    #[sqlx(flatten)]
    pub person: PersonRow,
    pub session: SessionId,
    pub session_seen: i64,
}

impl Store {
    /// Ends the sessions that nobody has used since then.
    pub async fn end_old_sessions(&self, before: i64) -> Result<(), StoreError> {
        const END: &str = "DELETE FROM sessions WHERE seen < $1";
        on_either!(&self.writer, pool => sqlx::query(END).bind(before).execute(pool).await.map(drop))?;
        Ok(())
    }

    /// A session on some device; gives its token, which is not stored.
    pub async fn add_session(&self, person: &PersonId, device: &str) -> Result<String, StoreError> {
        const ADD: &str =
            "INSERT INTO sessions (id, token, person, device, created, seen) VALUES ($1, $2, $3, $4, $5, $5)";
        let token = ids::token();
        on_either!(&self.writer, pool => {
            sqlx::query(ADD)
                .bind(SessionId::new())
                .bind(ids::hash(&token))
                .bind(person)
                .bind(device)
                .bind(now())
                .execute(pool)
                .await?;
        });
        Ok(token)
    }

    /// Who is signed in with that token.
    pub async fn signed_in(&self, token: &str) -> Result<Option<SignedIn>, StoreError> {
        const FIND: &str = person_columns!(
            ", s.id AS session, s.seen AS session_seen FROM people p JOIN sessions s ON s.person = p.id \
             WHERE s.token = $1 AND p.kind <> 'gone'"
        );
        on_either!(&self.pool, pool => {
            Ok(sqlx::query_as(FIND).bind(ids::hash(token)).fetch_optional(pool).await?)
        })
    }

    pub async fn person_of_session(&self, token: &str) -> Result<Option<PersonRow>, StoreError> {
        Ok(self.signed_in(token).await?.map(|signed_in| signed_in.person))
    }

    /// The latest seen first.
    pub async fn sessions_of(&self, person: &PersonId) -> Result<Vec<SessionRow>, StoreError> {
        const LIST: &str = "SELECT id, device, created, seen FROM sessions WHERE person = $1 \
                            ORDER BY seen DESC, created DESC, id";
        on_either!(&self.pool, pool => Ok(sqlx::query_as(LIST).bind(person).fetch_all(pool).await?))
    }

    /// Notes that a session is in use, unless that was noted within the hour.
    pub async fn see(&self, who: &SignedIn) -> Result<(), StoreError> {
        const SEE: [&str; 2] = [
            "UPDATE sessions SET seen = $1 WHERE id = $2",
            "UPDATE people SET seen = $1 WHERE id = $2",
        ];
        let at = now();
        if at - who.session_seen < SEEN_EVERY {
            return Ok(());
        }
        on_either!(&self.writer, pool => {
            sqlx::query(SEE[0]).bind(at).bind(&who.session).execute(pool).await?;
            sqlx::query(SEE[1]).bind(at).bind(&who.person.id).execute(pool).await?;
        });
        Ok(())
    }

    /// Ends one session of a person. False if he has no such session.
    pub async fn end_session(&self, person: &PersonId, id: &SessionId) -> Result<bool, StoreError> {
        const END: &str = "DELETE FROM sessions WHERE id = $1 AND person = $2";
        let ended = on_either!(&self.writer, pool => {
            sqlx::query(END).bind(id).bind(person).execute(pool).await?.rows_affected()
        });
        self.departed(Some(person.clone()));
        Ok(ended == 1)
    }
}
