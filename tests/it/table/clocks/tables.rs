//! The tables themselves: time controls, flags, pauses, gifts, nights, holidays, outages.

use kingboard::game::text::{MoveText, SetupText};
use kingboard::play::calendar::DAY;
use kingboard::play::event::Event;
use kingboard::service::{Seat, Timestamp};

use super::{ALL, Days, Own, begun};

const NIGHTS: Own = Own {
    zone: "Europe/Berlin",
    night: "22-7",
    rest: "",
};

const WEEKENDS: Own = Own {
    zone: "America/New_York",
    night: "",
    rest: "sat sun",
};

#[test]
fn every_move_has_its_days() {
    Days::new("3d").follow(
        "
        +0s                Ann looks | 3d 3d | Ann has 3 days, which runs out
        +2d23h59m59.999s   Ann moves | 3d 3d
        +1s                          | 3d 2d23h59m59s
        +2d                Ben moves | 3d 3d
        +1d                Ann moves | 3d 3d
        +30d                         | 3d 0 Ann wins (time)
        ",
    );
}

#[test]
fn a_bank_is_used_up_and_filled_up_to_its_cap() {
    Days::new("3d+12h/4d").follow(
        "
        +1h   Ann moves | 3d11h 3d
        +1d   Ben moves | 3d11h 2d12h
        +0s   Ann moves | 3d23h 2d12h
        +12h  Ben moves | 3d23h 2d12h
        +1h   Ann moves | 4d 2d12h
        +2d   Ben moves | 4d 1d
        +1s   Ann moves | 4d 1d
        +1d             | 4d 0 Ann wins (time)
        ",
    );
    Days::new("1d+0h").follow(
        "
        +23h59m59.999s  Ann moves | 0.001s 1d
        +1h             Ben moves | 0.001s 23h
        +0.001s         Ann moves | 0 23h Ben wins (time) | #1 is over
        ",
    );
}

#[test]
fn time_is_up_at_the_very_moment_and_not_before() {
    let mut days = Days::new("3d");
    days.follow("+2d23h59m59.999s | 0.001s 3d");
    assert!(days.game().outcome().is_none());
    days.follow("+0.001s | 0 3d Ben wins (time)");
    let told = days.told();
    let said = "King’s Mate #1\nThe time of Ann is up. Ben wins #1.";
    assert!(told.starts_with(said), "{told}");
    // Further checks find nothing more to do.
    days.follow("+0s | 0 3d Ben wins (time)\n+400d | 0 3d Ben wins (time)");
    assert_eq!(days.told(), "");
    assert_eq!(days.alarms(), []);
}

#[test]
fn when_a_soft_time_is_up_the_opponent_may_claim_wait_or_give() {
    let up = "
        +1d  Ann moves  | 2d 2d
        +2d             | 2d 0 Ben’s time is up
        +1d  Ben claims | 2d 0 Ben’s time is up | There is nothing for you to claim in #1: your opponent’s time is not up.
        +1d  Ann waits  | 2d 0 Ben’s time is up | Good: nothing changes.
    ";
    let mut days = Days::new("2d soft");
    days.follow(up);
    let told = days.told();
    assert!(told.contains("The time of Ben in #1 is up."), "{told}");
    assert_eq!(told.matches("is up").count(), 1, "{told}");
    days.follow("+90d Ann claims | 2d 0 Ann wins (time)");
    Days::new("2d soft").follow(up).follow(
        "
        +0s       Ann gives 1d | 2d 1d
        +23h59m                | 2d 1m
        +1m                    | 2d 0 Ben’s time is up
        +5d       Ben moves    | 2d 2d
        +0s       Ben claims   | 2d 2d | in #1 yet: your opponent has until
        ",
    );
}

