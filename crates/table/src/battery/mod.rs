//! The battery: laws that every game must obey, tried on random games. Each game's tests run it.

mod company;
mod crew;
mod ending;
mod fog;
mod foretelling;
mod gunner;
mod law;
mod legality;
pub(crate) mod mutate;
mod order;
mod plan;
mod report;
mod round_trip;
mod silence;
mod undo;

pub use crew::Recruiter;
pub use law::Law;
pub use plan::Plan;
pub use report::{Broken, Report};

use crate::fog::Fog;

pub fn run<G: Fog>(plan: Plan) -> Report {
    gunner::Gunner::<G>::new(plan, None).fire()
}

/// The same with bots on all seats, who answer everything that the game waits for.
pub fn run_with_bots<G: Fog>(plan: Plan, recruiter: Recruiter<G>) -> Report {
    gunner::Gunner::<G>::new(plan, Some(recruiter)).fire()
}
