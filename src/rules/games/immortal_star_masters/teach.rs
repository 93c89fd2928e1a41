//! Teaching material of `ImmortalStarMasters`: positions and moves. Tests check that they are lawful and match their
//! words.

use crate::game::teach::{Annotation, LessonTask, Teaching, diagram, task};
use crate::scene::Mark;

/// The start position for two.
const START: &str = "#gRgBgNgQgKgNgBgR#/1#gP*2gB2gP*#1/2#gP*gP*gP*gP*gP*gP*#2/3#2gP*2#3/4#4#4/15/16/17/18/#####9#####/18/17/16\
    /15/4#4#4/3#2rP*2#3/2#rP*rP*rP*rP*rP*rP*#2/1#rP*2rB2rP*#1/#rRrBrNrQrKrNrBrR# s sn A2,A9,S2,S9 - s0.0.0,n0\
    .0.0 0";
/// The start position for three.
const START_THREE: &str = "#8#/kR#7#yR/kBkP*#6#yP*yB/kN1kP*#5#yP*1yN/kQ1kP*1#4#1yP*1yK/kKkBkP*9yP*yByQ/kN1kP*kP*8yP*yP*1yN/kB1kP*11y\
    P*1yB/kRkP*kP*12yP*yP*yR/#####9#####/18/17/16/15/4#4#4/3#2rP*2#3/2#rP*rP*rP*rP*rP*rP*#2/1#rP*2rB2rP*#1/#r\
    RrBrNrQrKrNrBrR# s svw A2,A9,K1,K18,R1,R11 - s0.0.0,v0.0.0,w0.0.0 0";
/// The start position for six.
const START_SIX: &str = "#gRgBgNgQgKgNgBgR#/kR#gP*2gB2gP*#yR/kBkP*#gP*gP*gP*gP*gP*gP*#yP*yB/kN1kP*#2gP*2#yP*1yN/kQ1kP*1#4#1yP*1yK/\
    kKkBkP*9yP*yByQ/kN1kP*kP*8yP*yP*1yN/kB1kP*11yP*1yB/kRkP*kP*12yP*yP*yR/#####9#####/bRbP*bP*12wP*wP*wR/bB1b\
    P*11wP*1wB/bN1bP*bP*8wP*wP*1wN/bKbBbP*9wP*wBwQ/bQ1bP*1#4#1wP*1wK/bN1bP*#2rP*2#wP*1wN/bBbP*#rP*rP*rP*rP*rP\
    *rP*#wP*wB/bR#rP*2rB2rP*#wR/#rRrBrNrQrKrNrBrR# s suvnwe A2,A9,B1,B11,I1,I18,K1,K18,R1,R11,S2,S9 - s0.0.0,\
    u0.0.0,v0.0.0,n0.0.0,w0.0.0,e0.0.0 0";
/// Red's knight in the centre, with a bishop of Green's to take.
const MOVES: &str = "#4gK3#/1#7#1/2#1gP*4#2/3#5#3/4#4#4/15/16/8gP[n]8/11gB6/#####4rN4#####/18/8rP[s]8/16/15/4#4#4/3#5#3/2#6#2/\
    1#7#1/#4rK3# s sn - - s0.0.0,n0.0.0 0";
/// Red's Sovereign Bishop in the centre, with a knight of Green's to take.
const SOVEREIGN: &str = "#4gK3#/1#7#1/2#6#2/3#5#3/4#4#4/7gN7/16/17/18/#####4rB4#####/18/17/16/15/4#4#4/3#5#3/2#6#2/1#7#1/#4rK3# \
    s sn - - s0.0.0,n0.0.0 0";
/// Red's bishop and knight beside the wall of the South at a table of four.
const SHUT: &str = "#4gK3#/1#7#1/2#6#2/3#5#3/4#4#3yK/15/16/17/18/#####9#####/18/17/16/bK14/4#rN3#4/3#rB4#3/2#6#2/1#7#1/#4rK3# \
    s sunw - - s0.0.0,u0.0.0,n0.0.0,w0.0.0 0";
/// Red's pawn in the centre, one of Green's to take, and a knight before it.
const PAWN: &str = "#4gK3#/1#7#1/2#1gP*4#2/3#5#3/4#4#4/15/16/8gP[n]8/9gN8/#####4rP[s]4#####/18/17/16/15/4#4#4/3#5#3/2#6#2/1#7\
    #1/#4rK3# s sn - - s0.0.0,n0.0.0 0";
/// Red's pawn at home, which has not moved, and a rook to take.
const HOME: &str = "#4gK3#/1#7#1/2#6#2/3#5#3/4#4#4/15/16/17/18/#####9#####/18/17/16/15/4#1gR2#4/3#5#3/2#2rP*3#2/1#7#1/#4rK3# \
    s sn - - s0.0.0,n0.0.0 0";