#[test]
fn a_player_past_a_soft_limit_plays_on_with_the_increment() {
    Days::new("2d+6h soft").follow(
        "
        +10d              | 0 2d Ann’s time is up
        +0s    Ann moves  | 6h 2d
        +1d    Ben moves  | 6h 1d6h
        +6h               | 0 1d6h Ann’s time is up
        +1h    Ann gives 1d  | 0 2d6h Ann’s time is up
        +0s    Ben resigns | 0 2d6h Ann wins (resignation)
        ",
    );
    let mut days = Days::new("1d+0h soft");
    days.follow(
        "
        +1d               | 0 1d Ann’s time is up
        +1h    Ann moves  | 0 1d
        +1h    Ben moves  | 0 23h Ann’s time is up
        +1h    Ann moves  | 0 23h
        ",
    );
    assert_eq!(days.told().matches("time of Ann in #1 is up").count(), 2);
}

/// White's fool on C5 can attack Black's on D6.
const ATTACK: &str = "3k3/fff4/7/3f3/2F4/7/7/4FFF/3K3 w -";

#[test]
fn a_failed_attack_leaves_the_clock_running_in_the_same_turn() {
    Days::with("3d", "active", Some(ATTACK), [ALL, ALL]).follow(
        "
        +1d  Ann C5xD6[1:6] | 2d 3d
        +1d                 | 1d 3d
        +0s  Ann E2-E3      | 3d 3d
        ",
    );
    Days::with("3d", "active", Some(ATTACK), [ALL, ALL]).follow(
        "
        +1d  Ann C5xD6[1:6] | 2d 3d
        +2d                 | 0 3d Ben wins (time)
        ",
    );
    let mut days = Days::with("3d soft", "active", Some(ATTACK), [ALL, ALL]);
    days.follow(
        "
        +3d                 | 0 3d Ann’s time is up
        +1h  Ann C5xD6[1:6] | 0 3d Ann’s time is up
        +1h  Ann E2-E3      | 3d 3d
        ",
    );
    let told = days.told();
    assert_eq!(told.matches("The time of Ann").count(), 1, "{told}");
    Days::with("3d+1d/4d", "active", Some(ATTACK), [ALL, ALL]).follow(
        "
        +1d  Ann C5xD6[6:1] | 3d 3d
        +1d  Ben A8-A7      | 3d 3d
        ",
    );
}

#[test]
fn no_clock_runs_in_a_game_that_the_rules_no_longer_agree_with() {
    let mut days = Days::new("3d");
    let moved = Event::Played {
        seat: Seat::FIRST,
        text: MoveText::new("D2-D3"),
        after: SetupText::new("3k3/7/7/7/7/7/7/7/3K3 b -"),
    };
    days.store(vec![moved]);
    assert!(days.game().history().diverged().is_some());
    days.now = Timestamp(days.now.0 + 30 * DAY);
    days.wake(true);
    assert_eq!(
        days.state(),
        "3d 3d",
        "nobody can move, so nobody loses by it"
    );
    assert!(days.act("Ben", "D9-D8").contains("is on hold"));
}

#[test]
fn time_may_be_given_at_any_moment_and_is_not_lost_by_moving() {
    let mut days = Days::new("3d");
    days.follow(
        "
        +1d    Ben gives 1d12h  | 3d12h 3d
        +1d    Ann gives 12h    | 2d12h 3d12h
        +2d11h                  | 1h 3d12h
        +0s    Ben gives 14d    | 14d1h 3d12h
        +1d    Ann moves        | 13d1h 3d12h
        +1d    Ben moves        | 13d1h 3d
        +1d    Ann moves        | 12d1h 3d
        ",
    );
    let told = days.told();
    assert!(
        told.contains("Ben gives Ann 1 day 12 hours more."),
        "{told}"
    );
}

#[test]
fn a_game_is_paused_when_both_wish_it_and_goes_on_when_one_does() {
    Days::new("3d").follow(
        "
        +1d    Ann pause     | 2d 3d
        +1h    Ann pause     | 1d23h 3d | You have proposed a pause in #1 already
        +1h    Ben declines  | 1d22h 3d
        +0s    Ben pause     | 1d22h 3d
        +1h    Ann agrees    | 1d21h 3d paused
        +200d                | 1d21h 3d paused
        +0s    Ann moves     | 1d21h 3d paused | #1 is paused
        +0s    Ben gives 1d  | 2d21h 3d paused
        +0s    Ben resumes   | 2d21h 3d
        +2d    Ann moves     | 3d 3d
        +1d    Ann pause     | 3d 2d
        +0s    Ben moves     | 3d 3d
        +1d    Ben agrees    | 2d 3d | Nobody has proposed to pause
        +0s    Ben pause     | 2d 3d
        +0s    Ann pause     | 2d 3d paused
        +9d    Ann resumes   | 2d 3d
        +2d                  | 0 3d Ben wins (time)
        ",
    );
}

