//! A parse error of the settings in one line: its place, and the text to write instead.

use crate::config::Raw;

/// The place, the key and the reason of a parse error in one line, without a quote: a token may stand there.
pub(super) fn malformed(text: &str, why: &toml::de::Error) -> String {
    let message = why.message().lines().collect::<Vec<_>>().join(", ");
    let why_in_short = helped(&message).unwrap_or(message);
    let before = why.span().and_then(|span| text.get(..span.start));
    let line = before.map_or(1, |before| before.matches('\n').count() + 1);
    match before.and_then(key_at_end) {
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
        // A word that begins as `inf` or `nan` does.
        ("invalid float, expected", UNQUOTED),
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

/// The key whose value begins where a text of settings ends, with its table: `backup.keep`.
fn key_at_end(text: &str) -> Option<String> {
    let (key, _) = text.rsplit('\n').next()?.split_once('=')?;
    let key = Some(key.trim()).filter(|key| is_key(key))?;
    let mut tables = text.lines().rev().filter_map(|line| {
        let line = line.trim();
        line.strip_prefix('[')?
            .split_once(']')
            .map(|(name, _)| name.trim())
    });
    let table = tables.find(|table| is_key(table));
    Some(table.map_or_else(|| key.to_owned(), |table| format!("{table}.{key}")))
}

/// Returns `true` if a text is a key that needs no quotation marks.
fn is_key(key: &str) -> bool {
    let bare = |c: char| c.is_ascii_alphanumeric() || "_-.".contains(c);
    !key.is_empty() && key.chars().all(bare)
}
