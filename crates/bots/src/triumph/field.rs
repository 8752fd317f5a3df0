//! Who stands where, counted once for a whole judgement.

use triumph::board::{Approach, Locale, LocaleSet, Position, Side, Symbol};
use triumph::{Face, State};

/// Pieces of one army in one position. The best two of foot and of horse, the better first.
#[derive(Copy, Clone, Default)]
pub struct Post {
    pub units: u8,
    pub foot: [u8; 2],
    pub horse: [u8; 2],
    pub guns: u8,
}

impl Post {
    fn add(&mut self, face: Face) {
        self.units += 1;
        if face.is_artillery() {
            self.guns += 1;
        } else if face.is_cavalry() {
            rank(&mut self.horse, face.strength());
        } else {
            rank(&mut self.foot, face.strength());
        }
    }
}

fn rank(best: &mut [u8; 2], strength: u8) {
    if strength > best[0] {
        *best = [strength, best[0]];
    } else if strength > best[1] {
        best[1] = strength;
    }
}

fn both(one: [u8; 2], other: [u8; 2]) -> [u8; 2] {
    let mut best = one;
    other.into_iter().for_each(|strength| rank(&mut best, strength));
    best
}

/// What strengths add up to when they lead, one in a narrow attack and two in a wide one.
fn led(best: [u8; 2], wide: bool, least: u8) -> i8 {
    let leads = |strength: u8| if strength >= least { strength as i8 } else { 0 };
    leads(best[0]) + if wide { leads(best[1]) } else { 0 }
}

pub struct Field {
    posts: [[Post; Position::SPAN]; 2],
    /// Steps of strength in each locale.
    steps: [[u8; Locale::SPAN]; 2],
    held: [LocaleSet; 2],
}

impl Field {
    pub fn of(state: &State) -> Field {
        let mut field = Field {
            posts: [[Post::default(); Position::SPAN]; 2],
            steps: [[0; Locale::SPAN]; 2],
            held: [LocaleSet::EMPTY; 2],
        };
        for side in Side::ALL {
            let army = state.army(side);
            for unit in army.alive() {
                let place = army.place(unit);
                let (Some(locale), Some(face)) = (place.locale(), army.face(unit)) else {
                    continue;
                };
                field.posts[side.index()][usize::from(place.index())].add(face);
                field.steps[side.index()][locale.index()] += face.strength();
                field.held[side.index()].insert(locale);
            }
        }
        field
    }

    pub fn post(&self, side: Side, position: Position) -> &Post {
        &self.posts[side.index()][usize::from(position.index())]
    }

    pub fn steps(&self, side: Side, locale: Locale) -> u8 {
        self.steps[side.index()][locale.index()]
    }

    pub fn held(&self, side: Side) -> LocaleSet {
        self.held[side.index()]
    }

    /// The best that an attack from this approach could bring, after what the ground takes from it.
    pub fn attack(&self, side: Side, from: Approach) -> i8 {
        let against = from.opposite();
        let blocked = self.post(side.other(), Position::at(against)).units > 0;
        let front = self.post(side, Position::at(from));
        let rear = self.post(side, Position::reserve(from.locale()));
        let penalty = |symbol: Symbol| i8::from(blocked && against.penalty(symbol));
        let foot = led(both(front.foot, rear.foot), from.wide(), 2) - i8::from(blocked) - penalty(Symbol::Infantry);
        let horse = if against.obstructed() {
            0
        } else {
            led(both(front.horse, rear.horse), from.wide(), 2) - penalty(Symbol::Cavalry)
        };
        foot.max(horse).max(0)
    }

    /// The best that a defence of this approach could bring.
    pub fn defence(&self, side: Side, at: Approach) -> i8 {
        let front = self.post(side, Position::at(at));
        let horse = |post: &Post| if at.obstructed() { [0; 2] } else { post.horse };
        if front.units > 0 {
            let guns = [u8::from(front.guns > 0), u8::from(front.guns > 1)];
            return led(both(both(front.foot, horse(front)), guns), at.wide(), 1);
        }
        let rear = self.post(side, Position::reserve(at.locale()));
        let foot = led(rear.foot, at.wide(), 2);
        foot.max(led(horse(rear), at.wide(), 2))
    }
}
