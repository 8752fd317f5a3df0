//! The drill: a small complete game with everything the table offers, so that server, store and shell have something
//! real to be tested with. `RULES.md` tells how it is played.

mod action;
mod answers;
mod ask;
mod card;
mod channels;
mod event;
mod fault;
#[cfg(test)]
mod faults;
mod fog;
mod forecast;
#[cfg(test)]
mod grown;
mod notices;
mod options;
mod refusal;
mod round;
mod setup;
mod square;
mod state;
mod told;
pub mod trade;
mod view;

pub use action::{Action, Pick};
pub use ask::Ask;
pub use card::{Card, Cards};
pub use event::Event;
pub use forecast::Forecast;
pub use options::Options;
pub use refusal::Refusal;
pub use setup::{CompanySetup, Setup};
pub use square::{Man, Square};
pub use state::{Company, Offer, Phase, State};
pub use told::Told;
pub use view::{CompanyView, SecretView, View};

table::kinds!(Action, Told, Refusal, Forecast);

table::game! {
    pub struct Drill;
    name: "drill",
    rules: 1,
    rule_file: include_str!("../rules.toml"),
    hidden: true,
    declare: [],
}
