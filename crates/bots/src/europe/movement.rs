//! Orders, the most pressing first: attacks, regions to be had for the taking, landings, and then closer together. Each
//! order is thought of anew, with what the ones before have come to.

use europe::Action;

use super::eyes::Eyes;
use super::{attack, gather, grab, landing};

pub fn order(eyes: &Eyes<'_>) -> Action {
    attack::order(eyes)
        .or_else(|| grab::order(eyes))
        .or_else(|| landing::order(eyes))
        .or_else(|| grab::walk(eyes))
        .or_else(|| gather::order(eyes))
        .unwrap_or(Action::Done)
}
