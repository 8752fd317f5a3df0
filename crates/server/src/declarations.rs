//! What goes between server and client, for a client that is checked against it.

use table::declarations::Declarations;
use ts_rs::TypeVisitor as _;

use crate::clock::Moment;
use crate::failure::Failure;
use crate::key::KeyView;
use crate::live::frame::{FromClient, ToClient};
use crate::lobby::advice::ForSeat;
use crate::lobby::comeback::Comeback;
use crate::lobby::create::NewMatch;
use crate::lobby::games::{GameView, Setting};
use crate::lobby::join::Joining;
use crate::lobby::lists::MatchList;
use crate::lobby::notes::Notes;
use crate::lobby::observe::Observing;
use crate::lobby::overdue::Remedy;
use crate::lobby::pledge::NewPledges;
use crate::lobby::salt::NewSalt;
use crate::lobby::talk::NewTalk;
use crate::lobby::talk_line::TalkLine;
use crate::lobby::texts::{NewText, TextGuide, TextReading};
use crate::people::accounts::{Account, ChangePassword, Recover, SignUp};
use crate::people::address::AskedAddress;
use crate::people::guests::{Guest, Link, NewGuest};
use crate::people::leave::Leave;
use crate::people::profile::{Change, Profile};
use crate::people::sessions::{CurrentSession, Device, SignIn};
use crate::people::trial::{Trial, Tried};

/// Adds the bodies of requests and answers, and the frames of the socket.
pub fn declare(all: &mut Declarations) {
    all.visit::<Failure>();
    all.visit::<Moment>();
    all.visit::<KeyView>();
    people(all);
    lobby(all);
    all.visit::<FromClient>();
    all.visit::<ToClient<'static>>();
}

fn people(all: &mut Declarations) {
    all.visit::<Account>();
    all.visit::<AskedAddress>();
    all.visit::<Change>();
    all.visit::<ChangePassword>();
    all.visit::<Device>();
    all.visit::<Guest>();
    all.visit::<Leave>();
    all.visit::<Link>();
    all.visit::<NewGuest>();
    all.visit::<Profile>();
    all.visit::<Recover>();
    all.visit::<CurrentSession>();
    all.visit::<SignIn>();
    all.visit::<SignUp>();
    all.visit::<Trial>();
    all.visit::<Tried>();
}

fn lobby(all: &mut Declarations) {
    all.visit::<Comeback>();
    all.visit::<ForSeat>();
    all.visit::<GameView>();
    all.visit::<Joining>();
    all.visit::<MatchList>();
    all.visit::<NewMatch>();
    all.visit::<NewPledges>();
    all.visit::<NewSalt>();
    all.visit::<NewTalk>();
    all.visit::<NewText>();
    all.visit::<Notes>();
    all.visit::<Observing>();
    all.visit::<Remedy>();
    all.visit::<Setting>();
    all.visit::<TalkLine>();
    all.visit::<TextGuide>();
    all.visit::<TextReading>();
}
