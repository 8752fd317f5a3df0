//! Some of the faces that a unit can have.

use triumph::Face;

#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Debug, Default)]
pub struct Faces(u8);

impl Faces {
    pub const ALL: Faces = Faces(u8::MAX);

    pub fn one(face: Face) -> Faces {
        Faces(1 << face.index())
    }

    pub fn that(test: impl Fn(Face) -> bool) -> Faces {
        let bits = Face::all().filter(|&face| test(face)).map(|face| 1 << face.index());
        Faces(bits.sum())
    }

    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub fn and(self, other: Faces) -> Faces {
        Faces(self.0 & other.0)
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn contains(self, face: Face) -> bool {
        self.0 & 1 << face.index() != 0
    }
}
