//! How losses fall on two units of the enemy who lead or counter-attack (R12).

use table::Choices;

use crate::action::Action;
use crate::ask::Share;
use crate::attack::AttackStep;
use crate::board::Side;
use crate::combat::shares;
use crate::event::Event;
use crate::pick::Pick;
use crate::refusal::Refusal;
use crate::resolve::assault;
use crate::state::State;
use crate::unit::Units;
use crate::view::{AttackKnown, Leader, View, ranked};

/// The two units, in the order in which they are shown. Guns that lead a defence are not among them.
fn units(attack: &AttackKnown, of: Share) -> [Option<Leader>; 2] {
    match of {
        Share::AttackLeaders => attack.attack_leaders,
        Share::DefenceLeaders => attack.defence_leaders,
        Share::CounterAttackers => attack.counter,
    }
}

fn strengths(view: &View, of: Share) -> [u8; 2] {
    let units = view.attack().map_or([None; 2], |attack| units(attack, of));
    units.map(|unit| unit.map_or(0, |unit| unit.face.strength()))
}

fn ways(view: &View, of: Share, steps: u8) -> Vec<u8> {
    shares(strengths(view, of), steps, of.sharing(&view.options))
}

pub fn check(view: &View, of: Share, steps: u8, action: &Action) -> Result<(), Refusal> {
    let Action::Share { first } = action else {
        return Err(Refusal::AnotherAnswer);
    };
    if *first > steps {
        return Err(Refusal::WrongSum);
    }
    let [most, most_of_second] = strengths(view, of);
    if *first > most || steps - first > most_of_second {
        return Err(Refusal::TooMuchForUnit);
    }
    if !ways(view, of, steps).contains(first) {
        return Err(Refusal::UnevenShare);
    }
    Ok(())
}

pub fn choices(view: &View, of: Share, steps: u8, draft: &[Pick]) -> Choices<Pick, Action> {
    match draft {
        [Pick::Share { first }] => Choices::Whole(Action::Share { first: *first }),
        _ => {
            let ways = ways(view, of, steps).into_iter();
            Choices::Next(ways.map(|first| Pick::Share { first }).collect())
        }
    }
}

pub fn path(action: &Action) -> Option<Vec<Pick>> {
    match *action {
        Action::Share { first } => Some(vec![Pick::Share { first }]),
        _ => None,
    }
}

pub fn apply(state: &mut State, first: u8, out: &mut Vec<Event>) {
    let attack = state.attack_under_way();
    let attacker = state.turn.side;
    let due = attack.assault.due;
    let two = |side: Side, units: Units| {
        let army = state.army(side);
        assault::shared(army, ranked(army, units), due, first)
    };
    let defender = attacker.other();
    match attack.step {
        AttackStep::ShareAttack => {
            let hits = two(attacker, attack.assault.leaders);
            assault::lead_attack_losses(state, attack, &hits, out);
        }
        AttackStep::ShareDefence => {
            let hits = two(defender, attack.defence.leaders);
            assault::lead_defence_losses(state, attack, &hits, out);
        }
        AttackStep::ShareCounter => {
            let hits = two(defender, attack.defence.counter);
            assault::counter_losses(state, attack, &hits, out);
        }
        _ => unreachable!("losses are shared in a combat"),
    }
}
