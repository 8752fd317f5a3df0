//! Two worlds that a viewer cannot tell apart must stay so, in everything that reaches him, until a reveal.

use rand::RngExt as _;
use rand::seq::IndexedRandom as _;
use serde_json::Value;

use crate::any::AnyMatch as _;
use crate::ask::{AskId, OpenAsk};
use crate::battery::gunner::Gunner;
use crate::battery::law::Law;
use crate::channel::Channel;
use crate::fog::Fog;
use crate::game::{Choices, Game};
use crate::r#match::{Match, Prepared};
use crate::message::{self, Desk, Message};
use crate::outcome::Outcome;
use crate::outlook::Bounds;
use crate::refused::Refused;
use crate::seat::{Seat, Viewer, all_seats};
use crate::seed::Seed;
use crate::step::Step;
use crate::walk;

/// How far ahead is looked in both worlds.
const A_LITTLE: Bounds = Bounds {
    depth: 2,
    drafts: 12,
    bytes: 8_192,
};

/// The match as it is, and as it might as well be.
struct Worlds<G: Game> {
    viewer: Viewer,
    here: World<G>,
    there: World<G>,
    /// Seats that did something unseen in one world only.
    alone: Vec<Seat>,
}

struct World<G: Game> {
    game: Match<G>,
    first: Desk,
    desk: Desk,
    messages: Vec<Message>,
}

/// What is done in both worlds.
enum Move<G: Game> {
    Act {
        seat: Seat,
        here: (AskId, G::Action),
        there: (AskId, G::Action),
    },
    /// In one world only, for the viewer must not notice.
    Alone {
        ask: AskId,
        action: G::Action,
    },
    TakeBack {
        here: (Seat, AskId),
        there: (Seat, AskId),
    },
    /// Otherwise than by the rules.
    End {
        seat: Option<Seat>,
        outcome: Outcome,
    },
    /// Not possible in the other world, and no rule says it must be.
    Part,
}

impl<G: Fog> World<G> {
    fn new(game: &Match<G>, seed: &Seed, state: G::State, viewer: Viewer) -> World<G> {
        let game = Match::new(game.header().clone(), seed.clone(), state);
        let desk = Desk::new(&game, viewer);
        World {
            game,
            first: desk.clone(),
            desk,
            messages: Vec::new(),
        }
    }

    fn take(&mut self, prepared: Prepared<G>) -> Vec<Heard> {
        let World { game, desk, .. } = self;
        let mut heard = Vec::new();
        game.accept(prepared, |game, step| {
            let shown = shown(game, step, desk.viewer);
            let message = desk.next(game, step);
            heard.push(Heard { shown, message });
        });
        heard
    }
}

/// How two worlds stand to each other after a step.
enum Still {
    One,
    Revealed,
    /// The viewer was told which is which, and should not have been.
    Told,
}

/// What a step brought the viewer.
#[derive(Default)]
struct Heard {
    /// What he was told that may show him something new: here the worlds may part for good.
    shown: Vec<Value>,
    message: Option<Message>,
}

fn shown<G: Fog>(game: &Match<G>, step: &Step<G>, viewer: Viewer) -> Vec<Value> {
    let showing = step.events.iter().filter(|event| G::shows(game.state(), event, viewer));
    let told = showing.map(|event| G::tell(game.state(), event, viewer));
    told.map(|told| serde_json::to_value(told).expect("what is told is JSON"))
        .collect()
}

impl<G: Fog> Gunner<G> {
    pub fn look_through_fog(&mut self, game: &Match<G>) {
        let viewers: Vec<Viewer> = Viewer::limited(game.header().seats.len()).collect();
        let viewer = *viewers.choose(&mut self.rng).expect("somebody looks");
        let hides = G::hides(game.state(), viewer);
        let (looks, hidden) = self.report.looks.entry(viewer).or_default();
        *looks += 1;
        *hidden += usize::from(hides);
        if !hides {
            return;
        }
        self.report.hiding += 1;
        let other = G::scramble(game.state(), viewer, &mut self.rng);
        if other != *game.state() {
            self.report.scrambled += 1;
        }
        self.demand_valid(Law::ScrambleIsValid, game, &other);
        let mut worlds = Worlds {
            viewer,
            here: World::new(game, game.seed(), game.state().clone(), viewer),
            // Other dice, too: those that he is not shown must not matter.
            there: World::new(game, &Seed::from_text("another world"), other, viewer),
            alone: Vec::new(),
        };
        if self.compare_worlds(&worlds) {
            self.play_on(&mut worlds);
        }
    }

