//! Team signals: showing numbers to a partner in front of the table, and their meanings between partners.
//!
//! A signal is an event like any other, and everybody sees it. Only partners read its meaning: it is in no message to
//! the table, no log and no record. It is written before the first move. Ruling FK-18.

use crate::play::command::{Command, Refusal, SignalRefusal};
use crate::play::signal::Signal;
use crate::play::stage::Stage;
use crate::play::{Env, Game, GameId, PlayerId};
use crate::service::api::action::{Action, Request};
use crate::service::api::reply::Reply;
use crate::service::api::result::{self, HandlerError, HandlerResult};
use crate::service::api::signal::SignalAction;
use crate::service::commit::command;
use crate::service::describe::signal::MAX_MEANING_CHARS;
use crate::service::describe::{refuse, signal};
use crate::service::lookup::find::GameMatch;
use crate::service::lookup::{find, games, load, load_names};
use crate::service::moves::typed::MeantLine;
use crate::service::state::Service;
use crate::service::words::catalogue::{self, TextArg};
use crate::service::words::clean;
use crate::service::words::text::Text;
use crate::store::{self, Meaning, Store, StoreError};

/// Shows the page of team signals, shows a number to the table, or notes a meaning.
pub(in crate::service) fn signal(
    service: &mut Service,
    request: &Request,
    action: &SignalAction,
    env: &Env,
) -> HandlerResult {
    match action {
        SignalAction::Open(game) => {
            let game = talking(&service.store, request, *game)?;
            Ok(vec![talk(
                &service.store,
                &game,
                &request.user.id,
                Text::default(),
            )?])
        }
        SignalAction::Say { game, number } => {
            let signal = Signal::new(*number).ok_or_else(|| result::note("signal-numbers", &[]))?;
            let command = Command::Signal(signal);
            let (asker, fits) = (request.asker(), GameMatch::Talks);
            let game = find::resolve_game(&service.store, asker, *game, fits)?;
            command::run_command(service, request, game, &command, env)
        }
        SignalAction::Mean { game, number, text } => {
            let signal = Signal::new(*number).ok_or_else(|| result::note("signal-numbers", &[]))?;
            let game = talking(&service.store, request, *game)?;
            let meaning = Meaning {
                signal,
                author: request.user.id.clone(),
                text: text.clone(),
            };
            mean(&mut service.store, request, &game, meaning, env)
        }
    }
}

/// A line of chat that is a signal, `signal 3`, from a player with a partner here. The word alone, addressed to the
/// bot, gets a button to the private page.
pub(in crate::service) fn read_signal(
    store: &Store,
    request: &Request,
    meant: MeantLine<'_>,
) -> Result<Option<(Game, Command)>, HandlerError> {
    let Some(said) = signal::said(meant.line) else {
        return Ok(None);
    };
    let addressed = matches!(
        request.action,
        Action::Chat {
            addressed: true,
            ..
        }
    );
    let games = meant.games(store, request);
    let mut fitting = games
        .into_iter()
        .filter(|game| GameMatch::Talks.fits(game, &request.user.id));
    let game = match (fitting.next(), fitting.next()) {
        (Some(game), None) => game,
        (Some(_), Some(_)) if addressed => {
            find::resolve_game(store, request.asker(), None, GameMatch::Talks)?
        }
        (Some(_) | None, _) => return Ok(None),
    };
    match Signal::read(said) {
        Some(signal) => Ok(Some((game, Command::Signal(signal)))),
        None if !addressed => Ok(None),
        None if said.is_empty() => {
            let mut reply = result::note("signal-how", &[("command", TextArg::Command("signal"))]);
            reply.controls.extend(signal::button_of(&game));
            Err(reply.into())
        }
        None => Err(result::note("signal-numbers", &[]).into()),
    }
}

