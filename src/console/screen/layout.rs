//! The layout of a page in a window: the board whole, the words where they have room. Pure: the window’s size is given.
//!
//! The board and the window alone decide where words stand, so the board keeps its place from move to move. Words stand
//! below the board in a high window, and beside it in a low one. Words that have no room there stand above the board.

use textwrap::WordSplitter;
use textwrap::core::display_width;

use crate::console::colour::{ColourDepth, paint};
use crate::console::print::GLUE;
use crate::console::screen::WindowSize;
use crate::render::terminal::{self, Density, Run, TerminalBoard};
use crate::render::text::lost_counts;
use crate::service::api::reply::Picture;
use crate::service::words::catalogue::sentences;

/// Lines of words for which a window has room below its board.
const USUAL_WORDS: usize = 6;
/// Columns between a board and the words beside it.
const GAP: usize = 2;
/// Fewest columns of words beside a board.
const NARROWEST: usize = 16;
/// Fewest characters for which there has to be room beside a board.
const FEWEST: usize = 240;
/// Longest line of words.
const LONGEST: usize = 100;
/// The codes around words that stand out.
const BOLD: &str = "\x1b[1m";
const RESET: &str = "\x1b[0m";
/// The beginning of a list item; its further lines are indented by its length.
const ITEM: &str = "- ";

/// The output of one line of input, up to the next prompt.
#[derive(Clone, Debug, Default)]
pub(in crate::console) struct Page {
    before: Vec<u8>,
    board: Option<Box<Picture>>,
    after: Vec<u8>,
    /// A legend, and the words instead of one that has no room.
    legend: Option<(String, String)>,
    /// `true` if the user asked for the words: without room for both, the board goes.
    words_first: bool,
}

impl Page {
    pub(in crate::console) fn write(&mut self, bytes: &[u8]) {
        if self.board.is_none() {
            self.before.extend(bytes);
        } else {
            self.after.extend(bytes);
        }
    }

    /// The last board of a page is the one that is shown.
    pub(in crate::console) fn set_board(&mut self, picture: Picture) {
        self.before.append(&mut self.after);
        self.board = Some(Box::new(picture));
    }

    /// The user asked for the words.
    pub(in crate::console) const fn put_words_first(&mut self) {
        self.words_first = true;
    }

    /// Leaves out a board that only goes with the words, if it has no room beside them.
    pub(in crate::console) fn without_idle_board(
        mut self,
        window: WindowSize,
        colour: ColourDepth,
    ) -> Self {
        if self.words_first && !fits(&self, window, colour) {
            self.board = None;
            self.before.append(&mut self.after);
        }
        self
    }

    pub(in crate::console) fn put_board_first(&mut self, picture: Picture) {
        self.after = std::mem::take(&mut self.before);
        self.board = Some(Box::new(picture));
    }

    pub(in crate::console) fn set_legend(&mut self, legend: String, instead: String) {
        self.legend = Some((legend, instead));
    }

    pub(in crate::console) fn is_empty(&self) -> bool {
        self.before.is_empty() && self.after.is_empty() && self.board.is_none()
    }

    pub(in crate::console) fn has_board(&self) -> bool {
        self.board.is_some()
    }

    pub(in crate::console) fn board(&self) -> Option<&Picture> {
        self.board.as_deref()
    }

    /// All words.
    pub(in crate::console) fn words(&self) -> String {
        let legend = self.legend.iter().map(|(_, instead)| instead.clone());
        let parts = [text(&self.before), text(&self.after)]
            .into_iter()
            .chain(legend);
        let parts = parts.map(|part| part.trim().to_owned());
        let told: Vec<String> = parts.filter(|part| !part.is_empty()).collect();
        told.join("\n\n")
    }

