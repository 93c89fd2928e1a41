//! Rulings FK-1 to FK-12: board, set-up, pieces, pawns. The second reading decides each position, and the library
//! agrees with it on all of them.

use crate::rules::argue_four::{both_agree, both_play};
use second_reader::four::Table;

/// A table from pieces such as `sKI1`, and the fields after the board. Kings neither listed nor captive are on their
/// home squares.
pub(crate) fn table(pieces: &str, fields: &str, seats: u8) -> Table {
    let captives = fields.split(' ').nth(3).unwrap_or_default();
    let mut placed: Vec<(String, String)> = Vec::new();
    for word in pieces.split_whitespace() {
        let letters = word.char_indices().filter(|(place, _)| *place >= 2);
        let start = letters
            .into_iter()
            .find(|(_, letter)| letter.is_ascii_uppercase());
        let (piece, square) = word.split_at(start.map_or(2, |(place, _)| place));
        placed.push((square.to_owned(), piece.to_owned()));
    }
    for (army, king, home) in [
        ('s', "sK", "I1"),
        ('w', "wK", "A9"),
        ('n', "nK", "H16"),
        ('e', "eK", "P8"),
    ] {
        if !captives.contains(army) && placed.iter().all(|(_, piece)| piece != king) {
            placed.push((home.to_owned(), king.to_owned()));
        }
    }
    let mut rows = Vec::new();
    for row in (1..=16).rev() {
        let columns = if (5..=12).contains(&row) {
            'A'..='P'
        } else {
            'E'..='L'
        };
        let mut line = String::new();
        let mut empty = 0;
        for column in columns {
            let name = format!("{column}{row}");
            match placed.iter().find(|(square, _)| *square == name) {
                None => empty += 1,
                Some((_, piece)) => {
                    if empty > 0 {
                        line += &empty.to_string();
                    }
                    empty = 0;
                    line += piece;
                }
            }
        }
        if empty > 0 {
            line += &empty.to_string();
        }
        rows.push(line);
    }
    let line = format!("{} {fields}", rows.join("/"));
    let table = Table::read(&line, seats);
    let table = table.unwrap_or_else(|| panic!("not a position: {line}"));
    both_agree(&table, seats);
    table
}

/// The plies of the piece on a square, without its own square.
pub(crate) fn from(table: &Table, square: &str) -> Vec<String> {
    let plies = table.plies();
    let own = plies.iter().filter_map(|ply| ply.strip_prefix(square));
    let own = own.filter(|rest| rest.starts_with(['-', 'x']));
    own.map(|rest| rest.split_at(1).1.to_owned()).collect()
}

pub(crate) fn has(table: &Table, ply: &str) -> bool {
    table.plies().iter().any(|one| one == ply)
}

/// Plays legal plies.
pub(crate) fn after(table: &Table, plies: &str) -> Table {
    plies.split(' ').fold(table.clone(), |at, ply| {
        assert!(has(&at, ply), "{ply} in {at:?}: {:?}", at.plies());
        let next = both_play(&at, ply, at.seats());
        both_agree(&next, next.seats());
        next
    })
}

/// A field of the line: 0 the board, 1 the turn, ...
pub(crate) fn field(table: &Table, place: usize) -> String {
    let line = table.write();
    line.split(' ').nth(place).unwrap_or_default().to_owned()
}

const QUIET: &str = "W0 - - - - 0";

#[test]
fn ruling_fk_01_lines_run_over_the_cross_and_missing_squares_block() {
    let at = table("sRD5", QUIET, 2);
    let mut expected = Vec::new();
    expected.extend("ABCEFGHIJKLMNOP".chars().map(|column| format!("{column}5")));
    expected.extend((6..=12).map(|row| format!("D{row}")));
    expected.sort();
    assert_eq!(from(&at, "D5"), expected);
    assert!(Table::read(&Table::start(2).write(), 2).is_some());
}

#[test]
fn ruling_fk_02_a_step_past_a_turret_is_open() {
    let at = table("sBE4", QUIET, 2);
    assert!(has(&at, "E4-A8"));
    let at = table("sBL13", QUIET, 2);
    assert!(has(&at, "L13-N11"));
    assert!(has(&table("sKE4 sRL5", QUIET, 2), "E4-D5"));
}

