//! Mailboxes: which want our mail, which want to be left alone, and how much each has got today.
//!
//! What is known of a mailbox is known by the hash of its address, whoever has entered it.

use sqlx::FromRow;

use super::engine::on_either;
use super::{Store, StoreError, Write};
use crate::clock::{DAY, now};
use crate::ids::{self, PersonId};
use crate::people::contact;

/// All mailboxes together, and all mails that only ask whether somebody wants more.
pub(crate) const EVERYBODY: &str = "";
pub(crate) const ASKING: &str = "?";

#[derive(Debug, Clone, FromRow)]
pub(crate) struct Mailbox {
    pub mailbox: String,
    pub silent: Option<i64>,
}

impl Store {
    /// The token of the ways out and back, made when the mailbox is first written to.
    pub(crate) async fn token_of_mailbox(&self, mailbox: &str) -> Result<String, StoreError> {
        const MAKE: &str = "INSERT INTO mailboxes (mailbox, token) VALUES ($1, $2) ON CONFLICT (mailbox) DO NOTHING";
        const TOKEN: &str = "SELECT token FROM mailboxes WHERE mailbox = $1";
        on_either!(&self.writer, pool => {
            sqlx::query(MAKE).bind(mailbox).bind(ids::token()).execute(pool).await?;
            Ok(sqlx::query_scalar(TOKEN).bind(mailbox).fetch_one(pool).await?)
        })
    }

    /// The mailbox that the token came to. Mails of before have the token of a person, which stands for his mailbox.
    pub(crate) async fn mailbox_of_token(&self, token: &str) -> Result<Option<Mailbox>, StoreError> {
        const FIND: &str = "SELECT mailbox, silent FROM mailboxes WHERE token = $1";
        const OLD: &str = "SELECT p.mailbox, b.silent FROM people p LEFT JOIN mailboxes b ON b.mailbox = p.mailbox \
                           WHERE p.unsubscribe = $1 AND p.mailbox IS NOT NULL";
        for sql in [FIND, OLD] {
            let found = on_either!(&self.pool, pool => sqlx::query_as(sql).bind(token).fetch_optional(pool).await?);
            if found.is_some() {
                return Ok(found);
            }
        }
        Ok(None)
    }

    /// Whether the mailbox is left alone from now on.
    pub(crate) async fn silence(&self, mailbox: &str, silent: bool) -> Result<(), StoreError> {
        const SET: &str = "UPDATE mailboxes SET silent = $2 WHERE mailbox = $1";
        self.token_of_mailbox(mailbox).await?;
        on_either!(&self.writer, pool => {
            sqlx::query(SET).bind(mailbox).bind(silent.then(now)).execute(pool).await?;
        });
        Ok(())
    }

    /// Whether a mailbox may be asked now. Once a day and no more, by whomever.
    pub(crate) async fn claim_asking(&self, mailbox: &str, at: i64) -> Result<bool, StoreError> {
        const CLAIM: &str = "UPDATE mailboxes SET asked = $2 WHERE mailbox = $1 AND silent IS NULL \
                             AND (asked IS NULL OR asked <= $3)";
        self.token_of_mailbox(mailbox).await?;
        on_either!(&self.writer, pool => {
            let claim = sqlx::query(CLAIM).bind(mailbox).bind(at).bind(at - DAY);
            Ok(claim.execute(pool).await?.rows_affected() == 1)
        })
    }

    /// It was not asked after all.
    pub(crate) async fn release_asking(&self, mailbox: &str, at: i64) -> Result<(), StoreError> {
        const RELEASE: &str = "UPDATE mailboxes SET asked = NULL WHERE mailbox = $1 AND asked = $2";
        on_either!(&self.writer, pool => {
            sqlx::query(RELEASE).bind(mailbox).bind(at).execute(pool).await?;
        });
        Ok(())
    }

    /// Notes the token that is sent to the mailbox, if it is still that person's; an earlier one ends.
    pub(crate) async fn begin_confirming(
        &self,
        person: &PersonId,
        mailbox: &str,
        token: &str,
        until: i64,
    ) -> Result<bool, StoreError> {
        const BEGIN: &str = "UPDATE people SET confirm = $3, confirm_until = $4, asked = $5 \
                             WHERE id = $1 AND mailbox = $2 AND confirmed = 0";
        on_either!(&self.writer, pool => {
            let begin = sqlx::query(BEGIN).bind(person).bind(mailbox).bind(ids::hash(token)).bind(until).bind(now());
            Ok(begin.execute(pool).await?.rows_affected() == 1)
        })
    }

