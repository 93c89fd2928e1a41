//! Events of a game, stored together with all that follows from them.

use crate::play::computers::thinker;
use crate::play::event::{Entry, Event};
use crate::play::seal::Secret;
use crate::play::stage::Stage;
use crate::play::summary::GameSummary;
use crate::play::{Env, Game, GameId, Timestamp, Version};
use crate::service::commit::stamp::AppliedEvents;
use crate::service::commit::{
    alarms, computers, dice, elsewhere, holidays_at_start, notices, plans, series, stakes, stamp,
    stop_ends,
};
use crate::service::state::Service;
use crate::store::{
    Alarm, AlarmKind, GameChange, Notice, NoticeKind, OutboxMessage, PlayerPlan, SideEffects,
    Store, StoreError,
};

/// Most attempts to decide a command after version conflicts.
pub(in crate::service) const MAX_ATTEMPTS: usize = 4;

/// Extras stored with events beside their usual side effects.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::service) struct AppendExtras<'a> {
    /// Further notices.
    pub(in crate::service) notices: &'a [Notice],
    /// The rest of a plan.
    pub(in crate::service) plan: Option<PlayerPlan<'a>>,
    /// `true` if the table gets no announcement.
    pub(in crate::service) silent: bool,
}

/// Events of a game with their side effects, ready to store.
pub(in crate::service) struct PendingAppend {
    expected: Version,
    entries: Vec<Entry>,
    pub(in crate::service) summary: GameSummary,
    announcements: Vec<OutboxMessage>,
    alarms: Vec<Alarm>,
    notices: Vec<Notice>,
    secret: Option<Secret>,
    /// The game after these events.
    next: Game,
}

impl PendingAppend {
    fn owed(&self) -> SideEffects<'_> {
        SideEffects {
            announcements: &self.announcements,
            alarms: &self.alarms,
            notices: &self.notices,
            secret: self.secret.as_ref(),
            plan: None,
        }
    }

    /// Holds the announcement of a move for a short while if a computer or a plan may answer at once. Both moves then
    /// share a message. A message about the beginning of a game is not held.
    fn hold_for_answer(&mut self, wait: i64, now: Timestamp) {
        let begins = |entry: &Entry| {
            matches!(
                entry.event,
                Event::Created { .. } | Event::Started { .. } | Event::Imported { .. }
            )
        };
        let plays = |entry: &Entry| matches!(entry.event, Event::Played { .. });
        if self.entries.iter().any(begins) || !self.entries.iter().any(plays) {
            return;
        }
        let planned = |alarm: &Alarm| alarm.kind == AlarmKind::Plan && alarm.at <= now;
        let answered = thinker(&self.next).is_some() || self.alarms.iter().any(planned);
        for announcement in &mut self.announcements {
            announcement.joins = true;
            if answered {
                announcement.due = Timestamp(now.0.saturating_add(wait));
            }
        }
        // The board of a move that is answered at once is not for anybody to look at.
        let boards = self.notices.iter_mut();
        for board in boards.filter(|notice| answered && notice.kind == NoticeKind::Board) {
            board.due = Timestamp(board.due.0.max(now.0.saturating_add(wait)));
        }
    }

    pub(in crate::service) fn change(&self) -> GameChange<'_> {
        GameChange {
            expected: self.expected,
            entries: &self.entries,
            summary: &self.summary,
            owed: self.owed(),
        }
    }
}

/// Stores events with their side effects: the announcement, and notices to others.
pub(in crate::service) fn append(
    service: &mut Service,
    game: &Game,
    events: &[Event],
    env: &Env,
) -> Result<(), StoreError> {
    let happened = stamp::stamp_and_apply(game, events, env);
    let besides = AppendExtras {
        notices: &notices::private_notices(game, &happened.next, env),
        ..AppendExtras::default()
    };
    append_prepared(service, game, happened, besides, env)
}

/// Stores events with further extras.
pub(in crate::service) fn append_with(
    service: &mut Service,
    game: &Game,
    events: &[Event],
    besides: AppendExtras<'_>,
    env: &Env,
) -> Result<(), StoreError> {
    append_prepared(
        service,
        game,
        stamp::stamp_and_apply(game, events, env),
        besides,
        env,
    )
}

/// Stores events that already have their time.
fn append_prepared(
    service: &mut Service,
    game: &Game,
    happened: AppliedEvents,
    besides: AppendExtras<'_>,
    env: &Env,
) -> Result<(), StoreError> {
    let mut happening = prepare_append(&service.store, game, happened, besides, env)?;
    happening.hold_for_answer(service.options.answer_wait, env.now);
    let mut change = happening.change();
    change.owed.plan = besides.plan;
    let GameChange {
        expected,
        entries,
        summary,
        owed,
    } = change;
    match series::next_challenge(&service.store, game, entries, env) {
        None => service.store.append(expected, entries, summary, owed)?,
        Some(offer) => {
            series::append_and_reoffer(&mut service.store, change, &offer, env)?;
        }
    }
    let moves = entries.iter();
    let moves = moves.filter(|entry| matches!(entry.event, Event::Played { .. }));
    service.moves += moves.count() as u64;
    note_stored(service, game.id());
    computers::note_waiting(service, &happening.next);
    if !besides.silent && !notices::is_placeless(game) {
        elsewhere::note_announced(service, game.id(), &summary.place, entries);
    }
    Ok(())
}

/// Prepares events with all their side effects for storage.
pub(in crate::service) fn prepare_append(
    store: &Store,
    game: &Game,
    mut happened: AppliedEvents,
    besides: AppendExtras<'_>,
    env: &Env,
) -> Result<PendingAppend, StoreError> {
    computers::answer(store, &mut happened, env)?;
    if plans::add_planned_offer(store, game, &mut happened, env)? {
        computers::answer(store, &mut happened, env)?;
    }
    let AppliedEvents {
        mut entries,
        mut next,
    } = happened;
    if game.stage() == Stage::Open && next.stage() == Stage::Running {
        for event in holidays_at_start::holidays_on_start(store, &next, env.now)? {
            let entry = Entry { at: env.now, event };
            next.apply(&entry);
            entries.push(entry);
        }
    }
    let stakes = match (game.stage(), next.stage()) {
        (Stage::Open, _) => stakes::at_start(store, &next),
        (Stage::Running, _) => stakes::at_end(store, &next)?,
        (Stage::Over | Stage::Void, _) => None,
    };
    if let Some(event) = stakes {
        let entry = Entry { at: env.now, event };
        next.apply(&entry);
        entries.push(entry);
    }
    if let Some(event) = dice::reveal_event(store, game, &next)? {
        let entry = Entry { at: env.now, event };
        next.apply(&entry);
        entries.push(entry);
    }
    let announcement = OutboxMessage {
        from: game.version(),
        to: next.version(),
        due: env.now,
        joins: false,
    };
    let alarms = alarms::alarms(store, &next, env.now)?;
    let mut notices = besides.notices.to_vec();
    notices.extend(notices::private_board_notice(store, game, &next, env.now));
    notices.extend(stop_ends::notices(Some(game), &next));
    Ok(PendingAppend {
        expected: game.version(),
        secret: dice::secret_to_store(&entries, env),
        entries,
        summary: next.summary(),
        next,
        announcements: (!besides.silent)
            .then_some(announcement)
            .into_iter()
            .collect(),
        alarms,
        notices,
    })
}

pub(in crate::service) fn note_stored(service: &mut Service, game: GameId) {
    service.stored = (service.stored.0 + 1, game);
    service.changed.insert(game);
    service.dice.changed.insert(game);
}
