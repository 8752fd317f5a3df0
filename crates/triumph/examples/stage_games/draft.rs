//! Answers built pick by pick out of what is offered.

use table::{Choices, Game as _};
use triumph::{Action, Ask, Pick, Triumph, View};

/// No answer takes more picks.
const LONGEST: usize = 100;

/// Takes the pick that is liked best each time; of equals, the first.
pub fn follow(view: &View, ask: &Ask, first: &[Pick], like: impl Fn(&[Pick], Pick) -> i32) -> Option<Action> {
    let mut draft = first.to_vec();
    while draft.len() < LONGEST {
        match Triumph::choices(view, ask, &draft) {
            Choices::Whole(action) => return Some(action),
            Choices::Next(picks) => {
                let best = picks.into_iter().rev().max_by_key(|&pick| like(&draft, pick))?;
                draft.push(best);
            }
        }
    }
    None
}

/// Every way in which whole pieces can go on from here: nobody is left behind.
pub fn all(view: &View, ask: &Ask, first: &[Pick]) -> Vec<Action> {
    match Triumph::choices(view, ask, first) {
        Choices::Whole(action) => vec![action],
        Choices::Next(picks) => picks
            .into_iter()
            .filter(|pick| !matches!(pick, Pick::Leave { .. }))
            .flat_map(|pick| {
                let mut draft = first.to_vec();
                draft.push(pick);
                all(view, ask, &draft)
            })
            .collect(),
    }
}

/// What may be picked first.
pub fn offered(view: &View, ask: &Ask) -> Vec<Pick> {
    match Triumph::choices(view, ask, &[]) {
        Choices::Next(picks) => picks,
        Choices::Whole(_) => Vec::new(),
    }
}
