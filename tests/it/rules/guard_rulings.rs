//! The numbered rulings of King's Guard, each on hand-made positions.

use std::collections::BTreeSet;

use kingboard::game::any::AnyPosition;
use kingboard::game::options::Options;
use kingboard::game::outcome::{Status, Termination};
use kingboard::game::seat::Seat;
use kingboard::game::text::{MoveError, MoveText};
use kingboard::games::kings_guard::SPEC;

use second_reader::guard::positions::{ALL_RULES, START};
use second_reader::guard::{Oracle, Spot, name};

/// A game from a given position.
#[derive(Clone)]
struct Table(Box<dyn AnyPosition>);

impl Table {
    fn set(options: &str, text: &str) -> Self {
        let options: Options = options.parse().unwrap();
        Self((SPEC.restore)(&options, text).unwrap_or_else(|e| panic!("{text}: {e:?}")))
    }

    fn large(text: &str) -> Self {
        Self::set("", text)
    }

    /// Plays plies separated by spaces.
    fn after(mut self, plies: &str) -> Self {
        for ply in plies.split_whitespace() {
            let played = self.0.play(&MoveText::new(ply));
            played.unwrap_or_else(|e| panic!("{ply} in {}: {e:?}", self.text()));
        }
        self
    }

    fn text(&self) -> String {
        self.0.setup().to_string()
    }

    fn plies(&self) -> Vec<String> {
        self.0.legal().iter().map(ToString::to_string).collect()
    }

    /// The targets of a square's top piece.
    fn targets(&self, from: &str) -> Vec<String> {
        let plies = self.plies();
        let to = |ply: &String| Some(ply.strip_prefix(from)?.strip_prefix('-')?.to_owned());
        plies.iter().filter_map(to).collect()
    }

    /// The rule that forbids a ply.
    fn refuses(&self, ply: &str) -> &'static str {
        match self.0.read(ply) {
            Err(MoveError::Illegal(reason)) => reason.code,
            other => panic!("{ply} in {}: {other:?}", self.text()),
        }
    }

    fn end(&self) -> Option<(Option<Seat>, Termination)> {
        match self.0.status() {
            Status::Over(end) => Some((end.winner(), end.termination)),
            Status::ToMove(_) | Status::ToRoll(_) => None,
        }
    }
}

#[test]
fn ruling_kg_01_both_boards_are_set_up_as_a_v_with_the_king_inside() {
    for (options, text) in [("", START[0]), ("small", START[1])] {
        let start = (SPEC.start)(&options.parse().unwrap());
        assert_eq!(start.setup().as_str(), text);
        assert_eq!(start.status(), Status::ToMove(Seat::FIRST));
        let scene = start.scene();
        let stands = |letter: char| {
            let mut cells: Vec<String> = scene
                .pieces
                .iter()
                .filter(|(_, figure)| figure.letter == letter)
                .map(|(cell, _)| scene.grid.name(*cell))
                .collect();
            cells.sort();
            cells.join(" ")
        };
        let wanted = if options.is_empty() {
            [
                "A1 B2 C3 D4 E5 F4 G3 H2 I1",
                "A10 B9 C8 D7 E6 F7 G8 H9 I10",
                "E1",
                "E10",
            ]
        } else {
            [
                "A1 B2 C3 D4 E4 F3 G2 H1",
                "A8 B7 C6 D5 E5 F6 G7 H8",
                "E1",
                "D8",
            ]
        };
        assert_eq!(['G', 'g', 'K', 'k'].map(stands), wanted);
    }
}

#[test]
fn ruling_kg_02_steps_go_by_side_and_by_corner_only_where_that_was_declared() {
    let lone = "9/9/4k4/9/9/4G4/9/9/9/4K4 s -";
    assert_eq!(Table::large(lone).targets("E5"), ["D5", "E4", "E6", "F5"]);
    assert_eq!(Table::large(lone).refuses("E5-F6"), "corner");
    let wide = Table::set("diagonal", lone);
    assert_eq!(
        wide.targets("E5"),
        ["D4", "D5", "D6", "E4", "E6", "F4", "F5", "F6"]
    );
    assert_eq!(wide.refuses("E5-F7"), "too-far-diagonal");
    // A diagonal wall of guards stops straight steps, but not diagonal ones.
    let wall = "9/9/k8/9/9/(GGG)1g6/1g7/g8/9/4K4 s -";
    let through = |table: Table| table.targets("A5").contains(&"A4".to_owned());
    assert!(through(Table::large(wall)), "the wall's inner corner");
    assert!(!Table::large(wall).targets("A5").contains(&"B3".to_owned()));
    assert!(
        Table::set("diagonal", wall)
            .targets("A5")
            .contains(&"B3".to_owned())
    );
}

