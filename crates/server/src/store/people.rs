//! People and their sessions.

use sqlx::FromRow;

use super::engine::on_either;
use super::{Store, StoreError};
use crate::clock::now;
use crate::ids::{self, PersonId, SessionId};

#[derive(Debug, Clone, FromRow)]
pub struct PersonRow {
    pub id: PersonId,
    /// guest, account or gone.
    pub kind: String,
    pub name: String,
    pub email: Option<String>,
    pub webhook: Option<String>,
    pub unsubscribed: i64,
    pub banned: i64,
    pub language: String,
    pub created: i64,
    pub seen: i64,
}

macro_rules! person_columns {
    ($rest:literal) => {
        concat!(
            "SELECT p.id, p.kind, p.name, p.email, p.webhook, p.unsubscribed, p.banned, p.language, p.created, p.seen ",
            $rest
        )
    };
}

impl Store {
    /// A guest, known from now on by the token of his personal link.
    pub async fn add_guest(&self, name: &str, link: &str) -> Result<PersonId, StoreError> {
        const ADD: &str =
            "INSERT INTO people (id, kind, name, link, created, seen) VALUES ($1, 'guest', $2, $3, $4, $4)";
        let id = PersonId::new();
        on_either!(&self.writer, pool => {
            sqlx::query(ADD)
                .bind(&id)
                .bind(name)
                .bind(ids::hash(link))
                .bind(now())
                .execute(pool)
                .await?;
        });
        Ok(id)
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

    pub async fn person_of_session(&self, token: &str) -> Result<Option<PersonRow>, StoreError> {
        const FIND: &str = person_columns!("FROM people p JOIN sessions s ON s.person = p.id WHERE s.token = $1");
        on_either!(&self.pool, pool => {
            Ok(sqlx::query_as(FIND).bind(ids::hash(token)).fetch_optional(pool).await?)
        })
    }

    pub async fn person(&self, id: &PersonId) -> Result<Option<PersonRow>, StoreError> {
        const FIND: &str = person_columns!("FROM people p WHERE p.id = $1");
        on_either!(&self.pool, pool => Ok(sqlx::query_as(FIND).bind(id).fetch_optional(pool).await?))
    }
}
