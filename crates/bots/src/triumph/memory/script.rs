//! The turns that a story may take where what was told leaves it open, tried one after the other.

#[derive(Clone, Default, Debug)]
pub struct Script {
    /// Which way was taken, out of how many.
    turns: Vec<(usize, usize)>,
    at: usize,
}

impl Script {
    /// Which of so many ways is taken here; none where there is no way.
    pub fn choose(&mut self, ways: usize) -> Option<usize> {
        if ways < 2 {
            return (ways == 1).then_some(0);
        }
        if self.at == self.turns.len() {
            self.turns.push((0, ways));
        }
        let (way, _) = self.turns[self.at];
        self.at += 1;
        Some(way)
    }

    /// The next story that can be told; none if all were.
    pub fn next(&self) -> Option<Script> {
        let mut turns = self.turns[..self.at].to_vec();
        while let Some((way, ways)) = turns.pop() {
            if way + 1 < ways {
                turns.push((way + 1, ways));
                return Some(Script { turns, at: 0 });
            }
        }
        None
    }
}
