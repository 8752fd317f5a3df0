//! How declarations are laid out, so that a person can read them and a change shows as a change of lines.

pub const WIDTH: usize = 120;

/// `type A = …;` over as many lines as it needs.
pub fn declaration(text: &str) -> String {
    let (head, body) = text.split_once(" = ").expect("a declaration says what the type is");
    let body = body.trim().trim_end_matches(';');
    let body = lay(body, 0, head.len() + "export  = ;".len());
    let space = if body.starts_with('\n') { "" } else { " " };
    format!("{head} ={space}{body};")
}

/// What is said about a type, above it.
pub fn docs(docs: &str) -> String {
    comment(docs, 0)
}

/// The names in a declaration, without those in texts and comments.
pub fn words(text: &str) -> Vec<String> {
    let mut plain = String::new();
    let mut rest = text;
    while let Some(sign) = rest.chars().next() {
        let skipped = opaque(rest);
        if skipped > 0 {
            plain.push(' ');
            rest = &rest[skipped..];
        } else {
            plain.push(sign);
            rest = &rest[sign.len_utf8()..];
        }
    }
    plain
        .split(|sign: char| !sign.is_alphanumeric() && sign != '_')
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .collect()
}

/// Whether the type is one of some numbers or texts and nothing else.
pub fn is_of_literals(text: &str) -> bool {
    let body = text
        .split_once(" = ")
        .map_or("", |(_, body)| body.trim_end_matches(';'));
    let literal = |part: &str| part.starts_with('"') || part.parse::<f64>().is_ok();
    split(body, '|').iter().all(|part| literal(part))
}

fn lay(text: &str, indent: usize, used: usize) -> String {
    let text = text.trim();
    let line = one_line(text);
    if !text.contains("/**") && indent + used + line.len() <= WIDTH {
        return line;
    }
    let (deeper, next) = (" ".repeat(indent + 2), indent + 2);
    let parts = split(text, '|');
    if parts.len() > 1 {
        let parts = parts.iter().map(|part| lay(part, next + 2, 0));
        return parts.map(|part| format!("\n{deeper}| {part}")).collect();
    }
    let parts = split(text, '&');
    if parts.len() > 1 {
        let parts: Vec<String> = parts.iter().map(|part| lay(part, indent, 0)).collect();
        return parts.join(" & ");
    }
    let Some(inside) = text.strip_prefix('{').and_then(|text| text.strip_suffix('}')) else {
        return line;
    };
    let fields = split(inside, ',').into_iter().map(|field| {
        let (said, field) = match field.split_once("*/") {
            Some((said, field)) => (comment(said, next), field.trim()),
            None => (String::new(), field),
        };
        let (name, kind) = field.split_once(": ").expect("a field has a type");
        let name = unquoted(name);
        let kind = lay(kind, next, name.len() + 3);
        let space = if kind.starts_with('\n') { "" } else { " " };
        format!("{said}{deeper}{name}:{space}{kind};\n")
    });
    format!("{{\n{}{}}}", fields.collect::<String>(), " ".repeat(indent))
}

fn one_line(text: &str) -> String {
    let parts = split(text, '|');
    if parts.len() > 1 {
        return parts.iter().map(|part| one_line(part)).collect::<Vec<_>>().join(" | ");
    }
    let parts = split(text, '&');
    if parts.len() > 1 {
        return parts.iter().map(|part| one_line(part)).collect::<Vec<_>>().join(" & ");
    }
    let text = text.trim();
    let Some(inside) = text.strip_prefix('{').and_then(|text| text.strip_suffix('}')) else {
        return text.to_owned();
    };
    let fields = split(inside, ',')
        .into_iter()
        .map(|field| match field.split_once(": ") {
            Some((name, kind)) => format!("{}: {}", unquoted(name), one_line(kind)),
            None => field.to_owned(),
        });
    match fields.collect::<Vec<_>>().join("; ") {
        fields if fields.is_empty() => "{}".to_owned(),
        fields => format!("{{ {fields} }}"),
    }
}

/// The parts between `sign`s that stand in no bracket, text or comment; empty ones are left out.
fn split(text: &str, sign: char) -> Vec<&str> {
    let (mut parts, mut depth, mut start, mut at) = (Vec::new(), 0_i32, 0, 0);
    while let Some(here) = text[at..].chars().next() {
        let skipped = opaque(&text[at..]);
        if skipped > 0 {
            at += skipped;
            continue;
        }
        match here {
            '{' | '(' | '[' | '<' => depth += 1,
            '}' | ')' | ']' | '>' => depth -= 1,
            _ if here == sign && depth == 0 => {
                parts.push(&text[start..at]);
                start = at + 1;
            }
            _ => {}
        }
        at += here.len_utf8();
    }
    parts.push(&text[start..]);
    parts
        .into_iter()
        .map(str::trim)
        .filter(|part| !part.is_empty())
        .collect()
}

/// How long the text or comment is that begins here.
fn opaque(text: &str) -> usize {
    let end = if text.starts_with("/*") {
        text.find("*/").map(|end| end + 2)
    } else if text.starts_with(['"', '`']) {
        text[1..].find(&text[..1]).map(|end| end + 2)
    } else {
        Some(0)
    };
    end.unwrap_or(text.len())
}

fn unquoted(name: &str) -> String {
    name.trim().replace('"', "")
}

/// A comment as one or more lines, whatever it was before.
fn comment(text: &str, indent: usize) -> String {
    let margin = " ".repeat(indent);
    let lines: Vec<&str> = text
        .lines()
        .map(|line| {
            line.trim()
                .trim_start_matches("/**")
                .trim_start_matches("*/")
                .trim_start_matches('*')
        })
        .map(str::trim)
        .filter(|line| !line.is_empty())
        .collect();
    match lines.as_slice() {
        [] => String::new(),
        [line] => format!("{margin}/** {line} */\n"),
        lines => {
            let middle: String = lines.iter().map(|line| format!("{margin} * {line}\n")).collect();
            format!("{margin}/**\n{middle}{margin} */\n")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_fits_a_line_stays_on_it() {
        let laid = declaration("type Pick = { \"type\": \"card\", card: Card, } | { \"type\": \"done\" };");
        assert_eq!(laid, "type Pick = { type: \"card\"; card: Card } | { type: \"done\" };");
    }

    #[test]
    fn what_is_said_about_a_field_stands_above_it() {
        let laid = declaration("type A = { \n/**\n * Not, alas, known.\n */\na: string, b?: Array<B>, };");
        assert_eq!(
            laid,
            "type A = {\n  /** Not, alas, known. */\n  a: string;\n  b?: Array<B>;\n};"
        );
    }

    #[test]
    fn names_in_texts_and_comments_are_no_names() {
        let text = "type A = \"B\" | C<D> | `${E}` /* F */;";
        assert_eq!(words(text), ["type", "A", "C", "D"]);
    }

    #[test]
    fn some_numbers_are_literals_and_a_branded_one_is_not() {
        assert!(is_of_literals("type Card = 1 | 2 | 3;"));
        assert!(!is_of_literals("type Seat = number & { readonly brand: \"Seat\" };"));
    }
}
