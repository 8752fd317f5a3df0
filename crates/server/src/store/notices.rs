//! What people who are away are to be told beside that it is their turn, until they were told or have come to look.

use sqlx::FromRow;
use table::{Notice, Seat};

use super::change::Change;
use super::engine::on_either;
use super::waits::reachable;
use super::words::What;
use super::{Store, StoreError, Write};
use crate::ids::{MatchId, PersonId};

/// Something that a seat is to be told, and by whose doing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct News {
    pub seat: Seat,
    pub what: What,
    /// None where it is nobody's doing, or must not be said.
    pub by: Option<Seat>,
    /// The message that told the seat of it; 0 where none did.
    pub number: u32,
}

impl News {
    pub fn of(seat: Seat, notice: Notice, number: u32) -> News {
        News {
            seat,
            what: notice.matter.into(),
            by: Some(notice.by),
            number,
        }
    }
}

/// News of which a person is to be told now.
#[derive(Debug, Clone, FromRow)]
pub(crate) struct NewsRow {
    #[sqlx(rename = "match")]
    pub of: MatchId,
    pub seat: i64,
    pub what: What,
    pub who: i64,
    pub number: i64,
    pub failures: i64,
    pub person: PersonId,
    pub game: String,
    pub scenario: String,
    /// What the game calls the seat whose doing it is.
    pub name: Option<String>,
}

/// What becomes of the news of a match.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Turn<'a> {
    Begins(News),
    /// It was answered or withdrawn.
    Ends(News),
    /// The messages that told of them were taken back.
    Falls {
        seat: Seat,
        messages: &'a [u32],
    },
    /// Nobody is to be told of that seat's doing any more.
    Withdrawn(What, Seat),
    /// Whoever sits there has it before his eyes.
    Forgotten(Seat),
}

const NOBODY: i64 = -1;

fn number(seat: Option<Seat>) -> i64 {
    seat.map_or(NOBODY, |seat| i64::from(seat.0))
}

pub(super) async fn write_turn(write: &mut Write, id: &MatchId, at: i64, turn: &Turn<'_>) -> Result<(), StoreError> {
    // What nobody has been told of yet is as old as it was.
    const BEGIN: &str = "INSERT INTO notices (match, seat, what, who, number, at) VALUES ($1, $2, $3, $4, $5, $6) \
         ON CONFLICT (match, seat, what, who) DO UPDATE SET number = excluded.number, failures = 0, retry = NULL";
    const END: &str = "DELETE FROM notices WHERE match = $1 AND seat = $2 AND what = $3 AND who = $4";
    const FALL: &str = "DELETE FROM notices WHERE match = $1 AND seat = $2 AND number = $3";
    const WITHDRAW: &str = "DELETE FROM notices WHERE match = $1 AND what = $2 AND who = $3";
    const FORGET: &str = "DELETE FROM notices WHERE match = $1 AND seat = $2";
    on_either!(write, tx => match turn {
        Turn::Begins(news) => {
            sqlx::query(BEGIN)
                .bind(id).bind(i64::from(news.seat.0)).bind(news.what).bind(number(news.by))
                .bind(i64::from(news.number)).bind(at)
                .execute(&mut **tx)
                .await?;
        }
        Turn::Ends(news) => {
            sqlx::query(END)
                .bind(id).bind(i64::from(news.seat.0)).bind(news.what).bind(number(news.by))
                .execute(&mut **tx)
                .await?;
        }
        Turn::Falls { seat, messages } => {
            for message in *messages {
                sqlx::query(FALL)
                    .bind(id).bind(i64::from(seat.0)).bind(i64::from(*message))
                    .execute(&mut **tx)
                    .await?;
            }
        }
        Turn::Withdrawn(what, by) => {
            sqlx::query(WITHDRAW).bind(id).bind(what).bind(i64::from(by.0)).execute(&mut **tx).await?;
        }
        Turn::Forgotten(seat) => {
            sqlx::query(FORGET).bind(id).bind(i64::from(seat.0)).execute(&mut **tx).await?;
        }
    });
    Ok(())
}

