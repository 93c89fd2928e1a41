//! Limits of this process: core dumps and open files.
//!
//! Core dumps are forbidden: a crash writes no memory to disk, and no other program of the user reads it meanwhile. It
//! holds the bot's token and the secrets of sealed dice. Windows writes dumps only where its administrator asked for
//! them, and has no setting of a process that forbids them.
//!
//! Each connection is an open file, and the usual limit is 1,024; a process may raise it as far as its system allows.

/// Forbids core dumps of this process. On Linux, unprivileged programs cannot trace it either.
#[cfg(unix)]
pub fn forbid() {
    use rustix::process::{Resource, Rlimit, setrlimit};
    let none = Rlimit {
        current: Some(0),
        maximum: Some(0),
    };
    if let Err(error) = setrlimit(Resource::Core, none) {
        // A sandbox may forbid changes of limits; its service has then set them (LimitCORE=0).
        tracing::debug!(%error, "failed to forbid core dumps");
    }
    #[cfg(target_os = "linux")]
    {
        use rustix::process::{DumpableBehavior, set_dumpable_behavior};
        if let Err(error) = set_dumpable_behavior(DumpableBehavior::NotDumpable) {
            tracing::debug!(%error, "the process can be traced");
        }
    }
}

/// Does nothing.
#[cfg(windows)]
pub const fn forbid() {}

/// The most open files that macOS lets a process ask for (`OPEN_MAX`), although it calls the limit infinite.
#[cfg(target_os = "macos")]
const MOST_OPEN: Option<u64> = Some(10_240);
/// No such limit.
#[cfg(all(unix, not(target_os = "macos")))]
const MOST_OPEN: Option<u64> = None;

/// Raises the limit of open files as far as it goes. Returns the limit; `None` without one.
#[cfg(unix)]
pub fn raise_open_files() -> Option<u64> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    let most = maximum.into_iter().chain(MOST_OPEN).min();
    // One without a limit, or above it already, is left as it is.
    if current.is_none_or(|current| most.is_some_and(|most| current >= most)) {
        return current;
    }
    let raised = Rlimit {
        current: most,
        maximum,
    };
    match setrlimit(Resource::Nofile, raised) {
        Ok(()) => most,
        Err(error) => {
            tracing::warn!(%error, "failed to raise the limit of open files");
            current
        }
    }
}

/// Does nothing: there is no such limit.
#[cfg(windows)]
pub const fn raise_open_files() -> Option<u64> {
    None
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use rustix::process::{DumpableBehavior, Resource, dumpable_behavior, getrlimit};

    use super::*;

    #[test]
    fn as_many_files_may_be_open_as_the_system_allows() {
        let raised = raise_open_files();
        let limit = getrlimit(Resource::Nofile);
        assert_eq!((limit.current, limit.current), (limit.maximum, raised));
    }

    #[test]
    fn the_process_is_not_to_be_dumped() {
        forbid();
        assert_eq!(getrlimit(Resource::Core).current, Some(0));
        assert_eq!(dumpable_behavior(), Ok(DumpableBehavior::NotDumpable));
    }
}
