//! The battlefield as a general sees it from his own side.

use std::collections::VecDeque;

use triumph::board::{Approach, Commander, Locale, Position, Side};
use triumph::{Face, Sight, Unit, View};

pub struct Field {
    pub side: Side,
    pub sight: Sight,
    pub own: Vec<Piece>,
    pub foes: Vec<Foe>,
}

#[derive(Copy, Clone)]
pub struct Piece {
    pub unit: Unit,
    pub face: Face,
    pub at: Position,
    pub corps: Option<Commander>,
    pub fixed: bool,
    pub moved: bool,
    /// Which approach it has defended in this turn.
    pub stood: Option<Approach>,
    pub beaten: bool,
}

/// Blocks of the enemy in one position and one corps.
pub struct Foe {
    pub at: Position,
    pub count: u8,
    pub seen: Vec<Face>,
}

impl Field {
    /// None while nobody knows who plays which army.
    pub fn of(view: &View) -> Option<Field> {
        let sight = Sight::from(*view);
        let side = sight.side?;
        let (mine, theirs) = match side {
            Side::French => (&sight.french, &sight.allied),
            Side::Allied => (&sight.allied, &sight.french),
        };
        let own = mine.units.iter().flatten().map(|(&unit, sheet)| Piece {
            unit,
            face: sheet.face,
            at: sheet.at,
            corps: sheet.corps,
            fixed: sheet.fixed,
            moved: sheet.moved && !sheet.again,
            stood: sheet.stood,
            beaten: sheet.beaten,
        });
        let corps = theirs.corps.values().map(|corps| (corps.at, corps.hidden, &corps.seen));
        let detached = theirs
            .detached
            .iter()
            .map(|(&at, group)| (at, group.hidden, &group.seen));
        let foes = corps.chain(detached).map(|(at, hidden, seen)| Foe {
            at,
            count: hidden + seen.len() as u8,
            seen: seen.clone(),
        });
        let (own, foes) = (own.collect(), foes.collect());
        Some(Field { side, own, foes, sight })
    }

    pub fn piece(&self, unit: Unit) -> Option<&Piece> {
        self.own.iter().find(|piece| piece.unit == unit)
    }

    pub fn at(&self, position: Position) -> impl Iterator<Item = &Piece> {
        self.own.iter().filter(move |piece| piece.at == position)
    }

    pub fn corps(&self, commander: Commander) -> impl Iterator<Item = &Piece> {
        self.own.iter().filter(move |piece| piece.corps == Some(commander))
    }

    pub fn commanders(&self) -> Vec<Commander> {
        let all = Commander::of(self.side);
        all.filter(|&one| self.corps(one).next().is_some()).collect()
    }

    /// Where a commander stands: with his units.
    pub fn post(&self, commander: Commander) -> Option<Position> {
        self.corps(commander).next().map(|piece| piece.at)
    }

    pub fn may_command(&self, commander: Commander) -> bool {
        !self.sight.turn.commanded.contains(commander)
    }

    /// Enemy blocks in one position.
    pub fn foes_at(&self, position: Position) -> u8 {
        self.count_foes(|at| at == position)
    }

    pub fn foes_in(&self, locale: Locale) -> u8 {
        self.count_foes(|at| at.locale() == Some(locale))
    }

    fn count_foes(&self, here: impl Fn(Position) -> bool) -> u8 {
        self.foes.iter().filter(|foe| here(foe.at)).map(|foe| foe.count).sum()
    }

    /// The fixed battery, where it can fire over this approach.
    pub fn battery(&self, from: Approach) -> Option<&Piece> {
        let on_santon = self.sight.options.santon && from.locale() == Locale::SANTON;
        let bears = |at: Position| at == Position::at(from) || (on_santon && at.locale() == Some(Locale::SANTON));
        let ready = |piece: &&Piece| piece.fixed && piece.corps.is_none() && !piece.moved && bears(piece.at);
        self.own.iter().find(ready)
    }

    pub fn own_in(&self, locale: Locale) -> u8 {
        let here = self.own.iter().filter(|piece| piece.at.locale() == Some(locale));
        here.count() as u8
    }
}

/// Where an attack over this approach starts: at it, or in the reserve behind it.
pub fn places(approach: Approach) -> [Position; 2] {
    [Position::at(approach), Position::reserve(approach.locale())]
}

/// How many approaches one has to cross.
pub fn distance(from: Locale, to: Locale) -> i32 {
    let mut far = [i32::MAX; Locale::SPAN];
    far[from.index()] = 0;
    let mut open = VecDeque::from([from]);
    while let Some(locale) = open.pop_front() {
        if locale == to {
            return far[to.index()];
        }
        for approach in locale.approaches().iter().filter(|approach| approach.passable()) {
            let next = approach.far();
            if far[next.index()] == i32::MAX {
                far[next.index()] = far[locale.index()] + 1;
                open.push_back(next);
            }
        }
    }
    i32::MAX
}
