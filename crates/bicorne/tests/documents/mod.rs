//! Documents that cannot lie: the paths, crates, names and commands in them are held against the tree and `--help`.

mod commands;
mod text;
mod tree;

use std::collections::BTreeSet;

use commands::Program;
use text::{Code, links, read};
use tree::Tree;

/// What is held against the tree.
fn documents(tree: &Tree) -> Vec<(String, String)> {
    let roots = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"].map(str::to_owned);
    let pages = tree.under("docs").filter(|path| path.ends_with(".md"));
    let all = roots.into_iter().chain(pages);
    all.map(|path| (path.clone(), tree.text(&path))).collect()
}

/// What is false in a document, each with its line.
fn lies(tree: &Tree, program: &Program, path: &str, document: &str) -> Vec<String> {
    let mut lies = Vec::new();
    let home = path.rsplit_once('/').map_or("", |(folder, _)| folder);
    for (line, link) in links(document) {
        if !tree.has(&tree::from(home, &link)) {
            lies.push(format!("{line}: there is no {link} to link to"));
        }
    }
    let mut near = None;
    for code in read(document) {
        let mut say = |why: String| lies.push(format!("{}: {why}", code.line));
        for path in paths(tree, &code) {
            match tree.find(&path, code.folder.as_deref(), near.as_deref(), code.maps) {
                Some(found) => near = Some(found),
                None => say(format!("there is no {path}")),
            }
        }
        for why in program.lies(tree, &code) {
            say(why);
        }
        if let Some(name) = name(&code)
            && !tree.says(name)
        {
            say(format!("nothing is called {name}"));
        }
    }
    lies
}

/// What of it is meant as a path: between backticks the whole of it, in a block words that begin with a folder of ours.
fn paths(tree: &Tree, code: &Code) -> Vec<String> {
    if code.block {
        let words = code.text.split_whitespace();
        let ours = words.filter(|word| tree.folders().any(|folder| word.starts_with(&format!("{folder}/"))));
        return ours
            .map(|word| word.trim_end_matches([',', ';', ':', ')']).to_owned())
            .collect();
    }
    let text = code.text.as_str();
    let strange = |letter: char| !(letter.is_ascii_alphanumeric() || "/._-*".contains(letter));
    let named = text.contains('/') || tree::ENDINGS.iter().any(|ending| text.ends_with(ending));
    let meant = named && !text.starts_with('/') && !text.chars().any(strange) && !tree.is_made(text);
    meant.then(|| text.to_owned()).into_iter().collect()
}

/// A word of the code, as `table::bot::Bot` or `on_either!`: its last part.
fn name(code: &Code) -> Option<&str> {
    let text = code
        .text
        .trim_end_matches("()")
        .trim_end_matches('!')
        .trim_start_matches('.');
    let last = text.rsplit("::").next()?;
    let word = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
    let is_name = text.split("::").all(|part| part.chars().all(word));
    (!code.block && last.len() > 2 && is_name).then_some(last)
}

#[test]
fn what_the_documents_name_is_there() {
    let tree = Tree::read();
    let program = Program::default();
    let mut all = Vec::new();
    for (path, text) in documents(&tree) {
        let lies = lies(&tree, &program, &path, &text).into_iter();
        all.extend(lies.map(|lie| format!("{path}:{lie}")));
    }
    assert!(all.is_empty(), "{}", all.join("\n"));
}

#[test]
fn every_crate_stands_in_the_readme_and_in_the_house() {
    let tree = Tree::read();
    let readme = tree.text("README.md");
    let architecture = tree.text("ARCHITECTURE.md");
    let house: Vec<Code> = read(&architecture).into_iter().filter(|code| code.block).collect();
    let mut missing = Vec::new();
    for name in tree.crates() {
        let place = format!("crates/{name}");
        if !readme.lines().any(|line| line.starts_with(&format!("| `{place}` |"))) {
            missing.push(format!("{place} is not in the README"));
        }
        let mut rooms = house.iter().map(|code| code.text.split_whitespace().next());
        if !rooms.any(|room| room == Some(&place)) {
            missing.push(format!("{place} is not in the house"));
        }
    }
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}

