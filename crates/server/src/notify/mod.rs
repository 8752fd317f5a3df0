//! Telling people who are away that it is their turn: once for each wait, by mail or webhook.

mod mail;
pub mod private;
mod shape;
mod unsubscribe;
mod webhook;
mod words;

use std::time::Duration;

use futures_util::StreamExt as _;
use tokio::time::{MissedTickBehavior, interval};

pub use mail::{MailError, MailSettings};
pub use shape::Shape;
pub(crate) use unsubscribe::{ask_unsubscribe, unsubscribe};
pub use webhook::NoAnswer;
pub(crate) use webhook::Webhooks;
pub(crate) use words::trial;

use self::mail::Mailer;
use self::words::Words;
use crate::clock::now;
use crate::ids::PersonId;
use crate::metrics::Metrics;
use crate::settings::Settings;
use crate::store::waits::Wait;
use crate::store::{Store, StoreError};

/// Messages under way at once: one slow receiver must not keep the others waiting.
const AT_ONCE: usize = 8;

/// When people are told, and when again.
#[derive(Debug, Clone)]
pub struct Pacing {
    /// How often it is looked who waits.
    pub every: Duration,
    /// How long a wait lasts before anybody is told.
    pub after: Duration,
    /// The pauses after a first, a second … failure. After one more it is given up.
    pub pauses: Vec<Duration>,
}

impl Default for Pacing {
    fn default() -> Pacing {
        Pacing {
            every: Duration::from_secs(10),
            after: Duration::from_secs(60),
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
            mailer: settings.mail.as_ref().map(Mailer::new),
            webhooks: Webhooks::new(settings.webhooks_to_private),
            store,
            metrics,
            pacing,
            is_here: Box::new(is_here),
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
        let most = self.pacing.pauses.len() as i64;
        let waits = self.store.waits_due(since, most, self.mailer.is_some()).await?;
        futures_util::stream::iter(waits)
            .filter(|wait| std::future::ready(!(self.is_here)(&wait.person)))
            .for_each_concurrent(AT_ONCE, async |wait| {
                if let Err(error) = self.tell(&wait).await {
                    tracing::error!("{error}");
                }
            })
            .await;
        Ok(())
    }

    async fn tell(&self, wait: &Wait) -> Result<(), StoreError> {
        let claimed = now();
        // Somebody else tells him, or he has answered meanwhile.
        if !self.store.claim_wait(wait, claimed).await? {
            return Ok(());
        }
        // He knows already that this match waits for him, if with another seat.
        if wait.told_before > 0 || self.deliver(wait).await? {
            return Ok(());
        }
        let pause = self.pacing.pauses.get(wait.failures as usize);
        let retry = claimed + pause.copied().map_or(0, milliseconds);
        self.store.give_back_wait(wait, claimed, retry).await
    }

    /// Whether he was reached. He is told once: who was reached by one way is not told again because another failed.
    async fn deliver(&self, wait: &Wait) -> Result<bool, StoreError> {
        let link = format!("{}/match/{}", self.public_url, wait.of);
        let mut reached = false;
        if let (Some(mailer), Some(email)) = (&self.mailer, wait.mail_address()) {
            let token = self.store.unsubscribe_token(&wait.person).await?;
            let unsubscribe = format!("{}/unsubscribe/{token}", self.public_url);
            let words = Words::of(wait, &link, &unsubscribe);
            let sent = mailer.send(email, words, &unsubscribe).await;
            if let Err(error) = &sent {
                tracing::warn!("No mail to {}: {error}.", wait.person);
            }
            self.metrics.notification("mail", sent.is_ok());
            reached |= sent.is_ok();
        }
        if let Some(address) = &wait.webhook {
            let said = words::turn(wait, &link);
            let answer = self.webhooks.post(address, wait.webhook_shape, &said).await;
            let sent = match answer {
                // Also a redirect is no success: it could lead anywhere.
                Ok(answer) if !answer.status.is_success() => Err(format!("it answers {}", answer.status.as_u16())),
                Ok(_) => Ok(()),
                Err(why) => Err(why.to_string()),
            };
            if let Err(error) = &sent {
                tracing::warn!("No webhook to {}: {error}.", wait.person);
            }
            self.metrics.notification("webhook", sent.is_ok());
            reached |= sent.is_ok();
        }
        Ok(reached)
    }
}

fn milliseconds(duration: Duration) -> i64 {
    i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)
}
