//! What the program says about itself, and how it ends when nobody listens.

use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::process::Stdio;

use crate::common::journal::saved;
use crate::common::{Folder, Ran, assert_names, bicorne, bicorne_unheard, program};

/// The commands that the program lists.
fn commands() -> Vec<String> {
    let help = bicorne(["--help"]).succeeds();
    let listed = help.lines().skip_while(|line| *line != "Commands:").skip(1);
    let listed = listed.take_while(|line| !line.is_empty());
    listed
        .filter_map(|line| line.split_whitespace().next())
        .filter(|name| *name != "help")
        .map(str::to_owned)
        .collect()
}

#[test]
fn the_commands_are_listed() {
    let commands = commands();
    for name in [
        "simulate", "replay", "check", "bot", "order", "serve", "backup", "restore", "export", "import", "inspect",
        "user", "admin",
    ] {
        assert!(commands.iter().any(|command| command == name), "{name} in {commands:?}");
    }
    assert_names(&bicorne(["--help"]).succeeds(), &["Example"]);
}

#[test]
fn every_command_has_help_with_an_example() {
    for command in commands() {
        for args in [
            [&command, "--help"],
            [command.as_str(), "-h"],
            ["help", command.as_str()],
        ] {
            let help = bicorne(args).succeeds();
            assert_names(&help, &["Example", &format!("bicorne {command}"), "Usage:"]);
        }
    }
}

#[test]
fn the_example_of_simulate_works() {
    let help = bicorne(["simulate", "--help"]).succeeds();
    let example = help.lines().find_map(|line| line.strip_prefix("  bicorne "));
    let example = example.expect("there is an example");
    let said = bicorne(example.split(' ')).succeeds();
    assert_names(&said, &["matches finished", "red", "blue", "green"]);
}

#[test]
fn without_arguments_it_says_how_it_is_used() {
    let ran = bicorne::<&str>([]);
    assert_names(ran.is_refused_by_usage(), &["Usage:", "simulate", "replay"]);
}

#[test]
fn what_it_does_not_know_is_refused() {
    assert_names(bicorne(["march"]).is_refused_by_usage(), &["march"]);
    assert_names(
        bicorne(["replay", "a.jsonl", "--backwards"]).is_refused_by_usage(),
        &["--backwards"],
    );
    assert_names(bicorne(["replay"]).is_refused_by_usage(), &["FILE"]);
    assert_names(bicorne(["check"]).is_refused_by_usage(), &["FILE|DIR"]);
    assert_names(bicorne(["bot", "drill"]).is_refused_by_usage(), &["LEVEL"]);
}

#[test]
fn it_tells_its_version() {
    let said = bicorne(["--version"]).succeeds();
    assert_eq!(said, format!("bicorne {}\n", env!("CARGO_PKG_VERSION")));
}

#[track_caller]
fn assert_quiet_without_a_listener(args: &[&str], input: &[u8]) {
    let ran = bicorne_unheard(args, input);
    assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""), "{args:?}");
}

#[test]
fn replay_ends_quietly_when_nobody_reads_on() {
    let folder = Folder::new();
    let journal = folder.file("match.jsonl", saved(1, "pipe", &[])[0].text());
    let journal = journal.to_str().unwrap();
    assert_quiet_without_a_listener(&["replay", journal], b"");
    assert_quiet_without_a_listener(&["replay", journal, "--verify", "--at", "3"], b"");
}

#[test]
fn simulate_ends_quietly_when_nobody_reads_on() {
    assert_quiet_without_a_listener(&["simulate", "drill", "default", "--games", "2"], b"");
    assert_quiet_without_a_listener(&["simulate", "drill", "default", "--games", "2", "--json"], b"");
}

#[test]
fn help_ends_quietly_when_nobody_reads_on() {
    let ran = bicorne_unheard(["replay", "--help"], b"");
    assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""));
}

#[test]
fn serve_goes_on_when_nobody_reads_its_address() {
    let folder = Folder::new();
    let free = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = free.local_addr().unwrap();
    drop(free);
    let (reader, writer) = std::io::pipe().unwrap();
    drop(reader);
    let mut server = program()
        .args(["serve", "--listen", &address.to_string(), "--database"])
        .arg(folder.path().join("test.sqlite"))
        .stdout(writer)
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut answer = String::new();
    while answer.is_empty() && server.try_wait().unwrap().is_none() {
        answer = ask_for_home(address).unwrap_or_default();
    }
    let ended = server.try_wait().unwrap();
    server.kill().unwrap();
    server.wait().unwrap();
    assert_eq!(ended, None);
    assert!(answer.starts_with("HTTP/1.1 "), "{answer}");
}

fn ask_for_home(address: SocketAddr) -> std::io::Result<String> {
    let mut stream = TcpStream::connect(address)?;
    write!(stream, "GET / HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n")?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    Ok(answer)
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_is_told() {
    let full = std::fs::File::options().write(true).open("/dev/full").unwrap();
    let output = program()
        .args(["simulate", "drill", "default", "--games", "1", "--json"])
        .stdout(full)
        .output()
        .unwrap();
    let ran = Ran::of(output);
    assert_names(ran.fails(1), &["output cannot be written"]);
}
