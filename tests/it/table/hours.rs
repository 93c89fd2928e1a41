//! Nights, days off and holidays: players' choices, and their effects on the clocks of all their games.

use kingboard::game::options::Options;
use kingboard::play::Game;
use kingboard::play::event::{ChallengeTerms, Entry, Event};
use kingboard::service::api::action::Action;
use kingboard::service::api::hours::OffHoursAction;
use kingboard::service::api::relations::RelationAction;
use kingboard::service::api::time::ClockAction;
use kingboard::service::{GameId, GameKind, PlayerId, Seat, Timestamp};
use kingboard::store::{SideEffects, Store, place_of_text};

use crate::table::harness::{BEGIN, Table, button, person};

const HOUR: i64 = 60 * 60 * 1000;

/// A game between Ann and Ben with this time control, started at this time at this place.
fn timed(store: &mut Store, place: &str, clock: &str, at: Timestamp) -> GameId {
    let kind = GameKind::KINGS_MATE;
    let event = |event| Entry { at, event };
    let start = (kind.spec().start)(&Options::default()).setup();
    let ids: Vec<PlayerId> = ["Ann", "Ben"].map(|name| person(name).id).to_vec();
    let created = Event::Created {
        kind,
        rules_version: 1,
        options: Options::default(),
        place: place_of_text(place),
        by: ids[0].clone(),
        invited: Some(ids[1].clone()),
        side: Some(Seat::FIRST),
        terms: ChallengeTerms {
            clock: Some(clock.parse().unwrap()),
            ..ChallengeTerms::default()
        },
    };
    let seated = Seat::all(2)
        .zip(ids)
        .map(|(seat, player)| event(Event::Seated { seat, player }));
    let log: Vec<Entry> = [event(created)]
        .into_iter()
        .chain(seated)
        .chain([event(Event::Started { setup: start })])
        .collect();
    for name in ["Ann", "Ben"] {
        store.save_name(&person(name).id, name).unwrap();
    }
    let summary = |id| Game::from_log(id, &log).unwrap().summary();
    store.create(&log, summary, SideEffects::default()).unwrap()
}

/// Sets the time of the next request.
fn at(table: &mut Table, now: Timestamp) {
    table.set(now);
}

/// Fires all alarms due by this time. Returns whether the game is over.
fn over(table: &mut Table, game: GameId, now: Timestamp) -> bool {
    at(table, now);
    let env = table.env();
    while table.service.run_next_alarm(&env) {}
    let shown = table.asked("Ann", Action::Board(Some(game)));
    shown[0].text.plain().contains("wins")
}

/// The text about the clocks of a game.
fn clocks(table: &mut Table, game: GameId) -> String {
    let replies = table.asked("Ann", Action::Time(ClockAction::Show(Some(game))));
    replies[0].text.plain()
}

fn hours(table: &mut Table, zone: &str, night: &str, rest: &str) -> String {
    let given = |text: &str| (!text.is_empty()).then(|| text.to_owned());
    let wanted = OffHoursAction::Hours {
        zone: given(zone),
        night: given(night),
        rest: given(rest),
    };
    table.asked("Ann", Action::Hours(wanted))[0].text.plain()
}

fn away(table: &mut Table, from: Option<&str>, until: &str) -> String {
    let wanted = OffHoursAction::AddHoliday {
        from: from.map(str::to_owned),
        until: until.to_owned(),
    };
    table.asked("Ann", Action::Hours(wanted))[0].text.plain()
}

fn after(hours: i64) -> Timestamp {
    Timestamp(BEGIN.0 + hours * HOUR)
}

#[test]
fn new_hours_count_from_now_on_and_take_nothing_back() {
    let mut store = Store::in_memory().unwrap();
    let game = timed(&mut store, "test:1:10", "3d", BEGIN);
    let mut table = Table::on(store);
    // By noon of the second day one day is used up, with the earlier nights included.
    at(&mut table, after(24));
    let page = hours(&mut table, "UTC", "22-10", "");
    assert!(page.contains("night 22:00-10:00"), "{page}");
    at(&mut table, after(24));
    assert!(clocks(&mut table, game).contains("Ann has 2 days,"));
    // Of the next two days, twelve hours each count.
    at(&mut table, after(24 + 48));
    let shown = clocks(&mut table, game);
    let left = "Ann has 1 day, which runs out on 2026-03-06 12:00 UTC";
    assert!(shown.contains(left), "{shown}");
}

