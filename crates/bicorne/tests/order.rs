//! Orders of battle on the command line: from either form to the other, and refused with line and reason.

use crate::common::{Folder, assert_names, bicorne};
use serde_json::Value;

fn example(name: &str) -> String {
    bicorne(["order", "--example", name]).succeeds()
}

#[test]
fn an_example_goes_from_form_to_form_and_stays_the_same() {
    let folder = Folder::new();
    for name in ["learning", "four", "grand"] {
        let toml = folder.file("order.toml", example(name));
        let toml = toml.to_str().unwrap();
        let json = bicorne(["order", toml]).succeeds();
        serde_json::from_str::<Value>(&json).expect("the other form of TOML is JSON");
        assert_eq!(bicorne(["order", toml, "--to", "json"]).succeeds(), json);
        let file = folder.file("order.json", &json);
        let back = bicorne(["order", file.to_str().unwrap()]).succeeds();
        let again = folder.file("again.toml", &back);
        assert_eq!(bicorne(["order", again.to_str().unwrap()]).succeeds(), json);
        assert_eq!(bicorne(["order", "--example", name, "--to", "json"]).succeeds(), json);
    }
}

#[test]
fn a_bad_one_is_refused_with_its_line() {
    let folder = Folder::new();
    let good = example("learning");
    let under = "superior = \"marchand\"";
    for (bad, reason) in [
        (
            good.replacen(under, "superior = \"ney\"", 1),
            "is no general of that side",
        ),
        (good.replacen(under, "superior = \"lefol\"", 1), "by a circle"),
        (good.replacen(under, "", 1), "are both commander in chief"),
    ] {
        let file = folder.file("bad.toml", &bad);
        let ran = bicorne(["order", file.to_str().unwrap()]);
        let id = good[..good.find("id = \"lefol\"").unwrap()].matches('\n').count() + 1;
        let line = if reason.contains("both") { id - 1 } else { id + 7 };
        assert_names(ran.fails(1), &["bad.toml", &format!("line {line} "), reason]);
    }
}

#[test]
fn what_is_not_there_is_told() {
    assert_names(
        bicorne(["order", "nowhere.toml"]).fails(2),
        &["nowhere.toml", "cannot be read"],
    );
    assert_names(
        bicorne(["order", "--example", "austerlitz"]).fails(2),
        &["austerlitz", "learning, four, grand"],
    );
    assert_names(bicorne(["order"]).is_refused_by_usage(), &["FILE"]);
    assert_names(
        bicorne(["order", "a.toml", "--to", "xml"]).is_refused_by_usage(),
        &["xml"],
    );
}