impl Change {
    pub(crate) async fn note(&mut self, turn: Turn<'_>) -> Result<(), StoreError> {
        let (id, at) = (self.row.id.clone(), self.clock.now());
        write_turn(&mut self.write, &id, at, &turn).await
    }
}

impl Store {
    /// What becomes of the news of a match, in this order.
    pub(crate) async fn note_news(&self, id: &MatchId, turns: &[Turn<'_>]) -> Result<(), StoreError> {
        if turns.is_empty() {
            return Ok(());
        }
        let mut write = self.write().await?;
        for turn in turns {
            write_turn(&mut write, id, self.clock.now(), turn).await?;
        }
        write.commit().await
    }

    /// Whether the seat has news that nobody has told it.
    pub(crate) async fn has_news(&self, id: &MatchId, seat: Seat) -> Result<bool, StoreError> {
        const COUNT: &str = "SELECT COUNT(*) FROM notices WHERE match = $1 AND seat = $2";
        on_either!(&self.pool, pool => {
            let count: i64 = sqlx::query_scalar(COUNT).bind(id).bind(i64::from(seat.0)).fetch_one(pool).await?;
            Ok(count > 0)
        })
    }

    /// News from before `since` of people who can be told and were not told anything since `gathered`.
    pub(crate) async fn news_due(
        &self,
        since: i64,
        most_failures: i64,
        gathered: i64,
        mail: bool,
    ) -> Result<Vec<NewsRow>, StoreError> {
        const DUE: &str = concat!(
            "SELECT n.match, n.seat, n.what, n.who, n.number, n.failures, s.person, m.game, m.scenario, b.name \
             FROM notices n JOIN seats s ON s.match = n.match AND s.seat = n.seat JOIN matches m ON m.id = n.match \
             JOIN people p ON p.id = s.person LEFT JOIN seats b ON b.match = n.match AND b.seat = n.who \
             WHERE n.at <= $1 AND n.failures <= $2 AND (n.retry IS NULL OR n.retry <= $3) \
             AND s.kind = 'person' AND m.status = 'playing' \
             AND (p.notices = 'all' OR (p.notices = 'turns' AND n.what = 'you_are_late')) \
             AND (n.what <> 'you_are_late' OR s.waits IS NOT NULL) AND ",
            reachable!(),
            " ORDER BY n.at, n.match, n.seat, n.what, n.who"
        );
        on_either!(&self.pool, pool => {
            let due = sqlx::query_as(DUE).bind(since).bind(most_failures).bind(crate::clock::now())
                .bind(gathered).bind(i64::from(mail));
            Ok(due.fetch_all(pool).await?)
        })
    }

    /// They were told; what was told anew meanwhile stays.
    pub(crate) async fn drop_news(&self, news: &[NewsRow]) -> Result<(), StoreError> {
        const DROP: &str =
            "DELETE FROM notices WHERE match = $1 AND seat = $2 AND what = $3 AND who = $4 AND number = $5";
        for one in news {
            on_either!(&self.writer, pool => {
                sqlx::query(DROP)
                    .bind(&one.of).bind(one.seat).bind(one.what).bind(one.who).bind(one.number)
                    .execute(pool)
                    .await?;
            });
        }
        Ok(())
    }

    /// They could not be told; it is tried again later.
    pub(crate) async fn put_off_news(&self, news: &[NewsRow], retry: i64) -> Result<(), StoreError> {
        const PUT_OFF: &str = "UPDATE notices SET failures = failures + 1, retry = $5 \
                               WHERE match = $1 AND seat = $2 AND what = $3 AND who = $4";
        for one in news {
            on_either!(&self.writer, pool => {
                sqlx::query(PUT_OFF)
                    .bind(&one.of).bind(one.seat).bind(one.what).bind(one.who).bind(retry)
                    .execute(pool)
                    .await?;
            });
        }
        Ok(())
    }

    /// A match that is over has no news.
    pub(crate) async fn forget_old_news(&self) -> Result<(), StoreError> {
        const FORGET: &str =
            "DELETE FROM notices WHERE match IN (SELECT id FROM matches WHERE status IN ('over', 'aborted'))";
        on_either!(&self.writer, pool => {
            sqlx::query(FORGET).execute(pool).await?;
        });
        Ok(())
    }
}
