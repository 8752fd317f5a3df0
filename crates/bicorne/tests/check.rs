//! `bicorne check`

use std::path::Path;

use crate::common::{Folder, Ran, assert_names, bicorne, bicorne_unheard};

/// A position in which red holds twins, and blue one card.
const POSITION: &str = r#"
position = { round = 1, phase = { type = "bidding" }, companies = { 0 = { hand = [2, 2, 3] }, 1 = { hand = [4] } } }
"#;

/// A case file of the drill with one case.
fn file_of(name: &str, rules: &str, steps: &str) -> String {
    format!("game = \"drill\"\n{}", case(name, rules, steps))
}

fn case(name: &str, rules: &str, steps: &str) -> String {
    format!("[[case]]\nname = \"{name}\"\nrules = [{rules}]\n{POSITION}\n{steps}\n")
}

const TWINS_REFUSED: &str = r#"
[[case.step]]
seat = "red"
ask = "bid"
do = { type = "bid", cards = [2, 2] }
refused = "D3.3"
"#;

fn passing() -> String {
    file_of("twins are refused", "\"D3.3\"", TWINS_REFUSED)
}

fn check(paths: &[&Path], args: &[&str]) -> Ran {
    let paths = paths.iter().map(|path| path.to_str().expect("a plain name"));
    bicorne(["check"].into_iter().chain(paths).chain(args.iter().copied()))
}

fn check_text(text: impl AsRef<[u8]>, args: &[&str]) -> Ran {
    let folder = Folder::new();
    let file = folder.file("case.toml", text);
    check(&[&file], args)
}

/// The case fails, and the line that says so names file, case and reason.
#[track_caller]
fn assert_case_fails(text: &str, reason: &[&str]) {
    let ran = check_text(text, &[]);
    assert_names(ran.fails(1), &["1 case"]);
    let lines: Vec<&str> = ran.stdout.lines().collect();
    assert_eq!(lines.len(), 2, "{}", ran.stdout);
    assert!(lines[0].starts_with("FAILED "), "{}", lines[0]);
    assert_names(lines[0], &[&["case.toml: ", "the case: "], reason].concat());
    assert_eq!(lines[1], "0 passed, 1 failed");
}

#[test]
fn a_passing_case_passes() {
    assert_eq!(check_text(passing(), &[]).succeeds(), "1 passed, 0 failed\n");
}

#[test]
fn a_failing_case_fails() {
    let steps = r#"
        [[case.step]]
        seat = "red"
        ask = "bid"
        do = { type = "bid", cards = [2, 3] }
        expect.red.companies.0.secret.hand = [3]
    "#;
    let reason = [
        "step 1",
        "in the view of red",
        "companies.0.secret.hand is [2], not [3]",
    ];
    assert_case_fails(&file_of("the case", "\"D3.1\"", steps), &reason);
}

#[test]
fn every_kind_of_expectation_can_fail() {
    let bid = "[[case.step]]\nseat = \"red\"\nask = \"bid\"\ndo = { type = \"bid\", cards = [2] }\n";
    for (expectation, reason) in [
        ("told.red = []", "told to red"),
        ("told.blue = [\"bid_made\"]", "told to blue"),
        ("told.red = [{ type = \"bid_made\", cards = [3] }]", "told to red"),
        ("expect.blue.round = 2", "in the view of blue"),
        ("absent.red = [\"companies.0.secret\"]", "holds companies.0.secret"),
        ("asks.blue = []", "blue is asked"),
        ("may_take_back.red = false", "may take back: true"),
        ("winners = [\"red\"]", "not over"),
        ("refused = \"D3.3\"", "it was accepted, though D3.3"),
        ("expect.green.round = 1", "no seat \\\"green\\\""),
    ] {
        let reason = reason.replace('\\', "");
        assert_case_fails(
            &file_of("the case", "\"D3.1\"", &format!("{bid}{expectation}")),
            &["step 1", &reason],
        );
    }
    let draft = "[[case.step]]\nseat = \"red\"\nask = \"bid\"\ndraft = []\noffers = [{ type = \"done\" }]\n";
    assert_case_fails(&file_of("the case", "\"D3.1\"", draft), &["step 1", "offered are"]);
}

#[test]
fn a_step_refused_unexpectedly_fails() {
    let steps = r#"
        [[case.step]]
        expect.red.round = 1

        [[case.step]]
        seat = "red"
        ask = "bid"
        do = { type = "bid", cards = [2, 2] }
        expect.red.round = 1
    "#;
    assert_case_fails(
        &file_of("the case", "\"D3.1\"", steps),
        &["step 2", "refused by D3.3", "bid_of_twins"],
    );
}