    /// The last line, if it is unfinished, and all words before it.
    pub(in crate::console) fn split_prompt(&mut self) -> (String, String) {
        let last = if self.after.is_empty() {
            &mut self.before
        } else {
            &mut self.after
        };
        let end = last.iter().rposition(|byte| *byte == b'\n');
        let prompt = last.split_off(end.map_or(0, |end| end + 1));
        (self.words(), text(&prompt))
    }
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// A page as lines.
#[derive(Debug, Default)]
pub(in crate::console) struct Lines {
    pub(in crate::console) text: Vec<String>,
    /// Number of lines from the first of the board to the end.
    pub(in crate::console) from_board: usize,
    /// `true` if the window holds board and words together.
    whole: bool,
}

/// The place of the words beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Arrangement {
    Below,
    Beside,
    /// As few as possible: the board alone just fits.
    Above,
}

/// Words as lines of at most this many columns.
pub(in crate::console) fn wrapped(words: &str, columns: usize) -> Vec<String> {
    let columns = columns.min(LONGEST);
    let wrap = |line: &str| {
        let line = &*loosened(line, columns);
        let item = if line.starts_with(ITEM) { "  " } else { "" };
        // A move is not cut at its hyphen.
        let options = textwrap::Options::new(columns)
            .word_splitter(WordSplitter::NoHyphenation)
            .subsequent_indent(item);
        let lines = textwrap::wrap(line, options).into_iter();
        lines
            .map(|line| line.replace(GLUE, " "))
            .collect::<Vec<_>>()
    };
    words.lines().flat_map(wrap).collect()
}

/// A line in which labels that are wider than this may break.
fn loosened(line: &str, columns: usize) -> String {
    let words = line.split(' ').map(|word| {
        if display_width(word) > columns {
            word.replace(GLUE, " ")
        } else {
            word.to_owned()
        }
    });
    words.collect::<Vec<_>>().join(" ")
}

/// Returns `true` if board and words are in the window together.
pub(in crate::console) fn fits(page: &Page, window: WindowSize, colour: ColourDepth) -> bool {
    lay_out(page, window, colour).whole
}

/// Lays out a page; the prompt is the line after it.
pub(in crate::console) fn lay_out(page: &Page, window: WindowSize, colour: ColourDepth) -> Lines {
    let Some(picture) = page.board() else {
        let mut text = vec![String::new()];
        text.extend(wrapped(&page.words(), window.columns));
        text.push(String::new());
        return Lines {
            from_board: text.len(),
            text,
            whole: true,
        };
    };
    let board = BoardPart::choose(picture, window, colour);
    let short = page.words();
    if let Some((legend, instead)) = &page.legend {
        let long = short.replace(instead, legend);
        let lines = board.with(&long);
        if lines.whole {
            return lines;
        }
    }
    board.with(&short)
}

/// A board in a window.
struct BoardPart<'a> {
    picture: &'a Picture,
    window: WindowSize,
    colour: ColourDepth,
    board: TerminalBoard,
    arrangement: Arrangement,
    /// Columns and rows that the whole board needs; `None` if it has them.
    needs: Option<WindowSize>,
}

impl<'a> BoardPart<'a> {
    fn choose(picture: &'a Picture, window: WindowSize, colour: ColourDepth) -> Self {
        let drawn = |density| terminal::board(&picture.scene, density, picture.theme);
        let boards = Density::ALL.map(drawn);
        let part = |board: &TerminalBoard, arrangement| Self {
            picture,
            window,
            colour,
            board: board.clone(),
            arrangement,
            needs: None,
        };
        // One line is the prompt’s.
        let room = window.rows.saturating_sub(1);
        for board in &boards {
            let (wide, high) = (board.width(), board.rows.len());
            if wide <= window.columns && high + 2 + USUAL_WORDS <= room {
                return part(board, Arrangement::Below);
            }
            let lines = beside(board, window).filter(|width| *width >= NARROWEST);
            if high <= room && lines.sum::<usize>() >= FEWEST {
                return part(board, Arrangement::Beside);
            }
        }
        let alone =
            |board: &&TerminalBoard| board.width() <= window.columns && board.rows.len() < room;
        if let Some(board) = boards.iter().find(alone) {
            return part(board, Arrangement::Above);
        }
        let [.., least] = &boards;
        let needs = WindowSize {
            columns: least.width(),
            rows: least.rows.len() + 2,
        };
        Self {
            needs: Some(needs),
            ..part(least, Arrangement::Above)
        }
    }

