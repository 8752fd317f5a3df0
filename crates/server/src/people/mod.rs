//! Who is who: guests, accounts, sessions.

pub mod cookie;
pub mod guests;
pub mod me;
pub mod password;
