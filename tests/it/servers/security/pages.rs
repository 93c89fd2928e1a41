//! The public pages: who sees what there, and what can be asked. Requests are made as a page makes them.

use std::path::Path;

use kingboard::service::api::access::Access;
use kingboard::service::api::action::{Action, Request};
use kingboard::service::api::reply::Reply;
use kingboard::service::api::server_settings::{ServerSetting, ServerSettingsAction};
use kingboard::service::lookup::viewers;
use kingboard::service::servers::{membership, places};
use kingboard::service::snapshot::{ShownMoment, View, Viewer, snapshot};
use kingboard::service::{GameId, Place, PlayerId, Server, Timestamp, Version, unwire};
use kingboard::store::place_of_text;
use kingboard::web;
use rusqlite::Connection;
use rusqlite::types::Value;

use crate::operate::store::upgrades::{rows, tables};
use crate::servers::security::every_action::{Target, kinds, name_of};
use crate::servers::security::forged::{forged, shown, world};
use crate::table::harness::{BEGIN, Table, env, person};

const DAY: i64 = 24 * 60 * 60 * 1_000;
/// The time at which pages ask.
const NOW: Timestamp = Timestamp(BEGIN.0 + 3_600_000);

/// The world of forged controls, with public pages.
fn paged(path: &Path) -> Table {
    let mut table = world(path);
    table.service = table.service.configured(|options| {
        options.pages = Some("https://kings.example.org".to_owned());
    });
    table.service.heartbeat(&env(NOW, [1, 1]));
    table
}

fn asks(table: &mut Table, player: &str, place: &Place, action: Action) -> Vec<Reply> {
    let request = Request {
        user: person(player),
        place: place.clone(),
        source: "web:0123456789abcdef0123456789abcdef".to_owned(),
        access: Access::default(),
        action,
    };
    table.service.handle(&request, &env(NOW, [1, 1]))
}

/// All rows but those that name this player (their own settings, and when they were last seen). The puzzles are left
/// out too: their ratings move with everybody who tries them.
fn rows_without(path: &Path, player: &str) -> Vec<(String, Vec<Vec<Value>>)> {
    let conn = Connection::open(path).unwrap();
    let names = |value: &Value| matches!(value, Value::Text(text) if text == player);
    let kept = |(table, columns): (String, Vec<String>)| {
        let mut found = rows(&conn, &table, &columns);
        found.retain(|row| !row.iter().any(names));
        (table, found)
    };
    let all = tables(&conn, "main").into_iter();
    let concerned = all.filter(|(table, _)| !table.starts_with("puzzle"));
    concerned.map(kept).collect()
}

fn sees(table: &Table, player: Option<&str>, game: i64) -> bool {
    let id = player.map(|name| person(name).id);
    let place = id.as_ref().map(viewers::page_of);
    let viewer = match (&id, &place) {
        (Some(id), Some(place)) => Viewer::Player { id, place },
        _ => Viewer::Anybody,
    };
    let view = View {
        game: GameId(game),
        moment: ShownMoment::Now,
        eyes: None,
        viewer,
        lists_all_moves: false,
    };
    snapshot(&table.service, &view, NOW).unwrap().is_some()
}

#[test]
fn a_stranger_on_a_page_is_shown_nothing_and_changes_no_row_whatever_is_asked() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("games.db");
    let mut table = paged(&path);
    let place = viewers::page_of(&person("Zoe").id);
    let before = rows_without(&path, "test:Zoe");
    let mut asked = 0;
    let mut all: Vec<Action> = Vec::new();
    for game in 1..=5 {
        for version in [0, 5, 6] {
            let target = Target {
                game: GameId(game),
                version: Version(version),
            };
            all.extend(kinds(target).into_iter().flat_map(|kind| kind.samples));
        }
    }
    let ids = forged(&[1, 2, 3, 4, 5, 6], &[0, 1, 5, 6]);
    all.extend(ids.iter().filter_map(|id| unwire(id)));
    for action in all {
        if !web::allowed(&action) {
            continue;
        }
        asked += 1;
        let named = name_of(&action);
        let replies = asks(&mut table, "Zoe", &place, action);
        let shown = shown(&replies);
        for word in ["Ann", "zebrafish", "G2-G3", "test:1"] {
            // Samples name Ben themselves.
            assert!(!shown.contains(word), "{named}: {shown}");
        }
        let pictures = replies.iter().filter_map(|reply| reply.picture.as_ref());
        let armed = pictures.filter(|picture| picture.alt.contains("Ben"));
        assert_eq!(armed.count(), 0, "{named}");
    }
    assert!(asked > 300, "{asked}");
    for game in 1..=6 {
        assert!(!sees(&table, Some("Zoe"), game), "{game}");
        assert!(!sees(&table, None, game), "{game}");
    }
    drop(table);
    for (before, after) in before.iter().zip(rows_without(&path, "test:Zoe")) {
        assert_eq!(&after, before);
    }
}

