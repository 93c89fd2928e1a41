//! Teaching material of King's Mate: positions and moves. Tests check that they are lawful and match their words.

use crate::game::teach::{Annotation, LessonTask, Teaching, diagram};
use crate::scene::Mark;

/// The start position.
const START: &str = "erskspe/ff1f1ff/7/7/7/7/7/FF1F1FF/EPSKSRE w Kk";
/// Keeper, fool and priest of White's, each with room of its own.
const MEN: &str = "2sks2/2f4/1F5/7/E6/7/6f/4P2/2SKS2 w -";
/// White's fool can attack a priest, and White's priestess a fool.
const TWO_ATTACKS: &str = "2sks2/6p/5F1/7/7/6f/7/4R2/2SKS2 w -";
/// The same position after the fool's attack has failed.
const ONE_FAILED: &str = "2sks2/6p/5F1/7/7/6f/7/4R2/2SKS2 w - !F7";
/// White's keeper goes to A1, and Black's defenseless king has nowhere to go.
const CONQUEST: &str = "k6/7/7/7/7/7/7/1E3S1/2E1KS1 w -";
/// White's fool is one step from the far row, and both keepers and the priest are lost.
const FOOL_ARRIVES: &str = "4sks/1F5/7/7/7/7/7/7/2SKSR1 w -";

const RAISED: Annotation =
    Annotation::Cells(Mark::Reason, &["D1", "C4", "E4", "D5", "C6", "E6", "D9"]);
const KINGS_AND_GUARDS: Annotation =
    Annotation::Cells(Mark::Reason, &["C1", "D1", "E1", "C9", "D9", "E9"]);

