//! Actions about clocks, and their wire form.

use crate::play::{GameId, Version};

/// An action on clocks. `None` for the game means the one that fits here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClockAction {
    /// Show everybody's time.
    Show(Option<GameId>),
    /// Propose to pause.
    OfferPause(Option<GameId>),
    /// Answer such a proposal.
    AnswerPause {
        /// The game.
        game: Option<GameId>,
        /// The version the control was made against; `None` when typed.
        seen: Option<Version>,
        /// Agree to it.
        accept: bool,
    },
    /// Resume a paused game.
    Resume(Option<GameId>),
    /// Give the opponents time.
    Give {
        /// The game.
        game: Option<GameId>,
        /// The amount as typed: `1d`, `12h`.
        length: String,
    },
    /// Claim the win over a player whose time is up, or who has left.
    Claim(Option<GameId>),
    /// Do nothing about the opponent's time.
    Wait(GameId),
    /// One of these actions from a control, valid only while the game has not changed.
    IfUnchanged {
        /// The game.
        game: GameId,
        /// The version the control was made against.
        seen: Version,
        /// Its action.
        action: Box<ClockAction>,
    },
}

/// The wire form of a button, after `time.`; `None` for typed actions.
pub(in crate::service) fn wire(action: &ClockAction) -> Option<String> {
    Some(match action {
        ClockAction::Show(Some(game)) => format!("show.{}", game.0),
        ClockAction::AnswerPause {
            game: Some(game),
            seen: Some(seen),
            accept,
        } => {
            let answer = if *accept { "yes" } else { "no" };
            format!("pause.{}.{}.{answer}", game.0, seen.0)
        }
        ClockAction::Resume(Some(game)) => format!("resume.{}", game.0),
        ClockAction::Give {
            game: Some(game),
            length,
        } if length.bytes().all(|b| b.is_ascii_alphanumeric()) => {
            format!("give.{}.{length}", game.0)
        }
        ClockAction::Claim(Some(game)) => format!("claim.{}", game.0),
        ClockAction::Wait(game) => format!("wait.{}", game.0),
        ClockAction::IfUnchanged { game, seen, action } => {
            format!("at.{}.{}.{}", game.0, seen.0, wire(action)?)
        }
        ClockAction::Show(None)
        | ClockAction::OfferPause(_)
        | ClockAction::AnswerPause { .. }
        | ClockAction::Resume(None)
        | ClockAction::Give { .. }
        | ClockAction::Claim(None) => return None,
    })
}

/// Parses the words of [`wire`].
pub(in crate::service) fn unwire(parts: &[&str]) -> Option<ClockAction> {
    let game = |id: &str| id.parse().ok().map(GameId);
    Some(match parts {
        ["show", id] => ClockAction::Show(Some(game(id)?)),
        ["pause", id, seen, answer @ ("yes" | "no")] => ClockAction::AnswerPause {
            game: Some(game(id)?),
            seen: Some(Version(seen.parse().ok()?)),
            accept: *answer == "yes",
        },
        ["resume", id] => ClockAction::Resume(Some(game(id)?)),
        ["give", id, length] => ClockAction::Give {
            game: Some(game(id)?),
            length: (*length).to_owned(),
        },
        ["claim", id] => ClockAction::Claim(Some(game(id)?)),
        ["wait", id] => ClockAction::Wait(game(id)?),
        // A nested one has no meaning, and could be made endless.
        ["at", id, seen, action @ ..] if action.first() != Some(&"at") => {
            ClockAction::IfUnchanged {
                game: game(id)?,
                seen: Version(seen.parse().ok()?),
                action: Box::new(unwire(action)?),
            }
        }
        _ => return None,
    })
}
