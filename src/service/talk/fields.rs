//! Text fields, for input that cannot be chosen: their purposes, and the actions of their input.
//!
//! A button opens the field. Both carry the whole purpose, so nothing is lost in between.

use crate::play::Env;
use crate::play::command::{DiceRefusal, Refusal};
use crate::service::api::action::Request;
use crate::service::api::fields::InputField;
use crate::service::api::reply::Reply;
use crate::service::api::result::HandlerResult;
use crate::service::describe::{fields, refuse};
use crate::service::lookup::{find, load_names};
use crate::service::state::Service;
use crate::service::words::catalogue;
use crate::service::words::catalogue::TextArg;

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
    if let (InputField::Dice(..), Some(faces)) = (field, typed) {
        return enter_dice(service, request, field, faces, env);
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

/// Enters the faces of the attack of this ply. Typed for an attack that is decided already, they decide no later one.
fn enter_dice(
    service: &mut Service,
    request: &Request,
    field: &InputField,
    faces: &str,
    env: &Env,
) -> HandlerResult {
    let InputField::Dice(id, ply) = field else {
        return Ok(Vec::new());
    };
    let game = find::visible(&service.store, request.asker(), *id)?;
    if game.ply() != *ply || game.dice_due().is_none() {
        let late = Refusal::Dice(DiceRefusal::NothingToRoll);
        let names = load_names::names(&service.store, &game)?;
        return Ok(vec![refuse::refusal(&game, &late, "", &names)]);
    }
    let request = Request {
        action: field.clone().into_action(faces),
        ..request.clone()
    };
    let mut replies = service.dispatch(&request, env)?;
    if let Some(why) = replies.first_mut() {
        why.controls.push(fields::retry_button(field.clone()));
    }
    Ok(replies)
}
