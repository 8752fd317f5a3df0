//! The table's battery on the drill. `make battery` fires the large run.

use drill::Drill;
use table::battery::{self, Plan};

#[test]
fn the_drill_obeys_every_law() {
    let report = battery::run::<Drill>(Plan::from_env(crate::common::tables(), crate::common::ENOUGH, 20_000));
    println!("{report}");
    report.assert_clean();
    assert!(report.hiding > 0, "nothing was ever hidden");
}
