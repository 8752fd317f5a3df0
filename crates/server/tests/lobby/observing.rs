//! Looking on without a seat.

use serde_json::json;

use crate::lobby::house::{create, drill, in_each_house, join, look, me, open, path};

#[tokio::test]
async fn an_observer_comes_by_the_code_and_stays() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let murat = house.guest("Murat").await;
        let view = house.play(&[&ney, &lannes]).await;
        assert_eq!(
            murat.post(&path(&view, "/observe"), json!({})).await.failure(),
            "not_found"
        );
        let observing = json!({ "code": view["code"] });
        let seen = murat.post(&path(&view, "/observe"), observing.clone()).await.ok();
        assert_eq!(seen["observing"], true);
        murat.post(&path(&view, "/observe"), observing.clone()).await.ok();
        look(&murat, &view).await;
        assert_eq!(
            ney.post(&path(&view, "/observe"), observing).await.conflict(),
            "already_seated"
        );
        ney.post(&path(&view, "/resign"), json!({})).await.ok();
        // The code is gone, he is not.
        look(&murat, &view).await;
        ney.post(&path(&view, "/observe"), json!({})).await.ok();
        murat.delete(&path(&view, "/observe")).await.ok();
        assert_eq!(murat.get(&path(&view, "")).await.failure(), "not_found");
    })
    .await;
}

#[tokio::test]
async fn who_sits_down_observes_no_more() {
    in_each_house(async |house| {
        let (ney, lannes) = house.two().await;
        let view = create(&ney, drill(json!([me(), open()]))).await;
        lannes
            .post(&path(&view, "/observe"), json!({ "code": view["code"] }))
            .await
            .ok();
        assert_eq!(join(&lannes, &view).await.ok()["observing"], false);
    })
    .await;
}
