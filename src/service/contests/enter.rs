//! Entering, leaving, resting, and taking a place that is offered.

use crate::contest::command::{ContestCommand, ContestRefusal};
use crate::contest::decide::decide;
use crate::contest::event::{ContestEvent, Leaving, NewEntrant};
use crate::contest::values::EntrantId;
use crate::play::{Env, PlayerId};
use crate::rating::ranking::points;
use crate::service::api::action::{Action, Request};
use crate::service::api::competition::Competition;
use crate::service::api::contest::{ContestAction, LeavePrice};
use crate::service::api::reply::{ButtonStyle, Control, Reply};
use crate::service::api::result::{self, HandlerError, HandlerResult};
use crate::service::contests::any_contest::still_in;
use crate::service::contests::page::{self, ContestPage};
use crate::service::contests::run::{Besides, next_number, number_of, refused, run};
use crate::service::contests::{apply, games, words};
use crate::service::lookup::competition::competition_of;
use crate::service::lookup::consent;
use crate::service::state::Service;
use crate::service::words::catalogue::{TextArg, sentences};
use crate::store::{self, ContestSubject, GivenReason, PoolKey, StoreError, StoredContest};

/// The strength of those who have no rating, in points.
const UNKNOWN: i32 = 1500;

/// Enters; without a team, the smallest one of a team contest.
pub(super) fn join(
    service: &mut Service,
    request: &Request,
    found: &StoredContest,
    team: Option<u32>,
    env: &Env,
) -> HandlerResult {
    let player = &request.user.id;
    check_not_blocked(service, found, player)?;
    let id = number_of(found, player);
    let strength = strength(service, &found.subject, player)?;
    let team = found
        .contest
        .has_teams()
        .then(|| team.unwrap_or_else(|| smallest_team(found)));
    if team.is_some_and(|team| team >= page::TEAMS) {
        let args = [("most", TextArg::Num(page::TEAMS.into()))];
        return Ok(vec![result::note("refuse-contest-team", &args)]);
    }
    let entrant = NewEntrant {
        id,
        strength,
        group: None,
        team,
        computer: false,
    };
    service.store.save_name(player, &request.user.name)?;
    let people = [(id, player.clone())];
    let besides = Besides {
        people: &people,
        reason: None,
    };
    run(
        service,
        found,
        &ContestCommand::Enter(entrant),
        besides,
        env,
    )?;
    let page = ContestPage::of(service, found)?;
    let mut reply = page::joined(found, &page);
    if competition_of(&service.store, player) == Competition::Hidden {
        let seen = sentences().text("contest-joined-hidden", &[]);
        reply.text.push_line(seen);
    }
    Ok(vec![reply])
}

/// Refuses a player blocked by an entrant, or one who has blocked an entrant.
fn check_not_blocked(
    service: &Service,
    found: &StoredContest,
    player: &PlayerId,
) -> Result<(), HandlerError> {
    for other in still_in(found).filter(|other| *other != player) {
        consent::check_not_blocked(&service.store, player, other)?;
    }
    Ok(())
}

/// The team with the fewest players, of two at least.
fn smallest_team(found: &StoredContest) -> u32 {
    let sizes = found.contest.team_sizes();
    let last = sizes.keys().next_back().map_or(0, |team| team + 1);
    let size = |team: &u32| sizes.get(team).copied().unwrap_or(0);
    (0..last.max(2)).min_by_key(size).unwrap_or(0)
}

/// The rating of a player in the pool of a contest, or the value that stands for none.
fn strength(
    service: &Service,
    subject: &ContestSubject,
    player: &PlayerId,
) -> Result<i32, StoreError> {
    let Some((kind, options)) = games::game_of(subject) else {
        return Ok(UNKNOWN);
    };
    let key = PoolKey::here(subject.place.server(), kind.spec().pool(&options).slug);
    let own = store::standings::rating_in(&service.store, &key, player)?;
    let points = own.map(|own| points(own.rating));
    Ok(points
        .and_then(|points| i32::try_from(points).ok())
        .unwrap_or(UNKNOWN))
}

/// Leaves; first the price is shown, and again if it has changed since.
pub(super) fn leave(
    service: &mut Service,
    request: &Request,
    found: &StoredContest,
    shown: Option<LeavePrice>,
    env: &Env,
) -> HandlerResult {
    let entrant = number_of(found, &request.user.id);
    let tables = found.contest.tables_of(entrant);
    let (why, by) = (Leaving::Own, None);
    let command = ContestCommand::Leave { entrant, why, by };
    let running = if has_reserve(service, found, &command, env)? {
        0
    } else {
        tables.filter(|table| table.running().is_some()).count()
    };
    let price = if found.contest.closes().is_some() {
        LeavePrice::Nothing
    } else {
        LeavePrice::Games(u32::try_from(running).unwrap_or(u32::MAX))
    };
    if found.contest.is_in(entrant) && shown != Some(price) {
        let args = [
            ("count", TextArg::count(running)),
            ("title", words::title(&found.into()).into()),
        ];
        let (contest, price) = (Some(found.id), Some(price));
        let action = Action::Contest(ContestAction::Leave { contest, price });
        let id = match price {
            Some(LeavePrice::Nothing) => "contest-leave-sure-open",
            Some(LeavePrice::Games(_)) | None => "contest-leave-sure",
        };
        return Ok(vec![asked(id, &args, "button-contest-leave", action)]);
    }
    run(service, found, &command, Besides::default(), env)?;
    Ok(vec![result::note(
        "contest-left",
        &[("title", words::title(&found.into()).into())],
    )])
}

