//! The log, on standard error: ids and kinds, never names, words or secrets.

use tracing_subscriber::EnvFilter;

use crate::failure::Failure;

const VARIABLE: &str = "BICORNE_LOG";
const USUAL: &str = "info";

pub fn start() -> Result<(), Failure> {
    let wanted = std::env::var(VARIABLE).unwrap_or_default();
    let wanted = if wanted.is_empty() { USUAL } else { &wanted };
    let filter = EnvFilter::try_new(wanted)
        .map_err(|error| Failure::Input(format!("{VARIABLE} does not say what to log ({error})")))?;
    tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        .init();
    Ok(())
}
