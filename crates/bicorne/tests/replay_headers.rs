//! `bicorne replay` of journals whose header or closing line was changed, and of files that are no journals.

use crate::common::journal::{Journal, missed, names_entry, other_hash, replay, rich, typed};
use crate::common::{Folder, assert_names, bicorne};
use serde_json::{Value, json};
use table::header::FORMAT;

// Headers and seeds that were spoilt.

#[track_caller]
fn assert_found(changed: &Journal, words: &[&str]) {
    for args in [&["--verify"][..], &[]] {
        let ran = changed.replay(args);
        assert_names(ran.fails(1), &[&["match.jsonl"], words].concat());
        assert_eq!(ran.stdout, "");
    }
}

#[test]
fn a_journal_without_its_seed_is_found() {
    let mut journal = rich();
    journal.seed = None;
    assert_found(&journal, &["no seed"]);
}

#[test]
fn a_changed_seed_is_found() {
    let journal = rich();
    let seed = journal.seed.as_ref().unwrap()["seed"].clone();
    let changed = journal.with_seed(json!({"seed": other_hash(&seed)}));
    assert_found(&changed, &["the seed is not the one the header is committed to"]);
    let last = format!("line {} is not the closing line", journal.length() + 2);
    for bad in [json!("abc"), json!(""), json!(7), json!(null)] {
        assert_found(&journal.with_seed(json!({"seed": bad})), &[&last]);
    }
    assert_found(&journal.with_seed(json!({"seed": seed, "seedling": 1})), &[&last]);
}

#[test]
fn nothing_stands_after_the_seed() {
    let journal = rich();
    let line = format!("line {} stands after the seed", journal.length() + 3);
    for more in [journal.seed.as_ref().unwrap(), &journal.entries[0]] {
        for args in [&["--verify"][..], &[]] {
            let ran = replay(format!("{}{}\n", journal.text(), more.text()), args);
            assert_names(ran.fails(1), &[&line]);
        }
    }
}

#[test]
fn a_changed_salt_is_found() {
    let journal = rich();
    for seat in 0..2 {
        let changed = journal.with_header(|header| {
            let salt = &mut header["seats"][seat]["salt"];
            *salt = other_hash(salt);
        });
        assert_found(&changed, &["entry 1:"]);
    }
    let changed = journal.with_header(|header| header["seats"][0]["salt"] = json!("salt"));
    assert_found(&changed, &["line 1 is not the header"]);
}

#[test]
fn a_changed_option_is_found() {
    let journal = rich();
    let with = |key: &str, value: Value| journal.with_header(|header| header["options"][key] = value);
    assert_found(&with("rounds", json!(3)), &["entry 1:"]);
    assert_found(&with("typed_dice", json!(true)), &["entry 1:"]);
    assert_found(&with("seats", json!(3)), &["the seats in the header"]);
    assert_found(&with("partnership", json!(true)), &["a partnership needs four seats"]);
    assert_found(&with("rounds", json!(7)), &["rounds", "a number from 1 to 6"]);
    assert_found(&with("seats", json!(1e300)), &["seats", "a number from 2 to 4"]);
    assert_found(&with("horses", json!(1)), &["options"]);
    let without = journal.with_header(|header| drop(header["options"].as_object_mut().unwrap().remove("rounds")));
    assert_found(&without, &["options"]);
    assert_found(
        &journal.with_header(|header| header["options"] = json!([])),
        &["options"],
    );
}

#[test]
fn a_changed_commitment_is_found() {
    let journal = rich();
    let changed = journal.with_header(|header| header["commitment"] = other_hash(&header["commitment"]));
    assert_found(&changed, &["the seed is not the one the header is committed to"]);
}

#[test]
fn another_version_of_the_rules_is_found() {
    let journal = rich();
    for rules in [0, 2, 65535] {
        let changed = journal.with_header(|header| header["rules"] = json!(rules));
        assert_found(&changed, &[&format!("version {rules} of the rules of drill"), "1 to 1"]);
    }
}

#[test]
fn another_format_is_found() {
    let journal = rich();
    for format in [0, FORMAT + 1, 65535] {
        let changed = journal.with_header(|header| header["bicorne"] = json!(format));
        assert_found(
            &changed,
            &[
                &format!("format {format}"),
                &format!("this program reads formats 1 to {FORMAT}"),
            ],
        );
    }
}

