//! Due notices: messages that belong to no event, built at delivery from the present state.

use crate::play::calendar::HOUR;
use crate::play::{Env, Timestamp, computers};
use crate::service::api::delivery::{Delivery, DeliveryId, DeliveryKind, DeliveryOutcome};
use crate::service::api::reply::Reply;
use crate::service::background::build_delivery::{
    InFlight, build_delivery, delivery, settle_event,
};
use crate::service::background::{self, analyses, valid_controls};
use crate::service::challenges::open_call;
use crate::service::commit::{plans, silence, stop_ends};
use crate::service::contests::{entrants, ladder, tables_told};
use crate::service::describe::{computer, game};
use crate::service::lookup::{self, languages, load_names, server};
use crate::service::players::{holiday_news, inbox, remind};
use crate::service::puzzles::daily;
use crate::service::servers::{accounts, hooks, places};
use crate::service::state::Service;
use crate::service::words::language;
use crate::store::{
    self, DeliveryEffects, DeliveryResult, DueNotices, Notice, NoticeDelivery, NoticeFilter,
    NoticeId, NoticeKind, Recipient, Store, StoreError, place_text,
};

/// Retry delay of a message blocked by an earlier one, in ms.
const BLOCKED_RETRY_MS: i64 = 5_000;
/// Retry delay of a notice that cannot be read, in ms.
const UNREADABLE_RETRY_MS: i64 = HOUR;

/// Most searches for due notices in one job: other jobs get their turn while many notices are postponed.
const ROUNDS: usize = 8;

/// A notice that is due.
enum DueNotice {
    /// It is delivered.
    Now(Box<Delivery>),
    /// It waits until this time.
    Later(Timestamp),
}

/// Due notices at places and to people of a transport; at most `most`. If a recipient can take no more, notices for
/// others are used instead.
pub(super) fn due(
    service: &mut Service,
    transport: &str,
    env: &Env,
    most: usize,
    mut under_way: InFlight,
) -> Vec<Delivery> {
    let mut found: Vec<Delivery> = Vec::new();
    let told = under_way.known.iter().filter_map(|(id, _)| match id {
        DeliveryId::Notice(id) => Some(*id),
        DeliveryId::Event(_) => None,
    });
    let mut looked_at: Vec<i64> = told.collect();
    for _ in 0..ROUNDS {
        let left = most - found.len();
        let without = NoticeFilter {
            notices: looked_at.clone(),
            recipients: under_way.full(),
        };
        let due = store::notices::due(&service.store, transport, env.now, left, &without)
            .unwrap_or_else(|error| {
                tracing::error!(%error, "failed to read the notices");
                DueNotices::default()
            });
        let all = due.notices.len() + due.unreadable.len();
        for id in due.unreadable {
            tracing::error!(notice = id.0, "a notice that cannot be read waits");
            looked_at.push(id.0);
            let later = Timestamp(env.now.0.saturating_add(UNREADABLE_RETRY_MS));
            let (id, how) = (DeliveryId::Notice(id.0), DeliveryResult::Later(later));
            settle_event(&mut service.store, id, &how, env);
        }
        for (id, notice) in due.notices {
            if under_way.is_full(&notice.to) {
                continue;
            }
            looked_at.push(id.0);
            if let Some(made) = build(service, id, &notice, env) {
                under_way.known.push((made.id, made.to.clone()));
                found.push(made);
            }
        }
        if all < left || found.len() == most {
            break;
        }
    }
    found
}

