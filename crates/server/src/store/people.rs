//! People: guests and accounts.

use sqlx::FromRow;

use super::engine::on_either;
use super::words::{PersonKind, Shape, Wanted};
use super::{Store, StoreError, Write, mailboxes};
use crate::clock::now;
use crate::ids::{self, PersonId, SessionId};

#[derive(Debug, Clone, FromRow)]
pub struct PersonRow {
    pub id: PersonId,
    pub kind: PersonKind,
    pub name: String,
    pub email: Option<String>,
    pub webhook: Option<String>,
    pub webhook_shape: Option<Shape>,
    pub notices: Wanted,
    /// SHA-256 of the mailbox behind the address.
    pub mailbox: Option<String>,
    pub confirmed: i64,
    /// When he was asked to confirm his address.
    pub asked: Option<i64>,
    /// Since when its owner wants to be left alone.
    pub silent: Option<i64>,
    pub banned: i64,
    pub language: String,
    pub created: i64,
    pub seen: i64,
}

impl PersonRow {
    pub fn is_guest(&self) -> bool {
        self.kind == PersonKind::Guest
    }
}

/// What is stored of the secrets of an account. It has no `Debug`, so that it cannot be logged.
#[derive(Clone, FromRow)]
pub struct KeysRow {
    pub id: PersonId,
    pub name: String,
    pub banned: i64,
    pub password: Option<String>,
    pub recovery: Option<String>,
}

/// What an account is to be known by.
pub struct NewAccount {
    pub name: String,
    pub key: String,
    pub skeleton: String,
    /// Hashes, both.
    pub password: String,
    pub recovery: String,
}

