//! Copying everything from one database to another, of the same kind or not.

use futures_util::stream::{BoxStream, StreamExt, TryStreamExt};
use sqlx::{AssertSqlSafe, Postgres, Row as _, Sqlite, Transaction};

use super::engine::{Engine, on_either};
use super::tables::{Cell, Holds, META, TABLES, Table};
use super::{Store, StoreError, Write, reason};

/// A transaction that sees one moment of the database, however long it takes to read.
type Snapshot = Engine<Transaction<'static, Sqlite>, Transaction<'static, Postgres>>;

impl Store {
    /// Copies every row of `self` into `target`, all or nothing. False if something is there already.
    pub(crate) async fn copy_to(&self, target: &Store) -> Result<bool, StoreError> {
        let mut snapshot = self.snapshot().await?;
        let mut write = target.write().await?;
        if !is_empty(&mut write).await? {
            return Ok(false);
        }
        // The copy says when the original was made.
        on_either!(&mut write, tx => sqlx::query("DELETE FROM meta").execute(&mut **tx).await.map(drop))?;
        for table in TABLES {
            copy_table(&mut snapshot, &mut write, table).await?;
        }
        on_either!(write, tx => tx.commit().await)?;
        Ok(true)
    }

    async fn snapshot(&self) -> Result<Snapshot, StoreError> {
        const ONE_MOMENT: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
        Ok(match &self.pool {
            Engine::Sqlite(pool) => Engine::Sqlite(pool.begin().await?),
            Engine::Postgres(pool) => Engine::Postgres(pool.begin_with(ONE_MOMENT).await?),
        })
    }
}

/// A database that nobody has played on yet.
async fn is_empty(write: &mut Write) -> Result<bool, StoreError> {
    for table in TABLES.iter().filter(|table| table.name != META.name) {
        let sql = AssertSqlSafe(format!("SELECT COUNT(*) FROM {}", table.name));
        let rows: i64 = on_either!(write, tx => sqlx::query_scalar(sql).fetch_one(&mut **tx).await?);
        if rows > 0 {
            return Ok(false);
        }
    }
    Ok(true)
}

async fn copy_table(snapshot: &mut Snapshot, write: &mut Write, table: &Table) -> Result<(), StoreError> {
    let mut rows = read(snapshot, table);
    let mut group = Vec::new();
    while let Some(row) = rows.try_next().await? {
        group.push(row);
        if group.len() == table.most_rows() {
            insert(write, table, &group).await?;
            group.clear();
        }
    }
    insert(write, table, &group).await
}

/// Many rows at once; where that fails, one after the other, so that somebody can be told which it is.
async fn insert(write: &mut Write, table: &Table, rows: &[Vec<Cell>]) -> Result<(), StoreError> {
    run(write, "SAVEPOINT many").await?;
    if table.insert(write, rows).await.is_ok() {
        return run(write, "RELEASE SAVEPOINT many").await;
    }
    run(write, "ROLLBACK TO SAVEPOINT many").await?;
    for row in rows {
        let inserted = table.insert(write, std::slice::from_ref(row)).await;
        inserted.map_err(|error| StoreError::Row {
            row: format!("{} ({})", table.name, table.key_text(row)),
            reason: match error {
                StoreError::Database(error) => reason(&error),
                error => error.to_string(),
            },
        })?;
    }
    Ok(())
}

async fn run(write: &mut Write, sql: &'static str) -> Result<(), StoreError> {
    on_either!(write, tx => sqlx::query(sql).execute(&mut **tx).await.map(drop))?;
    Ok(())
}

fn read<'a>(snapshot: &'a mut Snapshot, table: &'a Table) -> BoxStream<'a, Result<Vec<Cell>, StoreError>> {
    let sql = AssertSqlSafe(format!("SELECT {} FROM {}", table.names(), table.name));
    on_either!(snapshot, tx => {
        let rows = sqlx::query(sql).fetch(&mut **tx);
        let cells = rows.map(move |row| {
            let row = row?;
            let cell = |index: usize, holds: Holds| -> Result<Cell, sqlx::Error> {
                Ok(match holds {
                    Holds::Text => Cell::Text(row.try_get(index)?),
                    Holds::Number => Cell::Number(row.try_get(index)?),
                })
            };
            let mut cells = Vec::with_capacity(table.columns.len());
            for (index, column) in table.columns.iter().enumerate() {
                let read = cell(index, column.holds).map_err(|error| StoreError::Row {
                    row: format!("{} ({})", table.name, table.key_text(&cells)),
                    reason: format!("its {} cannot be read: {}", column.name, reason(&error)),
                })?;
                cells.push(read);
            }
            Ok(cells)
        });
        cells.boxed()
    })
}
