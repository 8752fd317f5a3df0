//! Plays random games and tries every law on the way.

use std::panic::{AssertUnwindSafe, catch_unwind};

use rand::seq::IndexedRandom as _;
use rand::{RngExt as _, SeedableRng as _};
use serde_json::Value;

use crate::ask::{AskId, OpenAsk};
use crate::battery::crew::{Crew, Recruiter};
use crate::battery::law::Law;
use crate::battery::mutate::Pool;
use crate::battery::plan::Plan;
use crate::battery::report::Report;
use crate::begin::{self, Terms};
use crate::delta;
use crate::entry::Deed;
use crate::fog::Fog;
use crate::game::{Game, TestRng};
use crate::hearing::Happening as _;
use crate::r#match::{Match, Prepared};
use crate::message::{Desk, Message};
use crate::play::Play;
use crate::refused::Refused;
use crate::seat::{Holder, Seat, Viewer, all_seats};
use crate::seed::{Salt, Seed};
use crate::step::Step;

/// Some acts are taken back on the way, but not so many that a game never ends.
const MOST_TAKEN_BACK: usize = 6;

/// So often may an observer look and find nothing hidden, by chance.
const ENOUGH_LOOKS: usize = 50;

/// A viewer, and all he was sent.
pub struct Client {
    pub desk: Desk,
    pub messages: Vec<Message>,
}

pub struct Gunner<G: Fog> {
    pub plan: Plan,
    pub report: Report,
    pub rng: TestRng,
    pub pool: Pool,
    /// Which game and step, for whoever reads the report.
    pub place: String,
    recruiter: Option<Recruiter<G>>,
}

impl<G: Fog> Gunner<G> {
    pub fn new(plan: Plan, recruiter: Option<Recruiter<G>>) -> Gunner<G> {
        let mut report = Report::default();
        report.expect_kinds::<G::Ask>("asks");
        report.expect_kinds::<G::Pick>("picks");
        report.expect_kinds::<G::Action>("actions");
        report.expect_kinds::<G::Event>("events");
        report.expect_kinds::<G::Told>("told");
        report.expect_kinds::<G::Refusal>("refusals");
        report.expect_kinds::<G::Forecast>("forecasts");
        report.expect_kinds::<G::Forecast>("forecasts held");
        Gunner {
            rng: TestRng::seed_from_u64(plan.seed),
            report,
            pool: Pool::default(),
            place: String::new(),
            plan,
            recruiter,
        }
    }

    pub fn fire(mut self) -> Report {
        for number in 0..self.plan.games {
            self.place = format!("game {number}");
            let played = catch_unwind(AssertUnwindSafe(|| self.play_game(number)));
            self.report.games += 1;
            if let Err(panic) = played {
                self.breaks(Law::NoPanic, || panic_words(panic.as_ref()));
            }
        }
        self.judge_the_whole();
        self.report
    }

    pub fn breaks(&mut self, law: Law, what: impl FnOnce() -> String) {
        self.report.breaks(law, &self.place, what);
    }

    pub fn demand(&mut self, law: Law, holds: bool, what: impl FnOnce() -> String) {
        if !holds {
            self.breaks(law, what);
        }
    }

    fn judge_the_whole(&mut self) {
        self.place = "the whole run".to_owned();
        let Report {
            hiding,
            scrambled,
            compared,
            ..
        } = self.report;
        self.demand(Law::ScrambleChanges, scrambled * 10 >= hiding * 9, || {
            format!("only {scrambled} of {hiding} states with hidden facts were changed")
        });
        self.demand(Law::FogIsExercised, compared >= hiding, || {
            format!("after {hiding} looks only {compared} steps were compared")
        });
        // Nobody knows less than an observer.
        let (looks, hidden) = self.report.looks.get(&Viewer::Observer).copied().unwrap_or_default();
        self.demand(
            Law::FogIsExercised,
            hiding == 0 || looks < ENOUGH_LOOKS || hidden > 0,
            || format!("nothing was hidden from observers in {looks} looks, though it was from seats"),
        );
        let mut never = self.report.never_seen();
        never.retain(|kind| self.plan.all_refusals || !kind.starts_with("refusals "));
        if self.plan.all_kinds && !never.is_empty() {
            self.breaks(Law::KindsOccur, || format!("never seen: {}", never.join(", ")));
        }
    }

