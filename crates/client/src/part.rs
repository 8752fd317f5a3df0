//! A player's part in the dice of a match: what a browser keeps of it, and when it opens it.

use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;
use table::header::Header;
use table::{Pledge, Round, Salt, Seat};

#[derive(Clone, Debug)]
pub struct Part {
    pub id: String,
    pub salt: Salt,
    /// As they stood when the salt was pledged.
    pub round: u32,
    pub commitment: String,
    pub pledges: Vec<Pledge>,
    /// What everybody had pledged when the salt was opened.
    opened_on: Option<Round>,
}

impl Part {
    /// A new salt for all seats of mine, in the round that a waiting match is in.
    pub fn new(view: &Value) -> Result<Part> {
        let mut bytes = [0; 16];
        getrandom::fill(&mut bytes).context("the system gives random numbers")?;
        Part::of(view, Salt::from_bytes(bytes))
    }

    pub fn of(view: &Value, salt: Salt) -> Result<Part> {
        let id = view["id"].as_str().context("a match has an id")?.to_owned();
        let round = round_of(view)?;
        let seats = view["seats"].as_array().context("a match has seats")?;
        let mine = seats.iter().filter(|seat| seat["mine"] == true);
        let seat = |seat: &Value| serde_json::from_value::<Seat>(seat["seat"].clone());
        let mine: Vec<Seat> = mine.map(seat).collect::<Result<_, _>>()?;
        Ok(Part {
            pledges: mine
                .into_iter()
                .map(|seat| Pledge::of(&salt, &id, round, seat))
                .collect(),
            commitment: view["commitment"]
                .as_str()
                .context("a seed is committed to")?
                .to_owned(),
            opened_on: None,
            id,
            salt,
            round,
        })
    }

    /// Whether the salt may be opened now: the round is fixed, and it is the one in which it was pledged, on the same commitment
    /// and with this very pledge among the others. An error says what somebody has changed.
    pub fn may_open(&mut self, view: &Value) -> Result<bool> {
        ensure!(round_of(view)? == self.round, "the match is in another round");
        ensure!(
            view["commitment"] == *self.commitment,
            "the server is committed to another seed"
        );
        let Some(pledges) = view["round"].get("pledges") else {
            return Ok(false);
        };
        let pledges: Vec<Pledge> = serde_json::from_value(pledges.clone())?;
        for mine in &self.pledges {
            ensure!(pledges.contains(mine), "what was pledged is not among the pledges");
        }
        let number = self.round;
        let fixed = Round { number, pledges };
        match &self.opened_on {
            Some(before) if *before != fixed => bail!("the pledges are not those on which the salt was opened"),
            Some(_) => {}
            None => self.opened_on = Some(fixed),
        }
        Ok(true)
    }

    /// Whether a match was begun on what it was opened on: the same commitment and pledges, and this salt.
    pub fn stands_in(&self, header: &Header) -> Result<()> {
        ensure!(header.commitment.to_string() == self.commitment, "the seed is another");
        let round = header.round.as_ref().context("the header has no round")?;
        ensure!(Some(round) == self.opened_on.as_ref(), "the pledges are others");
        for Pledge { seat, .. } in &self.pledges {
            let line = header.seats.get(usize::from(seat.0)).context("the seat is gone")?;
            ensure!(line.salt == self.salt, "the salt is another");
        }
        Ok(())
    }
}

fn round_of(view: &Value) -> Result<u32> {
    let number = view["round"]["number"]
        .as_u64()
        .context("a match that waits is in a round")?;
    Ok(u32::try_from(number)?)
}
