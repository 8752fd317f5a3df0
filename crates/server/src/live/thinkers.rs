//! The threads on which bots think that think for long: half of the cores, and only what those who play leave over.

use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex};
use std::thread;

type Job = Box<dyn FnOnce() + Send>;

/// They end with the last clone, once they have done what was asked of them.
#[derive(Clone)]
pub struct Thinkers {
    jobs: Sender<Job>,
}

impl Thinkers {
    pub fn start(count: usize) -> Thinkers {
        let (jobs, queue) = mpsc::channel();
        let queue = Arc::new(Mutex::new(queue));
        for number in 1..=count {
            let queue = queue.clone();
            thread::Builder::new()
                .name(format!("thinker {number}"))
                .spawn(move || work(&queue))
                .expect("the system gives a thread");
        }
        Thinkers { jobs }
    }

    /// One job after the other, in the order in which they were asked for.
    pub fn run(&self, job: impl FnOnce() + Send + 'static) {
        self.jobs
            .send(Box::new(job))
            .expect("thinkers wait as long as somebody may ask");
    }
}

fn work(queue: &Mutex<Receiver<Job>>) {
    step_back();
    loop {
        let next = queue.lock().expect("nobody panics while he takes a job").recv();
        let Ok(job) = next else {
            return;
        };
        job();
    }
}

/// On Linux a priority is a thread's own. Where it is not, or may not be changed, the thread thinks like any other.
fn step_back() {
    #[cfg(target_os = "linux")]
    {
        const LOWEST: i32 = 19;
        if let Err(error) = rustix::process::setpriority_process(None, LOWEST) {
            tracing::warn!("Bots think at the priority of everybody else: {error}.");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn jobs_are_done_in_order_at_the_lowest_priority() {
        let thinkers = Thinkers::start(1);
        let (said, heard) = mpsc::channel();
        for number in 0..3 {
            let said = said.clone();
            thinkers.run(move || {
                said.send((number, own_priority())).expect("somebody listens");
            });
        }
        let heard: Vec<_> = (0..3).map(|_| heard.recv().expect("it is done")).collect();
        assert_eq!(heard, [(0, 19), (1, 19), (2, 19)]);
        assert_ne!(own_priority(), 19, "only those who think step back");
    }

    fn own_priority() -> i32 {
        rustix::process::getpriority_process(None).expect("a thread has a priority")
    }
}
