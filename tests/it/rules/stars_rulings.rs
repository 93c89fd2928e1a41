//! Rulings IS-1 to IS-13 of `ImmortalStarMasters`. The second reading decides each position, and the library agrees
//! with it on all of them.

use kingboard::game::Position as _;
use kingboard::game::outcome::{Outcome, Status, Termination};
use kingboard::game::seat::Seat;
use kingboard::game::text::MoveText;
use kingboard::games::immortal_star_masters::SPEC;
use kingboard::games::immortal_star_masters::board::{Role, Spot};
use kingboard::games::immortal_star_masters::camps::{Axial, Camp};
use kingboard::games::immortal_star_masters::setup::Setup;
use kingboard::games::immortal_star_masters::setup_text;

use crate::rules::argue_stars::{both_agree, both_play, restore};
use second_reader::stars::Table;

/// A table of six from men such as `rKA6`, `gP[n]J10` and `xyRA4`, and the fields after the board. Those from the
/// castling rights on may be left out.
pub(crate) fn table(men: &str, fields: &str) -> Table {
    let mut placed: Vec<(String, String)> = Vec::new();
    for word in men.split_whitespace() {
        let cell = word.rfind(|letter: char| letter.is_ascii_uppercase());
        let (man, cell) = word.split_at(cell.unwrap());
        assert!(Spot::named(cell).is_some(), "{word}");
        placed.push((cell.to_owned(), man.to_owned()));
    }
    let mut rows = Vec::new();
    for (row, letter) in (0..19_usize).zip('A'..='S') {
        let mut line = String::new();
        let mut empty = 0;
        for number in 1..=19 - row.abs_diff(9) {
            let name = format!("{letter}{number}");
            let man = placed.iter().find(|(cell, _)| *cell == name);
            let here = match (Spot::named(&name), man) {
                (Some(_), None) => {
                    empty += 1;
                    continue;
                }
                (None, _) => "#",
                (Some(_), Some((_, man))) => man,
            };
            if empty > 0 {
                line += &empty.to_string();
                empty = 0;
            }
            line += here;
        }
        if empty > 0 {
            line += &empty.to_string();
        }
        rows.insert(0, line);
    }
    let given: Vec<&str> = fields.split(' ').collect();
    let nothing_lost: Vec<String> = given[1]
        .chars()
        .map(|seat| format!("{seat}0.0.0"))
        .collect();
    let nothing_lost = nothing_lost.join(",");
    let usual = ["s", "s", "-", "-", &nothing_lost, "0"];
    let all = (0..6).map(|place| given.get(place).copied().unwrap_or(usual[place]));
    let line = format!("{} {}", rows.join("/"), all.collect::<Vec<_>>().join(" "));
    let table = Table::read(&line).unwrap_or_else(|| panic!("not a position: {line}"));
    both_agree(&table, 6);
    table
}

/// The targets of the man on a cell, with its promotions.
fn from(table: &Table, cell: &str) -> Vec<String> {
    let plies = table.plies();
    let own = plies.iter().filter_map(|ply| ply.strip_prefix(cell));
    let own = own.filter(|rest| rest.starts_with(['-', 'x', '=']));
    let own = own.map(|rest| rest.trim_start_matches(['-', 'x']).to_owned());
    let mut found: Vec<String> = own.collect();
    found.sort();
    found
}

fn has(table: &Table, ply: &str) -> bool {
    table.plies().iter().any(|one| one == ply)
}

/// Plays a legal move, before eliminations.
fn after(table: &Table, ply: &str) -> Table {
    assert!(has(table, ply), "{ply} in {table:?}: {:?}", table.plies());
    let next = both_play(table, ply, 6);
    both_agree(&next, 6);
    next
}

/// A field of the line: 0 the board, 1 the turn, ...
fn field(table: &Table, place: usize) -> String {
    let line = table.write();
    line.split(' ').nth(place).unwrap_or_default().to_owned()
}

/// The man on a cell as text.
fn man(table: &Table, cell: &str) -> Option<String> {
    table.man_at(cell)
}

