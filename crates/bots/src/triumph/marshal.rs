//! Searches: the lines that look best at once are played on in many pictures of the battle, all of them in the same
//! pictures and with the same luck, and the first thought stands unless another line is surely better.

use std::slice;
use std::time::Instant;

use rand::SeedableRng as _;
use table::bot::Stop;
use table::{Budget, TestRng};
use triumph::{Action, State};

use super::judge::Judge;
use super::policy;
use super::sergeant::{Weighed, ends_turn};
use super::turn::play_turn;
use super::value::{Weights, chance};
use super::world::{Waiting, World};

/// Lines that are played on: the best at once, and the best of the quiet ones, which seldom look like much at once.
const LINES: usize = 6;
const QUIET: usize = 3;

/// Rounds in which all of them are, before only the best go on.
const OPENING: usize = 4;

/// Lines that go on after the opening, beside the first thought.
const FINALISTS: usize = 2;

/// How sure another line must be, in standard errors.
const SURE: f32 = 1.0;

/// Turns that are played on, the rest of one's own among them.
const HORIZON: usize = 3;

/// A line with what its play-ons came to, as chances of winning.
pub struct Line {
    pub weighed: Weighed,
    results: Vec<f32>,
}

impl Line {
    pub fn mean(&self) -> f32 {
        if self.results.is_empty() {
            return chance(self.weighed.worth);
        }
        self.results.iter().sum::<f32>() / self.results.len() as f32
    }

    /// By how much it beats the other, as far as that is sure: both were played on in the same pictures.
    fn surely_beats(&self, other: &Line) -> f32 {
        let count = self.results.len().min(other.results.len());
        if count < 2 {
            return -1.0;
        }
        let gains = || (0..count).map(|index| self.results[index] - other.results[index]);
        let mean = gains().sum::<f32>() / count as f32;
        let spread = gains().map(|gain| (gain - mean).powi(2)).sum::<f32>() / (count - 1) as f32;
        mean - SURE * (spread / count as f32).sqrt()
    }
}

/// What is left of a budget.
pub struct Purse {
    began: Instant,
    budget: Budget,
    spent: u32,
}

impl Purse {
    pub fn new(budget: Budget) -> Purse {
        Purse {
            began: Instant::now(),
            budget,
            spent: 0,
        }
    }

    fn pays(&mut self, stop: &Stop) -> bool {
        let open = match self.budget {
            Budget::Iterations(most) => self.spent < most,
            Budget::Time(most) => self.began.elapsed() < most,
        };
        self.spent += 1;
        open && !stop.is_stopped()
    }
}

/// The lines in the order of preference. `draw` gives another picture of the battle, `weighed` has the first thought first.
pub fn search(
    weights: &Weights,
    weighed: Vec<Weighed>,
    waiting: &Waiting,
    mut draw: impl FnMut() -> State,
    purse: &mut Purse,
    rng: &mut TestRng,
    stop: &Stop,
) -> Vec<Line> {
    let mut lines: Vec<Line> = shortlist(weighed)
        .into_iter()
        .map(|weighed| Line {
            weighed,
            results: Vec::new(),
        })
        .collect();
    let mut going: Vec<usize> = (0..lines.len()).collect();
    let mut rounds = 0;
    let mut opened = false;
    'thinking: while going.len() > 1 {
        let picture = draw();
        let luck = TestRng::from_rng(rng);
        for &index in &going {
            if !purse.pays(stop) {
                break 'thinking;
            }
            let result = play_on(weights, &picture, waiting, &lines[index].weighed, &mut luck.clone());
            lines[index].results.push(result);
        }
        rounds += 1;
        // Where nothing has told the lines apart yet, the opening goes on.
        let told_apart = going.iter().any(|&index| lines[index].mean() != lines[0].mean());
        if !opened && rounds >= OPENING && told_apart {
            opened = true;
            let mut rest = going.split_off(1);
            rest.sort_by(|&one, &other| lines[other].mean().total_cmp(&lines[one].mean()));
            rest.truncate(FINALISTS);
            going.extend(rest);
        }
    }
    // A round that was broken off tells nothing about those that it did not reach.
    let whole = lines.first().map_or(0, |first| first.results.len());
    let better = (1..lines.len())
        .filter(|&index| lines[index].results.len() + 1 >= whole)
        .map(|index| (lines[index].surely_beats(&lines[0]), index))
        .filter(|(gain, _)| *gain > 0.0)
        .max_by(|one, other| one.0.total_cmp(&other.0));
    if let Some((_, index)) = better {
        lines[..=index].rotate_right(1);
    }
    lines
}

fn shortlist(weighed: Vec<Weighed>) -> Vec<Weighed> {
    let loud = |line: &Weighed| matches!(line.action, Action::Threaten { .. });
    let (first, rest) = weighed.split_at(weighed.len().min(LINES));
    let quiet = rest
        .iter()
        .filter(|line| !loud(line))
        .take(QUIET.saturating_sub(first.iter().filter(|line| !loud(line)).count()));
    let fight = rest.iter().find(|line| loud(line)).filter(|_| !first.iter().any(loud));
    first.iter().chain(quiet).chain(fight).cloned().collect()
}

fn play_on(weights: &Weights, picture: &State, waiting: &Waiting, line: &Weighed, rng: &mut TestRng) -> f32 {
    let mut world = World::new(*picture);
    let side = waiting.side;
    world.act(waiting, &line.action);
    world.settle(|world, waiting, view| policy::answer(world, waiting, view, rng));
    let turns = if ends_turn(&line.action) { HORIZON - 1 } else { HORIZON };
    for _ in 0..turns {
        if world.is_over() {
            break;
        }
        play_turn(weights, &mut world, rng);
    }
    let mut judge = Judge::new(weights, slice::from_ref(&world.state));
    chance(judge.value_for(side, 0, &world.state))
}
