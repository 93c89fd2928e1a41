//! A machine that dies under load, and a stand-by that takes over what Litestream copied with the shipped settings.
//!
//! `LITESTREAM` names the program if it is not in the path. With `SLOW_TESTS=1`, `KINGBOARD_BIN=…` and `--nocapture` the
//! test `standby` plays for longer, and prints the loss and the time without an answer (docs/measurements.md).

use std::collections::{BTreeMap, VecDeque};
use std::ffi::{OsStr, OsString};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use rusqlite::Connection;
use tempfile::TempDir;
use tokio::time::{Instant, timeout};

use crate::discord::bot::{Bot, program};
use crate::discord::loopback::Discord;
use crate::operate::load::figures::Times;
use crate::operate::load::{Crowd, LOST, Size, crowd};
use crate::rules::argue::slow_tests;
use crate::tools::left_out;
use crate::wait;

/// Litestream as it runs beside the bot.
struct Replication(Child);

impl Drop for Replication {
    fn drop(&mut self) {
        drop(self.0.kill());
        drop(self.0.wait());
    }
}

/// The program; `None` where it is not installed.
fn litestream() -> Option<OsString> {
    let named = std::env::var_os("LITESTREAM").filter(|named| !named.is_empty());
    let named = named.unwrap_or_else(|| "litestream".into());
    let mut asked = Command::new(&named);
    let told = asked.arg("version").stdout(Stdio::null()).status().ok()?;
    told.success().then_some(named)
}

/// The place of the copies, as Litestream names it.
fn url(replica: &TempDir) -> String {
    format!("file://{}", replica.path().display())
}

/// Copies the database of a bot, with the settings in `deploy`.
fn replicate(litestream: &OsStr, home: &TempDir, replica: &TempDir) -> Replication {
    let shipped = include_str!("../../../../deploy/litestream.yml");
    let path = home.path().join("games.db").display().to_string();
    let mut settings = shipped.replace("/data/kingboard.db", &path);
    assert_ne!(settings, shipped, "the settings name a database");
    if !slow_tests() {
        settings = settings.replace("sync-interval: 5s", "sync-interval: 1s");
    }
    let config = home.path().join("litestream.yml");
    std::fs::write(&config, settings).unwrap();
    let log = std::fs::File::create(home.path().join("litestream.log")).unwrap();
    let child = Command::new(litestream)
        .args(["replicate".as_ref(), "-config".as_ref(), config.as_os_str()])
        .env("REPLICA_URL", url(replica))
        .stdout(log.try_clone().unwrap())
        .stderr(log)
        .spawn();
    Replication(child.unwrap())
}

/// Restores the newest copy to this path; `false` while there is none.
fn restored(litestream: &OsStr, replica: &TempDir, to: &Path) -> bool {
    let mut restore = Command::new(litestream);
    restore
        .args(["restore", "-integrity-check", "full", "-o"])
        .arg(to);
    restore.arg(url(replica));
    let output = restore.output().unwrap();
    output.status.success()
}

/// The events of each game: their times and bodies, in order.
fn logs(database: &Path) -> BTreeMap<i64, Vec<(i64, Vec<u8>)>> {
    let conn = Connection::open(database).unwrap();
    let sql = "SELECT game, at, CAST(body AS BLOB) FROM events ORDER BY game, seq";
    let mut events = conn.prepare(sql).unwrap();
    let mut rows = events.query([]).unwrap();
    let mut logs: BTreeMap<i64, Vec<(i64, Vec<u8>)>> = BTreeMap::new();
    while let Some(row) = rows.next().unwrap() {
        let event = (row.get(1).unwrap(), row.get(2).unwrap());
        logs.entry(row.get(0).unwrap()).or_default().push(event);
    }
    logs
}

/// The number of events, and the time of the last one.
fn extent(logs: &BTreeMap<i64, Vec<(i64, Vec<u8>)>>) -> (usize, i64) {
    let last = logs.values().flatten().map(|(at, _)| *at).max();
    (logs.values().map(Vec::len).sum(), last.unwrap_or_default())
}