/// Cell names, sorted as moves are.
fn cells(names: &str) -> Vec<String> {
    let mut names: Vec<String> = names.split_whitespace().map(str::to_owned).collect();
    names.sort();
    names
}

/// Number of rook steps between two cells.
fn apart((a, b): Axial, (x, y): Axial) -> i8 {
    let (x, y) = (x - a, y - b);
    x.abs().max(y.abs()).max((x + y).abs())
}

#[test]
fn the_six_camps_are_one_turned_and_king_and_queen_change_places() {
    let setup = Setup::start(6).unwrap();
    for camp in Camp::ALL {
        // South rotated by an odd number of sides has its king where its queen was.
        let odd = camp.index() % 2 == 1;
        let turned = |(spot, role): (Spot, Role)| {
            let role = match role {
                Role::King if odd => Role::Queen,
                Role::Queen if odd => Role::King,
                Role::King
                | Role::Queen
                | Role::Rook
                | Role::Bishop
                | Role::Knight
                | Role::Pawn => role,
            };
            (Spot::at(camp.turn(spot.place())).unwrap(), role)
        };
        let stands = |camp: Camp| {
            let men = setup.board.men(camp).into_iter();
            let men = men.map(|spot| (spot, setup.board.living(spot).unwrap().role));
            men.collect::<Vec<_>>()
        };
        let mut south: Vec<_> = stands(Camp::South).into_iter().map(turned).collect();
        south.sort_by_key(|(spot, _)| *spot);
        assert_eq!(stands(camp), south, "{camp:?}");
    }
}

#[test]
fn ruling_is_01_names_count_from_the_left_walls_too() {
    let at = table("rKA6 gKS6 rRJ10", "s sn");
    let row = "J6 J7 J8 J9 J11 J12 J13 J14";
    let rising = "K10 L10 M10 N10 I9 H8 G7 F6";
    let falling = "K9 L8 M7 N6 I10 H10 G10 F10";
    let all = format!("{row} {rising} {falling}");
    assert_eq!(from(&at, "J10"), cells(&all), "six lines to the walls");
    let places = Table::places();
    assert_eq!(places.len(), 241);
    for (name, place) in places {
        let spot = Spot::named(&name).unwrap();
        assert_eq!((spot.place(), spot.to_string()), (place, name));
    }
}

#[test]
fn ruling_is_02_a_line_of_sovereignty_lies_between_ranks_five_and_six() {
    let at = table("rKA6 gKS6 rPD7 rPE6", "s sn");
    assert_eq!(man(&after(&at, "D7-E8"), "E8").unwrap(), "rP");
    assert_eq!(man(&after(&at, "E6-F7"), "F7").unwrap(), "rP[s]");
    let at = table("rKA6 gKS6 rP[s]N9", "s sn");
    assert_eq!(man(&after(&at, "N9-O9"), "O9").unwrap(), "rP[sn]");
    // Once across, it stays across.
    let at = table("rKA6 gKS6 rP[s]F7 gNE7", "s sn");
    assert_eq!(from(&at, "F7"), cells("F6 F8 G7 G8"));
}

#[test]
fn ruling_is_03_a_queen_stands_four_cells_from_an_indicator() {
    for setup in [
        Setup::start(6).unwrap(),
        restore(&Table::start(6).write(), 6).setup().clone(),
    ] {
        let mut near = 0;
        for indicator in [(0, -9), (9, 0), (-9, 9)] {
            for camp in Camp::ALL {
                for spot in setup.board.men(camp) {
                    let role = setup.board.living(spot).unwrap().role;
                    let four = apart(spot.place(), indicator) == 4;
                    if spot.rank() == 1 && four {
                        assert_eq!(role, Role::Queen, "{spot}");
                        near += 1;
                    }
                }
            }
        }
        assert_eq!(near, 6);
    }
}

