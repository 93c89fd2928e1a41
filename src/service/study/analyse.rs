//! Requests of an analysis: refused, answered with a stored one, or put into the queue.
//!
//! Nobody gets help in a game that people still play. That holds for an analysis of it, and for one of another game
//! that reached the same position.

use std::collections::BTreeSet;

use crate::play::stage::Stage;
use crate::play::{Env, Game, GameId, PlayerId};
use crate::service::api::action::{Asker, Request};
use crate::service::api::reply::Reply;
use crate::service::api::result::{self, HandlerError, HandlerResult};
use crate::service::describe::buttons;
use crate::service::lookup::{find, load, load_names, same_position, server, view};
use crate::service::state::Service;
use crate::service::study::analysis::{AnalysedGame, NoAnalysis, Report, USUAL_NODES};
use crate::service::study::report;
use crate::service::words::catalogue::{self, TextArg};
use crate::service::words::durations;
use crate::service::words::names::PlayerNames;
use crate::store::{self, AnalysisRequest, Recipient, Store, StoreError};

/// Most waiting games that an estimate counts.
const COUNTED: usize = 50;

impl Service {
    /// The game whose analysis the last request asked for, to be made by the adapter.
    pub const fn take_asked_analysis(&mut self) -> Option<GameId> {
        self.analyses.asked.take()
    }

    /// Node budget of each search of an analysis; `None` if none are made.
    pub(in crate::service) fn analysis_nodes(&self) -> Option<u64> {
        let limit = self
            .options
            .think_limit
            .filter(|_| self.options.analyses_per_day > 0);
        limit.map(|limit| USUAL_NODES.min(limit))
    }
}

/// The analysis of the named game, or of the last one that the user finished here.
pub(in crate::service) fn analyse(
    service: &mut Service,
    request: &Request,
    game: Option<GameId>,
    env: &Env,
) -> HandlerResult {
    let player = &request.user.id;
    let game = match game {
        Some(id) => find::visible(&service.store, request.asker(), id)?,
        None => last_finished(&service.store, request.asker())?,
    };
    let analysed = admitted(service, &game, player)?;
    let stored = analysed.stored(&service.store)?;
    if let Some(report) = analysed.report(stored, &game) {
        let names = load_names::names(&service.store, &game)?;
        let theme = view::view(&service.store, &game, player).theme;
        return Ok(vec![report::told(&game, &report, &names, theme)]);
    }
    if service.options.analyses_at_once {
        service.analyses.asked = Some(game.id());
        return Ok(Vec::new());
    }
    let waits = store::analyses::of_game(&service.store, game.id())?;
    let waits = waits.iter().any(|other| other.player == *player);
    if !waits {
        let lately = store::analyses::asked_lately(&service.store, player, env.now)?;
        if lately >= service.options.analyses_per_day {
            let most = TextArg::Num(service.options.analyses_per_day.into());
            return Err(result::note("refuse-analysis-many", &[("count", most)]).into());
        }
        let request = AnalysisRequest {
            game: game.id(),
            player: player.clone(),
            to: answer_place(&service.store, request, &game),
        };
        store::analyses::ask(&mut service.store, &request, env.now)?;
        service.analyses.changed();
    }
    let args = [
        ("game", game.id().to_string().into()),
        (
            "time",
            durations::roughly(time_until(service, &game, player)?).into(),
        ),
    ];
    let id = if waits {
        "analysis-waits"
    } else {
        "analysis-queued"
    };
    Ok(vec![result::note(id, &args)])
}

/// The number of positions of a game that are judged, in words.
pub fn progress(game: GameId, done: usize, total: usize) -> String {
    let args = [
        ("game", game.to_string().into()),
        ("done", TextArg::count(done)),
        ("total", TextArg::count(total)),
    ];
    catalogue::sentences().line("analysis-progress", &args)
}