#[test]
fn ruling_kg_02_ways_need_not_be_straight_and_lead_over_empty_squares_only() {
    // Blocked by full towers, the top of three goes round the corner, not through the guards.
    let round = Table::large("9/9/4k4/9/3g5/3(gGG)g4/3g5/9/9/4K4 s -");
    assert_eq!(
        round.targets("D5"),
        [
            "A5", "B4", "B5", "B6", "C3", "C4", "C5", "C6", "C7", "D4", "D6", "E5"
        ]
    );
    let shut = Table::large("9/9/4k4/9/3g5/2g(gGG)g4/3g5/9/9/4K4 s -");
    assert_eq!(shut.targets("D5"), ["C5", "D4", "D6", "E5"]);
    assert_eq!(shut.refuses("D5-D7"), "no-way");
}

#[test]
fn ruling_kg_03_the_first_piece_must_move_and_each_further_one_may() {
    let tall = Table::large("9/9/4k4/9/9/4(GgG)4/9/9/9/4K4 s -");
    assert_eq!(tall.refuses("done"), "must-move");
    assert_eq!(tall.refuses("E5-E5"), "stays");
    let begun = tall.after("E5-E7");
    assert_eq!(begun.0.status(), Status::ToMove(Seat::FIRST));
    assert!(begun.0.mid_turn() && begun.plies().contains(&"done".to_owned()));
    assert_eq!(begun.refuses("E1-E2"), "turn-elsewhere");
    assert_eq!(begun.refuses("E5-E5"), "stays");
    // The enemy's guard now on top moves in the same turn, two squares.
    let second = begun.clone().after("E5-C5");
    assert_eq!(second.text(), "9/9/4k4/4G4/9/2g1G4/9/9/9/4K4 s - @E5:2");
    let done = begun.after("done");
    assert_eq!(done.text(), "9/9/4k4/4G4/9/4(Gg)4/9/9/9/4K4 n -");
    // The last piece ends the turn by itself.
    let empty = second.after("E5-F5");
    assert_eq!(empty.text(), "9/9/4k4/4G4/9/2g2G3/9/9/9/4K4 n -");
}

#[test]
fn ruling_kg_03_a_piece_that_has_moved_is_in_the_way_and_may_be_put_on() {
    let corner = Table::large("9/9/4k4/9/9/9/9/9/1g7/(GGG)3K4 s -");
    let begun = corner.after("A1-A2");
    assert_eq!(begun.targets("A1"), ["A2", "B1", "B2", "C1"]);
    let heaped = begun.after("A1-A2");
    assert_eq!(heaped.text(), "9/9/4k4/9/9/9/9/9/(GG)g7/G3K4 s - @A1:2");
}

#[test]
fn ruling_kg_04_nothing_goes_onto_ones_own_king() {
    let own = Table::large("9/9/4k4/9/9/4(gG)4/4K4/9/9/9 s -");
    assert_eq!(own.refuses("E5-E4"), "own-king");
    assert!(!own.targets("E5").contains(&"E4".to_owned()));
    let captive = own.after("E5-E6");
    assert_eq!(captive.refuses("E5-E4"), "own-king");
}

#[test]
fn ruling_kg_04_a_captured_guard_spares_the_king_of_its_colour() {
    let beside = Table::large("9/9/9/9/4k4/4(gG)4/9/9/9/4K4 s -");
    let taken = beside.clone().after("E5-E6");
    assert_eq!(taken.0.state(), "won");
    assert_eq!(taken.text(), "9/9/9/9/4(kG)4/4g4/9/9/9/4K4 n -");
    let why = Termination::new("king-taken");
    assert_eq!(taken.end(), Some((Some(Seat::FIRST), why)));
    let captive = beside.after("E5-F5");
    assert_eq!(captive.refuses("E5-E6"), "king-spared");
    assert_eq!(captive.targets("E5"), ["D5", "E4", "F5"]);
}

