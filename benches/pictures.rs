//! The cost of a picture: one board from scene to PNG, bare and with marks; names of several scripts, seen before and
//! new; the very first picture; and a film of 60 moves. The same pixels are also compressed by the `png` crate:
//! `still` compares with `paint` and `png` together.
//!
//! Run with `cargo bench --bench pictures`.

use std::hint::black_box;

use criterion::Criterion;
use kingboard::game::grid::{Cell, Perspective};
use kingboard::game::options::Options;
use kingboard::games::GameKind;
use kingboard::render::Renderer;
use kingboard::scene::{Caption, DiceShown, Mark, Scene, ThemeName, Tint, Verdict};

mod table;

use table::by_crate;

fn start() -> Scene {
    opening(GameKind::KINGS_MATE)
}

fn opening(game: GameKind) -> Scene {
    (game.spec().start)(&Options::default()).scene()
}

fn busy() -> Scene {
    let mut scene = start();
    scene.eyes = Perspective::ACROSS;
    scene.dice = Some(DiceShown {
        attacker: (5, Tint::Light),
        defender: (2, Tint::Dark),
        at: Cell { file: 3, rank: 2 },
        turned: 0,
    });
    scene.marks.push((Cell { file: 3, rank: 1 }, Mark::From));
    scene.marks.push((Cell { file: 3, rank: 2 }, Mark::To));
    scene.caption = Caption {
        title: "King’s Mate #1234".to_owned(),
        last: "27. D2-D3".to_owned(),
        players: vec![
            (Tint::Light, "First player".to_owned()),
            (Tint::Dark, "Second player".to_owned()),
        ],
        clocks: Vec::new(),
        to_move: Some(Tint::Dark),
        status: "Black to move: counter or succumb!".to_owned(),
        warns: true,
        verdict: Some(Verdict {
            word: "Hit".to_owned(),
            needed: "needs 3+".to_owned(),
        }),
        ..Caption::default()
    };
    scene
}

/// The busy board between two players with these names.
fn between(one: &str, other: &str) -> Scene {
    let mut scene = busy();
    scene.caption.players = vec![
        (Tint::Light, one.to_owned()),
        (Tint::Dark, other.to_owned()),
    ];
    scene
}

#[expect(
    clippy::print_stdout,
    reason = "sizes are half of what is compared, and nobody else prints them"
)]
fn encoders(criterion: &mut Criterion, renderer: &Renderer) {
    let filters = [
        ("Up", png::Filter::Up),
        ("Paeth", png::Filter::Paeth),
        ("adaptive", png::Filter::Adaptive),
    ];
    for (name, scene) in [
        ("busy", busy()),
        ("towers", opening(GameKind::KINGS_GUARD)),
        ("cross", opening(GameKind::FOUR_KINGS)),
        ("hexagon", opening(GameKind::IMMORTAL_STAR_MASTERS)),
    ] {
        let painting = renderer.painted(&scene);
        println!("{name}: ours {} bytes", renderer.still(&scene).len());
        criterion.bench_function(&format!("paint/{name}"), |b| {
            b.iter(|| renderer.painted(black_box(&scene)));
        });
        criterion.bench_function(&format!("still/{name} beside"), |b| {
            b.iter(|| renderer.still(black_box(&scene)));
        });
        for (called, filter) in filters {
            println!(
                "{name}: png {called} {} bytes",
                by_crate(&painting, filter).len()
            );
            criterion.bench_function(&format!("png/{name} {called}"), |b| {
                b.iter(|| by_crate(black_box(&painting), filter));
            });
        }
    }
}

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    let renderer = Renderer::of(ThemeName::Slate);
    for (name, scene) in [
        ("still/start", start()),
        ("still/busy", busy()),
        ("still/Latin names", between("Zoë Łukasz", "Chloé")),
        ("still/Arabic names", between("محمد", "ليلى")),
        ("still/Chinese names", between("王小明", "李大文")),
        ("still/cross", opening(GameKind::FOUR_KINGS)),
        ("still/hexagon", opening(GameKind::IMMORTAL_STAR_MASTERS)),
    ] {
        criterion.bench_function(name, |b| {
            b.iter(|| renderer.still(black_box(&scene)));
        });
    }
    encoders(&mut criterion, renderer);
    let film = table::film(60);
    criterion.bench_function("film/60 moves", |b| {
        b.iter(|| renderer.film(black_box(&film), usize::MAX));
    });
    let scene = busy();
    criterion.bench_function("first/busy", |b| {
        b.iter(|| Renderer::new(ThemeName::Slate).still(&scene));
    });
    for (name, one, other) in [
        ("names/Latin", "Zoë Łukasz", "Chloé"),
        ("names/Arabic", "محمد", "ليلى"),
        ("names/Chinese", "王小明", "李大文"),
    ] {
        // New names each time, so that nothing is cached.
        let mut nth = 0_u32;
        criterion.bench_function(name, |b| {
            b.iter(|| {
                nth += 1;
                renderer.still(&between(&format!("{one} {nth}"), &format!("{other} {nth}")))
            });
        });
    }
    criterion.final_summary();
}
