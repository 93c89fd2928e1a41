//! Lost places, games that move, players who leave, and threads of single games.
//!
//! An adapter reports the change of a place or a player; its effects on games are decided here, once.

use std::collections::BTreeMap;

use crate::play::command::Command;
use crate::play::event::{Event, LobbyEvent, PauseReason, TimeEvent};
use crate::play::stage::Stage;
use crate::play::{Env, Game, GameId, MadeMove, Place, PlayerId, Version, lobby, pause};
use crate::service::api::action::{Action, Request};
use crate::service::api::places::LostPlace;
use crate::service::api::reply::{Control, Reply};
use crate::service::api::result::{self, HandlerResult};
use crate::service::commit::append::AppendExtras;
use crate::service::commit::{append, command, notices};
use crate::service::contests::{here, lost};
use crate::service::describe::{announcement, game, pick_menus, present};
use crate::service::lookup::find::GameMatch;
use crate::service::lookup::{find, load, load_names, newcomers, times, view, which_game};
use crate::service::servers::membership;
use crate::service::state::Service;
use crate::service::words::catalogue::{self, TextArg};
use crate::service::words::text::{Span, Text};
use crate::store::{
    self, DueMessage, Notice, NoticeKind, OutboxId, Recipient, Store, StoreError, place_text,
    server_text,
};

/// Most games in one message.
const MAX_LISTED: usize = 15;

/// Handles a place, or a whole server, that is gone or closed to the bot. Its challenges are withdrawn and running
/// games are paused. Their players get a private message about how to continue. Each game is paused once, however often
/// it is reported.
pub fn place_closed(service: &mut Service, gone: &LostPlace, why: &str, env: &Env) {
    if let LostPlace::Server(server) = gone {
        membership::server_left(&mut service.store, server, env);
    }
    let games = match gone {
        LostPlace::Place(place) => store::servers::unfinished_at(&service.store, place),
        LostPlace::Server(server) => store::servers::unfinished_in(&service.store, server),
    };
    let games = games.unwrap_or_else(|error| {
        tracing::error!(%error, gone = lost_text(gone), "failed to read the games of a lost place");
        Vec::new()
    });
    if !games.is_empty() {
        tracing::warn!(
            gone = lost_text(gone),
            why,
            games = games.len(),
            "place lost"
        );
    }
    let mut told = losers(&service.store, &games);
    for game in games {
        if let Err(error) = handle_lost_place(service, game, why, &mut told, env) {
            tracing::error!(%error, game = game.0, "a game in a closed place cannot be paused");
        }
    }
    // Behind its games: their players read of it with them.
    here::place_lost(service, gone, env);
}

/// A lost place as logs name it.
fn lost_text(gone: &LostPlace) -> String {
    match gone {
        LostPlace::Place(place) => place_text(place),
        LostPlace::Server(server) => server_text(server),
    }
}

/// The players of the games paused now, each with all these games that they are not out of.
fn losers(store: &Store, games: &[GameId]) -> BTreeMap<PlayerId, Vec<GameId>> {
    let mut losers: BTreeMap<PlayerId, Vec<GameId>> = BTreeMap::new();
    for id in games {
        let Ok(Some(game)) = load::load_healthy(store, *id) else {
            continue;
        };
        let concerned = |player: &&PlayerId| loses_place(&game) && game.is_active(player);
        for player in game.seats().iter().filter(concerned) {
            let lost = losers.entry(player.clone()).or_default();
            if lost.last() != Some(id) {
                lost.push(*id);
            }
        }
    }
    losers
}

