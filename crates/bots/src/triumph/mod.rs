//! Officers for Napoleon's Triumph.