#[test]
fn whatever_begins_a_game_or_looks_after_a_server_is_not_asked_on_a_page() {
    let target = Target {
        game: GameId(1),
        version: Version(5),
    };
    let refused: Vec<&str> = kinds(target)
        .into_iter()
        .filter(|kind| !kind.samples.iter().all(web::allowed))
        .map(|kind| kind.name)
        .collect();
    for name in [
        "Action::Challenge(_)",
        "Action::Accept(_)",
        "Action::Rematch(_)",
        "Action::Moderate(_)",
        "Action::ServerSettings(_)",
        "Action::Setup",
        "Action::MoveHere(_)",
        "Action::Contest(_)",
    ] {
        assert!(refused.contains(&name), "{name}: {refused:?}");
    }
}

#[test]
fn a_page_has_a_private_place_of_its_own_for_each_player() {
    let ids = [
        "discord:77",
        "discord:7",
        "discord-7:7",
        "test:Ann",
        "web:nobody",
    ];
    let places: Vec<Place> = ids
        .iter()
        .map(|id| viewers::page_of(&PlayerId::new(*id)))
        .collect();
    for (nth, place) in places.iter().enumerate() {
        assert!(place.is_private());
        assert_eq!(place.server().number(), None);
        let again = place_of_text(&kingboard::service::place_text(place));
        assert_eq!(
            again.server(),
            place.server(),
            "stored and read, it is the same"
        );
        for other in &places[..nth] {
            assert_ne!(other.server(), place.server());
        }
    }
}

#[test]
fn players_see_their_games_and_members_those_of_a_server_for_thirty_days() {
    let dir = tempfile::tempdir().unwrap();
    let mut table = paged(&dir.path().join("games.db"));
    assert!(sees(&table, Some("Ann"), 1) && sees(&table, Some("Ben"), 1));
    assert!(!sees(&table, Some("Eve"), 1));
    let here = table.place.clone();
    let server = here.server().clone();
    // If the bot is only a guest, nothing is proven.
    let guest = Request {
        user: person("Eve"),
        place: here.clone(),
        source: "test:9".to_owned(),
        access: Access {
            guest: true,
            ..Access::default()
        },
        action: Action::Help,
    };
    table.service.handle(&guest, &env(NOW, [1, 1]));
    assert!(!sees(&table, Some("Eve"), 1));
    asks(&mut table, "Eve", &here, Action::Help);
    assert!(sees(&table, Some("Eve"), 1));
    assert!(!sees(&table, None, 1), "others are shown nothing");
    let page = viewers::page_of(&person("Eve").id);
    let walk = unwire("k1.review.1.0").unwrap();
    let replies = asks(&mut table, "Eve", &page, walk);
    assert!(replies[0].picture.is_some(), "{replies:?}");
    let forged = asks(&mut table, "Eve", &page, unwire("k1.resign.1").unwrap());
    assert!(!forged.is_empty(), "a member only looks");
    let late = |days: i64| env(Timestamp(NOW.0 + days * DAY), [1, 1]);
    table.service.heartbeat(&late(29));
    assert!(sees(&table, Some("Eve"), 1));
    table.service.heartbeat(&late(31));
    assert!(!sees(&table, Some("Eve"), 1));
    assert!(sees(&table, Some("Ann"), 1), "a seat needs no proof");

    table.service.heartbeat(&late(0));
    assert!(sees(&table, Some("Eve"), 1));
    places::member_left(&mut table.service, &here, &person("Eve").id, &late(0));
    assert!(!sees(&table, Some("Eve"), 1), "who left is no member");
    asks(&mut table, "Eve", &here, Action::Help);
    assert!(sees(&table, Some("Eve"), 1));
    let none: &[Server] = &[];
    let known = membership::known_servers(&table.service, "test");
    membership::sync_servers(&mut table.service, known, none, |_| true, &late(0));
    assert!(!sees(&table, Some("Eve"), 1), "the bot has left the server");
    assert_eq!(
        viewers::servers(&table.service, Some(&person("Eve").id)).unwrap(),
        none
    );
    membership::server_joined(&mut table.service, &server, &late(0));
    assert!(sees(&table, Some("Eve"), 1));
}

#[test]
fn everybody_watches_where_a_server_chose_that_and_no_private_game() {
    let dir = tempfile::tempdir().unwrap();
    let mut table = paged(&dir.path().join("games.db"));
    let here = table.place.clone();
    let choose = |table: &mut Table, value: &str| {
        let request = Request {
            user: person("Mia"),
            place: here.clone(),
            source: String::new(),
            access: Access {
                manages: true,
                ..Access::default()
            },
            action: Action::ServerSettings(ServerSettingsAction {
                rule: Some(ServerSetting::Watching),
                value: Some(value.to_owned()),
            }),
        };
        table.service.handle(&request, &env(NOW, [1, 1]))
    };
    choose(&mut table, "public");
    assert!(sees(&table, None, 1) && sees(&table, Some("Zoe"), 1));
    assert_eq!(
        viewers::servers(&table.service, None).unwrap(),
        [here.server().clone()]
    );
    choose(&mut table, "members");
    assert!(!sees(&table, None, 1));
    // A game against the computer in a private conversation.
    let private = place_of_text("test:0:7");
    let begins = unwire(&format!("k1.computer.kings-mate.1.{}", 6)).unwrap();
    asks(&mut table, "Ann", &private, begins);
    assert!(sees(&table, Some("Ann"), 6));
    choose(&mut table, "public");
    assert!(sees(&table, None, 1));
    assert!(!sees(&table, None, 6) && !sees(&table, Some("Ben"), 6));
}
