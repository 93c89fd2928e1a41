//! The source of typed lines: plain input, or an editor at a terminal.

use std::io::{self, BufRead, Write};

use crate::console::lines::read_line;
use crate::console::vocabulary::Vocabulary;

/// An input from the keyboard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed {
    /// A whole line, without its end.
    Line(String),
    /// Nothing yet: the table may see to other things.
    Nothing,
    /// The line was dropped with Ctrl+C.
    Dropped,
    /// The end of the input.
    End,
}

/// A keyboard. It fails with [`io::ErrorKind::ConnectionAborted`] once the program is asked to stop.
pub trait LineSource {
    /// Returns `true` if it completes words.
    fn completes(&self) -> bool;

    /// Asks for a line; `words` can be completed in it.
    ///
    /// # Errors
    /// The `io::Error` of the output, or of an editor that is gone.
    fn ask(&mut self, prompt: &str, words: Vocabulary, out: &mut impl Write) -> io::Result<()>;

    /// Waits for the line, or for a while.
    ///
    /// # Errors
    /// The `io::Error` of the input.
    fn typed(&mut self) -> io::Result<Typed>;

    /// Shows a message above the line that is being typed.
    ///
    /// # Errors
    /// The `io::Error` of the output.
    fn interject(&mut self, message: &str, out: &mut impl Write) -> io::Result<()>;
}

impl<B: BufRead> LineSource for B {
    fn completes(&self) -> bool {
        false
    }

    fn ask(&mut self, prompt: &str, _words: Vocabulary, out: &mut impl Write) -> io::Result<()> {
        write!(out, "{prompt}")?;
        out.flush()
    }

    fn typed(&mut self) -> io::Result<Typed> {
        Ok(read_line(self)?.map_or(Typed::End, Typed::Line))
    }

    fn interject(&mut self, message: &str, out: &mut impl Write) -> io::Result<()> {
        out.write_all(message.as_bytes())
    }
}
