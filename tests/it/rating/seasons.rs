//! Seasons: their standings, the hall of fame, and that they end by the calendar alone.

use kingboard::scene::{FormMark, Sheet};
use kingboard::service::api::access::Access;
use kingboard::service::api::action::{Action, Request};
use kingboard::service::api::competition::{Competition, CompetitionAction, StandingsSpan};
use kingboard::service::api::reply::Reply;
use kingboard::service::api::server_settings::{ServerSetting, ServerSettingsAction};
use kingboard::store::Store;

use crate::rating::games::{all_against_all, day, placed, won};
use crate::table::harness::{Table, labels, option, person};

const SIX: [&str; 6] = ["Ann", "Ben", "Cyn", "Dan", "Eve", "Fay"];

/// A table on the first of March 2026, after a quarter that Ann won and another in which Fay is first so far.
fn table() -> Table {
    let mut store = Store::in_memory().unwrap();
    let place = Table::new().place;
    all_against_all(&mut store, &place, &SIX, "20251103");
    let others = ["Fay", "Eve", "Dan", "Cyn", "Ben", "Ann"];
    all_against_all(&mut store, &place, &others, "20260203");
    Table::on(store)
}

fn asks(table: &mut Table, name: &str, action: CompetitionAction) -> Reply {
    let mut replies = table.asked(name, Action::Competition(action));
    assert_eq!(replies.len(), 1, "{replies:?}");
    replies.remove(0)
}

fn standings(table: &mut Table, name: &str, span: StandingsSpan) -> Reply {
    let action = CompetitionAction::Standings {
        pool: None,
        everywhere: false,
        span,
        page: None,
    };
    asks(table, name, action)
}

fn hall(table: &mut Table, name: &str) -> Reply {
    let action = CompetitionAction::Hall {
        pool: None,
        everywhere: false,
        from: None,
    };
    asks(table, name, action)
}

/// The manager of the server sets the length of its seasons.
fn sets(table: &mut Table, value: &str) -> String {
    let action = Action::ServerSettings(ServerSettingsAction {
        rule: Some(ServerSetting::Seasons),
        value: Some(value.to_owned()),
    });
    let request = Request {
        access: Access {
            manages: true,
            ..Access::default()
        },
        ..table.request("Mia", action)
    };
    let env = table.env();
    let replies = table.service.handle(&request, &env);
    replies.iter().map(|reply| reply.text.plain()).collect()
}

#[test]
fn a_season_ranks_its_own_games_and_the_one_before_stands_in_the_hall() {
    let mut table = table();
    let now = standings(&mut table, "Ann", StandingsSpan::Now);
    let text = now.text.plain();
    assert!(
        text.contains("First quarter of 2026: King’s Mate"),
        "{text}"
    );
    assert!(
        text.contains("1. Fay:") && text.contains("6. Ann:"),
        "{text}"
    );
    assert!(text.contains("This season ends"), "{text}");
    assert!(text.contains("You are in place 6"), "{text}");
    let last = standings(&mut table, "Ann", StandingsSpan::Last);
    let text = last.text.plain();
    assert!(text.contains("Fourth quarter of 2025"), "{text}");
    assert!(text.contains("1. Ann:") && !text.contains("ends"), "{text}");
    let hall = hall(&mut table, "Ann");
    let text = hall.text.plain();
    assert!(text.contains("Hall of fame: King’s Mate"), "{text}");
    assert!(
        text.contains("1. Ann:") && text.contains("3. Cyn:"),
        "{text}"
    );
    assert!(
        !text.contains("4. Dan:") && !text.contains("1. Fay:"),
        "{text}"
    );
    assert!(text.contains("Now: first quarter of 2026."), "{text}");
    // The whole season is one choice away.
    let whole = table.asked("Ann", option(&hall, "Fourth quarter of 2025"));
    assert!(whole[0].text.plain().contains("6. Fay:"), "{whole:?}");
}

