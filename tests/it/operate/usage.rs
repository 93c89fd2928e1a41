//! Wrong use of the command line, and failures that look like success: exit codes, plain words, standard output.

use std::fs;
use std::path::Path;

use clap::{Arg, ArgAction, Command, CommandFactory, Parser};
use kingboard::cli::Cli;

use crate::operate::command_line::{done, fine, json, kingboard, misused, refused, run};

/// A King's Mate at its start.
const START: &str = "erskspe/ff1f1ff/7/7/7/7/7/FF1F1FF/EPSKSRE w Kk";

/// Phrases of a programming language about text that is not a number.
const NOT_WORDS: [&str; 6] = [
    "digit found",
    "non-zero",
    "too large to fit",
    "too small to fit",
    "from empty string",
    "is not in",
];

/// The arguments of a command that take a value, with their long names.
fn valued(command: &Command) -> impl Iterator<Item = &Arg> {
    let args = command.get_arguments();
    args.filter(|arg| matches!(arg.get_action(), ArgAction::Set | ArgAction::Append))
}

#[test]
fn every_command_and_every_option_that_is_used_wrongly_exits_with_two_in_words() {
    let mut tried = 0;
    for command in Cli::command().get_subcommands() {
        let name = command.get_name();
        let read =
            |arguments: &[&str]| Cli::try_parse_from([&["kingboard", name], arguments].concat());
        for wrong in [
            &["--nonsense"][..],
            &["--nonsense=1"],
            &["a", "b", "c", "d"],
        ] {
            let error = read(wrong).unwrap_err();
            assert_eq!(error.exit_code(), 2, "{name} {wrong:?}");
        }
        for arg in valued(command) {
            let long = arg.get_long().map(|long| format!("--{long}"));
            if let Some(long) = &long {
                let error = read(&[long]).unwrap_err();
                assert_eq!(error.exit_code(), 2, "{name} {long} without a value");
            }
            for value in [
                "x",
                "-1",
                "0",
                "1.5",
                "99999999999999999999999",
                "",
                "65536",
                "4294967296",
            ] {
                // Other required arguments may be missing here. The message about them is checked as well.
                let arguments = match &long {
                    Some(long) => vec![format!("{long}={value}")],
                    None => vec!["--".to_owned(), value.to_owned()],
                };
                let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
                let Err(error) = read(&arguments) else {
                    continue;
                };
                let said = error.to_string();
                assert_eq!(error.exit_code(), 2, "{name} {arguments:?}: {said}");
                for rust in NOT_WORDS {
                    assert!(!said.contains(rust), "{name} {arguments:?}: {said}");
                }
                tried += 1;
            }
        }
    }
    assert!(tried > 100, "{tried}");
}

#[test]
#[expect(clippy::too_many_lines, reason = "a table: an arm for each")]
fn what_only_the_game_shows_to_be_wrong_usage_exits_with_two_as_well() {
    let dir = tempfile::tempdir().unwrap();
    for (arguments, words) in [
        (
            &["play", "--game", "kings-mate", "--players", "3"][..],
            "is played by 2",
        ),
        (
            &["play", "--game", "kings-mate", "--players", "9"],
            "from 2 to 6",
        ),
        (
            &["play", "--game", "four-kings", "--steps", "diagonal"],
            "no choice of --steps",
        ),
        (
            &["moves", "--game", "kings-mate", "--players", "3", START],
            "is played by 2",
        ),
        (
            &["moves", "--game", "four-kings", "--active", "-"],
            "no choice of --active",
        ),
        (
            &["moves", "--game", "kings-guard", "--rules", "expanded", "-"],
            "no choice of --rules",
        ),
        (
            &["perft", "--game", "kings-mate", "--board", "small", "1"],
            "no choice of --board",
        ),
        (&["perft", "--game", "kings-mate", "20000"], "from 0 to 60"),
        (
            &[
                "render",
                "--game",
                "kings-mate",
                "--from",
                "9",
                "-o",
                "x.png",
                START,
            ],
            "its name",
        ),
        (
            &[
                "render",
                "--game",
                "kings-mate",
                "--from",
                "3",
                "-o",
                "x.png",
                START,
            ],
            "1 to 2",
        ),
        (
            &[
                "render",
                "--game",
                "kings-mate",
                "--close-up",
                "-o",
                "x.png",
                START,
            ],
            "small board",
        ),
        (
            &["film", "1", "--side", "middle", "-o", "x.gif"],
            "its name",
        ),
        (&["show", "x"], "numbers from 1"),
        (&["invite"], "--application"),
        (&["invite", "--application", "abc"], "long number"),
        (&["backup", "--keep", "0"], "from 1 to 65535"),
        (&["restore", "copy.db"], "there is no database"),
    ] {
        let output = run(arguments, dir.path(), b"");
        let said = misused(&output);
        assert!(said.contains(words), "{arguments:?}: {said}");
    }
    assert_eq!(
        fs::read_dir(dir.path()).unwrap().count(),
        0,
        "nothing is left"
    );
}