    /// Whether the worlds look the same to the viewer as they stand.
    fn compare_worlds(&mut self, worlds: &Worlds<G>) -> bool {
        let Worlds {
            viewer, here, there, ..
        } = worlds;
        let view = here.desk.view == there.desk.view;
        self.demand(Law::FogView, view, || {
            format!(
                "{viewer} sees {:?} here and {:?} there",
                here.desk.view, there.desk.view
            )
        });
        let asks = here.desk.asks == there.desk.asks;
        self.demand(Law::FogAsks, asks, || {
            format!(
                "{viewer} is asked {:?} here and {:?} there",
                here.desk.asks, there.desk.asks
            )
        });
        self.demand(Law::FogUndo, here.desk.way_back == there.desk.way_back, || {
            format!("{viewer} may take back in one world only")
        });
        self.compare_channels(worlds);
        if let (Some(seat), true) = (viewer.seat(), asks) {
            self.compare_bot_input(worlds, seat);
            let open = here.game.play().open().of(seat).to_vec();
            for ask in &open {
                self.compare_choices(worlds, seat, ask);
                self.compare_refusals(worlds, seat, ask);
            }
        }
        view && asks
    }

    /// An observer has no channel of his own; he sees whether all may talk.
    fn compare_channels(&mut self, worlds: &Worlds<G>) {
        let channels = |world: &World<G>| {
            let mut channels = world.game.channels();
            channels.retain(|channel| match worlds.viewer.seat() {
                Some(seat) => channel.holds(seat),
                None => *channel == Channel::All,
            });
            channels
        };
        let (here, there) = (channels(&worlds.here), channels(&worlds.there));
        self.demand(Law::FogChannels, here == there, || {
            format!("{} may talk in {here:?} here and in {there:?} there", worlds.viewer)
        });
    }

    fn compare_bot_input(&mut self, worlds: &Worlds<G>, seat: Seat) {
        let input = |world: &World<G>| {
            let told = world.messages.last().map_or(Vec::new(), |message| message.told.clone());
            world.game.bot_input(seat, told).to_string()
        };
        let (here, there) = (input(&worlds.here), input(&worlds.there));
        self.demand(Law::FogBotInput, here == there, || {
            format!("a bot on {seat} gets {here} here and {there} there")
        });
    }

    /// A walk here, and at each draft of it the choices there.
    fn compare_choices(&mut self, worlds: &Worlds<G>, seat: Seat, open: &OpenAsk<G::Ask>) {
        let outlook = |world: &World<G>| {
            let said = world.game.outlook(seat, open.id, &[], A_LITTLE);
            said.map(|said| Self::json(&said).to_string())
        };
        let (here, there) = (outlook(&worlds.here), outlook(&worlds.there));
        self.demand(Law::FogChoices, here == there, || {
            format!("{seat} is told {here:?} ahead here and {there:?} there")
        });
        let mut draft: Vec<G::Pick> = Vec::new();
        loop {
            let choices = |world: &World<G>| world.game.play().choices(seat, open.id, &draft);
            let (here, there) = (choices(&worlds.here), choices(&worlds.there));
            if here != there {
                return self.breaks(Law::FogChoices, || {
                    format!("after {draft:?}, {seat} is offered {here:?} here and {there:?} there")
                });
            }
            let forecast = |world: &World<G>| {
                let view = world.game.view(Viewer::Seat(seat));
                G::forecast(&view, &open.ask, &draft).map(|forecast| Self::json(&forecast).to_string())
            };
            let (said_here, said_there) = (forecast(&worlds.here), forecast(&worlds.there));
            self.demand(Law::FogForecasts, said_here == said_there, || {
                format!("of {draft:?}, {seat} is forecast {said_here:?} here and {said_there:?} there")
            });
            match here {
                Ok(Choices::Next(picks)) if !picks.is_empty() => {
                    draft.push(picks[self.rng.random_range(0..picks.len())]);
                }
                _ => return,
            }
        }
    }

