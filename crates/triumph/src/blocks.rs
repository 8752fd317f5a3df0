//! An army as others see it: blocks in places, with the faces that were turned up. Nothing tells one hidden block from
//! another of its group, so they lie in an order that follows from what is seen alone.

use crate::army::Army;
use crate::board::{Commander, Position};
use crate::face::Face;
use crate::unit::{MOST_UNITS, Unit};

#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Debug)]
pub struct Block {
    pub at: Position,
    pub corps: Option<Commander>,
    /// None while it is hidden.
    pub face: Option<Face>,
}

#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Blocks {
    blocks: [Block; MOST_UNITS],
    count: u8,
    /// Faces that were seen in a group before it was shuffled.
    notes: [Block; MOST_UNITS],
    noted: u8,
    pub fixed: Option<Position>,
}

const NOTHING: Block = Block {
    at: Position::OFF,
    corps: None,
    face: None,
};

impl Blocks {
    pub fn empty() -> Blocks {
        Blocks {
            blocks: [NOTHING; MOST_UNITS],
            count: 0,
            notes: [NOTHING; MOST_UNITS],
            noted: 0,
            fixed: None,
        }
    }

    pub fn of(army: &Army) -> Blocks {
        let mut blocks = Blocks::empty();
        blocks.fixed = army.fixed.map(|unit| army.place(unit));
        // Sorted as numbers: views are made for every decision.
        let mut keys = [(0, Unit::FIRST); MOST_UNITS];
        let mut count = 0;
        for unit in army.alive() {
            let face = army.face(unit).filter(|_| army.seen.contains(unit));
            keys[count] = (block(army, unit, face).key(), unit);
            count += 1;
        }
        keys[..count].sort_unstable_by_key(|(key, _)| *key);
        for &(_, unit) in &keys[..count] {
            let face = army.face(unit).filter(|_| army.seen.contains(unit));
            blocks.push(block(army, unit, face));
        }
        for unit in army.noted {
            blocks.note(block(army, unit, army.face(unit)));
        }
        blocks.notes[..usize::from(blocks.noted)].sort_unstable_by_key(Block::key);
        blocks
    }

    pub fn push(&mut self, block: Block) {
        self.blocks[usize::from(self.count)] = block;
        self.count += 1;
    }

    pub fn note(&mut self, block: Block) {
        self.notes[usize::from(self.noted)] = block;
        self.noted += 1;
    }

    pub fn sort(&mut self) {
        self.blocks[..usize::from(self.count)].sort_unstable_by_key(Block::key);
        self.notes[..usize::from(self.noted)].sort_unstable_by_key(Block::key);
    }

    pub fn has_room(&self) -> bool {
        usize::from(self.count) < MOST_UNITS
    }

    pub fn has_room_for_notes(&self) -> bool {
        usize::from(self.noted) < MOST_UNITS
    }

    pub fn iter(&self) -> impl Iterator<Item = Block> {
        self.blocks[..usize::from(self.count)].iter().copied()
    }

    pub fn notes(&self) -> impl Iterator<Item = Block> {
        self.notes[..usize::from(self.noted)].iter().copied()
    }
}

fn block(army: &Army, unit: Unit, face: Option<Face>) -> Block {
    Block {
        at: army.place(unit),
        corps: army.corps_of(unit),
        face,
    }
}

impl Block {
    fn key(&self) -> u32 {
        let corps = self.corps.map_or(0, |corps| corps.index() as u32 + 1);
        let face = self.face.map_or(0, |face| face as u32 + 1);
        u32::from(self.at.index()) << 16 | corps << 8 | face
    }
}
