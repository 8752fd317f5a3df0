//! A folder of cases, for the tests of a game.

use std::path::Path;

use crate::any::{AnyGame as _, Of};
use crate::case::{CaseFile, run};
use crate::game::Game;
use crate::rules::RuleBook;

/// The test of a game's `cases/`, so that `cargo test` and a run of mutants have them without the program. `bicorne check`
/// runs the same ones, and says which rules have none.
#[macro_export]
macro_rules! cases_of {
    ($game:ty) => {
        #[test]
        fn every_case_holds() {
            let folder = ::std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("cases");
            $crate::case::hold_all::<$game>(&folder);
        }
    };
}

/// Runs every case of the folder, or with `CASES=word` those whose name or file has the word in it, and panics with all
/// that fail.
pub fn hold_all<G: Game>(folder: &Path) {
    let book = RuleBook::parse(G::RULE_FILE).expect("rules.toml is sound");
    let game = Of::<G>::game();
    let wanted = std::env::var("CASES").unwrap_or_default();
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
            match run(&game, &[&book], case) {
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