    fn with(&self, words: &str) -> Lines {
        match self.arrangement {
            Arrangement::Below => self.below(words),
            Arrangement::Beside => self.beside(words),
            Arrangement::Above => self.above(&wrapped(words, self.window.columns)),
        }
    }

    /// Title and last move; status, losses and signs without room on the board.
    fn head(&self) -> [Vec<String>; 2] {
        let caption = &self.picture.scene.caption;
        let strong = |line: &String| self.colour.strong(line);
        let told = |lines: &[&String]| {
            let told = lines.iter().filter(|line| !line.is_empty());
            told.copied().cloned().collect::<Vec<String>>()
        };
        let mut first = told(&[&caption.title, &caption.last]);
        if let Some(title) = first.first_mut() {
            *title = strong(title);
        }
        [
            first,
            told(&[
                &caption.status,
                &lost_counts(&self.picture.scene),
                &self.board.signs,
            ]),
        ]
    }

    fn rows(&self) -> Vec<String> {
        let rows = self.board.rows.iter();
        rows.map(|row| paint(row, self.colour)).collect()
    }

    fn below(&self, words: &str) -> Lines {
        let columns = self.window.columns;
        let head = self.head().map(|line| line.join("   "));
        let head = wrapped(&head.join("\n"), columns);
        let words = wrapped(words, columns);
        let room = self.window.rows.saturating_sub(1);
        let fixed = head.len() + self.board.rows.len();
        if fixed + words.len() > room {
            let close: Vec<String> = words
                .iter()
                .filter(|line| !line.is_empty())
                .cloned()
                .collect();
            if fixed + close.len() > room {
                return self.above(&words);
            }
            return self.stacked(&head, &close, room - fixed - close.len());
        }
        self.stacked(&head, &words, room - fixed - words.len())
    }

    /// Head, board and words, with blank lines between them while there are rows for them.
    fn stacked(&self, head: &[String], words: &[String], spare: usize) -> Lines {
        let blank = |wanted: bool| wanted.then(String::new);
        let mut text: Vec<String> = blank(spare > 2).into_iter().collect();
        text.extend(head.iter().cloned());
        text.extend(self.rows());
        text.extend(blank(spare > 1 && !words.is_empty()));
        text.extend(words.iter().cloned());
        text.extend(blank(spare > 0));
        Lines {
            from_board: text.len(),
            text,
            whole: true,
        }
    }

    fn beside(&self, words: &str) -> Lines {
        let widths: Vec<usize> = beside(&self.board, self.window).collect();
        let [first, second] = self.head();
        let mut said: Vec<String> = first.into_iter().chain(second).collect();
        let head = said.len();
        said.push(String::new());
        said.extend(words.lines().map(str::to_owned));
        let room = self.window.rows.saturating_sub(1);
        let mut rows = self.rows();
        let spare = room - rows.len();
        let (placed, left) = fill(&said, &widths);
        let left = wrapped(&left.join("\n"), self.window.columns);
        if left.len() > spare {
            // The head stays beside the board.
            let (placed, _) = fill(&said[..head], &widths);
            self.join(&mut rows, &placed);
            let mut text = wrapped(words, self.window.columns);
            let from_board = rows.len();
            text.extend(rows);
            return Lines {
                from_board,
                text,
                whole: false,
            };
        }
        self.join(&mut rows, &placed);
        rows.extend(left);
        if rows.len() < room {
            rows.push(String::new());
        }
        if rows.len() < room {
            rows.insert(0, String::new());
        }
        Lines {
            from_board: rows.len(),
            text: rows,
            whole: true,
        }
    }

