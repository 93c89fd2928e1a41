//! Play from a position that was set up, instead of the usual start: a study, a handicap, a game that began elsewhere.
//!
//! The offer carries the position ([`ChallengeTerms::position`](crate::play::values::event::ChallengeTerms)), so
//! everybody sees it before they accept. Earlier occurrences of positions are forgotten there.

use crate::game::any::AnyPosition;
use crate::game::options::Options;
use crate::game::outcome::Status;
use crate::game::seat::Seat;
use crate::game::text::SetupError;
use crate::games::GameKind;
use crate::play::game::Game;
use crate::play::game::agreed_rules::AgreedRules;
use crate::play::game::swap::{NO_SWAP, SWAP};
use crate::play::values::event::ChallengeTerms;
use crate::play::values::identity::Ply;

/// The reason why play cannot begin from a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoBeginning {
    /// The text is no lawful position.
    Setup(SetupError),
    /// The game is over there, or the side to move has no move.
    Over,
}

/// The position of this text, if play can begin from it. It may lie inside a turn of several plies.
///
/// # Errors
/// [`NoBeginning`] if the text is no lawful position, or if nobody can move there.
pub fn beginning(
    kind: GameKind,
    options: &Options,
    text: &str,
) -> Result<Box<dyn AnyPosition>, NoBeginning> {
    let position = (kind.spec().restore)(options, text).map_err(NoBeginning::Setup)?;
    match position.status() {
        // A seat that falls at its own turn has nothing to play.
        Status::ToMove(_) if !position.legal().is_empty() => Ok(position),
        Status::ToMove(_) | Status::ToRoll(_) | Status::Over(_) => Err(NoBeginning::Over),
    }
}

/// The options of a game from this position: those chosen, or else the first ones with which the text can be read. The
/// board and the table follow from it. Sides are not swapped: the position was agreed to before.
pub fn options_for(kind: GameKind, chosen: &Options, text: &str) -> Options {
    let spec = kind.spec();
    let settled = |options: Options| (spec.settled)(options).without(SWAP).without(NO_SWAP);
    let chosen = settled(chosen.clone());
    let sizes = spec.tables.iter().filter_map(|table| table.option);
    let unsized_table = sizes.fold(chosen.clone(), Options::without);
    let added = |option: &&str| unsized_table.clone().with(option);
    let others = spec.options.iter().map(added);
    let tried = [chosen.clone(), unsized_table.clone()].into_iter();
    let mut tried = tried.chain(others.map(settled));
    tried
        .find(|options| (spec.restore)(options, text).is_ok())
        .unwrap_or(chosen)
}

/// The first position of a game on these terms: the one set up, or the usual start, also if today's rules cannot read
/// the former.
pub(super) fn first_position(rules: &AgreedRules, terms: &ChallengeTerms) -> Box<dyn AnyPosition> {
    let set_up = terms.position.as_ref();
    let read = set_up.and_then(|text| rules.restore(text).ok());
    read.unwrap_or_else(|| (rules.kind.spec().start)(&rules.options))
}

/// The number of the round of the next move after this ply, made by this seat.
pub fn round_after(game: &Game, ply: Ply, seat: Seat) -> u32 {
    let next = game.history().step_at(Ply(ply.0 + 1));
    let number = next.map_or_else(|| game.history().next_number(seat), |step| step.number);
    number.round
}
