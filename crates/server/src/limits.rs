//! How often somebody may do what: named limits, so that a refusal says which one it was.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::extract::{Request, State};
use axum::http::Method;
use axum::middleware::Next;
use axum::response::Response;
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::address::{Client, network};
use crate::app::App;
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
    Reads,
    Invitations,
    Trials,
    Confirmations,
}

/// Screens that one person has open at once, and some that he has forgotten.
const MOST_SOCKETS: usize = 60;
/// Of all who come from one address: a club behind one router.
const MOST_SOCKETS_OF_ADDRESS: usize = 240;

/// What a match played through again is worth, in actions: a long one takes half a second, and others wait to see theirs.
const REPLAY: NonZeroU32 = NonZeroU32::new(20).unwrap();

/// What an outlook is worth beside the frame that asks for it: many drafts are looked at where `choices` looks at one.
const OUTLOOK: NonZeroU32 = NonZeroU32::new(4).unwrap();

/// By address where nobody is known yet, by person afterwards.
#[derive(Debug)]
pub struct Limits {
    login: Limit<IpAddr>,
    login_of: Limit<String>,
    sign_up: Limit<IpAddr>,
    join: Limit<IpAddr>,
    chat: Limit<PersonId>,
    actions: Limit<PersonId>,
    matches: Limit<PersonId>,
    hints: Limit<PersonId>,
    reads: Limit<IpAddr>,
    invitations: Limit<PersonId>,
    trials: Limit<PersonId>,
    trials_from: Limit<IpAddr>,
    confirmations: Limit<PersonId>,
    confirmations_from: Limit<IpAddr>,
    sockets: Arc<Mutex<Sockets>>,
}

/// Sockets that are open or being opened.
#[derive(Debug, Default)]
struct Sockets {
    people: HashMap<PersonId, usize>,
    addresses: HashMap<IpAddr, usize>,
}

/// A socket that is counted from the moment it is let in until this is dropped.
#[derive(Debug)]
pub struct Ticket {
    sockets: Arc<Mutex<Sockets>>,
    person: PersonId,
    from: IpAddr,
}

impl Drop for Ticket {
    fn drop(&mut self) {
        let mut sockets = self.sockets.lock().expect("nobody panics while he counts");
        give_back(&mut sockets.people, &self.person);
        give_back(&mut sockets.addresses, &self.from);
    }
}

