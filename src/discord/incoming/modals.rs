//! Modals: opened by a button, and submitted.
//!
//! The modal carries the button's id, so its meaning survives a restart.

use serde_json::{Value, json};
use serenity::all::{ActionRowComponent, ComponentInteraction, ModalInteraction};

use crate::discord::base::ids::{named, person, place};
use crate::discord::commands::given::short;
use crate::discord::incoming::{IncomingAction, access};
use crate::discord::messages::payload::cut;
use crate::service::api::action::{Action, Request};
use crate::service::api::fields::{InputField, InputForm};
use crate::service::unwire;

/// The name of the one field of a modal.
const FIELD: &str = "typed";
/// Most characters of a modal’s title and of a field's label.
const TITLE: usize = 45;
/// Most characters of a field's placeholder.
const SAMPLE: usize = 100;

/// The field that a press opens. None in a server where the bot is a guest: a submitted modal would not tell that.
pub(in crate::discord) fn modal_field(said: &ComponentInteraction) -> Option<InputField> {
    let field = field(&said.data.custom_id)?;
    let guest = field.is_of_server() && access::of_component(said, false).guest;
    (!guest).then_some(field)
}

fn field(id: &str) -> Option<InputField> {
    if let Action::FillField { field, typed: None } = unwire(id)? {
        Some(field)
    } else {
        None
    }
}

/// The response that opens a modal with this field.
pub(in crate::discord) fn modal(id: &str, form: &InputForm) -> Value {
    let InputForm {
        title,
        label,
        sample,
        max_chars: most,
        required: needed,
    } = form;
    let mut input = json!({
        "type": 4, "custom_id": FIELD, "style": 1, "label": cut(label, TITLE), "required": needed,
        "max_length": most,
    });
    if !sample.is_empty() {
        input["placeholder"] = json!(cut(sample, SAMPLE));
    }
    json!({ "type": 9, "data": {
        "custom_id": id, "title": cut(title, TITLE),
        "components": [{ "type": 1, "components": [input] }],
    }})
}

/// Reads a submitted modal.
pub(in crate::discord) fn heard(
    said: &ModalInteraction,
    reads_all_messages: bool,
) -> IncomingAction {
    let nick = said
        .member
        .as_ref()
        .and_then(|member| member.nick.as_deref());
    let parts = said.data.components.iter().flat_map(|row| &row.components);
    let typed = parts.into_iter().find_map(|part| {
        if let ActionRowComponent::InputText(input) = part {
            input.value.clone()
        } else {
            None
        }
    });
    let Some(field) = field(&said.data.custom_id) else {
        return IncomingAction::Sentence("discord-unknown-control");
    };
    IncomingAction::Request(Box::new(Request {
        user: person(&said.user, nick),
        place: place(said.guild_id, said.channel_id),
        access: access::of_modal(said, reads_all_messages),
        source: named(said.id),
        action: Action::FillField {
            field,
            // An empty field may be missing.
            typed: Some(short(&typed.unwrap_or_default())),
        },
    }))
}
