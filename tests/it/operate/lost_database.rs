//! A database that is lost: the copies from which it comes back, and what keeps anybody from losing those too.

use std::fs::{self, File, Permissions};
use std::os::unix::fs::{MetadataExt, PermissionsExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, SystemTime};

use kingboard::play::Timestamp;
use kingboard::store::backup::back_up_into;
use kingboard::store::{Store, copies};
use tempfile::TempDir;

use crate::discord::loopback::TOKEN;
use crate::operate::backup::names;
use crate::operate::store::file_with_a_game;

const NOW: Timestamp = Timestamp(1_772_366_400_000);
const HOUR: i64 = 60 * 60 * 1_000;
/// The user id of a user without any rights, on most systems.
const NOBODY: u32 = 65_534;

/// A folder of the bot with a database of a game, and one backup for each hour.
fn backed_up(hours: i64) -> (TempDir, PathBuf) {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("games.db");
    fs::write(home.path().join("config.toml"), "database = 'games.db'").unwrap();
    file_with_a_game(&path, 1);
    let folder = home.path().join("backups");
    for hour in 0..hours {
        back_up_into(&path, &folder, None, Timestamp(NOW.0 + hour * HOUR)).unwrap();
    }
    (home, path)
}

fn set(path: &Path, mode: u32) {
    fs::set_permissions(path, Permissions::from_mode(mode)).unwrap();
}

fn is_superuser() -> bool {
    fs::metadata("/proc/self").unwrap().uid() == 0
}

/// Gives everything in a folder to a user without rights, if the superuser runs this test.
fn give_away(folder: &Path) {
    if is_superuser() {
        chown(folder, Some(NOBODY), Some(NOBODY)).unwrap();
        for file in fs::read_dir(folder).unwrap() {
            let file = file.unwrap().path();
            if file.is_dir() {
                give_away(&file);
            } else {
                chown(&file, Some(NOBODY), Some(NOBODY)).unwrap();
            }
        }
    }
}

/// The output of the program, run as a user bound by permissions.
fn said(home: &TempDir, arguments: &[&str]) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_kingboard"));
    command.env_clear().current_dir(home.path()).args(arguments);
    if arguments == ["serve"] {
        command.env("DISCORD_TOKEN", TOKEN);
    }
    if is_superuser() {
        command.uid(NOBODY).gid(NOBODY);
    }
    let output = command.stdin(Stdio::null()).output().unwrap();
    String::from_utf8([output.stdout, output.stderr].concat()).unwrap()
}

#[test]
fn no_new_database_is_made_beside_copies_that_cannot_be_read() {
    for closed in ["backups", "backups/games-20260301T130000Z.db"] {
        let (home, path) = backed_up(2);
        fs::remove_file(&path).unwrap();
        give_away(home.path());
        fs::rename(
            home.path().join("backups/games-20260301T120000Z.db"),
            home.path().join("elsewhere.db"),
        )
        .unwrap();
        set(&home.path().join(closed), 0);
        let refused = said(&home, &["serve"]);
        let told = said(&home, &["doctor"]);
        set(&home.path().join(closed), 0o700);
        for words in [refused, told] {
            assert!(words.contains("games.db is missing or empty"), "{words}");
            let why = format!("cannot reach {closed}: Permission denied");
            assert!(words.contains(&why), "{words}");
            assert!(!words.contains("makes it"), "{words}");
        }
        assert!(!path.exists(), "nothing was made beside {closed}");
    }
}

#[test]
fn a_backup_that_cannot_be_read_is_never_deleted_and_a_damaged_one_is() {
    let (home, path) = backed_up(2);
    fs::remove_file(&path).unwrap();
    drop(Store::open(&path).unwrap());
    let folder = home.path().join("backups");
    let [damaged, closed] = ["12", "13"].map(|hour| format!("games-20260301T{hour}0000Z.db"));
    fs::write(folder.join(&damaged), "no database").unwrap();
    give_away(home.path());
    set(&folder.join(&closed), 0);
    let words = said(&home, &["backup", "--keep", "1"]);
    let left = names(&folder);
    let kept = format!("{closed} was not deleted: it cannot be read");
    assert!(words.contains(&kept), "{words}");
    assert!(left.contains(&closed), "{left:?}");
    assert!(!left.contains(&damaged), "{left:?}");
    assert_eq!(left.len(), 2, "{left:?}");
}