#[test]
fn ruling_kg_05_the_builder_of_a_full_tower_dismantles_it_first() {
    let about = Table::large("9/9/4k4/9/9/3(gggg)G4/9/9/9/G3K4 s -");
    let built = about.after("E5-D5");
    assert_eq!(built.text(), "9/9/4k4/9/9/3(ggggG)5/9/9/9/G3K4 n D5");
    let due = built.after("E8-E7");
    assert_eq!(due.refuses("E1-E2"), "duty");
    assert!(due.plies().iter().all(|ply| ply.starts_with("D5-")));
    let one = due.after("D5-D10 done");
    assert_eq!(one.text(), "3G5/9/9/4k4/9/3(gggg)5/9/9/9/G3K4 n -");
}

#[test]
fn ruling_kg_05_only_a_builder_whose_own_piece_is_on_top_has_a_duty() {
    let captive = Table::large("9/9/4k4/9/9/3(ggGG)(gG)4/9/9/9/G3K4 s -");
    let dropped = captive.after("E5-E6 E5-D5");
    assert_eq!(dropped.text(), "9/9/4k4/9/4G4/3(ggGGg)5/9/9/9/G3K4 n -");
    let free = dropped.plies();
    assert!(free.iter().any(|ply| ply.starts_with("E8-")));
    assert!(free.iter().any(|ply| ply.starts_with("D5-")));
}

#[test]
fn ruling_kg_05_a_duty_that_cannot_be_done_is_gone_for_good() {
    let stuck = Table::set("small", "k7/8/8/8/8/8/(GgGg)7/(GGgg)(gGgG)5K s A1");
    let gone = stuck.clone().after("H1-H2");
    assert_eq!(gone.text(), "k7/8/8/8/8/8/(GgGg)6K/(GGgg)(gGgG)6 n -");
    // If a way had opened, the tower would still be due.
    let open = stuck.after("B1-B2 done");
    assert_eq!(open.text(), "k7/8/8/8/8/8/(GgGg)G6/(GGgg)(gGg)5K n A1");
    assert!(open.plies().iter().all(|ply| ply.starts_with("A1-")));
}

#[test]
fn ruling_kg_05_of_several_duties_the_mover_chooses_and_the_others_stay() {
    let two = Table::large("4k4/9/9/2(GgGgg)6/9/3(GggGG)1(ggGGG)3/9/9/9/4K4 s C7,D5,F5");
    let starts: Vec<String> = two
        .plies()
        .iter()
        .map(|ply| ply.chars().take(2).collect())
        .collect();
    assert!(starts.contains(&"D5".to_owned()) && starts.contains(&"F5".to_owned()));
    assert!(starts.iter().all(|start| start == "D5" || start == "F5"));
    let one = two.after("D5-D3 done");
    assert_eq!(
        one.text(),
        "4k4/9/9/2(GgGgg)6/9/3(GggG)1(ggGGG)3/9/3G5/9/4K4 n C7,F5"
    );
    let both = one.after("C7-C6 done");
    assert!(both.plies().iter().all(|ply| ply.starts_with("F5-")));
}

#[test]
fn ruling_kg_05_a_king_on_a_full_tower_cannot_be_taken() {
    let safe = Table::large("9/9/9/9/3(ggggk)(GG)4/9/9/9/4K4/9 s D6");
    assert_eq!(safe.refuses("E6-D6"), "tower-full");
    let lower = Table::large("9/9/9/9/3(gggk)(GG)4/9/9/9/4K4/9 s -");
    assert_eq!(lower.after("E6-D6").0.state(), "won");
}

#[test]
fn ruling_kg_06_without_a_legal_move_the_game_is_lost() {
    let nothing = Table::set("small", "K(gggg)6/(gggg)7/8/8/8/8/8/7k s -");
    assert_eq!((nothing.0.state(), nothing.plies().len()), ("lost", 0));
    let why = Termination::new("immobility");
    assert_eq!(nothing.end(), Some((Some(Seat::SECOND), why)));
}

/// Moves the kings back and forth this many times, four turns each.
fn dance(table: Table, times: usize) -> Table {
    (0..times).fold(table, |table, _| table.after("E1-E2 E10-E9 E2-E1 E9-E10"))
}

