//! Where typed lines come from: plain input, or an editor at a terminal.

use std::io::{self, BufRead, Write};

use crate::console::lines::read_line;
use crate::console::vocabulary::Vocabulary;

/// What came from the keyboard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed {
    /// A whole line, without its end.
    Line(String),
    /// Nothing yet: the table may see to other things.
    Nothing,
    /// The line was dropped with Ctrl-C.
    Dropped,
    /// The end of the input.
    End,
}

/// A keyboard. It fails with [`io::ErrorKind::ConnectionAborted`] once the program is told to stop.
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

/// The output of a table, which can be held back for a message above a typed line.
#[derive(Debug)]
pub(super) struct Output<O> {
    pub(super) out: O,
    held: Option<Vec<u8>>,
}

impl<O: Write> Output<O> {
    pub(super) const fn new(out: O) -> Self {
        Self { out, held: None }
    }

    /// Holds back what follows.
    pub(super) fn hold(&mut self) {
        self.held = Some(Vec::new());
    }

    /// Returns what was held back, and writes on directly.
    pub(super) fn release(&mut self) -> String {
        let held = self.held.take().unwrap_or_default();
        String::from_utf8_lossy(&held).into_owned()
    }
}

impl<O: Write> Write for Output<O> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match &mut self.held {
            Some(held) => held.write(bytes),
            None => self.out.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}
