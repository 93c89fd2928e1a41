//! Posted messages that carry controls: once a newer one of their game stands, they keep those that still serve.
//!
//! What is left of a message’s controls is found anew from the log, like the message itself. A press that comes
//! all the same is refused as ever: this is tidiness, and nothing relies on it.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use crate::play::event::{Entry, Event};
use crate::play::summary::Stage;
use crate::play::{Env, Game, GameId, Timestamp};
use crate::service::ask::Action;
use crate::service::language::with_language;
use crate::service::remind::parse_plies;
use crate::service::reply::{Control, ControlsEdit, ControlsEditOutcome};
use crate::service::{Recipient, Service, clocks, dice, moderate, present, takeback, time};
use crate::store::{
    ControlsEditResult, DueMessage, Notice, NoticeKind, PostedControls, PostedControlsId,
    StaleControls, StoreError,
};

/// What a message that was posted changes about controls.
#[derive(Debug, Default)]
pub(super) struct ControlsChange {
    /// The message itself, where it carries any.
    pub(super) posted: Option<PostedControls>,
    /// Earlier messages that are to lose some.
    pub(super) stale: Vec<StaleControls>,
}

impl Service {
    /// What changes about controls when a table was told, by the message of this name. A fault in that is no
    /// reason not to book the message.
    pub(super) fn controls_change(&self, told: &DueMessage, message: &str) -> ControlsChange {
        match catch_unwind(AssertUnwindSafe(|| self.controls_change_in(told, message))) {
            Ok(Ok(wear)) => wear,
            Ok(Err(error)) => {
                tracing::error!(%error, promise = told.id.0, "controls stay that serve no more");
                ControlsChange::default()
            }
            Err(_) => ControlsChange::default(),
        }
    }

    fn controls_change_in(
        &self,
        told: &DueMessage,
        message: &str,
    ) -> Result<ControlsChange, StoreError> {
        let Some(then) = self.state_when_posted(told)? else {
            return Ok(ControlsChange::default());
        };
        let mut worn = self.stale_messages_of(&then.game, Some(message), false)?;
        if let Some(before) = then.rematch_of()
            && let Some(before) = self.load(before)?
        {
            worn.extend(self.stale_messages_of(&before, None, true)?);
        }
        let shown = present::count_controls(&then.game, &then.events);
        let carrier = (shown > 0).then(|| PostedControls {
            game: told.game,
            to: Recipient::Place(told.place.clone()),
            message: message.to_owned(),
            promise: Some(told.id),
            ply: then.game.ply(),
            shown,
        });
        Ok(ControlsChange {
            posted: carrier,
            stale: worn,
        })
    }

    /// A board or a reminder of one game that was posted under this name.
    pub(super) fn posted_board(notice: &Notice, message: &str) -> Option<PostedControls> {
        let ply = parse_plies(&notice.detail).next()?;
        match (notice.kind, notice.games.as_slice()) {
            (NoticeKind::Board | NoticeKind::Reminder, [game]) => Some(PostedControls {
                game: *game,
                to: notice.to.clone(),
                message: message.to_owned(),
                promise: None,
                ply,
                // They serve together, and go together.
                shown: 1,
            }),
            _ => None,
        }
    }

    /// The messages about a game that show more controls than serve now, but for the one that was posted or edited just
    /// now; `again` where the game is being played again.
    fn stale_messages_of(
        &self,
        game: &Game,
        now: Option<&str>,
        again: bool,
    ) -> Result<Vec<StaleControls>, StoreError> {
        let mut worn = Vec::new();
        let carriers = self.store.carriers(game.id())?.into_iter();
        for (id, carrier) in carriers.filter(|(_, carrier)| Some(carrier.message.as_str()) != now) {
            let serving = match carrier.promise {
                Some(_) => self.controls_still_valid(&carrier, game, again)?.len(),
                None if is_same_board(&carrier, game) => carrier.shown,
                None => 0,
            };
            let spent = serving == 0;
            worn.extend((serving < carrier.shown).then_some(StaleControls { id, spent }));
        }
        Ok(worn)
    }

