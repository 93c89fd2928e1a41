//! Cards of all endings of all games.

use kingboard::game::chance::Roll;
use kingboard::game::outcome::{Outcome, Status, Termination};
use kingboard::game::seat::{BySeat, Seat, SeatSet};
use kingboard::games::GameKind;
use kingboard::play::Game;
use kingboard::play::event::{ChallengeTerms, Entry, Event};
use kingboard::render::theme::Theme;
use kingboard::scene::{Scene, ThemeName};
use kingboard::service::boards::views;
use kingboard::service::words::language::{Language, with_language};
use kingboard::service::{GameId, Place, Service};
use kingboard::store::{SideEffects, Store};

use crate::pictures::boards::Image;
use crate::table::harness::{BEGIN, person};

/// Every ending a game can have, with `true` if a seat wins by it.
pub(crate) fn endings(kind: GameKind) -> Vec<(&'static str, bool)> {
    let own: &[(&str, bool)] = match kind.spec().slug {
        "kings-mate" => &[
            ("conquest", true),
            ("fools-gambit", true),
            ("stalemate", false),
        ],
        "kings-guard" => &[
            ("king-taken", true),
            ("immobility", true),
            ("standstill", false),
        ],
        "four-kings" => &[
            ("both-kings", true),
            ("stalemate", false),
            ("uneventful", false),
            ("bare-kings", false),
        ],
        _ => &[
            ("mate", true),
            ("last-king", true),
            ("stalemate", false),
            ("quiet-turns", false),
            ("bare-kings", false),
        ],
    };
    let common = [
        ("resignation", true),
        ("time", true),
        ("abandonment", true),
        ("agreement", false),
        ("repetition", false),
    ];
    own.iter().copied().chain(common).collect()
}