#[test]
fn ruling_is_04_who_sits_where_and_plays_when() {
    for (players, order) in [
        (2, "sn"),
        (3, "svw"),
        (4, "sunw"),
        (5, "suvnw"),
        (6, "suvnwe"),
    ] {
        let mut at = Table::start(players);
        both_agree(&at, players);
        assert_eq!(field(&at, 2), order);
        for turn in order.chars().chain(['s']) {
            assert_eq!(at.turn(), turn);
            let ply = at.plies()[0].clone();
            at = at.play(&ply);
        }
    }
    let at = Table::start(6);
    for (king, cell) in [
        ("rK", "A6"),
        ("bK", "F1"),
        ("kK", "N1"),
        ("gK", "S6"),
        ("yK", "O14"),
        ("wK", "E14"),
    ] {
        assert_eq!(man(&at, cell).unwrap(), king);
    }
    // A territory without a player is closed from the first turn.
    let at = table("rKA6 gKS6 rRF10", "s sn");
    assert!(!has(&at, "F10-F11"));
    assert!(has(&table("rKA6 wKE14 rRF10", "s se"), "F10-F11"));
}

#[test]
fn ruling_is_05_walls_stop_steps_through_corners_but_not_past_their_inner_ends() {
    let at = table("rKA6 wKE14 rBE9 rND9", "s se");
    let line = ["F11", "G13", "H15", "I17"];
    assert!(
        line.iter()
            .all(|cell| from(&at, "E9").contains(&(*cell).to_owned()))
    );
    // Straight across the wall, and round it on neither side.
    assert!(!has(&at, "D9-E11") && !has(&at, "D9-F12"));
    // One of two ways is enough: by F10, or by F11.
    let at = table("rKA6 wKE14 rNE9 rP[s]F10 wBF11", "s se");
    assert!(has(&at, "E9-F12") && has(&at, "E9-G12"));
    // It crosses both lines, and attacks no farther than it moves.
    let at = table("rKA6 wKE14 rPE9 wBF11", "s se");
    assert_eq!(man(&after(&at, "E9xF11"), "F11").unwrap(), "rP[se]");
    assert_eq!(table("rKD9 wKI18 wBE11", "s se").status(), "play");
    assert_eq!(table("rKE9 wKI18 wBF11", "s se").status(), "check");
}

#[test]
fn ruling_is_06_a_first_move_of_two_goes_straight_on_over_empty_cells() {
    let start = Table::start(2);
    assert_eq!(from(&start, "D7"), cells("E7 E8 F7 F9"));
    let at = start.play("D7-F9");
    assert_eq!(man(&at, "F9").unwrap(), "rP[s]");
    assert_eq!(field(&at, 4), "E8:F9:n");
    // Blocked; after a first move or capture; before the player's own wall.
    let at = table("rKA6 gKS6 rP*D7 gNE8 gNF7", "s sn");
    assert_eq!(from(&at, "D7"), cells("E7"));
    assert_eq!(from(&table("rKA6 gKS6 rPD7", "s sn"), "D7"), cells("E7 E8"));
    let at = table("rKA6 gKS6 rP*C5 gNE6", "s sn");
    assert_eq!(from(&at, "C5"), cells("D5 D6 E6 E7"));
    assert_eq!(man(&after(&at, "C5xE6"), "E6").unwrap(), "rP");
}

