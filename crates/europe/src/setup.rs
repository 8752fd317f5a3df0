//! A position written down. What is not said is as at the start of a turn of the first player, with nothing on the map.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::{Seat, Version};

use crate::alliance::{Alliance, Proposal};
use crate::battle::Battle;
use crate::board::{Nation, Region};
use crate::card::{self, Cards};
use crate::force::{Force, Forces};
use crate::open::{FirstThrow, Open};
use crate::options::Options;
use crate::per_nation::PerNation;
use crate::phase::Phase;
use crate::state::{Secret, State};
use crate::turn::Turn;
use crate::valid;

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub throws: Vec<FirstThrow>,
    #[serde(default = "first_seat")]
    pub first: Seat,
    #[serde(default = "first_round")]
    pub round: u8,
    #[serde(default)]
    pub place: u8,
    pub nations: BTreeMap<Nation, Seat>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fallen: Vec<Nation>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub alliances: Vec<Alliance>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub proposals: Vec<Proposal>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub proposed: Vec<Proposal>,
    /// Regions that are not just their homeland's nation's.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub held: BTreeMap<Region, Nation>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub pieces: BTreeMap<Region, Forces>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub moved: BTreeMap<Region, Forces>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub reserve: BTreeMap<Nation, Force>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub hands: BTreeMap<Nation, Cards>,
    /// Cards on the table.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub laid: BTreeMap<Nation, Cards>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub acted: Vec<Seat>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub agreed: Vec<Seat>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<Turn>,
    #[serde(default = "turn_phase")]
    pub phase: Phase,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub battle: Option<Battle>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub own_place: Vec<Seat>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub deployed: Vec<Seat>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub front: BTreeMap<Nation, Force>,
}

fn first_seat() -> Seat {
    Seat(0)
}

fn first_round() -> u8 {
    1
}

fn turn_phase() -> Phase {
    Phase::Turn
}

pub fn setup(state: &State) -> Setup {
    let State { open, secret } = state;
    let cards = |of: fn(&State, Nation) -> Cards| -> BTreeMap<Nation, Cards> {
        let all = Nation::all().map(|nation| (nation, of(state, nation)));
        all.filter(|(_, cards)| !cards.is_empty()).collect()
    };
    Setup {
        throws: open.throws.clone(),
        first: open.first,
        round: open.round,
        place: open.place,
        nations: open.players.into(),
        fallen: open.fallen.clone(),
        alliances: open.alliances.into(),
        proposals: open.proposals.clone(),
        proposed: open.proposed.clone(),
        held: {
            let home = |region: Region, by: Nation| region.homeland() == Some(by) && open.lives(by);
            let held = open.held.iter().filter(|&(region, by)| !home(region, by));
            held.collect()
        },
        pieces: open.pieces.into(),
        moved: open.moved.into(),
        reserve: open.reserve.into(),
        hands: cards(|state, nation| *state.hand(nation)),
        laid: cards(|state, nation| *state.laid(nation)),
        acted: open.acted.into(),
        agreed: open.agreed.into(),
        turn: Some(open.turn.clone()),
        phase: open.phase,
        battle: open.battle.clone(),
        own_place: open.own_place.into(),
        deployed: secret.deployed.into(),
        front: secret.front.into(),
    }
}

pub fn place(rules: Version, options: &Options, setup: &Setup) -> Result<State, String> {
    let mut hands = [Cards::default(); Nation::COUNT];
    let mut laid = hands;
    let mut deck = *card::deck(options);
    for (all, given) in [(&mut hands, &setup.hands), (&mut laid, &setup.laid)] {
        for (nation, cards) in given {
            if !deck.hold(cards) {
                return Err("there are more cards of a kind than in the deck".to_owned());
            }
            deck = deck.minus(cards);
            all[nation.index()] = *cards;
        }
    }
    let choosing = matches!(setup.phase, Phase::Choosing { .. });
    let players: PerNation<Seat> = setup.nations.clone().into();
    let sizes = players
        .iter()
        .map(|(nation, _)| (nation, hands[nation.index()].count()));
    let mut open = Open {
        rules,
        options: options.clone(),
        throws: setup.throws.clone(),
        first: setup.first,
        round: setup.round,
        place: setup.place,
        players,
        fallen: setup.fallen.clone(),
        alliances: setup.alliances.clone().into(),
        proposals: setup.proposals.clone(),
        proposed: setup.proposed.clone(),
        held: setup.held.clone().into(),
        pieces: setup.pieces.clone().into(),
        moved: setup.moved.clone().into(),
        reserve: setup.reserve.clone().into(),
        hands: sizes.filter(|_| !choosing).collect(),
        deck: deck.count(),
        acted: setup.acted.clone().into(),
        agreed: setup.agreed.clone().into(),
        turn: setup.turn.clone().unwrap_or_else(|| Turn::of(setup.first)),
        phase: setup.phase,
        battle: setup.battle.clone(),
        own_place: setup.own_place.clone().into(),
    };
    if !choosing {
        for region in Region::all().filter(|region| !setup.held.contains_key(region)) {
            let home = region.homeland().filter(|&nation| open.lives(nation));
            open.held.set(region, home);
        }
    }
    let state = State {
        open,
        secret: Secret {
            hands,
            laid,
            deck,
            deployed: setup.deployed.clone().into(),
            front: setup.front.clone().into(),
        },
    };
    valid::check(&state)?;
    Ok(state)
}
