//! The cases of `cases/`, so that `cargo test` and a run of mutants have them without the program. `bicorne check` runs
//! the same ones, and says which rules have none. `CASES=word` runs those whose name or file has the word in it.

use std::path::Path;

use europe::Europe;
use table::Game as _;
use table::any::{AnyGame as _, Of};
use table::case::{self, CaseFile};
use table::rules::RuleBook;

#[test]
fn every_case_holds() {
    let book = RuleBook::parse(Europe::RULE_FILE).expect("rules.toml is sound");
    let game = Of::<Europe>::game();
    let wanted = std::env::var("CASES").unwrap_or_default();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("cases");
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .expect("there is a folder of cases")
        .map(|entry| entry.expect("it can be read").path())
        .collect();
    files.sort();
    let (mut passed, mut failed) = (0, Vec::new());
    for path in files {
        let name = path
            .file_name()
            .map_or_else(String::new, |name| name.to_string_lossy().into_owned());
        let text = std::fs::read_to_string(&path).expect("a case file can be read");
        let file = CaseFile::parse(&text).unwrap_or_else(|why| panic!("{name}: {why}"));
        assert_eq!(file.game, game.name());
        for case in file
            .case
            .iter()
            .filter(|case| case.name.contains(&wanted) || name.contains(&wanted))
        {
            match case::run(&game, &[&book], case) {
                Ok(()) => passed += 1,
                Err(why) => failed.push(format!("{name}: {}: {why}", case.name)),
            }
        }
    }
    assert!(
        failed.is_empty(),
        "{passed} passed, {} failed\n{}",
        failed.len(),
        failed.join("\n")
    );
    assert!(passed > 0, "there was no case to run");
}