#[test]
fn ruling_is_07_only_pawns_take_in_passing_each_opponent_on_their_next_turn() {
    let men = "rKA6 gKS6 yKO14 rP[s]F9 gP[n]G9 gRF8 gNG8 yP[w]F10 yRF13";
    let at = table(men, "n snw - E8:F9:nw");
    assert!(has(&at, "G9xE8") && has(&at, "F8-E8"));
    let gone = table(men, "n snw - E8:F9:w");
    assert!(!has(&gone, "G9xE8"), "only who is named may still take it");
    let taken = after(&at, "G9xE8");
    assert_eq!(man(&taken, "F9"), None);
    assert_eq!(man(&taken, "E8").unwrap(), "gP[sn]");
    assert_eq!(field(&taken, 4), "-");
    // Doing something else uses up the turn. The next seat has the right, even if the first was not able to capture.
    let passed = after(&at, "G8-H11");
    assert_eq!(field(&passed, 4), "E8:F9:w");
    let late = after(&passed, "F10xE8");
    assert_eq!((man(&late, "F9"), field(&late, 4)), (None, "-".into()));
    assert_eq!(field(&after(&passed, "F10-G11"), 4), "-");
    // If a man has come onto the cell, that man is captured and not the pawn.
    let blocked = after(&at, "F8-E8");
    assert_eq!(field(&blocked, 4), "E8:F9:w");
    let other = after(&blocked, "F10xE8");
    assert_eq!(man(&other, "F9").unwrap(), "rP[s]");
    assert_eq!(field(&other, 5), "s0.0.0,n1.0.0,w0.0.0");
    // A pawn that keeps an attack off the king is not taken so.
    let (shield, fields) = ("rKA6 gKF6 rP[s]F9 gP[n]G9", "n sn - E8:F9:n");
    assert!(has(&table(shield, fields), "G9xE8"));
    assert!(!has(&table(&format!("{shield} rRF12"), fields), "G9xE8"));
    // Capturing the pawn on its cell ends the right.
    assert_eq!(field(&after(&at, "F8xF9"), 4), "-");
    let beside = table(&format!("{men} gP[n]H10"), "n snw - E8:F9:nw");
    assert_eq!(field(&after(&beside, "H10xF9"), 4), "-");
}

#[test]
fn ruling_is_08_a_pawn_with_nothing_to_become_waits() {
    let men = "rKA9 rRK9 gKS6 gQJ10 gQJ11 gP[sn]B5";
    let at = table(men, "n sn");
    assert_eq!(from(&at, "B5"), cells("A4 A5"));
    let waits = after(&after(&at, "B5-A4"), "A9-A8");
    assert_eq!(from(&waits, "A4"), cells(""));
    // After the loss of a rook or a queen, there is a kind to become.
    let lost = men.replace("B5", "A4");
    let at = table(&lost, "n sn - - s0.0.0,n1.0.0 7");
    assert_eq!(from(&at, "A4"), cells("=R"));
    let exchanged = after(&at, "A4=R");
    assert_eq!(man(&exchanged, "A4").unwrap(), "gR");
    assert_eq!(
        (field(&exchanged, 6), field(&exchanged, 5)),
        ("0".into(), "s0.0.0,n1.0.0".into())
    );
    let one_queen = lost.replace("gQJ11 ", "");
    let at = table(&one_queen, "n sn - - s0.0.0,n1.1.0");
    assert_eq!(from(&at, "A4"), cells("=Q =R =B"));
    // Not while the own king is attacked, since the exchange would not help it.
    let checked = lost.replace("rRK9", "rRS8");
    let at = table(&checked, "n sn - - s0.0.0,n1.0.0");
    assert_eq!((at.status(), from(&at, "A4")), ("check", cells("")));
    // A choice, if there is one, is made at once.
    let at = table(&one_queen.replace("A4", "B5"), "n sn - - s0.0.0,n0.0.2");
    assert_eq!(from(&at, "B5"), cells("A4=N A4=Q A5=N A5=Q"));
}

