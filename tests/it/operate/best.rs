//! The computer on the command line: `best`, and the protocol of `engine`.

use std::path::Path;

use crate::operate::command_line::{fine, json, refused, run};

/// The start position of King's Mate.
const START: &str = "erskspe/ff1f1ff/7/7/7/7/7/FF1F1FF/EPSKSRE w Kk";

fn ask(arguments: &[&str], input: &str) -> std::process::Output {
    run(arguments, Path::new("."), input.as_bytes())
}

#[test]
fn best_gives_as_many_moves_as_asked_for_and_the_same_ones_each_time() {
    let arguments = [
        "best",
        "--game",
        "kings-mate",
        "--nodes",
        "500",
        "--lines",
        "3",
        START,
    ];
    let output = ask(&arguments, "");
    let answer = json(fine(&output));
    assert_eq!(answer["position"], START);
    let moves = answer["moves"].as_array().unwrap();
    assert_eq!(moves.len(), 3);
    assert_eq!(answer["best"], moves[0]["move"]);
    assert_eq!(answer["equity"], moves[0]["equity"]);
    assert_eq!(answer["line"][0], answer["best"]);
    assert_eq!(ask(&arguments, "").stdout, output.stdout);
    let over = "k6/2K4/7/7/7/7/7/7/E6 b -";
    let output = ask(&["best", "--game", "kings-mate", over], "");
    let answer = json(fine(&output));
    assert_eq!(answer["status"], "conquered");
    assert!(answer["best"].is_null());
    refused(&ask(&["best", "--game", "kings-mate", "nonsense"], ""));
}

#[test]
fn the_protocol_answers_line_by_line_and_finishes_its_thought_at_the_end_of_the_input() {
    let play = |input: &str| {
        let output = ask(&["engine", "--game", "kings-mate", "--active"], input);
        fine(&output).to_owned()
    };
    let talk = play("uci\nisready\nposition startpos moves D2-D3 D8-D7\nshow\ngo nodes 300\n");
    let lines: Vec<&str> = talk.lines().collect();
    assert!(lines[0].starts_with("id name Kingboard "), "{talk}");
    assert_eq!(lines[1..3], ["uciok", "readyok"]);
    assert_eq!(
        lines[3],
        "position erskspe/ff3ff/3f3/7/7/7/3F3/FF3FF/EPSKSRE w Kk"
    );
    assert!(lines[4].starts_with("info depth "), "{talk}");
    let best = lines[5].strip_prefix("bestmove ").unwrap();
    let legal = play("position startpos moves D2-D3 D8-D7\nmoves\n");
    assert!(legal.split_whitespace().any(|mv| mv == best), "{legal}");
    // An endless thought ends with `stop`, and gives its result.
    let stopped = play("go infinite\nstop\nquit\n");
    assert!(stopped.contains("bestmove "), "{stopped}");
    // So it does at the end of the input.
    let ended = play("go infinite\n");
    assert!(ended.contains("bestmove "), "{ended}");
    // An attack needs its dice.
    let near = "position fen k6/7/7/7/2f4/1F5/7/7/3K3 w - moves B4xC5";
    assert!(play(near).contains("info string an attack needs its dice"));
    let taken = play(&format!("{near}[5:2]\nshow\n"));
    assert_eq!(taken.trim(), "position k6/7/7/7/2F4/7/7/7/3K3 b -");
    assert!(play("dance\n").starts_with("info string unknown: dance"));
}

/// The lines that the program writes to `go` and these words.
fn gone(game: &[&str], words: &str) -> Vec<String> {
    let arguments = [&["engine", "--game"], game].concat();
    let output = ask(&arguments, &format!("go {words}\n"));
    fine(&output).lines().map(str::to_owned).collect()
}

/// The number behind a word of an `info` line.
fn told(line: &str, word: &str) -> u64 {
    let mut words = line.split_whitespace();
    words.find(|said| *said == word).expect(line);
    words.next().unwrap().parse().expect(line)
}

/// The greatest numbers that are read, with few nodes.
const LONGEST: &str = "wtime 170141183460469231731687303715884105727 winc 170141183460469231731687303715884105727 nodes 90";
const SHORTEST: &str = "wtime -170141183460469231731687303715884105728 winc -9";

