//! A parse error of the settings in one line: its place, and the text to write instead.

use toml::de::DeTable;

use crate::config::Raw;

/// The place, the key and the reason of a parse error in one line, without a quote: a token may stand there.
pub(super) fn malformed(text: &str, why: &toml::de::Error) -> String {
    let message = why.message().lines().collect::<Vec<_>>().join(", ");
    let why_in_short = helped(&message).unwrap_or(message);
    let begins = why.span().map_or(0, |span| span.start);
    let before = text.get(..begins).unwrap_or(text);
    let line = before.matches('\n').count() + 1;
    // An unknown key is named by the reason.
    let known = !why.message().starts_with("unknown field");
    let key = known.then(|| key_at(DeTable::parse_recoverable(text).0.get_ref(), text, begins));
    match key.flatten() {
        Some(key) => format!("line {line}: {key}: {why_in_short}"),
        None => format!("line {line}: {why_in_short}"),
    }
}

/// Advice about a text that has no quotation marks.
const UNQUOTED: &str = "text needs quotation marks around it; true, false and numbers have none";

/// A parser's words with the text to write instead; `None` if they need no help.
fn helped(message: &str) -> Option<String> {
    let advice = [
        (
            "expected a boolean",
            "write true or false, without quotation marks",
        ),
        ("expected a sequence", "put square brackets around it"),
        ("expected a string", "put quotation marks around it"),
        ("expected path string", "put quotation marks around it"),
        ("string values must be quoted", UNQUOTED),
        // A word that begins as `inf`, `nan`, `true` or `false` does.
        ("invalid float, expected", UNQUOTED),
        ("invalid boolean, expected", UNQUOTED),
    ];
    let fits = |found: &str| message.contains(found) && !message.contains("invalid type: map");
    if let Some((_, advice)) = advice.iter().find(|(found, _)| fits(found)) {
        return Some((*advice).to_owned());
    }
    let key = message.strip_prefix("unknown field `")?.split('`').next()?;
    if !is_key(key) {
        return None;
    }
    if ["token", "client_secret"].contains(&key) {
        return Some(format!(
            "{key} belongs in no settings file, but in the environment: DISCORD_{} or DISCORD_{}_FILE",
            key.to_uppercase(),
            key.to_uppercase()
        ));
    }
    let tables = [
        "backup", "computer", "discord", "hooks", "metrics", "privacy", "updates", "web",
    ];
    let known = |text: String| {
        let read = toml::from_str::<Raw>(&text);
        read.err()
            .is_none_or(|why| !why.message().starts_with("unknown field"))
    };
    if known(format!("{key} = 0")) {
        return Some(format!("{key} belongs above all sections"));
    }
    let tables = tables.iter();
    let fitting = tables.filter(|table| known(format!("[{table}]\n{key} = 0")));
    let fitting: Vec<String> = fitting.map(|table| format!("[{table}]")).collect();
    (!fitting.is_empty()).then(|| format!("{key} belongs under {}", fitting.join(" or ")))
}

/// The key behind which a text of settings has this place, also on the next lines of its value. Its table stands before
/// it: `backup.keep`.
fn key_at(table: &DeTable<'_>, text: &str, place: usize) -> Option<String> {
    last_key_before(table, text, place).map(|(_, key)| key)
}

/// [`key_at`], with the place at which the key ends. Of several on a line it is the last one before the place.
fn last_key_before(table: &DeTable<'_>, text: &str, place: usize) -> Option<(usize, String)> {
    let entries = table.iter().filter_map(|(key, value)| {
        let (name, ends) = (key.get_ref(), key.span().end);
        if let Some(inner) = value.get_ref().as_table() {
            let inner = last_key_before(inner, text, place);
            let inner = inner.map(|(ends, key)| (ends, format!("{name}.{key}")));
            // The fault may be that a table stands there.
            let own = || {
                value
                    .span()
                    .contains(&place)
                    .then(|| (ends, name.to_string()))
            };
            return inner.or_else(own);
        }
        // A value that is missing ends nowhere.
        let value_ends = value.span().end.max(ends);
        let rest = text.get(value_ends..)?.split('\n').next()?;
        let entry = ends..=value_ends + rest.len();
        (entry.contains(&place) && is_key(name)).then(|| (ends, name.to_string()))
    });
    entries.max_by_key(|(ends, _)| *ends)
}

/// Returns `true` if a text is a key that needs no quotation marks.
fn is_key(key: &str) -> bool {
    let bare = |c: char| c.is_ascii_alphanumeric() || "_-.".contains(c);
    !key.is_empty() && key.chars().all(bare)
}
