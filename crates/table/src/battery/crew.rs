//! Bots on all seats: the laws are tried on games as they are really played.

use serde::Deserialize as _;

use crate::ask::OpenAsk;
use crate::battery::gunner::Client;
use crate::bot::{Bot, BotInput, Stop};
use crate::game::Game;
use crate::r#match::Match;
use crate::seat::{Seat, Viewer, all_seats};

/// Makes the bot of a seat from a seed.
pub type Recruiter<G> = fn(Seat, &str) -> Box<dyn Bot<G>>;

pub struct Crew<G: Game> {
    bots: Vec<Box<dyn Bot<G>>>,
    /// How many of its messages each has heard.
    heard: Vec<usize>,
}

impl<G: Game> Crew<G> {
    pub fn new(recruiter: Recruiter<G>, seats: usize, seed: &str) -> Crew<G> {
        Crew {
            bots: all_seats(seats).map(|seat| recruiter(seat, seed)).collect(),
            heard: vec![0; seats],
        }
    }

    /// What the bot answers, or why it does not.
    pub fn answer(&mut self, game: &Match<G>, open: &OpenAsk<G::Ask>, clients: &[Client]) -> Result<G::Action, String> {
        let seat = open.id.seat;
        let index = usize::from(seat.0);
        let client = clients.iter().find(|client| client.desk.viewer == Viewer::Seat(seat));
        let messages = client.map_or(&[][..], |client| &client.messages[..]);
        let news = messages[self.heard[index]..].iter().flat_map(|message| &message.told);
        let told: Result<Vec<G::Told>, _> = news.map(G::Told::deserialize).collect();
        self.heard[index] = messages.len();
        let input = BotInput {
            seat,
            view: game.view(Viewer::Seat(seat)),
            told: told.map_err(|error| error.to_string())?,
            asks: vec![open.clone()],
        };
        let answer = self.bots[index].answer(&input, &Stop::new());
        let answer = answer.map_err(|stuck| stuck.to_string())?;
        answer.map(|answer| answer.action).ok_or_else(|| "nothing".to_owned())
    }
}
