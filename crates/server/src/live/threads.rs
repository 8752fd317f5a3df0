//! Threads for work that would hold up those who play: so many, and behind them in priority.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex};
use std::thread;

use tokio::sync::oneshot;

type Job = Box<dyn FnOnce() + Send>;

/// They end with the last clone, once they have done what was asked of them.
#[derive(Clone)]
pub struct Threads {
    jobs: Sender<Job>,
}

/// What was worked on has panicked.
#[derive(Debug)]
pub struct Broken;

impl Threads {
    /// The priority is the system's number: 0 is everybody's, 19 the lowest.
    pub fn start(name: &str, count: usize, priority: i32) -> Threads {
        let (jobs, queue) = mpsc::channel();
        let queue = Arc::new(Mutex::new(queue));
        for number in 1..=count {
            let queue = queue.clone();
            thread::Builder::new()
                .name(format!("{name} {number}"))
                .spawn(move || work(&queue, priority))
                .expect("the system gives a thread");
        }
        Threads { jobs }
    }

    /// One job after the other, in the order in which they were asked for. Whoever does not wait for it any more when its
    /// turn comes is not served.
    pub async fn run<T: Send + 'static>(&self, job: impl FnOnce() -> T + Send + 'static) -> Result<T, Broken> {
        let (reply, done) = oneshot::channel();
        let job = move || {
            if !reply.is_closed() {
                // What broke is dropped with everything it held.
                let result = catch_unwind(AssertUnwindSafe(job));
                let _ = reply.send(result);
            }
        };
        self.jobs
            .send(Box::new(job))
            .expect("the threads wait as long as somebody may ask");
        done.await.map_err(|_| Broken)?.map_err(|_| Broken)
    }
}

fn work(queue: &Mutex<Receiver<Job>>, priority: i32) {
    step_back(priority);
    loop {
        let next = queue.lock().expect("nobody panics while he takes a job").recv();
        let Ok(job) = next else {
            return;
        };
        job();
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
    use super::*;

    #[tokio::test]
    async fn jobs_are_done_in_order_at_their_priority() {
        let threads = Threads::start("test", 1, 19);
        let (said, heard) = mpsc::channel();
        let jobs = (0..3).map(|number| {
            let said = said.clone();
            threads.run(move || said.send((number, own_priority())).expect("somebody listens"))
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
        assert!(threads.run(|| panic!("a fault")).await.is_err());
        assert_eq!(threads.run(|| 1).await.expect("the thread goes on"), 1);
    }

    fn own_priority() -> i32 {
        rustix::process::getpriority_process(None).expect("a thread has a priority")
    }
}
