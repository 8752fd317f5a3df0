//! Commands in a document: of the program, of `make`, `cargo` and `npm`.

use std::cell::RefCell;
use std::collections::HashMap;

use super::text::Code;
use super::tree::Tree;
use crate::common::bicorne;

/// What the program says about itself, asked once.
#[derive(Default)]
pub struct Program(RefCell<HashMap<Vec<String>, String>>);

/// A simple command: what is set before it, and its words.
#[derive(Debug)]
pub struct Command {
    set: Vec<String>,
    words: Vec<String>,
}

const TOOLS: [&str; 4] = ["make", "bicorne", "cargo", "npm"];

/// Those that are checked. In the page for clubs `table` is the program, run as the user of the service.
pub fn commands(text: &str) -> Vec<Command> {
    let text = text.split(" #").next().unwrap_or_default();
    let parts = text.split("&&").flat_map(|part| part.split(['|', ';', '>']));
    parts.filter_map(command).collect()
}

fn command(text: &str) -> Option<Command> {
    let mut words = text
        .split_whitespace()
        .skip_while(|word| ["sudo", "exec"].contains(word));
    let mut set = Vec::new();
    let mut tool = words.next();
    while let Some((name, _)) = tool
        .and_then(|word| word.split_once('='))
        .filter(|(name, _)| is_variable(name))
    {
        set.push(name.to_owned());
        tool = words.next();
    }
    let tool = tool.map(|tool| match tool {
        "table" | "target/release/bicorne" | "/usr/local/bin/bicorne" => "bicorne",
        tool => tool,
    });
    let known = tool.filter(|tool| TOOLS.contains(tool));
    let trim = |word: &str| word.trim_matches(['[', ']', '.', ',']).to_owned();
    let words: Vec<String> = known
        .into_iter()
        .chain(known.is_some().then_some(words).into_iter().flatten())
        .map(trim)
        .collect();
    (!words.is_empty() || !set.is_empty()).then_some(Command { set, words })
}

fn is_variable(name: &str) -> bool {
    name.len() > 2 && name.chars().all(|letter| letter.is_ascii_uppercase() || letter == '_')
}

fn flags(words: &[String]) -> impl Iterator<Item = &str> {
    let words = words.iter().take_while(|word| *word != "--");
    let flags = words.filter(|word| word.starts_with("--"));
    flags.map(|word| word.split('=').next().unwrap_or(word))
}

impl Program {
    fn help(&self, command: &[&str]) -> String {
        let key: Vec<String> = command.iter().map(|&word| word.to_owned()).collect();
        let mut helps = self.0.borrow_mut();
        let help = helps
            .entry(key)
            .or_insert_with(|| bicorne(command.iter().copied().chain(["--help"])).succeeds());
        help.clone()
    }

    /// The commands that a help lists; none for a command that has none below it.
    fn listed(&self, command: &[&str]) -> Vec<String> {
        let help = self.help(command);
        let listed = help.lines().skip_while(|line| *line != "Commands:").skip(1);
        let listed = listed.take_while(|line| !line.is_empty());
        listed
            .filter_map(|line| line.split_whitespace().next())
            .filter(|name| *name != "help")
            .map(str::to_owned)
            .collect()
    }

    fn has_flag(&self, command: &[&str], flag: &str) -> bool {
        let help = self.help(command);
        let mut words = help.split(|letter: char| !(letter.is_ascii_lowercase() || letter == '-'));
        words.any(|word| word == flag)
    }

