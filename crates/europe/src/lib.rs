//! Napoleon in Europe: the Basic game for two to seven players. `RULES.md` tells how it is numbered and what was ruled;
//! `data/` holds the map, the deck and the set-ups.

mod action;
mod alliance;
mod answers;
mod arm;
mod ask;
mod asked;
mod battle;
pub mod board;
mod card;
mod channels;
mod combination;
mod event;
mod fog;
mod force;
mod forecast;
mod held;
mod notices;
mod offer;
mod open;
mod options;
mod own_data;
mod per_nation;
mod phase;
mod pick;
mod quota;
mod refusal;
mod resolve;
mod seat_set;
mod selection;
mod setup;
mod state;
mod turn;
mod valid;
mod view;

pub use action::Action;
pub use alliance::{Alliance, Alliances, Proposal};
pub use answers::sea_limit;
pub use arm::Arm;
pub use ask::Ask;
pub use battle::{Battle, LAST_TURN, RALLIES_FROM, RALLY_DICE, Side, Stage, dice_each, hits_from};
pub use card::{Card, Cards, Symbol, deck};
pub use combination::Combination;
pub use event::{Event, Told};
pub use force::{Force, Forces, Pieces, Slot};
pub use forecast::Forecast;
pub use held::Held;
pub use offer::Offer;
pub use open::{FirstThrow, MOST_PIECES, Open};
pub use options::{Nations, Options, Start, Victory};
pub use own_data::OwnData;
pub use per_nation::PerNation;
pub use phase::{How, Phase};
pub use pick::Pick;
pub use quota::{groups, groups_each, quota};
pub use refusal::Refusal;
pub use seat_set::SeatSet;
pub use setup::Setup;
pub use state::{Secret, State};
pub use turn::{Arrival, Landing, Turn, WayIn};
pub use view::View;

table::kinds!(Ask, Pick, Action, Event, Refusal);

table::game! {
    pub struct Europe;
    name: "europe",
    rules: 2,
    rule_file: include_str!("../rules.toml"),
    hidden: false,
    declare: [Alliance],
}