/// Handles one game. Players who were not notified yet are notified now, of all games at once.
fn handle_lost_place(
    service: &mut Service,
    id: GameId,
    why: &str,
    losers: &mut BTreeMap<PlayerId, Vec<GameId>>,
    env: &Env,
) -> Result<(), StoreError> {
    let Some(game) = load::load(&service.store, id)? else {
        return Ok(());
    };
    match (game.stage(), game.paused()) {
        (Stage::Open, _) => {
            let besides = AppendExtras {
                silent: true,
                ..AppendExtras::default()
            };
            append::append_with(service, &game, &[Event::Withdrawn], besides, env)
        }
        _ if !loses_place(&game) => Ok(()),
        (Stage::Running | Stage::Over | Stage::Void, _) => {
            let times = times::time_exclusions(&service.store, &game)?;
            let events = pause::pause(&game, PauseReason::PlaceGone, &times, env.now);
            let mut notices = notices::notify_players(&game, why, env);
            notices.retain_mut(|notice| {
                let lost = notice
                    .recipient
                    .as_ref()
                    .and_then(|recipient| losers.get(recipient));
                if let Some(lost) = lost {
                    notice.games.clone_from(lost);
                }
                lost.is_some()
            });
            let besides = AppendExtras {
                notices: &notices,
                silent: true,
                ..AppendExtras::default()
            };
            append::append_with(service, &game, &events, besides, env)?;
            for player in game.seats() {
                losers.remove(player);
            }
            Ok(())
        }
    }
}

/// The game of a notice.
pub(in crate::service) fn game_of(
    store: &Store,
    notice: &Notice,
) -> Result<Option<Game>, StoreError> {
    notice
        .games
        .first()
        .map_or(Ok(None), |id| load::load(store, *id))
}

/// The notice to a player about games whose place is gone; `None` once all of them have one.
pub(in crate::service) fn placeless_notice(
    store: &Store,
    notice: &Notice,
) -> Result<Option<Reply>, StoreError> {
    let mut still: Vec<Game> = Vec::new();
    for id in &notice.games {
        still.extend(load::load_healthy(store, *id)?.filter(notices::is_placeless));
    }
    let mut reply = match (still.as_slice(), &notice.recipient) {
        ([], _) if notice.games.len() > 1 => return Ok(None),
        ([_, _, ..], Some(recipient)) => without_places(store, recipient, &still).map(Some),
        ([one], _) => without_its_place(store, notice, Some(one.clone())),
        _ => without_its_place(store, notice, game_of(store, notice)?),
    }?;
    for line in lost::lines(store, &still)? {
        if let Some(reply) = &mut reply {
            reply.text.push_line(line);
        }
    }
    Ok(reply)
}

/// The notice to a player about several games whose place is gone.
fn without_places(
    store: &Store,
    recipient: &PlayerId,
    games: &[Game],
) -> Result<Reply, StoreError> {
    let names =
        load_names::load_names(store, games.iter().flat_map(Game::seats).chain([recipient]))?;
    let words = catalogue::sentences();
    let count = [("count", TextArg::count(games.len()))];
    let mut text = words.text("places-gone", &count);
    for game in games.iter().take(MAX_LISTED) {
        let args = [
            ("game", game.id().to_string().into()),
            ("title", game.kind().spec().title.into()),
            ("opponent", names.others(game, recipient)),
        ];
        text.push_line(words.text("places-gone-line", &args));
    }
    if let Some(more @ 1..) = games.len().checked_sub(MAX_LISTED) {
        text.push_line(words.text("related-more", &[("count", TextArg::count(more))]));
    }
    let example = games.first().map(|game| game.id().0.to_string());
    let args = [
        ("setup", TextArg::Command("setup")),
        ("command", TextArg::Command("here")),
        ("number", example.unwrap_or_default().into()),
    ];
    text.push_line(words.text("places-gone-how", &args));
    text.push_line(words.text("place-closed", &args));
    let mut reply = Reply::note(text);
    reply.notify = vec![recipient.clone()];
    Ok(reply)
}

