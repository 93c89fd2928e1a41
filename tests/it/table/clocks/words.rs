//! Every refusal about time, word for word.

use super::Days;

/// A refusal: the preparation, the player with the command, and the expected answer.
type Row = (
    &'static str,
    &'static str,
    &'static str,
    &'static str,
    &'static str,
);

const REFUSALS: [Row; 14] = [
    (
        "3d",
        "+0s Ann pause | 3d 3d\n+0s Ben pause | 3d 3d paused",
        "Ann",
        "moves",
        "#1 is paused. Go on with /resume, then move.",
    ),
    (
        "3d",
        "+0s Ann loses-place | 3d 3d no place",
        "Ann",
        "pause",
        "#1 is paused: its channel is gone, or closed to me. Bring it to a channel with /here there, then play on.",
    ),
    (
        "",
        "+0s Ben leaves | - - Ben is gone",
        "Ann",
        "moves",
        "#1 is paused, since Ben has left the server. It goes on by itself when Ben comes back; you can call it off \
         with /abort, or claim the win later with /claim.",
    ),
    ("3d", "", "Ann", "resumes", "#1 is not paused."),
    (
        "",
        "+0s Ann pause | - -",
        "Ann",
        "pause",
        "You have proposed a pause in #1 already. It is for your opponent to agree.",
    ),
    (
        "3d",
        "",
        "Ben",
        "agrees",
        "Nobody has proposed to pause #1. You can, with /pause.",
    ),
    (
        "3d",
        "+0s Ben pause | 3d 3d",
        "Ben",
        "declines",
        "That was your own proposal: the answer is your opponent’s.",
    ),
    (
        "",
        "",
        "Ann",
        "gives 1d",
        "#1 is played without clocks, so there is no time to give.",
    ),
    (
        "3d",
        "",
        "Ben",
        "gives 15d",
        "One gift can be anything from 1 minute up to 14 days. Write it as 1d, 12h or 1d12h.",
    ),
    (
        "3d",
        "",
        "Ben",
        "gives much",
        "One gift can be anything from 1 minute up to 14 days. Write it as 1d, 12h or 1d12h.",
    ),
    (
        "366d",
        "",
        "Ann",
        "gives 1m",
        "Your opponent would have more than 366 days then, and no clock in #1 goes that far.",
    ),
    (
        "",
        "",
        "Ann",
        "claims",
        "There is nothing for you to claim in #1: your opponent’s time is not up.",
    ),
    (
        "3d",
        "+1d Ann moves | 3d 3d",
        "Ann",
        "claims",
        "There is nothing for you to claim in #1 yet: your opponent has until 2026-03-05 12:00 UTC.",
    ),
    (
        "3d",
        "+1d Ann leaves | 2d 3d Ann is gone",
        "Ben",
        "claims",
        "Your opponent has left, but may come back until 2026-03-05 12:00 UTC. After that you can claim the win in #1; \
         calling it off with /abort is possible at once.",
    ),
];

#[test]
fn every_refusal_that_has_to_do_with_time_has_its_words() {
    for (clock, table, player, wanted, says) in REFUSALS {
        let mut days = Days::new(clock);
        days.follow(table);
        let (before, log) = (days.state(), days.game().version());
        assert_eq!(
            days.act(player, wanted),
            says,
            "{clock} {table} {player} {wanted}"
        );
        assert_eq!(days.state(), before, "nothing changes");
        assert_eq!(days.game().version(), log, "nothing is stored");
    }
}

#[test]
fn people_who_do_not_play_have_no_say_about_its_time() {
    let mut days = Days::new("3d soft");
    days.follow("+3d | 0 3d Ann’s time is up");
    for wanted in ["pause", "agrees", "resumes", "gives 1d", "claims"] {
        let answer = days.act("Eve", wanted);
        assert!(answer.contains("not playing in"), "{wanted}: {answer}");
    }
    assert_eq!(days.state(), "0 3d Ann’s time is up");
}
