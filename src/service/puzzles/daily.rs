//! The puzzle of the day: one for everybody, posted once a day where a server wants it, with the solution of the day
//! before.
//!
//! A day begins at midnight in UTC. The post is a notice, so a restart neither loses nor repeats it.

use crate::games::GameKind;
use crate::play::{Env, Timestamp};
use crate::service::api::puzzle::PuzzleControl;
use crate::service::api::reply::{Audience, ButtonStyle, Reply};
use crate::service::api::result::{self, HandlerError};
use crate::service::api::server_settings::ServerSetting;
use crate::service::puzzles::board::PuzzleBoard;
use crate::service::puzzles::{choose, rate, stored};
use crate::service::state::Service;
use crate::service::words::catalogue::{self, TextArg};
use crate::service::words::text::Text;
use crate::store::{self, Notice, NoticeKind, Recipient, StoreError, StoredPuzzle, place_of_text};

/// Number of days in which no puzzle comes back.
const YEAR: i64 = 366;
/// Number of puzzles among which that of a day is drawn.
const DRAWN_FROM: u32 = 16;

/// The puzzle of today; it is chosen when the first asks.
pub(super) fn today(service: &mut Service, now: Timestamp) -> Result<StoredPuzzle, HandlerError> {
    let chosen = of_day(service, rate::day_of(now))?;
    chosen.ok_or_else(|| result::note("refuse-puzzle-no-daily", &[]).into())
}

/// The puzzle of a day; `None` if there are no puzzles.
fn of_day(service: &mut Service, day: i64) -> Result<Option<StoredPuzzle>, StoreError> {
    if let Some(stored) = store::puzzles::of_day(&service.store, day)?
        && stored::read(&stored).is_some()
    {
        return Ok(Some(stored));
    }
    let kinds: Vec<GameKind> = GameKind::ALL
        .into_iter()
        .filter(|kind| !kind.spec().puzzles.is_empty())
        .collect();
    let count = i64::try_from(kinds.len()).unwrap_or(1).max(1);
    let turn = usize::try_from(day.rem_euclid(count)).unwrap_or(0);
    // The games take turns. One whose puzzles were all of a day lately leaves its turn to the next.
    let in_turn = || kinds.iter().cycle().skip(turn).take(kinds.len());
    let mut found = None;
    for since in [day - YEAR, day] {
        for kind in in_turn() {
            found = match found {
                None => drawn(service, *kind, day, since)?,
                found => found,
            };
        }
    }
    let Some(stored) = found else {
        return Ok(None);
    };
    store::puzzles::choose_for_day(&mut service.store, day, stored.id)?;
    Ok(Some(stored))
}

/// A puzzle of this game that was of no day since `since`, drawn by the day.
fn drawn(
    service: &mut Service,
    kind: GameKind,
    day: i64,
    since: i64,
) -> Result<Option<StoredPuzzle>, StoreError> {
    choose::take_over(&mut service.store, kind)?;
    let slug = kind.spec().slug;
    let store = &service.store;
    let listed = |most| store::puzzles::for_a_day(store, slug, since, most);
    let is_readable = |stored: &StoredPuzzle| Ok(stored::read(stored).is_some());
    let readable = choose::first_of(DRAWN_FROM, listed, is_readable)?;
    let number = u64::try_from(day)
        .unwrap_or(0)
        .wrapping_mul(0x9E37_79B9_7F4A_7C15)
        >> 32;
    let count = u64::try_from(readable.len()).unwrap_or(1).max(1);
    let drawn = usize::try_from(number % count).unwrap_or(0);
    Ok(readable.into_iter().nth(drawn))
}

/// Enqueues the puzzle of the day to every server that wants it and has not got it.
pub(in crate::service) fn enqueue(service: &mut Service, transport: &str, env: &Env) {
    let day = rate::day_of(env.now);
    if service.daily_enqueued == Some(day) {
        return;
    }
    match enqueue_all(service, transport, day, env) {
        Ok(()) => service.daily_enqueued = Some(day),
        Err(error) => tracing::error!(%error, "failed to enqueue the puzzle of the day"),
    }
}

fn enqueue_all(
    service: &mut Service,
    transport: &str,
    day: i64,
    env: &Env,
) -> Result<(), StoreError> {
    let setting = ServerSetting::Puzzles.code();
    for (server, value) in store::servers::settings_named(&service.store, transport, setting)? {
        let place = place_of_text(&value);
        let posted = store::puzzles::last_daily_post(&service.store, &server)?;
        if place.server() != &server || posted.is_some_and(|posted| posted >= day) {
            continue;
        }
        if of_day(service, day)?.is_none() {
            return Ok(());
        }
        let notice = Notice {
            kind: NoticeKind::DailyPuzzle,
            to: Recipient::Place(place),
            recipient: None,
            games: Vec::new(),
            detail: day.to_string(),
            due: env.now,
        };
        store::puzzles::enqueue_daily_post(&mut service.store, &server, day, &notice, env.now)?;
    }
    Ok(())
}

/// The post of a day; `None` once that day is over.
pub(in crate::service) fn post(
    service: &Service,
    notice: &Notice,
    now: Timestamp,
) -> Result<Option<Reply>, StoreError> {
    let day = notice.detail.parse().ok();
    let Some(day) = day.filter(|day| *day == rate::day_of(now)) else {
        return Ok(None);
    };
    let stored = store::puzzles::of_day(&service.store, day)?;
    let Some(board) = stored.and_then(PuzzleBoard::plain) else {
        return Ok(None);
    };
    let mut text = catalogue::sentences().text("puzzle-daily", &board.args());
    text.push_line(board.question());
    if let Some(before) = yesterday(service, day)? {
        text.push_line(before);
    }
    let mut reply = board.page(text);
    reply.audience = Audience::Table;
    reply.controls = vec![board.button("button-solve", PuzzleControl::Begin, ButtonStyle::Primary)];
    Ok(Some(reply))
}

/// The solution of the day before, and how many found it.
fn yesterday(service: &Service, day: i64) -> Result<Option<Text>, StoreError> {
    let stored = store::puzzles::of_day(&service.store, day - 1)?;
    let Some(board) = stored.and_then(PuzzleBoard::plain) else {
        return Ok(None);
    };
    let counts = store::solvers::attempt_counts(&service.store, board.stored.id)?;
    let args = [
        ("line", board.line(0..board.puzzle.line.len()).into()),
        ("solved", TextArg::Num(counts.solved.into())),
        (
            "tried",
            TextArg::Num((counts.solved + counts.failed).into()),
        ),
    ];
    let id = if counts == store::AttemptCounts::default() {
        "puzzle-yesterday-untried"
    } else {
        "puzzle-yesterday"
    };
    Ok(Some(catalogue::sentences().text(id, &args)))
}
