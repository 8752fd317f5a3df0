//! What a seat may know of the enemy: the truth is always possible, every draw is valid and looks to the seat as the truth
//! does, and what is unknown comes as often as the order of battle says.

use std::collections::BTreeMap;

use crate::looking::{Input, Looking, kept_game, kept_games, random_game};
use ::table::{Dice, Game as _, Seat, Seed, TestRng, Viewer, walk};
use bots::triumph::{Memory, Sampler};
use rand::SeedableRng as _;
use table::Fog as _;
use triumph::board::{Commander, Position, Side};
use triumph::{Action, Ask, Face, Force, Options, Stage, State, Told, Triumph, View};

/// Both seats with their memories.
#[derive(Default)]
struct Seats {
    memories: [Memory; 2],
    draws: u64,
}

impl Seats {
    /// Looks at a position, and holds draws against it.
    fn look(&mut self, name: &str, state: &State, inputs: &[Input], draws: usize) {
        for input in inputs {
            let memory = &mut self.memories[usize::from(input.seat.0)];
            memory.hear(&input.told, &input.view);
            assert_eq!(
                memory.strayed(),
                0,
                "{name}: lost track with {:?}\n{:?}",
                input.told,
                state.stage
            );
            let sampler = Sampler::new(&input.view, memory);
            assert!(
                sampler.allows(state),
                "{name}: the truth is not possible after {:?}\n{:?}",
                input.told,
                state.stage
            );
            self.draws += 1;
            let mut rng = TestRng::seed_from_u64(self.draws);
            for _ in 0..draws {
                hold(name, input, state, &sampler.draw(&mut rng));
            }
        }
    }
}

fn hold(name: &str, input: &Input, truth: &State, drawn: &State) {
    let view = Triumph::view(drawn, Viewer::Seat(input.seat));
    if view != input.view {
        let written = |view| serde_json::to_string_pretty(view).expect("a view is JSON");
        let (seen, drawn) = (written(&input.view), written(&view));
        let parting = seen.lines().zip(drawn.lines()).find(|(one, other)| one != other);
        panic!(
            "{name}: seat {} sees another board: {parting:?}\n{:?}",
            input.seat, truth.stage
        );
    }
    let setup = Triumph::setup(drawn);
    let placed = Triumph::place(Triumph::RULES, &drawn.options, &setup);
    match placed {
        Ok(placed) => assert_eq!(placed, *drawn, "{name}: written down it is another state"),
        Err(why) => panic!("{name}: {why}\ndrawn {:?}\ntruth {:?}", drawn.stage, truth.stage),
    }
}

fn options() -> Vec<Options> {
    let plain = Triumph::options("december-2").expect("there is such a day");
    let noted = Options {
        memory: true,
        santon: true,
        cavalry: triumph::CavalryShown::RideOver,
        ..plain
    };
    let long = Triumph::options("december-1").expect("there is such a day");
    vec![plain, noted, long]
}

/// Random games for each set of options: as many as the environment asks for, or enough for every day.
fn games() -> u64 {
    std::env::var("GAMES").map_or(6, |games| games.parse().expect("a number of games"))
}

#[test]
fn draws_of_random_games_look_as_the_truth_does() {
    for seed in 0..games() {
        for options in options() {
            let looking = [Looking::Always, Looking::WhenAsked][seed as usize % 2];
            let mut seats = Seats::default();
            let name = format!("random {seed}");
            random_game(&options, seed, looking, |state, inputs| {
                seats.look(&name, state, inputs, 1)
            });
        }
    }
}

#[test]
fn draws_of_kept_games_look_as_the_truth_does() {
    for (name, game) in kept_games() {
        for looking in [Looking::Always, Looking::WhenAsked] {
            let mut seats = Seats::default();
            kept_game(&game, looking, |state, inputs| seats.look(&name, state, inputs, 2));
        }
    }
}

/// The faces of an army, and how often they came.
fn faces_of(state: &State, side: Side, commander: Commander) -> [u32; Face::COUNT] {
    let army = state.army(side);
    let mut counts = [0; Face::COUNT];
    for face in army.corps(commander).into_iter().filter_map(|unit| army.face(unit)) {
        counts[face.index()] += 1;
    }
    counts
}

/// The first decision of the battle, as both seats hear it.
fn first_command(seed: u64) -> (State, [Input; 2], [Memory; 2]) {
    let options = Triumph::options("december-2").expect("there is such a day");
    let mut memories = [Memory::default(), Memory::default()];
    let mut first = None;
    random_game(&options, seed, Looking::Always, |state, inputs| {
        if first.is_some() {
            return;
        }
        for input in inputs {
            memories[usize::from(input.seat.0)].hear(&input.told, &input.view);
        }
        if matches!(state.stage, Stage::Command) {
            let inputs = [inputs[0].clone(), inputs[1].clone()];
            first = Some((*state, inputs, memories.clone()));
        }
    });
    first.expect("the battle begins")
}

