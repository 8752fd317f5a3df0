//! How much better one bot is than another, from mirrored pairs.

use serde::Serialize;

/// The share of points of the first bot. The pair is the unit: its two matches have the same seed and are not
/// independent of each other.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Score {
    pairs: u32,
    sum: f64,
    squares: f64,
}

/// With 95 % of confidence.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
pub struct Interval {
    pub low: f64,
    pub high: f64,
}

/// Rating points that such a score stands for; none where one has won everything.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
pub struct Elo {
    pub difference: Option<f64>,
    pub low: Option<f64>,
    pub high: Option<f64>,
}

/// Of a normal distribution.
const QUANTILE: f64 = 1.96;

/// No series ends sooner, whatever its interval.
const FEWEST_PAIRS: u32 = 10;

impl Score {
    /// The mean of the two matches of a pair, each 1, ½ or 0.
    pub fn add(&mut self, pair: f64) {
        self.pairs += 1;
        self.sum += pair;
        self.squares += pair * pair;
    }

    pub fn pairs(&self) -> u32 {
        self.pairs
    }

    pub fn mean(&self) -> f64 {
        if self.pairs == 0 {
            return 0.5;
        }
        self.sum / f64::from(self.pairs)
    }

    /// Reckoned with one pair more on each side, won by one and by the other: a few pairs that all ended alike would
    /// otherwise leave no doubt.
    pub fn interval(&self) -> Interval {
        let count = f64::from(self.pairs) + 2.0;
        let mean = (self.sum + 1.0) / count;
        let variance = (self.squares + 1.0 - count * mean * mean) / (count - 1.0);
        let half = QUANTILE * (variance.max(0.0) / count).sqrt();
        Interval {
            low: (mean - half).max(0.0),
            high: (mean + half).min(1.0),
        }
    }

    /// Whether it is decided on which side of the bar the score lies.
    pub fn clears(&self, bar: f64) -> bool {
        let Interval { low, high } = self.interval();
        self.pairs >= FEWEST_PAIRS && (low > bar || high < bar)
    }

    pub fn elo(&self) -> Elo {
        let Interval { low, high } = self.interval();
        Elo {
            difference: rating(self.mean()),
            low: rating(low),
            high: rating(high),
        }
    }
}

fn rating(score: f64) -> Option<f64> {
    let points = 400.0 * (score / (1.0 - score)).log10();
    points.is_finite().then_some(points)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn score(pairs: &[f64]) -> Score {
        let mut score = Score::default();
        pairs.iter().for_each(|pair| score.add(*pair));
        score
    }

    fn assert_near(found: f64, expected: f64) {
        assert!((found - expected).abs() < 5e-5, "{found} is not {expected}");
    }

    #[test]
    fn two_pairs_are_reckoned_by_hand() {
        // With 0 and 1 beside them: 0, ½, 1, 1 have the mean 0.625 and the variance 0.229167.
        let score = score(&[1.0, 0.5]);
        assert_near(score.mean(), 0.75);
        let Interval { low, high } = score.interval();
        assert_near(low, 0.625 - 1.96 * (0.229_167_f64 / 4.0).sqrt());
        assert_near(high, 1.0);
    }

    #[test]
    fn a_hundred_pairs_are_reckoned_by_hand() {
        // 50 won, 50 halved; with the two beside them n = 102, Σ = 76, Σ² = 63.5.
        let score = score(&[[1.0; 50], [0.5; 50]].concat());
        assert_near(score.mean(), 0.75);
        let Interval { low, high } = score.interval();
        assert_near(low, 0.694_47);
        assert_near(high, 0.795_72);
    }

    #[test]
    fn three_of_four_points_are_191_rating_points() {
        let score = score(&[1.0, 0.5]);
        assert_near(score.elo().difference.unwrap(), 190.848_50);
        assert_near(self::score(&[0.5]).elo().difference.unwrap(), 0.0);
    }

    #[test]
    fn who_wins_everything_has_no_rating_and_yet_leaves_a_doubt() {
        let score = score(&[1.0; 20]);
        assert_eq!(score.elo().difference, None);
        assert!(score.interval().low < 1.0);
        assert!(score.elo().low.is_some());
    }

    #[test]
    fn a_bar_is_cleared_from_above_and_from_below_but_not_at_once() {
        assert!(!score(&[1.0; 9]).clears(0.5));
        assert!(score(&[1.0; 10]).clears(0.5));
        assert!(score(&[0.0; 10]).clears(0.5));
        assert!(!score(&[1.0; 10]).clears(0.95));
        assert!(!score(&[0.5; 200]).clears(0.5));
        assert!(!score(&[]).clears(0.5));
    }
}