#[test]
fn hours_that_are_shifted_again_and_again_do_not_hold_off_a_clock() {
    let mut store = Store::in_memory().unwrap();
    let game = timed(&mut store, "test:1:10", "1d", BEGIN);
    let mut table = Table::on(store);
    // Every twelve hours, at noon first, Ann has it that night begins.
    let mut last = 0;
    for (number, night) in ["12-24", "0-12"].iter().cycle().take(14 * 2).enumerate() {
        last = i64::try_from(number).unwrap() * 12;
        at(&mut table, after(last));
        hours(&mut table, "", night, "");
    }
    assert!(over(&mut table, game, after(last)));
}

#[test]
fn hours_changed_anew_within_a_week_count_for_clocks_when_the_week_is_over() {
    let mut store = Store::in_memory().unwrap();
    let game = timed(&mut store, "test:1:10", "30d", BEGIN);
    let mut table = Table::on(store);
    let page = hours(&mut table, "", "22-10", "");
    assert!(!page.contains("until then"), "{page}");
    // A player who sets several values, or corrects one, does so in one go.
    table.set(Timestamp(BEGIN.0 + HOUR / 2));
    let page = hours(&mut table, "", "0-12", "");
    assert!(!page.contains("until then"), "{page}");
    table.set(after(48));
    let same = hours(&mut table, "", "0-12", "");
    assert!(!same.contains("until then"), "{same}");
    let page = hours(&mut table, "", "12-24", "");
    assert!(
        page.contains("night 12:00-00:00")
            && page.contains("from 2026-03-08 12:01 UTC on")
            && page.contains("until then time zone UTC, night 00:00-12:00, days off none"),
        "{page}"
    );
    // A later choice takes the place of the one that waits, and waits no longer.
    table.set(after(6 * 24));
    let page = hours(&mut table, "", "18-24", "");
    assert!(page.contains("from 2026-03-08 12:01 UTC on"), "{page}");
    // Seven days of twelve hours, six hours of the eighth, eighteen of the ninth and eleven of the tenth.
    table.set(after(9 * 24 - 1));
    let shown = clocks(&mut table, game);
    assert!(shown.contains("Ann has 25 days 1 hour"), "{shown}");
    let page = hours(&mut table, "", "", "");
    assert!(!page.contains("until then"), "{page}");
}

#[test]
fn a_time_zone_alone_moves_no_hours() {
    let mut store = Store::in_memory().unwrap();
    timed(&mut store, "test:1:10", "3d", BEGIN);
    let mut table = Table::on(store);
    hours(&mut table, "Asia/Tokyo", "", "");
    table.set(after(24));
    let page = hours(&mut table, "", "22-10", "");
    assert!(!page.contains("until then"), "{page}");
}

#[test]
fn hours_are_free_to_change_while_no_clock_of_the_player_can_run() {
    let mut table = Table::new();
    for (day, night) in ["22-10", "10-22", "0-12"].into_iter().enumerate() {
        table.set(after(24 * i64::try_from(day).unwrap()));
        let page = hours(&mut table, "", night, "");
        assert!(!page.contains("until then"), "{page}");
    }
}

#[test]
fn hours_that_cannot_be_are_refused_with_a_word_and_change_nothing() {
    let mut table = Table::new();
    let refused = [
        ("Atlantis", "", "", "I know no time zone Atlantis"),
        ("", "8-21", "", "more than twelve hours"),
        ("", "dusk", "", "as a night"),
        ("", "", "someday", "as days off"),
        ("", "", "mon tue wed thu", "At most three days"),
    ];
    for (zone, night, rest, words) in refused {
        let told = hours(&mut table, zone, night, rest);
        assert!(told.contains(words), "{told}");
    }
    let page = hours(&mut table, "", "", "");
    assert!(
        page.contains("time zone UTC, night none, days off none"),
        "{page}"
    );
    hours(&mut table, "+05:30", "23-6", "sun");
    let page = hours(&mut table, "", "off", "");
    assert!(
        page.contains("time zone +05:30, night none, days off sun"),
        "{page}"
    );
}

