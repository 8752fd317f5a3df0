//! What the operator does to people.

use super::OperateError;
use crate::ids::{PersonId, random};
use crate::people::password;
use crate::store::Store;
use crate::store::people::PersonRow;
use crate::store::words::PersonKind;

/// Without signs that are mistaken for one another when they are read out on the telephone.
const SIGNS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// Gives an account a new password, and ends all its sessions.
pub async fn reset(store: &Store, name: &str) -> Result<String, OperateError> {
    let person = find(store, name).await?;
    if person.kind != PersonKind::Account {
        return Err(OperateError::NoPassword(person.name));
    }
    let new = new_password();
    store.set_password(&person.id, &password::hash(&new)).await?;
    Ok(new)
}

/// A banned person has no session and gets none.
pub async fn ban(store: &Store, name: &str, banned: bool) -> Result<PersonRow, OperateError> {
    let person = find(store, name).await?;
    store.set_banned(&person.id, banned).await?;
    Ok(person)
}

/// An account by its name, anybody by his id, and a guest by his name if no other has it.
async fn find(store: &Store, name: &str) -> Result<PersonRow, OperateError> {
    let account = store.account_named(name).await?;
    let id = account.unwrap_or_else(|| PersonId(name.to_owned()));
    if let Some(person) = store
        .person(&id)
        .await?
        .filter(|person| person.kind != PersonKind::Gone)
    {
        return Ok(person);
    }
    let mut guests = store.guests_named(name.trim()).await?;
    match (guests.pop(), guests.len()) {
        (None, _) => Err(OperateError::Nobody(name.to_owned())),
        (Some(guest), 0) => Ok(guest),
        (Some(_), others) => Err(OperateError::Several {
            name: name.to_owned(),
            count: others + 1,
        }),
    }
}

/// 80 bits, in groups of four.
fn new_password() -> String {
    let signs: Vec<_> = random::<16>()
        .iter()
        .map(|byte| char::from(SIGNS[usize::from(byte % 32)]))
        .collect();
    let groups: Vec<String> = signs.chunks(4).map(|group| group.iter().collect()).collect();
    groups.join("-")
}
