//! Napoleon's Battles, "Ordini e attivazione": orders, activation and the sequence of the turn, kept beside a table of
//! miniatures. `RULES.md` tells how it is played and what was ruled; `orders/` holds orders of battle.

mod action;
mod amend;
mod answers;
mod arm;
mod ask;
mod asked;
mod chain;
mod charge;
mod combats;
mod contact;
mod event;
mod flow;
mod fog;
mod forecast;
mod general_status;
mod guide;
mod held;
mod id;
mod losses;
mod may;
mod measure;
mod notices;
mod odds;
mod options;
mod order_die;
pub mod order_of_battle;
mod out_of_turn;
mod own;
mod pick;
mod position;
mod priority;
mod queue;
mod rating;
mod record;
mod refusal;
mod seats;
mod settled;
mod setup;
mod side;
mod state;
mod step;
mod throw;
mod unit_status;
mod valid;
mod verdict;
mod view;
mod weather;

pub use action::Action;
pub use amend::{Amendment, Mend};
pub use arm::{Arm, Formation};
pub use ask::Ask;
pub use contact::{Attempt, Contact, Interrupt};
pub use event::{Event, Told};
pub use forecast::Forecast;
pub use general_status::{Distance, GeneralStatus};
pub use guide::Guide;
pub use id::{GeneralId, UnitId};
pub use may::May;
pub use measure::Measured;
pub use odds::Odds;
pub use options::{Battle, Options};
pub use order_die::{DieId, Fate, OrderDie};
pub use pick::Pick;
pub use position::Position;
pub use priority::priority;
pub use queue::Queued;
pub use rating::Rating;
pub use record::Record;
pub use refusal::Refusal;
pub use setup::Setup;
pub use side::{Side, Sides};
pub use state::State;
pub use step::Step;
pub use throw::{Throw, Thrown};
pub use unit_status::UnitStatus;
pub use view::View;

table::kinds!(Ask, Pick, Action, Event, Refusal);

table::game! {
    pub struct Battles;
    name: "battles",
    rules: 2,
    rule_file: include_str!("../rules.toml"),
    hidden: false,
    declare: [order_of_battle::OrderFile, order_of_battle::BadOrder, order_of_battle::OrderBounds],
}
