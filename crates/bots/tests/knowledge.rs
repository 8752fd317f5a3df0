//! What a seat may know of the enemy: the truth is always possible, every draw is valid and looks to the seat as the truth
//! does, and what is unknown comes as often as the order of battle says.

mod table;

use ::table::{Game as _, TestRng, Viewer};
use bots::triumph::{Memory, Sampler};
use rand::SeedableRng as _;
use table::{Input, Looking, kept_game, kept_games, random_game};
use triumph::{Options, State, Triumph};

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

#[test]
fn draws_of_random_games_look_as_the_truth_does() {
    let games: u64 = std::env::var("GAMES").map_or(4, |games| games.parse().expect("a number"));
    for seed in 0..games {
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
