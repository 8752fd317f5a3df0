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
mod ground;
mod group;
mod movement;
mod muster;
mod options;
mod order;
mod pick;
mod play;
mod refusal;
mod resolve;
mod road_move;
mod roads;
mod scramble;
mod setup;
mod sight;
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
pub use attack::{Assault, Attack, Defence, Ride, Step};
pub use blocks::{Block, Blocks};
pub use combat::initial_result;
pub use commanders::Commanders;
pub use event::Event;
pub use face::{Arm, Face};
pub use group::Group;
pub use muster::{Muster, Posts};
pub use options::{CavalryShown, Day, Options};
pub use order::Order;
pub use pick::Pick;
pub use refusal::Refusal;
pub use roads::{Roads, Route, Way};
pub use scramble::{could_lead, is_possible};
pub use setup::{ArmySetup, Setup};
pub use sight::Sight;
pub use standing::Standing;
pub use state::{Preparation, Stage, State, Task, order_of_battle};
pub use told::{Command, Deployed, Hit, Holders, LossCause, MoraleCause, Told};
pub use turn::Turn;
pub use unit::{MOST_UNITS, Unit, Units};
pub use unit_map::UnitMap;
pub use victory::{Control, End, How, controlled, controlled_by, marginal};
pub use view::{AttackKnown, Force, Known, Leader, Leaders, RideKnown, Roll, View, leaders, ranked};

use table::game::{Asked, SeatSpec};
use table::options::Scenario;
use table::{Choices, Dice, Fog, Game, Outcome, Seat, TestRng, Viewer};

pub struct Triumph;

table::kinds!(Ask, Pick, Action, Event, Told, Refusal);

/// More than anybody answers in a player turn: each command may be an attack with all its questions.
const MOST_IN_A_TURN: usize = 400;
const MOST_BEFORE_THE_BATTLE: usize = 50;

impl Game for Triumph {
    const NAME: &'static str = "triumph";
    const RULES: u16 = 1;
    const RULE_FILE: &'static str = include_str!("../rules.toml");

    type Options = Options;
    type Setup = Setup;
    type State = State;
    type View = View;
    type Ask = Ask;
    type Pick = Pick;
    type Action = Action;
    type Event = Event;
    type Told = Told;
    type Refusal = Refusal;

    fn scenarios() -> Vec<Scenario> {
        Options::scenarios()
    }

    fn options(scenario: &str) -> Option<Options> {
        Options::named(scenario)
    }

    fn check_options(options: &Options) -> Result<(), String> {
        options.check()
    }

    fn seats(options: &Options) -> Vec<SeatSpec> {
        options.seat_specs()
    }

    fn longest(options: &Options) -> usize {
        MOST_BEFORE_THE_BATTLE + usize::from(options.day.rounds()) * 2 * MOST_IN_A_TURN
    }

    fn start(_rules: u16, options: &Options, dice: &mut Dice) -> State {
        State::start(options, dice)
    }

    fn setup(state: &State) -> Setup {
        setup::setup(state)
    }

    fn place(_rules: u16, options: &Options, setup: &Setup) -> Result<State, String> {
        setup::place(options, setup)
    }

    fn asks(state: &State) -> Vec<Asked<Ask>> {
        state.asks()
    }

    fn view(state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    fn choices(view: &View, ask: &Ask, draft: &[Pick]) -> Choices<Pick, Action> {
        play::choices(view, ask, draft)
    }

    fn path(_ask: &Ask, action: &Action) -> Option<Vec<Pick>> {
        Some(play::path(action))
    }

    fn check(view: &View, ask: &Ask, action: &Action) -> Result<(), Refusal> {
        play::check(view, ask, action)
    }

    fn apply(state: &mut State, seat: Seat, _ask: &Ask, action: &Action, _dice: &mut Dice, out: &mut Vec<Event>) {
        play::apply(state, seat, action, out);
    }

    fn outcome(state: &State) -> Option<Outcome> {
        state.outcome()
    }

    fn awaited(view: &View) -> Vec<Seat> {
        view.awaited()
    }
}

impl Fog for Triumph {
    fn hides(state: &State, viewer: Viewer) -> bool {
        scramble::hides(state, viewer)
    }

    fn scramble(state: &State, viewer: Viewer, rng: &mut TestRng) -> State {
        scramble::scramble(state, viewer, rng)
    }

    fn mirror(
        world: &State,
        viewer: Viewer,
        seat: Seat,
        ask: &Ask,
        action: &Action,
        rng: &mut TestRng,
    ) -> Option<Action> {
        scramble::mirror(world, viewer, seat, ask, action, rng)
    }

    fn unseen(state: &State, viewer: Viewer, seat: Seat, ask: &Ask, _action: &Action) -> bool {
        scramble::unseen(state, viewer, seat, ask)
    }
}