#[test]
fn every_target_that_make_tells_of_stands_in_the_readme() {
    let tree = Tree::read();
    let (readme, makefile) = (tree.text("README.md"), tree.text("Makefile"));
    let told = makefile
        .lines()
        .filter_map(|line| line.trim().strip_prefix("@echo 'make "));
    let targets: BTreeSet<&str> = told.filter_map(|line| line.split_whitespace().next()).collect();
    assert!(targets.contains("play"), "{targets:?}");
    let is_there =
        |target: &&str| readme.contains(&format!("`{target}`")) || readme.contains(&format!("make {target}"));
    let missing: Vec<&str> = targets.into_iter().filter(|target| !is_there(target)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn a_document_that_lies_is_found_out() {
    let tree = Tree::read();
    let program = Program::default();
    for (text, why) in [
        ("in `crates/nowhere/src`", "there is no crates/nowhere/src"),
        ("see [it](nothing.md)", "there is no nothing.md"),
        ("see [it](../README.md) and [it](../docs.md)", "there is no ../docs.md"),
        (
            "`crates/table/src`, thus:\n\n| `walk.rs`, `gone.rs` |",
            "there is no gone.rs",
        ),
        (
            "`crates/table/src`, thus:\n\n| `officer.rs` |",
            "there is no officer.rs",
        ),
        ("```sh\ncat web/nothing.ts\n```", "there is no web/nothing.ts"),
        ("`bicorne march`", "bicorne has no march"),
        ("`bicorne admin crown`", "bicorne admin has no crown"),
        ("`bicorne replay FILE --backwards`", "bicorne replay has no --backwards"),
        (
            "```sh\nsudo bicorne serve --gilded\n```",
            "bicorne serve has no --gilded",
        ),
        ("`--gilded`", "no command has --gilded"),
        ("```sh\nBICORNE_OPTIONS=--gilded\n```", "bicorne serve has no --gilded"),
        ("`make peace`", "there is no `make peace`"),
        ("`make play PEACE=1`", "make does not ask for PEACE"),
        ("`cargo run -p nobody`", "there is no crate nobody"),
        (
            "`cargo run -p triumph --example nothing`",
            "triumph has no example nothing",
        ),
        ("`cargo test -p triumph --test nothing`", "triumph has no test nothing"),
        ("`npm run nothing`", "there is no `npm run nothing`"),
        ("`BICORNE_PLUME=white`", "nothing reads BICORNE_PLUME"),
        ("`table::bot::Plume`", "nothing is called Plume"),
    ] {
        let lies = lies(&tree, &program, "docs/false.md", text);
        let found = lies.iter().any(|lie| lie.contains(why));
        assert!(found && lies.len() == 1, "{text:?} gives {lies:?}");
    }
}

/// The paths that the paragraph names which says where actions are applied unchecked.
fn unchecked_by_the_document(tree: &Tree) -> BTreeSet<String> {
    let text = tree.text("ARCHITECTURE.md");
    let mut paragraphs = text.split("\n\n");
    let paragraph = paragraphs.find(|text| text.starts_with("Applying without `check`"));
    let paragraph = paragraph.expect("the document says where actions are applied unchecked");
    let quoted = paragraph.split('`').skip(1).step_by(2);
    quoted.filter(|text| text.ends_with(".rs")).map(str::to_owned).collect()
}

/// Whether a line applies an action without asking the judge, by the table's way or by the game's own.
fn applies_unchecked(line: &str) -> bool {
    let line = line.trim_start();
    let type_before = |at: usize| {
        let word = line[..at].rsplit(|letter: char| !(letter.is_alphanumeric() || letter == '_'));
        line[..at].ends_with('>')
            || word
                .into_iter()
                .next()
                .is_some_and(|word| word.starts_with(char::is_uppercase))
    };
    let by_game = line.match_indices("::apply").any(|(at, found)| {
        let after = &line[at + found.len()..];
        type_before(at) && !after.starts_with(|letter: char| letter.is_alphanumeric() || letter == '_')
    });
    !line.starts_with("//") && !line.starts_with("pub fn") && (by_game || line.contains("apply_unchecked"))
}

#[test]
fn actions_are_applied_unchecked_only_where_the_document_says() {
    for (line, unchecked) in [
        ("        self.play.apply_unchecked(ask, action, &mut dice);", true),
        ("let events = Triumph::apply(state, seat, ask, action);", true),
        ("let apply = <G as Game>::apply;", true),
        ("G::apply(state)", true),
        ("        // by Triumph::apply", false),
        ("    pub fn apply_unchecked(&mut self)", false),
        ("bid::apply(self, action)", false),
        ("Triumph::applies(state)", false),
    ] {
        assert_eq!(applies_unchecked(line), unchecked, "{line}");
    }
    let tree = Tree::read();
    let sources = tree.under("crates").filter(|path| path.ends_with(".rs"));
    let ours = sources.filter(|path| path.contains("/src/") && !path.starts_with("crates/bench/"));
    let found: BTreeSet<String> = ours
        .filter(|path| tree.text(path).lines().any(applies_unchecked))
        .collect();
    assert_eq!(found, unchecked_by_the_document(&tree));
}

/// A reader who overlooks everything finds no lies either.
#[test]
fn much_of_what_is_written_is_looked_at() {
    let tree = Tree::read();
    let all: Vec<Code> = documents(&tree).iter().flat_map(|(_, text)| read(text)).collect();
    let paths: usize = all.iter().map(|code| paths(&tree, code).len()).sum();
    let commands = all
        .iter()
        .filter(|code| !commands::commands(&code.text).is_empty())
        .count();
    let names = all.iter().filter_map(name).count();
    assert!(
        paths > 250 && commands > 50 && names > 100,
        "{paths} {commands} {names}"
    );
}