#[test]
fn a_count_as_deep_as_is_allowed_ends_where_the_game_does() {
    let ended = "K6/1s5/1ks4/7/7/7/7/7/7 w -";
    let deepest = ["perft", "--game", "kings-mate", "60", ended];
    assert_eq!(fine(&run(&deepest, Path::new("."), b"")), "0\n");
}

/// A database with a game of two moves.
fn played(dir: &Path) {
    fine(&run(&["play"], dir, b"new\nD2-D3\nD8-D7\nquit\n"));
}

#[test]
fn a_side_that_a_stored_game_does_not_have_is_wrong_usage() {
    let dir = tempfile::tempdir().unwrap();
    played(dir.path());
    for (command, file) in [("film", "x.gif"), ("story", "x.png")] {
        for side in ["3", "north"] {
            let args = [command, "1", "--side", side, "-o", file];
            let output = run(&args, dir.path(), b"");
            let said = misused(&output);
            assert!(said.contains("white, black, or 1 to 2"), "{args:?}: {said}");
            assert!(!dir.path().join(file).exists());
        }
    }
}

#[test]
fn a_dash_is_standard_output_wherever_a_file_is_written() {
    let dir = tempfile::tempdir().unwrap();
    played(dir.path());
    let render = ["render", "--game", "kings-mate", START, "-o"];
    for (command, begins) in [
        (&render[..], b"\x89PNG".as_slice()),
        (&["film", "1", "-o"], b"GIF89a"),
        (&["story", "1", "-o"], b"\x89PNG"),
        (&["export", "1", "-o"], b"[Game \""),
        (&["export", "1", "--format", "json", "-o"], b"{\n"),
        (&["personal-data", "console:player-1", "-o"], b"{\n"),
    ] {
        let output = run(&[command, &["-"]].concat(), dir.path(), b"");
        assert_eq!(output.status.code(), Some(0), "{output:?}");
        assert!(output.stdout.starts_with(begins), "{command:?}");
        let named = [command, &["./-"]].concat();
        fine(&run(&named, dir.path(), b""));
        let written = fs::read(dir.path().join("-")).unwrap();
        if command[0] != "personal-data" {
            assert_eq!(
                output.stdout, written,
                "{command:?}: the same as in a file of that name"
            );
        }
        fs::remove_file(dir.path().join("-")).unwrap();
    }
    let record = run(&["export", "1", "-o", "-"], dir.path(), b"").stdout;
    let back = run(&["import", "-", "--again"], dir.path(), &record);
    assert!(fine(&back).contains("#2"));
}

#[test]
fn data_of_somebody_who_is_not_known_is_refused() {
    let dir = tempfile::tempdir().unwrap();
    played(dir.path());
    for nobody in ["bob", "discord:1", "", "player-1"] {
        let output = run(
            &["personal-data", nobody, "-o", "data.json"],
            dir.path(),
            b"",
        );
        assert!(refused(&output).contains("no such player"), "{nobody}");
    }
    assert!(!dir.path().join("data.json").exists());
    let known = run(&["personal-data", "console:player-1"], dir.path(), b"");
    assert_eq!(json(fine(&known))["player"], "console:player-1");
}

