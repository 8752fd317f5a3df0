//! Napoleon's Triumph: the battle of Austerlitz, two armies of hidden blocks, no dice. `RULES.md` tells how the rules are
//! numbered.

mod action;
mod answers;
mod army;
mod ask;
mod attack;
mod blocks;
pub mod board;
mod clock;
mod combat;
mod commanders;
mod event;
mod eyes;
mod face;
mod fog;
mod forecast;
mod ground;
mod group;
mod movement;
mod muster;
mod notices;
mod options;
mod order;
mod order_draft;
mod pick;
mod possible;
mod refusal;
mod resolve;
mod road_move;
mod roads;
mod route;
mod setup;
mod sight;
mod sortie;
mod standing;
mod state;
mod told;
mod turn;
mod unit;
mod unit_map;
mod unit_sheet;
mod valid;
mod valid_attack;
mod victory;
mod view;

pub use action::Action;
pub use army::{Army, Marks, Stood};
pub use ask::{Ask, Losses, Share};
pub use attack::{Assault, Attack, AttackStep, Defence, Ride};
pub use blocks::{Block, Blocks};
pub use combat::{Line, LossLine, Reckoned, Verdict, WhyWon, initial_result};
pub use commanders::Commanders;
pub use event::Event;
pub use face::{Arm, Face};
pub use forecast::{Forecast, RoadEnd};
pub use group::Group;
pub use muster::{Muster, Posts};
pub use options::{CavalryShown, Day, Options};
pub use order::Order;
pub use pick::Pick;
pub use possible::{could_lead, is_possible};
pub use refusal::Refusal;
pub use roads::{Roads, Route, Way};
pub use setup::{ArmySetup, Setup};
pub use sight::Sight;
pub use standing::Standing;
pub use state::{Preparation, Stage, State, Task, order_of_battle};
pub use told::{Command, Deployed, Hit, Holders, LossCause, MoraleCause, Told};
pub use turn::Turn;
pub use unit::{MOST_UNITS, Unit, Units};
pub use unit_map::UnitMap;
pub use victory::{Control, End, How, controlled, controlled_by, marginal};
pub use view::{AttackKnown, Force, Leader, Leaders, RideKnown, Roll, StageKnown, View, leaders, ranked};

table::kinds!(Ask, Pick, Action, Event, Told, Refusal, Forecast);

table::game! {
    pub struct Triumph;
    name: "triumph",
    rules: 1,
    rule_file: include_str!("../rules.toml"),
    hidden: false,
    declare: [],
}
