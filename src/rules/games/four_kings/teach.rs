//! Teaching material of Four Kings One War: positions and moves. Tests check that they are lawful and match their
//! words.

use crate::game::teach::{Annotation, Diagram, LessonTask, Teaching, diagram, task};
use crate::scene::Mark;

/// The start position.
const START: &str = "nRnNnBnKnQnBnNnR/nPnPnPnPnPnPnPnP/8/8/wRwP12ePeR/wNwP12ePeN/wBwP12ePeB/wKwP12ePeQ/wQwP12ePeK/wBwP12ePeB/wNwP12ePeN/wRwP12ePeR/8/8/sPsPsPsPsPsPsPsP/sRsNsBsQsKsBsNsR W0 - E1L1A5A12E16L16P5P12 - - 0";
/// The start position for four.
const TEAM: &str = "nRnNnBnKnQnBnNnR/nPnPnPnPnPnPnPnP/8/8/wRwP12ePeR/wNwP12ePeN/wBwP12ePeB/wKwP12ePeQ/wQwP12ePeK/wBwP12ePeB/wNwP12ePeN/wRwP12ePeR/8/8/sPsPsPsPsPsPsPsP/sRsNsBsQsKsBsNsR S0 - E1L1A5A12E16L16P5P12 - - 0";
/// The start position after South's pawn has gone from E2 to E5.
const BEGUN: &str = "nRnNnBnKnQnBnNnR/nPnPnPnPnPnPnPnP/8/8/wRwP12ePeR/wNwP12ePeN/wBwP12ePeB/wKwP12ePeQ/wQwP12ePeK/wBwP12ePeB/wNwP12ePeN/wRwP2sP9ePeR/8/8/1sPsPsPsPsPsPsP/sRsNsBsQsKsBsNsR W1 E5 E1L1A5A12E16L16P5P12 - E3:E5,E4:E5 0";
/// A knight of South's, two hops from a bishop.
const KNIGHT: &str = "3nK4/8/8/8/16/16/16/wK15/15eK/7nB8/16/16/8/1sN6/8/4sK3 W0 - - - - 0";
/// A bishop of South's and a knight of North's, with the corner of a missing square between them.
const INNER_CORNER: &str = "3nK4/8/8/8/16/16/16/wK15/15eK/16/2nN13/16/sB7/8/8/4sK3 W0 - - - - 0";
/// A queen of South's, and a rook on East's terrace on a diagonal of hers.
const DIAGONAL: &str = "3nK4/8/8/8/16/16/13eR2/wK15/15eK/16/16/16/3sQ4/8/8/4sK3 W0 - - - - 0";
/// South's king and a rook that have not moved.
const CASTLING: &str = "3nK4/8/8/8/16/16/16/wK15/15eK/16/16/16/8/8/8/4sK2sR W0 - L1 - - 0";
/// A pawn of South's beside West's terrace, where a knight of North's has come.
const SIDE: &str = "3nK4/8/8/8/16/16/16/wK15/3nN11eK/4sP11/16/16/8/8/8/4sK3 W0 - - - - 0";
/// A pawn of South's three squares before North's back line.
const LATE: &str = "3nK4/8/8/sP7/16/16/16/wK15/15eK/16/16/16/8/8/8/4sK3 W0 - - - - 0";
/// The same position with South's king captive.
const CAPTIVE: &str = "3nK4/8/8/sP7/16/16/16/wK15/15eK/16/16/16/8/8/8/8 W0 - - s - 0";
/// North's pawn has come from G10 to G7, past South's.
const PASSED: &str = "3nK4/8/8/8/16/16/16/wK15/5sP9eK/6nP9/16/16/8/8/8/4sK3 W0 - - - G8:G7,G9:G7 0";
/// South's king is attacked by two rooks, and no single move saves it.
const BOTH: &str = "3nK4/8/8/8/16/16/16/wK4wR10/8nR6eK/wR15/16/16/8/8/7nR/nR3sK3 W0 - - - - 0";
/// South's king is mated.
const MATED: &str = "3nK4/8/8/8/16/16/16/wK15/15eK/16/16/16/8/8/nR7/nR3sK3 W0 - - - - 0";
/// West's king is the last of White's, and a rook of East's has moved.
const LAST: &str = "3nK4/8/8/8/2eR13/16/16/wK15/15eK/16/16/1eR14/8/8/8/8 B1 B5 - s - 1";

