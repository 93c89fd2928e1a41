//! Stale controls. Once a newer message of their game is posted, older ones keep only their valid controls. Answers to
//! lines that played no move are deleted.
//!
//! The remaining controls of a message are derived from the log, like the message itself. A stale press is refused in
//! any case: this is tidiness, and nothing relies on it.

use std::num::NonZeroUsize;
use std::time::Duration;

use crate::play::event::{Entry, Event};
use crate::play::stage::Stage;
use crate::play::{Env, Game, GameId, Place, Ply, Timestamp, swap};
use crate::service::api::action::Action;
use crate::service::api::computer::ComputerAction;
use crate::service::api::delivery::{ControlsEdit, ControlsEditOutcome};
use crate::service::api::dice::DiceAction;
use crate::service::api::fields::InputField;
use crate::service::api::moderate::ModerationAction;
use crate::service::api::open_request::{GivenAnswer, OpenRequest};
use crate::service::api::reply::Control;
use crate::service::api::takeback::TakebackAction;
use crate::service::api::time::ClockAction;
use crate::service::background::guard::guarded;
use crate::service::describe::{clocks, present};
use crate::service::lookup::{languages, load, posted};
use crate::service::players::remind;
use crate::service::state::Service;
use crate::service::words::language;
use crate::store::{
    self, ControlsEditResult, DueMessage, Notice, NoticeKind, OnStale, PostedControls,
    PostedControlsId, Recipient, StaleControls, Store, StoreError, TransientAnswer,
};

/// The effects of a posted message on controls.
#[derive(Debug, Default)]
pub(in crate::service) struct ControlsChange {
    /// The message itself, if it has controls.
    pub(in crate::service) posted: Option<PostedControls>,
    /// Earlier messages that must lose some.
    pub(in crate::service) stale: Vec<StaleControls>,
}

/// The effects on controls after an announcement was posted under this id. Errors here are logged: the message is
/// recorded as posted anyway.
pub(in crate::service) fn controls_change(
    store: &Store,
    told: &DueMessage,
    message: &str,
) -> ControlsChange {
    derived(told.game, || controls_change_in(store, told, message))
}

/// Derives something from the log of a game. Returns an empty value after an error or a panic, which is logged. A bug
/// in one game must not keep the controls of all others.
fn derived<T: Default>(game: GameId, derive: impl FnOnce() -> Result<T, StoreError>) -> T {
    match guarded(derive) {
        Some(Ok(found)) => return found,
        Some(Err(error)) => {
            tracing::error!(%error, game = game.0, "failed to derive valid controls");
        }
        None => tracing::error!(game = game.0, "deriving valid controls panicked"),
    }
    T::default()
}

fn controls_change_in(
    store: &Store,
    told: &DueMessage,
    message: &str,
) -> Result<ControlsChange, StoreError> {
    let Some(then) = posted::state_when_posted(store, told)? else {
        return Ok(ControlsChange::default());
    };
    let mut stale = stale_messages_of(store, &then.game, Some(message))?;
    if let Some(before) = then.rematch_of()
        && let Some(before) = load::load(store, before)?
    {
        stale.extend(stale_messages_of(store, &before, None)?);
    }
    let shown = NonZeroUsize::new(present::count_controls(&then.game, &then.events));
    let posted = shown.map(|shown| PostedControls {
        game: told.game,
        to: Recipient::Place(told.place.clone()),
        message: message.to_owned(),
        outbox: Some(told.id),
        ply: then.game.ply(),
        on_stale: OnStale::RemoveControls { shown },
    });
    Ok(ControlsChange { posted, stale })
}