/// The notice to a player about one game whose place is gone, or that ended because of that.
fn without_its_place(
    store: &Store,
    notice: &Notice,
    game: Option<Game>,
) -> Result<Option<Reply>, StoreError> {
    let (Some(recipient), Some(game)) = (&notice.recipient, game) else {
        return Ok(None);
    };
    let (names, times) = (
        load_names::names(store, &game)?,
        times::time_exclusions(store, &game)?,
    );
    if game.stage() == Stage::Running && !notices::is_placeless(&game) {
        return Ok(None);
    }
    let (situation, controls) = present::situation(&game, &names, &times);
    let mut reply = Reply::note(situation);
    if game.stage() == Stage::Running {
        let args = [
            ("game", game.id().to_string().into()),
            ("opponent", names.others(&game, recipient)),
            ("command", TextArg::Command("here")),
        ];
        reply.text = catalogue::sentences().text("place-gone", &args);
        let args = [
            ("setup", TextArg::Command("setup")),
            ("command", TextArg::Command("here")),
        ];
        reply
            .text
            .push_line(catalogue::sentences().text("place-closed", &args));
    }
    if game.stage() == Stage::Open {
        let args = [
            ("game", game.id().to_string().into()),
            ("setup", TextArg::Command("setup")),
        ];
        reply.text = catalogue::sentences().text("challenge-unposted", &args);
        reply.controls = controls;
        reply.controls.retain(|control| {
            matches!(
                control,
                Control::Button {
                    action: Action::Withdraw(_),
                    ..
                }
            )
        });
    }
    reply.picture = game::picture(
        &game,
        game.ply(),
        view::view(store, &game, recipient),
        &names,
    );
    reply.notify = vec![recipient.clone()];
    Ok(Some(reply))
}

/// The notice to a challenger whose challenge could not be posted; none for any other message.
pub(in crate::service) fn unposted_challenge(
    store: &Store,
    id: OutboxId,
    env: &Env,
) -> Result<Vec<Notice>, StoreError> {
    let Some(told) = store::outbox::get(store, id)? else {
        return Ok(Vec::new());
    };
    let game = load::load(store, told.game)?;
    let unseen = |game: &Game| told.from == Version(0) && game.stage() == Stage::Open;
    let Some(game) = game.filter(unseen) else {
        return Ok(Vec::new());
    };
    let challenger = game.challenger().clone();
    Ok(vec![Notice {
        kind: NoticeKind::PlaceGone,
        to: Recipient::Person(challenger.clone()),
        recipient: Some(challenger),
        games: vec![game.id()],
        detail: String::new(),
        due: env.now,
    }])
}

/// Moves a game to the place of this request: one whose place is gone from anywhere, others within their own server.
pub(in crate::service) fn move_here(
    service: &mut Service,
    request: &Request,
    game: Option<GameId>,
    env: &Env,
) -> HandlerResult {
    let (user, here) = (&request.user, &request.place);
    if here.is_private() {
        return Ok(vec![result::note("here-private", &[])]);
    }
    let mut placeless = match game {
        Some(_) => Vec::new(),
        None => find::running(&service.store, &user.id, None)?,
    };
    placeless.retain(notices::is_placeless);
    let game = match placeless.len() {
        0 => find::resolve_game(&service.store, request.asker(), game, GameMatch::Playing)?,
        1 => placeless.remove(0),
        2.. => {
            return Ok(vec![which_game::ask(&service.store, &user.id, placeless)?]);
        }
    };
    if !notices::is_placeless(&game) && game.place().server() != here.server() {
        let args = [("game", game.id().to_string().into())];
        return Ok(vec![result::note("here-other-server", &args)]);
    }
    command::run_command(service, request, game, &Command::MoveTo(here.clone()), env)
}

/// The notice that the game continues elsewhere, for its former place.
pub(in crate::service) fn moved_notice(
    store: &Store,
    notice: &Notice,
) -> Result<Option<Reply>, StoreError> {
    let Some(game) = game_of(store, notice)? else {
        return Ok(None);
    };
    if notice.to == Recipient::Place(game.place().clone()) {
        return Ok(None);
    }
    let args = [("game", game.id().to_string().into())];
    let mut reply = result::note("moved-there", &args);
    reply.text.push(" ");
    reply.text.push_place(game.place().clone());
    Ok(Some(reply))
}

