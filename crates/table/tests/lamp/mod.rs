//! Hide and seek with a lamp, the smallest game in which a secret act can rest on an open one.
//!
//! The seeker walks with the lamp four times, openly. Once, when he likes, the hider hides in secret beside the lamp.

use rand::seq::IndexedRandom as _;
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};
use table::game::{Asked, SeatSpec};
use table::options::Scenario;
use table::{Audience, Choices, Dice, Fog, Game, Happening, Hearing, Outcome, Party, Refuse, Seat, TestRng, Viewer};
use ts_rs::TS;

pub struct Lamp;

pub const SEEKER: Seat = Seat(0);
pub const HIDER: Seat = Seat(1);
const WALKS: u8 = 4;
const LAST: u8 = 5;

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Options {}

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    pub lamp: u8,
    pub hidden: Option<u8>,
    pub walks: u8,
}

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct View {
    pub lamp: u8,
    pub walks: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hidden: Option<u8>,
}

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, VariantNames, IntoStaticStr, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Ask {
    Walk,
    Hide,
}

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, VariantNames, IntoStaticStr, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Pick {
    Place { place: u8 },
}

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, VariantNames, IntoStaticStr, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Action {
    Walk { place: u8 },
    Hide { place: u8 },
}

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, VariantNames, IntoStaticStr, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Event {
    Walked {
        place: u8,
    },
    Hid {
        place: u8,
    },
    Ended {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        hidden: Option<u8>,
    },
}

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, VariantNames, IntoStaticStr, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Refusal {
    OtherAnswer,
    NotBesideTheLamp,
}

table::kinds!(Ask, Pick, Action, Event, Refusal);

impl Refuse for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Refusal::OtherAnswer => "L1",
            Refusal::NotBesideTheLamp => "L2",
        }
    }
}

fn beside(lamp: u8) -> impl Iterator<Item = u8> {
    (0..=LAST).filter(move |place| place.abs_diff(lamp) == 1)
}

impl Game for Lamp {
    const NAME: &'static str = "lamp";
    const RULES: u16 = 1;
    const RULE_FILE: &'static str = "";

    type Options = Options;
    type Setup = State;
    type State = State;
    type View = View;
    type Ask = Ask;
    type Pick = Pick;
    type Action = Action;
    type Event = Event;
    type Told = Event;
    type Refusal = Refusal;
    type Forecast = table::forecast::Nothing;

    fn scenarios() -> Vec<Scenario> {
        vec![Scenario {
            name: "default",
            options: Vec::new(),
        }]
    }

    fn options(_scenario: &str) -> Option<Options> {
        Some(Options {})
    }

    fn check_options(_options: &Options) -> Result<(), String> {
        Ok(())
    }

    fn seats(_options: &Options) -> Vec<SeatSpec> {
        let spec = |name: &str, party| SeatSpec {
            name: name.to_owned(),
            parties: vec![Party(party)],
            side: party,
        };
        vec![spec("seeker", 0), spec("hider", 1)]
    }

    fn longest(_options: &Options) -> usize {
        usize::from(WALKS) + 1
    }

    fn start(_rules: u16, _options: &Options, _dice: &mut Dice) -> State {
        State {
            lamp: 0,
            hidden: None,
            walks: 0,
        }
    }

    fn setup(state: &State) -> State {
        state.clone()
    }

    fn place(_rules: u16, _options: &Options, setup: &State) -> Result<State, String> {
        if setup.lamp > LAST || setup.hidden.is_some_and(|place| place > LAST) || setup.walks > WALKS {
            return Err("there is no such place".to_owned());
        }
        Ok(setup.clone())
    }

    fn asks(state: &State) -> Vec<Asked<Ask>> {
        let mut asks = Vec::new();
        if state.walks < WALKS {
            asks.push(Asked {
                seat: SEEKER,
                standing: false,
                ask: Ask::Walk,
            });
            if state.hidden.is_none() {
                asks.push(Asked {
                    seat: HIDER,
                    standing: true,
                    ask: Ask::Hide,
                });
            }
        }
        asks
    }