    /// Puts words at the right of the board’s rows, all from the same column where the rows end together.
    fn join(&self, rows: &mut [String], placed: &[String]) {
        for ((n, row), words) in rows.iter_mut().enumerate().zip(placed) {
            if !words.is_empty() {
                let gap = GAP + edge(&self.board, n) - self.board.row_width(n);
                row.push_str(&" ".repeat(gap));
                row.push_str(words);
            }
        }
    }

    fn above(&self, words: &[String]) -> Lines {
        let columns = self.window.columns;
        let mut text: Vec<String> = words.to_vec();
        let mut shown = Vec::new();
        let head = self.head();
        let room = self.window.rows.saturating_sub(1 + self.board.rows.len());
        let line = head.concat().join("   ");
        let head = wrapped(&line, columns);
        shown.extend(head.into_iter().take(room.max(1)));
        let rows = self.board.rows.iter();
        shown.extend(rows.map(|row| paint(&cut(row, columns), self.colour)));
        if let Some(needs) = self.needs {
            let args = [
                ("columns", needs.columns.to_string().into()),
                ("rows", needs.rows.to_string().into()),
            ];
            let needed = sentences().line("console-window-small", &args);
            shown.extend(wrapped(&needed, columns));
        }
        let from_board = shown.len();
        text.extend(shown);
        let whole = self.needs.is_none() && text.len() < self.window.rows;
        Lines {
            text,
            from_board,
            whole,
        }
    }
}

/// The column at which the words beside a row of the board may begin, without the gap.
fn edge(board: &TerminalBoard, row: usize) -> usize {
    if board.slanted {
        board.row_width(row)
    } else {
        board.width()
    }
}

/// Columns for words beside each row of a board.
fn beside(board: &TerminalBoard, window: WindowSize) -> impl Iterator<Item = usize> {
    let rows = 0..board.rows.len();
    rows.map(move |row| window.columns.saturating_sub(edge(board, row) + GAP))
}

/// Fills lines of these widths with paragraphs. Returns the lines, and the paragraphs that have no room.
fn fill(paragraphs: &[String], widths: &[usize]) -> (Vec<String>, Vec<String>) {
    let mut lines = vec![String::new(); widths.len()];
    let mut rows = (0..widths.len()).filter(|row| widths[*row] >= NARROWEST);
    let usable = widths.iter().copied().filter(|width| *width >= NARROWEST);
    let narrowest = usable.min().unwrap_or_default();
    for (n, paragraph) in paragraphs.iter().enumerate() {
        let paragraph = loosened(paragraph, narrowest);
        let mut words = paragraph.split(' ').peekable();
        let mut bold = false;
        loop {
            let Some(row) = rows.next() else {
                let rest = words.collect::<Vec<_>>().join(" ");
                let rest = std::iter::once(rest).chain(paragraphs[n + 1..].iter().cloned());
                return (lines, rest.collect());
            };
            let mut line = if bold { BOLD } else { "" }.to_owned();
            let mut empty = true;
            while let Some(word) = words.peek() {
                let gap = usize::from(!empty);
                if display_width(&line) + gap + display_width(word) > widths[row] {
                    break;
                }
                line.push_str(if empty { "" } else { " " });
                line.push_str(word);
                empty = false;
                words.next();
            }
            bold = line.matches(BOLD).count() > line.matches(RESET).count();
            if bold {
                line.push_str(RESET);
            }
            lines[row] = line.replace(GLUE, " ");
            if words.peek().is_none() {
                break;
            }
        }
    }
    (lines, Vec::new())
}

/// The runs of a row that lie within so many columns.
fn cut(row: &[Run], columns: usize) -> Vec<Run> {
    let mut left = columns;
    let cut = row.iter().map(|run| {
        let text: String = run.text.chars().take(left).collect();
        left -= text.chars().count();
        Run {
            text,
            ..run.clone()
        }
    });
    cut.collect()
}
