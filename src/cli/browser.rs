//! The user's browser.
//!
//! Each operating system has its own command that opens an address. macOS has `open`, Windows a part of its shell, and
//! the others `xdg-open`.

use std::process::{Command, Stdio};

#[cfg(target_os = "macos")]
const OPENER: (&str, &[&str]) = ("open", &[]);
#[cfg(windows)]
const OPENER: (&str, &[&str]) = ("rundll32", &["url.dll,FileProtocolHandler"]);
#[cfg(not(any(target_os = "macos", windows)))]
const OPENER: (&str, &[&str]) = ("xdg-open", &[]);

/// Opens an address. The caller has printed it already, for where there is no browser.
pub(super) fn open(address: &str) {
    let (program, options) = OPENER;
    let opened = Command::new(program)
        .args(options)
        .arg(address)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
    if let Err(why) = opened {
        tracing::debug!(%why, "failed to open a browser");
    }
}