/// Red's pawn has gone from E7 to G9, and Green's may take it on F8.
const PASSED: &str = "#4gK3#/1#7#1/2#1gP*4#2/3#5#3/4#4#4/15/16/17/18/#####9#####/18/8gP[n]8/8rP[s]7/15/4#4#4/3#5#3/2#6#2/1#7#1/\
    #4rK3# n sn - F8:G9:n s0.0.0,n0.0.0 0";
/// Red's pawn before rank 1 of Green's territory.
const PROMOTION: &str = "#6gK1#/1#2rP[sn]4#1/2#gR5#2/3#5#3/4#4#4/15/16/17/18/#####9#####/18/17/16/15/4#4#4/3#5#3/2#6#2/1#7#1/#4rK3\
    # s sn - - s1.0.1,n0.0.0 0";
/// Red's pawn waits: there are two queens, and nothing is lost.
const WAITING: &str = "#4rP[sn]3#/1#1gN5#1/2#6#2/3#2gK2#3/4#4#4/15/16/17/18/#####2rQ3rQ2#####/18/17/16/15/4#4#4/3#5#3/2#6#2/1#7#\
    1/#4rK3# s sn - - s0.0.0,n0.0.0 0";
/// Red's king between two rooks that have not moved.
const CASTLING: &str = "#4gK3#/1#7#1/2#6#2/3#5#3/4#4#4/15/16/17/18/#####9#####/18/17/6gR9/15/4#4#4/3#5#3/2#1rP*rP*rP*2#2/1#3rB3#1\
    /#rR3rK2rR# s sn A2,A9 - s0.0.0,n0.0.0 0";
/// Red's king is attacked by a rook of Green's.
const CHECK: &str = "#4gK3#/1#7#1/2#6#2/3#5#3/4#4#4/15/16/17/18/#####9#####/18/17/16/5gR9/4#4#4/3#5#3/2#rR5#2/1#7#1/#4rK3# s s\
    n - - s0.0.0,n0.0.0 0";
/// Black's king in its corner, with Red's queen and rook on their way.
const CORNERED: &str = "#8#/1#7#1/2#6#2/3#5#3/1kB2#4#3yK/15/3kP*12/4rQ4rR4yP*2/kK17/#####9#####/18/17/16/15/4#4#4/3#5#3/2#6#2/1#7\
    #1/#4rK3# s svw - - s0.0.0,v0.0.0,w0.0.0 0";
/// Red's queen among the dead men of Yellow, an eliminated player.
const CAUGHT: &str = "#8#/1#7#1/2#6#2/3#5#3/4#4#2rQxyN/12xyP2/12xyP3/kK1kP*14/16xyR1/#####9#####/18/17/16/15/4#4#4/3#5#3/2#6#2/\
    1#3rR3#1/#4rK3# s sv - - s0.0.0,v0.0.0 0";
/// Red's king can take the last man other than a king.
const BARE: &str = "#4gK3#/1#7#1/2#6#2/3#5#3/4#4#4/15/16/17/18/#####9#####/18/17/16/15/4#4#4/3#5#3/2#6#2/1#4gN2#1/#4rK3# s sn \
    - - s0.0.0,n0.0.0 0";

const KINGS: Annotation = Annotation::Cells(Mark::Reason, &["A6", "F1", "N1", "S6", "O14", "E14"]);

