//! What is typed into a field of its own, where nothing can be chosen: which fields there are, what each asks for, and
//! what is asked once it is filled.
//!
//! A button opens the field and carries all of what it is for, as the field does; so nothing is lost between the two.

use crate::play::Env;
use crate::service::api::action::Request;
use crate::service::api::fields::InputField;
use crate::service::api::reply::Reply;
use crate::service::api::result::HandlerResult;
use crate::service::state::Service;
use crate::service::words::catalogue;
use crate::service::words::catalogue::TextArg;

/// Does what a field is for; where there are no fields, says how the same is typed.
pub(in crate::service) fn submit_field(
    service: &mut Service,
    request: &Request,
    (field, typed): (InputField, Option<&str>),
    env: &Env,
) -> HandlerResult {
    // What is wished without a server is refused for that, typed or not.
    let nowhere = (field.is_of_server() && request.access.guest).then_some("");
    if let Some(typed) = typed.or(nowhere) {
        let request = Request {
            action: field.to_action(typed),
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
