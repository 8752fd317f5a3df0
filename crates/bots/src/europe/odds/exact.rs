//! All that can come of a battle, half turn by half turn, with its chance. Lines that came about in several ways are one.

use std::collections::BTreeMap;

use europe::Side;

use super::field::{Both, Field, Throw};
use super::start::{Next, Start};
use super::successes::Successes;
use super::tally::Tally;
use super::troop::Troop;

/// What is less likely than this is left out, and told as an error.
const TINY: f64 = 1e-13;

/// A battle that needs more steps is too large: others are quicker drawn.
const MOST_STEPS: u32 = 250_000;

pub struct Exact {
    pub tally: Tally,
    /// The chance of all that was left out.
    pub left_out: f64,
}

/// None where it would take too long.
pub fn exact(field: &Field<'_>, start: Start) -> Option<Exact> {
    let mut run = Run {
        field: *field,
        successes: Successes::default(),
        tally: Tally::default(),
        left_out: 0.0,
        steps: 0,
    };
    run.fight(start)?;
    Some(Exact {
        tally: run.tally,
        left_out: run.left_out,
    })
}

struct Run<'a> {
    field: Field<'a>,
    successes: Successes,
    tally: Tally,
    left_out: f64,
    steps: u32,
}

/// Lines as a battle may begin, with their chance.
type Begun = Vec<(Both, f64)>;

/// Lines with their chance. A sorted map, so that sums come out the same every time.
type Cloud = BTreeMap<Both, f64>;

impl Run<'_> {
    fn fight(&mut self, start: Start) -> Option<()> {
        let landed = self.field.landed;
        let (ashore, drowned) = self.come_ashore(start)?;
        self.field.landed = landed || !start.crossing.pieces.is_empty();
        self.fight_on(start, ashore)?;
        // Where nobody comes ashore, it is no landing.
        self.field.landed = landed;
        self.fight_on(start, drowned)
    }

    fn fight_on(&mut self, start: Start, begun: Begun) -> Option<()> {
        let mut cloud = Cloud::new();
        for (mut both, weight) in begun {
            match self.field.beaten_at_once(&mut both) {
                Some(beaten) => self.end(both, beaten.other(), weight),
                None => *cloud.entry(both).or_default() += weight,
            }
            if self.steps > MOST_STEPS {
                return None;
            }
        }
        let mut now = Some(start.hour);
        if let Next::Rally { tried } = start.next {
            cloud = self.rally(cloud, start.hour.side, tried);
            now = start.hour.next();
        }
        while let Some(hour) = now.filter(|_| !cloud.is_empty()) {
            cloud = self.half(cloud, hour.side)?;
            now = hour.next();
        }
        // Night falls.
        for (both, weight) in cloud {
            self.end(both, Side::Defender, weight);
        }
        (self.steps <= MOST_STEPS).then_some(())
    }

    /// What may be left of a landing when the fight begins, and what there is if all drown. None where that is too much.
    fn come_ashore(&mut self, start: Start) -> Option<(Begun, Begun)> {
        if start.crossing.pieces.is_empty() {
            return Some((vec![(start.both, 1.0)], Vec::new()));
        }
        let mut landed = vec![(Troop::default(), 1.0)];
        for (arm, throw) in start.crossing.throws() {
            let mut more = Vec::new();
            for (troop, weight) in landed {
                let shares = self.shares(throw, weight).into_iter();
                more.extend(shares.map(|(count, weight)| (troop.and(arm, count), weight)));
                if self.steps > MOST_STEPS {
                    return None;
                }
            }
            landed = more;
        }
        let (ashore, drowned): (Vec<_>, Vec<_>) = landed.into_iter().partition(|(troop, _)| troop.total() > 0);
        let drawn_up = |all: Vec<(Troop, f64)>| {
            let all = all.into_iter();
            all.map(|(troop, weight)| (start.ashore(&self.field, &troop), weight))
                .collect()
        };
        Some((drawn_up(ashore), drawn_up(drowned)))
    }

    fn half(&mut self, cloud: Cloud, side: Side) -> Option<Cloud> {
        let mut fired = Cloud::new();
        for (mut both, weight) in cloud {
            self.field.arrange(&mut both, side);
            if self.field.has_left(&both, side) {
                self.end(both, side.other(), weight);
                continue;
            }
            let throw = self.field.fire(&both, side);
            for (hits, weight) in self.shares(throw, weight) {
                let mut after = both;
                self.field.strike(&mut after, side, hits);
                if self.field.has_left(&after, side.other()) {
                    self.end(after, side, weight);
                } else {
                    *fired.entry(after).or_default() += weight;
                }
            }
            if self.steps > MOST_STEPS {
                return None;
            }
        }
        Some(self.rally(fired, side, 0))
    }

    fn rally(&mut self, cloud: Cloud, side: Side, tried: u16) -> Cloud {
        let rallies = |both: &Both| self.field.rallying(both, side, tried).is_some();
        if !cloud.keys().any(rallies) {
            return cloud;
        }
        let mut rallied = Cloud::new();
        for (both, weight) in cloud {
            let Some(throw) = self.field.rallying(&both, side, tried) else {
                *rallied.entry(both).or_default() += weight;
                continue;
            };
            for (pieces, weight) in self.shares(throw, weight) {
                let mut after = both;
                self.field.rally(&mut after, side, pieces);
                *rallied.entry(after).or_default() += weight;
            }
        }
        rallied
    }

    fn end(&mut self, both: Both, winner: Side, weight: f64) {
        let Some(throw) = self.field.pursuit(&both, winner) else {
            return self.tally.add(winner, &both, weight);
        };
        for (hits, weight) in self.shares(throw, weight) {
            let mut after = both;
            self.field.pursue(&mut after, winner, hits);
            self.tally.add(winner, &after, weight);
        }
    }

    /// Each number of successes that makes a difference, with its share of the weight.
    fn shares(&mut self, throw: Throw, weight: f64) -> Vec<(u16, f64)> {
        let chances = self.successes.of(throw);
        let most = usize::from(throw.most).min(chances.len() - 1);
        let rest: f64 = chances[most..].iter().sum();
        let each = chances[..most].iter().copied().chain([rest]);
        let mut shares = Vec::with_capacity(most + 1);
        for (count, chance) in each.enumerate() {
            let share = weight * chance;
            if share > TINY {
                shares.push((count as u16, share));
            } else {
                self.left_out += share;
            }
        }
        self.steps += shares.len() as u32;
        shares
    }
}
