//! Text fields, for input that cannot be chosen: their purposes, and the actions of their input.
//!
//! A button opens the field. Both carry the whole purpose, so nothing is lost in between.

use crate::play::{Env, GameId};
use crate::service::api::action::{Action, Request};
use crate::service::api::fields::InputField;
use crate::service::api::reply::Reply;
use crate::service::api::result::HandlerResult;
use crate::service::describe::dice;
use crate::service::lookup::find;
use crate::service::state::Service;
use crate::service::words::catalogue::{self, TextArg};

/// Runs the action of a field; without text fields in the transport, explains the command.
pub(in crate::service) fn submit_field(
    service: &mut Service,
    request: &Request,
    field: &InputField,
    typed: Option<&str>,
    env: &Env,
) -> HandlerResult {
    // A server's setting is refused where the bot is a guest, typed or not.
    let nowhere = (field.is_of_server() && request.access.guest).then_some("");
    if let (InputField::Dice(game, _), Some(faces)) = (field, typed) {
        let enter = field.clone().into_action(faces);
        return enter_dice(service, request, *game, enter, env);
    }
    if let Some(typed) = typed.or(nowhere) {
        let request = Request {
            action: field.clone().into_action(typed),
            ..request.clone()
        };
        return service.dispatch(&request, env);
    }
    let command = field.command();
    let args = [
        ("command", TextArg::Command(&command)),
        ("sample", field.sample().into()),
    ];
    Ok(vec![Reply::note(
        catalogue::sentences().text("form-typed", &args),
    )])
}

/// Enters faces of own dice. Typed for an attack that is decided already, they decide no later one. If they are
/// refused, the button of the attack that waits leads on.
fn enter_dice(
    service: &mut Service,
    request: &Request,
    game: GameId,
    enter: Action,
    env: &Env,
) -> HandlerResult {
    let request = Request {
        action: enter,
        ..request.clone()
    };
    let mut replies = service.dispatch(&request, env)?;
    if let Some(why) = replies.first_mut() {
        let game = find::visible(&service.store, request.asker(), game)?;
        if game.dice_due().is_some() {
            why.controls.extend(dice::answers(&game));
        }
    }
    Ok(replies)
}
