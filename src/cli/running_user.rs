//! The user who runs the program, beside the owner of a file.

use std::path::Path;

/// The user who runs the program, as far as a file tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct RunningUser {
    /// Whether the file belongs to them.
    pub(super) owns: bool,
    /// Whether they may write every file, whomever it belongs to.
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

/// Windows knows many who may write a file: whoever runs the program is taken for one of them.
#[cfg(not(unix))]
pub(super) fn beside_owner_of(_file: &Path) -> RunningUser {
    RunningUser {
        owns: true,
        is_superuser: false,
    }
}
