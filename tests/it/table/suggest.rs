//! Suggestions during typing, and that no typed text is ever an error.

use crate::table::harness::{BEGIN, Table, person};
use kingboard::service::api::action::{Action, Asker};
use kingboard::service::api::explore::ExploreAction;
use kingboard::service::api::hours::OffHoursAction;
use kingboard::service::api::relations::RelationAction;
use kingboard::service::api::reminder_settings::ReminderSetting;
use kingboard::service::api::server_settings::ServerSetting;
use kingboard::service::api::values::StoryOptions;
use kingboard::service::snapshot::{ShownMoment, View, Viewer, snapshot};
use kingboard::service::suggest::CompletionField;
use kingboard::service::words::language::{Language, with_language};
use kingboard::service::words::text::Span;
use kingboard::service::{GameId, suggest, unwire};

/// The label and the value of each suggestion.
fn offers(
    table: &Table,
    player: &str,
    what: &CompletionField,
    typed: &str,
) -> Vec<(String, String)> {
    let player = person(player).id;
    let asker = Asker::in_private(&player, &table.place);
    let found = suggest::suggest(&table.service, asker, what, typed, BEGIN);
    assert!(found.len() <= 25);
    for offer in &found {
        let lengths = [&offer.label, &offer.value].map(|text| text.chars().count());
        assert!(
            lengths.iter().all(|length| (1..=100).contains(length)),
            "{offer:?}"
        );
    }
    found
        .into_iter()
        .map(|offer| (offer.label, offer.value))
        .collect()
}

fn values(table: &Table, player: &str, what: &CompletionField, typed: &str) -> Vec<String> {
    let offers = offers(table, player, what, typed);
    offers.into_iter().map(|(_, value)| value).collect()
}

fn all_kinds() -> Vec<CompletionField> {
    let mut all = vec![
        CompletionField::Game { mine: true },
        CompletionField::Game { mine: false },
        CompletionField::Challenge { to_me: true },
        CompletionField::Challenge { to_me: false },
        CompletionField::Clock,
        CompletionField::Gift,
        CompletionField::Away,
        CompletionField::Zone,
        CompletionField::Night,
        CompletionField::Rest,
        CompletionField::Topic(None),
        CompletionField::Value(None),
        CompletionField::Month,
    ];
    all.extend(ReminderSetting::ALL.map(CompletionField::Remind));
    all.extend(ServerSetting::ALL.map(|rule| CompletionField::Value(Some(rule))));
    for game in [None, Some(GameId(1)), Some(GameId(-5)), Some(GameId(99))] {
        all.extend([
            CompletionField::Move(game),
            CompletionField::Square(game),
            CompletionField::Cell(game),
            CompletionField::Ply(game),
            CompletionField::Explore(game),
            CompletionField::Plan(game),
        ]);
    }
    all
}

#[test]
fn whatever_is_typed_gives_a_list_within_bounds_in_every_language() {
    let table = Table::game("");
    let long = "D2-D3 ".repeat(400);
    let odd = [
        "",
        " ",
        "#",
        "?",
        "zzz",
        "🦀",
        "é́",
        "0",
        "-1",
        "99999999999999999999",
        "+99",
        "−",
        "..",
        "k1.help",
        "{ $x }",
        "D2-D3 ",
        "D2-D3 x",
        ";;;",
        "\u{202e}",
        "1d1d",
        long.as_str(),
    ];
    for language in Language::ALL {
        with_language(language, || {
            for what in all_kinds() {
                for typed in odd {
                    for player in ["Ann", "Eve"] {
                        offers(&table, player, &what, typed);
                    }
                }
            }
        });
    }
}

