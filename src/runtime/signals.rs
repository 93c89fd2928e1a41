//! Signals: the operating system's requests to stop the program.
//!
//! Unix has SIGINT (Ctrl+C), SIGTERM and SIGHUP (a closed terminal). Windows has console events instead: Ctrl+C,
//! Ctrl+Break, a closed window and a shutdown. It gives a program a few seconds after each of the last two.

use std::io;

/// Completes when the program is asked to stop.
///
/// # Errors
/// The `io::Error` of a signal handler that cannot be installed.
#[cfg(unix)]
pub fn told_to_stop() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

/// Completes when the terminal is closed.
///
/// # Errors
/// The `io::Error` of a signal handler that cannot be installed.
#[cfg(unix)]
pub fn terminal_closed() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut hangup = signal(SignalKind::hangup())?;
    Ok(async move {
        hangup.recv().await;
    })
}

/// Completes when the program is asked to stop.
///
/// # Errors
/// The `io::Error` of a signal handler that cannot be installed.
#[cfg(windows)]
pub fn told_to_stop() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::windows::{ctrl_break, ctrl_c, ctrl_shutdown};
    let (mut interrupt, mut ended) = (ctrl_c()?, ctrl_break()?);
    let mut shut_down = ctrl_shutdown()?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = ended.recv() => {}
            _ = shut_down.recv() => {}
        }
    })
}

/// Completes when the window of the console is closed.
///
/// # Errors
/// The `io::Error` of a signal handler that cannot be installed.
#[cfg(windows)]
pub fn terminal_closed() -> io::Result<impl Future<Output = ()>> {
    let mut closed = tokio::signal::windows::ctrl_close()?;
    Ok(async move {
        closed.recv().await;
    })
}
