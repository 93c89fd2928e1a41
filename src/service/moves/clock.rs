//! Requests about time: clocks, pauses, gifts, claims.

use crate::game::seat::Seat;
use crate::play::clock::Clocks;
use crate::play::command::{Command, Refusal};
use crate::play::event::PauseReason;
use crate::play::stage::Stage;
use crate::play::time_control::length;
use crate::play::{Env, Game, clock};
use crate::service::api::action::Request;
use crate::service::api::reply::Reply;
use crate::service::api::result::{HandlerError, HandlerResult};
use crate::service::api::time::ClockAction;
use crate::service::commit::command;
use crate::service::describe::{clocks, refuse};
use crate::service::lookup::find::GameMatch;
use crate::service::lookup::{find, load_names, times};
use crate::service::state::Service;
use crate::service::words::catalogue::TextArg;
use crate::service::words::text::Text;
use crate::service::words::{catalogue, durations};
use crate::store::Store;

/// Handles a clock action.
pub(in crate::service) fn time(
    service: &mut Service,
    request: &Request,
    action: &ClockAction,
    env: &Env,
) -> HandlerResult {
    let (game, command) = match action {
        ClockAction::Show(game) => {
            let game =
                find::resolve_game(&service.store, request.asker(), *game, GameMatch::Playing)?;
            return Ok(vec![time_shown(&service.store, &game, env)?]);
        }
        ClockAction::Wait(game) => {
            let game = find::visible(&service.store, request.asker(), *game)?;
            return Ok(vec![time_waits(&service.store, &game)?]);
        }
        ClockAction::IfUnchanged { game, seen, action } => {
            let game = find::visible(&service.store, request.asker(), *game)?;
            // A game that is over refuses the action itself, and says that it is over.
            if game.stands_since(*seen) || game.stage() != Stage::Running {
                return time(service, request, action, env);
            }
            let names = load_names::names(&service.store, &game)?;
            return Ok(vec![refuse::refusal(&game, &Refusal::Stale, "", &names)]);
        }
        ClockAction::OfferPause(game) => (game, Command::OfferPause),
        ClockAction::AnswerPause { game, seen, accept } => {
            let (accept, seen) = (*accept, *seen);
            (game, Command::AnswerPause { accept, seen })
        }
        ClockAction::Resume(game) => (game, Command::Resume),
        ClockAction::Give { game, length: text } => {
            // An unreadable length is no gift, and is refused as such.
            let text = text.to_ascii_lowercase().replace(' ', "");
            (game, Command::GiveTime(length(&text).unwrap_or(0)))
        }
        ClockAction::Claim(game) => (game, Command::Claim),
    };
    let game = find::resolve_game(&service.store, request.asker(), *game, GameMatch::Playing)?;
    command::run_command(service, request, game, &command, env)
}

fn time_shown(store: &Store, game: &Game, env: &Env) -> Result<Reply, HandlerError> {
    let words = catalogue::sentences();
    let number = ("game", game.id().to_string().into());
    let Some(clocks) = game.clocks() else {
        return Ok(Reply::note(words.text("time-none", &[number])));
    };
    let (times, names) = (
        times::time_exclusions(store, game)?,
        load_names::names(store, game)?,
    );
    let deadline = clock::deadline(game, &times);
    let mut players = Text::default();
    for seat in Seat::all(game.position().seats()) {
        let Some(player) = game.mover_for_seat(seat).or(game.player(seat)) else {
            continue;
        };
        // A player who is out has no clock, unless a partner moves by it.
        if game.is_eliminated(seat) && deadline.is_none_or(|(running, _)| running != seat) {
            continue;
        }
        let left = clock::time_left(game, seat, &times, env.now).unwrap_or_default();
        let mut args = vec![
            ("player", names.arg(player)),
            ("left", durations::lasting(left).into()),
        ];
        let id = match deadline {
            _ if clocks.flagged() == Some(seat) => "time-shown-up",
            Some((running, up)) if running == seat => {
                args.push(("deadline", TextArg::DueOn(up)));
                "time-shown-running"
            }
            Some(_) | None => "time-shown-player",
        };
        players.push_line(words.text(id, &args));
    }
    let mut text = words.text("time-shown", &[number]);
    text.push_line(players);
    text.push_line(durations::agreed(clocks.control(), game.others_in_play()));
    text.push_line(clocks::obstacles(game, &names).0);
    Ok(Reply::note(text))
}

/// The answer to **Wait**: the actions still possible about a player who has left, or has no time left.
fn time_waits(store: &Store, game: &Game) -> Result<Reply, HandlerError> {
    let names = load_names::names(store, game)?;
    let number = ("game", game.id().to_string().into());
    let words = catalogue::sentences();
    if let Some((PauseReason::Left(seat), _)) = game.paused() {
        let args = [number, ("player", names.seated(game, seat))];
        return Ok(Reply::note(words.text("time-wait-left", &args)));
    }
    let flagged = game.clocks().and_then(Clocks::flagged);
    let late = game.late();
    let player = late.map_or_else(|| "".into(), |seat| names.seated(game, seat));
    let args = [
        number,
        ("player", player),
        clocks::left_to_play(game, flagged),
        ("claim", TextArg::Command("claim")),
        ("give", TextArg::Command("give")),
    ];
    Ok(Reply::note(words.text("time-wait", &args)))
}
