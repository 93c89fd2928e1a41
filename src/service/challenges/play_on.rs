//! Playing on against the computer, from a position of a finished game or from any other.

use crate::game::options::Options;
use crate::game::seat::Seat;
use crate::game::text::SetupText;
use crate::games::GameKind;
use crate::play::computer::Computer;
use crate::play::seal::OWN_DICE;
use crate::play::set_up::beginning;
use crate::play::stage::Stage;
use crate::play::{Env, Game, GameId, PlayerId, Ply, turn};
use crate::service::api::action::{Action, Asker, Request};
use crate::service::api::challenge::NewChallenge;
use crate::service::api::computer::USUAL_LEVEL;
use crate::service::api::play_on::PlayOnAction;
use crate::service::api::reply::{ButtonStyle, Control, Reply};
use crate::service::api::result::{self, HandlerError, HandlerResult};
use crate::service::api::values::SideChoice;
use crate::service::challenges::{challenge, position};
use crate::service::describe::{button, computer, game};
use crate::service::lookup::{find, games, load, move_names};
use crate::service::state::Service;
use crate::service::words::catalogue::TextArg;
use crate::store::{Store, StoreError};

/// A game to be begun from a position.
#[derive(Clone, Debug)]
pub(in crate::service) struct PositionGame {
    /// The rules.
    pub(in crate::service) kind: GameKind,
    /// Their options.
    pub(in crate::service) options: Options,
    /// The position.
    pub(in crate::service) position: SetupText,
    /// The seat of the person; `None` is the one to move.
    pub(in crate::service) seat: Option<Seat>,
}

/// Begins a game from a position between a person and the computer, where the person asks for it. At a table of more
/// than two, a computer takes each other seat.
pub(in crate::service) fn against_computer(
    service: &mut Service,
    request: &Request,
    from: &PositionGame,
    level: u8,
    env: &Env,
) -> HandlerResult {
    let to_move = || {
        let position = beginning(from.kind, &from.options, from.position.as_str());
        position::mover(&*position.ok()?)
    };
    let seat = from.seat.or_else(to_move);
    let index = seat.and_then(|seat| u8::try_from(seat.index()).ok());
    let offer = NewChallenge {
        kind: from.kind,
        options: from.options.clone(),
        computer: Some(level),
        side: index.map_or(SideChoice::Random, SideChoice::Seat),
        position: Some(from.position.to_string()),
        ..NewChallenge::default()
    };
    challenge::challenge(service, &request.user, &request.place, &offer, env)
}

/// Shows the levels, or begins a game.
pub(in crate::service) fn play_on(
    service: &mut Service,
    request: &Request,
    action: &PlayOnAction,
    env: &Env,
) -> HandlerResult {
    match action {
        PlayOnAction::Typed { game, at, level } => {
            let (store, asker) = (&service.store, request.asker());
            let game = match game {
                Some(id) => find::visible(store, asker, *id)?,
                None => find::last_finished(store, asker)?.ok_or_else(|| {
                    let args = [
                        ("continue", TextArg::Command("continue")),
                        ("history", TextArg::Command("history")),
                    ];
                    result::note("refuse-play-on-none", &args)
                })?,
            };
            let ply = move_names::resolve_move(&game, at.as_deref(), game.ply());
            let from = from_page(&game, ply.map_err(Reply::note)?, &request.user.id)?;
            let level = level.unwrap_or(USUAL_LEVEL);
            against_computer(service, request, &from, level, env)
        }
        PlayOnAction::Choose { game, ply } => {
            let game = find::visible(&service.store, request.asker(), *game)?;
            let from = from_page(&game, *ply, &request.user.id)?;
            Ok(vec![page(service, &game, *ply, &from)?])
        }
        PlayOnAction::Begin {
            game,
            ply,
            level,
            since,
        } => {
            let game = find::visible(&service.store, request.asker(), *game)?;
            let from = from_page(&game, *ply, &request.user.id)?;
            let begun =
                since.map(|since| begun(&service.store, request.asker(), &from, *level, since));
            if let Some(begun) = begun.transpose()?.flatten() {
                let game = [("game", begun.to_string().into())];
                return Ok(vec![result::note("form-sent-already", &game)]);
            }
            against_computer(service, request, &from, *level, env)
        }
    }
}

/// The button that plays on from a page of a review, if the game is over and the position can be played.
pub(in crate::service) fn button(service: &Service, game: &Game, ply: Ply) -> Option<Control> {
    service.options.think_limit?;
    position::check_over(game).ok()?;
    let setup = game.history().setup_at(ply)?;
    beginning(game.kind(), game.options(), setup.as_str()).ok()?;
    let action = Action::PlayOn(PlayOnAction::Choose {
        game: game.id(),
        ply,
    });
    Some(button::button(
        "button-play-on",
        action,
        ButtonStyle::Secondary,
    ))
}

/// The game that a person plays on from a ply of a finished one. Their seat is the one they had there, or else the one
/// to move.
fn from_page(game: &Game, ply: Ply, player: &PlayerId) -> Result<PositionGame, HandlerError> {
    position::check_over(game)?;
    let Some(setup) = game.history().setup_at(ply) else {
        let args = [
            ("game", game.id().to_string().into()),
            (
                "total",
                TextArg::Num(turn::moves_to(game, game.ply()).into()),
            ),
        ];
        return Err(result::note("refuse-unknown-ply", &args).into());
    };
    // A computer has no dice of its own to throw.
    let (kind, options) = (game.kind(), game.options().clone().without(OWN_DICE));
    let position = beginning(kind, &options, setup.as_str());
    let position = position.map_err(|_| result::note("refuse-position-over", &[]))?;
    let out = position.eliminated();
    let own = Seat::all(position.seats())
        .find(|seat| game.seating().player_shown(*seat, ply) == Some(player))
        .filter(|seat| !out.contains(*seat));
    Ok(PositionGame {
        kind,
        options,
        position: setup.clone(),
        seat: own.or_else(|| position::mover(&*position)),
    })
}

/// The levels, each of which begins the game.
fn page(
    service: &Service,
    game: &Game,
    ply: Ply,
    from: &PositionGame,
) -> Result<Reply, StoreError> {
    let since = Some(service.store.next_number()?);
    let play = |level| {
        Action::PlayOn(PlayOnAction::Begin {
            game: game.id(),
            ply,
            level,
            since,
        })
    };
    let side = from.seat.map(|seat| game::side(game, seat));
    let args = [
        ("game", game.id().to_string().into()),
        ("move", move_names::move_name(game, ply).into()),
        ("side", side.unwrap_or_default().into()),
    ];
    let mut reply = result::note("play-on-choose", &args);
    reply.controls = computer::level_controls(play);
    Ok(reply)
}

/// The game already begun from such a button.
pub(in crate::service) fn begun(
    store: &Store,
    Asker { player, place, .. }: Asker<'_>,
    from: &PositionGame,
    level: u8,
    since: GameId,
) -> Result<Option<GameId>, StoreError> {
    let stages = &[Stage::Running, Stage::Over, Stage::Void];
    let games = games::listed(store, Some(player), Some(place), stages)?;
    let computer = |seat: &PlayerId| Computer::of(seat).is_some_and(|seat| seat.level == level);
    let alike = games.into_iter().filter(|game| {
        game.id >= since
            && game.challenger == *player
            && game.kind == from.kind
            && game.seats.iter().any(computer)
    });
    for summary in alike {
        let game = load::load_healthy(store, summary.id)?;
        if game.is_some_and(|game| *game.history().start() == from.position) {
            return Ok(Some(summary.id));
        }
    }
    Ok(None)
}
