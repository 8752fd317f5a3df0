//! Who is who: guests, accounts, sessions.

pub mod cookie;
pub mod guests;
pub mod me;

use std::sync::Arc;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;

pub fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(guests::add_guest))
}
