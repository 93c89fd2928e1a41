//! How players want their boards: chosen, kept, shown to the right people, and forgiving of what is not known.

use kingboard::game::grid::Perspective;
use kingboard::scene::ThemeName;
use kingboard::service::ask::Ask;
use kingboard::service::language::{Language, speaking};
use kingboard::service::reply::{Audience, Control, Picture};
use kingboard::service::settings::{Confirm, Facing, Setting, Welcome};
use kingboard::service::{unwire, wire};
use kingboard::store::Store;

use crate::table::{Table, person};

fn all() -> Vec<Setting> {
    ["theme", "facing", "confirm", "welcome", "language"]
        .into_iter()
        .flat_map(Setting::of)
        .collect()
}

/// The one picture that somebody is answered.
fn shown(table: &mut Table, who: &str, ask: Ask) -> Picture {
    let mut replies = table.asked(who, ask);
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
        let ask = Ask::Settings(vec![setting]);
        let id = wire(&ask).unwrap();
        assert_eq!(unwire(&id), Some(ask));
        wires.push(id);
    }
    wires.push(wire(&Ask::Settings(Vec::new())).unwrap());
    assert!(wires.contains(&"k1.set.theme.night".to_owned()));
    wires.sort();
    wires.dedup();
    let looks = ThemeName::ALL.len() + Facing::ALL.len();
    let manners = Confirm::ALL.len() + Welcome::ALL.len();
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
        let replies = table.asked("Ann", Ask::Settings(vec![setting]));
        let [page] = replies.as_slice() else {
            panic!("{replies:?}");
        };
        assert_eq!(page.to, Audience::Asker);
        assert!(page.replaces);
        assert!(
            page.text.plain().contains(&setting.label()),
            "{}",
            page.text.plain()
        );
        let offered: Vec<(String, Ask)> = page
            .controls
            .iter()
            .flat_map(|control| match control {
                Control::Menu { options, .. } => options.clone(),
                Control::Button { .. } | Control::List { .. } | Control::Invite { .. } => {
                    panic!("menus only")
                }
            })
            .collect();
        // A language that was just chosen is spoken at once.
        let language = if let Setting::Language(Some(language)) = setting {
            language
        } else {
            Language::English
        };
        let expected: Vec<(String, Ask)> = speaking(language, || {
            all()
                .into_iter()
                .map(|setting| (setting.label(), Ask::Settings(vec![setting])))
                .collect()
        });
        assert_eq!(offered, expected);
        let picture = page.picture.as_ref().unwrap();
        assert!(picture.alt.contains(&picture.scene.caption.title));
        if let Setting::Theme(theme) = setting {
            assert_eq!(picture.theme, theme);
        }
    }
}

#[test]
fn private_boards_look_as_who_asks_wants_them_and_posted_ones_as_the_player_to_move() {
    let mut table = Table::game("");
    let chosen =
        |theme, facing| Ask::Settings(vec![Setting::Theme(theme), Setting::Facing(facing)]);
    table.ask("Ann", chosen(ThemeName::Print, Facing::Own));
    table.ask("Ben", chosen(ThemeName::Night, Facing::First));
    table.ask("Cid", chosen(ThemeName::Safe, Facing::Own));
    let game = Ask::Board(Some(kingboard::service::GameId(1)));
    for (who, expected) in [
        ("Ann", (ThemeName::Print, Perspective::HOME)),
        ("Ben", (ThemeName::Night, Perspective::HOME)),
        ("Cid", (ThemeName::Safe, Perspective::HOME)),
        ("Dan", (ThemeName::Slate, Perspective::HOME)),
    ] {
        assert_eq!(
            look(&shown(&mut table, who, game.clone())),
            expected,
            "{who}"
        );
    }
    table.plays("Ann", "D2-D3");
    let posted = table.messages().pop().unwrap().picture.unwrap();
    assert_eq!(
        look(&posted),
        (ThemeName::Night, Perspective::HOME),
        "Ben is to move"
    );
    table.ask("Ben", Ask::Settings(vec![Setting::Facing(Facing::Own)]));
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
        Ask::Resign {
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
        Ask::Settings(vec![Setting::Theme(ThemeName::Contrast)]),
    );
    table.ask("Ben", Ask::Settings(vec![Setting::Theme(ThemeName::Night)]));
    drop(table);
    let mut store = Store::open(&path).unwrap();
    let ben = person("Ben").id;
    for (name, value) in [
        ("theme", "pink"),
        ("facing", ""),
        ("tempo", "slow"),
        ("", ""),
    ] {
        store.prefer(&ben, name, value).unwrap();
    }
    let mut table = Table::on(store);
    let board = Ask::Board(None);
    assert_eq!(
        look(&shown(&mut table, "Ann", board.clone())),
        (ThemeName::Contrast, Perspective::HOME)
    );
    assert_eq!(
        look(&shown(&mut table, "Ben", board)),
        (ThemeName::Slate, Perspective::ACROSS)
    );
    let page = table.ask("Ben", Ask::Settings(Vec::new()));
    assert!(page.contains("Slate"), "{page}");
}
