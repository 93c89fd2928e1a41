//! Our own documents as HTML: the part of Markdown that they use.
//!
//! Only texts that come with the program are read here, none that anybody typed. Links to other documents become their
//! words: they have no page. A table becomes a list, whose items name the columns: a phone has no room for columns.

/// A document as HTML, without its first heading.
pub(super) fn html(source: &str) -> String {
    source.split("\n\n").map(block).collect()
}

fn block(source: &str) -> String {
    let lines: Vec<&str> = source.lines().filter(|line| !line.is_empty()).collect();
    let Some((first, more)) = lines.split_first() else {
        return String::new();
    };
    if first.starts_with("# ") {
        String::new()
    } else if let Some(heading) = first.strip_prefix("## ") {
        element("h2", &inline(heading))
    } else if let Some(heading) = first.strip_prefix("### ") {
        element("h3", &inline(heading))
    } else if first.starts_with('|') {
        // The line below the head has rules alone.
        element("ul", &rows(first, more.get(1..).unwrap_or_default()))
    } else if first.starts_with("- ") {
        element("ul", &items(&lines))
    } else if first.starts_with("1. ") {
        element("ol", &items(&lines))
    } else {
        element("p", &inline(&lines.join(" ")))
    }
}

fn element(tag: &str, html: &str) -> String {
    format!("<{tag}>{html}</{tag}>\n")
}

/// The items of a list. Each begins with its mark; its further lines are indented.
fn items(lines: &[&str]) -> String {
    let items = lines.chunk_by(|_, next| next.starts_with(' '));
    let items = items.map(|item| {
        let words: Vec<&str> = item.iter().map(|line| line.trim()).collect();
        let words = words.join(" ");
        let (_, words) = words.split_once(' ').unwrap_or(("", &words));
        element("li", &inline(words))
    });
    items.collect()
}

/// The rows of a table, each with the names of its columns.
fn rows(head: &str, rows: &[&str]) -> String {
    let columns = cells(head);
    let rows = rows.iter().map(|row| {
        let named = columns.iter().zip(cells(row)).enumerate();
        let parts = named.map(|(nth, (column, cell))| match nth {
            0 => format!("<b>{}</b>", inline(cell)),
            _ => format!("<br>{}: {}", inline(column), inline(cell)),
        });
        element("li", &parts.collect::<String>())
    });
    rows.collect()
}

/// The cells of a row.
fn cells(row: &str) -> Vec<&str> {
    let row = row.trim().trim_matches('|');
    row.split('|').map(str::trim).collect()
}

/// The signs that may begin a marked part.
const MARKS: [char; 3] = ['*', '`', '['];

/// Words with bold parts, code and links.
fn inline(words: &str) -> String {
    let mut out = String::new();
    let mut rest = words;
    while let Some((before, marked)) = rest.find(MARKS).and_then(|at| rest.split_at_checked(at)) {
        out.push_str(&escaped(before));
        let part = bold(marked)
            .or_else(|| code(marked))
            .or_else(|| link(marked));
        let (part, after) = part.unwrap_or_else(|| {
            // A sign that marks nothing.
            let (sign, after) = marked.split_at_checked(1).unwrap_or((marked, ""));
            (sign.to_owned(), after)
        });
        out.push_str(&part);
        rest = after;
    }
    out.push_str(&escaped(rest));
    out
}

fn bold(text: &str) -> Option<(String, &str)> {
    let (words, after) = text.strip_prefix("**")?.split_once("**")?;
    Some((format!("<b>{}</b>", inline(words)), after))
}

fn code(text: &str) -> Option<(String, &str)> {
    let (words, after) = text.strip_prefix('`')?.split_once('`')?;
    Some((format!("<code>{}</code>", escaped(words)), after))
}

fn link(text: &str) -> Option<(String, &str)> {
    let (words, after) = text.strip_prefix('[')?.split_once("](")?;
    let (_, after) = after.split_once(')')?;
    Some((inline(words), after))
}

fn escaped(words: &str) -> String {
    let words = words.replace('&', "&amp;");
    words.replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_paragraphs_lists_and_tables_become_html() {
        let source = "# Title\n\n## What & why\n\nOne line\nand **bold `code`**, a [link](x.md).\n\n\
                      - first\n  goes on\n- second\n\n1. one\n2. two\n\n\
                      | what | why |\n| --- | --- |\n| a < b | **c** |\n";
        assert_eq!(
            html(source),
            "<h2>What &amp; why</h2>\n\
             <p>One line and <b>bold <code>code</code></b>, a link.</p>\n\
             <ul><li>first goes on</li>\n<li>second</li>\n</ul>\n\
             <ol><li>one</li>\n<li>two</li>\n</ol>\n\
             <ul><li><b>a &lt; b</b><br>why: <b>c</b></li>\n</ul>\n"
        );
        assert_eq!(html("2 * 3 [x"), "<p>2 * 3 [x</p>\n");
    }
}
