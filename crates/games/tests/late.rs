//! Who takes his place in the middle of a match stands where he would stand had he been there from the start.

use std::collections::BTreeMap;

use table::any::{AnyAnswer, AnyGame, AnyJournal, AnyMatch, AnyPrepared, DiceFrom};
use table::begin::Terms;
use table::bot::{BotAnswer, Stop};
use table::message::{Desk, Message};
use table::options::Chosen;
use table::{Holder, Salt, Seat, Seed, Viewer};

/// After how many acts every place is taken anew.
const EVERY: u32 = 41;
const MOST_ACTS: u32 = 400;

struct Follower {
    desk: Desk,
    messages: Vec<Message>,
}

struct Room {
    game: Box<dyn AnyJournal>,
    /// The same, as a server has it: without what is stored.
    forgetful: Box<dyn AnyMatch>,
    followers: BTreeMap<Viewer, Follower>,
}

impl Room {
    fn begin(kind: &dyn AnyGame, scenario: &str, seed: u32) -> Room {
        let options = Chosen::new();
        let seats = kind.seats(scenario, &options).unwrap().len();
        let holder = Holder::Bot {
            level: "random".to_owned(),
        };
        let terms = Terms {
            rules: None,
            id: format!("late {seed}"),
            scenario: scenario.to_owned(),
            options,
            position: None,
            holders: vec![holder; seats],
            salts: vec![Salt::from_text("late"); seats],
        };
        let game = kind.begin(terms, Seed::from_text(&seed.to_string())).unwrap();
        let follow = |viewer| {
            let desk = game.desk(viewer);
            (
                viewer,
                Follower {
                    desk,
                    messages: Vec::new(),
                },
            )
        };
        let followers = Viewer::all(seats).map(follow).collect();
        let (forgetful, _) = kind.load_telling(&game.file(), &[]).unwrap();
        Room {
            forgetful,
            game,
            followers,
        }
    }

    fn take(&mut self, prepare: impl Fn(&dyn AnyMatch) -> AnyPrepared) {
        let Room {
            game,
            forgetful,
            followers,
        } = self;
        let (prepared, other) = (prepare(&**game), prepare(&**forgetful));
        assert_eq!(prepared.lines, other.lines);
        let mut desks: Vec<_> = followers.values().map(|follower| follower.desk.clone()).collect();
        let mut sent = Vec::new();
        game.accept(prepared, &mut |game, step| {
            for (viewer, Follower { desk, messages }) in followers.iter_mut() {
                let message = game.message(step, desk);
                sent.push(message.clone());
                messages.extend(message);
                assert_eq!(game.number(*viewer), desk.number, "{viewer} after entry {}", step.n);
            }
        });
        let mut sent_too = Vec::new();
        forgetful.accept(other, &mut |game, step| {
            sent_too.extend(desks.iter_mut().map(|desk| game.message(step, desk)));
        });
        assert_eq!(sent, sent_too, "what is forgotten changes nothing");
        assert_eq!((game.length(), game.link()), (forgetful.length(), forgetful.link()));
    }

    fn compare_desks(&self, game: &dyn AnyMatch) {
        for (viewer, Follower { desk, .. }) in &self.followers {
            assert_eq!(&game.desk(*viewer), desk, "{viewer} comes late");
        }
    }

    fn compare(&self, kind: &dyn AnyGame) {
        let seats: Vec<Seat> = self.followers.keys().filter_map(|viewer| viewer.seat()).collect();
        let file = self.game.file();
        let (again, heard) = kind.load_telling(&file, &seats).unwrap();
        self.compare_desks(&*again);
        for (viewer, Follower { desk, messages }) in &self.followers {
            for number in [0, desk.number / 2, desk.number.saturating_sub(1), desk.number] {
                let missed = kind.missed(&file, *viewer, number).unwrap();
                assert_eq!(missed, messages[number as usize..], "{viewer} after {number}");
            }
            let told: Vec<_> = messages.iter().flat_map(|message| message.told.clone()).collect();
            assert_eq!(self.game.told(*viewer), told);
            let seen = kind.seen(&file, *viewer, 0).unwrap();
            assert_eq!((&seen.desk, &seen.messages), (desk, messages), "{viewer} looks back");
            if let Some(place) = seats.iter().position(|seat| Some(*seat) == viewer.seat()) {
                assert_eq!(heard[place], told, "what {viewer} hears as the match is loaded");
            }
        }
    }
}

/// Random answers, of which now and then one is taken back.
fn play(kind: &dyn AnyGame, scenario: &str, seed: u32) {
    let mut room = Room::begin(kind, scenario, seed);
    let mut bot = kind.bot("random", &seed.to_string(), None).unwrap();
    let seats: Vec<Seat> = room.followers.keys().filter_map(|viewer| viewer.seat()).collect();
    let mut acts = 0;
    while room.game.outcome().is_none() && acts < MOST_ACTS {
        for &seat in &seats {
            if room.game.asks(seat).is_empty() || room.game.outcome().is_some() {
                continue;
            }
            let input = room.game.bot_input(seat, Vec::new());
            let Some(BotAnswer { ask, action }) = bot.answer(&input, &Stop::new()).unwrap() else {
                continue;
            };
            let dice = DiceFrom::Stream;
            let answer = AnyAnswer {
                seat,
                ask,
                action,
                dice,
            };
            room.take(|game| game.prepare(&answer).unwrap());
            acts += 1;
            if acts % 7 == 0
                && let Some(ask) = room.game.way_back(seat)
            {
                room.take(|game| game.prepare_take_back(seat, ask).unwrap());
            }
            if acts % EVERY == 0 {
                room.compare_desks(&*room.game);
            }
        }
    }
    room.compare(kind);
}

#[test]
fn a_late_place_is_the_same_place() {
    let _alone = crate::ALONE.lock().unwrap();
    for kind in games::registry().games() {
        for scenario in kind.scenarios() {
            play(kind, scenario.name, 1);
        }
    }
}
