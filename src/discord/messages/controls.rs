//! A reply's controls as rows of Discord's components, within Discord's limits.
//!
//! A control that Discord would refuse is left out and logged: a message without a button is better than none.

use std::num::NonZeroU64;

use serde_json::{Value, json};
use serenity::all::{ApplicationId, ButtonStyle as ButtonKind, ChannelType, ComponentType};
use serenity::builder::{CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption};

use crate::discord::base::ids::channel;
use crate::discord::messages::invite;
use crate::discord::messages::limits::{
    MAX_ID_CHARS, MAX_LABEL_CHARS, MAX_OPTION_CHARS, MAX_OPTIONS, MAX_PROMPT_CHARS,
    MAX_ROW_BUTTONS, MAX_ROWS,
};
use crate::service::api::action::Action;
use crate::service::api::reply::{ButtonStyle, Control, SelectKind};
use crate::service::lengths::{cut, length};
use crate::service::{place_of_text, wire};

/// The style of a button that opens a page; serenity has no name for it.
const LINK: u8 = 5;
/// Most characters of the address of a link.
const ADDRESS: usize = 512;

/// Channels for games.
const CHANNELS: [ChannelType; 3] = [ChannelType::Text, ChannelType::News, ChannelType::Forum];
/// Channels for single messages. A forum takes none outside its threads.
const POSTS: [ChannelType; 2] = [ChannelType::Text, ChannelType::News];

/// Rows of buttons and menus being built.
#[derive(Default)]
struct ActionRows {
    done: Vec<Vec<Value>>,
    ids: Vec<String>,
    /// `true` if the last row has room for another button.
    open: bool,
    /// The beginning of the ids of menus.
    menu: &'static str,
}

/// The beginning of the id of a menu.
const MENU: &str = "menu";
/// The beginning of the id of a menu whose message goes once something is chosen.
const QUESTION: &str = "which";

/// Returns `true` for the id of a menu whose message goes once something is chosen.
pub(in crate::discord) fn is_question(id: &str) -> bool {
    id.strip_prefix(QUESTION)
        .is_some_and(|rest| rest.starts_with('-'))
}

/// The controls in rows, and the label of the invite button if there is one.
pub(in crate::discord) fn rows(controls: Vec<Control>) -> (Vec<Value>, Option<String>) {
    rows_with_menus(controls, MENU)
}

/// [`rows`] of a question, whose message goes once something is chosen.
pub(in crate::discord) fn question(controls: Vec<Control>) -> (Vec<Value>, Option<String>) {
    rows_with_menus(controls, QUESTION)
}

fn rows_with_menus(controls: Vec<Control>, menu: &'static str) -> (Vec<Value>, Option<String>) {
    let mut all = ActionRows {
        menu,
        ..ActionRows::default()
    };
    let mut invitation = None;
    for control in controls {
        match control {
            Control::Button {
                label,
                action,
                style,
            } => all.button(&label, &action, style),
            Control::Menu { prompt, options } => all.menu(&prompt, options),
            Control::Select {
                of,
                prompt,
                chosen,
                action,
            } => all.list(of, &prompt, &chosen, &action),
            Control::Invite { label } => invitation = Some(label),
            Control::Link { label, address } => all.link(&label, &address),
        }
    }
    (all.finish(), invitation)
}

/// A row with the button that links to the bot's invitation.
pub(in crate::discord) fn invite(label: &str, application: ApplicationId) -> Value {
    let url = invite::address(NonZeroU64::from(application));
    row(&[link(label, &url)])
}

/// A button that opens a web page.
fn link(label: &str, address: &str) -> Value {
    json!({
        "type": ComponentType::Button, "style": LINK,
        "label": cut(label, MAX_LABEL_CHARS), "url": address,
    })
}

fn row(parts: &[Value]) -> Value {
    json!({ "type": ComponentType::ActionRow, "components": parts })
}

impl ActionRows {
    fn button(&mut self, label: &str, action: &Action, style: ButtonStyle) {
        let idle = style == ButtonStyle::Disabled;
        let id = if idle {
            // Never pressed, but it must not take the id of another control.
            let row = self.done.len();
            let place = self.done.last().map_or(0, Vec::len);
            Some(format!("idle-{row}-{place}"))
        } else {
            custom_id(action, label, &mut self.ids)
        };
        let Some(id) = id else {
            return;
        };
        let mut button = json!({
            "type": ComponentType::Button, "style": kind(style),
            "label": cut(label, MAX_LABEL_CHARS), "custom_id": id,
        });
        if idle {
            button["disabled"] = json!(true);
        }
        self.beside(button);
    }

    fn link(&mut self, label: &str, address: &str) {
        if length(address) > ADDRESS {
            tracing::error!(label, "link left out: Discord would refuse it");
            return;
        }
        self.beside(link(label, address));
    }

