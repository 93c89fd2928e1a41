//! Reminders on a virtual clock: when they come or do not come, how they are grouped, and that each comes once.

use kingboard::play::calendar::{DAY, HOUR, MINUTE};
use kingboard::service::api::access::Access;
use kingboard::service::api::action::{Action, Request};
use kingboard::service::api::hours::OffHoursAction;
use kingboard::service::api::remind::ReminderAction;
use kingboard::service::api::reply::Control;
use kingboard::service::api::time::ClockAction;
use kingboard::service::operator::status;
use kingboard::service::{Place, Service, unwire, wire};
use kingboard::store::{self, place_of_text};

use crate::table::days::{Days, pressed};
use crate::table::harness::person;

#[test]
fn one_reminder_comes_when_four_fifths_of_the_time_are_used_and_no_second() {
    let mut days = Days::from("2026-03-02T12:00:00Z");
    let game = days.game("test:1:10", ("Ann", "Ben"), "5d");
    days.pass(4 * DAY - MINUTE);
    assert_eq!(days.reminders(), Vec::<String>::new());
    days.pass(DAY);
    assert_eq!(days.reminders(), ["03-06 12:00 test:1:10"]);
    days.plays("Ann", game, "D2-D3");
    days.pass(5 * DAY - HOUR);
    assert_eq!(days.reminders(), ["03-11 11:59 test:1:10"], "Ben's");
    days.pass(2 * HOUR);
    assert!(days.ask("Ann", Action::Board(Some(game))).contains("time"));
    days.pass(30 * DAY);
    assert_eq!(days.reminders(), Vec::<String>::new(), "it is over");
}

#[test]
fn what_the_clock_had_at_the_beginning_of_the_turn_counts() {
    let mut days = Days::from("2026-03-02T12:00:00Z");
    let game = days.game("test:1:10", ("Ann", "Ben"), "10d+0h");
    days.pass(5 * DAY);
    days.plays("Ann", game, "D2-D3");
    days.plays("Ben", game, "D8-D7");
    // Ann has five days left, and the reminder comes with one day left.
    days.pass(5 * DAY - HOUR);
    assert_eq!(days.reminders(), ["03-11 12:00 test:1:10"]);
}

#[test]
fn untimed_games_remind_after_three_days_ever_more_rarely_and_then_not_at_all() {
    let mut days = Days::from("2026-03-02T12:00:00Z");
    days.game("test:1:10", ("Ann", "Ben"), "");
    days.pass(150 * DAY);
    let came = days.reminders();
    let dates: Vec<&str> = came.iter().filter_map(|line| line.get(..5)).collect();
    assert_eq!(dates, ["03-05", "03-11", "03-23", "04-16", "06-03"]);
}

#[test]
fn ones_own_interval_is_kept_five_times_in_a_turn() {
    let mut days = Days::from("2026-03-02T12:00:00Z");
    let game = days.game("test:1:10", ("Ann", "Ben"), "");
    days.wants("Ann", "how every 12 hours");
    days.pass(10 * DAY);
    let came = days.reminders();
    assert_eq!(came.len(), 5, "{came:?}");
    assert_eq!(came[0], "03-03 00:00 test:1:10");
    assert_eq!(came[4], "03-05 00:00 test:1:10");
    days.plays("Ann", game, "D2-D3");
    days.plays("Ben", game, "D8-D7");
    days.pass(DAY);
    assert_eq!(days.reminders().len(), 2, "something has happened");
    days.wants("Ann", "how off");
    days.pass(10 * DAY);
    assert_eq!(days.reminders(), Vec::<String>::new());
}

#[test]
fn quiet_hours_move_a_reminder_to_their_end() {
    let mut days = Days::from("2026-03-02T23:30:00Z");
    days.game("test:1:10", ("Ann", "Ben"), "5d");
    days.wants("Ann", "quiet 22-7");
    days.pass(5 * DAY - HOUR);
    assert_eq!(days.reminders(), ["03-07 07:00 test:1:10"]);
}

#[test]
fn where_the_time_is_up_by_their_end_it_comes_before_they_begin() {
    let mut days = Days::from("2026-03-02T05:00:00Z");
    days.game("test:1:10", ("Ann", "Ben"), "1d");
    days.wants("Ann", "quiet 22-7");
    days.pass(2 * DAY);
    assert_eq!(days.reminders(), ["03-02 21:55 test:1:10"]);
    // A turn that begins and ends in quiet hours has no time for a reminder.
    let mut days = Days::from("2026-03-02T23:00:00Z");
    days.game("test:1:10", ("Ann", "Ben"), "4h");
    days.wants("Ann", "quiet 22-7");
    days.pass(DAY);
    assert_eq!(days.reminders(), Vec::<String>::new());
}

