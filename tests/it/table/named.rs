//! Names in pictures and films: in every script and both directions, with signs and emoji, and names that attack a
//! picture.

use std::collections::BTreeSet;

use kingboard::game::options::Options;
use kingboard::games::GameKind;
use kingboard::render::Renderer;
use kingboard::scene::{Film, Frame, Scene, ThemeName, Tint};

use crate::pictures::boards::Image;
use crate::pictures::scenes::{cross, stars};

/// Two names of equal length in each script, which would look the same if their letters were drawn as boxes.
const PAIRS: [(&str, &str, &str); 27] = [
    ("Vietnamese", "Nguyễn Ánh", "Trường Vũ"),
    ("Cyrillic", "Анна", "Борк"),
    ("Greek", "Άννας", "Νίκος"),
    ("Hebrew", "שרהל", "דניא"),
    ("Arabic", "محمد", "ليلى"),
    ("Persian", "پگاه", "چنگی"),
    ("Thaana", "އަލީ", "މަރީ"),
    ("Devanagari", "अनिता", "विकास"),
    ("Bengali", "অনিতা", "বিকাশ"),
    ("Gurmukhi", "ਅਨੀਤਾ", "ਵਿਕਾਸ"),
    ("Gujarati", "અનિતા", "વિકાસ"),
    ("Oriya", "ଅନିତା", "ବିକାଶ"),
    ("Tamil", "அனிதா", "விகாஸ"),
    ("Telugu", "అనితా", "వికాస"),
    ("Kannada", "ಅನಿತಾ", "ವಿಕಾಸ"),
    ("Malayalam", "അനിതാ", "വികാസ"),
    ("Sinhala", "අනිතා", "විකාස"),
    ("Thai", "สมชาย", "มานีด"),
    ("Lao", "ສົມຊາຍ", "ມານີດາ"),
    ("Khmer", "សុខា", "ចាន់"),
    ("Burmese", "အောင်", "မြင့်"),
    ("Amharic", "አበበች", "ከበደል"),
    ("Georgian", "ნინოს", "გიორგ"),
    ("Armenian", "Անիտա", "Արմեն"),
    ("Chinese", "王小明", "李大文"),
    ("Japanese", "さくら", "ケンタ"),
    ("Korean", "김민수", "이영희"),
];

/// Malicious names, and names that only look malicious.
fn hostile() -> Vec<(&'static str, String)> {
    let stacked = |base: &str, marks: usize| {
        let marks: String = ('\u{300}'..).take(marks).collect();
        let letters = base.chars().map(|c| format!("{c}{marks}"));
        letters.collect::<Vec<_>>().concat()
    };
    vec![
        ("zalgo", stacked("Ann of Wells", 30)),
        ("one tower of marks", stacked("A", 190)),
        ("Thai marks", "ก".to_owned() + &"็".repeat(60)),
        ("marks without a letter", "\u{301}".repeat(40)),
        ("the widest letter", "W".repeat(32)),
        ("the widest ligature", "\u{fdfd}".repeat(32)),
        ("the widest syllable", "꧅𒐫".repeat(16)),
        ("ideographs", "龘".repeat(32)),
        (
            "overrides",
            "\u{202e}nnA\u{202d}\u{2066}\u{2067}B".repeat(4),
        ),
        ("embeddings", "\u{202b}ش\u{202a}s".repeat(16)),
        ("open isolates", "\u{2067}\u{2068}".repeat(20) + "Ann"),
        ("closed isolates", "\u{2069}\u{2069}Ann\u{2069}".to_owned()),
        ("mixed directions", "Ali علي 123 (ש) 王 + ليلى!".to_owned()),
        ("a family", "👩\u{200d}👩\u{200d}👧\u{200d}👦".repeat(4)),
        (
            "flags",
            "🇩🇪🇻🇳🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}".repeat(4),
        ),
        ("unassigned", "\u{378}\u{10ffff}\u{e000}".repeat(10)),
        ("long words", "Wolfgang ".repeat(500)),
        ("long and Arabic", "محمد ".repeat(500)),
    ]
}

fn opening(game: GameKind) -> Scene {
    (game.spec().start)(&Options::default()).scene()
}

/// A scene of each game, with six players for the hexagons.
fn scenes() -> Vec<(&'static str, Scene)> {
    vec![
        ("King’s Mate", opening(GameKind::KINGS_MATE)),
        ("King’s Guard", opening(GameKind::KINGS_GUARD)),
        ("Four Kings", cross()),
        ("Stars", stars(&[0, 1, 2, 3, 4, 5])),
    ]
}

/// The scene with these names, each with its army's clock.
fn named(scene: &Scene, names: &[(Tint, String)]) -> Scene {
    let mut scene = scene.clone();
    "Title #1".clone_into(&mut scene.caption.title);
    "South to move".clone_into(&mut scene.caption.status);
    scene.caption.players = names.to_vec();
    scene.caption.clocks = names
        .iter()
        .map(|(tint, _)| (*tint, "2 d 4 h".to_owned()))
        .collect();
    scene
}

fn tints(scene: &Scene) -> Vec<Tint> {
    let armies: Vec<Tint> = scene.armies.iter().map(|army| army.tint).collect();
    if armies.is_empty() {
        vec![Tint::Light, Tint::Dark]
    } else {
        armies
    }
}

/// The picture with one name for all.
fn all_called(scene: &Scene, name: &str) -> Image {
    let names: Vec<(Tint, String)> = tints(scene)
        .into_iter()
        .map(|tint| (tint, name.to_owned()))
        .collect();
    Image::in_theme(ThemeName::Slate, &named(scene, &names))
}

