//! The legal next picks, and the picks of a whole answer.

use std::collections::BTreeSet;

use table::{Choices, Seat};

use crate::action::Action;
use crate::amend::Mend;
use crate::arm::Formation;
use crate::ask::Ask;
use crate::contact::{Attempt, Contact};
use crate::first;
use crate::general_status::Distance;
use crate::id::{GeneralId, UnitId};
use crate::judge::{self, MOST_MODIFIER};
use crate::measure::Measured;
use crate::pick::Pick;
use crate::rating::Rating;
use crate::record::Record;
use crate::state::State;
use crate::step::Step;
use crate::verdict::Victor;
use crate::weather::Weather;

type Next = Choices<Pick, Action>;

pub fn choices(state: &State, seat: Seat, ask: &Ask, draft: &[Pick]) -> Next {
    match ask {
        Ask::Weather => weather(draft),
        Ask::Arrive => set(
            state,
            seat,
            draft,
            // Where nobody waits for it, nothing need be said of who does not come.
            state.second(),
            |unit| judge::may_arrive(state, seat, unit).is_ok(),
            |units| Action::Arrive { units },
        ),
        Ask::Rally => set(
            state,
            seat,
            draft,
            false,
            |unit| judge::may_rally(state, seat, unit).is_ok(),
            |units| Action::Rally { units },
        ),
        Ask::Chain => chain(state, seat, draft),
        Ask::Roll { .. } | Ask::OwnDice { .. } => match draft {
            [Pick::Roll] => Choices::Whole(Action::Roll),
            _ => Choices::Next(vec![Pick::Roll]),
        },
        Ask::Next { .. } => next(state, draft),
        Ask::Combat => combat(state, draft),
        Ask::Over => match draft {
            [Pick::Over] => Choices::Whole(Action::Over),
            _ => Choices::Next(vec![Pick::Over]),
        },
        Ask::Part { .. } => match draft {
            [Pick::Part { parted }] => Choices::Whole(Action::Part { parted: *parted }),
            _ => Choices::Next([true, false].map(|parted| Pick::Part { parted }).to_vec()),
        },
        Ask::Square { .. } => match draft {
            [Pick::Attempt { attempt }] => Choices::Whole(Action::Square { attempt: *attempt }),
            _ => Choices::Next(Attempt::ALL.map(|attempt| Pick::Attempt { attempt }).to_vec()),
        },
        Ask::Evade { .. } => match draft {
            [Pick::Evade { evades }] => Choices::Whole(Action::Evade { evades: *evades }),
            _ => Choices::Next([true, false].map(|evades| Pick::Evade { evades }).to_vec()),
        },
        Ask::Verdict => match draft {
            [Pick::Victor { victor }] => Choices::Whole(Action::Verdict { victor: *victor }),
            _ => Choices::Next(Victor::ALL.map(|victor| Pick::Victor { victor }).to_vec()),
        },
        Ask::Assent { .. } | Ask::AssentRecord { .. } => match draft {
            [Pick::Assent { assents }] => Choices::Whole(Action::Assent { assents: *assents }),
            _ => Choices::Next([true, false].map(|assents| Pick::Assent { assents }).to_vec()),
        },
        Ask::Record => record(state, seat, draft),
        Ask::Oppose => oppose(draft),
        Ask::Correct => correct(state, seat, draft),
        Ask::Amend => amend(state, seat, draft),
        Ask::Resting => match draft {
            [Pick::Wake] => Choices::Whole(Action::Wake),
            _ => Choices::Next(vec![Pick::Wake]),
        },
        Ask::Rout if state.second() => rout(state, seat, draft),
        Ask::Split
        | Ask::Assign
        | Ask::Move { .. }
        | Ask::Tail
        | Ask::Mark
        | Ask::Rout
        | Ask::Reorder
        | Ask::React
        | Ask::CounterReact
        | Ask::Fire
        | Ask::Pursue
        | Ask::CounterPursue
        | Ask::PursuitFire => in_step(state, seat, ask, draft),
    }
}

fn weather(draft: &[Pick]) -> Next {
    match draft {
        [Pick::Weather { weather }] => Choices::Whole(Action::Weather { weather: *weather }),
        _ => Choices::Next(Weather::ALL.map(|weather| Pick::Weather { weather }).to_vec()),
    }
}

