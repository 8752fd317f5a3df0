//! The socket of one viewer.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::Response;
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use table::{AskId, Seat, Viewer, strict};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, MissedTickBehavior, interval, sleep, timeout};

use super::admit::{Eyes, admit};
use super::command::{Command, Connect, From, Request, SocketId};
use super::frame::{Draft, FromClient, ToClient};
use crate::address::Client;
use crate::app::App;
use crate::failure::Failure;
use crate::ids::MatchId;
use crate::origin;
use crate::people::cookie;
use crate::people::me::Me;

/// Frames that may wait for a client. One that falls further behind is let go and resumes.
pub const OUTBOX: usize = 1_024;
const _: () = assert!(super::log::RESUMABLE as usize + 64 < OUTBOX);
/// No frame of ours is longer.
const LARGEST_FRAME: usize = 64 * 1024;
/// Up to here a longer one is read to its end and answered; beyond, the connection is dropped. A frame is kept in memory
/// until it is whole.
const LARGEST_READ: usize = 128 * 1024;
/// A draft has no more picks than a decision ever needs.
const MOST_PICKS: usize = 512;
/// The usual buffer of 128 kB is wiped before every read, which costs more than to read what players send.
const BUFFER: usize = 4 * 1024;
const PING: Duration = Duration::from_secs(20);
/// Who has not been heard of for so long is gone.
const SILENCE: Duration = Duration::from_secs(65);
const SEND_LIMIT: Duration = Duration::from_secs(10);
/// Whoever goes on after so many refusals for haste is listened to more slowly.
const HASTE: u32 = 50;
const SLOWLY: Duration = Duration::from_millis(2);

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Which {
    /// The seat to look through; none is an observer's place.
    seat: Option<u8>,
    /// Everything, once the match is over.
    #[serde(default)]
    truth: bool,
    /// The number of the last message the client has.
    after: Option<u32>,
}

