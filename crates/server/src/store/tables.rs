//! Every table and column of the schema, for those who copy whole databases.
//!
//! A test holds this list against the real schema of both databases: a new column cannot be forgotten in a backup.

use std::fmt::{self, Write as _};

use sqlx::AssertSqlSafe;

use super::engine::on_either;
use super::{StoreError, Write};

/// SQLite allows 32,766 parameters in a statement.
const MOST_PARAMETERS: usize = 16_000;

#[derive(Debug, Clone, Copy)]
pub struct Table {
    pub name: &'static str,
    /// The first so many columns tell its rows apart.
    pub key: usize,
    pub columns: &'static [Column],
}

#[derive(Debug, Clone, Copy)]
pub struct Column {
    pub name: &'static str,
    pub holds: Holds,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Holds {
    Text,
    Number,
}

/// What one row has in one column.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Cell {
    Text(Option<String>),
    Number(Option<i64>),
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Cell::Text(Some(text)) => f.write_str(text),
            Cell::Number(Some(number)) => number.fmt(f),
            Cell::Text(None) | Cell::Number(None) => f.write_str("?"),
        }
    }
}

const fn text(name: &'static str) -> Column {
    let holds = Holds::Text;
    Column { name, holds }
}

const fn number(name: &'static str) -> Column {
    let holds = Holds::Number;
    Column { name, holds }
}

pub const META: Table = Table {
    name: "meta",
    key: 1,
    columns: &[text("key"), text("value")],
};

pub const ENTRIES: Table = Table {
    name: "entries",
    key: 2,
    columns: &[text("match"), number("n"), text("line")],
};

/// In an order in which each refers only to those before it. The versions in `schema` are the migrations' own business.
pub const TABLES: &[Table] = &[
    META,
    Table {
        name: "people",
        key: 1,
        columns: &[
            text("id"),
            text("kind"),
            text("name"),
            text("name_key"),
            text("password"),
            text("recovery"),
            text("link"),
            text("email"),
            text("webhook"),
            number("unsubscribed"),
            text("unsubscribe"),
            number("banned"),
            text("language"),
            number("created"),
            number("seen"),
            text("skeleton"),
            text("webhook_shape"),
            text("notices"),
            text("mailbox"),
            number("confirmed"),
            number("asked"),
            text("confirm"),
            number("confirm_until"),
            number("told"),
        ],
    },
    Table {
        name: "sessions",
        key: 1,
        columns: &[
            text("id"),
            text("token"),
            text("person"),
            text("device"),
            number("created"),
            number("seen"),
        ],
    },
    Table {
        name: "matches",
        key: 1,
        columns: &[
            text("id"),
            text("code"),
            text("game"),
            text("scenario"),
            text("options"),
            text("status"),
            number("public"),
            text("pace"),
            text("creator"),
            text("seed"),
            text("commitment"),
            text("header"),
            text("outcome"),
            number("summed"),
            text("rematch"),
            number("created"),
            number("started"),
            number("changed"),
            text("late"),
            number("told_late"),
            number("round"),
            number("fixed"),
            text("signed"),
        ],
    },
    Table {
        name: "seats",
        key: 2,
        columns: &[
            text("match"),
            number("seat"),
            text("name"),
            text("kind"),
            text("person"),
            text("label"),
            text("level"),
            text("salt"),
            text("before"),
            text("says"),
            number("number"),
            number("looked"),
            number("waits"),
            number("notified"),
            number("failures"),
            number("retry"),
            text("budget"),
            number("since"),
            number("asks_back"),
            number("told_late"),
            text("pledge"),
        ],
    },
    Table {
        name: "sittings",
        key: 3,
        columns: &[
            text("match"),
            number("seat"),
            number("n"),
            text("person"),
            number("message"),
            number("talk"),
            number("talk_until"),
        ],
    },
    ENTRIES,
    Table {
        name: "drafts",
        key: 3,
        columns: &[text("match"), number("seat"), text("ask"), text("picks")],
    },
    Table {
        name: "talk",
        key: 2,
        columns: &[
            text("match"),
            number("n"),
            text("channel"),
            number("seat"),
            text("person"),
            text("text"),
            number("at"),
            number("line"),
        ],
    },
    Table {
        name: "notes",
        key: 2,
        columns: &[text("match"), text("person"), text("text")],
    },
    Table {
        name: "observers",
        key: 2,
        columns: &[text("match"), text("person")],
    },
    Table {
        name: "mailboxes",
        key: 1,
        columns: &[text("mailbox"), text("token"), number("silent"), number("asked")],
    },
    Table {
        name: "mails",
        key: 2,
        columns: &[text("mailbox"), number("day"), number("sent")],
    },
    Table {
        name: "notices",
        key: 4,
        columns: &[
            text("match"),
            number("seat"),
            text("what"),
            number("who"),
            number("number"),
            number("at"),
            number("failures"),
            number("retry"),
        ],
    },
];

impl Table {
    pub(crate) fn names(&self) -> String {
        let names: Vec<_> = self.columns.iter().map(|column| column.name).collect();
        names.join(", ")
    }

    /// The key of a row in words, as in `match auerstedt, n 1`.
    pub(crate) fn key_text(&self, row: &[Cell]) -> String {
        let parts = self.columns.iter().zip(row).take(self.key);
        let parts: Vec<_> = parts.map(|(column, cell)| format!("{} {cell}", column.name)).collect();
        parts.join(", ")
    }

    /// How many rows go into one statement.
    pub(crate) fn most_rows(&self) -> usize {
        MOST_PARAMETERS / self.columns.len()
    }

    /// At most `most_rows` at once.
    pub(crate) async fn insert(&self, write: &mut Write, rows: &[Vec<Cell>]) -> Result<(), StoreError> {
        if rows.is_empty() {
            return Ok(());
        }
        let sql = AssertSqlSafe(self.insert_sql(rows.len()));
        on_either!(write, tx => {
            let mut query = sqlx::query(sql);
            for cell in rows.iter().flatten() {
                query = match cell {
                    Cell::Text(text) => query.bind(text.as_deref()),
                    Cell::Number(number) => query.bind(*number),
                };
            }
            query.execute(&mut **tx).await?;
        });
        Ok(())
    }

    fn insert_sql(&self, rows: usize) -> String {
        let mut sql = format!("INSERT INTO {} ({}) VALUES ", self.name, self.names());
        let width = self.columns.len();
        for row in 0..rows {
            let numbers: Vec<_> = (row * width + 1..=(row + 1) * width).map(|n| format!("${n}")).collect();
            let comma = if row == 0 { "" } else { ", " };
            write!(sql, "{comma}({})", numbers.join(", ")).expect("a string takes everything");
        }
        sql
    }
}
