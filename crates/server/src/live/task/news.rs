//! What people who are away are to be told of the match beside that it is their turn.
//!
//! Who has the match open sees it there. What is kept for the others follows from what their seats were told, and from nothing
//! else that happens here.

use table::any::{AnyMatch, AnyStep};
use table::notice::Notices;
use table::{Seat, Viewer};

use super::Task;
use crate::live::channel::hears;
use crate::live::frame::ToClient;
use crate::lobby::view::seat_number;
use crate::store::notices::{News, Turn};
use crate::store::words::{SeatKind, What};

/// What a step means for a seat whose holder is away.
pub(super) struct Heard {
    seat: Seat,
    /// How many messages it has had by now.
    number: u32,
    notices: Notices,
}

impl Heard {
    pub(super) fn of(game: &dyn AnyMatch, step: &AnyStep<'_>, seat: Seat) -> Heard {
        Heard {
            seat,
            number: game.number(Viewer::Seat(seat)),
            notices: game.notices(step, seat),
        }
    }

    fn turns(&self) -> impl Iterator<Item = Turn<'_>> {
        let Notices {
            begun,
            over,
            taken_back,
        } = &self.notices;
        let news = |notice| News::of(self.seat, notice, self.number);
        let falls = (!taken_back.is_empty()).then_some(Turn::Falls {
            seat: self.seat,
            messages: taken_back,
        });
        let over = over.iter().map(move |notice| Turn::Ends(news(*notice)));
        let begun = begun.iter().map(move |notice| Turn::Begins(news(*notice)));
        falls.into_iter().chain(over).chain(begun)
    }
}

impl Task {
    fn is_open(&self, seat: Seat) -> bool {
        let log = self.logs.get(&Viewer::Seat(seat));
        log.is_some_and(|log| !log.sockets.is_empty())
    }

    fn persons(&self) -> impl Iterator<Item = Seat> {
        let persons = self.seats.iter().filter(|row| row.kind == SeatKind::Person);
        persons.map(seat_number)
    }

    /// The seats of people who do not have the match open.
    pub(super) fn away(&self) -> Vec<Seat> {
        self.persons().filter(|seat| !self.is_open(*seat)).collect()
    }

    /// What somebody does himself, at another of his seats, is no news to him.
    fn is_own(&self, turn: &Turn<'_>) -> bool {
        let holder = |seat: Seat| self.seats.iter().find(|row| seat_number(row) == seat)?.person.as_ref();
        match turn {
            Turn::Begins(News { seat, by: Some(by), .. }) => holder(*by).is_some() && holder(*by) == holder(*seat),
            _ => false,
        }
    }

    pub(super) async fn keep_news(&mut self, heard: &[Heard]) {
        let turns: Vec<_> = heard
            .iter()
            .flat_map(Heard::turns)
            .filter(|turn| !self.is_own(turn))
            .collect();
        self.note(&turns).await;
    }

    pub(super) async fn keep_letter(&mut self, channel: &str, by: Seat) {
        let what = What::Letter;
        let letter = |seat| News {
            seat,
            what,
            by: Some(by),
            number: 0,
        };
        let away = self.away().into_iter().filter(|seat| hears(channel, *seat));
        let letters = away.map(|seat| Turn::Begins(letter(seat)));
        let letters: Vec<_> = letters.filter(|turn| !self.is_own(turn)).collect();
        self.note(&letters).await;
    }

    /// Who has the match open asks the lobby, and sees what there is to see.
    pub(super) async fn tell_holders(&mut self) {
        self.send_all(&ToClient::Holders);
        let open: Vec<_> = self.persons().filter(|seat| self.is_open(*seat)).collect();
        for seat in open {
            self.forget_news(seat).await;
        }
    }

    /// Whoever sits there has it before his eyes.
    pub(super) async fn forget_news(&mut self, seat: Seat) {
        let has_news = self.live.store.has_news(&self.id, seat).await;
        // Where it is not known, it does no harm to forget it twice.
        if has_news.unwrap_or(true) {
            self.note(&[Turn::Forgotten(seat)]).await;
        }
    }

    async fn note(&mut self, turns: &[Turn<'_>]) {
        let noted = self.live.store.note_news(&self.id, turns).await;
        // A message that is lost is no reason to stop a match.
        if let Err(error) = noted {
            tracing::error!("Match {}: what is to be told could not be kept: {error}", self.id);
        }
    }
}