/// The last game that a player finished at a place.
fn last_finished(store: &Store, asker: Asker<'_>) -> Result<Game, HandlerError> {
    find::last_finished(store, asker)?.ok_or_else(|| {
        let args = [
            ("analyse", TextArg::Command("analyse")),
            ("history", TextArg::Command("history")),
        ];
        result::note("refuse-analysis-none", &args).into()
    })
}

/// A game that may be analysed for a player, or the reason why not.
pub(in crate::service) fn admitted(
    service: &Service,
    game: &Game,
    player: &PlayerId,
) -> Result<AnalysedGame, HandlerError> {
    let number = || vec![("game", TextArg::from(game.id().to_string()))];
    let Some(nodes) = service.analysis_nodes() else {
        return Err(result::note("refuse-analysis-off", &[]).into());
    };
    let analysed = AnalysedGame::of(game, nodes).map_err(|why| {
        let id = match why {
            NoAnalysis::NotOver if game.stage() == Stage::Open => "refuse-analysis-open",
            NoAnalysis::NotOver => "refuse-analysis-running",
            NoAnalysis::Void => "refuse-analysis-void",
            NoAnalysis::NoMoves => "refuse-analysis-no-moves",
            NoAnalysis::OtherRules => "refuse-analysis-rules",
        };
        result::note(id, &number())
    })?;
    if let Some(other) = stands_in(&service.store, game, player)? {
        let mut args = number();
        args.push(("other", other.to_string().into()));
        return Err(result::note("refuse-analysis-same", &args).into());
    }
    Ok(analysed)
}

/// The complete analysis of a game that a player may read; `None` if there is none, or if it may not be read now.
pub(in crate::service) fn readable(
    service: &Service,
    game: &Game,
    player: &PlayerId,
) -> Result<Option<Report>, StoreError> {
    let nodes = service.analysis_nodes();
    let analysed = nodes.and_then(|nodes| AnalysedGame::of(game, nodes).ok());
    let Some(analysed) = analysed else {
        return Ok(None);
    };
    let Some(report) = analysed.report(analysed.stored(&service.store)?, game) else {
        return Ok(None);
    };
    let free = stands_in(&service.store, game, player)?.is_none();
    Ok(free.then_some(report))
}

/// The complete analysis of a game, or the reason why a player cannot read it.
pub(in crate::service) fn complete(
    service: &Service,
    game: &Game,
    player: &PlayerId,
) -> Result<Report, HandlerError> {
    let analysed = admitted(service, game, player)?;
    let report = analysed.report(analysed.stored(&service.store)?, game);
    report.ok_or_else(|| {
        let args = [("game", game.id().to_string().into())];
        let mut reply = result::note("refuse-analysis-unmade", &args);
        reply.controls.extend(buttons::analyse_button(game));
        reply.into()
    })
}

/// A running game of the player against people that now stands at a position of this game, beyond the usual start.
fn stands_in(store: &Store, game: &Game, player: &PlayerId) -> Result<Option<GameId>, StoreError> {
    let (kind, options) = (game.kind(), game.options());
    same_position::played_from(store, player, kind, options, game.history().setups())
}

/// The place of the answer to a request once the analysis is ready. It is the request's place if the bot may post there
/// and everybody there may see the game, or else private.
fn answer_place(store: &Store, request: &Request, game: &Game) -> Recipient {
    let Request { place, access, .. } = request;
    let at_home = game.place().server() == place.server();
    let settings = server::settings_at(store, place);
    let posts = !access.guest
        && access.missing_for_games().is_empty()
        && settings.allows(place, access.parent.as_ref());
    if at_home && posts {
        Recipient::Place(place.clone())
    } else {
        Recipient::Person(request.user.id.clone())
    }
}