    fn begin(&mut self, number: usize) -> Match<G> {
        let (scenario, options) = self.plan.tables[number % self.plan.tables.len()].clone();
        let chosen = crate::options::choose::<G>(&scenario, &options).expect("the plan's options are valid");
        let seats = G::seats(&chosen).len();
        let positions = &self.plan.positions;
        let placed = !positions.is_empty() && number % 3 == 2;
        let terms = Terms {
            id: format!("battery {number}"),
            rules: self.plan.rules,
            scenario,
            options,
            position: placed.then(|| positions[number / 3 % positions.len()].clone()),
            holders: vec![
                Holder::Bot {
                    level: "random".to_owned()
                };
                seats
            ],
            salts: (0..seats).map(|seat| Salt::from_text(&seat.to_string())).collect(),
        };
        let seed = Seed::from_text(&format!("battery {} {number}", self.plan.seed));
        begin::begin(terms, seed).expect("the plan's tables can be played")
    }

    fn play_game(&mut self, number: usize) {
        let mut game = self.begin(number);
        let longest = G::longest(&game.options());
        let mut clients: Vec<Client> = Viewer::limited(game.header().seats.len())
            .chain([Viewer::Truth])
            .map(|viewer| Client {
                desk: Desk::new(&game, viewer),
                messages: Vec::new(),
            })
            .collect();
        let seats = game.header().seats.len();
        let mut crew = self.recruiter.map(|recruiter| Crew::new(recruiter, seats, &self.place));
        let mut barred: Vec<bool> = Vec::new();
        let mut before: Vec<G::State> = Vec::new();
        // Answers given and not taken back since.
        let mut answers = 0;
        let mut taken_back = 0;
        while game.outcome().is_none() {
            self.place = format!("game {number} after entry {}", game.entries().len());
            if answers >= longest {
                self.breaks(Law::EndsInTime, || format!("more than {longest} answers"));
                return;
            }
            let Some(open) = self.choose_ask(game.play()) else {
                self.breaks(Law::NoDeadEnd, || "nobody has to answer".to_owned());
                return;
            };
            let Some(mut action) = self.try_paths(&game, &open) else {
                return;
            };
            if let Some(crew) = crew.as_mut().filter(|_| !open.standing) {
                match crew.answer(&game, &open, &clients) {
                    Ok(answer) => action = answer,
                    Err(why) => {
                        return self.breaks(Law::NoDeadEnd, || format!("a bot answers {why} to {:?}", open.ask));
                    }
                }
                self.saw_wire("actions", &action);
            }
            self.try_seats(&game, &open, &action);
            self.try_silence(&game, &open, &action);
            self.round_trips(&game);
            self.judge_channels(&game);
            self.judge_awaited(&game);
            if self.one_in(self.plan.undo_one_in) {
                self.try_undo(&game, &before, &barred);
            }
            self.try_falling(&game, &barred);
            if self.one_in(self.plan.fog_one_in) {
                self.look_through_fog(&game);
                self.try_both_orders(&game);
            }
            if self.one_in(self.plan.end_one_in) {
                self.try_ending(&game);
            }
            let take_back = self.choose_take_back(&game, taken_back);
            let prepared = match take_back {
                Some((seat, ask)) => game
                    .prepare_take_back(seat, ask)
                    .map_err(|refused| format!("{refused:?}")),
                None => self.prepare(&game, &open, &action),
            };
            let prepared = match prepared {
                Ok(prepared) => prepared,
                Err(why) => {
                    self.breaks(Law::OfferedIsAccepted, || why);
                    return;
                }
            };
            let foretold = take_back.is_none().then(|| self.foretell(&game, &open, &action));
            let mut heard = Vec::new();
            let mut last = game.state().clone();
            let mut could = ways_back(&game);
            game.accept(prepared, |game, step| {
                before.push(std::mem::replace(&mut last, game.state().clone()));
                answers -= step.taken_back.iter().filter(|taken| taken.seat.is_some()).count();
                heard.extend(step.told(Viewer::Seat(open.id.seat)));
                self.judge_barriers(game, step, &mut barred);
                self.judge_step(game, step, &could, &mut clients);
                could = ways_back(game);
            });
            if let Some(foretold) = foretold {
                self.hold_forecasts(&game, &open, &action, &foretold, &heard);
            }
            if take_back.is_some() {
                taken_back += 1;
            } else {
                answers += 1;
                self.answer_again(&game, open.id, &action);
            }
        }
        self.report.steps += before.len();
        self.report.longest = self.report.longest.max(before.len());
        self.report.taken_back += taken_back;
        self.place = format!("the end of game {number}");
        self.demand(Law::NothingAfterTheEnd, G::asks(game.state()).is_empty(), || {
            format!("{:?}", G::asks(game.state()))
        });
        self.judge_winners(&game);
        self.replay(&game, &clients);
    }

