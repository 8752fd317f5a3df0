//! Matches played one beside the other, and heard of one after the other.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::Mutex;
use std::sync::mpsc;
use std::thread;

/// Does the work of every number on some threads, and hands what came of it to `each` in the order of the numbers, so that
/// nothing depends on which was done first. Once `each` has heard enough, no more is begun.
pub fn in_order<T: Send, E>(
    numbers: impl Iterator<Item = u32> + Send,
    jobs: usize,
    work: impl Fn(u32) -> T + Sync,
    mut each: impl FnMut(u32, T) -> Result<ControlFlow<()>, E>,
) -> Result<(), E> {
    let numbers = Mutex::new(numbers.enumerate());
    let next = || numbers.lock().expect("nobody panics while he counts").next();
    thread::scope(|scope| {
        let (done, results) = mpsc::sync_channel(jobs);
        for _ in 0..jobs {
            let (done, next, work) = (done.clone(), &next, &work);
            scope.spawn(move || {
                while let Some((place, number)) = next() {
                    if done.send((place, number, work(number))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(done);
        let mut early = BTreeMap::new();
        let mut heard = 0;
        for (place, number, result) in &results {
            early.insert(place, (number, result));
            while let Some((number, result)) = early.remove(&heard) {
                heard += 1;
                if each(number, result)?.is_break() {
                    return Ok(());
                }
            }
        }
        Ok(())
    })
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;
    use std::time::Duration;

    use super::*;

    fn heard(jobs: usize, most: u32) -> Vec<(u32, u32)> {
        let mut heard = Vec::new();
        let slow_first = |number: u32| {
            thread::sleep(Duration::from_millis(u64::from(number % 3)));
            number * number
        };
        let done: Result<(), Infallible> = in_order(1..=20, jobs, slow_first, |number, square| {
            heard.push((number, square));
            Ok(if number == most {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            })
        });
        done.expect("nothing fails");
        heard
    }

    #[test]
    fn everything_is_heard_in_order_however_many_work_at_it() {
        let expected: Vec<_> = (1..=20).map(|number| (number, number * number)).collect();
        for jobs in [1, 3] {
            assert_eq!(heard(jobs, 20), expected);
            assert_eq!(heard(jobs, 7), expected[..7]);
        }
    }

    #[test]
    fn a_failure_ends_it() {
        let failed = in_order(
            1..=20,
            2,
            |number| number,
            |number, _| {
                if number < 5 {
                    Ok(ControlFlow::Continue(()))
                } else {
                    Err(number)
                }
            },
        );
        assert_eq!(failed, Err(5));
    }
}
