//! Posted messages that carry controls: once a newer one of their game stands, they keep those that still serve.
//!
//! What is left of a message’s controls is found anew from the log, like the message itself. A press that comes
//! all the same is refused as ever: this is tidiness, and nothing relies on it.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use crate::play::event::{Entry, Event};
use crate::play::summary::Stage;
use crate::play::{Env, Game, GameId, Timestamp};
use crate::service::ask::Ask;
use crate::service::language::speaking;
use crate::service::remind::read_plies;
use crate::service::reply::{Control, Trim, Trimming};
use crate::service::{Address, Service, clocks, dice, moderate, present, takeback, time};
use crate::store::{Carrier, CarrierId, Due, Notice, NoticeKind, StoreError, Trimmed, Worn};

/// What a message that was posted changes about controls.
#[derive(Debug, Default)]
pub(super) struct Wear {
    /// The message itself, where it carries any.
    pub(super) carrier: Option<Carrier>,
    /// Earlier messages that are to lose some.
    pub(super) worn: Vec<Worn>,
}

impl Service {
    /// What changes about controls when a table was told, by the message of this name. A fault in that is no
    /// reason not to book the message.
    pub(super) fn wear(&self, told: &Due, message: &str) -> Wear {
        match catch_unwind(AssertUnwindSafe(|| self.worn_with(told, message))) {
            Ok(Ok(wear)) => wear,
            Ok(Err(error)) => {
                tracing::error!(%error, promise = told.id.0, "controls stay that serve no more");
                Wear::default()
            }
            Err(_) => Wear::default(),
        }
    }

    fn worn_with(&self, told: &Due, message: &str) -> Result<Wear, StoreError> {
        let Some(then) = self.as_told(told)? else {
            return Ok(Wear::default());
        };
        let mut worn = self.worn_by(&then.game, Some(message), false)?;
        if let Some(before) = then.begun_again()
            && let Some(before) = self.load(before)?
        {
            worn.extend(self.worn_by(&before, None, true)?);
        }
        let shown = present::count_controls(&then.game, &then.events);
        let carrier = (shown > 0).then(|| Carrier {
            game: told.game,
            to: Address::Place(told.place.clone()),
            message: message.to_owned(),
            promise: Some(told.id),
            ply: then.game.ply(),
            shown,
        });
        Ok(Wear { carrier, worn })
    }

