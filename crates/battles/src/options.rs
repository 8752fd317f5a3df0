//! What may be chosen about a match: the order of battle, how it is kept, and every ruling that is a matter of taste.

use serde::{Deserialize, Serialize};
use table::Party;
use table::game::SeatSpec;
use table::options::{OptionRange, OptionSpec, Scenario};
use table::text::TextReader;
use ts_rs::TS;

use crate::order_of_battle::{self, Armies, FOUR, GRAND, LEARNING, MOST_TEXT};
use crate::out_of_turn;
use crate::seats;
use crate::side::Side;

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "battles.ts")]
pub enum Battle {
    Learning,
    Grand,
    Own,
}

/// Whether a side is played by one, or by all whom its order of battle names.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "battles.ts")]
pub enum Players {
    One,
    Several,
}

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "battles.ts")]
pub enum Measure {
    Inches,
    Centimetres,
}

/// A4: what comes first in the control phase.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "battles.ts")]
pub enum Control {
    RallyFirst,
    ChainFirst,
}

/// A5: what a Poor commander in chief does to the dice while he is attached.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "battles.ts")]
pub enum AttachedPoor {
    CostsADie,
    CostsNothing,
}

/// A12: who moves after whom at equal priority.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "battles.ts")]
pub enum Alternation {
    Block,
    Command,
}

/// A14: who fires first in 4.3.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "battles.ts")]
pub enum FirstFire {
    InitiativeFirst,
    OtherFirst,
}

/// A18: when an emergency square takes the unit's turn.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "battles.ts")]
pub enum SquareLock {
    Formed,
    Tried,
}

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "battles.ts", optional_fields)]
pub struct Options {
    pub battle: Battle,
    /// The order of battle of one's own, as TOML or JSON.
    #[serde(rename = "order", default, skip_serializing_if = "String::is_empty")]
    #[ts(optional, as = "Option<_>")]
    pub order_of_battle: String,
    pub red_players: Players,
    pub blue_players: Players,
    pub turns: u8,
    pub measure: Measure,
    pub typed_dice: bool,
    pub weather: bool,
    /// Units with an entry turn come later; without, all are on the table.
    pub entry: bool,
    pub control: Control,
    pub attached_poor: AttachedPoor,
    /// A6: who stands in the commander in chief's own span is in command.
    pub reach: bool,
    /// A10: generals without orders move.
    pub generals_move: bool,
    pub alternation: Alternation,
    pub first_fire: FirstFire,
    /// A15: priority 5 is needed to contact in reaction and pursuit too.
    pub reaction_threshold: bool,
    pub square_lock: SquareLock,
    /// A24: a player-general may give his own dice to himself.
    pub own_to_himself: bool,
    /// A24: an attached player-general rolls his own dice.
    pub attached_rolls: bool,
}

impl Options {
    pub fn of(battle: Battle) -> Options {
        let learning = battle == Battle::Learning;
        Options {
            battle,
            order_of_battle: match battle {
                Battle::Own => FOUR.to_owned(),
                Battle::Learning | Battle::Grand => String::new(),
            },
            red_players: if learning { Players::One } else { Players::Several },
            blue_players: if learning { Players::One } else { Players::Several },
            turns: if learning { 8 } else { 16 },
            measure: Measure::Inches,
            typed_dice: true,
            weather: false,
            entry: !learning,
            control: Control::RallyFirst,
            attached_poor: AttachedPoor::CostsADie,
            reach: true,
            generals_move: true,
            alternation: Alternation::Block,
            first_fire: FirstFire::InitiativeFirst,
            reaction_threshold: false,
            square_lock: SquareLock::Formed,
            own_to_himself: true,
            attached_rolls: true,
        }
    }

    pub fn named(scenario: &str) -> Option<Options> {
        match scenario {
            "learning" => Some(Options::of(Battle::Learning)),
            "grand" => Some(Options::of(Battle::Grand)),
            "own" => Some(Options::of(Battle::Own)),
            _ => None,
        }
    }