#[test]
fn a_season_ends_by_the_calendar_and_nobody_has_to_close_it() {
    let mut table = table();
    table.set(day("20260401"));
    let now = standings(&mut table, "Ann", StandingsSpan::Now);
    let text = now.text.plain();
    assert!(text.contains("Second quarter of 2026"), "{text}");
    assert!(text.contains("Nobody is ranked yet."), "{text}");
    let text = hall(&mut table, "Ann").text.plain();
    let (fay, ann) = (text.find("1. Fay:"), text.find("1. Ann:"));
    assert!(
        fay.unwrap() < ann.unwrap(),
        "the newest season first: {text}"
    );
    // A game that is annulled later leaves its season, too: nothing was written down.
    table.annul(kingboard::service::GameId(16));
    let after = hall(&mut table, "Ann").text.plain();
    assert!(
        !after.contains("1. Fay:"),
        "four games are too few: {after}"
    );
    assert!(after.contains("1. Ann:"), "{after}");
}

#[test]
fn the_server_chooses_the_length_and_may_have_no_seasons() {
    let mut table = table();
    assert!(sets(&mut table, "month").contains("Seasons: each month"));
    let text = standings(&mut table, "Ann", StandingsSpan::Last)
        .text
        .plain();
    assert!(text.contains("February 2026"), "{text}");
    assert!(sets(&mut table, "fortnight").contains("cannot use “fortnight”"));
    assert!(sets(&mut table, "none").contains("Seasons: none"));
    for told in [
        standings(&mut table, "Ann", StandingsSpan::Now),
        hall(&mut table, "Ann"),
    ] {
        let text = told.text.plain();
        assert!(
            text.contains("There are no seasons on this server."),
            "{text}"
        );
    }
    let all = standings(&mut table, "Ann", StandingsSpan::AllTime);
    assert!(
        !labels(&all).contains(&"Hall of fame".to_owned()),
        "{:?}",
        labels(&all)
    );
}

#[test]
fn who_hides_their_ratings_stands_in_no_season_and_sees_their_own_place() {
    let mut table = table();
    let hide = CompetitionAction::Choose(Some(Competition::Hidden));
    asks(&mut table, "Fay", hide);
    let text = standings(&mut table, "Ann", StandingsSpan::Now)
        .text
        .plain();
    assert!(text.contains("1. Eve:") && !text.contains("Fay"), "{text}");
    let text = standings(&mut table, "Fay", StandingsSpan::Now)
        .text
        .plain();
    assert!(text.contains("You are in place 1"), "{text}");
    assert!(text.contains("so only you see this"), "{text}");
}

#[test]
fn a_place_in_a_season_needs_five_games_against_three_people() {
    let place = Table::new().place;
    let mut store = Store::in_memory().unwrap();
    for nth in 0..5 {
        let at = day(&format!("2026070{}", nth + 1));
        won(&mut store, &place, ["Gil", ["Hal", "Ida"][nth % 2]], at);
    }
    let mut table = Table::on(store);
    table.set(day("20260706"));
    let text = standings(&mut table, "Gil", StandingsSpan::Now)
        .text
        .plain();
    assert!(
        text.contains("rated games against three different people. You have 2."),
        "{text}"
    );
    let text = standings(&mut table, "Hal", StandingsSpan::Now)
        .text
        .plain();
    assert!(text.contains("five rated games. You have 3."), "{text}");
    let nobody = standings(&mut table, "Zoe", StandingsSpan::Now)
        .text
        .plain();
    assert!(
        nobody.contains("You have no rated game in this ranking yet."),
        "{nobody}"
    );
}

#[test]
fn standings_come_as_a_picture_that_the_alt_text_tells_in_words() {
    let mut table = table();
    let page = standings(&mut table, "Cyn", StandingsSpan::Now);
    let picture = page.picture.unwrap();
    let Some(Sheet::Standings(sheet)) = picture.sheet() else {
        panic!("{picture:?}")
    };
    let own: Vec<&str> = sheet
        .rows
        .iter()
        .filter(|row| row.own)
        .map(|row| &*row.player)
        .collect();
    assert_eq!((sheet.rows.len(), own), (6, vec!["Cyn"]));
    assert_eq!(sheet.subtitle, "First quarter of 2026");
    for row in &sheet.rows {
        let told = format!(
            "{}. {}: {} ± {}.",
            row.place, row.player, row.rating, row.deviation
        );
        assert!(picture.alt.contains(&told), "{told} in {}", picture.alt);
    }
    table.set(day("20260401"));
    let empty = standings(&mut table, "Cyn", StandingsSpan::Now);
    assert_eq!(empty.picture, None);
}

