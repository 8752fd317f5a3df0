//! Threads for work that would hold up those who play: so many, and behind them in priority.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::thread;

use tokio::sync::oneshot;

type Job = Box<dyn FnOnce() + Send>;

/// They end with the last clone, once they have done what was asked of them.
#[derive(Clone)]
pub struct Threads<K> {
    asking: Arc<Asking<K>>,
}

/// What was worked on has panicked.
#[derive(Debug)]
pub struct Broken;

struct Asking<K>(Arc<Line<K>>);

struct Line<K> {
    waiting: Mutex<Waiting<K>>,
    more: Condvar,
}

/// Whoever has much to do takes turns with the others, and does not stand in front of them.
struct Waiting<K> {
    turns: VecDeque<K>,
    jobs: HashMap<K, VecDeque<Job>>,
    closed: bool,
}

impl<K: Clone + Eq + Hash + Send + 'static> Threads<K> {
    /// The priority is the system's number: 0 is everybody's, 19 the lowest.
    pub fn start(name: &str, count: usize, priority: i32) -> Threads<K> {
        let line = Arc::new(Line {
            waiting: Mutex::new(Waiting {
                turns: VecDeque::new(),
                jobs: HashMap::new(),
                closed: false,
            }),
            more: Condvar::new(),
        });
        for number in 1..=count {
            let line = line.clone();
            thread::Builder::new()
                .name(format!("{name} {number}"))
                .spawn(move || work(&line, priority))
                .expect("the system gives a thread");
        }
        Threads {
            asking: Arc::new(Asking(line)),
        }
    }

    /// The jobs of one asker are done in the order in which he asked for them, those of several in turn. Whoever does not
    /// wait for it any more when its turn comes is not served.
    pub async fn run<T: Send + 'static>(
        &self,
        asker: K,
        job: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Broken> {
        let (reply, done) = oneshot::channel();
        let job = move || {
            if !reply.is_closed() {
                // What broke is dropped with everything it held.
                let result = catch_unwind(AssertUnwindSafe(job));
                let _ = reply.send(result);
            }
        };
        let line = &self.asking.0;
        line.lock().add(asker, Box::new(job));
        line.more.notify_one();
        done.await.map_err(|_| Broken)?.map_err(|_| Broken)
    }
}

impl<K> Drop for Asking<K> {
    fn drop(&mut self) {
        self.0.lock().closed = true;
        self.0.more.notify_all();
    }
}

impl<K> Line<K> {
    fn lock(&self) -> MutexGuard<'_, Waiting<K>> {
        self.waiting.lock().expect("nobody panics while he stands in line")
    }
}

impl<K: Clone + Eq + Hash> Waiting<K> {
    fn add(&mut self, asker: K, job: Job) {
        let his = self.jobs.entry(asker.clone()).or_default();
        if his.is_empty() {
            self.turns.push_back(asker);
        }
        his.push_back(job);
    }

    fn next(&mut self) -> Option<Job> {
        let asker = self.turns.pop_front()?;
        let his = self.jobs.get_mut(&asker)?;
        let job = his.pop_front();
        if his.is_empty() {
            self.jobs.remove(&asker);
        } else {
            self.turns.push_back(asker);
        }
        job
    }
}

fn work<K: Clone + Eq + Hash>(line: &Line<K>, priority: i32) {
    step_back(priority);
    let mut waiting = line.lock();
    loop {
        if let Some(job) = waiting.next() {
            drop(waiting);
            job();
            waiting = line.lock();
        } else if waiting.closed {
            return;
        } else {
            waiting = line.more.wait(waiting).expect("nobody panics while he stands in line");
        }
    }
}

/// On Linux a priority is a thread's own. Where it is not, or may not be changed, the thread works like any other.
fn step_back(priority: i32) {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::setpriority_process(None, priority) {
        tracing::warn!("Work beside the matches has the priority of everybody else: {error}.");
    }
    #[cfg(not(target_os = "linux"))]
    let _ = priority;
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    #[tokio::test]
    async fn whoever_asks_much_does_not_keep_others_from_their_turn() {
        let threads = Threads::start("test", 1, 0);
        let (said, heard) = mpsc::channel();
        let (begin, begun) = mpsc::channel::<()>();
        // Nothing begins before all is asked for.
        let gate = threads.run("gate", move || begun.recv());
        let asked = ["one", "one", "one", "one", "other", "third"];
        let jobs = asked.map(|asker| {
            let said = said.clone();
            threads.run(asker, move || said.send(asker).expect("somebody listens"))
        });
        let all = async {
            for done in futures_util::future::join_all(jobs).await {
                done.expect("it is done");
            }
        };
        let opening = async { begin.send(()).expect("it waits") };
        let (passed, (), ()) = tokio::join!(gate, all, opening);
        passed.expect("it is done").expect("it was told");
        let heard: Vec<_> = heard.try_iter().collect();
        assert_eq!(heard, ["one", "other", "third", "one", "one", "one"]);
    }

    #[tokio::test]
    async fn jobs_are_done_in_order_at_their_priority() {
        let threads = Threads::start("test", 1, 19);
        let (said, heard) = mpsc::channel();
        let jobs = (0..3).map(|number| {
            let said = said.clone();
            threads.run((), move || {
                said.send((number, own_priority())).expect("somebody listens")
            })
        });
        for done in futures_util::future::join_all(jobs).await {
            done.expect("it is done");
        }
        let heard: Vec<_> = heard.try_iter().collect();
        assert_eq!(heard, [(0, 19), (1, 19), (2, 19)]);
        assert_ne!(own_priority(), 19, "only those threads step back");
    }

    #[tokio::test]
    async fn what_breaks_breaks_alone() {
        let threads = Threads::start("test", 1, 0);
        assert!(threads.run((), || panic!("a fault")).await.is_err());
        assert_eq!(threads.run((), || 1).await.expect("the thread goes on"), 1);
    }

    fn own_priority() -> i32 {
        rustix::process::getpriority_process(None).expect("a thread has a priority")
    }
}
