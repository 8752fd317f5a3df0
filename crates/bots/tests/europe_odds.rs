//! The odds of battles: the light form against the rules, exact results against drawn ones, and against what can be reckoned
//! by hand.

use std::collections::VecDeque;

use bots::europe::odds::field::{Throw, of};
use bots::europe::odds::{
    BattleQuestion, Crossing, Field, Method, Moves, Policy, Retreat, SideQuestion, Start, Troop, exact, fight, odds,
    simulated,
};
use europe::board::Nation;
use europe::{Action, Arm, Ask, Europe, Event, Force, Forces, Options, Side, State, View};
use rand::{RngExt as _, SeedableRng as _};
use serde_json::json;
use table::game::Asked;
use table::{Dice, Game as _, Seat, Seed, TestRng, Viewer, walk};

const ATTACKERS: [Nation; 2] = [Nation::France, Nation::Prussia];
const DEFENDERS: [Nation; 2] = [Nation::Britain, Nation::Austria];

fn force(infantry: u8, cavalry: u8, artillery: u8, leader: u8) -> Force {
    Force {
        infantry,
        cavalry,
        artillery,
        leader,
    }
}

fn policies() -> Vec<Policy> {
    let plain = Policy::eb_31().clone();
    let with = |change: fn(&mut Policy)| {
        let mut policy = plain.clone();
        change(&mut policy);
        policy
    };
    vec![
        plain.clone(),
        with(|policy| policy.front.retain(|&arm| arm != Arm::Leader)),
        with(|policy| policy.retreat = Retreat::Outnumbered { times: 2 }),
        with(|policy| {
            policy.front = vec![Arm::Infantry, Arm::Cavalry];
            policy.moves = Moves::AsDeployed;
            policy.hits.reverse();
            policy.pursuit.reverse();
            policy.rally.reverse();
        }),
    ]
}

/// A battle that is about to begin in Hanover, fought by one or two players on each side.
struct Staged {
    forces: Forces,
    landed: bool,
    leader_rule: bool,
}

impl Staged {
    fn random(rng: &mut TestRng, most_players: usize) -> Staged {
        let mut forces = Forces::default();
        for side in [ATTACKERS, DEFENDERS] {
            let players = rng.random_range(1..=most_players);
            for &nation in &side[..players] {
                let pieces = force(
                    rng.random_range(0..8),
                    rng.random_range(0..4),
                    rng.random_range(0..3),
                    rng.random_range(0..3),
                );
                forces.set(nation, if pieces.is_empty() { force(1, 0, 0, 0) } else { pieces });
            }
        }
        Staged {
            forces,
            landed: rng.random_bool(0.3),
            leader_rule: rng.random_bool(0.3),
        }
    }

    fn state(&self) -> State {
        let options = Options {
            seats: 4,
            leader_rule: self.leader_rule,
            ..Options::named("basic-all-equal").expect("it is a scenario")
        };
        let mut turn =
            json!({"owner": 0, "acting": [0, 1], "entries": [{"into": "hanover", "from": "holland", "by": "france"}]});
        if self.landed {
            turn["landings"] = json!({"france": {"from": "brittany", "to": "hanover", "sailed": 4, "ashore": 4}});
        }
        let setup = json!({
            "nations": {"france": 0, "prussia": 1, "britain": 2, "austria": 3},
            "alliances": [{"a": 0, "b": 1}, {"a": 2, "b": 3}], "acted": [0, 1],
            "pieces": {"hanover": self.forces}, "phase": {"type": "battles"}, "turn": turn,
        });
        let setup = serde_json::from_value(setup).expect("it is a position");
        Europe::place(Europe::RULES, &options, &setup).expect("it can be played")
    }

    fn side(&self, nations: [Nation; 2]) -> Troop {
        Troop::from(&self.forces.only(|nation, _| nations.contains(&nation)))
    }

    fn start(&self, field: &Field<'_>) -> Start {
        let both = [ATTACKERS, DEFENDERS].map(|nations| field.deploy(self.side(nations)));
        Start {
            both,
            hour: bots::europe::odds::field::Hour::FIRST,
            next: bots::europe::odds::Next::Fire,
            crossing: Default::default(),
        }
    }
}

/// What the dice said, and how it ended.
#[derive(Default)]
struct Fought {
    throws: VecDeque<Thrown>,
    winner: Option<Side>,
    lost: Forces,
}