/// Builds the delivery of a notice, unless it has to wait.
fn build(service: &mut Service, number: NoticeId, notice: &Notice, env: &Env) -> Option<Delivery> {
    let id = DeliveryId::Notice(number.0);
    let made = build_delivery(service, id, env, |service| {
        let store = &service.store;
        if closes_early(store, notice) {
            // Postponed, so that later due messages get their turn.
            let later = env.now.0.saturating_add(BLOCKED_RETRY_MS);
            return Ok(Some(DueNotice::Later(Timestamp(later))));
        }
        if let Some(at) = remind::quiet_until(store, notice, env.now) {
            return Ok(Some(DueNotice::Later(at)));
        }
        let to = analyses::recipient(service, notice);
        let language = languages::language_for_notice(store, &to, &notice.games);
        let reply = language::with_language(language, || message(service, notice, env.now))?;
        let Some(reply) = reply else {
            return Ok(None);
        };
        let edits = entrants::edit_of(store, notice)?;
        let kind = edits.unwrap_or_else(|| kind_of_notice(notice));
        let delivery = delivery(store, id, to, reply, kind);
        Ok(Some(DueNotice::Now(Box::new(Delivery {
            recipient: notice.recipient.clone(),
            age_ms: env.now.0.saturating_sub(notice.due.0),
            silent: delivery.silent || notice.kind.traits().is_silent,
            ..delivery
        }))))
    });
    match made? {
        DueNotice::Now(delivery) => Some(*delivery),
        DueNotice::Later(at) => {
            if let Err(error) = store::notices::put_off(&mut service.store, number, at) {
                tracing::error!(%error, outbox = %id, "failed to put a notice off");
            }
            None
        }
    }
}

/// Returns `true` if a thread would be archived before its messages have lost their controls, which would unarchive it.
fn closes_early(store: &Store, notice: &Notice) -> bool {
    match (notice.kind.traits().delivery, &notice.to) {
        (NoticeDelivery::ArchivesThread, Recipient::Place(place)) => {
            store::controls::has_stale_at(store, place).unwrap_or_default()
        }
        (NoticeDelivery::ArchivesThread, Recipient::Person(_))
        | (NoticeDelivery::Message | NoticeDelivery::OpensThread, _) => false,
    }
}

/// The present text of a notice; `None` if it is moot by now.
fn message(
    service: &Service,
    notice: &Notice,
    now: Timestamp,
) -> Result<Option<Reply>, StoreError> {
    let store = &service.store;
    match notice.kind {
        NoticeKind::QueueNotice => queue_notice(service, notice),
        NoticeKind::Analysis => analyses::ready(service, notice),
        NoticeKind::DailyPuzzle => daily::post(service, notice, now),
        NoticeKind::Account => accounts::told(store, notice),
        NoticeKind::Contest => tables_told::message(service, notice, now),
        NoticeKind::Ladder => ladder::message(service, notice),
        NoticeKind::Hook => hooks::stopped(store, notice),
        NoticeKind::Reminder => background::fire_reminders::reminder_message(store, notice, now),
        NoticeKind::Board => private_board(store, notice, now),
        NoticeKind::Plan => Ok(plans::plan_notice(notice)),
        NoticeKind::StopEnds => stop_ends::message(store, notice, now),
        NoticeKind::Silence => silence::message(store, notice, now),
        NoticeKind::Seeks => open_call::message(store, notice),
        NoticeKind::Holiday => holiday_news::message(store, notice),
        NoticeKind::PlaceGone => places::placeless_notice(store, notice),
        NoticeKind::Moved => places::moved_notice(store, notice),
        NoticeKind::NoThread => places::thread_fallback(store, notice),
        NoticeKind::OpenThread | NoticeKind::CloseThread => places::thread_name(store, notice),
    }
}

/// The number of games that a computer thinks about first, while the game still waits for the same move.
fn queue_notice(service: &Service, notice: &Notice) -> Result<Option<Reply>, StoreError> {
    let ply = remind::parse_plies(&notice.detail).next();
    let game = places::game_of(&service.store, notice)?;
    let Some(game) = game.filter(|game| ply == Some(game.ply())) else {
        return Ok(None);
    };
    let line = service.queue_position(game.id());
    let (Some(line), Some((_, computer))) = (line, computers::thinker(&game)) else {
        return Ok(None);
    };
    let names = load_names::names(&service.store, &game)?;
    let mut text = game::head(&game, game.ply());
    text.push_line(computer::queue_notice(
        &computer.player(),
        line.ahead,
        &names,
    ));
    Ok(Some(Reply::note(text)))
}