#[test]
fn an_unknown_corps_is_what_the_order_of_battle_makes_of_it() {
    const DRAWS: u32 = 20_000;
    let (state, inputs, memories) = first_command(1);
    let sampler = Sampler::new(&inputs[0].view, &memories[0]);
    let mut rng = TestRng::seed_from_u64(1);
    let mut counts = [[0u32; Face::COUNT]; Commander::COUNT];
    for _ in 0..DRAWS {
        let drawn = sampler.draw(&mut rng);
        for commander in Commander::of(Side::Allied) {
            let faces = faces_of(&drawn, Side::Allied, commander);
            counts[commander.index()]
                .iter_mut()
                .zip(faces)
                .for_each(|(sum, one)| *sum += one);
        }
    }
    let army = state.army(Side::Allied);
    let all = f64::from(army.alive().len());
    for commander in Commander::of(Side::Allied) {
        let units = f64::from(army.corps(commander).len());
        for face in Face::all() {
            let share = f64::from(army.of_face(|other| other == face).len()) / all;
            let expected = f64::from(DRAWS) * units * share;
            let drawn = f64::from(counts[commander.index()][face.index()]);
            let deviation = (expected * (1.0 - share)).sqrt().max(1.0);
            assert!(
                (drawn - expected).abs() < 5.0 * deviation,
                "{commander} has {face:?} {drawn} times, not {expected}"
            );
        }
    }
}

#[test]
fn french_reinforcements_always_have_something_better() {
    let (_, inputs, memories) = first_command(2);
    let sampler = Sampler::new(&inputs[1].view, &memories[1]);
    let mut rng = TestRng::seed_from_u64(2);
    for _ in 0..20_000 {
        let drawn = sampler.draw(&mut rng);
        for commander in Commander::of(Side::French).filter(|one| one.home().is_none()) {
            let faces = faces_of(&drawn, Side::French, commander);
            let plain = u32::from(drawn.army(Side::French).corps(commander).len());
            assert!(faces[Face::Infantry2.index()] < plain, "{commander} has nothing else");
        }
    }
}

/// What was seen of each corps of the enemy.
fn seen(view: &View, side: Side) -> BTreeMap<Commander, (u8, Vec<Face>)> {
    let mut seen: BTreeMap<Commander, (u8, Vec<Face>)> = BTreeMap::new();
    if let Force::Seen(blocks) = &view.forces[side.index()] {
        for block in blocks.iter() {
            if let Some(corps) = block.corps {
                let (count, faces) = seen.entry(corps).or_default();
                *count += 1;
                faces.extend(block.face);
            }
        }
    }
    seen
}

/// Corps that were seen in a turn and are hidden after it are still what they were, though nothing on the board says so.
#[test]
fn what_was_seen_is_not_forgotten() {
    let mut held = 0;
    for (_, game) in kept_games() {
        let mut memories = [Memory::default(), Memory::default()];
        let mut before: [BTreeMap<Commander, (u8, Vec<Face>)>; 2] = Default::default();
        kept_game(&game, Looking::Always, |state, inputs| {
            for input in inputs {
                let index = usize::from(input.seat.0);
                memories[index].hear(&input.told, &input.view);
                let Some(enemy) = state.side_of(input.seat).map(Side::other) else {
                    continue;
                };
                let now = seen(&input.view, enemy);
                let ended = input.told.iter().any(|told| matches!(told, Told::TurnEnded { .. }));
                if ended && !input.view.options.memory && Triumph::outcome(state).is_none() {
                    let sampler = Sampler::new(&input.view, &memories[index]);
                    let drawn = sampler.draw(&mut TestRng::seed_from_u64(held));
                    for (&corps, (count, faces)) in &before[index] {
                        let hidden = now
                            .get(&corps)
                            .is_some_and(|(now, seen)| now == count && seen.len() < faces.len());
                        if hidden {
                            let drawn = faces_of(&drawn, enemy, corps);
                            for &face in faces {
                                let least = faces.iter().filter(|&&other| other == face).count() as u32;
                                assert!(drawn[face.index()] >= least, "{corps} had {faces:?}, and has {drawn:?}");
                            }
                            held += 1;
                        }
                    }
                }
                before[index] = now;
            }
        });
    }
    assert!(held > 20, "only {held} corps were hidden again");
}

/// A world that the viewer cannot tell from another, with what he has heard in it.
struct World {
    state: State,
    memory: Memory,
    told: Vec<Told>,
}

impl World {
    fn apply(&mut self, viewer: Viewer, seat: Seat, ask: &Ask, action: &Action) {
        let mut dice = Dice::new(Seed::from_text("worlds").dice_key("worlds", &[]), 1);
        let mut events = Vec::new();
        Triumph::apply(&mut self.state, seat, ask, action, &mut dice, &mut events);
        self.told = events
            .iter()
            .filter_map(|event| Triumph::tell(&self.state, event, viewer))
            .collect();
    }

