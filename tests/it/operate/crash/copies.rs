//! Copies of a database's files made during a write, and how usable they are.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use kingboard::play::event::Entry;
use kingboard::service::GameId;
use kingboard::store::Store;
use rusqlite::Connection;

use super::{kills, say};
use crate::discord::bot::program;

/// A terminal table at which two players move without pause.
struct Busy {
    child: Child,
}

impl Busy {
    fn begins(path: &Path) -> Self {
        let mut child = Command::new(program())
            .args(["play".as_ref(), "--db".as_ref(), path.as_os_str()])
            .current_dir(path.parent().unwrap())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut input = child.stdin.take().unwrap();
        let mut output = BufReader::new(child.stdout.take().unwrap());
        let (told, begun) = std::sync::mpsc::channel();
        std::thread::spawn(move || {
            let mut moves = ["new"]
                .into_iter()
                .chain(["D2-D3", "D8-D7", "D3-D2", "D7-D8"].into_iter().cycle());
            // The thread ends with the program, whose input is then closed.
            moves.all(|line| writeln!(input, "{line}").is_ok());
        });
        std::thread::spawn(move || {
            let mut line = String::new();
            while output.read_line(&mut line).is_ok_and(|read| read > 0) {
                // The receiver only waits for the first move, but all output must be read.
                let _heard = line.contains(" plays D") && told.send(()).is_ok();
                line.clear();
            }
        });
        begun.recv().unwrap();
        Self { child }
    }
}

impl Drop for Busy {
    fn drop(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

/// The events of the game in a copy; an error if the copy cannot be opened or SQLite finds damage.
fn events(path: &Path) -> Result<Vec<Entry>, String> {
    let store = Store::open(path).map_err(|why| why.to_string())?;
    let conn = Connection::open(path).map_err(|why| why.to_string())?;
    let check: String = conn
        .pragma_query_value(None, "integrity_check", |row| row.get(0))
        .map_err(|why| why.to_string())?;
    if check != "ok" {
        return Err(check);
    }
    store.load(GameId(1)).map_err(|why| why.to_string())
}

fn copy(home: &Path, suffixes: &[&str]) -> Result<Vec<Entry>, String> {
    let into = tempfile::tempdir().unwrap();
    for suffix in suffixes {
        let name = format!("games.db{suffix}");
        std::fs::copy(home.join(&name), into.path().join(&name)).unwrap();
    }
    events(&into.path().join("games.db"))
}

#[test]
fn a_copy_of_files_in_use_holds_what_was_or_is_refused() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("games.db");
    let busy = Busy::begins(&path);
    let ways: [&[&str]; 3] = [&["", "-wal"], &["-wal", ""], &[""]];
    let mut copies = Vec::new();
    for _ in 0..kills(12).min(300) {
        copies.extend(ways.map(|way| (way, copy(home.path(), way))));
    }
    drop(busy);
    let log = events(&path).unwrap();
    let mut sums = [[0; 2]; 3];
    for (way, found) in copies {
        let nth = ways.iter().position(|other| *other == way).unwrap();
        match found {
            Ok(events) => {
                assert!(log.starts_with(&events), "{way:?} holds what never was");
                sums[nth][0] += 1;
            }
            Err(why) => {
                say(&format!("{way:?}: {why}"));
                sums[nth][1] += 1;
            }
        }
    }
    for (way, [whole, refused]) in ways.iter().zip(sums) {
        say(&format!(
            "copied {way:?}: {whole} hold what was, {refused} are refused"
        ));
    }
}
