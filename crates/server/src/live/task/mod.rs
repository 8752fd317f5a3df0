//! The task of one match: it alone touches the match, one command after another.

mod news;
mod seating;
mod thinking;

pub use self::seating::{no_bot, player};

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use table::any::{AnyAnswer, AnyGame, AnyMatch, AnyPrepared, DiceFrom};
use table::message::Message;
use table::outlook::Bounds;
use table::refused::AnyRefused;
use table::{Outcome, Seat, Viewer};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

use self::news::Heard;
use super::bot_seat::BotSeat;
use super::command::{Command, From, Question, Request};
use super::frame::ToClient;
use super::log::{Log, Socket};
use super::sums::Sums;
use super::{Inner, load};
use crate::failure::Failure;
use crate::ids::MatchId;
use crate::store::journal::AppendError;
use crate::store::matches::SeatRow;

/// A match that nobody has open is forgotten after this long; the store has it.
const IDLE: Duration = Duration::from_secs(60);

pub struct Task {
    live: Arc<Inner>,
    id: MatchId,
    kind: Arc<dyn AnyGame>,
    game: Box<dyn AnyMatch>,
    seats: Vec<SeatRow>,
    logs: BTreeMap<Viewer, Log>,
    bots: BTreeMap<Seat, BotSeat>,
    sums: Sums,
    /// The store failed in the middle of something: what it holds is only known when it is read again.
    doubtful: bool,
    commands: mpsc::WeakSender<Command>,
}

/// Why an answer was not taken.
enum Untaken {
    Refused(AnyRefused),
    Failed(Failure),
}

impl Task {
    pub async fn open(live: Arc<Inner>, id: MatchId, commands: mpsc::WeakSender<Command>) -> Result<Task, Failure> {
        let load::Loaded {
            kind,
            game,
            seats,
            bots,
            row,
        } = load::load(&live, &id).await?;
        let sums = Sums::new(&row, &seats, live.store.clock.clone());
        let mut task = Task {
            live,
            id,
            kind,
            game,
            seats,
            logs: BTreeMap::new(),
            bots,
            sums,
            doubtful: false,
            commands,
        };
        task.give_logs();
        Ok(task)
    }

    pub async fn run(mut self, mut queue: mpsc::Receiver<Command>) {
        self.wake_bots();
        self.sums.note(&*self.game, &self.logs);
        let mut idle_since = Instant::now();
        loop {
            let next = self.sums.due().unwrap_or(idle_since + IDLE);
            tokio::select! {
                biased;
                command = queue.recv() => match command {
                    None | Some(Command::Stop) => break,
                    Some(command) => {
                        idle_since = Instant::now();
                        self.obey(command).await;
                    }
                },
                () = sleep_until(next) => {
                    self.sum().await;
                    if idle_since.elapsed() >= IDLE && self.live.forget(&self.id, &queue) {
                        break;
                    }
                    if idle_since.elapsed() >= IDLE {
                        idle_since = Instant::now();
                    }
                }
            }
        }
        self.sum().await;
    }

    async fn obey(&mut self, command: Command) {
        if self.doubtful
            && let Err(failure) = self.reload().await
        {
            return refuse(command, &failure, &mut self.logs);
        }
        match command {
            Command::Connect(connect) => self.connect(connect).await,
            Command::Disconnect { viewer, socket } => self.disconnect(viewer, socket),
            Command::Request { from, request, what } => self.answer(from, request, what).await,
            Command::Thought {
                seat,
                sitter,
                bot,
                answer,
            } => self.thought((seat, sitter), bot, answer).await,
            Command::End { seat, outcome, reply } => {
                let ended = self.end(seat, outcome).await;
                let _ = reply.send(ended);
            }
            Command::Refresh { reply } => {
                let refreshed = self.refresh().await;
                let _ = reply.send(refreshed);
            }
            Command::Settle { reply } => {
                self.sum().await;
                let _ = reply.send(Ok(()));
            }
            Command::Ask { question } => self.inform(question),
            Command::Talk { channel, by, frame } => self.talk(&channel, by, frame).await,
            Command::Holders => self.tell_holders().await,
            Command::Stop => unreachable!("the loop ends at a stop"),
        }
    }

