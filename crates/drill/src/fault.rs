//! Faults planted on purpose, so that the tests can show that the battery finds them. They are switches of the crate's own
//! tests: in every other build `planted` is `false`, and no program has them.

#[cfg_attr(not(test), allow(dead_code, reason = "only tests plant"))]
#[cfg_attr(test, derive(strum::VariantArray))]
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Fault {
    LeakingView,
    LeakingEvent,
    LeakingRefusal,
    LeakingMessageCount,
    UncheckedAction,
    LossyReplay,
    UndoPastADie,
    IdleScramble,
    OrderShows,
    LeakingReveal,
    OverheardOffer,
    UndoUnderOthers,
    LeakingChannel,
    WrongForecast,
    LeakingForecast,
}

#[cfg(not(test))]
pub const fn planted(_: Fault) -> bool {
    false
}

#[cfg(test)]
pub use switch::planted;

#[cfg(test)]
pub mod switch {
    use std::cell::Cell;

    use super::Fault;

    thread_local! {
        // Of the thread, so that tests can run side by side: a battery stays on its own.
        static PLANTED: Cell<Option<Fault>> = const { Cell::new(None) };
    }

    pub fn planted(fault: Fault) -> bool {
        PLANTED.get() == Some(fault)
    }

    /// Plants a fault, or none, until the end of the test.
    pub fn plant(fault: Option<Fault>) {
        PLANTED.set(fault);
    }
}