#[test]
fn a_zone_is_found_by_its_city_with_the_time_it_is_there() {
    let mut table = Table::new();
    let zone = |table: &Table, typed: &str| offers(table, "Ann", &CompletionField::Zone, typed);
    let tokyo = ("Asia/Tokyo: it is 21:00 there", "Asia/Tokyo");
    let tokyo = (tokyo.0.to_owned(), tokyo.1.to_owned());
    assert_eq!(zone(&table, "tokyo"), [tokyo]);
    let new = zone(&table, "new y");
    assert_eq!(new[0].1, "America/New_York");
    assert_eq!(new[0].0, "America/New York: it is 07:00 there");
    let offset = zone(&table, "+05:30");
    assert!(
        offset.len() == 1 && offset[0].0.contains("17:30"),
        "{offset:?}"
    );
    assert_eq!(zone(&table, "nowhere"), []);
    assert_eq!(zone(&table, "")[0].1, "UTC");
    let mine = OffHoursAction::Hours {
        zone: Some("Asia/Tokyo".to_owned()),
        night: None,
        rest: None,
    };
    table.ask("Ann", Action::Hours(mine));
    assert_eq!(zone(&table, "")[0].1, "Asia/Tokyo", "one’s own comes first");
    // Every suggestion can be chosen.
    for (_, value) in zone(&table, "europe") {
        let wanted = OffHoursAction::Hours {
            zone: Some(value.clone()),
            night: None,
            rest: None,
        };
        let answer = table.ask("Ann", Action::Hours(wanted));
        assert!(answer.contains(&value), "{answer}");
    }
}

#[test]
fn times_nights_and_lengths_are_completed_from_what_is_typed() {
    let table = Table::new();
    let clock = |typed| values(&table, "Ann", &CompletionField::Clock, typed);
    assert_eq!(clock("")[0], "none");
    assert!(clock("soft").iter().all(|value| value.ends_with("soft")));
    assert_eq!(clock("72h+12h/96h")[0], "3d+12h/4d");
    assert_eq!(clock("3d")[..2], ["3d", "3d soft"]);
    let told = offers(&table, "Ann", &CompletionField::Clock, "3d");
    assert!(
        told[0].0.starts_with("3d · ") && told[0].0.contains("3 days"),
        "{told:?}"
    );
    let gift = |typed| offers(&table, "Ann", &CompletionField::Gift, typed);
    assert_eq!(gift("5")[0], ("5 days".to_owned(), "5d".to_owned()));
    assert_eq!(gift("1d12h")[0].1, "1d12h");
    assert_eq!(gift("15d"), [], "no gift is as large");
    let away = |typed| values(&table, "Ann", &CompletionField::Away, typed);
    assert_eq!(away("12")[0], "12d");
    assert!(away("").contains(&"14d".to_owned()));
    let night = |typed| values(&table, "Ann", &CompletionField::Night, typed);
    assert_eq!(night("1:30-6")[0], "01:30-06:00");
    assert!(night("").contains(&"off".to_owned()));
    let quiet = offers(
        &table,
        "Ann",
        &CompletionField::Remind(ReminderSetting::Quiet),
        "22",
    );
    assert_eq!(quiet[0].1, "22:00-08:00");
    let rest = offers(&table, "Ann", &CompletionField::Rest, "sunday");
    assert_eq!(rest[0].1, "sat sun");
}

#[test]
fn rulings_and_headings_are_found_by_number_and_by_their_words() {
    let mut table = Table::new();
    let topic = |table: &Table, typed| offers(table, "Ann", &CompletionField::Topic(None), typed);
    assert!(
        topic(&table, "")
            .iter()
            .any(|(_, value)| value == "In short")
    );
    let fourth = topic(&table, "km-4");
    let fourth = fourth.iter().find(|(_, value)| value == "KM-4").unwrap();
    assert!(
        fourth.0.starts_with("KM-4 ") && fourth.0.len() > 12,
        "{fourth:?}"
    );
    let found = topic(&table, "swordmaster");
    assert!(!found.is_empty());
    for (_, value) in topic(&table, "k") {
        let topic = Some(value.clone());
        let answer = table.ask("Ann", Action::Rules { kind: None, topic });
        assert!(
            !answer.contains("In short,"),
            "{value} is no topic: {answer}"
        );
    }
}

