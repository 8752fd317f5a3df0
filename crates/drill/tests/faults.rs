//! Each planted fault breaks the law it is meant to break. Built with one fault at a time, by `make test`.

use drill::Drill;
use table::battery::{self, Law, Plan};

/// The law that the fault breaks by its nature, and those it cannot help breaking along with it.
fn planted() -> Option<(Law, &'static [Law])> {
    if cfg!(feature = "fault-leaking-view") {
        Some((Law::FogView, &[Law::FogBotInput, Law::FogIsExercised, Law::FogMessages]))
    } else if cfg!(feature = "fault-leaking-event") {
        Some((Law::FogMessages, &[Law::FogMessageCount, Law::FogSilence]))
    } else if cfg!(feature = "fault-leaking-refusal") {
        Some((Law::FogRefusals, &[Law::SerdeRoundTrips]))
    } else if cfg!(feature = "fault-leaking-message-count") {
        Some((Law::FogMessageCount, &[Law::FogSilence]))
    } else if cfg!(feature = "fault-unchecked-action") {
        Some((Law::AcceptedHasAPath, &[Law::KindsOccur]))
    } else if cfg!(feature = "fault-lossy-replay") {
        Some((Law::ReplayEqualsPlay, &[Law::SerdeRoundTrips]))
    } else if cfg!(feature = "fault-undo-past-a-die") {
        Some((
            Law::UndoStopsAtDice,
            &[Law::UndoRestores, Law::UndoSparesBarriers, Law::ShowingIsABarrier],
        ))
    } else if cfg!(feature = "fault-idle-scramble") {
        Some((Law::ScrambleChanges, &[]))
    } else if cfg!(feature = "fault-order-shows") {
        Some((Law::OrderLeavesNoTrace, &[Law::FogSilence]))
    } else if cfg!(feature = "fault-leaking-reveal") {
        Some((Law::FogMessages, &[Law::KindsOccur]))
    } else if cfg!(feature = "fault-overheard-offer") {
        Some((Law::FogSilence, &[Law::FogMessageCount]))
    } else if cfg!(feature = "fault-undo-under-others") {
        Some((Law::UndoSparesBarriers, &[]))
    } else if cfg!(feature = "fault-leaking-channel") {
        Some((Law::FogChannels, &[]))
    } else {
        None
    }
}

#[test]
fn the_battery_finds_just_the_planted_fault() {
    let report = battery::run::<Drill>(Plan {
        games: 400,
        ..Plan::new(crate::common::tables())
    });
    println!("{report}");
    let broken = report.broken_laws();
    let Some((right, along)) = planted() else {
        assert_eq!(broken, [], "nothing is planted");
        return;
    };
    assert!(broken.contains(&right), "{right} should be broken, not {broken:?}");
    let others: Vec<_> = broken
        .iter()
        .filter(|law| **law != right && !along.contains(law))
        .collect();
    assert!(others.is_empty(), "{others:?} should hold");
}
