//! What several answers bring about, up to the next question.

pub mod advance;
pub mod assault;
pub mod given;
pub mod kept;
pub mod losses;
pub mod morale;
pub mod moves;
pub mod notes;
pub mod retreat;
pub mod ride;
pub mod set_up;
pub mod threat;
pub mod turns;
