//! Matches that are being played, each by one serial task.

use table::{Outcome, Registry, Seat, Viewer};

use crate::failure::Failure;
use crate::ids::MatchId;
use crate::lobby::talk_line::TalkLine;
use crate::store::Store;

#[derive(Clone)]
pub struct Live {
    pub store: Store,
    pub games: Registry,
}

impl Live {
    pub fn new(store: Store, games: Registry) -> Live {
        Live { store, games }
    }

    pub async fn end(&self, _id: &MatchId, _seat: Option<Seat>, _outcome: Outcome) -> Result<(), Failure> {
        Ok(())
    }

    pub async fn refresh(&self, _id: &MatchId) {}

    pub async fn awaited(&self, _id: &MatchId, _viewer: Viewer) -> Result<Vec<Seat>, Failure> {
        Ok(Vec::new())
    }

    pub async fn channels(&self, _id: &MatchId, _seat: Option<Seat>) -> Result<Vec<String>, Failure> {
        Ok(vec!["all".to_owned()])
    }

    pub async fn seen(&self, _id: &MatchId, _viewer: Viewer) -> Result<serde_json::Value, Failure> {
        Ok(serde_json::Value::Null)
    }

    pub async fn file(&self, _id: &MatchId) -> Result<String, Failure> {
        Ok(String::new())
    }

    pub fn connected(&self, _id: &MatchId) -> Vec<Seat> {
        Vec::new()
    }

    pub async fn talked(&self, _id: &MatchId, _line: &TalkLine) {}
}