fn give_back<K: Hash + Eq>(counts: &mut HashMap<K, usize>, key: &K) {
    if let Some(count) = counts.get_mut(key) {
        *count -= 1;
        if *count == 0 {
            counts.remove(key);
        }
    }
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
            // From many addresses: slow enough that no password is found, quick enough that its owner comes in between.
            login_of: Limit::new(Limited::Login, 30, Duration::from_secs(10)),
            sign_up: Limit::new(Limited::SignUp, 20, Duration::from_secs(30)),
            join: Limit::new(Limited::Join, 30, Duration::from_secs(2)),
            chat: Limit::new(Limited::Chat, 10, Duration::from_secs(1)),
            actions: Limit::new(Limited::Actions, 100, Duration::from_millis(25)),
            matches: Limit::new(Limited::Matches, 60, Duration::from_secs(20)),
            hints: Limit::new(Limited::Hints, 20, Duration::from_secs(1)),
            // A club behind one router opens its pages at the same moment.
            reads: Limit::new(Limited::Reads, 600, Duration::from_millis(20)),
            invitations: Limit::new(Limited::Invitations, 20, Duration::from_secs(60)),
            trials: Limit::new(Limited::Trials, 10, Duration::from_secs(60)),
            trials_from: Limit::new(Limited::Trials, 30, Duration::from_secs(20)),
            confirmations: Limit::new(Limited::Confirmations, 3, Duration::from_secs(6 * 60 * 60)),
            // A club behind one router signs up on one evening.
            confirmations_from: Limit::new(Limited::Confirmations, 15, Duration::from_secs(60 * 60)),
            sockets: Arc::default(),
        }
    }

    /// For measuring what the server can do.
    pub fn none() -> Limits {
        Limits {
            login: Limit::none(Limited::Login),
            login_of: Limit::none(Limited::Login),
            sign_up: Limit::none(Limited::SignUp),
            join: Limit::none(Limited::Join),
            chat: Limit::none(Limited::Chat),
            actions: Limit::none(Limited::Actions),
            matches: Limit::none(Limited::Matches),
            hints: Limit::none(Limited::Hints),
            reads: Limit::none(Limited::Reads),
            invitations: Limit::none(Limited::Invitations),
            trials: Limit::none(Limited::Trials),
            trials_from: Limit::none(Limited::Trials),
            confirmations: Limit::none(Limited::Confirmations),
            confirmations_from: Limit::none(Limited::Confirmations),
            sockets: Arc::default(),
        }
    }

    pub fn login(&self, from: IpAddr) -> Result<(), Failure> {
        self.login.take(&network(from))
    }

    /// By the account too, by the key of its name or its id: whoever tries passwords may have many addresses.
    pub fn login_to(&self, account: &str, from: IpAddr) -> Result<(), Failure> {
        self.login(from)?;
        self.login_of.take(&account.to_owned())
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

    /// All that a draft can become is worked out.
    pub fn outlooks(&self, person: &PersonId) -> Result<(), Failure> {
        self.actions.take_many(person, OUTLOOK)
    }

    /// Matches are kept for ever, and codes are few.
    pub fn matches(&self, person: &PersonId) -> Result<(), Failure> {
        self.matches.take(person)
    }

    /// Bots think about them, and other bots wait meanwhile.
    pub fn hints(&self, person: &PersonId) -> Result<(), Failure> {
        self.hints.take(person)
    }

    /// Whatever is looked up costs others a moment.
    pub fn reads(&self, from: IpAddr) -> Result<(), Failure> {
        self.reads.take(&network(from))
    }

    /// Each stands in the list of somebody who has not asked for it.
    pub fn invitations(&self, person: &PersonId) -> Result<(), Failure> {
        self.invitations.take(person)
    }

    /// Each is a request of ours to an address that anybody may have typed.
    pub fn trials(&self, person: &PersonId, from: IpAddr) -> Result<(), Failure> {
        self.trials.take(person)?;
        self.trials_from.take(&network(from))
    }

    /// Each is a mail to somebody who may not have asked for it.
    pub fn confirmations(&self, person: &PersonId, from: IpAddr) -> Result<(), Failure> {
        self.confirmations.take(person)?;
        self.confirmations_from.take(&network(from))
    }

    /// One more socket of a person. It counts before it is open: many may be asked for at the same moment.
    pub fn sockets(&self, person: &PersonId, from: IpAddr) -> Result<Ticket, Failure> {
        self.actions(person)?;
        let from = network(from);
        let mut sockets = self.sockets.lock().expect("nobody panics while he counts");
        let counted = |count: Option<&usize>| count.copied().unwrap_or_default();
        let (mine, ours) = (
            counted(sockets.people.get(person)),
            counted(sockets.addresses.get(&from)),
        );
        if self.actions.limiter.is_some() && (mine >= MOST_SOCKETS || ours >= MOST_SOCKETS_OF_ADDRESS) {
            return Err(Failure::TooMany {
                limit: Limited::Sockets,
                wait: 60,
            });
        }
        *sockets.people.entry(person.clone()).or_default() += 1;
        *sockets.addresses.entry(from).or_default() += 1;
        Ok(Ticket {
            sockets: self.sockets.clone(),
            person: person.clone(),
            from,
        })
    }

    /// Forgets those who have been quiet. To be called now and then.
    pub fn tidy(&self) {
        self.login.tidy();
        self.login_of.tidy();
        self.sign_up.tidy();
        self.join.tidy();
        self.chat.tidy();
        self.actions.tidy();
        self.matches.tidy();
        self.hints.tidy();
        self.reads.tidy();
        self.invitations.tidy();
        self.trials.tidy();
        self.trials_from.tidy();
        self.confirmations.tidy();
        self.confirmations_from.tidy();
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

/// What is looked up over the API, and texts that are read. Who watches over the server asks whether it lives as often as he
/// likes; sockets have a limit of their own.
pub(crate) async fn bound_reads(
    State(app): State<Arc<App>>,
    Client(from): Client,
    request: Request,
    next: Next,
) -> Result<Response, Failure> {
    let path = request.uri().path();
    let is_read = request.method() == Method::GET || (path.starts_with("/api/games/") && path.contains("/texts/"));
    let is_free =
        !path.starts_with("/api/") || ["/api/health", "/api/alive"].contains(&path) || path.ends_with("/socket");
    if is_read && !is_free {
        app.limits.reads(from)?;
    }
    Ok(next.run(request).await)
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

    #[test]
    fn an_account_is_not_tried_from_many_addresses() {
        let limits = Limits::usual();
        let address = |number: u32| IpAddr::from(std::net::Ipv4Addr::from_bits(number));
        let tries = (0..1_000).take_while(|number| limits.login_to("ney", address(*number)).is_ok());
        assert!(tries.count() < 50);
        assert_eq!(limits.login_to("lannes", address(2_000)), Ok(()));
    }

    #[test]
    fn sockets_count_from_the_moment_they_are_let_in() {
        let limits = Limits::usual();
        let from = |number: u32| IpAddr::from(std::net::Ipv4Addr::from_bits(number));
        let ney = PersonId::new();
        let mut open: Vec<Ticket> = (0..99).map_while(|_| limits.sockets(&ney, from(1)).ok()).collect();
        assert_eq!(open.len(), MOST_SOCKETS);
        open.pop();
        assert!(limits.sockets(&ney, from(1)).is_ok(), "one has gone");
        // Nor does it help to be many, at one address.
        let many = (0..1_000).map_while(|_| limits.sockets(&PersonId::new(), from(1)).ok());
        let many: Vec<Ticket> = many.collect();
        assert_eq!(many.len() + open.len(), MOST_SOCKETS_OF_ADDRESS);
        assert!(limits.sockets(&PersonId::new(), from(2)).is_ok());
    }
}
