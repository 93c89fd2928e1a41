//! The report of FIDE, read by its columns: results add up to points, and both sides of a table agree.
//!
//! `TRF_FOLDER=FOLDER` writes the reports there, for other programs to read.

use std::collections::BTreeMap;

use kingboard::contest::standings::standings;
use kingboard::contest::terms::Format;
use kingboard::contest::values::EntrantId;
use kingboard::play::PlayerId;
use kingboard::service::Service;
use kingboard::service::contests::trf::trf;
use kingboard::store::{ContestId, Store, StoredContest};

use crate::contests::stored::subject;
use crate::contests::whole::{FORMATS, Shares, played};
use crate::contests::world::World;

/// A contest of a world, with a name for everybody.
fn stored(world: &World) -> StoredContest {
    let people = world.contest.entrants().keys();
    let named = |id: &EntrantId| (*id, PlayerId::new(format!("test:P{}", id.0)));
    StoredContest {
        id: ContestId(1),
        subject: subject(),
        contest: world.contest.clone(),
        log: world.log.clone(),
        people: people.map(named).collect(),
        secret: None,
        reasons: BTreeMap::new(),
    }
}

/// A line of an entrant, by the columns of the format.
struct Line {
    number: usize,
    halves: u32,
    rank: usize,
    /// Opponent, side and letter of each column.
    results: Vec<(usize, char, char)>,
}

fn read(line: &str) -> Line {
    let line: Vec<char> = line.chars().collect();
    let part = |from: usize, to: usize| -> String { line[from - 1..to].iter().collect() };
    let number = |from, to| part(from, to).trim().parse().unwrap_or(0);
    let points = part(81, 84);
    let (whole, tenths) = points.trim().split_once('.').unwrap();
    let columns = (line.len() + 1 - 90) / 10;
    assert_eq!((line.len() + 1 - 90) % 10, 0, "{line:?}");
    let column = |at: usize| {
        let from = 92 + 10 * at;
        let one = |at: usize| line[at - 1];
        (number(from, from + 3), one(from + 5), one(from + 7))
    };
    Line {
        number: number(5, 8),
        halves: 2 * whole.parse::<u32>().unwrap() + u32::from(tenths == "5"),
        rank: number(86, 89),
        results: (0..columns).map(column).collect(),
    }
}

/// The half points of a letter.
fn worth(letter: char) -> u32 {
    match letter {
        '1' | '+' | 'U' => 2,
        '=' | 'D' | 'H' => 1,
        '0' | '-' | 'Z' | ' ' => 0,
        other => panic!("no result is written {other}"),
    }
}

fn opposite(letter: char) -> &'static str {
    match letter {
        '1' => "0",
        '0' => "1",
        '+' => "-",
        '-' => "+-",
        '=' => "=",
        'D' => "D",
        ' ' => " ",
        other => panic!("{other} has no opponent"),
    }
}

fn check(world: &World, report: &str) {
    let lines: Vec<Line> = report
        .lines()
        .filter(|line| line.starts_with("001 "))
        .map(read)
        .collect();
    assert_eq!(lines.len(), world.contest.seeds().len());
    let rows = standings(&world.contest);
    for (line, id) in lines.iter().zip(world.contest.seeds()) {
        assert_eq!(line.results.len(), lines[0].results.len(), "{report}");
        let sum: u32 = line
            .results
            .iter()
            .map(|(_, _, letter)| worth(*letter))
            .sum();
        assert_eq!(sum, line.halves, "number {}\n{report}", line.number);
        let row = &rows[line.rank - 1];
        assert_eq!((row.entrant, row.points), (*id, line.halves));
        for (column, (opponent, side, letter)) in line.results.iter().enumerate() {
            if *opponent == 0 {
                assert!("UHZ ".contains(*letter), "{letter}");
                continue;
            }
            let other = lines[opponent - 1].results[column];
            assert_eq!(other.0, line.number, "{report}");
            assert_ne!(other.1, *side);
            assert!(opposite(*letter).contains(other.2), "{letter} {}", other.2);
        }
    }
}

#[test]
fn the_results_of_a_report_add_up_and_both_sides_agree() {
    let service = Service::new(Store::in_memory().unwrap());
    for seed in 0..8u64 {
        for format in FORMATS {
            let shares = Shares {
                vanish: [0, 20][usize::try_from(seed % 2).unwrap()],
                leave: [0, 1, 5][usize::try_from(seed % 3).unwrap()],
            };
            let world = played(
                format,
                format.least() + 2 + u32::try_from(seed).unwrap(),
                seed,
                shares,
            );
            let report = trf(&service, &stored(&world)).unwrap();
            if let Format::Heats { .. } = format {
                assert_eq!(report, None, "tables of several");
                continue;
            }
            let report = report.unwrap();
            check(&world, &report);
            if let Some(folder) = std::env::var_os("TRF_FOLDER") {
                let name = format!("{}-{seed}.trf", format.code());
                std::fs::write(std::path::Path::new(&folder).join(name), &report).unwrap();
            }
        }
    }
}
