//! The user who runs the program, beside the owner of a file.

use std::path::Path;

/// The user who runs the program, as far as a file shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct RunningUser {
    /// `true` if the file belongs to them.
    pub(super) owns: bool,
    /// `true` if they may write every file of any owner.
    pub(super) is_superuser: bool,
}

/// The user who runs the program, beside the owner of this file.
#[cfg(unix)]
pub(super) fn beside_owner_of(file: &Path) -> RunningUser {
    use std::os::unix::fs::MetadataExt;

    let user = rustix::process::geteuid();
    RunningUser {
        owns: std::fs::metadata(file).is_ok_and(|found| found.uid() == user.as_raw()),
        is_superuser: user.is_root(),
    }
}

/// Windows lets many users write a file. The user who runs the program is taken for one of them.
#[cfg(not(unix))]
pub(super) fn beside_owner_of(_file: &Path) -> RunningUser {
    RunningUser {
        owns: true,
        is_superuser: false,
    }
}