/// The teaching material of King's Mate.
pub(super) static TEACHING: Teaching = Teaching {
    guide: &[
        diagram("km-aim", "", START, &[KINGS_AND_GUARDS]),
        diagram("km-men", "", MEN, &REACHES),
        diagram(
            "km-raised",
            "",
            "2sks2/7/7/7/7/4S2/3K1S1/7/E6 w -",
            &[RAISED],
        ),
        diagram("km-here", "", START, &[Annotation::Move("D2-D3")]),
        diagram(
            "km-dice",
            "active",
            TWO_ATTACKS,
            &[Annotation::Played("F7xG8", Some([2, 5]))],
        ),
    ],
    rules: &[
        ("1", diagram("km-in-short", "", START, &[KINGS_AND_GUARDS])),
        (
            "2",
            diagram("km-board", "", "2sks2/7/7/7/7/7/7/7/2SKS2 w -", &[RAISED]),
        ),
        ("3", diagram("km-pieces", "", MEN, &REACHES)),
        (
            "4",
            diagram(
                "km-closed",
                "",
                "2sks2/7/7/7/7/E6/7/7/2SKS2 w -",
                &[Annotation::Reach("A4")],
            ),
        ),
        (
            "5",
            diagram(
                "km-formation",
                "",
                "2sks2/7/7/7/7/4S2/3S3/3K3/7 w -",
                &[Annotation::Cells(Mark::Reason, &["D2", "D3", "E4"])],
            ),
        ),
        (
            "6",
            diagram(
                "km-conquest",
                "",
                CONQUEST,
                &[Annotation::Played("C1-A1", None)],
            ),
        ),
        (
            "7",
            diagram("km-promotion", "", FOOL_ARRIVES, &[Annotation::Reach("B8")]),
        ),
        (
            "8",
            diagram(
                "km-gambit",
                "expanded",
                "2sks2/7/7/7/7/7/2F4/2SKS2/3F3 w -",
                &[
                    Annotation::Cells(Mark::Reason, &["D1"]),
                    Annotation::Reach("C3"),
                ],
            ),
        ),
        (
            "9",
            diagram(
                "km-attack",
                "active",
                TWO_ATTACKS,
                &[Annotation::Played("F7xG8", Some([2, 5]))],
            ),
        ),
        (
            "10",
            diagram("km-touch", "touch", START, &[Annotation::Reach("D2")]),
        ),
        (
            "11",
            diagram("km-offer", "", START, &[Annotation::Played("D2-D3", None)]),
        ),
        (
            "12",
            diagram("km-notation", "", START, &[Annotation::Move("D2-D3")]),
        ),
        (
            "KM-1",
            diagram(
                "km-1",
                "",
                START,
                &[Annotation::Cells(Mark::Reason, &["B1", "F9"])],
            ),
        ),
        (
            "KM-2",
            diagram(
                "km-2",
                "",
                "2sks2/7/7/7/2SKS2/E6/7/3F3/7 w -",
                &[Annotation::Reach("A4"), Annotation::Reach("D2")],
            ),
        ),
        (
            "KM-3",
            diagram(
                "km-3",
                "",
                "2sks2/7/7/7/7/E1p4/7/7/2SKS2 w -",
                &[Annotation::Refused("A4xC4")],
            ),
        ),
        (
            "KM-4",
            diagram(
                "km-4",
                "",
                "2sks2/7/7/7/7/7/7/F2KrS1/7 w -",
                &[Annotation::Refused("A2-A3")],
            ),
        ),
        (
            "KM-5",
            diagram(
                "km-5",
                "",
                "7/7/3k3/7/7/7/3S3/2SK3/7 b -",
                &[Annotation::Cells(Mark::Reason, &["D3"])],
            ),
        ),
        (
            "KM-6",
            diagram(
                "km-6",
                "",
                "7/E2sk2/7/7/7/7/7/7/2SKS2 w -",
                &[Annotation::Played("A8xD8", None)],
            ),
        ),
        (
            "KM-7",
            diagram(
                "km-7",
                "",
                "k6/7/6E/7/7/7/7/1E5/6K w -",
                &[Annotation::Played("G7-G8", None)],
            ),
        ),
        (
            "KM-8",
            diagram(
                "km-8",
                "",
                "4k2/F6/7/7/7/7/7/7/EPK1RE1 w -",
                &[Annotation::Played("A8-A9", None)],
            ),
        ),
        (
            "KM-9",
            diagram(
                "km-9",
                "",
                "7/3F3/7/7/k2K3/7/7/7/7 w -",
                &[Annotation::Played("D8-D9=P", None)],
            ),
        ),
        (
            "KM-10",
            diagram(
                "km-10",
                "expanded",
                "ks5/3F3/7/7/3K3/3SS2/7/7/7 w -",
                &[Annotation::Played("D8-D9", None)],
            ),
        ),
        (
            "KM-11",
            diagram(
                "km-11",
                "expanded",
                "2sk3/7/7/7/7/s6/5S1/4S2/3K3 w K",
                &[Annotation::Move("D1-G4")],
            ),
        ),
        (
            "KM-12",
            diagram("km-12", "active", ONE_FAILED, &[Annotation::Reach("E2")]),
        ),
        (
            "KM-13",
            diagram(
                "km-13",
                "active",
                "6k/7/7/7/7/7/1ffp3/1F5/K6 w -",
                &[Annotation::Played("B2xC3", Some([4, 4]))],
            ),
        ),
        (
            "KM-14",
            diagram(
                "km-14",
                "active",
                "7/7/7/7/e6/1F5/7/7/K1k4 w -",
                &[Annotation::Move("B4xA5")],
            ),
        ),
        (
            "KM-15",
            diagram("km-15", "touch", START, &[Annotation::Refused("D2-D4")]),
        ),
        (
            "KM-16",
            diagram(
                "km-16",
                "repetition",
                "k6/7/7/7/7/7/7/7/6K w -",
                &[Annotation::Move("G1-G2")],
            ),
        ),
    ],
    subjects: &[
        ("promotion", &["7"]),
        ("capture", &["3", "KM-3"]),
        ("draw", &["11"]),
        ("resign", &["11"]),
        ("stalemate", &["KM-7"]),
        ("repetition", &["KM-16"]),
        ("mate", &["6"]),
        ("check", &["6"]),
        ("win", &["6", "KM-10"]),
        ("dice", &["9"]),
        ("setup", &["3", "KM-1"]),
        ("jump", &["3", "8"]),
    ],
    lesson: &[
        LessonTask {
            code: "km-fool",
            options: "",
            setup: START,
            answers: &["A2-A3", "B2-B3", "D2-D3", "F2-F3", "G2-G3"],
            forbidden: Some("D2-D4"),
            dice: None,
        },
        LessonTask {
            code: "km-keeper",
            options: "",
            setup: "2sks2/7/f6/7/7/7/7/E6/2SKS2 w -",
            answers: &["A2xA7"],
            forbidden: Some("A2-B3"),
            dice: None,
        },
        LessonTask {
            code: "km-plate",
            options: "",
            setup: "2sks2/7/7/7/7/7/1PSKS2/7/7 w -",
            answers: &["C3-C4", "E3-E4"],
            forbidden: Some("B3-C4"),
            dice: None,
        },
        LessonTask {
            code: "km-priest",
            options: "",
            setup: "2sks2/7/3R3/7/7/f6/7/2P4/2SKS2 w -",
            answers: &["C2xA4"],
            forbidden: Some("D7xA4"),
            dice: None,
        },
        LessonTask {
            code: "km-escort",
            options: "",
            setup: "2sks2/7/7/7/7/2S4/2S4/3K3/E6 w -",
            answers: &["D2-C2", "D2-D3"],
            forbidden: Some("D2-E2"),
            dice: None,
        },
        LessonTask {
            code: "km-last",
            options: "",
            setup: "7/E2sk2/7/7/7/6f/7/7/2SKS2 w -",
            answers: &["A8xD8"],
            forbidden: Some("A8-E8"),
            dice: None,
        },
        LessonTask {
            code: "km-danger",
            options: "",
            setup: "1e2sks/7/e6/7/7/3R3/7/7/K6 w -",
            answers: &["D4xA7"],
            forbidden: Some("A1-B1"),
            dice: None,
        },
        LessonTask {
            code: "km-win",
            options: "",
            setup: CONQUEST,
            answers: &["C1-A1"],
            forbidden: None,
            dice: None,
        },
        LessonTask {
            code: "km-return",
            options: "",
            setup: FOOL_ARRIVES,
            answers: &["B8-B9=E", "B8-B9=P"],
            forbidden: Some("B8-B9=R"),
            dice: None,
        },
        LessonTask {
            code: "km-throw",
            options: "active",
            setup: TWO_ATTACKS,
            answers: &["F7xG8"],
            forbidden: None,
            dice: Some([2, 5]),
        },
        LessonTask {
            code: "km-another",
            options: "active",
            setup: ONE_FAILED,
            answers: &["E2xG4"],
            forbidden: Some("F7xG8"),
            dice: Some([6, 3]),
        },
    ],
    numbered: &[
        "km-fool",
        "km-plate",
        "km-escort",
        "km-last",
        "km-danger",
        "km-win",
        "km-return",
        "km-throw",
        "km-another",
    ],
};

const REACHES: [Annotation; 3] = [
    Annotation::Reach("A5"),
    Annotation::Reach("B7"),
    Annotation::Reach("E2"),
];
