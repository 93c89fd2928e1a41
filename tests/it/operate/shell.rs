//! The command line for shells: completion scripts, manual pages, examples, lists as JSON, and the place of the
//! database.

use std::fs;
use std::path::Path;
use std::process::Command;

use clap::CommandFactory;
use kingboard::cli::Cli;
use kingboard::service::GameKind;

use crate::operate::command_line::{fine, json, run};

fn here() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn completions_know_every_command_and_every_game() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = run(&["completions", shell], here(), b"");
        let script = fine(&script);
        for command in Cli::command().get_subcommands() {
            assert!(
                script.contains(command.get_name()),
                "{shell}: {}",
                command.get_name()
            );
        }
        // The other shells complete no values.
        for kind in GameKind::ALL {
            let known = script.contains(kind.spec().slug);
            assert!(
                known || ["elvish", "powershell"].contains(&shell),
                "{shell}: {kind}"
            );
        }
    }
}

#[test]
fn every_command_has_a_manual_page() {
    let dir = tempfile::tempdir().unwrap();
    fine(&run(&["man", "man1"], dir.path(), b""));
    for command in Cli::command().get_subcommands() {
        let page = dir
            .path()
            .join(format!("man1/kingboard-{}.1", command.get_name()));
        let page = String::from_utf8(fs::read(&page).unwrap()).unwrap();
        assert!(page.contains(".SH SYNOPSIS"), "{page}");
    }
    assert!(dir.path().join("man1/kingboard.1").exists());
}

#[test]
fn help_has_examples_and_lists_the_games() {
    for command in [
        "play", "moves", "render", "film", "story", "games", "show", "export", "import",
    ] {
        let help = run(&[command, "--help"], here(), b"");
        assert!(fine(&help).contains("Examples:\n"), "{command}");
    }
    let help = run(&["moves", "--help"], here(), b"");
    for kind in GameKind::ALL {
        assert!(fine(&help).contains(kind.spec().slug), "{kind}");
    }
}

#[test]
fn games_and_their_moves_are_handed_out_as_json() {
    let dir = tempfile::tempdir().unwrap();
    let lines = b"new Anna Ben\nD2-D3\nresign yes\nnew kings-guard small\nquit\n";
    fine(&run(&["play"], dir.path(), lines));
    let games = run(&["games", "--json"], dir.path(), b"");
    let games: Vec<_> = fine(&games).lines().map(json).collect();
    let [newest, first] = games.as_slice() else {
        panic!("{games:?}");
    };
    assert_eq!(newest["number"], 2);
    assert_eq!(newest["game"], "kings-guard");
    assert_eq!(newest["options"][0], "small");
    assert_eq!(newest["state"], "running");
    assert_eq!(newest["to_move"], 1);
    assert_eq!(newest["players"][1]["side"], "north");
    assert_eq!(newest["players"][1]["finished"], serde_json::Value::Null);
    assert_eq!(first["state"], "over");
    assert_eq!(first["reason"], "resignation");
    assert_eq!(first["place"], "console");
    assert_eq!(first["players"][0]["name"], "Anna");
    assert_eq!(first["players"][0]["id"], "console:anna");
    assert_eq!(first["players"][0]["finished"], 1);
    assert_eq!(first["players"][1]["finished"], 2);
    assert_eq!(first["to_move"], serde_json::Value::Null);
    for (filter, number) in [("--ended", 1), ("--running", 2)] {
        let one = ["games", "--json", filter, "--newest", "7"];
        let one = run(&one, dir.path(), b"");
        assert_eq!(json(fine(&one))["number"], number, "{filter}");
    }
    let last = run(&["games", "--newest", "1"], dir.path(), b"");
    let last: Vec<_> = fine(&last).lines().collect();
    assert!(
        last.len() == 1 && last[0].starts_with("#2 King’s Guard"),
        "{last:?}"
    );
    let shown = run(&["show", "1", "--json"], dir.path(), b"");
    let shown = json(fine(&shown));
    assert_eq!(shown["played"], serde_json::json!(["D2-D3"]));
    assert_eq!(shown["status"], "play");
    let position = shown["position"].as_str().unwrap();
    let moves = run(
        &["moves", "--game", "kings-mate", position],
        dir.path(),
        b"",
    );
    assert_eq!(json(fine(&moves))["position"], position);
    let before = run(&["show", "1", "--json", "--move", "start"], dir.path(), b"");
    assert_ne!(json(fine(&before))["position"], position);
}

#[test]
fn games_are_kept_in_the_users_folder_unless_a_database_stands_here() {
    let home = tempfile::tempdir().unwrap();
    let play = |within: &Path| {
        let said = Command::new(env!("CARGO_BIN_EXE_kingboard"))
            .arg("play")
            .env_clear()
            .env("HOME", home.path())
            .current_dir(within)
            .output()
            .unwrap();
        fine(&said).to_owned()
    };
    let data = home.path().join(".local/share/kingboard/kingboard.db");
    let said = play(home.path());
    assert!(
        said.contains(&format!("Your games are in {}.", data.display())),
        "{said}"
    );
    assert!(data.exists());
    let elsewhere = tempfile::tempdir().unwrap();
    fs::copy(&data, elsewhere.path().join("kingboard.db")).unwrap();
    let said = play(elsewhere.path());
    assert!(said.contains("Your games are in kingboard.db."), "{said}");
}
