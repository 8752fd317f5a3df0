//! Counters for the operator.
//!
//! They are served on a listener of their own and never on the public one: a counter that moves when somebody acts in
//! secret would tell it to whoever watches the counter.

mod listener;
mod requests;

use std::sync::Arc;

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;

pub(crate) use listener::run;
pub(crate) use requests::count;

/// Cheap to clone, and to count on.
#[derive(Debug, Clone)]
pub struct Metrics {
    inner: Arc<Inner>,
}

#[derive(Debug)]
struct Inner {
    registry: Registry,
    requests: Family<Request, Counter>,
    actions: Counter,
    refusals: Counter,
    sockets: Gauge,
    matches: Gauge,
    journals: Counter,
    group_rows: Histogram,
    commit_seconds: Histogram,
    bots_thinking: Gauge,
    notifications: Family<Notification, Counter>,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Request {
    kind: &'static str,
    status: &'static str,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Notification {
    by: &'static str,
    result: &'static str,
}

impl Default for Metrics {
    fn default() -> Metrics {
        let mut inner = Inner {
            registry: Registry::with_prefix("bicorne"),
            requests: Family::default(),
            actions: Counter::default(),
            refusals: Counter::default(),
            sockets: Gauge::default(),
            matches: Gauge::default(),
            journals: Counter::default(),
            group_rows: Histogram::new(exponential_buckets(1.0, 2.0, 11)),
            commit_seconds: Histogram::new(exponential_buckets(0.000_1, 2.0, 16)),
            bots_thinking: Gauge::default(),
            notifications: Family::default(),
        };
        inner.register();
        Metrics { inner: Arc::new(inner) }
    }
}

impl Inner {
    fn register(&mut self) {
        let registry = &mut self.registry;
        registry.register("requests", "Requests answered", self.requests.clone());
        registry.register("actions", "Actions accepted", self.actions.clone());
        registry.register("refusals", "Actions refused by a rule", self.refusals.clone());
        registry.register("open_sockets", "Sockets open now", self.sockets.clone());
        registry.register("live_matches", "Matches in memory now", self.matches.clone());
        registry.register("journals_played", "Journals played again", self.journals.clone());
        registry.register("journal_group_rows", "Entries in one commit", self.group_rows.clone());
        registry.register("commit_seconds", "Time of one commit", self.commit_seconds.clone());
        registry.register("bots_thinking", "Bots thinking now", self.bots_thinking.clone());
        registry.register("notifications", "Messages about a turn", self.notifications.clone());
    }
}

impl Metrics {
    pub fn action(&self) {
        self.inner.actions.inc();
    }

    pub fn refusal(&self) {
        self.inner.refusals.inc();
    }

    pub fn socket_opened(&self) {
        self.inner.sockets.inc();
    }

    pub fn socket_closed(&self) {
        self.inner.sockets.dec();
    }

    pub fn match_opened(&self) {
        self.inner.matches.inc();
    }

    pub fn match_closed(&self) {
        self.inner.matches.dec();
    }

    /// To open a match, or to look back in one.
    pub fn journal_played(&self) {
        self.inner.journals.inc();
    }

    pub fn commit(&self, seconds: f64, rows: usize) {
        self.inner.commit_seconds.observe(seconds);
        self.inner.group_rows.observe(rows as f64);
    }

    pub fn bot_thinking(&self, change: i64) {
        self.inner.bots_thinking.inc_by(change);
    }

    /// By mail or by webhook.
    pub fn notification(&self, by: &'static str, delivered: bool) {
        let result = if delivered { "delivered" } else { "failed" };
        self.inner
            .notifications
            .get_or_create(&Notification { by, result })
            .inc();
    }

    fn request(&self, kind: &'static str, status: &'static str) {
        self.inner.requests.get_or_create(&Request { kind, status }).inc();
    }

    /// As Prometheus reads it.
    pub fn text(&self) -> String {
        let mut text = String::new();
        encode(&mut text, &self.inner.registry).expect("a string takes everything");
        text
    }
}