    /// Of the controls of a message that told of events, those that serve while a game is like this.
    fn controls_still_valid(
        &self,
        carrier: &PostedControls,
        game: &Game,
        again: bool,
    ) -> Result<Vec<Control>, StoreError> {
        let Some(promise) = carrier.promise else {
            return Ok(Vec::new());
        };
        let Some(told) = self.store.promise(promise)? else {
            return Ok(Vec::new());
        };
        // Of a move that another has followed nothing serves but the answers to what was asked and still stands: the
        // game as it was then need not be made for that.
        let nothing_asked = game.draw_offer().is_none() && game.takeback().is_none();
        let same_board = is_same_board(carrier, game);
        let events = self.store.between(told.game, told.from, told.to)?;
        if nothing_asked && !same_board && are_moves(&events) {
            return Ok(Vec::new());
        }
        let Some(then) = self.store.game(told.game, Some(told.to))? else {
            return Ok(Vec::new());
        };
        let mut controls = if same_board {
            present::controls(&then, &events)
        } else {
            // At another board no piece of this one can be moved any more.
            present::answered_by(&then, &events)
        };
        controls.retain(|control| {
            let asks: Vec<&Action> = match control {
                Control::Button { ask, .. } | Control::Select { ask, .. } => vec![ask],
                Control::Menu { options, .. } => options.iter().map(|(_, ask)| ask).collect(),
                Control::Invite { .. } => Vec::new(),
            };
            let used = |ask: &Action| again && matches!(ask, Action::Rematch(_));
            asks.iter()
                .any(|ask| is_still_valid(ask, carrier, game) && !used(ask))
        });
        Ok(controls)
    }

    /// A game as a promise tells of it.
    pub(super) fn state_when_posted(
        &self,
        told: &DueMessage,
    ) -> Result<Option<MessageState>, StoreError> {
        let events = self.store.between(told.game, told.from, told.to)?;
        let game = self.store.game(told.game, Some(told.to))?;
        Ok(game.map(|game| MessageState { game, events }))
    }

    /// Messages that are to lose controls, at places and with people whose name starts with `transport`; at most
    /// `most`.
    pub fn controls_edits_due(&self, transport: &str, env: &Env, most: usize) -> Vec<ControlsEdit> {
        let worn = self.store.stale_controls(transport, env.now, most);
        let worn = worn.unwrap_or_else(|error| {
            tracing::error!(%error, "what is to lose its controls cannot be read");
            Vec::new()
        });
        let trims = worn
            .into_iter()
            .map(|(PostedControlsId(id), carrier)| ControlsEdit {
                id,
                controls: self.remaining_controls(&carrier),
                to: carrier.to,
                message: carrier.message,
            });
        trims.collect()
    }

    /// What a message that is to lose controls keeps; of a game that cannot be read, nothing.
    fn remaining_controls(&self, carrier: &PostedControls) -> Vec<Control> {
        if carrier.promise.is_none() {
            return Vec::new();
        }
        let language = self.language_for_notice(&carrier.to, &[carrier.game]);
        let left = with_language(language, || match self.load(carrier.game)? {
            // What has ended loses nothing but the way to a game that has begun.
            Some(game) => self.controls_still_valid(carrier, &game, true),
            None => Ok(Vec::new()),
        });
        left.unwrap_or_else(|error: StoreError| {
            tracing::error!(%error, game = carrier.game.0, "what controls serve cannot be read");
            Vec::new()
        })
    }

    /// Books how it went to leave a message so many of its controls.
    pub fn settle_controls_edit(&mut self, id: i64, how: ControlsEditOutcome, env: &Env) -> bool {
        let id = PostedControlsId(id);
        let booked = self
            .after_trimming(id, how, env)
            .and_then(|how| self.store.settle_controls_edit(id, how));
        if let Err(error) = &booked {
            tracing::error!(%error, carrier = id.0, "what was done about controls cannot be booked");
        }
        booked.is_ok()
    }