#[test]
fn the_newest_copy_is_the_one_of_the_latest_time_not_the_one_written_last() {
    let (home, path) = backed_up(3);
    let folder = home.path().join("backups");
    // As a copy leaves them that keeps no times.
    for (name, seconds) in names(&folder).iter().zip([90, 60, 30]) {
        let file = File::options().write(true).open(folder.join(name)).unwrap();
        let written = SystemTime::UNIX_EPOCH + Duration::from_secs(1_900_000_000 + seconds);
        file.set_modified(written).unwrap();
    }
    let found = copies::to_restore(&path, &folder).unwrap();
    let hours =
        ["14", "13", "12"].map(|hour| folder.join(format!("games-20260301T{hour}0000Z.db")));
    assert_eq!(found, hours);
    fs::remove_file(&path).unwrap();
    give_away(home.path());
    let refused = said(&home, &["serve"]);
    let command = "kingboard restore backups/games-20260301T140000Z.db --db games.db --new";
    assert!(refused.contains(command), "{refused}");
}

#[test]
fn what_the_superuser_restores_belongs_to_the_bot() {
    if !is_superuser() {
        return;
    }
    let (home, path) = backed_up(1);
    for file in ["games.db", "games.db.lock"] {
        let file = home.path().join(file);
        if file.exists() {
            fs::remove_file(file).unwrap();
        }
    }
    give_away(home.path());
    let mut command = Command::new(env!("CARGO_BIN_EXE_kingboard"));
    let backup = "backups/games-20260301T120000Z.db";
    command.env_clear().current_dir(home.path());
    let output = command.args(["restore", backup, "--db", "games.db", "--new"]);
    let output = output.output().unwrap();
    assert!(output.status.success(), "{output:?}");
    for file in [path, home.path().join("games.db.lock")] {
        let about = fs::metadata(&file).unwrap();
        assert_eq!((about.uid(), about.gid()), (NOBODY, NOBODY), "{file:?}");
        assert_eq!(about.mode() & 0o777, 0o600, "{file:?}");
    }
    let told = said(&home, &["doctor"]);
    assert!(
        told.contains("games.db opens and is of this version"),
        "{told}"
    );
}

#[test]
fn the_log_of_an_empty_database_is_named_too() {
    for copies in [0, 1] {
        let (home, path) = backed_up(copies);
        fs::write(&path, "").unwrap();
        fs::write(home.path().join("games.db-wal"), vec![0; 40_000]).unwrap();
        give_away(home.path());
        for words in [said(&home, &["serve"]), said(&home, &["doctor"])] {
            assert!(words.contains("games.db-wal"), "{words}");
            if copies > 0 {
                assert!(words.contains("is an empty file, and its log"), "{words}");
                assert!(words.contains("(40000 bytes) is left"), "{words}");
                assert!(words.contains("--db games.db` puts"), "{words}");
            }
        }
        assert_eq!(
            fs::metadata(home.path().join("games.db-wal"))
                .unwrap()
                .len(),
            40_000
        );
    }
}

#[test]
fn backups_of_the_settings_are_not_those_of_another_database_of_that_name() {
    let (home, _) = backed_up(1);
    let other = home.path().join("other");
    fs::create_dir(&other).unwrap();
    give_away(home.path());
    let told = said(&home, &["doctor", "--db", "other/games.db"]);
    assert!(
        told.contains("PROBLEM  there is no database other/games.db\n"),
        "{told}"
    );
    drop(Store::open(&other.join("games.db")).unwrap());
    give_away(home.path());
    let told = said(&home, &["doctor", "--db", "other/games.db"]);
    assert!(!told.contains("kingboard restore"), "{told}");
    assert!(!told.contains("its backup"), "{told}");
}

#[test]
fn no_command_begins_a_new_database_in_the_place_of_a_lost_one() {
    let (home, path) = backed_up(1);
    let folder = home.path().display().to_string();
    let record = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/pictures/film.txt");
    fs::copy(record, home.path().join("1.txt")).unwrap();
    fs::remove_file(&path).unwrap();
    give_away(home.path());
    let whole = path.display().to_string();
    let commands: [&[&str]; 5] = [
        &["import", "1.txt"],
        &["play", "--db", "games.db"],
        &["web", "--no-open"],
        &["play", "--config", "config.toml"],
        // Settings elsewhere, as the recipes of docs/hosting.md have it.
        &["import", "1.txt", "--db", &whole],
    ];
    for command in commands {
        let words = said(&home, command);
        assert!(
            words.contains("there is no database"),
            "{command:?} {words}"
        );
        assert!(words.contains("`kingboard restore"), "{command:?} {words}");
        assert!(!path.exists(), "{command:?}");
    }
    fs::remove_file(home.path().join("config.toml")).unwrap();
    let words = said(&home, &["import", "1.txt", "--db", &whole]);
    assert!(
        words.contains(&format!("`kingboard restore {folder}/backups/games-")),
        "{words}"
    );
    fs::remove_dir_all(home.path().join("backups")).unwrap();
    let words = said(&home, &["import", "1.txt", "--db", &whole]);
    assert!(
        words.contains("#1"),
        "without a copy a new one is made: {words}"
    );
}
