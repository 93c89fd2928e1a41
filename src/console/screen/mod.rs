//! The printed table: a page after each line, laid out so that the board and the prompt are in the window together.
//!
//! All that a line prints is kept until the next prompt, and then laid out as a whole. Output that is no window, such
//! as a pipe, gets the same parts in the order in which they were printed.

pub(super) mod layout;

use std::io::{self, Write};

use crate::console::screen::layout::{Page, lay_out};
use crate::console::{TerminalStyle, print};
use crate::render::Mark;
use crate::service::api::reply::Picture;
use crate::service::words::catalogue::sentences;

/// Goes to the beginning of the line, and clears it.
const REWRITE: &str = "\r\x1b[K";

/// The size of a terminal’s window in characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WindowSize {
    /// Characters of a line.
    pub columns: usize,
    /// Number of lines.
    pub rows: usize,
}

/// Output that is laid out at each flush.
pub(super) struct Screen<O> {
    output: O,
    style: TerminalStyle,
    page: Page,
    /// The board on the screen before this page, and how many lines were printed from its first on.
    before: Option<(Picture, usize)>,
    /// The legends that were shown with a new board.
    explained: Vec<String>,
    /// Bytes held back from an output that is no window.
    held: Option<Vec<u8>>,
    /// Lines of the last page that had no room in the window.
    rest: Vec<String>,
    /// `true` if an empty line asks for the rest.
    goes_on: bool,
}

impl<O: Write> Screen<O> {
    pub(super) fn new(output: O, style: TerminalStyle) -> Self {
        Self {
            output,
            style,
            page: Page::default(),
            before: None,
            explained: Vec::new(),
            held: None,
            rest: Vec::new(),
            goes_on: false,
        }
    }

    /// An empty line was typed: the rest of a page that had no room comes with the next prompt.
    pub(super) fn go_on(&mut self) {
        self.goes_on = !self.rest.is_empty();
    }

    pub(super) const fn style(&self) -> TerminalStyle {
        self.style
    }

    /// A board at this place of the page.
    ///
    /// # Errors
    /// The `io::Error` of the output.
    pub(super) fn board(&mut self, picture: &Picture) -> io::Result<()> {
        if self.style.window().is_none() {
            let colour = self.style.colour;
            return print::board(self, picture, colour);
        }
        self.page.set_board(picture.clone());
        Ok(())
    }

    /// The user asked for the words of this page, and its board only goes with them.
    pub(super) const fn words_first(&mut self) {
        self.page.put_words_first();
    }

    /// The meaning of a board’s letters, once and if there is room for it; a window says otherwise where to read it.
    ///
    /// # Errors
    /// The `io::Error` of the output.
    pub(super) fn legend(&mut self, legend: &str) -> io::Result<()> {
        if self.style.window().is_none() || !self.page.has_board() {
            return writeln!(self, "\n{legend}");
        }
        if self.explained.iter().any(|before| before == legend) {
            return Ok(());
        }
        self.explained.push(legend.to_owned());
        let instead = sentences().line("console-symbols-hint", &[]);
        self.page.set_legend(legend.to_owned(), instead);
        Ok(())
    }

    /// Shows words at once, until they are taken away again. Output that cannot write over them, or is held back,
    /// leaves them out.
    ///
    /// # Errors
    /// The `io::Error` of the output.
    pub(super) fn announce(&mut self, words: &str) -> io::Result<()> {
        let Some(window) = self.style.window().filter(|_| self.announces()) else {
            return Ok(());
        };
        // Words that reach the next line could not be taken away.
        let line = layout::wrapped(words, window.columns.saturating_sub(1));
        write!(self.output, "{}", line.first().map_or("", String::as_str))?;
        self.output.flush()
    }

    /// Takes announced words away.
    ///
    /// # Errors
    /// The `io::Error` of the output.
    pub(super) fn unannounce(&mut self) -> io::Result<()> {
        if !self.announces() {
            return Ok(());
        }
        write!(self.output, "{REWRITE}")?;
        self.output.flush()
    }

    const fn announces(&self) -> bool {
        self.style.rewrites && self.style.measure.is_some() && self.held.is_none()
    }

    /// Takes the output since the last page, for a screen that places it itself.
    pub(super) fn take(&mut self) -> Page {
        std::mem::take(&mut self.page)
    }