/// Returns `true` if a reserve would step in.
fn has_reserve(
    service: &Service,
    found: &StoredContest,
    leave: &ContestCommand,
    env: &Env,
) -> Result<bool, StoreError> {
    let games = games::playing(service, found, env)?;
    let events = apply::with_inputs(found, &games, env, |inputs| {
        decide(&found.contest, leave, inputs)
    });
    let replaces = |event: &ContestEvent| matches!(event, ContestEvent::Replaced { .. });
    Ok(events.is_ok_and(|events| events.iter().any(replaces)))
}

/// A question with one button, for the person who asked.
pub(super) fn asked(id: &str, args: &[(&str, TextArg<'_>)], label: &str, action: Action) -> Reply {
    let mut reply = result::note(id, args);
    reply.controls = vec![Control::Button {
        label: sentences().line(label, &[]),
        action,
        style: ButtonStyle::Danger,
    }];
    reply
}

/// Asks for a bye in the next round.
pub(super) fn rest(
    service: &mut Service,
    request: &Request,
    found: &StoredContest,
    env: &Env,
) -> HandlerResult {
    let entrant = number_of(found, &request.user.id);
    let round = found.contest.round() + 1;
    let command = ContestCommand::Rest(entrant);
    run(service, found, &command, Besides::default(), env)?;
    let args = [
        ("title", words::title(&found.into()).into()),
        ("round", TextArg::Num(round.into())),
    ];
    Ok(vec![result::note("contest-rests", &args)])
}

/// Takes a place that a moderator offers.
pub(super) fn take(
    service: &mut Service,
    request: &Request,
    found: &StoredContest,
    place: EntrantId,
    env: &Env,
) -> HandlerResult {
    let player = &request.user.id;
    let offer = store::offers::get(&service.store, found.id, place)?;
    let offer = offer.filter(|offer| offer.until > env.now);
    let Some(offer) = offer else {
        return Ok(vec![result::note("refuse-contest-no-offer", &[])]);
    };
    if offer.player != *player {
        let names = page::names(service, [&offer.player])?;
        let args = [("player", names.arg(&offer.player))];
        return Ok(vec![result::note("refuse-contest-not-offered", &args)]);
    }
    let reserve = reserve_for(found, place, player);
    if reserve.is_none() {
        check_free(service, found, player)?;
    }
    let Some(old) = found.people.get(&place) else {
        return Ok(vec![result::note("refuse-contest-no-offer", &[])]);
    };
    if found.contest.lost().is_some() {
        return Ok(vec![refused(found, ContestRefusal::NoPlace)]);
    }
    let by = number_of(found, &offer.by);
    if found.contest.had_part(by) {
        return Ok(vec![refused(found, ContestRefusal::OwnContest)]);
    }
    // The moderator may have a new number, too.
    let new = EntrantId(next_number(found).0.max(by.0 + 1));
    let former = reserve.unwrap_or(new);
    let command = ContestCommand::Replace {
        entrant: place,
        by,
        moved: games::any_has_moved(service, found, old)?,
        former,
    };
    service.store.save_name(player, &request.user.name)?;
    let people = [
        (by, offer.by.clone()),
        (place, player.clone()),
        (former, old.clone()),
    ];
    let reason = Some(GivenReason {
        by: &offer.by,
        text: &offer.reason,
    });
    let besides = Besides {
        people: &people,
        reason,
    };
    run(service, found, &command, besides, env)?;
    store::offers::end(&mut service.store, found.id, place)?;
    let args = [
        ("contest", words::title(&found.into()).into()),
        ("games", TextArg::Command("games")),
    ];
    Ok(vec![result::note("contest-taken", &args)])
}

/// The number of a player who is a reserve of the team of this place.
pub(super) fn reserve_for(
    found: &StoredContest,
    place: EntrantId,
    player: &PlayerId,
) -> Option<EntrantId> {
    let own = found.people.iter().filter(|(_, known)| *known == player);
    let mut own = own.map(|(number, _)| *number);
    own.find(|number| found.contest.is_reserve_for(*number, place))
}

/// Checks that a person can take a place: they have had no part in the contest, and nobody there blocks them.
pub(super) fn check_free(
    service: &Service,
    found: &StoredContest,
    player: &PlayerId,
) -> Result<(), HandlerError> {
    if found.people.values().any(|known| known == player) {
        let names = page::names(service, [player])?;
        let args = [
            ("player", names.named_or_typed(player)),
            ("title", words::title(&found.into()).into()),
        ];
        return Err(result::note("refuse-contest-part", &args).into());
    }
    check_not_blocked(service, found, player)
}
