//! What of the talk between seats somebody has heard: it was said to a person, not to whoever may sit there later.

use table::Seat;

use crate::ids::PersonId;
use crate::store::sittings::Sitting;
use crate::store::talk::Span;

/// The lines that he may read who holds these seats, the latest span first. What was said before he sat down, or while another
/// person sat there, is not for him; what was said while a bot sat in for him, or nobody, is.
pub fn spans(sittings: &[Sitting], seats: impl Iterator<Item = Seat>, me: &PersonId) -> Vec<Span> {
    let mut spans: Vec<Span> = seats.flat_map(|seat| of_seat(sittings, seat, me)).collect();
    spans.sort_by_key(|span| span.after);
    let mut joined: Vec<Span> = Vec::new();
    for span in spans {
        match joined.last_mut() {
            Some(last) if span.after <= last.upto => last.upto = last.upto.max(span.upto),
            _ => joined.push(span),
        }
    }
    joined.reverse();
    joined
}

fn of_seat(sittings: &[Sitting], seat: Seat, me: &PersonId) -> Vec<Span> {
    let here = || sittings.iter().filter(move |sitting| sitting.seat == i64::from(seat.0));
    // Nobody else has ever sat there.
    let Some(first) = here().find(|sitting| sitting.person == *me).map(|sitting| sitting.talk) else {
        return if here().next().is_none() {
            vec![Span::WHOLE]
        } else {
            Vec::new()
        };
    };
    let mut spans = Vec::new();
    let mut after = first;
    for other in here().filter(|sitting| sitting.person != *me && sitting.talk >= first) {
        spans.push(Span {
            after,
            upto: other.talk,
        });
        after = other.talk_until.unwrap_or(Span::WHOLE.upto);
    }
    spans.push(Span {
        after,
        upto: Span::WHOLE.upto,
    });
    spans.retain(|span| span.after < span.upto);
    spans
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sitting(person: &str, talk: i64, talk_until: Option<i64>) -> Sitting {
        Sitting {
            seat: 1,
            person: PersonId(person.to_owned()),
            talk,
            talk_until,
        }
    }

    fn heard(sittings: &[Sitting], person: &str) -> Vec<(i64, i64)> {
        let spans = spans(sittings, [Seat(1)].into_iter(), &PersonId(person.to_owned()));
        spans.iter().map(|span| (span.after, span.upto)).collect()
    }

    const END: i64 = i64::MAX;

    #[test]
    fn who_has_always_sat_there_has_heard_everything() {
        assert_eq!(heard(&[], "ney"), [(0, END)]);
    }

    #[test]
    fn a_newcomer_hears_from_then_on() {
        let sittings = [sitting("ney", 0, Some(10)), sitting("soult", 14, None)];
        assert_eq!(heard(&sittings, "soult"), [(14, END)]);
        // Somebody of whom nothing is written has heard nothing.
        assert_eq!(heard(&sittings, "davout"), []);
    }

    #[test]
    fn who_comes_back_has_heard_what_was_said_to_a_bot_but_not_to_another() {
        let bot = [sitting("ney", 0, Some(10)), sitting("ney", 20, None)];
        assert_eq!(heard(&bot, "ney"), [(0, END)]);
        let other = [
            sitting("ney", 0, Some(10)),
            sitting("soult", 14, Some(30)),
            sitting("ney", 30, None),
        ];
        assert_eq!(heard(&other, "ney"), [(30, END), (0, 14)]);
        let again = [
            sitting("ney", 0, Some(10)),
            sitting("soult", 14, Some(30)),
            sitting("ney", 33, Some(40)),
            sitting("soult", 41, None),
        ];
        assert_eq!(heard(&again, "soult"), [(40, END), (14, 33)]);
    }

    #[test]
    fn two_seats_of_one_person_hear_together() {
        let sittings = [sitting("ney", 0, Some(10)), sitting("soult", 14, None)];
        let seats = [Seat(0), Seat(1)].into_iter();
        assert_eq!(spans(&sittings, seats, &PersonId("soult".to_owned())), [Span::WHOLE]);
    }
}