#[test]
fn what_was_up_before_a_pause_is_up_after_it() {
    let mut days = Days::new("1d soft");
    days.follow(
        "
        +1d                | 0 1d Ann’s time is up
        +0s   Ann pause    | 0 1d Ann’s time is up
        +0s   Ben agrees   | 0 1d paused
        +50d  Ben claims   | 0 1d paused | nothing for you to claim
        +0s   Ann resumes  | 0 1d Ann’s time is up
        +0s   Ben claims   | 0 1d Ben wins (time)
        ",
    );
    // The loss of the game's place is noticed only after the time is up.
    Days::new("1d").follow(
        "
        +23h59m59s  Ann loses-place  | 1s 1d no place
        +300d       Ben resumes      | 1s 1d no place | its channel is gone
        +0s         Ben moves        | 1s 1d no place | its channel is gone
        +0s         Ben resigns      | 1s 1d Ann wins (resignation)
        ",
    );
}

#[test]
fn a_player_who_left_may_come_back_for_three_days_before_a_claim() {
    let mut days = Days::new("3d");
    days.follow(
        "
        +1d             Ben leaves  | 2d 3d Ben is gone
        +2d23h59m59.999s  Ann claims  | 2d 3d Ben is gone | Your opponent has left, but may come back
        +0s             Ann resumes | 2d 3d Ben is gone | It goes on by itself when Ben comes back
        +0s             Ben gives 1d | 3d 3d
        +1d             Ben leaves  | 2d 3d Ben is gone
        +9d             Ben pause   | 2d 3d
        +1h             Ben leaves  | 1d23h 3d Ben is gone
        +3d             Ann claims  | 1d23h 3d Ann wins (abandonment)
        ",
    );
}

#[test]
fn nights_and_days_off_are_each_players_own() {
    Days::with("1d", "", None, [NIGHTS, WEEKENDS]).follow(
        "
        2026-03-02T20:00Z  Ann moves  | 1d 1d
        2026-03-03T10:00Z  Ben moves  | 1d 1d
        2026-03-03T21:00Z             | 13h 1d
        2026-03-04T06:00Z             | 13h 1d
        2026-03-04T07:00Z             | 12h 1d
        2026-03-04T18:59:59.999Z Ann moves | 1d 1d
        2026-03-06T05:00Z Ben moves  | 1d 0 Ann wins (time) | #1 is over
        ",
    );
    // From Friday noon in New York to Monday noon, one day counts.
    let mut days = Days::with("1d+1d/1d", "", None, [ALL, WEEKENDS]);
    days.follow(
        "
        2026-03-06T17:00Z           | 0 1d Ben wins (time)
        ",
    );
    Days::with("10d+1d/10d", "", None, [ALL, WEEKENDS]).follow(
        "
        2026-03-06T17:00Z  Ann moves  | 5d19h 10d
        2026-03-07T05:00Z             | 5d19h 9d12h
        2026-03-09T04:00Z             | 5d19h 9d12h
        2026-03-09T16:00Z  Ben moves  | 5d19h 10d
        ",
    );
}