#[test]
fn ruling_kg_06_the_third_time_a_position_begins_a_turn_is_a_draw() {
    let bare = Table::large("4k4/9/9/9/9/9/9/9/9/4K4 s -");
    let twice = dance(bare, 1);
    assert_eq!(twice.end(), None);
    let third = dance(twice, 1);
    assert_eq!(third.end(), Some((None, Termination::REPETITION)));
    assert_eq!(third.plies(), Vec::<String>::new());
}

/// The way of a king or a guard through some rows, column by column and back. It rarely reaches a square again in the
/// same direction.
struct Walk {
    way: Vec<Spot>,
    at: usize,
}

impl Walk {
    fn through(rows: std::ops::RangeInclusive<i32>) -> Self {
        let column = |column: i32| {
            let mut rows: Vec<i32> = rows.clone().collect();
            if column % 2 == 0 {
                rows.reverse();
            }
            rows.into_iter().map(move |row| (column, row))
        };
        let mut way: Vec<Spot> = (1..=9).flat_map(column).collect();
        let back: Vec<Spot> = way.iter().rev().skip(1).copied().collect();
        way.extend(back);
        // The last square is the first.
        way.pop();
        Self { way, at: 0 }
    }

    fn step(&mut self) -> String {
        let from = self.way[self.at];
        self.at = (self.at + 1) % self.way.len();
        format!("{}-{}", name(from), name(self.way[self.at]))
    }
}

/// Both kings on their ways, North first, with some guards.
struct Wander {
    table: Table,
    south: Walk,
    north: Walk,
    turns: u32,
}

impl Wander {
    fn with(guards: &[(Spot, char)]) -> Self {
        Self::of(Walk::through(6..=10), guards)
    }

    fn of(north: Walk, guards: &[(Spot, char)]) -> Self {
        let south = Walk::through(1..=3);
        let kings = [(south.way[0], 'K'), (north.way[north.at], 'k')];
        let towers = kings.iter().chain(guards);
        let at = Oracle {
            rules: ALL_RULES[0],
            towers: towers.map(|(spot, c)| (*spot, c.to_string())).collect(),
            mover: 'n',
            duties: BTreeSet::new(),
            unstacking: None,
        };
        Self {
            table: Table::large(&at.text()),
            south,
            north,
            turns: 0,
        }
    }

    /// Plays on for this many turns, of which only the last may end the game.
    fn on(mut self, turns: u32) -> Self {
        for _ in 0..turns {
            assert_eq!(self.table.end(), None, "after {} turns", self.turns);
            let ply = if self.turns.is_multiple_of(2) {
                self.north.step()
            } else {
                self.south.step()
            };
            self.table = self.table.after(&ply);
            self.turns += 1;
        }
        self
    }
}

#[test]
fn ruling_kg_06_a_hundred_turns_without_a_meeting_of_colours_are_a_draw() {
    let long = Wander::with(&[]).on(100);
    assert_eq!(long.table.end(), Some((None, Termination::STANDSTILL)));
}

#[test]
fn ruling_kg_06_a_piece_put_on_the_other_colour_begins_the_count_anew() {
    let mut long = Wander::with(&[((9, 5), 'G'), ((9, 4), 'g')]).on(51);
    long.table = long.table.after("I5-I4");
    long.turns += 1;
    let long = long.on(99);
    assert_eq!(long.table.end(), None);
    let long = long.on(1);
    assert_eq!(long.table.end(), Some((None, Termination::STANDSTILL)));
    // A step onto a piece of the same colour does not count as a meeting.
    let mut friends = Wander::with(&[((9, 5), 'G'), ((9, 4), 'G')]).on(51);
    friends.table = friends.table.after("I5-I4");
    friends.turns += 1;
    let friends = friends.on(48);
    assert_eq!(friends.table.end(), Some((None, Termination::STANDSTILL)));
}

#[test]
fn ruling_kg_06_the_last_of_a_hundred_turns_may_win() {
    // A guard waits below the northern king's place after fifty of its turns.
    let mut north = Walk::through(6..=10);
    while north.way[north.at + 50].1 != 6 {
        north.at += 1;
    }
    let (column, row) = north.way[north.at + 50];
    let wait = (column, row - 1);
    let long = Wander::of(north, &[(wait, 'G')]).on(99);
    let taken = long
        .table
        .after(&format!("{}-{}", name(wait), name((column, row))));
    assert_eq!(taken.0.state(), "won");
    let why = Termination::new("king-taken");
    assert_eq!(taken.end(), Some((Some(Seat::FIRST), why)));
}
