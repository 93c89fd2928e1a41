//! Moderation of a server's games: pause, resume, annul, hand over seats; and the audit log.
//!
//! Moderators are determined at the time of each action. Every action is an event of its game, so the audit log is read
//! from the games themselves.

use crate::play::command::ModerationRefusal;
use crate::play::event::ModerationEvent;
use crate::play::moderate::{ModeratorCommand, SeatAnswer};
use crate::play::stage::Stage;
use crate::play::{Env, Game, GameId, PlayerId, Timestamp, moderate};
use crate::service::api::action::Request;
use crate::service::api::fields::InputField;
use crate::service::api::moderate::ModerationAction;
use crate::service::api::reply::{ButtonStyle, Reply};
use crate::service::api::result::{self, HandlerError, HandlerResult};
use crate::service::api::values::Person;
use crate::service::challenges::stand_in;
use crate::service::commit::append::MAX_ATTEMPTS;
use crate::service::commit::{append, overdue};
use crate::service::describe::{self, args, fields, game, present, ratings};
use crate::service::lookup::{consent, find, load, load_names, server, sight, view};
use crate::service::servers::{accounts, hooks};
use crate::service::state::Service;
use crate::service::words::catalogue::{self, TextArg};
use crate::service::words::names::PlayerNames;
use crate::service::words::text::Text;
use crate::store::{self, AuditEntry, Store, StoreError};

/// Most lines of the audit log shown.
const MAX_LINES: usize = 15;

/// Most actions searched for those of one game or player.
const SCAN_LIMIT: usize = 1000;

/// Handles an action of a moderator.
pub(in crate::service) fn moderate(
    service: &mut Service,
    request: &Request,
    action: &ModerationAction,
    env: &Env,
) -> HandlerResult {
    if let ModerationAction::Answer {
        game,
        since,
        accept,
    } = action
    {
        let (accept, since) = (*accept, *since);
        let answer = SeatAnswer { accept, since };
        return answer_seat(service, request, *game, answer, env);
    }
    moderates(&service.store, request)?;
    match action {
        ModerationAction::Pause { game, reason } => {
            let command = ModeratorCommand::Pause(describe::moderate::one_reason(reason)?);
            run_moderator_command(service, request, *game, &command, env)
        }
        ModerationAction::Resume(game) => {
            run_moderator_command(service, request, *game, &ModeratorCommand::Resume, env)
        }
        ModerationAction::Annul { game, sure, reason } => {
            let sure = *sure;
            annul(service, request, *game, Annulment { sure, reason }, env)
        }
        ModerationAction::Unrate { game, reason } => {
            let command = ModeratorCommand::Unrate(describe::moderate::one_reason(reason)?);
            run_moderator_command(service, request, *game, &command, env)
        }
        ModerationAction::HandOver {
            game,
            from,
            to,
            reason,
        } => {
            let (from, reason) = (from.clone(), describe::moderate::one_reason(reason)?);
            offer_seat(
                service,
                request,
                *game,
                HandedSeat { from, to, reason },
                env,
            )
        }
        ModerationAction::Bar { .. }
        | ModerationAction::Merge { .. }
        | ModerationAction::Admit { .. } => accounts::decide(service, request, action, env),
        ModerationAction::Log { game, player } => {
            moderation_log(&service.store, request, *game, player.as_ref())
        }
        ModerationAction::Answer { .. } => Ok(Vec::new()),
    }
}

/// Checks that the user is a moderator of this server now.
fn moderates(store: &Store, request: &Request) -> Result<(), HandlerError> {
    if !request.is_in_own_server() {
        return Err(result::note("moderate-no-server", &[]).into());
    }
    if server::moderates(store, request) {
        return Ok(());
    }
    Err(result::note("moderate-not-yours", &[]).into())
}

/// A game of the server of this request.
fn of_this_server(store: &Store, request: &Request, id: GameId) -> Result<Game, HandlerError> {
    load::load(store, id)
        .map_err(|error| load::unavailable_reason(store, request.asker(), id, error))?
        .filter(|game| game.place().server() == request.place.server())
        .ok_or_else(|| sight::unknown(id).into())
}

