//! The headline figures in one table: `cargo headline`.
//!
//! Medians of several rounds in one run, so that figures can be compared as ratios. What others do is measured beside
//! ours: the disk's own flush, the crates `png` and `gif`, and with the feature `peers` (which `cargo headline` turns on)
//! cozy-chess. shakmaty is as fast, but under the GPL, so it stays out of the lock file.
#![expect(
    clippy::unwrap_used,
    clippy::print_stdout,
    clippy::disallowed_methods,
    reason = "a benchmark reads the clock, prints, and stops when it cannot run"
)]

use std::fs::File;
use std::io::Write;
use std::time::{Duration, Instant};

use kingboard::game::any::AnyPosition;
use kingboard::game::grid::Cell;
use kingboard::game::options::Options;
use kingboard::games::GameKind;
use kingboard::render::{Renderer, recent};
use kingboard::scene::{Film, Mark, Scene, ThemeName};
use kingboard::service::GameId;
use kingboard::service::api::action::Action;
use kingboard::service::api::values::ReviewPage;
use kingboard::store::Store;

mod table;

use table::{Table, request};

fn main() {
    println!("{:<44} {:>14}", "what", "median");
    perft();
    towers();
    crosses();
    hexagons();
    let scene = board_in_play();
    first_picture(&scene);
    picture("one board, 720 px wide", &scene);
    let (two, six) = (Options::default(), Options::default().with("six"));
    let hexagons = GameKind::IMMORTAL_STAR_MASTERS;
    for (what, game, options) in [
        ("the cross, 1080 px wide", GameKind::FOUR_KINGS, &two),
        ("hexagons for two, 720 px wide", hexagons, &two),
        ("hexagons for six, 1080 px wide", hexagons, &six),
    ] {
        picture(what, &(game.spec().start)(options).scene());
    }
    memory(&scene);
    films();
    moves();
}

/// The median duration of one call, over `rounds` rounds of `calls` calls.
fn median(rounds: usize, calls: u32, mut call: impl FnMut()) -> Duration {
    let mut times: Vec<Duration> = (0..rounds)
        .map(|_| {
            let start = Instant::now();
            for _ in 0..calls {
                call();
            }
            start.elapsed() / calls
        })
        .collect();
    times.sort();
    times[rounds / 2]
}

fn row(what: &str, figure: &str) {
    println!("{what:<44} {figure:>14}");
}

fn time(what: &str, taken: Duration) {
    row(what, &format!("{:.4} ms", taken.as_secs_f64() * 1e3));
}

fn start() -> Box<dyn AnyPosition> {
    (GameKind::KINGS_MATE.spec().start)(&Options::default())
}

#[expect(clippy::cast_precision_loss, reason = "a rate for people")]
fn rate(what: &str, count: u64, taken: Duration) {
    let each = count as f64 / taken.as_secs_f64();
    row(what, &format!("{:.2} M/s", each / 1e6));
}

fn perft() {
    const DEPTH: u32 = 6;
    let at = start();
    let leaves = at.perft(DEPTH);
    let taken = median(5, 1, || assert_eq!(at.perft(DEPTH), leaves));
    rate("perft 6 from the start, leaves counted", leaves, taken);
    #[cfg(feature = "peers")]
    chess(leaves, taken);
    time(
        "legal moves of the start, as texts",
        median(9, 2_000, || assert_eq!(at.legal().len(), 11)),
    );
}

/// cozy-chess on orthodox chess, its leaves counted too; and how many times as many of ours go into the same time.
#[cfg(feature = "peers")]
#[expect(clippy::cast_precision_loss, reason = "a ratio for people")]
fn chess(ours: u64, taken: Duration) {
    const DEPTH: u32 = 5;
    let start = cozy_chess::Board::default();
    let leaves = chess_perft(&start, DEPTH);
    let theirs = median(5, 1, || assert_eq!(chess_perft(&start, DEPTH), leaves));
    rate("  cozy-chess: perft 5, leaves counted", leaves, theirs);
    let [ours, theirs] = [(ours, taken), (leaves, theirs)].map(|(n, t)| n as f64 / t.as_secs_f64());
    row(
        "  ours against cozy-chess",
        &format!("{:.2} x", ours / theirs),
    );
}

