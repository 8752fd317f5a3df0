//! The faces that are left, dealt to the blocks that are hidden. A unit that was seen is somewhere among those it was seen
//! with: it is put there first, and all others fall as they may, so that they come as often as the order of battle says.

use rand::{Rng, RngExt as _};
use triumph::{Army, Face, MOST_UNITS, Unit, Units};

use super::draft::{Draft, Wanted};
use crate::triumph::faces::Faces;
use crate::triumph::memory::Census;

/// As many as there can be units, and as many that are no longer there.
const MOST_CARDS: usize = 64;

/// How often cards are dealt anew until the rules of the set-up are kept.
const TRIES: usize = 12;

pub struct Deal {
    /// At least as many as there are hidden blocks; the rest is lost, or was never there.
    cards: Vec<Face>,
    /// What each place may hold.
    open: [Faces; MOST_CARDS],
    places: Vec<Places>,
    demands: Vec<Demand>,
}

/// At least one of these holds.
#[derive(Clone, Debug, Default)]
struct Demand(Vec<Places>);

/// So many of the cards at these places are of these faces.
#[derive(Copy, Clone, Debug)]
struct Places {
    places: u64,
    faces: Faces,
    least: u8,
}

impl Deal {
    pub fn new(draft: &Draft, hidden: &[Unit], census: Option<&Census>) -> Deal {
        let army = &draft.army;
        let cards = census.and_then(|census| counted(army, hidden.len(), *census));
        let mut known = list(army, hidden, &draft.sightings);
        let open = narrow(&mut known);
        // Whoever has the least choice comes first: of places, then of faces.
        known.sort_by_key(|one| {
            (
                one.places.count_ones().saturating_sub(one.least.into()),
                one.faces.len(),
            )
        });
        Deal {
            cards: cards.unwrap_or_else(|| guessed(army, hidden.len())),
            open,
            places: known,
            demands: draft
                .demands
                .iter()
                .filter_map(|demand| unmet(army, hidden, demand))
                .collect(),
        }
    }

    /// Whether all hidden faces of this army are among the cards.
    pub fn allows(&self, army: &Army) -> bool {
        let mut left = self.cards.clone();
        let mut hidden = army.alive().without(army.seen).into_iter();
        hidden.all(|unit| {
            let place = left.iter().position(|&card| army.face(unit) == Some(card));
            place.map(|place| left.swap_remove(place)).is_some()
        })
    }

    /// Faces for the hidden blocks, and behind them what is left.
    pub fn deal(&self, rng: &mut impl Rng) -> [Face; MOST_CARDS] {
        let mut table = Table::new(self.cards.len());
        for _ in 0..TRIES {
            if self.dealt(&mut table, rng) {
                return table.cards;
            }
        }
        for demand in &self.demands {
            table.mend(demand, rng);
        }
        table.cards
    }

    /// Whether all that is known goes together, as far as a few tries tell.
    pub fn comes_out(&self, rng: &mut impl Rng) -> bool {
        let mut table = Table::new(self.cards.len());
        (0..TRIES).any(|_| self.dealt(&mut table, rng))
    }

    /// Whether it came out as it must.
    fn dealt(&self, table: &mut Table, rng: &mut impl Rng) -> bool {
        table.hold(&self.cards);
        // Not all at the first that fails: what can be put is put.
        let put = self
            .places
            .iter()
            .filter(|known| !table.put(known, &self.open, rng))
            .count()
            == 0;
        table.shuffle(rng);
        put && self.demands.iter().all(|demand| table.meets(demand))
    }
}

/// What each place may hold: where as many are known as there are places for them, they are there.
fn narrow(known: &mut [Places]) -> [Faces; MOST_CARDS] {
    let mut open = [Faces::ALL; MOST_CARDS];
    for _ in 0..known.len() {
        for one in known.iter_mut() {
            let fit = places(one.places).filter(|&place| !open[place].and(one.faces).is_empty());
            let fit = fit.fold(0, |all, place| all | 1u64 << place);
            if fit.count_ones() < u32::from(one.least) {
                continue;
            }
            one.places = fit;
            if fit.count_ones() == u32::from(one.least) {
                places(fit).for_each(|place| open[place] = open[place].and(one.faces));
            }
        }
    }
    open
}

/// None if what is seen does already, or if there is no way.
fn unmet(army: &Army, hidden: &[Unit], demand: &[Wanted]) -> Option<Demand> {
    let wanted = list(army, hidden, demand);
    (!demand.is_empty() && wanted.len() == demand.len()).then_some(Demand(wanted))
}

fn list(army: &Army, hidden: &[Unit], wanted: &[Wanted]) -> Vec<Places> {
    let list = wanted.iter().filter_map(|wanted| {
        let places = hidden.iter().enumerate();
        let places = places.filter(|(_, unit)| wanted.among.contains(**unit));
        let places = places.fold(0, |all, (place, _)| all | 1 << place);
        // Whoever is seen now may be the one that was seen before.
        let seen = wanted.among.and(army.seen);
        let seen = seen.filter(|unit| army.is(unit, |face| wanted.faces.contains(face)));
        let least = wanted.least.saturating_sub(seen.len());
        (least > 0).then_some(Places {
            places,
            faces: wanted.faces,
            least,
        })
    });
    list.collect()
}