/// The teaching material of `ImmortalStarMasters`.
pub(super) static TEACHING: Teaching = Teaching {
    guide: &[
        diagram("is-aim", "six", START_SIX, &[KINGS]),
        diagram("is-pieces", "", MOVES, &[Annotation::Reach("J10")]),
        diagram("is-pawns", "", PAWN, &[Annotation::Reach("J10")]),
        diagram(
            "is-out",
            "three",
            CORNERED,
            &[Annotation::Played("L5-L2", None)],
        ),
        diagram("is-here", "", START, &[Annotation::Move("D7-F9")]),
    ],
    rules: &[
        ("1", diagram("is-in-short", "six", START_SIX, &[KINGS])),
        (
            "2",
            diagram(
                "is-board",
                "three",
                START_THREE,
                &[Annotation::Cells(Mark::Reason, &["J10"])],
            ),
        ),
        (
            "3",
            diagram(
                "is-army",
                "",
                START,
                &[Annotation::Cells(Mark::Reason, &["B6", "R6"])],
            ),
        ),
        (
            "4",
            diagram("is-moves", "", MOVES, &[Annotation::Reach("J10")]),
        ),
        (
            "5",
            diagram("is-pawn", "", PAWN, &[Annotation::Reach("J10")]),
        ),
        (
            "6",
            diagram("is-kings", "", CHECK, &[Annotation::Refused("A6-B6")]),
        ),
        (
            "7",
            diagram("is-draws", "", BARE, &[Annotation::Move("A6xB7")]),
        ),
        (
            "8",
            diagram("is-notation", "", PROMOTION, &[Annotation::Move("R5-S5=Q")]),
        ),
        (
            "IS-1",
            diagram(
                "is-1",
                "three",
                START_THREE,
                &[Annotation::Cells(Mark::Reason, &["A2", "A9", "J10", "K1"])],
            ),
        ),
        (
            "IS-2",
            diagram(
                "is-2",
                "three",
                START_THREE,
                &[Annotation::Cells(Mark::Reason, &["E6", "E7", "E8", "E9"])],
            ),
        ),
        (
            "IS-3",
            diagram(
                "is-3",
                "six",
                START_SIX,
                &[Annotation::Cells(Mark::Reason, &["A1", "J19", "S1"])],
            ),
        ),
        (
            "IS-4",
            diagram(
                "is-4",
                "three",
                START_THREE,
                &[Annotation::Cells(Mark::Reason, &["A6", "N1", "O14"])],
            ),
        ),
        (
            "IS-5",
            diagram("is-5", "four", SHUT, &[Annotation::Refused("D5-E4")]),
        ),
        (
            "IS-6",
            diagram("is-6", "", HOME, &[Annotation::Reach("C6")]),
        ),
        (
            "IS-7",
            diagram("is-7", "", PASSED, &[Annotation::Move("H9xF8")]),
        ),
        (
            "IS-8",
            diagram("is-8", "", WAITING, &[Annotation::Refused("S6=Q")]),
        ),
        (
            "IS-9",
            diagram("is-9", "", CASTLING, &[Annotation::Move("A6-A8")]),
        ),
        (
            "IS-10",
            diagram(
                "is-10",
                "three",
                CORNERED,
                &[Annotation::Played("L5-L2", None)],
            ),
        ),
        (
            "IS-11",
            diagram("is-11", "three", CAUGHT, &[Annotation::Refused("O13xO14")]),
        ),
        (
            "IS-12",
            diagram(
                "is-12",
                "three",
                CAUGHT,
                &[Annotation::Cells(
                    Mark::Reason,
                    &["K17", "M13", "N13", "O14"],
                )],
            ),
        ),
        (
            "IS-13",
            diagram("is-13", "", BARE, &[Annotation::Played("A6xB7", None)]),
        ),
    ],
    subjects: &[
        ("promotion", &["5", "IS-8"]),
        ("castling", &["IS-9"]),
        ("capture", &["4"]),
        ("en-passant", &["IS-7"]),
        ("draw", &["7"]),
        ("resign", &["IS-12"]),
        ("stalemate", &["IS-10", "IS-13"]),
        ("repetition", &["IS-13"]),
        ("mate", &["IS-10"]),
        ("check", &["6"]),
        ("win", &["1", "IS-12"]),
        ("setup", &["3"]),
        ("jump", &["4"]),
    ],
    lesson: &[
        LessonTask {
            forbidden: Some("D7-D8"),
            ..task("is-first", "", START, &["D7-F7", "D7-F9"])
        },
        LessonTask {
            forbidden: Some("J10-J12"),
            ..task("is-leap", "", MOVES, &["J10xK12"])
        },
        LessonTask {
            forbidden: Some("J10-K10"),
            ..task("is-bishop", "", SOVEREIGN, &["J10xN8"])
        },
        LessonTask {
            forbidden: Some("J10-K10"),
            ..task("is-corner", "", PAWN, &["J10xL9"])
        },
        LessonTask {
            forbidden: Some("H9-G10"),
            ..task("is-passing", "", PASSED, &["H9xF8"])
        },
        LessonTask {
            forbidden: Some("R5-Q5"),
            ..task("is-queen", "", PROMOTION, &["R5-S4=Q", "R5-S5=Q"])
        },
        LessonTask {
            forbidden: Some("A6-C6"),
            ..task("is-castle", "", CASTLING, &["A6-A4", "A6-A8"])
        },
        LessonTask {
            forbidden: Some("C4-C5"),
            ..task("is-check", "", CHECK, &["C4-C6", "C4-E6"])
        },
        LessonTask {
            forbidden: Some("L5-K1"),
            ..task("is-mate", "three", CORNERED, &["L5-L1", "L5-L2"])
        },
    ],
    numbered: &[
        "is-first",
        "is-leap",
        "is-corner",
        "is-passing",
        "is-queen",
        "is-check",
        "is-mate",
    ],
};
