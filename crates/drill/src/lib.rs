//! The drill: a small complete game with everything the table offers, so that server, store and shell have something
//! real to be tested with. `RULES.md` tells how it is played.

mod action;
mod apply;
mod ask;
mod card;
mod channels;
mod check;
mod choices;
mod event;
mod fault;
#[cfg(test)]
mod faults;
mod options;
mod refusal;
mod scramble;
mod setup;
mod square;
mod state;
mod told;
mod view;

pub use action::{Action, Pick};
pub use ask::Ask;
pub use card::{Card, Cards};
pub use event::Event;
pub use options::Options;
pub use refusal::Refusal;
pub use setup::{CompanySetup, Setup};
pub use square::{Man, Square};
pub use state::{Company, Offer, Phase, State};
pub use told::Told;
pub use view::{CompanyView, SecretView, View};

use table::game::{Asked, SeatSpec};
use table::options::Scenario;
use table::{Channel, Choices, Dice, Game, Outcome, Seat, TestRng, Viewer};

pub struct Drill;

impl Game for Drill {
    const NAME: &'static str = "drill";
    const RULES: u16 = 1;
    const HIDDEN: bool = true;
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
        vec![Options::scenario()]
    }

    fn options(scenario: &str) -> Option<Options> {
        (scenario == Options::SCENARIO).then(Options::default_scenario)
    }

    fn check_options(options: &Options) -> Result<(), String> {
        options.check()
    }

    fn seats(options: &Options) -> Vec<SeatSpec> {
        options.seat_specs()
    }

    fn longest(options: &Options) -> usize {
        // A round: a bid, an offer and an answer a company, a post and a charge.
        usize::from(options.rounds) * (3 * usize::from(options.seats) + 2)
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
        choices::choices(view, ask, draft)
    }

    fn path(ask: &Ask, action: &Action) -> Option<Vec<Pick>> {
        action.path(ask)
    }

    fn check(view: &View, ask: &Ask, action: &Action) -> Result<(), Refusal> {
        check::check(view, ask, action)
    }

    fn apply(state: &mut State, seat: Seat, ask: &Ask, action: &Action, dice: &mut Dice, out: &mut Vec<Event>) {
        apply::apply(state, seat, ask, action, dice, out);
    }

    fn due(state: &State) -> bool {
        state.all_have_bid()
    }

    fn advance(state: &mut State, dice: &mut Dice, out: &mut Vec<Event>) {
        apply::advance(state, dice, out);
    }

    fn tell(after: &State, event: &Event, viewer: Viewer) -> Option<Told> {
        told::tell(after, event, viewer)
    }

    fn barrier(event: &Event) -> bool {
        event.barrier()
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

    fn typed_dice(view: &View, _ask: &Ask, action: &Action) -> Option<Vec<u32>> {
        match action {
            Action::Charge { dice } if view.typed_dice => Some(vec![6; usize::from(*dice)]),
            _ => None,
        }
    }

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

    fn shows(after: &State, event: &Event, viewer: Viewer) -> bool {
        told::shows(after, event, viewer)
    }

    fn unseen(state: &State, viewer: Viewer, seat: Seat, ask: &Ask, action: &Action) -> bool {
        scramble::unseen_act(state, viewer, seat, ask, action)
    }
}