#[derive(Debug)]
enum Thrown {
    Fire(Vec<u8>),
    Rally { dice: usize, pieces: u16 },
}

impl Fought {
    fn hear(&mut self, event: &Event) {
        match event {
            Event::Fired { rolls, .. } => self.throws.push_back(Thrown::Fire(rolls.clone())),
            // Leaders of several players try one after the other.
            Event::RallyRolled {
                rolls, pieces: more, ..
            } => match self.throws.back_mut() {
                Some(Thrown::Rally { dice, pieces }) => {
                    *dice += rolls.len();
                    *pieces += more;
                }
                _ => self.throws.push_back(Thrown::Rally {
                    dice: rolls.len(),
                    pieces: *more,
                }),
            },
            Event::Won { side } => self.winner = Some(*side),
            Event::Lost { pieces } => self.lost = self.lost.plus(pieces),
            Event::Rallied { pieces } => self.lost = self.lost.minus(pieces),
            _ => {}
        }
    }
}

/// So many of these, the first kind first, whosever they are.
fn first(from: &Forces, count: u16, order: &[Arm]) -> Forces {
    let mut taken = Forces::default();
    let mut left = count;
    for &arm in order {
        for slot in from.slots().filter(|slot| slot.arm == arm) {
            let some = left.min(slot.count.into());
            let mut force = Force::NONE;
            *force.of_mut(arm) = some as u8;
            taken.add(slot.nation, force);
            left -= some;
        }
    }
    taken
}

/// What somebody who follows the policy answers by the rules.
fn answer(view: &View, asked: &Asked<Ask>, field: &Field<'_>, rng: &mut TestRng) -> Action {
    let open = &view.open;
    let policy = field.policy;
    let Some(battle) = open.battle.as_ref() else {
        return walk::random_action::<Europe>(view, &asked.ask, rng).expect("there is an answer");
    };
    let side = battle.side_of(asked.seat).expect("only they are asked");
    let mine = |forces: &Forces| forces.only(|nation, _| open.player(nation) == Some(asked.seat));
    let drawn_up = |pieces: Forces| {
        let front = pieces.only(|_, arm| policy.front.contains(&arm));
        if front.army() > 0 {
            front
        } else {
            front.plus(&pieces.only(|_, arm| arm.is_army()))
        }
    };
    match asked.ask {
        Ask::Deploy => Action::Line {
            front: drawn_up(mine(&battle.start)),
        },
        Ask::Arrange => {
            let mut front = mine(&battle.front);
            if policy.moves == Moves::AsDeployed {
                front = drawn_up(mine(&battle.front.plus(&battle.back)));
            }
            let others = open.of_side(battle, &battle.front, side).minus(&mine(&battle.front));
            let enemy = open.of_side(battle, &battle.front, side.other()).army();
            let ours = others.plus(&front).army();
            let leaves = matches!(policy.retreat, Retreat::Outnumbered { times } if enemy >= u16::from(times) * ours);
            Action::Line {
                front: if leaves { Forces::default() } else { front },
            }
        }
        Ask::Hit { hits, pursuit } => {
            let order = if pursuit { &policy.pursuit } else { &policy.hits };
            Action::Hit {
                pieces: first(&open.targets(battle, pursuit), hits, order),
            }
        }
        Ask::Rally { pieces } => Action::Rally {
            pieces: first(&open.of_side(battle, &battle.lost, side), pieces, &policy.rally),
        },
        _ => walk::random_action::<Europe>(view, &asked.ask, rng).expect("there is an answer"),
    }
}

/// The battle by the rules, until the beaten have gone.
fn by_the_rules(staged: &Staged, field: &Field<'_>, seed: u64) -> Fought {
    let mut state = staged.state();
    let mut rng = TestRng::seed_from_u64(seed);
    let mut dice = Dice::new(Seed::from_text(&seed.to_string()).dice_key("battles", &[]), 1);
    let mut fought = Fought::default();
    loop {
        let mut events = Vec::new();
        if Europe::due(&state) {
            Europe::advance(&mut state, &mut dice, &mut events);
        } else {
            let asks = Europe::asks(&state);
            let asked = asks.iter().find(|asked| !asked.standing).expect("somebody is asked");
            let view = Europe::view(&state, Viewer::Seat(asked.seat));
            let action = answer(&view, asked, field, &mut rng);
            assert_eq!(Europe::check(&view, &asked.ask, &action), Ok(()), "{action:?}");
            Europe::apply(&mut state, asked.seat, &asked.ask, &action, &mut dice, &mut events);
        }
        events.iter().for_each(|event| fought.hear(event));
        if events.iter().any(|event| matches!(event, Event::BattleEnded { .. })) {
            return fought;
        }
    }
}

