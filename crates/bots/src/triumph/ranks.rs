//! An army as it stands, counted once for as long as it stands so.

use triumph::board::{Locale, LocaleSet, Position, Side, Star};
use triumph::{Army, Face};

use super::map::MAP;

/// Pieces of one army in one position. The best two of foot and of horse, the better first.
#[derive(Copy, Clone, Default)]
pub struct Post {
    pub units: u8,
    pub foot: [u8; 2],
    pub horse: [u8; 2],
    pub guns: u8,
}

impl Post {
    #[must_use]
    pub fn with(mut self, face: Face) -> Post {
        self.units += 1;
        if face.is_artillery() {
            self.guns += 1;
        } else if face.is_cavalry() {
            rank(&mut self.horse, face.strength());
        } else {
            rank(&mut self.foot, face.strength());
        }
        self
    }
}

pub fn rank(best: &mut [u8; 2], strength: u8) {
    if strength > best[0] {
        *best = [strength, best[0]];
    } else if strength > best[1] {
        best[1] = strength;
    }
}

/// By the distance to where an army wants to be.
const NEARNESS: [f32; 8] = [1.0, 0.8, 0.6, 0.45, 0.3, 0.2, 0.1, 0.0];

/// Strength by kind, and by where it stands.
#[derive(Copy, Clone, Default)]
pub struct Sums {
    pub foot: u16,
    pub horse: u16,
    pub guns: u16,
    pub guard: u16,
    pub heavy: u16,
    pub off: u16,
    pub detached: u8,
    /// Near what the army wants, in it, and before what it must keep.
    pub near: f32,
    pub at_goal: f32,
    pub home: f32,
    /// Corps on stars of each colour that could hold them: not of cavalry alone.
    pub stars: [u8; Star::ALL.len()],
}

#[derive(Clone)]
pub struct Ranks {
    army: Army,
    posts: [Post; Position::SPAN],
    /// Steps of strength in each locale.
    steps: [u8; Locale::SPAN],
    held: LocaleSet,
    sums: Sums,
}

impl Ranks {
    pub fn of(army: &Army) -> Ranks {
        let mut ranks = Ranks {
            army: *army,
            posts: [Post::default(); Position::SPAN],
            steps: [0; Locale::SPAN],
            held: LocaleSet::EMPTY,
            sums: Sums::default(),
        };
        ranks.count();
        ranks
    }

    /// Whether an army stands as this one was counted; what its units have done meanwhile does not matter.
    pub fn are_of(&self, army: &Army) -> bool {
        self.army.stands_as(army)
    }

    /// Counts another army, if it is another.
    pub fn count_again(&mut self, army: &Army) {
        if self.are_of(army) {
            return;
        }
        for unit in self.army.alive() {
            let place = self.army.place(unit);
            self.posts[usize::from(place.index())] = Post::default();
        }
        self.steps = [0; Locale::SPAN];
        self.held = LocaleSet::EMPTY;
        self.sums = Sums::default();
        self.army = *army;
        self.count();
    }

    fn count(&mut self) {
        let Ranks {
            army,
            posts,
            steps,
            held,
            sums,
        } = self;
        let map = &*MAP;
        for commander in army.commanders() {
            let units = army.corps(commander);
            let holds = units.into_iter().any(|unit| army.is(unit, |face| !face.is_cavalry()));
            let Some(locale) = army.post(commander).and_then(Position::locale).filter(|_| holds) else {
                continue;
            };
            let stars = locale.stars();
            for star in Star::ALL {
                sums.stars[star as usize] += u8::from(stars.has(star));
            }
        }
        sums.detached = army.detached().len();
        for unit in army.alive() {
            let Some(face) = army.face(unit) else {
                continue;
            };
            let strength = face.strength();
            match face {
                Face::Artillery1 => sums.guns += 1,
                face if face.is_cavalry() => sums.horse += u16::from(strength),
                _ => sums.foot += u16::from(strength),
            }
            sums.guard += u16::from(face.is_guard());
            sums.heavy += u16::from(face.is_heavy());
            let place = army.place(unit);
            let Some(locale) = place.locale() else {
                sums.off += u16::from(strength);
                continue;
            };
            let post = &mut posts[usize::from(place.index())];
            *post = post.with(face);
            steps[locale.index()] += strength;
            held.insert(locale);
            let (goal, own) = match army.side {
                Side::French => (map.to_prize(locale), map.to(Star::Blue, locale)),
                Side::Allied => (map.to(Star::Blue, locale), map.to_prize(locale)),
            };
            let weight = f32::from(strength) * if face.is_cavalry() { 0.5 } else { 1.0 };
            sums.near += weight * NEARNESS[usize::from(goal).min(NEARNESS.len() - 1)];
            sums.at_goal += if goal == 0 { weight } else { 0.0 };
            sums.home += if own <= 1 { weight } else { 0.0 };
        }
    }

    pub fn post(&self, position: Position) -> Post {
        self.posts[usize::from(position.index())]
    }

    pub fn steps(&self, locale: Locale) -> u8 {
        self.steps[locale.index()]
    }

    pub fn held(&self) -> LocaleSet {
        self.held
    }

    pub fn sums(&self) -> &Sums {
        &self.sums
    }
}