#[test]
fn a_player_just_seen_is_reminded_an_hour_later_if_there_is_time() {
    let mut days = Days::from("2026-03-02T12:00:00Z");
    days.game("test:1:10", ("Ann", "Ben"), "5d");
    days.pass(4 * DAY - 10 * MINUTE);
    days.ask("Ann", Action::Help);
    days.pass(DAY);
    assert_eq!(days.reminders(), ["03-06 12:50 test:1:10"]);
    let mut days = Days::from("2026-03-02T12:00:00Z");
    days.game("test:1:10", ("Ann", "Ben"), "2h");
    days.pass(90 * MINUTE);
    days.ask("Ann", Action::Help);
    days.pass(HOUR);
    assert_eq!(
        days.reminders(),
        ["03-02 13:36 test:1:10"],
        "no time to wait"
    );
}

#[test]
fn not_now_puts_a_reminder_off_and_says_until_when() {
    let mut days = Days::from("2026-03-02T12:00:00Z");
    let game = days.game("test:1:10", ("Ann", "Ben"), "");
    days.pass(3 * DAY);
    let (_, delivery) = days.came.last().unwrap().clone();
    assert_eq!(days.reminders().len(), 1);
    let not_now = pressed(&delivery.reply, "Not now");
    assert!(
        days.ask("Ben", not_now.clone())
            .contains("nothing to put off")
    );
    let answer = days.ask("Ann", not_now.clone());
    assert!(answer.contains("2026-03-06 12:00 UTC"), "{answer}");
    days.pass(DAY + HOUR);
    assert_eq!(days.reminders(), ["03-06 12:00 test:1:10"]);
    days.plays("Ann", game, "D2-D3");
    assert!(days.ask("Ann", not_now).contains("nothing to put off"));
}

#[test]
fn near_the_end_of_the_time_not_now_means_half_of_what_is_left() {
    let mut days = Days::from("2026-03-02T12:00:00Z");
    days.game("test:1:10", ("Ann", "Ben"), "5d");
    days.pass(4 * DAY);
    let (_, delivery) = days.came.last().unwrap().clone();
    let not_now = pressed(&delivery.reply, "Not now");
    days.reminders();
    let answer = days.ask("Ann", not_now.clone());
    assert!(answer.contains("2026-03-07 00:00 UTC"), "{answer}");
    days.pass(DAY - 12 * MINUTE);
    assert_eq!(days.reminders(), ["03-07 00:00 test:1:10"]);
    let answer = days.ask("Ann", not_now);
    assert!(answer.contains("no time for another"), "{answer}");
}

#[test]
fn several_due_within_the_hour_at_one_address_are_one_message() {
    let mut days = Days::from("2026-03-02T12:00:00Z");
    days.game("test:1:10", ("Ann", "Ben"), "");
    days.pass(30 * MINUTE);
    days.game("test:1:10", ("Ann", "Cid"), "");
    days.game("test:1:11", ("Ann", "Dan"), "");
    days.pass(2 * HOUR);
    days.game("test:1:10", ("Ann", "Eve"), "");
    days.pass(4 * DAY);
    let (_, first) = &days.came[0];
    let words = first.reply.text.plain();
    assert!(words.contains("these games wait"), "{words}");
    assert!(words.contains("#1 against Ben") && words.contains("#2 against Cid"));
    assert!(!words.contains("#3"), "{words}");
    assert_eq!(
        days.reminders(),
        [
            "03-05 12:00 test:1:10",
            "03-05 12:30 test:1:11",
            "03-05 14:30 test:1:10"
        ]
    );
}

#[test]
fn direct_messages_gather_all_places_and_fall_back_where_they_are_closed() {
    let mut days = Days::from("2026-03-02T12:00:00Z");
    days.wants("Ann", "where dm");
    days.game("test:1:10", ("Ann", "Ben"), "");
    days.game("test:2:20", ("Ann", "Cid"), "");
    days.pass(3 * DAY);
    assert_eq!(days.reminders(), ["03-05 12:00 test:Ann"]);
    days.closed.push(person("Ann").id);
    days.pass(6 * DAY);
    assert_eq!(
        days.reminders(),
        ["03-11 12:00 test:1:10", "03-11 12:00 test:2:20"]
    );
    // Direct messages are not tried again for a day.
    days.wants("Ann", "how 2h");
    days.closed.clear();
    days.pass(2 * HOUR);
    assert_eq!(
        days.reminders(),
        ["03-11 14:00 test:Ann"],
        "told, and tried again"
    );
}