/// The points at which two pictures of one size differ.
fn apart(one: &Image, other: &Image) -> BTreeSet<(usize, usize)> {
    assert_eq!((one.width, one.height), (other.width, other.height));
    let [ours, theirs] = [one, other].map(|image| image.pixels.chunks_exact(image.width));
    let mut apart = BTreeSet::new();
    for (y, (row, other)) in ours.zip(theirs).enumerate() {
        // Most rows are equal, and bytes are compared all at once.
        if row.as_flattened() != other.as_flattened() {
            let differing = (0..row.len()).filter(|x| row[*x] != other[*x]);
            apart.extend(differing.map(|x| (x, y)));
        }
    }
    apart
}

#[test]
fn every_script_is_drawn_in_letters_and_never_in_boxes() {
    for (game, scene) in scenes() {
        let blank = all_called(&scene, "");
        for (script, one, other) in PAIRS {
            let [one, other] = [one, other].map(|name| all_called(&scene, name));
            assert!(!apart(&one, &blank).is_empty(), "{game}: {script} is blank");
            assert!(
                apart(&one, &other).len() > 20,
                "{game}: two names in {script} look alike"
            );
        }
    }
}

#[test]
fn signs_and_emoji_have_looks_of_their_own() {
    let scene = opening(GameKind::KINGS_MATE);
    let signs = [
        "🦊",
        "🐻",
        "❤\u{fe0f}",
        "♔",
        "★",
        "☆",
        "∞",
        "→",
        "🇩🇪",
        "🇻🇳",
        "1\u{fe0f}\u{20e3}",
        "✿",
        "♪",
        "👩\u{200d}🚀",
    ];
    let pictures = signs.map(|sign| all_called(&scene, sign));
    for (nth, (sign, picture)) in signs.iter().zip(&pictures).enumerate() {
        for (other, before) in signs.iter().zip(&pictures).take(nth) {
            assert!(apart(picture, before).len() > 10, "{sign} and {other}");
        }
    }
}

#[test]
fn what_is_written_in_several_ways_looks_the_same() {
    let scene = opening(GameKind::KINGS_MATE);
    let same = [
        ("Nguyễn", "Nguye\u{302}\u{303}n"),
        ("각", "\u{1100}\u{1161}\u{11a8}"),
        ("Ann", "𝓐𝓷𝓷"),
        ("Ann", "A\u{200b}n\u{2060}n\u{feff}"),
        ("Ann", "\u{202e}Ann\u{202c}"),
    ];
    for (one, other) in same {
        let [a, b] = [one, other].map(|name| all_called(&scene, name));
        assert!(apart(&a, &b).is_empty(), "{one} {other:?}");
    }
}

#[test]
fn a_name_of_which_nothing_can_be_drawn_still_shows_that_somebody_is_there() {
    let scene = opening(GameKind::KINGS_MATE);
    let blank = all_called(&scene, "");
    for name in ["\u{378}", "\u{12000}\u{12001}", "\u{e000}"] {
        assert!(
            !apart(&all_called(&scene, name), &blank).is_empty(),
            "{name:?}"
        );
    }
}

#[test]
fn no_name_leaves_its_place_or_touches_another() {
    for (game, scene) in scenes() {
        let tints = tints(&scene);
        let plain: Vec<(Tint, String)> = tints.iter().map(|tint| (*tint, String::new())).collect();
        let bare = Image::in_theme(ThemeName::Slate, &named(&scene, &plain));
        let with = |nth: usize, name: &str| {
            let mut names = plain.clone();
            names[nth].1 = name.to_owned();
            let image = Image::in_theme(ThemeName::Slate, &named(&scene, &names));
            apart(&image, &bare)
        };
        // The area of each name: the frame of the longest possible one, which moves the clock.
        let places: Vec<_> = (0..tints.len())
            .map(|nth| {
                let widest = ["W", "l", "."].map(|letter| with(nth, &letter.repeat(150)));
                let marked = widest.iter().flatten();
                let across = marked.clone().map(|(x, _)| *x);
                let down = marked.map(|(_, y)| *y);
                let (left, right) = (across.clone().min().unwrap(), across.max().unwrap());
                let (top, low) = (down.clone().min().unwrap(), down.max().unwrap());
                // Letters of other scripts are higher than Latin ones, by less than the space between two lines.
                (
                    left.saturating_sub(8)..=right + 8,
                    top.saturating_sub(16)..=low + 16,
                )
            })
            .collect();
        for (what, name) in hostile() {
            for (nth, (across, down)) in places.iter().enumerate() {
                let written = with(nth, &name);
                let outside = written
                    .iter()
                    .find(|(x, y)| !across.contains(x) || !down.contains(y));
                assert_eq!(outside, None, "{game}: {what} leaves its place");
            }
        }
        for (nth, (across, down)) in places.iter().enumerate() {
            for (other, below) in &places[..nth] {
                let apart = across.end() < other.start()
                    || other.end() < across.start()
                    || down.end() < below.start()
                    || below.end() < down.start();
                assert!(apart, "{game}: two names share a place");
            }
        }
    }
}

#[test]
fn films_show_the_names_that_stills_show() {
    let scene = opening(GameKind::KINGS_MATE);
    let size = |name: &str| {
        let names = vec![
            (Tint::Light, name.to_owned()),
            (Tint::Dark, name.to_owned()),
        ];
        let frame = Frame {
            scene: named(&scene, &names),
            hold: 100,
            slide: None,
        };
        let film = Film {
            name: "film".to_owned(),
            frames: vec![frame],
        };
        let film = Renderer::of(ThemeName::Slate)
            .film(&film, 1_000_000)
            .unwrap();
        film.gif
    };
    assert_ne!(size("王小明"), size("李大文"));
    assert_ne!(size("محمد"), size("ليلى"));
}
