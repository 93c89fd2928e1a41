//! Deliveries to web hooks: their content, made from the log when due, and the effects of each result.
//!
//! A hook gets no more than the table: facts of the game's public state, and the sentence of the announcement. It never
//! hears of plans, notes, private boards or the secrets of dice.

use crate::game::seat::Seat;
use crate::play::calendar::{DAY, HOUR, MINUTE};
use crate::play::event::Event;
use crate::play::stage::Stage;
use crate::play::{Env, Game, GameId, Timestamp, Version};
use crate::service::api::hooks::{
    HookContent, HookGame, HookMessage, HookOutcome, HookPlayer, OutgoingHook,
};
use crate::service::background::guard::guarded;
use crate::service::commit::quarantine;
use crate::service::contests::tell;
use crate::service::describe::present;
use crate::service::lookup::{languages, load_names, times};
use crate::service::servers::hooks::GONE;
use crate::service::state::Service;
use crate::service::words::{catalogue, language};
use crate::store::{
    self, DueHook, HookId, HookResult, HookSubject, HookTopic, Notice, NoticeKind, Recipient,
    StoreError, WebHook,
};

/// Waits after each failed attempt, in ms: a little over a day and a half in all.
const WAITS: [i64; 7] = [
    10_000,
    MINUTE,
    5 * MINUTE,
    30 * MINUTE,
    2 * HOUR,
    8 * HOUR,
    DAY,
];
/// The time after which a hook that has received nothing is switched off, in ms. It is that of all attempts at one
/// message, however many others are tried between them.
const LONGEST_SILENCE: i64 = {
    let (mut sum, mut at) = (0, 0);
    while at < WAITS.len() {
        sum += WAITS[at];
        at += 1;
    }
    sum
};
/// The answer of a hook that is gone for good.
const GONE_STATUS: u16 = 410;

/// Deliveries that are due, one for each hook but `busy` ones. One that has nothing to say any more is dropped.
pub fn due_hooks(
    service: &mut Service,
    busy: &[HookId],
    env: &Env,
    most: usize,
) -> Vec<OutgoingHook> {
    let due = store::hooks::due(&service.store, busy, env.now, most);
    let due = due.unwrap_or_else(|error| {
        tracing::error!(%error, "failed to read due web hooks");
        Vec::new()
    });
    let mut outgoing = Vec::new();
    for due in due {
        let to = Recipient::Place(due.place.clone());
        let language = languages::language_for_notice(&service.store, &to, &[]);
        // A bug in the message of one hook must not block all others.
        let made = guarded(|| language::with_language(language, || message(service, &due)));
        match made {
            Some(Ok(Some(message))) => outgoing.push(OutgoingHook { due, message }),
            Some(Ok(None)) => settle(service, &due, &HookResult::Dropped, None, env),
            Some(Err(error)) => {
                // It waits while its game is quarantined.
                quarantine::quarantine_damaged(&mut service.store, env);
                tracing::warn!(%error, hook = due.hook.0, "a web hook waits");
                // Later, so that it does not stay first in line.
                let result = later(&due, env).unwrap_or(HookResult::Dropped);
                settle(service, &due, &result, None, env);
            }
            None => {
                tracing::error!(
                    hook = due.hook.0,
                    "failed to build the message of a web hook"
                );
                settle(service, &due, &HookResult::Dropped, None, env);
            }
        }
    }
    outgoing
}

/// All web hooks, for the operator of the bot.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn all(service: &Service) -> Result<Vec<WebHook>, StoreError> {
    store::hooks::all(&service.store)
}

/// Records the result of an attempt.
pub fn hook_attempted(service: &mut Service, due: &DueHook, outcome: HookOutcome, env: &Env) {
    let answer = match outcome {
        HookOutcome::Answered(status) => status.to_string(),
        HookOutcome::Silent => "silent".to_owned(),
        HookOutcome::Forbidden => "forbidden".to_owned(),
    };
    let result = result(due, outcome, env);
    settle(service, due, &result, Some(&answer), env);
}

