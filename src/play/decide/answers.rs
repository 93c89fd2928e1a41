//! Immediate answers of computers as commands: to all requests but moves, and to draw offers while they think.

use crate::game::seat::{Seat, SeatSet};
use crate::play::decide::command::Command;
use crate::play::game::sealed::SealedDice;
use crate::play::game::stage::Stage;
use crate::play::game::{Game, computers};
use crate::play::values::event::Consent;
use crate::play::values::identity::PlayerId;

/// Number of moves of both sides before which no computer agrees to a draw between two.
pub const OPENING: usize = 20;

/// The immediate answer of a computer; `None` if none is due. `better` says if a seat has better than even chances, for
/// a draw proposed at another player's turn.
pub fn answer_owed(game: &Game, better: impl Fn(Seat) -> bool) -> Option<(PlayerId, Command)> {
    match game.stage() {
        Stage::Open => {
            let invited = game.invited().filter(|_| !game.has_lobby())?;
            invited
                .is_computer()
                .then(|| (invited.clone(), Command::Join))
        }
        Stage::Running if game.goes_on() && game.moderator_hold().is_none() => {
            let answers = [in_the_air, takeback, renewal, pause, abort, deserted];
            answers
                .iter()
                .find_map(|answer| answer(game))
                .or_else(|| draw(game, better))
        }
        Stage::Running | Stage::Over | Stage::Void => None,
    }
}

/// The first computer in play that has not agreed yet.
fn undecided(game: &Game, agreed: SeatSet) -> Option<PlayerId> {
    let mut seats = computers::computer_seats(game);
    let (_, player) = seats.find(|(seat, _)| !agreed.contains(*seat))?;
    Some(player.clone())
}

/// A computer lets its dice fall at once.
fn in_the_air(game: &Game) -> Option<(PlayerId, Command)> {
    let roller = game.who_may_roll().filter(|_| !game.stands_still())?;
    let player = game.mover_for_seat(roller)?;
    player
        .is_computer()
        .then(|| (player.clone(), Command::Roll { seen: None }))
}

/// A computer agrees to every takeback.
fn takeback(game: &Game) -> Option<(PlayerId, Command)> {
    let agreed = game.requests().takeback()?.agreed;
    let (accept, seen) = (true, None);
    Some((
        undecided(game, agreed)?,
        Command::AnswerTakeback { accept, seen },
    ))
}

/// A computer agrees to a new seal.
fn renewal(game: &Game) -> Option<(PlayerId, Command)> {
    let by = game.sealed().and_then(SealedDice::renewal)?;
    let (accept, seen) = (true, None);
    Some((
        undecided(game, [by].into_iter().collect())?,
        Command::AnswerRenewal { accept, seen },
    ))
}

/// A computer agrees to a pause.
fn pause(game: &Game) -> Option<(PlayerId, Command)> {
    let offers = game.requests().pause_offers();
    if offers.is_empty() || game.stands_still() {
        return None;
    }
    let (accept, seen) = (true, None);
    let agreed = offers.iter().copied().collect();
    Some((
        undecided(game, agreed)?,
        Command::AnswerPause { accept, seen },
    ))
}

/// A computer agrees to abort a game that has not begun.
fn abort(game: &Game) -> Option<(PlayerId, Command)> {
    let agreed = game.agreed_to(Consent::Abort);
    let asked = agreed.iter().next().is_some();
    asked.then(|| Some((undecided(game, agreed)?, Command::Abort)))?
}

/// The partner of the person who left last gives up with them, if only computers are left.
fn deserted(game: &Game) -> Option<(PlayerId, Command)> {
    if !computers::is_left_to_computers(game) {
        return None;
    }
    let left = game.history().departures().last()?.seat;
    let partners = game.position().partners(left);
    let mut seats = computers::computer_seats(game);
    let (_, player) = seats.find(|(seat, _)| partners.contains(*seat))?;
    Some((player.clone(), Command::Resign))
}

/// A computer declines a draw if it has better chances, and else agrees. Computers left alone at a table of more than
/// two agree.
fn draw(game: &Game, better: impl Fn(Seat) -> bool) -> Option<(PlayerId, Command)> {
    // The player to move answers with the move.
    let moves = |player: &PlayerId| !game.is_large() && game.awaits(player);
    if game.stands_still() || game.dice_due().is_some() {
        return None;
    }
    let alone = computers::is_left_to_computers(game);
    if game.requests().draw_offer().is_none() {
        let (_, player) = computers::computer_seats(game).next()?;
        let offers = alone && game.is_large() && !game.requests().draw_declined();
        return offers.then(|| (player.clone(), Command::OfferDraw));
    }
    let agreed = game.agreed_to(Consent::Draw);
    let mut asked = computers::computer_seats(game).filter(|(seat, _)| !agreed.contains(*seat));
    let (seat, player) = asked.find(|(_, player)| !moves(player))?;
    let early = !game.is_large() && game.steps().len() < OPENING;
    let (accept, seen) = (alone || !early && !better(seat), None);
    Some((player.clone(), Command::AnswerDraw { accept, seen }))
}
