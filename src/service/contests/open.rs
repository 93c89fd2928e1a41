//! Opening, entering, leaving, beginning and calling off.

use crate::contest::decide::{ContestCommand, ContestRefusal, decide};
use crate::contest::event::{ContestEntry, ContestEvent, Leaving, NewEntrant};
use crate::contest::terms::{Form, Terms};
use crate::contest::values::{DAY, EntrantId};
use crate::play::seal::{OWN_DICE, Secret};
use crate::play::time_control::{TimeControl, TimeoutRule};
use crate::play::{Env, PlayerId};
use crate::rating::ranking::points;
use crate::service::api::action::{Action, Request};
use crate::service::api::contest::{ContestAction, NewContest};
use crate::service::api::reply::{ButtonStyle, Control, Reply};
use crate::service::api::result;
use crate::service::api::result::{HandlerError, HandlerResult};
use crate::service::challenges::challenge;
use crate::service::commit::series;
use crate::service::contests::{ALIVE, MOST, apply, page};
use crate::service::lookup::{consent, server};
use crate::service::state::Service;
use crate::service::words::catalogue::{TextArg, sentences};
use crate::store::{ContestExtras, ContestSubject, PoolKey, StoreError, StoredContest};

/// Days for entering, unless others are asked for.
const DAYS: u8 = 7;
/// The usual clock of a contest.
const CLOCK: &str = "5d+8h/7d";
/// Games that one entrant of a round robin plays at once.
const AT_ONCE: u32 = 4;
/// The strength of those who have no rating, in points.
const UNKNOWN: i32 = 1500;

/// The number of whoever opens a contest.
const ORGANISER: EntrantId = EntrantId(1);

/// Opens a contest here.
pub(super) fn open(
    service: &mut Service,
    request: &Request,
    wanted: &NewContest,
    env: &Env,
) -> HandlerResult {
    may_open(service, request)?;
    let alive = service
        .store
        .contests_of_server(request.place.server(), &ALIVE, MOST)?;
    if alive.len() >= MOST {
        return Ok(vec![result::note(
            "refuse-contest-many",
            &[("count", TextArg::count(alive.len()))],
        )]);
    }
    let subject = subject(service, request, wanted)?;
    let form = match wanted.form.as_deref() {
        Some("round-robin") => Form::RoundRobin { at_once: AT_ONCE },
        Some(_) | None => Form::League,
    };
    let days = i64::from(wanted.days.unwrap_or(DAYS));
    let secret = Secret::new(env.entropy);
    let opened = ContestEvent::Opened {
        terms: Terms::usual(form),
        closes: apply::moment(env).after(days * DAY),
        seal: secret.seal_of_lots(),
    };
    let log = [ContestEntry {
        at: apply::moment(env),
        event: opened,
    }];
    service
        .store
        .save_name(&request.user.id, &request.user.name)?;
    let people = [(ORGANISER, request.user.id.clone())];
    let first = apply::FirstEvents {
        log: &log,
        people: &people,
    };
    apply::create(service, &subject, &secret, &first, env)?;
    Ok(Vec::new())
}

/// The terms of a contest's games, checked.
fn subject(
    service: &Service,
    request: &Request,
    wanted: &NewContest,
) -> Result<ContestSubject, HandlerError> {
    let settings = server::settings_at(&service.store, &request.place);
    let kind = wanted.kind.unwrap_or(settings.game);
    challenge::check_options(kind, &wanted.options)?;
    let spec = kind.spec();
    let options = (spec.settled)(wanted.options.clone());
    let own_dice = options.has(OWN_DICE);
    if (spec.sides)(&options).len() != 2 || own_dice {
        return Err(result::note("refuse-contest-two", &[]).into());
    }
    let typed = wanted.clock.as_deref().unwrap_or(CLOCK);
    let clock: TimeControl = typed
        .parse()
        .map_err(|wrong| series::clock_error(wrong, typed))?;
    if clock.flag != TimeoutRule::Hard {
        return Err(result::note("refuse-contest-clock", &[("clock", CLOCK.into())]).into());
    }
    Ok(ContestSubject {
        kind: spec.slug.to_owned(),
        options: options.to_string(),
        clock: typed.trim().to_owned(),
        rated: wanted.rated.unwrap_or(true),
        place: request.place.clone(),
        season: 1,
        follows: None,
    })
}

