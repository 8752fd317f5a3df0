//! A player without a browser: it speaks to the server as a browser does, over HTTP and WebSockets.
//!
//! Architecture Invariant: it is given nothing that a browser is not given.

mod line;
mod part;
mod visitor;

pub use line::{Line, Player};
pub use part::Part;
pub use visitor::{Answer, Visitor};
