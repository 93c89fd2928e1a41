//! Read-only answers: boards, lists, all commands, and autocomplete.

use crate::game::text::{MoveText, complete};
use crate::games::GameKind;
use crate::play::event::Entry;
use crate::play::summary::{GameSummary, Stage};
use crate::play::suppose::DiceOutcome;
use crate::play::time_control::TimeExclusions;
use crate::play::{Game, GameId, Place, PlayerId, Timestamp, turn};
use crate::service::api::action::{Asker, Request};
use crate::service::api::reply::{Picture, Reply};
use crate::service::api::result;
use crate::service::api::result::HandlerResult;
use crate::service::api::values::{Person, Suggestion};
use crate::service::describe::game::Viewpoint;
use crate::service::describe::{close_up, game, pick_menus, present, row};
use crate::service::lookup::find::GameMatch;
use crate::service::lookup::games::LOOK;
use crate::service::lookup::{find, games, load, load_names, sight, times, view};
use crate::service::state::Service;
use crate::service::study::{move_names, review, verify};
use crate::service::words::catalogue;
use crate::service::words::catalogue::TextArg;
use crate::service::words::text::Text;
use crate::store::{GameQuery, Store, StoreError};

/// The board of a game, with its close-ups.
pub(in crate::service) fn board_with_close_ups(
    store: &Store,
    user: &Person,
    game: &Game,
    now: Timestamp,
) -> Result<Reply, StoreError> {
    let mut reply = board_reply(store, user, game, now)?;
    let shown = reply.picture.as_ref();
    let menu = shown.and_then(|picture| close_up::menu(game, &picture.scene));
    reply.controls.extend(menu);
    Ok(reply)
}

/// Thinking time of a computer after which a viewer is told how many games come first, in ms.
const PATIENCE: i64 = 5_000;

/// Most games in one list: as many as fit a message of any transport.
const LIST: usize = 12;

/// Most choices of autocomplete.
const OFFERS: usize = 25;

/// The present board, seen from the user's side.
pub(in crate::service) fn board(
    service: &Service,
    request: &Request,
    game: Option<GameId>,
    now: Timestamp,
) -> HandlerResult {
    let store = &service.store;
    let game = find::resolve_game(store, request.asker(), game, GameMatch::ToMoveOrLast)?;
    let mut reply = board_with_close_ups(store, &request.user, &game, now)?;
    let line = service.thoughts.place_of(game.id());
    if let (Some((ahead, since)), Some((_, computer))) = (line, game.thinker())
        && ahead > 0
        && now.0 - since.0 > PATIENCE
    {
        let names = load_names::names(store, &game)?;
        let player = computer.player();
        let args = [
            ("player", names.arg(&player)),
            ("ahead", TextArg::count(ahead)),
        ];
        reply
            .text
            .push_line(catalogue::sentences().text("computer-thinks-later", &args));
    }
    Ok(vec![reply])
}

/// The board of a game as this user sees it, with its controls.
pub(in crate::service) fn board_reply(
    store: &Store,
    user: &Person,
    game: &Game,
    now: Timestamp,
) -> Result<Reply, StoreError> {
    let (names, times) = (
        load_names::names(store, game)?,
        times::time_exclusions(store, game)?,
    );
    let mut reply = Reply::note(Text::default());
    if !game.seats().is_empty() {
        reply.text = row::title(game, &names);
        let shown = with_clocks_at(game, &times, now);
        reply.picture = game::picture(
            &shown,
            game.ply(),
            view::view(store, game, &user.id),
            &names,
        );
    }
    let (text, controls) = present::situation(game, &names, &times);
    reply.text.push_line(text);
    reply
        .controls
        .extend(pick_menus::begin(game).filter(|_| game.awaits(&user.id)));
    reply
        .controls
        .extend(pick_menus::end_turn(game).filter(|_| game.awaits(&user.id)));
    reply.controls.extend(controls);
    reply.controls.extend(review::look_back(game));
    Ok(reply)
}

/// The open challenges of a place, newest first.
///
/// # Errors
/// `StoreError` if the store fails.
pub fn open_at(service: &Service, place: &Place) -> Result<Vec<GameId>, StoreError> {
    let games = games::listed(&service.store, None, Some(place), &[Stage::Open])?;
    Ok(games.into_iter().map(|summary| summary.id).collect())
}

/// [`open_at`] for one challenger.
///
/// # Errors
/// `StoreError` if the store fails.
pub fn offered_at(
    service: &Service,
    place: &Place,
    by: &PlayerId,
) -> Result<Vec<GameId>, StoreError> {
    let mut games = games::listed(&service.store, None, Some(place), &[Stage::Open])?;
    games.retain(|summary| summary.challenger == *by);
    Ok(games.into_iter().map(|summary| summary.id).collect())
}

