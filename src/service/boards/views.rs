//! Read-only answers: boards, lists and all commands.

use crate::games::GameKind;
use crate::play::event::Entry;
use crate::play::stage::Stage;
use crate::play::time_control::TimeExclusions;
use crate::play::{Game, GameId, Place, PlayerId, Timestamp, clock, computers, turn};
use crate::service::api::action::{Action, Asker, Request};
use crate::service::api::reply::{ButtonStyle, Control, Picture, Reply};
use crate::service::api::result::{self, HandlerResult};
use crate::service::api::values::Person;
use crate::service::api::web::WebAction;
use crate::service::describe::button::button;
use crate::service::describe::game::Viewpoint;
use crate::service::describe::{
    args, close_up, computer, for_viewer, game, pick_menus, present, row, silence,
};
use crate::service::lookup::find::GameMatch;
use crate::service::lookup::{find, games, load, load_names, move_names, times, view};
use crate::service::state::{QUEUE_NOTICE_AFTER, Service};
use crate::service::study::listed::{self, ListedGame};
use crate::service::study::{review, verify};
use crate::service::words::catalogue::{self, TextArg};
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
    reply.controls.extend(close_ups(&reply, game));
    Ok(reply)
}

fn close_ups(reply: &Reply, game: &Game) -> Option<Control> {
    let shown = reply.picture.as_ref();
    shown.and_then(|picture| close_up::menu(game, &picture.scene))
}

/// Most games in one list: as many as fit a message of any transport.
const LIST: usize = 12;

/// The present board, seen from the user's side.
pub(in crate::service) fn board(
    service: &Service,
    request: &Request,
    game: Option<GameId>,
    now: Timestamp,
) -> HandlerResult {
    let store = &service.store;
    let game = find::resolve_game(store, request.asker(), game, GameMatch::ToMoveOrLast)?;
    let mut reply = board_reply(store, &request.user, &game, now)?;
    let has_page = service.options.pages.is_some() && !game.seats().is_empty();
    reply.controls.extend(has_page.then(|| {
        let action = Action::Web(WebAction::SignIn(Some(game.id())));
        button("button-in-browser", action, ButtonStyle::Secondary)
    }));
    reply.controls.extend(close_ups(&reply, &game));
    let line = service.queue_position(game.id());
    if let (Some(line), Some((_, computer))) = (line, computers::thinker(&game))
        && now.0 - line.since.0 > QUEUE_NOTICE_AFTER
    {
        let names = load_names::names(store, &game)?;
        let told = computer::queue_notice(&computer.player(), line.ahead, &names);
        reply.text.push_line(told);
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
        times::with_silence(store, game)?,
    );
    let mut reply = Reply::note(Text::default());
    let begun = !game.seats().is_empty();
    if begun {
        reply.text = row::title(game, &names);
    }
    if begun || game.is_set_up() {
        let shown = with_clocks_at(game, &times, now);
        reply.picture = game::picture(
            &shown,
            game.ply(),
            view::view(store, game, &user.id),
            &names,
        );
    }
    let (text, mut controls) = present::situation(game, &names, &times);
    for_viewer::keep_own(game, &user.id, &mut controls);
    reply.text.push_line(text);
    reply
        .controls
        .extend(pick_menus::begin(game).filter(|_| game.awaits(&user.id)));
    reply
        .controls
        .extend(pick_menus::end_turn(game).filter(|_| game.awaits(&user.id)));
    reply.controls.extend(controls);
    let (silent, way_out) = silence::way_out(game, &user.id, &names, &times, now);
    reply.text.push_line(silent);
    reply.controls.extend(way_out);
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

/// The players to move in the running games of a place with those games: the one with the latest event first.
///
/// # Errors
/// `StoreError` if the store fails.
pub fn players_to_move(
    service: &Service,
    place: &Place,
) -> Result<Vec<(GameId, GameKind, Person)>, StoreError> {
    let mut games = games::listed(&service.store, None, Some(place), &[Stage::Running])?;
    games.sort_by_key(|summary| std::cmp::Reverse(summary.changed));
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
    find::newest_of(&service.store, Asker::in_private(player, place))
        .ok()
        .map(|game| game.id())
}

/// The open and running games of a place.
pub(in crate::service) fn games_here(service: &Service, place: &Place) -> HandlerResult {
    let store = &service.store;
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
        let mut line = row::line(summary, &names);
        if let Some(place) = service.queue_position(summary.id) {
            line.push(" · ");
            line.append(computer::listed(place.ahead));
        }
        text.push_line(line);
    }
    if games.len() > LIST {
        text.push_line(
            catalogue::sentences().text("games-more", &[("command", TextArg::Command("history"))]),
        );
    }
    Ok(vec![Reply::note(text)])
}

/// The game with its clocks at this moment: for a picture, whose clocks do not run.
fn with_clocks_at(game: &Game, times: &TimeExclusions, now: Timestamp) -> Game {
    let mut shown = game.clone();
    if let Some(event) = clock::stop_running_clock(game, times, now) {
        shown.apply(&Entry { at: now, event });
    }
    shown
}

/// The moves of a game, one round a line; none if no game has this number.
pub fn rounds(service: &Service, id: GameId) -> Vec<String> {
    let game = load::load(&service.store, id).ok().flatten();
    game.map(|game| turn::rounds(game.steps()))
        .unwrap_or_default()
}

/// A game as text, for a shell and for paper.
#[derive(Clone, Debug)]
pub struct GameSheet {
    /// Game, players, options, result; then the moves, one round a line.
    pub lines: Vec<String>,
    /// The same as data.
    pub game: ListedGame,
    /// Its moves in order, each as it is typed.
    pub moves: Vec<String>,
    /// The position after the named move, and its status.
    pub position: Option<(String, &'static str)>,
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
        args::declared(&game),
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
    let position = at.and_then(|ply| game.history().position_at(ply));
    Ok(Some(GameSheet {
        game: listed::listed_game(&game, &names),
        moves: game
            .steps()
            .iter()
            .map(|made| made.text.to_string())
            .collect(),
        position: position.map(|at| (at.setup().as_str().to_owned(), at.state())),
        lines,
        refused,
        picture,
    }))
}
