//! Sheets: standings with a whisker for each rating, and the card of a player.

use kingboard::render::Renderer;
use kingboard::scene::{
    FormMark, RatingCard, RatingPoint, ResultRow, Sheet, SheetRow, StandingsSheet, ThemeName,
};

use crate::pictures::boards::{Image, drawn_as_it_was};

const DAY: i64 = 24 * 60 * 60 * 1000;

fn standings() -> Sheet {
    let rows = [
        (1, "Anna", 1873, 61),
        (2, "Ben the Magnificent of the Northern Isles", 1790, 74),
        (2, "Cleo", 1790, 55),
        (4, "Dmitri", 1655, 98),
        (5, "王小明", 1601, 104),
        (6, "Fatima", 1488, 47),
        (14, "Gilles", 1203, 110),
    ];
    let row = |(place, player, rating, deviation): (usize, &str, i32, i32)| SheetRow {
        place,
        player: player.into(),
        rating,
        deviation,
        own: player == "Dmitri",
    };
    Sheet::Standings(StandingsSheet {
        name: "standings-kings-mate".into(),
        title: "King’s Mate (Active Play)".into(),
        subtitle: "fourth quarter of 2026".into(),
        rows: rows.map(row).into(),
    })
}

/// A course that begins as everybody’s does and settles, with a long pause in the middle.
fn course(games: i32) -> Vec<RatingPoint> {
    let mut course = Vec::new();
    let (mut at, mut rating, mut deviation) = (1_760_000_000_000, 1500, 350);
    for game in 0..games {
        let pause = if game == games / 2 { 200 } else { 6 };
        at += pause * DAY;
        let grown = if pause > 6 {
            deviation + 40
        } else {
            deviation + 2
        };
        course.push(RatingPoint {
            at,
            rating,
            deviation: grown,
        });
        let step = [160, -70, 45, 38, -22, 30, 18, -15][usize::try_from(game % 8).unwrap()];
        rating += step * deviation / 350 + 3;
        deviation = (grown * 9 / 10).max(60);
        course.push(RatingPoint {
            at,
            rating,
            deviation,
        });
    }
    course.push(RatingPoint {
        at: at + 20 * DAY,
        rating,
        deviation: deviation + 4,
    });
    course
}

fn card() -> Sheet {
    use FormMark::{Drawn, Lost, Won};
    let course = course(30);
    let last = course.last().copied().unwrap();
    let row = |label: &str, [won, drawn, lost]: [u32; 3]| ResultRow {
        label: label.into(),
        won,
        drawn,
        lost,
    };
    Sheet::Card(RatingCard {
        name: "rating-kings-mate-active".into(),
        player: "Anna".into(),
        subtitle: "King’s Mate (Active Play)".into(),
        figure: format!("{} ± {}", last.rating, last.deviation),
        dates: vec![
            (course[0].at, "2025-10-15".into()),
            (last.at, "2026-11-26".into()),
        ],
        course,
        form_label: "Form".into(),
        form: vec![Won, Lost, Won, Won, Drawn, Lost, Won, Won, Drawn, Won],
        results: vec![
            row("All games", [17, 4, 9]),
            row("White", [11, 2, 3]),
            row("Black", [6, 2, 6]),
        ],
        lines: vec![
            "Best win: Ben the Magnificent of the Northern Isles (1790), #128".into(),
            "Usual first move, White: D2-D3 (12 of 16)".into(),
            "Dice: 61 of 140 attacks won, 58.3 expected".into(),
            "Score 63 ± 8%; without dice luck 59 ± 6% (30 games)".into(),
        ],
    })
}

fn drawn(theme: ThemeName, sheet: &Sheet) -> Image {
    Image::decoded(&Renderer::of(theme).sheet(sheet))
}

/// The golden files hold sheets as last reviewed.
#[test]
fn a_card_looks_in_every_theme_as_it_did() {
    let cards: [(ThemeName, &[u8]); 5] = [
        (
            ThemeName::Slate,
            include_bytes!("../../golden/pictures/card-slate.png"),
        ),
        (
            ThemeName::Night,
            include_bytes!("../../golden/pictures/card-night.png"),
        ),
        (
            ThemeName::Contrast,
            include_bytes!("../../golden/pictures/card-contrast.png"),
        ),
        (
            ThemeName::Safe,
            include_bytes!("../../golden/pictures/card-safe.png"),
        ),
        (
            ThemeName::Print,
            include_bytes!("../../golden/pictures/card-print.png"),
        ),
    ];
    drawn_as_it_was("card", &cards, |theme| Renderer::of(theme).sheet(&card()));
}

/// The golden files hold sheets as last reviewed.
#[test]
fn standings_look_in_every_theme_as_they_did() {
    let pages: [(ThemeName, &[u8]); 5] = [
        (
            ThemeName::Slate,
            include_bytes!("../../golden/pictures/standings-slate.png"),
        ),
        (
            ThemeName::Night,
            include_bytes!("../../golden/pictures/standings-night.png"),
        ),
        (
            ThemeName::Contrast,
            include_bytes!("../../golden/pictures/standings-contrast.png"),
        ),
        (
            ThemeName::Safe,
            include_bytes!("../../golden/pictures/standings-safe.png"),
        ),
        (
            ThemeName::Print,
            include_bytes!("../../golden/pictures/standings-print.png"),
        ),
    ];
    drawn_as_it_was("standings", &pages, |theme| {
        Renderer::of(theme).sheet(&standings())
    });
}

#[test]
fn any_rating_has_a_card_and_any_page_is_drawn() {
    for theme in ThemeName::ALL {
        for games in [0, 1, 2, 400] {
            let Sheet::Card(mut card) = card() else {
                unreachable!("it was made as a card")
            };
            card.course = course(games);
            if games == 0 {
                card.form.clear();
                card.results.clear();
                card.lines.clear();
            }
            let image = drawn(theme, &Sheet::Card(card));
            assert_eq!(image.width, 720, "{games} games");
        }
        let Sheet::Standings(mut page) = standings() else {
            unreachable!("it was made as standings")
        };
        let full = drawn(theme, &Sheet::Standings(page.clone()));
        page.rows.truncate(1);
        page.rows[0].deviation = 0;
        let one = drawn(theme, &Sheet::Standings(page));
        assert!(one.height < full.height && one.width == full.width);
    }
}