    fn after_trimming(
        &self,
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
        // Something may have happened meanwhile.
        let carrier = self.store.carrier(id)?;
        let serving = |carrier: PostedControls| {
            shown == 0 || self.remaining_controls(&carrier).len() >= shown
        };
        let serving = carrier.is_none_or(serving);
        Ok(ControlsEditResult::Left { shown, serving })
    }
}

/// A game as a message tells of it, and the events the message tells of.
pub(super) struct MessageState {
    /// The game as it was then.
    pub(super) game: Arc<Game>,
    /// What it tells.
    pub(super) events: Vec<Entry>,
}

impl MessageState {
    /// The game that a challenge told of is to repeat.
    fn rematch_of(&self) -> Option<GameId> {
        let made = |entry: &Entry| matches!(entry.event, Event::Created { .. });
        let made = self.events.iter().any(made);
        self.game.terms().follows.filter(|_| made)
    }
}

/// Whether these are moves and the dice of moves, and nothing else.
fn are_moves(events: &[Entry]) -> bool {
    let mut events = events.iter().map(|entry| &entry.event);
    events.all(|event| matches!(event, Event::Played { .. } | Event::Rolled { .. }))
}

/// Whether a game stands at the move that this message shows.
fn is_same_board(carrier: &PostedControls, game: &Game) -> bool {
    game.stage() == Stage::Running && game.ply() == carrier.ply
}

/// Whether what a control of this message asks can still be done, and is not asked at a newer table of the game.
/// What only looks can be asked for ever.
fn is_still_valid(ask: &Action, carrier: &PostedControls, game: &Game) -> bool {
    let running = game.stage() == Stage::Running;
    let same_board = is_same_board(carrier, game);
    let now = Some(game.version());
    if let Action::Accept(_) | Action::Decline(_) | Action::Withdraw(_) = ask {
        return game.stage() == Stage::Open;
    }
    if let Action::Lobby(wish) = ask {
        return game.has_lobby() && wish.seen == now;
    }
    if let Action::Rematch(_) = ask {
        return game.stage() == Stage::Over;
    }
    if let Action::PickStep(_) = ask {
        let at_table = carrier.to == Recipient::Place(game.place().clone());
        return same_board && at_table && game.to_move().is_some();
    }
    if let Action::Swap { .. } = ask {
        return same_board && game.may_swap().is_some();
    }
    if let Action::AnswerDraw { seen, .. } = ask {
        return running && game.draw_offer().is_some() && Some(game.draw_since()) <= *seen;
    }
    if let Action::Takeback(
        takeback::TakebackAction::Answer { seen, .. }
        | takeback::TakebackAction::Withdraw { seen, .. },
    ) = ask
    {
        return running
            && game
                .takeback()
                .is_some_and(|asked| Some(asked.since) <= *seen);
    }
    if let Action::Signal(_) = ask {
        return same_board;
    }
    if let Action::Dice(wish) = ask {
        return match wish {
            dice::DiceAction::Roll { .. } => same_board && game.who_may_roll().is_some(),
            dice::DiceAction::AnswerRenewal { .. } => same_board && dice::has_renewal_offer(game),
            dice::DiceAction::Words { .. }
            | dice::DiceAction::Enter { .. }
            | dice::DiceAction::Renew(_)
            | dice::DiceAction::Accept { .. } => true,
        };
    }
    if let Action::Time(wish) = ask {
        return match wish {
            time::ClockAction::AnswerPause { seen, .. } => {
                running && seen.is_some_and(|seen| game.stands_since(seen))
            }
            time::ClockAction::IfUnchanged { seen, .. } => running && game.stands_since(*seen),
            time::ClockAction::Wait(_) | time::ClockAction::Claim(_) => {
                same_board && (game.paused().is_some() || clocks::is_up(game))
            }
            time::ClockAction::Show(_)
            | time::ClockAction::OfferPause(_)
            | time::ClockAction::Resume(_)
            | time::ClockAction::Give { .. } => true,
        };
    }
    if let Action::Moderate(moderate::ModerationAction::Answer { since, .. }) = ask {
        return game.hand_over().is_some_and(|offer| offer.since == *since);
    }
    if let Action::Abort(_) = ask {
        return same_board && game.paused().is_some();
    }
    true
}
