//! How often somebody may do what: named limits, so that a refusal says which one it was.

use std::hash::Hash;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::time::Duration;

use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::address::network;
use crate::failure::Failure;
use crate::ids::PersonId;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "failure.ts")]
pub enum Limited {
    Login,
    SignUp,
    Join,
    Chat,
    Actions,
    Matches,
    Hints,
    Sockets,
}

/// Screens that one person has open at once, and some that he has forgotten.
const MOST_SOCKETS: usize = 60;

/// What a match played through again is worth, in actions: a long one takes half a second, and others wait to see theirs.
const REPLAY: NonZeroU32 = NonZeroU32::new(20).unwrap();

/// By address where nobody is known yet, by person afterwards.
#[derive(Debug)]
pub struct Limits {
    login: Limit<IpAddr>,
    sign_up: Limit<IpAddr>,
    join: Limit<IpAddr>,
    chat: Limit<PersonId>,
    actions: Limit<PersonId>,
    matches: Limit<PersonId>,
    hints: Limit<PersonId>,
}

#[derive(Debug)]
struct Limit<K: Hash + Eq + Clone> {
    name: Limited,
    limiter: Option<DefaultKeyedRateLimiter<K>>,
}

impl Limits {
    pub fn usual() -> Limits {
        Limits {
            login: Limit::new(Limited::Login, 10, Duration::from_secs(6)),
            sign_up: Limit::new(Limited::SignUp, 20, Duration::from_secs(30)),
            join: Limit::new(Limited::Join, 30, Duration::from_secs(2)),
            chat: Limit::new(Limited::Chat, 10, Duration::from_secs(1)),
            actions: Limit::new(Limited::Actions, 100, Duration::from_millis(25)),
            matches: Limit::new(Limited::Matches, 60, Duration::from_secs(20)),
            hints: Limit::new(Limited::Hints, 20, Duration::from_secs(1)),
        }
    }

    /// For measuring what the server can do.
    pub fn none() -> Limits {
        Limits {
            login: Limit::none(Limited::Login),
            sign_up: Limit::none(Limited::SignUp),
            join: Limit::none(Limited::Join),
            chat: Limit::none(Limited::Chat),
            actions: Limit::none(Limited::Actions),
            matches: Limit::none(Limited::Matches),
            hints: Limit::none(Limited::Hints),
        }
    }

    pub fn login(&self, from: IpAddr) -> Result<(), Failure> {
        self.login.take(&network(from))
    }

    pub fn sign_up(&self, from: IpAddr) -> Result<(), Failure> {
        self.sign_up.take(&network(from))
    }

    /// Codes have five letters: whoever tries them all must be slow at it.
    pub fn join(&self, from: IpAddr) -> Result<(), Failure> {
        self.join.take(&network(from))
    }

    pub fn chat(&self, person: &PersonId) -> Result<(), Failure> {
        self.chat.take(person)
    }

    pub fn actions(&self, person: &PersonId) -> Result<(), Failure> {
        self.actions.take(person)
    }

    /// A match is played through again.
    pub fn replays(&self, person: &PersonId) -> Result<(), Failure> {
        self.actions.take_many(person, REPLAY)
    }

    /// Matches are kept for ever, and codes are few.
    pub fn matches(&self, person: &PersonId) -> Result<(), Failure> {
        self.matches.take(person)
    }

    /// Bots think about them, and other bots wait meanwhile.
    pub fn hints(&self, person: &PersonId) -> Result<(), Failure> {
        self.hints.take(person)
    }

    /// One more socket than a person has open.
    pub fn sockets(&self, person: &PersonId, open: usize) -> Result<(), Failure> {
        self.actions(person)?;
        if self.actions.limiter.is_some() && open >= MOST_SOCKETS {
            return Err(Failure::TooMany {
                limit: Limited::Sockets,
                wait: 60,
            });
        }
        Ok(())
    }

    /// Forgets those who have been quiet. To be called now and then.
    pub fn tidy(&self) {
        self.login.tidy();
        self.sign_up.tidy();
        self.join.tidy();
        self.chat.tidy();
        self.actions.tidy();
        self.matches.tidy();
        self.hints.tidy();
    }
}

impl<K: Hash + Eq + Clone> Limit<K> {
    /// `burst` at once, then one more each `pause`.
    fn new(name: Limited, burst: u32, pause: Duration) -> Limit<K> {
        let burst = NonZeroU32::new(burst).expect("a burst of at least one");
        let quota = Quota::with_period(pause).expect("a pause").allow_burst(burst);
        Limit {
            name,
            limiter: Some(RateLimiter::keyed(quota)),
        }
    }

    fn none(name: Limited) -> Limit<K> {
        Limit { name, limiter: None }
    }

    fn take(&self, key: &K) -> Result<(), Failure> {
        self.take_many(key, NonZeroU32::MIN)
    }

    fn take_many(&self, key: &K, count: NonZeroU32) -> Result<(), Failure> {
        let Some(limiter) = &self.limiter else {
            return Ok(());
        };
        let taken = limiter.check_key_n(key, count).expect("a burst holds as many");
        taken.map_err(|not_until| {
            let wait = not_until.wait_time_from(DefaultClock::default().now());
            Failure::TooMany {
                limit: self.name,
                wait: wait.as_secs_f64().ceil() as u32,
            }
        })
    }

    fn tidy(&self) {
        if let Some(limiter) = &self.limiter {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_limit_names_itself_and_knows_people_apart() {
        let limits = Limits::usual();
        let (ney, lannes) = (PersonId::new(), PersonId::new());
        let refused = (0..1_000).find_map(|_| limits.chat(&ney).err());
        assert!(
            matches!(
                refused,
                Some(Failure::TooMany {
                    limit: Limited::Chat,
                    wait: 1..
                })
            ),
            "{refused:?}"
        );
        assert_eq!(limits.chat(&lannes), Ok(()));
        assert_eq!(limits.actions(&ney), Ok(()));
    }

    #[test]
    fn to_play_a_match_through_again_is_more_than_an_action() {
        let limits = Limits::usual();
        let (ney, lannes) = (PersonId::new(), PersonId::new());
        let acts = (0..1_000).take_while(|_| limits.actions(&ney).is_ok()).count();
        let replays = (0..1_000).take_while(|_| limits.replays(&lannes).is_ok()).count();
        assert!(replays * 2 < acts, "{replays} and {acts}");
    }
}