#[test]
fn ruling_is_09_castling_is_orthodox() {
    let at = table("rKA6 rRA2 rRA9 gKS6 gRS2 gRS9", "s sn A2,A9,S2,S9");
    assert!(has(&at, "A6-A4") && has(&at, "A6-A8"));
    let castled = after(&at, "A6-A4");
    assert_eq!(man(&castled, "A5").unwrap(), "rR");
    assert_eq!(
        (man(&castled, "A2"), field(&castled, 3)),
        (None, "S2,S9".into())
    );
    let both = after(&castled, "S6-S8");
    assert_eq!(man(&both, "S7").unwrap(), "gR");
    assert_eq!((field(&both, 3), field(&both, 6)), ("-".into(), "2".into()));
    // An attacked cell is crossed: A7; reached: A4. The rook's own way and cell may be attacked.
    let fields = "s sn A2,A9";
    let king = "rKA6 rRA2 rRA9 gKS6";
    assert!(!has(&table(&format!("{king} gND9"), fields), "A6-A8"));
    assert!(!has(&table(&format!("{king} gRC4"), fields), "A6-A4"));
    assert!(has(&table(&format!("{king} gRC4"), fields), "A6-A8"));
    assert!(has(&table(&format!("{king} gRE7"), fields), "A6-A4"));
    // Blocked; in check.
    assert!(!has(&table(&format!("{king} rNA3"), fields), "A6-A4"));
    let at = table(&format!("{king} gRE6"), fields);
    assert!(!has(&at, "A6-A4") && !has(&at, "A6-A8"));
    // A captured rook; a rook that moved.
    let at = table(&format!("{king} gRD9"), "n sn A2,A9");
    assert_eq!(field(&after(&at, "D9-C9"), 3), "A2,A9");
    let at = table(&format!("{king} gRB9"), "n sn A2,A9");
    assert_eq!(field(&after(&at, "B9xA9"), 3), "A2");
    let at = table(king, fields);
    assert_eq!(field(&after(&at, "A2-A3"), 3), "A9");
    assert_eq!(field(&after(&at, "A6-B7"), 3), "-");
}

/// Yellow's king in a corner of South's territory, mated by C9-B9 unless Green helps.
pub(crate) const CORNERED: &str = "rKJ10 rRA9 rRC9 gKS6 gND8 yKA2 yRM16 yPN13";

/// Yellow's king there without a move, and not attacked.
pub(crate) const STUCK: &str = "rKJ10 rRB9 rRE7 gKS6 yKA2";

#[test]
fn ruling_is_10_each_is_judged_when_their_own_turn_comes() {
    let at = after(&table(CORNERED, "s snw"), "C9-B9");
    assert_eq!((at.turn(), at.status()), ('n', "play"));
    // Green captures a rook, and Yellow stays.
    assert_eq!(after(&at, "D8xB9").status(), "check");
    // Green does something else: Yellow is eliminated, its men stay, its territory closes, and South moves.
    let mated = after(&at, "S6-S7");
    assert_eq!((mated.turn(), mated.status()), ('w', "mated"));
    let (out, player) = mated.judge();
    assert_eq!((player, out.turn()), (vec!['w'], 's'));
    assert_eq!((field(&out, 2), field(&out, 6)), ("sn".into(), "0".into()));
    assert_eq!(man(&out, "M16").unwrap(), "xyR");
    assert_eq!(man(&out, "N13").unwrap(), "xyP");
    assert_eq!(man(&out, "A2"), None);
    both_agree(&out, 6);
    let mut board = restore(&at.write(), 6);
    let here = board.eliminated();
    let plies = board.legal_moves();
    let ply = plies
        .iter()
        .find(|ply| board.write(**ply).as_str() == "S6-S7");
    board.play_unchecked(ply.expect("it is legal"));
    let gone = board
        .eliminated()
        .iter()
        .filter(|seat| !here.contains(*seat));
    let why: Vec<_> = gone.map(|seat| board.out_by(seat)).collect();
    assert_eq!(why, [Some("mated")]);
    // Living pawns in the closed territory vanish, also on rank 1; other men stay.
    let inside = format!("{CORNERED} rP[sw]N15 gP[nw]K18 rNL16");
    let at = table(&inside.replace("rRC9", "rRB9"), "w snw");
    let (out, _) = at.judge();
    assert_eq!((man(&out, "N15"), man(&out, "K18")), (None, None));
    assert_eq!(man(&out, "L16").unwrap(), "rN");
    // Stalemate is no better with three players.
    let at = table(STUCK, "w snw");
    assert_eq!((at.status(), at.judge().0.kings()), ("stalemated", 2));
}

