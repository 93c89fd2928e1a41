//! Faults of disk and clock, injected into the compiled program: `shim.c`, compiled once and preloaded.
//!
//! It is C because the crate forbids unsafe code. SQLite needs a C compiler anyway.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;

use tempfile::TempDir;

/// Returns `true` if faults can be injected here; otherwise prints the reason.
pub(super) fn works() -> bool {
    if cfg!(target_os = "linux") {
        return true;
    }
    super::say("faults of disk and clock are injected on Linux only: NOT TESTED here");
    false
}

static COMPILED: LazyLock<(TempDir, PathBuf)> = LazyLock::new(|| {
    let dir = tempfile::tempdir().unwrap();
    let library = dir.path().join("shim.so");
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/operate/crash/shim.c");
    let compiled = Command::new("cc")
        .args(["-O1", "-Wall", "-shared", "-fPIC", "-o"])
        .args([&library, &source])
        .status();
    assert!(compiled.unwrap().success(), "the shim cannot be compiled");
    (dir, library)
});

/// The control of a running bot's disk and clock.
pub(super) struct Shim {
    dir: TempDir,
    orders: u32,
}

impl Shim {
    /// A shim without faults.
    pub(super) fn new() -> Self {
        let shim = Self {
            dir: tempfile::tempdir().unwrap(),
            orders: 0,
        };
        shim.jump(0, 0);
        shim
    }

    fn path(&self, name: &str) -> String {
        self.dir.path().join(name).display().to_string()
    }

    /// The environment variables for the program.
    pub(super) fn variables(&self) -> Vec<(&'static str, String)> {
        let library = COMPILED.1.display().to_string();
        vec![
            ("LD_PRELOAD", library),
            ("KINGBOARD_FAULTS", self.path("faults")),
            ("KINGBOARD_CLOCK", self.path("clock")),
        ]
    }

    /// Writes a file atomically.
    fn write(&self, name: &str, text: &str) {
        std::fs::write(self.path("new"), text).unwrap();
        std::fs::rename(self.path("new"), self.path(name)).unwrap();
    }

    /// Makes the `times` calls of kind `op` after the next `skip` ones on the database fail in this way.
    pub(super) fn order(&mut self, (op, what): (&str, &str), skip: u64, times: u64) {
        self.orders += 1;
        let order = format!("{} {op} {what} {skip} {times}\n", self.orders);
        self.write("faults", &order);
    }

    /// Ends all faults.
    pub(super) fn relent(&mut self) {
        self.order(("any", "none"), 0, 0);
    }

    /// Number of calls affected by the last order.
    pub(super) fn struck(&self) -> usize {
        let done = std::fs::read(self.path("faults.done")).unwrap_or_default();
        let begin = format!("{} ", self.orders);
        let done = String::from_utf8(done).unwrap();
        done.lines().filter(|line| line.starts_with(&begin)).count()
    }

    /// Sets the time of day ahead by this many ms, and further ahead at each reading.
    pub(super) fn jump(&self, offset: i64, leap: i64) {
        self.write("clock", &format!("{offset} {leap}\n"));
    }
}

/// Variables in the form a command takes.
pub(super) fn borrowed<'a>(variables: &'a [(&'static str, String)]) -> Vec<(&'a str, &'a str)> {
    variables
        .iter()
        .map(|(name, value)| (*name, value.as_str()))
        .collect()
}
