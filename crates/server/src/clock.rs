//! The time, in milliseconds since 1970.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use ts_rs::TS;

pub const MINUTE: i64 = 60_000;
pub const DAY: i64 = 24 * 60 * MINUTE;

/// A time, in milliseconds since 1970.
#[derive(TS)]
#[ts(export_to = "ids.ts", type = "number & { readonly brand: \"Moment\" }")]
pub struct Moment;

pub fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

/// How often the clock is looked at, at least.
pub const TICK: Duration = Duration::from_secs(10);

/// The time that people are given to answer. It begins as the real one, and does not go on while the server stands still,
/// sleeps or is off: whatever the machine's clock says, nobody is late because of that.
#[derive(Debug, Clone)]
pub struct Clock(Arc<Mutex<Face>>);

#[derive(Debug)]
struct Face {
    time: i64,
    /// Of a clock that only ever goes on.
    read: Instant,
}

impl Clock {
    pub fn at(time: i64) -> Clock {
        let read = Instant::now();
        Clock(Arc::new(Mutex::new(Face { time, read })))
    }

    pub fn now(&self) -> i64 {
        self.read(Instant::now())
    }

    fn read(&self, at: Instant) -> i64 {
        let mut face = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let passed = at.saturating_duration_since(face.read);
        // Nobody has looked for so long: for most of it the server did not run.
        let passed = if passed > 3 * TICK { TICK } else { passed };
        let millis = i64::try_from(passed.as_millis()).unwrap_or(i64::MAX);
        // What is less than a millisecond is not lost.
        if millis > 0 {
            face.time = face.time.saturating_add(millis);
            face.read = at;
        }
        face.time
    }
}

impl Default for Clock {
    fn default() -> Clock {
        Clock::at(now())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_jump_counts_once_as_a_tick() {
        let clock = Clock::at(1_805);
        let start = clock.0.lock().expect("nobody else has it").read;
        assert_eq!(clock.read(start + TICK), 1_805 + 10_000);
        let days = Duration::from_secs(10 * 24 * 60 * 60);
        assert_eq!(clock.read(start + TICK + days), 1_805 + 20_000);
        assert_eq!(clock.read(start + TICK + days + TICK), 1_805 + 30_000);
        // One that goes back does nothing.
        assert_eq!(clock.read(start), 1_805 + 30_000);
    }
}
