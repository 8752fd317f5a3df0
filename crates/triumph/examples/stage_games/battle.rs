//! What a general does in an attack, on either side of it.

use table::Game as _;
use triumph::board::{Approach, Commander, Locale, Position};
use triumph::{Action, Ask, Face, Order, Pick, Triumph, Units, View};

use crate::draft::follow;
use crate::field::{Field, Piece, places};
use crate::odds::{best_attack, expected_defence, width};
use crate::orders::Orders;

pub struct Battle<'a> {
    pub view: &'a View,
    pub ask: &'a Ask,
    pub field: &'a Field,
    pub orders: &'a Orders,
    /// The attack approach.
    pub from: Approach,
}

fn units<'a>(pieces: impl IntoIterator<Item = &'a Piece>) -> Units {
    pieces.into_iter().map(|piece| piece.unit).collect()
}

impl Battle<'_> {
    fn is_legal(&self, action: &Action) -> bool {
        Triumph::check(self.view, self.ask, action).is_ok()
    }

    /// Stands with the best leaders there are, or gives way to many.
    pub fn defend(&self) -> Option<Action> {
        let into = self.from.opposite();
        let blockers: Vec<&Piece> = self.field.at(Position::at(into)).collect();
        if !blockers.is_empty() {
            let leaders = self.leaders(blockers);
            return Some(Action::Hold {
                leaders: units(&leaders),
            });
        }
        let reserve = Position::reserve(into.locale());
        let able = |piece: &&Piece| piece.stood.is_none_or(|stood| stood == into) && !piece.beaten;
        let there: Vec<&Piece> = self.field.at(reserve).filter(able).collect();
        let mut best: Option<(u8, Action)> = None;
        let corps = there.iter().map(|piece| piece.corps);
        for corps in corps.collect::<std::collections::BTreeSet<_>>() {
            let mut named: Vec<&Piece> = there.iter().copied().filter(|piece| piece.corps == corps).collect();
            if corps.is_none() {
                named.sort_by_key(|piece| std::cmp::Reverse(piece.face.strength()));
                named.truncate(1);
            }
            let leaders = self.leaders(named.iter().copied().filter(|piece| self.may_lead(piece)).collect());
            let worth: u8 = leaders.iter().map(|piece| 4 * piece.face.strength()).sum::<u8>() + named.len() as u8;
            let action = Action::Defend {
                units: units(named.iter().copied()),
                commanders: corps.into_iter().collect(),
                leaders: units(&leaders),
            };
            let stands = !leaders.is_empty() && self.dares(&named) && self.is_legal(&action);
            if stands && best.as_ref().is_none_or(|(other, _)| worth > *other) {
                best = Some((worth, action));
            }
        }
        Some(best.map_or(Action::Retreat, |(_, action)| action))
    }

    /// Whether these would stand against whoever is over there. A lonely outpost falls back.
    fn dares(&self, named: &[&Piece]) -> bool {
        let against: u8 = places(self.from).iter().map(|&place| self.field.foes_at(place)).sum();
        let surplus = against as i8 - named.len() as i8;
        let outpost = named.iter().all(|piece| piece.corps.is_none() && !piece.fixed);
        surplus <= self.orders.stand && !outpost
    }

    fn may_lead(&self, piece: &Piece) -> bool {
        let santon = piece.fixed && piece.at == Position::reserve(Locale::SANTON);
        piece.face.strength() > 1 || santon
    }

    /// The strongest of one type, as many as the approach lets lead; line before Guard.
    fn leaders(&self, mut pieces: Vec<&Piece>) -> Vec<Piece> {
        let into = self.from.opposite();
        pieces.retain(|piece| !(piece.face.is_cavalry() && into.obstructed()));
        pieces.sort_by_key(|piece| (std::cmp::Reverse(piece.face.strength()), piece.face.is_guard()));
        let Some(first) = pieces.first().map(|piece| piece.face.symbol()) else {
            return Vec::new();
        };
        let alike = pieces.into_iter().filter(|piece| piece.face.symbol() == first);
        alike.take(width(into)).copied().collect()
    }

    /// Presses on if it still looks well, now that the defenders are named.
    pub fn press_or_feint(&self, guard: bool) -> Option<Action> {
        let blocked = self.field.foes_at(Position::at(self.from.opposite())) > 0;
        let bring = |pieces: &[&Piece]| best_attack(pieces, self.from, self.from.wide(), blocked, guard).0;
        let brings = self.sorties().iter().map(|(_, pieces)| bring(pieces)).max();
        let meets = expected_defence(self.field, self.from, guard);
        let promise = brings.unwrap_or(i8::MIN).saturating_sub(meets);
        let guns = self.orders.guns && self.field.battery(self.from).is_some();
        if (promise >= self.orders.nerve || guard || guns) && self.is_legal(&Action::Press) {
            return Some(Action::Press);
        }
        // A feint is made with as little as can be, and from where it stands.
        follow(self.view, self.ask, &[], |_, pick| match pick {
            Pick::Unit { .. } => 4,
            Pick::Corps { .. } => 3,
            Pick::To { position } if position.is_reserve() => 6,
            Pick::To { .. } => 5,
            Pick::Feint => 2,
            _ => 0,
        })
    }

    /// The corps that stand ready, each alone and all of one place together, with what they bring.
    fn sorties(&self) -> Vec<(Vec<Commander>, Vec<&Piece>)> {
        let mut all = Vec::new();
        for place in places(self.from) {
            let here = self.field.commanders().into_iter();
            let here: Vec<Commander> = here
                .filter(|&one| self.field.post(one) == Some(place) && self.field.may_command(one))
                .collect();
            let pieces = |corps: &[Commander]| -> Vec<&Piece> {
                let of = corps.iter().flat_map(|&one| self.field.corps(one));
                of.filter(|piece| !piece.moved && !piece.fixed).collect()
            };
            all.extend(here.iter().map(|&one| (vec![one], pieces(&[one]))));
            if here.len() > 1 {
                let together = pieces(&here);
                all.push((here, together));
            }
        }
        all.retain(|(_, pieces)| !pieces.is_empty());
        all
    }

    /// The corps and leaders that bring most; of equals, the larger body.
    pub fn declare(&self, guard: bool, blocked: bool, defence: &[Face]) -> Option<Action> {
        let mut best: Option<((i8, usize), Action)> = None;
        for (corps, mut pieces) in self.sorties() {
            let all: Vec<Piece> = corps.iter().flat_map(|&one| self.field.corps(one)).copied().collect();
            for wide in [true, false] {
                // Who finds no room over there stays: guns first, then the weak.
                let (brings, leaders) = best_attack(&pieces, self.from, wide, blocked, guard);
                let leads = |piece: &Piece| leaders.iter().any(|leader| leader.unit == piece.unit);
                pieces.sort_by_key(|piece| {
                    let value = if piece.face.is_artillery() {
                        0
                    } else {
                        piece.face.strength()
                    };
                    (std::cmp::Reverse(leads(piece)), std::cmp::Reverse(value))
                });
                pieces.truncate(usize::from(self.from.far().capacity()));
                let sent = units(pieces.iter().copied());
                let against = (!wide && defence.len() > 1).then(|| {
                    let weaker = defence[0].strength() > defence[1].strength();
                    u8::from(weaker)
                });
                let met: i8 = match against {
                    Some(one) => defence[usize::from(one)].strength() as i8,
                    None => defence.iter().map(|face| face.strength() as i8).sum(),
                };
                let action = Action::Declare {
                    order: Order::Corps {
                        corps: corps.iter().copied().collect(),
                        leave: units(all.iter().filter(|piece| !sent.contains(piece.unit))),
                        road: None,
                    },
                    narrow: !wide,
                    against,
                    leaders: units(&leaders),
                };
                let result = (brings.saturating_sub(met), pieces.len());
                let better = best.as_ref().is_none_or(|(other, _)| result > *other);
                if better && self.is_legal(&action) {
                    best = Some((result, action));
                }
            }
        }
        let poor = best.as_ref().is_none_or(|((result, _), _)| *result < self.orders.nerve);
        let guns = if poor { self.fire(guard) } else { None };
        let best = guns.or_else(|| best.map(|(_, action)| action));
        best.or_else(|| {
            follow(self.view, self.ask, &[], |_, pick| match pick {
                Pick::Lead { .. } => 5,
                Pick::Wide => 4,
                Pick::Narrow => 3,
                Pick::Corps { .. } => 2,
                Pick::Done => 2,
                Pick::Leave { .. } => 0,
                _ => 1,
            })
        })
    }

    /// The fixed battery, where it stands before the enemy.
    fn fire(&self, guard: bool) -> Option<Action> {
        let battery = self.field.battery(self.from).filter(|_| !guard)?;
        let action = Action::Declare {
            order: Order::unit(battery.unit),
            narrow: true,
            against: None,
            leaders: Units::one(battery.unit),
        };
        self.is_legal(&action).then_some(action)
    }

    /// The fewest who turn the result; nobody where it cannot be turned, or need not be.
    pub fn counter_attack(&self, initial: i8, holds_a_tie: bool, named: Units) -> Action {
        let nobody = Action::CounterAttack { units: Units::NONE };
        let holds = |result: i8| result < 0 || (result == 0 && holds_a_tie);
        if holds(initial) {
            return nobody;
        }
        let able: Vec<&Piece> = self
            .field
            .own
            .iter()
            .filter(|piece| named.contains(piece.unit))
            .collect();
        let mut best: Option<(u8, Action)> = None;
        for (place, one) in able.iter().enumerate() {
            let pairs = able[place + 1..].iter().map(|other| vec![*one, *other]);
            for pieces in std::iter::once(vec![*one]).chain(pairs) {
                let brings: u8 = pieces.iter().map(|piece| piece.face.strength() - 1).sum();
                let action = Action::CounterAttack {
                    units: units(pieces.iter().copied()),
                };
                let cheaper = best.as_ref().is_none_or(|(other, _)| brings < *other);
                if holds(initial - brings as i8) && cheaper && self.is_legal(&action) {
                    best = Some((brings, action));
                }
            }
        }
        best.map_or(nobody, |(_, action)| action)
    }
}