#[test]
fn a_holiday_stops_all_clocks_of_ones_games_and_is_told_there() {
    let mut store = Store::in_memory().unwrap();
    let game = timed(&mut store, "test:1:10", "3d", BEGIN);
    let other = timed(&mut store, "test:1:11", "2d+1d", BEGIN);
    let mut table = Table::on(store);
    at(&mut table, after(12));
    let told = away(&mut table, None, "10d");
    assert!(
        told.contains("Your opponents in 2 games are told"),
        "{told}"
    );
    assert!(told.contains("/holiday with back."), "{told}");
    let words: Vec<String> = table.messages().iter().map(|r| r.text.plain()).collect();
    assert_eq!(words.len(), 2, "{words:?}");
    assert!(words[0].contains("Ann is on holiday from"), "{words:?}");
    // Ben's clock would stand still as well. Ann's does, for more than ten days.
    at(&mut table, after(12 + 10 * 24));
    assert!(!over(&mut table, other, after(12 + 10 * 24)));
    assert!(clocks(&mut table, game).contains("Ann has 2 days 11 hours"));
    // The time is up exactly 2 days and 12 hours after the holiday.
    assert!(!over(&mut table, game, after(12 + 10 * 24 + 59)));
    assert!(over(&mut table, game, after(12 + 10 * 24 + 61)));
}

#[test]
fn a_holiday_is_told_once_at_each_place_however_many_games_it_stops() {
    // Given three games of Ann's at one place, and one at another
    let mut store = Store::in_memory().unwrap();
    for place in ["test:1:10", "test:1:10", "test:1:11", "test:1:10"] {
        timed(&mut store, place, "3d", BEGIN);
    }
    let mut table = Table::on(store);
    at(&mut table, after(12));
    table.told();
    // When she takes a holiday, then each place has one message of it
    let told = away(&mut table, None, "10d");
    assert!(
        told.contains("Your opponents in 4 games are told"),
        "{told}"
    );
    let told = table.messages();
    let words: Vec<String> = told.iter().map(|reply| reply.text.plain()).collect();
    assert_eq!(words.len(), 2, "{words:?}");
    let together = words
        .iter()
        .find(|said| said.contains("#1, #2, #4 may be played on"));
    assert!(
        together.is_some_and(|said| said.starts_with("Ann is on holiday from")),
        "{words:?}"
    );
    assert!(
        words
            .iter()
            .any(|said| said.contains("#3 may be played on")),
        "{words:?}"
    );
    assert!(told.iter().all(|reply| reply.notify.is_empty()));
    // When she comes back early, then the same places are notified once
    at(&mut table, after(24));
    table.ask("Ann", Action::Hours(OffHoursAction::EndHoliday));
    let words: Vec<String> = table
        .messages()
        .iter()
        .map(|reply| reply.text.plain())
        .collect();
    assert_eq!(words.len(), 2, "{words:?}");
    assert!(
        words
            .iter()
            .any(|said| said.contains("The clocks of #1, #2, #4 run again")),
        "{words:?}"
    );
}

#[test]
fn coming_back_early_starts_the_clocks_at_once() {
    let mut store = Store::in_memory().unwrap();
    let game = timed(&mut store, "test:1:10", "3d", BEGIN);
    let mut table = Table::on(store);
    away(&mut table, None, "20d");
    at(&mut table, after(5 * 24));
    let told = table.asked("Ann", Action::Hours(OffHoursAction::EndHoliday))[0]
        .text
        .plain();
    assert!(told.contains("The clock of one game runs again"), "{told}");
    let told = table.asked("Ann", Action::Hours(OffHoursAction::EndHoliday))[0]
        .text
        .plain();
    assert!(told.contains("no holiday booked"), "{told}");
    assert!(!over(&mut table, game, after(8 * 24 - 1)));
    assert!(over(&mut table, game, after(8 * 24 + 1)));
}

#[test]
fn a_game_that_begins_in_a_holiday_knows_of_it() {
    let mut table = Table::new();
    away(&mut table, None, "5d");
    table.challenge("Ben", Some("Ann"), "");
    table.press("Ann", "Accept");
    let told = table.told();
    assert!(told.contains("begins"), "{told}");
    assert!(told.contains("Ann is on holiday from"), "{told}");
}

