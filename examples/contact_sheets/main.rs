//! Draws all of `docs/pictures` anew: `cargo run --release --example contact_sheets`.
//!
//! Boards, the film and the story show the records in that folder, as `kingboard import` and a review would. The sheets
//! show themes, pieces, and names in many scripts. The channel is drawn around a reply of a service at play.
#![expect(
    clippy::print_stdout,
    reason = "it says what a picture shows, for its description"
)]
#![expect(
    clippy::unwrap_used,
    reason = "a tool that stops where it cannot go on"
)]

mod announced;
mod channel;

use std::fs::File;
use std::io::{BufWriter, Cursor};

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

/// The boards: a record, the number of the last move in it, and the file name.
const BOARDS: [(&str, &str, &str); 4] = [
    ("film", "18", "board"),
    ("kings-guard", "18…", "kings-guard"),
    ("four-kings", "7…", "four-kings"),
    ("immortal-star-masters", "10", "immortal-star-masters"),
];

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

fn main() {
    let boards = ThemeName::ALL.map(|theme| half(&drawn(theme, &board(theme))));
    save("docs/pictures/themes.png", &side_by_side(&boards, 3));
    let pieces = ThemeName::ALL.map(|theme| drawn(theme, &pieces(theme)));
    save("docs/pictures/pieces.png", &side_by_side(&pieces, 1));
    let names = GREETINGS.map(|greetings| drawn(ThemeName::Slate, &greeted(&greetings)));
    save("docs/pictures/names.png", &side_by_side(&names, 3));
    for (record, moves, file) in BOARDS {
        let sheet = views::game_sheet(&imported(record), GameId(1), Some(moves)).unwrap();
        let picture = sheet.and_then(|sheet| sheet.picture).unwrap();
        let bytes = Renderer::of(ThemeName::Slate).still(&picture.scene);
        std::fs::write(format!("docs/pictures/{file}.png"), bytes).unwrap();
    }
    let cut = FilmOptions {
        from: Some(FILM_FROM.to_owned()),
        side: Some(0),
        ..FilmOptions::default()
    };
    let reply = film::film_of(&imported("film"), GameId(1), &cut)
        .unwrap()
        .unwrap();
    let film = reply.picture.unwrap().film.unwrap();
    let filmed = Renderer::of(ThemeName::Slate)
        .film(&film, FILM_LIMIT)
        .unwrap();
    std::fs::write("docs/pictures/film.gif", filmed.gif).unwrap();
    let look = StoryOptions::default();
    let told = story::story_of(&imported("film"), GameId(1), look).unwrap();
    let picture = told.unwrap().picture.unwrap();
    let told = Renderer::of(ThemeName::Slate).story(&picture.story.unwrap());
    std::fs::write("docs/pictures/story.png", told).unwrap();
    std::fs::write("docs/pictures/analysis.png", analysed("film")).unwrap();
    let reply = announced::announced(announced::FACES);
    let picture = reply.picture.as_ref().unwrap();
    let board = drawn(picture.theme, &picture.scene);
    save(
        "docs/pictures/channel.png",
        &channel::posted(&reply, &board),
    );
}

/// A service with a single game, imported from a record.
fn imported(record: &str) -> Service {
    let bytes = std::fs::read(format!("docs/pictures/{record}.txt")).unwrap();
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

/// The picture that comes with the analysis of a record's game.
fn analysed(record: &str) -> Vec<u8> {
    let mut service = imported(record);
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
    println!("{}", picture.alt);
    Renderer::of(ThemeName::Slate).graph(&picture.graph.unwrap())
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

fn drawn(theme: ThemeName, scene: &Scene) -> RgbImage {
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

fn save(path: &str, picture: &RgbImage) {
    let file = BufWriter::new(File::create(path).unwrap());
    let mut encoder = png::Encoder::new(file, picture.width(), picture.height());
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_compression(png::Compression::High);
    let mut writer = encoder.write_header().unwrap();
    writer.write_image_data(picture).unwrap();
    writer.finish().unwrap();
}
