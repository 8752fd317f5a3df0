//! How a match ended.

use serde::{Deserialize, Serialize};

use crate::seat::Seat;

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// Partners win together; nobody wins a draw.
    pub winners: Vec<Seat>,
    /// The game's word for the kind of end.
    pub how: String,
}
