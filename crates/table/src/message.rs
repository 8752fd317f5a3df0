//! What a viewer is sent: a message for each step that he may know of, and no sign of the others.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::ask::OpenAsk;
use crate::delta::delta;
use crate::game::Game;
use crate::r#match::Match;
use crate::seat::{Seat, Viewer};
use crate::step::Step;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Message {
    /// The viewer's own counter: it does not move when nothing was told to him.
    pub number: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub took_back: Option<TookBack>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub told: Vec<Value>,
    /// A merge patch of the view.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub view: Option<Value>,
    /// The seat's open asks, where they changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asks: Option<Vec<OpenAsk<Value>>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub may_take_back: Option<bool>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TookBack {
    pub seat: Seat,
    /// The messages that told of what was taken back.
    pub messages: Vec<u32>,
}

/// Where a viewer stands: what he was last sent.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Desk {
    pub viewer: Viewer,
    pub number: u32,
    pub view: Value,
    pub asks: Vec<OpenAsk<Value>>,
    pub may_take_back: bool,
    /// Which entry each message told of; entry numbers are the server's, so they stay here.
    #[serde(skip)]
    sent: Vec<u32>,
}

impl Desk {
    pub fn new<G: Game>(game: &Match<G>, viewer: Viewer) -> Desk {
        Desk {
            viewer,
            number: 0,
            view: view_json(game, viewer),
            asks: asks_json(game, viewer),
            may_take_back: may_take_back(game, viewer),
            sent: Vec::new(),
        }
    }

    /// The message for a step just taken, if the viewer may know of it.
    pub fn next<G: Game>(&mut self, game: &Match<G>, step: &Step<G>) -> Option<Message> {
        let told: Vec<Value> = step
            .told(game.state(), self.viewer)
            .iter()
            .map(|told| serde_json::to_value(told).expect("what is told is JSON"))
            .collect();
        let took_back = self.took_back(step);
        let view = view_json(game, self.viewer);
        let change = delta(&self.view, &view);
        let asks = asks_json(game, self.viewer);
        let may_take_back = may_take_back(game, self.viewer);
        let new_asks = (asks != self.asks).then(|| asks.clone());
        let new_may = (may_take_back != self.may_take_back).then_some(may_take_back);
        if told.is_empty() && took_back.is_none() && change.is_none() && new_asks.is_none() && new_may.is_none() {
            return None;
        }
        self.number += 1;
        self.view = view;
        self.asks = asks;
        self.may_take_back = may_take_back;
        self.sent.push(step.n);
        Some(Message {
            number: self.number,
            took_back,
            told,
            view: change,
            asks: new_asks,
            may_take_back: new_may,
        })
    }

    fn took_back<G: Game>(&self, step: &Step<G>) -> Option<TookBack> {
        let known = step.taken_back.iter().filter(|taken| taken.told.holds(self.viewer));
        known.clone().next()?;
        // Whose act it was, not who took it back: of the other he may not have known.
        let seat = known.clone().find_map(|taken| taken.seat).or(step.seat)?;
        let messages = (1..)
            .zip(&self.sent)
            .filter(|(_, entry)| known.clone().any(|taken| taken.n == **entry))
            .map(|(message, _)| message)
            .collect();
        Some(TookBack { seat, messages })
    }
}

/// Everything a viewer has seen, from the start of the match: where he began, then his messages.
pub fn seen<G: Game>(game: &Match<G>, viewer: Viewer) -> (Desk, Vec<Message>) {
    let mut again = game.rewound();
    let first = Desk::new(&again, viewer);
    let mut desk = first.clone();
    let mut messages = Vec::new();
    for entry in game.entries() {
        let step = again.replay_own(entry);
        messages.extend(desk.next(&again, &step));
    }
    (first, messages)
}

fn view_json<G: Game>(game: &Match<G>, viewer: Viewer) -> Value {
    serde_json::to_value(game.view(viewer)).expect("a view is JSON")
}

pub(crate) fn asks_json<G: Game>(game: &Match<G>, viewer: Viewer) -> Vec<OpenAsk<Value>> {
    let Some(seat) = viewer.seat() else {
        return Vec::new();
    };
    let any = |open: &OpenAsk<G::Ask>| OpenAsk {
        id: open.id,
        standing: open.standing,
        ask: serde_json::to_value(&open.ask).expect("an ask is JSON"),
    };
    game.play().open().of(seat).iter().map(any).collect()
}

fn may_take_back<G: Game>(game: &Match<G>, viewer: Viewer) -> bool {
    viewer.seat().is_some_and(|seat| game.may_take_back(seat))
}
