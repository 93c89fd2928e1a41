//! Tables and brackets of contests as pictures.

use std::path::Path;

use kingboard::render::Renderer;
use kingboard::scene::sheet::{
    BracketRound, BracketSheet, BracketSide, SheetColumn, SheetLine, TableRow, TableSheet,
};
use kingboard::scene::{Sheet, ThemeName};

use crate::pictures::boards::{Image, drawn_as_it_was};

const NAMES: [&str; 16] = [
    "Anna",
    "Ben the Magnificent of the Isles",
    "Chiara",
    "Dmitri",
    "Éloïse",
    "Farid",
    "Gilles",
    "Hana",
    "Ivo",
    "Jun",
    "Katarzyna",
    "Lars",
    "Mei",
    "Noor",
    "Ola",
    "Paulo",
];

fn column(heading: &str, share: u32, from_right: bool) -> SheetColumn {
    SheetColumn {
        heading: heading.to_owned(),
        share,
        from_right,
    }
}

fn table(rows: u32) -> TableSheet {
    let row = |nth: u32| {
        let name = NAMES[nth as usize % NAMES.len()];
        SheetLine::Row(TableRow {
            cells: vec![
                (nth + 1).to_string(),
                name.to_owned(),
                format!("{}½", (rows - nth) / 4),
                "6".to_owned(),
                format!("{}", 20 - nth / 3),
                format!("{}¾", 12 - nth / 4),
            ],
            place: Some(nth + 1),
            own: nth == 3,
            out: nth == 5,
        })
    };
    let mut lines: Vec<SheetLine> = (0..rows).map(row).collect();
    if rows > 6 {
        lines.insert(6, SheetLine::Heading("Group 2".to_owned()));
    }
    TableSheet {
        name: "contest-3-standings".to_owned(),
        title: "Swiss 3: King’s Mate".to_owned(),
        subtitle: "Standings".to_owned(),
        columns: vec![
            column("", 9, false),
            column("Player", 44, false),
            column("Points", 15, true),
            column("Games", 14, true),
            column("BH-1", 15, true),
            column("SB", 15, true),
        ],
        lines,
    }
}

/// The last rounds of a knockout of so many, the final not yet played.
fn bracket(rounds: usize) -> BracketSheet {
    let headings = ["Last 16", "Quarterfinals", "Semifinals", "Final"];
    let round = |at: usize| {
        let matches = 1 << (rounds - 1 - at);
        let side = |nth: usize| BracketSide {
            player: NAMES[(nth << at) % NAMES.len()].to_owned(),
            points: if at + 1 < rounds && nth.is_multiple_of(2) {
                "1½".to_owned()
            } else if at + 1 < rounds {
                "½".to_owned()
            } else {
                String::new()
            },
            won: at + 1 < rounds && nth.is_multiple_of(2),
            own: NAMES[(nth << at) % NAMES.len()] == "Éloïse",
        };
        BracketRound {
            heading: headings[4 - rounds + at].to_owned(),
            matches: (0..matches)
                .map(|nth| [side(2 * nth), side(2 * nth + 1)])
                .collect(),
        }
    };
    BracketSheet {
        name: "contest-3-bracket".to_owned(),
        title: "Knockout 3: King’s Mate".to_owned(),
        subtitle: "Round 4 of 4".to_owned(),
        rounds: (0..rounds).map(round).collect(),
    }
}

/// The golden files, in the order of the themes.
const TABLES: [&str; 5] = [
    "golden/pictures/table-slate.png",
    "golden/pictures/table-night.png",
    "golden/pictures/table-contrast.png",
    "golden/pictures/table-safe.png",
    "golden/pictures/table-print.png",
];
const BRACKETS: [&str; 5] = [
    "golden/pictures/bracket-slate.png",
    "golden/pictures/bracket-night.png",
    "golden/pictures/bracket-contrast.png",
    "golden/pictures/bracket-safe.png",
    "golden/pictures/bracket-print.png",
];

/// The golden files hold sheets as last reviewed.
fn as_reviewed(name: &str, files: [&str; 5], sheet: &Sheet) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let golden = files.map(|file| std::fs::read(folder.join(file)).unwrap());
    let golden: Vec<(ThemeName, &[u8])> = ThemeName::ALL
        .into_iter()
        .zip(golden.iter().map(Vec::as_slice))
        .collect();
    drawn_as_it_was(name, &golden, |theme| Renderer::of(theme).sheet(sheet));
}

#[test]
fn a_table_of_a_contest_looks_in_every_theme_as_it_did() {
    as_reviewed("table", TABLES, &Sheet::Table(table(14)));
}

#[test]
fn a_bracket_looks_in_every_theme_as_it_did() {
    as_reviewed("bracket", BRACKETS, &Sheet::Bracket(bracket(4)));
}

#[test]
fn a_page_has_twenty_five_rows_of_at_least_twenty_eight_pixels() {
    let drawn = |rows| {
        let sheet = Sheet::Table(table(rows));
        Image::decoded(&Renderer::of(ThemeName::Slate).sheet(&sheet))
    };
    let (one, all) = (drawn(1), drawn(25));
    assert_eq!((one.width, all.width), (720, 720));
    // The heading of the second group is a line, too.
    assert!((all.height - one.height) / 25 >= 28);
    for rounds in 1..=4 {
        let sheet = Sheet::Bracket(bracket(rounds));
        let image = Image::decoded(&Renderer::of(ThemeName::Slate).sheet(&sheet));
        assert_eq!(image.width, 720);
        assert!(image.height >= 28 << rounds);
    }
}