/// Open a socket on a match, as one of its seats or as an observer.
pub async fn open(
    State(app): State<Arc<App>>,
    Path(id): Path<MatchId>,
    Query(which): Query<Which>,
    me: Me,
    client: Client,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Failure> {
    origin::check(&headers, &app.settings)?;
    let ticket = app.limits.sockets(me.id(), client.0)?;
    let eyes = Eyes {
        seat: which.seat,
        truth: which.truth,
    };
    let viewer = admit(&app, &id, me.id(), eyes).await?;
    if viewer.seat().is_some() {
        app.gate.seat(client.0);
    }
    let session = cookie::token(&headers).unwrap_or_default().to_owned();
    let upgrade = upgrade
        .read_buffer_size(BUFFER)
        .write_buffer_size(BUFFER)
        .max_message_size(LARGEST_READ)
        .max_frame_size(LARGEST_READ);
    Ok(upgrade.on_upgrade(move |socket| async move {
        static COUNT: AtomicU64 = AtomicU64::new(1);
        let line = Line {
            number: SocketId(COUNT.fetch_add(1, Ordering::Relaxed)),
            app,
            id,
            viewer,
            me,
            session,
            haste: 0,
        };
        line.app.metrics.socket_opened();
        let metrics = line.app.metrics.clone();
        line.run(socket, which.after).await;
        metrics.socket_closed();
        drop(ticket);
    }))
}

struct Line {
    app: Arc<App>,
    number: SocketId,
    id: MatchId,
    viewer: Viewer,
    me: Me,
    session: String,
    /// Refusals for haste, one after another.
    haste: u32,
}

/// Why a socket is closed by the server.
struct Closing {
    code: u16,
    why: &'static str,
}

const SIGNED_OUT: Closing = Closing {
    code: close_code::POLICY,
    why: "signed out",
};

impl Line {
    async fn run(mut self, mut socket: WebSocket, after: Option<u32>) {
        let closing = match self.connect(after).await {
            Ok((door, frames)) => {
                let closing = self.serve(&mut socket, &door, frames).await;
                let left = Command::Disconnect {
                    viewer: self.viewer,
                    socket: self.number,
                };
                // A match that has ended its task has forgotten the socket already.
                let _ = door.send(left).await;
                // Nor does a match forget it that is out of order: who is gone must not count as here for ever.
                self.app.live.inner.presence.leave(self.number);
                closing
            }
            Err(failure) => {
                let failed = ToClient::Failed {
                    request: None,
                    failure: &failure,
                };
                let _ = socket.send(Message::Text(failed.text().into())).await;
                // There is no use in coming back to one that this program cannot play.
                let code = match failure {
                    Failure::Unplayable { .. } => close_code::POLICY,
                    _ => close_code::AGAIN,
                };
                let why = "the match cannot be opened";
                Some(Closing { code, why })
            }
        };
        if let Some(Closing { code, why }) = closing {
            let frame = CloseFrame {
                code,
                reason: why.into(),
            };
            let _ = timeout(SEND_LIMIT, socket.send(Message::Close(Some(frame)))).await;
        }
    }

    async fn connect(&self, after: Option<u32>) -> Result<(mpsc::Sender<Command>, mpsc::Receiver<Utf8Bytes>), Failure> {
        let drafts = match self.viewer.seat() {
            Some(seat) => self.drafts(seat).await?,
            None => Vec::new(),
        };
        let (outbox, frames) = mpsc::channel(OUTBOX);
        let (reply, connected) = oneshot::channel();
        let door = self.app.live.door(&self.id)?;
        let connect = Command::Connect(Connect {
            viewer: self.viewer,
            person: self.me.id().clone(),
            socket: self.number,
            outbox,
            after,
            drafts,
            reply,
        });
        door.send(connect).await.map_err(|_| Failure::Stopping)?;
        connected.await.map_err(|_| Failure::Stopping)??;
        Ok((door, frames))
    }

    async fn drafts(&self, seat: Seat) -> Result<Vec<Draft>, Failure> {
        let kept = self.app.store.drafts(&self.id, seat).await?;
        let read = |(ask, picks): &(String, String)| {
            Some(Draft {
                ask: ask.parse().ok()?,
                picks: serde_json::from_str(picks).ok()?,
            })
        };
        Ok(kept.iter().filter_map(read).collect())
    }

    /// Passes frames both ways until one side has had enough. None: the client hung up.
    async fn serve(
        &mut self,
        socket: &mut WebSocket,
        door: &mpsc::Sender<Command>,
        mut frames: mpsc::Receiver<Utf8Bytes>,
    ) -> Option<Closing> {
        let mut heard = Instant::now();
        let mut departures = self.app.store.departures();
        if self.is_signed_out().await {
            return Some(SIGNED_OUT);
        }
        let mut ping = interval(PING);
        ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut ready = Vec::new();
        loop {
            tokio::select! {
                count = frames.recv_many(&mut ready, OUTBOX) => {
                    if count == 0 {
                        return Some(Closing { code: close_code::AGAIN, why: "come back" });
                    }
                    let sent = timeout(SEND_LIMIT, send_all(socket, &mut ready)).await;
                    if !matches!(sent, Ok(Ok(()))) {
                        return Some(Closing { code: close_code::AGAIN, why: "too slow" });
                    }
                }
                received = socket.next() => {
                    heard = Instant::now();
                    match received {
                        None | Some(Ok(Message::Close(_))) => return None,
                        Some(Ok(Message::Text(text))) => {
                            if let Err(failed) = self.receive(door, &text).await {
                                let failed = self.say(socket, failed).await;
                                if failed.is_some() {
                                    return failed;
                                }
                            }
                        }
                        Some(Ok(Message::Binary(_))) => {
                            let failure = Failure::bad("a frame of this protocol is text");
                            let failed = self.say(socket, Failed { request: None, failure }).await;
                            if failed.is_some() {
                                return failed;
                            }
                        }
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                        // The connection broke, or a frame was none.
                        Some(Err(_)) => return None,
                    }
                }
                departed = departures.recv() => {
                    // One who has heard too little looks for himself.
                    let another = matches!(&departed, Ok(Some(person)) if person != self.me.id());
                    if !another && self.is_signed_out().await {
                        return Some(SIGNED_OUT);
                    }
                }
                _ = ping.tick() => {
                    if heard.elapsed() > SILENCE {
                        return Some(Closing { code: close_code::AWAY, why: "silent" });
                    }
                    let pinged = timeout(SEND_LIMIT, socket.send(Message::Ping(Default::default()))).await;
                    if !matches!(pinged, Ok(Ok(()))) {
                        return None;
                    }
                }
            }
        }
    }

    /// Whether the session has been ended, or its person banned, while the socket was open.
    async fn is_signed_out(&self) -> bool {
        match self.app.store.person_of_session(&self.session).await {
            Ok(Some(person)) => person.banned != 0 || person.id != *self.me.id(),
            Ok(None) => true,
            Err(error) => {
                // The store is out of order: that is no reason to send people away.
                tracing::error!("{error}");
                false
            }
        }
    }

    /// Hands a request on to the match; its answer comes with the frames.
    async fn receive(&mut self, door: &mpsc::Sender<Command>, text: &str) -> Result<(), Failed> {
        let failed = |request| move |failure| Failed { request, failure };
        if let Err(failure) = self.app.limits.actions(self.me.id()) {
            self.haste += 1;
            return Err(Failed {
                request: request_of(text),
                failure,
            });
        }
        self.haste = 0;
        if text.len() > LARGEST_FRAME {
            return Err(Failed {
                request: None,
                failure: Failure::TooLarge,
            });
        }
        let frame: FromClient = strict::read_text(text).map_err(|why| Failed {
            request: request_of(text),
            failure: Failure::bad(why),
        })?;
        let request = frame.request();
        // An observer has nothing to ask.
        let seat = self
            .viewer
            .seat()
            .ok_or(Failure::NotYours)
            .map_err(failed(Some(request)))?;
        let what = match frame {
            FromClient::Act { ask, action, dice, .. } => Request::Act { ask, action, dice },
            FromClient::TakeBack { ask, .. } => Request::TakeBack { ask },
            FromClient::Check { ask, action, .. } => Request::Check { ask, action },
            FromClient::Choices { ask, draft, .. } => {
                too_long(&draft).map_err(failed(Some(request)))?;
                Request::Choices { ask, draft }
            }
            FromClient::Outlook { ask, draft, .. } => {
                too_long(&draft).map_err(failed(Some(request)))?;
                self.app.limits.outlooks(self.me.id()).map_err(failed(Some(request)))?;
                Request::Outlook { ask, draft }
            }
            FromClient::Draft { ask, picks, .. } => {
                too_long(&picks).map_err(failed(Some(request)))?;
                let picks = serde_json::Value::from(picks).to_string();
                return self
                    .keep(door, seat, request, ask, picks)
                    .await
                    .map_err(failed(Some(request)));
            }
        };
        let from = From {
            seat,
            socket: self.number,
        };
        let command = Command::Request { from, request, what };
        let stopping = |_| Failed {
            request: Some(request),
            failure: Failure::Stopping,
        };
        door.send(command).await.map_err(stopping)
    }

    /// A draft goes past the match to the store: the others' steps must not wait for it.
    async fn keep(
        &self,
        door: &mpsc::Sender<Command>,
        seat: Seat,
        request: u32,
        ask: AskId,
        picks: String,
    ) -> Result<(), Failure> {
        let open = self.app.live.open_asks(&self.id, seat).await?;
        if open.contains(&ask) {
            let store = &self.app.store;
            store
                .keep_draft(&self.id, seat, self.me.id(), ask, &picks, &open)
                .await?;
        }
        let from = From {
            seat,
            socket: self.number,
        };
        let kept = Command::Request {
            from,
            request,
            what: Request::Kept { ask },
        };
        door.send(kept).await.map_err(|_| Failure::Stopping)
    }

    async fn say(&self, socket: &mut WebSocket, failed: Failed) -> Option<Closing> {
        let Failed { request, failure } = failed;
        let frame = ToClient::Failed {
            request,
            failure: &failure,
        };
        let sent = timeout(SEND_LIMIT, socket.send(Message::Text(frame.text().into()))).await;
        if self.haste > HASTE {
            sleep(SLOWLY).await;
        }
        (!matches!(sent, Ok(Ok(())))).then_some(Closing {
            code: close_code::AGAIN,
            why: "too slow",
        })
    }
}

/// A request that was not even handed on.
struct Failed {
    request: Option<u32>,
    failure: Failure,
}

async fn send_all(socket: &mut WebSocket, ready: &mut Vec<Utf8Bytes>) -> Result<(), axum::Error> {
    for frame in ready.drain(..) {
        socket.feed(Message::Text(frame)).await?;
    }
    socket.flush().await
}

/// The number of a request that cannot be read otherwise, so that its sender knows which it was.
fn request_of(text: &str) -> Option<u32> {
    if text.len() > LARGEST_FRAME {
        return None;
    }
    #[derive(Deserialize)]
    struct Numbered {
        request: u32,
    }
    serde_json::from_str::<Numbered>(text)
        .ok()
        .map(|numbered| numbered.request)
}

fn too_long(picks: &[serde_json::Value]) -> Result<(), Failure> {
    if picks.len() > MOST_PICKS {
        return Err(Failure::bad("a draft has at most 512 picks"));
    }
    Ok(())
}
