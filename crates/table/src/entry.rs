//! One line of a journal.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::ask::AskId;
use crate::dice::Die;
use crate::hash::Hash;
use crate::outcome::Outcome;
use crate::seat::Seat;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "table.ts", optional_fields)]
pub struct Entry<A> {
    /// From 1, without gaps.
    pub n: u32,
    /// Who acted; nobody where the game went on by itself, or was ended by nobody in particular.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    pub deed: Deed<A>,
    /// Keyed digest of the state after this entry.
    pub digest: Hash,
    /// Hash over the link before and everything above.
    pub link: Hash,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[ts(export_to = "table.ts")]
pub enum Deed<A> {
    Act {
        ask: AskId,
        action: A,
        #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
        dice: Vec<Die>,
    },
    /// The game went on by itself.
    Advance {
        #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
        dice: Vec<Die>,
    },
    /// The seat took back its last act, and with it what others had secretly built on it.
    TakeBack { entries: Vec<u32> },
    /// The match was ended otherwise than by its rules: the seat resigned, or nobody in particular ended it.
    End { outcome: Outcome },
}

impl<A: Serialize> Entry<A> {
    pub fn seal(n: u32, seat: Option<Seat>, deed: Deed<A>, digest: Hash, before: &Hash) -> Entry<A> {
        let link = link_of(n, seat, &deed, &digest, before);
        Entry {
            n,
            seat,
            deed,
            digest,
            link,
        }
    }

    pub fn carries_its_link(&self, before: &Hash) -> bool {
        self.link == link_of(self.n, self.seat, &self.deed, &self.digest, before)
    }

    pub fn dice(&self) -> &[Die] {
        match &self.deed {
            Deed::Act { dice, .. } | Deed::Advance { dice } => dice,
            Deed::TakeBack { .. } | Deed::End { .. } => &[],
        }
    }

    pub fn line(&self) -> String {
        serde_json::to_string(self).expect("an entry is JSON")
    }
}

fn link_of<A: Serialize>(n: u32, seat: Option<Seat>, deed: &Deed<A>, digest: &Hash, before: &Hash) -> Hash {
    #[derive(Serialize)]
    struct Body<'a, A> {
        n: u32,
        seat: Option<Seat>,
        deed: &'a Deed<A>,
        digest: &'a Hash,
    }
    let body = Body { n, seat, deed, digest };
    let json = serde_json::to_vec(&body).expect("an entry is JSON");
    Hash::of("bicorne entry", &[before.bytes(), &json])
}
