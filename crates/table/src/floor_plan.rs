//! The floor plan that all games share, as a macro: which file of a game says what of it.
//!
//! | file | what the table finds there |
//! |---|---|
//! | `options.rs` | `Options`: `scenarios`, `named`, `check`, `seat_specs`, `longest`, `text_reader` |
//! | `state.rs` | `State`: `start`, `asks`, `due`, `advance`, `outcome`, `channels` |
//! | `setup.rs` | `Setup`, and between it and the state `setup`, `place` |
//! | `view.rs` | `View`: `of`, `awaited` |
//! | `answers/` | `check`, `choices`, `path`, `apply`, `typed_dice`; a file in it for each ask |
//! | `forecast.rs` | `Forecast`: `forecast`, and for the battery `foretold` |
//! | `event.rs` | `Event`, with its `hearing` |
//! | `notices.rs` | `notice`: what the told mean for a seat beside its turn |
//! | `fog.rs` | `hides`, `scramble`, `mirror`, `unseen` |

/// Lays a game out by the floor plan:
///
/// ```ignore
/// table::game! {
///     pub struct Drill;
///     name: "drill",
///     rules: 1,
///     rule_file: include_str!("../rules.toml"),
///     hidden: true,
///     declare: [],
/// }
/// ```
#[macro_export]
#[allow(clippy::crate_in_macro_def, reason = "what is laid out is the game's own crate")]
macro_rules! game {
    (
        $(#[$doc:meta])*
        pub struct $game:ident;
        name: $name:literal,
        rules: $rules:literal,
        rule_file: $rule_file:expr,
        hidden: $hidden:literal,
        declare: [$($declared:ty),* $(,)?] $(,)?
    ) => {
        $(#[$doc])*
        pub struct $game;

        impl $crate::Game for $game {
            const NAME: &'static str = $name;
            const RULES: u16 = $rules;
            const HIDDEN: bool = $hidden;
            const RULE_FILE: &'static str = $rule_file;

            type Options = crate::Options;
            type Setup = crate::Setup;
            type State = crate::State;
            type View = crate::View;
            type Ask = crate::Ask;
            type Pick = crate::Pick;
            type Action = crate::Action;
            type Event = crate::Event;
            type Told = crate::Told;
            type Refusal = crate::Refusal;
            type Forecast = crate::Forecast;

            fn declare(_all: &mut $crate::declarations::Declarations) {
                $($crate::ts_rs::TypeVisitor::visit::<$declared>(_all);)*
            }

            fn scenarios() -> Vec<$crate::options::Scenario> {
                crate::Options::scenarios()
            }

            fn options(scenario: &str) -> Option<crate::Options> {
                crate::Options::named(scenario)
            }

            fn check_options(options: &crate::Options) -> Result<(), String> {
                options.check()
            }

            fn text_reader(option: &str) -> Option<$crate::text::TextReader> {
                crate::Options::text_reader(option)
            }

            fn seats(options: &crate::Options) -> Vec<$crate::SeatSpec> {
                options.seat_specs()
            }

            fn longest(options: &crate::Options) -> usize {
                options.longest()
            }

            fn start(rules: u16, options: &crate::Options, dice: &mut $crate::Dice) -> crate::State {
                crate::State::start($crate::Version(rules), options, dice)
            }

            fn setup(state: &crate::State) -> crate::Setup {
                crate::setup::setup(state)
            }

            fn place(rules: u16, options: &crate::Options, setup: &crate::Setup) -> Result<crate::State, String> {
                crate::setup::place($crate::Version(rules), options, setup)
            }

            fn asks(state: &crate::State) -> Vec<$crate::Asked<crate::Ask>> {
                state.asks()
            }

            fn view(state: &crate::State, viewer: $crate::Viewer) -> crate::View {
                crate::View::of(state, viewer)
            }

            fn choices(
                view: &crate::View,
                ask: &crate::Ask,
                draft: &[crate::Pick],
            ) -> $crate::Choices<crate::Pick, crate::Action> {
                crate::answers::choices(view, ask, draft)
            }

            fn path(ask: &crate::Ask, action: &crate::Action) -> Option<Vec<crate::Pick>> {
                crate::answers::path(ask, action)
            }

            fn check(view: &crate::View, ask: &crate::Ask, action: &crate::Action) -> Result<(), crate::Refusal> {
                crate::answers::check(view, ask, action)
            }

            fn forecast(view: &crate::View, ask: &crate::Ask, draft: &[crate::Pick]) -> Option<crate::Forecast> {
                crate::forecast::forecast(view, ask, draft)
            }

            fn apply(
                state: &mut crate::State,
                seat: $crate::Seat,
                ask: &crate::Ask,
                action: &crate::Action,
                dice: &mut $crate::Dice,
                out: &mut Vec<crate::Event>,
            ) {
                crate::answers::apply(state, seat, ask, action, dice, out);
            }

            fn due(state: &crate::State) -> bool {
                state.due()
            }

            fn advance(state: &mut crate::State, dice: &mut $crate::Dice, out: &mut Vec<crate::Event>) {
                state.advance(dice, out);
            }

            fn notice(
                told: &crate::Told,
                seat: $crate::Seat,
                view: &dyn Fn() -> crate::View,
            ) -> Option<$crate::Noticed> {
                crate::notices::notice(told, seat, view)
            }

            fn outcome(state: &crate::State) -> Option<$crate::Outcome> {
                state.outcome()
            }

            fn awaited(view: &crate::View) -> Vec<$crate::Seat> {
                view.awaited()
            }

            fn channels(state: &crate::State) -> Vec<$crate::Channel> {
                state.channels()
            }

            fn typed_dice(view: &crate::View, ask: &crate::Ask, action: &crate::Action) -> Option<Vec<u32>> {
                crate::answers::typed_dice(view, ask, action)
            }
        }

        impl $crate::Fog for $game {
            fn hides(state: &crate::State, viewer: $crate::Viewer) -> bool {
                crate::fog::hides(state, viewer)
            }

            fn scramble(state: &crate::State, viewer: $crate::Viewer, rng: &mut $crate::TestRng) -> crate::State {
                crate::fog::scramble(state, viewer, rng)
            }

            fn mirror(
                world: &crate::State,
                viewer: $crate::Viewer,
                seat: $crate::Seat,
                ask: &crate::Ask,
                action: &crate::Action,
                rng: &mut $crate::TestRng,
            ) -> Option<crate::Action> {
                crate::fog::mirror(world, viewer, seat, ask, action, rng)
            }

            fn unseen(
                state: &crate::State,
                viewer: $crate::Viewer,
                seat: $crate::Seat,
                ask: &crate::Ask,
                action: &crate::Action,
            ) -> bool {
                crate::fog::unseen(state, viewer, seat, ask, action)
            }

            fn foretold(
                forecast: &crate::Forecast,
                came: &$crate::forecast::Came<'_, $game>,
            ) -> Result<$crate::forecast::Held, String> {
                crate::forecast::foretold(forecast, came)
            }
        }
    };
}
