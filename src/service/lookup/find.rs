//! The game that a request without a number means, and the games a user may see.

use crate::play::sealed::SealedDice;
use crate::play::stage::Stage;
use crate::play::summary::GameSummary;
use crate::play::{Game, GameId, Place, PlayerId, sealed, swap, takeback};
use crate::service::api::action::Asker;
use crate::service::api::reply::Reply;
use crate::service::api::result::{self, HandlerError};
use crate::service::describe::dice;
use crate::service::lookup::{games, load, sight, which_game};
use crate::service::words::catalogue::TextArg;
use crate::service::words::language::Surface;
use crate::store::{self, GameQuery, Store, StoreError, place_text};

/// The condition on the game that a request means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::service) enum GameMatch {
    /// The user has to move in it.
    ToMove,
    /// The user has to move in it or, if none is running, has played in it last.
    ToMoveOrLast,
    /// The user plays in it.
    Playing,
    /// The user plays in it or, if none is running, has played in it last.
    PlayingOrLast,
    /// A draw is offered to the user in it.
    DrawOffered,
    /// The opponent asks to take moves back in it.
    TakebackAsked,
    /// The user asks to take moves back in it.
    AskedTakeback,
    /// The user may undo a move in it, or is asked about one.
    MayTakeBack,
    /// The user has just moved in it, or is offered a draw already.
    MayOfferDraw,
    /// The user may swap sides in it.
    MaySwap,
    /// The user may act on the dice in the air in it.
    DiceDue,
    /// The user plays in it, and may still contribute words to its dice.
    TakesWords,
    /// The user plays in it, and its dice are sealed.
    Sealed,
    /// The user plays in it with a partner.
    Talks,
    /// The opponent proposes to seal its dice again.
    RenewalOffered,
}

impl GameMatch {
    pub(in crate::service) fn fits(self, game: &Game, player: &PlayerId) -> bool {
        // Nothing is asked of a player who is out.
        let seat = game.seat_of(player);
        let seat = seat.filter(|seat| !game.is_eliminated(*seat));
        match self {
            Self::ToMove | Self::ToMoveOrLast => game.awaits(player),
            Self::Playing => seat.is_some(),
            // A player who is out looks on.
            Self::PlayingOrLast => game.seat_of(player).is_some(),
            Self::MayOfferDraw => {
                let moved = game
                    .steps()
                    .last()
                    .is_some_and(|step| Some(step.seat) == seat);
                let computers =
                    || seat.is_some() && game.others_of(player).all(PlayerId::is_computer);
                Self::DrawOffered.fits(game, player)
                    || moved && game.to_move() != seat
                    || seat.is_some() && game.draws_any_time()
                    || computers()
            }
            Self::MaySwap => swap::may_swap(game).is_some_and(|able| Some(able) == seat),
            Self::Talks => seat.is_some() && game.talks(),
            Self::DiceDue => dice::may_roll(game, player),
            Self::TakesWords => seat.is_some_and(|seat| sealed::takes_seed(game, seat)),
            Self::Sealed => seat.is_some() && game.keeps_secret(),
            Self::RenewalOffered => game
                .sealed()
                .and_then(SealedDice::renewal)
                .is_some_and(|by| seat.is_some() && seat != Some(by)),
            Self::TakebackAsked => game
                .requests()
                .takeback()
                .is_some_and(|asked| seat.is_some() && seat != Some(asked.seat)),
            Self::AskedTakeback => game
                .requests()
                .takeback()
                .is_some_and(|asked| seat == Some(asked.seat)),
            Self::MayTakeBack => seat.is_some_and(|seat| {
                game.requests().takeback().is_some()
                    || takeback::may_take_back(game, seat).is_some()
            }),
            Self::DrawOffered => game
                .requests()
                .draw_offer()
                .is_some_and(|by| seat.is_some() && seat != Some(by)),
        }
    }
}

