//! Texts that are options: examples, and how one is read before a match is made with it.

use serde_json::{Value, json};

use crate::lobby::house::in_each_house;

const PATH: &str = "/api/games/battles/texts/order";

#[tokio::test]
async fn examples_are_read_as_they_are_and_in_every_form() {
    in_each_house(async |house| {
        let stranger = house.stranger();
        let guide = stranger.get(PATH).await.ok();
        let examples = guide["examples"].as_array().unwrap();
        let names: Vec<_> = examples
            .iter()
            .map(|example| example["name"].as_str().unwrap())
            .collect();
        assert_eq!(names, ["learning", "four", "grand"]);
        assert_eq!(guide["bounds"]["span"], json!({ "least": 0, "most": 60 }));
        let guns = json!({ "arm": "artillery", "formations": ["limbered", "unlimbered"] });
        assert_eq!(guide["bounds"]["formations"][2], guns);
        for example in examples {
            let read = stranger.post(PATH, json!({ "text": example["text"] })).await.ok();
            assert_eq!(read["type"], "good");
            for form in ["toml", "json"] {
                let again = json!({ "text": read["written"][form] });
                assert_eq!(stranger.post(PATH, again).await.ok(), read, "{form}");
            }
        }
    })
    .await;
}

#[tokio::test]
async fn a_bad_text_is_told_with_line_and_reason() {
    in_each_house(async |house| {
        let stranger = house.stranger();
        let guide = stranger.get(PATH).await.ok();
        let four = guide["examples"][1]["text"].as_str().unwrap();
        let line_of = |text: &str, part: &str| text[..text.find(part).unwrap()].matches('\n').count() + 1;
        let under = "superior = \"grandjean\"\nplayer = 2";
        let unknown = four.replacen(under, "superior = \"ney\"\nplayer = 2", 1);
        let circle = four.replacen(under, "superior = \"semele\"\nplayer = 2", 1);
        let two = four.replacen(under, "player = 2", 1);
        for (text, line, reason) in [
            (
                &unknown,
                line_of(&unknown, "superior = \"ney\""),
                json!({ "type": "unknown_superior", "general": "semele", "superior": "ney" }),
            ),
            (
                &circle,
                line_of(&circle, "superior = \"semele\""),
                json!({ "type": "circle", "general": "semele" }),
            ),
            (
                &two,
                line_of(&two, "id = \"semele\"") - 1,
                json!({ "type": "two_commanders", "first": "grandjean", "second": "semele" }),
            ),
        ] {
            let read = stranger.post(PATH, json!({ "text": text })).await.ok();
            assert_eq!(read, json!({ "type": "bad", "line": line, "reason": reason }));
        }
    })
    .await;
}

#[tokio::test]
async fn what_is_no_text_of_a_game_is_not_read() {
    in_each_house(async |house| {
        let stranger = house.stranger();
        for path in [
            "/api/games/chess/texts/order",
            "/api/games/battles/texts/turns",
            "/api/games/drill/texts/order",
        ] {
            assert_eq!(stranger.get(path).await.failure(), "not_found");
            assert_eq!(stranger.post(path, json!({ "text": "" })).await.failure(), "not_found");
        }
        assert_eq!(stranger.post(PATH, json!({})).await.failure(), "bad_request");
        let long = stranger.post(PATH, json!({ "text": "#".repeat(50_000) })).await.ok();
        assert_eq!(long["reason"], json!({ "type": "long_text", "most": 48 * 1024 }));
        let longer = stranger.post(PATH, json!({ "text": "#".repeat(70_000) })).await;
        assert_eq!((longer.status, longer.failure().as_str()), (413, "too_large"));
        let nothing: Value = stranger.post(PATH, json!({ "text": "" })).await.ok();
        assert_eq!(nothing["type"], "bad");
    })
    .await;
}
