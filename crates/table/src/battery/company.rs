//! Who may talk to whom, and whom the game waits for.

use crate::battery::gunner::Gunner;
use crate::battery::law::Law;
use crate::fog::Fog;
use crate::r#match::Match;
use crate::seat::{Viewer, all_seats};

impl<G: Fog> Gunner<G> {
    pub fn judge_channels(&mut self, game: &Match<G>) {
        let seats = game.header().seats.len();
        let channels = game.channels();
        let sound = channels.iter().all(|channel| channel.is_sound(seats));
        let twice = (1..channels.len()).any(|place| channels[..place].contains(&channels[place]));
        self.demand(Law::ChannelsAreSound, sound && !twice, || format!("{channels:?}"));
    }

    pub fn judge_awaited(&mut self, game: &Match<G>) {
        let seats = game.header().seats.len();
        let known = game.awaited(Viewer::Observer);
        for seat in all_seats(seats) {
            let asked = game.play().open().of(seat).iter().any(|open| !open.standing);
            let own = game.awaited(Viewer::Seat(seat)).contains(&seat);
            self.demand(Law::AskedIsAwaited, !asked || known.contains(&seat), || {
                format!("seat {seat} has to answer, but an observer waits for {known:?}")
            });
            self.demand(Law::AskedIsAwaited, asked == own, || {
                format!("seat {seat} has to answer: {asked}; it knows itself awaited: {own}")
            });
        }
        let strangers = Viewer::limited(seats)
            .flat_map(|viewer| game.awaited(viewer))
            .any(|seat| usize::from(seat.0) >= seats);
        self.demand(Law::AskedIsAwaited, !strangers, || {
            "somebody waits for a seat that is not there".to_owned()
        });
    }
}
