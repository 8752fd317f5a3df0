//! Counters for the operator.

#[derive(Debug, Clone, Default)]
pub struct Metrics;

impl Metrics {
    pub fn action(&self) {}
    pub fn refusal(&self) {}
    pub fn socket_opened(&self) {}
    pub fn socket_closed(&self) {}
    pub fn match_opened(&self) {}
    pub fn match_closed(&self) {}
    pub fn commit(&self, _seconds: f64, _rows: usize) {}
    pub fn bot_thinking(&self, _change: i64) {}
}