    /// Whether the token counts, and for whom: one that came too late, or to an address that was changed since, does not.
    pub(crate) async fn is_confirming(&self, token: &str) -> Result<bool, StoreError> {
        const FIND: &str = "SELECT COUNT(*) FROM people WHERE confirm = $1 AND confirm_until > $2 AND banned = 0";
        on_either!(&self.pool, pool => {
            let found: i64 = sqlx::query_scalar(FIND).bind(ids::hash(token)).bind(now()).fetch_one(pool).await?;
            Ok(found > 0)
        })
    }

    /// False if the token does not count.
    pub(crate) async fn confirm(&self, token: &str) -> Result<bool, StoreError> {
        const CONFIRM: &str = "UPDATE people SET confirmed = 1, confirm = NULL, confirm_until = NULL \
                               WHERE confirm = $1 AND confirm_until > $2 AND banned = 0";
        on_either!(&self.writer, pool => {
            let confirm = sqlx::query(CONFIRM).bind(ids::hash(token)).bind(now());
            Ok(confirm.execute(pool).await?.rows_affected() == 1)
        })
    }

    /// Counts one more mail of today for each of these, if none of them has had its most.
    pub(crate) async fn count_mail(&self, counts: &[(&str, u32)]) -> Result<bool, StoreError> {
        const COUNT: &str = "INSERT INTO mails (mailbox, day, sent) SELECT $1, $2, 1 WHERE $3 > 0 \
                             ON CONFLICT (mailbox, day) DO UPDATE SET sent = mails.sent + 1 WHERE mails.sent < $3";
        let mut write = self.write().await?;
        for (mailbox, most) in counts {
            let counted = on_either!(&mut write, tx => {
                let count = sqlx::query(COUNT).bind(*mailbox).bind(now() / DAY).bind(i64::from(*most));
                count.execute(&mut **tx).await?.rows_affected()
            });
            if counted == 0 {
                return Ok(false);
            }
        }
        write.commit().await?;
        Ok(true)
    }

    /// What was sent on other days limits nothing any more.
    pub(crate) async fn forget_old_mails(&self) -> Result<(), StoreError> {
        const FORGET: &str = "DELETE FROM mails WHERE day < $1";
        on_either!(&self.writer, pool => {
            sqlx::query(FORGET).bind(now() / DAY).execute(pool).await?;
        });
        Ok(())
    }
}

/// Somebody has entered another address, which nobody has confirmed yet.
pub(super) async fn move_to(write: &mut Write, person: &PersonId, email: Option<&str>) -> Result<(), StoreError> {
    const SET: &str = "UPDATE people SET mailbox = $2, confirmed = 0, asked = NULL, confirm = NULL, \
                       confirm_until = NULL WHERE id = $1";
    on_either!(write, tx => {
        sqlx::query(SET).bind(person).bind(email.map(contact::mailbox)).execute(&mut **tx).await?;
    });
    Ok(())
}

/// Gives addresses of before their mailboxes. Who has unsubscribed by a link in a mail is left alone there; who has said
/// himself that he wants no mail is told nothing, or has only his webhook.
pub(super) async fn fill(write: &mut Write) -> Result<(), StoreError> {
    const OLD: &str = "SELECT id, email, unsubscribed, unsubscribe, webhook FROM people \
                       WHERE email IS NOT NULL AND mailbox IS NULL";
    const MAILBOX: &str = "UPDATE people SET mailbox = $2, unsubscribed = 0 WHERE id = $1";
    const SILENT: &str = "INSERT INTO mailboxes (mailbox, token, silent) VALUES ($1, $2, $3) \
                          ON CONFLICT (mailbox) DO UPDATE SET silent = excluded.silent";
    const NOTHING: &str = "UPDATE people SET notices = 'nothing' WHERE id = $1";
    const NO_MAIL: &str = "UPDATE people SET email = NULL, mailbox = NULL WHERE id = $1";
    type Old = (PersonId, String, i64, Option<String>, Option<String>);
    let old: Vec<Old> = on_either!(&mut *write, tx => sqlx::query_as(OLD).fetch_all(&mut **tx).await?);
    for (id, email, unsubscribed, token, webhook) in old {
        let mailbox = contact::mailbox(&email);
        on_either!(&mut *write, tx => {
            sqlx::query(MAILBOX).bind(&id).bind(&mailbox).execute(&mut **tx).await?;
            if unsubscribed != 0 && token.is_some() {
                sqlx::query(SILENT).bind(&mailbox).bind(ids::token()).bind(now()).execute(&mut **tx).await?;
            } else if unsubscribed != 0 {
                let sql = if webhook.is_some() { NO_MAIL } else { NOTHING };
                sqlx::query(sql).bind(&id).execute(&mut **tx).await?;
            }
        });
    }
    Ok(())
}
