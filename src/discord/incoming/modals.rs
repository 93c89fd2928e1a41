//! Modals: opened by a button, and submitted.
//!
//! The modal carries the button's id, so its meaning survives a restart. The name of its field says if the bot is a
//! guest in the server. Discord reports that with a press, and not with a submitted modal.

use serde_json::{Value, json};
use serenity::all::{ActionRowComponent, ComponentInteraction, InputTextStyle, ModalInteraction};
use serenity::builder::{CreateActionRow, CreateInputText, CreateInteractionResponse, CreateModal};

use crate::discord::commands::given::short;
use crate::discord::incoming::head::InteractionHead;
use crate::discord::incoming::{IncomingAction, request};
use crate::service::api::action::Action;
use crate::service::api::fields::{InputField, InputForm};
use crate::service::lengths::cut;
use crate::service::unwire;

/// The name of the one field of a modal.
const FIELD: &str = "typed";
/// The name of that field in a server where the bot is a guest.
const FIELD_OF_GUEST: &str = "typed-guest";
/// Most characters of a modal’s title and of a field's label.
const TITLE: usize = 45;
/// Most characters of a field's placeholder.
const SAMPLE: usize = 100;

/// The field that a press opens. One of a server's settings is not opened where the bot is a guest.
pub(in crate::discord) fn modal_field(said: &ComponentInteraction) -> Option<InputField> {
    let field = field(&said.data.custom_id)?;
    let guest = field.is_of_server() && InteractionHead::from(said).guest;
    (!guest).then_some(field)
}

fn field(id: &str) -> Option<InputField> {
    if let Action::FillField { field, typed: None } = unwire(id)? {
        Some(field)
    } else {
        None
    }
}

/// The response that opens a modal with this field, after this press.
pub(in crate::discord) fn modal(said: &ComponentInteraction, form: &InputForm) -> Value {
    let InputForm {
        title,
        label,
        sample,
        max_chars: most,
        required: needed,
    } = form;
    let name = if InteractionHead::from(said).guest {
        FIELD_OF_GUEST
    } else {
        FIELD
    };
    let mut input = CreateInputText::new(InputTextStyle::Short, cut(label, TITLE), name)
        .required(*needed)
        .max_length(*most);
    if !sample.is_empty() {
        input = input.placeholder(cut(sample, SAMPLE));
    }
    let modal = CreateModal::new(&said.data.custom_id, cut(title, TITLE))
        .components(vec![CreateActionRow::InputText(input)]);
    json!(CreateInteractionResponse::Modal(modal))
}

/// Reads a submitted modal.
pub(in crate::discord) fn heard(
    said: &ModalInteraction,
    reads_all_messages: bool,
) -> IncomingAction {
    let parts = said.data.components.iter().flat_map(|row| &row.components);
    let input = parts.into_iter().find_map(|part| {
        if let ActionRowComponent::InputText(input) = part {
            Some(input)
        } else {
            None
        }
    });
    let guest = input.is_some_and(|input| input.custom_id == FIELD_OF_GUEST);
    let typed = input.and_then(|input| input.value.clone());
    let Some(field) = field(&said.data.custom_id) else {
        return IncomingAction::Sentence("discord-unknown-control");
    };
    let head = InteractionHead {
        guest,
        ..said.into()
    };
    let action = Action::FillField {
        field,
        // An empty field may be missing.
        typed: Some(short(&typed.unwrap_or_default())),
    };
    request(&head, action, reads_all_messages)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::service::api::action::Request;
    use crate::service::wire;

    /// The request of a submitted modal whose field has this name.
    fn submitted(field: &str) -> Request {
        let zone = Action::FillField {
            field: InputField::Zone,
            typed: None,
        };
        let said = json!({
            "id": "1", "application_id": "901", "type": 5, "token": "t", "version": 1,
            "guild_id": "500", "channel_id": "501", "locale": "en-US", "entitlements": [],
            "app_permissions": "1024", "attachment_size_limit": 1,
            "member": { "user": { "id": "11", "username": "ann", "discriminator": "0", "avatar": null },
                "roles": [], "permissions": "0", "deaf": false, "mute": false,
                "joined_at": "2024-01-01T00:00:00Z", "flags": 0, "pending": false },
            "data": { "custom_id": wire(&zone), "components": [{ "type": 1, "components": [
                { "type": 4, "custom_id": field, "value": "Europe/Berlin" },
            ] }] },
        });
        match heard(&serde_json::from_value(said).unwrap(), false) {
            IncomingAction::Request(request) => *request,
            IncomingAction::Sentence(id) => panic!("{id}"),
        }
    }

    #[test]
    fn a_submitted_modal_says_whether_the_bot_is_a_guest() {
        let own = submitted(FIELD).access;
        assert!(!own.guest && own.rights.is_some());
        let abroad = submitted(FIELD_OF_GUEST);
        assert!(abroad.access.guest && abroad.access.rights.is_none());
        assert!(
            matches!(abroad.action, Action::FillField { typed: Some(typed), .. } if typed == "Europe/Berlin")
        );
    }
}
