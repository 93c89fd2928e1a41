//! The time of an offer: one that cannot be read, and a rated game asked for without a clock. Such a game is offered to
//! nobody, and its terms are mended with one press.

use crate::play::Env;
use crate::play::GameId;
use crate::play::computer::Computer;
use crate::play::event::ChallengeTerms;
use crate::play::seal::OWN_DICE;
use crate::service::api::action::{Action, Asker};
use crate::service::api::challenge::NewChallenge;
use crate::service::api::form::{ChallengeDraft, ChallengeFormAction};
use crate::service::api::reply::{ButtonStyle, Control};
use crate::service::api::result::{self, HandlerError};
use crate::service::commit::series;
use crate::service::describe::button::button;
use crate::service::state::Service;
use crate::service::words::text::Text;
use crate::store::Store;

/// The time control that a rated game is offered with.
const USUAL: &str = "3d";

/// Refuses a challenge that is to be rated and would fail for its lack of a clock alone.
pub(super) fn check_has_clock(
    store: &Store,
    offer: &NewChallenge,
    terms: &ChallengeTerms,
) -> Result<(), HandlerError> {
    let against_computer = offer.opponent.as_ref();
    let against_computer = against_computer.and_then(|opponent| Computer::of(&opponent.id));
    let fails_anyway = against_computer.is_some() || offer.options.has(OWN_DICE);
    if offer.rated != Some(true) || terms.clock.is_some() || fails_anyway {
        return Ok(());
    }
    let mut refusal = result::note("refuse-rated-without-clock", &[]);
    // A button has no room for a note or a number of games.
    if offer.note.is_empty() && offer.series.is_none() {
        refusal.controls = mended(offer, store.next_number()?);
    }
    Err(refusal.into())
}

/// Why an offer of this asker would be refused for its time, in words; `None` if its time is sound.
pub fn refusal(
    service: &Service,
    asker: Asker<'_>,
    offer: &NewChallenge,
    env: &Env,
) -> Option<Text> {
    let terms = series::terms_here(&service.store, asker, offer, env);
    let checked = terms.and_then(|terms| match offer.position {
        // A game from a position is unrated, whatever was asked for.
        Some(_) => Ok(()),
        None => check_has_clock(&service.store, offer, &terms),
    });
    match checked {
        Err(HandlerError::Reply(reply)) => Some(reply.text),
        Err(HandlerError::Fault(_)) | Ok(()) => None,
    }
}

/// The same challenge with a clock, and unrated.
fn mended(offer: &NewChallenge, since: GameId) -> Vec<Control> {
    let draft = ChallengeDraft {
        since,
        kind: offer.kind,
        opponent: offer.opponent.as_ref().map(|opponent| opponent.id.clone()),
        side: offer.side,
        clock: Some(USUAL.to_owned()),
        options: offer.options.clone(),
        thread: offer.thread,
        rated: Some(true),
    };
    let unrated = ChallengeDraft {
        clock: offer.clock.clone(),
        rated: Some(false),
        ..draft.clone()
    };
    let send = |draft| Action::Form(ChallengeFormAction::Send(draft));
    vec![
        button("button-with-clock", send(draft), ButtonStyle::Primary),
        button("button-unrated", send(unrated), ButtonStyle::Secondary),
    ]
}
