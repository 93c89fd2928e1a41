//! Typed lines of any length and content.

use std::io::{self, BufRead, Read, Write};

use crate::console::TerminalSession;
use crate::service::Env;

/// Most bytes of a line; the rest of it is skipped.
const MAX_LINE: u64 = 8 * 1024;

/// One line without its end; `None` at the end of the input. A longer line is cut, never refused.
pub(super) fn read_line(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    input
        .by_ref()
        .take(MAX_LINE)
        .read_until(b'\n', &mut bytes)?;
    if bytes.is_empty() {
        return Ok(None);
    }
    if bytes.last() != Some(&b'\n') {
        input.skip_until(b'\n')?;
    }
    Ok(Some(
        String::from_utf8_lossy(&bytes)
            .trim_end_matches(['\n', '\r'])
            .to_owned(),
    ))
}

impl<C: FnMut() -> Env, O: Write> TerminalSession<C, O> {
    /// Runs one line; `false` when the session is over.
    ///
    /// # Errors
    /// The `io::Error` of a failed output. The error of a store that is lost: it was shown at the table, and is
    /// returned to the caller too.
    pub(super) fn goes_on(&mut self, line: &str) -> io::Result<bool> {
        self.asks_study();
        let goes_on = self.run_line(line)?;
        if goes_on && !line.trim().is_empty() {
            self.keeps_study()?;
        }
        match self.service.lost() {
            Some(why) => {
                self.output.flush()?;
                Err(io::Error::other(why))
            }
            None => Ok(goes_on),
        }
    }
}

/// Typed text, cut for use in a sentence or a name. A name is a player's id, so it is cut where it always was.
pub(super) fn cut(text: &str) -> String {
    let text = text.chars().filter(|c| !c.is_control());
    let text: String = text.take(32).collect();
    text.trim().to_owned()
}