#[test]
fn ruling_fk_03_the_set_up_and_its_first_plies() {
    let start = "nRnNnBnKnQnBnNnR/nPnPnPnPnPnPnPnP/8/8/wRwP12ePeR/wNwP12ePeN/wBwP12ePeB/wKwP12ePeQ/\
        wQwP12ePeK/wBwP12ePeB/wNwP12ePeN/wRwP12ePeR/8/8/sPsPsPsPsPsPsPsP/sRsNsBsQsKsBsNsR \
        W0 - E1L1A5A12E16L16P5P12 - - 0";
    assert_eq!(Table::start(2).write(), start);
    // Each army has eight pawns with three squares each, and two knights with two single hops and six double ones.
    assert_eq!(Table::start(2).plies().len(), 2 * (8 * 3 + 2 * 8));
    assert_eq!(Table::start(4).plies().len(), 8 * 3 + 2 * 8);
    let hops = ["D5", "E3", "E4", "F5", "G3", "G4", "H5", "I4"];
    assert_eq!(from(&Table::start(2), "F1"), hops);
}

#[test]
fn ruling_fk_04_the_second_move_may_be_declined_the_first_not() {
    let at = Table::start(2);
    assert!(!has(&at, "done"));
    let at = after(&at, "E2-E5");
    assert!(has(&at, "done") && has(&at, "B8-C8") && from(&at, "E5").is_empty());
    assert_eq!(field(&at, 1), "W1");
    assert_eq!(field(&at, 2), "E5");
    assert_eq!(field(&after(&at, "done"), 1), "B0");
    assert_eq!(field(&after(&at, "B8-C8"), 1), "B0");
}

#[test]
fn ruling_fk_05_the_order_of_seats() {
    let mut at = Table::start(4);
    for (turn, ply) in [
        ("S", "E2-E3"),
        ("W", "B5-C5"),
        ("N", "E15-E14"),
        ("E", "O5-N5"),
        ("S", "F2-F3"),
    ] {
        assert_eq!(field(&at, 1), format!("{turn}0"));
        at = after(&at, ply);
        assert_eq!(field(&at, 1), format!("{turn}1"));
        at = after(&at, "done");
    }
    assert_eq!(field(&at, 5), "-");
    assert_eq!(field(&at, 6), "0");
}

#[test]
fn ruling_fk_06_what_castling_and_promotion_use_up() {
    let at = after(&table("sRL1", "W0 - L1 - - 3", 2), "I1-K1");
    assert_eq!(field(&at, 2), "K1,J1");
    assert_eq!(field(&at, 3), "-");
    assert_eq!(field(&at, 6), "4");
    assert!(from(&at, "K1").is_empty() && from(&at, "J1").is_empty());
    let at = after(&table("sPE15", QUIET, 2), "E15-E16=N");
    assert!(from(&at, "E16").is_empty());
    assert_eq!(field(&at, 2), "E16");
    let at = after(&table("sPE15", "W0 - - s - 9", 2), "E15-E16=K");
    assert!(from(&at, "I1").is_empty() && !from(&at, "A9").is_empty());
    assert_eq!(
        (field(&at, 2), field(&at, 4), field(&at, 6)),
        ("I1".into(), "-".into(), "0".into())
    );
}

#[test]
fn ruling_fk_07_knights_hop_once_or_twice() {
    assert_eq!(from(&table("sNH8", QUIET, 2), "H8").len(), 8 + 32);
    // H12 is two hops away, by G10 or I10 only. With both occupied it is out of reach.
    let at = table("sNH8 sPG10 nPI10", QUIET, 2);
    assert!(has(&at, "H8xI10") && !has(&at, "H8-G10") && !has(&at, "H8-H12"));
    assert!(has(&table("sNH8 sPG10", QUIET, 2), "H8-H12"));
    assert!(!has(&at, "H8-H8"));
    // A knight gives check by two hops.
    assert_eq!(table("nNI5", QUIET, 2).status(), "check");
    assert_eq!(table("nNI5 sPH3 sPJ3", QUIET, 2).status(), "play");
}

#[test]
fn ruling_fk_08_captures_onto_a_side_terrace_turn() {
    let at = after(&table("sPE8 nND9 nND11 nRP12", "W0 - - - - 5", 2), "E8xD9");
    assert_eq!(
        at.write(),
        table("sP<D9 nND11 nRP12", "W1 D9 - - - 0", 2).write()
    );
    let at = after(&at, "done P12-O12 done");
    assert_eq!(from(&at, "D9"), ["B9", "C9"]);
    // Past a turret; straight ahead; at home.
    let at = table("sPE4 nND5 sPH12 nNG13 sPF2 nNG3 wPK12 nNL13", QUIET, 2);
    assert!(field(&after(&at, "E4xD5"), 0).contains("sP<"));
    assert!(field(&after(&at, "H12xG13"), 0).contains("/2sP4nN/"));
    assert!(field(&after(&at, "F2xG3"), 0).contains("2sP5"));
    assert!(field(&after(&at, "K12xL13"), 0).contains("wP^"));
}