/// Time until the analysis of a game is ready, in ms, by the times of earlier ones. Moves of computers come before it.
fn time_until(service: &Service, game: &Game, player: &PlayerId) -> Result<i64, StoreError> {
    let Some(nodes) = service.analysis_nodes() else {
        return Ok(0);
    };
    let (transport, _) = player.as_str().split_once(':').unwrap_or_default();
    let next = store::analyses::next(&service.store, transport, COUNTED)?.into_iter();
    let others = next.take_while(|next| next.player != *player);
    let own = store::analyses::asked_by(&service.store, player)?.into_iter();
    let own = own.take_while(|own| *own != game.id());
    let games: BTreeSet<GameId> = others.map(|next| next.game).chain(own).collect();
    let mut ahead = Vec::new();
    for id in games.into_iter().filter(|id| *id != game.id()) {
        ahead.extend(load::load_healthy(&service.store, id)?);
    }
    let mut time = 0;
    for game in ahead.iter().chain([game]) {
        let Ok(analysed) = AnalysedGame::of(game, nodes) else {
            continue;
        };
        let stored = store::looks::all(&service.store, &analysed.key)?.len();
        let left = analysed.moments().saturating_sub(stored);
        let left = i64::try_from(left).unwrap_or(i64::MAX);
        time += left.saturating_mul(service.analyses.pace(game.kind(), nodes)) / 1_000;
    }
    Ok(time)
}

/// Returns `true` if this player waits for the analysis of a game; `None` is anybody.
pub fn is_waited_for(service: &Service, game: GameId, player: Option<&PlayerId>) -> bool {
    let waiting = store::analyses::of_game(&service.store, game).unwrap_or_default();
    let is_theirs = |asker: &PlayerId| player.is_none_or(|player| player == asker);
    waiting.iter().any(|waiting| is_theirs(&waiting.player))
}

/// Returns `true` if the analysis of a game is complete.
pub fn is_made(service: &Service, game: GameId) -> bool {
    let Ok(Some(game)) = load::load_healthy(&service.store, game) else {
        return false;
    };
    let nodes = service.analysis_nodes();
    let Some(analysed) = nodes.and_then(|nodes| AnalysedGame::of(&game, nodes).ok()) else {
        return false;
    };
    let stored = analysed.stored(&service.store);
    stored.is_ok_and(|stored| analysed.report(stored, &game).is_some())
}

/// Returns `true` if a player who waits for an analysis is refused it. The reason may name a running game of theirs.
pub(in crate::service) fn is_refused(
    service: &Service,
    game: &Game,
    player: &PlayerId,
) -> Result<bool, StoreError> {
    match admitted(service, game, player) {
        Ok(_) => Ok(false),
        Err(HandlerError::Reply(_)) => Ok(true),
        Err(HandlerError::Fault(error)) => Err(error),
    }
}

/// The message to a player who waits for an analysis: the report, or the reason why there is none.
pub(in crate::service) fn ready(
    service: &Service,
    game: &Game,
    player: &PlayerId,
) -> Result<Reply, StoreError> {
    let names = load_names::load_names(&service.store, game.seats().iter().chain([player]))?;
    let analysed = match admitted(service, game, player) {
        Ok(analysed) => analysed,
        Err(HandlerError::Reply(why)) => return Ok(*why),
        Err(HandlerError::Fault(error)) => return Err(error),
    };
    let stored = analysed.stored(&service.store)?;
    let Some(report) = analysed.report(stored, game) else {
        let mut reply = unfinished(game.id(), player, &names);
        reply.controls.extend(buttons::analyse_button(game));
        return Ok(reply);
    };
    let theme = view::view(&service.store, game, player).theme;
    let mut reply = report::told(game, &report, &names, theme);
    let mut text = told_to("analysis-ready", game.id(), player, &names).text;
    text.push_line(reply.text);
    reply.text = text;
    Ok(reply)
}

/// The message to a player that the analysis of a game could not be finished.
pub(in crate::service) fn unfinished(
    game: GameId,
    player: &PlayerId,
    names: &PlayerNames,
) -> Reply {
    told_to("analysis-unfinished", game, player, names)
}

fn told_to(id: &str, game: GameId, player: &PlayerId, names: &PlayerNames) -> Reply {
    let args = [
        ("player", names.arg(player)),
        ("game", game.to_string().into()),
    ];
    result::note(id, &args)
}