/// Handles a player who left the server of this place: their games there are paused until they act in them. A player
/// who has returned that way is not reported missing again.
pub fn member_left(service: &mut Service, place: &Place, player: &PlayerId, env: &Env) {
    if let Err(error) = store::met::forget(&mut service.store, player, place.server()) {
        tracing::error!(%error, "failed to forget where a player was met");
    }
    let games = store::servers::unfinished_in(&service.store, place.server());
    let games = games.unwrap_or_else(|error| {
        tracing::error!(%error, "failed to read the games of a player who left");
        Vec::new()
    });
    for game in games {
        if let Err(error) = pause_for_absent(service, game, player, env) {
            tracing::error!(%error, game = game.0, "failed to pause a game");
        }
    }
}

fn pause_for_absent(
    service: &mut Service,
    id: GameId,
    player: &PlayerId,
    env: &Env,
) -> Result<(), StoreError> {
    let log = service.store.load(id)?;
    let Some(game) = Game::from_log(id, &log) else {
        return Ok(());
    };
    if lobby::is_present(&game, player) && game.challenger() != player {
        let player = player.clone();
        let went = Event::Lobby(LobbyEvent::Left { player });
        return append::append(service, &game, &[went], env);
    }
    // Among several players the clock of the absent one keeps running, so that nobody waits longer than agreed.
    if game.is_large() && game.clocks().is_some() {
        return Ok(());
    }
    let running = game.stage() == Stage::Running && game.paused().is_none();
    let plays = running && game.is_active(player);
    let Some(seat) = game.seat_of(player).filter(|_| plays) else {
        return Ok(());
    };
    let why = PauseReason::Left(seat);
    let missed = Event::Time(TimeEvent::Paused { why });
    let mut since_seated = log
        .iter()
        .rev()
        .take_while(|entry| !entry.event.effects().new_players.contains(seat));
    if since_seated.any(|entry| entry.event == missed) {
        return Ok(());
    }
    let events = pause::pause(
        &game,
        why,
        &times::time_exclusions(&service.store, &game)?,
        env.now,
    );
    append::append(service, &game, &events, env)
}

/// The work on a game's thread after an announcement was posted under this id.
pub(in crate::service) fn thread_work(
    store: &Store,
    told: &DueMessage,
    message: &str,
    env: &Env,
) -> Result<Vec<Notice>, StoreError> {
    let Some(game) = store.game(told.game, None)? else {
        return Ok(Vec::new());
    };
    if !game.terms().thread {
        return Ok(Vec::new());
    }
    let (mut starts, mut ends) = (false, false);
    for entry in store.between(told.game, told.from, told.to)? {
        starts |= matches!(entry.event, Event::Started { .. });
        ends |= entry.event.effects().ends.is_some();
    }
    if !starts && !ends {
        return Ok(Vec::new());
    }
    let kind = match game_of_thread(store, game.place())? {
        None if starts && game.stage() == Stage::Running => NoticeKind::OpenThread,
        Some(own) if ends && own == game.id() => NoticeKind::CloseThread,
        Some(_) | None => return Ok(Vec::new()),
    };
    Ok(vec![notices::about(&game, kind, message, env)])
}

/// Returns `true` if a thread must be opened on the message of this outbox entry.
pub(in crate::service) fn opens_thread(
    store: &Store,
    told: &DueMessage,
) -> Result<bool, StoreError> {
    let game = store.game(told.game, None)?;
    let Some(game) = game.filter(|game| game.terms().thread) else {
        return Ok(false);
    };
    let own = game_of_thread(store, game.place())?;
    let starts = store.between(told.game, told.from, told.to)?;
    let starts = starts
        .iter()
        .any(|entry| matches!(entry.event, Event::Started { .. }));
    Ok(starts && own.is_none() && game.stage() == Stage::Running && told.place == *game.place())
}

/// The game for which this place was opened as a thread, if it was.
fn game_of_thread(store: &Store, place: &Place) -> Result<Option<GameId>, StoreError> {
    store::delivery::game_of_message(store, place, &place_text(place))
}

/// Returns `true` if a game that was moved begins in its thread by that.
pub(in crate::service) fn begins_in_its_thread(
    store: &Store,
    game: &Game,
) -> Result<bool, StoreError> {
    let own = game_of_thread(store, game.place())?;
    Ok(own == Some(game.id()) && is_untouched(game))
}