    /// What is false in it.
    pub fn lies(&self, tree: &Tree, code: &Code) -> Vec<String> {
        let mut lies = Vec::new();
        for command in commands(&code.text) {
            let unread = command.set.iter().filter(|name| !tree.says(name));
            lies.extend(unread.map(|name| format!("nothing reads {name}")));
            if let Some((tool, words)) = command.words.split_first() {
                lies.extend(match tool.as_str() {
                    "make" => make(tree, words),
                    "cargo" => cargo(tree, words),
                    "npm" => npm(tree, words),
                    _ => self.bicorne(words),
                });
            }
        }
        let options = code.text.strip_prefix("BICORNE_OPTIONS=");
        if let Some(options) = options {
            let words: Vec<String> = options.split_whitespace().map(str::to_owned).collect();
            lies.extend(self.unknown(&["serve"], &words));
        }
        if !code.block && code.text.starts_with("--") && !code.text.starts_with("-- ") {
            let flag = code.text.split([' ', '=']).next().unwrap_or_default();
            let all = self.listed(&[]);
            let known = all.iter().any(|command| self.has_flag(&[command], flag));
            lies.extend((!known).then(|| format!("no command has {flag}")));
        }
        lies
    }

    fn bicorne(&self, words: &[String]) -> Vec<String> {
        let mut command: Vec<&str> = Vec::new();
        let mut rest = words;
        // As long as there are commands below it, the next word is one of them.
        while let Some((word, after)) = rest.split_first() {
            let listed = self.listed(&command);
            if listed.is_empty() || word.starts_with('-') {
                break;
            }
            if !listed.contains(word) {
                let so_far: String = command.iter().map(|word| format!(" {word}")).collect();
                return vec![format!("bicorne{so_far} has no {word}")];
            }
            command.push(word);
            rest = after;
        }
        self.unknown(&command, rest)
    }

    fn unknown(&self, command: &[&str], words: &[String]) -> Vec<String> {
        let unknown = flags(words).filter(|flag| !self.has_flag(command, flag));
        unknown
            .map(|flag| format!("bicorne {} has no {flag}", command.join(" ")))
            .collect()
    }
}

fn make(tree: &Tree, words: &[String]) -> Vec<String> {
    let file = tree.text("Makefile");
    let mut lies = Vec::new();
    for word in words.iter().filter(|word| !word.starts_with('-')) {
        match word.split_once('=') {
            Some((name, _)) if !file.contains(&format!("$({name})")) && !file.contains(&format!("$(if $({name})")) => {
                lies.push(format!("make does not ask for {name}"));
            }
            Some(_) => {}
            None if file.lines().any(|line| line.starts_with(&format!("{word}:"))) => {}
            None => lies.push(format!("there is no `make {word}`")),
        }
    }
    lies
}

fn cargo(tree: &Tree, words: &[String]) -> Vec<String> {
    let after = |flag: &str| {
        let place = words.iter().position(|word| word == flag)?;
        words.get(place + 1)
    };
    let Some(name) = after("-p") else {
        return Vec::new();
    };
    let Some(manifest) = tree.manifest(name) else {
        return vec![format!("there is no crate {name}")];
    };
    let mut lies = Vec::new();
    if let Some(example) = after("--example") {
        let file = format!("crates/{name}/examples/{example}");
        if !tree.has(&format!("{file}.rs")) && !tree.has(&format!("{file}/main.rs")) {
            lies.push(format!("{name} has no example {example}"));
        }
    }
    if let Some(test) = after("--test") {
        let all = manifest.contains("autotests = false");
        let listed = manifest.contains(&format!("[[test]]\nname = \"{test}\""));
        if !listed && (all || !tree.has(&format!("crates/{name}/tests/{test}.rs"))) {
            lies.push(format!("{name} has no test {test}"));
        }
    }
    lies
}

fn npm(tree: &Tree, words: &[String]) -> Vec<String> {
    let package: serde_json::Value = serde_json::from_str(&tree.text("web/package.json")).expect("it is JSON");
    let mut words = words.iter().filter(|word| !word.starts_with('-'));
    match (words.next().map(String::as_str), words.next()) {
        (Some("run"), Some(script)) if package["scripts"].get(script).is_none() => {
            vec![format!("there is no `npm run {script}`")]
        }
        _ => Vec::new(),
    }
}
