//! Who sits at a match, who looks on, and on which sockets.

use table::{AskId, Player, Seat, Viewer};

use super::Task;
use crate::failure::Failure;
use crate::ids::PersonId;
use crate::live::bot_seat::BotSeat;
use crate::live::command::{Connect, SocketId};
use crate::live::frame::ToClient;
use crate::live::log::{Log, Socket};
use crate::live::socket::OUTBOX;
use crate::lobby::sheet::holds;
use crate::lobby::view::may_return;
use crate::store::matches::SeatRow;

impl Task {
    /// A log for everybody who holds a seat, so that it is known how much each has to look at, and a bot on each seat of
    /// a bot.
    pub(super) fn seat_everybody(&mut self) {
        let game = &*self.game;
        let kind = &*self.kind;
        for row in &self.seats {
            let seat = Seat(row.seat as u8);
            let player = player(row);
            let is_bot = player.is_some();
            match player {
                Some(player) => {
                    if self.bots.get(&seat).is_some_and(|bot| bot.player == player) {
                        continue;
                    }
                    match BotSeat::new(kind, game, seat, player.clone()) {
                        Some(bot) => drop(self.bots.insert(seat, bot)),
                        None => tracing::error!("Match {}: there is no bot {player} for seat {seat}.", self.id),
                    }
                }
                None => {
                    self.bots.remove(&seat);
                }
            }
            let viewer = Viewer::Seat(seat);
            let wants_log = !is_bot || self.bots.get(&seat).is_some_and(BotSeat::listens);
            if wants_log && !self.logs.contains_key(&viewer) {
                self.logs.insert(viewer, Log::new(game, viewer));
            }
        }
        if self.game.outcome().is_some() {
            self.bots.clear();
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
        let game = &*self.game;
        let log = self.logs.entry(viewer).or_insert_with(|| Log::new(game, viewer));
        let seat = viewer.seat();
        self.live.presence.enter(socket, &self.id, seat, &person);
        let connected = self.live.presence.seats(&self.id);
        let is_open = |ask: &AskId| log.desk.asks.iter().any(|open| open.id == *ask);
        let drafts: Vec<_> = drafts.into_iter().filter(|draft| is_open(&draft.ask)).collect();
        let drafts = seat.map(|_| &*drafts);
        // More than a socket takes at once goes as a whole view instead.
        let fits = |number: u32| log.after(number).len() < OUTBOX;
        let missed = after.filter(|&number| number <= log.desk.number && fits(number));
        let first = match missed {
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
                awaited: log.awaited(),
                channels: log.channels(),
                drafts,
                connected: &connected,
            },
        };
        let mut frames = vec![first.text().into()];
        frames.extend_from_slice(log.after(missed.unwrap_or(log.desk.number)));
        for frame in frames {
            // The outbox is empty yet, and holds as many.
            let _ = outbox.try_send(frame);
        }
        log.sockets.push(Socket {
            id: socket,
            person,
            outbox,
        });
        let _ = reply.send(Ok(()));
        self.sums.looked(viewer, log.desk.number);
        if seat.is_some() {
            self.tell_presence();
        }
    }

    pub(super) fn may_look(&self, viewer: Viewer, person: &PersonId) -> bool {
        may_look(&self.seats, self.game.outcome().is_some(), viewer, person)
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
        // The log stays, also of observers: to make it anew the whole match is played again.
        if viewer.seat().is_some() {
            self.tell_presence();
        }
    }

    pub(super) fn tell_presence(&mut self) {
        let seats = self.live.presence.seats(&self.id);
        self.send_all(&ToClient::Connected { seats: &seats });
    }
}

/// The bot that plays the seat, if one does.
pub fn player(row: &SeatRow) -> Option<Player> {
    let level = row.level.clone().filter(|_| row.kind == "bot")?;
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
            over || !seats.iter().any(|row| holds(row, person) || may_return(row, person))
        }
    }
}