/// The players to move in the running games of a place with those games, newest first.
///
/// # Errors
/// `StoreError` if the store fails.
pub fn players_to_move(
    service: &Service,
    place: &Place,
) -> Result<Vec<(GameId, GameKind, Person)>, StoreError> {
    let games = games::listed(&service.store, None, Some(place), &[Stage::Running])?;
    let names = load_names::load_names(&service.store, games.iter().flat_map(row::people))?;
    let person = |id: PlayerId| Person {
        name: names.of(&id).to_owned(),
        id,
    };
    Ok(games
        .into_iter()
        .filter_map(|summary| Some((summary.id, summary.kind, person(summary.to_move?))))
        .filter(|(_, _, person)| !person.id.is_computer())
        .collect())
}

/// The newest game of this player here, running or over.
pub fn newest_game(service: &Service, player: &PlayerId, place: &Place) -> Option<GameId> {
    find::newest_of(&service.store, Asker { player, place })
        .ok()
        .map(|game| game.id())
}

/// The open and running games of a place.
pub(in crate::service) fn games_here(store: &Store, place: &Place) -> HandlerResult {
    let games = store.list(&GameQuery {
        player: None,
        place: Some(place),
        stages: &[Stage::Open, Stage::Running],
        before: None,
        most: LIST + 1,
    })?;
    if games.is_empty() {
        return Ok(vec![result::with_command("games-none", "challenge")]);
    }
    let names = load_names::load_names(store, games.iter().flat_map(row::people))?;
    let mut text = catalogue::sentences().text("games-here", &[]);
    for summary in games.iter().take(LIST) {
        text.push_line(row::line(summary, &names));
    }
    if games.len() > LIST {
        text.push_line(
            catalogue::sentences().text("games-more", &[("command", TextArg::Command("history"))]),
        );
    }
    Ok(vec![Reply::note(text)])
}

/// Legal moves of the user's game that match the typed text, at most 25, for autocomplete.
pub fn suggest_moves(
    service: &Service,
    player: &PlayerId,
    place: &Place,
    game: Option<GameId>,
    typed: &str,
) -> Vec<Suggestion> {
    let mut moves = moves(service, player, place, game, typed);
    moves.truncate(OFFERS);
    moves
}

/// All legal moves of the user's game that match the typed text.
pub fn moves(
    service: &Service,
    player: &PlayerId,
    place: &Place,
    game: Option<GameId>,
    typed: &str,
) -> Vec<Suggestion> {
    let Ok(game) = find::resolve_game(
        &service.store,
        Asker { player, place },
        game,
        GameMatch::ToMove,
    ) else {
        return Vec::new();
    };
    if !game.awaits(player) {
        return Vec::new();
    }
    let offer = |value: String| Suggestion {
        label: value.clone(),
        value,
    };
    let choices = game.choices();
    let first = complete(&choices, typed, usize::MAX).into_iter();
    let first = first.map(|mv| offer(mv.to_string()));
    first
        .chain(further(&game, typed).into_iter().map(offer))
        .collect()
}

/// Games that match the typed text by number or by name, at most 25: running ones first, then the newest. The value is
/// the bare number. `mine` leaves only the user's own running games.
pub fn suggest_games(
    service: &Service,
    player: &PlayerId,
    place: &Place,
    typed: &str,
    mine: bool,
) -> Vec<Suggestion> {
    try_suggest_games(&service.store, Asker { player, place }, typed, mine).unwrap_or_else(
        |error| {
            tracing::error!(%error, "autocomplete failed");
            Vec::new()
        },
    )
}

fn try_suggest_games(
    store: &Store,
    asker: Asker<'_>,
    typed: &str,
    mine: bool,
) -> Result<Vec<Suggestion>, StoreError> {
    let typed = typed.trim().trim_start_matches('#').to_lowercase();
    let mut games = if mine {
        games::listed(store, Some(asker.player), None, &[Stage::Running])?
    } else {
        visible_games(store, asker)?
    };
    if let Ok(number) = typed.parse().map(GameId)
        && !mine
    {
        // A typed number finds its game however old it is.
        games.extend(load::row_if_healthy(store, number)?);
    }
    games.retain(|summary| sight::may_see(summary, asker.player, asker.place));
    games.sort_by_key(|summary| {
        (
            summary.id.0.to_string() != typed,
            std::cmp::Reverse(summary.stage == Stage::Running),
            std::cmp::Reverse(summary.id),
        )
    });
    games.dedup_by_key(|summary| summary.id);
    let names = load_names::load_names(store, games.iter().flat_map(row::people))?;
    let fits = |summary: &GameSummary| {
        let number = summary.id.0.to_string();
        let named: Vec<String> = row::people(summary)
            .map(|player| names.of(player).to_lowercase())
            .collect();
        typed
            .split_whitespace()
            .all(|word| number.starts_with(word) || named.iter().any(|name| name.contains(word)))
    };
    Ok(games
        .iter()
        .filter(|summary| fits(summary))
        .take(OFFERS)
        .map(|summary| Suggestion {
            label: row::label(summary, &names),
            value: summary.id.0.to_string(),
        })
        .collect())
}

