//! The program: parses the command line, runs the command, and turns the result into an exit code.

use std::io::Write;
use std::process::ExitCode;

use clap::Parser;
use kingboard::cli::{AlreadyLogged, Cli, Misused, run};

/// The exit code of wrong usage, the same as clap's.
const MISUSED: u8 = 2;

fn main() -> ExitCode {
    kingboard::cores::forbid();
    let ran = match Cli::try_parse() {
        Ok(cli) => run(cli),
        Err(misused) if misused.use_stderr() => misused.exit(),
        // Help that was asked for is output like any other.
        Err(help) => help.print().map_err(anyhow::Error::from),
    };
    match ran {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) if error.is::<AlreadyLogged>() => ExitCode::FAILURE,
        Err(error) if error.is::<Misused>() => {
            let words = format!("{error:#}\n\nFor more information, try '--help'.");
            drop(writeln!(std::io::stderr(), "kingboard: {words}"));
            ExitCode::from(MISUSED)
        }
        Err(error) => {
            // Standard error may be closed too; then nothing can be reported.
            drop(writeln!(std::io::stderr(), "kingboard: {error:#}"));
            ExitCode::FAILURE
        }
    }
}

/// Returns `true` if the reader of our output has stopped reading, as `head` does.
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error
        .downcast_ref::<std::io::Error>()
        .is_some_and(|error| error.kind() == std::io::ErrorKind::BrokenPipe)
}
