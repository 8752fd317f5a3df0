//! Napoleon's Battles, "Ordini e attivazione": orders, activation and the sequence of the turn, kept beside a table of
//! miniatures. `RULES.md` tells how it is played and what was ruled; `orders/` holds orders of battle.

mod action;
mod amend;
mod apply;
mod arm;
mod ask;
mod asked;
mod chain;
mod choices;
mod contact;
mod event;
mod first;
mod flow;
mod general_status;
mod guide;
mod id;
mod judge;
mod may;
mod measure;
mod odds;
mod options;
pub mod order;
mod order_die;
mod pick;
mod position;
mod priority;
mod queue;
mod rating;
mod record;
mod refusal;
mod seats;
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
pub use event::Event;
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

use judge::MOST_ENTRIES;
use order::{BadOrder, OrderBounds, OrderFile};
use table::declarations::Declarations;
use table::game::{Asked, SeatSpec};
use table::options::Scenario;
use table::text::TextReader;
use table::{Choices, Dice, Fog, Game, Outcome, Seat, TestRng, Version, Viewer};
use ts_rs::TypeVisitor as _;

pub struct Battles;

table::kinds!(Ask, Pick, Action, Event, Refusal);

impl Game for Battles {
    const NAME: &'static str = "battles";
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
        all.visit::<OrderFile>();
        all.visit::<BadOrder>();
        all.visit::<OrderBounds>();
    }

    fn scenarios() -> Vec<Scenario> {
        Options::scenarios()
    }

    fn options(scenario: &str) -> Option<Options> {
        Options::named(scenario)
    }

    fn check_options(options: &Options) -> Result<(), String> {
        options.check()
    }

    fn text_reader(option: &str) -> Option<TextReader> {
        (option == "order").then_some(order::READER)
    }

    fn seats(options: &Options) -> Vec<SeatSpec> {
        seats::specs(options)
    }

    fn longest(options: &Options) -> usize {
        let order = options.order_of_battle();
        let seats = seats::specs(options).len();
        let (units, generals) = (order.units.len(), order.generals.len());
        let of_red = order.units_of(Side::Red).count();
        let contacts = of_red * (units - of_red);
        // A turn: every seat ends every step, every unit does everything, every contact is fought in both combats, and all
        // entries are corrections that everybody assents to.
        let turn =
            40 * seats + 16 * units + 6 * generals + 4 * contacts + 2 * usize::from(MOST_ENTRIES) * (seats + 1) + 50;
        usize::from(options.turns) * turn + 2 * seats
    }

    fn start(rules: u16, options: &Options, dice: &mut Dice) -> State {
        State::start(Version(rules), options, dice)
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
        match view.me {
            Some(seat) => choices::choices(&view.state, seat, ask, draft),
            None => Choices::Next(Vec::new()),
        }
    }

    fn path(_ask: &Ask, action: &Action) -> Option<Vec<Pick>> {
        Some(action.path())
    }

    fn check(view: &View, ask: &Ask, action: &Action) -> Result<(), Refusal> {
        judge::check(&view.state, view.me, ask, action)
    }

    fn apply(state: &mut State, seat: Seat, _ask: &Ask, action: &Action, dice: &mut Dice, out: &mut Vec<Event>) {
        apply::apply(state, seat, action, dice, out);
    }

    fn outcome(state: &State) -> Option<Outcome> {
        state.outcome()
    }

    fn awaited(view: &View) -> Vec<Seat> {
        view.state.awaited()
    }

    fn typed_dice(view: &View, ask: &Ask, action: &Action) -> Option<Vec<u32>> {
        match (ask, action) {
            _ if !view.state.options.typed_dice => None,
            (Ask::Roll { dice } | Ask::OwnDice { dice }, Action::Roll) => Some(vec![6; usize::from(*dice)]),
            (Ask::Oppose, Action::Oppose { .. }) => Some(vec![10; 2]),
            _ => None,
        }
    }
}

impl Fog for Battles {
    fn hides(_state: &State, _viewer: Viewer) -> bool {
        false
    }

    fn scramble(state: &State, _viewer: Viewer, _rng: &mut TestRng) -> State {
        state.clone()
    }

    fn mirror(
        _world: &State,
        _viewer: Viewer,
        _seat: Seat,
        _ask: &Ask,
        action: &Action,
        _rng: &mut TestRng,
    ) -> Option<Action> {
        Some(action.clone())
    }

    fn unseen(_state: &State, _viewer: Viewer, _seat: Seat, _ask: &Ask, _action: &Action) -> bool {
        false
    }
}