/// All faces of the army but those that are seen, if that comes out even.
fn counted(army: &Army, hidden: usize, census: Census) -> Option<Vec<Face>> {
    let seen = army.seen.into_iter().filter_map(|unit| army.face(unit));
    let left = seen.into_iter().try_fold(census, Census::without)?;
    (usize::from(left.sum()) == hidden).then(|| cards(&left))
}

fn cards(census: &Census) -> Vec<Face> {
    Face::all()
        .flat_map(|face| std::iter::repeat_n(face, usize::from(census.count(face))))
        .collect()
}

/// Of an army whose losses nobody has told: the order of battle, without what is seen or what that once was.
fn guessed(army: &Army, hidden: usize) -> Vec<Face> {
    let mut census = Census::at_first(army.side);
    for face in army.seen.into_iter().filter_map(|unit| army.face(unit)) {
        census = stronger(face)
            .find_map(|before| census.without(before))
            .unwrap_or(census);
    }
    let mut cards = cards(&census);
    while cards.len() < hidden {
        cards.push(Face::Infantry2);
    }
    cards
}

/// The face itself, and those that are reduced to it.
fn stronger(face: Face) -> impl Iterator<Item = Face> {
    let leads_to = move |from: Face| std::iter::successors(Some(from), |face| face.reduced()).any(|one| one == face);
    [face]
        .into_iter()
        .chain(Face::all().filter(move |&other| other != face && leads_to(other)))
}

struct Table {
    cards: [Face; MOST_CARDS],
    count: usize,
    /// Places whose card stays.
    settled: u64,
}

impl Table {
    fn new(count: usize) -> Table {
        Table {
            cards: [Face::Infantry2; MOST_CARDS],
            count,
            settled: 0,
        }
    }

    fn hold(&mut self, cards: &[Face]) {
        self.cards[..self.count].copy_from_slice(cards);
        self.settled = 0;
    }

    /// The places that are not settled and hold such a face.
    fn holding(&self, faces: Faces) -> u64 {
        let all = (0..self.count).filter(|&place| faces.contains(self.cards[place]));
        all.fold(0, |all, place| all | 1 << place) & !self.settled
    }

    /// Whether it could be done.
    fn put(&mut self, known: &Places, open: &[Faces; MOST_CARDS], rng: &mut impl Rng) -> bool {
        // A unit that is known for one thing may be the one that is known for another.
        let settled = Places {
            places: known.places & self.settled,
            ..*known
        };
        for _ in self.met(&settled)..known.least {
            let Some(place) = one_of(known.places & !self.settled, rng) else {
                return false;
            };
            let Some(card) = one_of(self.holding(known.faces.and(open[place])), rng) else {
                return false;
            };
            self.cards.swap(place, card);
            self.settled |= 1 << place;
        }
        true
    }

    fn shuffle(&mut self, rng: &mut impl Rng) {
        let mut free = [0; MOST_CARDS];
        let mut count = 0;
        for place in (0..self.count).filter(|place| self.settled & 1 << place == 0) {
            free[count] = place;
            count += 1;
        }
        for last in (1..count).rev() {
            self.cards.swap(free[last], free[rng.random_range(0..=last)]);
        }
    }

    fn meets(&self, demand: &Demand) -> bool {
        demand.0.iter().any(|wanted| self.met(wanted) >= wanted.least)
    }

    fn met(&self, wanted: &Places) -> u8 {
        let all = places(wanted.places);
        all.filter(|&place| wanted.faces.contains(self.cards[place])).count() as u8
    }

    /// Exchanges cards until the demand is met, if that can be.
    fn mend(&mut self, demand: &Demand, rng: &mut impl Rng) {
        if self.meets(demand) {
            return;
        }
        let first = rng.random_range(0..demand.0.len());
        for wanted in demand.0[first..].iter().chain(&demand.0[..first]) {
            for _ in self.met(wanted)..wanted.least {
                let good = self.holding(wanted.faces);
                let card = one_of(good & !wanted.places, rng);
                let place = one_of(wanted.places & !good & !self.settled, rng);
                if let (Some(place), Some(card)) = (place, card) {
                    self.cards.swap(place, card);
                    self.settled |= 1 << place;
                }
            }
            if self.meets(demand) {
                return;
            }
        }
    }
}

fn places(mut bits: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let place = bits.trailing_zeros() as usize;
        (bits != 0).then(|| {
            bits &= bits - 1;
            place
        })
    })
}

fn one_of(bits: u64, rng: &mut impl Rng) -> Option<usize> {
    match bits.count_ones() {
        0 => None,
        1 => Some(bits.trailing_zeros() as usize),
        count => places(bits).nth(rng.random_range(0..count) as usize),
    }
}

/// One of these units, none if there are none.
pub fn any_of(units: Units, rng: &mut impl Rng) -> Option<Unit> {
    match usize::from(units.len()) {
        0 | 1 => units.first(),
        count => units.into_iter().nth(rng.random_range(0..count)),
    }
}

const _: () = assert!(MOST_CARDS >= MOST_UNITS);
