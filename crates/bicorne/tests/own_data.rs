//! `bicorne serve --data`: what an operator puts there is read before anything is served.

use tempfile::TempDir;

use crate::common::bicorne;

fn serve(folder: &TempDir) -> String {
    let data = folder.path().to_str().expect("the path is text");
    let database = folder.path().join("never.sqlite");
    let database = database.to_str().expect("the path is text");
    let ran = bicorne([
        "serve",
        "--listen",
        "127.0.0.1:0",
        "--database",
        database,
        "--data",
        data,
    ]);
    ran.fails(2).to_owned()
}

#[test]
fn a_fault_in_a_file_is_named_with_its_line() {
    let folder = TempDir::new().expect("there is room");
    std::fs::write(folder.path().join("europe.toml"), "[deck]\nnapoleon = 4\nblnk = 3\n").expect("it is written");
    let said = serve(&folder);
    assert!(said.contains("europe.toml, line "), "{said}");
    assert!(said.contains("there is no card \"blnk\""), "{said}");
}

#[test]
fn a_file_that_nobody_reads_is_not_passed_over() {
    let folder = TempDir::new().expect("there is room");
    assert!(serve(&folder).contains("holds nothing: it may hold europe.toml"));
    std::fs::write(folder.path().join("europe.tml"), "").expect("it is written");
    assert!(serve(&folder).contains("europe.tml is not read here: the folder may hold europe.toml"));
}

#[test]
fn a_folder_that_is_not_there_is_named() {
    let ran = bicorne(["serve", "--data", "/nowhere/at-all"]);
    assert!(ran.fails(2).contains("/nowhere/at-all is not there"));
}
