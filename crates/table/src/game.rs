//! What the table asks of a game. The rules are pure: no clock, no files, no chance but `Dice`.

use std::fmt::Debug;

use rand_chacha::ChaCha8Rng;
use serde::Serialize;
use serde::de::DeserializeOwned;
use ts_rs::TS;

use crate::channel::Channel;
use crate::declarations::Declarations;
use crate::dice::Dice;
use crate::hearing::Happening;
use crate::kind::Kind;
use crate::notice::Noticed;
use crate::options::Scenario;
use crate::outcome::Outcome;
use crate::seat::{Party, Seat, Viewer};
use crate::text::TextReader;

/// The chance that tests, bots and scrambles use; never the chance of a match.
pub type TestRng = ChaCha8Rng;

/// A value that travels: in a journal, a file or a message.
pub trait Wire: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {}
impl<T: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static> Wire for T {}

pub trait Game: Sized + Send + Sync + 'static {
    /// The word for the game in commands, files and addresses.
    const NAME: &'static str;
    /// The newest version of the rules. A match names the version it is played by.
    const RULES: u16;
    /// To learn and to test the table with; the others are what people come for.
    const HIDDEN: bool = false;
    /// The game's `rules.toml`.
    const RULE_FILE: &'static str;

    type Options: Wire + TS;
    /// A position as a person writes it down, not yet known to be valid.
    type Setup: Wire;
    type State: Wire;
    type View: Wire + TS;
    type Ask: Wire + TS + Kind;
    type Pick: Wire + TS + Kind + Copy;
    type Action: Wire + TS + Kind;
    type Event: Happening<Self>;
    type Told: Wire + TS + Kind;
    type Refusal: Wire + TS + Kind + Refuse;
    /// What can be said of a draft before it is answered; [`Nothing`](crate::forecast::Nothing) where there is no such thing.
    type Forecast: Wire + TS + Kind;

    /// Adds types that a client of the game needs beside those of what travels in a match.
    fn declare(_all: &mut Declarations) {}
    fn scenarios() -> Vec<Scenario>;
    /// The options of a scenario as it is played by default.
    fn options(scenario: &str) -> Option<Self::Options>;
    /// Whether these options go together.
    fn check_options(options: &Self::Options) -> Result<(), String>;
    /// How the texts of an option are read, where they are in a language of the game's own.
    fn text_reader(_option: &str) -> Option<TextReader> {
        None
    }
    fn seats(options: &Self::Options) -> Vec<SeatSpec>;
    /// No game with these options takes more answers than this, whoever plays.
    fn longest(options: &Self::Options) -> usize;

    fn start(rules: u16, options: &Self::Options, dice: &mut Dice) -> Self::State;
    fn setup(state: &Self::State) -> Self::Setup;
    /// The valid state a set-up describes, or what is wrong with it.
    fn place(rules: u16, options: &Self::Options, setup: &Self::Setup) -> Result<Self::State, String>;

    /// Who is asked what. Nothing once there is an outcome.
    fn asks(state: &Self::State) -> Vec<Asked<Self::Ask>>;
    /// What the viewer knows, built up field by field.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;
    /// The legal next picks after a draft that was itself built of offered picks, or the action it makes.
    fn choices(view: &Self::View, ask: &Self::Ask, draft: &[Self::Pick]) -> Choices<Self::Pick, Self::Action>;
    /// The picks that build an action, whether or not they are offered; none if it cannot answer such an ask.
    fn path(ask: &Self::Ask, action: &Self::Action) -> Option<Vec<Self::Pick>>;
    /// The one judge. It sees what the seat knows, so that no refusal can be an oracle.
    fn check(view: &Self::View, ask: &Self::Ask, action: &Self::Action) -> Result<(), Self::Refusal>;
    /// What would come of this draft if it were answered as it is, or what its picks already settle: reckoned by what
    /// resolves it. It sees what the seat knows; what follows from a hidden fact too is said as a range, or not at all.
    fn forecast(_view: &Self::View, _ask: &Self::Ask, _draft: &[Self::Pick]) -> Option<Self::Forecast> {
        None
    }
    /// Reached only through `check`.
    fn apply(
        state: &mut Self::State,
        seat: Seat,
        ask: &Self::Ask,
        action: &Self::Action,
        dice: &mut Dice,
        out: &mut Vec<Self::Event>,
    );
    /// Whether the game now goes on by itself: all have answered in secret, and what they answered is shown. Such a step
    /// is an entry of its own, so that nobody's messages show who answered last.
    fn due(_state: &Self::State) -> bool {
        false
    }
    /// Takes that step. Until then everybody is still asked what he was asked before.
    fn advance(_state: &mut Self::State, _dice: &mut Dice, _out: &mut Vec<Self::Event>) {}
    /// What the viewer learns of an event.
    fn tell(after: &Self::State, event: &Self::Event, viewer: Viewer) -> Option<Self::Told> {
        event.tell(&event.hearing(after), viewer)
    }
    /// What something that the seat was told means for it beside its turn: an offer, a treaty that is broken, or that an offer
    /// is over. `view` gives what the seat sees by now.
    fn notice(_told: &Self::Told, _seat: Seat, _view: &dyn Fn() -> Self::View) -> Option<Noticed> {
        None
    }
    fn outcome(state: &Self::State) -> Option<Outcome>;
    /// Whom the viewer knows the game to be waiting for; a view, so that it cannot tell who has answered in secret.
    fn awaited(view: &Self::View) -> Vec<Seat>;
    /// Who may talk to whom now; once the match is over all may. What channels a seat has must follow from what it knows.
    fn channels(_state: &Self::State) -> Vec<Channel> {
        vec![Channel::All]
    }
    /// The sides of the dice that a player may roll himself and type in with this action, in order. It sees what he
    /// knows: were it the true number of dice, their refusal would tell of hidden facts.
    fn typed_dice(_view: &Self::View, _ask: &Self::Ask, _action: &Self::Action) -> Option<Vec<u32>> {
        None
    }
}

/// A seat as the game lays it out.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct SeatSpec {
    pub name: String,
    pub parties: Vec<Party>,
    /// Seats of one side win together.
    pub side: u8,
}

/// A question of the game to a seat, before the table gave it an id.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Asked<A> {
    pub seat: Seat,
    /// The game does not wait for the answer: an offer may be made, or not.
    pub standing: bool,
    pub ask: A,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Choices<P, A> {
    Next(Vec<P>),
    Whole(A),
}

pub type ChoicesOf<G> = Choices<<G as Game>::Pick, <G as Game>::Action>;

/// No list of picks is longer: a client, a bot and a player must be able to look at all of them.
pub const MOST_PICKS: usize = 256;

pub trait Refuse {
    /// The id in `rules.toml` of the rule that stands in the way.
    fn rule(&self) -> &'static str;
}
