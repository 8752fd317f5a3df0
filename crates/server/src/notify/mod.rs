//! Telling people who are away: that it is their turn, once for each wait, and what else they should hear of. By mail or
//! webhook, and gathered: nobody is sent more than one message in a quarter of an hour.

mod bundle;
mod confirm;
mod mail;
pub mod private;
mod shape;
mod unsubscribe;
mod webhook;
mod words;

use std::collections::{BTreeMap, HashMap};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use futures_util::StreamExt as _;
use tokio::time::{MissedTickBehavior, interval};

pub(crate) use confirm::{ask_confirm, confirm};
pub(crate) use mail::Mailer;
pub use mail::{Asked, MailError, MailSettings, MostMails};
pub use shape::Shape;
pub(crate) use unsubscribe::{ask_subscribe, ask_unsubscribe, subscribe, unsubscribe};
pub use webhook::NoAnswer;
pub(crate) use webhook::Webhooks;
pub(crate) use words::trial;

use self::bundle::Bundle;
use self::mail::Sent;
use crate::clock::{DAY, now};
use crate::ids::PersonId;
use crate::metrics::Metrics;
use crate::settings::Settings;
use crate::store::notices::NewsRow;
use crate::store::people::PersonRow;
use crate::store::waits::Wait;
use crate::store::{Store, StoreError};

/// Messages under way at once: one slow receiver must not keep the others waiting.
const AT_ONCE: usize = 8;

/// When people are told, and when again.
#[derive(Debug, Clone)]
pub struct Pacing {
    /// How often it is looked who waits.
    pub every: Duration,
    /// How long a wait lasts, or news are old, before anybody is told.
    pub after: Duration,
    /// What comes so soon after a message is gathered for the next one.
    pub gather: Duration,
    /// The pauses after a first, a second … failure. After one more it is given up.
    pub pauses: Vec<Duration>,
}

impl Default for Pacing {
    fn default() -> Pacing {
        Pacing {
            every: Duration::from_secs(10),
            after: Duration::from_secs(60),
            gather: Duration::from_secs(15 * 60),
            pauses: [60, 5 * 60, 30 * 60, 2 * 60 * 60].map(Duration::from_secs).to_vec(),
        }
    }
}

type IsHere = Box<dyn Fn(&PersonId) -> bool + Send + Sync>;

pub struct Notifier {
    store: Store,
    metrics: Metrics,
    public_url: String,
    mailer: Option<Mailer>,
    webhooks: Webhooks,
    pacing: Pacing,
    is_here: IsHere,
    /// Who has had enough mails for a day, and until when.
    enough: Mutex<HashMap<PersonId, i64>>,
}

/// What is to be told to one person.
#[derive(Default)]
struct Due {
    waits: Vec<Wait>,
    news: Vec<NewsRow>,
}

enum Reached {
    Yes,
    No,
    /// Nothing was tried: he has to say first that the address is his, or there was enough mail for today.
    NotYet,
}

impl Notifier {
    /// None where nobody can be told: a message without an address to come to is of no use.
    pub fn new(
        settings: &Settings,
        store: Store,
        metrics: Metrics,
        pacing: Pacing,
        is_here: impl Fn(&PersonId) -> bool + Send + Sync + 'static,
    ) -> Option<Notifier> {
        Some(Notifier {
            public_url: settings.public_url.clone()?,
            mailer: Mailer::new(settings, &store),
            webhooks: Webhooks::new(settings.webhooks_to_private),
            store,
            metrics,
            pacing,
            is_here: Box::new(is_here),
            enough: Mutex::default(),
        })
    }

