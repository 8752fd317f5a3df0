use std::collections::BTreeSet;

use super::*;
use crate::side::Side;

#[test]
fn what_is_exported_is_imported_as_it_was() {
    for text in [LEARNING, GRAND, FOUR] {
        let file = read_file(text).unwrap();
        assert_eq!(read_file(&file.to_toml()).unwrap(), file);
        assert_eq!(read_file(&file.to_json()).unwrap(), file);
    }
}

#[test]
fn six_units_to_learn_with() {
    let order = read(LEARNING).unwrap();
    assert_eq!(order.units.len(), 6);
    assert_eq!(Side::BOTH.map(|side| order.players(side)), [1, 1]);
}

#[test]
fn the_grand_order_has_everything() {
    let order = read(GRAND).unwrap();
    assert!(order.units.len() >= 30);
    assert_eq!(Side::BOTH.map(|side| order.players(side)), [3, 3]);
    for side in Side::BOTH {
        let ratings: BTreeSet<_> = order.generals_of(side).map(|id| order.general(id).rating).collect();
        assert_eq!(ratings.len(), 4, "{side:?}");
        let longest = order.generals_of(side).map(|id| order.superiors(id).count() + 1).max();
        assert_eq!(longest, Some(4), "{side:?}");
    }
    assert_eq!(read(FOUR).unwrap().players(Side::Blue), 4);
}

fn line(text: &str) -> (u32, &'static str) {
    let bad = read(text).expect_err("it is wrong");
    (bad.line, (&bad.reason).into())
}

#[test]
fn json_has_lines_too() {
    let good = read_file(LEARNING).unwrap().to_json();
    let place = good.find("\"marchand\",\n").expect("he is somebody's superior");
    let second = good[place + 1..]
        .find("\"superior\": \"marchand\"")
        .map(|at| place + 1 + at)
        .unwrap();
    let bad = good.replacen("\"superior\": \"marchand\"", "\"superior\": \"ney\"", 1);
    let expected = good[..second].matches('\n').count() as u32 + 1;
    assert_eq!(line(&bad), (expected, "unknown_superior"));
    assert_eq!(line("{\n\n  \"name\": 7 }"), (3, "other_sort"));
    assert_eq!(line("{ \"name\": \"a\",\n\"name\": \"b\" }"), (2, "given_twice"));
}

#[test]
fn strange_texts_are_refused_and_nothing_worse() {
    let deep = format!("{{\"name\": {}", "[".repeat(40_000));
    let deeper = format!("name = {}", "[".repeat(40_000));
    let long = format!("name = \"{}\"", "a".repeat(MOST_TEXT));
    for text in [
        "",
        "{",
        "{}",
        "[red]",
        "name = 1e9",
        "{\"name\": \"\\u0000\"}",
        &deep,
        &deeper,
        &long,
    ] {
        assert!(read(text).is_err(), "{}", &text[..text.len().min(40)]);
    }
    // Every cut of a good text, and every line left out, is judged without a panic.
    for text in [LEARNING.to_owned(), read_file(LEARNING).unwrap().to_json()] {
        for (end, _) in text.char_indices().step_by(7) {
            let _ = read(&text[..end]);
        }
        let lines: Vec<&str> = text.lines().collect();
        for left_out in 0..lines.len() {
            let mut rest = lines.clone();
            rest.remove(left_out);
            let _ = read(&rest.join("\n"));
        }
    }
}

#[test]
fn the_reader_says_what_it_read_and_where_a_text_is_wrong() {
    for example in READER.examples {
        let read = (READER.read)(example.text).unwrap();
        for text in read.written.values() {
            assert_eq!((READER.read)(text).unwrap(), read, "{}", example.name);
        }
    }
    let bad = LEARNING.replacen("superior = \"marchand\"", "superior = \"ney\"", 1);
    let bad = (READER.read)(&bad).unwrap_err();
    assert_eq!((bad.line, &bad.reason["type"]), (25, &"unknown_superior".into()));
    assert!(bad.to_string().starts_with("line 25 of the order of battle: "), "{bad}");
}

#[test]
fn the_bounds_are_those_that_the_reader_goes_by() {
    let bounds = OrderBounds::all();
    for (field, range) in [
        ("span", bounds.span),
        ("response", bounds.response),
        ("modifier", bounds.modifier),
    ] {
        let with = |number: i32| {
            let place = LEARNING.find(&format!("{field} = ")).unwrap();
            let end = place + LEARNING[place..].find('\n').unwrap();
            format!("{}{field} = {number}{}", &LEARNING[..place], &LEARNING[end..])
        };
        assert!(
            read(&with(range.least)).is_ok() && read(&with(range.most)).is_ok(),
            "{field}"
        );
        for outside in [range.least - 1, range.most + 1] {
            assert_eq!(line(&with(outside)).1, "out_of_range", "{field} = {outside}");
        }
    }
}
