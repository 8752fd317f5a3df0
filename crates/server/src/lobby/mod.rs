//! The lobby: matches before, around and after their play.

pub mod advice;
pub mod comeback;
pub mod create;
pub mod deserted;
pub mod draw;
pub mod export;
pub mod games;
mod hearing;
pub mod join;
pub mod late;
pub mod lateness;
pub mod leave;
pub mod lists;
pub mod look;
pub mod mine;
pub mod notes;
pub mod observe;
pub mod overdue;
pub mod pace;
pub mod pledge;
pub mod put_out;
pub mod reckon;
pub mod rematch;
pub mod resign;
pub mod round;
pub mod salt;
pub mod seen;
pub mod sheet;
pub mod start;
pub mod talk;
pub mod talk_line;
pub mod texts;
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
        .routes(routes!(texts::text_guide, texts::read_text))
        .routes(routes!(create::create))
        .routes(routes!(look::look))
        .routes(routes!(look::look_by_code))
        .routes(routes!(pledge::put_pledges))
        .routes(routes!(salt::open_salt, salt::lose_salt))
        .routes(routes!(put_out::put_out))
        .routes(routes!(join::join))
        .routes(routes!(start::start))
        .routes(routes!(leave::leave))
        .routes(routes!(leave::abort))
        .routes(routes!(lists::mine))
        .routes(routes!(lists::open))
        .routes(routes!(lists::watchable))
        .routes(routes!(resign::resign, resign::stay))
        .routes(routes!(draw::draw, draw::no_draw))
        .routes(routes!(overdue::overdue, overdue::play_on))
        .routes(routes!(comeback::come_back))
        .routes(routes!(comeback::comeback, comeback::no_matter))
        .routes(routes!(rematch::rematch))
        .routes(routes!(observe::observe, observe::go_away))
        .routes(routes!(talk::talk, talk::say))
        .routes(routes!(notes::notes, notes::keep_notes))
        .routes(routes!(export::export))
        .routes(routes!(seen::seen))
}

/// What is only thought about: it changes nothing, and ends when nobody waits for it any more.
pub fn advice() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(advice::hint))
        .routes(routes!(advice::odds))
        .routes(routes!(reckon::reckon))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use serde_json::Value;

    use super::*;

    fn document() -> Value {
        let (_, document) = routes().merge(super::advice()).split_for_parts();
        serde_json::to_value(document).expect("a document is JSON")
    }

    /// JavaScript has no such numbers.
    #[test]
    fn no_64_bit_integers_travel() {
        let text = document().to_string();
        assert!(!text.contains("int64"), "{text}");
    }

    #[test]
    fn every_call_has_a_name_of_its_own() {
        let document = document();
        let paths = document["paths"].as_object().expect("paths").values();
        let calls = paths.flat_map(|path| path.as_object().expect("calls").values());
        let names: Vec<_> = calls
            .map(|call| call["operationId"].as_str().expect("a name"))
            .collect();
        let different: BTreeSet<_> = names.iter().collect();
        assert_eq!(names.len(), different.len(), "{names:?}");
        assert!(names.len() > 25, "{names:?}");
    }
}