#[test]
fn ruling_is_11_what_is_caught_leaves_or_takes_the_living_or_comes_nearer() {
    // A way out in one move: no other move, not even over the dead.
    let at = table("gKS6 yKO14 gRA4 xrRA6", "n nw");
    let ways = from(&at, "A4");
    assert!(ways.iter().all(|cell| cell.as_str() > "F") && ways.contains(&"F9".to_owned()));
    // A living opponent may be captured.
    assert!(has(&table("gKS6 yKO14 gRA4 yBA6", "n nw"), "A4xA6"));
    // Two moves away: only to cells one move away, with captures of the dead if needed. From A3 it would be two again.
    let at = table("gKS6 yKO14 gRA4 xrPB4 xrPB5", "n nw");
    assert_eq!(from(&at, "A4"), cells("A2 A5 A6 A7 A8 A9 B4 B5"));
    // Attacks and pins do not count. The man could leave, except for its king.
    let at = table("gKA2 yKO14 gRA4 yRA9", "n nw");
    assert_eq!(from(&at, "A4"), cells("A9"));
    // A king needs three moves from A2 by B4, and no fewer from elsewhere. It may stay as long as it likes.
    let at = table("gKA2 yKO14 gRJ10", "n nw");
    assert_eq!(from(&at, "A2"), cells("B4"));
    // It is not attacked from outside, but from inside.
    assert_eq!(table("gKA4 yKO14 yRF9", "n nw").status(), "play");
    assert_eq!(table("gKA4 yKO14 yRC6", "n nw").status(), "check");
    assert_eq!(table("gKA4 rKE6 yKO14 yRF9", "n snw").status(), "check");
}

#[test]
fn ruling_is_12_a_player_who_leaves_is_out_when_their_turn_comes() {
    let ours = Table::start(3);
    let mut theirs = restore(&ours.write(), 3);
    // North-East resigns in South's turn, and is eliminated in its own.
    let leaver = Seat::new(2).unwrap();
    theirs.forfeit(leaver, Termination::RESIGNATION);
    assert!(theirs.eliminated().contains(leaver));
    assert_eq!(setup_text::write(theirs.setup()).as_str(), ours.write());
    let mut ours = ours;
    for _ in 0..2 {
        let ply = ours.plies()[0].clone();
        let mut moves = theirs.legal_moves().into_iter();
        let mv = moves.find(|mv| theirs.write(*mv).as_str() == ply).unwrap();
        theirs.play_unchecked(&mv);
        ours = ours.play(&ply);
    }
    assert_eq!(ours.turn(), 'w');
    ours = ours.eliminate();
    assert_eq!(setup_text::write(theirs.setup()).as_str(), ours.write());
    assert_eq!((ours.turn(), field(&ours, 2)), ('s', "sv".into()));
    assert_eq!(theirs.out_by(leaver), Some("left"));
    // Leaving goes before a mate at the same turn.
    let mut mated = restore(&after(&table(CORNERED, "s snw"), "C9-B9").write(), 6);
    let yellow = Seat::new(4).unwrap();
    mated.forfeit(yellow, Termination::RESIGNATION);
    let mut moves = mated.legal_moves().into_iter();
    let mv = moves.find(|mv| mated.write(*mv).as_str() == "S6-S7");
    mated.play_unchecked(&mv.unwrap());
    assert_eq!(mated.out_by(yellow), Some("left"));
    // The other of two players wins at once.
    theirs.forfeit(Seat::new(1).unwrap(), Termination::TIME);
    let Status::Over(outcome) = theirs.status() else {
        panic!("one king is left");
    };
    let places: Vec<u8> = outcome.places.iter().map(|(_, place)| *place).collect();
    assert_eq!((theirs.state(), places), ("won", vec![1, 2, 3]));
}

