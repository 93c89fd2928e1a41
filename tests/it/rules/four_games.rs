//! Four Kings One War played through as text: typed lines, their moves, and the positions after them.

use std::fmt::Write;
use std::path::Path;

use kingboard::game::any::AnyPosition;
use kingboard::game::outcome::{Status, Termination};
use kingboard::game::seat::Seat;
use kingboard::game::text::MoveText;
use kingboard::games::four_kings::SPEC;

use second_reader::four::Table;

/// Plays typed turns; `resign` eliminates the player to move. Returns each line with the state after it.
fn through(options: &str, setup: Option<&str>, turns: &[&str]) -> String {
    let options = options.parse().unwrap();
    let mut at: Box<dyn AnyPosition> = match setup {
        Some(text) => (SPEC.restore)(&options, text).unwrap(),
        None => (SPEC.start)(&options),
    };
    let mut told = format!("{}\n", at.setup());
    for typed in turns {
        let Status::ToMove(seat) = at.status() else {
            panic!("{typed}: it is over")
        };
        let side = (SPEC.sides)(&options)[seat.index()];
        let made = if *typed == "resign" {
            at.forfeit(seat, Termination::RESIGNATION);
            "resigns".to_owned()
        } else {
            let plies = at.read_turn(typed);
            let plies = plies.unwrap_or_else(|e| panic!("{typed} in {}: {e:?}", at.setup()));
            for ply in &plies {
                at.play(ply).unwrap();
            }
            let texts: Vec<&str> = plies.iter().map(MoveText::as_str).collect();
            texts.join(" ")
        };
        writeln!(told, "{side}: {made}\n  {} {}", at.state(), at.setup()).unwrap();
    }
    if let Status::Over(outcome) = at.status() {
        let places = Seat::all(at.seats()).map(|seat| outcome.places[seat].to_string());
        let places: Vec<String> = places.collect();
        writeln!(told, "{} {}", outcome.termination, places.join(" ")).unwrap();
    }
    told
}

fn golden(name: &str, text: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/playthroughs");
    insta::with_settings!({
        snapshot_path => folder,
        prepend_module_to_snapshot => false,
        omit_expression => true,
    }, { insta::assert_snapshot!(name, text) });
}

#[test]
fn a_duel_is_played_through() {
    let opening = [
        "e2e5 b8c8",
        "H15-H12, O8-M8",
        "Nf1-h5 done",
        "h12-h10 & p6-n7",
        "E5-E8 C8-D8",
        "G15-G12 done",
    ];
    let mut told = through("", None, &opening);
    told += "\n";
    // A double check is met by two moves.
    let both = "3nK4/8/8/8/16/16/16/wK4wR10/8nR6eK/wR15/16/16/8/8/7nR/nR3sK3 W0 - - - - 0";
    told += &through("", Some(both), &["A7-I7 F9-F1", "E1xF1 done"]);
    told += "\n";
    // A king is handed over and released.
    let mated = "3nK4/8/8/sP7/16/16/16/wK15/15eK/16/16/16/8/8/nR7/nR3sK3 W0 - - - - 0";
    let free = ["I1# A9-B9", "E2-E6 E1-E5", "E13-E16 B9-B10"];
    told += &through("", Some(mated), &free);
    told += "\n";
    // The last king falls.
    let last = "3nK4/8/8/8/2eR13/16/16/wK15/15eK/16/16/1eR14/8/8/8/8 B1 B5 - s - 1";
    told += &through("", Some(last), &["C12-A12"]);
    golden("four-duel", &told);
}

#[test]
fn a_game_of_four_is_played_through() {
    let turns = [
        "E2-E5 F1-G3",
        "B8-E8 A6-C7",
        "H15-H12 done",
        "O8-L8 P6-N7",
        "E5-E7, done",
        "B5-C5",
        "A5-B5",
        "resign",
        "L8-I8 done",
        "G3-H5 done",
        "C7-D9, done",
        "G16-H15 done",
        "resign",
    ];
    golden("four-team", &through("team", None, &turns));
}

/// Number of lines of plies in the second reading.
fn lines(at: &Table, depth: u64) -> u64 {
    let plies = at.plies();
    if depth == 1 {
        return u64::try_from(plies.len()).unwrap();
    }
    plies
        .iter()
        .map(|ply| lines(&at.play(ply), depth - 1))
        .sum()
}

#[test]
fn both_readings_count_the_lines_of_the_golden_file() {
    let golden = include_str!("../../golden/perft/four-kings.txt");
    for line in golden.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split(" | ").collect();
        let [name, options, text, counts] = fields.try_into().unwrap();
        let seats = if options.is_empty() { 2 } else { 4 };
        let theirs = Table::read(text, seats).unwrap();
        let ours = (SPEC.restore)(&options.parse().unwrap(), text).unwrap();
        let counts: Vec<u64> = counts.split(' ').map(|n| n.parse().unwrap()).collect();
        for pair in counts.chunks_exact(2) {
            let depth = u32::try_from(pair[0]).unwrap();
            assert_eq!(ours.perft(depth), pair[1], "{name}, depth {depth}");
            assert_eq!(lines(&theirs, pair[0]), pair[1], "{name}, depth {depth}");
        }
    }
}
