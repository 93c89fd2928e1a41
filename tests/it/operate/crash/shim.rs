//! Faults of disk and clock, loaded into the compiled program: `shim.c`, compiled once and preloaded.
//!
//! The crate forbids unsafe code, so this is C; a C compiler is needed for SQLite anyway.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;

use tempfile::TempDir;

/// Whether faults can be injected here; where not, that is said.
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
        .args(["-O1", "-Wall", "-Werror", "-shared", "-fPIC", "-o"])
        .args([&library, &source])
        .status();
    assert!(compiled.unwrap().success(), "the shim cannot be compiled");
    (dir, library)
});

/// What a bot’s disk and clock are told, while it runs.
pub(super) struct Shim {
    dir: TempDir,
    orders: u32,
}

impl Shim {
    /// One that lets everything be.
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

    /// What the program needs in its environment.
    pub(super) fn variables(&self) -> Vec<(&'static str, String)> {
        let library = COMPILED.1.display().to_string();
        vec![
            ("LD_PRELOAD", library),
            ("KINGBOARD_FAULTS", self.path("faults")),
            ("KINGBOARD_CLOCK", self.path("clock")),
        ]
    }

    /// Writes a file at once, so that it is never read half.
    fn write(&self, name: &str, text: &str) {
        std::fs::write(self.path("new"), text).unwrap();
        std::fs::rename(self.path("new"), self.path(name)).unwrap();
    }

    /// After `skip` calls of the kind `op` on the database, the next `times` go wrong like that.
    pub(super) fn order(&mut self, (op, what): (&str, &str), skip: u64, times: u64) {
        self.orders += 1;
        let order = format!("{} {op} {what} {skip} {times}\n", self.orders);
        self.write("faults", &order);
    }

    /// Nothing goes wrong any more.
    pub(super) fn relent(&mut self) {
        self.order(("any", "none"), 0, 0);
    }

    /// How many calls the last order has struck.
    pub(super) fn struck(&self) -> usize {
        let done = std::fs::read(self.path("faults.done")).unwrap_or_default();
        let begin = format!("{} ", self.orders);
        let done = String::from_utf8(done).unwrap();
        done.lines().filter(|line| line.starts_with(&begin)).count()
    }

    /// The time of day is this much ahead from now on, ms, and leaps ahead at each reading.
    pub(super) fn jump(&self, offset: i64, leap: i64) {
        self.write("clock", &format!("{offset} {leap}\n"));
    }
}

/// Variables as a program is given them.
pub(super) fn borrowed<'a>(variables: &'a [(&'static str, String)]) -> Vec<(&'a str, &'a str)> {
    variables
        .iter()
        .map(|(name, value)| (*name, value.as_str()))
        .collect()
}