/// Runs a moderator's command. After a version conflict it is decided again on the new state.
fn run_moderator_command(
    service: &mut Service,
    request: &Request,
    id: GameId,
    moderation: &ModeratorCommand,
    env: &Env,
) -> HandlerResult {
    let user = &request.user;
    for _ in 0..MAX_ATTEMPTS {
        let game = of_this_server(&service.store, request, id)?;
        let (game, times) = overdue::apply_overdue_with_times(service, game, env)?;
        let events = match moderate::decide(&game, &user.id, moderation, &times, env.now) {
            Ok(events) => events,
            Err(not) => {
                return Ok(vec![not_done(&service.store, &game, &not)?]);
            }
        };
        match append::append(service, &game, &events, env) {
            Ok(()) => {
                service.store.save_name(&user.id, &user.name)?;
                let args = [("game", id.to_string().into())];
                let mut done = result::note("moderate-done", &args);
                done.replaces_source = true;
                return Ok(vec![done]);
            }
            Err(StoreError::Conflict) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Err(StoreError::Conflict.into())
}

/// The confirmation and reason of an annulment.
struct Annulment<'a> {
    /// The stage it was shown in, once that was confirmed.
    sure: Option<Stage>,
    reason: &'a str,
}

/// Annuls a game as it was shown; later moves do not matter, an end does.
fn annul(
    service: &mut Service,
    request: &Request,
    id: GameId,
    Annulment { sure, reason }: Annulment<'_>,
    env: &Env,
) -> HandlerResult {
    let game = of_this_server(&service.store, request, id)?;
    let (game, times) = overdue::apply_overdue_with_times(service, game, env)?;
    let reason = match describe::moderate::one_reason(reason) {
        Ok(reason) => reason,
        Err(HandlerError::Reply(mut reply)) => {
            let field = InputField::Annul(id, game.stage());
            reply.controls.push(fields::retry_button(field));
            return Ok(vec![*reply]);
        }
        Err(fault) => return Err(fault),
    };
    let command = ModeratorCommand::Annul(reason);
    if sure == Some(game.stage()) {
        return run_moderator_command(service, request, id, &command, env);
    }
    if let Err(not) = moderate::decide(&game, &request.user.id, &command, &times, env.now) {
        return Ok(vec![not_done(&service.store, &game, &not)?]);
    }
    let names = load_names::names(&service.store, &game)?;
    let over = game.stage() == Stage::Over;
    let ask = if over {
        "moderate-annul-over"
    } else {
        "moderate-annul-sure"
    };
    let mut reply = result::note(ask, &[("game", id.to_string().into())]);
    let (situation, _) = present::situation(&game, &names, &times);
    reply.text.push_line(situation);
    reply.picture = game::picture(
        &game,
        game.ply(),
        view::view(&service.store, &game, &request.user.id),
        &names,
    );
    reply.controls.push(fields::open_button(
        InputField::Annul(id, game.stage()),
        ButtonStyle::Danger,
    ));
    Ok(vec![reply])
}

/// A seat that a moderator hands to another person.
struct HandedSeat<'a> {
    from: PlayerId,
    to: &'a Person,
    reason: String,
}

/// Offers a seat to a player, unless blocks forbid it at that table.
fn offer_seat(
    service: &mut Service,
    request: &Request,
    id: GameId,
    handed: HandedSeat<'_>,
    env: &Env,
) -> HandlerResult {
    let HandedSeat { from, to, reason } = handed;
    let game = of_this_server(&service.store, request, id)?;
    let seat = game.seat_of(&from);
    consent::check_can_be_seated(
        &mut service.store,
        to,
        seat.into_iter().flat_map(|seat| args::others(&game, seat)),
    )?;
    let to = to.id.clone();
    run_moderator_command(
        service,
        request,
        id,
        &ModeratorCommand::HandOver { from, to, reason },
        env,
    )
}