fn result(due: &DueHook, outcome: HookOutcome, env: &Env) -> HookResult {
    let stopped = |why: &str| {
        HookResult::Stopped(Notice {
            kind: NoticeKind::Hook,
            to: Recipient::Place(due.place.clone()),
            recipient: None,
            games: Vec::new(),
            detail: format!("{} {why}", due.hook.0),
            due: env.now,
        })
    };
    let is_test = due.subject == HookSubject::Test;
    match outcome {
        HookOutcome::Answered(200..=299) => HookResult::Heard,
        // A trial is made once: its author looks at the answer.
        HookOutcome::Answered(_) | HookOutcome::Silent | HookOutcome::Forbidden if is_test => {
            HookResult::Dropped
        }
        HookOutcome::Answered(GONE_STATUS) => stopped(GONE),
        HookOutcome::Answered(_) | HookOutcome::Silent | HookOutcome::Forbidden => {
            let silent = due.silent_since.map_or(0, |since| env.now.0 - since.0);
            let next = later(due, env).filter(|_| silent < LONGEST_SILENCE);
            next.unwrap_or_else(|| stopped("silent"))
        }
    }
}

/// The next attempt at a delivery; `None` if it has had all its attempts.
fn later(due: &DueHook, env: &Env) -> Option<HookResult> {
    let tries = usize::try_from(due.tries).unwrap_or(usize::MAX);
    let wait = WAITS.get(tries)?;
    Some(HookResult::Later(Timestamp(
        env.now.0.saturating_add(*wait),
    )))
}

fn settle(
    service: &mut Service,
    due: &DueHook,
    result: &HookResult,
    answer: Option<&str>,
    env: &Env,
) {
    let booked = store::hooks::attempted(&mut service.store, due, result, answer, env.now);
    if let Err(error) = booked {
        tracing::error!(%error, "failed to record the delivery to a web hook");
    }
}

fn message(service: &Service, due: &DueHook) -> Result<Option<HookMessage>, StoreError> {
    let (text, content) = match due.subject {
        HookSubject::Test => (
            catalogue::sentences().line("hook-test-says", &[]),
            HookContent::Test,
        ),
        HookSubject::Round { contest, version } => {
            let Some(text) = tell::words_of_round(service, contest, version)? else {
                return Ok(None);
            };
            (text.plain(), HookContent::Round { contest, version })
        }
        HookSubject::Game {
            topic,
            game,
            from,
            to,
        } => match of_game(service, topic, game, VersionSpan { from, to })? {
            Some(ToldGame { text, game }) => (text, HookContent::Game(game)),
            None => return Ok(None),
        },
    };
    Ok(Some(HookMessage {
        at: due.at,
        text,
        content,
    }))
}

/// The versions before and after events.
#[derive(Clone, Copy)]
struct VersionSpan {
    from: Version,
    to: Version,
}

/// The sentence and the facts about events of a game.
struct ToldGame {
    text: String,
    game: HookGame,
}

/// The message about events of a game, as it was after them.
fn of_game(
    service: &Service,
    topic: HookTopic,
    id: GameId,
    VersionSpan { from, to }: VersionSpan,
) -> Result<Option<ToldGame>, StoreError> {
    let store = &service.store;
    let events = store.between(id, from, to)?;
    let Some(game) = store.game(id, Some(to))? else {
        return Ok(None);
    };
    let names = load_names::names(store, &game)?;
    let times = times::time_exclusions(store, &game)?;
    let told = present::announced(&game, &events, &names, &times);
    let played = events.iter().filter_map(|entry| {
        let Event::Played { text, .. } = &entry.event else {
            return None;
        };
        Some(text.to_string())
    });
    Ok(Some(ToldGame {
        text: told.plain(),
        game: HookGame {
            topic,
            game: id,
            version: to,
            kind: game.kind(),
            ply: game.ply(),
            stage: game.stage(),
            moves: played.collect(),
            players: players(&game, |player| names.of(player).to_owned()),
        },
    }))
}

fn players(game: &Game, name: impl Fn(&crate::play::PlayerId) -> String) -> Vec<HookPlayer> {
    let acts = game.seat_to_act();
    let acts = acts.and_then(|seat| game.mover_for_seat(seat));
    if game.stage() == Stage::Open {
        let challenger = game.summary().challenger;
        return vec![HookPlayer {
            name: name(&challenger),
            id: challenger,
            to_move: false,
            place: None,
        }];
    }
    let seats = u8::try_from(game.seats().len()).unwrap_or_default();
    Seat::all(seats)
        .zip(game.seats())
        .map(|(seat, player)| HookPlayer {
            id: player.clone(),
            name: name(player),
            to_move: acts == Some(player),
            place: game
                .outcome()
                .and_then(|outcome| outcome.places.get(seat).copied()),
        })
        .collect()
}
