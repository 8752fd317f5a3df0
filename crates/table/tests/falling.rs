//! A secret act that rests on an open one falls when that is taken back, and whoever did not know of it learns nothing.

use crate::lamp::{Action, HIDER, Lamp, SEEKER};
use table::battery::{self, Plan};
use table::begin::{self, Terms};
use table::message::{Desk, Message};
use table::options::Chosen;
use table::undo::MOST_TAKEN_BACK;
use table::{Holder, Match, Salt, Seat, Seed, Viewer};

/// The match, and what each of the two has been sent.
struct Table {
    game: Match<Lamp>,
    desks: [(Desk, Vec<Message>); 2],
}

impl Table {
    fn new() -> Table {
        let bot = Holder::Bot {
            level: "nobody".to_owned(),
        };
        let terms = Terms {
            rules: None,
            id: "lamp".to_owned(),
            scenario: "default".to_owned(),
            options: Chosen::new(),
            position: None,
            holders: vec![bot; 2],
            salts: vec![Salt::from_text("lamp"); 2],
        };
        let game = begin::begin::<Lamp>(terms, Seed::from_text("lamp")).expect("the lamp can be played");
        let desks = [SEEKER, HIDER].map(|seat| (Desk::new(&game, Viewer::Seat(seat)), Vec::new()));
        Table { game, desks }
    }

    fn act(&mut self, seat: Seat, action: Action) {
        let ask = self.game.play().open().of(seat)[0].id;
        let prepared = self.game.prepare(seat, ask, &action, None).expect("the act is legal");
        self.accept(prepared);
    }

    fn take_back(&mut self, seat: Seat) {
        let ask = self.game.way_back(seat).expect("the way back is open");
        let prepared = self.game.prepare_take_back(seat, ask).expect("nothing bars it");
        self.accept(prepared);
    }

    fn accept(&mut self, prepared: table::r#match::Prepared<Lamp>) {
        let desks = &mut self.desks;
        self.game.accept(prepared, |game, step| {
            for (desk, messages) in desks.iter_mut() {
                messages.extend(desk.next(game, step));
            }
        });
    }

    fn sent(&self, seat: Seat) -> &[Message] {
        &self.desks[usize::from(seat.0)].1
    }
}

#[test]
fn what_rested_on_the_act_falls_with_it() {
    let mut table = Table::new();
    table.act(SEEKER, Action::Walk { place: 1 });
    table.act(HIDER, Action::Hide { place: 2 });
    let old_ask = table.game.entries()[1].clone();
    table.take_back(SEEKER);
    assert_eq!(table.game.state().lamp, 0);
    assert_eq!(table.game.state().hidden, None, "two is not beside the lamp at nought");
    let last = table.sent(HIDER).last().expect("the hider is told");
    let took_back = last
        .took_back
        .as_ref()
        .expect("he is told that something was taken back");
    assert_eq!(took_back.messages, [1, 2], "the walk and his own hiding");
    let asks = table.game.play().open().of(HIDER);
    assert_eq!(asks.len(), 1, "he may hide again");
    let again = format!("\"{}\"", asks[0].id);
    assert!(!old_ask.line().contains(&again), "under a new id");
}

#[test]
fn what_stands_without_the_act_stays() {
    let mut table = Table::new();
    table.act(SEEKER, Action::Walk { place: 1 });
    table.act(SEEKER, Action::Walk { place: 2 });
    table.act(HIDER, Action::Hide { place: 1 });
    // Without the second walk the lamp is at one, and nobody hides at the lamp; without both it is at nought.
    table.take_back(SEEKER);
    assert_eq!(table.game.state().hidden, None);

    let mut table = Table::new();
    table.act(SEEKER, Action::Walk { place: 1 });
    table.act(SEEKER, Action::Walk { place: 0 });
    table.act(HIDER, Action::Hide { place: 1 });
    table.act(SEEKER, Action::Walk { place: 1 });
    table.take_back(SEEKER);
    assert_eq!(table.game.state().hidden, Some(1));
}

#[test]
fn the_seeker_cannot_tell_whether_anything_fell() {
    let play = |hide: Option<u8>| {
        let mut table = Table::new();
        table.act(SEEKER, Action::Walk { place: 1 });
        if let Some(place) = hide {
            table.act(HIDER, Action::Hide { place });
        }
        table.take_back(SEEKER);
        table.act(SEEKER, Action::Walk { place: 1 });
        table.sent(SEEKER).to_vec()
    };
    assert_eq!(play(None), play(Some(2)));
    assert_eq!(play(None), play(Some(0)));
}

#[test]
fn taking_back_all_evening_costs_no_more_each_time() {
    let mut table = Table::new();
    // Slow only if each of them plays the whole journal again.
    for _ in 0..MOST_TAKEN_BACK {
        table.act(SEEKER, Action::Walk { place: 1 });
        table.take_back(SEEKER);
    }
    assert_eq!(table.game.entries().len(), 2 * MOST_TAKEN_BACK as usize);
    assert_eq!(table.game.state().walks, 0);
}

#[test]
fn the_lamp_obeys_every_law() {
    let tables = vec![("default".to_owned(), Chosen::new())];
    let report = battery::run::<Lamp>(Plan {
        games: 600,
        ..Plan::new(tables)
    });
    report.assert_clean();
    assert!(report.compared > 100, "{report}");
}
