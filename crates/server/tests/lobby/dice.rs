//! The dice are fixed before anybody adds to them, and shown to nobody before the end.

use serde_json::{Value, json};
use table::Seed;

use crate::lobby::house::{begin, create, drill, in_each_house, join, look, me, open, path};

const OTHER_SALT: &str = "ffeeddccbbaa99887766554433221100";

#[tokio::test]
async fn neither_seed_nor_salts_are_seen_before_the_end() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let view = create(&ney, drill(json!([me(), open()]))).await;
        let mut seen = vec![view.to_string(), join(&lannes, &view).await.text];
        let salted = lannes.put(&path(&view, "/salt"), json!({ "salt": OTHER_SALT })).await;
        assert_eq!(salted.ok()["seats"][1]["has_salt"], true);
        seen.push(look(&ney, &view).await.to_string());
        seen.push(begin(&ney, &view).await.to_string());
        seen.push(look(&lannes, &view).await.to_string());
        seen.push(ney.get(&path(&view, "/export")).await.text);
        ney.post(&path(&view, "/resign"), json!({})).await.ok();
        let file = ney.get(&path(&view, "/export")).await.text;
        let closing: Value = serde_json::from_str(file.lines().last().unwrap()).unwrap();
        let seed: Seed = serde_json::from_value(closing["seed"].clone()).unwrap();
        assert_eq!(view["commitment"], seed.commitment().to_string());
        let header: Value = serde_json::from_str(file.lines().next().unwrap()).unwrap();
        assert_eq!(header["seats"][1]["salt"], OTHER_SALT);
        for text in seen {
            assert!(!text.contains(closing["seed"].as_str().unwrap()), "{text}");
            assert!(!text.contains(OTHER_SALT), "{text}");
        }
    })
    .await;
}

#[tokio::test]
async fn only_who_sits_adds_to_the_dice() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let mut new = drill(json!([me(), open()]));
        new["public"] = json!(true);
        let view = create(&ney, new).await;
        let salt = json!({ "salt": OTHER_SALT });
        assert_eq!(lannes.put(&path(&view, "/salt"), salt).await.failure(), "not_yours");
        let two_seats = create(&ney, drill(json!([me(), { "type": "hot_seat", "label": "Lannes" }]))).await;
        let begun = begin(&ney, &two_seats).await;
        assert_eq!(begun["seats"][1]["label"], "Lannes");
    })
    .await;
}