/// In a server its moderators open contests; elsewhere everybody does.
fn may_open(service: &Service, request: &Request) -> Result<(), HandlerError> {
    if request.place.is_private() {
        return Err(result::note("moderate-no-server", &[]).into());
    }
    if request.place.server().number().is_none() {
        return Ok(());
    }
    let access = &request.access;
    let roles = server::settings_at(&service.store, &request.place).moderators;
    let may = access.manages
        || roles.is_empty() && access.moderates
        || access.roles.iter().any(|role| roles.contains(role));
    if may {
        Ok(())
    } else {
        Err(result::note("moderate-not-yours", &[]).into())
    }
}

/// The number of somebody in a contest: their own, or a new one.
fn number_of(found: &StoredContest, player: &PlayerId) -> EntrantId {
    let own = found
        .people
        .iter()
        .find(|(_, known)| *known == player)
        .map(|(number, _)| *number);
    own.unwrap_or_else(|| {
        let entrants = found.contest.entrants().keys();
        let last = found
            .people
            .keys()
            .chain(entrants)
            .max()
            .map_or(0, |last| last.0);
        EntrantId(last + 1)
    })
}

/// Enters.
pub(super) fn join(
    service: &mut Service,
    request: &Request,
    found: &StoredContest,
    env: &Env,
) -> HandlerResult {
    let player = &request.user.id;
    for other in found
        .contest
        .still_in()
        .filter_map(|entrant| found.people.get(&entrant))
    {
        if other != player {
            consent::check_not_blocked(&service.store, player, other)?;
        }
    }
    let id = number_of(found, player);
    let strength = strength(service, found, player)?;
    let entrant = NewEntrant {
        id,
        strength,
        group: None,
        team: None,
        computer: false,
    };
    service.store.save_name(player, &request.user.name)?;
    let people = [(id, player.clone())];
    run(
        service,
        found,
        &ContestCommand::Enter(entrant),
        &people,
        env,
    )?;
    Ok(vec![page::joined(found)])
}

/// The rating of a player in the pool of a contest, or what stands for none.
fn strength(
    service: &Service,
    found: &StoredContest,
    player: &PlayerId,
) -> Result<i32, StoreError> {
    let Some((kind, options)) = apply::game_of(&found.subject) else {
        return Ok(UNKNOWN);
    };
    let key = PoolKey::here(
        found.subject.place.server(),
        kind.spec().pool(&options).slug,
    );
    let rated = service.store.ratings_in(&key)?;
    let own = rated.into_iter().find(|rated| rated.player == *player);
    let points = own.map(|own| points(own.standing.rating));
    Ok(points
        .and_then(|points| i32::try_from(points).ok())
        .unwrap_or(UNKNOWN))
}

/// Leaves; first the price is told.
pub(super) fn leave(
    service: &mut Service,
    request: &Request,
    found: &StoredContest,
    sure: bool,
    env: &Env,
) -> HandlerResult {
    let entrant = number_of(found, &request.user.id);
    let tables = found.contest.tables_of(entrant);
    let running = tables.filter(|table| table.running().is_some()).count();
    if found.contest.is_in(entrant) && !sure {
        let args = [
            ("count", TextArg::count(running)),
            ("title", page::title(&found.into()).into()),
        ];
        let contest = Some(found.id);
        let ask = Action::Contest(ContestAction::Leave {
            contest,
            sure: true,
        });
        return Ok(vec![asked(
            "contest-leave-sure",
            &args,
            "button-contest-leave",
            ask,
        )]);
    }
    let (why, by) = (Leaving::Own, None);
    run(
        service,
        found,
        &ContestCommand::Leave { entrant, why, by },
        &[],
        env,
    )?;
    Ok(vec![result::note(
        "contest-left",
        &[("title", page::title(&found.into()).into())],
    )])
}