/// A board or a reminder of one game that was posted under this id.
pub(in crate::service) fn posted_board(notice: &Notice, message: &str) -> Option<PostedControls> {
    let ply = remind::parse_plies(&notice.detail).next()?;
    let [game] = *notice.games.as_slice() else {
        return None;
    };
    let follows_board = notice.kind.traits().follows_board;
    follows_board.then(|| PostedControls {
        game,
        to: notice.to.clone(),
        message: message.to_owned(),
        outbox: None,
        ply,
        // They are valid together, and are removed together.
        on_stale: OnStale::RemoveControls {
            shown: NonZeroUsize::MIN,
        },
    })
}

/// The messages of a game that show more controls than are valid on this board, except the one just posted or edited.
/// The answers to delete are among them.
fn stale_messages_of(
    store: &Store,
    game: &Game,
    now: Option<&str>,
) -> Result<Vec<StaleControls>, StoreError> {
    let mut stale = Vec::new();
    let posted_controls = store::controls::of_game(store, game.id())?.into_iter();
    for (id, posted) in posted_controls.filter(|(_, posted)| Some(posted.message.as_str()) != now) {
        let shown = match posted.on_stale {
            OnStale::RemoveControls { shown } => shown.get(),
            OnStale::Delete => {
                // The game may be further than the board that is being announced. It is in memory.
                let newest = store.game(game.id(), None)?;
                let spent = !is_newest_board(posted.ply, newest.as_deref());
                stale.extend(spent.then_some(StaleControls { id, spent }));
                continue;
            }
        };
        let serving = match posted.outbox {
            Some(_) => controls_still_valid(store, &posted, game)?.len(),
            None if is_same_board(posted.ply, game) => shown,
            None => 0,
        };
        let spent = serving == 0;
        stale.extend((serving < shown).then_some(StaleControls { id, spent }));
    }
    Ok(stale)
}

/// The controls of an announcement that are valid in the present state of the game.
fn controls_still_valid(
    store: &Store,
    posted: &PostedControls,
    game: &Game,
) -> Result<Vec<Control>, StoreError> {
    let Some(entry) = posted.outbox else {
        return Ok(Vec::new());
    };
    let Some(told) = store::outbox::get(store, entry)? else {
        return Ok(Vec::new());
    };
    // After a later move, only answers to pending requests stay valid, which the former state of the game is not needed
    // for.
    let nothing_asked =
        game.requests().draw_offer().is_none() && game.requests().takeback().is_none();
    let same_board = is_same_board(posted.ply, game);
    let events = store.between(told.game, told.from, told.to)?;
    if nothing_asked && !same_board && are_moves(&events) {
        return Ok(Vec::new());
    }
    let Some(then) = store.game(told.game, Some(told.to))? else {
        return Ok(Vec::new());
    };
    let mut controls = if same_board {
        present::controls(&then, &events)
    } else {
        // None of these pieces can still move on another board.
        present::answered_by(&then, &events)
    };
    controls.retain(|control| {
        let asks: Vec<&Action> = match control {
            Control::Button { action, .. } | Control::Select { action, .. } => vec![action],
            Control::Menu { options, .. } => options.iter().map(|(_, action)| action).collect(),
            Control::Invite { .. } | Control::Link { .. } => Vec::new(),
        };
        asks.iter()
            .any(|action| is_still_valid(action, posted, game))
    });
    Ok(controls)
}

/// Messages that must lose controls or be deleted, at places and with people of a transport; at most `most`.
pub fn controls_edits_due(
    service: &Service,
    transport: &str,
    env: &Env,
    most: usize,
) -> Vec<ControlsEdit> {
    let stale = store::controls::stale(&service.store, transport, env.now, most);
    let stale = stale.unwrap_or_else(|error| {
        tracing::error!(%error, "failed to read stale controls");
        Vec::new()
    });
    let mut edits: Vec<ControlsEdit> = Vec::new();
    for (PostedControlsId(id), posted) in stale {
        let deletes = match posted.on_stale {
            OnStale::RemoveControls { .. } => is_queue_notice(&service.store, &posted),
            OnStale::Delete => true,
        };
        let same = |edit: &ControlsEdit| edit.message == posted.message && edit.to == posted.to;
        // An answer about several games is recorded for each of them.
        if deletes && edits.iter().any(same) {
            continue;
        }
        edits.push(ControlsEdit {
            id,
            deletes,
            controls: remaining_controls(&service.store, &posted),
            to: posted.to,
            message: posted.message,
        });
    }
    edits
}