/// Some units, in any order; `some` where it must be one at least.
fn set(
    state: &State,
    seat: Seat,
    draft: &[Pick],
    some: bool,
    may: impl Fn(UnitId) -> bool,
    make: impl Fn(BTreeSet<UnitId>) -> Action,
) -> Next {
    let picked = draft.iter().filter_map(|pick| match pick {
        Pick::Unit { unit } => Some(*unit),
        _ => None,
    });
    let picked: BTreeSet<UnitId> = picked.collect();
    if draft.last() == Some(&Pick::Done) {
        return Choices::Whole(make(picked));
    }
    let units = state.order.units_of(state.side_of(seat));
    let units = units.filter(|unit| may(*unit) && !picked.contains(unit));
    let done = Some(Pick::Done).filter(|_| !some || !picked.is_empty());
    Choices::Next(units.map(|unit| Pick::Unit { unit }).chain(done).collect())
}

fn chain(state: &State, seat: Seat, draft: &[Pick]) -> Next {
    let mut changes = Vec::new();
    let mut attaching = None;
    for &pick in draft {
        match (attaching.take(), pick) {
            (Some(general), Pick::Unit { unit }) => changes.push(Measured::Attached { general, unit }),
            (_, Pick::Distance { general, distance }) => changes.push(Measured::Distance { general, distance }),
            (_, Pick::Reach { general, reach }) => changes.push(Measured::Reach { general, reach }),
            (_, Pick::Detach { general }) => changes.push(Measured::Detached { general }),
            (_, Pick::Span { unit, in_span }) => changes.push(Measured::Span { unit, in_span }),
            (_, Pick::Attach { general }) => attaching = Some(general),
            (_, Pick::Done) => return Choices::Whole(Action::Chain { changes }),
            _ => {}
        }
    }
    if let Some(general) = attaching {
        return Choices::Next(hosts(state, seat, general));
    }
    let new = |change: &Measured| {
        let said = changes.iter().any(|&other| change.same_thing(other));
        !said && judge::may_measure(state, seat, *change).is_ok()
    };
    let side = state.side_of(seat);
    let mut picks = Vec::new();
    for general in state.order.generals_of(side) {
        let distances = Distance::ALL.map(|distance| Measured::Distance { general, distance });
        let reaches = [true, false].map(|reach| Measured::Reach { general, reach });
        let stated = distances.into_iter().chain(reaches).filter(&new);
        picks.extend(stated.filter_map(pick_of));
        let attached = changes
            .iter()
            .any(|&other| Measured::Detached { general }.same_thing(other));
        if !attached && !hosts(state, seat, general).is_empty() {
            picks.push(Pick::Attach { general });
        }
        picks.extend(Some(Measured::Detached { general }).filter(&new).and_then(pick_of));
    }
    for unit in state.order.units_of(side) {
        let spans = [true, false].map(|in_span| Measured::Span { unit, in_span });
        picks.extend(spans.into_iter().filter(&new).filter_map(pick_of));
    }
    // Where nobody waits for it, nothing need be said of what is as it was.
    if !state.second() || !changes.is_empty() {
        picks.push(Pick::Done);
    }
    Choices::Next(picks)
}

/// Whether the seat has anything that it could state about the chain of command.
pub fn can_measure(state: &State, seat: Seat) -> bool {
    matches!(chain(state, seat, &[]), Choices::Next(picks) if !picks.is_empty())
}

/// Of one's own will, at any time between movement and fire.
fn rout(state: &State, seat: Seat, draft: &[Pick]) -> Next {
    if let [Pick::Unit { unit }] = draft {
        return Choices::Whole(Action::Rout { unit: *unit });
    }
    let units = state.order.units_of(state.side_of(seat));
    let units = units.filter(|&unit| judge::may_rout(state, seat, unit).is_ok());
    Choices::Next(units.map(|unit| Pick::Unit { unit }).collect())
}

/// The units that a general may be attached to.
fn hosts(state: &State, seat: Seat, general: GeneralId) -> Vec<Pick> {
    let units = state.order.units_of(state.side_of(seat));
    let units = units.filter(|&unit| judge::may_measure(state, seat, Measured::Attached { general, unit }).is_ok());
    units.map(|unit| Pick::Unit { unit }).collect()
}