/// Seats a player who agrees, with a clock of their own, with their holidays, and without the former player's plans.
fn answer_seat(
    service: &mut Service,
    request: &Request,
    id: GameId,
    answer: SeatAnswer,
    env: &Env,
) -> HandlerResult {
    let user = &request.user;
    for _ in 0..MAX_ATTEMPTS {
        let game = find::visible(&service.store, request.asker(), id)?;
        let (game, times) = overdue::apply_overdue_with_times(service, game, env)?;
        let offer = game
            .requests()
            .hand_over()
            .filter(|offer| offer.to == user.id);
        if let Some(seat) = offer.map(|offer| offer.seat).filter(|_| answer.accept) {
            for other in args::others(&game, seat) {
                consent::check_not_blocked(&service.store, &user.id, other)?;
            }
        }
        let events = match moderate::answer(&game, &user.id, answer, &times, env.now) {
            Ok(events) => events,
            Err(not) => {
                return Ok(vec![not_done(&service.store, &game, &not)?]);
            }
        };
        let events = stand_in::with_holidays(&service.store, &game, events, &user.id, env)?;
        match stand_in::append(service, &game, &events, false, env) {
            Ok(()) => {
                service.store.save_name(&user.id, &user.name)?;
                return Ok(Vec::new());
            }
            Err(StoreError::Conflict) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Err(StoreError::Conflict.into())
}

/// Moderators' actions, the newest first.
fn moderation_log(
    store: &Store,
    request: &Request,
    game: Option<GameId>,
    player: Option<&PlayerId>,
) -> HandlerResult {
    if let Some(id) = game {
        of_this_server(store, request, id)?;
    }
    let mut entries = store::audit::newest(store, request.place.server(), SCAN_LIMIT)?;
    entries.retain(|entry| game.is_none_or(|game| entry.game == game));
    let lapses: Vec<bool> = (0..entries.len()).map(|at| lapsed(&entries, at)).collect();
    let mut lapses = lapses.into_iter();
    entries.retain(|_| !lapses.next().unwrap_or_default());
    if let Some(player) = player {
        let mut about = Vec::new();
        for entry in entries {
            let seats = load::row_if_healthy(store, entry.game)?.map(|game| game.seats);
            let plays = seats.is_some_and(|seats| seats.contains(player));
            if plays || entry.event.people().contains(&player) {
                about.push(entry);
            }
        }
        entries = about;
    }
    let people = entries.iter().flat_map(|entry| entry.event.people());
    let names = load_names::load_names(store, people)?;
    let lines = entries.iter().map(|entry| (entry.at, line(entry, &names)));
    let mut lines: Vec<(Timestamp, Text)> = lines.collect();
    let mut decisions =
        store::account_decisions::newest(store, request.place.server(), SCAN_LIMIT)?;
    // Decisions about accounts belong to no game.
    decisions.retain(|stored| game.is_none() && player.is_none_or(|player| stored.names(player)));
    let names = accounts::names(store, &decisions)?;
    lines.extend(
        decisions
            .iter()
            .map(|stored| (stored.at, accounts::line(stored, &names))),
    );
    let mut managed = store::manager_actions::newest(store, request.place.server(), SCAN_LIMIT)?;
    managed.retain(|action| {
        game.is_none() && player.is_none_or(|by| action.author.as_ref() == Some(by))
    });
    let names = load_names::load_names(store, hooks::authors(&managed))?;
    lines.extend(
        managed
            .iter()
            .map(|action| (action.at, hooks::logged(action, &names))),
    );
    if lines.is_empty() {
        return Ok(vec![result::note("moderate-log-empty", &[])]);
    }
    lines.sort_by_key(|(at, _)| std::cmp::Reverse(*at));
    let mut reply = result::note("moderate-log", &[]);
    for (_, line) in lines.iter().take(MAX_LINES) {
        reply.text.push_line(line.clone());
    }
    if lines.len() > MAX_LINES {
        let count = [("count", TextArg::count(lines.len() - MAX_LINES))];
        reply
            .text
            .push_line(catalogue::sentences().text("moderate-log-more", &count));
    }
    Ok(vec![reply])
}

/// Returns `true` if the entry at this place is the end of an offer that nobody answered in time, which is no action.
fn lapsed(entries: &[AuditEntry], at: usize) -> bool {
    let Some(AuditEntry {
        game,
        at: ended,
        event: ModerationEvent::HandOverDeclined { by },
    }) = entries.get(at)
    else {
        return false;
    };
    let mut before = entries.iter().skip(at).filter(|entry| entry.game == *game);
    before.find_map(|entry| {
        if let ModerationEvent::HandOverOffered {
            by: author,
            expires,
            ..
        } = &entry.event
        {
            Some(author == by && expires <= ended)
        } else {
            None
        }
    }) == Some(true)
}

fn not_done(store: &Store, game: &Game, not: &ModerationRefusal) -> Result<Reply, StoreError> {
    let mut people: Vec<&PlayerId> = game.seats().iter().collect();
    let number = ("game", game.id().to_string().into());
    let (id, recipient) = match not {
        ModerationRefusal::OwnGame => ("moderate-own-game", None),
        ModerationRefusal::NotRunning(_) => ("moderate-not-running", None),
        ModerationRefusal::Held(by) => ("moderate-held", Some(by)),
        ModerationRefusal::NotHeld => ("moderate-not-held", None),
        ModerationRefusal::Void if game.is_annulled() => ("moderate-annulled", None),
        ModerationRefusal::Void => ("moderate-void", None),
        ModerationRefusal::NotRated(why) => {
            let mut reply = result::note("moderate-not-rated", &[number]);
            reply.text.push_line(ratings::unrated(*why));
            return Ok(reply);
        }
        ModerationRefusal::NoPlace => ("moderate-no-place", None),
        ModerationRefusal::Counts => ("moderate-seat-counts", None),
        ModerationRefusal::NotSeated(player) => ("moderate-not-seated", Some(player)),
        ModerationRefusal::PlaysAlready(player) => ("moderate-plays-already", Some(player)),
        ModerationRefusal::NoOffer | ModerationRefusal::Agreed(_) => ("moderate-no-offer", None),
        ModerationRefusal::OfferStands(player) => ("moderate-offer-stands", Some(player)),
        ModerationRefusal::NotAsked(player) => ("moderate-not-asked", Some(player)),
        ModerationRefusal::Lapsed(at) => {
            let args = [number, ("until", TextArg::Date(*at))];
            return Ok(result::note("moderate-lapsed", &args));
        }
    };
    people.extend(recipient);
    let names = load_names::load_names(store, people.into_iter())?;
    let mut args = vec![number];
    args.extend(recipient.map(|player| ("player", names.named_or_typed(player))));
    Ok(result::note(id, &args))
}

/// A line of the log.
fn line(kept: &AuditEntry, names: &PlayerNames) -> Text {
    let args = |by| {
        vec![
            ("when", TextArg::Date(kept.at)),
            ("game", kept.game.to_string().into()),
            ("moderator", names.arg(by)),
        ]
    };
    let (id, args) = match &kept.event {
        ModerationEvent::Paused { by, .. } => ("moderate-line-paused", args(by)),
        ModerationEvent::Resumed { by } => ("moderate-line-resumed", args(by)),
        ModerationEvent::Annulled { by, .. } => ("moderate-line-annulled", args(by)),
        ModerationEvent::Unrated { by, .. } => ("moderate-line-unrated", args(by)),
        ModerationEvent::HandOverOffered { by, to, .. } => {
            let mut args = args(by);
            args.push(("to", names.arg(to)));
            ("moderate-line-offered", args)
        }
        ModerationEvent::HandOverDeclined { by } => ("moderate-line-declined", args(by)),
        ModerationEvent::HandedOver { by, from, to, .. } => {
            let mut args = args(by);
            args.extend([("from", names.arg(from)), ("to", names.arg(to))]);
            ("moderate-line-handed", args)
        }
    };
    let mut text = catalogue::sentences().text(id, &args);
    let why = describe::moderate::why(&kept.event);
    if !why.0.is_empty() {
        text.push(" ");
        text.append(why);
    }
    text
}
