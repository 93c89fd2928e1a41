//! The page that shows and changes a player's preferences.

use crate::game::grid::{Cell, Grid, Perspective};
use crate::play::Timestamp;
use crate::scene::{
    Caption, CellBuild, Figure, Glyph, Ground, Mark, Scene, Shade, ThemeName, Tint,
};
use crate::service::api::action::Action;
use crate::service::api::preferences::{Preference, Preferences};
use crate::service::api::reply::{Control, Picture, PictureContent, PictureFormat, Reply};
use crate::service::api::result::HandlerResult;
use crate::service::api::values::Person;
use crate::service::lookup::{languages, preferences};
use crate::service::puzzles::search;
use crate::service::state::Service;
use crate::service::words::catalogue::{Catalogue, TextArg};
use crate::service::words::language::is_at_terminal;
use crate::service::words::{catalogue, language};
use crate::store;

/// Stores changed preferences, and shows the present ones.
pub(in crate::service) fn preferences(
    service: &mut Service,
    user: &Person,
    chosen: &[Preference],
    now: Timestamp,
) -> HandlerResult {
    let store = &mut service.store;
    for setting in chosen {
        let (name, value) = setting.codes();
        store::players::save_preference(store, &user.id, name, value)?;
        if *setting == Preference::Puzzles(false) {
            store::puzzles::drop_of_player(store, &user.id, now)?;
        }
    }
    // A newly chosen language applies at once.
    let language =
        languages::language_of(store, &user.id).unwrap_or_else(language::current_language);
    let now = preferences::preferences_of(store, &user.id);
    if chosen.contains(&Preference::Puzzles(true)) {
        search::look_again(service);
    }
    Ok(vec![language::with_language(language, || page(now))])
}

/// The present preferences, with all choices.
fn page(now: Preferences) -> Reply {
    let words = catalogue::sentences();
    let chosen = [
        Preference::Theme(now.theme),
        Preference::Facing(now.facing),
        Preference::Confirm(now.confirm),
        Preference::Welcome(now.welcome),
        Preference::Language(now.language),
    ];
    let args = chosen.map(|setting| (setting.codes().0, setting.label().into()));
    let mut reply = Reply::note(words.text("settings-now", &args));
    let language = [(
        "language",
        Preference::Language(now.language).label().into(),
    )];
    reply
        .text
        .push_line(words.text("settings-language", &language));
    let puzzles = [
        ("puzzles", Preference::Puzzles(now.puzzles).label().into()),
        ("command", TextArg::Command("general")),
    ];
    reply
        .text
        .push_line(words.text("settings-puzzles", &puzzles));
    let rated = [
        ("rated", Preference::Rated(now.rated).label().into()),
        ("command", TextArg::Command("general")),
    ];
    reply.text.push_line(words.text("settings-rated", &rated));
    reply.picture = Some(theme_sample(now.theme, words));
    // All who may challenge at a terminal sit at its keyboard.
    let shown = chosen
        .into_iter()
        .filter(|setting| !(is_at_terminal() && matches!(setting, Preference::Welcome(_))));
    reply.controls = shown.map(menu).collect();
    if is_at_terminal() {
        // A message of Discord has no room for a sixth menu; there they are options of the command.
        reply.controls.push(menu(Preference::Puzzles(now.puzzles)));
        reply.controls.push(menu(Preference::Rated(now.rated)));
    }
    reply.replaces_source = true;
    reply
}

/// Begins the label of the value that is chosen.
const CHOSEN: char = '✓';

/// A menu of all values of this preference.
fn menu(now: Preference) -> Control {
    let (name, _) = now.codes();
    let options = Preference::of(name).map(|setting| {
        // A terminal has no other way to show which one it is.
        let chosen = setting == now && is_at_terminal();
        let label = if chosen {
            format!("{CHOSEN} {}", setting.label())
        } else {
            setting.label()
        };
        (label, Action::Settings(vec![setting]))
    });
    Control::Menu {
        prompt: catalogue::sentences().line(&format!("setting-{name}"), &[]),
        options: options.collect(),
    }
}

/// A board too small for any game, with a piece of each kind, as a sample of a theme.
fn theme_sample(theme: ThemeName, words: &Catalogue) -> Picture {
    let grid = Grid::squares(6, 3);
    let cell = |file, rank| Cell { file, rank };
    let cells = (0..grid.ranks).flat_map(|rank| (0..grid.files).map(move |file| cell(file, rank)));
    let shown = [
        Glyph::King,
        Glyph::Swordmaster,
        Glyph::Priest,
        Glyph::Priestess,
        Glyph::Keeper,
        Glyph::Fool,
    ];
    let pieces = shown.into_iter().zip(0..).flat_map(|(glyph, file)| {
        let letter = glyph.name().chars().next().unwrap_or_default();
        let (light, dark) = (letter.to_ascii_uppercase(), letter);
        [(Tint::Light, 0, light), (Tint::Dark, 2, dark)].map(|(tint, rank, letter)| {
            (
                cell(file, rank),
                Figure {
                    glyph,
                    tint,
                    letter,
                    prefix: None,
                    once: None,
                },
            )
        })
    });
    let ground = |at: Cell| Ground {
        build: if matches!(at.file, 1 | 4) {
            CellBuild::Raised
        } else {
            CellBuild::Plain
        },
        ..Ground::plain(Shade::chequered((at.file + at.rank).is_multiple_of(2)))
    };
    let name = words.line(&format!("theme-{}", theme.code()), &[]);
    Picture {
        scene: Scene {
            grid,
            eyes: Perspective::HOME,
            window: None,
            hints: Vec::new(),
            borders: Vec::new(),
            ground: cells.map(|at| (at, ground(at))).collect(),
            pieces: pieces.collect(),
            marks: vec![
                (cell(0, 2), Mark::Danger),
                (cell(2, 0), Mark::From),
                (cell(2, 1), Mark::To),
                (cell(3, 1), Mark::Target),
                (cell(4, 1), Mark::Target),
                (cell(5, 1), Mark::Reason),
            ],
            armies: Vec::new(),
            lost: Vec::new(),
            captives: Vec::new(),
            dice: None,
            caption: Caption {
                title: name.clone(),
                ..Caption::default()
            },
        },
        content: PictureContent::Board,
        theme,
        alt: words.line("settings-sample", &[("theme", name.into())]),
        format: PictureFormat::Image,
    }
}
