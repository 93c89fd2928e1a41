//! Teaching material of King's Guard: positions and moves. Tests check that they are lawful and match their words.

use crate::game::teach::{Annotation, LessonTask, Teaching, diagram, task};
use crate::scene::Mark;

/// The start position.
const START: &str = "g3k3g/1g5g1/2g3g2/3g1g3/4g4/4G4/3G1G3/2G3G2/1G5G1/G3K3G s -";
/// The start position on the small board.
const SMALL: &str = "g2k3g/1g4g1/2g2g2/3gg3/3GG3/2G2G2/1G4G1/G3K2G s -";
/// South's tower of three between a guard of South's and one of North's.
const TALL: &str = "4k4/9/9/4g4/9/3G(GGG)4/9/9/9/4K4 s -";
/// The same position after its top piece has taken the guard on E7.
const TAKEN: &str = "4k4/9/9/4(gG)4/9/3G(GG)4/9/9/9/4K4 s - @E5:1";
/// North's king behind a guard, and a tower of South's that reaches it round the corner.
const CORNER: &str = "9/3k5/3g(GG)4/9/9/9/9/9/9/4K4 s -";
/// South's guard has gone from F5 to F7, and the guard of North's below it is free.
const FREED: &str = "4k4/9/9/5G3/9/5g3/9/9/9/4K4 s - @F5:1";
/// South must dismantle its full tower.
const FULL: &str = "4k4/9/9/9/9/9/4(GGGGG)4/9/1G7/4K4 s E4";

const KINGS: Annotation = Annotation::Cells(Mark::Reason, &["E1", "E10"]);
const GUARDS: Annotation = Annotation::Cells(
    Mark::Reason,
    &["A1", "B2", "C3", "D4", "E5", "F4", "G3", "H2", "I1"],
);

