//! Graphs: the course of a game as a curve, with the luck of rolls and marked mistakes.

use kingboard::render::Renderer;
use kingboard::scene::{
    Curve, Graph, GraphSign, LegendEntry, MistakeDot, RollBar, ThemeName, Tint,
};

use crate::pictures::boards::{Image, drawn_as_it_was};

/// A course that looks like a game’s: steps of at most 80 thousandths, and a drift.
fn course(plies: usize, seed: u64, drift: i32) -> Vec<i32> {
    let (mut state, mut equity) = (seed, 0);
    let mut equities = vec![0];
    for _ in 0..plies {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        let step = i32::try_from((state >> 33) % 161).unwrap() - 80 + drift;
        equity = (equity + step).clamp(-990, 990);
        equities.push(equity);
    }
    equities
}

fn curve(tint: Tint, player: &str, equities: Vec<i32>) -> Curve {
    Curve {
        tint,
        player: player.into(),
        equities,
    }
}

fn dot(ply: usize, side: usize, severity: u8) -> MistakeDot {
    MistakeDot {
        ply,
        side,
        severity,
    }
}

fn legend(signs: &[(GraphSign, &str)]) -> Vec<LegendEntry> {
    let entry = |(sign, words): &(GraphSign, &str)| LegendEntry {
        sign: *sign,
        words: (*words).to_owned(),
    };
    signs.iter().map(entry).collect()
}

fn duel() -> Graph {
    let rolls = [(10, 310), (23, -420), (40, 150), (41, -650), (60, 80)];
    Graph {
        name: "game-12-analysis".into(),
        title: "King’s Mate, Active Play #12".into(),
        curves: vec![
            curve(Tint::Light, "Anna", course(72, 3, 4)),
            curve(Tint::Dark, "Ben", Vec::new()),
        ],
        moves: (0..=72).map(|ply: u32| ply.div_ceil(2)).collect(),
        rolls: rolls.map(|(ply, luck)| RollBar { ply, luck }).to_vec(),
        mistakes: vec![
            dot(8, 0, 1),
            dot(15, 1, 2),
            dot(30, 0, 3),
            dot(33, 1, 3),
            dot(36, 0, 2),
            dot(50, 1, 1),
        ],
        at: Some(34),
        legend: legend(&[
            (GraphSign::Mistake(1), "doubtful (?!)"),
            (GraphSign::Mistake(2), "mistake (?)"),
            (GraphSign::Mistake(3), "blunder (??)"),
            (GraphSign::Roll, "luck, up for Anna"),
            (GraphSign::Moment, "costliest mistake"),
        ]),
    }
}

fn six() -> Graph {
    let tints = [
        (Tint::Red, "Anna"),
        (Tint::Blue, "Ben the Magnificent of the Northern Isles"),
        (Tint::Black, "Cleo"),
        (Tint::Green, "Dmitri"),
        (Tint::Yellow, "王小明"),
        (Tint::White, "Fatima"),
    ];
    let mut curves = Vec::new();
    for ((tint, name), nth) in tints.into_iter().zip(0..) {
        let drift = i32::try_from(nth).unwrap() - 3;
        curves.push(curve(tint, name, course(140, 11 + nth, drift)));
    }
    Graph {
        name: "game-7-analysis".into(),
        title: "ImmortalStarMasters #7".into(),
        curves,
        moves: (0..=140).map(|ply: u32| ply.div_ceil(6)).collect(),
        rolls: Vec::new(),
        mistakes: vec![dot(30, 0, 3), dot(31, 4, 2)],
        at: Some(100),
        legend: legend(&[
            (GraphSign::Mistake(2), "mistake (?)"),
            (GraphSign::Mistake(3), "blunder (??)"),
        ]),
    }
}

fn drawn(theme: ThemeName, graph: &Graph) -> Image {
    Image::decoded(&Renderer::of(theme).graph(graph))
}

/// The golden files hold graphs as last reviewed.
#[test]
fn a_graph_looks_in_every_theme_as_it_did() {
    let goldens: [(ThemeName, &[u8]); 5] = [
        (
            ThemeName::Slate,
            include_bytes!("../../golden/pictures/graph-slate.png"),
        ),
        (
            ThemeName::Night,
            include_bytes!("../../golden/pictures/graph-night.png"),
        ),
        (
            ThemeName::Contrast,
            include_bytes!("../../golden/pictures/graph-contrast.png"),
        ),
        (
            ThemeName::Safe,
            include_bytes!("../../golden/pictures/graph-safe.png"),
        ),
        (
            ThemeName::Print,
            include_bytes!("../../golden/pictures/graph-print.png"),
        ),
    ];
    drawn_as_it_was("graph", &goldens, |theme| {
        Renderer::of(theme).graph(&duel())
    });
    let six_sides: (ThemeName, &[u8]) = (
        ThemeName::Slate,
        include_bytes!("../../golden/pictures/graph-six-slate.png"),
    );
    drawn_as_it_was("graph-six", &[six_sides], |theme| {
        Renderer::of(theme).graph(&six())
    });
}

/// The pixels in which two pictures of one size differ.
fn changed(one: &Image, other: &Image) -> Vec<bool> {
    assert_eq!((one.width, one.height), (other.width, other.height));
    let pixels = one.pixels.iter().zip(&other.pixels);
    pixels.map(|(a, b)| a != b).collect()
}

#[test]
fn signs_of_mistakes_differ_by_shape() {
    for theme in ThemeName::ALL {
        let without = Graph {
            mistakes: Vec::new(),
            at: None,
            ..duel()
        };
        let empty = drawn(theme, &without);
        let masks = [1, 2, 3].map(|severity| {
            let with = Graph {
                mistakes: vec![dot(20, 0, severity)],
                ..without.clone()
            };
            changed(&empty, &drawn(theme, &with))
        });
        for (one, other) in [(0, 1), (1, 2), (0, 2)] {
            let pairs = || masks[one].iter().zip(&masks[other]);
            let either = pairs().filter(|(a, b)| **a || **b).count();
            let both = pairs().filter(|(a, b)| **a && **b).count();
            assert!(
                either > 100 && both * 4 < either * 3,
                "{theme:?} {one} {other}"
            );
        }
    }
}

#[test]
fn any_game_has_a_graph() {
    let lengths = [0, 1, 2, 5_000];
    for plies in lengths {
        for mut graph in [duel(), six()] {
            for side in &mut graph.curves {
                side.equities = course(plies, 5, 0);
                side.equities[plies] = 4_000;
            }
            let two = graph.curves.len() == 2;
            let image = drawn(ThemeName::Slate, &graph);
            assert_eq!(image.width, 720);
            assert_eq!(image.height > 500, !two, "{plies}");
        }
    }
    let nobody = drawn(ThemeName::Print, &Graph::default());
    assert_eq!(nobody.width, 720);
}
