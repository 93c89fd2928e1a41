//! Conversion of the options of verbs that begin games: challenges, lobbies, rematches.

#![expect(
    clippy::unnecessary_wraps,
    reason = "every reader of options has the type that the table of verbs holds"
)]

use crate::service::api::action::Action;
use crate::service::api::challenge::NewChallenge;
use crate::service::api::challenges::ChallengeListAction;
use crate::service::api::dice::DiceAction;
use crate::service::api::form::ChallengeFormAction;
use crate::service::api::lobby::{LobbyAction, LobbyStep};
use crate::service::api::packed;
use crate::service::api::play_on::PlayOnAction;
use crate::service::api::values::SideChoice;
use crate::service::api::verbs::given::GivenOptions;
use crate::service::api::verbs::read::{ActionResult, BOT_OPPONENT, the_game};
use crate::service::api::verbs::{UNKNOWN, Verb};

pub(super) fn challenge(verb: &Verb, given: &GivenOptions) -> ActionResult {
    let Some(kind) = verb.kind else {
        return Err(UNKNOWN);
    };
    let mut offer = NewChallenge {
        kind,
        opponent: given.person("opponent", BOT_OPPONENT)?,
        clock: given.owned("clock"),
        note: given.words("words"),
        series: given.owned("games"),
        thread: given.switch("thread").unwrap_or_default(),
        position: given.owned("position"),
        rated: given.switch("rated"),
        computer: (given.number("computer")).map(|level| u8::try_from(level).unwrap_or(1)),
        ..NewChallenge::default()
    };
    if let Some(seat) = given.text("side") {
        offer.side = seat.parse().map_or(SideChoice::Random, SideChoice::Seat);
    }
    for name in given
        .switched_on()
        .filter(|name| !matches!(*name, "thread" | "rated"))
    {
        offer.options = offer.options.with(name);
    }
    Ok(Action::Challenge(offer))
}

pub(super) fn form(_: &Verb, given: &GivenOptions) -> ActionResult {
    let opponent = given.person("opponent", BOT_OPPONENT)?;
    Ok(Action::Form(ChallengeFormAction::Open(opponent)))
}

pub(super) fn challenges(_: &Verb, _: &GivenOptions) -> ActionResult {
    Ok(Action::Challenges(ChallengeListAction::List))
}

pub(super) fn decline(_: &Verb, given: &GivenOptions) -> ActionResult {
    Ok(Action::Challenges(ChallengeListAction::Decline {
        game: given.game()?,
        word: given.words("words"),
    }))
}

pub(super) fn accept(_: &Verb, given: &GivenOptions) -> ActionResult {
    Ok(Action::Dice(DiceAction::Accept {
        game: the_game(given)?,
        words: given.words("words"),
    }))
}

/// Playing on, as it was typed or chosen.
pub(super) fn play_on(_: &Verb, given: &GivenOptions) -> ActionResult {
    let level = given.number("computer");
    Ok(Action::PlayOn(PlayOnAction::Typed {
        game: given.game()?,
        at: given.owned("move"),
        level: level.and_then(|level| u8::try_from(level).ok()),
    }))
}

pub(super) fn sit(_: &Verb, given: &GivenOptions) -> ActionResult {
    let step = match given.text("side") {
        None | Some("any") => LobbyStep::Join,
        Some(side) => LobbyStep::JoinNamed(side.to_owned()),
    };
    in_lobby(given, step)
}

pub(super) fn leave(_: &Verb, given: &GivenOptions) -> ActionResult {
    in_lobby(given, LobbyStep::Leave)
}

pub(super) fn start(_: &Verb, given: &GivenOptions) -> ActionResult {
    in_lobby(given, LobbyStep::AgreeToStart)
}

/// Adds a computer of a level to a table, or removes one.
pub(super) fn computer(_: &Verb, given: &GivenOptions) -> ActionResult {
    let step = match given.text("level") {
        Some("away") => Some(LobbyStep::DismissComputer),
        level => level.and_then(packed::level).map(LobbyStep::AddComputer),
    };
    in_lobby(given, step.ok_or("console-computer-table")?)
}

pub(super) fn rematch(_: &Verb, given: &GivenOptions) -> ActionResult {
    Ok(Action::Rematch(the_game(given)?))
}

fn in_lobby(given: &GivenOptions, step: LobbyStep) -> ActionResult {
    Ok(Action::Lobby(LobbyAction {
        game: the_game(given)?,
        seen: None,
        step,
    }))
}
