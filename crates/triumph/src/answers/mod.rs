//! The answers that a player can give, one ask a file: what is legal, how it is built of picks, and what it does.

pub mod advance;
pub mod assignment;
pub mod attach;
pub mod auction;
pub mod battery;
pub mod command;
pub mod corps_move;
pub mod counter_attack;
pub mod declaration;
pub mod defence;
pub mod destinations;
pub mod detach_move;
pub mod detachments;
pub mod entry;
pub mod feint;
pub mod kept;
pub mod losses;
pub mod order_draft;
pub mod orders;
pub mod placement;
pub mod ride;
pub mod route;
pub mod share;
pub mod threat;
pub mod unit_move;