#[test]
fn a_line_of_moves_goes_on_with_what_may_be_played_then() {
    let mut table = Table::game("");
    let line = |table: &Table, what, typed| values(table, "Ann", what, typed);
    let plan = CompletionField::Plan(None);
    assert!(line(&table, &plan, "").contains(&"D2-D3".to_owned()));
    assert_eq!(line(&table, &plan, "d2"), ["D2-D3"]);
    let after = line(&table, &plan, "D2-D3 d8");
    assert_eq!(after, ["D2-D3 D8-D7"]);
    let second = line(&table, &plan, "D2-D3 D8-D7; d2d");
    assert_eq!(second, ["D2-D3 D8-D7; D2-D3"]);
    assert_eq!(
        line(&table, &plan, "D2-D9 "),
        [""; 0],
        "no move follows what is none"
    );
    assert_eq!(values(&table, "Eve", &plan, ""), [""; 0]);
    let explore = CompletionField::Explore(None);
    assert_eq!(line(&table, &explore, "D2-D3 d8"), ["D2-D3 D8-D7"]);
    let wanted = ExploreAction::Open {
        game: None,
        at: None,
        moves: "D2-D3".to_owned(),
    };
    table.ask("Ann", Action::Explore(wanted));
    assert_eq!(
        line(&table, &explore, "d8"),
        ["D8-D7"],
        "it goes on where the board stands"
    );
    let cell = offers(&table, "Ann", &CompletionField::Cell(None), "d2");
    assert_eq!(cell[0].1, "D2");
    assert!(cell[0].0.contains("fool"), "{cell:?}");
    assert_eq!(
        values(&table, "Ann", &CompletionField::Cell(None), "d5"),
        ["D5"]
    );
}

#[test]
fn challenges_are_suggested_to_users_who_may_answer_them_with_their_terms() {
    let mut table = Table::new();
    table.challenge("Ann", Some("Ben"), "touch");
    table.challenge("Cid", None, "");
    let open = CompletionField::Challenge { to_me: false };
    let mine = CompletionField::Challenge { to_me: true };
    let told = offers(&table, "Ben", &open, "");
    assert_eq!(told.len(), 2);
    assert!(
        told[0].0.starts_with("#1: Ann offers ") && told[0].1 == "1",
        "{told:?}"
    );
    assert_eq!(values(&table, "Ben", &mine, ""), ["1"]);
    assert_eq!(values(&table, "Ben", &open, "cid"), ["2"]);
    assert_eq!(values(&table, "Ann", &open, ""), ["2"], "not one’s own");
    assert_eq!(values(&table, "Eve", &mine, ""), [""; 0]);
    let block = RelationAction::Block(Some(person("Cid")));
    table.ask("Ben", Action::Relation(block));
    assert_eq!(values(&table, "Ben", &open, ""), ["1"]);
}

#[test]
fn months_and_values_of_settings_are_those_there_are() {
    let mut table = Table::game("");
    table.plays("Ann", "D2-D3");
    let month = offers(&table, "Ann", &CompletionField::Month, "");
    assert_eq!(
        month,
        [("2026-03: 1 game".to_owned(), "2026-03".to_owned())]
    );
    assert_eq!(offers(&table, "Ann", &CompletionField::Month, "2025"), []);
    for rule in ServerSetting::ALL {
        let what = CompletionField::Value(Some(rule));
        for (_, value) in offers(&table, "Ann", &what, "") {
            let wanted = unwire(&format!("k1.server.{}.{value}", rule.code()));
            let Some(Action::ServerSettings(wanted)) = wanted else {
                panic!("{value} is nothing for {rule:?}");
            };
            assert_eq!(wanted.value, Some(value));
        }
    }
    let expiry = offers(
        &table,
        "Ann",
        &CompletionField::Value(Some(ServerSetting::Expiry)),
        "14",
    );
    assert_eq!(expiry[0].1, "14");
    let german = with_language(Language::German, || {
        offers(
            &table,
            "Ann",
            &CompletionField::Value(Some(ServerSetting::Expiry)),
            "14",
        )
    });
    assert_ne!(expiry[0].0, german[0].0);
}