#[cfg(feature = "peers")]
fn chess_perft(board: &cozy_chess::Board, depth: u32) -> u64 {
    let mut lines = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            lines += moves.len() as u64;
        } else {
            for mv in moves {
                let mut next = board.clone();
                next.play_unchecked(mv);
                lines += chess_perft(&next, depth - 1);
            }
        }
        false
    });
    lines
}

/// King's Guard: plies counted from the start, and plies of random games, each checked and played as text.
fn towers() {
    const DEPTH: u32 = 4;
    const GAMES: u64 = 20;
    const LONGEST: usize = 300;
    let at = (GameKind::KINGS_GUARD.spec().start)(&Options::default());
    let leaves = at.perft(DEPTH);
    let taken = median(5, 1, || assert_eq!(at.perft(DEPTH), leaves));
    rate("King's Guard: perft 4 from the start", leaves, taken);
    let plies = || (1..=GAMES).map(|seed| table::random_plies(&*at, seed, LONGEST));
    let count: u64 = plies().sum();
    let taken = median(5, 1, || assert_eq!(plies().sum::<u64>(), count));
    rate("King's Guard: plies of games at random", count, taken);
}

/// Four Kings One War: turns counted from the start, and plies of random games, each checked and played as text.
fn crosses() {
    const GAMES: u64 = 4;
    const LONGEST: usize = 200;
    let at = (GameKind::FOUR_KINGS.spec().start)(&Options::default());
    let leaves = at.perft(2);
    let taken = median(5, 1, || assert_eq!(at.perft(2), leaves));
    rate("Four Kings One War: perft 2 from the start", leaves, taken);
    let plies = || (1..=GAMES).map(|seed| table::random_plies(&*at, seed, LONGEST));
    let count: u64 = plies().sum();
    let taken = median(5, 1, || assert_eq!(plies().sum::<u64>(), count));
    rate("Four Kings One War: plies of games at random", count, taken);
}

/// `ImmortalStarMasters` at its largest table: plies counted from the start, and legal moves as texts.
fn hexagons() {
    const DEPTH: u32 = 3;
    let options = Options::default().with("six");
    let at = (GameKind::IMMORTAL_STAR_MASTERS.spec().start)(&options);
    let leaves = at.perft(DEPTH);
    let taken = median(5, 1, || assert_eq!(at.perft(DEPTH), leaves));
    rate(
        "ImmortalStarMasters: perft 3 from the start of six",
        leaves,
        taken,
    );
    time(
        "ImmortalStarMasters: legal moves of that start, as texts",
        median(9, 200, || assert_eq!(at.legal().len(), 32)),
    );
}

fn first_picture(scene: &Scene) {
    time(
        "first picture of all (start-up)",
        median(5, 1, || {
            assert!(!Renderer::new(ThemeName::Slate).still(scene).is_empty());
        }),
    );
}

/// A board from scene to PNG; its pixels compressed by the `png` crate; and the same board asked for again.
fn picture(what: &str, scene: &Scene) {
    let renderer = Renderer::of(ThemeName::Slate);
    let ours = renderer.still(scene);
    let taken = median(9, 100, || {
        assert_eq!(renderer.still(scene).len(), ours.len());
    });
    time(what, taken);
    size(&ours);
    let painting = renderer.painted(scene);
    let painted = median(9, 100, || {
        assert_eq!(renderer.painted(scene).pixels.len(), painting.pixels.len());
    });
    time("  of it painting", painted);
    let theirs = table::by_crate(&painting, png::Filter::Up);
    let compressed = median(9, 20, || {
        let again = table::by_crate(&painting, png::Filter::Up);
        assert_eq!(again.len(), theirs.len());
    });
    time("  painted, and compressed by `png`", painted + compressed);
    size(&theirs);
    let again = median(9, 100, || {
        let kept = recent::board(ThemeName::Slate, scene.clone());
        assert_eq!(kept.len(), ours.len());
    });
    time("  shown again", again);
}

/// Memory of every piece on every ground with every mark in all themes, as sprites and prepared rows.
fn memory(board: &Scene) {
    let Some(before) = resident() else { return };
    let marks = [
        None,
        Some(Mark::From),
        Some(Mark::To),
        Some(Mark::Danger),
        Some(Mark::Spent),
        Some(Mark::Target),
        Some(Mark::Repelled),
        Some(Mark::Reason),
    ];
    let cells: Vec<Cell> = board.ground.iter().map(|(cell, _)| *cell).collect();
    for theme in ThemeName::ALL {
        for mark in marks {
            for shift in 0..cells.len() {
                let mut scene = board.clone();
                for (at, (cell, _)) in scene.pieces.iter_mut().enumerate() {
                    *cell = cells[(shift + 2 * at) % cells.len()];
                }
                scene.marks = mark.map_or_else(Vec::new, |mark| {
                    cells.iter().map(|cell| (*cell, mark)).collect()
                });
                assert!(!Renderer::of(theme).still(&scene).is_empty());
            }
        }
    }
    let taken = resident().unwrap_or(before) - before;
    row(
        "memory of all drawings in all themes",
        &format!("{taken:.1} MB"),
    );
}

