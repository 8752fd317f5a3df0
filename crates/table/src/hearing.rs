//! Who hears of an event, how much of it, and whether the way back is barred by it.

use std::fmt::Debug;

use crate::audience::Audience;
use crate::game::Game;
use crate::kind::Kind;
use crate::seat::Viewer;

/// What happened, in full. Each says in `hearing` who hears of it; a game writes that as a match without `_`, so that an
/// event without an audience does not compile.
pub trait Happening<G: Game>: Clone + Debug + Kind + Send + Sync {
    fn hearing(&self, after: &G::State) -> Hearing<G::Told>;
    /// For those who hear all of it.
    fn whole(&self) -> G::Told;

    fn tell(&self, hearing: &Hearing<G::Told>, viewer: Viewer) -> Option<G::Told> {
        if viewer == Viewer::Truth || hearing.whole.holds(viewer) {
            return Some(self.whole());
        }
        let (audience, part) = hearing.part.as_ref()?;
        audience.holds(viewer).then(|| part.clone())
    }
}

/// Begin with `open`, `secret` or `partly`; add what it binds or shows.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Hearing<T> {
    whole: Audience,
    part: Option<(Audience, T)>,
    shows: Audience,
    binds: bool,
}

impl<T> Hearing<T> {
    /// Everybody hears all of it.
    pub fn open() -> Hearing<T> {
        Hearing::secret(Audience::ALL)
    }

    /// Nobody else may even notice.
    pub fn secret(whole: impl Into<Audience>) -> Hearing<T> {
        Hearing {
            whole: whole.into(),
            part: None,
            shows: Audience::NOBODY,
            binds: false,
        }
    }

    /// Only these hear all of it, everybody else what he may know.
    pub fn partly(whole: impl Into<Audience>, part: T) -> Hearing<T> {
        Hearing::secret(whole).part(Audience::ALL, part)
    }

    /// These hear of it too, but no more than this.
    pub fn part(self, audience: impl Into<Audience>, part: T) -> Hearing<T> {
        Hearing {
            part: Some((audience.into(), part)),
            ..self
        }
    }

    /// Others now build on it: it cannot be taken back.
    pub fn binding(self) -> Hearing<T> {
        Hearing { binds: true, ..self }
    }

    /// It may show these what they could not know before, a die or a hidden fact; everything else that a viewer is told
    /// must follow from what he knew. What shows something must bind as well: the battery has a law for it.
    pub fn showing(self, shows: impl Into<Audience>) -> Hearing<T> {
        Hearing {
            shows: shows.into(),
            ..self
        }
    }

    pub fn barrier(&self) -> bool {
        self.binds
    }

    pub fn shows(&self, viewer: Viewer) -> bool {
        self.shows.holds(viewer)
    }

    /// Who is told anything.
    pub fn audience(&self) -> Audience {
        let part = self.part.as_ref().map(|(audience, _)| *audience);
        self.whole.and(part.unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seat::Seat;

    #[test]
    fn an_audience_can_be_one_seat() {
        let secret = Hearing::<()>::secret(Seat(1));
        let hears = |viewer| secret.audience().holds(viewer);
        assert!(hears(Viewer::Seat(Seat(1))));
        assert!(!hears(Viewer::Seat(Seat(0))));
        assert!(!hears(Viewer::Observer));
    }

    #[test]
    fn something_is_shown_to_some_and_not_to_others() {
        let shown = Hearing::partly(Seat(0), ()).binding().showing(Seat(0));
        assert!(shown.barrier() && shown.shows(Viewer::Seat(Seat(0))));
        assert!(!shown.shows(Viewer::Seat(Seat(1))));
        assert!(shown.audience().holds(Viewer::Observer));
        assert!(!Hearing::<()>::open().barrier());
    }
}