    fn compare_refusals(&mut self, worlds: &Worlds<G>, seat: Seat, open: &OpenAsk<G::Ask>) {
        let view = worlds.here.game.view(Viewer::Seat(seat));
        let Some(base) = walk::random_action::<G>(&view, &open.ask, &mut self.rng) else {
            return;
        };
        let base = Self::json(&base);
        let mut illegal = 0;
        // Some mutants cannot be read and some are legal; ten tries for each illegal one are plenty.
        for _ in 0..self.plan.illegal * 10 {
            let mutant = self.pool.mutant(&base, &mut self.rng);
            let answer = |world: &World<G>| world.game.check(seat, open.id, &mutant);
            let (here, there) = (answer(&worlds.here), answer(&worlds.there));
            self.demand(Law::FogRefusals, here == there, || {
                format!("{mutant} by {seat} gives {here:?} here and {there:?} there")
            });
            illegal += usize::from(here.is_err());
            if illegal == self.plan.illegal {
                return;
            }
        }
    }

    fn play_on(&mut self, worlds: &mut Worlds<G>) {
        for _ in 0..self.plan.play_on {
            if worlds.here.game.outcome().is_some() || worlds.there.game.outcome().is_some() {
                break;
            }
            let Some((here, there)) = self.take_step(worlds) else {
                break;
            };
            match self.compare_heard(worlds, here, there) {
                Still::One => {}
                Still::Revealed => break,
                Still::Told => return,
            }
            if !self.compare_worlds(worlds) {
                return;
            }
        }
        self.compare_exports(worlds);
    }

    fn take_step(&mut self, worlds: &mut Worlds<G>) -> Option<(Vec<Heard>, Vec<Heard>)> {
        let chosen = self.choose_move(worlds)?;
        let Worlds { here, there, alone, .. } = worlds;
        let proposals = match chosen {
            Move::Part => return None,
            Move::Alone { ask, action } => {
                let prepared = here.game.prepare(ask.seat, ask, &action, None).ok()?;
                // Where the game then goes on by itself, it would do so in one world only.
                if prepared.entries().count() == 1 {
                    alone.push(ask.seat);
                    return Some((here.take(prepared), Vec::new()));
                }
                return Some((Vec::new(), Vec::new()));
            }
            Move::TakeBack {
                here: (seat, ask),
                there: (other, its),
            } => (
                here.game.prepare_take_back(seat, ask),
                there.game.prepare_take_back(other, its),
            ),
            Move::End { seat, outcome } => (
                here.game.prepare_end(seat, outcome.clone()),
                there.game.prepare_end(seat, outcome),
            ),
            Move::Act {
                seat,
                here: (ask, action),
                there: (other, mirrored),
            } => (
                here.game.prepare(seat, ask, &action, None),
                there.game.prepare(seat, other, &mirrored, None),
            ),
        };
        match proposals {
            (Ok(now), Ok(then)) => Some((here.take(now), there.take(then))),
            (now, then) => {
                let words = |prepared: Result<Prepared<G>, Refused<G::Refusal>>| {
                    prepared.map_or_else(|refused| format!("{refused:?}"), |_| "accepted".to_owned())
                };
                let (now, then) = (words(now), words(then));
                self.breaks(Law::MirrorIsLegal, || format!("{now} here and {then} there"));
                None
            }
        }
    }