/// Resident memory of this process in megabytes, if the system tells.
fn resident() -> Option<f64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: f64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(kilobytes / 1024.0)
}

/// A game of 60 moves as a film: with the slides of its pieces, then without, which is compared with the `gif` crate on
/// the same frames in the same run.
fn films() {
    let mut film = table::film(60);
    filmed("a film of 60 moves with slides, 720 px wide", &film);
    film.frames.retain(|frame| frame.slide.is_none());
    let ours = filmed("  of its 61 frames without slides", &film);
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::Indexed);
    let mut decoder = options.read_info(ours.as_slice()).unwrap();
    let (width, height) = (decoder.width(), decoder.height());
    let palette = decoder.global_palette().unwrap().to_vec();
    let mut frames = Vec::new();
    while let Some(frame) = decoder.read_next_frame().unwrap() {
        frames.push(frame.clone());
    }
    let write = || {
        let mut bytes = Vec::new();
        let mut encoder = gif::Encoder::new(&mut bytes, width, height, &palette).unwrap();
        encoder.set_repeat(gif::Repeat::Infinite).unwrap();
        for frame in &frames {
            encoder.write_frame(frame).unwrap();
        }
        drop(encoder);
        bytes
    };
    let theirs = write();
    time(
        "the same changes, compressed by the gif crate",
        median(5, 1, || assert_eq!(write(), theirs)),
    );
    size(&theirs);
}

/// Times and weighs a film. Returns the file.
fn filmed(what: &str, film: &Film) -> Vec<u8> {
    const MOST: usize = 10 * 1024 * 1024;
    let renderer = Renderer::of(ThemeName::Slate);
    let gif = renderer.film(film, MOST).unwrap().gif;
    time(
        what,
        median(9, 5, || {
            assert_eq!(renderer.film(film, MOST).unwrap().gif, gif);
        }),
    );
    size(&gif);
    gif
}

fn size(bytes: &[u8]) {
    let kilobytes = f64::from(u32::try_from(bytes.len()).unwrap()) / 1e3;
    row("  its size", &format!("{kilobytes:.1} KB"));
}

/// Moves that lead back to where they began.
const ROUND: [(&str, &str); 4] = [
    ("Ann", "D2-D3"),
    ("Ben", "D8-D7"),
    ("Ann", "D3-D2"),
    ("Ben", "D7-D8"),
];

/// A board as posted: captions, last move marked, seen from Black's side.
fn board_in_play() -> Scene {
    let mut table = Table::on(Store::in_memory().unwrap());
    table.start();
    table.say("Ann", "D2-D3");
    table.deliver()
}

fn moves() {
    let dir = tempfile::tempdir_in(".").unwrap();
    let mut file = File::create(dir.path().join("flush")).unwrap();
    let page = [7_u8; 4096];
    let flush = median(5, 40, || {
        file.write_all(&page).unwrap();
        file.sync_data().unwrap();
    });
    time("the disk: 4 KiB written and flushed", flush);
    // As the bot opens it: with room in the log.
    let (store, _lock) = Store::open_exclusive(&dir.path().join("bench.db")).unwrap();
    let mut table = Table::on(store);
    table.start();
    let mut turn = ROUND.iter().cycle();
    let stored = median(5, 16, || {
        let (player, mv) = turn.next().unwrap();
        table.say(player, mv);
    });
    time("a typed move, checked and stored for good", stored);
    row(
        "  against the disk's flush",
        &format!("{:.2} x", stored.as_secs_f64() / flush.as_secs_f64()),
    );
    let env = table.env();
    let request = request("Ann", Action::Review(ReviewPage::of(GameId(1))));
    time(
        "review of an 80-move game by its number",
        median(9, 50, || {
            assert_eq!(table.service.handle(&request, &env).len(), 1);
        }),
    );
}
