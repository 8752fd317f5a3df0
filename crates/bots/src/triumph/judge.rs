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

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use rand::SeedableRng as _;
    use table::{Dice, Game as _, Seed, TestRng};
    use triumph::{Options, Triumph};

    use super::super::world::{World, wander};
    use super::super::{thumb, value};
    use super::*;

    /// Answers after which the pictures are taken anew.
    const SPAN: usize = 30;

    /// A judge who has counted other armies before says of each position what one says who sees nothing else.
    #[test]
    fn what_was_counted_before_changes_nothing() {
        let weights = thumb::weights();
        let options = Options::named("december-2").expect("it is a scenario");
        let mut dice = Dice::new(Seed::from_text("judge").dice_key("judge", &[]), 1);
        let (mut values, mut in_the_last_turn) = (BTreeSet::new(), 0);
        for seed in 0..20 {
            let mut rng = TestRng::seed_from_u64(seed);
            let mut world = World::new(Triumph::start(Triumph::RULES, &options, &mut dice));
            let mut pictures = [world.state; 2];
            let mut judge = Judge::new(&weights, &pictures);
            let mut answers = 0;
            while let Some(waiting) = world.waiting() {
                let view = world.view(waiting.seat);
                let action = wander(&view, &waiting.ask, &mut rng).expect("there is something to answer");
                world.act(&waiting, &action);
                answers += 1;
                if answers % SPAN == 0 {
                    pictures = [pictures[1], world.state];
                    judge = Judge::new(&weights, &pictures);
                }
                let mut fresh = Judge::new(&weights, &[world.state]);
                let wanted = fresh.value_for(waiting.side, 0, &world.state);
                for picture in [0, 1] {
                    let told = judge.value_for(waiting.side, picture, &world.state);
                    assert_eq!(
                        told.to_bits(),
                        wanted.to_bits(),
                        "{told} instead of {wanted}, seed {seed}"
                    );
                }
                values.insert(wanted.to_bits());
                in_the_last_turn += u32::from(value::is_last_turn(&world.state));
            }
        }
        assert!(values.len() > 1_000, "only {} values", values.len());
        assert!(in_the_last_turn > 0, "no roads home were traced");
    }
}
