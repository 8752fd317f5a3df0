//! What each seat may still take back.
//!
//! A seat takes back its latest act while nothing bars the way: no die or reveal in the act itself, and nothing told to
//! the seat since. What others do in secret tells the seat nothing, so it neither closes the way nor shows that it is
//! still open for another reason.

use crate::audience::Audience;
use crate::seat::{Seat, Viewer};

/// How often a seat takes back in one match. What is taken back stays in the journal, and a journal that somebody could
/// lengthen for ever would become too long to be played again.
pub const MOST_TAKEN_BACK: u32 = 1_000;

#[derive(Clone, Debug)]
pub struct Undo {
    /// Per seat, the entries it may take back, the latest last.
    open: Vec<Vec<u32>>,
    /// Per seat, how often it has taken back.
    times: Vec<u32>,
    /// How many entries there are.
    entries: u32,
    /// Of the last entries, who was told of them.
    told: Vec<Audience>,
}

impl Undo {
    pub fn new(seats: usize) -> Undo {
        Undo {
            open: vec![Vec::new(); seats],
            times: vec![0; seats],
            entries: 0,
            told: Vec::new(),
        }
    }

    /// The entry that the seat would take back next.
    pub fn next(&self, seat: Seat) -> Option<u32> {
        let seat = usize::from(seat.0);
        let latest = self.open.get(seat)?.last().copied();
        latest.filter(|_| self.times[seat] < MOST_TAKEN_BACK)
    }

    /// The game went on by itself.
    pub fn advanced(&mut self, told: Audience) {
        self.tell(None, told);
    }

    /// The match was ended, and everybody is told: nothing before it can be taken back.
    pub fn ended(&mut self) {
        let mut told = Audience::default();
        told.add(Viewer::Truth);
        self.tell(None, told);
    }

    /// The oldest entry that anybody may still take back.
    pub fn oldest(&self) -> Option<u32> {
        self.open.iter().filter_map(|open| open.first().copied()).min()
    }

    pub fn acted(&mut self, seat: Seat, barred: bool, mut told: Audience) {
        told.add(Viewer::Seat(seat));
        self.tell(Some(seat), told);
        let own = &mut self.open[usize::from(seat.0)];
        if barred {
            own.clear();
        } else {
            own.push(self.entries);
        }
    }

    /// Who is told when these entries are taken back: whoever was told of one of them.
    pub fn audience(&self, entries: &[u32]) -> Audience {
        let mut audience = Audience::default();
        for &entry in entries {
            audience.join(self.told[entry as usize - 1 - self.forgotten()]);
        }
        audience
    }

    pub fn took_back(&mut self, seat: Seat, entries: &[u32]) {
        let told = self.audience(entries);
        self.times[usize::from(seat.0)] += 1;
        for open in &mut self.open {
            open.retain(|entry| !entries.contains(entry));
        }
        self.tell(Some(seat), told);
    }

    fn tell(&mut self, actor: Option<Seat>, told: Audience) {
        for (seat, open) in self.open.iter_mut().enumerate() {
            let seat = Seat(seat as u8);
            if Some(seat) != actor && told.holds(Viewer::Seat(seat)) {
                open.clear();
            }
        }
        self.entries += 1;
        self.told.push(told);
    }

    /// Forgets who was told of entries that nobody takes back any more.
    pub fn forget_before(&mut self, entry: u32) {
        let count = (entry.min(self.entries + 1) as usize - 1).saturating_sub(self.forgotten());
        self.told.drain(..count);
    }

    fn forgotten(&self) -> usize {
        self.entries as usize - self.told.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seat = Seat(0);
    const B: Seat = Seat(1);

    fn told_to(viewers: &[Viewer]) -> Audience {
        let mut audience = Audience::default();
        viewers.iter().for_each(|&viewer| audience.add(viewer));
        audience
    }

    #[test]
    fn a_secret_act_of_another_neither_closes_nor_opens() {
        let mut undo = Undo::new(2);
        undo.acted(A, false, told_to(&[]));
        undo.acted(B, false, told_to(&[]));
        assert_eq!(undo.next(A), Some(1));
        assert_eq!(undo.next(B), Some(2));
    }

    #[test]
    fn something_told_closes() {
        let mut undo = Undo::new(2);
        undo.acted(A, false, told_to(&[]));
        undo.acted(B, false, told_to(&[Viewer::Seat(A)]));
        assert_eq!(undo.next(A), None);
    }

    #[test]
    fn a_barrier_closes_for_its_seat() {
        let mut undo = Undo::new(2);
        undo.acted(A, false, told_to(&[]));
        undo.acted(A, true, told_to(&[]));
        assert_eq!(undo.next(A), None);
    }

    #[test]
    fn acts_are_taken_back_last_first() {
        let mut undo = Undo::new(2);
        undo.acted(A, false, told_to(&[]));
        undo.acted(A, false, told_to(&[]));
        undo.took_back(A, &[2]);
        assert_eq!(undo.next(A), Some(1));
    }

    #[test]
    fn nobody_takes_back_for_ever() {
        let mut undo = Undo::new(2);
        undo.acted(B, false, told_to(&[]));
        for time in 0..MOST_TAKEN_BACK {
            undo.acted(A, false, told_to(&[]));
            let entry = undo.next(A).unwrap_or_else(|| panic!("he has taken back {time} times"));
            undo.took_back(A, &[entry]);
        }
        undo.acted(A, false, told_to(&[]));
        assert_eq!(undo.next(A), None);
        assert_eq!(undo.next(B), Some(1), "the other may as before");
    }

    #[test]
    fn whoever_was_told_of_an_act_is_told_that_it_was_taken_back() {
        let mut undo = Undo::new(3);
        undo.acted(A, false, told_to(&[Viewer::Seat(B)]));
        undo.acted(B, false, told_to(&[]));
        assert!(undo.audience(&[1]).holds(Viewer::Seat(B)));
        assert!(!undo.audience(&[1]).holds(Viewer::Seat(Seat(2))));
        undo.took_back(A, &[1]);
        assert_eq!(undo.next(B), None, "it was news to him");
    }
}