/// The newest games that a user may see from a place: their own, and those of its server.
fn visible_games(store: &Store, asker: Asker<'_>) -> Result<Vec<GameSummary>, StoreError> {
    let Asker { player, place } = asker;
    let stages = &[Stage::Open, Stage::Running, Stage::Over];
    let mut games = games::listed(store, Some(player), None, stages)?;
    games.extend(games::listed(store, None, Some(place), &[Stage::Open])?);
    for running in [true, false] {
        games.extend(games::newest(store, asker, running, LOOK)?);
    }
    Ok(games)
}

/// Turns that continue the typed text: moves before the last comma are played, the rest is completed.
fn further(game: &Game, typed: &str) -> Vec<String> {
    let (made, begun) = match typed.rsplit_once(',') {
        Some((made, begun)) => (made, begun.trim()),
        None => (typed, ""),
    };
    let Ok(plies) = game.position().read_turn(made) else {
        return Vec::new();
    };
    let moves: Vec<MoveText> = plies
        .into_iter()
        .filter(|mv| mv.cells().next().is_some())
        .collect();
    let mut shown = game.clone();
    for mv in &moves {
        match shown.suppose(mv, DiceOutcome::Succeeds) {
            Ok(after) => shown = after,
            Err(_) => return Vec::new(),
        }
    }
    if moves.is_empty() || !shown.position().mid_turn() {
        return Vec::new();
    }
    let fits = |mv: &MoveText| {
        let next = turn::further(&moves[0], mv).unwrap_or_default();
        next.to_lowercase().starts_with(&begun.to_lowercase())
    };
    let (next, words): (Vec<MoveText>, Vec<MoveText>) = shown
        .choices()
        .into_iter()
        .partition(|mv| mv.cells().next().is_some());
    let turns = next.iter().filter(|mv| fits(mv));
    let turns = turns.map(|mv| turn::join_turn(moves.iter().chain([mv])).replace(' ', ""));
    // Ending the turn is a choice too, if it is legal.
    let stays = words.into_iter().map(|word| {
        let whole: Vec<MoveText> = moves.iter().cloned().chain([word]).collect();
        game.typed(&whole)
    });
    let stays = stays.filter(|_| begun.is_empty() && typed.contains(','));
    stays.into_iter().chain(turns).collect()
}

/// The game with its clocks at this moment: for a picture, whose clocks do not run.
fn with_clocks_at(game: &Game, times: &TimeExclusions, now: Timestamp) -> Game {
    let mut shown = game.clone();
    if let Some(event) = game.stop_running_clock(times, now) {
        shown.apply(&Entry { at: now, event });
    }
    shown
}

/// A game as text, for a shell and for paper.
#[derive(Clone, Debug)]
pub struct GameSheet {
    /// Game, players, options, result; then the moves, one round a line.
    pub lines: Vec<String>,
    /// The reason why there is no board after a named move that the game does not have.
    pub refused: Option<String>,
    /// The board from White's side; `None` past the last move, and if the stored position cannot be drawn.
    pub picture: Option<Picture>,
}

/// A game as text, with its board after the named move (`14`, `14…`, `D2-D3`, `start`; the present one without a name).
/// `None` if no game has this number.
///
/// # Errors
/// `StoreError` if the store fails.
pub fn game_sheet(
    service: &Service,
    id: GameId,
    at: Option<&str>,
) -> Result<Option<GameSheet>, StoreError> {
    let Some(game) = load::load(&service.store, id)? else {
        return Ok(None);
    };
    let names = load_names::names(&service.store, &game)?;
    let mut lines = vec![
        row::line(&game.summary(), &names).plain(),
        present::declared(&game),
    ];
    lines.extend(row::origin(&game));
    if game.sealed().is_some() {
        lines.extend(verify::said(id, &service.store.load(id)?));
    }
    lines.extend(turn::rounds(game.steps()));
    let (at, refused) = match move_names::resolve_move(&game, at, game.ply()) {
        Ok(ply) => (Some(ply), None),
        Err(refused) => (None, Some(refused.plain())),
    };
    let picture = at.and_then(|ply| game::picture(&game, ply, Viewpoint::FIRST, &names));
    Ok(Some(GameSheet {
        lines,
        refused,
        picture,
    }))
}
