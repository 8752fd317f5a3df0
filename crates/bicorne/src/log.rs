//! The log, on standard error: ids and kinds, never names, words or secrets.

use tracing::{Level, Metadata};
use tracing_subscriber::EnvFilter;
use tracing_subscriber::filter::filter_fn;
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;

use crate::failure::Failure;

const VARIABLE: &str = "BICORNE_LOG";
const USUAL: &str = "info";
/// The crates that log of themselves; what they say was written with care for whom it is about.
const OURS: [&str; 2] = ["server", "bicorne"];

pub fn start() -> Result<(), Failure> {
    let wanted = std::env::var(VARIABLE).unwrap_or_default();
    let wanted = if wanted.is_empty() { USUAL } else { &wanted };
    let filter = EnvFilter::try_new(wanted)
        .map_err(|error| Failure::Input(format!("{VARIABLE} does not say what to log ({error})")))?;
    tracing_subscriber::registry()
        .with(filter)
        .with(filter_fn(is_discreet))
        .with(tracing_subscriber::fmt::layer().with_writer(std::io::stderr))
        .init();
    Ok(())
}

/// Libraries tell of every frame, header and statement below `info`, and with them of all that people say and do.
fn is_discreet(metadata: &Metadata<'_>) -> bool {
    let from = metadata.target().split("::").next().unwrap_or_default();
    OURS.contains(&from) || *metadata.level() <= Level::INFO
}
