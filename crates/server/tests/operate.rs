//! What the operator does beside the server.

use crate::scratch::{Scratch, each};
use battles::Battles;
use drill::Drill;
use server::Store;
use server::ids::MatchId;
use server::operate::{Closed, OperateError, ban, close, export, import, list, reset};
use server::store::journal::{AppendError, Journal};
use server::store::words::{SeatKind, Status};
use table::any::{AnyAnswer, AnyGame, AnyMatch, DiceFrom, Of};
use table::begin::Terms;
use table::bot::{BotAnswer, Stop};
use table::file::JournalFile;
use table::options::Chosen;
use table::seat::all_seats;
use table::{Holder, Person, Reading, Registry, Salt, Seed};

fn games() -> Registry {
    Registry::new().with(Of::<Drill>::game())
}

/// A drill of two people, played by bots for so many answers.
fn played(id: &str, answers: usize) -> JournalFile {
    let game = Of::<Drill>::game();
    let holder = |name: &str| Holder::Person {
        person: Person(name.to_owned()),
    };
    let terms = Terms {
        rules: None,
        id: id.to_owned(),
        scenario: "default".to_owned(),
        options: Chosen::default(),
        position: None,
        holders: vec![holder("ney"), holder("davout")],
        salts: vec![Salt::from_text("ney"), Salt::from_text("davout")],
    };
    let mut drill = game.begin(terms, Seed::from_text(id)).unwrap();
    for _ in 0..answers {
        if drill.outcome().is_some() {
            break;
        }
        answer(&game, drill.as_mut());
    }
    drill.file()
}

fn answer(game: &Of<Drill>, drill: &mut dyn AnyMatch) {
    for seat in all_seats(2) {
        if drill.asks(seat).iter().all(|ask| ask.standing) {
            continue;
        }
        let mut bot = game.bot("random", "test", None).unwrap();
        let input = drill.bot_input(seat, Vec::new());
        let BotAnswer { ask, action } = bot.answer(&input, &Stop::new()).unwrap().unwrap();
        let answer = AnyAnswer {
            seat,
            ask,
            action,
            dice: DiceFrom::Stream,
        };
        let prepared = drill.prepare(&answer).unwrap();
        drill.accept(prepared, &mut |_, _| {});
        return;
    }
}

async fn with_ney(scratch: &Scratch) -> Store {
    let store = Store::open(&scratch.url).await.unwrap();
    scratch
        .run(
            "INSERT INTO people (id, kind, name, name_key, password, created, seen) \
             VALUES ('ney', 'account', 'Ney', 'ney', 'old', 1, 1), ('soult', 'guest', 'Soult', NULL, NULL, 1, 2), \
                    ('soult-2', 'guest', 'Soult', NULL, NULL, 1, 3), ('murat', 'guest', 'Murat', NULL, NULL, 1, 4); \
             INSERT INTO sessions VALUES ('s1', 't1', 'ney', '', 1, 1), ('s2', 't2', 'ney', '', 1, 1), \
                    ('s3', 't3', 'murat', '', 1, 1)",
        )
        .await;
    store
}

async fn sessions(scratch: &Scratch) -> Vec<String> {
    scratch.texts("SELECT id FROM sessions ORDER BY id").await
}

