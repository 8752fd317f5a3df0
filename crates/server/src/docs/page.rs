//! The document as a page: calls by their tag, each with what it takes and gives. No script.

use std::collections::BTreeMap;

use serde_json::Value;

use super::schema::Schemas;
use super::{escape, text};

const METHODS: [&str; 5] = ["get", "post", "put", "patch", "delete"];

struct Call<'a> {
    method: &'static str,
    path: &'a str,
    call: &'a Value,
}

pub(super) fn page(document: &Value) -> String {
    let info = &document["info"];
    let title = escape(text(info, "title"));
    let mut body = format!(
        "<h1>{title} API</h1>\n<p>{} Version {}, also as <a href=\"/api/openapi.json\">OpenAPI</a>.</p>\n",
        escape(text(info, "description")),
        escape(text(info, "version"))
    );
    let schemas = Schemas::of(document);
    let groups = groups(document);
    let index: String = groups
        .keys()
        .map(|tag| format!("<a href=\"#{0}\">{0}</a> ", escape(tag)))
        .collect();
    body += &format!("<nav>{index}</nav>\n");
    for (tag, calls) in &groups {
        body += &format!("<h2 id=\"{0}\">{0}</h2>\n", escape(tag));
        for call in calls {
            body += &call.html(&schemas);
        }
    }
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n\
         <title>{title} API</title>\n<link rel=\"stylesheet\" href=\"/api/docs.css\">\n</head>\n\
         <body>\n<main>\n{body}</main>\n</body>\n</html>\n"
    )
}

fn groups(document: &Value) -> BTreeMap<&str, Vec<Call<'_>>> {
    let mut groups: BTreeMap<&str, Vec<Call<'_>>> = BTreeMap::new();
    let paths = document["paths"].as_object().into_iter().flatten();
    for (path, calls) in paths {
        for method in METHODS {
            let Some(call) = calls.get(method) else { continue };
            let tag = call["tags"][0].as_str().unwrap_or("other");
            groups.entry(tag).or_default().push(Call { method, path, call });
        }
    }
    groups
}

impl Call<'_> {
    fn html(&self, schemas: &Schemas<'_>) -> String {
        let mut html = format!(
            "<section>\n<h3><code>{} {}</code></h3>\n<p>{}</p>\n",
            self.method.to_uppercase(),
            escape(self.path),
            escape(text(self.call, "summary"))
        );
        let description = text(self.call, "description");
        if !description.is_empty() {
            html += &format!("<p>{}</p>\n", escape(description));
        }
        html += "<dl>\n";
        for parameter in self.call["parameters"].as_array().into_iter().flatten() {
            let optional = if parameter["required"] == true {
                ""
            } else {
                ", optional"
            };
            html += &format!(
                "<dt><code>{}</code> in the {}{optional}</dt><dd>{} {}</dd>\n",
                escape(text(parameter, "name")),
                escape(text(parameter, "in")),
                escape(text(parameter, "description")),
                schemas.html(&parameter["schema"])
            );
        }
        if let Some(schema) = content(&self.call["requestBody"]) {
            html += &format!("<dt>body</dt><dd>{}</dd>\n", schemas.html(schema));
        }
        for (status, answer) in self.call["responses"].as_object().into_iter().flatten() {
            let schema = content(answer).map(|schema| schemas.html(schema)).unwrap_or_default();
            let said = escape(text(answer, "description"));
            let status = escape(status);
            // The failures are the same everywhere, and long.
            let schema = match status.as_str() {
                "200" | "201" => schema,
                _ if schema.is_empty() => schema,
                _ => format!("<details><summary>body</summary>{schema}</details>"),
            };
            html += &format!("<dt>answer {status}</dt><dd>{said} {schema}</dd>\n");
        }
        html + "</dl>\n</section>\n"
    }
}

/// The schema of the one kind of body there is.
fn content(holder: &Value) -> Option<&Value> {
    let content = holder.get("content")?.as_object()?;
    content.values().next()?.get("schema")
}
