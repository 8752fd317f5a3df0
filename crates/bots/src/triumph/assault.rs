//! The attacks that could be declared, without going through every subset.

use triumph::board::{Approach, Position, Side};
use triumph::{Action, Army, Attack, Commanders, Face, Order, State, Unit, Units, initial_result, ranked};

/// Orders that bring attackers over the approach: each corps that stands there, two together, each battery, each single
/// unit that is detached, and a strong detachment of a corps.
pub fn orders(state: &State, side: Side, from: Approach) -> Vec<Order> {
    let army = state.army(side);
    let mut orders = Vec::new();
    for place in [Position::at(from), Position::reserve(from.locale())] {
        let corps: Vec<_> = army
            .commanders_at(place)
            .filter(|&one| state.turn.can_command(one))
            .collect();
        for (index, &commander) in corps.iter().enumerate() {
            let units = army.corps(commander);
            let stay = stuck(army, units);
            if units.without(stay).is_empty() {
                continue;
            }
            let leave = stay.or(surplus(army, units.without(stay), from));
            let corps_order = |corps: Commanders, leave| Order::Corps {
                corps,
                leave,
                road: None,
            };
            orders.push(corps_order(Commanders::one(commander), leave));
            for &other in &corps[index + 1..] {
                let both: Commanders = [commander, other].into_iter().collect();
                let all = units.or(army.corps(other));
                let stay = stuck(army, all);
                orders.push(corps_order(both, stay.or(surplus(army, all.without(stay), from))));
            }
            if units.len() > 2 {
                let best = strongest(army, units.without(stay), 2);
                orders.push(Order::Detach {
                    corps: commander,
                    units: best,
                });
            }
        }
        if state.turn.independent_left() > 0 {
            let here = army.at(place).without(army.marks.moved.without(army.marks.again));
            for unit in here {
                let gun = army.is(unit, Face::is_artillery) && place == Position::at(from);
                if gun || army.corps_of(unit).is_none() {
                    orders.push(Order::unit(unit));
                }
            }
        }
    }
    orders
}

/// Those that cannot follow an attack.
fn stuck(army: &Army, units: Units) -> Units {
    let spent = army.marks.moved.without(army.marks.again);
    units.and(spent.or(army.fixed_units()))
}

/// The weakest of those for whom there is no room.
fn surplus(army: &Army, units: Units, from: Approach) -> Units {
    let room = from.far().capacity();
    let more = units.len().saturating_sub(room);
    let mut ranked: Vec<Unit> = units.into_iter().collect();
    ranked.sort_by_key(|&unit| army.strength(unit));
    ranked.into_iter().take(usize::from(more)).collect()
}

fn strongest(army: &Army, units: Units, count: usize) -> Units {
    let mut ranked: Vec<Unit> = units
        .into_iter()
        .filter(|&unit| !army.is(unit, Face::is_artillery))
        .collect();
    ranked.sort_by_key(|&unit| std::cmp::Reverse(army.strength(unit)));
    ranked.into_iter().take(count).collect()
}

/// Those who would go with the order.
pub fn brought(army: &Army, order: &Order) -> Units {
    match order {
        Order::Corps { corps, leave, .. } => {
            let all = corps.iter().fold(Units::NONE, |all, one| all.or(army.corps(one)));
            all.without(*leave)
        }
        Order::Detach { units, .. } | Order::Unit { units, .. } => *units,
    }
}

/// Leaders worth a thought: the best one and the best two of each arm.
pub fn leaders(army: &Army, units: Units, guard: bool, pair: bool) -> Vec<Units> {
    let arms: [fn(Face) -> bool; 4] = [
        |face| face.is_guard(),
        |face| face.is_foot() && !face.is_guard(),
        Face::is_cavalry,
        Face::is_artillery,
    ];
    let mut all = Vec::new();
    for arm in arms.into_iter().take(if guard { 1 } else { arms.len() }) {
        let mut ranked: Vec<Unit> = units.into_iter().filter(|&unit| army.is(unit, arm)).collect();
        ranked.sort_by_key(|&unit| std::cmp::Reverse(army.strength(unit)));
        if let Some(&first) = ranked.first() {
            all.push(Units::one(first));
            if let Some(&second) = ranked.get(1).filter(|_| pair) {
                all.push(Units::one(first).with(second));
            }
        }
    }
    all
}

/// Every declaration worth a thought; some may not be legal.
pub fn declarations(state: &State, attack: &Attack) -> Vec<Action> {
    let side = state.turn.side;
    let army = state.army(side);
    let named = attack.defence.leaders.and(state.army(side.other()).alive()).len();
    let mut all = Vec::new();
    for order in orders(state, side, attack.from) {
        let units = brought(army, &order);
        for narrow in [false, true] {
            if !narrow && !attack.from.wide() {
                continue;
            }
            let against: &[Option<u8>] = if narrow && named > 1 {
                &[Some(0), Some(1)]
            } else {
                &[None]
            };
            for &against in against {
                for leaders in leaders(army, units, attack.guard, !narrow) {
                    all.push(Action::Declare {
                        order,
                        narrow,
                        against,
                        leaders,
                    });
                }
            }
        }
    }
    all
}

/// What the declaration would come to at first, against the leaders of the defence as the picture has them.
pub fn initial(state: &State, attack: &Attack, action: &Action) -> Option<i8> {
    let Action::Declare {
        narrow,
        against,
        leaders,
        ..
    } = action
    else {
        return None;
    };
    let side = state.turn.side;
    let mut attack = *attack;
    attack.defence.blocked = !state
        .army(side.other())
        .at(Position::at(attack.from.opposite()))
        .is_empty();
    if *narrow && attack.defence.leaders.len() > 1 {
        let [first, second] = ranked(state.army(side.other()), attack.defence.leaders);
        let met = if against == &Some(1) { second } else { first };
        attack.defence.leaders = met.map_or(Units::NONE, Units::one);
    }
    attack.assault.guns = leaders
        .into_iter()
        .any(|unit| state.army(side).is(unit, Face::is_artillery));
    attack.assault.leaders = *leaders;
    Some(initial_result(state, &attack))
}
