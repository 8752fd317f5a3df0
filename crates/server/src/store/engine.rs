//! SQLite or PostgreSQL: the same thing, a pool or a transaction, on the one or on the other.

#[derive(Debug, Clone)]
pub(crate) enum Engine<S, P> {
    Sqlite(S),
    Postgres(P),
}

/// Runs one expression on whichever database is there.
///
/// A macro, because sqlx gives the two databases different types with the same methods: the text of
/// the SQL is written once and compiled twice.
macro_rules! on_either {
    ($engine:expr, $it:ident => $body:expr) => {
        match $engine {
            $crate::store::engine::Engine::Sqlite($it) => $body,
            $crate::store::engine::Engine::Postgres($it) => $body,
        }
    };
}

pub(crate) use on_either;
