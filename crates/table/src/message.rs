//! What a viewer is sent: a message for each step that he may know of, and no sign of the others.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use crate::ask::{AskId, OpenAsk};
use crate::game::Game;
use crate::known::Known;
use crate::r#match::Match;
use crate::notice::{Notice, Notices, taken_back};
use crate::outcome::Outcome;
use crate::seat::{Seat, Viewer};
use crate::step::Step;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "table.ts", optional_fields)]
pub struct Message {
    /// The viewer's own counter: it does not move when nothing was told to him.
    pub number: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub took_back: Option<TookBack>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<_>")]
    pub told: Vec<Value>,
    /// What of it the seat ought to hear of at once, though it is not asked.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<_>")]
    pub notices: Vec<Notice>,
    /// A merge patch of the view.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub view: Option<Value>,
    /// The seat's open asks, where they changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asks: Option<Vec<OpenAsk<Value>>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub way_back: Option<WayBack>,
    /// How the match ended, where it ended just now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
}

/// Whether the seat may take something back, and the ask that it answered: a request that arrives twice counts once.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "table.ts")]
pub enum WayBack {
    Closed,
    Open { ask: AskId },
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "table.ts")]
pub struct TookBack {
    pub seat: Seat,
    /// The messages that told of what was taken back.
    pub messages: Vec<u32>,
}

/// Where a viewer stands: what he was last sent.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[ts(export_to = "table.ts", optional_fields)]
pub struct Desk {
    pub viewer: Viewer,
    pub number: u32,
    #[ts(as = "Value")]
    pub view: Known,
    pub asks: Vec<OpenAsk<Value>>,
    pub way_back: WayBack,
    /// Once the match is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
}

impl Desk {
    /// Where the viewer stands now, whether or not he was there before.
    pub fn new<G: Game>(game: &Match<G>, viewer: Viewer) -> Desk {
        let viewer = game.header().admit(viewer);
        Desk {
            viewer,
            number: game.number(viewer),
            view: Known::new(&game.view(viewer)).expect("a view is JSON"),
            asks: asks_json(game, viewer),
            way_back: way_back(game, viewer),
            outcome: game.outcome(),
        }
    }

    /// The message for a step just taken, if the viewer may know of it.
    pub fn next<G: Game>(&mut self, game: &Match<G>, step: &Step<G>) -> Option<Message> {
        let told = told_json(step, self.viewer);
        let took_back = self.took_back(game, step);
        let change = self.view.renew(&game.view(self.viewer)).expect("a view is JSON");
        let asks = asks_json(game, self.viewer);
        let way_back = way_back(game, self.viewer);
        let new_asks = (asks != self.asks).then(|| asks.clone());
        let new_way = (way_back != self.way_back).then_some(way_back);
        let outcome = game.outcome();
        let ended = outcome.clone().filter(|_| self.outcome.is_none());
        let news = !told.is_empty() || took_back.is_some() || change.is_some();
        if !news && new_asks.is_none() && new_way.is_none() && ended.is_none() {
            return None;
        }
        self.number += 1;
        self.asks = asks;
        self.way_back = way_back;
        self.outcome = outcome;
        Some(Message {
            number: self.number,
            took_back,
            told,
            notices: self
                .viewer
                .seat()
                .map_or(Vec::new(), |seat| Notices::of(game, step, seat).begun),
            view: change,
            asks: new_asks,
            way_back: new_way,
            outcome: ended,
        })
    }

    fn took_back<G: Game>(&self, game: &Match<G>, step: &Step<G>) -> Option<TookBack> {
        let mut known = step
            .taken_back
            .iter()
            .filter(|taken| taken.told.holds(self.viewer))
            .peekable();
        known.peek()?;
        // Whose act it was, not who took it back: of the other he may not have known.
        let seat = known.find_map(|taken| taken.seat).or(step.seat)?;
        let messages = taken_back(game, step, self.viewer);
        Some(TookBack { seat, messages })
    }
}

/// Everything a viewer has seen since the start of the match.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[ts(export_to = "table.ts")]
pub struct Seen {
    pub first: Desk,
    pub messages: Vec<Message>,
    /// Where he stands now, to be told what comes next.
    #[serde(skip)]
    pub desk: Desk,
}

impl Seen {
    pub(crate) fn new<G: Game>(start: &Match<G>, viewer: Viewer) -> Seen {
        let first = Desk::new(start, viewer);
        Seen {
            desk: first.clone(),
            first,
            messages: Vec::new(),
        }
    }

    pub(crate) fn next<G: Game>(&mut self, game: &Match<G>, step: &Step<G>) {
        self.messages.extend(self.desk.next(game, step));
    }
}

pub fn seen<G: Game>(game: &Match<G>, viewer: Viewer) -> Seen {
    let mut seen = Seen::new(&game.rewound(), viewer);
    game.again(|game, step| seen.next(game, step));
    seen
}

/// The same from a message on, for who sees only from there.
pub(crate) struct SeenSince {
    viewer: Viewer,
    after: u32,
    pub seen: Option<Seen>,
}

impl SeenSince {
    pub fn new<G: Game>(start: &Match<G>, viewer: Viewer, after: u32) -> SeenSince {
        SeenSince {
            viewer: start.header().admit(viewer),
            after,
            seen: (after == 0).then(|| Seen::new(start, viewer)),
        }
    }

    pub fn next<G: Game>(&mut self, game: &Match<G>, step: &Step<G>) {
        if let Some(seen) = &mut self.seen {
            seen.next(game, step);
        } else if game.number(self.viewer) == self.after {
            self.seen = Some(Seen::new(game, self.viewer));
        }
    }
}

/// What a viewer was sent after a message. The match is played again, but looked at through his eyes only from there.
pub(crate) struct Missed {
    viewer: Viewer,
    after: u32,
    /// Where he stands, once he has had that message.
    desk: Option<Desk>,
    pub messages: Vec<Message>,
}

impl Missed {
    pub fn new<G: Game>(start: &Match<G>, viewer: Viewer, after: u32) -> Missed {
        let viewer = start.header().admit(viewer);
        Missed {
            viewer,
            after,
            desk: (after == 0).then(|| Desk::new(start, viewer)),
            messages: Vec::new(),
        }
    }

    /// What is no message to him changes nothing that he sees: it does not matter how soon after the message he looks.
    pub fn next<G: Game>(&mut self, game: &Match<G>, step: &Step<G>) {
        if let Some(desk) = &mut self.desk {
            self.messages.extend(desk.next(game, step));
        } else if game.number(self.viewer) == self.after {
            self.desk = Some(Desk::new(game, self.viewer));
        }
    }
}

/// All that the viewer was told, without a look at his views.
pub fn told<G: Game>(game: &Match<G>, viewer: Viewer) -> Vec<Value> {
    let viewer = game.header().admit(viewer);
    let mut told = Vec::new();
    game.again(|_, step| told.extend(told_json(step, viewer)));
    told
}

pub(crate) fn told_json<G: Game>(step: &Step<G>, viewer: Viewer) -> Vec<Value> {
    let told = step.told(viewer);
    told.iter()
        .map(|told| serde_json::to_value(told).expect("what is told is JSON"))
        .collect()
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

fn way_back<G: Game>(game: &Match<G>, viewer: Viewer) -> WayBack {
    let ask = viewer.seat().and_then(|seat| game.way_back(seat));
    ask.map_or(WayBack::Closed, |ask| WayBack::Open { ask })
}
