//! Refusals about time.

use crate::play::Game;
use crate::play::command::TimeRefusal;
use crate::play::event::PauseReason;
use crate::service::describe::args::Extra;
use crate::service::describe::clocks;
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
    let others = ("others", TextArg::count(game.others_in_play()));
    match refusal {
        TimeRefusal::Paused(PauseReason::Agreed) => ("refuse-paused", vec![command("resume")]),
        TimeRefusal::Paused(PauseReason::PlaceGone) => {
            ("refuse-paused-place-gone", vec![command("here")])
        }
        TimeRefusal::Paused(PauseReason::Left(seat)) => {
            let player = ("player", names.seated(game, seat));
            if game.is_large() {
                let left = clocks::left_to_play(game, Some(seat));
                return (
                    "refuse-table-paused-left",
                    vec![player, left, command("claim")],
                );
            }
            let args = vec![player, command("abort"), command("claim")];
            ("refuse-paused-left", args)
        }
        TimeRefusal::Held => {
            let held = game.moderator_hold();
            let by = held.map(|(by, _)| ("moderator", names.arg(by)));
            let mut args = vec![command("resign")];
            args.extend(by);
            ("refuse-held", args)
        }
        TimeRefusal::NotPaused => ("refuse-not-paused", vec![]),
        // Among several, a player who has only agreed hears the same.
        TimeRefusal::PauseOfferedAlready | TimeRefusal::OwnPauseOffer
            if game.others_in_play() > 1 =>
        {
            ("refuse-agreed", vec![unanswered(game, names)])
        }
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
            vec![others, ("most", durations::lasting(most).into())],
        ),
        TimeRefusal::NothingToClaim(None) => ("refuse-nothing-to-claim", vec![others]),
        TimeRefusal::NothingToClaim(Some(up)) => {
            let mover = game.to_move().and_then(|seat| game.mover_for_seat(seat));
            let player = mover.map_or_else(|| "".into(), |mover| names.arg(mover));
            let deadline = ("deadline", TextArg::Date(up));
            (
                "refuse-nothing-to-claim-yet",
                vec![others, ("player", player), deadline],
            )
        }
        TimeRefusal::MayComeBack(until) if game.is_large() => {
            let seat = game.missing();
            let player = seat.map_or_else(|| "".into(), |seat| names.seated(game, seat));
            let left = clocks::left_to_play(game, seat);
            let args = vec![("player", player), left, ("until", TextArg::Date(until))];
            ("refuse-table-may-come-back", args)
        }
        TimeRefusal::MayComeBack(until) => (
            "refuse-may-come-back",
            vec![("until", TextArg::Date(until)), command("abort")],
        ),
    }
}

/// The players who have not agreed to the proposed pause.
fn unanswered<'a>(game: &'a Game, names: &'a PlayerNames) -> (&'static str, TextArg<'a>) {
    let seats = game.active_seats();
    let seats = seats.filter(|seat| !game.requests().pause_offers().contains(seat));
    let players = seats.filter_map(|seat| game.player(seat)).collect();
    ("players", names.all(players))
}
