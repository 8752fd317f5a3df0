//! The recovery code of an account: the way back for whoever has lost his password.

use crate::ids;

const GROUPS: usize = 4;
const GROUP: usize = ids::CODE_LENGTH;

/// Twenty letters: 91 bits, so that one plain hash keeps them.
pub struct Recovery(String);

impl Recovery {
    pub fn new() -> Recovery {
        let groups: [String; GROUPS] = std::array::from_fn(|_| ids::code());
        Recovery(groups.concat())
    }

    /// A code as somebody typed it: with blanks or dashes anywhere, in either case.
    pub fn read(text: &str) -> Recovery {
        Recovery(
            text.chars()
                .filter(char::is_ascii_alphanumeric)
                .map(|char| char.to_ascii_uppercase())
                .collect(),
        )
    }

    /// As it is shown, once.
    pub fn show(&self) -> String {
        let groups: Vec<&str> = (0..GROUPS).map(|n| &self.0[n * GROUP..(n + 1) * GROUP]).collect();
        groups.join("-")
    }

    /// What is stored.
    pub fn hash(&self) -> String {
        ids::hash(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_however_it_is_typed() {
        let code = Recovery::new();
        let shown = code.show();
        assert_eq!(shown.len(), 23);
        for typed in [
            shown.clone(),
            shown.to_lowercase(),
            format!(" {} ", shown.replace('-', "  ")),
        ] {
            assert_eq!(Recovery::read(&typed).hash(), code.hash(), "{typed}");
        }
        assert_ne!(Recovery::new().hash(), code.hash());
    }
}
