//! The pictures in `docs/pictures`, but for the channel.
//!
//! Boards, the film and the story show the records in that folder, as `kingboard import` and a review would. The sheets
//! show themes, pieces, and names in many scripts.

use std::io::Cursor;
use std::path::PathBuf;

use image::RgbImage;
use image::imageops::{FilterType, replace, resize};
use kingboard::game::grid::{Cell, Grid, Perspective};
use kingboard::games::GameKind;
use kingboard::render::Renderer;
use kingboard::scene::{
    Caption, CellBuild, DiceShown, Figure, Glyph, Ground, Mark, Scene, Shade, ThemeName, Tint,
    Verdict,
};
use kingboard::service::api::access::Access;
use kingboard::service::api::action::{Action, Request};
use kingboard::service::api::values::{FilmOptions, Person, StoryOptions};
use kingboard::service::background::analyses;
use kingboard::service::boards::views;
use kingboard::service::study::analysis::Stop;
use kingboard::service::study::{film, records, story};
use kingboard::service::{
    Env, FILM_LIMIT, GameId, PlayerId, Record, Service, Timestamp, place_of_text,
};
use kingboard::store::Store;

/// The name of a file, and what draws it.
pub(crate) type Drawing = (&'static str, fn() -> Vec<u8>);

/// The pictures that are quickly drawn, by the names of their files.
pub(crate) const PICTURES: [Drawing; 9] = [
    ("themes.png", themes),
    ("pieces.png", all_pieces),
    ("names.png", names),
    // Each shows a record at the last move of this number.
    ("board.png", || position("film", "18")),
    ("kings-guard.png", || position("kings-guard", "18…")),
    ("four-kings.png", || position("four-kings", "7…")),
    ("immortal-star-masters.png", || {
        position("immortal-star-masters", "10")
    }),
    ("film.gif", filmed),
    ("story.png", told),
];

/// The name of the file with the picture of an analysis.
pub(crate) const ANALYSIS: &str = "analysis.png";

/// The first move of the film.
const FILM_FROM: &str = "16";

/// Greetings in place of names, six per board.
const GREETINGS: [[&str; 6]; 3] = [
    [
        "Xin chào bạn",
        "Γειά σου",
        "Привет",
        "مرحبا",
        "שלום",
        "你好 🦊",
    ],
    ["こんにちは", "안녕하세요", "สวัสดี", "नमस्ते", "வணக்கம்", "ሰላም ★"],
    [
        "გამარჯობა",
        "Բարեւ",
        "নমস্কার",
        "မင်္ဂလာပါ",
        "សួស្ដី",
        "👋 Hello! ❤\u{fe0f}",
    ],
];

/// A position with a bit of everything.
const POSITION: &str = "e1skspe/f2f1ff/2F4/7/3K3/7/2f4/FF3FF/EPS1SRE b k !C3";

/// The folder of the pictures.
pub(crate) fn folder() -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "docs", "pictures"]
        .iter()
        .collect()
}

fn themes() -> Vec<u8> {
    let boards = ThemeName::ALL.map(|theme| half(&board_in(theme, &board(theme))));
    png_of(&side_by_side(&boards, 3))
}

fn all_pieces() -> Vec<u8> {
    let pieces = ThemeName::ALL.map(|theme| board_in(theme, &pieces(theme)));
    png_of(&side_by_side(&pieces, 1))
}

fn names() -> Vec<u8> {
    let names = GREETINGS.map(|greetings| board_in(ThemeName::Slate, &greeted(&greetings)));
    png_of(&side_by_side(&names, 3))
}

fn position(record: &str, moves: &str) -> Vec<u8> {
    let sheet = views::game_sheet(&imported(record), GameId(1), Some(moves)).unwrap();
    let picture = sheet.and_then(|sheet| sheet.picture).unwrap();
    Renderer::of(ThemeName::Slate).still(&picture.scene)
}

fn filmed() -> Vec<u8> {
    let cut = FilmOptions {
        from: Some(FILM_FROM.to_owned()),
        side: Some(0),
        ..FilmOptions::default()
    };
    let reply = film::film_of(&imported("film"), GameId(1), &cut).unwrap();
    let film = reply.unwrap().picture.unwrap().film().unwrap().clone();
    let filmed = Renderer::of(ThemeName::Slate).film(&film, FILM_LIMIT);
    filmed.unwrap().gif
}

fn told() -> Vec<u8> {
    let look = StoryOptions::default();
    let told = story::story_of(&imported("film"), GameId(1), look).unwrap();
    let picture = told.unwrap().picture.unwrap();
    Renderer::of(ThemeName::Slate).story(picture.story().unwrap())
}

/// A service with a single game, imported from a record.
fn imported(record: &str) -> Service {
    let bytes = std::fs::read(folder().join(format!("{record}.txt"))).unwrap();
    let record = Record::read(&bytes).unwrap();
    let mut service = Service::new(Store::in_memory().unwrap());
    let env = Env {
        now: Timestamp(0),
        entropy: [0; 32],
    };
    let game = records::import(&mut service, &record, None, true, &env).unwrap();
    assert_eq!(game, GameId(1));
    service
}