    fn judge_winners(&mut self, game: &Match<G>) {
        let winners = game.outcome().map_or(Vec::new(), |outcome| outcome.winners);
        let specs = G::seats(&game.options());
        let sides: Vec<(u8, bool)> = all_seats(specs.len())
            .zip(&specs)
            .map(|(seat, spec)| (spec.side, winners.contains(&seat)))
            .collect();
        let apart = |&(side, won): &(u8, bool)| sides.contains(&(side, !won));
        self.demand(Law::SidesWinTogether, !sides.iter().any(apart), || {
            format!("{winners:?} have won, of {specs:?}")
        });
    }

    pub fn one_in(&mut self, n: u32) -> bool {
        n > 0 && self.rng.random_range(0..n) == 0
    }

    /// A blocking ask mostly, so that games end; a standing one often enough to see all of them.
    pub fn choose_ask(&mut self, play: &Play<G>) -> Option<OpenAsk<G::Ask>> {
        let (standing, blocking): (Vec<_>, Vec<_>) = play.open().all().partition(|open| open.standing);
        for open in play.open().all() {
            self.report.saw("asks", &open.ask);
        }
        if blocking.is_empty() {
            return None;
        }
        let from = if !standing.is_empty() && self.rng.random_bool(0.35) {
            standing
        } else {
            blocking
        };
        from.choose(&mut self.rng).map(|open| (*open).clone())
    }

    fn choose_take_back(&mut self, game: &Match<G>, taken_back: usize) -> Option<(Seat, AskId)> {
        if taken_back >= MOST_TAKEN_BACK || !self.one_in(8) {
            return None;
        }
        let ways: Vec<(Seat, AskId)> = all_seats(game.header().seats.len())
            .filter_map(|seat| game.way_back(seat).map(|ask| (seat, ask)))
            .collect();
        ways.choose(&mut self.rng).copied()
    }

    /// Where dice may be typed, half of the answers come with typed dice.
    fn prepare(&mut self, game: &Match<G>, open: &OpenAsk<G::Ask>, action: &G::Action) -> Result<Prepared<G>, String> {
        let seat = open.id.seat;
        let sides = G::typed_dice(&game.view(Viewer::Seat(seat)), &open.ask, action);
        let typed = sides.filter(|_| self.rng.random_bool(0.5));
        let typed = typed.map(|sides| sides.iter().map(|&sides| self.rng.random_range(1..=sides)).collect());
        let prepared = game.prepare(seat, open.id, action, typed);
        prepared.map_err(|refused| format!("{action:?}: {refused:?}"))
    }

    fn judge_barriers(&mut self, game: &Match<G>, step: &Step<G>, barred: &mut Vec<bool>) {
        self.judge_spared(step, barred);
        for event in &step.events {
            let seats = game.header().seats.len();
            let shows = Viewer::limited(seats).any(|viewer| G::shows(game.state(), event, viewer));
            self.demand(
                Law::ShowingIsABarrier,
                !shows || event.hearing(game.state()).barrier(),
                || format!("{event:?}"),
            );
        }
        barred.push(step.bars());
    }