#[test]
fn the_moves_of_all_waiting_games_are_suggested_each_with_its_game() {
    let mut table = Table::game("");
    table.start("Ann", "Cid", "");
    let field = CompletionField::Move(None);
    let all = offers(&table, "Ann", &field, "");
    // Each game has its share.
    let of = |number: &str| {
        let begins = format!("#{number} ");
        let fits = all.iter().filter(|(_, value)| value.starts_with(&begins));
        fits.count()
    };
    assert!(of("1") == of("2") && of("1") > 10, "{all:?}");
    let offer = |label: &str, value: &str| (label.to_owned(), value.to_owned());
    assert_eq!(
        offers(&table, "Ann", &field, "d2d3"),
        [
            offer("#1 Ben: D2-D3", "#1 D2-D3"),
            offer("#2 Cid: D2-D3", "#2 D2-D3"),
        ]
    );
    assert_eq!(
        offers(&table, "Ann", &field, "#2 d2-d3"),
        [offer("#2 Cid: D2-D3", "#2 D2-D3")]
    );
    assert!(
        values(&table, "Ann", &field, "#2")
            .iter()
            .all(|value| value.starts_with("#2 "))
    );
    assert!(values(&table, "Ann", &field, "#9").is_empty());
    // A value is played as it is sent.
    let text = "#2 D2-D3".to_owned();
    assert_eq!(table.ask("Ann", Action::Play { game: None, text }), "");
    // With one game left its moves go without a number.
    assert_eq!(values(&table, "Ann", &field, "d2d3"), ["D2-D3"]);
    assert_eq!(values(&table, "Cid", &field, "d8d7"), ["D8-D7"]);
}

#[test]
fn names_written_from_right_to_left_turn_nothing_around_them_and_are_found_as_typed() {
    const ISOLATED: [&str; 2] = ["\u{2068}مريم\u{2069}", "\u{2068}أحمد\u{2069}"];
    let [maryam, ahmad] = ISOLATED;
    let mut table = Table::new();
    table.start("مريم", "أحمد", "");
    let games = CompletionField::Game { mine: false };
    let label = format!("#1 {maryam} – {ahmad}, {maryam} to move, 2026-03-01");
    let offered = vec![(label, "1".to_owned())];
    for typed in ["", "مريم", maryam, ahmad] {
        assert_eq!(offers(&table, "مريم", &games, typed), offered, "{typed}");
    }
    table.plays("مريم", "D2-D3");
    let (game, look) = (Some(GameId(1)), StoryOptions::default());
    let told = table.asked("مريم", Action::Story { game, look }).remove(0);
    let alt = told.picture.unwrap().alt;
    assert!(
        alt.contains(&format!("Start: {maryam} – {ahmad}.")),
        "{alt}"
    );
    // And so on what programs and web hooks read.
    let id = person("مريم").id;
    let view = View {
        game: GameId(1),
        moment: ShownMoment::Now,
        eyes: None,
        viewer: Viewer::Player {
            id: &id,
            place: &table.place,
        },
        lists_all_moves: false,
    };
    let shown = snapshot(&table.service, &view, BEGIN).unwrap().unwrap();
    let turn = format!("{ahmad}, it is your move.");
    assert_eq!(shown.announced, format!("{maryam} plays D2-D3.\n{turn}"));
    assert_eq!(shown.said.plain(), turn);
    // A mention needs no isolates, and Latin names have none.
    let named: Vec<&Span> = told
        .text
        .0
        .iter()
        .filter(|span| matches!(span, Span::Player(..)))
        .collect();
    assert!(
        matches!(named[..], [Span::Player(_, one), _] if one == "مريم"),
        "{named:?}"
    );
}
