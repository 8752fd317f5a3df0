//! What answers bring about.

pub mod advance;
pub mod assault;
pub mod defence;
pub mod entry;
pub mod kept;
pub mod losses;
pub mod morale;
pub mod moves;
pub mod retreat;
pub mod ride;
pub mod set_up;
pub mod turns;
