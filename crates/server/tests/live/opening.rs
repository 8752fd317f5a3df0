//! Opening a match: its journal is played once, two matches at a time, and nobody else waits for it.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex};
use std::time::Duration;

use client::{Player, Visitor};
use drill::Drill;
use serde_json::{Value, json};
use table::any::{AnyBot, AnyGame, AnyJournal, LoadedAndTold, Of};
use table::begin::{MatchError, Terms};
use table::declarations::Declarations;
use table::file::JournalFile;
use table::game::SeatSpec;
use table::message::{Message, Seen};
use table::options::{Chosen, OptionsError, Scenario};
use table::reckoning::Reckoning;
use table::rules::RuleBook;
use table::samples::Kinds;
use table::simulate::{Played, SimulationError, Watch};
use table::text::TextReader;
use table::{Budget, Level, Odds, Reading, Registry, Round, Seat, Seed, Viewer};

use super::table::{Duel, House, ask, bid, sit};
use crate::scratch::{Scratch, each};

/// The same as `live::log::RESUMABLE`.
const RESUMABLE: u32 = 256;

fn journals_played(house: &House) -> u32 {
    let text = house.app.metrics.text();
    let line = text
        .lines()
        .find_map(|line| line.strip_prefix("bicorne_journals_played_total "));
    line.expect("it is counted").parse().unwrap()
}

/// A drill of four seats, all of one person, with a bid made on each.
async fn four(house: &House) -> (Visitor, String, Vec<u32>) {
    let mut host = house.guest("Ney").await;
    let options = json!({ "seats": 4, "rounds": 1 });
    let id = host.begin_alone("drill", "default", options, 4).await.unwrap();
    let mut numbers = Vec::new();
    for seat in 0..3 {
        let mut player = sit(&host, &id, seat).await;
        let action = bid(&player, seat);
        player.act(&ask(&player, "bid"), action).await.unwrap();
        numbers.push(player.number);
    }
    (host, id, numbers)
}

#[tokio::test]
async fn a_journal_is_played_once_whoever_comes() {
    each(async |scratch| {
        let house = House::open(scratch).await;
        let (host, id, numbers) = four(&house).await;
        house.close().await;

        let house = House::open(scratch).await;
        let mut host = host.moved_to(&house.base);
        host.get(&format!("/api/matches/{id}")).await.unwrap().good().unwrap();
        let mut here = Vec::new();
        for seat in 0..4 {
            here.push(sit(&host, &id, seat).await);
        }
        assert_eq!(journals_played(&house), 1, "four seats and a look at the sheet");
        // Who has all comes back as he was.
        for (seat, number) in (0..).zip(&numbers) {
            let mut line = host.line(&id, Some(seat), Some(*number)).await.unwrap();
            assert_eq!(line.next().await.unwrap().unwrap()["type"], "resumed");
        }
        assert_eq!(journals_played(&house), 1);
        // What somebody missed before the match was opened is in no memory: it is played again for him, once.
        for _ in 0..2 {
            let mut line = host.line(&id, Some(0), Some(0)).await.unwrap();
            assert_eq!(line.next().await.unwrap().unwrap()["type"], "resumed");
            for number in 1..=numbers[0] {
                let step = line.next().await.unwrap().unwrap();
                assert_eq!((&step["type"], &step["number"]), (&json!("step"), &json!(number)));
            }
            assert_eq!(journals_played(&house), 2);
        }
        house.close().await;
    })
    .await;
}

#[tokio::test]
async fn the_lobby_knows_how_much_everybody_has_to_look_at() {
    each(async |scratch| {
        let house = House::open(scratch).await;
        let duel = Duel::begin(&house, json!({ "rounds": 1 })).await;
        let mut red = duel.sit_red().await;
        let blue = duel.sit_blue().await;
        let (had, mut unseen) = (blue.number, duel.blue.clone());
        blue.line.close().await;
        let action = bid(&red, 0);
        red.act(&ask(&red, "bid"), action).await.unwrap();
        // As if the server had been killed before it could sum that up.
        house.close().await;
        scratch
            .run("UPDATE seats SET number = 0; UPDATE matches SET summed = 0")
            .await;
        let house = House::open(scratch).await;
        unseen = unseen.moved_to(&house.base);
        let blue = sit(&unseen, &duel.id, 1).await;
        assert_eq!(blue.number, had, "a secret bid is no message");
        let red = sit(&duel.red.moved_to(&house.base), &duel.id, 0).await;
        assert!(red.number > 0);
        house.close().await;
        let kept = scratch
            .texts("SELECT CAST(number AS TEXT) FROM seats ORDER BY seat")
            .await;
        assert_eq!(kept, [red.number.to_string(), blue.number.to_string()]);
    })
    .await;
}