/// Records the message of an answer at a place that is deleted after the next move in one of these games.
pub fn record_transient(
    service: &mut Service,
    place: &Place,
    deleted_after_move_in: &[(GameId, Ply)],
    message: &str,
    env: &Env,
) {
    for (game, ply) in deleted_after_move_in {
        let answer = TransientAnswer {
            game: *game,
            ply: *ply,
            place,
            message,
        };
        let recorded = load::load(&service.store, *game).and_then(|now| {
            // A move may have been faster than the answer.
            let stale = !is_newest_board(*ply, now.as_ref());
            let due = stale.then_some(env.now);
            store::controls::record_transient(&mut service.store, &answer, due)
        });
        if let Err(error) = recorded {
            tracing::warn!(%error, game = game.0, "failed to record an answer to delete");
        }
    }
}

/// Holds a question at a place while its answer is brought: no move deletes it. If nothing else becomes known of it, it
/// is deleted after this time.
pub fn hold_transient(
    service: &mut Service,
    place: &Place,
    message: &str,
    length: Duration,
    env: &Env,
) {
    let length = i64::try_from(length.as_millis()).unwrap_or(i64::MAX);
    let until = Timestamp(env.now.0.saturating_add(length));
    let store = &mut service.store;
    if let Err(error) = store::controls::hold_transient(store, place, message, until) {
        tracing::warn!(%error, "failed to hold a question");
    }
}

/// Releases a held question that stands as it did: the next move in one of its games deletes it. A move made meanwhile
/// has made it stale already.
pub fn release_transient(service: &mut Service, place: &Place, message: &str, env: &Env) {
    let released = store::controls::transient_at(&service.store, place, message);
    let released = released.and_then(|held| {
        for (id, posted) in held {
            let now = load::load(&service.store, posted.game)?;
            let stale = !is_newest_board(posted.ply, now.as_ref());
            let due = stale.then_some(env.now);
            store::controls::release_transient(&mut service.store, id, due)?;
        }
        Ok(())
    });
    if let Err(error) = released {
        tracing::warn!(%error, "failed to release a question");
    }
}

/// Records the answer that stands in place of a question: it is deleted after the next move in one of its own games.
pub fn replace_transient(
    service: &mut Service,
    place: &Place,
    deleted_after_move_in: &[(GameId, Ply)],
    message: &str,
    env: &Env,
) {
    forget_transient(service, place, message);
    record_transient(service, place, deleted_after_move_in, message, env);
}

/// Forgets that an answer at a place is to be deleted: it is gone.
pub fn forget_transient(service: &mut Service, place: &Place, message: &str) {
    if let Err(error) = store::controls::forget_transient(&mut service.store, place, message) {
        tracing::warn!(%error, "failed to forget an answer to delete");
    }
}

/// Returns `true` for a message that only says how many games a computer thinks about first.
fn is_queue_notice(store: &Store, posted: &PostedControls) -> bool {
    let kind = NoticeKind::QueueNotice;
    posted.outbox.is_none()
        && store::notices::is_of_kind(store, &posted.message, kind).unwrap_or_default()
}

/// The remaining controls of such a message; none if its game cannot be read.
fn remaining_controls(store: &Store, posted: &PostedControls) -> Vec<Control> {
    if posted.outbox.is_none() {
        return Vec::new();
    }
    derived(posted.game, || {
        let language = languages::language_for_notice(store, &posted.to, &[posted.game]);
        language::with_language(language, || match load::load(store, posted.game)? {
            Some(game) => controls_still_valid(store, posted, &game),
            None => Ok(Vec::new()),
        })
    })
}