    pub fn judge_spared(&mut self, step: &Step<G>, barred: &[bool]) {
        for taken in &step.taken_back {
            self.demand(Law::UndoSparesBarriers, !barred[taken.n as usize - 1], || {
                format!("entry {} was taken back with entry {}", taken.n, step.n)
            });
        }
    }

    fn judge_step(&mut self, game: &Match<G>, step: &Step<G>, could: &[bool], clients: &mut [Client]) {
        step.events.iter().for_each(|event| self.report.saw("events", event));
        let mut reached = vec![false; could.len()];
        for Client { desk, messages } in clients {
            let viewer = desk.viewer;
            step.told(viewer).iter().for_each(|told| self.saw_wire("told", told));
            let mut client = desk.view.value();
            let before = client.clone();
            let message = desk.next(game, step);
            let news = message
                .as_ref()
                .is_some_and(|message| !message.told.is_empty() || message.took_back.is_some());
            if let Some(seat) = viewer.seat() {
                reached[usize::from(seat.0)] = news;
            }
            let change = message.as_ref().and_then(|message| message.view.as_ref());
            if let Some(change) = change {
                delta::merge(&mut client, change);
                self.demand(Law::ChangesAreTold, news, || {
                    format!("the view of {viewer} changed by {change}, and nothing was told")
                });
            }
            let view = serde_json::to_value(game.view(viewer)).expect("a view is JSON");
            self.demand(Law::DeltasMerge, client == view && desk.view.value() == view, || {
                format!("{client} or {:?} is not {view}", desk.view)
            });
            let least = delta::delta(&before, &view);
            self.demand(Law::DeltasMerge, change == least.as_ref(), || {
                format!("{change:?} is sent where {least:?} would do")
            });
            messages.extend(message);
            self.demand(Law::ViewsHoldNoNull, !delta::holds_null(&view), || view.to_string());
        }
        self.judge_ways_back(game, step, could, &reached);
    }

    fn judge_ways_back(&mut self, game: &Match<G>, step: &Step<G>, could: &[bool], reached: &[bool]) {
        if game.outcome().is_some() {
            return;
        }
        let may = |seat| game.may_take_back(seat);
        if let (Some(seat), Some(Deed::Act { dice, .. })) = (step.seat, game.entries().last().map(|entry| &entry.deed))
        {
            self.demand(Law::UndoStopsAtDice, dice.is_empty() || !may(seat), || {
                format!("seat {seat} may take back {} dice", dice.len())
            });
            let barred = step.bars();
            self.demand(Law::UndoStopsAtBarriers, barred != may(seat), || {
                format!("seat {seat} after {:?}", step.events)
            });
        }
        for seat in all_seats(could.len()).filter(|&seat| Some(seat) != step.seat) {
            let index = usize::from(seat.0);
            let expected = could[index] && !reached[index];
            self.demand(Law::UndoFollowsNews, may(seat) == expected, || {
                format!("seat {seat} after entry {}, {expected} expected", step.n)
            });
        }
    }

    fn answer_again(&mut self, game: &Match<G>, id: AskId, action: &G::Action) {
        let again = game.prepare(id.seat, id, action, None).map(|_| ());
        let refused = matches!(again, Err(Refused::AskClosed | Refused::MatchOver));
        self.demand(Law::RepeatedAnswerIsRefused, refused, || format!("{action:?} again"));
    }

    pub fn json<T: serde::Serialize>(value: &T) -> Value {
        serde_json::to_value(value).expect("a value of the game is JSON")
    }
}

fn ways_back<G: Game>(game: &Match<G>) -> Vec<bool> {
    let seats = all_seats(game.header().seats.len());
    seats.map(|seat| game.may_take_back(seat)).collect()
}

fn panic_words(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned())
        .unwrap_or_else(|| "a panic without words".to_owned())
}