/// Waits until a copy has all of these events.
async fn copied(litestream: &OsStr, replica: &TempDir, events: usize) {
    let scratch = tempfile::tempdir().unwrap();
    let mut nth = 0;
    wait::until(2 * LOST, "a copy of the events", async || {
        nth += 1;
        let to = scratch.path().join(format!("{nth}.db"));
        (restored(litestream, replica, &to) && extent(&logs(&to)).0 >= events).then_some(())
    })
    .await;
}

fn kingboard(home: &TempDir, args: &[&str]) -> String {
    let run = Command::new(program())
        .args(args)
        .current_dir(home)
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&run.stdout).into_owned();
    let why = String::from_utf8_lossy(&run.stderr);
    assert!(run.status.success(), "{args:?}: {said}{why}");
    said
}

/// A folder with the database of the stand-by, from the newest copy.
fn taken_over(litestream: &OsStr, replica: &TempDir) -> TempDir {
    let home = tempfile::tempdir().unwrap();
    assert!(restored(
        litestream,
        replica,
        &home.path().join("replica.db")
    ));
    kingboard(
        &home,
        &["restore", "replica.db", "--db", "games.db", "--new"],
    );
    home
}

/// Messages of games that are not yet posted.
fn unsent(database: &Path) -> i64 {
    let conn = Connection::open(database).unwrap();
    let sql = "SELECT count(*) FROM promises WHERE state = 'waiting'";
    conn.query_row(sql, [], |row| row.get(0)).unwrap()
}

/// New games begin and continue.
async fn plays_on(crowd: &mut Crowd, database: &Path) {
    // Messages that the dead bot had posted may come again; the crowd does not expect them.
    wait::until(LOST, "the posts that were not sent", async || {
        (unsent(database) == 0).then_some(())
    })
    .await;
    while timeout(Duration::from_secs(2), crowd.acts.recv())
        .await
        .is_ok()
    {}
    crowd.problems.clear();
    crowd.ready = VecDeque::new();
    crowd.times = Times::default();
    crowd.all_begin().await;
    wait::until(LOST, "moves that are played", async || {
        let end = Instant::now() + Duration::from_secs(1);
        crowd.run(end, None).await;
        (crowd.times.count() > 0).then_some(())
    })
    .await;
}

#[tokio::test]
async fn a_standby_takes_over_what_was_copied_and_plays_on() {
    let Some(litestream) = litestream() else {
        left_out(
            "litestream",
            "no Litestream is installed, and LITESTREAM names none",
        );
        return;
    };
    let (games, seconds) = if slow_tests() { (500, 30) } else { (20, 2) };
    let window = Duration::from_secs(seconds);
    let (discord, told) = Discord::start_light().await;
    let bot = Bot::start_logging(&discord, "warn");
    discord.connected().await;
    let replica = tempfile::tempdir().unwrap();
    let replication = replicate(&litestream, &bot.home, &replica);
    let mut crowd = crowd(
        discord,
        told,
        &Size {
            games,
            channels: 10,
            lines: 8,
            length: 80,
        },
    );
    crowd.all_begin().await;
    crowd.run(Instant::now() + window, None).await;
    crowd.settle().await;
    crowd.assert_sound();
    let before = extent(&logs(&bot.home.path().join("games.db"))).0;
    copied(&litestream, &replica, before).await;

    // The machine dies, with all that runs on it.
    crowd.run(Instant::now() + window, None).await;
    crowd.discord.expect_restart();
    let died = Instant::now();
    let lost = bot.killed();
    drop(replication);

    let home = taken_over(&litestream, &replica);
    let (was, is) = (
        logs(&lost.path().join("games.db")),
        logs(&home.path().join("games.db")),
    );
    let bot = Bot::start_on(home, &crowd.discord, "warn");
    crowd.discord.connected().await;
    let silent = died.elapsed();

    for (game, log) in &is {
        assert!(
            was[game].starts_with(log),
            "game {game} is one that was played"
        );
    }
    let (had, kept) = (extent(&was), extent(&is));
    println!(
        "{} of {} events are there, up to {} ms before the end; nobody was answered for {silent:?}",
        kept.0,
        had.0,
        had.1 - kept.1
    );
    assert!(kept.0 >= before, "what was copied is there");

    plays_on(&mut crowd, &bot.home.path().join("games.db")).await;
    let home = bot.stopped().await;
    let found = kingboard(&home, &["doctor", "--db", "games.db"]);
    assert!(
        found.contains("were played again, and all agree"),
        "{found}"
    );
}