/// Records an attempt to remove controls of a message.
pub fn settle_controls_edit(
    service: &mut Service,
    id: i64,
    how: ControlsEditOutcome,
    env: &Env,
) -> bool {
    let id = PostedControlsId(id);
    let booked = after_trimming(&service.store, id, how, env)
        .and_then(|how| store::controls::settle_edit(&mut service.store, id, how));
    if let Err(error) = &booked {
        tracing::error!(%error, posted = id.0, "failed to record an edit of controls");
    }
    booked.is_ok()
}

fn after_trimming(
    store: &Store,
    id: PostedControlsId,
    how: ControlsEditOutcome,
    env: &Env,
) -> Result<ControlsEditResult, StoreError> {
    let shown = match how {
        ControlsEditOutcome::Left(shown) => shown,
        ControlsEditOutcome::Later(wait) => {
            let wait = i64::try_from(wait.as_millis()).unwrap_or(i64::MAX);
            let at = Timestamp(env.now.0.saturating_add(wait));
            return Ok(ControlsEditResult::Later(at));
        }
        ControlsEditOutcome::Never => return Ok(ControlsEditResult::Never),
    };
    // The state may have changed meanwhile.
    let posted = store::controls::get(store, id)?;
    let serving =
        |posted: PostedControls| shown == 0 || remaining_controls(store, &posted).len() >= shown;
    let serving = posted.is_none_or(serving);
    Ok(ControlsEditResult::Left { shown, serving })
}

/// Returns `true` if the events are only moves and their dice.
fn are_moves(events: &[Entry]) -> bool {
    let mut events = events.iter().map(|entry| &entry.event);
    events.all(|event| matches!(event, Event::Played { .. } | Event::Rolled { .. }))
}

/// Returns `true` if a running game stands after this number of moves.
fn is_same_board(ply: Ply, game: &Game) -> bool {
    game.stage() == Stage::Running && game.ply() == ply
}

/// Returns `true` if this number of moves leads to the newest board of a game, and that is open or running.
fn is_newest_board(ply: Ply, newest: Option<&Game>) -> bool {
    newest.is_some_and(|newest| newest.stage() == Stage::Open || is_same_board(ply, newest))
}

/// Returns `true` if the request stands to which a control gives an answer.
fn is_still_asked(given: GivenAnswer, posted: &PostedControls, game: &Game) -> bool {
    let since = given.request.since(game);
    // The answers to a new seal are below the newest board.
    let is_here = given.request != OpenRequest::Renewal || is_same_board(posted.ply, game);
    is_here && since.is_some_and(|since| Some(since) <= given.seen)
}