const KINGS: Annotation = Annotation::Cells(Mark::Reason, &["I1", "A9", "H16", "P8"]);
/// The turn `E2-E5 B8-C8`: its first move, and where its second one goes.
const TURN: [Annotation; 2] = [
    Annotation::Move("E2-E5"),
    Annotation::Cells(Mark::To, &["C8"]),
];

/// The teaching material of Four Kings One War.
pub(super) static TEACHING: Teaching = Teaching {
    guide: &[
        diagram("fk-aim", "", START, &[KINGS]),
        diagram("fk-two", "", START, &TURN),
        diagram("fk-walk", "", SIDE, &[Annotation::Reach("E7")]),
        diagram("fk-fall", "", MATED, &[Annotation::Played("I1#", None)]),
        diagram("fk-here", "", START, &[Annotation::Reach("F1")]),
    ],
    rules: &[
        ("1", diagram("fk-in-short", "", START, &[KINGS])),
        (
            "2",
            diagram(
                "fk-board",
                "",
                START,
                &[Annotation::Cells(
                    Mark::Reason,
                    &["E1", "L1", "A5", "A12", "E16", "L16", "P5", "P12"],
                )],
            ),
        ),
        ("3", diagram("fk-turns", "", START, &TURN)),
        (
            "4",
            diagram("fk-pieces", "", KNIGHT, &[Annotation::Reach("F3")]),
        ),
        (
            "5",
            diagram("fk-pawns", "", SIDE, &[Annotation::Reach("E7")]),
        ),
        (
            "6",
            diagram("fk-mate", "", MATED, &[Annotation::Played("I1#", None)]),
        ),
        (
            "7",
            diagram("fk-ends", "", LAST, &[Annotation::Played("C12-A12", None)]),
        ),
        (
            "8",
            diagram(
                "fk-notation",
                "",
                LATE,
                &[Annotation::Played("E13-E16=Q", None)],
            ),
        ),
        (
            "9",
            diagram("fk-positions", "", BEGUN, &[Annotation::Reach("B8")]),
        ),
        (
            "FK-1",
            diagram(
                "fk-1",
                "",
                "3nK4/8/8/8/16/16/16/wK15/15eK/16/16/4sR11/8/8/8/4sK3 W0 - - - - 0",
                &[Annotation::Reach("E5")],
            ),
        ),
        (
            "FK-2",
            diagram(
                "fk-2",
                "",
                "3nK4/8/8/8/16/16/16/wK15/15eK/16/16/16/sB7/8/8/4sK3 W0 - - - - 0",
                &[Annotation::Reach("E4")],
            ),
        ),
        (
            "FK-3",
            diagram(
                "fk-3",
                "",
                START,
                &[
                    KINGS,
                    Annotation::Cells(Mark::Target, &["H1", "A8", "I16", "P9"]),
                ],
            ),
        ),
        (
            "FK-4",
            diagram("fk-4", "", BEGUN, &[Annotation::Played("done", None)]),
        ),
        (
            "FK-5",
            Diagram {
                options: "team",
                ..diagram("fk-5", "", TEAM, &[Annotation::Refused("B8-C8")])
            },
        ),
        (
            "FK-6",
            diagram("fk-6", "", BEGUN, &[Annotation::Refused("E5-E6")]),
        ),
        (
            "FK-7",
            diagram(
                "fk-7",
                "",
                "3nK4/8/8/8/16/16/16/wK15/15eK/16/16/16/8/sP1nP5/8/1sN2sK3 W0 - - - - 0",
                &[Annotation::Refused("F1-F5")],
            ),
        ),
        (
            "FK-8",
            diagram("fk-8", "", SIDE, &[Annotation::Played("E7xD8", None)]),
        ),
        (
            "FK-9",
            diagram(
                "fk-9",
                "",
                "3nK4/8/8/sP7/16/16/16/wK15/8nR6eK/16/16/16/8/8/8/8 W0 - - s - 0",
                &[Annotation::Refused("E13-E16")],
            ),
        ),
        (
            "FK-10",
            diagram(
                "fk-10",
                "",
                "3nK4/8/8/8/16/16/16/wK15/15eK/2sP<13/16/16/8/8/8/4sK3 W0 - - - - 0",
                &[Annotation::Reach("C7")],
            ),
        ),
        (
            "FK-11",
            diagram("fk-11", "", PASSED, &[Annotation::Played("F8xG9", None)]),
        ),
        (
            "FK-12",
            diagram(
                "fk-12",
                "",
                "3nK4/8/8/8/16/16/16/wK15/4nR10eK/5sPnP9/16/16/8/8/8/4sK3 W0 - - - G9:G7 0",
                &[Annotation::Refused("F7-G8")],
            ),
        ),
        (
            "FK-13",
            diagram(
                "fk-13",
                "",
                "3nK4/8/8/8/7sR8/16/16/wK15/15eK/16/16/16/8/8/8/4sK3 W0 - - - - 0",
                &[Annotation::Refused("H12-H16")],
            ),
        ),
        (
            "FK-14",
            Diagram {
                options: "team",
                ..diagram(
                    "fk-14",
                    "",
                    "3nK4/8/8/8/16/16/16/wK1sR8nR4/15eK/16/16/16/8/8/8/4sK3 S0 - - - - 0",
                    &[Annotation::Refused("C9-C8")],
                )
            },
        ),
        (
            "FK-15",
            diagram(
                "fk-15",
                "",
                BOTH,
                &[
                    Annotation::Move("A7-I7"),
                    Annotation::Cells(Mark::To, &["F1"]),
                ],
            ),
        ),
        (
            "FK-16",
            diagram(
                "fk-16",
                "",
                "3nK4/8/8/8/16/16/16/wK15/15eK/16/16/16/8/8/4nR3/4sK3 W1 A9 - - - 0",
                &[Annotation::Played("I1xI2", None)],
            ),
        ),
        (
            "FK-17",
            Diagram {
                options: "team",
                ..diagram(
                    "fk-17",
                    "",
                    "3nK4/8/8/8/16/16/16/16/10nR4eK/16/16/16/8/8/4nR3/7sK S0 - - w - 5",
                    &[Annotation::Cells(Mark::Reason, &["K8", "I2"])],
                )
            },
        ),
        (
            "FK-18",
            Diagram {
                options: "team",
                ..diagram(
                    "fk-18",
                    "",
                    TEAM,
                    &[Annotation::Cells(Mark::Target, &["I1", "A9"])],
                )
            },
        ),
    ],
    subjects: &[
        ("promotion", &["5"]),
        ("castling", &["4"]),
        ("capture", &["4", "5"]),
        ("en-passant", &["5", "FK-11", "FK-12"]),
        ("draw", &["7"]),
        ("resign", &["7"]),
        ("stalemate", &["7", "FK-17"]),
        ("repetition", &["FK-16"]),
        ("mate", &["6", "FK-15"]),
        ("check", &["6"]),
        ("win", &["7"]),
        ("setup", &["2", "FK-3"]),
        ("jump", &["4"]),
        ("release", &["5", "FK-9"]),
    ],
    lesson: &[
        LessonTask {
            forbidden: Some("E2-E6"),
            ..task("fk-pawn", "", START, &["E2-E5"])
        },
        LessonTask {
            forbidden: Some("E5-E6"),
            ..task("fk-second", "", BEGUN, &["B8-C8"])
        },
        LessonTask {
            forbidden: Some("F3-F4"),
            ..task("fk-knight", "", KNIGHT, &["F3xH7"])
        },
        LessonTask {
            forbidden: Some("E4-E5"),
            ..task("fk-bishop", "", INNER_CORNER, &["E4xC6"])
        },
        LessonTask {
            forbidden: Some("H4-J5"),
            ..task("fk-queen", "", DIAGONAL, &["H4xN10"])
        },
        LessonTask {
            forbidden: Some("I1-L1"),
            ..task("fk-castle", "", CASTLING, &["I1-K1"])
        },
        LessonTask {
            forbidden: Some("E7-F8"),
            ..task("fk-turning", "", SIDE, &["E7xD8"])
        },
        LessonTask {
            forbidden: Some("F8-E9"),
            ..task("fk-passing", "", PASSED, &["F8xG9"])
        },
        LessonTask {
            forbidden: Some("I1-H1"),
            ..task("fk-check", "", BOTH, &["A7-I7", "F9-F1"])
        },
        LessonTask {
            forbidden: Some("A9-B9"),
            ..task("fk-hand", "", MATED, &["I1#"])
        },
        LessonTask {
            forbidden: Some("E13-E16=Q"),
            ..task("fk-free", "", CAPTIVE, &["E13-E16=K"])
        },
    ],
    numbered: &[
        "fk-pawn",
        "fk-second",
        "fk-knight",
        "fk-turning",
        "fk-passing",
        "fk-check",
        "fk-hand",
        "fk-free",
    ],
};
