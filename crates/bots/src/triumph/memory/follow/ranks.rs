//! How large the corps are in the end.

use triumph::board::Commander;
use triumph::{Blocks, Told};

/// What becomes of the corps: a corps that is as large in the end as it is now has sent nobody away.
#[derive(Copy, Clone, Debug)]
pub struct Ranks {
    /// How many units each has in the end, and how many are still to join it.
    last: [u8; Commander::COUNT],
    pub(super) joining: [u8; Commander::COUNT],
}

impl Ranks {
    pub fn of(blocks: &Blocks, told: &[Told]) -> Ranks {
        let mut ranks = Ranks {
            last: [0; Commander::COUNT],
            joining: [0; Commander::COUNT],
        };
        for corps in blocks.iter().filter_map(|block| block.corps) {
            ranks.last[corps.index()] += 1;
        }
        for one in told {
            if let Told::Attached { corps, .. } = one {
                ranks.joining[corps.index()] += 1;
            }
        }
        ranks
    }

    /// Whether a corps that has so many can send so many away.
    pub(super) fn can_spare(&self, corps: Commander, has: u8, count: u8) -> bool {
        let most = has + self.joining[corps.index()];
        has > count && most >= self.last[corps.index()] + count
    }
}
