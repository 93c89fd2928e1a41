//! Analyses in the queue: their looks, made on any thread, and the messages to the players who asked.
//!
//! An [`AnalysisJob`] holds the positions of a game that have no look yet. Looks that come back with [`take_looks`] are
//! stored a few at a time, so that an analysis continues after a crash. The last of them are stored together with the
//! messages.

use std::collections::BTreeSet;

use crate::games::GameKind;
use crate::play::{Env, GameId};
use crate::service::api::reply::{Audience, Reply};
use crate::service::background::guard::guarded;
use crate::service::lookup::{load, load_names};
use crate::service::puzzles::search;
use crate::service::servers::places;
use crate::service::state::Service;
use crate::service::study::analyse;
use crate::service::study::analysis::{self, AnalysedGame, Look, Stop};
use crate::store::{self, LooksKey, Notice, NoticeKind, Recipient, Store, StoreError, StoredLook};

/// Most looks of one job: as many are stored together, and lost by a crash.
const LOOKS_PER_BATCH: usize = 8;
/// Most waiting requests that are looked at for the next job.
const LINE: usize = 64;

/// The next looks at a game.
#[derive(Clone, Debug)]
pub struct AnalysisJob {
    /// The game.
    pub game: GameId,
    /// `None` if the game cannot be read.
    kind: Option<GameKind>,
    /// The game as the engine follows it; `None` if it can be analysed no more.
    analysed: Option<AnalysedGame>,
    /// The indexes of all positions without a look.
    missing: BTreeSet<usize>,
}

/// The result of a job.
#[derive(Clone, Debug, Default)]
pub struct LooksMade {
    looks: Vec<(usize, Look)>,
    /// `true` if a position could not be judged.
    failed: bool,
}

impl AnalysisJob {
    /// A job without looks, for a damaged game; it notifies the waiting users.
    const fn of_damaged(game: GameId) -> Self {
        Self {
            game,
            kind: None,
            analysed: None,
            missing: BTreeSet::new(),
        }
    }

    /// Number of positions of the game, and of those without a look.
    pub fn progress(&self) -> (usize, usize) {
        let all = self.analysed.as_ref().map_or(0, AnalysedGame::moments);
        (all, self.missing.len())
    }

    /// Makes a few of the looks: at least one, and further ones as long as `goes_on`. `None` if `stop` ended it.
    pub fn look(&self, stop: &Stop, mut goes_on: impl FnMut() -> bool) -> Option<LooksMade> {
        let mut made = LooksMade::default();
        let Some(analysed) = &self.analysed else {
            return Some(made);
        };
        let moments = analysed.walk().enumerate();
        let mut missing = moments.filter(|(index, _)| self.missing.contains(index));
        while made.looks.len() < self.missing.len().min(LOOKS_PER_BATCH) {
            if !made.looks.is_empty() && !goes_on() {
                break;
            }
            let look = missing.next().and_then(|(index, moment)| {
                let look = moment.look(analysed.key.nodes, stop)?;
                Some((index, look))
            });
            if stop.is_asked() {
                return None;
            }
            let Some(look) = look else {
                made.failed = true;
                break;
            };
            made.looks.push(look);
        }
        Some(made)
    }
}

impl LooksMade {
    /// The number of looks.
    pub fn count(&self) -> usize {
        self.looks.len()
    }
}

/// Number of players who wait for an analysis.
pub fn waiting_analyses(service: &mut Service) -> usize {
    if service.analysis_nodes().is_none() {
        return 0;
    }
    if let Some(waiting) = service.analyses.waiting {
        return waiting;
    }
    let waiting = store::analyses::waiting(&service.store).unwrap_or_else(|error| {
        tracing::error!(%error, "failed to count the analyses that wait");
        0
    });
    service.analyses.waiting = Some(waiting);
    waiting
}

/// Returns `true` if a user still waits for the analysis of a game.
pub fn wants_looks(service: &Service, game: GameId) -> bool {
    let waiting = store::analyses::of_game(&service.store, game);
    waiting.is_ok_and(|waiting| !waiting.is_empty())
}

/// The next looks for a player of this transport: at the game whose turn it is, without those in `busy`.
pub fn next_looks(service: &mut Service, transport: &str, busy: &[GameId]) -> Option<AnalysisJob> {
    let nodes = service.analysis_nodes()?;
    service.analyses.changed();
    let waiting = store::analyses::next(&service.store, transport, LINE);
    let waiting = waiting.unwrap_or_else(|error| {
        tracing::error!(%error, "failed to list the analyses that wait");
        Vec::new()
    });
    let mut free = waiting
        .into_iter()
        .filter(|next| !busy.contains(&next.game));
    free.find_map(|next| {
        let game = next.game;
        let job = looks_lacking(&service.store, nodes, game);
        let job = job.inspect_err(|error| log_unread(game, error)).ok()?;
        // A damaged game must not hold up the later requests of its asker.
        Some(job.unwrap_or_else(|| AnalysisJob::of_damaged(game)))
    })
}

/// The looks that a game lacks.
pub fn looks_at(service: &Service, game: GameId) -> Option<AnalysisJob> {
    let nodes = service.analysis_nodes()?;
    let job = looks_lacking(&service.store, nodes, game);
    job.inspect_err(|error| log_unread(game, error)).ok()?
}

