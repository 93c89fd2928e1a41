//! The findings of `doctor`, one line each.

use std::io::{self, Write};

/// The findings, each written as soon as it is known: some checks take seconds.
pub(super) struct DoctorReport<'a> {
    out: &'a mut dyn Write,
    /// The first error of a write. The checks continue without a reader, since a repair must be complete.
    pub(super) failed: Option<io::Error>,
    /// Number of findings that need action.
    pub(super) problems: usize,
}

impl<'a> DoctorReport<'a> {
    /// No findings yet; each will be written there.
    pub(super) fn to(out: &'a mut dyn Write) -> Self {
        Self {
            out,
            failed: None,
            problems: 0,
        }
    }

    pub(super) fn ok(&mut self, what: impl std::fmt::Display) {
        self.line(format_args!("ok       {what}"));
    }

    pub(super) fn problem(&mut self, what: impl std::fmt::Display) {
        self.line(format_args!("PROBLEM  {what}"));
        self.problems += 1;
    }

    /// A finding that will need action.
    pub(super) fn warning(&mut self, what: impl std::fmt::Display) {
        self.line(format_args!("WARNING  {what}"));
    }

    pub(super) fn skipped(&mut self, what: impl std::fmt::Display) {
        self.line(format_args!("skipped  {what}"));
    }

    fn line(&mut self, line: std::fmt::Arguments<'_>) {
        if self.failed.is_none() {
            let written = writeln!(self.out, "{line}").and_then(|()| self.out.flush());
            self.failed = written.err();
        }
    }
}