/// The last picture of a game of these options, ended after some moves between players with these names.
pub(crate) fn ended(
    (kind, options): (GameKind, &str),
    (ending, is_won): (&'static str, bool),
    moves: usize,
    names: &[&str],
) -> Scene {
    let options: kingboard::game::options::Options = options.parse().unwrap();
    let mut position = (kind.spec().start)(&options);
    let players = |nth: usize| person(&format!("player {nth}")).id;
    let sides = position.seats();
    let mut events = vec![Event::Created {
        kind,
        rules_version: kind.spec().rules_version,
        options,
        place: Place::in_server("test", "1", "10"),
        by: players(0),
        invited: None,
        side: None,
        terms: ChallengeTerms::default(),
    }];
    events.extend(Seat::all(sides).map(|seat| Event::Seated {
        seat,
        player: players(seat.index()),
    }));
    let setup = position.setup();
    events.push(Event::Started { setup });
    for nth in 0..moves {
        let Status::ToMove(seat) = position.status() else {
            break;
        };
        let legal = position.legal();
        let text = legal[(nth * 7) % legal.len()].clone();
        position.play(&text).unwrap();
        let after = position.setup();
        events.push(Event::Played { seat, text, after });
        if let Status::ToRoll(dice) = position.status() {
            let roll = Roll::new(dice, [5, 2].into()).unwrap();
            position.resolve(&roll).unwrap();
            let after = position.setup();
            events.push(Event::Rolled { roll, after });
        }
    }
    let termination = Termination::new(ending);
    let outcome = if is_won {
        let first = Seat::FIRST;
        let partners = position.partners(first);
        let winners: SeatSet = partners.iter().chain([first]).collect();
        Outcome {
            places: BySeat::from_fn(sides, |seat| if winners.contains(seat) { 1 } else { 2 }),
            termination,
        }
    } else {
        Outcome::draw(sides, termination)
    };
    events.push(Event::Ended { outcome });
    let log: Vec<Entry> = events
        .into_iter()
        .map(|event| Entry { at: BEGIN, event })
        .collect();
    let mut store = Store::in_memory().unwrap();
    let summary = |id| Game::from_log(id, &log).unwrap().summary();
    store.create(&log, summary, SideEffects::default()).unwrap();
    for (nth, name) in names.iter().take(usize::from(sides)).enumerate() {
        store.save_name(&players(nth), name).unwrap();
    }
    let sheet = views::game_sheet(&Service::new(store), GameId(1), None).unwrap();
    sheet.and_then(|sheet| sheet.picture).unwrap().scene
}

/// Tables of all games and of all numbers of players.
pub(crate) const TABLES: [(GameKind, &str); 7] = [
    (GameKind::KINGS_MATE, ""),
    (GameKind::KINGS_GUARD, ""),
    (GameKind::FOUR_KINGS, ""),
    (GameKind::FOUR_KINGS, "team"),
    (GameKind::IMMORTAL_STAR_MASTERS, ""),
    (GameKind::IMMORTAL_STAR_MASTERS, "three"),
    (GameKind::IMMORTAL_STAR_MASTERS, "six"),
];

/// Names as long as Discord allows, of wide letters and of many words.
const LONG: [&str; 6] = [
    "Wilhelmina Wolframine of Mummond",
    "Bartholomew Featherstonehaugh II",
    "MWMWMWMWMWMWMWMWMWMWMWMWMWMWMWMW",
    "Konstantinopolitanischer Dudler!",
    "王小明李大文王小明李大文王小明李大文王小明李大文王小明李大文王小",
    "Annabella Wandering-Moonshimmers",
];

/// The scene without what takes long to draw and has no part in the card.
fn bare(mut scene: Scene) -> Scene {
    scene.ground.clear();
    scene.marks.clear();
    scene.borders.clear();
    scene.caption.players.clear();
    scene.caption.status.clear();
    scene
}

/// Asserts that the words of a card lie on its empty ground.
fn assert_words_have_room(scene: &Scene, why: &str) {
    let mut silent = scene.clone();
    let card = silent.caption.card.as_mut().unwrap();
    card.headline.clear();
    card.lines.clear();
    let [told, silent] = [scene, &silent].map(|scene| Image::in_theme(ThemeName::Slate, scene));
    let panel = Theme::of(ThemeName::Slate).panel;
    let pairs = told.pixels.iter().zip(&silent.pixels).enumerate();
    let words: Vec<usize> = pairs
        .filter(|(_, (told, silent))| told != silent)
        .map(|(at, (_, silent))| {
            assert_eq!(*silent, panel, "words over kings or the frame: {why}");
            at
        })
        .collect();
    assert!(!words.is_empty(), "{why}");
    // The frame is the lowest thing drawn.
    let frame = silent.pixels.iter().rposition(|pixel| *pixel != panel);
    let last = words.last().unwrap() / told.width;
    assert!(
        last + 4 < frame.unwrap() / told.width,
        "below the card: {why}"
    );
}

/// Returns `true` if the picture shows the end of this line of the card.
fn is_whole(scene: &Scene, nth: usize) -> bool {
    let mut other = scene.clone();
    let line = &mut other.caption.card.as_mut().unwrap().lines[nth];
    let last = line.pop().unwrap();
    line.push(if last == 'I' { 'i' } else { 'I' });
    let [one, other] = [scene, &other].map(|scene| Image::in_theme(ThemeName::Slate, scene));
    one.pixels != other.pixels
}

#[test]
fn cards_of_all_endings_have_room_for_their_words_in_every_language() {
    for table in TABLES {
        for (language, is_won) in Language::ALL
            .into_iter()
            .flat_map(|l| [(l, true), (l, false)])
        {
            let ends = endings(table.0)
                .into_iter()
                .filter(|(_, won)| *won == is_won);
            let reason = |scene: &Scene| {
                let card = scene.caption.card.as_ref().unwrap();
                assert_eq!(card.lines.len(), 2, "{table:?} {language:?}");
                card.lines[1].chars().count()
            };
            // The one with the longest reason.
            let scenes = ends.map(|end| with_language(language, || ended(table, end, 3, &LONG)));
            let scene = bare(scenes.max_by_key(reason).unwrap());
            let why = format!("{table:?} {language:?} {is_won}");
            assert_words_have_room(&scene, &why);
            assert!(is_whole(&scene, 1), "the reason is cut: {why}");
        }
    }
}

#[test]
fn a_card_has_the_names_of_all_winners_whole() {
    for table in TABLES {
        for ending in endings(table.0).into_iter().filter(|(_, is_won)| *is_won) {
            let scene = bare(ended(table, ending, 3, &LONG));
            assert!(is_whole(&scene, 0), "{table:?} {ending:?}");
        }
        let names = ["Ann", "Benedikt", "Cynthia", "Dan", "Evelyn", "Fay"];
        let scene = bare(ended(table, ("agreement", false), 3, &names));
        assert!(is_whole(&scene, 0), "{table:?}");
    }
}

#[test]
fn a_card_shows_a_king_of_every_army() {
    for table in TABLES {
        for ending in [("resignation", true), ("agreement", false)] {
            let scene = bare(ended(table, ending, 3, &LONG));
            for theme in ThemeName::ALL {
                let image = Image::in_theme(theme, &scene);
                for army in &scene.armies {
                    let fill = Theme::of(theme).side(army.tint).fill;
                    assert!(image.pixels.contains(&fill), "{theme:?} {table:?} {army:?}");
                }
            }
        }
    }
}