/// Bids and takes back until the seat has had so many messages.
async fn make_messages(player: &mut Player, count: u32) {
    while player.number < count {
        let open = ask(player, "bid");
        let action = bid(player, 0);
        assert_eq!(player.act(&open, action).await.unwrap()["type"], "done");
        let back = player
            .request(json!({ "type": "take_back", "ask": open }))
            .await
            .unwrap();
        assert_eq!(back["type"], "done");
    }
}

async fn first_frame(visitor: &Visitor, id: &str, after: u32) -> Value {
    let mut line = visitor.line(id, Some(0), Some(after)).await.unwrap();
    line.next().await.unwrap().unwrap()
}

async fn check_resumable(red: &Visitor, id: &str, number: u32) {
    let least = first_frame(red, id, number - RESUMABLE).await;
    assert_eq!(
        (&least["type"], &least["number"]),
        (&json!("resumed"), &json!(number - RESUMABLE))
    );
    let more = first_frame(red, id, number - RESUMABLE - 1).await;
    assert_eq!((&more["type"], &more["number"]), (&json!("welcome"), &json!(number)));
}

#[tokio::test]
async fn no_more_is_kept_than_can_be_resumed() {
    each(async |scratch| {
        let house = House::open(scratch).await;
        let duel = Duel::begin(&house, json!({})).await;
        let mut red = duel.sit_red().await;
        make_messages(&mut red, RESUMABLE + 20).await;
        let number = red.number;
        // In memory, and the same after the match was opened again.
        check_resumable(&duel.red, &duel.id, number).await;
        assert_eq!(journals_played(&house), 1);
        house.close().await;
        let house = House::open(scratch).await;
        check_resumable(&duel.red.moved_to(&house.base), &duel.id, number).await;
        assert_eq!(journals_played(&house), 2);
        house.close().await;
    })
    .await;
}

/// A drill whose journals are played only while the gate is open.
struct Gated {
    game: Of<Drill>,
    gate: Arc<Gate>,
}

#[derive(Default)]
struct Gate {
    open: Mutex<bool>,
    opened: Condvar,
    running: AtomicUsize,
    most: AtomicUsize,
    done: AtomicUsize,
}

impl Gate {
    fn pass<T>(&self, work: impl FnOnce() -> T) -> T {
        let running = self.running.fetch_add(1, Ordering::SeqCst) + 1;
        self.most.fetch_max(running, Ordering::SeqCst);
        let open = self.open.lock().unwrap();
        drop(self.opened.wait_while(open, |open| !*open).unwrap());
        let done = work();
        self.running.fetch_sub(1, Ordering::SeqCst);
        self.done.fetch_add(1, Ordering::SeqCst);
        done
    }

    fn set(&self, open: bool) {
        *self.open.lock().unwrap() = open;
        self.opened.notify_all();
    }

    async fn until_running(&self, count: usize) {
        while self.running.load(Ordering::SeqCst) < count {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }
}

impl AnyGame for Gated {
    fn load_telling(&self, file: &JournalFile, seats: &[Seat]) -> Result<LoadedAndTold, MatchError> {
        self.gate.pass(|| self.game.load_telling(file, seats))
    }

    fn seen(&self, file: &JournalFile, viewer: Viewer, after: u32) -> Result<Seen, MatchError> {
        self.game.seen(file, viewer, after)
    }

    fn missed(&self, file: &JournalFile, viewer: Viewer, after: u32) -> Result<Vec<Message>, MatchError> {
        self.game.missed(file, viewer, after)
    }

    fn name(&self) -> &'static str {
        self.game.name()
    }

    fn rules(&self) -> u16 {
        self.game.rules()
    }

    fn hidden(&self) -> bool {
        self.game.hidden()
    }

    fn rule_book(&self) -> RuleBook {
        self.game.rule_book()
    }

    fn declare(&self, declarations: &mut Declarations) {
        self.game.declare(declarations);
    }

    fn kinds(&self) -> Kinds {
        self.game.kinds()
    }

    fn scenarios(&self) -> Vec<Scenario> {
        self.game.scenarios()
    }

    fn text_reader(&self, option: &str) -> Option<TextReader> {
        self.game.text_reader(option)
    }

    fn seats(&self, scenario: &str, options: &Chosen) -> Result<Vec<SeatSpec>, OptionsError> {
        self.game.seats(scenario, options)
    }

    fn begin(&self, terms: Terms, seed: Seed) -> Result<Box<dyn AnyJournal>, MatchError> {
        self.game.begin(terms, seed)
    }