#[test]
fn a_year_has_as_much_holiday_as_the_server_allows() {
    let mut store = Store::in_memory().unwrap();
    let game = timed(&mut store, "test:1:10", "3d", BEGIN);
    let mut table = Table::on(store);
    let told = away(&mut table, None, "2026-03-25");
    assert!(told.contains("one game is told"), "{told}");
    let told = away(&mut table, Some("2026-05-01"), "2026-05-20");
    assert!(
        told.contains(&format!("In {game} it counts until")),
        "{told}"
    );
    let told = away(&mut table, Some("2026-08-01"), "2026-08-02");
    assert!(told.contains("had all the holiday"), "{told}");
    let told = away(&mut table, Some("2027-01-02"), "2027-01-05");
    assert!(
        told.contains("one game is told") && !told.contains("counts until"),
        "{told}"
    );
}

#[test]
fn a_year_has_no_more_holiday_when_it_is_booked_from_its_end() {
    let mut store = Store::in_memory().unwrap();
    let game = timed(&mut store, "test:1:10", "3d", BEGIN);
    let mut table = Table::on(store);
    let told = away(&mut table, Some("2026-12-01"), "2026-12-30");
    assert!(!told.contains(&game.to_string()), "{told}");
    let told = away(&mut table, Some("2026-11-01"), "2026-11-28");
    assert!(told.contains("had all the holiday"), "{told}");
    let told = away(&mut table, Some("2027-01-02"), "2027-01-05");
    assert!(told.contains("one game is told"), "{told}");
}

#[test]
fn holidays_that_cannot_be_are_refused_with_a_word() {
    let mut table = Table::new();
    let refused = [
        (None, "soon", "I cannot read that day"),
        (None, "2026-02-20", "over already"),
        (Some("2026-06-10"), "2026-06-01", "over already"),
        (Some("2028-06-10"), "2028-06-11", "a year ahead"),
        (None, "0d", "over already"),
        (None, "99999999999999999d", "I cannot read that day"),
    ];
    for (from, until, words) in refused {
        let told = away(&mut table, from, until);
        assert!(told.contains(words), "{told}");
    }
    away(&mut table, Some("2026-06-01"), "2026-06-10");
    let told = away(&mut table, Some("2026-06-10"), "2d");
    assert!(told.contains("on holiday then already"), "{told}");
    let told = table.asked("Ann", Action::Hours(OffHoursAction::Holidays))[0]
        .text
        .plain();
    assert!(
        told.contains("On holiday from 2026-06-01 00:00 UTC until 2026-06-11 00:00 UTC"),
        "{told}"
    );
}

#[test]
fn a_friend_on_holiday_brings_it_along_once() {
    let mut table = Table::new();
    away(&mut table, None, "5d");
    let friend = RelationAction::Befriend(Some(person("Ben")));
    table.ask("Ann", Action::Relation(friend));
    table.challenge("Ben", Some("Ann"), "");
    let told = table.told();
    assert!(told.contains("begins"), "{told}");
    assert_eq!(told.matches("is on holiday from").count(), 1, "{told}");
}

#[test]
fn a_gift_that_is_pressed_twice_is_given_once() {
    let mut store = Store::in_memory().unwrap();
    let game = timed(&mut store, "test:1:10", "1d soft", BEGIN);
    let mut table = Table::on(store);
    table.say("Ann", "D2-D3");
    table.say("Ben", "D8-D7");
    // After a day and an hour the time is up, and Ben is asked.
    assert!(!over(&mut table, game, after(25)));
    let asked = table.messages();
    let gift = button(&asked, "Give 1 day");
    assert!(table.asked("Ben", gift.clone()).is_empty());
    let again = table.asked("Ben", gift)[0].text.plain();
    assert!(again.contains("has changed since"), "{again}");
    assert!(clocks(&mut table, game).contains("Ann has 23 hours"));
    let claim = button(&asked, "Claim the win");
    let late = table.asked("Ben", claim)[0].text.plain();
    assert!(late.contains("has changed since"), "{late}");
}
