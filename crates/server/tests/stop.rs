//! Told to stop, the server ends by itself. A signal reaches the whole process: this test needs one of its own, as
//! nextest gives to each.
#![cfg(unix)]

use std::process::{self, Command};

use server::{Settings, serve};
use table::Registry;
use tokio::net::TcpStream;
use tokio::sync::oneshot;

#[tokio::test]
async fn a_signal_ends_the_server_even_with_a_connection_open() {
    let folder = tempfile::tempdir().unwrap();
    for signal in ["-TERM", "-INT"] {
        let database = folder.path().join("bicorne.sqlite").to_str().unwrap().to_owned();
        let settings = Settings::new("127.0.0.1:0".parse().unwrap(), &database);
        let (ready, address) = oneshot::channel();
        let server = tokio::spawn(serve(settings, Registry::new(), |address| ready.send(address).unwrap()));
        let _open = TcpStream::connect(address.await.unwrap()).await.unwrap();
        let id = process::id().to_string();
        assert!(Command::new("kill").args([signal, &id]).status().unwrap().success());
        server.await.unwrap().unwrap();
    }
}