#[test]
fn a_folder_for_the_games_that_cannot_be_made_is_named_with_another_way() {
    let dir = tempfile::tempdir().unwrap();
    fs::write(dir.path().join("taken"), "").unwrap();
    let mut play = std::process::Command::new(env!("CARGO_BIN_EXE_kingboard"));
    play.env_clear()
        .current_dir(dir.path())
        .stdin(std::process::Stdio::null())
        .env("XDG_DATA_HOME", dir.path().join("taken"))
        .env("HOME", dir.path());
    let output = play.arg("play").output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    for part in ["taken/kingboard", "--db or KINGBOARD_DB"] {
        assert!(said.contains(part), "{said}");
    }
}

#[test]
fn the_doctor_looks_at_the_database_that_is_named() {
    let dir = tempfile::tempdir().unwrap();
    played(dir.path());
    fs::rename(dir.path().join("kingboard.db"), dir.path().join("other.db")).unwrap();
    let looked = run(&["doctor", "--db", "other.db"], dir.path(), b"");
    let said = fine(&looked);
    assert!(said.contains("the database other.db opens"), "{said}");
    assert!(said.contains("1 game was played again"), "{said}");
    let missing = run(&["doctor", "--db", "third.db"], dir.path(), b"");
    assert_eq!(missing.status.code(), Some(1), "{missing:?}");
    let said = String::from_utf8(missing.stdout).unwrap();
    assert!(
        said.contains("PROBLEM  there is no database third.db"),
        "{said}"
    );
    assert!(!dir.path().join("third.db").exists());
}

/// The command between the first two backticks of what was said, without the name of the program.
fn advised(said: &str) -> Vec<&str> {
    let command = said.split('`').nth(1).unwrap();
    command.split_whitespace().skip(1).collect()
}

#[test]
fn where_only_the_log_is_left_the_doctor_names_the_copies_and_the_command_that_restores_one() {
    let dir = tempfile::tempdir().unwrap();
    let at = |name: &str| dir.path().join(name);
    fs::write(at("config.toml"), "database = \"games.db\"\n").unwrap();
    let doctor = || run(&["doctor", "--config", "config.toml"], dir.path(), b"");
    let said = |output: std::process::Output| String::from_utf8(output.stdout).unwrap();
    let new = said(doctor());
    assert!(
        new.contains("skipped  there is no database games.db yet"),
        "{new}"
    );
    fine(&run(
        &["play", "--db", "games.db"],
        dir.path(),
        b"new\nD2-D3\nquit\n",
    ));
    fs::rename(at("games.db"), at("lost.db")).unwrap();
    fs::write(at("games.db-wal"), "log").unwrap();
    let alone = said(doctor());
    for part in [
        "PROBLEM  there is no database games.db, and its log",
        "games.db-wal (3 bytes) is left",
        "No copy to restore was found in backups or beside it",
    ] {
        assert!(alone.contains(part), "{part} in {alone}");
    }
    fs::rename(at("lost.db"), at("games.db")).unwrap();
    fs::remove_file(at("games.db-wal")).unwrap();
    fine(&run(
        &["backup", "--config", "config.toml"],
        dir.path(),
        b"",
    ));
    fs::remove_file(at("games.db")).unwrap();
    fs::write(at("games.db-wal"), "log").unwrap();
    let lost = said(doctor());
    let problem = lost.lines().find(|line| line.contains("games.db-wal"));
    let restore = advised(problem.unwrap());
    assert_eq!(restore.first(), Some(&"restore"), "{lost}");
    assert!(
        lost.contains("ok       copies to restore, the newest first: backups/games-"),
        "{lost}"
    );
    fine(&run(&restore, dir.path(), b""));
    // Once more, so that the database of before stays beside it.
    fine(&run(&restore[..restore.len() - 1], dir.path(), b""));
    let well = said(doctor());
    assert!(
        well.contains("ok       the database games.db opens"),
        "{well}"
    );
    assert!(
        well.contains("ok       older copies beside the database: ")
            && well.contains("games.db.replaced-"),
        "{well}"
    );
    fs::remove_file(at("games.db")).unwrap();
    let copies = said(doctor());
    assert!(
        copies.contains("PROBLEM  there is no database games.db, and copies of it are left"),
        "{copies}"
    );
}