#[test]
fn the_form_of_a_card_tells_places_between_the_first_and_the_last() {
    let mut store = Store::in_memory().unwrap();
    let place = Table::new().place;
    for (date, ended) in [
        ("20260101", [("Ann", 2), ("Ben", 1), ("Cyn", 3), ("Dan", 4)]),
        ("20260102", [("Ann", 1), ("Ben", 1), ("Cyn", 1), ("Dan", 4)]),
        ("20260103", [("Dan", 1), ("Ben", 2), ("Cyn", 3), ("Ann", 4)]),
    ] {
        placed(&mut store, &place, &ended, day(date));
    }
    let mut table = Table::on(store);
    let action = CompetitionAction::Rating {
        player: Some(person("Ann").id),
        pool: None,
    };
    let picture = asks(&mut table, "Ben", action).picture.unwrap();
    let Some(Sheet::Card(card)) = picture.sheet() else {
        panic!("{picture:?}")
    };
    let form = [FormMark::Placed(2), FormMark::Drawn, FormMark::Lost];
    assert_eq!(card.form, form);
    let told = "Last results, the newest last: place 2 of 4, drawn, lost.";
    assert!(picture.alt.contains(told), "{}", picture.alt);
}

#[test]
fn the_card_of_a_player_has_the_course_form_sides_and_best_win_and_says_so() {
    let mut table = table();
    let action = |name: &str| CompetitionAction::Rating {
        player: Some(person(name).id),
        pool: None,
    };
    let picture = asks(&mut table, "Ben", action("Ann")).picture.unwrap();
    let Some(Sheet::Card(card)) = picture.sheet() else {
        panic!("{picture:?}")
    };
    // Ten games, before and after each, and now.
    assert_eq!((card.course.len(), card.form.len()), (21, 10));
    assert_eq!(card.course[0].rating, 1500);
    let rows: Vec<(&str, [u32; 3])> = card
        .results
        .iter()
        .map(|row| (&*row.label, [row.won, row.drawn, row.lost]))
        .collect();
    assert_eq!(
        rows,
        [
            ("All games", [5, 0, 5]),
            ("White", [5, 0, 0]),
            ("Black", [0, 0, 5])
        ]
    );
    assert!(card.lines[0].starts_with("Best win: "), "{:?}", card.lines);
    for told in [
        "King’s Mate",
        &card.figure,
        "Since 2025-11-03",
        "Last results, the newest last: won, won",
        "White: 5 won, 0 drawn, 0 lost.",
        &card.lines[0],
    ] {
        assert!(picture.alt.contains(told), "{told} in {}", picture.alt);
    }
    // Nobody else sees a hidden one, nor learns it from a best win over the player who hides it.
    let best = card.lines[0].clone();
    let beaten = ["Ben", "Cyn", "Dan", "Eve", "Fay"].into_iter();
    let beaten = beaten.clone().find(|name| best.contains(name)).unwrap();
    asks(
        &mut table,
        beaten,
        CompetitionAction::Choose(Some(Competition::Hidden)),
    );
    let after = asks(&mut table, "Ben", action("Ann")).picture.unwrap();
    assert!(!after.alt.contains(beaten), "{}", after.alt);
    asks(
        &mut table,
        "Ann",
        CompetitionAction::Choose(Some(Competition::Hidden)),
    );
    assert_eq!(asks(&mut table, "Ben", action("Ann")).picture, None);
    assert!(asks(&mut table, "Ann", action("Ann")).picture.is_some());
    let profile = table.asked("Ben", Action::Profile(Some(person("Ann").id)));
    assert_eq!(profile[0].picture, None);
    let profile = table.asked("Ben", Action::Profile(Some(person("Dan").id)));
    assert!(profile[0].picture.is_some());
}