#[test]
fn ruling_is_12_a_player_who_leaves_has_no_share_in_a_draw() {
    let places = |outcome: Outcome| -> Vec<u8> {
        let places = outcome.places.iter().map(|(_, place)| *place);
        places.collect()
    };
    // North-East resigns in South's turn, and the other two agree to end the game.
    let mut at = restore(&Table::start(3).write(), 3);
    at.forfeit(Seat::new(2).unwrap(), Termination::RESIGNATION);
    assert_eq!(places(at.agreed(Termination::AGREEMENT)), [1, 1, 3]);
    assert_eq!(places(at.repeated().unwrap()), [1, 1, 3]);
    // The last quiet turn is South's, after Yellow has resigned and before Yellow's turn.
    let fields = "s snw - - s0.0.0,n0.0.0,w0.0.0 299";
    let mut at = restore(&table("rKA6 gKS6 rNJ10 yKO14", fields).write(), 6);
    at.forfeit(Seat::new(4).unwrap(), Termination::TIME);
    let mut moves = at.legal_moves().into_iter();
    let mv = moves.find(|mv| at.write(*mv).as_str() == "A6-A7");
    at.play_unchecked(&mv.unwrap());
    let Status::Over(outcome) = at.status() else {
        panic!("it is drawn");
    };
    assert_eq!(places(outcome), [1, 4, 4, 1, 3, 4]);
}

#[test]
fn ruling_is_13_the_position_after_a_resignation_counts_for_repetition() {
    // Yellow resigns in its own turn, and the position of two kings that begins South's turn comes up twice more.
    let text = table("rKA6 gKS6 rNJ10 yKO14", "w snw").write();
    let options = "six".parse().unwrap();
    let mut at = (SPEC.restore)(&options, &text).unwrap();
    at.forfeit(Seat::new(4).unwrap(), Termination::RESIGNATION);
    for drawn in [false, true] {
        for mv in ["A6-A7", "S6-S7", "A7-A6", "S7-S6"] {
            at.play(&MoveText::new(mv)).unwrap();
        }
        assert_eq!(matches!(at.status(), Status::Over(_)), drawn);
    }
}

#[test]
fn ruling_is_13_draws_are_shared_by_the_kings_in_play() {
    let men = "rKA6 gKS6 rNJ10";
    let lost = "s0.0.0,n0.0.0";
    let at = table(men, &format!("s sn - - {lost} 199"));
    assert_eq!(at.status(), "play");
    assert_eq!(after(&at, "A6-A7").status(), "draw");
    // A hundred turns of each of three players.
    let three = format!("{men} yKO14 xwRG13");
    let fields = |count: u16| format!("s snw - - {lost},w0.0.0 {count}");
    assert_eq!(table(&three, &fields(200)).status(), "play");
    let at = after(&table(&three, &fields(299)), "A6-A7");
    assert_eq!(at.status(), "draw");
    let Status::Over(outcome) = restore(&at.write(), 6).status() else {
        panic!("it is over");
    };
    let places: Vec<u8> = outcome.places.iter().map(|(_, place)| *place).collect();
    assert_eq!(places, [1, 4, 4, 1, 1, 4], "shared by those in play");
    // The dead belong to no player.
    assert_eq!(table("rKA6 gKS6 xwRG13", "s sn").status(), "draw");
    // Mate comes before draws, and draws before stalemate.
    let mated = CORNERED.replace("rRC9", "rRB9");
    let at = table(&mated, &format!("w snw - - {lost},w0.0.0 300"));
    assert_eq!(at.status(), "mated");
    let quiet = table(STUCK, &format!("w snw - - {lost},w0.0.0 0"));
    let long = table(STUCK, &format!("w snw - - {lost},w0.0.0 300"));
    assert_eq!((quiet.status(), long.status()), ("stalemated", "draw"));
    // Two positions are the same if only the count differs.
    let of = |fields: &str| restore(&table(men, fields).write(), 6);
    assert_eq!(of("s sn"), of(&format!("s sn - - {lost} 8")));
    assert_ne!(of("s sn"), of("n sn"));
    assert_ne!(of("s sn"), of("s sn - - s1.0.0,n0.0.0"));
    let again = of("s sn").repeated().unwrap();
    assert_eq!(again.termination, Termination::REPETITION);
}
