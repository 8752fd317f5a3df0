//! What is written can be read: values, positions, journals.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::battery::gunner::{Client, Gunner};
use crate::battery::law::Law;
use crate::begin;
use crate::file::JournalFile;
use crate::fog::Fog;
use crate::game::Wire;
use crate::kind::Kind;
use crate::r#match::{Match, Reading};
use crate::message;
use crate::seat::Viewer;

impl<G: Fog> Gunner<G> {
    pub fn round_trips(&mut self, game: &Match<G>) {
        self.round_trip("state", game.state());
        for viewer in Viewer::limited(game.header().seats.len()) {
            self.round_trip("view", &game.view(viewer));
        }
        for open in game.play().open().all() {
            self.round_trip("ask", &open.ask);
            self.tag("ask", &open.ask);
        }
        if let Some(entry) = game.entries().last() {
            self.round_trip("entry", entry);
        }
        let setup = G::setup(game.state());
        self.round_trip("set-up", &setup);
        self.demand_valid(Law::SetupRoundTrips, game, game.state());
    }

    /// Whether the state is one that its own set-up describes.
    pub fn demand_valid(&mut self, law: Law, game: &Match<G>, state: &G::State) {
        let setup = G::setup(state);
        let placed = G::place(game.header().rules, &game.options(), &setup);
        self.demand(law, placed.as_ref() == Ok(state), || match placed {
            Ok(other) => format!("{setup:?} is read back as {other:?}"),
            Err(why) => format!("{setup:?} is not valid: {why}"),
        });
    }

    /// A typed value that travels: it is counted, comes back as it was, and carries its kind.
    pub fn saw_wire<T: Wire + Kind>(&mut self, what: &'static str, value: &T) {
        self.report.saw(what, value);
        self.round_trip(what, value);
        self.tag(what, value);
    }

    fn round_trip<T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(&mut self, what: &str, value: &T) {
        let json = serde_json::to_string(value).expect("a value of the game is JSON");
        let back = serde_json::from_str::<T>(&json);
        self.demand(
            Law::SerdeRoundTrips,
            back.as_ref().is_ok_and(|back| back == value),
            || format!("the {what} {json} comes back as {back:?}"),
        );
    }

    fn tag<T: Serialize + Kind>(&mut self, what: &str, value: &T) {
        let json = Self::json(value);
        let tag = json.get("type").and_then(Value::as_str);
        self.demand(Law::KindsAreTags, tag == Some(value.kind()), || {
            format!("the {what} {json} is counted as {}", value.kind())
        });
    }

    /// The journal, written and read, leads to the same end and the same messages.
    pub fn replay(&mut self, game: &Match<G>, clients: &[Client]) {
        let text = game.file().text();
        let again = JournalFile::parse(&text)
            .map_err(|error| error.to_string())
            .and_then(|file| begin::load_file::<G>(&file, Reading::Verify, None).map_err(|error| error.to_string()));
        let same = again
            .as_ref()
            .is_ok_and(|again| again.state() == game.state() && again.file().text() == text);
        self.demand(Law::ReplayEqualsPlay, same, || match again {
            Ok(again) => format!("{:?} is not {:?}", again.state(), game.state()),
            Err(why) => why,
        });
        for Client { desk, messages } in clients {
            let seen = message::seen(game, desk.viewer);
            let same = seen.messages == *messages && seen.desk == *desk;
            self.demand(Law::ExportEqualsMessages, same, || {
                format!(
                    "{} was sent {messages:?} and can export {:?}",
                    desk.viewer, seen.messages
                )
            });
        }
    }
}
