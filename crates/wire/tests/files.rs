//! The files that the client has are those that the server's types make.

use std::collections::BTreeMap;
use std::fs;

fn made() -> BTreeMap<String, String> {
    wire::files(&games::registry())
}

#[test]
fn the_client_has_the_types_of_the_server() {
    let folder = wire::folder();
    let kept: BTreeMap<String, String> = fs::read_dir(&folder)
        .expect("the client has a folder for them")
        .map(|file| {
            let file = file.expect("a file");
            let name = file.file_name().into_string().expect("a plain name");
            (name, fs::read_to_string(file.path()).expect("a text"))
        })
        .collect();
    let made = made();
    let names = |files: &BTreeMap<String, String>| files.keys().cloned().collect::<Vec<_>>();
    assert_eq!(
        names(&kept),
        names(&made),
        "web/src/wire has other files: run `make types`"
    );
    for (name, text) in &made {
        assert_eq!(
            &kept[name], text,
            "web/src/wire/{name} is not up to date: run `make types`"
        );
    }
}

/// JavaScript reads JSON, which has neither.
#[test]
fn nothing_is_a_bigint_or_a_tuple() {
    for (name, text) in made()
        .iter()
        .filter(|(name, _)| !name.contains(".rules.") && *name != "games.ts")
    {
        for line in text.lines().filter(|line| !line.trim_start().starts_with(['/', '*'])) {
            assert!(!line.contains("bigint"), "{name}: {line}");
            let tuple = line.replace("[key in ", "").replace("AnyRefused[\"", "");
            assert!(!tuple.contains('['), "{name}: {line}");
        }
    }
}
