//! Preview of a turn: the board it leads to, for its player alone, with the possible dice.

use crate::game::text::{MoveError, MoveText};
use crate::play::command::{Command, MoveChoice};
use crate::play::{Env, Game, turn};
use crate::service::api::action::{Action, Request};
use crate::service::api::pick::PickStep;
use crate::service::api::preferences::ConfirmMoves;
use crate::service::api::reply::{ButtonStyle, Reply};
use crate::service::api::result::{HandlerError, HandlerResult};
use crate::service::api::values::Person;
use crate::service::commit::command;
use crate::service::describe::button::button;
use crate::service::describe::{pick_menus, preview};
use crate::service::lookup::{load_names, preferences, view};
use crate::service::state::Service;
use crate::service::words::catalogue;
use crate::store::Store;

/// A turn picked from menus: shown first, unless its player wants it to count at once.
pub(in crate::service) fn picked(
    service: &mut Service,
    request: &Request,
    game: Game,
    plies: &[MoveText],
    env: &Env,
) -> HandlerResult {
    let user = &request.user;
    if preferences::preferences_of(&service.store, &user.id).confirm == ConfirmMoves::Off {
        let (plies, seen) = (plies.to_vec(), Some(game.version()));
        let command = Command::Play(MoveChoice::Plies { plies, seen });
        return command::run_command(service, request, game, &command, env);
    }
    Ok(preview(&service.store, user, &game, plies)?
        .into_iter()
        .collect())
}

/// The preview of a typed turn, if its player wants one; `None` if it counts at once, or is illegal.
pub(in crate::service) fn typed_preview(
    store: &Store,
    request: &Request,
    game: &Game,
    read: &Result<Vec<MoveText>, MoveError>,
) -> Result<Option<Reply>, HandlerError> {
    let user = &request.user;
    let Ok(plies) = read else { return Ok(None) };
    let counts = game.awaits(&user.id) && !game.stands_still();
    if !counts || preferences::preferences_of(store, &user.id).confirm != ConfirmMoves::All {
        return Ok(None);
    }
    let Some(mut reply) = preview(store, user, game, plies)? else {
        return Ok(None);
    };
    if request.is_aloud() {
        // Others see this answer, so the board is behind a button.
        let args = [("move", turn::join_turn(plies).into())];
        let text = catalogue::sentences().text("preview-aloud", &args);
        reply = Reply::note(text);
        let label = catalogue::sentences().line("button-look-first", &args);
        reply
            .controls
            .extend(preview::to_preview(game, plies, label));
    }
    reply.replaces_source = false;
    Ok(Some(reply.deleted_after_next_move(game)))
}

/// The boards that a turn may lead to, with buttons to play or change it; `None` if it is illegal.
fn preview(
    store: &Store,
    user: &Person,
    game: &Game,
    plies: &[MoveText],
) -> Result<Option<Reply>, HandlerError> {
    let open = plies
        .first()
        .is_some_and(|first| game.choices().contains(first));
    let (true, Ok(turns), Some(play)) = (
        open,
        turn::outcomes(game, plies),
        pick_menus::playing(game, plies, true),
    ) else {
        return Ok(None);
    };
    let names = load_names::names(store, game)?;
    let view = view::view(store, game, &user.id);
    let mut reply = Reply::note(preview::sentences(game, plies, &turns, &names));
    let mut pictures = turns
        .iter()
        .filter_map(|turn| preview::supposed(turn, view, &names));
    reply.picture = pictures.next();
    reply.more_pictures = pictures.collect();
    let origin = plies.first().map(MoveText::origin).unwrap_or_default();
    let change = if origin.is_empty() {
        PickStep::ChoosePiece(Some(game.id()))
    } else {
        PickStep::ChooseTarget {
            game: game.id(),
            seen: game.version(),
            from: origin.to_owned(),
        }
    };
    reply.controls = vec![
        button("button-play-it", play, ButtonStyle::Success),
        button(
            "button-change",
            Action::PickStep(change),
            ButtonStyle::Secondary,
        ),
    ];
    reply.replaces_source = true;
    Ok(Some(reply))
}