#[tokio::test]
async fn an_imported_match_is_exported_as_it_was() {
    for (id, answers, status) in [
        ("begun", 0, "playing"),
        ("middle", 5, "playing"),
        ("whole", 10_000, "over"),
    ] {
        let file = played(id, answers);
        each(async |scratch| {
            let store = with_ney(scratch).await;
            let imported = import(&store, &games(), &file).await.unwrap();
            assert_eq!(imported.0, id);
            assert_eq!(export(&store, &imported).await.unwrap(), file.text());
            let row = store.find_match(&imported).await.unwrap().unwrap();
            assert_eq!(
                (row.status.to_string().as_str(), row.public, row.summed),
                (status, 0, 0)
            );
            assert_eq!(row.pace, r#"{"type":"correspondence","days":3}"#);
            assert_eq!(row.code.is_some(), status == "playing");
            assert_eq!(row.outcome.is_some(), status == "over");
            let again = import(&store, &games(), &file).await.unwrap_err();
            assert!(matches!(again, OperateError::AlreadyHere(_)), "{again}");
        })
        .await;
    }
}

/// Only what can be chosen: a rematch asks for it again.
#[tokio::test]
async fn an_imported_match_has_the_options_that_can_be_chosen() {
    let battles = Of::<Battles>::game();
    let bot = Holder::Bot {
        level: "random".to_owned(),
    };
    let terms = Terms {
        rules: None,
        id: "marengo".to_owned(),
        scenario: "own".to_owned(),
        options: Chosen::from_iter([("turns".to_owned(), 5.into())]),
        position: None,
        holders: vec![bot; 8],
        salts: vec![Salt::from_text("salt"); 8],
    };
    let file = battles.begin(terms, Seed::from_text("marengo")).unwrap().file();
    assert_eq!(file.header.options["battle"], "own");
    each(async |scratch| {
        let store = with_ney(scratch).await;
        let registry = Registry::new().with(Of::<Battles>::game());
        let id = import(&store, &registry, &file).await.unwrap();
        let row = store.find_match(&id).await.unwrap().unwrap();
        let options: Chosen = serde_json::from_str(&row.options).unwrap();
        assert_eq!((options.get("battle"), &options["turns"]), (None, &5.into()));
        assert_eq!(options["order"], file.header.options["order"]);
        assert!(battles.seats("own", &options).is_ok(), "it can be asked for");
    })
    .await;
}

#[tokio::test]
async fn seats_are_kept_for_those_who_are_known() {
    each(async |scratch| {
        let store = with_ney(scratch).await;
        let id = import(&store, &games(), &played("auerstedt", 3)).await.unwrap();
        let seats = store.seats_of(&id).await.unwrap();
        let kinds: Vec<_> = seats.iter().map(|seat| (seat.kind, seat.person.is_some())).collect();
        assert_eq!(kinds, [(SeatKind::Person, true), (SeatKind::Open, false)]);
        assert!(seats.iter().all(|seat| seat.before.is_none() && seat.salt.is_some()));
    })
    .await;
}

#[tokio::test]
async fn a_journal_that_does_not_hold_is_not_taken() {
    each(async |scratch| {
        let store = Store::open(&scratch.url).await.unwrap();
        let mut forged = played("forged", 6);
        forged.entries[3] = forged.entries[3].replacen("\"n\":4", "\"n\":5", 1);
        let refused = import(&store, &games(), &forged).await.unwrap_err().to_string();
        assert!(refused.starts_with("The journal does not hold: "), "{refused}");
        let mut seedless = played("seedless", 6);
        seedless.closing = None;
        let refused = import(&store, &games(), &seedless).await.unwrap_err().to_string();
        assert!(refused.contains("holds no seed"), "{refused}");
        let refused = import(&store, &games(), &played("../jena", 1))
            .await
            .unwrap_err()
            .to_string();
        assert!(refused.starts_with("\"../jena\" cannot be the address"), "{refused}");
        let refused = import(&store, &Registry::new(), &played("jena", 1))
            .await
            .unwrap_err()
            .to_string();
        assert!(
            refused.starts_with("This cannot be played: there is no game \"drill\""),
            "{refused}"
        );
        // Whether it holds only a newer program can tell.
        let mut newer = played("jena", 1);
        newer.header.rules = 99;
        let refused = import(&store, &games(), &newer).await.unwrap_err().to_string();
        assert!(
            refused.starts_with("This cannot be played: the match is played by version 99 of the rules of drill"),
            "{refused}"
        );
        assert!(list::matches(&store).await.unwrap().is_empty());
        assert!(scratch.texts("SELECT line FROM entries").await.is_empty());
    })
    .await;
}

#[tokio::test]
async fn a_match_that_has_not_begun_has_no_journal() {
    each(async |scratch| {
        let store = with_ney(scratch).await;
        waiting(scratch).await;
        let sentence = export(&store, &MatchId("jena".to_owned()))
            .await
            .unwrap_err()
            .to_string();
        assert_eq!(sentence, "The match jena has not begun: it has no journal yet.");
        let sentence = export(&store, &MatchId("ulm".to_owned()))
            .await
            .unwrap_err()
            .to_string();
        assert_eq!(sentence, "There is no match \"ulm\".");
    })
    .await;
}

async fn waiting(scratch: &Scratch) {
    scratch
        .run(
            "INSERT INTO matches (id, code, game, scenario, options, status, public, pace, seed, commitment, created, changed) \
             VALUES ('jena', 'ABCDE', 'drill', 'default', '{}', 'waiting', 1, '{}', '', '', 1, 1)",
        )
        .await;
}

#[tokio::test]
async fn a_match_is_closed_by_an_entry_that_the_server_meets() {
    each(async |scratch| {
        let store = with_ney(scratch).await;
        let file = played("eylau", 5);
        let id = import(&store, &games(), &file).await.unwrap();
        assert_eq!(close(&store, &games(), &id).await.unwrap(), Closed::Ended);
        let row = store.find_match(&id).await.unwrap().unwrap();
        assert_eq!((row.status, row.code), (Status::Over, None));
        assert_eq!(row.outcome.as_deref(), Some(r#"{"winners":[],"how":"closed"}"#));
        let closed = JournalFile::parse(&export(&store, &id).await.unwrap()).unwrap();
        let whole = Of::<Drill>::game().load(&closed, Reading::Verify, None).unwrap();
        assert_eq!(whole.outcome().unwrap().how, "closed");
        assert_eq!(closed.entries.len(), file.entries.len() + 1);
        // A server that still has the match in memory wants to store its next entry under that number.
        let journal = Journal::open(store.clone());
        let next = file.entries.len() as u32 + 1;
        let late = journal.append(&id, next, vec!["{}".to_owned()]).await;
        assert!(matches!(late, Err(AppendError::MovedOn)), "{late:?}");
        let again = close(&store, &games(), &id).await.unwrap_err().to_string();
        assert_eq!(again, "The match eylau is over already.");
    })
    .await;
}

#[tokio::test]
async fn a_match_that_waits_is_aborted() {
    each(async |scratch| {
        let store = Store::open(&scratch.url).await.unwrap();
        waiting(scratch).await;
        let jena = MatchId("jena".to_owned());
        assert_eq!(close(&store, &games(), &jena).await.unwrap(), Closed::Aborted);
        let row = store.find_match(&jena).await.unwrap().unwrap();
        assert_eq!((row.status, row.code), (Status::Aborted, None));
        let unknown = close(&store, &games(), &MatchId("ulm".to_owned())).await.unwrap_err();
        assert_eq!(unknown.to_string(), "There is no match \"ulm\".");
    })
    .await;
}

#[tokio::test]
async fn a_new_password_ends_all_sessions() {
    each(async |scratch| {
        let store = with_ney(scratch).await;
        let password = reset(&store, " NEY ").await.unwrap();
        assert_eq!(password.len(), 19, "{password}");
        let stored = scratch.texts("SELECT password FROM people WHERE id = 'ney'").await;
        assert!(stored[0].starts_with("$argon2id$"), "{stored:?}");
        assert_eq!(sessions(scratch).await, ["s3"]);
        for (name, sentence) in [
            ("Grouchy", "There is nobody called \"Grouchy\"."),
            ("Murat", "Murat is a guest, who has no password but a personal link."),
        ] {
            assert_eq!(reset(&store, name).await.unwrap_err().to_string(), sentence);
        }
    })
    .await;
}

#[tokio::test]
async fn who_is_banned_is_out_until_he_is_let_in() {
    each(async |scratch| {
        let store = with_ney(scratch).await;
        assert_eq!(ban(&store, "ney", true).await.unwrap().name, "Ney");
        assert_eq!(ban(&store, "soult-2", true).await.unwrap().id.0, "soult-2");
        assert_eq!(ban(&store, "Murat", true).await.unwrap().id.0, "murat");
        assert_eq!(sessions(scratch).await, Vec::<String>::new());
        ban(&store, "Ney", false).await.unwrap();
        let banned = scratch
            .texts("SELECT id FROM people WHERE banned = 1 ORDER BY id")
            .await;
        assert_eq!(banned, ["murat", "soult-2"]);
        let several = ban(&store, "Soult", true).await.unwrap_err().to_string();
        assert!(several.starts_with("There are 2 guests called \"Soult\""), "{several}");
        let nobody = ban(&store, "Grouchy", false).await.unwrap_err().to_string();
        assert_eq!(nobody, "There is nobody called \"Grouchy\".");
    })
    .await;
}

#[tokio::test]
async fn the_lists_name_everybody_and_every_match() {
    each(async |scratch| {
        let store = with_ney(scratch).await;
        import(&store, &games(), &played("eylau", 5)).await.unwrap();
        let people = list::people(&store).await.unwrap();
        let ids: Vec<_> = people.iter().map(|line| (line.id.as_str(), line.matches)).collect();
        assert_eq!(ids, [("murat", 0), ("soult-2", 0), ("soult", 0), ("ney", 1)]);
        let matches = list::matches(&store).await.unwrap();
        assert_eq!(matches.len(), 1);
        assert_eq!((matches[0].status, matches[0].entries > 0), (Status::Playing, true));
    })
    .await;
}

#[tokio::test]
async fn what_the_banned_have_opened_is_closed() {
    each(async |scratch| {
        let store = with_ney(scratch).await;
        scratch
            .run(
                "INSERT INTO matches (id, code, game, scenario, options, status, public, pace, creator, seed, commitment, \
                 created, changed) VALUES ('his', 'ABCDE', 'drill', 'field', '{}', 'waiting', 1, '{}', 'murat', 's', 'c', 1, 1), \
                 ('played', 'ABCDF', 'drill', 'field', '{}', 'playing', 1, '{}', 'murat', 's', 'c', 1, 1), \
                 ('other', 'ABCDG', 'drill', 'field', '{}', 'waiting', 1, '{}', 'soult', 's', 'c', 1, 1); \
                 INSERT INTO seats (match, seat, name, kind, person) VALUES ('his', 0, 'red', 'person', 'murat'), \
                 ('his', 1, 'blue', 'invited', 'ney'), ('other', 0, 'red', 'person', 'soult'), \
                 ('other', 1, 'blue', 'person', 'murat'), ('played', 0, 'red', 'person', 'murat')",
            )
            .await;
        ban(&store, "Murat", true).await.unwrap();
        let matches = scratch.texts("SELECT id || ' ' || status || ' ' || COALESCE(code, '-') FROM matches ORDER BY id");
        assert_eq!(
            matches.await,
            ["his aborted -", "other waiting ABCDG", "played playing ABCDF"]
        );
        let seats = "SELECT match || ' ' || seat || ' ' || kind || ' ' || COALESCE(person, '-') FROM seats \
                     WHERE match <> 'his' ORDER BY match, seat";
        assert_eq!(
            scratch.texts(seats).await,
            ["other 0 person soult", "other 1 open -", "played 0 vacant -"]
        );
        // If the ban is lifted, the seat is still his.
        let before = scratch.texts("SELECT before FROM seats WHERE match = 'played'").await;
        assert_eq!(before, ["murat"]);
    })
    .await;
}
