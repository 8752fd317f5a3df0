//! A general's turn: threats first, then the marches, then stragglers.

use std::collections::BTreeMap;

use rand::RngExt as _;
use table::TestRng;
use triumph::board::{Approach, Commander, Locale, Position, Side};
use triumph::{Action, Ask, Pick, Route, View};

use crate::draft::{all, offered};
use crate::field::{Field, Piece, distance, places};
use crate::odds::{best_attack, expected_defence};
use crate::orders::Orders;

/// How far each commander has got with his orders.
pub type Progress = BTreeMap<Commander, usize>;

pub struct March<'a> {
    pub view: &'a View,
    pub ask: &'a Ask,
    pub field: &'a Field,
    pub orders: &'a Orders,
}

/// Stragglers further away from any corps are left to themselves.
const STRAY: i32 = 4;

impl March<'_> {
    pub fn command(&self, progress: &mut Progress, rng: &mut TestRng) -> Action {
        let picks = offered(self.view, self.ask);
        let threat = self.threat(&picks);
        let order = threat.or_else(|| self.advance(&picks, progress, rng));
        order.or_else(|| self.rally(&picks)).unwrap_or(Action::EndTurn)
    }

    /// The attack that promises most, if it promises enough.
    fn threat(&self, picks: &[Pick]) -> Option<Action> {
        if !self.orders.attacks.contains(&self.field.sight.round) {
            return None;
        }
        let mut best: Option<(i8, Action)> = None;
        for &pick in picks {
            let (approach, guard) = match pick {
                Pick::Threat { approach } => (approach, false),
                Pick::GuardThreat { approach } => (approach, true),
                _ => continue,
            };
            let promise = self.promise(approach, guard);
            let nerve = if guard {
                self.orders.guard
            } else {
                Some(self.orders.nerve)
            };
            let (Some(promise), Some(nerve)) = (promise, nerve) else {
                continue;
            };
            if promise >= nerve && best.as_ref().is_none_or(|(other, _)| promise > *other) {
                let action = all(self.view, self.ask, &[pick]).into_iter().next()?;
                best = Some((promise, action));
            }
        }
        best.map(|(_, action)| action)
    }

    /// By how much an attack over this approach should win.
    fn promise(&self, from: Approach, guard: bool) -> Option<i8> {
        let field = self.field;
        let blocked = field.foes_at(Position::at(from.opposite())) > 0;
        let ready: Vec<&Piece> = self.ready(from).collect();
        if !guard && self.orders.guns && field.battery(from).is_some() {
            return Some(self.orders.nerve);
        }
        if ready.is_empty() {
            // Only by road: cavalry rides down who will not stand.
            let fixed = field.sight.french.fixed.and_then(Position::locale);
            let stray = field.foes_in(from.far()) == 1 && fixed != Some(from.far());
            return (self.orders.rides && stray && !blocked).then_some(self.orders.nerve + 3);
        }
        let (brings, _) = best_attack(&ready, from, from.wide(), blocked, guard);
        let promise = brings.saturating_sub(expected_defence(field, from, guard)) + i8::from(guard) * 2;
        // Numbers alone are worth a threat: the enemy may give way, and it can still be a feint.
        let many = !guard && ready.len() > usize::from(field.foes_in(from.far())) + 1;
        let promise = if many { promise.max(self.orders.nerve) } else { promise };
        (brings > i8::MIN).then_some(promise)
    }

    /// Whom commanders with a command left could send over this approach.
    fn ready(&self, from: Approach) -> impl Iterator<Item = &Piece> {
        let spent = self.field.side == Side::Allied && self.field.sight.turn.corps_commands >= 5;
        let places = places(from);
        self.field.own.iter().filter(move |piece| {
            let commanded = piece.corps.is_some_and(|corps| self.field.may_command(corps));
            places.contains(&piece.at) && !piece.moved && !piece.fixed && commanded && !spent
        })
    }

    /// The first corps that gets nearer to where it is ordered, or goes up to the enemy where it holds.
    fn advance(&self, picks: &[Pick], progress: &mut Progress, rng: &mut TestRng) -> Option<Action> {
        let mut corps: Vec<Commander> = picks
            .iter()
            .filter_map(|pick| match pick {
                Pick::Corps { commander } => Some(*commander),
                _ => None,
            })
            .collect();
        // The first named is the first to march.
        corps.sort_by_key(|commander| {
            let named = self
                .orders
                .marches
                .iter()
                .position(|(one, _)| *one == commander.to_string());
            named.unwrap_or(usize::MAX)
        });
        for commander in corps {
            let pick = Pick::Corps { commander };
            let post = self.field.post(commander).unwrap_or(Position::OFF);
            if post.is_off() && self.field.side == Side::French && !self.orders.call {
                continue;
            }
            let goal = self.goal(commander, post, progress);
            let here = self.liking(commander, goal, post);
            let ways = all(self.view, self.ask, &[pick]).into_iter();
            let ends = ways.filter_map(|action| Some((self.liking(commander, goal, end(&action)?), action)));
            let better: Vec<_> = ends.filter(|(liking, _)| *liking > here).collect();
            let Some(most) = better.iter().map(|(liking, _)| *liking).max() else {
                continue;
            };
            let mut best: Vec<Action> = better
                .into_iter()
                .filter(|(liking, _)| *liking == most)
                .map(|(_, action)| action)
                .collect();
            return Some(best.swap_remove(rng.random_range(0..best.len())));
        }
        None
    }

    fn goal(&self, commander: Commander, post: Position, progress: &mut Progress) -> Option<Locale> {
        let name = commander.to_string();
        let (_, way) = self.orders.marches.iter().find(|(one, _)| *one == name)?;
        let reached = progress.entry(commander).or_default();
        let stage = |number: usize| way.get(number).and_then(|&number| Locale::try_from(number).ok());
        if post.locale().is_some() && post.locale() == stage(*reached) && *reached + 1 < way.len() {
            *reached += 1;
        }
        stage(*reached)
    }

    /// How a commander likes a position: near his goal, and once there, before the enemy.
    fn liking(&self, commander: Commander, goal: Option<Locale>, position: Position) -> i32 {
        let Some(locale) = position.locale() else {
            return i32::MIN;
        };
        let goal = goal.or_else(|| self.field.post(commander)?.locale()).unwrap_or(locale);
        let near = -10 * distance(locale, goal);
        let posture = match position.approach() {
            None => 2,
            Some(approach) => {
                let before = i32::from(self.field.foes_in(approach.far()));
                let guarded = self.field.at(position).any(|piece| piece.corps != Some(commander));
                if self.orders.blocks && before > 1 && !guarded {
                    2 + before.min(7)
                } else {
                    0
                }
            }
        };
        near + posture
    }

    /// Takes a straggler into a corps, or sends him back to one.
    fn rally(&self, picks: &[Pick]) -> Option<Action> {
        for &pick in picks {
            if let Pick::Attach { .. } = pick {
                let lost = |unit| {
                    self.field
                        .piece(unit)
                        .is_some_and(|piece| piece.corps.is_none() && !piece.fixed)
                };
                let ways = all(self.view, self.ask, &[pick]).into_iter();
                let mut gathers = ways.filter(|way| matches!(way, Action::Attach { unit, .. } if lost(*unit)));
                if let Some(action) = gathers.next() {
                    return Some(action);
                }
            }
        }
        picks.iter().find_map(|&pick| self.recall(pick))
    }

    /// Sends a detached unit back to the nearest commander.
    fn recall(&self, pick: Pick) -> Option<Action> {
        let Pick::Unit { unit } = pick else {
            return None;
        };
        let piece = self
            .field
            .piece(unit)
            .filter(|piece| piece.corps.is_none() && !piece.fixed)?;
        let from = piece.at.locale()?;
        let posts = self
            .field
            .commanders()
            .into_iter()
            .filter_map(|one| self.field.post(one));
        let near = posts.filter_map(|post| Some((distance(from, post.locale()?), post)));
        let (way, post) = near
            .min_by_key(|(way, post)| (*way, *post))
            .filter(|(way, _)| *way <= STRAY)?;
        let left = |at: Position| {
            let locale = at.locale().unwrap_or(from);
            2 * distance(locale, post.locale().unwrap_or(from)) + i32::from(at != post)
        };
        let now = 2 * way + i32::from(piece.at != post);
        let ways = all(self.view, self.ask, &[pick]).into_iter();
        let ends = ways.filter_map(|action| Some((left(end(&action)?), action)));
        ends.filter(|(left, _)| *left < now)
            .min_by_key(|(left, _)| *left)
            .map(|(_, action)| action)
    }
}

/// Where a move ends.
fn end(action: &Action) -> Option<Position> {
    let (Action::CorpsMove { to, .. } | Action::UnitMove { to, .. }) = action else {
        return None;
    };
    match to {
        Route::Plain(position) => Some(*position),
        Route::Road(way) => {
            let last = way.roads.last().map(|road| road.to());
            let locale = last.or_else(|| way.entry.map(|entry| entry.locale()))?;
            Some(way.at.map_or(Position::reserve(locale), Position::at))
        }
    }
}
