//! What becomes of an order on its way.

use crate::rating::Rating;

pub const MOST: u8 = 6;
/// What it takes to bring a unit into contact (B4.2.3g).
pub const TO_CONTACT: u8 = 5;

/// Everything is summed up, then lost at zero or less, then capped (A8).
pub fn priority(face: u8, broken: u8, rating: Rating) -> Option<u8> {
    let sum = i16::from(face) - i16::from(broken) + i16::from(rating.bonus());
    (sum > 0).then(|| sum.min(i16::from(MOST)) as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A row of the table: the faces 4, 5 and 6; X is an order that is lost.
    fn row(rating: Rating, broken: u8) -> String {
        [4, 5, 6]
            .map(|face| priority(face, broken, rating).map_or("X".to_owned(), |p| p.to_string()))
            .join(" ")
    }

    #[test]
    fn the_table_of_final_priorities() {
        let table = [
            (Rating::Excellent, ["6 6 6", "5 6 6", "4 5 6", "3 4 5"]),
            (Rating::Good, ["5 6 6", "4 5 6", "3 4 5", "2 3 4"]),
            (Rating::Average, ["4 5 6", "3 4 5", "2 3 4", "1 2 3"]),
            (Rating::Poor, ["3 4 5", "2 3 4", "1 2 3", "X 1 2"]),
        ];
        for (rating, rows) in table {
            for (broken, expected) in (0..).zip(rows) {
                assert_eq!(row(rating, broken), expected, "{rating:?} with {broken} broken");
            }
        }
    }

    #[test]
    fn a_four_that_was_passed_beyond_the_span() {
        let table = [
            (Rating::Excellent, [Some(5), Some(4), Some(3), Some(2)]),
            (Rating::Good, [Some(4), Some(3), Some(2), Some(1)]),
            (Rating::Average, [Some(3), Some(2), Some(1), None]),
            (Rating::Poor, [Some(2), Some(1), None, None]),
        ];
        for (rating, expected) in table {
            for (broken, expected) in (0..).zip(expected) {
                assert_eq!(priority(3, broken, rating), expected, "{rating:?} with {broken} broken");
            }
        }
    }
}
