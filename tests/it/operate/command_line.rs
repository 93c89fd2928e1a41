//! The compiled program from a shell: exit codes, output streams, and untouched files.

use std::io::{Read, Write};
use std::path::Path;
use std::process::{Command, Output, Stdio};

use crate::study::films::PART;

const START: &str = "erskspe/ff1f1ff/7/7/7/7/7/FF1F1FF/EPSKSRE w Kk";

/// The program with these arguments, in this directory.
pub(crate) fn kingboard(arguments: &[&str], within: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_kingboard"));
    command.args(arguments).current_dir(within);
    // The user's own games and language are left alone.
    command
        .env("KINGBOARD_DB", "kingboard.db")
        .env("LC_ALL", "C");
    command
}

/// Runs the program to its end with this input.
pub(crate) fn run(arguments: &[&str], within: &Path, input: &[u8]) -> Output {
    done(kingboard(arguments, within), input)
}

/// Runs a command to its end with this input.
pub(crate) fn done(mut command: Command, input: &[u8]) -> Output {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    std::thread::scope(|scope| {
        // A program that stops early need not read everything.
        scope.spawn(move || drop(stdin.write_all(input)));
        child.wait_with_output().unwrap()
    })
}

fn ask(arguments: &[&str]) -> Output {
    run(arguments, Path::new(env!("CARGO_MANIFEST_DIR")), b"")
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap()
}

/// Standard output of a run that succeeded without a message.
#[track_caller]
pub(crate) fn fine(output: &Output) -> &str {
    assert_eq!(text(&output.stderr), "");
    assert_eq!(output.status.code(), Some(0));
    text(&output.stdout)
}

/// The only message of a run that was refused and printed no data.
#[track_caller]
pub(crate) fn refused(output: &Output) -> &str {
    assert_eq!(text(&output.stdout), "");
    assert_eq!(output.status.code(), Some(1));
    let talk = text(&output.stderr)
        .strip_prefix("kingboard: ")
        .unwrap()
        .trim_end();
    assert!(!talk.is_empty() && !talk.contains('\n'), "{talk}");
    talk
}

