//! What a position is worth: the chance that the French win it, from sums that were fitted to the ends of played games
//! (`cargo run --release -p bots --example train`).

use triumph::board::{Locale, Position, Side, Star};
use triumph::{Control, Stage, State, controlled_by, marginal};

use super::field::{Field, Posts as _};
use super::homes::Homes;
use super::map::MAP;
use super::ranks::Ranks;
use super::weights::{EARLY, LATE};

pub const COUNT: usize = 40;

pub type Features = [f32; COUNT];

/// Rounds before the end in which roads home are traced exactly.
const LAST_ROUNDS: u8 = 2;

/// A won battle, in the measure of the sums. A later victory is worth a little less, so that nobody puts it off.
const WON: f32 = 12.0;
const HASTE: f32 = 0.02;

/// What counts how much, at dawn and at dusk.
#[derive(Clone)]
pub struct Weights {
    pub early: Features,
    pub late: Features,
}

impl Default for Weights {
    fn default() -> Weights {
        Weights {
            early: EARLY,
            late: LATE,
        }
    }
}

impl Weights {
    /// The sum for the French; zero is an even battle.
    pub fn value(&self, state: &State, field: Field, homes: &mut Homes) -> f32 {
        if let Stage::Over(end) = &state.stage {
            let worth = WON - HASTE * f32::from(state.round);
            return if end.winner == Side::French { worth } else { -worth };
        }
        let traced = traced(state, field, homes);
        if is_won(state, traced.as_deref()) {
            return WON - HASTE * f32::from(state.round);
        }
        self.sum(&features_with(state, field, traced.as_deref()), progress(state))
            .clamp(-WON + 1.0, WON - 1.0)
    }

    pub fn sum(&self, features: &Features, progress: f32) -> f32 {
        let each = features.iter().zip(self.early.iter().zip(&self.late));
        each.map(|(feature, (early, late))| feature * (early + progress * (late - early)))
            .sum()
    }
}

/// What is held, in the rounds in which roads home are traced exactly.
fn traced(state: &State, field: Field, homes: &mut Homes) -> Option<Vec<Control>> {
    let rounds_left = state.options.day.rounds().saturating_sub(state.round);
    (rounds_left < LAST_ROUNDS)
        .then(|| controlled_by(state, |side| field.held(side), |side, blocked| homes.of(side, blocked)))
}

/// Whether it is the very last turn, and the French have only to end it.
fn is_won(state: &State, traced: Option<&[Control]>) -> bool {
    let ends = is_last_turn(state) && state.turn.side == Side::French && matches!(state.stage, Stage::Command);
    ends && traced.is_some_and(|held| marginal(state, held).winner == Side::French)
}

/// Whether the side that has the turn has no other after it.
pub fn is_last_turn(state: &State) -> bool {
    state.round == state.options.day.rounds()
}

/// A sum as a chance of winning.
pub fn chance(sum: f32) -> f32 {
    1.0 / (1.0 + (-sum).exp())
}

/// From 0 at dawn to 1 at dusk.
pub fn progress(state: &State) -> f32 {
    let rounds = f32::from(state.options.day.rounds());
    let half = if state.turn.side == Side::French { 0.5 } else { 0.0 };
    ((f32::from(state.round) - 1.0 + half) / rounds).clamp(0.0, 1.0)
}

pub fn features(state: &State) -> Features {
    let [one, other] = Side::ALL.map(|side| Ranks::of(state.army(side)));
    let field = Field::new(&one, &other);
    features_with(state, field, traced(state, field, &mut Homes::default()).as_deref())
}

fn features_with(state: &State, field: Field, traced: Option<&[Control]>) -> Features {
    let mut features = [0.0; COUNT];
    features[0] = 1.0;
    features[1] = if state.turn.side == Side::French { 1.0 } else { -1.0 };
    let mut next = ARMIES;
    for side in Side::ALL {
        for feature in army(state, field, side) {
            features[next] = feature;
            next += 1;
        }
    }
    for feature in objectives(state, field, traced) {
        features[next] = feature;
        next += 1;
    }
    features
}

/// Where the features of an army begin, and those of what the battle is about.
pub const ARMIES: usize = 2;
pub const OBJECTIVES: usize = ARMIES + 2 * OF_AN_ARMY;

pub const OF_AN_ARMY: usize = 15;

