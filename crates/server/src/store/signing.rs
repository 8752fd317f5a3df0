//! The key of this server, and what it signs: how matches ended that were played here.

use sqlx::FromRow;
use table::header::Header;
use table::signed::{PublicKey, SecretKey};

use super::engine::on_either;
use super::{Store, StoreError, Write};
use crate::ids::{self, MatchId};
use crate::unplayable::link_in;

/// Goes wherever the database goes: into backups, and into another database.
const KEY: &str = "signing_key";

/// Once and for all.
pub(super) async fn make_key(write: &mut Write) -> Result<(), StoreError> {
    const MAKE: &str = "INSERT INTO meta (key, value) VALUES ($1, $2) ON CONFLICT (key) DO NOTHING";
    let key = hex::encode(ids::random::<32>());
    on_either!(write, tx => sqlx::query(MAKE).bind(KEY).bind(key).execute(&mut **tx).await.map(drop))?;
    Ok(())
}

impl Store {
    /// What anybody can check the signatures of this server with.
    pub async fn public_key(&self) -> Result<PublicKey, StoreError> {
        let key = self.meta(KEY).await?;
        Ok(read_key(key).ok_or(StoreError::NoKey)?.public())
    }
}

/// Signs the end of a match that is just ending here. One that came in when it was over is not signed: we have not seen
/// it, and whoever can bring a file in could have it signed.
pub(super) async fn sign_end(write: &mut Write, id: &MatchId, outcome: &str) -> Result<(), StoreError> {
    #[derive(FromRow)]
    struct Ending {
        header: Option<String>,
        key: Option<String>,
        last: Option<String>,
        entries: i64,
    }
    const ENDING: &str = "SELECT m.header, (SELECT value FROM meta WHERE key = $2) AS key, \
         (SELECT line FROM entries WHERE match = m.id ORDER BY n DESC LIMIT 1) AS last, \
         (SELECT COUNT(*) FROM entries WHERE match = m.id) AS entries \
         FROM matches m WHERE m.id = $1 AND m.status = 'playing'";
    const SIGN: &str = "UPDATE matches SET signed = $2 WHERE id = $1";
    let ending: Option<Ending> = on_either!(&mut *write, tx => {
        sqlx::query_as(ENDING).bind(id).bind(KEY).fetch_optional(&mut **tx).await?
    });
    let Some(ending) = ending else {
        return Ok(());
    };
    let header = ending.header.as_deref();
    let header: Option<Header> = header.and_then(|header| serde_json::from_str(header).ok());
    let link = match (&ending.last, &header) {
        (Some(line), _) => link_in(line),
        (None, header) => header.as_ref().map(Header::link),
    };
    let (Some(key), Some(header), Some(link), Ok(outcome)) =
        (read_key(ending.key), header, link, serde_json::from_str(outcome))
    else {
        // It ends all the same; its file says that nobody has signed it.
        tracing::error!("the end of match {id} cannot be signed");
        return Ok(());
    };
    let signed = key.sign(&header, ending.entries as u32, &link, outcome);
    let signed = serde_json::to_string(&signed).expect("a signed end is JSON");
    on_either!(write, tx => sqlx::query(SIGN).bind(id).bind(signed).execute(&mut **tx).await.map(drop))?;
    Ok(())
}

fn read_key(text: Option<String>) -> Option<SecretKey> {
    let mut bytes = [0; 32];
    hex::decode_to_slice(text?, &mut bytes).ok()?;
    Some(SecretKey::from_bytes(&bytes))
}
