//! Of what a player is given notice, and of what nobody else is.

use europe::board::Nation;
use europe::{Europe, Offer, Options, Start, State, Told, View};
use table::{Dice, Game as _, Matter, Noticed, Seat, Seed, Viewer};

const ME: Seat = Seat(0);
const HE: Seat = Seat(1);

/// Three players, who have two nations each.
fn state() -> State {
    let options = Options {
        seats: 3,
        ..Options::of(Start::AllEqual)
    };
    let mut dice = Dice::new(Seed::from_text("notices").dice_key("notices", &[]), 1);
    let mut state = Europe::start(Europe::RULES, &options, &mut dice);
    for (place, nation) in (0..6).zip(Nation::all()) {
        state.open.players.set(nation, Some(Seat(place % 3)));
    }
    state
}

fn nations(state: &State, of: Seat) -> Vec<Nation> {
    let nations = Nation::all().filter(|nation| state.open.players.get(*nation) == Some(of));
    nations.collect()
}

fn noticed(state: &State, told: &Told, seat: Seat) -> Option<Noticed> {
    let view = || -> View { Europe::view(state, Viewer::Seat(seat)) };
    Europe::notice(told, seat, &view)
}

#[test]
fn an_alliance_is_offered_answered_and_broken_between_two() {
    let state = state();
    let (from, to) = (HE, ME);
    let offered = Told::Proposed { from, to };
    assert_eq!(noticed(&state, &offered, ME), Some(Matter::AllianceOffered.begun(HE)));
    for over in [
        Told::Allied { from, to },
        Told::Rejected { from, to },
        Told::ProposalWithdrawn { from, to },
        Told::ProposalLapsed { from, to },
    ] {
        assert_eq!(
            noticed(&state, &over, ME),
            Some(Matter::AllianceOffered.over(HE)),
            "{over:?}"
        );
    }
    let broken = Told::Broken { by: HE, with: ME };
    assert_eq!(noticed(&state, &broken, ME), Some(Matter::AllianceBroken.begun(HE)));
    // Neither he who does it nor a third is given notice of it.
    for told in [offered, broken] {
        assert_eq!(noticed(&state, &told, HE), None);
        assert_eq!(noticed(&state, &told, Seat(2)), None);
    }
}

#[test]
fn cards_are_offered_to_a_player_by_any_of_his_nations() {
    let mut state = state();
    let (mine, his) = (nations(&state, ME), nations(&state, HE));
    let offered = |from: Nation, to: Nation| Told::Offered {
        from,
        to,
        count: 2,
        cards: None,
    };
    let told = offered(his[0], mine[1]);
    assert_eq!(noticed(&state, &told, ME), Some(Matter::TradeOffered.begun(HE)));
    assert_eq!(noticed(&state, &told, HE), None);
    assert_eq!(noticed(&state, &told, Seat(2)), None);
    // What goes between two nations of one's own is no news.
    assert_eq!(noticed(&state, &offered(mine[0], mine[1]), ME), None);
    let (from, to) = (his[0], mine[1]);
    let refused = Told::Refused { from, to };
    assert_eq!(noticed(&state, &refused, ME), Some(Matter::TradeOffered.over(HE)));
    // Another of his nations still has cards on the table for me.
    let offer = Offer { to: mine[0], cards: 1 };
    state.open.turn.offers.set(his[1], Some(offer));
    assert_eq!(noticed(&state, &refused, ME), None);
}