    /// A board or a reminder of one game that was posted under this name.
    pub(super) fn carrying(notice: &Notice, message: &str) -> Option<Carrier> {
        let ply = read_plies(&notice.detail).next()?;
        match (notice.kind, notice.games.as_slice()) {
            (NoticeKind::Board | NoticeKind::Reminder, [game]) => Some(Carrier {
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
    fn worn_by(
        &self,
        game: &Game,
        now: Option<&str>,
        again: bool,
    ) -> Result<Vec<Worn>, StoreError> {
        let mut worn = Vec::new();
        let carriers = self.store.carriers(game.id())?.into_iter();
        for (id, carrier) in carriers.filter(|(_, carrier)| Some(carrier.message.as_str()) != now) {
            let serving = match carrier.promise {
                Some(_) => self.serving(&carrier, game, again)?.len(),
                None if is_same_board(&carrier, game) => carrier.shown,
                None => 0,
            };
            let spent = serving == 0;
            worn.extend((serving < carrier.shown).then_some(Worn { id, spent }));
        }
        Ok(worn)
    }

    /// Of the controls of a message that told of events, those that serve while a game is like this.
    fn serving(
        &self,
        carrier: &Carrier,
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
            let asks: Vec<&Ask> = match control {
                Control::Button { ask, .. } | Control::List { ask, .. } => vec![ask],
                Control::Menu { options, .. } => options.iter().map(|(_, ask)| ask).collect(),
                Control::Invite { .. } => Vec::new(),
            };
            let used = |ask: &Ask| again && matches!(ask, Ask::Rematch(_));
            asks.iter()
                .any(|ask| serves(ask, carrier, game) && !used(ask))
        });
        Ok(controls)
    }

    /// A game as a promise tells of it.
    pub(super) fn as_told(&self, told: &Due) -> Result<Option<Told>, StoreError> {
        let events = self.store.between(told.game, told.from, told.to)?;
        let game = self.store.game(told.game, Some(told.to))?;
        Ok(game.map(|game| Told { game, events }))
    }

    /// Messages that are to lose controls, at places and with people whose name starts with `transport`; at most
    /// `most`.
    pub fn trims(&self, transport: &str, env: &Env, most: usize) -> Vec<Trim> {
        let worn = self.store.worn(transport, env.now, most);
        let worn = worn.unwrap_or_else(|error| {
            tracing::error!(%error, "what is to lose its controls cannot be read");
            Vec::new()
        });
        let trims = worn.into_iter().map(|(CarrierId(id), carrier)| Trim {
            id,
            controls: self.left(&carrier),
            to: carrier.to,
            message: carrier.message,
        });
        trims.collect()
    }

    /// What a message that is to lose controls keeps; of a game that cannot be read, nothing.
    fn left(&self, carrier: &Carrier) -> Vec<Control> {
        if carrier.promise.is_none() {
            return Vec::new();
        }
        let language = self.language_to(&carrier.to, &[carrier.game]);
        let left = speaking(language, || match self.load(carrier.game)? {
            // What has ended loses nothing but the way to a game that has begun.
            Some(game) => self.serving(carrier, &game, true),
            None => Ok(Vec::new()),
        });
        left.unwrap_or_else(|error: StoreError| {
            tracing::error!(%error, game = carrier.game.0, "what controls serve cannot be read");
            Vec::new()
        })
    }

    /// Books how it went to leave a message so many of its controls.
    pub fn trimmed(&mut self, id: i64, how: Trimming, env: &Env) -> bool {
        let id = CarrierId(id);
        let booked = self
            .after_trimming(id, how, env)
            .and_then(|how| self.store.settle_carrier(id, how));
        if let Err(error) = &booked {
            tracing::error!(%error, carrier = id.0, "what was done about controls cannot be booked");
        }
        booked.is_ok()
    }

    fn after_trimming(
        &self,
        id: CarrierId,
        how: Trimming,
        env: &Env,
    ) -> Result<Trimmed, StoreError> {
        let shown = match how {
            Trimming::Left(shown) => shown,
            Trimming::Later(wait) => {
                let wait = i64::try_from(wait.as_millis()).unwrap_or(i64::MAX);
                let at = Timestamp(env.now.0.saturating_add(wait));
                return Ok(Trimmed::Later(at));
            }
            Trimming::Never => return Ok(Trimmed::Never),
        };
        // Something may have happened meanwhile.
        let carrier = self.store.carrier(id)?;
        let serving = |carrier: Carrier| shown == 0 || self.left(&carrier).len() >= shown;
        let serving = carrier.is_none_or(serving);
        Ok(Trimmed::Left { shown, serving })
    }
}

/// A game as a message tells of it, and the events the message tells of.
pub(super) struct Told {
    /// The game as it was then.
    pub(super) game: Arc<Game>,
    /// What it tells.
    pub(super) events: Vec<Entry>,
}

impl Told {
    /// The game that a challenge told of is to repeat.
    fn begun_again(&self) -> Option<GameId> {
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
fn is_same_board(carrier: &Carrier, game: &Game) -> bool {
    game.stage() == Stage::Running && game.ply() == carrier.ply
}

/// Whether what a control of this message asks can still be done, and is not asked at a newer table of the game.
/// What only looks can be asked for ever.
fn serves(ask: &Ask, carrier: &Carrier, game: &Game) -> bool {
    let running = game.stage() == Stage::Running;
    let same_board = is_same_board(carrier, game);
    let now = Some(game.version());
    if let Ask::Accept(_) | Ask::Decline(_) | Ask::Withdraw(_) = ask {
        return game.stage() == Stage::Open;
    }
    if let Ask::Lobby(wish) = ask {
        return game.has_lobby() && wish.seen == now;
    }
    if let Ask::Rematch(_) = ask {
        return game.stage() == Stage::Over;
    }
    if let Ask::Choose(_) = ask {
        let at_table = carrier.to == Address::Place(game.place().clone());
        return same_board && at_table && game.to_move().is_some();
    }
    if let Ask::Swap { .. } = ask {
        return same_board && game.may_swap().is_some();
    }
    if let Ask::AnswerDraw { seen, .. } = ask {
        return running && game.draw_offer().is_some() && Some(game.draw_since()) <= *seen;
    }
    if let Ask::Takeback(
        takeback::Wish::Answer { seen, .. } | takeback::Wish::Withdraw { seen, .. },
    ) = ask
    {
        return running
            && game
                .takeback()
                .is_some_and(|asked| Some(asked.since) <= *seen);
    }
    if let Ask::Signal(_) = ask {
        return same_board;
    }
    if let Ask::Dice(wish) = ask {
        return match wish {
            dice::Wish::Roll { .. } => same_board && game.roller().is_some(),
            dice::Wish::AnswerRenewal { .. } => same_board && dice::renews(game),
            dice::Wish::Words { .. }
            | dice::Wish::Enter { .. }
            | dice::Wish::Renew(_)
            | dice::Wish::Accept { .. } => true,
        };
    }
    if let Ask::Time(wish) = ask {
        return match wish {
            time::Wish::AnswerPause { seen, .. } => {
                running && seen.is_some_and(|seen| game.stands_since(seen))
            }
            time::Wish::Stamped { seen, .. } => running && game.stands_since(*seen),
            time::Wish::Wait(_) | time::Wish::Claim(_) => {
                same_board && (game.paused().is_some() || clocks::is_up(game))
            }
            time::Wish::Show(_)
            | time::Wish::OfferPause(_)
            | time::Wish::Resume(_)
            | time::Wish::Give { .. } => true,
        };
    }
    if let Ask::Moderate(moderate::Wish::Answer { since, .. }) = ask {
        return game.hand_over().is_some_and(|offer| offer.since == *since);
    }
    if let Ask::Abort(_) = ask {
        return same_board && game.paused().is_some();
    }
    true
}
