//! What the dice promise.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::side::Sides;

/// In thousandths, rounded.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "battles.ts")]
pub struct Odds {
    /// How many dice each side rolls.
    pub dice: Sides<u8>,
    /// Orders to be expected, in thousandths of an order.
    pub orders: Sides<u16>,
    /// That a side has no order at all.
    pub none: Sides<u16>,
    /// That a side has more sixes than the other.
    pub initiative: Sides<u16>,
    /// That both have as many: the initiative stays where it was.
    pub tie: u16,
}

impl Odds {
    pub fn of(dice: Sides<u8>) -> Odds {
        let (red, blue) = (sixes(dice.red), sixes(dice.blue));
        let mut more = Sides { red: 0.0, blue: 0.0 };
        let mut tie = 0.0;
        for (of_red, red) in red.iter().enumerate() {
            for (of_blue, blue) in blue.iter().enumerate() {
                let chance = red * blue;
                match of_red.cmp(&of_blue) {
                    std::cmp::Ordering::Greater => more.red += chance,
                    std::cmp::Ordering::Less => more.blue += chance,
                    std::cmp::Ordering::Equal => tie += chance,
                }
            }
        }
        Odds {
            dice,
            // A die is kept in three cases of six.
            orders: Sides::by(|side| u16::from(*dice.of(side)) * 500),
            none: Sides::by(|side| thousandths(0.5_f64.powi(i32::from(*dice.of(side))))),
            initiative: Sides::by(|side| thousandths(*more.of(side))),
            tie: thousandths(tie),
        }
    }
}

/// The chance of each number of sixes among so many dice.
fn sixes(dice: u8) -> Vec<f64> {
    let mut chances = vec![1.0];
    for _ in 0..dice {
        let mut next = vec![0.0; chances.len() + 1];
        for (sixes, chance) in chances.iter().enumerate() {
            next[sixes] += chance * 5.0 / 6.0;
            next[sixes + 1] += chance / 6.0;
        }
        chances = next;
    }
    chances
}

fn thousandths(chance: f64) -> u16 {
    (chance * 1000.0).round() as u16
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every fall of the dice, one by one: how often each number of sixes and of kept dice comes.
    fn enumerate(dice: u32) -> (Vec<u64>, u64, u64) {
        let mut by_sixes = vec![0; dice as usize + 1];
        let (mut kept, mut none) = (0, 0);
        for mut fall in 0..6_u64.pow(dice) {
            let (mut sixes, mut orders) = (0, 0);
            for _ in 0..dice {
                let face = fall % 6 + 1;
                sixes += usize::from(face == 6);
                orders += u64::from(face >= 4);
                fall /= 6;
            }
            by_sixes[sixes] += 1;
            kept += orders;
            none += u64::from(orders == 0);
        }
        (by_sixes, kept, none)
    }

    #[test]
    fn odds_equal_enumeration() {
        for (red, blue) in [(1, 1), (2, 5), (5, 8), (7, 3)] {
            let odds = Odds::of(Sides {
                red: red as u8,
                blue: blue as u8,
            });
            let ((by_red, kept, none), (by_blue, ..)) = (enumerate(red), enumerate(blue));
            let all = 6_f64.powi((red + blue) as i32);
            let (mut more, mut tie) = (0, 0);
            for (of_red, red) in by_red.iter().enumerate() {
                for (of_blue, blue) in by_blue.iter().enumerate() {
                    match of_red.cmp(&of_blue) {
                        std::cmp::Ordering::Greater => more += red * blue,
                        std::cmp::Ordering::Equal => tie += red * blue,
                        std::cmp::Ordering::Less => {}
                    }
                }
            }
            assert_eq!(
                odds.initiative.red,
                thousandths(more as f64 / all),
                "{red} against {blue}"
            );
            assert_eq!(odds.tie, thousandths(tie as f64 / all), "{red} against {blue}");
            let falls = 6_f64.powi(red as i32);
            assert_eq!(f64::from(odds.orders.red) / 1000.0, kept as f64 / falls);
            assert_eq!(odds.none.red, thousandths(none as f64 / falls));
        }
    }

    #[test]
    fn five_dice_against_eight() {
        let odds = Odds::of(Sides { red: 5, blue: 8 });
        assert_eq!(odds.initiative, Sides { red: 222, blue: 490 });
        assert_eq!(odds.tie, 288);
        assert_eq!(odds.none.red, 31);
    }
}