    fn send_all(&mut self, frame: &ToClient<'_>) {
        let frame = frame.text().into();
        for log in self.logs.values_mut() {
            log.send(&frame);
        }
    }

    async fn answer(&mut self, from: From, request: u32, what: Request) {
        let seat = from.seat;
        // A socket that was let go may still have had something to say.
        if find_socket(&self.logs, from).is_none() {
            return;
        }
        let frame = match what {
            Request::Act { ask, action, dice } => {
                let dice = dice.map_or(DiceFrom::Stream, DiceFrom::Typed);
                let answer = AnyAnswer {
                    seat,
                    ask,
                    action,
                    dice,
                };
                let Err(untaken) = self.act(answer, Some((from, request))).await else {
                    return;
                };
                untaken.text(request)
            }
            Request::TakeBack { ask } => {
                let taken = match self.game.prepare_take_back(seat, ask) {
                    Ok(prepared) => {
                        self.sums.took_back(seat);
                        let stored = self.store_and_accept(None, prepared, Some((from, request))).await;
                        stored.map_err(Untaken::Failed)
                    }
                    Err(refused) => Err(Untaken::Refused(refused)),
                };
                let Err(untaken) = taken else {
                    return;
                };
                untaken.text(request)
            }
            Request::Choices { ask, draft } => match self.game.choices(seat, ask, &draft) {
                Ok(choices) => ToClient::Choices {
                    request,
                    choices: &choices,
                }
                .text(),
                Err(refused) => Untaken::Refused(refused).text(request),
            },
            Request::Outlook { ask, draft } => match self.game.outlook(seat, ask, &draft, Bounds::DEFAULT) {
                Ok(outlook) => ToClient::Outlook {
                    request,
                    outlook: &outlook,
                }
                .text(),
                Err(refused) => Untaken::Refused(refused).text(request),
            },
            Request::Kept { ask } => match self.game.choices(seat, ask, &[]) {
                Ok(_) => ToClient::Done { request }.text(),
                Err(refused) => Untaken::Refused(refused).text(request),
            },
            Request::Check { ask, action } => {
                let refused = self.game.check(seat, ask, &action).err();
                ToClient::Checked {
                    request,
                    refused: refused.as_ref(),
                }
                .text()
            }
        };
        send_to(&self.logs, from, frame);
    }

    async fn act(&mut self, answer: AnyAnswer, ask: Option<(From, u32)>) -> Result<(), Untaken> {
        let prepared = self.game.prepare(&answer).map_err(|refused| {
            self.live.metrics.refusal();
            Untaken::Refused(refused)
        })?;
        self.store_and_accept(Some(answer.seat), prepared, ask)
            .await
            .map_err(Untaken::Failed)
    }

