//! How many of some dice succeed: the binomial distribution, each number of dice worked out once.

use super::field::Throw;

/// Sides of a die.
const FACES: u8 = 6;

#[derive(Default)]
pub struct Successes {
    /// By the least roll that succeeds, then by the number of dice.
    tables: [Vec<Option<Box<[f64]>>>; FACES as usize + 1],
}

impl Successes {
    /// The chances of none, one, two … successes.
    pub fn of(&mut self, throw: Throw) -> &[f64] {
        let table = &mut self.tables[usize::from(throw.from.min(FACES))];
        let dice = usize::from(throw.dice);
        if table.len() <= dice {
            table.resize(dice + 1, None);
        }
        table[dice].get_or_insert_with(|| binomial(throw.dice, throw.from))
    }

    /// The number that has an effect, for a chance between 0 and 1.
    pub fn draw(&mut self, throw: Throw, chance: f64) -> u16 {
        let mut left = chance;
        let mut count = 0;
        for share in self.of(throw) {
            if left < *share || count == throw.most {
                break;
            }
            left -= share;
            count += 1;
        }
        count.min(throw.most).min(throw.dice)
    }
}

/// By logarithms: a battle may have more dice than a plain power bears.
fn binomial(dice: u16, from: u8) -> Box<[f64]> {
    let success = f64::from(FACES + 1 - from) / f64::from(FACES);
    let mut log = f64::from(dice) * (1.0 - success).ln();
    let odds = (success / (1.0 - success)).ln();
    let mut chances = Vec::with_capacity(usize::from(dice) + 1);
    for count in 0..=dice {
        chances.push(log.exp());
        log += (f64::from(dice - count) / f64::from(count + 1)).ln() + odds;
    }
    chances.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn throw(dice: u16, from: u8, most: u16) -> Throw {
        Throw { dice, from, most }
    }

    #[test]
    fn chances_are_those_of_dice() {
        let mut successes = Successes::default();
        let two = successes.of(throw(2, 6, 2)).to_vec();
        let wanted = [25.0 / 36.0, 10.0 / 36.0, 1.0 / 36.0];
        for (chance, wanted) in two.iter().zip(wanted) {
            assert!((chance - wanted).abs() < 1e-12, "{two:?}");
        }
        for (dice, from) in [(0, 6), (1, 5), (40, 6), (3_500, 5)] {
            let sum: f64 = successes.of(throw(dice, from, dice)).iter().sum();
            assert!((sum - 1.0).abs() < 1e-9, "{dice} dice: {sum}");
        }
    }

    #[test]
    fn draws_follow_the_chances_and_stop_at_what_there_is_to_hit() {
        let mut successes = Successes::default();
        assert_eq!(successes.draw(throw(2, 6, 2), 0.69), 0);
        assert_eq!(successes.draw(throw(2, 6, 2), 0.70), 1);
        assert_eq!(successes.draw(throw(2, 6, 2), 0.999), 2);
        assert_eq!(successes.draw(throw(2, 6, 1), 0.999), 1);
        assert_eq!(successes.draw(throw(0, 6, 5), 0.999), 0);
    }
}
