//! Laws of time over random games. Logs give the same clocks again, no time becomes negative, and merely recording a
//! clock does not change a deadline.

use proptest::prelude::*;

use kingboard::game::options::Options;
use kingboard::play::calendar::{
    DAY, HOUR, MINUTE, OffHours, TimeSpan, counted_ms, merged, moment_after,
};
use kingboard::play::clock::Clocks;
use kingboard::play::command::{Command, MoveChoice};
use kingboard::play::decide::{DecideInput, DiceSource, decide};
use kingboard::play::dice::roll_lands;
use kingboard::play::event::{Entry, Event, PauseReason, TimeEvent};
use kingboard::play::time_control::{TimeControl, TimeExclusions};
use kingboard::play::{Game, PlayerId, clock, pause};
use kingboard::service::{Seat, Timestamp};

use super::{ID, begun};
use crate::table::harness::{BEGIN, env, person};

const ZONES: [&str; 5] = [
    "UTC",
    "Europe/Berlin",
    "America/St_Johns",
    "Asia/Kathmandu",
    "Australia/Lord_Howe",
];
const NIGHTS: [&str; 4] = ["", "22-7", "23:30-06:15", "0-12"];
const REST: [&str; 4] = ["", "sun", "sat sun", "mon wed fri"];
const CONTROLS: [&str; 6] = [
    "3d",
    "12h soft",
    "1d+6h/2d",
    "1d+0h soft",
    "10m",
    "30d+1d/40d soft",
];

fn own() -> impl Strategy<Value = OffHours> {
    let pick = |from: &'static [&'static str]| prop::sample::select(from.to_vec());
    (pick(&ZONES), pick(&NIGHTS), pick(&REST)).prop_map(|(zone, night, rest)| {
        let zone = zone.parse().unwrap();
        OffHours::new(zone, night.parse().ok(), rest.parse().unwrap_or_default())
    })
}

/// Random time spans within some months.
fn stretches() -> impl Strategy<Value = Vec<TimeSpan>> {
    let stretch = (0..120 * DAY, 1..6 * DAY).prop_map(|(from, length)| TimeSpan {
        from: Timestamp(BEGIN.0 + from),
        until: Timestamp(BEGIN.0 + from + length),
    });
    prop::collection::vec(stretch, 0..6)
}

/// A random act: its time after the previous one, its kind, its player and a random number.
type ClockStep = (i64, u8, bool, u16);

fn actions() -> impl Strategy<Value = Vec<ClockStep>> {
    let pause = prop_oneof![0..HOUR, 0..2 * DAY, Just(0), 0..20 * DAY];
    prop::collection::vec((pause, 0_u8..16, any::<bool>(), any::<u16>()), 1..40)
}

/// The events of an act, or those due without one.
fn events(game: &Game, action: ClockStep, times: &TimeExclusions, now: Timestamp) -> Vec<Event> {
    let (_, what, first, whim) = action;
    let player: PlayerId = person(if first { "Ann" } else { "Ben" }).id;
    let mover = game
        .seat_to_act()
        .and_then(|seat| game.player(seat))
        .cloned();
    let length = i64::from(whim) * MINUTE;
    let (player, command) = match what {
        0..=6 if game.dice_due().is_some() => {
            let faces = format!("{} {}", 1 + whim % 6, 1 + whim / 6 % 6);
            let command = if game.uses_players_dice() {
                Command::EnterFaces { faces, seen: None }
            } else {
                Command::Roll { seen: None }
            };
            (mover.unwrap_or(player), command)
        }
        0..=6 => {
            let choice = MoveChoice::Index {
                seen: game.version(),
                index: whim % u16::try_from(game.choices().len().max(1)).unwrap(),
            };
            (mover.unwrap_or(player), Command::Play(choice))
        }
        7 => (player, Command::OfferPause),
        8 => {
            let accept = whim % 4 > 0;
            (player, Command::AnswerPause { accept, seen: None })
        }
        9 | 10 => (player, Command::Resume),
        11 => (player, Command::GiveTime(length.clamp(1, 14 * DAY))),
        12 if whim % 8 == 0 => (player, Command::Claim),
        13 => {
            let from = Timestamp(now.0 + length / 2);
            let until = Timestamp(from.0 + length);
            return pause::away(game, &player, TimeSpan { from, until })
                .into_iter()
                .collect();
        }
        14 => return pause::back(game, &player, now).into_iter().collect(),
        15 if whim % 8 == 0 && game.paused().is_none() => {
            let seat = game.seat_of(&player).unwrap();
            return pause::pause(game, PauseReason::Left(seat), times, now);
        }
        _ => {
            return clock::stop_running_clock(game, times, now)
                .into_iter()
                .collect();
        }
    };
    let dice = [1 + (whim % 6) as u8, 1 + (whim / 6 % 6) as u8];
    let means = DecideInput {
        times: times.clone(),
        ..DecideInput::default()
    };
    decide(game, &player, &command, &env(now, dice), &means).unwrap_or_default()
}

fn left(game: &Game, times: &TimeExclusions, now: Timestamp) -> Vec<i64> {
    let left = |seat| clock::time_left(game, seat, times, now).unwrap();
    Seat::all(2).map(left).collect()
}

