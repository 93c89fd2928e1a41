//! Boards as SVG: read back, they are the scene they were made of, and all their drawings and colours exist.

use std::collections::{BTreeMap, BTreeSet};

use kingboard::games::GameKind;
use kingboard::grid::Perspective;
use kingboard::render::vector::{BoardArt, CellWords, figure, style_sheet};
use kingboard::scene::{CellBuild, Figure, Mark, Scene};
use proptest::prelude::*;

/// The values of an attribute in a piece of SVG.
fn values<'a>(svg: &'a str, name: &str) -> Vec<&'a str> {
    let before = format!(" {name}=\"");
    let parts = svg.split(before.as_str()).skip(1);
    parts.filter_map(|part| part.split('"').next()).collect()
}

/// The cells of a board with the drawings on each.
fn read(svg: &str) -> BTreeMap<String, (String, Vec<String>)> {
    let cells = svg.split("<g role=\"gridcell\"").skip(1);
    let cell = |part: &str| {
        let end = part.find("</g></g>").unwrap();
        let part = format!(" {}", part.get(..end).unwrap());
        let name = values(&part, "data-cell")[0].to_owned();
        let men = values(&part, "data-men")
            .first()
            .copied()
            .unwrap_or_default();
        let drawings = values(&part, "href").into_iter();
        let drawings = drawings.map(|id| id.trim_start_matches('#').to_owned());
        (name, (men.to_owned(), drawings.collect()))
    };
    cells.map(cell).collect()
}

fn assert_read_back(scene: &Scene) {
    let board = BoardArt::of(scene);
    let svg = board.svg("A board", |cell| CellWords {
        label: cell.name.clone(),
        ..CellWords::default()
    });
    let read = read(&svg);
    let defined: BTreeSet<&str> = values(&svg, "id").into_iter().collect();
    let sheet = style_sheet();
    for variable in svg
        .split("var(")
        .skip(1)
        .filter_map(|part| part.split(')').next())
    {
        let own = ["--f", "--l", "--s", "--o"].contains(&variable);
        assert!(own || sheet.contains(&format!("{variable}:")), "{variable}");
    }
    assert!(
        !svg.contains("=\"#0") && !svg.contains("fill=\"#"),
        "a colour is fixed"
    );
    for (cell, ground) in &scene.ground {
        let name = scene.grid.name(*cell);
        let Some((men, drawings)) = read.get(&name) else {
            let wall = matches!(ground.build, CellBuild::Wall { .. });
            assert!(
                wall || ground.build == CellBuild::Folded,
                "{name} is missing"
            );
            continue;
        };
        for id in drawings {
            assert!(defined.contains(id.as_str()), "{id} on {name} is not drawn");
        }
        let there: Vec<String> = scene.tower_at(*cell).map(Figure::letters).collect();
        assert_eq!(*men, there.join(" "), "{name}");
        let has = |id: &str| drawings.iter().any(|drawing| drawing == id);
        if let Some(top) = scene.figure_at(*cell) {
            let figure = figure(top.glyph);
            let stands = drawings.iter().filter_map(|id| id.split_once('-'));
            let stands = stands.map(|(_, man)| man.split('-').next());
            let stands = stands.collect::<Vec<_>>().contains(&Some(figure));
            assert!(stands || has(figure), "{name}: {drawings:?}");
            let discs = drawings.iter().filter(|id| id.starts_with("disc-"));
            assert_eq!(discs.count(), there.len() - 1, "{name}");
        }
        let marked = |mark: Mark| scene.marks.contains(&(*cell, mark));
        let ends = |sign: &str| {
            drawings
                .iter()
                .any(|id| id.get(1..) == Some(&format!("-{sign}")))
        };
        assert_eq!(marked(Mark::Danger), ends("danger"), "{name}");
        assert_eq!(marked(Mark::Spent), ends("out"), "{name}");
        assert_eq!(marked(Mark::Due), ends("due"), "{name}");
        assert_eq!(marked(Mark::To), ends("to") || ends("to2"), "{name}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn boards_read_back_are_their_scenes(
        kind in 0_usize..GameKind::ALL.len(),
        table in 0_usize..6,
        side in 0_u8..6,
        picks in prop::collection::vec(any::<prop::sample::Index>(), 0..40),
    ) {
        let spec = GameKind::ALL[kind].spec();
        let options = spec.tables[table % spec.tables.len()].options();
        let mut position = (spec.start)(&options);
        let mut last = None;
        for pick in picks {
            let moves = position.legal();
            if moves.is_empty() {
                break;
            }
            let mv = pick.get(&moves).clone();
            if position.play(&mv).is_err() {
                break;
            }
            last = Some(mv);
        }
        let mut scene = position.scene();
        if let Some(to) = last.and_then(|mv| scene.grid.cell(mv.cells().last()?)) {
            scene.mark(to, Mark::To);
        }
        scene.eyes = Perspective::side(side % scene.grid.sides());
        assert_read_back(&scene);
    }
}

#[test]
fn a_board_is_small_and_whole_from_every_side() {
    for kind in GameKind::ALL {
        let spec = kind.spec();
        let options = spec.tables.last().unwrap().options();
        let mut scene = (spec.start)(&options).scene();
        for side in 0..scene.grid.sides() {
            scene.eyes = Perspective::side(side);
            let board = BoardArt::of(&scene);
            let svg = board.svg(spec.title, |_| CellWords::default());
            assert!(svg.len() < 140_000, "{kind}: {}", svg.len());
            for cell in board.rows.iter().flatten() {
                assert!(cell.left + 100 <= board.width, "{kind}: {}", cell.name);
                assert!(cell.top + 86 <= board.height, "{kind}: {}", cell.name);
            }
        }
    }
}
