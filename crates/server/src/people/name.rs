//! What somebody is called.

use crate::failure::Unfit;

const LONGEST: usize = 40;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Name(String);

impl Name {
    pub fn read(text: &str) -> Result<Name, Unfit> {
        let name = text.trim();
        let fits = (1..=LONGEST).contains(&name.chars().count()) && !name.contains(is_unseen);
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
}

/// The key of a name as somebody typed it, fit or not.
pub fn key(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    words.join(" ").to_lowercase()
}

/// Nobody could see these, or they would turn the text around them: with them one name would look like another.
fn is_unseen(char: char) -> bool {
    char.is_control()
        || matches!(char, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
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
        ] {
            assert_eq!(Name::read(unfit), Err(Unfit::Name), "{unfit:?}");
        }
    }

    #[test]
    fn case_and_blanks_make_no_other_name() {
        let key = |text: &str| Name::read(text).unwrap().key();
        assert_eq!(key("Michel Ney"), key("  MICHEL \u{a0} ney "));
        assert_ne!(key("Michel Ney"), key("MichelNey"));
    }
}