/// How an army is, in small numbers.
fn army(state: &State, field: Field, side: Side) -> [f32; OF_AN_ARMY] {
    let standing = &state.standings[side.index()];
    let sums = field.ranks(side).sums();
    let (pressure, blocking, contact) = threats(field, side);
    let morale = f32::from(standing.morale);
    [
        morale / 10.0,
        1.0 / (1.0 + morale),
        f32::from(sums.foot) / 10.0,
        f32::from(sums.horse) / 10.0,
        f32::from(sums.guns) / 2.0,
        f32::from(sums.guard) / 2.0,
        f32::from(sums.heavy) / 2.0,
        f32::from(sums.detached) / 5.0,
        sums.near / 20.0,
        sums.at_goal / 10.0,
        sums.home / 20.0,
        pressure / 4.0,
        blocking / 10.0,
        contact / 10.0,
        f32::from(sums.off) / 10.0,
    ]
}

/// What the army could win by attacks at once, the strength that blocks approaches before the enemy, and how much of it
/// stands face to face with him.
fn threats(field: Field, side: Side) -> (f32, f32, f32) {
    let foe = side.other();
    let (mut pressure, mut blocking, mut contact) = (0.0, 0.0, 0.0);
    let mine = field.held(side);
    for locale in field.held(foe).iter() {
        if !MAP.near(locale).meets(mine) {
            continue;
        }
        let mut best = 0i8;
        let mut touched = false;
        for &approach in locale.approaches() {
            let from = approach.opposite();
            if !approach.passable() || !mine.contains(approach.far()) {
                continue;
            }
            touched = true;
            let attack = field.attack(side, from);
            if attack > 0 {
                best = best.max(attack - field.defence(foe, approach));
            }
            let front = field.post(side, Position::at(from));
            blocking += f32::from(front.foot[0] + front.horse[0].max(front.guns));
        }
        if touched {
            contact += f32::from(field.steps(foe, locale).min(8));
        }
        if best > 0 {
            pressure += f32::from(best) * stake(field.steps(foe, locale));
        }
    }
    (pressure, blocking, contact)
}

/// More is lost where more stands.
fn stake(steps: u8) -> f32 {
    0.5 + f32::from(steps.min(12)) / 12.0
}

pub const OF_OBJECTIVES: usize = COUNT - OBJECTIVES;

/// Who holds what the battle is about.
fn objectives(state: &State, field: Field, traced: Option<&[Control]>) -> [f32; OF_OBJECTIVES] {
    let reinforced = state.standings[Side::French.index()].reinforced;
    let mut blue = 0.0;
    let mut colours = [false; 3];
    let french_wins = if let Some(held) = traced {
        for control in held {
            match control.side {
                Side::Allied if control.locale.stars().has(Star::Blue) => blue += 1.0,
                Side::Allied => {}
                Side::French => mark(&mut colours, control.locale),
            }
        }
        marginal(state, held).winner == Side::French
    } else {
        let corps = |side: Side, star: Star| field.ranks(side).sums().stars[star as usize];
        blue = f32::from(corps(Side::Allied, Star::Blue));
        colours = PRIZES.map(|star| corps(Side::French, star) > 0);
        let any = colours.iter().any(|held| *held);
        let all = colours.iter().all(|held| *held);
        if reinforced {
            blue == 0.0 && all
        } else {
            blue == 0.0 || any
        }
    };
    let prizes = colours.iter().filter(|held| **held).count() as f32;
    let ahead = if french_wins { 1.0 } else { -1.0 };
    let last = if traced.is_some() { 1.0 } else { 0.0 };
    let flank = field
        .held(Side::French)
        .iter()
        .filter(|&locale| MAP.to_prize(locale) <= 1)
        .count() as f32;
    [
        blue.min(3.0),
        prizes,
        ahead,
        ahead * last,
        f32::from(u8::from(reinforced)),
        f32::from(u8::from(reinforced)) * prizes,
        f32::from(u8::from(reinforced)) * blue.min(3.0),
        flank / 3.0,
    ]
}

/// What the French want.
const PRIZES: [Star; 3] = [Star::Red, Star::Green, Star::Black];

fn mark(colours: &mut [bool; 3], locale: Locale) {
    for (held, star) in colours.iter_mut().zip(PRIZES) {
        *held |= locale.stars().has(star);
    }
}
