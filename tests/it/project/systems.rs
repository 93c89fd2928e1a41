//! The differences of operating systems: in few modules, one for each concern.

use crate::project::walls::rust;

/// The only files that may name an operating system, or a library of one.
const SYSTEM_FILES: &[(&str, &str)] = &[
    ("src/cli/free_space.rs", "the number of a disk"),
    ("src/cli/health_locks.rs", "a test of the locks on a file"),
    (
        "src/cli/running_user.rs",
        "owners of files and the superuser",
    ),
    ("src/cli/terminal_mode.rs", "the mode of the terminal"),
    ("src/cores.rs", "core dumps and open files"),
    ("src/runtime/priority.rs", "priorities of threads"),
    ("src/runtime/signals.rs", "signals"),
    ("src/store/disk/files/mod.rs", "which of the two below"),
    (
        "src/store/disk/files/unix.rs",
        "permissions and identity of files",
    ),
    (
        "src/store/disk/files/windows.rs",
        "permissions and identity of files",
    ),
    (
        "src/watch/process.rs",
        "memory and open files of the process",
    ),
];

/// Signs of code for one operating system.
const SIGNS: [&str; 14] = [
    "cfg(unix",
    "cfg(windows",
    "cfg(not(unix",
    "cfg(not(windows",
    "cfg!(",
    "target_os",
    "target_family",
    "os::unix",
    "os::windows",
    "signal::unix",
    "signal::windows",
    "rustix::",
    "winapi_util::",
    "\"/proc/",
];

#[test]
fn an_operating_system_is_named_only_in_modules_about_what_differs() {
    let known = |path: &str| SYSTEM_FILES.iter().any(|(file, _)| *file == path);
    let mut wrong = Vec::new();
    let mut named = Vec::new();
    for (path, text) in rust("src") {
        let code = |line: &&str| !line.trim_start().starts_with("//");
        let sign = |line: &str| SIGNS.iter().any(|sign| line.contains(sign));
        for (number, _) in text
            .lines()
            .enumerate()
            .filter(|(_, line)| code(line) && sign(line))
        {
            if known(&path) {
                named.push(path.clone());
            } else {
                wrong.push(format!("{path}:{}", number + 1));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    for (file, what) in SYSTEM_FILES {
        assert!(
            named.iter().any(|path| path == file),
            "{file} ({what}) names none any more"
        );
    }
}