#[test]
fn nobody_is_reminded_in_a_pause_or_by_a_message_that_comes_late() {
    let mut days = Days::from("2026-03-02T12:00:00Z");
    let game = days.game("test:1:10", ("Ann", "Ben"), "");
    let pause = |accept| {
        Action::Time(ClockAction::AnswerPause {
            game: Some(game),
            seen: None,
            accept,
        })
    };
    days.pass(DAY);
    days.ask("Ben", Action::Time(ClockAction::OfferPause(Some(game))));
    days.ask("Ann", pause(true));
    days.pass(30 * DAY);
    assert_eq!(days.reminders(), Vec::<String>::new());
    days.ask("Ben", Action::Time(ClockAction::Resume(Some(game))));
    days.pass(4 * DAY);
    assert_eq!(days.reminders(), ["04-05 12:00 test:1:10"], "from then on");
    days.plays("Ann", game, "D2-D3");
    days.now.0 += 3 * DAY;
    let env = days.env();
    while days.service.run_next_alarm(&env) {}
    // It is due, but not yet delivered.
    let answered = days.service.handle(
        &Request {
            user: person("Ben"),
            place: Place::in_server("test", "1", "10"),
            source: String::new(),
            access: Access::default(),
            action: Action::Play {
                game: Some(game),
                text: "D8-D7".to_owned(),
            },
        },
        &env,
    );
    assert!(answered.is_empty());
    days.settle();
    assert_eq!(days.reminders(), Vec::<String>::new());
}

#[test]
fn summer_time_moves_quiet_hours_with_the_clocks_on_the_wall() {
    // In Berlin the night of 28 to 29 March is an hour shorter, that of 24 to 25 October an hour longer.
    for (begin, comes) in [
        ("2026-03-23T23:00:00Z", "03-28 06:00 test:1:10"),
        ("2026-03-24T23:00:00Z", "03-29 05:00 test:1:10"),
        ("2026-10-19T23:00:00Z", "10-24 05:00 test:1:10"),
        ("2026-10-20T23:00:00Z", "10-25 06:00 test:1:10"),
    ] {
        let mut days = Days::from(begin);
        let ann = person("Ann").id;
        store::players::save_preference(&mut days.store(), &ann, "zone", "Europe/Berlin").unwrap();
        days.game("test:1:10", ("Ann", "Ben"), "5d");
        days.wants("Ann", "quiet 22-7");
        days.pass(5 * DAY - MINUTE);
        assert_eq!(days.reminders(), [comes], "{begin}");
    }
}

#[test]
fn nobody_is_reminded_on_anybodys_holiday() {
    let away = || {
        Action::Hours(OffHoursAction::AddHoliday {
            from: None,
            until: "10d".to_owned(),
        })
    };
    for player in ["Ann", "Ben"] {
        for (clock, comes) in [
            ("", "03-15 12:00 test:1:10"),
            ("5d", "03-16 12:00 test:1:10"),
        ] {
            let mut days = Days::from("2026-03-02T12:00:00Z");
            days.game("test:1:10", ("Ann", "Ben"), clock);
            days.pass(DAY);
            days.ask(player, away());
            days.pass(14 * DAY - HOUR);
            assert_eq!(days.reminders(), [comes], "{player} {clock}");
        }
    }
    // The interval of one player's reminders ends with the holiday.
    let mut days = Days::from("2026-03-02T12:00:00Z");
    days.game("test:1:10", ("Ann", "Ben"), "");
    days.wants("Ann", "how 2d");
    days.pass(DAY);
    days.ask("Ben", away());
    days.pass(11 * DAY);
    assert_eq!(days.reminders(), ["03-13 12:00 test:1:10"]);
}

#[test]
fn nights_and_days_off_are_quiet_and_do_not_count_on_the_clock() {
    let mut days = Days::from("2026-03-02T12:00:00Z"); // a Monday
    let own = Action::Hours(OffHoursAction::Hours {
        zone: None,
        night: Some("22-7".to_owned()),
        rest: Some("sat sun".to_owned()),
    });
    days.game("test:1:10", ("Ann", "Ben"), "");
    days.ask("Ann", own);
    days.wants("Ann", "how 36h");
    days.pass(9 * DAY);
    // Wednesday morning, not Tuesday night; Thursday evening; Monday morning, not Saturday; Tuesday evening.
    assert_eq!(
        days.reminders(),
        [
            "03-04 07:00 test:1:10",
            "03-05 19:00 test:1:10",
            "03-09 07:00 test:1:10",
            "03-10 19:00 test:1:10"
        ]
    );
}

#[test]
fn what_is_promised_and_cannot_be_delivered_waits_for_the_end_of_quiet_hours() {
    let mut days = Days::from("2026-03-02T20:00:00Z");
    days.game("test:1:10", ("Ann", "Ben"), "");
    days.wants("Ann", "quiet 22-7");
    days.down = true;
    days.pass(3 * DAY + 3 * HOUR);
    days.down = false;
    days.pass(10 * HOUR);
    assert_eq!(days.reminders(), ["03-06 07:00 test:1:10"]);
}

