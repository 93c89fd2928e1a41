//! Preferences of players: changed, stored, shown to the right users, and tolerant of unknown values.

use kingboard::game::grid::Perspective;
use kingboard::scene::ThemeName;
use kingboard::service::api::action::Action;
use kingboard::service::api::preferences::{
    BoardOrientation, ChallengePolicy, ConfirmMoves, Preference,
};
use kingboard::service::api::reply::{Audience, Control, Picture};
use kingboard::service::words::language::{Language, with_language};
use kingboard::service::{unwire, wire};
use kingboard::store::{self, Store};

use crate::table::harness::{Table, person};

fn all() -> Vec<Preference> {
    ["theme", "facing", "confirm", "welcome", "language"]
        .into_iter()
        .flat_map(Preference::of)
        .collect()
}

/// The only picture in a player's reply.
fn shown(table: &mut Table, player: &str, action: Action) -> Picture {
    let mut replies = table.asked(player, action);
    assert_eq!(replies.len(), 1);
    replies[0].picture.take().unwrap()
}

fn look(picture: &Picture) -> (ThemeName, Perspective) {
    (picture.theme, picture.scene.eyes)
}

#[test]
fn every_choice_has_a_wire_form_and_comes_back_from_it() {
    let mut wires: Vec<String> = Vec::new();
    for setting in all() {
        let action = Action::Settings(vec![setting]);
        let id = wire(&action).unwrap();
        assert_eq!(unwire(&id), Some(action));
        wires.push(id);
    }
    wires.push(wire(&Action::Settings(Vec::new())).unwrap());
    assert!(wires.contains(&"k1.set.theme.night".to_owned()));
    wires.sort();
    wires.dedup();
    let looks = ThemeName::ALL.len() + BoardOrientation::ALL.len();
    let manners = ConfirmMoves::ALL.len() + ChallengePolicy::ALL.len();
    let languages = Language::ALL.len() + 1;
    assert_eq!(wires.len(), looks + manners + languages + 1);
    for id in [
        "k1.set.theme",
        "k1.set.theme.pink",
        "k1.set.facing.night",
        "k1.set.x.y",
        "k1.set..",
    ] {
        assert_eq!(unwire(id), None, "{id}");
    }
}

#[test]
fn the_page_shows_the_choice_in_its_own_colours_and_offers_all_others() {
    let mut table = Table::new();
    for setting in all() {
        let replies = table.asked("Ann", Action::Settings(vec![setting]));
        let [page] = replies.as_slice() else {
            panic!("{replies:?}");
        };
        assert_eq!(page.audience, Audience::Asker);
        assert!(page.replaces_source);
        assert!(
            page.text.plain().contains(&setting.label()),
            "{}",
            page.text.plain()
        );
        let offered: Vec<(String, Action)> = page
            .controls
            .iter()
            .flat_map(|control| match control {
                Control::Menu { options, .. } => options.clone(),
                Control::Button { .. }
                | Control::Select { .. }
                | Control::Invite { .. }
                | Control::Link { .. } => {
                    panic!("menus only")
                }
            })
            .collect();
        // A newly chosen language is used at once.
        let language = if let Preference::Language(Some(language)) = setting {
            language
        } else {
            Language::English
        };
        let expected: Vec<(String, Action)> = with_language(language, || {
            all()
                .into_iter()
                .map(|setting| (setting.label(), Action::Settings(vec![setting])))
                .collect()
        });
        assert_eq!(offered, expected);
        let picture = page.picture.as_ref().unwrap();
        assert!(picture.alt.contains(&picture.scene.caption.title));
        if let Preference::Theme(theme) = setting {
            assert_eq!(picture.theme, theme);
        }
    }
}

#[test]
fn private_boards_look_as_their_user_wants_and_posted_ones_as_the_player_to_move() {
    let mut table = Table::game("");
    let chosen = |theme, facing| {
        Action::Settings(vec![Preference::Theme(theme), Preference::Facing(facing)])
    };
    table.ask("Ann", chosen(ThemeName::Print, BoardOrientation::Own));
    table.ask("Ben", chosen(ThemeName::Night, BoardOrientation::First));
    table.ask("Cid", chosen(ThemeName::Safe, BoardOrientation::Own));
    let game = Action::Board(Some(kingboard::service::GameId(1)));
    for (player, expected) in [
        ("Ann", (ThemeName::Print, Perspective::HOME)),
        ("Ben", (ThemeName::Night, Perspective::HOME)),
        ("Cid", (ThemeName::Safe, Perspective::HOME)),
        ("Dan", (ThemeName::Slate, Perspective::HOME)),
    ] {
        assert_eq!(
            look(&shown(&mut table, player, game.clone())),
            expected,
            "{player}"
        );
    }
    table.plays("Ann", "D2-D3");
    let posted = table.messages().pop().unwrap().picture.unwrap();
    assert_eq!(
        look(&posted),
        (ThemeName::Night, Perspective::HOME),
        "Ben is to move"
    );
    table.ask(
        "Ben",
        Action::Settings(vec![Preference::Facing(BoardOrientation::Own)]),
    );
    table.told();
    assert_eq!(
        look(&shown(&mut table, "Ben", game.clone())).1,
        Perspective::ACROSS
    );
    table.plays("Ben", "D8-D7");
    let posted = table.messages().pop().unwrap().picture.unwrap();
    assert_eq!(
        look(&posted),
        (ThemeName::Print, Perspective::HOME),
        "Ann is to move"
    );
    table.plays("Ann", "D3-D4");
    let posted = table.messages().pop().unwrap().picture.unwrap();
    assert_eq!(look(&posted), (ThemeName::Night, Perspective::ACROSS));
    table.ask(
        "Ben",
        Action::Resign {
            game: None,
            sure: true,
        },
    );
    let end = table.messages().pop().unwrap().picture.unwrap();
    assert_eq!(
        look(&end),
        (ThemeName::Slate, Perspective::HOME),
        "nobody is to move"
    );
}

#[test]
fn choices_outlive_the_program_and_what_nobody_knows_counts_as_not_chosen() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("games.db");
    let mut table = Table::on(Store::open(&path).unwrap());
    table.start("Ann", "Ben", "");
    table.ask(
        "Ann",
        Action::Settings(vec![Preference::Theme(ThemeName::Contrast)]),
    );
    table.ask(
        "Ben",
        Action::Settings(vec![Preference::Theme(ThemeName::Night)]),
    );
    drop(table);
    let mut store = Store::open(&path).unwrap();
    let ben = person("Ben").id;
    for (name, value) in [
        ("theme", "pink"),
        ("facing", ""),
        ("tempo", "slow"),
        ("", ""),
    ] {
        store::players::save_preference(&mut store, &ben, name, value).unwrap();
    }
    let mut table = Table::on(store);
    let board = Action::Board(None);
    assert_eq!(
        look(&shown(&mut table, "Ann", board.clone())),
        (ThemeName::Contrast, Perspective::HOME)
    );
    assert_eq!(
        look(&shown(&mut table, "Ben", board)),
        (ThemeName::Slate, Perspective::ACROSS)
    );
    let page = table.ask("Ben", Action::Settings(Vec::new()));
    assert!(page.contains("Slate"), "{page}");
}
