//! The standing ladder: members pass each other, and silence moves it on.

use std::collections::BTreeSet;

use kingboard::contest::ladder::{
    ChallengeId, LadderEvent, LadderLeaving, LadderRefusal, MOST_RECEIVED, StandingLadder,
};
use kingboard::contest::values::{ContestTime, DAY, EntrantId, Interruption};
use proptest::prelude::*;

use crate::contests::world::Numbers;

const START: ContestTime = ContestTime(0);

fn of(members: u32) -> StandingLadder {
    let mut ladder = StandingLadder::default();
    for member in 1..=members {
        let event = ladder.join(EntrantId(member)).unwrap();
        ladder.apply(START, &event);
    }
    ladder
}

fn places(ladder: &StandingLadder) -> Vec<u32> {
    ladder.places().iter().map(|member| member.0).collect()
}

/// A challenge of one member to another that is being played.
fn playing(ladder: &mut StandingLadder, from: u32, to: u32, at: ContestTime) -> ChallengeId {
    let event = ladder
        .challenge(EntrantId(from), EntrantId(to), at)
        .unwrap();
    ladder.apply(at, &event);
    let LadderEvent::Challenged { challenge, .. } = event else {
        panic!()
    };
    let event = ladder.answer(EntrantId(to), challenge, true, at).unwrap();
    ladder.apply(at, &event);
    challenge
}

fn ended(
    ladder: &mut StandingLadder,
    challenge: ChallengeId,
    winner: Option<u32>,
    at: ContestTime,
) {
    let event = ladder.end(challenge, winner.map(EntrantId), false).unwrap();
    ladder.apply(at, &event);
}

#[test]
fn who_beats_somebody_above_takes_the_place_and_those_between_slip() {
    let mut ladder = of(6);
    let challenge = playing(&mut ladder, 5, 2, START);
    ended(&mut ladder, challenge, Some(5), START);
    assert_eq!(places(&ladder), [1, 5, 2, 3, 4, 6]);
    let challenge = playing(&mut ladder, 2, 1, START);
    ended(&mut ladder, challenge, None, START);
    assert_eq!(places(&ladder), [1, 5, 2, 3, 4, 6], "a draw moves nobody");
}

#[test]
fn places_are_judged_when_the_game_ends() {
    let mut ladder = of(4);
    let first = playing(&mut ladder, 3, 2, START);
    let second = playing(&mut ladder, 4, 3, START);
    ended(&mut ladder, second, Some(4), START);
    assert_eq!(places(&ladder), [1, 2, 4, 3]);
    ended(&mut ladder, first, Some(3), START);
    assert_eq!(places(&ladder), [1, 3, 2, 4]);
}

#[test]
fn one_refusal_in_thirty_days_is_free_and_silence_is_a_refusal() {
    let mut ladder = of(3);
    for (day, silent, expected) in [(0, false, [1, 2, 3]), (8, true, [1, 3, 2])] {
        let at = START.after(day * DAY);
        let event = ladder.challenge(EntrantId(3), EntrantId(2), at).unwrap();
        ladder.apply(at, &event);
        let challenge = *ladder.open().keys().next().unwrap();
        let (at, refusal) = if silent {
            let at = ladder.alarm().unwrap();
            (at, ladder.due(at).unwrap())
        } else {
            (
                at,
                ladder.answer(EntrantId(2), challenge, false, at).unwrap(),
            )
        };
        ladder.apply(at, &refusal);
        assert_eq!(places(&ladder), expected);
    }
}

#[test]
fn days_on_which_the_bot_was_away_count_neither_for_the_free_refusal_nor_for_the_rest() {
    let away = Interruption {
        from: START.after(DAY),
        until: START.after(11 * DAY),
    };
    let mut ladder = of(3);
    let challenge = playing(&mut ladder, 3, 2, START);
    ended(&mut ladder, challenge, Some(2), START);
    ladder.leave_out([away]);
    let asks = |ladder: &StandingLadder, day: i64| {
        ladder.challenge(EntrantId(3), EntrantId(2), START.after(day * DAY))
    };
    let until = START.after(17 * DAY);
    assert_eq!(asks(&ladder, 16), Err(LadderRefusal::Rest { until }));
    for (day, passed) in [(17, false), (50, true)] {
        let at = START.after(day * DAY);
        ladder.leave_out([Interruption {
            from: START.after(18 * DAY),
            until: START.after(24 * DAY),
        }]);
        let event = asks(&ladder, day).unwrap();
        ladder.apply(at, &event);
        let challenge = *ladder.open().keys().next().unwrap();
        let refusal = ladder.answer(EntrantId(2), challenge, false, at).unwrap();
        let LadderEvent::Refused { passed: passes, .. } = refusal else {
            panic!("{refusal:?}");
        };
        assert_eq!(passes, passed, "day {day}");
        ladder.apply(at, &refusal);
    }
}