/// Returns `true` if a control's action is still possible and has no newer control at the table. Read-only actions
/// always are. A new action must be given its place here.
#[expect(clippy::too_many_lines, reason = "a table: an arm for each action")]
fn is_still_valid(action: &Action, posted: &PostedControls, game: &Game) -> bool {
    let same_board = is_same_board(posted.ply, game);
    let now = Some(game.version());
    match action {
        Action::Accept(_) | Action::Decline(_) | Action::Withdraw(_) => game.stage() == Stage::Open,
        Action::Lobby(step) => game.has_lobby() && step.seen == now,
        // Only a rematch or an annulment makes the message stale that ends a game.
        Action::Rematch(_) => false,
        Action::Analyse(_) => game.stage() == Stage::Over,
        Action::PickStep(_) => {
            let at_table = posted.to == Recipient::Place(game.place().clone());
            same_board && at_table && game.to_move().is_some()
        }
        Action::Swap { .. } => same_board && swap::may_swap(game).is_some(),
        Action::AnswerDraw { .. }
        | Action::Takeback(TakebackAction::Answer { .. } | TakebackAction::Withdraw { .. })
        | Action::Dice(DiceAction::AnswerRenewal { .. })
        | Action::Time(ClockAction::AnswerPause { .. })
        | Action::Moderate(ModerationAction::Answer { .. })
        | Action::Computer(ComputerAction::AnswerStandIn { .. }) => {
            let given = action.answer_given();
            given.is_some_and(|given| is_still_asked(given, posted, game))
        }
        Action::Signal(_) => same_board,
        Action::Dice(DiceAction::Roll { .. }) => same_board && game.who_may_roll().is_some(),
        Action::FillField {
            field: InputField::Dice(..),
            ..
        } => same_board && game.dice_due().is_some(),
        // They are made while the game is running, and its end is a change.
        Action::Time(ClockAction::IfUnchanged { seen, .. }) => game.stands_since(*seen),
        Action::Time(ClockAction::Wait(_) | ClockAction::Claim(_)) => {
            same_board && (game.paused().is_some() || clocks::is_up(game))
        }
        Action::Computer(ComputerAction::StandIn { .. }) => {
            game.missing().is_some() && game.requests().stand_in().is_none()
        }
        Action::Abort(_) => same_board && game.paused().is_some(),
        // Read-only actions, actions checked when they run, and those that no control of a game’s message has.
        Action::Takeback(TakebackAction::Ask(_))
        | Action::Dice(
            DiceAction::Words { .. }
            | DiceAction::Enter { .. }
            | DiceAction::Renew(_)
            | DiceAction::Accept { .. },
        )
        | Action::Time(
            ClockAction::Show(_)
            | ClockAction::OfferPause(_)
            | ClockAction::Resume(_)
            | ClockAction::Give { .. },
        )
        | Action::Moderate(
            ModerationAction::Pause { .. }
            | ModerationAction::Resume(_)
            | ModerationAction::Annul { .. }
            | ModerationAction::Unrate { .. }
            | ModerationAction::HandOver { .. }
            | ModerationAction::Bar { .. }
            | ModerationAction::Merge { .. }
            | ModerationAction::Admit { .. }
            | ModerationAction::Log { .. },
        )
        | Action::Challenge(_)
        | Action::Computer(ComputerAction::Choose(_) | ComputerAction::Play { .. })
        | Action::Form(_)
        | Action::Challenges(_)
        | Action::Relation(_)
        | Action::OfferSeat { .. }
        | Action::Chat { .. }
        | Action::WhyNot { .. }
        | Action::Play { .. }
        | Action::Pick { .. }
        | Action::Explore(_)
        | Action::Plan(_)
        | Action::Touch { .. }
        | Action::OfferDraw(_)
        | Action::Hours(_)
        | Action::Remind(_)
        | Action::FillField { .. }
        | Action::Inbox(_)
        | Action::ThenNext(_)
        | Action::Resign { .. }
        | Action::NoGame(_)
        | Action::ReviewOf { .. }
        | Action::Board(_)
        | Action::CloseUp { .. }
        | Action::Games(_)
        | Action::BeginReview { .. }
        | Action::Verify(_)
        | Action::Export { .. }
        | Action::Note { .. }
        | Action::Notes { .. }
        | Action::Describe { .. }
        | Action::PieceMoves { .. }
        | Action::Settings(_)
        | Action::ServerSettings(_)
        | Action::Hooks(_)
        | Action::Tokens(_)
        | Action::Privacy(_)
        | Action::Competition(_)
        | Action::Setup
        | Action::Web(_)
        | Action::MoveHere(_)
        | Action::Review(_)
        | Action::OnMessage(_)
        | Action::History(_)
        | Action::Profile(_)
        | Action::Film { .. }
        | Action::Story { .. }
        | Action::PlayOn(_)
        | Action::Help
        | Action::Guide(_)
        | Action::Lesson(_)
        | Action::Contest(_)
        | Action::Ladder(_)
        | Action::Puzzle(_)
        | Action::Rules { .. } => true,
    }
}
