//! The table: everything that games played by seats, asks and answers have in common, and nothing that is a server's.
//!
//! Start at [`Game`], what a game has to say; then [`Match`], a header and a journal of answers.

pub mod any;
pub mod ask;
pub mod audience;
pub mod bad_entry;
pub mod battery;
pub mod begin;
pub mod bot;
pub mod budget;
pub mod case;
pub mod channel;
pub mod declarations;
pub mod delta;
pub mod dice;
mod digested;
pub mod entry;
pub mod file;
mod floor_plan;
pub mod fog;
pub mod forecast;
pub mod fuzz;
pub mod game;
pub mod hash;
pub mod header;
pub mod hearing;
pub mod hint;
pub mod kept;
pub mod kind;
pub mod known;
pub mod level;
pub mod r#match;
pub mod message;
pub mod notice;
pub mod odds;
pub mod options;
pub mod outcome;
pub mod outlook;
pub mod play;
mod post;
pub mod reckoning;
pub mod refused;
pub mod registry;
pub mod round;
pub mod rules;
pub mod samples;
pub mod seat;
pub mod seed;
pub mod signed;
pub mod simulate;
pub mod step;
pub mod strict;
pub mod text;
mod trail;
pub mod undo;
pub mod version;
pub mod walk;

pub use ask::{AskId, OpenAsk};
pub use audience::Audience;
pub use budget::Budget;
pub use channel::Channel;
pub use dice::{Dice, Die};
pub use fog::Fog;
pub use game::{Asked, Choices, Game, Refuse, SeatSpec, TestRng};
pub use hearing::{Happening, Hearing};
pub use kind::Kind;
pub use level::{Level, Player};
pub use r#match::{Match, Reading};
pub use notice::{Matter, Notice, Noticed};
pub use odds::Odds;
pub use outcome::{Ending, Outcome};
pub use registry::Registry;
pub use round::{Pledge, Round};
pub use seat::{Holder, Party, Person, Seat, Viewer};
pub use seed::{DiceKey, Salt, Seed};
pub use version::Version;

/// What the macros need.
#[doc(hidden)]
pub use {strum, ts_rs};