#[test]
fn whatever_else_is_changed_in_the_header_is_found() {
    let journal = rich();
    let with = |change: fn(&mut Value)| journal.with_header(change);
    assert_found(&with(|header| header["id"] = json!("another")), &["entry 1:"]);
    assert_found(
        &with(|header| header["seats"][0]["holder"]["level"] = json!("marshal")),
        &["entry 1:"],
    );
    assert_found(
        &with(|header| header["seats"][0]["holder"] = json!({"type": "person", "person": "somebody"})),
        &["entry 1:"],
    );
    assert_found(
        &with(|header| header["scenario"] = json!("jena")),
        &["no scenario \"jena\""],
    );
    assert_found(
        &with(|header| header["seats"][0]["name"] = json!("pink")),
        &["the seats"],
    );
    assert_found(
        &with(|header| header["seats"][0]["parties"] = json!([1])),
        &["the seats"],
    );
    assert_found(&with(|header| header["seats"] = json!([])), &["the seats"]);
    assert_found(&with(|header| header["position"] = json!({})), &["position"]);
}

#[test]
fn a_changed_position_is_found() {
    let journal = typed();
    let with = |change: fn(&mut Value)| journal.with_header(|header| change(&mut header["position"]));
    assert_found(
        &with(|position| position["companies"]["1"]["hand"] = json!([2])),
        &["entry"],
    );
    assert_found(&with(|position| position["deck"] = json!([1])), &["entry 1:"]);
    assert_found(
        &with(|position| position["companies"]["0"]["hand"] = json!([6, 6, 6, 6, 6, 6])),
        &["position"],
    );
    assert_found(&with(|position| position["round"] = json!(2)), &["position"]);
    let without = journal.with_header(|header| drop(header.as_object_mut().unwrap().remove("position")));
    assert_found(&without, &["entry 1:"]);
}

#[test]
fn a_word_that_has_no_place_in_the_header_is_found() {
    let journal = rich();
    let with = |change: fn(&mut Value)| journal.with_header(change);
    assert_found(&with(|header| header["note"] = json!("x")), &["line 1", "note"]);
    assert_found(
        &with(|header| header["seats"][0]["note"] = json!("x")),
        &["line 1", "note"],
    );
}

#[test]
fn a_word_that_has_no_place_in_a_holder_is_found() {
    let changed = rich().with_header(|header| header["seats"][0]["holder"]["note"] = json!("x"));
    assert_found(&changed, &[]);
}

#[test]
fn a_missing_field_of_the_header_is_found() {
    let journal = rich();
    let fields: Vec<String> = journal.header.as_object().unwrap().keys().cloned().collect();
    assert_eq!(fields.len(), 8);
    for field in &fields {
        let changed = journal.with_header(|header| drop(header.as_object_mut().unwrap().remove(field)));
        assert_found(&changed, &["line 1 is not the header of a journal", field]);
    }
}

#[test]
fn a_match_of_another_game_is_not_replayed() {
    let changed = rich().with_header(|header| header["game"] = json!("whist"));
    let ran = changed.replay(&["--verify"]);
    assert_names(ran.fails(2), &["no game \"whist\"", "there is drill"]);
}

#[test]
fn with_verify_the_whole_file_is_read_whatever_is_shown() {
    let journal = rich();
    let last = journal.length();
    let changed = journal.with_entry(last, |entry| entry["link"] = other_hash(&entry["link"]));
    assert_eq!(missed(&changed, Some(last), &["--verify", "--at", "0"]), None);
    assert_eq!(
        missed(&changed, Some(last), &["--verify", "--at", "3", "--seat", "red"]),
        None
    );
}

// Files that are no journals.

/// The answer is no, or the file is nothing to work with; it says so in a sentence that names the file.
#[track_caller]
fn assert_no_journal(bytes: impl AsRef<[u8]>, what: &str) {
    for args in [&["--verify"][..], &[], &["--at", "0"]] {
        let ran = replay(&bytes, args);
        assert!(matches!(ran.code, Some(1 | 2)), "{what}: {:?} {}", ran.code, ran.stderr);
        let sentence = ran.sentence().unwrap_or_else(|why| panic!("{what}: {why}"));
        assert_names(sentence, &["match.jsonl"]);
        assert_eq!(ran.stdout, "", "{what}");
    }
}

