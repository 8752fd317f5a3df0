//! How many messages each viewer was sent, which entry each of them told of, and the link of the last one's.
//!
//! It follows from the steps alone and needs no view: so a viewer can take his place in the middle of a match without
//! playing it again through his eyes, and gets the same numbers as if he had been there from the start.

use crate::hash::Hash;
use crate::seat::Viewer;

/// The viewers who were sent a message.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Addressees(u64);

impl Addressees {
    pub const EVERYBODY: Addressees = Addressees(u64::MAX);
    const OBSERVER: u8 = 62;
    const TRUTH: u8 = 63;

    fn bit(viewer: Viewer) -> u64 {
        match viewer {
            Viewer::Seat(seat) => 1 << seat.0,
            Viewer::Observer => 1 << Addressees::OBSERVER,
            Viewer::Truth => 1 << Addressees::TRUTH,
        }
    }

    pub fn add(&mut self, viewer: Viewer) {
        self.0 |= Addressees::bit(viewer);
    }

    pub fn holds(self, viewer: Viewer) -> bool {
        self.0 & Addressees::bit(viewer) != 0
    }
}

#[derive(Clone, Debug)]
pub struct Post {
    /// Of each seat, then of the observer and of the truth.
    numbers: Vec<u32>,
    /// Of the entries that their last messages told of, in the same order.
    links: Vec<Hash>,
    /// Of the last entries; of so many before them it is forgotten.
    entries: Vec<Addressees>,
    forgotten: usize,
}

impl Post {
    /// `link` is that of the header.
    pub fn new(seats: usize, link: Hash) -> Post {
        Post {
            numbers: vec![0; seats + 2],
            links: vec![link; seats + 2],
            entries: Vec::new(),
            forgotten: 0,
        }
    }

    /// The messages of the next entry, which has that link.
    pub fn send(&mut self, to: Addressees, link: Hash) {
        self.entries.push(to);
        let seats = self.numbers.len() - 2;
        let kept = self.numbers.iter_mut().zip(&mut self.links);
        for ((number, last), viewer) in kept.zip(Viewer::all(seats)) {
            if to.holds(viewer) {
                *number += 1;
                *last = link;
            }
        }
    }

    /// The link of the entry that the viewer's last message told of.
    pub fn link(&self, viewer: Viewer) -> &Hash {
        &self.links[self.place(viewer)]
    }

    /// The number of the viewer's last message.
    pub fn number(&self, viewer: Viewer) -> u32 {
        self.numbers[self.place(viewer)]
    }

    fn place(&self, viewer: Viewer) -> usize {
        let seats = self.numbers.len() - 2;
        match viewer {
            Viewer::Seat(seat) => usize::from(seat.0),
            Viewer::Observer => seats,
            Viewer::Truth => seats + 1,
        }
    }

    /// The number of the message that told the viewer of an entry, if one did. What is asked about is recent.
    pub fn told_of(&self, viewer: Viewer, entry: u32) -> Option<u32> {
        let since = &self.entries[entry as usize - 1 - self.forgotten..];
        let (of_entry, later) = since.split_first()?;
        let later = later.iter().filter(|to| to.holds(viewer)).count() as u32;
        of_entry.holds(viewer).then(|| self.number(viewer) - later)
    }

    /// Forgets who was sent what for entries that nobody takes back any more.
    pub fn forget_before(&mut self, entry: u32) {
        let last = self.forgotten + self.entries.len();
        let count = (entry as usize - 1).min(last).saturating_sub(self.forgotten);
        self.entries.drain(..count);
        self.forgotten += count;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seat::Seat;

    const RED: Viewer = Viewer::Seat(Seat(0));
    const BLUE: Viewer = Viewer::Seat(Seat(1));

    fn to(viewers: &[Viewer]) -> Addressees {
        let mut to = Addressees::default();
        viewers.iter().for_each(|&viewer| to.add(viewer));
        to
    }

    fn link(entry: u8) -> Hash {
        Hash::from_bytes([entry; 32])
    }

    #[test]
    fn a_viewer_has_the_link_of_what_he_was_told_last() {
        let mut post = Post::new(2, link(0));
        let links = |post: &Post| [RED, BLUE, Viewer::Observer].map(|viewer| *post.link(viewer));
        assert_eq!(links(&post), [link(0); 3]);
        post.send(to(&[RED]), link(1));
        post.send(to(&[]), link(2));
        assert_eq!(links(&post), [link(1), link(0), link(0)]);
        post.send(Addressees::EVERYBODY, link(3));
        assert_eq!(links(&post), [link(3); 3]);
    }

    #[test]
    fn each_viewer_has_his_own_numbers() {
        let mut post = Post::new(2, link(0));
        let sent = [
            to(&[RED]),
            to(&[]),
            to(&[BLUE, Viewer::Truth]),
            Addressees::EVERYBODY,
            to(&[RED]),
        ];
        for (to, entry) in sent.into_iter().zip(1..) {
            post.send(to, link(entry));
        }
        let numbers = [RED, BLUE, Viewer::Observer, Viewer::Truth].map(|viewer| post.number(viewer));
        assert_eq!(numbers, [3, 2, 1, 2]);
        assert_eq!(
            [1, 2, 3, 4, 5].map(|n| post.told_of(RED, n)),
            [Some(1), None, None, Some(2), Some(3)]
        );
        assert_eq!([3, 4, 5].map(|n| post.told_of(BLUE, n)), [Some(1), Some(2), None]);
        post.forget_before(3);
        post.forget_before(2);
        assert_eq!([3, 4, 5].map(|n| post.told_of(BLUE, n)), [Some(1), Some(2), None]);
        post.forget_before(u32::MAX);
        post.send(to(&[BLUE]), link(6));
        assert_eq!((post.told_of(BLUE, 6), post.number(BLUE)), (Some(3), 3));
    }
}
