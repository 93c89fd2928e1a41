//! Everything users see of the bot's posts, edits and answers: `READ_ALOUD=1 cargo test --test it -- --nocapture NAME`.

use serde_json::Value;

use super::Call;

/// Prints the visible parts of a call: pings, text, alt texts, fields and controls.
#[expect(clippy::print_stdout, reason = "reading aloud is what it is for")]
pub(super) fn read(call: &Call) {
    if std::env::var_os("READ_ALOUD").is_none() || call.path.ends_with("/commands") {
        return;
    }
    let data = &call.body["data"];
    let body = if data.is_null() { &call.body } else { data };
    let mut lines = Vec::new();
    told(body, &mut lines);
    if lines.is_empty() {
        return;
    }
    let hidden = body["flags"].as_u64().unwrap_or_default() & 64 != 0;
    let hidden = if hidden { " (to one alone)" } else { "" };
    println!("\n--- {} {}{hidden}", call.method, call.path);
    println!("{}", lines.join("\n"));
}

/// Collects the texts of a message or a modal in order, with the name of each field.
fn told(body: &Value, lines: &mut Vec<String>) {
    const WORDS: [&str; 7] = [
        "content",
        "title",
        "label",
        "placeholder",
        "description",
        "value",
        "name",
    ];
    match body {
        Value::Object(fields) => {
            if let Some(called) = fields.get("allowed_mentions") {
                lines.push(format!("calls {called}"));
            }
            for (name, value) in fields {
                let named = WORDS.contains(&name.as_str());
                if let Some(text) = value.as_str().filter(|_| named) {
                    lines.push(format!("{name}: {text}"));
                } else if name != "allowed_mentions" {
                    told(value, lines);
                }
            }
        }
        Value::Array(all) => all.iter().for_each(|one| told(one, lines)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}
