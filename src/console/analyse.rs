//! Analyses at the table: made at once, since nobody else waits for the terminal.

use std::io::{self, Write};

use crate::console::TerminalSession;
use crate::service::api::action::Action;
use crate::service::background::analyses;
use crate::service::study::analyse;
use crate::service::{Env, GameId};

impl<C: FnMut() -> Env, O: Write> TerminalSession<C, O> {
    /// Prints the analysis of a game, and makes it before if there is none.
    pub(super) fn analyse(&mut self, action: Action) -> io::Result<()> {
        let mut replies = self.ask(action.clone());
        if let Some(game) = self.service.take_asked_analysis() {
            if !self.judge(game)? {
                return Ok(());
            }
            replies = self.ask(action);
        }
        for reply in &mut replies {
            // The table of all moves contains everything in the graph.
            reply.picture = None;
        }
        self.print(&replies)
    }

    /// Judges the positions of a game that are not judged yet, and shows how many are done. Returns `false` if the
    /// program has to stop, or if a position cannot be judged.
    fn judge(&mut self, game: GameId) -> io::Result<bool> {
        while let Some(job) = analyses::looks_at(&self.service, game) {
            let (total, left) = job.progress();
            if left == 0 {
                return Ok(true);
            }
            self.output
                .announce(&analyse::progress(game, total - left, total))?;
            let made = job.look(&self.ready.stop, || true);
            self.output.unannounce()?;
            let Some(made) = made else { return Ok(false) };
            let kept = analyses::keep_looks(&mut self.service, &job, &made);
            if made.count() == 0 || kept.is_err() {
                break;
            }
        }
        self.note("fault", &[])?;
        Ok(false)
    }
}
