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
mod force;
mod held;
mod muster;
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
mod scramble;
mod seat_set;
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
pub use event::Event;
pub use force::{Force, Forces, Pieces, Slot};
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
pub use turn::{Arrival, Entry, Landing, Turn};
pub use view::View;

use table::declarations::Declarations;
use table::game::{Asked, SeatSpec};
use table::options::Scenario;
use table::text::TextReader;
use table::{Channel, Choices, Dice, Fog, Game, Outcome, Seat, TestRng, Version, Viewer};
use ts_rs::TypeVisitor as _;

pub struct Europe;

table::kinds!(Ask, Pick, Action, Event, Refusal);

impl Game for Europe {
    const NAME: &'static str = "europe";
    const RULES: u16 = 2;
    const RULE_FILE: &'static str = include_str!("../rules.toml");

    type Options = Options;
    type Setup = Setup;
    type State = State;
    type View = View;
    type Ask = Ask;
    type Pick = Pick;
    type Action = Action;
    type Event = Event;
    type Told = Event;
    type Refusal = Refusal;

    fn declare(all: &mut Declarations) {
        all.visit::<Alliance>();
    }

    fn scenarios() -> Vec<Scenario> {
        Options::scenarios()
    }

    fn options(scenario: &str) -> Option<Options> {
        Options::named(scenario)
    }

    fn check_options(_options: &Options) -> Result<(), String> {
        Ok(())
    }

    fn text_reader(option: &str) -> Option<TextReader> {
        (option == options::DATA).then_some(own_data::READER)
    }

    fn seats(options: &Options) -> Vec<SeatSpec> {
        options.seat_specs()
    }

    fn longest(options: &Options) -> usize {
        // A player's turn: each of his pieces moves alone and comes alone into production, and every second region sees a
        // battle of fifty turns, in which both sides answer four times a turn and retreat piece by piece.
        let turn = 3 * 7 * 4 * usize::from(MOST_PIECES) + 48 * usize::from(LAST_TURN) * 2 * 4;
        usize::from(options.last_round()) * usize::from(options.seats) * turn
    }

    fn start(rules: u16, options: &Options, dice: &mut Dice) -> State {
        resolve::start(Version(rules), options, dice)
    }

    fn setup(state: &State) -> Setup {
        setup::setup(state)
    }

    fn place(rules: u16, options: &Options, setup: &Setup) -> Result<State, String> {
        setup::place(Version(rules), options, setup)
    }

    fn asks(state: &State) -> Vec<Asked<Ask>> {
        state.asks()
    }

    fn view(state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    fn choices(view: &View, ask: &Ask, draft: &[Pick]) -> Choices<Pick, Action> {
        answers::choices(view, ask, draft)
    }

    fn path(ask: &Ask, action: &Action) -> Option<Vec<Pick>> {
        action.path(ask)
    }

    fn check(view: &View, ask: &Ask, action: &Action) -> Result<(), Refusal> {
        answers::check(view, ask, action)
    }

    fn apply(state: &mut State, seat: Seat, ask: &Ask, action: &Action, dice: &mut Dice, out: &mut Vec<Event>) {
        resolve::apply(state, seat, ask, action, dice, out);
    }

    fn due(state: &State) -> bool {
        state.is_due()
    }

    fn advance(state: &mut State, dice: &mut Dice, out: &mut Vec<Event>) {
        resolve::advance(state, dice, out);
    }

    fn outcome(state: &State) -> Option<Outcome> {
        state.outcome()
    }

    fn awaited(view: &View) -> Vec<Seat> {
        view.awaited()
    }

    fn channels(state: &State) -> Vec<Channel> {
        channels::channels(state)
    }
}

impl Fog for Europe {
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

    fn unseen(_state: &State, viewer: Viewer, seat: Seat, ask: &Ask, _action: &Action) -> bool {
        scramble::unseen(viewer, seat, ask)
    }
}
