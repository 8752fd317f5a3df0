//! One story of what has become of the enemy's units, ready to be dealt faces to.

use rand::Rng;
use table::Version;
use triumph::board::Side;
use triumph::{Army, AttackStep, Face, Force, Stage, State, Unit, View, is_possible, order_of_battle};

use super::deal::{Deal, any_of};
use super::draft::{Draft, Wanted};
use super::stage::Parts;
use super::{seals, stage};
use crate::triumph::faces::Faces;
use crate::triumph::memory::{Memory, Track};

/// How often a draw is made anew that could not have led to what has happened.
const TRIES: usize = 20;

/// One face of each arm.
const WAYS: [Face; 4] = [Face::Cavalry2, Face::Infantry3, Face::Artillery1, Face::Guard3];

pub struct World {
    /// With stand-ins for the faces that are dealt.
    base: State,
    deals: Vec<Dealt>,
    /// The leaders of the defence are sealed, and the seat does not know them.
    sealed: bool,
    /// What is asked next is asked of the enemy, or his threat must have been open to him with these faces.
    judged: bool,
}

/// What is dealt to one army.
struct Dealt {
    side: Side,
    deal: Deal,
    /// The tracked units in the order in which they are dealt to.
    hidden: Vec<Unit>,
    draft: Draft,
}

impl World {
    /// `tracks` are those of the armies that the seat does not know.
    pub fn new(view: &View, memory: &Memory, tracks: [Option<&Track>; 2]) -> World {
        let mut base = State {
            // There is no other yet; the view will say which it is once there is.
            rules: Version::FIRST,
            options: view.options,
            sides: view.sides,
            round: view.round,
            turn: view.turn,
            standings: view.standings,
            armies: Side::ALL.map(order_of_battle),
            stage: Stage::Command,
        };
        let mut drafts = Vec::new();
        let mut parts: Parts = Default::default();
        for (side, force) in Side::ALL.into_iter().zip(&view.forces) {
            match (force, tracks[side.index()]) {
                (Force::Own(army), _) => *base.army_mut(side) = *army,
                (Force::Seen(blocks), Some(track)) => {
                    let draft = Draft::of(track, blocks);
                    *base.army_mut(side) = draft.army;
                    parts[side.index()] = track.part.clone();
                    drafts.push(draft);
                }
                // Nobody has seen it yet.
                (Force::Seen(_), None) => {}
            }
        }
        base.stage = stage::build(view, memory.combat(), &parts, &base);
        let judged = needs_judging(view);
        if judged && !is_possible(&base) {
            for draft in drafts.iter_mut().filter(|draft| draft.army.side == view.turn.side) {
                draft.demands.push(ways(&base, draft));
            }
        }
        World {
            deals: drafts.into_iter().map(|draft| dealt(draft, memory)).collect(),
            sealed: is_sealed(view),
            judged,
            base,
        }
    }

    pub fn draw(&self, rng: &mut impl Rng) -> State {
        let mut last = self.deal(rng);
        if self.judged {
            for _ in 0..TRIES {
                if is_possible(&last) {
                    break;
                }
                last = self.deal(rng);
            }
        }
        last
    }

    fn deal(&self, rng: &mut impl Rng) -> State {
        let mut state = self.base;
        for dealt in &self.deals {
            dealt.put_into(state.army_mut(dealt.side), rng);
        }
        if self.sealed {
            seals::seal(&mut state, rng);
        }
        state
    }

    /// Whether nothing that was told speaks against this state, by this story.
    pub fn allows(&self, state: &State) -> bool {
        let mut deals = self.deals.iter();
        deals.all(|dealt| dealt.draft.allows(state.army(dealt.side)) && dealt.deal.allows(state.army(dealt.side)))
    }
}

fn is_sealed(view: &View) -> bool {
    let attack = view.attack();
    attack.is_some_and(|attack| attack.step == AttackStep::Feint && attack.defence.is_none())
}

/// Whether the faces may decide if what has happened could have happened.
fn needs_judging(view: &View) -> bool {
    let Some(attack) = view.attack() else {
        return false;
    };
    let asked = attack.step.asked(view.turn.side);
    match attack.step {
        AttackStep::Declaration | AttackStep::Entry | AttackStep::Feint => Some(asked) != view.side,
        AttackStep::Defence
        | AttackStep::RetreatLosses { beaten: false, .. }
        | AttackStep::Destinations { beaten: false }
        | AttackStep::KeptInRetreat { beaten: false } => Some(view.turn.side) != view.side,
        _ => false,
    }
}

/// What one hidden unit could be so that the attack could have come to this.
fn ways(base: &State, draft: &Draft) -> Vec<Wanted> {
    let side = draft.army.side;
    let hidden = draft.army.alive().without(draft.army.seen);
    let ways = WAYS.iter().filter_map(|&face| {
        let among = hidden.filter(|unit| {
            let mut state = *base;
            state.army_mut(side).set_face(unit, face);
            is_possible(&state)
        });
        let faces = Faces::that(|other| other.arm() == face.arm());
        (!among.is_empty()).then_some(Wanted { among, faces, least: 1 })
    });
    ways.collect()
}

fn dealt(draft: Draft, memory: &Memory) -> Dealt {
    let army = &draft.army;
    let hidden: Vec<Unit> = army.alive().without(army.seen).into_iter().collect();
    Dealt {
        side: army.side,
        deal: Deal::new(&draft, &hidden, memory.census(army.side)),
        hidden,
        draft,
    }
}

impl Dealt {
    fn put_into(&self, army: &mut Army, rng: &mut impl Rng) {
        let faces = self.deal.deal(rng);
        for (&unit, face) in self.hidden.iter().zip(faces) {
            army.set_face(unit, face);
        }
        if !self.draft.batteries.is_empty() {
            let guns = self.draft.batteries.filter(|unit| army.is(unit, Face::is_artillery));
            army.fixed = any_of(guns, rng).or(self.draft.batteries.first());
        }
        for &(among, face) in &self.draft.notes {
            let free = among.without(army.noted);
            let noted = free.filter(|unit| army.face(unit) == Some(face)).first();
            noted.into_iter().for_each(|unit| army.noted.insert(unit));
        }
    }
}