    fn begin_in(&self, terms: Terms, round: Round, seed: Seed) -> Result<Box<dyn AnyJournal>, MatchError> {
        self.game.begin_in(terms, round, seed)
    }

    fn load(&self, file: &JournalFile, reading: Reading, upto: Option<u32>) -> Result<Box<dyn AnyJournal>, MatchError> {
        self.game.load(file, reading, upto)
    }

    fn levels(&self) -> Vec<Level> {
        self.game.levels()
    }

    fn bot(&self, level: &str, seed: &str, budget: Option<Budget>) -> Option<Box<dyn AnyBot>> {
        self.game.bot(level, seed, budget)
    }

    fn play_out(
        &self,
        terms: Terms,
        seed: Seed,
        players: &[table::Player],
        save: bool,
        watch: &mut dyn Watch,
    ) -> Result<Played, SimulationError> {
        self.game.play_out(terms, seed, players, save, watch)
    }

    fn odds(&self, input: &Value, draws: u32, seed: &str) -> Option<Result<Odds, String>> {
        self.game.odds(input, draws, seed)
    }

    fn reckoning(&self, name: &str) -> Option<Reckoning> {
        self.game.reckoning(name)
    }
}

async fn gated(scratch: &Scratch, gate: &Arc<Gate>) -> House {
    let game = Gated {
        game: Of::<Drill>::game(),
        gate: gate.clone(),
    };
    House::with(scratch, Registry::new().with(game), false).await
}

#[tokio::test]
async fn at_most_two_are_opened_at_once_and_those_who_play_do_not_wait() {
    each(async |scratch| {
        let gate = Arc::new(Gate::default());
        gate.set(true);
        let house = gated(scratch, &gate).await;
        let duel = Duel::begin(&house, json!({})).await;
        let mut hosts = Vec::new();
        for _ in 0..6 {
            let mut host = house.guest("Ney").await;
            let id = host.begin_alone("drill", "default", json!({}), 2).await.unwrap();
            hosts.push((host, id));
        }
        let mut late = house.guest("Davout").await;
        let later = late.begin_alone("drill", "default", json!({}), 2).await.unwrap();
        house.close().await;
        // All but the duel and the last are to wake.
        let sleeping = format!(
            "UPDATE seats SET waits = NULL WHERE match NOT IN ('{}', '{later}')",
            duel.id
        );
        scratch.run(&sleeping).await;

        gate.set(false);
        gate.most.store(0, Ordering::SeqCst);
        gate.done.store(0, Ordering::SeqCst);
        let house = gated(scratch, &gate).await;
        let (mut red, blue) = (duel.red.moved_to(&house.base), duel.blue.moved_to(&house.base));
        // The server wakes one match, which takes for ever; who does not want it has his answer.
        gate.until_running(1).await;
        red.get("/api/me").await.unwrap().good().unwrap();
        red.get("/api/matches/mine").await.unwrap().good().unwrap();
        // Whoever comes first has the other place; all others wait for theirs.
        let opening: Vec<_> = hosts
            .iter()
            .map(|(host, id)| {
                let (host, id) = (host.moved_to(&house.base), id.clone());
                tokio::spawn(async move { sit(&host, &id, 0).await })
            })
            .collect();
        gate.until_running(2).await;
        red.get("/api/me").await.unwrap().good().unwrap();
        tokio::time::sleep(Duration::from_millis(50)).await;
        assert_eq!(
            (gate.running.load(Ordering::SeqCst), gate.done.load(Ordering::SeqCst)),
            (2, 0)
        );
        gate.set(true);
        for opened in opening {
            opened.await.unwrap();
        }
        let mut players = (sit(&red, &duel.id, 0).await, sit(&blue, &duel.id, 1).await);
        assert_eq!(gate.most.load(Ordering::SeqCst), 2);
        assert_eq!(gate.done.load(Ordering::SeqCst), 7, "each match once");

        // Acts do not pass through the gate.
        gate.set(false);
        let late = late.moved_to(&house.base);
        let late = tokio::spawn(async move { sit(&late, &later, 0).await });
        gate.until_running(1).await;
        let action = bid(&players.0, 0);
        let said = players.0.act(&ask(&players.0, "bid"), action).await.unwrap();
        assert_eq!(said["type"], "done");
        let action = bid(&players.1, 1);
        let said = players.1.act(&ask(&players.1, "bid"), action).await.unwrap();
        assert_eq!(said["type"], "done");
        gate.set(true);
        late.await.unwrap();
        house.close().await;
    })
    .await;
}
