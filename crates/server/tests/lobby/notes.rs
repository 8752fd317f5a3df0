//! Notes are for their writer alone.

use serde_json::json;

use crate::lobby::house::{create, drill, in_each_house, join, me, open, path};

#[tokio::test]
async fn notes_are_private() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let mut new = drill(json!([me(), open()]));
        new["public"] = json!(true);
        let view = create(&ney, new).await;
        join(&lannes, &view).await.ok();
        let notes = path(&view, "/notes");
        assert_eq!(ney.get(&notes).await.ok(), json!({ "text": "" }));
        ney.put(&notes, json!({ "text": "Attack at dawn." })).await.ok();
        ney.put(&notes, json!({ "text": "Attack at noon." })).await.ok();
        lannes.put(&notes, json!({ "text": "Wait." })).await.ok();
        assert_eq!(ney.get(&notes).await.ok()["text"], "Attack at noon.");
        assert_eq!(lannes.get(&notes).await.ok()["text"], "Wait.");
        let murat = house.guest("Murat").await;
        assert_eq!(murat.get(&notes).await.failure(), "not_yours");
        assert_eq!(
            murat.put(&notes, json!({ "text": "Me too." })).await.failure(),
            "not_yours"
        );
    })
    .await;
}

#[tokio::test]
async fn notes_have_a_length() {
    in_each_house(async |house| {
        let ney = house.guest("Ney").await;
        let view = create(&ney, drill(json!([me(), open()]))).await;
        let notes = path(&view, "/notes");
        let longest = json!({ "text": "é".repeat(20_000) });
        assert_eq!(ney.put(&notes, longest.clone()).await.ok(), longest);
        let longer = json!({ "text": "é".repeat(20_001) });
        assert_eq!(ney.put(&notes, longer).await.failure(), "too_large");
        assert_eq!(ney.get(&notes).await.ok(), longest);
    })
    .await;
}