    fn view(state: &State, viewer: Viewer) -> View {
        let sees = matches!(viewer, Viewer::Seat(HIDER) | Viewer::Truth) || state.walks == WALKS;
        View {
            lamp: state.lamp,
            walks: state.walks,
            hidden: state.hidden.filter(|_| sees),
        }
    }

    fn choices(view: &View, ask: &Ask, draft: &[Pick]) -> Choices<Pick, Action> {
        match (ask, draft) {
            (Ask::Walk, &[Pick::Place { place }]) => Choices::Whole(Action::Walk { place }),
            (Ask::Hide, &[Pick::Place { place }]) => Choices::Whole(Action::Hide { place }),
            _ => Choices::Next(beside(view.lamp).map(|place| Pick::Place { place }).collect()),
        }
    }

    fn path(ask: &Ask, action: &Action) -> Option<Vec<Pick>> {
        match (ask, *action) {
            (Ask::Walk, Action::Walk { place }) | (Ask::Hide, Action::Hide { place }) => {
                Some(vec![Pick::Place { place }])
            }
            _ => None,
        }
    }

    fn check(view: &View, ask: &Ask, action: &Action) -> Result<(), Refusal> {
        match (ask, *action) {
            (Ask::Walk, Action::Walk { place }) | (Ask::Hide, Action::Hide { place }) => {
                let near = beside(view.lamp).any(|one| one == place);
                near.then_some(()).ok_or(Refusal::NotBesideTheLamp)
            }
            _ => Err(Refusal::OtherAnswer),
        }
    }

    fn apply(state: &mut State, _: Seat, _: &Ask, action: &Action, _: &mut Dice, out: &mut Vec<Event>) {
        match *action {
            Action::Walk { place } => {
                state.lamp = place;
                state.walks += 1;
                out.push(Event::Walked { place });
                if state.walks == WALKS {
                    out.push(Event::Ended { hidden: state.hidden });
                }
            }
            Action::Hide { place } => {
                state.hidden = Some(place);
                out.push(Event::Hid { place });
            }
        }
    }

    fn outcome(state: &State) -> Option<Outcome> {
        (state.walks == WALKS).then(|| Outcome {
            winners: vec![if state.hidden == Some(state.lamp) {
                SEEKER
            } else {
                HIDER
            }],
            how: "found or not".to_owned(),
        })
    }

    fn awaited(view: &View) -> Vec<Seat> {
        if view.walks < WALKS { vec![SEEKER] } else { Vec::new() }
    }
}

impl Happening<Lamp> for Event {
    fn hearing(&self, _after: &State) -> Hearing<Event> {
        match self {
            Event::Walked { .. } => Hearing::open(),
            Event::Hid { .. } => Hearing::secret(HIDER),
            Event::Ended { .. } => Hearing::open().binding().showing(Audience::ALL),
        }
    }

    fn whole(&self) -> Event {
        self.clone()
    }
}

impl Fog for Lamp {
    fn hides(state: &State, viewer: Viewer) -> bool {
        state.hidden.is_some() && viewer != Viewer::Seat(HIDER) && state.walks < WALKS
    }

    fn scramble(state: &State, _viewer: Viewer, rng: &mut TestRng) -> State {
        let elsewhere: Vec<u8> = (0..=LAST).filter(|place| Some(*place) != state.hidden).collect();
        State {
            hidden: elsewhere.choose(rng).copied(),
            ..state.clone()
        }
    }

    fn mirror(
        world: &State,
        _viewer: Viewer,
        _seat: Seat,
        _ask: &Ask,
        action: &Action,
        rng: &mut TestRng,
    ) -> Option<Action> {
        match action {
            Action::Walk { .. } => Some(*action),
            Action::Hide { .. } => {
                let places: Vec<u8> = beside(world.lamp).collect();
                places.choose(rng).map(|&place| Action::Hide { place })
            }
        }
    }

    fn unseen(_state: &State, viewer: Viewer, seat: Seat, _ask: &Ask, _action: &Action) -> bool {
        seat == HIDER && viewer != Viewer::Seat(HIDER)
    }
}