/// The game a request means: the named one, or the only one here that fits. If nobody else sees the answer, it is also
/// the only one anywhere. If several fit, the reply asks for one.
pub(in crate::service) fn resolve_game(
    store: &Store,
    asker: Asker<'_>,
    named: Option<GameId>,
    fits: GameMatch,
) -> Result<Game, HandlerError> {
    if let Some(id) = named {
        return visible(store, asker, id);
    }
    let Asker {
        player,
        place,
        aloud,
    } = asker;
    let looks = matches!(fits, GameMatch::PlayingOrLast | GameMatch::ToMoveOrLast);
    if looks && let Some(game) = game_of_thread(store, place)? {
        return Ok(game);
    }
    let meant = if matches!(fits, GameMatch::ToMove | GameMatch::ToMoveOrLast) {
        to_move_or_running
    } else {
        running
    };
    let mut games = meant(store, player, Some(place))?;
    if games.is_empty() && !aloud {
        games = meant(store, player, None)?;
    }
    let (mut fitting, others): (Vec<Game>, Vec<Game>) =
        games.into_iter().partition(|game| fits.fits(game, player));
    match (fitting.len(), others.len()) {
        (1, _) => Ok(fitting.remove(0)),
        // If only one game is possible, the rules of play give the reason of a refusal.
        (0, 1) => Ok(others.into_iter().next().expect("there is one")),
        (0, 0) if looks => newest_of(store, asker),
        (0, 2..) if matches!(fits, GameMatch::ToMove | GameMatch::ToMoveOrLast) => {
            Err(which_game::ask(store, player, others)?.into())
        }
        (0, _) if aloud => Err(no_game(store, asker)?.into()),
        (0, _) => Err(match load::only_quarantined(store, player)? {
            Some(reply) => reply.into(),
            None => no_game(store, asker)?.into(),
        }),
        (_, _) => Err(which_game::ask(store, player, fitting)?.into()),
    }
}

/// A game by its number, if the user may see it from here.
pub(in crate::service) fn visible(
    store: &Store,
    asker: Asker<'_>,
    id: GameId,
) -> Result<Game, HandlerError> {
    let found = load::load(store, id);
    match found.map_err(|error| load::unavailable_reason(store, asker, id, error))? {
        Some(game) if sight::may_see(store, &game.summary(), asker)? => Ok(game),
        Some(_) | None => Err(sight::unknown(id).into()),
    }
}

/// The user's running games, of one place or of all, oldest first.
pub(in crate::service) fn running(
    store: &Store,
    player_id: &PlayerId,
    place: Option<&Place>,
) -> Result<Vec<Game>, StoreError> {
    let rows = games::listed(store, Some(player_id), place, &[Stage::Running])?;
    folded(store, rows.iter().rev())
}

/// Those of [`running`] in which the user is to move, or all of them if there is none. The list rows say whose turn it
/// is, so that of many games only these are folded.
pub(in crate::service) fn to_move_or_running(
    store: &Store,
    player_id: &PlayerId,
    place: Option<&Place>,
) -> Result<Vec<Game>, StoreError> {
    let awaiting = awaiting(store, player_id, place, |_| true)?;
    if awaiting.is_empty() {
        return running(store, player_id, place);
    }
    Ok(awaiting)
}

/// Those of [`running`] in which the user is to move, of these numbers.
pub(in crate::service) fn awaiting(
    store: &Store,
    player_id: &PlayerId,
    place: Option<&Place>,
    numbered: impl Fn(GameId) -> bool,
) -> Result<Vec<Game>, StoreError> {
    let rows = games::listed(store, Some(player_id), place, &[Stage::Running])?;
    let fits = |row: &&GameSummary| row.to_move.as_ref() == Some(player_id) && numbered(row.id);
    let mut awaiting = folded(store, rows.iter().rev().filter(fits))?;
    // A row also names the player who has to roll.
    awaiting.retain(|game| game.awaits(player_id));
    Ok(awaiting)
}

/// Returns `true` if several games here, or else anywhere, wait for the user. No game is folded for it.
pub(in crate::service) fn several_wait(
    store: &Store,
    asker: Asker<'_>,
) -> Result<bool, StoreError> {
    for place in [Some(asker.place), None] {
        let rows = games::listed(store, Some(asker.player), place, &[Stage::Running])?;
        if !rows.is_empty() {
            let waits = |row: &&GameSummary| row.to_move.as_ref() == Some(asker.player);
            return Ok(rows.iter().filter(waits).count() > 1);
        }
    }
    Ok(false)
}

/// The games of these rows, damaged ones left out.
fn folded<'a>(
    store: &Store,
    rows: impl Iterator<Item = &'a GameSummary>,
) -> Result<Vec<Game>, StoreError> {
    let mut games = Vec::new();
    for row in rows {
        games.extend(load::load_healthy(store, row.id)?);
    }
    Ok(games)
}

/// Returns `true` if the user has a running game anywhere.
pub(in crate::service) fn plays_somewhere(
    store: &Store,
    player_id: &PlayerId,
) -> Result<bool, StoreError> {
    let games = store.list(&GameQuery {
        player: Some(player_id),
        place: None,
        stages: &[Stage::Running],
        before: None,
        most: 1,
    })?;
    Ok(!games.is_empty())
}

/// All running games of the user, newest first.
pub(in crate::service) fn all_running_games(
    store: &Store,
    player_id: &PlayerId,
) -> Result<Vec<Game>, StoreError> {
    let (mut found, mut before) = (Vec::new(), None);
    loop {
        let page = store.list(&GameQuery {
            player: Some(player_id),
            place: None,
            stages: &[Stage::Running],
            before,
            most: games::SCAN_LIMIT,
        })?;
        found.extend(folded(store, page.iter())?);
        match page.last() {
            Some(last) if page.len() == games::SCAN_LIMIT => before = Some(last.id),
            Some(_) | None => return Ok(found),
        }
    }
}

