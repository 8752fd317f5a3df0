//! Accounts: a name of one's own, a password, and a recovery code for when it is lost.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::me::{Me, Session};
use super::name::{self, Name};
use super::password::Password;
use super::recovery::Recovery;
use super::sessions::{Opened, open};
use crate::address::Client;
use crate::app::App;
use crate::body::Body;
use crate::failure::{Conflict, Failure};
use crate::ids::PersonId;
use crate::store::people::NewAccount;

#[derive(Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "people.ts")]
pub struct SignUp {
    /// 1 to 40 characters. Nobody else may have it, or one that looks the same.
    pub name: String,
    /// At least 10 characters.
    pub password: Password,
}

#[derive(Serialize, ToSchema, TS)]
#[ts(export_to = "people.ts")]
pub struct Account {
    pub id: PersonId,
    pub name: String,
    /// It sets a new password, once. It is shown once.
    pub recovery: String,
}

#[derive(Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "people.ts")]
pub struct ChangePassword {
    pub old: Password,
    pub new: Password,
}

#[derive(Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "people.ts")]
pub struct Recover {
    pub name: String,
    /// In either case, with or without its dashes.
    pub code: String,
    /// The new one.
    pub password: Password,
}

/// Make an account. A guest who is signed in becomes it, and keeps his seats.
#[utoipa::path(post, path = "/api/accounts", tag = "people", request_body = SignUp,
    responses((status = 200, body = Account), (status = "4XX", body = Failure)))]
pub async fn add_account(
    State(app): State<Arc<App>>,
    Client(from): Client,
    me: Option<Me>,
    headers: HeaderMap,
    Body(SignUp { name, password }): Body<SignUp>,
) -> Result<Opened<Account>, Failure> {
    app.limits.sign_up(from)?;
    let name = Name::read(&name)?;
    password.check()?;
    let recovery = Recovery::new();
    let account = NewAccount {
        name: name.as_str().to_owned(),
        key: name.key(),
        skeleton: name.skeleton(),
        password: password.hash().await?,
        recovery: recovery.hash(),
    };
    let guest = me.filter(|me| me.0.is_guest());
    let id = match guest {
        Some(guest) => app.store.raise_guest(guest.id(), &account).await?.map(|()| guest.0.id),
        None => app.store.add_account(&account).await?,
    };
    let id = id.ok_or(Conflict::NameTaken)?;
    let answer = Account {
        id: id.clone(),
        name: account.name,
        recovery: recovery.show(),
    };
    open(&app, &headers, &id, answer).await
}

/// Set another password. You are signed out everywhere else.
#[utoipa::path(post, path = "/api/me/password", tag = "people", request_body = ChangePassword,
    responses((status = 204), (status = "4XX", body = Failure)))]
pub async fn change_password(
    State(app): State<Arc<App>>,
    Client(from): Client,
    session: Session,
    Body(ChangePassword { old, new }): Body<ChangePassword>,
) -> Result<StatusCode, Failure> {
    app.limits.login_to(&session.me.id.0, from)?;
    new.check()?;
    let keys = app.store.keys(&session.me.id).await?.ok_or(Failure::NotYours)?;
    if !old.fits(keys.password.clone()).await? {
        return Err(Conflict::WrongPassword.into());
    }
    let new = new.hash().await?;
    if !app.store.change_password(&keys, &new, &session.id).await? {
        return Err(Conflict::WrongPassword.into());
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Set a new password by the recovery code. You are signed out everywhere else, and get a new code.
#[utoipa::path(post, path = "/api/accounts/recover", tag = "people", request_body = Recover,
    responses((status = 200, body = Account), (status = "4XX", body = Failure)))]
pub async fn recover(
    State(app): State<Arc<App>>,
    Client(from): Client,
    headers: HeaderMap,
    Body(Recover { name, code, password }): Body<Recover>,
) -> Result<Opened<Account>, Failure> {
    let key = name::key(&name);
    app.limits.login_to(&key, from)?;
    password.check()?;
    let keys = app.store.keys_of(&name).await?;
    let code = Recovery::read(&code).hash();
    let keys = keys
        .filter(|keys| keys.recovery.as_ref() == Some(&code))
        .ok_or(Conflict::WrongCode)?;
    if keys.banned != 0 {
        return Err(Failure::Banned);
    }
    let recovery = Recovery::new();
    let password = password.hash().await?;
    if !app.store.recover(&keys, &password, &recovery.hash()).await? {
        return Err(Conflict::WrongCode.into());
    }
    let answer = Account {
        id: keys.id.clone(),
        name: keys.name,
        recovery: recovery.show(),
    };
    open(&app, &headers, &keys.id, answer).await
}
