//! Data of the compiled program that other users of the machine could read: its files, and its memory after a crash.

use std::fs::{self, Permissions};
use std::io::{BufRead, BufReader, Write};
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::os::unix::process::ExitStatusExt;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use tempfile::TempDir;

use crate::discord::bot::{command, program};
use crate::discord::loopback::{Discord, TOKEN};

/// A command for the program, started by a shell after these commands.
fn begun(home: &Path, before: &str, args: &str) -> Command {
    let mut command = Command::new("sh");
    let program = program().into_string().unwrap();
    let line = format!("{before}; exec '{program}' {args}");
    command.env_clear().current_dir(home).args(["-c", &line]);
    command
}

/// A running terminal table with one move made.
fn sitting(home: &Path, before: &str) -> Child {
    let mut command = begun(home, before, "play --db games.db");
    command.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    input.write_all(b"new\nD2-D3\nnonsense\n").unwrap();
    let mut lines = BufReader::new(child.stdout.as_mut().unwrap()).lines();
    assert!(lines.any(|line| line.unwrap().contains("nonsense")));
    child.stdin = Some(input);
    child
}

/// The files below a folder that other users can access, or whose owner cannot, with their modes.
fn open_to_others(folder: &Path) -> Vec<String> {
    let mut found = Vec::new();
    for file in fs::read_dir(folder).unwrap() {
        let file = file.unwrap().path();
        let about = fs::metadata(&file).unwrap();
        let mode = about.mode() & 0o777;
        if about.is_dir() {
            found.extend(open_to_others(&file));
        }
        let wanted = if about.is_dir() { 0o700 } else { 0o600 };
        if mode != wanted {
            found.push(format!("{} {mode:04o}", file.display()));
        }
    }
    found
}

#[test]
fn what_is_written_is_its_owners_alone_whatever_the_umask_says() {
    for umask in ["umask 000", "umask 077", "umask 266"] {
        let dir = tempfile::tempdir().unwrap();
        let home = dir.path().join("here");
        fs::create_dir(&home).unwrap();
        let runs = |args: &str| {
            let output = begun(&home, umask, args).output().unwrap();
            let said = String::from_utf8_lossy(&output.stderr).into_owned();
            (output.status.code(), said)
        };
        let mut playing = sitting(&home, umask);
        assert!(home.join("games.db-wal").exists() && home.join("games.db-shm").exists());
        assert_eq!(open_to_others(&home), Vec::<String>::new(), "{umask}");
        assert_eq!(runs("backup kept.db --db games.db").0, Some(0));
        drop(playing.stdin.take());
        playing.wait().unwrap();
        assert_eq!(runs("restore kept.db --db games.db").0, Some(0));
        assert_eq!(open_to_others(&home), Vec::<String>::new(), "{umask}");
        // A repair writes files for a whole database and for a damaged one.
        fs::write(home.join("config.toml"), "database = 'games.db'").unwrap();
        fs::set_permissions(home.join("config.toml"), Permissions::from_mode(0o600)).unwrap();
        runs("doctor --repair");
        let bytes = fs::read(home.join("games.db")).unwrap();
        fs::write(home.join("games.db"), &bytes[..bytes.len() - 4096]).unwrap();
        runs("doctor --repair");
        assert_eq!(open_to_others(&home), Vec::<String>::new(), "{umask}");
        let names = fs::read_dir(&home).unwrap();
        let names: Vec<String> = names
            .map(|file| file.unwrap().file_name().to_string_lossy().into_owned())
            .collect();
        for part in [".before-repair-", ".damaged-", ".replaced-"] {
            assert!(names.iter().any(|name| name.contains(part)), "{names:?}");
        }
    }
}

fn text(path: &Path) -> String {
    String::from_utf8(fs::read(path).unwrap()).unwrap()
}

/// Settings, a database and a token; the last two are readable by others.
fn open_home(discord: &Discord) -> TempDir {
    let home = tempfile::tempdir().unwrap();
    let at = |name: &str| home.path().join(name);
    let config = format!(
        "database = 'games.db'\n[discord]\napi_base = '{}'",
        discord.base()
    );
    fs::write(at("config.toml"), config).unwrap();
    fs::write(at("token"), TOKEN).unwrap();
    let mut playing = sitting(home.path(), "true");
    drop(playing.stdin.take());
    playing.wait().unwrap();
    for (name, mode) in [("games.db", 0o644), ("token", 0o640)] {
        fs::set_permissions(at(name), Permissions::from_mode(mode)).unwrap();
    }
    home
}