/// The picture that comes with the analysis of the film's game, with its words. It takes seconds, and minutes where the
/// engine is not optimised.
pub(crate) fn analysis() -> (String, Vec<u8>) {
    let mut service = imported("film");
    let env = Env {
        now: Timestamp(0),
        entropy: [0; 32],
    };
    let request = Request {
        user: Person {
            id: PlayerId::new("console:first-player"),
            name: "First player".to_owned(),
        },
        place: place_of_text("console"),
        source: String::new(),
        access: Access::default(),
        action: Action::Analyse(Some(GameId(1))),
    };
    service.handle(&request, &env);
    while let Some(job) = analyses::next_looks(&mut service, "console", &[]) {
        let made = job.look(&Stop::default(), || true).unwrap();
        analyses::take_looks(&mut service, &job, &made, 0, &env);
    }
    let replies = service.handle(&request, &env);
    let picture = replies.into_iter().find_map(|reply| reply.picture);
    let picture = picture.expect("a finished analysis is told at once");
    let drawn = Renderer::of(ThemeName::Slate).graph(picture.graph().unwrap());
    (picture.alt, drawn)
}

/// Six camps at the start, each with a greeting as its name.
fn greeted(greetings: &[&str; 6]) -> Scene {
    let options = "six".parse().unwrap();
    let mut scene = (GameKind::IMMORTAL_STAR_MASTERS.spec().start)(&options).scene();
    let tints = scene.armies.iter().map(|army| army.tint);
    let names = tints
        .zip(greetings)
        .map(|(tint, name)| (tint, (*name).to_owned()));
    scene.caption.players = names.collect();
    scene
}

fn board(theme: ThemeName) -> Scene {
    let options = "active".parse().unwrap();
    let spec = GameKind::KINGS_MATE.spec();
    let mut scene = (spec.restore)(&options, POSITION).unwrap().scene();
    let marks = [
        ("B9", Mark::From),
        ("C7", Mark::Repelled),
        ("G5", Mark::Target),
        ("E9", Mark::Target),
        ("E4", Mark::Reason),
    ];
    for (name, mark) in marks {
        scene.marks.push((scene.grid.cell(name).unwrap(), mark));
    }
    scene
        .marks
        .push((scene.grid.cell("D5").unwrap(), Mark::Danger));
    scene.dice = Some(DiceShown {
        attacker: (2, Tint::Dark),
        defender: (5, Tint::Light),
        at: scene.grid.cell("C7").unwrap(),
        turned: 0,
    });
    scene.caption = Caption {
        title: format!("Theme: {}", theme.code()),
        last: "14… B9xC7[2:5]".to_owned(),
        players: vec![
            (Tint::Light, "First player".to_owned()),
            (Tint::Dark, "Second player".to_owned()),
        ],
        clocks: Vec::new(),
        to_move: Some(Tint::Dark),
        status: "Black moves another piece".to_owned(),
        verdict: Some(Verdict {
            word: "Miss".to_owned(),
            needed: "needs 6".to_owned(),
        }),
        ..Caption::default()
    };
    scene
}

/// All pieces of both sides on a light, a dark and a raised square.
fn pieces(theme: ThemeName) -> Scene {
    let figures = [Tint::Light, Tint::Dark].into_iter().flat_map(|tint| {
        let letter = ' ';
        Glyph::ALL.map(|glyph| Figure {
            glyph,
            tint,
            letter,
            prefix: None,
            once: None,
        })
    });
    let grid = Grid::squares(13, 6);
    let cells =
        (0..grid.ranks).flat_map(|rank| (0..grid.files).map(move |file| Cell { file, rank }));
    let ground = |cell: Cell| Ground {
        build: if cell.rank < 2 {
            CellBuild::Raised
        } else {
            CellBuild::Plain
        },
        ..Ground::plain(Shade::chequered((2..4).contains(&cell.rank)))
    };
    Scene {
        grid,
        eyes: Perspective::HOME,
        window: None,
        hints: Vec::new(),
        borders: Vec::new(),
        ground: cells.clone().map(|cell| (cell, ground(cell))).collect(),
        pieces: cells.zip(figures.cycle()).collect(),
        marks: Vec::new(),
        lost: Vec::new(),
        armies: Vec::new(),
        captives: Vec::new(),
        dice: None,
        caption: Caption {
            title: format!("Theme: {}", theme.code()),
            ..Caption::default()
        },
    }
}

/// A board as pixels.
pub(crate) fn board_in(theme: ThemeName, scene: &Scene) -> RgbImage {
    let mut decoder = png::Decoder::new(Cursor::new(Renderer::of(theme).still(scene)));
    decoder.set_transformations(png::Transformations::EXPAND);
    let mut reader = decoder.read_info().unwrap();
    let (width, height) = reader.info().size();
    let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
    reader.next_frame(&mut pixels).unwrap();
    RgbImage::from_raw(width, height, pixels).unwrap()
}

/// The picture at half its size, as on a phone.
fn half(picture: &RgbImage) -> RgbImage {
    resize(
        picture,
        picture.width() / 2,
        picture.height() / 2,
        FilterType::Triangle,
    )
}

fn side_by_side(pictures: &[RgbImage], columns: u32) -> RgbImage {
    const GAP: u32 = 12;
    let (width, height) = pictures[0].dimensions();
    let rows = u32::try_from(pictures.len()).unwrap().div_ceil(columns);
    let mut sheet = RgbImage::from_pixel(
        columns * (width + GAP) + GAP,
        rows * (height + GAP) + GAP,
        image::Rgb([128, 128, 128]),
    );
    for (picture, n) in pictures.iter().zip(0..) {
        let (x, y) = (n % columns, n / columns);
        let (left, top) = (GAP + x * (width + GAP), GAP + y * (height + GAP));
        replace(&mut sheet, picture, i64::from(left), i64::from(top));
    }
    sheet
}

/// A picture as a PNG.
pub(crate) fn png_of(picture: &RgbImage) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, picture.width(), picture.height());
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_compression(png::Compression::High);
    let mut writer = encoder.write_header().unwrap();
    writer.write_image_data(picture).unwrap();
    writer.finish().unwrap();
    bytes
}