#[test]
fn nights_are_those_of_the_wall_when_clocks_are_changed() {
    // Berlin goes from 2:00 to 3:00 on 29 March, and back on 25 October.
    Days::with("60d+1d", "", None, [NIGHTS, ALL]).follow(
        "
        2026-03-28T21:00Z          | 42d18h 60d
        2026-03-29T05:00Z          | 42d18h 60d
        2026-03-29T06:00Z          | 42d17h 60d
        2026-03-29T20:00Z          | 42d3h 60d
        2026-03-30T05:00:00.001Z   | 42d2h59m59.999s 60d
        ",
    );
    let begin = "2026-10-24T10:00:00Z".parse::<jiff::Timestamp>().unwrap();
    let begin = Timestamp(begin.as_millisecond());
    Days::beginning(begin, &begun(begin, "1d", "", None), [NIGHTS, ALL]).follow(
        "
        2026-10-24T20:00Z          | 14h 1d
        2026-10-25T06:00Z          | 14h 1d
        2026-10-25T19:59:59Z       | 1s 1d
        2026-10-25T20:00Z          | 0 1d Ben wins (time)
        ",
    );
}

#[test]
fn while_anybody_is_on_holiday_no_clock_runs() {
    let mut days = Days::new("3d");
    days.follow(
        "
        +1d   Ben away 1d 8d    | 2d 3d
        +1d                     | 1d 3d
        +6d                     | 1d 3d
        +0s   Ann moves         | 3d 3d
        +1d                     | 3d 3d
        +1d                     | 3d 2d
        +0s   Ben away 0s 30d   | 3d 2d
        +10d                    | 3d 2d
        +0s   Ann away 5d 35d   | 3d 2d
        +5d   Ben back          | 3d 2d
        +30d                    | 3d 2d
        +1d                     | 3d 1d
        +12h  Ben moves         | 3d 3d
        +3d                     | 0 3d Ben wins (time)
        ",
    );
}

#[test]
fn a_holiday_does_not_bring_back_time_that_was_up_before_it() {
    Days::new("3d soft").follow(
        "
        +3d                    | 0 3d Ann’s time is up
        +1h   Ann away 0s 9d   | 0 3d Ann’s time is up
        +1d   Ben claims       | 0 3d Ben wins (time)
        ",
    );
    Days::new("3d soft").follow(
        "
        +3d                    | 0 3d Ann’s time is up
        +1h   Ann away 0s 9d   | 0 3d Ann’s time is up
        +1d   Ben gives 1d     | 1d 3d
        +7d23h                 | 1d 3d
        +1h                    | 1d 3d
        +1d                    | 0 3d Ann’s time is up
        ",
    );
}

#[test]
fn time_in_which_the_bot_was_away_is_given_back_to_the_second() {
    Days::new("3d").follow(
        "
        +1d               Ann moves  | 3d 3d
        +2d                          | 3d 1d
        ~~5d3h7s                     | 3d 1d
        +23h59m59.999s               | 3d 0.001s
        ~~20d                        | 3d 0.001s
        +0s               Ben moves  | 3d 3d
        ~2h               Ann moves  | 3d 3d
        ~5s               Ben moves  | 3d 3d
        ~6s               Ann moves  | 3d 3d
        +3d                          | 3d 0 Ann wins (time)
        ",
    );
    // Five seconds are not an outage, but six are.
    Days::new("1h+0h").follow(
        "
        ~5s                          | 59m55s 1h
        ~5.001s                      | 59m55s 1h
        ~~1s                         | 59m54s 1h
        ~~1h              Ann moves  | 59m54s 1h
        +59m59s           Ben pause  | 59m54s 1s
        ~~1h              Ann pause  | 59m54s 1s paused
        ~~1h              Ben resumes | 59m54s 1s
        +1s                          | 59m54s 0 Ann wins (time)
        ",
    );
}

#[test]
fn a_deadline_in_an_outage_is_met_after_it() {
    let mut days = Days::with("1d soft", "", None, [NIGHTS, ALL]);
    days.follow(
        "
        2026-03-01T20:59Z            | 15h1m 1d
        ~~10h                        | 15h1m 1d
        2026-03-02T21:00Z            | 1h 1d
        ~~9d                         | 1h 1d
        2026-03-11T21:59:59Z         | 1h 1d
        2026-03-12T07:00Z            | 0 1d Ann’s time is up
        ",
    );
    assert_eq!(days.told().matches("time of Ann").count(), 1);
}