/// The message of a run that was used wrongly and printed no data.
#[track_caller]
pub(crate) fn misused(output: &Output) -> &str {
    assert_eq!(text(&output.stdout), "");
    let talk = text(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{talk}");
    assert!(talk.contains("--help"), "{talk}");
    talk
}

pub(crate) fn json(line: &str) -> serde_json::Value {
    serde_json::from_str(line).unwrap_or_else(|error| panic!("{line}: {error}"))
}

#[test]
fn a_position_is_answered_with_its_text_its_state_and_its_moves() {
    let output = ask(&["moves", "--game", "kings-mate", START]);
    let answer = json(fine(&output));
    assert_eq!(answer["position"], START);
    assert_eq!(answer["status"], "play");
    assert_eq!(answer["moves"].as_array().unwrap().len(), 11);
    assert_eq!(answer["moves"][0], "A2-A3");
    assert_eq!(answer.as_object().unwrap().len(), 3);
}

#[test]
fn every_state_has_its_word() {
    for (state, position, moves) in [
        ("check", "7/7/7/4K2/7/E2k3/7/7/7 b -", true),
        ("conquered", "K6/1s5/1ks4/7/7/7/7/7/7 w -", false),
        ("stalemate", "k6/6E/7/7/7/7/7/1E5/6K b -", false),
        ("pass", "6k/7/7/7/7/7/1ffp3/1F5/K6 w - !B2", false),
    ] {
        let output = ask(&["moves", "--game", "kings-mate", "--active", position]);
        let answer = json(fine(&output));
        assert_eq!(answer["status"], state);
        assert_eq!(!answer["moves"].as_array().unwrap().is_empty(), moves);
    }
}

#[test]
fn the_declared_rules_decide_what_is_legal() {
    let crown = "k6/7/7/7/7/7/3S3/3S3/3K3 w K";
    let legal = |rules: &str| {
        let output = ask(&["moves", "--game", "kings-mate", "--rules", rules, crown]);
        fine(&output).to_owned()
    };
    assert!(!legal("standard").contains("D1-D4"));
    assert!(legal("expanded").contains("D1-D4"));
    let failed = "3k3/7/7/7/7/7/2S4/2KS3/4E2 w - !E1";
    let inactive = ask(&["moves", "--game", "kings-mate", failed]);
    assert!(refused(&inactive).contains("Active Play"));
    fine(&ask(&["moves", "--game", "kings-mate", "--active", failed]));
}

#[test]
fn positions_from_a_pipe_are_answered_line_by_line_whatever_stands_in_them() {
    let sevens = vec![b'7'; 100_000];
    let mut input = Vec::new();
    let lines: [&[u8]; 9] = [
        START.as_bytes(),
        b"nonsense",
        b"",
        &[0xff, 0xfe, b'/', 0xc3],
        &sevens[..8_000],
        &sevens,
        b"\0\x1b[31m",
        b"K6/1s5/1ks4/7/7/7/7/7/7 w -\r",
        START.as_bytes(),
    ];
    for line in lines {
        input.extend_from_slice(line);
        input.push(b'\n');
    }
    input.pop();
    let output = run(
        &["moves", "--game", "kings-mate", "-"],
        Path::new("."),
        &input,
    );
    let answers: Vec<serde_json::Value> = fine(&output).lines().map(json).collect();
    let good: Vec<bool> = answers
        .iter()
        .map(|answer| answer["error"].is_null())
        .collect();
    assert_eq!(
        good,
        [true, false, false, false, false, false, false, true, true]
    );
    for bad in answers.iter().filter(|answer| !answer["error"].is_null()) {
        assert_eq!(bad.as_object().unwrap().len(), 1);
        assert!(bad["error"].as_str().unwrap().contains("(At character "));
    }
    assert_eq!(answers[0], answers[8], "the last line needs no end");
    assert_eq!(answers[7]["position"], "K6/1s5/1ks4/7/7/7/7/7/7 w -");
    assert!(
        answers[5]["error"]
            .as_str()
            .unwrap()
            .contains("longer than any position")
    );
}

#[test]
fn no_positions_at_all_are_no_answers() {
    let output = run(&["moves", "--game", "kings-mate", "-"], Path::new("."), b"");
    assert_eq!(fine(&output), "");
}

#[test]
fn lines_are_counted_in_all_and_for_each_first_move() {
    assert_eq!(
        fine(&ask(&["perft", "--game", "kings-mate", "3"])),
        "1485\n"
    );
    assert_eq!(fine(&ask(&["perft", "--game", "kings-mate", "0"])), "1\n");
    assert_eq!(
        fine(&ask(&["perft", "--game", "kings-mate", "2", START])),
        "121\n"
    );
    let output = ask(&["perft", "--game", "kings-mate", "--divide", "3"]);
    let mut lines: Vec<&str> = fine(&output).lines().collect();
    assert_eq!(lines.pop(), Some("1485"));
    let counts = lines
        .iter()
        .map(|line| line.split_once(' ').unwrap().1.parse::<u64>().unwrap());
    assert_eq!((lines.len(), counts.sum()), (11, 1485));
}

#[test]
fn a_game_for_two_to_six_says_how_it_stands_at_each_table() {
    const STARS: [&str; 3] = ["--game", "immortal-star-masters", "--players"];
    for players in ["2", "3", "4", "5", "6"] {
        let arguments = [&["perft"], STARS.as_slice(), &[players, "1"]].concat();
        assert_eq!(fine(&ask(&arguments)), "32\n", "{players}");
    }
    let none = [&["perft"], STARS.as_slice(), &["7", "1"]].concat();
    assert_eq!(ask(&none).status.code(), Some(2));
    let rows = |black: &str| {
        format!(
            "#8#/1#7#1/2#6#2/3#5#3/4#4#3yK/15/16/{black}/#####9#####/18/17/16/15/4#4#4/3#5#3/2#6#2/1#7#1/#4rK3# v svw - - \
             s0.0.0,v0.0.0,w0.0.0 0"
        )
    };
    let alone = "#8#/1#7#1/2#6#2/3#5#3/4#4#4/15/16/17/18/#####9#####/18/17/16/15/4#4#4/3#5#3/2#6#2/1#7#1/#4rK3# s s - - s0.0.0 0";
    let two = "#4gK3#/1#7#1/2#6#2/3#5#3/4#4#4/15/16/17/18/#####9#####/18/17/16/5gR9/4#4#4/3#5#3/2#6#2/1#7#1/#4rK3# s sn - - \
               s0.0.0,n0.0.0 0";
    let bare = two.replace("5gR9", "15");
    for (players, text, status) in [
        ("3", rows("1rQ7rR7/kK17"), "mated"),
        ("3", rows("2rQ14/kK17"), "stalemated"),
        ("3", rows("8rQ8/kK17"), "play"),
        ("2", two.to_owned(), "check"),
        ("2", bare, "draw"),
        ("2", alone.to_owned(), "won"),
    ] {
        let arguments = [&["moves"], STARS.as_slice(), &[players, text.as_str()]].concat();
        let answer = json(fine(&ask(&arguments)));
        assert_eq!(answer["position"], text.as_str());
        assert_eq!(answer["status"], status, "{text}");
        let moves = answer["moves"].as_array().unwrap();
        let plays = matches!(status, "play" | "check");
        assert_eq!(moves.is_empty(), !plays, "{text}");
    }
}

#[test]
fn a_game_is_asked_about_at_the_table_of_so_many_seats() {
    let four = |arguments: &[&str]| ask(&[arguments, &["--game", "four-kings"]].concat());
    assert_eq!(fine(&four(&["perft", "1"])), "80\n");
    assert_eq!(fine(&four(&["perft", "--seats", "2", "2"])), "6308\n");
    assert_eq!(fine(&four(&["perft", "--seats", "4", "1"])), "40\n");
    let none = four(&["perft", "--seats", "3", "1"]);
    assert!(misused(&none).contains("is played by 2 or 4"));
    let kings = "3nK4/8/8/8/16/16/16/wK15/15eK/16/16/16/8/8/8/4sK3";
    for (pieces, seats, fields, status, moves) in [
        (kings, "2", "W0 - - - - 0", "draw", "[]"),
        (
            "3nK4/8/8/8/16/16/16/wK15/15eK/16/16/16/8/8/nR7/nR3sK3",
            "4",
            "S0 - - - - 0",
            "surrender",
            "[\"I1#\"]",
        ),
    ] {
        let position = format!("{pieces} {fields}");
        let told = four(&["moves", "--seats", seats, &position]);
        let status = format!("\"status\":\"{status}\",\"moves\":{moves}");
        assert!(fine(&told).contains(&status), "{told:?}");
    }
}

#[test]
fn a_large_board_is_drawn_from_any_side_close_up_and_with_hints() {
    let dir = tempfile::tempdir().unwrap();
    let start = "nRnNnBnKnQnBnNnR/nPnPnPnPnPnPnPnP/8/8/wRwP12ePeR/wNwP12ePeN/wBwP12ePeB/wKwP12ePeQ/wQwP12ePeK/\
                 wBwP12ePeB/wNwP12ePeN/wRwP2sP9ePeR/8/8/1sPsPsPsPsPsPsP/sRsNsBsQsKsBsNsR \
                 B0 - E1L1A5A12E16L16P5P12 - E3:E5,E4:E5 0";
    let draw = |more: &[&str]| {
        let args = [
            &["render", "--game", "four-kings"],
            more,
            &["-o", "x.png", start],
        ]
        .concat();
        assert_eq!(fine(&run(&args, dir.path(), b"")), "");
        std::fs::read(dir.path().join("x.png")).unwrap()
    };
    let pictures = [
        draw(&[]),
        draw(&["--hints"]),
        draw(&["--close-up"]),
        draw(&["--close-up", "--from", "black"]),
        draw(&["--close-up", "--from", "west"]),
        draw(&["--close-up", "--from", "east"]),
    ];
    for (nth, picture) in pictures.iter().enumerate() {
        assert!(!pictures[..nth].contains(picture), "{nth} is like another");
    }
    assert_eq!(draw(&["--from", "2"]), draw(&["--from", "black"]));
    // A player's two armies can be named separately. The whole board is seen from the player's side.
    let near = |side: &str| draw(&["--close-up", "--from", side]);
    assert_eq!(
        (near("south"), near("north")),
        (near("white"), near("black"))
    );
    assert_eq!(draw(&["--from", "west"]), draw(&["--from", "white"]));
    let args = [
        "render",
        "--game",
        "four-kings",
        "--from",
        "green",
        "-o",
        "x.png",
        start,
    ];
    let told = run(&args, dir.path(), b"");
    assert!(misused(&told).contains("the sides are white, black, or 1 to 2"));
    let small = [
        "render",
        "--game",
        "kings-mate",
        "--close-up",
        "-o",
        "x.png",
        START,
    ];
    assert!(misused(&run(&small, dir.path(), b"")).contains("has a small board"));
}

#[test]
fn a_position_is_drawn_into_a_file_from_either_side() {
    let dir = tempfile::tempdir().unwrap();
    let draw = |side: &str, file: &str| {
        let from = [
            "render",
            "--game",
            "kings-mate",
            "--from",
            side,
            "-o",
            file,
            START,
        ];
        assert_eq!(fine(&run(&from, dir.path(), b"")), "");
        std::fs::read(dir.path().join(file)).unwrap()
    };
    let (white, black) = (draw("white", "w.png"), draw("black", "b.png"));
    assert!(white.starts_with(b"\x89PNG\r\n") && black.starts_with(b"\x89PNG\r\n"));
    assert_ne!(white, black);
    let nowhere = [
        "render",
        "--game",
        "kings-mate",
        "-o",
        "no/such/dir.png",
        START,
    ];
    assert!(refused(&run(&nowhere, dir.path(), b"")).contains("no/such/dir.png"));
    let bad = ["render", "--game", "kings-mate", "-o", "bad.png", "K w -"];
    refused(&run(&bad, dir.path(), b""));
    assert!(!dir.path().join("bad.png").exists());
}

#[cfg(unix)]
#[test]
fn a_written_file_is_as_private_as_the_one_before_it() {
    use std::os::unix::fs::PermissionsExt;
    let dir = tempfile::tempdir().unwrap();
    let mode = |name: &str| {
        let about = std::fs::metadata(dir.path().join(name)).unwrap();
        about.permissions().mode() & 0o777
    };
    let draw = || {
        let args = ["render", "--game", "kings-mate", "-o", "board.png", START];
        assert_eq!(fine(&run(&args, dir.path(), b"")), "");
    };
    std::fs::write(dir.path().join("usual.txt"), "").unwrap();
    draw();
    assert_eq!(mode("board.png"), mode("usual.txt"));
    for chosen in [0o600, 0o664] {
        let private = std::fs::Permissions::from_mode(chosen);
        std::fs::set_permissions(dir.path().join("board.png"), private).unwrap();
        draw();
        assert_eq!(mode("board.png"), chosen);
    }
    assert_eq!(std::fs::read_dir(dir.path()).unwrap().count(), 2);
}

#[test]
fn what_is_used_wrongly_exits_with_two_and_a_hint() {
    for arguments in [
        &[][..],
        &["fly"],
        &["moves"],
        &["moves", START],
        &["moves", "--game", "checkers", START],
        &["perft", "--game", "kings-mate", "-1"],
        &["perft", "--game", "kings-mate", "three"],
        &["render", "--game", "kings-mate", START],
        &["show"],
        &["show", "first"],
        &["show", "1", "--move"],
        &["games", "--running", "--ended"],
        &["games", "--since", "soon"],
        &["film", "1"],
        &["film", "1", "-o", "a.gif", "--speed", "warp"],
        &["film", "1", "-o", "a.gif", "--from", "-1"],
        &["play", "extra"],
        &["play", "--game", "checkers"],
        &["play", "--board", "small"],
        &["play", "--steps", "diagonal"],
        &["play", "--seats", "4"],
        &["play", "--game", "kings-guard", "--board", "huge"],
    ] {
        let output = ask(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert_eq!(text(&output.stdout), "", "{arguments:?}");
        let hint = if arguments.is_empty() {
            "\nUsage: kingboard "
        } else {
            "\nFor more information, try '--help'.\n"
        };
        assert!(text(&output.stderr).contains(hint), "{arguments:?}");
    }
    for wanted in ["--help", "--version"] {
        assert!(fine(&ask(&[wanted])).contains("kingboard"));
    }
}

#[test]
fn refused_input_puts_nothing_out() {
    for arguments in [
        &["moves", "--game", "kings-mate", "nonsense"][..],
        &["moves", "--game", "kings-mate", ""],
        &["perft", "--game", "kings-mate", "2", "K w -"],
        &["perft", "--game", "kings-mate", "--divide", "2", "K w -"],
    ] {
        assert!(
            refused(&ask(arguments)).contains("(At character "),
            "{arguments:?}"
        );
    }
}

#[test]
fn a_table_is_opened_for_the_game_that_is_wanted() {
    let dir = tempfile::tempdir().unwrap();
    let at = |arguments: &[&str], lines: &str| -> String {
        let all = [&["play"], arguments].concat();
        fine(&run(&all, dir.path(), lines.as_bytes())).to_owned()
    };
    let bare = at(&[], "quit\n");
    assert!(
        bare.contains("King’s Mate, King’s Guard, Four Kings One War, ImmortalStarMasters."),
        "{bare}"
    );
    assert!(bare.contains("Type new to start King’s Mate."), "{bare}");
    assert!(
        bare.contains("new kings-guard starts King’s Guard."),
        "{bare}"
    );

    let small = ["--game", "kings-guard", "--board", "small"];
    let lines = "help kings-mate\nrules\nrules KM-4\ntutorial\nguide\nnew diagonal\nD4-D5\nquit\n";
    let told = at(&small, lines);
    for part in [
        "Type new to start King’s Guard (small board). Options follow it, such as new diagonal no-swap.",
        "new kings-mate starts King’s Mate.",
        "King’s Mate: The aim",
        "King’s Guard: In short",
        "KM-4",
        "King’s Guard: lesson, task 1 of 9",
        "King’s Guard: The aim",
        "Declared: diagonal steps, small board, pie rule.",
        "Player 1 plays D4-D5.",
    ] {
        assert!(told.contains(part), "{part}: {told}");
    }
    // A game of another kind starts when it is named, and each continues when its kind is named again.
    let mate = at(&["--game", "kings-mate"], "new\nquit\n");
    assert!(!mate.contains("goes on where it stood"), "{mate}");
    assert!(mate.contains("King’s Mate #2 begins"), "{mate}");
    let wide = ["--game", "kings-guard", "--steps", "diagonal"];
    let back = at(&wide, "new kings-guard\nquit\n");
    assert!(back.contains("King’s Guard #1"), "{back}");
    assert!(back.contains("goes on where it stood"), "{back}");
    assert!(
        back.contains("King’s Guard #3 begins. Player 1 plays South, Player 2 plays North.\n"),
        "{back}"
    );
    assert!(!back.contains("Declared: diagonal"), "{back}");
    for wrong in [["--board", "small"], ["--steps", "straight"]] {
        let all = [
            &["play", "--game", "kings-mate", "--db", "other.db"],
            &wrong[..],
        ]
        .concat();
        let talk = misused(&run(&all, dir.path(), b"")).to_owned();
        assert!(talk.contains("King’s Mate has no choice of --"), "{talk}");
        assert!(!dir.path().join("other.db").exists());
    }
}

#[test]
fn games_played_at_the_keyboard_are_listed_and_shown_later() {
    let dir = tempfile::tempdir().unwrap();
    let first = run(&["play"], dir.path(), b"new\nD2-D3\nD8-D7\nquit\n");
    assert!(fine(&first).contains("Player 1, it is your move."));
    assert!(!fine(&first).contains('\x1b'), "no colours into a pipe");
    fine(&run(&["play"], dir.path(), b"new active\nresign 2\n1\n"));
    let games = run(&["games"], dir.path(), b"");
    let lines: Vec<&str> = fine(&games).lines().collect();
    assert_eq!(lines.len(), 2);
    assert!(lines[0].starts_with("#2 "), "newest first: {lines:?}");
    assert!(lines[1].contains("1 move, Player 1 to move"), "{lines:?}");
    for (filters, numbers) in [
        (&["--running"][..], &["#1"][..]),
        (&["--ended"], &["#2"]),
        (&["--player", "pLAYER 1", "--since", "2020"], &["#2", "#1"]),
        (&["--player", "Eve"], &[]),
        (&["--until", "2020-12"], &[]),
        (&["--ended", "--since", "2020", "--until", "9999"], &["#2"]),
        (&["--newest", "1"], &["#2"]),
        (&["--newest", "5"], &["#2", "#1"]),
        (&["--newest", "1", "--running"], &["#1"]),
    ] {
        let listed = run(&[&["games"], filters].concat(), dir.path(), b"");
        let found: Vec<&str> = fine(&listed)
            .lines()
            .filter_map(|line| line.split(' ').next())
            .collect();
        assert_eq!(found, numbers, "{filters:?}");
    }
    let show = run(&["show", "1"], dir.path(), b"");
    let shown = fine(&show);
    assert!(shown.contains("\n1. D2-D3 D8-D7\n"), "{shown}");
    assert!(shown.contains("[K]"), "the board: {shown}");
    assert!(refused(&run(&["show", "7"], dir.path(), b"")).contains("no game #7"));
    let earlier = run(&["show", "1", "--move", "1"], dir.path(), b"");
    let earlier = fine(&earlier);
    assert!(
        earlier.contains("\n1. D2-D3 D8-D7\n"),
        "all moves: {earlier}"
    );
    assert!(
        earlier.contains("\nKing’s Mate #1   1. D2-D3   Black to move\n"),
        "{earlier}"
    );
    assert!(earlier.contains(" 8   f    f    ·    f  "), "{earlier}");
    let start = run(&["show", "1", "--ply", "0"], dir.path(), b"");
    assert!(fine(&start).contains("\nKing’s Mate #1   White to move\n"));
    let later = run(&["show", "1", "--move", "1…"], dir.path(), b"");
    assert!(fine(&later).contains("#1   1… D8-D7"));
    for beyond in ["2", "4294967295"] {
        let refusal = run(&["show", "1", "--move", beyond], dir.path(), b"");
        assert!(refused(&refusal).contains("Name one by its number (1 to 1)"));
    }
}

#[test]
fn a_game_played_at_the_keyboard_becomes_a_film() {
    let dir = tempfile::tempdir().unwrap();
    let file = |name: &str| std::fs::read(dir.path().join(name)).unwrap();
    let frames = |name: &str| {
        let bytes = file(name);
        let mut decoder = gif::DecodeOptions::new()
            .read_info(bytes.as_slice())
            .unwrap();
        let mut frames = 0;
        while let Some(image) = decoder.read_next_frame().unwrap() {
            frames += usize::from(image.delay > PART);
        }
        frames
    };
    let script = "new\nD2-D3\nD8-D7\nD3-D4\nfilm\nfilm #1 1-1… black fast PRINT part.gif\nfilm 1 -9\n\
                  film 1 2 3\nfilm 1 letter.txt\nresign\n1\n4\nquit\n";
    std::fs::write(dir.path().join("letter.txt"), "Dear diary").unwrap();
    let played = run(&["play"], dir.path(), script.as_bytes());
    let told = fine(&played);
    for line in [
        "#1, Player 1 – Player 2, as a film: all 2 moves.",
        "The film is in game-1.gif.",
        "#1, Player 1 – Player 2, as a film, from 1. D2-D3 to 1… D8-D7.",
        "The film is in part.gif.",
        "#1 has no move “9”. Name one by its number (1 to 2)",
        "film makes a film of your newest game here.",
        "There is a file letter.txt already, and it is no picture, so it was left alone.",
    ] {
        assert!(told.contains(line), "{line}: {told}");
    }
    assert_eq!(file("letter.txt"), b"Dear diary");
    assert_eq!(
        told.matches("The film is in game-1.gif.").count(),
        2,
        "its button too"
    );
    // The start, two frames on the way and one on the square for each move, and the card at the end.
    assert_eq!((frames("game-1.gif"), frames("part.gif")), (11, 4));

    let film = |more: &[&str]| {
        let arguments = [&["film", "1", "-o", "shell.gif"], more].concat();
        run(&arguments, dir.path(), b"")
    };
    assert_eq!(
        fine(&film(&[])),
        "",
        "it says nothing, and writes over a film"
    );
    assert_eq!(frames("shell.gif"), 11);
    fine(&film(&["--side", "black"]));
    assert!(
        file("shell.gif") == file("game-1.gif"),
        "as who was speaking saw it"
    );
    fine(&film(&[
        "--from", "1", "--to", "d8d7", "--side", "black", "--speed", "fast", "--theme", "print",
    ]));
    assert!(file("shell.gif") == file("part.gif"));
    assert!(refused(&film(&["--to", "4"])).contains("#1 has no move “4”."));
    assert!(refused(&film(&["--from", "2", "--to", "1"])).contains("A film runs forwards"));
    let other = run(&["film", "7", "-o", "seven.gif"], dir.path(), b"");
    assert!(refused(&other).contains("no game #7"));
    let taken = run(&["film", "1", "-o", "letter.txt"], dir.path(), b"");
    assert!(refused(&taken).contains("letter.txt could not be written"));
    let mut names: Vec<_> = std::fs::read_dir(dir.path())
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| !name.starts_with("kingboard.db"))
        .collect();
    names.sort();
    assert_eq!(names, ["game-1.gif", "letter.txt", "part.gif", "shell.gif"]);
}

#[test]
fn a_folder_is_no_file_for_a_picture() {
    let dir = tempfile::tempdir().unwrap();
    std::fs::create_dir(dir.path().join("album")).unwrap();
    let lines = b"new Anna Ben\nD2-D3\npng album\nquit\n";
    let played = run(&["play"], dir.path(), lines);
    let told = fine(&played);
    assert!(
        told.contains("There is a folder album already. Name a file."),
        "{told}"
    );
    assert!(!dir.path().join("album.png").exists());
    let film = run(&["film", "1", "-o", "album"], dir.path(), b"");
    assert!(refused(&film).contains("album could not be written"));
}

#[test]
fn looking_into_a_missing_database_makes_none() {
    let dir = tempfile::tempdir().unwrap();
    for arguments in [
        &["games"][..],
        &["show", "1"],
        &["games", "--db", "other.db"],
        &["film", "1", "-o", "a.gif"],
    ] {
        assert!(refused(&run(arguments, dir.path(), b"")).contains("no database"));
    }
    assert_eq!(std::fs::read_dir(dir.path()).unwrap().count(), 0);
}

#[test]
fn looking_changes_nothing_and_needs_no_right_to_write() {
    let dir = tempfile::tempdir().unwrap();
    fine(&run(&["play"], dir.path(), b"new\nD2-D3\nquit\n"));
    let path = dir.path().join("kingboard.db");
    let before = std::fs::read(&path).unwrap();
    // Another connection holds the write lock meanwhile.
    let held = rusqlite::Connection::open(&path).unwrap();
    held.execute_batch("BEGIN IMMEDIATE").unwrap();
    assert!(fine(&run(&["games"], dir.path(), b"")).contains("1 move"));
    assert!(fine(&run(&["show", "1"], dir.path(), b"")).contains("1. D2-D3"));
    drop(held);
    assert_eq!(std::fs::read(&path).unwrap(), before);
    std::fs::write(dir.path().join("empty.db"), "").unwrap();
    let empty = run(&["games", "--db", "empty.db"], dir.path(), b"");
    assert!(refused(&empty).contains("not an SQLite database"));
    assert_eq!(std::fs::read(dir.path().join("empty.db")).unwrap(), b"");
}

#[test]
fn a_file_that_is_no_database_is_refused_and_left_as_it_was() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("kingboard.db");
    let letter = "Dear diary, this is no database. ".repeat(100);
    std::fs::write(&path, &letter).unwrap();
    for arguments in [&["play"][..], &["games"], &["show", "1"]] {
        let output = run(arguments, dir.path(), b"new\nquit\n");
        let said = refused(&output);
        assert!(
            said.starts_with("kingboard.db is not an SQLite database"),
            "{said}"
        );
        assert!(said.ends_with("restored from a backup"), "{said}");
    }
    assert_eq!(std::fs::read(&path).unwrap(), letter.as_bytes());
    assert_eq!(std::fs::read_dir(dir.path()).unwrap().count(), 1);
}