    fn draws(&mut self, viewer: Viewer) -> Vec<State> {
        let view = Triumph::view(&self.state, viewer);
        self.memory.hear(&self.told, &view);
        let sampler = Sampler::new(&view, &self.memory);
        let mut rng = TestRng::seed_from_u64(7);
        (0..3).map(|_| sampler.draw(&mut rng)).collect()
    }
}

/// How many positions the worlds went through together.
fn play_two_worlds(mut here: World, mut there: World, viewer: Viewer, rng: &mut TestRng) -> u32 {
    const MOST_STEPS: u32 = 60;
    for step in 0..MOST_STEPS {
        let asks = Triumph::asks(&here.state);
        let Some(asked) = asks.first() else {
            return step;
        };
        let view = Triumph::view(&here.state, Viewer::Seat(asked.seat));
        let action = walk::random_action::<Triumph>(&view, &asked.ask, rng).expect("every ask has an answer");
        let other = Triumph::mirror(&there.state, viewer, asked.seat, &asked.ask, &action, rng);
        let Some(other) = other else {
            return step;
        };
        here.apply(viewer, asked.seat, &asked.ask, &action);
        there.apply(viewer, asked.seat, &asked.ask, &other);
        let told_apart =
            here.told != there.told || Triumph::view(&here.state, viewer) != Triumph::view(&there.state, viewer);
        if told_apart {
            return step;
        }
        assert_eq!(here.draws(viewer), there.draws(viewer), "after {action:?}");
    }
    MOST_STEPS
}

#[test]
fn worlds_that_look_the_same_are_drawn_the_same() {
    let mut rng = TestRng::seed_from_u64(5);
    let (mut positions, mut others) = (0, 0);
    for seed in 0..40 {
        let (state, inputs, memories) = first_command(seed);
        for (input, memory) in inputs.iter().zip(memories) {
            let viewer = Viewer::Seat(input.seat);
            let world = |state| World {
                state,
                memory: memory.clone(),
                told: Vec::new(),
            };
            let other = Triumph::scramble(&state, viewer, &mut rng);
            others += u32::from(other != state);
            positions += play_two_worlds(world(state), world(other), viewer, &mut rng);
        }
    }
    assert!(others > 70, "only {others} worlds were others");
    assert!(positions > 500, "only {positions} positions");
}

/// A bot that comes new to its seat hears everything at once.
#[test]
fn who_comes_late_is_told_nothing_wrong() {
    for (name, game) in kept_games() {
        let mut all: [Vec<Told>; 2] = Default::default();
        let mut looks = 0;
        kept_game(&game, Looking::Always, |state, inputs| {
            for input in inputs {
                let told = &mut all[usize::from(input.seat.0)];
                told.extend(input.told.iter().cloned());
                looks += 1;
                if looks % 9 == 0 {
                    let mut memory = Memory::default();
                    memory.hear(told, &input.view);
                    let sampler = Sampler::new(&input.view, &memory);
                    assert!(sampler.allows(state), "{name}: the truth is not possible");
                    hold(&name, input, state, &sampler.draw(&mut TestRng::seed_from_u64(looks)));
                }
            }
        });
    }
}

/// How many units of each group have moved, and how many have stood against an attack.
fn deeds(state: &State, side: Side) -> BTreeMap<(Position, Option<Commander>), (u8, u8)> {
    let army = state.army(side);
    let mut deeds: BTreeMap<_, (u8, u8)> = BTreeMap::new();
    for unit in army.alive() {
        let (moved, stood) = deeds.entry((army.place(unit), army.corps_of(unit))).or_default();
        let spent = army.marks.moved.contains(unit) && !army.marks.again.contains(unit);
        *moved += u8::from(spent);
        *stood += u8::from(army.marks.stood.unit(unit).is_some());
    }
    deeds
}

/// Whoever watches knows who has moved and who has stood, but for a group that nobody can tell apart.
#[test]
fn who_has_moved_is_known() {
    let (mut groups, mut known, mut done) = (0, 0, 0);
    for (_, game) in kept_games() {
        let mut memories = [Memory::default(), Memory::default()];
        kept_game(&game, Looking::Always, |state, inputs| {
            for input in inputs {
                let memory = &mut memories[usize::from(input.seat.0)];
                memory.hear(&input.told, &input.view);
                let Some(enemy) = state.side_of(input.seat).map(Side::other) else {
                    continue;
                };
                if matches!(state.stage, Stage::Command | Stage::Attack(_)) {
                    let drawn = Sampler::new(&input.view, memory).draw(&mut TestRng::seed_from_u64(groups));
                    let drawn = deeds(&drawn, enemy);
                    for (group, deed) in deeds(state, enemy) {
                        groups += 1;
                        known += u64::from(drawn.get(&group) == Some(&deed));
                        done += u64::from(deed != (0, 0));
                    }
                }
            }
        });
    }
    assert!(done > 1_000, "only {done} groups of {groups} had done anything");
    assert!(known * 1_000 >= groups * 999, "{known} of {groups} are known");
}