    /// Until it is dropped.
    pub async fn run(self) {
        let mut ticks = interval(self.pacing.every);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            ticks.tick().await;
            if let Err(error) = self.round().await {
                tracing::error!("{error}");
            }
        }
    }

    /// Tells everybody who is to be told now.
    async fn round(&self) -> Result<(), StoreError> {
        let since = self.store.clock.now() - milliseconds(self.pacing.after);
        let gathered = now() - milliseconds(self.pacing.gather);
        let most = self.pacing.pauses.len() as i64;
        let mail = self.mailer.is_some();
        let mut all: BTreeMap<PersonId, Due> = BTreeMap::new();
        for wait in self.store.waits_due(since, most, gathered, mail).await? {
            all.entry(wait.person.clone()).or_default().waits.push(wait);
        }
        for news in self.store.news_due(since, most, gathered, mail).await? {
            all.entry(news.person.clone()).or_default().news.push(news);
        }
        futures_util::stream::iter(all)
            .filter(|(person, _)| std::future::ready(!(self.is_here)(person) && !self.has_enough(person)))
            .for_each_concurrent(AT_ONCE, async |(person, due)| {
                if let Err(error) = self.tell(&person, due).await {
                    tracing::error!("{error}");
                }
            })
            .await;
        Ok(())
    }

    fn has_enough(&self, person: &PersonId) -> bool {
        let mut enough = self.enough.lock().unwrap_or_else(PoisonError::into_inner);
        enough.retain(|_, until| *until > now());
        enough.contains_key(person)
    }

    async fn tell(&self, person: &PersonId, Due { waits, news }: Due) -> Result<(), StoreError> {
        let Some(person) = self.store.person(person).await? else {
            return Ok(());
        };
        let claimed = now();
        let mut mine = Vec::new();
        for wait in waits {
            // Somebody else tells him, or he has answered meanwhile. Or he knows already that this match waits for him, if
            // with another seat.
            if self.store.claim_wait(&wait, claimed).await? && wait.told_before == 0 {
                mine.push(wait);
            }
        }
        let bundle = Bundle::of(&mine, &news);
        if bundle.matches.is_empty() {
            return Ok(());
        }
        let retry = match self.deliver(&person, &bundle).await? {
            Reached::Yes => {
                self.store.note_told(&person.id, claimed).await?;
                return self.store.drop_news(&news).await;
            }
            Reached::NotYet => None,
            Reached::No => {
                let failures = mine.iter().map(|wait| wait.failures);
                let failures = failures.chain(news.iter().map(|news| news.failures)).max();
                let pause = self.pacing.pauses.get(failures.unwrap_or_default() as usize);
                Some(claimed + pause.copied().map_or(0, milliseconds))
            }
        };
        for wait in &mine {
            self.store.give_back_wait(wait, claimed, retry).await?;
        }
        match retry {
            Some(retry) => self.store.put_off_news(&news, retry).await,
            None => Ok(()),
        }
    }

    /// He is told once: who was reached by one way is not told again because another failed.
    async fn deliver(&self, person: &PersonRow, bundle: &Bundle) -> Result<Reached, StoreError> {
        let ways = [
            self.by_mail(person, bundle).await?,
            self.by_webhook(person, bundle).await,
        ];
        let any = |which: fn(&Reached) -> bool| ways.iter().flatten().any(which);
        Ok(if any(|reached| matches!(reached, Reached::Yes)) {
            Reached::Yes
        } else if any(|reached| matches!(reached, Reached::No)) {
            Reached::No
        } else {
            Reached::NotYet
        })
    }

    async fn by_mail(&self, person: &PersonRow, bundle: &Bundle) -> Result<Option<Reached>, StoreError> {
        let (Some(mailer), Some(email), Some(mailbox)) = (&self.mailer, &person.email, &person.mailbox) else {
            return Ok(None);
        };
        if person.silent.is_some() {
            return Ok(None);
        }
        if person.confirmed == 0 {
            // An address that nobody has confirmed gets one question, and nothing else.
            if person.asked.is_none() {
                let asked = mailer.ask(person).await?;
                self.metrics.notification("confirmation", asked == Asked::Sent);
                if asked != Asked::Sent {
                    self.rest(person);
                }
            }
            return Ok(Some(Reached::NotYet));
        }
        let words = |out: &str| words::mail(&person.language, bundle, &self.public_url, out);
        let sent = mailer.tell(email, mailbox, words).await?;
        let reached = match sent {
            Sent::Yes => Reached::Yes,
            Sent::Enough => {
                tracing::warn!("No mail to {}: there were enough for today.", person.id);
                self.rest(person);
                return Ok(Some(Reached::NotYet));
            }
            Sent::Failed(why) => {
                tracing::warn!("No mail to {}: {why}.", person.id);
                Reached::No
            }
        };
        self.metrics.notification("mail", matches!(reached, Reached::Yes));
        Ok(Some(reached))
    }

    /// There is nothing more to try for him today, unless he has a webhook.
    fn rest(&self, person: &PersonRow) {
        if person.webhook.is_some() {
            return;
        }
        let tomorrow = (now() / DAY + 1) * DAY;
        let mut enough = self.enough.lock().unwrap_or_else(PoisonError::into_inner);
        enough.insert(person.id.clone(), tomorrow);
    }

    async fn by_webhook(&self, person: &PersonRow, bundle: &Bundle) -> Option<Reached> {
        let address = person.webhook.as_ref()?;
        let said = words::post(&person.language, bundle, &self.public_url);
        let answer = self.webhooks.post(address, person.webhook_shape, &said).await;
        let sent = match answer {
            // Also a redirect is no success: it could lead anywhere.
            Ok(answer) if !answer.status.is_success() => Err(format!("it answers {}", answer.status.as_u16())),
            Ok(_) => Ok(()),
            Err(why) => Err(why.to_string()),
        };
        if let Err(error) = &sent {
            tracing::warn!("No webhook to {}: {error}.", person.id);
        }
        self.metrics.notification("webhook", sent.is_ok());
        Some(if sent.is_ok() { Reached::Yes } else { Reached::No })
    }
}

fn milliseconds(duration: Duration) -> i64 {
    i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)
}