#[test]
fn offers_say_what_a_challenge_would_say() {
    let mut ladder = of(6);
    let challenge = playing(&mut ladder, 5, 4, START);
    ended(&mut ladder, challenge, Some(4), START);
    let offers = ladder.offers(EntrantId(5), START);
    assert_eq!(
        offers.iter().map(|offer| offer.to.0).collect::<Vec<_>>(),
        [4, 3, 2]
    );
    assert!(matches!(offers[0].barred, Some(LadderRefusal::Rest { .. })));
    assert_eq!((offers[1].barred, offers[2].barred), (None, None));
    assert_eq!(
        ladder.challenge(EntrantId(5), EntrantId(1), START),
        Err(LadderRefusal::OutOfReach)
    );
    assert_eq!(
        ladder.challenge(EntrantId(1), EntrantId(2), START),
        Err(LadderRefusal::OutOfReach)
    );
}

#[test]
fn the_silent_slip_and_are_out_after_ninety_days() {
    let mut ladder = of(2);
    let mut last = START;
    while let Some(at) = ladder.alarm() {
        assert!(at >= last, "an alarm goes forward");
        last = at;
        let event = ladder.due(at).expect("an alarm has an event");
        ladder.apply(at, &event);
    }
    assert_eq!(last, START.after(90 * DAY));
    assert!(ladder.places().is_empty());
}

proptest! {
    #[test]
    fn a_ladder_stays_a_permutation_and_its_offers_hold(seed in any::<u64>()) {
        let mut numbers = Numbers(seed);
        let mut ladder = of(9);
        let mut now = START;
        for step in 0..200u32 {
            now = now.after(i64::try_from(numbers.below(4)).unwrap() * DAY);
            while let Some(event) = ladder.due(now) {
                ladder.apply(now, &event);
            }
            prop_assert!(ladder.alarm().is_none_or(|alarm| alarm > now));
            let members = ladder.places().to_vec();
            let unique: BTreeSet<EntrantId> = members.iter().copied().collect();
            prop_assert_eq!(unique.len(), members.len());
            let Some(one) = members.get(numbers.below(9)).copied() else {
                let event = ladder.join(EntrantId(100 + step)).unwrap();
                ladder.apply(now, &event);
                continue;
            };
            for offer in ladder.offers(one, now) {
                prop_assert_eq!(ladder.challenge(one, offer.to, now).err(), offer.barred);
            }
            let received = ladder.open().values().filter(|open| open.to == one).count();
            prop_assert!(received <= MOST_RECEIVED);
            let open: Vec<_> = ladder.open().iter().map(|(id, open)| (*id, *open)).collect();
            let event = match numbers.below(6) {
                0 => ladder.leave(one, LadderLeaving::Own).ok().filter(|_| numbers.chance(10)),
                1 | 2 => {
                    let offers = ladder.offers(one, now);
                    let free = offers.iter().find(|offer| offer.barred.is_none());
                    free.and_then(|offer| ladder.challenge(one, offer.to, now).ok())
                }
                3 => open.iter().find_map(|(id, open)| ladder.answer(open.to, *id, numbers.chance(80), now).ok()),
                _ => open.iter().find_map(|(id, open)| {
                    let winner = [Some(open.from), Some(open.to), None][numbers.below(3)];
                    ladder.end(*id, winner, numbers.chance(20)).ok()
                }),
            };
            if let Some(event) = event {
                let before = ladder.places().to_vec();
                ladder.apply(now, &event);
                let staying = |member: &&EntrantId| ladder.places().contains(member);
                let kept: Vec<&EntrantId> = before.iter().filter(staying).collect();
                let without = |gone: &EntrantId| {
                    let rest = ladder.places().iter().filter(|member| *member != gone);
                    rest.eq(kept.iter().copied().filter(|member| *member != gone))
                };
                let one_moves = kept.is_empty() || kept.iter().any(|member| without(member));
                prop_assert!(one_moves, "only one member passes others: {:?}", event);
            }
        }
    }
}

#[test]
fn idle_neighbours_slip_behind_a_member_who_plays() {
    let mut ladder = of(4);
    // Members 3 and 4 play each other to a draw every two weeks.
    for fortnight in 1..=3 {
        let now = START.after(fortnight * 14 * DAY);
        while let Some(event) = ladder.due(now) {
            ladder.apply(now, &event);
        }
        let below = ladder
            .places()
            .iter()
            .rev()
            .find(|one| one.0 > 2)
            .unwrap()
            .0;
        let challenge = playing(&mut ladder, below, 7 - below, now);
        let ended = LadderEvent::Ended {
            challenge,
            winner: None,
            late: false,
        };
        ladder.apply(now, &ended);
    }
    assert_eq!(places(&ladder)[0], 3);
    // Where all below are idle, nobody moves.
    let mut idle = of(2);
    let event = idle.due(START.after(30 * DAY)).unwrap();
    idle.apply(START.after(30 * DAY), &event);
    assert_eq!(places(&idle), [1, 2]);
}
