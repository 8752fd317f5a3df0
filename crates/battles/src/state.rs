//! The truth, which everybody sees (A31).

use serde::{Deserialize, Serialize};
use table::{Channel, Outcome, Seat, Version};
use ts_rs::TS;

use crate::arm::Arm;
use crate::contact::Contact;
use crate::general_status::GeneralStatus;
use crate::id::{GeneralId, UnitId};
use crate::options::Options;
use crate::order_die::{DieId, OrderDie};
use crate::order_of_battle::Armies;
use crate::position::Position;
use crate::rating::Rating;
use crate::side::{Side, Sides};
use crate::step::Step;
use crate::unit_status::UnitStatus;

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "battles.ts")]
pub struct State {
    #[serde(default, skip_serializing_if = "Version::is_first")]
    #[ts(optional, as = "Option<_>")]
    pub rules: Version,
    pub options: Options,
    #[serde(rename = "order")]
    pub armies: Armies,
    pub position: Position,
}

impl State {
    /// Before the first step of the first turn.
    pub fn new(rules: Version, options: &Options) -> State {
        let armies = options.armies();
        let later = |id: UnitId| options.entry && armies.unit(id).entry.is_some();
        let units = armies.unit_ids();
        let units = units.map(|id| (id, UnitStatus::of(armies.unit(id), later(id))));
        let generals = armies.general_ids().map(|id| (id, GeneralStatus::default()));
        let position = Position {
            turn: 1,
            step: Step::Weather,
            pending: Default::default(),
            weather: None,
            initiative: None,
            previous: None,
            rolled_off: None,
            generals: generals.collect(),
            units: units.collect(),
            rolled: Sides::default(),
            dice: Vec::new(),
            commands: Default::default(),
            contacts: Vec::new(),
            combat: None,
            joined: Default::default(),
            interrupts: Vec::new(),
            throws: Vec::new(),
            correction: None,
            amendment: None,
            resting: Default::default(),
            out_of_turn: Sides::default(),
            verdicts: Default::default(),
            outcome: None,
        };
        State {
            rules,
            // The text was read; what it says is in `armies`.
            options: Options {
                order_of_battle: String::new(),
                ..options.clone()
            },
            armies,
            position,
        }
    }

    /// Whether the second version of the rules holds: slips are mended, a charge touches several, no dead answers.
    pub fn second(&self) -> bool {
        self.rules.since(2)
    }

    pub fn unit(&self, id: UnitId) -> &UnitStatus {
        &self.position.units[&id]
    }

    pub fn unit_mut(&mut self, id: UnitId) -> &mut UnitStatus {
        self.position.units.get_mut(&id).expect("every unit has a status")
    }

    pub fn general(&self, id: GeneralId) -> &GeneralStatus {
        &self.position.generals[&id]
    }

    pub fn general_mut(&mut self, id: GeneralId) -> &mut GeneralStatus {
        self.position.generals.get_mut(&id).expect("every general has a status")
    }

    pub fn die(&self, id: DieId) -> Option<&OrderDie> {
        self.position.dice.get(usize::from(id.0))
    }

    pub fn dice(&self) -> impl Iterator<Item = (DieId, &OrderDie)> {
        let named = self.position.dice.iter().zip(0..=u8::MAX);
        named.map(|(die, place)| (DieId(place), die))
    }

    pub fn arm(&self, id: UnitId) -> Arm {
        self.armies.unit(id).arm
    }

    pub fn side(&self, id: UnitId) -> Side {
        self.armies.unit(id).side
    }

    /// His own, or that of who replaced him.
    pub fn rating(&self, id: GeneralId) -> Rating {
        self.general(id).successor.unwrap_or(self.armies.general(id).rating)
    }

    /// Who has the initiative; nobody is asked before it is known.
    pub fn initiative(&self) -> Side {
        self.position.initiative.unwrap_or(Side::Red)
    }

    /// The side with the initiative, then the other.
    pub fn in_turn(&self) -> [Side; 2] {
        [self.initiative(), self.initiative().other()]
    }

    pub fn engaged(&self, unit: UnitId) -> bool {
        self.position.contacts.iter().any(|contact| contact.holds(unit))
    }

    /// Contacts that are still to be fought out in this turn.
    pub fn to_fight(&self) -> impl Iterator<Item = &Contact> {
        self.position.contacts.iter().filter(|contact| !contact.fought)
    }

    /// The priority of the order that activated the unit.
    pub fn priority(&self, unit: UnitId) -> Option<u8> {
        let order = self.general(self.armies.unit(unit).general).order;
        order.map(|order| order.priority).filter(|_| self.unit(unit).activated)
    }

    /// Nothing is answered in secret.
    pub fn due(&self) -> bool {
        false
    }

    pub fn channels(&self) -> Vec<Channel> {
        vec![Channel::All]
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.position.outcome.clone()
    }

    pub fn pending(&self, seat: Seat) -> bool {
        self.position.pending.contains(&seat)
    }
}