    /// Commit, then tell. Nothing has happened if the commit fails.
    ///
    /// Who asked for it gets his answer after his own step and before those by which the game then goes on by itself: the
    /// order of his frames must not show whether he was the last to answer in secret.
    async fn store_and_accept(
        &mut self,
        seat: Option<Seat>,
        mut prepared: AnyPrepared,
        mut asked: Option<(From, u32)>,
    ) -> Result<(), Failure> {
        let lines = std::mem::take(&mut prepared.lines);
        let first = self.game.length() + 1;
        let stored = match &prepared.outcome {
            None => self.live.journal.append(&self.id, first, lines).await,
            // Who hears of the end may ask the lobby about it at once.
            Some(outcome) => self.live.journal.finish(&self.id, first, lines, outcome).await,
        };
        match stored {
            Ok(()) => {}
            Err(AppendError::MovedOn) => {
                tracing::warn!("Match {} was moved on by another process; it is loaded again.", self.id);
                self.doubtful = true;
                self.reload().await?;
                return Err(Failure::MovedOn);
            }
            Err(AppendError::Store(error)) => {
                tracing::error!("Match {}: an entry could not be stored: {error}", self.id);
                // It may be stored all the same, if only the word of it was lost.
                self.doubtful = true;
                return Err(Failure::StoreUnavailable);
            }
        }
        self.live.metrics.action();
        if prepared.outcome.is_some() {
            self.sums.ended();
        }
        let away = self.away();
        let mut news = Vec::new();
        let Task { game, logs, bots, .. } = self;
        // Whoever asked is told last, so that his step and his answer go out together.
        let asker = asked.map(|(from, _)| Viewer::Seat(from.seat));
        game.accept(prepared, &mut |game, step| {
            news.extend(away.iter().map(|seat| Heard::of(game, step, *seat)));
            let (others, asker): (Vec<_>, Vec<_>) = logs.iter_mut().partition(|(viewer, _)| Some(**viewer) != asker);
            for (viewer, log) in others.into_iter().chain(asker) {
                let message = log.tell(game, step);
                let bot = viewer.seat().and_then(|seat| bots.get_mut(&seat));
                if let (Some(bot), Some(message)) = (bot, message) {
                    bot.hear(&message);
                }
            }
            if let Some((from, request)) = asked.take() {
                send_to(logs, from, ToClient::Done { request }.text());
            }
        });
        if let Some(seat) = seat {
            self.sums.acted(seat);
        }
        self.sums.note(&*self.game, &self.logs);
        if self.game.outcome().is_some() {
            self.bots.clear();
        }
        self.wake_bots();
        self.keep_news(&news).await;
        Ok(())
    }

    async fn end(&mut self, seat: Option<Seat>, outcome: Outcome) -> Result<(), Failure> {
        let prepared = self
            .game
            .prepare_end(seat, outcome)
            .map_err(|_| Failure::from(crate::failure::Conflict::NotPlaying))?;
        self.store_and_accept(seat, prepared, None).await
    }

    /// Who holds which seat may have changed.
    async fn refresh(&mut self) -> Result<(), Failure> {
        let seats = self.live.store.seats_of(&self.id).await;
        // Until it is known who holds which seat, nobody is let in.
        self.doubtful |= seats.is_err();
        self.seats = seats?;
        self.sums.adopt(&self.seats);
        self.unseat();
        let seated = self.seat_bots().await;
        // Nor does a bot play on that has not heard what its seat was told.
        self.doubtful |= seated.is_err();
        seated?;
        self.give_logs();
        self.tell_holders().await;
        self.sums.note(&*self.game, &self.logs);
        self.wake_bots();
        Ok(())
    }

    async fn reload(&mut self) -> Result<(), Failure> {
        let loaded = load::load(&self.live, &self.id).await?;
        self.game = loaded.game;
        self.seats = loaded.seats;
        self.doubtful = false;
        self.sums.adopt(&self.seats);
        self.unseat();
        self.catch_up().await;
        // Bots begin anew: what they thought about may be gone.
        self.bots = loaded.bots;
        self.give_logs();
        self.sums.note(&*self.game, &self.logs);
        self.wake_bots();
        Ok(())
    }

    /// The match was loaded again. Places at which nobody sits are given up, the others get what they have not had.
    async fn catch_up(&mut self) {
        self.logs.retain(|_, log| !log.sockets.is_empty());
        for (viewer, log) in &mut self.logs {
            let had = log.desk.number;
            let missed = if self.game.number(*viewer) > had {
                missed(&self.live, &self.id, &*self.game, *viewer, had).await
            } else {
                Some(Vec::new())
            };
            match missed {
                Some(missed) => log.catch_up(&*self.game, &missed),
                // They come back, and get the whole view.
                None => log.sockets.clear(),
            }
        }
    }

    fn inform(&self, question: Question) {
        match question {
            Question::Awaited { viewer, reply } => drop(reply.send(Ok(self.game.awaited(viewer)))),
            Question::Sides { reply } => drop(reply.send(Ok(self.game.sides()))),
            Question::Channels { seat, reply } => {
                let channels = match seat {
                    Some(seat) => self.game.channels_of(seat),
                    None => self.game.channels(),
                };
                drop(reply.send(Ok(channels.iter().map(|channel| channel.name()).collect())));
            }
            Question::Length { reply } => drop(reply.send(Ok(self.game.length()))),
            Question::Open { seat, reply } => {
                let open = self.game.asks(seat).iter().map(|open| open.id).collect();
                drop(reply.send(Ok(open)));
            }
        }
    }