#[test]
fn a_reader_that_stops_reading_ends_the_program_quietly() {
    let dir = tempfile::tempdir().unwrap();
    let positions = format!("{START}\n").repeat(2_000);
    for (arguments, input) in [
        (
            &["moves", "--game", "kings-mate", "-"][..],
            positions.as_str(),
        ),
        (&["perft", "--game", "kings-mate", "--divide", "4"], ""),
        (&["play"], "new\nD2-D3\nboard\nquit\n"),
        (&["help"], ""),
        (&["play", "--help"], ""),
        (&["--version"], ""),
    ] {
        let mut child = kingboard(arguments, dir.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        // The pipe is broken before the first byte is written.
        drop(child.stdout.take());
        let mut stdin = child.stdin.take().unwrap();
        drop(stdin.write_all(input.as_bytes()));
        drop(stdin);
        let mut talk = String::new();
        child
            .stderr
            .take()
            .unwrap()
            .read_to_string(&mut talk)
            .unwrap();
        assert_eq!(talk, "", "{arguments:?}");
        assert_eq!(child.wait().unwrap().code(), Some(0), "{arguments:?}");
    }
}

#[test]
fn output_that_could_not_be_written_is_a_failure() {
    let dir = tempfile::tempdir().unwrap();
    fine(&run(&["play"], dir.path(), b"new\nquit\n"));
    let Ok(full) = std::fs::File::options().write(true).open("/dev/full") else {
        return;
    };
    for arguments in [
        &["help"][..],
        &["play", "--help"],
        &["--version"],
        &["games"],
        &["completions", "bash"],
    ] {
        let mut command = kingboard(arguments, dir.path());
        command.stdout(full.try_clone().unwrap());
        let output = command.output().unwrap();
        assert_eq!(output.status.code(), Some(1), "{arguments:?} {output:?}");
        let told = String::from_utf8_lossy(&output.stderr);
        assert!(
            told.starts_with("kingboard: No space left"),
            "{arguments:?} {told}"
        );
    }
}

#[test]
fn the_terminal_takes_a_square_to_describe_and_settings_in_one_line() {
    let dir = tempfile::tempdir().unwrap();
    let script = b"new\ndescribe d2\ndescribe 1 d5\ndescribe z9\nsettings theme night\n\
                   settings facing sideways\nquit\n";
    let evening = run(&["play"], dir.path(), script);
    let shown = fine(&evening);
    for part in [
        "White’s fool stands on D2",
        "D5 is empty.",
        "There is no square “z9” here.",
        "Your boards: Night",
        "I do not know that setting or value. Type theme slate (or night,",
    ] {
        assert!(shown.contains(part), "{part}: {shown}");
    }
}

#[test]
fn the_terminal_says_how_a_holiday_ends_and_that_no_dice_wait() {
    let dir = tempfile::tempdir().unwrap();
    let script = b"new interactive\nroll\nholiday 10d\nholiday\nholiday over\nquit\n";
    let evening = run(&["play"], dir.path(), script);
    let shown = fine(&evening);
    assert!(
        shown.contains("There are no dice to roll in #1 now."),
        "{shown}"
    );
    let ends = "To come back early or cancel your holidays, type holiday over.";
    assert_eq!(shown.matches(ends).count(), 2, "{shown}");
    assert!(shown.contains("Welcome back!"), "{shown}");
}

#[test]
fn a_picture_has_the_name_of_its_kind() {
    let dir = tempfile::tempdir().unwrap();
    let script = b"new\nD2-D3\npng first\npng second.GIF\nfilm third.png\nfilm 1 fourth\nquit\n";
    let told = run(&["play", "--db", "a.db"], dir.path(), script);
    let told = fine(&told);
    for line in [
        "The board is in first.png.",
        "ends in .png",
        "ends in .gif",
        "The film is in fourth.gif.",
    ] {
        assert!(told.contains(line), "{line}: {told}");
    }
    let wrong = [
        &["film", "1", "--db", "a.db", "-o", "x.png"][..],
        &["render", "--game", "kings-mate", START, "-o", "x.gif"],
    ];
    for args in wrong {
        let refused = run(args, dir.path(), b"");
        assert_eq!(refused.status.code(), Some(2), "{refused:?}");
        let why = String::from_utf8_lossy(&refused.stderr).into_owned();
        assert!(why.contains("name a file that ends in ."), "{why}");
    }
    let films = ["second.GIF", "third.png", "x.png", "x.gif"];
    for name in films {
        assert!(!dir.path().join(name).exists(), "{name}");
    }
    // A name that promises nothing is taken as it is.
    let plain = ["render", "--game", "kings-mate", START, "-o", "board.part"];
    fine(&run(&plain, dir.path(), b""));
    assert!(dir.path().join("board.part").exists());
}

#[test]
fn times_in_a_terminal_are_those_of_its_zone() {
    let home = tempfile::tempdir().unwrap();
    let told = |zone: &str, db: &str| {
        let mut command = kingboard(&["play", "--db", db], home.path());
        command.env("TZ", zone);
        let output = done(command, b"new clock 1h\nclock\nquit\n");
        fine(&output).to_owned()
    };
    let tokyo = told("Asia/Tokyo", "tokyo.db");
    assert!(tokyo.contains(" JST") && !tokyo.contains("UTC"), "{tokyo}");
    let here = told("UTC", "here.db");
    assert!(here.contains(" UTC"), "{here}");
}
