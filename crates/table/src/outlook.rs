//! All that a draft can become: the picks that may follow it, what may follow those, and so on, breadth first, until it is
//! enough. A client that has it walks on without asking.
//!
//! It is asked for by strangers, so it has bounds, and what it costs is counted: the view is made once, every draft is
//! looked at once, and its choices are worked out once. Like all that a seat is told it comes from the view alone.

use std::collections::VecDeque;

use serde::Serialize;
use serde_json::Value;
use ts_rs::TS;

use crate::ask::AskId;
use crate::game::{Choices, Game};
use crate::play::{Play, walk_draft};
use crate::refused::Refused;
use crate::seat::{Seat, Viewer};

/// What may follow a draft.
#[derive(Clone, PartialEq, Debug, Default, Serialize, TS)]
#[ts(export_to = "table.ts", optional_fields)]
pub struct Outlook {
    /// The picks that may be made next, all of them, and what follows each.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Ahead>>")]
    pub next: Vec<Ahead>,
    /// The whole action that the draft makes. It is legal: what can be picked and what may be done are the same.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub action: Option<Value>,
    /// The sides of the dice that may be typed in with the action.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dice: Option<Vec<u32>>,
    /// What the game can say of the draft in advance.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub forecast: Option<Value>,
    /// There is more than this: ask again with the draft.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub more: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[ts(export_to = "table.ts")]
pub struct Ahead {
    pub pick: Value,
    #[serde(flatten)]
    pub then: Outlook,
}

/// How much is told at once.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Bounds {
    /// Picks after the draft that was asked about.
    pub depth: usize,
    /// Drafts that are looked at.
    pub drafts: usize,
    /// Characters of what is said, about.
    pub bytes: usize,
}

impl Bounds {
    pub const DEFAULT: Bounds = Bounds {
        depth: 4,
        drafts: 600,
        bytes: 32 * 1024,
    };
}

/// A pick needs so many characters beside its own.
const FRAME: usize = 12;

/// A draft in the order in which they are looked at.
struct Node<G: Game> {
    draft: Vec<G::Pick>,
    depth: usize,
    said: Outlook,
    /// Where those stand that follow it.
    next: std::ops::Range<usize>,
}

impl<G: Game> Node<G> {
    fn new(draft: Vec<G::Pick>, depth: usize) -> Node<G> {
        let said = Outlook {
            more: true,
            ..Outlook::default()
        };
        Node {
            draft,
            depth,
            said,
            next: 0..0,
        }
    }
}

/// The outlook from a draft of a client, every pick of which must have been offered.
pub fn outlook<G: Game>(
    play: &Play<G>,
    seat: Seat,
    id: AskId,
    draft: Vec<G::Pick>,
    bounds: Bounds,
) -> Result<Outlook, Refused<G::Refusal>> {
    let open = play.find(seat, id)?;
    let view = G::view(play.state(), Viewer::Seat(seat));
    let first = walk_draft::<G>(&view, &open.ask, &draft).map_err(|place| Refused::PickNotOffered { place })?;
    Ok(look::<G>(&view, &open.ask, draft, first, bounds))
}

fn look<G: Game>(
    view: &G::View,
    ask: &G::Ask,
    draft: Vec<G::Pick>,
    first: Choices<G::Pick, G::Action>,
    bounds: Bounds,
) -> Outlook {
    let mut nodes = vec![Node::<G>::new(draft, 0)];
    let mut first = Some(first);
    let mut due = VecDeque::from([0]);
    let (mut drafts, mut bytes) = (0, 0);
    while let Some(place) = due.pop_front() {
        if drafts >= bounds.drafts || bytes >= bounds.bytes {
            break;
        }
        drafts += 1;
        let node = &nodes[place];
        let depth = node.depth;
        let forecast = G::forecast(view, ask, &node.draft).map(|forecast| json(&forecast));
        bytes += forecast.as_ref().map_or(0, length);
        let choices = first.take().unwrap_or_else(|| G::choices(view, ask, &node.draft));
        let (next, said) = match choices {
            Choices::Whole(action) => {
                let dice = G::typed_dice(view, ask, &action);
                let action = json(&action);
                bytes += length(&action);
                let said = Outlook {
                    action: Some(action),
                    dice,
                    ..Outlook::default()
                };
                (Vec::new(), said)
            }
            // Its picks are not listed here, but that it is no whole action is worth to know.
            Choices::Next(_) if depth == bounds.depth => (
                Vec::new(),
                Outlook {
                    more: true,
                    ..Outlook::default()
                },
            ),
            Choices::Next(picks) => (picks, Outlook::default()),
        };
        let start = nodes.len();
        for pick in next {
            bytes += FRAME + length(&json(&pick));
            let mut draft = nodes[place].draft.clone();
            draft.push(pick);
            due.push_back(nodes.len());
            nodes.push(Node::new(draft, depth + 1));
        }
        let end = nodes.len();
        let node = &mut nodes[place];
        node.said = Outlook { forecast, ..said };
        node.next = start..end;
    }
    gather(nodes)
}

/// Those that follow stand behind: whoever goes from the last to the first finds them ready.
fn gather<G: Game>(mut nodes: Vec<Node<G>>) -> Outlook {
    let mut ready: Vec<Option<Ahead>> = nodes.iter().map(|_| None).collect();
    for place in (1..nodes.len()).rev() {
        let node = &mut nodes[place];
        let mut then = std::mem::take(&mut node.said);
        then.next = node.next.clone().filter_map(|child| ready[child].take()).collect();
        let pick = node.draft.last().map_or(Value::Null, json);
        ready[place] = Some(Ahead { pick, then });
    }
    let mut first = std::mem::take(&mut nodes[0].said);
    first.next = nodes[0].next.clone().filter_map(|child| ready[child].take()).collect();
    first
}

fn length(value: &Value) -> usize {
    match value {
        Value::Null | Value::Bool(_) | Value::Number(_) => 5,
        Value::String(text) => text.len() + 3,
        Value::Array(all) => 2 + all.iter().map(length).sum::<usize>(),
        Value::Object(all) => {
            2 + all
                .iter()
                .map(|(key, value)| key.len() + 4 + length(value))
                .sum::<usize>()
        }
    }
}

fn json<T: Serialize>(value: &T) -> Value {
    serde_json::to_value(value).expect("a value of the game is JSON")
}