    fn choose_move(&mut self, worlds: &Worlds<G>) -> Option<Move<G>> {
        let viewer = worlds.viewer;
        let Worlds { here, there, alone, .. } = worlds;
        let ways = |seat: Seat| Some(((seat, here.game.way_back(seat)?), (seat, there.game.way_back(seat)?)));
        let able: Vec<_> = all_seats(here.game.header().seats.len())
            .filter(|seat| !alone.contains(seat))
            .filter_map(ways)
            .collect();
        if let Some(&(here, there)) = able.choose(&mut self.rng)
            && self.one_in(5)
        {
            return Some(Move::TakeBack { here, there });
        }
        if self.one_in(20) {
            let (seat, outcome) = self.choose_ending(here.game.header().seats.len());
            return Some(Move::End { seat, outcome });
        }
        let open = self.choose_ask(here.game.play())?;
        let seat = open.id.seat;
        let view = here.game.view(Viewer::Seat(seat));
        let action = walk::random_action::<G>(&view, &open.ask, &mut self.rng)?;
        if viewer == Viewer::Seat(seat) {
            return Some(Move::Act {
                seat,
                here: (open.id, action.clone()),
                there: (open.id, action),
            });
        }
        if self.one_in(3) && G::unseen(here.game.state(), viewer, seat, &open.ask, &action) {
            return Some(Move::Alone { ask: open.id, action });
        }
        let same = there
            .game
            .play()
            .open()
            .of(seat)
            .iter()
            .find(|other| other.ask == open.ask);
        let Some(other) = same else {
            return Some(Move::Part);
        };
        let state = there.game.state();
        // The same where it can be, half of the time: so the worlds get past a reveal that shows the same in both.
        let same = self.rng.random_bool(0.5) && there.game.play().check(seat, other.id, &action).is_ok();
        let mirrored = if same {
            Some(action.clone())
        } else {
            G::mirror(state, viewer, seat, &other.ask, &action, &mut self.rng)
        };
        Some(mirrored.map_or(Move::Part, |mirrored| Move::Act {
            seat,
            here: (open.id, action),
            there: (other.id, mirrored),
        }))
    }

    /// Step by step, up to a reveal.
    fn compare_heard(&mut self, worlds: &mut Worlds<G>, here: Vec<Heard>, there: Vec<Heard>) -> Still {
        let viewer = worlds.viewer;
        let (mut here, mut there) = (here.into_iter(), there.into_iter());
        loop {
            let (now, then) = match (here.next(), there.next()) {
                (None, None) => return Still::One,
                (now, then) => (now.unwrap_or_default(), then.unwrap_or_default()),
            };
            if now.shown != then.shown {
                return Still::Revealed;
            }
            let (now, then) = (now.message, then.message);
            let count = |message: &Option<Message>| message.as_ref().map(|message| message.told.len());
            let law = if count(&now) != count(&then) {
                Some(Law::FogMessageCount)
            } else if bytes(&now) != bytes(&then) {
                Some(Law::FogMessages)
            } else {
                None
            };
            if let Some(law) = law {
                self.breaks(law, || format!("{viewer} is sent {now:?} here and {then:?} there"));
                return Still::Told;
            }
            self.report.compared += 1;
            worlds.here.messages.extend(now);
            worlds.there.messages.extend(then);
        }
    }

    /// What the viewer could have written to a file by now.
    fn compare_exports(&mut self, worlds: &Worlds<G>) {
        let export = |world: &World<G>| {
            let mut seen = message::seen(&world.game, world.desk.viewer);
            seen.messages.truncate(world.messages.len());
            (seen.first, seen.messages)
        };
        let (here, there) = (export(&worlds.here), export(&worlds.there));
        self.demand(Law::FogExport, bytes(&here) == bytes(&there), || {
            format!("{} can export {here:?} here and {there:?} there", worlds.viewer)
        });
        let sent = (&worlds.here.first, &worlds.here.messages);
        self.demand(Law::ExportEqualsMessages, sent == (&here.0, &here.1), || {
            format!("{} was sent {sent:?} and can export {here:?}", worlds.viewer)
        });
    }
}

fn bytes<T: serde::Serialize>(value: &T) -> String {
    serde_json::to_value(value).map_or_else(|error| error.to_string(), |json: Value| json.to_string())
}
