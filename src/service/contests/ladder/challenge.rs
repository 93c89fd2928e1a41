//! Challenges on a ladder: made, answered and withdrawn.

use crate::contest::ladder::{ChallengeId, LadderEvent, LadderRefusal};
use crate::contest::values::EntrantId;
use crate::play::{Env, PlayerId};
use crate::service::api::action::Request;
use crate::service::api::reply::Reply;
use crate::service::api::result::{self, HandlerResult};
use crate::service::api::values::Person;
use crate::service::commit::batch;
use crate::service::contests::apply;
use crate::service::contests::ladder::{begin, number_of, page, refusal};
use crate::service::contests::ladder_events::{LadderBesides, append};
use crate::service::lookup::consent;
use crate::service::state::Service;
use crate::service::words::catalogue::TextArg;
use crate::store::{StoreError, StoredLadder};

/// Challenges a higher member; `None` is the nearest who can be challenged.
pub(super) fn challenge(
    service: &mut Service,
    request: &Request,
    found: &StoredLadder,
    to: Option<&Person>,
    env: &Env,
) -> HandlerResult {
    let from = number_of(found, &request.user.id);
    let to = if let Some(to) = to {
        let number = number_of(found, &to.id);
        let checked = found.ladder.challenge(from, number, apply::moment(env));
        checked.map_err(|why| refused(service, found, from, &to.id, why))?;
        number
    } else {
        let offers = found.ladder.offers(from, apply::moment(env));
        let free = offers.iter().find(|offer| offer.barred.is_none());
        match free.or_else(|| offers.first()) {
            Some(offer) => offer.to,
            None if found.ladder.places().first() == Some(&from) => {
                return Ok(vec![result::note("refuse-ladder-first", &[])]);
            }
            None => from,
        }
    };
    challenge_member(service, request, found, to, env)
}

/// The sentence of a refusal. If the challenger is on the ladder, the other person is the one who is missing.
fn refused(
    service: &Service,
    found: &StoredLadder,
    from: EntrantId,
    other: &PlayerId,
    why: LadderRefusal,
) -> Reply {
    if found.ladder.is_member(from) {
        page::refused_about(service, found, other, why)
    } else {
        page::refused(found, why)
    }
}

/// Challenges the member of this number.
pub(super) fn challenge_member(
    service: &mut Service,
    request: &Request,
    found: &StoredLadder,
    to: EntrantId,
    env: &Env,
) -> HandlerResult {
    let player = &request.user.id;
    let from = number_of(found, player);
    let event = found.ladder.challenge(from, to, apply::moment(env));
    let event = event.map_err(|why| match found.people.get(&to) {
        Some(other) => refused(service, found, from, other, why),
        None => page::refused(found, why),
    })?;
    if let Some(other) = found.people.get(&to) {
        consent::check_not_blocked(&service.store, player, other)?;
    }
    service.store.save_name(player, &request.user.name)?;
    append(service, found, event, LadderBesides::default(), env)?;
    let names = page::names(service, found)?;
    let args = [("player", page::player(found, &names, to))];
    Ok(vec![result::note("ladder-challenged-you", &args)])
}

/// An answer to a challenge.
#[derive(Clone, Copy)]
pub(super) struct ChallengeAnswer {
    /// The challenge.
    pub(super) challenge: ChallengeId,
    /// `true` if it is accepted.
    pub(super) accept: bool,
}

/// Answers a challenge; one that is accepted becomes a game in the same transaction.
pub(super) fn answer(
    service: &mut Service,
    request: &Request,
    found: &StoredLadder,
    ChallengeAnswer { challenge, accept }: ChallengeAnswer,
    env: &Env,
) -> HandlerResult {
    let member = number_of(found, &request.user.id);
    let now = apply::moment(env);
    let event = found.ladder.answer(member, challenge, accept, now);
    let event = event.map_err(|why| refusal(found, why))?;
    let passed = matches!(event, LadderEvent::Refused { passed: true, .. });
    service
        .store
        .save_name(&request.user.id, &request.user.name)?;
    let open = found.ladder.open().get(&challenge).copied();
    let players = open.and_then(|open| {
        let (from, to) = (found.people.get(&open.from)?, found.people.get(&open.to)?);
        Some([from, to])
    });
    let game = batch::together(service, |service| {
        let game = match players.filter(|_| accept) {
            Some(players) => begin(service, found, challenge, players, env)?,
            None => None,
        };
        let besides = LadderBesides {
            game: game.map(|game| (challenge, game)),
            ..LadderBesides::default()
        };
        append(service, found, event, besides, env)?;
        Ok::<_, StoreError>(game)
    })?;
    let id = match game {
        Some(game) => {
            let args = [
                ("game", game.to_string().into()),
                ("games", TextArg::Command("games")),
            ];
            return Ok(vec![result::note("ladder-begun", &args)]);
        }
        None if passed => "ladder-refused-passed",
        None => "ladder-refused-free",
    };
    Ok(vec![result::note(id, &[])])
}

/// Takes a challenge back.
pub(super) fn withdraw(
    service: &mut Service,
    request: &Request,
    found: &StoredLadder,
    challenge: ChallengeId,
    env: &Env,
) -> HandlerResult {
    let member = number_of(found, &request.user.id);
    let event = found.ladder.withdraw(member, challenge);
    let event = event.map_err(|why| refusal(found, why))?;
    append(service, found, event, LadderBesides::default(), env)?;
    Ok(vec![result::note("ladder-withdrawn", &[])])
}