/// Returns `true` for a game with a thread in which no person has moved. A computer may have moved before the thread
/// was opened.
fn is_untouched(game: &Game) -> bool {
    let by_computer = |step: &MadeMove| game.player(step.seat).is_some_and(PlayerId::is_computer);
    game.terms().thread && game.stage() == Stage::Running && game.steps().iter().all(by_computer)
}

/// Moves a game to its newly opened thread.
pub(in crate::service) fn thread_opened(
    service: &mut Service,
    notice: &Notice,
    thread: &Place,
    env: &Env,
) -> Result<(), StoreError> {
    let Some(game) = game_of(&service.store, notice)? else {
        return Ok(());
    };
    let unmoved = notice.to == Recipient::Place(game.place().clone());
    if game.stage() != Stage::Running || !unmoved {
        return Ok(());
    }
    let moved = Event::Moved {
        place: thread.clone(),
    };
    append::append_with(service, &game, &[moved], AppendExtras::default(), env)
}

/// The replacement message if no thread could be opened.
pub(in crate::service) fn thread_fallback(
    store: &Store,
    notice: &Notice,
) -> Result<Option<Reply>, StoreError> {
    let Some(game) = game_of(store, notice)? else {
        return Ok(None);
    };
    let args = [
        ("game", game.id().to_string().into()),
        ("command", TextArg::Command("setup")),
    ];
    if game.stage() != Stage::Running {
        return Ok(None);
    }
    let (names, times) = (
        load_names::names(store, &game)?,
        times::time_exclusions(store, &game)?,
    );
    let mut reply = result::note("no-thread", &args);
    // The thread would have had the board, and the beginning.
    let (situation, controls) = present::situation(&game, &names, &times);
    if is_untouched(&game) {
        reply
            .text
            .push_line(present::beginning(&game, &names, &times));
        if newcomers::has_newcomer(store, &game)? {
            reply.text.push_line(announcement::how_to_play(&game));
        }
    } else {
        reply.text.push_line(situation);
    }
    reply.picture = game::picture(&game, game.ply(), view::view_of_table(store, &game), &names);
    let pieces = pick_menus::begin(&game).into_iter();
    let pieces = pieces.chain(pick_menus::end_turn(&game));
    reply.controls = pieces.chain(controls).collect();
    let acts = game
        .seat_to_act()
        .and_then(|seat| game.mover_for_seat(seat))
        .cloned();
    let others = game
        .seats()
        .iter()
        .filter(|player| acts.as_ref() != Some(*player));
    reply.hears = others.cloned().collect();
    reply.notify = acts.into_iter().chain(reply.hears.clone()).collect();
    Ok(Some(reply))
}

/// The title of a game's thread: `King’s Mate #12: Anna – Ben`. `None` for a finished game.
pub(in crate::service) fn thread_name(
    store: &Store,
    notice: &Notice,
) -> Result<Option<Reply>, StoreError> {
    let Some(game) = game_of(store, notice)? else {
        return Ok(None);
    };
    if notice.kind == NoticeKind::OpenThread && game.stage() != Stage::Running {
        return Ok(None);
    }
    let names = load_names::names(store, &game)?;
    let people: Vec<String> = game
        .seats()
        .iter()
        .map(|player| names.written(player))
        .collect();
    let name = format!(
        "{} {}: {}",
        game.kind().spec().title,
        game.id(),
        people.join(" – ")
    );
    let mut reply = Reply::note(Text(vec![Span::Plain(name)]));
    reply.notify = game.seats().to_vec();
    Ok(Some(reply))
}

/// Returns `true` if a game must be paused when its place is gone. A player waiting for an absent one can already claim
/// the game.
fn loses_place(game: &Game) -> bool {
    let paused = game.paused().map(|(why, _)| why);
    let already = matches!(paused, Some(PauseReason::PlaceGone | PauseReason::Left(_)));
    game.stage() == Stage::Running && !already
}