/// The teaching material of King's Guard.
pub(super) static TEACHING: Teaching = Teaching {
    guide: &[
        diagram("kg-aim", "", START, &[KINGS]),
        diagram("kg-high", "", TALL, &[Annotation::Reach("E5")]),
        diagram("kg-corner", "", CORNER, &[Annotation::Move("E8-D9")]),
        diagram("kg-full", "", FULL, &[Annotation::Reach("E4")]),
        diagram("kg-here", "", TALL, &TURN),
    ],
    rules: &[
        ("1", diagram("kg-in-short", "", START, &[KINGS])),
        (
            "2",
            diagram(
                "kg-board",
                "small",
                SMALL,
                &[Annotation::Cells(Mark::Reason, &["D8", "E1"])],
            ),
        ),
        (
            "3",
            diagram("kg-pieces", "", START, &[Annotation::Reach("E5")]),
        ),
        (
            "4",
            diagram("kg-turns", "", TALL, &[Annotation::Reach("E5")]),
        ),
        (
            "5",
            diagram(
                "kg-towers",
                "",
                "4k4/9/9/9/9/9/3G(GGGG)4/9/9/4K4 s -",
                &[Annotation::Played("D4-E4", None)],
            ),
        ),
        (
            "6",
            diagram("kg-ends", "", CORNER, &[Annotation::Played("E8-D9", None)]),
        ),
        ("7", diagram("kg-notation", "", TALL, &TURN)),
        (
            "8",
            diagram("kg-positions", "", TAKEN, &[Annotation::Reach("E5")]),
        ),
        ("KG-1", diagram("kg-1", "", START, &[GUARDS])),
        (
            "KG-2",
            diagram("kg-2", "", START, &[Annotation::Refused("C3-D4")]),
        ),
        (
            "KG-3",
            diagram(
                "kg-3",
                "",
                "4k4/9/9/9/4G4/4(GG)4/9/9/9/4K4 s - @E5:1",
                &[Annotation::Reach("E5")],
            ),
        ),
        (
            "KG-4",
            diagram(
                "kg-4",
                "",
                "9/9/9/9/5k3/5g3/6G2/9/9/4K4 s - @F5:1",
                &[Annotation::Refused("F5-F6")],
            ),
        ),
        (
            "KG-5",
            diagram("kg-5", "", FULL, &[Annotation::Refused("B2-B3")]),
        ),
        (
            "KG-6",
            diagram(
                "kg-6",
                "",
                "k(ggGG)G6/(GGGGG)8/9/9/9/9/9/9/9/4K4 s -",
                &[Annotation::Played("C10-B10", None)],
            ),
        ),
        (
            "KG-7",
            diagram(
                "kg-7",
                "small diagonal",
                "g2k3g/1g4g1/2g2g2/3gg3/3GG3/2G2G2/1G4G1/G3K2G s -",
                &[Annotation::Played("C3-C4", None)],
            ),
        ),
    ],
    subjects: &[
        ("capture", &["5"]),
        ("draw", &["6"]),
        ("resign", &["6"]),
        ("stalemate", &["KG-6"]),
        ("repetition", &["KG-6"]),
        ("mate", &["5"]),
        ("win", &["6"]),
        ("setup", &["3", "KG-1"]),
        ("jump", &["4"]),
        ("tower", &["5"]),
        ("swap", &["KG-7"]),
    ],
    lesson: &[
        LessonTask {
            forbidden: Some("C3-D4"),
            ..task("kg-guard", "", START, &["E5-D5", "E5-E4", "E5-E6", "E5-F5"])
        },
        LessonTask {
            forbidden: Some("E2-E1"),
            ..task(
                "kg-build",
                "",
                "4k4/9/9/9/9/9/9/9/3GG4/4K4 s -",
                &["D2-E2", "E2-D2"],
            )
        },
        LessonTask {
            forbidden: Some("E3-E7"),
            ..task(
                "kg-top",
                "",
                "4k4/9/9/9/9/5g3/9/4(GGG)4/9/4K4 s -",
                &["E3-F5"],
            )
        },
        LessonTask {
            forbidden: Some("E3-E6"),
            ..task(
                "kg-next",
                "",
                "4k4/9/9/9/9/5(gG)3/9/4(GG)4/9/4K4 s - @E3:1",
                &[
                    "E3-C3", "E3-D2", "E3-D4", "E3-E5", "E3-F2", "E3-F4", "E3-G3",
                ],
            )
        },
        LessonTask {
            forbidden: Some("F5-F6"),
            ..task(
                "kg-done",
                "",
                "4k4/9/9/9/9/4G(gG)3/9/4G4/9/4K4 s - @E3:2",
                &["done"],
            )
        },
        LessonTask {
            forbidden: Some("F5-F7"),
            ..task("kg-under", "", FREED, &["F5-E5", "F5-F4", "F5-F6", "F5-G5"])
        },
        LessonTask {
            forbidden: Some("B1-C1"),
            ..task(
                "kg-duty",
                "",
                "4k4/9/9/9/9/9/9/9/G8/(GGGGG)G2K4 s A1",
                &["A1-A2", "A1-B1"],
            )
        },
        LessonTask {
            forbidden: Some("E2-E1"),
            ..task(
                "kg-crown",
                "",
                "4k4/9/2g6/6g2/9/9/9/2G3G2/4G4/4K4 s -",
                &["E1-E2"],
            )
        },
        LessonTask {
            forbidden: Some("E8-C8"),
            ..task("kg-king", "", CORNER, &["E8-D9"])
        },
    ],
    numbered: &[
        "kg-guard", "kg-build", "kg-top", "kg-next", "kg-done", "kg-under", "kg-duty", "kg-king",
    ],
};

/// The turn `E5-E7,D5`: its tower, and the targets of its two pieces.
const TURN: [Annotation; 2] = [
    Annotation::Move("E5-E7"),
    Annotation::Cells(Mark::To, &["D5"]),
];
