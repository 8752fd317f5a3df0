//! Who sits at a match, who looks on, and on which sockets.

use std::iter;

use serde_json::Value;
use table::any::AnyMatch;
use table::{AskId, Player, Seat, Viewer};

use super::{Task, missed};
use crate::failure::Failure;
use crate::ids::{MatchId, PersonId};
use crate::live::Inner;
use crate::live::bot_seat::BotSeat;
use crate::live::command::{Connect, SocketId};
use crate::live::frame::ToClient;
use crate::live::load::{self, Stored};
use crate::live::log::{Log, Resuming, Socket};
use crate::lobby::seen::first_message;
use crate::lobby::sheet::holds;
use crate::lobby::view::{may_play_again, seat_number};
use crate::store::matches::SeatRow;
use crate::store::words::SeatKind;
use crate::unplayable::Unplayable;

impl Task {
    /// A bot on each seat of a bot, also where one came later than the match was opened.
    pub(super) async fn seat_bots(&mut self) -> Result<(), Failure> {
        if self.game.outcome().is_some() {
            self.bots.clear();
            return Ok(());
        }
        for row in &self.seats {
            let seat = seat_number(row);
            let Some(player) = player(row) else {
                self.bots.remove(&seat);
                continue;
            };
            if self.bots.get(&seat).is_some_and(|bot| bot.player == player) {
                continue;
            }
            let Some(mut bot) = BotSeat::new(&*self.kind, &self.game.bot_seed(seat), seat, player.clone()) else {
                no_bot(&self.id, seat, &player);
                continue;
            };
            if bot.listens() {
                bot.remember(told(&self.live, &self.id, &*self.game, seat).await?);
            }
            self.bots.insert(seat, bot);
        }
        Ok(())
    }

    /// A bot that listens hears what its seat is told. People get a log when they come.
    pub(super) fn give_logs(&mut self) {
        let game = &*self.game;
        for (seat, bot) in &self.bots {
            let viewer = Viewer::Seat(*seat);
            if bot.listens() {
                self.logs.entry(viewer).or_insert_with(|| Log::new(game, viewer));
            }
        }
    }

    pub(super) async fn connect(&mut self, connect: Connect) {
        let Connect {
            viewer,
            person,
            socket,
            outbox,
            after,
            drafts,
            reply,
        } = connect;
        if viewer == Viewer::Truth && self.game.outcome().is_none() {
            let _ = reply.send(Err(Failure::NotYours));
            return;
        }
        // He was admitted a moment ago; by now somebody else may sit there, or the store knows more than we do.
        if !self.may_look(viewer, &person)
            && let Err(failure) = self.refresh().await
        {
            let _ = reply.send(Err(failure));
            return;
        }
        if !self.may_look(viewer, &person) {
            let _ = reply.send(Err(Failure::NotYours));
            return;
        }
        let after = after.filter(|number| *number >= self.since(viewer));
        let game = &*self.game;
        let log = self.logs.entry(viewer).or_insert_with(|| Log::new(game, viewer));
        // Who has missed more than can be sent at once gets a whole view instead.
        let resumes = after.and_then(|number| Some((number, log.resumes(number)?)));
        let missed = match resumes {
            Some((number, Resuming::AtOnce)) => Some((number, log.after(number).cloned().collect())),
            Some((number, Resuming::FromJournal)) => {
                let messages = missed(&self.live, &self.id, game, viewer, number).await;
                messages.map(|messages| {
                    let mut frames = log.remember(&messages);
                    frames.push(log.now(game));
                    (number, frames)
                })
            }
            None => None,
        };
        let seat = viewer.seat();
        self.live.presence.enter(socket, &self.id, seat, &person);
        let connected = self.live.presence.seats(&self.id);
        let is_open = |ask: &AskId| log.desk.asks.iter().any(|open| open.id == *ask);
        let drafts: Vec<_> = drafts.into_iter().filter(|draft| is_open(&draft.ask)).collect();
        let drafts = seat.map(|_| &*drafts);
        let (resumed, missed) = missed.unzip();
        let first = match resumed {
            Some(number) => ToClient::Resumed {
                number,
                drafts,
                awaited: log.awaited(),
                channels: log.channels(),
                connected: &connected,
            },
            None => ToClient::Welcome {
                id: &self.id,
                seat,
                desk: &log.desk,
                link: game.told_link(viewer),
                awaited: log.awaited(),
                channels: log.channels(),
                drafts,
                connected: &connected,
            },
        };
        let first = first.text().into();
        for frame in iter::once(first).chain(missed.unwrap_or_default()) {
            // The outbox is empty yet, and holds more than can be resumed.
            let _ = outbox.try_send(frame);
        }
        log.sockets.push(Socket {
            id: socket,
            person,
            outbox,
        });
        let _ = reply.send(Ok(()));
        self.sums.looked(viewer, log.desk.number);
        if let Some(seat) = seat {
            self.tell_presence();
            self.forget_news(seat).await;
        }
    }

