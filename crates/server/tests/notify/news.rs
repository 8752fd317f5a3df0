//! What people who are away are told beside that it is their turn, gathered into one message.

use std::time::Duration;

use tokio::time::sleep;

use super::{LONG, ROUNDS, pacing, soon, wait_for, watch, watch_with};
use crate::scratch::{Scratch, each};
use crate::sink::{Posts, Smtp, readable};
use server::notify::Pacing;

/// News for the seat of Ney, as the live part keeps them; the other seat has a player whose name and label are his own words.
async fn news(scratch: &Scratch, what: &str, who: i64) {
    let at = server::clock::now() - LONG.as_millis() as i64;
    scratch
        .run(&format!(
            "INSERT INTO notices (match, seat, what, who, number, at) VALUES ('eylau', 0, '{what}', {who}, 0, {at})"
        ))
        .await;
}

const OTHER: &str = "INSERT INTO people (id, kind, name, created, seen) VALUES ('hatter', 'guest', 'Cheap hats', 1, 1); \
    UPDATE seats SET person = 'hatter', label = 'Buy hats' WHERE seat = 1";

const ALL: [(&str, i64); 7] = [
    ("draw", 1),
    ("late", -1),
    ("you_are_late", -1),
    ("letter", 1),
    ("alliance_offered", 1),
    ("alliance_broken", 1),
    ("trade_offered", 1),
];

#[tokio::test]
async fn news_are_told_in_one_message_by_the_names_of_seats() {
    each(async |scratch| {
        let smtp = Smtp::start().await;
        let watch = watch(scratch, Some(&smtp), false).await;
        scratch.run(OTHER).await;
        scratch.run("UPDATE people SET language = 'en'").await;
        // All at once: while he is here nobody is told.
        watch.here.lock().unwrap().insert("ney".to_owned());
        for (what, who) in ALL {
            news(scratch, what, who).await;
        }
        wait_for(scratch, 0, LONG).await;
        watch.here.lock().unwrap().clear();
        let mail = readable(&soon("a mail", || smtp.mails().pop()).await);
        for line in [
            "Subject: News from your match: drill, default",
            "- It is your move.",
            "- A draw is offered by seat blue.",
            "- Somebody has kept the others waiting longer than agreed.",
            "- The others have waited for you longer than agreed.",
            "- You have a letter from seat blue.",
            "- An alliance is offered to you by seat blue.",
            "- Your alliance was broken by seat blue.",
            "- Cards are offered to you by seat blue.",
            "https://bicorne.example/match/eylau",
        ] {
            assert!(mail.contains(line), "{line} in {mail}");
        }
        assert!(!mail.to_lowercase().contains("hats"), "{mail}");
        sleep(ROUNDS).await;
        assert_eq!(smtp.mails().len(), 1);
        assert!(scratch.texts("SELECT what FROM notices").await.is_empty());
    })
    .await;
}

#[tokio::test]
async fn nobody_is_sent_two_messages_in_a_quarter_of_an_hour() {
    each(async |scratch| {
        let smtp = Smtp::start().await;
        let quarter = Pacing {
            gather: Pacing::default().gather,
            ..pacing()
        };
        assert_eq!(quarter.gather, Duration::from_secs(15 * 60));
        let _watch = watch_with(scratch, Some(&smtp), quarter, |_| {}).await;
        scratch.run(OTHER).await;
        wait_for(scratch, 0, LONG).await;
        soon("a mail", || smtp.mails().pop()).await;
        news(scratch, "letter", 1).await;
        scratch.run("UPDATE seats SET waits = NULL, notified = NULL").await;
        wait_for(scratch, 0, LONG).await;
        sleep(ROUNDS).await;
        assert_eq!(smtp.mails().len(), 1);
        let told = server::clock::now() - 15 * 60 * 1_000;
        scratch.run(&format!("UPDATE people SET told = {told}")).await;
        let mail = readable(&soon("a second mail", || smtp.mails().get(1).cloned()).await);
        assert!(
            mail.contains("- Tocca a te.") && mail.contains("- Hai una lettera dal posto blue."),
            "{mail}"
        );
    })
    .await;
}

#[tokio::test]
async fn each_is_told_what_he_wants_to_hear_of() {
    each(async |scratch| {
        let smtp = Smtp::start().await;
        let _watch = watch(scratch, Some(&smtp), false).await;
        scratch.run(OTHER).await;
        scratch
            .run("UPDATE people SET notices = 'turns', language = 'en'")
            .await;
        news(scratch, "letter", 1).await;
        sleep(ROUNDS).await;
        assert_eq!(smtp.mails().len(), 0);
        wait_for(scratch, 0, LONG).await;
        let mail = readable(&soon("a mail", || smtp.mails().pop()).await);
        assert!(mail.contains("It is your move") && !mail.contains("letter"), "{mail}");
        // That he is late is of his turn.
        news(scratch, "you_are_late", -1).await;
        let mail = readable(&soon("a mail", || smtp.mails().get(1).cloned()).await);
        assert!(mail.contains("waited for you") && !mail.contains("letter"), "{mail}");
        scratch.run("UPDATE people SET notices = 'nothing'").await;
        wait_for(scratch, 0, LONG).await;
        news(scratch, "you_are_late", -1).await;
        sleep(ROUNDS).await;
        assert_eq!(smtp.mails().len(), 2);
    })
    .await;
}

#[tokio::test]
async fn news_that_are_over_or_of_a_match_that_is_are_told_to_nobody() {
    each(async |scratch| {
        let smtp = Smtp::start().await;
        let _watch = watch(scratch, Some(&smtp), false).await;
        // Who has answered is not late.
        news(scratch, "you_are_late", -1).await;
        sleep(ROUNDS).await;
        scratch.run("UPDATE matches SET status = 'over'").await;
        news(scratch, "letter", 1).await;
        sleep(ROUNDS).await;
        assert_eq!(smtp.mails().len(), 0);
    })
    .await;
}

#[tokio::test]
async fn news_that_cannot_be_told_are_tried_again_but_not_for_ever() {
    each(async |scratch| {
        let smtp = Smtp::start().await;
        let _watch = watch(scratch, Some(&smtp), false).await;
        smtp.refuse(usize::MAX);
        news(scratch, "letter", 1).await;
        soon("five tries", || (smtp.tries() == 5).then_some(())).await;
        sleep(ROUNDS).await;
        assert_eq!(smtp.tries(), 5);
    })
    .await;
}

#[tokio::test]
async fn a_program_is_told_by_type() {
    each(async |scratch| {
        let posts = Posts::start("204 No Content").await;
        let watch = watch(scratch, None, true).await;
        watch.here.lock().unwrap().insert("ney".to_owned());
        scratch.run(OTHER).await;
        scratch
            .run(&format!(
                "UPDATE people SET webhook = 'http://{}/hook' WHERE id = 'ney'",
                posts.address
            ))
            .await;
        news(scratch, "late", -1).await;
        news(scratch, "letter", 1).await;
        watch.here.lock().unwrap().clear();
        let post = soon("a post", || posts.all().pop()).await;
        let (_, body) = post.split_once("\r\n\r\n").unwrap();
        let body: serde_json::Value = serde_json::from_str(body).unwrap();
        let expected = serde_json::json!({ "type": "news", "matches": [{
            "match": "eylau", "game": "drill", "scenario": "default", "url": "https://bicorne.example/match/eylau",
            "news": [{ "type": "late" }, { "type": "letter", "by": "blue" }],
        }]});
        assert_eq!(body, expected);
    })
    .await;
}
