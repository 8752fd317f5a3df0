//! The lobby: matches before, around and after their play.

pub mod create;
pub mod games;
pub mod join;
pub mod look;
pub mod pace;
pub mod salt;
pub mod sheet;
pub mod start;
pub mod talk_line;
pub mod view;
pub mod visitor;

use std::sync::Arc;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;

pub fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(games::games))
        .routes(routes!(games::seats))
        .routes(routes!(create::create))
        .routes(routes!(look::look))
        .routes(routes!(look::look_by_code))
        .routes(routes!(salt::put_salt))
        .routes(routes!(join::join))
        .routes(routes!(start::start))
}