#[test]
fn ruling_fk_08_taking_in_passing_turns_too() {
    let at = after(&table("nPE14 wPD12", "B0 - - - - 0", 2), "E14-E11 done");
    assert_eq!(field(&at, 5), "E12:E11,E13:E11");
    let at = after(&at, "D12xE13");
    assert_eq!(at.write(), table("wP^E13", "W1 E13 - - - 0", 2).write());
}

#[test]
fn ruling_fk_09_a_release_needs_the_king_s_own_square_safe() {
    let captive = "W0 - - s - 0";
    let release = |pieces: &str| from(&table(pieces, captive, 2), "E15");
    assert_eq!(release("sPE15"), ["E16=K"]);
    assert!(release("sPE15 sNI1").is_empty());
    assert!(release("sPE15 nRI8").is_empty());
    // The pawn frees the square by arriving or by capturing, and no longer shields it.
    assert!(has(&table("wPvI2", captive, 2), "I2-I1=K"));
    assert!(has(&table("wPvH2 nRI1", captive, 2), "H2xI1=K"));
    assert!(!has(&table("wPvI2 nRI8", captive, 2), "I2-I1=K"));
    assert!(has(&table("wPvH2 nRI1 sRI9 nRI12", captive, 2), "H2xI1=K"));
    // The pawn leaves the board, so it keeps no attack off the other king.
    let at = table("sP<B10 nRA12 sRJ2", "W1 J2 - s - 1", 2);
    assert!(at.status() == "check" && !has(&at, "B10-A10=K"));
    // The pawn cannot promote instead, and a released king cannot castle.
    let at = after(&table("sPE15 sRL1", captive, 2), "E15-E16=K");
    assert_eq!(field(&at, 3), "-");
    assert_eq!(at.write(), table("sRL1", "W1 I1 - - - 0", 2).write());
    // The partner's king in the team game.
    assert_eq!(from(&table("sPE15", "S0 - - w - 0", 4), "E15"), ["E16=K"]);
}

#[test]
fn ruling_fk_10_any_back_line_promotes() {
    let at = table("wPvE2 sP<B6", QUIET, 2);
    assert_eq!(from(&at, "E2"), ["E1=B", "E1=N", "E1=Q", "E1=R"]);
    assert_eq!(from(&at, "B6"), ["A6=B", "A6=N", "A6=Q", "A6=R"]);
    assert!(field(&after(&at, "B6-A6=R"), 0).contains("/sR15/"));
    // Two and three squares at once.
    assert!(has(&table("sPE13", QUIET, 2), "E13-E16=Q"));
    let at = after(&table("sPE13", QUIET, 2), "E13-E16=Q");
    assert_eq!(field(&at, 5), "-");
}

#[test]
fn ruling_fk_11_in_passing_by_the_very_first_ply() {
    let start = table("sPE2 nPF5 nPF4 sNH8", QUIET, 2);
    let at = after(&start, "E2-E5 done");
    assert_eq!(field(&at, 5), "E3:E5,E4:E5");
    assert!(has(&at, "F5xE4") && has(&at, "F4xE3"));
    let taken = after(&at, "F5xE4");
    assert_eq!(
        taken.write(),
        table("nPE4 nPF4 sNH8", "B1 E4 - - - 0", 2).write()
    );
    let late = after(&at, "H16-G16");
    assert!(!has(&late, "F5xE4") && field(&late, 5) == "-");
    // The mover's second move does not end the right.
    let at = after(&start, "E2-E5 H8-J9");
    assert!(has(&at, "F5xE4"));
    // An occupied passed square is captured on as usual, and the pawn stays.
    let at = after(&start, "E2-E5 H8-G6");
    assert!(has(&at, "F5xE4"));
    let at = after(&table("sPE2 nPF5 sNH7", QUIET, 2), "E2-E5 H7-E4");
    assert_eq!(field(&at, 5), "E3:E5,E4:E5");
    let at = after(&at, "F5xE4");
    assert_eq!(at.write(), table("sPE5 nPE4", "B1 E4 - - - 0", 2).write());
}

#[test]
fn ruling_fk_11_the_pawn_that_passed_last_is_taken() {
    let at = after(&table("sPF5 wPD7 nPG8", QUIET, 2), "F5-F8 D7-G7");
    assert_eq!(field(&at, 5), "E7:G7,F6:F8,F7:G7");
    let at = after(&at, "G8xF7");
    assert_eq!(at.write(), table("sPF8 nPF7", "B1 F7 - - - 0", 2).write());
}