/// Asserts what holds for every game at every moment.
fn check(game: &Game, times: &TimeExclusions, now: Timestamp) -> Result<(), TestCaseError> {
    let clocks = game.clocks().unwrap();
    let now_left = left(game, times, now);
    let later = Timestamp(now.0 + HOUR);
    for (seat, (now_left, later)) in Seat::all(2).zip(now_left.iter().zip(left(game, times, later)))
    {
        prop_assert!(*now_left >= 0 && *now_left <= clocks.left_when_stopped(seat));
        prop_assert!(later <= *now_left && later >= now_left - HOUR);
        prop_assert!(later == *now_left || game.ticking() == Some(seat));
    }
    let Some((seat, up)) = clock::deadline(game, times) else {
        let waits = game.ticking().is_none() || clocks.flagged().is_some();
        prop_assert!(waits, "a clock that runs runs out");
        return Ok(());
    };
    prop_assert!(up.0 >= clocks.since().0 + clocks.left_when_stopped(seat));
    prop_assert_eq!(clock::time_left(game, seat, times, up), Some(0));
    if clocks.left_when_stopped(seat) > 0 {
        prop_assert_eq!(
            clock::time_left(game, seat, times, Timestamp(up.0 - 1)),
            Some(1)
        );
    }
    // One millisecond before the deadline nothing is due; at the deadline the events are due once.
    prop_assert_eq!(clock::overdue(game, times, Timestamp(up.0 - 1)), []);
    let mut fallen = game.clone();
    for event in clock::overdue(game, times, up) {
        fallen.apply(&Entry { at: up, event });
    }
    prop_assert!(fallen.version() > game.version());
    prop_assert_eq!(
        clock::overdue(&fallen, times, Timestamp(up.0 + 99 * DAY)),
        []
    );
    // Recording a clock changes neither it nor the deadline.
    if now < up && now >= clocks.since() {
        let mut stated = game.clone();
        let event = clock::stop_running_clock(game, times, now).unwrap();
        stated.apply(&Entry { at: now, event });
        prop_assert_eq!(clock::deadline(&stated, times), Some((seat, up)));
        prop_assert_eq!(left(&stated, times, now), now_left);
        prop_assert_eq!(stated.clocks().and_then(Clocks::flagged), None);
    }
    Ok(())
}

/// The law for one game.
fn goes(
    control: &str,
    options: &str,
    times: &TimeExclusions,
    actions: &[ClockStep],
) -> Result<(), TestCaseError> {
    let mut log = begun(BEGIN, control, options, None);
    let mut game = Game::from_log(ID, &log).unwrap();
    let mut now = BEGIN;
    for action in actions {
        now.0 += action.0;
        check(&game, times, now)?;
        let mut follow = clock::overdue(&game, times, now);
        if game.dice_fall().is_some_and(|at| at <= now) {
            prop_assert_eq!(&follow, &[], "time is up while dice are in the air");
            follow = roll_lands(&game, &env(now, [2, 1]), &DiceSource::Fresh).unwrap();
        }
        if follow.is_empty() {
            follow = events(&game, *action, times, now);
        }
        for event in follow {
            let entry = Entry { at: now, event };
            game.apply(&entry);
            log.push(entry);
        }
        let again = Game::from_log(ID, &log).unwrap();
        prop_assert_eq!(again.clocks(), game.clocks());
        prop_assert_eq!(
            clock::deadline(&again, times),
            clock::deadline(&game, times)
        );
        prop_assert_eq!(again.history().diverged(), None);
    }
    check(&game, times, now)?;
    let cap = control.parse::<TimeControl>().unwrap().cap;
    let given: i64 = log.iter().map(given).sum();
    for seat in Seat::all(2) {
        prop_assert!(game.clocks().unwrap().left_when_stopped(seat) <= cap + given);
    }
    Ok(())
}

fn given(entry: &Entry) -> i64 {
    if let Event::Time(TimeEvent::Given { added, .. }) = entry.event {
        added
    } else {
        0
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(if crate::rules::argue::slow_tests() { 5_000 } else { 150 }))]

    #[test]
    fn logs_with_time_in_them_give_the_same_clocks_again_and_none_is_negative(
        control in prop::sample::select(CONTROLS.to_vec()),
        options in prop::sample::select(vec![
            "", "active", "active expanded", "active interactive", "active own-dice",
        ]),
        hours in [own(), own()],
        outages in stretches(),
        actions in actions(),
    ) {
        prop_assume!(options.parse::<Options>().is_ok());
        let times = TimeExclusions { off_hours: hours.to_vec(), outages };
        goes(control, options, &times, &actions)?;
    }

    #[test]
    fn what_is_reached_is_what_has_counted(
        hours in own(),
        others in stretches(),
        from in 0..30 * DAY,
        length in 0..60 * DAY,
    ) {
        let from = Timestamp(BEGIN.0 + from);
        let idle = |from, until| {
            let own = hours.idle(from, until);
            merged(own.into_iter().chain(others.iter().copied()), from, until)
        };
        let up = moment_after(from, length, idle).unwrap();
        prop_assert_eq!(counted_ms(from, up, &idle(from, up)), length);
        if length > 0 {
            let before = Timestamp(up.0 - 1);
            prop_assert_eq!(counted_ms(from, before, &idle(from, before)), length - 1);
        }
        // Merged spans are separate, in order, and cover exactly the original ones.
        let until = Timestamp(from.0 + 60 * DAY);
        let all = idle(from, until);
        prop_assert!(all.windows(2).all(|pair| pair[0].until < pair[1].from));
        let own = hours.idle(from, until);
        for at in (0..60 * 24).map(|hour| Timestamp(from.0 + hour * HOUR + hour * 977)) {
            let in_one = others.iter().chain(&own).any(|one| one.contains(at));
            prop_assert_eq!(all.iter().any(|one| one.contains(at)), in_one && at < until);
        }
    }
}