/// The game for team signals: a running one or, before the start, a table the user has joined.
fn talking(store: &Store, request: &Request, game: Option<GameId>) -> Result<Game, HandlerError> {
    let player_id = &request.user.id;
    let runs = |game: &Game| GameMatch::Talks.fits(game, player_id);
    if game.is_none() && !find::running(store, player_id, None)?.iter().any(runs) {
        for summary in games::listed(store, Some(player_id), None, &[Stage::Open])? {
            let table = load::load_healthy(store, summary.id)?;
            if let Some(table) =
                table.filter(|table| signal::sits(table, player_id) && table.talks())
            {
                return Ok(table);
            }
        }
    }
    let game = find::resolve_game(store, request.asker(), game, GameMatch::Talks)?;
    let names = load_names::names(store, &game)?;
    let refused = |refusal| Err(refuse::refusal(&game, &refusal, "", &names).into());
    if !signal::sits(&game, player_id) {
        return refused(Refusal::NotSeated);
    }
    if !game.talks() {
        return refused(Refusal::Signal(SignalRefusal::NoPartner));
    }
    Ok(game)
}

fn mean(
    store: &mut Store,
    request: &Request,
    game: &Game,
    mut meaning: Meaning,
    env: &Env,
) -> HandlerResult {
    let user = &request.user;
    if matches!(game.stage(), Stage::Over | Stage::Void) {
        let names = load_names::names(store, game)?;
        return Ok(vec![refuse::refusal(game, &Refusal::Over, "", &names)]);
    }
    // Ruling FK-18. During play a meaning would be talk that the table cannot hear.
    if !(game.steps().is_empty() && game.history().taken_back().is_empty()) {
        let args = [("game", game.id().to_string().into())];
        return Ok(vec![result::note("signal-too-late", &args)]);
    }
    meaning.text = clean::clean(&meaning.text)
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ");
    let count = meaning.text.chars().count();
    if count > MAX_MEANING_CHARS {
        let args = [
            ("most", TextArg::count(MAX_MEANING_CHARS)),
            ("count", TextArg::count(count)),
        ];
        return Ok(vec![result::note("signal-too-long", &args)]);
    }
    let earlier = store::signal_meanings::save(store, game.id(), &meaning, env.now)?;
    if let Err(error) = store.save_name(&user.id, &user.name) {
        tracing::warn!(%error, "failed to store a name");
    }
    let id = match (meaning.text.is_empty(), &earlier) {
        (true, Some(_)) => "signal-meaning-gone",
        (true, None) => "signal-meaning-none",
        (false, _) => "signal-meaning-kept",
    };
    let args = [("number", TextArg::from(meaning.signal.number().to_string()))];
    let done = catalogue::sentences().text(id, &args);
    Ok(vec![talk(store, game, &user.id, done)?])
}

/// The private page of team signals: each number's meaning, the signals so far, and a menu.
fn talk(store: &Store, game: &Game, player: &PlayerId, first: Text) -> Result<Reply, StoreError> {
    let names = load_names::names(store, game)?;
    let words = catalogue::sentences();
    let partners: Vec<&PlayerId> = game.partners_of(player).collect();
    let mut reply = Reply::note(first);
    let number = ("game", game.id().to_string().into());
    if partners.is_empty() {
        reply
            .text
            .push_line(words.text("signal-title-open", &[number]));
    } else {
        let args = [number, ("partner", names.together(partners.clone()))];
        reply.text.push_line(words.text("signal-title", &args));
    }
    // Before the start, seats change hands, so nobody reads another's notes.
    let authors: Vec<&PlayerId> = [player].into_iter().chain(partners).collect();
    let meanings = store::signal_meanings::of_authors(store, game.id(), &authors)?;
    for Meaning {
        signal,
        author,
        text,
    } in &meanings
    {
        let args = [
            ("number", TextArg::from(signal.number().to_string())),
            ("text", text.as_str().into()),
            ("player", names.arg(author)),
        ];
        reply.text.push_line(words.text("signal-meaning", &args));
    }
    let how = if meanings.is_empty() {
        "signal-none-noted"
    } else {
        "signal-note-how"
    };
    reply
        .text
        .push_line(words.text(how, &[("command", TextArg::Command("signal"))]));
    reply
        .text
        .push_line(signal::heard(game, game.signals().iter(), &names));
    if game.stage() == Stage::Running && game.is_active(player) {
        reply.controls = vec![signal::menu(game, &meanings)];
    }
    reply.replaces_source = true;
    Ok(reply)
}