/// The board of the game that waits for a player, while it waits for the same move.
fn private_board(
    store: &Store,
    notice: &Notice,
    now: Timestamp,
) -> Result<Option<Reply>, StoreError> {
    let (Some(recipient), game) = (&notice.recipient, places::game_of(store, notice)?) else {
        return Ok(None);
    };
    let ply = remind::parse_plies(&notice.detail).next();
    let game = game.filter(|game| game.awaits(recipient) && ply == Some(game.ply()));
    let Some(game) =
        game.filter(|_| lookup::reminder_settings::reminder_settings(store, recipient).boards)
    else {
        return Ok(None);
    };
    // Nobody is mentioned, so that no device makes a sound.
    inbox::waiting_board(store, recipient, &game, now).map(Some)
}

/// Records the outcome of the delivery of a notice with its effects. A notice refused in private goes to the game's
/// place.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub(super) fn settle(
    service: &mut Service,
    id: NoticeId,
    how: DeliveryOutcome,
    env: &Env,
) -> Result<(), StoreError> {
    let notice = store::notices::get(&service.store, id)?;
    let opens = notice
        .clone()
        .filter(|notice| notice.kind == NoticeKind::OpenThread);
    let (mut others, mut posted) = (Vec::new(), None);
    note_daily_puzzle(&mut service.store, notice.as_ref(), &how)?;
    let settled = match how {
        DeliveryOutcome::Posted(message) => {
            let carrying =
                |notice: Notice| valid_controls::posted_board(&notice, message.as_deref()?);
            posted = notice.and_then(carrying);
            DeliveryResult::Posted(message)
        }
        DeliveryOutcome::Opened(place) => {
            if let Some(notice) = &opens {
                places::thread_opened(service, notice, &place, env)?;
            }
            // Under this id the thread is known to belong to its game.
            DeliveryResult::Posted(Some(place_text(&place)))
        }
        DeliveryOutcome::Later(at) => DeliveryResult::Later(at),
        DeliveryOutcome::Gone(why) => {
            others.extend(notice.and_then(|notice| analyses::in_private(notice, env)));
            DeliveryResult::Never(why)
        }
        DeliveryOutcome::Never(why) => {
            others.extend(notice.and_then(|notice| analyses::in_private(notice, env)));
            others.extend(opens.map(|notice| Notice {
                kind: NoticeKind::NoThread,
                due: env.now,
                ..notice
            }));
            DeliveryResult::Never(why)
        }
        DeliveryOutcome::Refused(why) => {
            let store = &mut service.store;
            others = background::fire_reminders::dm_fallback(store, id, env.now)?;
            DeliveryResult::Never(why)
        }
    };
    let follows = DeliveryEffects {
        posted: posted.as_ref(),
        ..DeliveryEffects::message_only(&others)
    };
    store::delivery::settle_notice(&mut service.store, id, &settled, follows, env.now)
}

/// Records for its server whether its channel took the puzzle of the day.
fn note_daily_puzzle(
    store: &mut Store,
    notice: Option<&Notice>,
    how: &DeliveryOutcome,
) -> Result<(), StoreError> {
    let posted = match how {
        DeliveryOutcome::Posted(_) => true,
        DeliveryOutcome::Gone(_) | DeliveryOutcome::Never(_) | DeliveryOutcome::Refused(_) => false,
        DeliveryOutcome::Opened(_) | DeliveryOutcome::Later(_) => return Ok(()),
    };
    match notice {
        Some(Notice {
            kind: NoticeKind::DailyPuzzle,
            to: Recipient::Place(place),
            ..
        }) => server::note_daily_puzzle(store, place, posted),
        Some(_) | None => Ok(()),
    }
}

/// The kind of delivery of a notice.
fn kind_of_notice(notice: &Notice) -> DeliveryKind {
    match notice.kind.traits().delivery {
        NoticeDelivery::OpensThread => DeliveryKind::OpenThread(notice.detail.clone()),
        NoticeDelivery::ArchivesThread => DeliveryKind::ArchiveThread,
        NoticeDelivery::Message => DeliveryKind::Message,
    }
}
