//! Our own documents as HTML.
//!
//! Only texts that come with the program are read here, none that anybody typed. Links to other documents become their
//! words: they have no page. A table becomes a list, whose items name the columns: a phone has no room for columns.

use pulldown_cmark::{CowStr, Event, Options, Parser, Tag, TagEnd, html};

/// A document as HTML.
pub(super) fn html(source: &str) -> String {
    let is_link = |event: &Event<'_>| {
        let begins = matches!(event, Event::Start(Tag::Link { .. }));
        begins || *event == Event::End(TagEnd::Link)
    };
    let mut events =
        Parser::new_ext(source, Options::ENABLE_TABLES).filter(|event| !is_link(event));
    let (mut columns, mut written) = (Vec::new(), Vec::new());
    while let Some(event) = events.next() {
        if event == Event::Start(Tag::TableHead) {
            columns = cells(&mut events);
        } else if event == Event::Start(Tag::TableRow) {
            let cells = cells(&mut events);
            written.extend(item(&columns, cells));
        } else if let Event::Start(Tag::Table(_)) = event {
            written.push(Event::Start(Tag::List(None)));
        } else if event == Event::End(TagEnd::Table) {
            written.push(Event::End(TagEnd::List(false)));
        } else {
            written.push(event);
        }
    }
    let mut out = String::new();
    html::push_html(&mut out, written.into_iter());
    out
}

/// The cells of the row that has begun.
fn cells<'a>(events: &mut impl Iterator<Item = Event<'a>>) -> Vec<Vec<Event<'a>>> {
    let ends = [TagEnd::TableHead, TagEnd::TableRow].map(Event::End);
    let row: Vec<_> = events.take_while(|event| !ends.contains(event)).collect();
    let cells = row.split(|event| *event == Event::End(TagEnd::TableCell));
    // The first event of each is its start, and nothing is behind the last.
    let mut cells: Vec<_> = cells
        .map(|cell| cell.iter().skip(1).cloned().collect())
        .collect();
    cells.pop();
    cells
}

/// A row as an item of a list: its first cell is its name, the others have the names of their columns.
fn item<'a>(columns: &[Vec<Event<'a>>], cells: Vec<Vec<Event<'a>>>) -> Vec<Event<'a>> {
    let mut item = vec![Event::Start(Tag::Item), Event::Start(Tag::Strong)];
    for (nth, (column, cell)) in columns.iter().zip(cells).enumerate() {
        if nth > 0 {
            item.push(Event::HardBreak);
            item.extend(column.iter().cloned());
            item.push(Event::Text(CowStr::Borrowed(": ")));
        }
        item.extend(cell);
        if nth == 0 {
            item.push(Event::End(TagEnd::Strong));
        }
    }
    item.push(Event::End(TagEnd::Item));
    item
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_paragraphs_lists_and_tables_become_html() {
        let source = "## What & why\n\nOne line\nand **bold `code`**, a [link](x.md).\n\n\
                      - first\n  goes on\n- second\n\n1. one\n2. two\n\n\
                      | what | why |\n| --- | --- |\n| a < b | **c** |\n";
        assert_eq!(
            html(source),
            "<h2>What &amp; why</h2>\n\
             <p>One line\nand <strong>bold <code>code</code></strong>, a link.</p>\n\
             <ul>\n<li>first\ngoes on</li>\n<li>second</li>\n</ul>\n\
             <ol>\n<li>one</li>\n<li>two</li>\n</ol>\n\
             <ul>\n<li><strong>a &lt; b</strong><br />\nwhy: <strong>c</strong></li>\n</ul>\n"
        );
        assert_eq!(html("2 * 3 [x"), "<p>2 * 3 [x</p>\n");
    }
}