    /// Holds back the following output, for a message above a line that is being typed.
    pub(super) fn hold(&mut self) {
        self.held = Some(Vec::new());
    }

    /// Returns the output held back, and writes on directly.
    pub(super) fn release(&mut self) -> String {
        let held = self.held.take().unwrap_or_default();
        match self.style.window() {
            Some(window) if !self.page.is_empty() => {
                let laid = self.lines(window);
                laid.lines.join("\n") + "\n"
            }
            Some(_) | None => String::from_utf8_lossy(&held).into_owned(),
        }
    }

    /// The output itself.
    pub(super) const fn direct(&mut self) -> &mut O {
        &mut self.output
    }

    /// The page as lines, and its prompt.
    fn lines(&mut self, window: WindowSize) -> LaidPage {
        let mut page = self.take();
        let (text, prompt) = page.split_prompt();
        page = page.without_idle_board(window, self.style.colour);
        if text.is_empty() && !page.has_board() {
            return LaidPage {
                lines: Vec::new(),
                prompt,
                has_board: false,
            };
        }
        if !page.has_board()
            && let Some((picture, used)) = &self.before
        {
            // A short answer leaves the board on the screen; a longer one brings it back, if both have room.
            let more = layout::wrapped(&text, window.columns).len() + 3;
            if used + more > window.rows {
                let mut again = page.clone();
                again.put_board_first(picture.clone());
                if layout::fits(&again, window, self.style.colour) {
                    page = again;
                }
            }
        }
        let lines = lay_out(&page, window, self.style.colour);
        let printed = lines.text.len() + 1;
        self.before = match (page.board(), self.before.take()) {
            (Some(picture), before) if explains(picture) => {
                before.map(|(picture, used)| (picture, used + printed))
            }
            (Some(picture), _) => Some((picture.clone(), lines.from_board + 1)),
            (None, before) => before.map(|(picture, used)| (picture, used + printed)),
        };
        LaidPage {
            lines: lines.text,
            prompt,
            has_board: page.has_board(),
        }
    }
}

/// A page as lines, and its prompt.
struct LaidPage {
    lines: Vec<String>,
    prompt: String,
    has_board: bool,
}

/// The part of these lines that a window holds with its prompt, with a line that says how to read on; and the rest.
fn cut(mut lines: Vec<String>, window: WindowSize, more: String) -> (Vec<String>, Vec<String>) {
    if lines.len() < window.rows {
        return (lines, Vec::new());
    }
    let mut rest = lines.split_off(window.rows.saturating_sub(2).max(1));
    while lines.len() > 1 && lines.last().is_some_and(String::is_empty) {
        lines.pop();
    }
    let blank = rest.iter().take_while(|line| line.is_empty()).count();
    rest.drain(..blank);
    if rest.is_empty() {
        return (lines, rest);
    }
    lines.push(more);
    (lines, rest)
}

/// Returns `true` for a board that answers one question, which is not the board to come back to.
fn explains(picture: &Picture) -> bool {
    let explains = |mark: &Mark| matches!(mark, Mark::Reason | Mark::Target);
    picture.scene.marks.iter().any(|(_, mark)| explains(mark))
}

impl<O: Write> Write for Screen<O> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match &mut self.held {
            _ if self.style.window().is_some() => {
                self.page.write(bytes);
                Ok(bytes.len())
            }
            Some(held) => held.write(bytes),
            None => self.output.write(bytes),
        }
    }

    /// Lays out the page.
    fn flush(&mut self) -> io::Result<()> {
        if let Some(window) = self.style.window()
            && !self.page.is_empty()
        {
            let LaidPage {
                mut lines,
                prompt,
                has_board,
            } = self.lines(window);
            if std::mem::take(&mut self.goes_on) && lines.is_empty() {
                lines = std::mem::take(&mut self.rest);
            }
            if has_board {
                // A board is printed last, and stays whole.
                self.rest.clear();
            } else if !lines.is_empty() {
                let more = sentences().line("console-more", &[]);
                (lines, self.rest) = cut(lines, window, self.style.colour.strong(&more));
            }
            for line in lines {
                writeln!(self.output, "{line}")?;
            }
            write!(self.output, "{prompt}")?;
        }
        self.output.flush()
    }
}