macro_rules! person_columns {
    ($rest:literal) => {
        concat!(
            "SELECT p.id, p.kind, p.name, p.email, p.webhook, p.webhook_shape, p.notices, p.mailbox, p.confirmed, p.asked, \
             (SELECT b.silent FROM mailboxes b WHERE b.mailbox = p.mailbox) AS silent, p.banned, p.language, p.created, \
             p.seen ",
            $rest
        )
    };
}
pub(super) use person_columns;

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

    pub async fn person(&self, id: &PersonId) -> Result<Option<PersonRow>, StoreError> {
        const FIND: &str = person_columns!("FROM people p WHERE p.id = $1");
        on_either!(&self.pool, pool => Ok(sqlx::query_as(FIND).bind(id).fetch_optional(pool).await?))
    }

    pub async fn guest_of_link(&self, link: &str) -> Result<Option<PersonRow>, StoreError> {
        const FIND: &str = person_columns!("FROM people p WHERE p.link = $1 AND p.kind = 'guest'");
        on_either!(&self.pool, pool => {
            Ok(sqlx::query_as(FIND).bind(ids::hash(link)).fetch_optional(pool).await?)
        })
    }

    /// A new personal link; the old one ends. False if he is no guest any more.
    pub async fn set_link(&self, guest: &PersonId, link: &str) -> Result<bool, StoreError> {
        const SET: &str = "UPDATE people SET link = $2 WHERE id = $1 AND kind = 'guest'";
        on_either!(&self.writer, pool => {
            let done = sqlx::query(SET).bind(guest).bind(ids::hash(link)).execute(pool).await?;
            Ok(done.rows_affected() == 1)
        })
    }

    /// A new account. Nothing if the name is taken.
    pub async fn add_account(&self, account: &NewAccount) -> Result<Option<PersonId>, StoreError> {
        const ADD: &str = "INSERT INTO people (id, kind, name, name_key, skeleton, password, recovery, created, seen) \
                           VALUES ($1, 'account', $2, $3, $4, $5, $6, $7, $7)";
        let id = PersonId::new();
        let added = on_either!(&self.writer, pool => {
            sqlx::query(ADD)
                .bind(&id)
                .bind(&account.name)
                .bind(&account.key)
                .bind(&account.skeleton)
                .bind(&account.password)
                .bind(&account.recovery)
                .bind(now())
                .execute(pool)
                .await
                .map(drop)
        });
        Ok(unless_taken(added)?.map(|()| id))
    }

    /// A guest becomes an account and stays who he is. His link and his sessions end: whoever else had the link is out.
    /// Nothing if the name is taken.
    pub async fn raise_guest(&self, guest: &PersonId, account: &NewAccount) -> Result<Option<()>, StoreError> {
        const RAISE: &str = "UPDATE people SET kind = 'account', name = $2, name_key = $3, skeleton = $4, password = $5, \
                             recovery = $6, link = NULL WHERE id = $1 AND kind = 'guest'";
        let mut write = self.write().await?;
        let raised = on_either!(&mut write, tx => {
            sqlx::query(RAISE)
                .bind(guest)
                .bind(&account.name)
                .bind(&account.key)
                .bind(&account.skeleton)
                .bind(&account.password)
                .bind(&account.recovery)
                .execute(&mut **tx)
                .await
                .map(|done| done.rows_affected())
        });
        match unless_taken(raised)? {
            Some(1) => {}
            // A name that is taken, or a guest who has become an account meanwhile.
            _ => return Ok(None),
        }
        end_sessions(&mut write, guest, None).await?;
        on_either!(write, tx => tx.commit().await)?;
        self.departed(Some(guest.clone()));
        Ok(Some(()))
    }

    pub async fn keys(&self, id: &PersonId) -> Result<Option<KeysRow>, StoreError> {
        const FIND: &str = "SELECT id, name, banned, password, recovery FROM people WHERE id = $1 AND kind = 'account'";
        on_either!(&self.pool, pool => Ok(sqlx::query_as(FIND).bind(id).fetch_optional(pool).await?))
    }

    /// Another password; all sessions but `here` end. False if the old one is not the password any more.
    pub async fn change_password(&self, keys: &KeysRow, password: &str, here: &SessionId) -> Result<bool, StoreError> {
        const CHANGE: &str = "UPDATE people SET password = $3 WHERE id = $1 AND password = $2";
        let mut write = self.write().await?;
        let changed = on_either!(&mut write, tx => {
            let query = sqlx::query(CHANGE).bind(&keys.id).bind(&keys.password).bind(password);
            query.execute(&mut **tx).await?.rows_affected()
        });
        if changed != 1 {
            return Ok(false);
        }
        end_sessions(&mut write, &keys.id, Some(here)).await?;
        on_either!(write, tx => tx.commit().await)?;
        self.departed(Some(keys.id.clone()));
        Ok(true)
    }

    /// Another password by the recovery code, which is used up; all sessions end. False if somebody was quicker.
    pub async fn recover(&self, keys: &KeysRow, password: &str, recovery: &str) -> Result<bool, StoreError> {
        const RECOVER: &str = "UPDATE people SET password = $3, recovery = $4 WHERE id = $1 AND recovery = $2";
        let mut write = self.write().await?;
        let changed = on_either!(&mut write, tx => {
            let query = sqlx::query(RECOVER).bind(&keys.id).bind(&keys.recovery).bind(password).bind(recovery);
            query.execute(&mut **tx).await?.rows_affected()
        });
        if changed != 1 {
            return Ok(false);
        }
        end_sessions(&mut write, &keys.id, None).await?;
        on_either!(write, tx => tx.commit().await)?;
        self.departed(Some(keys.id.clone()));
        Ok(true)
    }

    /// Writes what a person may change about himself. An address that he had not before is nobody's until it is confirmed.
    pub async fn set_profile(&self, person: &PersonRow) -> Result<(), StoreError> {
        const ADDRESS: &str = "SELECT email FROM people WHERE id = $1";
        const SET: &str = "UPDATE people SET name = $2, email = $3, webhook = $4, notices = $5, language = $6, \
                           webhook_shape = $8 WHERE id = $1 AND kind = $7";
        let mut write = self.write().await?;
        let before: Option<Option<String>> = on_either!(&mut write, tx => {
            let before = sqlx::query_scalar(ADDRESS).bind(&person.id).fetch_optional(&mut **tx).await?;
            sqlx::query(SET)
                .bind(&person.id)
                .bind(&person.name)
                .bind(&person.email)
                .bind(&person.webhook)
                .bind(person.notices)
                .bind(&person.language)
                .bind(person.kind)
                .bind(person.webhook_shape)
                .execute(&mut **tx)
                .await?;
            before
        });
        if before.flatten() != person.email {
            mailboxes::move_to(&mut write, &person.id, person.email.as_deref()).await?;
        }
        write.commit().await
    }
}

/// Ends the sessions of a person, all or all but one.
pub(super) async fn end_sessions(
    write: &mut Write,
    person: &PersonId,
    but: Option<&SessionId>,
) -> Result<(), StoreError> {
    const END: &str = "DELETE FROM sessions WHERE person = $1 AND id <> $2";
    on_either!(write, tx => {
        // No session has an empty name.
        sqlx::query(END)
            .bind(person)
            .bind(but.map_or("", |but| &but.0))
            .execute(&mut **tx)
            .await?;
    });
    Ok(())
}

fn unless_taken<T>(done: Result<T, sqlx::Error>) -> Result<Option<T>, StoreError> {
    match done {
        Ok(done) => Ok(Some(done)),
        Err(sqlx::Error::Database(error)) if error.is_unique_violation() => Ok(None),
        Err(error) => Err(error.into()),
    }
}