/// The looks that a game lacks; `None` if it is damaged.
fn looks_lacking(
    store: &Store,
    nodes: u64,
    game: GameId,
) -> Result<Option<AnalysisJob>, StoreError> {
    let Some(game) = load::load_healthy(store, game)? else {
        return Ok(None);
    };
    let analysed = AnalysedGame::of(&game, nodes).ok();
    let known = analysed.as_ref().map(|analysed| analysed.stored(store));
    let known = known.transpose()?.unwrap_or_default();
    let all = 0..analysed.as_ref().map_or(0, AnalysedGame::moments);
    Ok(Some(AnalysisJob {
        game: game.id(),
        kind: Some(game.kind()),
        missing: all.filter(|index| !known.contains_key(index)).collect(),
        analysed,
    }))
}

fn log_unread(game: GameId, error: &StoreError) {
    tracing::warn!(%error, game = game.0, "failed to read a game to analyse");
}

/// Stores looks that took this many ms. With the last of them, everybody who waits for the game is notified.
pub fn take_looks(
    service: &mut Service,
    job: &AnalysisJob,
    made: &LooksMade,
    took: i64,
    env: &Env,
) {
    if let Some(kind) = job.kind {
        service.analyses.note_pace(kind, made.count(), took);
    }
    service.analyses.changed();
    if !wants_looks(service, job.game) {
        return;
    }
    let complete = made.failed || made.count() == job.missing.len();
    let looks = kept(made);
    let last = job
        .analysed
        .as_ref()
        .map(|analysed| (&analysed.key, &*looks));
    let stored = match last {
        Some((key, looks)) if !complete => store::looks::save(&mut service.store, key, looks),
        last => settle(service, job.game, last, env),
    };
    if let Err(error) = stored {
        tracing::error!(%error, game = job.game.0, "failed to store looks at a game");
    }
    if complete {
        search::look_in(service, job.game);
    }
}

/// Stores looks that nobody waits for.
///
/// # Errors
/// `StoreError` if the store fails.
pub fn keep_looks(
    service: &mut Service,
    job: &AnalysisJob,
    made: &LooksMade,
) -> Result<(), StoreError> {
    let Some(analysed) = &job.analysed else {
        return Ok(());
    };
    let stored = store::looks::save(&mut service.store, &analysed.key, &kept(made));
    if let Err(error) = &stored {
        tracing::error!(%error, game = job.game.0, "failed to store looks at a game");
    }
    stored
}

/// Notifies everybody who waits for a game that it could not be analysed, after a look at it panicked.
pub fn give_up_looks(service: &mut Service, job: &AnalysisJob, env: &Env) {
    service.analyses.changed();
    if let Err(error) = settle(service, job.game, None, env) {
        tracing::error!(%error, game = job.game.0, "failed to give up an analysis");
    }
}

fn kept(made: &LooksMade) -> Vec<(usize, StoredLook)> {
    let looks = made.looks.iter();
    looks
        .map(|(index, look)| (*index, analysis::kept(look)))
        .collect()
}

/// Settles the requests of a game, with the message to each asker.
fn settle(
    service: &mut Service,
    game: GameId,
    last: Option<(&LooksKey, &[(usize, StoredLook)])>,
    env: &Env,
) -> Result<(), StoreError> {
    let waiting = store::analyses::of_game(&service.store, game)?.into_iter();
    let notices: Vec<Notice> = waiting
        .map(|request| Notice {
            kind: NoticeKind::Analysis,
            to: request.to,
            recipient: Some(request.player),
            games: vec![game],
            detail: String::new(),
            due: env.now,
        })
        .collect();
    store::analyses::settle(&mut service.store, game, last, &notices, env.now)
}

/// The recipient of the message that an analysis is ready. A refusal, which may name a running game, goes to its asker.
pub(in crate::service) fn recipient(service: &Service, notice: &Notice) -> Recipient {
    let asker = notice.recipient.as_ref();
    let Some(player) = asker.filter(|_| notice.kind == NoticeKind::Analysis) else {
        return notice.to.clone();
    };
    let game = places::game_of(&service.store, notice);
    // A bug in the rules of one game must not keep all other messages back.
    let refused = guarded(|| {
        game.and_then(|game| {
            game.map_or(Ok(false), |game| {
                analyse::is_refused(service, &game, player)
            })
        })
    });
    // A game that cannot be read now is not named in public either.
    if matches!(refused, Some(Ok(false))) {
        notice.to.clone()
    } else {
        Recipient::Person(player.clone())
    }
}

/// The message that an analysis is ready, which calls its asker alone.
pub(in crate::service) fn ready(
    service: &Service,
    notice: &Notice,
) -> Result<Option<Reply>, StoreError> {
    let (Some(player), [id, ..]) = (&notice.recipient, &*notice.games) else {
        return Ok(None);
    };
    let mut reply = match places::game_of(&service.store, notice) {
        Ok(Some(game)) => analyse::ready(service, &game, player)?,
        Ok(None) => return Ok(None),
        Err(error) if error.is_of_one_game() || matches!(error, StoreError::Damaged) => {
            let names = load_names::load_names(&service.store, [player].into_iter())?;
            analyse::unfinished(*id, player, &names)
        }
        Err(error) => return Err(error),
    };
    reply.audience = Audience::Table;
    reply.notify = vec![player.clone()];
    Ok(Some(reply))
}

/// The same message in private, if its place took no message.
pub(in crate::service) fn in_private(notice: Notice, env: &Env) -> Option<Notice> {
    let there = matches!(notice.to, Recipient::Place(_)) && notice.kind == NoticeKind::Analysis;
    let player = notice.recipient.clone().filter(|_| there)?;
    Some(Notice {
        to: Recipient::Person(player),
        due: env.now,
        ..notice
    })
}
