//! The plot of the simulation in docs/ratings.md, drawn from its figures.

#![expect(
    clippy::cast_precision_loss,
    reason = "counts of simulated games are small"
)]

use std::fmt::Write as _;
use std::path::Path;

/// Left and right end, top and bottom of the plot.
const FRAME: [f64; 4] = [64.0, 616.0, 24.0, 264.0];
/// Most games and the largest error shown.
const MOST: [f64; 2] = [80.0, 200.0];

/// The mean error after so many games.
#[derive(Clone, Copy)]
pub(super) struct PlotPoint {
    pub(super) games: usize,
    pub(super) error: f64,
}

fn x(games: f64) -> f64 {
    FRAME[0] + games / MOST[0] * (FRAME[1] - FRAME[0])
}

fn y(error: f64) -> f64 {
    FRAME[3] - error / MOST[1] * (FRAME[3] - FRAME[2])
}

/// The plot as SVG.
fn drawn(points: &[PlotPoint]) -> String {
    let [left, right, top, bottom] = FRAME;
    let mut svg = String::from(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 640 320' font-family='sans-serif' font-size='14'>\n\
         <title>Mean distance of ratings from the truth, by number of games</title>\n\
         <rect width='640' height='320' fill='#ffffff'/>\n",
    );
    for error in [0, 50, 100, 150, 200] {
        let row = y(f64::from(error));
        writeln!(
            svg,
            "<path d='M{left} {row}H{right}' stroke='#cccccc'/><text x='{}' y='{}' text-anchor='end'>{error}</text>",
            left - 8.0,
            row + 5.0
        )
        .unwrap();
    }
    for games in [0, 10, 20, 40, 60, 80] {
        let column = x(f64::from(games));
        writeln!(
            svg,
            "<text x='{column}' y='{}' text-anchor='middle'>{games}</text>",
            bottom + 20.0
        )
        .unwrap();
    }
    let mut course = String::new();
    for point in points {
        let (column, row) = (x(point.games as f64), y(point.error.round()));
        write!(course, "{column:.1},{row:.1} ").unwrap();
        writeln!(
            svg,
            "<circle cx='{column:.1}' cy='{row:.1}' r='4' fill='#1f5fa8'/><text x='{column:.1}' y='{:.1}' text-anchor='middle'>{:.0}</text>",
            row - 10.0,
            point.error
        )
        .unwrap();
    }
    writeln!(
        svg,
        "<polyline points='{}' fill='none' stroke='#1f5fa8' stroke-width='2'/>\n\
         <text x='{left}' y='{}'>points from the truth, on average</text>\n\
         <text x='{right}' y='{}' text-anchor='end'>rated games of each player</text>\n</svg>",
        course.trim_end(),
        top - 8.0,
        bottom + 44.0
    )
    .unwrap();
    svg
}

/// Compares the picture in the repository with these figures; `INSTA_UPDATE=always` writes it again.
#[expect(
    clippy::disallowed_methods,
    reason = "the picture is a golden file of the repository"
)]
pub(super) fn kept(points: &[PlotPoint]) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/pictures/ratings.svg");
    let svg = drawn(points);
    if std::env::var("INSTA_UPDATE").is_ok_and(|update| update == "always") {
        std::fs::write(&path, &svg).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(
        kept, svg,
        "docs/pictures/ratings.svg: INSTA_UPDATE=always cargo test --test it rating::sim writes it anew"
    );
}
