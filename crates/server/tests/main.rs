//! All tests of the crate in one program, so that there is one to link.

mod backup;
mod browser;
mod captured;
mod connections;
mod docs;
mod fuzz;
mod http;
mod live;
mod lobby;
mod log;
mod notify;
mod operate;
mod people;
mod scratch;
mod secrets;
mod sink;
mod site;
mod stop;
mod store;