#[test]
fn commands_find_the_database_in_the_settings_as_the_bot_does() {
    let dir = tempfile::tempdir().unwrap();
    let at = |name: &str| dir.path().join(name);
    let unnamed = |arguments: &[&str], input: &[u8]| {
        let mut command = kingboard(arguments, dir.path());
        command
            .env_remove("KINGBOARD_DB")
            .env("HOME", dir.path())
            .env("XDG_DATA_HOME", dir.path().join("data"));
        done(command, input)
    };
    fs::write(at("config.toml"), "database = \"bot.db\"\n").unwrap();
    fine(&unnamed(&["play"], b"new Anna Ben\nD2-D3\nquit\n"));
    assert!(at("bot.db").exists());
    assert!(fine(&unnamed(&["games"], b"")).contains("Anna"));
    let record = unnamed(&["export", "1"], b"").stdout;
    fs::rename(at("config.toml"), at("other.toml")).unwrap();
    let settings = ["--config", "other.toml"];
    let imported = unnamed(
        &[&["import", "-", "--again"], &settings[..]].concat(),
        &record,
    );
    let said = fine(&imported);
    assert!(
        said.contains("kingboard show 2 --config other.toml"),
        "{said}"
    );
    assert!(fine(&unnamed(&[&["games"], &settings[..]].concat(), b"")).contains("#2"));
    let both = unnamed(
        &[&["games", "--db", "mine.db"], &settings[..]].concat(),
        b"",
    );
    assert!(
        refused(&both).contains("mine.db"),
        "a named one comes first"
    );
    let none = unnamed(&["games", "--config", "none.toml"], b"");
    assert!(refused(&none).contains("none.toml"));
    // The settings of another program name no database.
    fs::write(at("config.toml"), "baseURL = \"https://example.org\"\n").unwrap();
    fine(&unnamed(&["play"], b"quit\n"));
    assert!(at("data/kingboard/kingboard.db").exists());
    fs::write(at("config.toml"), "database = \n").unwrap();
    let broken = unnamed(&["games"], b"");
    assert!(refused(&broken).contains("config.toml"), "{broken:?}");
}

#[test]
fn a_backup_to_a_file_that_exists_says_so_and_what_to_name() {
    let dir = tempfile::tempdir().unwrap();
    played(dir.path());
    fs::write(dir.path().join("kept.db"), "mine").unwrap();
    let again = run(
        &["backup", "--db", "kingboard.db", "kept.db"],
        dir.path(),
        b"",
    );
    let said = refused(&again);
    assert!(
        said.starts_with("kept.db exists already, and was left as it is: name another file"),
        "{said}"
    );
    assert_eq!(fs::read(dir.path().join("kept.db")).unwrap(), b"mine");
}

#[test]
fn a_backup_is_put_where_nothing_stands_only_when_that_is_asked_for() {
    let dir = tempfile::tempdir().unwrap();
    played(dir.path());
    let kept = run(&["backup", "kept.db"], dir.path(), b"");
    assert!(fine(&kept).contains("kept.db: 1 game, "));
    let elsewhere = dir.path().join("elsewhere");
    fs::create_dir(&elsewhere).unwrap();
    for asked in [
        &["restore", "../kept.db"][..],
        &["restore", "../kept.db", "--db", "mine.db"],
    ] {
        let output = run(asked, &elsewhere, b"");
        let said = misused(&output);
        let place = elsewhere.join(asked.get(3).unwrap_or(&"kingboard.db"));
        assert!(said.contains(&place.display().to_string()), "{said}");
        assert!(said.contains("nothing was restored"), "{said}");
        assert_eq!(fs::read_dir(&elsewhere).unwrap().count(), 0);
    }
    let made = run(&["restore", "../kept.db", "--new"], &elsewhere, b"");
    let said = fine(&made);
    assert!(
        said.contains("Restored ../kept.db to the new file kingboard.db: 1 game, "),
        "{said}"
    );
    let games = run(&["games"], &elsewhere, b"");
    assert!(fine(&games).starts_with("#1 "));
    let twice = run(&["restore", "../kept.db", "--new"], &elsewhere, b"");
    assert!(refused(&twice).contains("stands there already"));
    let over = run(&["restore", "../kept.db"], &elsewhere, b"");
    assert!(fine(&over).contains("is kept as"));
}