/// The one pick that says it, where one is enough.
fn pick_of(change: Measured) -> Option<Pick> {
    match change {
        Measured::Distance { general, distance } => Some(Pick::Distance { general, distance }),
        Measured::Reach { general, reach } => Some(Pick::Reach { general, reach }),
        Measured::Detached { general } => Some(Pick::Detach { general }),
        Measured::Span { unit, in_span } => Some(Pick::Span { unit, in_span }),
        Measured::Attached { .. } => None,
    }
}

fn next(state: &State, draft: &[Pick]) -> Next {
    if let [Pick::General { general }] = draft {
        return Choices::Whole(Action::Next { general: *general });
    }
    let Step::Next { priority, side } = state.position.step else {
        return Choices::Next(Vec::new());
    };
    let waiting = state.waiting_commands(priority, side);
    Choices::Next(waiting.map(|general| Pick::General { general }).collect())
}

fn combat(state: &State, draft: &[Pick]) -> Next {
    let joined = draft.iter().filter_map(|pick| match pick {
        Pick::Join { unit } => Some(*unit),
        _ => None,
    });
    let also: BTreeSet<UnitId> = joined.collect();
    if let Some(Pick::Fight { by, on }) = draft.last() {
        let (by, on) = (*by, *on);
        return Choices::Whole(Action::Fight { by, on, also });
    }
    let fits = |also: &BTreeSet<UnitId>| {
        let joins = |contact: &&Contact| judge::may_join(state, contact.by, contact.on, also).is_ok();
        state.to_fight().filter(joins).collect::<Vec<_>>()
    };
    let joins = state.order.unit_ids().filter(|&unit| {
        let mut more = also.clone();
        state.second() && more.insert(unit) && !fits(&more).is_empty()
    });
    let joins = joins.map(|unit| Pick::Join { unit });
    let fights = fits(&also).into_iter().map(|contact| Pick::Fight {
        by: contact.by,
        on: contact.on,
    });
    Choices::Next(fights.chain(joins).collect())
}

/// Steps that end when the seat says so.
fn in_step(state: &State, seat: Seat, ask: &Ask, draft: &[Pick]) -> Next {
    match (ask, draft) {
        (_, []) => {
            let mut picks = first::first(state, seat);
            picks.push(Pick::Done);
            if state.second() {
                let commands = state.position.commands.iter().copied();
                let commands = commands.filter(|&general| !judge::movable(state, seat, general).is_empty());
                picks.extend(commands.map(|general| Pick::Command { general }));
                picks.push(Pick::Rest);
            }
            Choices::Next(picks)
        }
        (_, [Pick::Done]) => Choices::Whole(Action::Done),
        (_, [Pick::Rest]) => Choices::Whole(Action::Rest),
        (Ask::Move { .. }, [Pick::Command { general }, except @ ..]) => command(state, seat, *general, except),
        (Ask::Split, [Pick::Die { die }]) => Choices::Next(first::split_to(state, seat, *die)),
        (Ask::Split, [Pick::Die { die }, Pick::Player { seat: to }]) => {
            Choices::Whole(Action::Pass { die: *die, to: *to })
        }
        (Ask::Assign, [Pick::Die { die }]) => Choices::Next(first::placed_with(state, seat, *die)),
        (Ask::Assign, [Pick::Die { die }, Pick::General { general }]) => Choices::Whole(Action::Place {
            die: *die,
            general: *general,
        }),
        (Ask::Tail, [Pick::Unit { unit }]) => Choices::Next(first::defences(state, seat, *unit)),
        (Ask::Tail, [Pick::Unit { unit }, Pick::Formation { formation }]) => Choices::Whole(Action::Form {
            unit: *unit,
            formation: *formation,
        }),
        (Ask::Tail, [Pick::RoutMove { unit }]) => Choices::Whole(Action::RoutMove { unit: *unit }),
        (Ask::Tail, [Pick::MoveGeneral { general }]) => Choices::Whole(Action::MoveGeneral { general: *general }),
        (Ask::Mark, [Pick::Unit { unit }]) => Choices::Whole(Action::Mark { unit: *unit }),
        (Ask::Rout, [Pick::Unit { unit }]) => Choices::Whole(Action::Rout { unit: *unit }),
        (Ask::Reorder, [Pick::Unit { unit }]) => Choices::Whole(Action::Reorder { unit: *unit }),
        (Ask::Fire | Ask::PursuitFire, [Pick::Unit { unit }]) => Choices::Next(first::targets(state, *unit)),
        (Ask::Fire | Ask::PursuitFire, [Pick::Unit { unit }, Pick::Target { unit: target }]) => {
            Choices::Whole(Action::Fire {
                unit: *unit,
                target: *target,
            })
        }
        (_, [Pick::Unit { unit }]) => {
            let formations = state.arm(*unit).formations().iter();
            Choices::Next(formations.map(|&formation| Pick::Formation { formation }).collect())
        }
        (_, [Pick::Unit { unit }, Pick::Formation { formation }, goals @ ..]) => go(state, *unit, *formation, goals),
        _ => Choices::Next(Vec::new()),
    }
}

