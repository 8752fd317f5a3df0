//! Who is who: guests, accounts, sessions.

pub mod accounts;
pub mod address;
pub mod contact;
pub mod cookie;
mod device;
pub mod guests;
pub mod leave;
pub mod me;
pub mod name;
pub mod password;
pub mod profile;
mod recovery;
pub mod sessions;
pub mod trial;

use std::sync::Arc;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;

pub fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(guests::add_guest))
        .routes(routes!(guests::follow_link))
        .routes(routes!(guests::renew_link))
        .routes(routes!(accounts::add_account))
        .routes(routes!(accounts::recover))
        .routes(routes!(accounts::change_password))
        .routes(routes!(sessions::sign_in))
        .routes(routes!(sessions::current, sessions::sign_out))
        .routes(routes!(sessions::list_sessions))
        .routes(routes!(sessions::end_session))
        .routes(routes!(profile::show, profile::change, leave::leave))
        .routes(routes!(leave::claim))
        .routes(routes!(trial::try_webhook))
        .routes(routes!(address::ask_address))
}