#[test]
fn every_way_to_go_ends_with_a_move() {
    let team = ["four-kings", "--seats", "4"];
    for (game, words) in [
        (&["kings-mate"][..], "depth 3"),
        (&["kings-guard"], "depth 2"),
        (&team, "depth 1"),
        (&["immortal-star-masters"], "movetime 60"),
        (&["kings-mate"], "movetime 0"),
        (
            &["kings-mate"],
            "wtime 1500 btime 1 winc 20 binc 0 movestogo 20",
        ),
        (&["kings-mate"], "wtime -4 btime 100"),
        (&["kings-mate"], LONGEST),
        (&["kings-mate"], SHORTEST),
        (&["kings-mate"], "nodes 400"),
        (&["kings-mate"], "level 3 seed 18446744073709551615"),
        (&["kings-mate"], "infinite"),
        (&["kings-mate"], "infinite depth 1"),
    ] {
        let lines = gone(game, words);
        let [info, best] = lines.as_slice() else {
            panic!("{words}: {lines:?}");
        };
        assert!(
            best.starts_with("bestmove ") && best.contains('-'),
            "{best}"
        );
        let depth = told(info, "depth");
        if let Some((_, most)) = words.split_once("depth ") {
            assert_eq!(depth.to_string(), most, "{info}");
        }
    }
    // A limit by depth or time is no limit of nodes.
    let deep = gone(&["kings-mate"], "movetime 1500");
    assert!(told(&deep[0], "nodes") > 0, "{deep:?}");
}

#[test]
fn words_without_a_meaning_are_passed_over_and_named() {
    for (words, ignored) in [
        ("nodes 90 ponder", "ponder"),
        ("searchmoves D2-D3 nodes 90", "searchmoves, D2-D3"),
        ("nodes 90 mate 3 there", "mate 3, there"),
        ("nodes 90 level 9 level 0", "level 9, level 0"),
        ("nodes 90 depth", "depth"),
        ("nodes -1 nodes 0 nodes 90", "nodes -1, nodes 0"),
        ("depth x nodes 90 seed -1", "depth, x, seed -1"),
    ] {
        let lines = gone(&["kings-mate"], words);
        assert_eq!(
            lines[0],
            format!("info string ignored: {ignored}"),
            "{words}"
        );
        assert!(told(&lines[1], "nodes") < 20_000, "{lines:?}");
        assert!(lines[2].starts_with("bestmove "), "{lines:?}");
    }
}

#[test]
fn an_endless_thought_answers_when_it_is_stopped_and_not_before() {
    // One move is legal, so the thought itself ends at once.
    let input = "position fen 7/7/7/7/e6/1F5/7/7/K1k4 w -\ngo infinite\nisready\nstop\n";
    let output = ask(&["engine", "--game", "kings-mate"], input);
    let text = fine(&output);
    let (ready, best) = (text.find("readyok"), text.find("bestmove B4xA5"));
    assert!(ready.is_some() && ready < best, "{text}");
    // If nobody is to move there is nothing to wait for.
    let over = "position fen k6/2K4/7/7/7/7/7/7/E6 b -\ngo infinite\n";
    let output = ask(&["engine", "--game", "kings-mate"], over);
    assert_eq!(fine(&output), "bestmove none\n");
}