/// Fights battles both ways with the same dice, and tells how many had a rally.
fn compare(policies: &[Policy], most_players: usize, battles: u64) -> u32 {
    let mut rallies = 0;
    for seed in 0..battles {
        let mut rng = TestRng::seed_from_u64(seed);
        let staged = Staged::random(&mut rng, most_players);
        let field = Field {
            policy: &policies[seed as usize % policies.len()],
            landed: staged.landed,
            leader_rule: staged.leader_rule,
        };
        let mut fought = by_the_rules(&staged, &field, seed);
        let (winner, both) = fight(&field, staged.start(&field), |throw| {
            let Throw { dice, from, most } = throw;
            match fought.throws.pop_front() {
                Some(Thrown::Fire(rolls)) => {
                    assert_eq!(rolls.len(), usize::from(dice), "battle {seed}");
                    let hits = rolls.iter().filter(|&&roll| roll >= from).count() as u16;
                    hits.min(most)
                }
                Some(Thrown::Rally { dice: rolled, pieces }) => {
                    rallies += 1;
                    assert!(rolled <= usize::from(dice), "battle {seed}");
                    assert!(rolled == usize::from(dice) || pieces == most, "battle {seed}");
                    pieces
                }
                None => panic!("battle {seed} is longer than by the rules"),
            }
        });
        assert!(fought.throws.is_empty(), "battle {seed} is shorter than by the rules");
        assert_eq!(Some(winner), fought.winner, "battle {seed}");
        for (side, nations) in [(Side::Attacker, ATTACKERS), (Side::Defender, DEFENDERS)] {
            let lost = Troop::from(&fought.lost.only(|nation, _| nations.contains(&nation)));
            assert_eq!(both[of(side)].lost, lost, "battle {seed}, {side:?}");
            let left = both[of(side)].there().plus(&lost);
            assert_eq!(left, staged.side(nations), "battle {seed}, {side:?}");
        }
    }
    rallies
}

#[test]
fn the_light_form_fights_as_the_rules_do() {
    let rallies = compare(&policies(), 1, 2_000);
    assert!(rallies > 200, "only {rallies} rallies");
}

/// Allies throw together; who has which line is each one's own business, so only what all do alike is compared.
#[test]
fn allies_fight_as_one() {
    let rallies = compare(&policies()[..3], 2, 1_000);
    assert!(rallies > 100, "only {rallies} rallies");
}

fn planned(attacker: Force, defender: Force) -> BattleQuestion {
    BattleQuestion::planned(attacker, defender)
}