/// Whom a unit touches: some enemies besides, then one, or none at all.
fn go(state: &State, unit: UnitId, formation: Formation, goals: &[Pick]) -> Next {
    let also = goals.iter().filter_map(|goal| match goal {
        Pick::Also { unit } => Some(*unit),
        _ => None,
    });
    let also: BTreeSet<UnitId> = also.collect();
    let contact = match goals.last() {
        Some(Pick::Contact { unit }) => Some(*unit),
        Some(Pick::NoContact) => None,
        _ => {
            let mut picks = first::goals(state, unit);
            picks.retain(|goal| match goal {
                Pick::Contact { unit } => !also.contains(unit),
                _ => also.is_empty(),
            });
            let enemies = picks.iter().filter_map(|goal| match goal {
                Pick::Contact { unit } => Some(Pick::Also { unit: *unit }),
                _ => None,
            });
            let further: Vec<Pick> = enemies.collect();
            // One must be left to end with.
            if state.second() && further.len() > 1 {
                picks.extend(further);
            }
            return Choices::Next(picks);
        }
    };
    Choices::Whole(Action::Move {
        unit,
        formation,
        contact,
        also,
    })
}

/// The units of a command that have not moved, when all others have.
fn command(state: &State, seat: Seat, general: GeneralId, draft: &[Pick]) -> Next {
    let picked = draft.iter().filter_map(|pick| match pick {
        Pick::Unit { unit } => Some(*unit),
        _ => None,
    });
    let except: BTreeSet<UnitId> = picked.collect();
    if draft.last() == Some(&Pick::Done) {
        return Choices::Whole(Action::MoveCommand { general, except });
    }
    let left = &judge::movable(state, seat, general) - &except;
    let one_moves = left.len() > 1;
    let units = left.into_iter().filter(|_| one_moves);
    Choices::Next(units.map(|unit| Pick::Unit { unit }).chain([Pick::Done]).collect())
}

fn amend(state: &State, seat: Seat, draft: &[Pick]) -> Next {
    let mends = |unit: UnitId| {
        let spec = state.order.unit(unit);
        let formations = spec.arm.formations().iter();
        let formations = formations.map(|&formation| Pick::Formation { formation });
        let figures = (0..=spec.figures).map(|left| Pick::Figures { left });
        let enemies = state.order.units_of(spec.side.other());
        let contacts = enemies.flat_map(|unit| [Pick::Contact { unit }, Pick::Apart { unit }]);
        let others = [
            Pick::Back,
            Pick::InOrder,
            Pick::NotRouted,
            Pick::HasMoved,
            Pick::NotMoved,
        ];
        let may =
            move |pick: &Pick| mend_of(*pick).is_some_and(|mend| judge::may_mend(state, seat, unit, mend).is_ok());
        let all = others.into_iter().chain(formations).chain(figures).chain(contacts);
        all.filter(may)
    };
    match draft {
        [Pick::Unit { unit }] => Choices::Next(mends(*unit).collect()),
        [Pick::Unit { unit }, mend] => match mend_of(*mend) {
            Some(mend) => Choices::Whole(Action::Amend { unit: *unit, mend }),
            None => Choices::Next(Vec::new()),
        },
        _ => {
            let units = state.order.units_of(state.side_of(seat));
            let units = units.filter(|&unit| mends(unit).next().is_some());
            Choices::Next(units.map(|unit| Pick::Unit { unit }).collect())
        }
    }
}

fn mend_of(pick: Pick) -> Option<Mend> {
    match pick {
        Pick::Figures { left } => Some(Mend::Figures { left }),
        Pick::Formation { formation } => Some(Mend::Formation { formation }),
        Pick::Back => Some(Mend::Back),
        Pick::InOrder => Some(Mend::InOrder),
        Pick::NotRouted => Some(Mend::NotRouted),
        Pick::HasMoved => Some(Mend::Moved),
        Pick::NotMoved => Some(Mend::NotMoved),
        Pick::Contact { unit } => Some(Mend::Touches { enemy: unit }),
        Pick::Apart { unit } => Some(Mend::Apart { enemy: unit }),
        _ => None,
    }
}

