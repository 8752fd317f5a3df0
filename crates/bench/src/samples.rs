//! How long something took, many times over.

use std::fmt;
use std::time::{Duration, Instant};

pub struct Samples {
    sorted: Vec<Duration>,
}

/// Times `f` for `n` runs, after a tenth as many that warm caches and do not count.
pub fn measure<E>(n: usize, mut f: impl FnMut() -> Result<(), E>) -> Result<Samples, E> {
    for _ in 0..n / 10 {
        f()?;
    }
    let mut took = Vec::with_capacity(n);
    for _ in 0..n {
        let start = Instant::now();
        f()?;
        took.push(start.elapsed());
    }
    Ok(Samples::new(took))
}

impl Samples {
    pub fn new(mut took: Vec<Duration>) -> Samples {
        took.sort_unstable();
        Samples { sorted: took }
    }

    pub fn p50(&self) -> Duration {
        self.percentile(50)
    }

    pub fn p99(&self) -> Duration {
        self.percentile(99)
    }

    /// By nearest rank: the least sample that at least `percent` of all samples do not exceed.
    fn percentile(&self, percent: usize) -> Duration {
        let rank = (self.sorted.len() * percent).div_ceil(100);
        self.sorted.get(rank.saturating_sub(1)).copied().unwrap_or_default()
    }
}

impl fmt::Display for Samples {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(
            f,
            "p50 {}, p99 {} of {}",
            readable(self.p50()),
            readable(self.p99()),
            self.sorted.len()
        )
    }
}

/// Three digits or so, in the unit that suits.
pub fn readable(duration: Duration) -> String {
    let micros = duration.as_secs_f64() * 1e6;
    match micros {
        ..10.0 => format!("{micros:.2} µs"),
        ..1_000.0 => format!("{micros:.0} µs"),
        ..1_000_000.0 => format!("{:.2} ms", micros / 1e3),
        _ => format!("{:.2} s", micros / 1e6),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn samples(micros: impl IntoIterator<Item = u64>) -> Samples {
        Samples::new(micros.into_iter().map(Duration::from_micros).collect())
    }

    fn check(samples: Samples, p50: u64, p99: u64) {
        assert_eq!(samples.p50(), Duration::from_micros(p50));
        assert_eq!(samples.p99(), Duration::from_micros(p99));
    }

    #[test]
    fn percentiles_go_by_nearest_rank() {
        check(samples([]), 0, 0);
        check(samples([7]), 7, 7);
        check(samples([9, 1]), 1, 9);
        check(samples([3, 1, 2]), 2, 3);
        check(samples((1..=100).rev()), 50, 99);
        check(samples(1..=101), 51, 100);
        check(samples(1..=500), 250, 495);
    }

    #[test]
    fn each_run_is_counted_but_not_the_warm_up() {
        let mut runs = 0;
        let samples = measure(20, || {
            runs += 1;
            Ok::<(), ()>(())
        });
        assert_eq!(samples.map(|samples| samples.sorted.len()), Ok(20));
        assert_eq!(runs, 22);
    }

    #[test]
    fn the_first_failure_ends_the_measuring() {
        assert!(measure(20, || Err("broken")).is_err());
    }

    #[test]
    fn durations_are_readable() {
        for (nanos, text) in [
            (850, "0.85 µs"),
            (12_400, "12 µs"),
            (1_234_000, "1.23 ms"),
            (2_500_000_000, "2.50 s"),
        ] {
            assert_eq!(readable(Duration::from_nanos(nanos)), text);
        }
    }

    #[test]
    fn samples_are_shown_with_their_number() {
        assert_eq!(samples(1..=100).to_string(), "p50 50 µs, p99 99 µs of 100");
    }
}