    /// Talk reaches who may hear it: the seats of the channel; in the open also who looks on.
    async fn talk(&mut self, channel: &str, by: Option<Seat>, frame: String) {
        let over = self.game.outcome().is_some();
        let frame = frame.into();
        for (viewer, log) in &mut self.logs {
            let hears = match viewer {
                Viewer::Seat(seat) => super::channel::hears(channel, *seat) || (over && channel == "observers"),
                Viewer::Observer | Viewer::Truth => channel == "all" || channel == "observers",
            };
            if hears {
                log.send(&frame);
            }
        }
        if let Some(by) = by.filter(|_| super::channel::is_private(channel)) {
            self.keep_letter(channel, by).await;
        }
    }

    async fn sum(&mut self) {
        if let Err(error) = self.sums.write(&self.live.journal, &self.id, &*self.game).await {
            tracing::error!("Match {}: what changed could not be noted: {error}", self.id);
        }
    }
}

/// What the viewer was sent after a message, by the journal; nothing where that cannot be told.
async fn missed(live: &Inner, id: &MatchId, game: &dyn AnyMatch, viewer: Viewer, after: u32) -> Option<Vec<Message>> {
    let load::Stored { kind, file } = load::stored(live, id, game.length()).await.ok()?;
    let missed = live.readers.play(move || kind.missed(&file, viewer, after)).await;
    missed.ok()?.ok()
}

impl Drop for Task {
    fn drop(&mut self) {
        for socket in self.logs.values().flat_map(|log| &log.sockets) {
            self.live.presence.leave(socket.id);
        }
    }
}

impl Untaken {
    fn text(self, request: u32) -> String {
        match self {
            Untaken::Refused(refused) => ToClient::Refused {
                request,
                refused: &refused,
            }
            .text(),
            Untaken::Failed(failure) => ToClient::Failed {
                request: Some(request),
                failure: &failure,
            }
            .text(),
        }
    }
}

fn find_socket(logs: &BTreeMap<Viewer, Log>, of: From) -> Option<&Socket> {
    let log = logs.get(&Viewer::Seat(of.seat))?;
    log.sockets.iter().find(|open| open.id == of.socket)
}

fn send_to(logs: &BTreeMap<Viewer, Log>, to: From, frame: String) {
    if let Some(socket) = find_socket(logs, to) {
        // A socket that is full is let go with its next step.
        let _ = socket.outbox.try_send(frame.into());
    }
}

/// A command that cannot be obeyed, because the match cannot be loaded.
pub fn refuse(command: Command, failure: &Failure, logs: &mut BTreeMap<Viewer, Log>) {
    match command {
        Command::Connect(connect) => drop(connect.reply.send(Err(failure.clone()))),
        Command::End { reply, .. } | Command::Refresh { reply } | Command::Settle { reply } => {
            drop(reply.send(Err(failure.clone())));
        }
        Command::Request { from, request, .. } => {
            let frame = ToClient::Failed {
                request: Some(request),
                failure,
            };
            send_to(logs, from, frame.text());
        }
        Command::Ask { question } => match question {
            Question::Awaited { reply, .. } => drop(reply.send(Err(failure.clone()))),
            Question::Sides { reply } => drop(reply.send(Err(failure.clone()))),
            Question::Channels { reply, .. } => drop(reply.send(Err(failure.clone()))),
            Question::Length { reply } => drop(reply.send(Err(failure.clone()))),
            Question::Open { reply, .. } => drop(reply.send(Err(failure.clone()))),
        },
        Command::Disconnect { viewer, socket } => {
            if let Some(log) = logs.get_mut(&viewer) {
                log.sockets.retain(|open| open.id != socket);
            }
        }
        Command::Thought { .. } | Command::Talk { .. } | Command::Holders | Command::Stop => {}
    }
}