// The loopback Discord answers while the test waits for the program.
#[tokio::test(flavor = "multi_thread")]
async fn a_database_and_a_token_that_others_may_read_are_told_of_and_repaired() {
    let discord = Discord::start().await;
    let home = open_home(&discord);
    let at = |name: &str| home.path().join(name);
    let doctor = |args: &[&str]| {
        let mut command = command(&home);
        command.env("DISCORD_TOKEN_FILE", "token").arg("doctor");
        let output = command
            .args(args)
            .stdout(Stdio::piped())
            .output()
            .unwrap()
            .stdout;
        String::from_utf8(output).unwrap()
    };
    let mut bot = command(&home)
        .env("DISCORD_TOKEN_FILE", "token")
        .env("http_proxy", "http://127.0.0.1:1")
        .args(["serve", "--config", "config.toml"])
        .spawn()
        .unwrap();
    discord.connected().await;
    bot.kill().unwrap();
    bot.wait().unwrap();
    let said = text(&at("stderr"));
    for (file, mode) in [("games.db", "0644"), ("token", "0640")] {
        let told = said
            .lines()
            .any(|line| line.contains("WARN") && line.contains(file) && line.contains(mode));
        assert!(told, "{file}: {said}");
    }
    assert!(!said.contains(TOKEN));
    // A credential from systemd may have any mode, since only its service can read it.
    let handed = command(&home)
        .env("DISCORD_TOKEN_FILE", at("token"))
        .env("CREDENTIALS_DIRECTORY", home.path())
        .arg("doctor")
        .stdout(Stdio::piped())
        .output()
        .unwrap();
    assert!(!String::from_utf8_lossy(&handed.stdout).contains("read the token"));
    let (database, token) = (
        "PROBLEM  other users can read games.db (mode 0644)",
        "PROBLEM  other users can read the token file token (mode 0640): run `chmod 0400 token`",
    );
    let before = doctor(&[]);
    let shown = before.replace(
        &format!("{}/", home.path().canonicalize().unwrap().display()),
        "",
    );
    assert!(shown.contains(database) && shown.contains(token), "{shown}");
    let repaired = doctor(&["--repair"]);
    assert!(
        repaired.contains("only their owner can read the files of the database now"),
        "{repaired}"
    );
    assert!(!repaired.contains("(mode 0644)"), "{repaired}");
    assert_eq!(fs::metadata(at("games.db")).unwrap().mode() & 0o777, 0o600);
    fs::set_permissions(at("token"), Permissions::from_mode(0o400)).unwrap();
    assert!(!doctor(&[]).contains("other users"));
    discord.assert_sound();
}

#[test]
fn what_is_no_database_of_kingboard_keeps_its_mode_and_gets_no_lock() {
    let dir = tempfile::tempdir().unwrap();
    let home = dir.path().join("here");
    fs::create_dir(&home).unwrap();
    let at = |name: &str| home.join(name);
    fs::create_dir(at("folder")).unwrap();
    fs::write(at("text"), "Dear Anna").unwrap();
    let other = rusqlite::Connection::open(at("other.db")).unwrap();
    other.execute_batch("CREATE TABLE pets (name)").unwrap();
    drop(other);
    let _socket = std::os::unix::net::UnixListener::bind(at("socket")).unwrap();
    let names = ["folder", "other.db", "socket", "text"];
    for name in names {
        fs::set_permissions(at(name), Permissions::from_mode(0o755)).unwrap();
    }
    for name in names {
        for end in ["", " --repair"] {
            let run = begun(&home, "true", &format!("doctor --db {name}{end}"));
            let said = { run }.output().unwrap().stdout;
            let said = String::from_utf8(said).unwrap();
            assert!(said.contains(name), "{said}");
            assert!(!said.contains("private"), "{said}");
            let mode = fs::metadata(at(name)).unwrap().mode() & 0o777;
            assert_eq!(mode, 0o755, "{name}");
        }
    }
    for (name, cause) in [
        ("folder", "it is a folder, not a file"),
        ("socket", "it is not a file"),
    ] {
        let mut play = begun(&home, "true", &format!("play --db {name} < /dev/null"));
        let said = String::from_utf8(play.output().unwrap().stderr).unwrap();
        assert!(said.contains(cause), "{said}");
    }
    let files = fs::read_dir(&home).unwrap();
    let mut files: Vec<_> = files.map(|file| file.unwrap().file_name()).collect();
    files.sort();
    assert_eq!(files, names);
}

#[cfg(target_os = "linux")]
#[test]
fn a_program_that_breaks_down_writes_no_core() {
    let dir = tempfile::tempdir().unwrap();
    let mut playing = sitting(dir.path(), "ulimit -c unlimited");
    let id = playing.id();
    let limits = text(Path::new(&format!("/proc/{id}/limits")));
    let core = limits
        .lines()
        .find_map(|line| line.strip_prefix("Max core file size"))
        .unwrap();
    let core: Vec<&str> = core.split_whitespace().take(2).collect();
    assert_eq!(core, ["0", "0"]);
    let sent = Command::new("kill")
        .args(["-ABRT", &id.to_string()])
        .status();
    assert!(sent.unwrap().success());
    let status = playing.wait().unwrap();
    assert_eq!((status.signal(), status.core_dumped()), (Some(6), false));
}
