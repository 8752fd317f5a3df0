//! All tests of the crate in one program, so that there is one to link.

mod late;
