//! Answers worth a thought. What may be done is the rules' to say: everything here is walked down their choices, or
//! checked by them.

use table::{Choices, Game as _, TestRng};
use triumph::board::{Commander, LocaleSet, Position, Side};
use triumph::{Action, Ask, Face, Pick, Route, Stage, State, Triumph, Unit, Units, View};

use super::assault::declarations;
use super::policy;
use super::world::{self, Waiting};

/// Draws of an answer that has too many forms to go through.
const WANDERINGS: usize = 16;

/// Feints beside the press of an attack.
const FEINTS: usize = 6;

pub fn options(state: &State, waiting: &Waiting, view: &View, rng: &mut TestRng) -> Vec<Action> {
    let mut all = match (&state.stage, waiting.ask) {
        (_, Ask::Command) => return commands(state, waiting.side, view),
        (_, Ask::Ride) => return rides(view),
        (Stage::Attack(attack), Ask::Defence) => policy::defence(state, attack, waiting.side),
        (Stage::Attack(attack), Ask::Declaration) => declarations(state, attack),
        (Stage::Attack(attack), Ask::CounterAttack) => policy::counter_attacks(state, attack),
        (_, Ask::Feint) => vec![Action::Press],
        _ => Vec::new(),
    };
    all.retain(|action| Triumph::check(view, &waiting.ask, action).is_ok());
    let more = match waiting.ask {
        Ask::Feint => FEINTS,
        _ if all.is_empty() => WANDERINGS,
        _ => 0,
    };
    let army = state.army(waiting.side);
    for _ in 0..more {
        all.extend(policy::natural(army, view, &waiting.ask, rng));
        if waiting.ask != Ask::Feint {
            all.extend(world::wander(view, &waiting.ask, rng));
        }
    }
    unique(all)
}

fn unique(all: Vec<Action>) -> Vec<Action> {
    let mut kept: Vec<Action> = Vec::with_capacity(all.len());
    for action in all {
        if !kept.contains(&action) {
            kept.push(action);
        }
    }
    kept
}

/// The end of the turn first; then every corps to everywhere it can go, threats, single units, guns and guards of an
/// approach sent ahead, and units taken into a corps.
fn commands(state: &State, side: Side, view: &View) -> Vec<Action> {
    let mut all = vec![Action::EndTurn];
    let Choices::Next(first) = Triumph::choices(view, &Ask::Command, &[]) else {
        return all;
    };
    let army = state.army(side);
    let foe = state.army(side.other());
    let enemies: LocaleSet = foe
        .alive()
        .into_iter()
        .filter_map(|unit| foe.place(unit).locale())
        .collect();
    for pick in first {
        match pick {
            Pick::Corps { commander } => corps_moves(state, side, view, commander, &mut all),
            Pick::Detach { commander } => sorties(state, side, commander, enemies, &mut all),
            Pick::Attach { commander } => ends(view, &mut vec![Pick::Attach { commander }], &mut all, &mut Vec::new()),
            Pick::Unit { unit } if army.corps_of(unit).is_none() => {
                ends(view, &mut vec![pick], &mut all, &mut Vec::new());
            }
            Pick::Threat { approach } => all.push(Action::Threaten { approach, guard: None }),
            Pick::GuardThreat { .. } => ends(view, &mut vec![pick], &mut all, &mut Vec::new()),
            _ => {}
        }
    }
    all
}

/// Everywhere that cavalry can ride on to, and whom it can charge.
fn rides(view: &View) -> Vec<Action> {
    let mut all = vec![Action::RideNoFurther];
    ends_of(view, &Ask::Ride, &mut Vec::new(), &mut all, &mut Vec::new());
    unique(all)
}

/// With everybody who can go.
fn corps_moves(state: &State, side: Side, view: &View, commander: Commander, all: &mut Vec<Action>) {
    let army = state.army(side);
    let spent = army.marks.moved.without(army.marks.again).or(army.fixed_units());
    let stay = army.corps(commander).and(spent);
    let mut draft = vec![Pick::Corps { commander }];
    draft.extend(stay.into_iter().map(|unit| Pick::Leave { unit }));
    ends(view, &mut draft, all, &mut Vec::new());
}

fn ends(view: &View, draft: &mut Vec<Pick>, all: &mut Vec<Action>, seen: &mut Vec<Position>) {
    ends_of(view, &Ask::Command, draft, all, seen);
}

/// Every end of a draft, each by one way only.
fn ends_of(view: &View, ask: &Ask, draft: &mut Vec<Pick>, all: &mut Vec<Action>, seen: &mut Vec<Position>) {
    match Triumph::choices(view, ask, draft) {
        Choices::Whole(action) => {
            if let Some(end) = end(&action) {
                if seen.contains(&end) {
                    return;
                }
                seen.push(end);
            }
            all.push(action);
        }
        Choices::Next(picks) => {
            for pick in picks {
                // Whoever is left behind was picked before.
                if matches!(pick, Pick::Leave { .. }) {
                    continue;
                }
                draft.push(pick);
                ends_of(view, ask, draft, all, seen);
                draft.pop();
            }
        }
    }
}

fn end(action: &Action) -> Option<Position> {
    match action {
        Action::CorpsMove {
            to: Route::Plain(position),
            ..
        }
        | Action::UnitMove {
            to: Route::Plain(position),
            ..
        } => Some(*position),
        Action::CorpsMove {
            to: Route::Road(way), ..
        }
        | Action::UnitMove {
            to: Route::Road(way), ..
        }
        | Action::RideOn { way } => match (way.at, way.roads.last(), way.entry) {
            (Some(approach), ..) => Some(Position::at(approach)),
            (None, Some(road), _) => Some(Position::reserve(road.to())),
            (None, None, entry) => entry.map(|entry| Position::reserve(entry.locale())),
        },
        _ => None,
    }
}

/// One battery, or one good foot, to an approach before the enemy.
fn sorties(state: &State, side: Side, corps: Commander, enemies: LocaleSet, all: &mut Vec<Action>) {
    let army = state.army(side);
    let Some(home) = army
        .post(corps)
        .filter(|post| post.is_reserve())
        .and_then(|post| post.locale())
    else {
        return;
    };
    let spent = army.marks.moved.without(army.marks.again).or(army.fixed_units());
    let units = army.corps(corps).without(spent);
    if army.corps(corps).len() < 2 {
        return;
    }
    let find = |test: fn(Face) -> bool| -> Option<Unit> { units.into_iter().find(|&unit| army.is(unit, test)) };
    let sent = [
        find(Face::is_artillery),
        find(|face| face == Face::Infantry2),
        find(|face| face == Face::Infantry3),
    ];
    for &approach in home.approaches() {
        if !approach.passable() || !enemies.contains(approach.far()) {
            continue;
        }
        for unit in sent.into_iter().flatten() {
            all.push(Action::DetachMove {
                corps,
                units: Units::one(unit),
                to: Position::at(approach),
            });
        }
    }
}