#[test]
fn a_step_refused_by_another_rule_fails() {
    let steps = TWINS_REFUSED.replace("D3.3", "D3.2");
    assert_case_fails(
        &file_of("the case", "\"D3.2\"", &steps),
        &["step 1", "refused by D3.3", "not by D3.2"],
    );
}

#[test]
fn another_refusal_of_the_same_rule_fails() {
    let steps = format!("{TWINS_REFUSED}refusal = \"bid_of_nothing\"");
    assert_case_fails(&file_of("the case", "\"D3.3\"", &steps), &["step 1", "bid_of_twins"]);
}

#[test]
fn a_refusal_without_its_rule_fails() {
    // Without `refused` the step is accepted, so there is no refusal to look at.
    let steps = "
        [[case.step]]
        seat = \"red\"
        ask = \"bid\"
        do = { type = \"bid\", cards = [2] }
        refusal = \"bid_of_twins\"
        expect.red.round = 1
    ";
    assert_case_fails(&file_of("the case", "\"D3.1\"", steps), &["step 1"]);
}

#[test]
fn offers_without_a_draft_fail() {
    let steps = "
        [[case.step]]
        seat = \"red\"
        ask = \"bid\"
        do = { type = \"bid\", cards = [2] }
        offers = []
    ";
    assert_case_fails(&file_of("the case", "\"D3.1\"", steps), &[]);
}

#[test]
fn an_action_without_a_seat_fails() {
    // The step forgets to say who bids: nothing is done, and nothing would be seen of it.
    let steps = "
        [[case.step]]
        ask = \"bid\"
        do = { type = \"bid\", cards = [2, 2] }
        expect.red.round = 1
    ";
    assert_case_fails(&file_of("the case", "\"D3.1\"", steps), &["step 1"]);
}

#[test]
fn a_case_that_expects_nothing_fails() {
    let steps = r#"
        [[case.step]]
        seat = "red"
        ask = "bid"
        do = { type = "bid", cards = [2] }
    "#;
    assert_case_fails(&file_of("the case", "\"D3.1\"", steps), &["expects nothing"]);
}

#[test]
fn a_case_with_an_unknown_rule_fails() {
    assert_case_fails(
        &file_of("the case", "\"D3.3\", \"D99\"", TWINS_REFUSED),
        &["there is no rule D99"],
    );
    let steps = TWINS_REFUSED.replace("D3.3", "X1");
    assert_case_fails(&file_of("the case", "\"D3.3\"", &steps), &["there is no rule X1"]);
}

#[test]
fn a_case_without_a_rule_fails() {
    assert_case_fails(&file_of("the case", "", TWINS_REFUSED), &["it names no rule"]);
}

#[test]
fn a_position_that_cannot_be_fails() {
    let text = file_of("the case", "\"D3.3\"", TWINS_REFUSED).replace("[2, 2, 3]", "[2, 2, 2, 2, 2, 2]");
    assert_case_fails(&text, &["position", "more than 5 cards of value 2"]);
}

#[test]
fn all_cases_are_run_and_counted() {
    let folder = Folder::new();
    let failing = case("fails", "\"D3.2\"", &TWINS_REFUSED.replace("D3.3", "D3.2"));
    let one = folder.file(
        "one.toml",
        passing() + &failing + &case("passes", "\"D3.3\"", TWINS_REFUSED),
    );
    let two = folder.file("two.toml", passing() + &failing);
    let ran = check(&[&one, &two], &[]);
    assert_names(ran.fails(1), &["2 cases failed"]);
    let lines: Vec<&str> = ran.stdout.lines().collect();
    assert_eq!(lines.len(), 3, "{}", ran.stdout);
    assert_names(lines[0], &["one.toml: fails: "]);
    assert_names(lines[1], &["two.toml: fails: "]);
    assert_eq!(lines[2], "3 passed, 2 failed");
}

#[test]
fn a_folder_is_searched_to_its_bottom() {
    let folder = Folder::new();
    let below = folder.path().join("below").join("it");
    std::fs::create_dir_all(&below).unwrap();
    folder.file("one.toml", passing());
    std::fs::write(below.join("two.toml"), passing()).unwrap();
    folder.file("notes.md", "no case");
    folder.file("toml", "no case");
    assert_eq!(check(&[folder.path()], &[]).succeeds(), "2 passed, 0 failed\n");
}

#[test]
fn a_folder_without_cases_is_told() {
    let folder = Folder::new();
    folder.file("notes.md", "no case");
    for args in [&[][..], &["--coverage"]] {
        let ran = check(&[folder.path()], args);
        assert_names(ran.fails(1), &["no case to run"]);
        assert_eq!(ran.stdout, "0 passed, 0 failed\n");
    }
}

#[test]
fn a_file_without_cases_is_told() {
    let ran = check_text("game = \"drill\"\ncase = []\n", &[]);
    assert_names(ran.fails(1), &["no case to run"]);
    assert_eq!(ran.stdout, "0 passed, 0 failed\n");
}

/// The file is nothing to work with; it is named, and nothing was counted.
#[track_caller]
fn assert_no_case_file(text: impl AsRef<[u8]>, words: &[&str]) {
    let ran = check_text(text, &[]);
    assert_eq!(ran.code, Some(2), "{}{}", ran.stdout, ran.stderr);
    assert!(ran.stderr.starts_with("bicorne: "), "{}", ran.stderr);
    assert_names(&ran.stderr, &[&["case.toml: "], words].concat());
    assert!(!ran.stdout.contains("passed"), "{}", ran.stdout);
}

#[test]
fn an_empty_file_is_named() {
    assert_no_case_file("", &["game"]);
}

#[test]
fn wrong_syntax_is_named_with_its_line() {
    assert_no_case_file("game = \"drill\"\n[[case\n", &["line 2"]);
    assert_no_case_file(passing().replace("refused = \"D3.3\"", "refused = D3.3"), &["line"]);
}

#[test]
fn an_unknown_word_is_named() {
    assert_no_case_file(passing().replace("refused =", "refuses ="), &["refuses"]);
}

#[test]
fn a_file_that_is_no_text_is_named() {
    assert_no_case_file([0xff, 0xfe, 0x00], &["UTF-8"]);
}

#[test]
fn an_unknown_game_or_rule_book_is_named() {
    assert_no_case_file(passing().replace("drill", "whist"), &["no game \"whist\""]);
    let text = passing().replace("game = \"drill\"", "game = \"drill\"\nrulebook = \"whist\"");
    assert_no_case_file(text, &["no rule book \"whist\""]);
}

#[test]
fn a_file_that_cannot_be_read_is_named() {
    let folder = Folder::new();
    let file = folder.path().join("nowhere.toml");
    let ran = check(&[&file], &[]);
    assert_names(ran.fails(2), &[file.to_str().unwrap(), "cannot be read"]);
}

#[test]
#[cfg(unix)]
fn a_link_to_nowhere_in_a_folder_is_named() {
    let folder = Folder::new();
    folder.file("good.toml", passing());
    let link = folder.path().join("link.toml");
    std::os::unix::fs::symlink("nowhere", &link).unwrap();
    let ran = check(&[folder.path()], &[]);
    assert_names(ran.fails(2), &[link.to_str().unwrap(), "cannot be read"]);
}

#[test]
fn a_failing_check_fails_though_nobody_listens() {
    let folder = Folder::new();
    let steps = TWINS_REFUSED.replace("D3.3", "D3.2");
    let file = folder.file("case.toml", file_of("fails", "\"D3.2\"", &steps));
    let ran = bicorne_unheard(["check", file.to_str().unwrap()], b"");
    assert!(!ran.stderr.contains("panicked"), "{}", ran.stderr);
    assert_ne!(ran.code, Some(0), "a pipeline would take it for passed");
}

// Coverage.

/// The ids of the drill that the coverage names so.
fn missing<'a>(said: &'a str, what: &str) -> Vec<&'a str> {
    let lines = said.lines().filter_map(|line| line.strip_prefix("drill: "));
    lines
        .filter_map(|line| line.strip_suffix(what))
        .map(str::trim_end)
        .collect()
}

#[test]
fn rules_without_a_case_are_listed() {
    let ran = check_text(passing(), &["--coverage"]);
    assert_names(ran.fails(1), &["not covered"]);
    let (cases, refusals) = (
        missing(&ran.stdout, "has no case"),
        missing(&ran.stdout, "has no refused step"),
    );
    assert!(cases.contains(&"D1.1") && cases.contains(&"D3.2") && !cases.contains(&"D3.3"));
    assert!(refusals.contains(&"D3.2"), "it says what may not be done");
    assert!(!refusals.contains(&"D1.1"), "it forbids nothing");
    assert!(!refusals.contains(&"D3.3"), "a step was refused by it");
    let rules = format!("drill: {} rules", cases.len() + 1);
    assert_names(&ran.stdout, &[&rules]);
    assert_eq!(ran.stdout.lines().last(), Some("1 passed, 0 failed"));
}

#[test]
fn without_coverage_nothing_is_listed() {
    assert_eq!(check_text(passing(), &[]).succeeds(), "1 passed, 0 failed\n");
}

#[test]
fn a_prohibition_needs_a_refused_step() {
    let steps = "[[case.step]]\nexpect.red.round = 1\n";
    let ran = check_text(file_of("named only", "\"D3.2\"", steps), &["--coverage"]);
    ran.fails(1);
    assert!(!missing(&ran.stdout, "has no case").contains(&"D3.2"));
    assert!(missing(&ran.stdout, "has no refused step").contains(&"D3.2"));
}

#[test]
fn a_failed_case_covers_nothing() {
    let steps = TWINS_REFUSED.replace("D3.3", "D3.2");
    let ran = check_text(file_of("fails", "\"D3.2\", \"D3.3\"", &steps), &["--coverage"]);
    assert_names(ran.fails(1), &["1 case"]);
    let cases = missing(&ran.stdout, "has no case");
    assert!(cases.contains(&"D3.2") && cases.contains(&"D3.3"));
}

/// Everything that the drill forbids, refused once.
const EVERY_REFUSAL: &str = r#"
[[case]]
name = "what may not be done"
rules = [RULES]
options = { seats = 4, partnership = true }

[case.position]
round = 2
phase = { type = "bidding" }
field = { 1 = { company = 1, times = 1 } }
companies = { 0 = { hand = [1, 2, 3, 4, 4] }, 1 = { hand = [5] }, 2 = { hand = [1] }, 3 = { hand = [1] } }
"#;

#[test]
fn when_every_rule_is_covered_it_succeeds() {
    let step = |seat: &str, ask: &str, action: &str, refused: &str| {
        let refused = if refused.is_empty() {
            String::new()
        } else {
            format!("refused = \"{refused}\"")
        };
        format!("[[case.step]]\nseat = \"{seat}\"\nask = \"{ask}\"\ndo = {{ {action} }}\n{refused}\n")
    };
    let steps = [
        step("red", "bid", "type = \"decline\"", "D1.3"),
        step("red", "bid", "type = \"bid\", cards = [1, 2, 3, 4]", "D3.2"),
        step("red", "bid", "type = \"bid\", cards = [4, 4]", "D3.3"),
        step("red", "bid", "type = \"bid\", cards = [6]", "D3.4"),
        step("red", "bid", "type = \"bid\", cards = []", "D3.5"),
        step("red", "offer", "type = \"offer\", to = 9, card = 1", "D6.2"),
        step("red", "offer", "type = \"offer\", to = 0, card = 1", "D6.3"),
        step("red", "offer", "type = \"offer\", to = 2, card = 1", "D6.4"),
        step("red", "offer", "type = \"offer\", to = 1, card = 6", "D6.5"),
        step("red", "offer", "type = \"offer\", to = 1, card = 4", ""),
        step("blue", "answer", "type = \"accept\", card = 6", "D6.7"),
        step("red", "bid", "type = \"bid\", cards = [2, 3, 4]", ""),
        step("blue", "bid", "type = \"bid\", cards = [5]", ""),
        step("green", "bid", "type = \"bid\", cards = [1]", ""),
        step("white", "bid", "type = \"bid\", cards = [1]", ""),
        step("red", "post", "type = \"post\", square = 1", "D4.2"),
        step("red", "post", "type = \"post\", square = 2", ""),
        step("red", "charge", "type = \"charge\", dice = 3", "D5.2"),
    ];
    let ran = check_text(passing(), &["--coverage"]);
    let others: Vec<String> = missing(&ran.stdout, "has no case")
        .iter()
        .map(|id| format!("\"{id}\""))
        .collect();
    assert!(!others.is_empty());
    let text = passing() + &EVERY_REFUSAL.replace("RULES", &others.join(", ")) + &steps.concat();
    let said = check_text(text, &["--coverage"]).succeeds();
    assert_eq!(said, format!("drill: {} rules\n2 passed, 0 failed\n", others.len() + 1));
}

#[test]
fn the_rules_of_the_table_are_counted_apart() {
    let steps = r#"
        [[case.step]]
        seat = "blue"
        ask_of = "red"
        ask = "bid"
        do = { type = "bid", cards = [4] }
        refused = "M2"
    "#;
    let text = file_of("not his to answer", "\"M2\"", steps);
    let text = text.replace("game = \"drill\"", "game = \"drill\"\nrulebook = \"table\"");
    let ran = check_text(text, &["--coverage"]);
    assert_names(ran.fails(1), &["not covered"]);
    assert_names(&ran.stdout, &["table: M1 has no case", "table: M1 has no refused step"]);
    assert!(!ran.stdout.contains("table: M2 has"), "{}", ran.stdout);
    assert!(!ran.stdout.contains("drill: "), "{}", ran.stdout);
}
