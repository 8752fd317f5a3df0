//! What a game reckons from numbers alone.

use serde_json::json;
use table::reckoning::{Reckoned, Reckoning};

use crate::lobby::house::{in_each_house, in_each_strict_house};

/// Twice a number.
pub const DOUBLE: Reckoning = Reckoning {
    name: "double",
    declare: |_| (),
    read: |_| Err("nobody types it here".to_owned()),
    tell: |question, draws, _| match (question.as_u64(), draws) {
        (Some(number), None) => Ok(Reckoned {
            answer: json!({ "double": 2 * number }),
            text: String::new(),
        }),
        _ => Err("that is no number".to_owned()),
    },
};

const PATH: &str = "/api/games/drill/odds/double";

#[tokio::test]
async fn a_question_by_numbers_is_answered() {
    in_each_house(async |house| {
        let jomini = house.guest("Jomini").await;
        assert_eq!(jomini.post(PATH, json!(21)).await.ok(), json!({ "double": 42 }));
    })
    .await;
}

#[tokio::test]
async fn what_cannot_be_reckoned_is_refused() {
    in_each_house(async |house| {
        let jomini = house.guest("Jomini").await;
        assert_eq!(jomini.post(PATH, json!("much")).await.failure(), "bad_request");
        for path in [
            "/api/games/drill/odds/half",
            "/api/games/battles/odds/double",
            "/api/games/chess/odds/double",
        ] {
            assert_eq!(jomini.post(path, json!(1)).await.failure(), "not_found");
        }
        assert_eq!(house.stranger().post(PATH, json!(1)).await.failure(), "not_signed_in");
    })
    .await;
}

#[tokio::test]
async fn nobody_asks_without_end() {
    in_each_strict_house(async |house| {
        let jomini = house.guest("Jomini").await;
        let mut last = String::new();
        for _ in 0..40 {
            let reply = jomini.post(PATH, json!(1)).await;
            if reply.status == 429 {
                last = reply.failure();
                break;
            }
        }
        assert_eq!(last, "too_many");
    })
    .await;
}
