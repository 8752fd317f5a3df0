//! A match as the store has it, and who may know of it.

use std::collections::BTreeMap;

use crate::failure::Failure;
use crate::ids::{self, MatchId, PersonId};
use crate::store::Store;
use crate::store::matches::{MatchRow, SeatRow};
use crate::store::words::{PersonKind, SeatKind};

pub struct Sheet {
    pub row: MatchRow,
    pub seats: Vec<SeatRow>,
    pub names: BTreeMap<PersonId, (String, PersonKind)>,
    /// Whether he who asks looks on without a seat.
    pub observing: bool,
}

impl Sheet {
    pub async fn of(store: &Store, row: MatchRow, viewer: Option<&PersonId>) -> Result<Sheet, Failure> {
        let seats = store.seats_of(&row.id).await?;
        let names = store.names_in(&row.id).await?.into_iter();
        let names = names.map(|(id, name, kind)| (id, (name, kind))).collect();
        let observing = match viewer {
            Some(person) => store.is_observer(&row.id, person).await?,
            None => false,
        };
        Ok(Sheet {
            row,
            seats,
            names,
            observing,
        })
    }

    /// The match, if the viewer may know of it.
    pub async fn find(
        store: &Store,
        id: &MatchId,
        viewer: Option<&PersonId>,
        code: Option<&str>,
    ) -> Result<Sheet, Failure> {
        let row = store.find_match(id).await?.ok_or(Failure::NotFound)?;
        let sheet = Sheet::of(store, row, viewer).await?;
        if sheet.may_see(viewer, code) {
            Ok(sheet)
        } else {
            Err(Failure::NotFound)
        }
    }

    fn may_see(&self, viewer: Option<&PersonId>, code: Option<&str>) -> bool {
        self.row.public != 0
            || self.observing
            || is_code(&self.row, code)
            || viewer.is_some_and(|person| concerns(&self.row, &self.seats, person))
    }

    pub fn name(&self, person: Option<&PersonId>) -> Option<String> {
        self.names.get(person?).map(|(name, _)| name.clone())
    }

    /// Whether the name is that of an account, and so nobody else's.
    pub fn is_account(&self, person: Option<&PersonId>) -> bool {
        let known = person.and_then(|person| self.names.get(person));
        known.is_some_and(|(_, kind)| *kind == PersonKind::Account)
    }
}

/// Whether the person made the match, sits in it, is invited to it, or sat in it before.
pub fn concerns(row: &MatchRow, seats: &[SeatRow], person: &PersonId) -> bool {
    let person = Some(person);
    row.creator.as_ref() == person
        || seats
            .iter()
            .any(|seat| seat.person.as_ref() == person || seat.before.as_ref() == person)
}

pub fn is_code(row: &MatchRow, code: Option<&str>) -> bool {
    let code = code.and_then(ids::read_code);
    code.is_some() && code == row.code
}

pub fn holds(seat: &SeatRow, person: &PersonId) -> bool {
    seat.kind == SeatKind::Person && seat.person.as_ref() == Some(person)
}