#[test]
fn a_finished_game_is_analysed_and_a_game_under_way_is_not() {
    let film = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/pictures/film.txt");
    let arguments = ["analyse", film, "--nodes", "20", "--json"];
    let output = ask(&arguments, "");
    let told = json(fine(&output));
    assert_eq!(
        (&told["game"], &told["nodes"]),
        (&"kings-mate".into(), &20.into())
    );
    let plies = told["plies"].as_array().unwrap();
    let number = |value: &serde_json::Value| value.as_i64().unwrap();
    for seat in 0..2 {
        let at = |value: &serde_json::Value| number(&value[seat]);
        let by_plies: i64 = plies
            .iter()
            .map(|ply| {
                let after = if ply["rolled"].is_null() {
                    &ply["moved"]
                } else {
                    &ply["rolled"]
                };
                at(after) - at(&ply["before"])
            })
            .sum();
        let end = at(&told["start"]) + by_plies + at(&told["departures"]);
        assert_eq!(end, number(&told["seats"][seat]["result"]));
    }
    assert!(told["decisiveRoll"].as_u64().unwrap() > 0);
    assert_eq!([&plies[0]["number"], &plies[1]["number"]], ["1.", "1…"]);
    // Up to three marked moves of each seat are named.
    let mut named = 0;
    for (seat, summary) in (1..).zip(told["seats"].as_array().unwrap()) {
        let costliest = summary["costliest"].as_array().unwrap();
        assert!(costliest.len() <= 3);
        for index in costliest {
            let ply = &plies[usize::try_from(number(index)).unwrap() - 1];
            assert!(ply["mark"].is_string(), "{ply}");
            assert_eq!(number(&ply["seat"]), seat);
            named += 1;
        }
    }
    assert!(named > 3, "{named}");
    // The result does not depend on the number of processors.
    assert_eq!(ask(&arguments, "").stdout, output.stdout);
    let table = ask(&["analyse", film, "--nodes", "20"], "");
    let table = fine(&table);
    let of_black = |line: &str| line.starts_with("9… ") && line.contains(" black ");
    assert!(table.lines().any(of_black), "{table}");
    let (_, decisive) = table.split_once("The roll that decided most: ").unwrap();
    assert_eq!(
        decisive.lines().next(),
        Some("16. A7xA9[6:4] by white, +293 for white.")
    );
    assert!(table.contains("; costliest "), "{table}");
    let home = tempfile::tempdir().unwrap();
    fine(&run(
        &["play", "--db", "games.db"],
        home.path(),
        b"new\nD2-D3\n",
    ));
    let said = run(&["analyse", "1", "--db", "games.db"], home.path(), b"");
    assert!(refused(&said).contains("not over"));
    refused(&run(
        &["analyse", "2", "--db", "games.db"],
        home.path(),
        b"",
    ));
}

/// The stored looks of a database, by how many positions a search examines.
fn stored_looks(path: &Path) -> Vec<(i64, i64)> {
    let conn = rusqlite::Connection::open(path).unwrap();
    let sql = "SELECT nodes, count(*) FROM looks GROUP BY nodes ORDER BY nodes";
    let mut statement = conn.prepare(sql).unwrap();
    let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)));
    rows.unwrap().collect::<Result<_, _>>().unwrap()
}

#[test]
fn an_analysis_is_stored_goes_on_where_it_ended_and_only_reads_while_a_bot_runs() {
    let film = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/pictures/film.txt");
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("games.db");
    fine(&run(
        &["import", film, "--db", "games.db"],
        home.path(),
        b"",
    ));
    let arguments = [
        "analyse", "1", "--nodes", "20", "--json", "--db", "games.db",
    ];
    let first = run(&arguments, home.path(), b"");
    let told = json(fine(&first));
    let of_file = ask(&["analyse", film, "--nodes", "20", "--json"], "");
    assert_eq!(json(fine(&of_file)), told);
    let stored = stored_looks(&path);
    let [(20, count)] = stored[..] else {
        panic!("{stored:?}");
    };
    let plies = i64::try_from(told["plies"].as_array().unwrap().len()).unwrap();
    assert!(count > plies, "{count} looks at {plies} plies");

    // Half of the looks are lost, one is unreadable, and one says what no engine said: it shows that it was read.
    let conn = rusqlite::Connection::open(&path).unwrap();
    conn.execute_batch(
        "DELETE FROM looks WHERE moment % 2 = 1; UPDATE looks SET body = '' WHERE moment = 2; \
         UPDATE looks SET body = replace(body, '\"e\":[', '\"e\":[77') WHERE moment = 0;",
    )
    .unwrap();
    let again = json(fine(&run(&arguments, home.path(), b"")));
    let number = |told: &serde_json::Value| told["start"][0].to_string();
    assert!(number(&again).starts_with("77"), "{again}");
    assert_eq!(again["plies"][1], told["plies"][1]);
    assert_eq!(stored_looks(&path), [(20, count)]);

    conn.execute("DELETE FROM looks", []).unwrap();
    let (store, _claim) = kingboard::store::Store::open_exclusive(&path).unwrap();
    let beside = run(&arguments, home.path(), b"");
    assert_eq!(json(fine(&beside)), told);
    assert_eq!(stored_looks(&path), []);
    drop(store);
}