/// Begins before the time for entering is over.
pub(super) fn begin(
    service: &mut Service,
    request: &Request,
    found: &StoredContest,
    env: &Env,
) -> HandlerResult {
    let by = manager(service, request, found)?;
    let people = [(by, request.user.id.clone())];
    run(service, found, &ContestCommand::Begin { by }, &people, env)?;
    Ok(Vec::new())
}

/// Calls off; first the price is told.
pub(super) fn cancel(
    service: &mut Service,
    request: &Request,
    found: &StoredContest,
    sure: bool,
    env: &Env,
) -> HandlerResult {
    let by = manager(service, request, found)?;
    if !sure {
        let args = [("title", page::title(&found.into()).into())];
        let contest = Some(found.id);
        let ask = Action::Contest(ContestAction::Cancel {
            contest,
            sure: true,
        });
        return Ok(vec![asked(
            "contest-cancel-sure",
            &args,
            "button-contest-cancel",
            ask,
        )]);
    }
    let people = [(by, request.user.id.clone())];
    run(service, found, &ContestCommand::Cancel { by }, &people, env)?;
    Ok(Vec::new())
}

/// The number of somebody who may manage a contest: nobody manages one they play in.
fn manager(
    service: &Service,
    request: &Request,
    found: &StoredContest,
) -> Result<EntrantId, HandlerError> {
    may_open(service, request)?;
    Ok(number_of(found, &request.user.id))
}

/// A question with one button, for the person who asked.
fn asked(id: &str, args: &[(&str, TextArg<'_>)], label: &str, ask: Action) -> Reply {
    let mut reply = result::note(id, args);
    reply.controls = vec![Control::Button {
        label: sentences().line(label, &[]),
        ask,
        weight: ButtonStyle::Danger,
    }];
    reply
}

/// Decides a command and stores its events.
fn run(
    service: &mut Service,
    found: &StoredContest,
    command: &ContestCommand,
    people: &[(EntrantId, PlayerId)],
    env: &Env,
) -> Result<(), HandlerError> {
    let games = apply::playing(service, found, env)?;
    let secret = apply::secret(found);
    let events = apply::with_inputs(&games, &secret, env, |inputs| {
        decide(&found.contest, command, inputs)
    });
    let events = events.map_err(|refusal| refused(found, refusal))?;
    let extras = ContestExtras {
        people,
        ..ContestExtras::default()
    };
    apply::apply(service, found, &events, &extras, env)?;
    Ok(())
}

/// The sentence of a refusal.
fn refused(found: &StoredContest, refusal: ContestRefusal) -> Reply {
    let title = ("title", page::title(&found.into()).into());
    let number = |number: u32| TextArg::Num(number.into());
    let id = match refusal {
        ContestRefusal::Begun => "refuse-contest-begun",
        ContestRefusal::Full { most } => {
            return result::note("refuse-contest-full", &[title, ("most", number(most))]);
        }
        ContestRefusal::TooFew { entered, least } => {
            let args = [
                title,
                ("entered", number(entered)),
                ("least", number(least)),
            ];
            return result::note("refuse-contest-few", &args);
        }
        ContestRefusal::Entered => "refuse-contest-entered",
        ContestRefusal::NotIn => "refuse-contest-not-in",
        ContestRefusal::Left => "refuse-contest-left",
        ContestRefusal::OwnContest => "refuse-contest-own",
        // No verb asks for what the others refuse.
        ContestRefusal::Over
        | ContestRefusal::NotBegun
        | ContestRefusal::NoComputers
        | ContestRefusal::NoTeam
        | ContestRefusal::NoRests
        | ContestRefusal::RestedOnce
        | ContestRefusal::LastRound
        | ContestRefusal::NoResult
        | ContestRefusal::HasResult
        | ContestRefusal::Points
        | ContestRefusal::RoundGone
        | ContestRefusal::HeldEnough
        | ContestRefusal::Held
        | ContestRefusal::NotHeld
        | ContestRefusal::NoReason => "refuse-contest-over",
    };
    result::note(id, &[title])
}
