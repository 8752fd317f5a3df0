//! A player without a browser: it speaks to the server as a browser does, over HTTP and WebSockets.
//!
//! Architecture Invariant: it is given nothing that a browser is not given.

mod line;
mod visitor;

pub use line::{Line, Player};
pub use visitor::{Answer, Visitor, salt};
