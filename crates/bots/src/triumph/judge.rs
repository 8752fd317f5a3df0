//! What positions are worth that come of the same few pictures: an army that an answer has left as it was is not counted
//! again.

use triumph::board::Side;
use triumph::{Army, State};

use super::field::Field;
use super::homes::Homes;
use super::ranks::Ranks;
use super::value::Weights;

pub struct Judge<'a> {
    weights: &'a Weights,
    /// Both armies of each picture.
    before: Vec<[Ranks; 2]>,
    /// The armies that were looked at last, where they have changed. Your own comes out alike in most pictures.
    now: [Option<Box<Ranks>>; 2],
    homes: Homes,
}

impl<'a> Judge<'a> {
    pub fn new(weights: &'a Weights, pictures: &[State]) -> Judge<'a> {
        let before = pictures
            .iter()
            .map(|picture| Side::ALL.map(|side| Ranks::of(picture.army(side))));
        Judge {
            weights,
            before: before.collect(),
            now: [None, None],
            homes: Homes::default(),
        }
    }

    pub fn field(&self, picture: usize) -> Field<'_> {
        let [one, other] = &self.before[picture];
        Field::new(one, other)
    }

    /// The value, as a side sees it, of what has come of the picture.
    pub fn value_for(&mut self, side: Side, picture: usize, state: &State) -> f32 {
        let [one, other] = &self.before[picture];
        let [now_one, now_other] = &mut self.now;
        let field = Field::new(
            standing(one, now_one, state.army(Side::ALL[0])),
            standing(other, now_other, state.army(Side::ALL[1])),
        );
        let value = self.weights.value(state, field, &mut self.homes);
        match side {
            Side::French => value,
            Side::Allied => -value,
        }
    }
}

/// An army as it was, or counted anew.
fn standing<'r>(before: &'r Ranks, now: &'r mut Option<Box<Ranks>>, army: &Army) -> &'r Ranks {
    if before.are_of(army) {
        return before;
    }
    let ranks = now.get_or_insert_with(|| Box::new(before.clone()));
    ranks.count_again(army);
    ranks
}
