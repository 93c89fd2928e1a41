//! Checks and inputs shared by all decisions: the player's seat, the turn, stale controls, and the source of dice.

use crate::game::seat::Seat;
use crate::play::decide::command::{DiceRefusal, Refusal, TimeRefusal};
use crate::play::game::stage::Stage;
use crate::play::game::{Game, table};
use crate::play::values::event::{Consent, Event};
use crate::play::values::identity::{PlayerId, Version};
use crate::play::values::seal::Secret;
use crate::play::values::time_control::TimeExclusions;

/// Input of [`decide`](crate::play::decide::decide) beside game and command.
#[derive(Clone, Debug, Default)]
pub struct DecideInput {
    /// The clock exclusions; without clocks, the outages that are no silence.
    pub times: TimeExclusions,
    /// The source of dice.
    pub dice_source: DiceSource,
    /// The player's contribution to the dice if they have made none yet: their words, or the id of the message with the
    /// command. Empty if there is neither.
    pub seed: String,
    /// `true` if forced passes are played along with a move. A record names each of them.
    pub plays_passes: bool,
}

/// An answer to a proposal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::play) struct Answer {
    /// `true` if it accepts.
    pub(in crate::play) accept: bool,
    /// The version a control was made against.
    pub(in crate::play) seen: Option<Version>,
}

impl Answer {
    /// Accepts whatever proposal stands.
    pub(in crate::play) const YES: Self = Self::of(true, None);

    /// The answer of a command.
    pub(in crate::play) const fn of(accept: bool, seen: Option<Version>) -> Self {
        Self { accept, seen }
    }
}

/// The source of dice.
#[derive(Clone, Debug, Default)]
pub enum DiceSource {
    /// Fresh bytes of the [`Env`](crate::play::values::identity::Env); for games without seals.
    #[default]
    Fresh,
    /// The secret of a sealed game.
    Sealed(Secret),
    /// Faces thrown earlier, in order.
    Given(Vec<u8>),
}

/// The seat of a player in a running game.
pub(in crate::play) fn seat_of_player(game: &Game, player: &PlayerId) -> Result<Seat, Refusal> {
    match game.stage() {
        Stage::Open => return Err(Refusal::NotStarted),
        Stage::Over | Stage::Void => return Err(Refusal::Over),
        Stage::Running => {}
    }
    let seat = game.seat_of(player).ok_or(Refusal::NotSeated)?;
    if game.is_eliminated(seat) {
        return Err(Refusal::Out);
    }
    if let Some((begun, ours)) = game.other_rules() {
        return Err(Refusal::OtherRules { begun, ours });
    }
    match game.history().diverged() {
        Some(ply) => Err(Refusal::Diverged(ply)),
        None => Ok(seat),
    }
}

/// The seat of a player whose turn it is.
///
/// # Errors
/// The [`Refusal`] if it is not their turn.
pub fn check_turn(game: &Game, player: &PlayerId) -> Result<Seat, Refusal> {
    let seat = seat_of_player(game, player)?;
    unpaused(game)?;
    match game.to_move() {
        Some(to_move) if to_move == seat => Ok(seat),
        // Ruling FK-16. A player who plays on also moves a partner's men.
        Some(other) if game.mover_for_seat(other) == Some(player) => Ok(other),
        Some(other) => Err(Refusal::NotYourTurn(commander(game, other))),
        None => Err(in_the_air(game).unwrap_or(Refusal::Over)),
    }
}

pub(in crate::play) fn player(game: &Game, seat: Seat) -> PlayerId {
    game.player(seat)
        .cloned()
        .expect("a running game has all seats taken")
}

/// A seat agrees to a request to all; the agreement that completes it fulfils it.
pub(in crate::play) fn agree(
    game: &Game,
    seat: Seat,
    to: Consent,
    happens: impl FnOnce() -> Vec<Event>,
) -> Result<Vec<Event>, Refusal> {
    if table::completes(game, seat, to) {
        return Ok(happens());
    }
    if game.agreed_to(to).contains(seat) {
        let others = game.unanswered(to).into_iter();
        let others = others.map(|other| player(game, other)).collect();
        return Err(Refusal::AgreedAlready(others));
    }
    Ok(vec![Event::Agreed { seat, to }])
}

/// Refuses a control made for an earlier board.
pub(in crate::play) fn check_not_stale(game: &Game, seen: Option<Version>) -> Result<(), Refusal> {
    match seen {
        Some(seen) if !game.stands_since(seen) => Err(Refusal::Stale),
        Some(_) | None => Ok(()),
    }
}

/// Refuses a move that was chosen before something new came to see.
pub(in crate::play) fn check_moves_stand(
    game: &Game,
    seen: Option<Version>,
) -> Result<(), Refusal> {
    match seen {
        Some(seen) if !game.moves_stand_since(seen) => Err(Refusal::Stale),
        Some(_) | None => Ok(()),
    }
}

/// The player who moves for a seat.
pub(in crate::play) fn commander(game: &Game, seat: Seat) -> PlayerId {
    game.mover_for_seat(seat)
        .cloned()
        .expect("a running game has all seats taken")
}

/// The reason why dice in the air block every other command; `None` if there are none.
pub(in crate::play) fn in_the_air(game: &Game) -> Option<Refusal> {
    game.dice_due()?;
    Some(Refusal::Dice(DiceRefusal::InTheAir {
        by: game.who_may_roll().map(|seat| player(game, seat)),
        until: game.dice_fall(),
    }))
}

/// Refuses commands that need a running clock while the game is paused.
pub(in crate::play) fn unpaused(game: &Game) -> Result<(), Refusal> {
    match game.paused() {
        Some((why, _)) => Err(Refusal::Time(TimeRefusal::Paused(why))),
        None => Ok(()),
    }
}
