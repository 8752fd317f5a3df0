//! What there is: files and folders, and the words in them.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::fs;
use std::path::{Path, PathBuf};

pub const ENDINGS: [&str; 11] = [
    ".rs", ".ts", ".svelte", ".md", ".toml", ".json", ".css", ".mjs", ".sh", ".sql", ".html",
];

/// What is neither written nor read by anybody.
const PASSED_BY: [&str; 5] = ["target", "node_modules", ".git", "dist", "reports"];

pub struct Tree {
    root: PathBuf,
    /// Everything by its path from the root, folders too.
    paths: BTreeSet<String>,
    /// The words of all sources.
    words: HashSet<String>,
    manifests: BTreeMap<String, String>,
    ignored: Vec<String>,
}

impl Tree {
    pub fn read() -> Tree {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"))
            .ancestors()
            .nth(2)
            .expect("the crate is in the tree");
        let mut tree = Tree {
            root: root.to_owned(),
            paths: BTreeSet::new(),
            words: HashSet::new(),
            manifests: BTreeMap::new(),
            ignored: Vec::new(),
        };
        tree.look("");
        for path in tree.paths.clone() {
            if let Some(name) = path
                .strip_prefix("crates/")
                .and_then(|rest| rest.strip_suffix("/Cargo.toml"))
            {
                tree.manifests.insert(name.to_owned(), tree.text(&path));
            }
        }
        let ignored = tree.text(".gitignore");
        tree.ignored = ignored
            .lines()
            .filter_map(|line| line.strip_prefix('/'))
            .map(str::to_owned)
            .collect();
        tree
    }

    fn look(&mut self, folder: &str) {
        for entry in fs::read_dir(self.root.join(folder)).expect("the folder is there") {
            let entry = entry.expect("it can be read");
            let name = entry.file_name().into_string().expect("names are UTF-8");
            let path = if folder.is_empty() {
                name.clone()
            } else {
                format!("{folder}/{name}")
            };
            if PASSED_BY.contains(&name.as_str()) || path == "data" {
                continue;
            }
            if entry.path().is_dir() {
                self.look(&path);
            } else if reads(&path) {
                self.learn(&path);
            }
            self.paths.insert(path);
        }
    }

    fn learn(&mut self, path: &str) {
        let text = self.text(path);
        let words = text.split(|letter: char| !(letter.is_ascii_alphanumeric() || letter == '_'));
        self.words.extend(words.map(str::to_owned));
    }

    pub fn text(&self, path: &str) -> String {
        fs::read_to_string(self.root.join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
    }

    pub fn has(&self, path: &str) -> bool {
        self.paths.contains(path.trim_end_matches('/'))
    }

    pub fn says(&self, word: &str) -> bool {
        self.words.contains(word)
    }

    pub fn under(&self, folder: &str) -> impl Iterator<Item = String> {
        let start = format!("{folder}/");
        self.paths.iter().filter(move |path| path.starts_with(&start)).cloned()
    }

    /// The folders at the root.
    pub fn folders(&self) -> impl Iterator<Item = &String> {
        self.paths
            .iter()
            .filter(|path| !path.contains('/') && self.root.join(path).is_dir())
    }

    pub fn crates(&self) -> impl Iterator<Item = &String> {
        self.manifests.keys()
    }

    pub fn manifest(&self, name: &str) -> Option<&String> {
        self.manifests.get(name)
    }

    /// Whether running something makes it, so that it is not in the tree.
    pub fn is_made(&self, path: &str) -> bool {
        self.ignored
            .iter()
            .any(|made| path.trim_end_matches('/') == made || path.starts_with(&format!("{made}/")))
    }

    /// Where a path leads: from the root, from the folder of its table, from what was named last; in the first column of a
    /// table no farther, elsewhere it may be the end of a longer one. `*` and `GAME` stand for any name.
    pub fn find(&self, path: &str, folder: Option<&str>, near: Option<&str>, strict: bool) -> Option<String> {
        let path = path.trim_end_matches('/');
        let beside = near.and_then(|near| near.rsplit_once('/')).map(|(parent, _)| parent);
        let inside = |base: &&str| folder.is_none_or(|folder| base.starts_with(folder));
        let bases = [folder, beside.filter(inside), near.filter(inside)];
        let from_root = self
            .find_exactly(path)
            .filter(|_| folder.is_none() || path.contains('/'));
        let found = from_root.or_else(|| {
            let mut bases = bases.into_iter().flatten();
            bases.find_map(|base| self.find_exactly(&format!("{base}/{path}")))
        });
        found.or_else(|| {
            let end: Vec<&str> = path.split('/').collect();
            let ends = |one: &&String| {
                let parts: Vec<&str> = one.split('/').collect();
                parts.len() >= end.len() && alike(&end, &parts[parts.len() - end.len()..])
            };
            self.paths.iter().find(ends).filter(|_| !strict).cloned()
        })
    }

    fn find_exactly(&self, path: &str) -> Option<String> {
        let wanted: Vec<&str> = path.split('/').collect();
        let found = self.paths.iter().find(|one| {
            let parts: Vec<&str> = one.split('/').collect();
            alike(&wanted, &parts)
        });
        found.cloned()
    }
}

fn alike(wanted: &[&str], parts: &[&str]) -> bool {
    let any = |part: &str| part == "*" || (part.len() > 1 && part.chars().all(|letter| letter.is_ascii_uppercase()));
    wanted.len() == parts.len() && wanted.iter().zip(parts).all(|(want, part)| want == part || any(want))
}

/// Sources, in which words of the code stand; what is written about them is none, and neither is this test.
fn reads(path: &str) -> bool {
    let source = [
        ".rs", ".ts", ".svelte", ".toml", ".mjs", ".sh", ".service", ".timer", ".sql",
    ];
    let named = path == "Makefile" || source.iter().any(|ending| path.ends_with(ending));
    named && !path.contains("tests/documents") && !path.contains("tests/games")
}

/// A path that is written from a folder, from the root.
pub fn from(folder: &str, path: &str) -> String {
    let mut parts: Vec<&str> = folder.split('/').filter(|part| !part.is_empty()).collect();
    for part in path.split('/') {
        match part {
            ".." => drop(parts.pop()),
            part => parts.push(part),
        }
    }
    parts.join("/")
}