fn on<T>(question: &BattleQuestion, policy: &Policy, work: impl FnOnce(&Field<'_>, Start) -> T) -> T {
    let field = Field {
        policy,
        landed: question.landed,
        leader_rule: question.leader_rule,
    };
    let start = question.start(&field).expect("it is a battle");
    work(&field, start)
}

#[test]
fn foot_against_foot_is_as_reckoned_by_hand() {
    let question = planned(force(1, 0, 0, 0), force(1, 0, 0, 0));
    let found = on(&question, Policy::eb_31(), exact).expect("it is small");
    // Whoever hits first wins; the defender begins, and has won when night falls.
    let night = (25.0_f64 / 36.0).powi(50);
    let wanted = 5.0 / 11.0 * (1.0 - night);
    assert!((found.attacker_wins - wanted).abs() < 1e-9, "{found:?}");
    assert!(
        (found.attacker_losses.infantry - 6.0 / 11.0 * (1.0 - night)).abs() < 1e-6,
        "{found:?}"
    );
    assert!((found.attacker_wins + found.defender_wins - 1.0).abs() < 1e-12);
    assert!(found.error < 1e-9, "{found:?}");
    assert_eq!((found.method, found.policy.as_str()), (Method::Exact, "eb-31"));
}

#[test]
fn who_lands_is_hit_on_five_and_six() {
    let mut question = planned(force(1, 0, 0, 0), force(1, 0, 0, 0));
    question.landed = true;
    let found = on(&question, Policy::eb_31(), exact).expect("it is small");
    // One in three, then one in six.
    let wanted = (2.0 / 3.0 / 6.0) / (1.0 - 2.0 / 3.0 * 5.0 / 6.0);
    assert!((found.attacker_wins - wanted).abs() < 1e-6, "{found:?}");
}

/// One piece comes ashore or does not: it wins as often as it does both.
#[test]
fn the_sea_has_its_share_before_a_landing() {
    let mut question = planned(force(1, 0, 0, 0), force(1, 0, 0, 0));
    question.landed = true;
    let ashore = on(&question, Policy::eb_31(), exact).expect("it is small");
    question.landed = false;
    question.attacker.pieces = Force::NONE;
    for perils in [1, 2] {
        question.crossing = crossing(1, perils);
        let found = on(&question, Policy::eb_31(), exact).expect("it is small");
        let drowned = f64::from(perils) / 6.0;
        let wins = (1.0 - drowned) * ashore.attacker_wins;
        let losses = drowned + (1.0 - drowned) * ashore.attacker_losses.infantry;
        assert!((found.attacker_wins - wins).abs() < 1e-9, "{found:?}");
        assert!((found.attacker_losses.infantry - losses).abs() < 1e-9, "{found:?}");
        let defender = (1.0 - drowned) * ashore.defender_losses.infantry;
        assert!((found.defender_losses.infantry - defender).abs() < 1e-9, "{found:?}");
    }
}

/// Those who are there fight as in any battle if nobody comes to them, and as in a landing if somebody does.
#[test]
fn it_is_no_landing_if_all_drown() {
    let of = |attackers, landed| {
        let mut question = planned(force(attackers, 0, 0, 0), force(3, 0, 0, 0));
        question.landed = landed;
        on(&question, Policy::eb_31(), exact)
            .expect("it is small")
            .attacker_wins
    };
    let mut question = planned(force(4, 0, 0, 0), force(3, 0, 0, 0));
    question.crossing = crossing(1, 2);
    let wanted = 2.0 / 6.0 * of(4, false) + 4.0 / 6.0 * of(5, true);
    let found = on(&question, Policy::eb_31(), exact).expect("it is small");
    assert!((found.attacker_wins - wanted).abs() < 1e-9, "{found:?}");
    let drawn = question.odds(Some(200_000), "1").expect("it is a battle");
    assert!((drawn.attacker_wins - wanted).abs() < 2.0 * drawn.error, "{drawn:?}");
    // Somebody has landed before.
    question.landed = true;
    let wanted = 2.0 / 6.0 * of(4, true) + 4.0 / 6.0 * of(5, true);
    let found = on(&question, Policy::eb_31(), exact).expect("it is small");
    assert!((found.attacker_wins - wanted).abs() < 1e-9, "{found:?}");
}

fn crossing(infantry: u8, perils: u8) -> Option<Crossing> {
    let pieces = force(infantry, 0, 0, 0);
    Some(Crossing { pieces, perils })
}

#[test]
fn a_crossing_that_cannot_be_is_refused() {
    let refused = |change: fn(&mut BattleQuestion), crossing, word: &str| {
        let mut question = planned(force(1, 0, 0, 0), force(1, 0, 0, 0));
        question.crossing = crossing;
        change(&mut question);
        let why = question.odds(None, "1").expect_err("it is refused");
        assert!(why.contains(word), "{why}");
    };
    refused(|_| {}, crossing(2, 0), "by 1 and 2");
    refused(|_| {}, crossing(2, 3), "by 1 and 2");
    refused(|_| {}, crossing(0, 1), "nobody crosses");
    let late: [fn(&mut BattleQuestion); 4] = [
        |question| question.attacker.behind = Some(Force::NONE),
        |question| question.defender.lost = force(1, 0, 0, 0),
        |question| question.turn = 2,
        |question| question.fires = Side::Attacker,
    ];
    for change in late {
        refused(change, crossing(2, 1), "has not begun");
    }
}

/// More than can be gone through is drawn.
#[test]
fn a_crossing_of_hundreds_takes_no_longer_than_others() {
    let mut question = planned(Force::NONE, force(9, 9, 9, 9));
    question.crossing = Some(Crossing {
        pieces: force(255, 255, 255, 255),
        perils: 1,
    });
    let found = question.odds(None, "1").expect("it is a battle");
    assert!(matches!(found.method, Method::Simulated { .. }), "{found:?}");
    assert!(found.attacker_losses.total() >= 170.0, "{found:?}");
    // Nor against leaders alone, who are pursued at once.
    question.defender.pieces = force(0, 0, 0, 255);
    question.crossing = Some(Crossing {
        pieces: force(20, 20, 20, 20),
        perils: 1,
    });
    let found = question.odds(None, "1").expect("it is a battle");
    assert!(found.attacker_wins > 0.99, "{found:?}");
}

#[test]
fn leaders_alone_have_lost() {
    let question = planned(force(2, 0, 0, 0), force(0, 0, 0, 1));
    let found = on(&question, Policy::eb_31(), exact).expect("it is small");
    assert_eq!(found.attacker_wins, 1.0);
    let wanted = 1.0 - 25.0 / 36.0;
    assert!((found.defender_losses.leader - wanted).abs() < 1e-9, "{found:?}");
}

/// Small and large, landings, the optional rule; and lines under way with leaders who rally.
fn questions() -> Vec<(BattleQuestion, Policy)> {
    let behind = |leaders| Some(force(0, 0, 1, leaders));
    let under_way = BattleQuestion {
        attacker: SideQuestion {
            pieces: force(4, 2, 1, 0),
            behind: behind(1),
            lost: force(2, 1, 0, 0),
        },
        defender: SideQuestion {
            pieces: force(5, 1, 0, 1),
            behind: behind(0),
            lost: force(1, 0, 1, 0),
        },
        turn: 3,
        fires: Side::Attacker,
        ..planned(Force::NONE, Force::NONE)
    };
    let landing = BattleQuestion {
        landed: true,
        ..planned(force(4, 1, 1, 0), force(3, 0, 1, 1))
    };
    let from_the_sea = BattleQuestion {
        crossing: Some(Crossing {
            pieces: force(5, 1, 2, 1),
            perils: 2,
        }),
        ..planned(force(1, 0, 0, 0), force(3, 0, 1, 1))
    };
    let led = BattleQuestion {
        leader_rule: true,
        ..planned(force(8, 5, 3, 1), force(10, 4, 3, 1))
    };
    let plain = Policy::eb_31().clone();
    vec![
        (planned(force(3, 1, 0, 0), force(2, 1, 1, 0)), plain.clone()),
        (planned(force(11, 5, 3, 1), force(12, 4, 3, 1)), plain.clone()),
        (landing, plain.clone()),
        (from_the_sea, plain.clone()),
        (led, plain.clone()),
        (under_way, plain),
        (planned(force(5, 2, 1, 1), force(6, 2, 1, 1)), policies()[1].clone()),
        (planned(force(9, 2, 1, 0), force(4, 2, 1, 0)), policies()[2].clone()),
    ]
}

#[test]
fn exact_and_simulated_odds_agree_over_a_million_battles() {
    const BATTLES: u32 = 1_000_000;
    for (question, policy) in questions() {
        let (told, drawn) = on(&question, &policy, |field, start| {
            (
                odds(field, start, 40_000, "told"),
                simulated(field, start, BATTLES, "drawn"),
            )
        });
        let off = (told.attacker_wins - drawn.attacker_wins).abs();
        assert!(off < 0.01, "{question:?}: {told:?} against {drawn:?}");
        // Three times what either may be off by, and never more than that.
        let bound = 3.0 / 1.96 * (told.error + drawn.error);
        assert!(off < bound, "{question:?}: {told:?} against {drawn:?}");
        for (one, other) in [
            (told.attacker_losses, drawn.attacker_losses),
            (told.defender_losses, drawn.defender_losses),
        ] {
            assert!((one.total() - other.total()).abs() < 0.1, "{one:?} against {other:?}");
        }
    }
}

#[test]
fn what_is_small_is_reckoned_and_what_is_large_is_drawn() {
    let method = |question: &BattleQuestion| {
        let told = on(question, Policy::eb_31(), |field, start| odds(field, start, 2_000, "1"));
        (told.method, told.error)
    };
    let (small, error) = method(&planned(force(12, 4, 3, 1), force(12, 4, 3, 1)));
    assert_eq!(small, Method::Exact);
    assert!(error < 1e-6);
    let (large, error) = method(&planned(force(200, 100, 50, 10), force(200, 100, 50, 10)));
    assert_eq!(large, Method::Simulated { battles: 2_000 });
    assert!(error > 0.0 && error < 0.03, "{error}");
}

#[test]
fn the_same_seed_gives_the_same_odds() {
    let question = planned(force(6, 2, 1, 1), force(7, 2, 1, 0));
    let drawn = |seed| {
        on(&question, Policy::eb_31(), |field, start| {
            simulated(field, start, 500, seed)
        })
    };
    assert_eq!(drawn("1"), drawn("1"));
    assert_ne!(drawn("1"), drawn("2"));
}

#[test]
fn the_battle_under_way_is_the_question_that_its_lines_ask() {
    let staged = Staged {
        forces: [
            (Nation::France, force(6, 2, 1, 1)),
            (Nation::Prussia, force(2, 0, 0, 0)),
            (Nation::Britain, force(5, 2, 2, 0)),
        ]
        .into_iter()
        .fold(Forces::default(), |mut forces, (nation, pieces)| {
            forces.set(nation, pieces);
            forces
        }),
        landed: false,
        leader_rule: false,
    };
    let field = Field {
        policy: Policy::eb_31(),
        landed: false,
        leader_rule: false,
    };
    let mut state = staged.state();
    let mut dice = Dice::new(Seed::from_text("1").dice_key("1", &[]), 1);
    assert_eq!(Start::under_way(&state.open, &field), None, "nobody fights yet");
    let fight = Action::Fight {
        region: europe::board::Region::Hanover,
    };
    Europe::apply(&mut state, Seat(0), &Ask::Battle, &fight, &mut dice, &mut Vec::new());
    let question = planned(force(8, 2, 1, 1), force(5, 2, 2, 0));
    assert_eq!(Start::under_way(&state.open, &field), question.start(&field).ok());
}

#[test]
fn what_is_no_battle_is_refused() {
    let field = Field {
        policy: Policy::eb_31(),
        landed: false,
        leader_rule: false,
    };
    let nobody = planned(force(1, 0, 0, 0), Force::NONE);
    assert!(nobody.start(&field).is_err());
    let late = BattleQuestion {
        turn: 51,
        ..planned(force(1, 0, 0, 0), force(1, 0, 0, 0))
    };
    assert!(late.start(&field).is_err());
}

#[test]
fn a_policy_that_leaves_something_open_is_refused() {
    let mut text = serde_json::to_value(Policy::eb_31()).expect("it is JSON");
    text["hits"] = json!(["artillery", "infantry"]);
    assert!(Policy::read(&text.to_string()).is_err());
    text["hits"] = json!(["artillery", "infantry", "cavalry"]);
    assert!(Policy::read(&text.to_string()).is_ok());
    text["front"] = json!(["leader"]);
    assert!(Policy::read(&text.to_string()).is_err());
    text["front"] = json!(["infantry", "infantry"]);
    assert!(Policy::read(&text.to_string()).is_err());
}

#[test]
fn nobody_waits_for_armies_that_always_rally() {
    // A leader for every piece: what is lost comes back, and the battle lasts until night falls.
    let endless = planned(force(255, 0, 0, 255), force(255, 0, 0, 255));
    let mut policy = Policy::eb_31().clone();
    policy.front = vec![Arm::Infantry];
    let told = on(&endless, &policy, |field, start| odds(field, start, 40_000, "1"));
    let Method::Simulated { battles } = told.method else {
        panic!("{told:?}");
    };
    assert!((100..40_000).contains(&battles), "{battles}");
}

#[test]
fn many_times_a_large_front_is_a_large_number() {
    let large = planned(force(250, 150, 0, 0), force(250, 150, 0, 0));
    let mut policy = Policy::eb_31().clone();
    policy.retreat = Retreat::Outnumbered { times: 164 };
    let told = on(&large, &policy, |field, start| simulated(field, start, 50, "1"));
    assert!(
        told.attacker_losses.total() > 0.0,
        "nobody runs from his equal: {told:?}"
    );
}