#[test]
fn a_restart_in_the_middle_neither_loses_nor_doubles_a_reminder() {
    let mut days = Days::from("2026-03-02T12:00:00Z");
    days.game("test:1:10", ("Ann", "Ben"), "5d");
    days.pass(4 * DAY - MINUTE);
    days.now.0 += MINUTE;
    let env = days.env();
    while days.service.run_next_alarm(&env) {}
    days.service = Service::new(days.store());
    while days.service.run_next_alarm(&env) {}
    days.pass(MINUTE);
    days.service = Service::new(days.store());
    days.pass(10 * HOUR);
    assert_eq!(days.reminders(), ["03-06 12:01 test:1:10"]);
}

#[test]
fn what_cannot_be_chosen_is_refused_with_the_way_to_write_it() {
    let mut days = Days::from("2026-03-02T12:00:00Z");
    for (choice, word) in [
        ("how often", "12h"),
        ("how 10m", "once an hour at most"),
        ("how 61d", "once in 60 days at least"),
        ("how 99999999999999999d", "12h"),
        ("where Mars", "dm"),
        ("quiet 8-21", "twelve"),
        ("quiet always", "22-7"),
        ("boards **loud**", "off"),
    ] {
        let answer = days.wants("Ann", choice);
        assert!(answer.contains(word), "{choice}: {answer}");
    }
    let page = days.wants("Ann", "how every day");
    assert!(page.contains("interval of 1 day"), "{page}");
    let page = days.wants("Ann", "quiet 22:30–06:45");
    assert!(page.contains("22:30-06:45 (UTC"), "{page}");
    let page = days
        .asked("Ann", Action::Remind(ReminderAction::Settings(Vec::new())))
        .remove(0);
    let offered = page.controls.iter().flat_map(|control| {
        if let Control::Menu { options, .. } = control {
            return options.clone();
        }
        Vec::new()
    });
    for (label, ask) in offered.collect::<Vec<_>>() {
        assert_eq!(unwire(&wire(&ask).unwrap()), Some(ask.clone()), "{label}");
        let page = days.ask("Ann", ask);
        assert!(page.starts_with("Your reminders"), "{label}: {page}");
    }
    for id in [
        "k1.remind",
        "k1.remind.later",
        "k1.remind.later.",
        "k1.remind.later.1-x",
        "k1.remind.set.how",
        "k1.remind.set.x.y",
    ] {
        assert_eq!(unwire(id), None, "{id}");
    }
    let pressed = days.ask("Ann", unwire("k1.remind.set.how.never").unwrap());
    assert!(pressed.contains("interval"), "{pressed}");
}

#[test]
fn a_contest_delays_no_reminder_into_quiet_hours() {
    let mut days = Days::from("2026-03-02T05:00:00Z");
    // Reminders of games with such a number are delayed most.
    let number = days.connection();
    number
        .execute("INSERT INTO sqlite_sequence VALUES ('games', 98)", [])
        .unwrap();
    let game = days.game("test:1:10", ("Ann", "Ben"), "1d");
    assert_eq!(game.0, 99);
    number
        .execute_batch("PRAGMA foreign_keys = OFF; INSERT INTO contest_games VALUES (99, 1, 1, 0)")
        .unwrap();
    days.wants("Ann", "quiet 22-7");
    days.pass(2 * DAY);
    assert_eq!(days.reminders(), ["03-02 21:55 test:1:10"]);
}

#[test]
fn a_message_that_waits_for_the_end_of_quiet_hours_is_not_late() {
    let mut days = Days::from("2026-03-02T20:00:00Z");
    days.game("test:1:10", ("Ann", "Ben"), "");
    days.wants("Ann", "quiet 22-7");
    days.down = true;
    days.pass(3 * DAY + 3 * HOUR);
    let waiting = |days: &Days| {
        let env = days.env();
        let condition = status::condition(&days.service, "test", &env).unwrap();
        condition.waiting
    };
    assert_eq!(waiting(&days), (1, Some(3 * HOUR)));
    days.down = false;
    days.pass(HOUR);
    assert_eq!(waiting(&days), (0, None));
    let (here, ann) = (place_of_text("test:1:10"), person("Ann").id);
    let env = days.env();
    assert!(!status::may_be_recorded(
        &days.service,
        &here,
        &ann,
        "m77",
        &env
    ));
    days.down = true;
    days.pass(8 * HOUR);
    assert_eq!(
        waiting(&days),
        (1, Some(HOUR)),
        "since the end of the hours"
    );
    days.down = false;
    days.pass(MINUTE);
    assert_eq!(days.reminders(), ["03-06 08:01 test:1:10"]);
}
