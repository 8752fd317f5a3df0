//! The games that there are. A new one adds a line here, and is known to the program and to the types of the client.

use battles::Battles;
use drill::Drill;
use table::Registry;
use table::any::Of;

pub fn registry() -> Registry {
    Registry::new()
        .with(Of::<Drill>::game())
        .with(bots::triumph::game())
        .with(Of::<Battles>::game())
        .with(bots::europe::game())
}
