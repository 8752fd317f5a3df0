//! A figure: something that can be measured, and what we want it to be.

pub struct Figure {
    pub name: &'static str,
    /// What the value should be, or `—` for a yardstick.
    pub target: &'static str,
    /// Run only if the figure was asked for; gives the value as it is to be read.
    pub measure: fn() -> anyhow::Result<String>,
}