fn record(state: &State, seat: Seat, draft: &[Pick]) -> Next {
    let side = state.side_of(seat);
    match draft {
        [Pick::LoseGeneral { general }] => Choices::Whole(Action::LoseGeneral { general: *general }),
        [Pick::ReplaceGeneral { .. }] => Choices::Next(Rating::ALL.map(|rating| Pick::Rating { rating }).to_vec()),
        [Pick::ReplaceGeneral { general }, Pick::Rating { rating }] => Choices::Whole(Action::ReplaceGeneral {
            general: *general,
            rating: *rating,
        }),
        [Pick::Unit { unit }] => Choices::Next(results(state, seat, *unit)),
        [Pick::Unit { unit }, result] => match record_of(*result) {
            Some(record) => Choices::Whole(Action::Record { unit: *unit, record }),
            None => Choices::Next(Vec::new()),
        },
        _ => {
            let units = state.order.units_of(side);
            let units = units.filter(|&unit| !results(state, seat, unit).is_empty());
            let mut picks: Vec<Pick> = units.map(|unit| Pick::Unit { unit }).collect();
            for general in state.order.generals_of(side) {
                if judge::may_lose(state, seat, general).is_ok() {
                    picks.push(Pick::LoseGeneral { general });
                }
                if judge::may_replace(state, seat, general).is_ok() {
                    picks.push(Pick::ReplaceGeneral { general });
                }
            }
            Choices::Next(picks)
        }
    }
}

/// All that can be written down about a unit now.
fn results(state: &State, seat: Seat, unit: UnitId) -> Vec<Pick> {
    let spec = state.order.unit(unit);
    let formations = spec.arm.formations().iter();
    let formations = formations.map(|&formation| Pick::Formation { formation });
    let figures = (0..=spec.figures).map(|left| Pick::Figures { left });
    let may = |pick: &Pick| record_of(*pick).is_some_and(|record| judge::may_record(state, seat, unit, record).is_ok());
    let states = [Pick::Disordered, Pick::Routed, Pick::Destroyed];
    states
        .into_iter()
        .chain(formations)
        .chain(figures)
        .filter(may)
        .collect()
}

fn record_of(pick: Pick) -> Option<Record> {
    match pick {
        Pick::Figures { left } => Some(Record::Figures { left }),
        Pick::Formation { formation } => Some(Record::Formation { formation }),
        Pick::Disordered => Some(Record::Disordered),
        Pick::Routed => Some(Record::Routed),
        Pick::Destroyed => Some(Record::Destroyed),
        _ => None,
    }
}

fn oppose(draft: &[Pick]) -> Next {
    match draft {
        [Pick::Modifier { modifier: mine }, Pick::Modifier { modifier: theirs }] => Choices::Whole(Action::Oppose {
            mine: *mine,
            theirs: *theirs,
        }),
        _ => {
            let modifiers = -MOST_MODIFIER..=MOST_MODIFIER;
            Choices::Next(modifiers.map(|modifier| Pick::Modifier { modifier }).collect())
        }
    }
}

fn correct(state: &State, seat: Seat, draft: &[Pick]) -> Next {
    match draft {
        [Pick::Thrown { thrown }, Pick::Value { value }] => Choices::Whole(Action::Correct {
            thrown: *thrown,
            value: *value,
        }),
        [Pick::Thrown { thrown }] => {
            let values = 1..=judge::faces(*thrown);
            let values = values.filter(|&value| judge::may_correct(state, seat, *thrown, value).is_ok());
            Choices::Next(values.map(|value| Pick::Value { value }).collect())
        }
        _ => {
            let thrown = judge::correctable(state, seat);
            Choices::Next(thrown.map(|thrown| Pick::Thrown { thrown }).collect())
        }
    }
}

