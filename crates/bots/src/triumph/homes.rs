//! Roads home, kept while nobody bars another: they are traced for every position of the last rounds.

use triumph::board::{LocaleSet, Side, roads_home};

#[derive(Default)]
pub struct Homes {
    /// For each side what barred its roads when they were traced last, and from where they led home.
    last: [Option<(LocaleSet, LocaleSet)>; 2],
}

impl Homes {
    pub fn of(&mut self, side: Side, blocked: LocaleSet) -> LocaleSet {
        let last = &mut self.last[side.index()];
        match *last {
            Some((before, home)) if before == blocked => home,
            _ => {
                let home = roads_home(side, blocked);
                *last = Some((blocked, home));
                home
            }
        }
    }
}
