//! Nations, the first player, and the first pieces (B6, B7.1).

use table::{Dice, Seat, Version};

use crate::alliance::Alliances;
use crate::board::Nation;
use crate::card;
use crate::force::{Forces, Pieces};
use crate::held::Held;
use crate::open::{FirstThrow, Open};
use crate::options::{Nations, Options, Start};
use crate::per_nation::PerNation;
use crate::phase::Phase;
use crate::quota;
use crate::seat_set::SeatSet;
use crate::state::{Secret, State};
use crate::turn::Turn;

impl State {
    pub fn start(rules: Version, options: &Options, dice: &mut Dice) -> State {
        let (first, throws) = first_player(options, dice);
        let mut open = Open {
            rules,
            options: options.clone(),
            throws,
            first,
            round: 1,
            place: 0,
            players: PerNation::default(),
            fallen: Vec::new(),
            alliances: Alliances::default(),
            proposals: Vec::new(),
            proposed: Vec::new(),
            held: Held::default(),
            pieces: Pieces::default(),
            moved: Pieces::default(),
            reserve: Forces::default(),
            hands: PerNation::default(),
            deck: card::deck(options).count(),
            acted: SeatSet::default(),
            agreed: SeatSet::default(),
            turn: Turn::of(first),
            phase: Phase::Choosing { seat: first },
            battle: None,
            own_place: SeatSet::default(),
        };
        if options.start == Start::StopFrance {
            open.players.set(Nation::France, Some(Seat(0)));
        }
        let mut state = State {
            open,
            secret: Secret {
                deck: *card::deck(options),
                ..Secret::default()
            },
        };
        if options.nations == Nations::Drawn {
            draw_nations(&mut state.open, dice);
        }
        match next_to_choose(&state.open) {
            Some(seat) => state.open.phase = Phase::Choosing { seat },
            None => begin_placing(&mut state.open),
        }
        state
    }
}

/// Two dice each, the highest begins; ties throw again (EB-30).
fn first_player(options: &Options, dice: &mut Dice) -> (Seat, Vec<FirstThrow>) {
    let mut tied: Vec<Seat> = options.players().collect();
    let mut throws = Vec::new();
    while tied.len() > 1 {
        let thrown: Vec<FirstThrow> = tied
            .iter()
            .map(|&seat| FirstThrow {
                seat,
                one: dice.roll(6) as u8,
                two: dice.roll(6) as u8,
            })
            .collect();
        let best = thrown.iter().map(|throw| throw.one + throw.two).max();
        let highest = thrown.iter().filter(|throw| Some(throw.one + throw.two) == best);
        tied = highest.map(|throw| throw.seat).collect();
        throws.extend(thrown);
    }
    (tied[0], throws)
}

/// One after the other, until everybody has his number (B6.2).
fn draw_nations(open: &mut Open, dice: &mut Dice) {
    let mut groups = quota::groups(&open.options);
    dice.shuffle(&mut groups);
    for group in groups {
        if let Some(seat) = next_to_choose(open) {
            give(open, seat, &group);
        }
    }
}

pub fn give(open: &mut Open, seat: Seat, group: &[Nation]) {
    for &nation in group {
        open.players.set(nation, Some(seat));
    }
}

/// Whoever has fewest groups, in the order of seats.
pub fn next_to_choose(open: &Open) -> Option<Seat> {
    let groups = quota::groups(&open.options);
    let has = |seat: Seat| {
        let mine = groups.iter().filter(|group| open.player(group[0]) == Some(seat));
        mine.count() as u8
    };
    let french = |seat: &Seat| open.options.start == Start::StopFrance && *seat == Seat(0);
    let choosing = open.options.players().filter(|seat| !french(seat));
    let next = choosing.min_by_key(|&seat| has(seat))?;
    (has(next) < quota::groups_each(&open.options)).then_some(next)
}

pub fn begin_placing(open: &mut Open) {
    let in_play: Vec<Nation> = Nation::all().filter(|&nation| open.player(nation).is_some()).collect();
    for &nation in &in_play {
        open.reserve
            .set(nation, quota::quota(&open.options, nation, in_play.len() as u8));
        open.hands.set(nation, Some(0));
        for region in crate::board::homeland(nation) {
            open.held.set(region, Some(nation));
        }
    }
    if open.options.start == Start::StopFrance {
        ally_against_france(open);
    }
    open.phase = Phase::Placing { seat: open.first };
}

/// All opponents of France begin as allies (B6.7).
fn ally_against_france(open: &mut Open) {
    let others: Vec<Seat> = open.options.players().skip(1).collect();
    for (place, &one) in others.iter().enumerate() {
        for &other in &others[place + 1..] {
            open.alliances.make(one, other);
        }
    }
}
