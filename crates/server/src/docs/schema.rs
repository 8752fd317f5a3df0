//! A JSON schema in words, with what it refers to written out in place.

use serde_json::Value;

use super::{escape, text};

pub(super) struct Schemas<'a> {
    document: &'a Value,
}

impl<'a> Schemas<'a> {
    pub(super) fn of(document: &'a Value) -> Schemas<'a> {
        Schemas { document }
    }

    pub(super) fn html(&self, schema: &'a Value) -> String {
        self.words(schema, &mut Vec::new())
    }

    /// `around` names the schemas that this one stands in, so that one that holds itself comes to an end.
    fn words(&self, schema: &'a Value, around: &mut Vec<&'a str>) -> String {
        if let Some(reference) = schema.get("$ref").and_then(Value::as_str) {
            return self.referred(reference, around);
        }
        for (key, joint) in [("oneOf", "one of"), ("anyOf", "any of"), ("allOf", "all of")] {
            if let Some(parts) = schema.get(key).and_then(Value::as_array) {
                return self.parts(joint, parts, around);
            }
        }
        if let Some(values) = schema.get("enum").and_then(Value::as_array) {
            let values: Vec<_> = values.iter().map(|value| code(&value.to_string())).collect();
            return values.join(" or ");
        }
        if let Some(fields) = schema.get("properties").and_then(Value::as_object) {
            return self.fields(schema, fields.iter(), around);
        }
        if let Some(items) = schema.get("items") {
            return format!("list of {}", self.words(items, around));
        }
        if let Some(values) = schema.get("additionalProperties").filter(|values| values.is_object()) {
            return format!("map of {}", self.words(values, around));
        }
        plain(schema)
    }

    fn referred(&self, reference: &'a str, around: &mut Vec<&'a str>) -> String {
        let name = reference.rsplit('/').next().unwrap_or(reference);
        let path = format!("/components/schemas/{name}");
        let shown = format!("<b>{}</b>", escape(name));
        match self.document.pointer(&path) {
            Some(schema) if !around.contains(&name) => {
                around.push(name);
                let words = self.words(schema, around);
                around.pop();
                format!("{shown}: {}{words}", described(schema))
            }
            _ => shown,
        }
    }

    fn parts(&self, joint: &str, parts: &'a [Value], around: &mut Vec<&'a str>) -> String {
        let items: String = parts
            .iter()
            .map(|part| format!("<li>{}{}</li>", described(part), self.words(part, around)))
            .collect();
        format!("{joint}<ul>{items}</ul>")
    }

    fn fields(
        &self,
        schema: &'a Value,
        fields: impl Iterator<Item = (&'a String, &'a Value)>,
        around: &mut Vec<&'a str>,
    ) -> String {
        let required: Vec<_> = schema
            .get("required")
            .and_then(Value::as_array)
            .into_iter()
            .flatten()
            .collect();
        let items: String = fields
            .map(|(name, field)| {
                let optional = if required.iter().any(|required| *required == name) {
                    ""
                } else {
                    " <i>optional</i>"
                };
                let words = self.words(field, around);
                format!("<li>{}{optional}: {}{words}</li>", code(name), described(field))
            })
            .collect();
        format!("object<ul>{items}</ul>")
    }
}

/// A number, a text, with its bounds.
fn plain(schema: &Value) -> String {
    let kind = match schema.get("type") {
        Some(Value::String(kind)) => kind.clone(),
        Some(Value::Array(kinds)) => {
            let kinds: Vec<_> = kinds.iter().filter_map(Value::as_str).collect();
            kinds.join(" or ")
        }
        _ => "anything".to_owned(),
    };
    let bounds: String = [("minimum", "at least"), ("maximum", "at most"), ("default", "usually")]
        .into_iter()
        .filter_map(|(key, word)| Some(format!(", {word} {}", escape(&schema.get(key)?.to_string()))))
        .collect();
    format!("{}{bounds}", escape(&kind))
}

fn described(schema: &Value) -> String {
    match text(schema, "description") {
        "" => String::new(),
        description => format!("<span>{}</span> ", escape(description)),
    }
}

fn code(text: &str) -> String {
    format!("<code>{}</code>", escape(text))
}
