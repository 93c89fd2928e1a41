//! A parse error of the settings in one line: where it is, and what to write instead.

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

/// A parser's words with what to write instead; `None` where they need no help.
fn helped(message: &str) -> Option<String> {
    let advice = [
        (
            "expected a boolean",
            "write true or false, without quotation marks",
        ),
        ("expected a sequence", "write a list, such as [123]"),
        ("expected a string", "put quotation marks around it"),
        ("expected path string", "put quotation marks around it"),
        (
            "string values must be quoted",
            "put quotation marks around it",
        ),
    ];
    if let Some((_, advice)) = advice.iter().find(|(found, _)| message.contains(found)) {
        return Some((*advice).to_owned());
    }
    let key = message.strip_prefix("unknown field `")?.split('`').next()?;
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
    let table = tables
        .iter()
        .find(|table| known(format!("[{table}]\n{key} = 0")))?;
    Some(format!("{key} belongs under [{table}]"))
}

/// The key whose value begins where a text of settings ends, with its table: `backup.keep`.
fn key_at_end(text: &str) -> Option<String> {
    let is_key = |key: &str| {
        !key.is_empty()
            && key
                .chars()
                .all(|c| c.is_ascii_alphanumeric() || "_-.".contains(c))
    };
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