/// Returns `true` if this player plays as many games of the server as one may, where there is such a limit. Games that
/// continue without them do not count.
pub(in crate::service) fn plays_enough(
    store: &Store,
    player: &PlayerId,
    place: &Place,
    most: Option<u32>,
) -> Result<bool, StoreError> {
    let Some(most) = most else { return Ok(false) };
    // Only whole games show which seats are out, so they are read at the limit alone.
    if store::servers::running_by(store, player, place.server())? < most {
        return Ok(false);
    }
    let games = all_running_games(store, player)?.into_iter();
    let active =
        games.filter(|game| game.place().server() == place.server() && game.is_active(player));
    Ok(active.count() >= usize::try_from(most).unwrap_or(usize::MAX))
}

/// The game of a thread that was opened for games: the only one under way in it, or else the last one.
fn game_of_thread(store: &Store, place: &Place) -> Result<Option<Game>, StoreError> {
    if store::delivery::game_of_message(store, place, &place_text(place))?.is_none() {
        return Ok(None);
    }
    let newest = |stage, most| {
        store.list(&GameQuery {
            player: None,
            place: Some(place),
            stages: &[stage],
            before: None,
            most,
        })
    };
    let mut games = newest(Stage::Running, 2)?;
    if games.is_empty() {
        games = newest(Stage::Over, 1)?;
    }
    match games.as_slice() {
        [only] => load::load_healthy(store, only.id),
        [..] => Ok(None),
    }
}

/// The game of this thread, or the newest one of this place that the user plays or has played.
pub(in crate::service) fn newest_of(store: &Store, asker: Asker<'_>) -> Result<Game, HandlerError> {
    if let Some(game) = game_of_thread(store, asker.place)? {
        return Ok(game);
    }
    let games = store.list(&GameQuery {
        player: Some(asker.player),
        place: Some(asker.place),
        stages: &[Stage::Running, Stage::Over],
        before: None,
        most: 1,
    })?;
    let newest = games.first().map(|summary| load::load(store, summary.id));
    match newest.transpose()?.flatten() {
        Some(game) => Ok(game),
        None => Err(nothing_to_see(store, asker)?.into()),
    }
}

/// The game of this thread if it is over, or the last one that the user finished at this place.
pub(in crate::service) fn last_finished(
    store: &Store,
    asker: Asker<'_>,
) -> Result<Option<Game>, StoreError> {
    let of_thread = game_of_thread(store, asker.place)?;
    if let Some(game) = of_thread.filter(|game| game.stage() == Stage::Over) {
        return Ok(Some(game));
    }
    let games = store.list(&GameQuery {
        player: Some(asker.player),
        place: Some(asker.place),
        stages: &[Stage::Over],
        before: None,
        most: 1,
    })?;
    let newest = games.first().map(|summary| load::load(store, summary.id));
    Ok(newest.transpose()?.flatten())
}

/// The reply if no game here fits. It leads those who never played to their first game.
pub(in crate::service) fn no_game(store: &Store, asker: Asker<'_>) -> Result<Reply, StoreError> {
    // An answer that others see depends on no game elsewhere.
    let place = asker.aloud.then_some(asker.place);
    let id = if has_games(store, Some(asker.player), place)? {
        "refuse-no-game"
    } else {
        "refuse-first-game"
    };
    Ok(no_game_reply(id))
}

/// The reply to a user who would look at a game here and has none.
fn nothing_to_see(store: &Store, asker: Asker<'_>) -> Result<Reply, StoreError> {
    if has_games(store, None, Some(asker.place))? {
        return Ok(no_game_reply("refuse-which-look"));
    }
    no_game(store, asker)
}

fn no_game_reply(id: &str) -> Reply {
    let args = [
        ("command", TextArg::Command("games")),
        ("challenge", TextArg::Command("challenge")),
        ("history", TextArg::Command("history")),
    ];
    // At one screen the game on it is meant, whatever else there is.
    let id = match Surface::current() {
        Surface::Terminal => "refuse-no-game",
        Surface::Chat | Surface::Page => id,
    };
    result::note(id, &args)
}

/// Returns `true` if there is a game under way or over, of this player or of all, here or anywhere.
fn has_games(
    store: &Store,
    player: Option<&PlayerId>,
    place: Option<&Place>,
) -> Result<bool, StoreError> {
    let games = store.list(&GameQuery {
        player,
        place,
        stages: &[Stage::Running, Stage::Over],
        before: None,
        most: 1,
    })?;
    Ok(!games.is_empty())
}
