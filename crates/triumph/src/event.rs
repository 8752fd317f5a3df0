//! What happened, and who may know of it.

use strum::VariantNames;
use table::{Happening, Hearing};

use crate::Triumph;
use crate::board::Side;
use crate::group::Group;
use crate::state::State;
use crate::told::Told;

#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Event {
    /// As the owner of the pieces hears it.
    pub told: Told,
    /// Whose pieces it speaks of by number, and who alone hears of a secret.
    pub owner: Side,
    pub weight: Weight,
}

#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Weight {
    /// Only the owner hears of it.
    Secret,
    /// Can be taken back: it showed nobody anything.
    Plain,
    /// Others now build on it.
    Binding,
    /// It may show others what they could not know.
    Showing,
}

/// What others now build on; if it shows, they learn from it too.
pub fn say(owner: Side, told: Told, shows: bool, out: &mut Vec<Event>) {
    let weight = if shows { Weight::Showing } else { Weight::Binding };
    out.push(Event { told, owner, weight });
}

impl VariantNames for Event {
    const VARIANTS: &'static [&'static str] = Told::VARIANTS;
}

impl From<&Event> for &'static str {
    fn from(event: &Event) -> &'static str {
        (&event.told).into()
    }
}

impl Happening<Triumph> for Event {
    fn hearing(&self, after: &State) -> Hearing<Told> {
        let own = after.seats_of(self.owner);
        let partly = || Hearing::partly(own, unnumbered(self.told.clone()));
        match self.weight {
            Weight::Secret => Hearing::secret(own),
            Weight::Plain => partly(),
            Weight::Binding => partly().binding(),
            Weight::Showing => partly().binding().showing(own.others()),
        }
    }

    fn whole(&self) -> Told {
        self.told.clone()
    }
}

/// Without the numbers by which the owner knows his units.
fn unnumbered(mut told: Told) -> Told {
    let strip = |groups: &mut Vec<Group>| {
        groups.iter_mut().for_each(|group| *group = group.clone().unnumbered());
    };
    match &mut told {
        Told::Moved { pieces, left, .. }
        | Told::Feinted { pieces, left, .. }
        | Told::Attacked { pieces, left, .. }
        | Told::Entered { pieces, left, .. } => {
            strip(pieces);
            strip(left);
        }
        Told::Threatened { pieces, .. }
        | Told::DefenceLed { pieces, .. }
        | Told::CounterAttacked { pieces, .. }
        | Told::Defended { pieces, .. }
        | Told::Retreated { pieces, .. }
        | Told::WentTo { pieces, .. }
        | Told::FellBack { pieces, .. }
        | Told::Advanced { pieces, .. }
        | Told::RodeOn { pieces, .. }
        | Told::RideEnded { pieces, .. } => strip(pieces),
        Told::Held { holders, .. } => holders.iter_mut().for_each(|held| strip(&mut held.pieces)),
        Told::Attached { piece, .. } => *piece = piece.clone().unnumbered(),
        // Nothing in these is known by number.
        Told::Bid { .. }
        | Told::Passed { .. }
        | Told::SideChosen { .. }
        | Told::Assigned { .. }
        | Told::Placed { .. }
        | Told::Detached { .. }
        | Told::BatteryFixed { .. }
        | Told::Deployed { .. }
        | Told::RoundBegan { .. }
        | Told::TurnBegan { .. }
        | Told::TurnEnded { .. }
        | Told::Pressed { .. }
        | Told::InitialResult { .. }
        | Told::FinalResult { .. }
        | Told::Lost { .. }
        | Told::CommanderLost { .. }
        | Told::Morale { .. }
        | Told::Kept { .. }
        | Told::Stayed { .. }
        | Told::Ended { .. } => {}
    }
    told
}