impl Action {
    /// The picks that build this action.
    pub fn path(&self) -> Vec<Pick> {
        let units = |units: &BTreeSet<UnitId>| {
            let picks = units.iter().map(|&unit| Pick::Unit { unit });
            picks.chain([Pick::Done]).collect()
        };
        match self {
            Action::Weather { weather } => vec![Pick::Weather { weather: *weather }],
            Action::Arrive { units: some } | Action::Rally { units: some } => units(some),
            Action::Chain { changes } => {
                let picks = changes.iter().flat_map(|&change| match change {
                    Measured::Attached { general, unit } => vec![Pick::Attach { general }, Pick::Unit { unit }],
                    other => pick_of(other).into_iter().collect(),
                });
                picks.chain([Pick::Done]).collect()
            }
            Action::Roll => vec![Pick::Roll],
            Action::Pass { die, to } => vec![Pick::Die { die: *die }, Pick::Player { seat: *to }],
            Action::Place { die, general } => vec![Pick::Die { die: *die }, Pick::General { general: *general }],
            Action::Next { general } => vec![Pick::General { general: *general }],
            Action::Move {
                unit,
                formation,
                contact,
                also,
            } => {
                let mut picks = vec![Pick::Unit { unit: *unit }, Pick::Formation { formation: *formation }];
                picks.extend(also.iter().map(|&unit| Pick::Also { unit }));
                picks.push(contact.map_or(Pick::NoContact, |unit| Pick::Contact { unit }));
                picks
            }
            Action::MoveCommand { general, except } => [Pick::Command { general: *general }]
                .into_iter()
                .chain(units(except))
                .collect(),
            Action::Form { unit, formation } => {
                vec![Pick::Unit { unit: *unit }, Pick::Formation { formation: *formation }]
            }
            Action::RoutMove { unit } => vec![Pick::RoutMove { unit: *unit }],
            Action::MoveGeneral { general } => vec![Pick::MoveGeneral { general: *general }],
            Action::Mark { unit } | Action::Rout { unit } | Action::Reorder { unit } => {
                vec![Pick::Unit { unit: *unit }]
            }
            Action::Square { attempt } => vec![Pick::Attempt { attempt: *attempt }],
            Action::Evade { evades } => vec![Pick::Evade { evades: *evades }],
            Action::Fire { unit, target } => vec![Pick::Unit { unit: *unit }, Pick::Target { unit: *target }],
            Action::Fight { by, on, also } => {
                let joined = also.iter().map(|&unit| Pick::Join { unit });
                joined.chain([Pick::Fight { by: *by, on: *on }]).collect()
            }
            Action::Part { parted } => vec![Pick::Part { parted: *parted }],
            Action::Done => vec![Pick::Done],
            Action::Rest => vec![Pick::Rest],
            Action::Wake => vec![Pick::Wake],
            Action::Over => vec![Pick::Over],
            Action::Verdict { victor } => vec![Pick::Victor { victor: *victor }],
            Action::Record { unit, record } => {
                let result = match *record {
                    Record::Figures { left } => Pick::Figures { left },
                    Record::Formation { formation } => Pick::Formation { formation },
                    Record::Disordered => Pick::Disordered,
                    Record::Routed => Pick::Routed,
                    Record::Destroyed => Pick::Destroyed,
                };
                vec![Pick::Unit { unit: *unit }, result]
            }
            Action::LoseGeneral { general } => vec![Pick::LoseGeneral { general: *general }],
            Action::ReplaceGeneral { general, rating } => vec![
                Pick::ReplaceGeneral { general: *general },
                Pick::Rating { rating: *rating },
            ],
            Action::Oppose { mine, theirs } => {
                vec![Pick::Modifier { modifier: *mine }, Pick::Modifier { modifier: *theirs }]
            }
            Action::Correct { thrown, value } => vec![Pick::Thrown { thrown: *thrown }, Pick::Value { value: *value }],
            Action::Amend { unit, mend } => {
                let mend = match *mend {
                    Mend::Figures { left } => Pick::Figures { left },
                    Mend::Formation { formation } => Pick::Formation { formation },
                    Mend::Back => Pick::Back,
                    Mend::InOrder => Pick::InOrder,
                    Mend::NotRouted => Pick::NotRouted,
                    Mend::Moved => Pick::HasMoved,
                    Mend::NotMoved => Pick::NotMoved,
                    Mend::Touches { enemy } => Pick::Contact { unit: enemy },
                    Mend::Apart { enemy } => Pick::Apart { unit: enemy },
                };
                vec![Pick::Unit { unit: *unit }, mend]
            }
            Action::Assent { assents } => vec![Pick::Assent { assents: *assents }],
        }
    }
}
