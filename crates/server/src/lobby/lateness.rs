//! Telling of lateness: that somebody lets the others wait longer than the pace allows.
//!
//! That a match is overdue is public, who is late is not. So the others are told once when it becomes overdue, however many are
//! late; and each who is late is told so himself.

use std::collections::BTreeMap;

use table::Seat;

use super::pace::Pace;
use crate::app::App;
use crate::ids::{MatchId, PersonId};
use crate::store::StoreError;
use crate::store::lateness::{Told, WaitingSeat};
use crate::store::notices::{News, Turn};
use crate::store::words::What;

/// Looks which matches are overdue by now, or no more, and keeps what is to be told of it.
pub async fn tell(app: &App) -> Result<(), StoreError> {
    let mut matches: BTreeMap<MatchId, Vec<WaitingSeat>> = BTreeMap::new();
    let now = app.store.clock.now();
    for seat in app.store.seats_that_may_be_late(now).await? {
        matches.entry(seat.of.clone()).or_default().push(seat);
    }
    for (id, seats) in matches {
        let Some(told) = lateness(now, &seats) else {
            continue;
        };
        let turns = told.news.iter().map(|news| match told.overdue {
            true => Turn::Begins(*news),
            false => Turn::Ends(*news),
        });
        app.store.note_lateness(&id, &told, &turns.collect::<Vec<_>>()).await?;
        // Whoever has the match open sees at once that it is overdue, or no more; that one more is late is not for all.
        if told.changed {
            app.live.tell_holders(&id).await;
        }
    }
    Ok(())
}

/// What is new about the lateness of a match; nothing where nothing is. Only seats of persons are given.
fn lateness(now: i64, seats: &[WaitingSeat]) -> Option<Told> {
    let first = seats.first()?;
    let longest = Pace::read(&first.pace).longest_wait();
    let is_late = |seat: &&WaitingSeat| seat.waits.is_some_and(|waits| waits < now - longest);
    let late: Vec<_> = seats.iter().filter(is_late).collect();
    let overdue = !late.is_empty();
    let others = |person: &PersonId| seats.iter().any(|seat| seat.person != *person);
    let news = |seat: &WaitingSeat, what: What| News {
        seat: Seat(u8::try_from(seat.seat).unwrap_or(u8::MAX)),
        what,
        by: None,
        number: 0,
    };
    let changes = overdue != (first.told_match != 0);
    let mut all = Vec::new();
    if changes {
        let waiting = seats
            .iter()
            .filter(|seat| !late.iter().any(|late| late.person == seat.person));
        all.extend(waiting.map(|seat| news(seat, What::Late)));
    }
    // Who plays alone lets nobody wait.
    let unaware = late
        .iter()
        .filter(|seat| seat.told_seat != seat.waits && others(&seat.person));
    let unaware: Vec<_> = unaware.collect();
    all.extend(unaware.iter().map(|seat| news(seat, What::YouAreLate)));
    (changes || !unaware.is_empty()).then(|| Told {
        changed: changes,
        overdue,
        seats: unaware.iter().map(|seat| (seat.seat, seat.waits)).collect(),
        news: all,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::MINUTE;

    const NOW: i64 = 100 * MINUTE;

    fn seat(seat: i64, person: &str, waits: Option<i64>) -> WaitingSeat {
        WaitingSeat {
            of: MatchId("eylau".to_owned()),
            pace: Pace::default().text(),
            told_match: 0,
            seat,
            person: PersonId(person.to_owned()),
            waits,
            told_seat: None,
        }
    }

    fn kinds(told: Option<Told>) -> Vec<(u8, What)> {
        let news = told.map_or(Vec::new(), |told| told.news);
        news.iter().map(|news| (news.seat.0, news.what)).collect()
    }

    #[test]
    fn the_others_are_told_once_and_the_late_one_of_himself() {
        let long_ago = Some(NOW - 60 * MINUTE);
        let mut seats = [
            seat(0, "ney", long_ago),
            seat(1, "lannes", Some(NOW)),
            seat(2, "murat", None),
        ];
        let told = lateness(NOW, &seats);
        assert_eq!(kinds(told), [(1, What::Late), (2, What::Late), (0, What::YouAreLate)]);
        for seat in &mut seats {
            seat.told_match = 1;
        }
        seats[0].told_seat = long_ago;
        assert!(lateness(NOW, &seats).is_none());
        // A second one who is late learns it; to the others it is no news, and must not tell them how many are late.
        seats[1].waits = long_ago;
        let told = lateness(NOW, &seats).expect("somebody is told");
        assert!(!told.changed);
        assert_eq!(kinds(Some(told)), [(1, What::YouAreLate)]);
    }

    /// What a seat is told is the same whoever of the others is late.
    #[test]
    fn who_is_late_is_not_told() {
        let long_ago = Some(NOW - 60 * MINUTE);
        let third = |told: Option<Told>| -> Vec<_> { kinds(told).into_iter().filter(|(seat, _)| *seat == 2).collect() };
        let one = [
            seat(0, "ney", long_ago),
            seat(1, "lannes", None),
            seat(2, "murat", None),
        ];
        let other = [
            seat(0, "ney", None),
            seat(1, "lannes", long_ago),
            seat(2, "murat", None),
        ];
        let both = [
            seat(0, "ney", long_ago),
            seat(1, "lannes", long_ago),
            seat(2, "murat", None),
        ];
        assert_eq!(third(lateness(NOW, &one)), [(2, What::Late)]);
        assert_eq!(third(lateness(NOW, &one)), third(lateness(NOW, &other)));
        assert_eq!(third(lateness(NOW, &one)), third(lateness(NOW, &both)));
    }

    #[test]
    fn who_plays_alone_lets_nobody_wait() {
        let long_ago = Some(NOW - 60 * MINUTE);
        let told = lateness(NOW, &[seat(0, "ney", long_ago), seat(1, "ney", None)]);
        assert_eq!(kinds(told), []);
    }

    #[test]
    fn what_is_over_is_told_no_more() {
        let mut seats = [seat(0, "ney", None), seat(1, "lannes", None)];
        assert!(lateness(NOW, &seats).is_none());
        for seat in &mut seats {
            seat.told_match = 1;
        }
        let told = lateness(NOW, &seats).expect("it is not overdue any more");
        assert!(!told.overdue);
        assert_eq!(kinds(Some(told)), [(0, What::Late), (1, What::Late)]);
    }
}