#[test]
fn what_is_no_journal_is_told() {
    for text in [
        "",
        "\n",
        "   \n\t\n",
        "hello",
        "null",
        "7",
        "[]",
        "{}",
        "\"\"",
        "{",
        "\u{feff}{}",
        "{\"seed\":\"00\"}",
        "\0\0\0",
    ] {
        assert_no_journal(text, text);
    }
}

#[test]
fn binary_garbage_is_told() {
    assert_no_journal([0xff, 0xfe, 0x00, 0x80, 0xc3, 0x28], "not UTF-8");
    let noise: Vec<u8> = (0..20_000_u32)
        .map(|n| (n.wrapping_mul(2_654_435_761) >> 24) as u8)
        .collect();
    assert_no_journal(noise, "noise");
    let mut bytes = rich().text().into_bytes();
    let middle = bytes.len() / 2;
    bytes[middle] = 0xff;
    assert_no_journal(bytes, "a journal with a byte of noise");
}

#[test]
fn json_without_bottom_is_told() {
    let deep = "[".repeat(200_000);
    assert_no_journal(&deep, "a deep header");
    let journal = rich();
    let options = journal
        .header
        .text()
        .replace("\"id\":", &format!("\"position\":{deep},\"id\":"));
    assert_no_journal(options, "a deep position");
    let mut lines = journal.lines();
    lines[1] = format!("{{\"n\":1,\"seat\":0,\"deed\":{deep}");
    let ran = replay(lines.join("\n"), &["--verify"]);
    assert!(names_entry(ran.fails(1), 1), "{}", ran.stderr);
}

#[test]
fn huge_numbers_are_told() {
    let journal = rich();
    let huge = "9".repeat(400);
    let mut lines = journal.lines();
    lines[1] = lines[1].replacen("\"n\":1", &format!("\"n\":{huge}"), 1);
    assert!(lines[1].contains(&huge));
    let ran = replay(lines.join("\n"), &["--verify"]);
    assert!(names_entry(ran.fails(1), 1), "{}", ran.stderr);
    let mut lines = journal.lines();
    lines[0] = lines[0].replacen("\"rules\":1", &format!("\"rules\":{huge}"), 1);
    assert!(lines[0].contains(&huge));
    assert_no_journal(lines.join("\n"), "a huge version");
}

#[test]
fn truncated_json_is_found() {
    let text = rich().text();
    let header = text.find('\n').unwrap();
    let seed = text.rfind("{\"seed\"").unwrap();
    // Whole without its last line break, and no shorter.
    assert_eq!(replay(text.trim_end(), &["--verify"]).code, Some(0));
    let mut cuts: Vec<usize> = (1..text.len() - 1).step_by(211).collect();
    cuts.extend([
        1,
        header - 1,
        header,
        header + 1,
        header + 2,
        seed - 1,
        seed,
        seed + 1,
        seed + 9,
    ]);
    cuts.push(text.len() - 2);
    for cut in cuts {
        let ran = replay(&text[..cut], &["--verify"]);
        ran.fails(1);
        assert_eq!(ran.stdout, "", "cut at {cut}");
    }
}

#[test]
fn a_truncated_entry_is_named() {
    let journal = rich();
    for n in 1..=journal.length() {
        let mut lines = journal.lines();
        let half = lines[n].len() / 2;
        lines[n].truncate(half);
        let ran = replay(lines.join("\n"), &["--verify"]);
        assert!(names_entry(ran.fails(1), n), "{n}: {}", ran.stderr);
    }
}

#[test]
fn a_file_that_is_not_there_is_named() {
    let folder = Folder::new();
    let file = folder.path().join("nowhere.jsonl");
    for args in [&[][..], &["--verify"]] {
        let ran = bicorne([&["replay", file.to_str().unwrap()], args].concat());
        assert_names(ran.fails(2), &[file.to_str().unwrap(), "cannot be read"]);
    }
    let ran = bicorne(["replay", folder.path().to_str().unwrap()]);
    assert_names(ran.fails(2), &[folder.path().to_str().unwrap(), "cannot be read"]);
}
