//! The standing requests of a game that wait for the answer of one player.

use crate::game::seat::Seat;
use crate::play::event::Consent;
use crate::play::sealed::SealedDice;
use crate::play::{Game, PlayerId};

/// The ids of the words for the requests that this player may answer.
pub(in crate::service) fn to_answer(game: &Game, player: &PlayerId) -> Vec<&'static str> {
    let Some(seat) = game
        .seat_of(player)
        .filter(|seat| !game.is_eliminated(*seat))
    else {
        return Vec::new();
    };
    let agrees = |what| game.unanswered(what).contains(&seat);
    let by_other = |by: Seat| game.player(by) != Some(player);
    let renewal = game.sealed().and_then(SealedDice::renewal);
    let pauses = game.requests().pause_offers();
    let marks = [
        (
            game.requests().draw_offer().is_some() && agrees(Consent::Draw),
            "inbox-draw",
        ),
        (
            game.requests().takeback().is_some() && agrees(Consent::Takeback),
            "inbox-takeback",
        ),
        (!pauses.is_empty() && !pauses.contains(&seat), "inbox-pause"),
        (
            game.requests().stand_in().is_some() && agrees(Consent::StandIn),
            "inbox-stand-in",
        ),
        (renewal.is_some_and(by_other), "inbox-renewal"),
    ];
    let asked = marks.into_iter().filter(|(asked, _)| *asked);
    asked.map(|(_, id)| id).collect()
}
