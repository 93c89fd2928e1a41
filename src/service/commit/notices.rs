//! Notices beside the table's announcements: to players elsewhere, and private boards.

use crate::play::event::PauseReason;
use crate::play::stage::Stage;
use crate::play::{Env, Game, PlayerId, Timestamp, Version};
use crate::service::lookup::reminder_settings;
use crate::store::{Notice, NoticeKind, Recipient, Store};

/// The private board for a player whose turn begins; `None` if they want none.
pub(in crate::service) fn private_board_notice(
    store: &Store,
    before: &Game,
    game: &Game,
    now: Timestamp,
) -> Option<Notice> {
    let player = game.to_move().and_then(|seat| game.mover_for_seat(seat))?;
    if player.is_computer() {
        return None;
    }
    let fell = before.dice_due().is_some();
    let other = before
        .to_move()
        .and_then(|seat| before.mover_for_seat(seat))
        != Some(player);
    let begins = fell || before.ply() != game.ply() || before.stage() != game.stage();
    let begins = begins || other;
    if !begins || game.place().is_private() {
        return None;
    }
    reminder_settings::reminder_settings(store, player)
        .boards
        .then(|| Notice {
            kind: NoticeKind::Board,
            to: Recipient::Person(player.clone()),
            recipient: Some(player.clone()),
            games: vec![game.id()],
            detail: game.ply().0.to_string(),
            due: now,
        })
}

/// Returns `true` if the place of this game is gone, so that nothing can be posted there.
pub(in crate::service) fn is_placeless(game: &Game) -> bool {
    matches!(game.paused(), Some((PauseReason::PlaceGone, _)))
}

/// The notices owed for these events. Players who cannot be reached at the table are notified in private, and the
/// former place of a moved game gets the new one.
pub(in crate::service) fn private_notices(game: &Game, next: &Game, env: &Env) -> Vec<Notice> {
    if is_placeless(game) {
        let ended = next.stage() != Stage::Running;
        return if ended {
            notify_players(game, "", env)
        } else {
            Vec::new()
        };
    }
    let left = game.place() != next.place() && game.version() > Version(0);
    left.then(|| about(game, NoticeKind::Moved, "", env))
        .into_iter()
        .collect()
}

/// A notice to each player of a game whose place is gone.
pub(in crate::service) fn notify_players(game: &Game, why: &str, env: &Env) -> Vec<Notice> {
    let mut players = game.seats().to_vec();
    players.retain(|player| !player.is_computer());
    players.sort();
    players.dedup();
    let notice = |player: PlayerId| Notice {
        kind: NoticeKind::PlaceGone,
        to: Recipient::Person(player.clone()),
        recipient: Some(player),
        games: vec![game.id()],
        detail: why.to_owned(),
        due: env.now,
    };
    players.into_iter().map(notice).collect()
}

/// A notice about a game for its place.
pub(in crate::service) fn about(game: &Game, kind: NoticeKind, detail: &str, env: &Env) -> Notice {
    Notice {
        kind,
        to: Recipient::Place(game.place().clone()),
        recipient: None,
        games: vec![game.id()],
        detail: detail.to_owned(),
        due: env.now,
    }
}
