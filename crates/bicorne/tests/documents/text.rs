//! Markdown, as far as it is about the code.

/// Something in the machine's words: between backticks, or a line of a block.
#[derive(Debug)]
pub struct Code {
    pub line: usize,
    pub text: String,
    pub block: bool,
    /// The folder that the table it stands in is about, as the sentence before the table names it.
    pub folder: Option<String>,
    /// It stands in the first column of such a table, where a file of that folder is meant and no other.
    pub maps: bool,
}

pub fn read(document: &str) -> Vec<Code> {
    let mut all = Vec::new();
    let mut block = false;
    let mut folder = None;
    for (number, text) in document.lines().enumerate() {
        let line = number + 1;
        if text.trim_start().starts_with("```") {
            block = !block;
            continue;
        }
        if block {
            all.push(Code {
                line,
                text: text.to_owned(),
                block,
                folder: None,
                maps: false,
            });
            continue;
        }
        let row = text.starts_with('|');
        if !row && !text.is_empty() {
            folder = text
                .strip_prefix('`')
                .and_then(|rest| rest.split('`').next())
                .map(str::to_owned);
        }
        let first = text.split('|').nth(1).map_or(0, |cell| cell.matches('`').count() / 2);
        let spans = text.split('`').skip(1).step_by(2);
        all.extend(spans.enumerate().map(|(place, span)| Code {
            line,
            text: span.to_owned(),
            block,
            folder: folder.clone().filter(|_| row),
            maps: row && folder.is_some() && place < first,
        }));
    }
    all
}

/// Where links lead that lead into the tree.
pub fn links(document: &str) -> Vec<(usize, String)> {
    let mut all = Vec::new();
    for (number, line) in document.lines().enumerate() {
        for rest in line.split("](").skip(1) {
            let target = rest.split([')', '#']).next().unwrap_or_default();
            if !target.is_empty() && !target.contains("://") {
                all.push((number + 1, target.to_owned()));
            }
        }
    }
    all
}
