//! What somebody is called.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use crate::failure::Unfit;

const LONGEST: usize = 40;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Name(String);

impl Name {
    pub fn read(text: &str) -> Result<Name, Unfit> {
        let name = text.trim();
        let fits = (1..=LONGEST).contains(&name.chars().count())
            && !name.contains(|char| is_unseen(char) && !is_style(char))
            && !name.contains(is_nobodys)
            && name.contains(|char| !is_unseen(char) && !is_combining_mark(char));
        if fits {
            Ok(Name(name.to_owned()))
        } else {
            Err(Unfit::Name)
        }
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// As it is looked up: two names that read the same are the same.
    pub fn key(&self) -> String {
        key(&self.0)
    }

    /// How it looks: two names with one skeleton are taken for each other.
    pub fn skeleton(&self) -> String {
        skeleton(&self.0)
    }
}

/// The key of a name as somebody typed it, fit or not: whatever keyboard wrote it, without what nobody sees.
pub fn key(text: &str) -> String {
    let seen = |text: &str| -> String { text.chars().filter(|char| !is_unseen(*char)).collect() };
    // Some of it turns into what nobody sees only when it is taken apart.
    let plain: String = seen(&seen(text).nfkc().collect::<String>());
    let folded: String = plain.chars().flat_map(fold).nfkc().collect();
    one_blank_between(&folded)
}

/// The key that names had before: accounts of those days may share the key of today, and are told apart by this one.
pub fn old_key(text: &str) -> String {
    one_blank_between(text).to_lowercase()
}

/// The letters that a name's letters are taken for, capital or not: a capital I looks like a small L.
pub fn skeleton(text: &str) -> String {
    let seen: String = text.chars().filter(|char| !is_unseen(*char)).nfkc().collect();
    let shape: String = unicode_security::skeleton(&seen).collect();
    let folded: String = shape.chars().flat_map(fold).collect();
    let shape: String = unicode_security::skeleton(&folded).flat_map(fold).collect();
    one_blank_between(&shape)
}

/// By way of the capital, so that letters with two small forms, and those without a capital of their own, are folded too.
fn fold(char: char) -> impl Iterator<Item = char> {
    char.to_uppercase().flat_map(char::to_lowercase)
}

fn one_blank_between(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    words.join(" ")
}

/// Nobody could see these, or they would turn the text around them: with them one name would look like another. All that
/// Unicode calls ignorable by default, and some that are blank though they count as signs.
fn is_unseen(char: char) -> bool {
    char.is_control()
        || matches!(char,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffc}'
            | '\u{13430}'..='\u{1345f}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d159}' | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}')
}

/// What is no sign of anybody's: how it looks, if at all, every machine decides for itself.
fn is_nobodys(char: char) -> bool {
    let in_plane = u32::from(char) & 0xffff;
    matches!(char, '\u{e000}'..='\u{f8ff}' | '\u{fdd0}'..='\u{fdef}' | '\u{f0000}'..='\u{10ffff}') || in_plane >= 0xfffe
}

/// Whether a sign is drawn as a letter or as a picture: unseen, but keyboards put it behind every other picture.
fn is_style(char: char) -> bool {
    matches!(char, '\u{fe0e}' | '\u{fe0f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_has_one_to_forty_characters() {
        assert_eq!(Name::read("  Ney ").unwrap().as_str(), "Ney");
        let longest = "é".repeat(LONGEST);
        assert_eq!(Name::read(&longest).unwrap().as_str(), longest);
        for unfit in [
            "",
            "   ",
            &"é".repeat(LONGEST + 1),
            "Ne\ny",
            "Ne\u{0}y",
            "Ne\u{200b}y",
            "\u{202e}yeN",
            "Ne\u{34f}y",
            "\u{115f}",
            "\u{2800}",
            "\u{fe0f}",
            "\u{301}",
            "Ne\u{e000}y",
            "Ne\u{f0001}y",
            "Ne\u{ffff}y",
        ] {
            assert_eq!(Name::read(unfit), Err(Unfit::Name), "{unfit:?}");
        }
    }

    #[test]
    fn case_blanks_and_keyboards_make_no_other_name() {
        let key = |text: &str| Name::read(text).unwrap().key();
        assert_eq!(key("Michel Ney"), key("  MICHEL \u{a0} ney "));
        assert_ne!(key("Michel Ney"), key("MichelNey"));
        assert_eq!(key("Désirée"), key("DE\u{301}SIRE\u{301}E"));
        assert_eq!(key("Strauß"), key("STRAUSS"));
        assert_eq!(key("ΝΑΠΟΛΕΩΝΟΣ"), key("ναπολεωνος"));
        assert_eq!(key("\u{ff2e}\u{ff45}\u{ff59}\u{fe0f}"), key("ney"));
        assert_ne!(key("Désirée"), key("Desiree"));
    }

    #[test]
    fn a_skeleton_is_what_is_seen() {
        for (one, other) in [
            ("Ney", "N\u{435}y"),
            ("Lannes", "Iannes"),
            ("LANNES", "lannes"),
            ("Soult", "S0ult"),
            ("Murat", "Мurat"),
            ("Mamluk", "Marnluk"),
        ] {
            assert_eq!(skeleton(one), skeleton(other), "{one} {other}");
        }
        for (one, other) in [("Ney", "Nay"), ("Désirée", "Desiree"), ("Davout", "Davoust")] {
            assert_ne!(skeleton(one), skeleton(other), "{one} {other}");
        }
    }
}