#[test]
fn ruling_fk_11_handing_over_ends_the_right() {
    let at = table("sPE5 nPF5 wRE16 wRE15 sNI8", "B0 - - - E3:E5,E4:E5 0", 2);
    assert_eq!(at.status(), "surrender");
    let at = after(&at, "H16#");
    assert_eq!(field(&at, 5), "-");
    assert_eq!(
        (field(&at, 1), field(&at, 2), field(&at, 4)),
        ("B1".into(), "-".into(), "n".into())
    );
    assert!(from(&at, "F5").is_empty());
}

#[test]
fn ruling_fk_11_in_the_team_game_the_right_lasts_through_the_partner_s_turn() {
    let start = table("sPE2 nPF5 nPF4 ePK8 wBF3", "S0 - - - - 0", 4);
    let at = after(&start, "E2-E5 done A9-A8");
    assert_eq!(field(&at, 1), "W1");
    // Only the pawn's owner can sweep: the partner's bishop passes over E4 in vain.
    assert_eq!(field(&after(&at, "F3-D5"), 5), "E3:E5,E4:E5");
    let at = after(&start, "E2-E5 done A9-A8 done");
    assert!(has(&at, "F5xE4"));
    let at = after(&at, "H16-G16 done");
    assert_eq!((field(&at, 1), field(&at, 5)), ("E0".into(), "-".into()));
}

#[test]
fn ruling_fk_12_line_pieces_sweep_each_passed_square_for_itself() {
    let start = table("sPE2 nPF5 wBF3 sRH4 sNH7", QUIET, 2);
    let passed = |plies: &str| field(&after(&start, plies), 5);
    assert_eq!(passed("E2-E5 F3-D5"), "E3:E5");
    assert_eq!(passed("E2-E5 H4-E4"), "E3:E5");
    assert_eq!(passed("E2-E5 H4-F4"), "E3:E5,E4:E5");
    assert_eq!(passed("E2-E5 H7-E4"), "E3:E5,E4:E5");
    assert_eq!(passed("F3-D5 E2-E5"), "E3:E5,E4:E5");
    assert_eq!(passed("E2-E5"), "E3:E5,E4:E5");
    assert!(!has(&after(&start, "E2-E5 F3-D5"), "F5xE4"));
}

#[test]
fn every_army_can_castle_both_ways() {
    let rooks = "sRE1 sRL1 wRA5 wRA12 nRE16 nRL16 eRP5 eRP12";
    let rights = "E1L1A5A12E16L16P5P12";
    let at = table(rooks, &format!("W0 - {rights} - - 0"), 2);
    for (ply, king, rook) in [
        ("I1-K1", "K1", "J1"),
        ("I1-G1", "G1", "H1"),
        ("A9-A11", "A11", "A10"),
        ("A9-A7", "A7", "A8"),
    ] {
        assert_eq!(field(&after(&at, ply), 2), format!("{king},{rook}"));
    }
    let at = table(rooks, &format!("B0 - {rights} - - 0"), 2);
    for (ply, rook) in [
        ("H16-F16", "G16"),
        ("H16-J16", "I16"),
        ("P8-P6", "P7"),
        ("P8-P10", "P9"),
    ] {
        let at = after(&at, ply);
        assert!(field(&at, 2).ends_with(rook));
        assert_eq!(field(&at, 3).contains("E16"), ply.starts_with('P'));
    }
    // Through, into and out of check; past a piece; without the right. An attack on the rook does not matter.
    let white = |pieces: &str| table(pieces, "W0 - L1 - - 0", 2);
    assert!(has(&white("sRL1 nRL8"), "I1-K1"));
    assert!(!has(&white("sRL1 nRJ8"), "I1-K1"));
    assert!(!has(&white("sRL1 nRK8"), "I1-K1"));
    assert!(!has(&white("sRL1 nRI8"), "I1-K1"));
    assert!(!has(&white("sRL1 sNK1"), "I1-K1"));
    assert!(!has(&table("sRL1", QUIET, 2), "I1-K1"));
    // A rook loses its right if it is captured or moves.
    let at = after(
        &table("sRE1 sRL1 nRL8 nKH15", "B0 - E1L1 - - 0", 2),
        "L8xL1",
    );
    assert_eq!(field(&at, 3), "E1");
    let at = after(&table("sRE1 sRL1", "W0 - E1L1 - - 0", 2), "E1-E2");
    assert_eq!(field(&at, 3), "L1");
}