    /// Adds a button to the last row, or to a new one.
    fn beside(&mut self, button: Value) {
        match self.done.last_mut() {
            Some(row) if self.open && row.len() < MAX_ROW_BUTTONS => row.push(button),
            Some(_) | None => self.done.push(vec![button]),
        }
        self.open = true;
    }

    fn menu(&mut self, prompt: &str, options: Vec<(String, Action)>) {
        let options = menu_options(options);
        if options.is_empty() {
            return;
        }
        let id = self.menu_id(&options);
        let options = options
            .into_iter()
            .map(|(value, label)| CreateSelectMenuOption::new(cut(&label, MAX_OPTION_CHARS), value))
            .collect();
        let menu = CreateSelectMenu::new(id, CreateSelectMenuKind::String { options })
            .placeholder(cut(prompt, MAX_PROMPT_CHARS));
        self.row(json!(menu));
    }

    /// The id of a menu. If the id stays the same, Discord keeps showing the old choice, and choosing it again sends
    /// nothing. The menu of another page therefore needs another id.
    fn menu_id(&self, options: &[(String, String)]) -> String {
        // Short, and the same in every build.
        let mut sum = crc32fast::Hasher::new();
        for (value, _) in options {
            sum.update(value.as_bytes());
        }
        let (kind, row, sum) = (self.menu, self.done.len(), sum.finalize());
        format!("{kind}-{row}-{sum:08x}")
    }

    /// A select that Discord itself fills. serenity's builder would write the chosen ids as numbers, and not as texts.
    fn list(&mut self, of: SelectKind, prompt: &str, chosen: &[String], action: &Action) {
        let Some(id) = custom_id(action, prompt, &mut self.ids) else {
            return;
        };
        let (kind, word, most) = match of {
            SelectKind::Places => (ComponentType::ChannelSelect, "channel", MAX_OPTIONS),
            SelectKind::PlaceToPost => (ComponentType::ChannelSelect, "channel", 1),
            SelectKind::Roles => (ComponentType::RoleSelect, "role", MAX_OPTIONS),
            SelectKind::Role => (ComponentType::RoleSelect, "role", 1),
        };
        let numbers = chosen.iter().filter_map(|name| match of {
            SelectKind::Places | SelectKind::PlaceToPost => {
                Some(channel(&place_of_text(name))?.to_string())
            }
            SelectKind::Roles | SelectKind::Role => {
                name.parse::<u64>().ok().map(|number| number.to_string())
            }
        });
        let chosen: Vec<Value> = numbers
            .take(most)
            .map(|number| json!({ "id": number, "type": word }))
            .collect();
        let mut list = json!({
            "type": kind, "custom_id": id, "placeholder": cut(prompt, MAX_PROMPT_CHARS),
            "min_values": 0, "max_values": most, "default_values": chosen,
        });
        match of {
            SelectKind::Places => list["channel_types"] = json!(CHANNELS),
            SelectKind::PlaceToPost => list["channel_types"] = json!(POSTS),
            SelectKind::Roles | SelectKind::Role => {}
        }
        self.row(list);
    }

    /// Adds a component with a row of its own.
    fn row(&mut self, part: Value) {
        self.done.push(vec![part]);
        self.open = false;
    }

    fn finish(self) -> Vec<Value> {
        if self.done.len() > MAX_ROWS {
            tracing::error!(
                rows = self.done.len(),
                "controls left out: too many for a message"
            );
        }
        self.done
            .into_iter()
            .take(MAX_ROWS)
            .map(|parts| row(&parts))
            .collect()
    }
}

/// The ids and labels of the options of a menu.
fn menu_options(options: Vec<(String, Action)>) -> Vec<(String, String)> {
    let mut values = Vec::new();
    options
        .into_iter()
        .filter_map(|(label, ask)| Some((custom_id(&ask, &label, &mut values)?, label)))
        .take(MAX_OPTIONS)
        .collect()
}

/// The custom id of a control; logs and returns `None` if Discord would refuse it.
fn custom_id(action: &Action, label: &str, ids: &mut Vec<String>) -> Option<String> {
    let fitting = wire(action)
        .filter(|id| !label.trim().is_empty() && length(id) <= MAX_ID_CHARS && !ids.contains(id));
    if let Some(id) = &fitting {
        ids.push(id.clone());
    } else {
        tracing::error!(?action, label, "control left out: Discord would refuse it");
    }
    fitting
}

fn kind(style: ButtonStyle) -> ButtonKind {
    match style {
        ButtonStyle::Primary => ButtonKind::Primary,
        ButtonStyle::Secondary | ButtonStyle::Disabled => ButtonKind::Secondary,
        ButtonStyle::Success => ButtonKind::Success,
        ButtonStyle::Danger => ButtonKind::Danger,
    }
}
