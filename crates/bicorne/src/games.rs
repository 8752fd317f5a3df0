//! The games this program knows.

use drill::Drill;
use table::Registry;
use table::any::Of;

pub fn registry() -> Registry {
    Registry::new().with(Of::<Drill>::game())
}
