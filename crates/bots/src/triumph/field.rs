//! Two armies before each other: what an attack could bring, and a defence.

use triumph::State;
use triumph::board::{Approach, Locale, LocaleSet, Position, Side, Symbol};

use super::ranks::{Post, Ranks, rank};

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

/// Both armies as they stand.
#[derive(Copy, Clone)]
pub struct Field<'a> {
    ranks: [&'a Ranks; 2],
}

impl<'a> Field<'a> {
    /// In the order of `Side::ALL`.
    pub fn new(one: &'a Ranks, other: &'a Ranks) -> Field<'a> {
        Field { ranks: [one, other] }
    }

    pub fn ranks(&self, side: Side) -> &'a Ranks {
        self.ranks[side.index()]
    }

    pub fn steps(&self, side: Side, locale: Locale) -> u8 {
        self.ranks(side).steps(locale)
    }

    pub fn held(&self, side: Side) -> LocaleSet {
        self.ranks(side).held()
    }
}

/// Who stands where, as far as it must be known.
pub trait Posts {
    fn post(&self, side: Side, position: Position) -> Post;

    /// The best that an attack from this approach could bring, after what the ground takes from it.
    fn attack(&self, side: Side, from: Approach) -> i8 {
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
    fn defence(&self, side: Side, at: Approach) -> i8 {
        let front = self.post(side, Position::at(at));
        let horse = |post: Post| if at.obstructed() { [0; 2] } else { post.horse };
        if front.units > 0 {
            let guns = [u8::from(front.guns > 0), u8::from(front.guns > 1)];
            return led(both(both(front.foot, horse(front)), guns), at.wide(), 1);
        }
        let rear = self.post(side, Position::reserve(at.locale()));
        let foot = led(rear.foot, at.wide(), 2);
        foot.max(led(horse(rear), at.wide(), 2))
    }
}

impl Posts for Field<'_> {
    fn post(&self, side: Side, position: Position) -> Post {
        self.ranks(side).post(position)
    }
}

/// For a single fight: nothing else is counted.
impl Posts for State {
    fn post(&self, side: Side, position: Position) -> Post {
        let army = self.army(side);
        let faces = army.at(position).into_iter().filter_map(|unit| army.face(unit));
        faces.fold(Post::default(), Post::with)
    }
}
