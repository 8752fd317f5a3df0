//! The table's battery on the drill. `make battery` fires the large run.

#![cfg(not(any(
    feature = "fault-leaking-view",
    feature = "fault-leaking-event",
    feature = "fault-leaking-refusal",
    feature = "fault-leaking-message-count",
    feature = "fault-unchecked-action",
    feature = "fault-lossy-replay",
    feature = "fault-undo-past-a-die",
    feature = "fault-idle-scramble",
    feature = "fault-order-shows",
    feature = "fault-leaking-reveal",
    feature = "fault-overheard-offer",
    feature = "fault-undo-under-others",
    feature = "fault-leaking-channel",
)))]

use drill::Drill;
use table::battery::{self, Plan};

#[test]
fn the_drill_obeys_every_law() {
    let report = battery::run::<Drill>(Plan::from_env(crate::common::tables(), 300, 20_000));
    println!("{report}");
    report.assert_clean();
    assert!(report.hiding > 0, "nothing was ever hidden");
}
