//! Refusals about time.

use crate::play::Game;
use crate::play::command::TimeRefusal;
use crate::play::event::PauseReason;
use crate::service::describe::args::Extra;
use crate::service::words::catalogue::TextArg;
use crate::service::words::durations;
use crate::service::words::names::PlayerNames;

/// The message and arguments of a refusal about time.
pub(in crate::service) fn refused<'a>(
    game: &'a Game,
    refusal: TimeRefusal,
    names: &'a PlayerNames,
) -> (&'static str, Extra<'a>) {
    let command = |verb| (verb, TextArg::Command(verb));
    match refusal {
        TimeRefusal::Paused(PauseReason::Agreed) => ("refuse-paused", vec![command("resume")]),
        TimeRefusal::Paused(PauseReason::PlaceGone) => {
            ("refuse-paused-place-gone", vec![command("here")])
        }
        TimeRefusal::Paused(PauseReason::Left(seat)) => {
            let player = names.seated(game, seat);
            let args = vec![("player", player), command("abort"), command("claim")];
            ("refuse-paused-left", args)
        }
        TimeRefusal::Held => {
            let held = game.held();
            let by = held.map(|(by, _)| ("moderator", names.arg(by)));
            let mut args = vec![command("resign")];
            args.extend(by);
            ("refuse-held", args)
        }
        TimeRefusal::NotPaused => ("refuse-not-paused", vec![]),
        TimeRefusal::PauseOfferedAlready => ("refuse-pause-offered", vec![]),
        TimeRefusal::StopsUsedUp(longest) => (
            "refuse-stops-used-up",
            vec![("longest", durations::lasting(longest).into())],
        ),
        TimeRefusal::NoPauseOffer => ("refuse-no-pause-offer", vec![command("pause")]),
        TimeRefusal::OwnPauseOffer => ("refuse-own-pause-offer", vec![]),
        TimeRefusal::NoClock => ("refuse-no-clock", vec![]),
        TimeRefusal::BadGift(most) => (
            "refuse-bad-gift",
            vec![("most", durations::lasting(most).into())],
        ),
        TimeRefusal::ClockFull(most) => (
            "refuse-full-clock",
            vec![("most", durations::lasting(most).into())],
        ),
        TimeRefusal::NothingToClaim(None) => ("refuse-nothing-to-claim", vec![]),
        TimeRefusal::NothingToClaim(Some(up)) => (
            "refuse-nothing-to-claim-yet",
            vec![("deadline", TextArg::Date(up))],
        ),
        TimeRefusal::MayComeBack(until) => (
            "refuse-may-come-back",
            vec![("until", TextArg::Date(until)), command("abort")],
        ),
    }
}