    pub(super) fn may_look(&self, viewer: Viewer, person: &PersonId) -> bool {
        may_look(&self.seats, self.game.outcome().is_some(), viewer, person)
    }

    /// What was sent to the seat before its holder sat down is not sent to him, whatever he says that he has had.
    fn since(&self, viewer: Viewer) -> u32 {
        let seat = viewer.seat().filter(|_| self.game.outcome().is_none());
        let held = seat.and_then(|seat| self.seats.iter().find(|row| seat_number(row) == seat));
        held.map_or(0, first_message)
    }

    /// Lets go of the sockets of those who may not look through these eyes any more.
    pub(super) fn unseat(&mut self) {
        let over = self.game.outcome().is_some();
        for (viewer, log) in &mut self.logs {
            let gone = |socket: &Socket| !may_look(&self.seats, over, *viewer, &socket.person);
            for socket in log.sockets.extract_if(.., |socket| gone(socket)) {
                let _ = socket.outbox.try_send(ToClient::Unseated.text().into());
            }
        }
    }

    pub(super) fn disconnect(&mut self, viewer: Viewer, socket: SocketId) {
        self.live.presence.leave(socket);
        if let Some(log) = self.logs.get_mut(&viewer) {
            self.sums.looked(viewer, log.desk.number);
            log.sockets.retain(|open| open.id != socket);
        }
        if viewer.seat().is_some() {
            self.tell_presence();
        }
    }

    pub(super) fn tell_presence(&mut self) {
        let seats = self.live.presence.seats(&self.id);
        self.send_all(&ToClient::Connected { seats: &seats });
    }
}

/// All that the seat was told, by the journal.
async fn told(live: &Inner, id: &MatchId, game: &dyn AnyMatch, seat: Seat) -> Result<Vec<Value>, Failure> {
    let Stored { kind, file } = load::stored(live, id, game.length()).await?;
    let loaded = live.readers.play(move || kind.load_telling(&file, &[seat])).await;
    let (_, told) = loaded
        .map_err(|_| Failure::Stopping)?
        .map_err(|error| Failure::Unplayable {
            why: Unplayable::of(&error),
        })?;
    Ok(told.into_iter().flatten().collect())
}

pub fn no_bot(id: &MatchId, seat: Seat, player: &Player) {
    tracing::error!("Match {id}: there is no bot {player} for seat {seat}.");
}

/// The bot that plays the seat, if one does.
pub fn player(row: &SeatRow) -> Option<Player> {
    let level = row.level.clone().filter(|_| row.kind == SeatKind::Bot)?;
    let budget = row.budget.as_deref().and_then(|budget| budget.parse().ok());
    Some(Player { level, budget })
}

/// A seat is its holder's. Who plays, or may again, must not sit among the observers, where they talk about him.
fn may_look(seats: &[SeatRow], over: bool, viewer: Viewer, person: &PersonId) -> bool {
    match viewer {
        Viewer::Seat(seat) => seats
            .iter()
            .any(|row| row.seat == i64::from(seat.0) && holds(row, person)),
        Viewer::Observer | Viewer::Truth => {
            over || !seats
                .iter()
                .any(|row| holds(row, person) || may_play_again(row, person))
        }
    }
}