    pub fn scenarios() -> Vec<Scenario> {
        let option = |key, range| OptionSpec { key, range };
        let one_of = |key, values| option(key, OptionRange::OneOf { values });
        let switch = |key| option(key, OptionRange::Switch);
        let common = vec![
            option("turns", OptionRange::Number { least: 1, most: 60 }),
            one_of("measure", &["inches", "centimetres"]),
            switch("typed_dice"),
            switch("weather"),
            one_of("control", &["rally_first", "chain_first"]),
            one_of("attached_poor", &["costs_a_die", "costs_nothing"]),
            switch("reach"),
            switch("generals_move"),
            one_of("alternation", &["block", "command"]),
            one_of("first_fire", &["initiative_first", "other_first"]),
            switch("reaction_threshold"),
            one_of("square_lock", &["formed", "tried"]),
        ];
        let larger = [
            one_of("red_players", &["several", "one"]),
            one_of("blue_players", &["several", "one"]),
            switch("entry"),
            switch("own_to_himself"),
            switch("attached_rolls"),
        ];
        let text = OptionRange::Text {
            most: MOST_TEXT as u32,
            examples: &[FOUR, LEARNING],
        };
        let scenario = |name, first: &[OptionSpec]| Scenario {
            name,
            options: first.iter().chain(&common).cloned().collect(),
        };
        let own: Vec<OptionSpec> = [option("order", text)].into_iter().chain(larger.clone()).collect();
        vec![
            scenario("learning", &[]),
            scenario("grand", &larger),
            scenario("own", &own),
        ]
    }

    pub fn check(&self) -> Result<(), String> {
        order_of_battle::read(self.text())
            .map(|_| ())
            .map_err(|bad| bad.to_string())
    }

    fn text(&self) -> &str {
        match self.battle {
            Battle::Learning => LEARNING,
            Battle::Grand => GRAND,
            Battle::Own => &self.order_of_battle,
        }
    }

    /// The armies of options that were checked.
    pub fn armies(&self) -> Armies {
        order_of_battle::read(self.text()).expect("options are checked before a match")
    }

    pub fn text_reader(option: &str) -> Option<TextReader> {
        (option == "order").then_some(order_of_battle::READER)
    }

    pub fn seat_specs(&self) -> Vec<SeatSpec> {
        let armies = self.armies();
        let mut specs = Vec::new();
        for (side, names) in (0..).zip(seats::NAMES) {
            let count = seats::players(self, &armies, Side::BOTH[usize::from(side)]);
            for name in &names[..usize::from(count)] {
                specs.push(SeatSpec {
                    name: (*name).to_owned(),
                    parties: vec![Party(specs.len() as u8)],
                    side,
                });
            }
        }
        specs
    }

    pub fn longest(&self) -> usize {
        let armies = self.armies();
        let seats = self.seat_specs().len();
        let (units, generals) = (armies.units.len(), armies.generals.len());
        let of_red = armies.units_of(Side::Red).count();
        let contacts = of_red * (units - of_red);
        // What is written down out of turn is at worst a slip that all others assent to. One unit may then do once more what
        // it did in the step, be it to charge every enemy; or the dice are given out once more, and all end that anew.
        let slip = seats + of_red.max(units - of_red) + 2 * seats + 4;
        let slips = 2 * usize::from(out_of_turn::MOST);
        // In a turn every seat ends every step, every unit does everything and charges every enemy in each of three moves,
        // and every contact is fought in both combats.
        let turn = 40 * seats + 16 * units + 6 * generals + 10 * contacts + slips * slip + 50;
        // While the verdict is awaited slips are still found, and nothing is done once more.
        usize::from(self.turns) * turn + slips * seats + 2 * seats
    }

    pub fn players(&self, side: Side) -> Players {
        match side {
            Side::Red => self.red_players,
            Side::Blue => self.blue_players,
        }
    }
}
