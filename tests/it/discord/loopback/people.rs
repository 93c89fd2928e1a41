//! Users' actions on the stand-in: commands, presses, choices, typed lines, partly typed options.

use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::Instant;

use super::{APPLICATION, BOT, Discord, Sent};

/// A user.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Person {
    /// The user's id.
    pub(crate) id: u64,
    /// The user's name.
    pub(crate) name: &'static str,
}

/// A channel of a server, or a direct message channel.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Channel {
    /// The server's id.
    pub(crate) server: Option<u64>,
    /// The channel's id.
    pub(crate) id: u64,
}

/// A channel of a server.
pub(crate) const TOWN: Channel = Channel {
    server: Some(500),
    id: 501,
};

/// Another channel of that server.
pub(crate) const HARBOUR: Channel = Channel {
    server: Some(500),
    id: 502,
};

/// A channel of that server in which the bot has no permissions.
pub(crate) const CELLAR: Channel = Channel {
    server: Some(500),
    id: 503,
};

/// A channel of a server without the bot, where its answers are visible to the user only.
pub(crate) const ABROAD: Channel = Channel {
    server: Some(700),
    id: 701,
};

/// A thread of the harbour.
pub(crate) const PIER: Channel = Channel {
    server: Some(500),
    id: 5020,
};

/// A direct message channel with the bot.
pub(crate) const PRIVATE: Channel = Channel {
    server: None,
    id: 601,
};

/// The direct message channel of the bot with a user.
pub(crate) fn private_with(user: Person) -> Channel {
    Channel {
        server: None,
        id: super::private_channel(user.id),
    }
}

/// An interaction whose answers can be awaited.
#[derive(Clone, Debug)]
pub(crate) struct Interaction(u64);

impl Interaction {
    /// Its id in Discord.
    pub(crate) fn number(&self) -> u64 {
        self.0
    }
}

/// Time after which an answer without offers may be that of a busy machine.
const GIVEN_UP: Duration = Duration::from_secs(1);
/// Times that a user types until there are offers.
const OFFERED: usize = 20;

const EVERYTHING: &str = "2251799813685247";
const MESSAGE_CONTENT: u64 = 1 << 15;

impl Discord {
    /// Uses a command, such as `"challenge kings-mate"` with its subcommand. Its options must be registered.
    pub(crate) fn slash(
        &self,
        user: Person,
        at: Channel,
        command: &str,
        options: &[(&str, Value)],
    ) -> Interaction {
        let data = self.command(command, options, None);
        self.interact(2, user, at, &data)
    }

    /// Types into an option of a command in town. Returns the offered values.
    pub(crate) async fn autocomplete(
        &self,
        user: Person,
        command: &str,
        (option, typed): (&str, &str),
    ) -> Vec<String> {
        let offers = self.offers(user, command, &[], (option, typed)).await;
        offers.into_iter().map(|(_, value)| value).collect()
    }

    /// [`Discord::autocomplete`] with other options filled in. Returns the offered names and values.
    pub(crate) async fn offers(
        &self,
        user: Person,
        command: &str,
        options: &[(&str, Value)],
        typing: (&str, &str),
    ) -> Vec<(String, String)> {
        let data = self.command(command, options, Some(typing));
        let mut choices = Vec::new();
        for _ in 0..OFFERED {
            let since = Instant::now();
            choices = self.offered(user, &data).await;
            // After a second and a half the bot offers nothing, and a user types on.
            if !choices.is_empty() || since.elapsed() < GIVEN_UP {
                break;
            }
        }
        assert!(choices.len() <= 25);
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        choices
            .iter()
            .map(|choice| (text(&choice["name"]), text(&choice["value"])))
            .collect()
    }

    /// [`Discord::autocomplete`] where nothing can be offered: the number of offers.
    pub(crate) async fn offers_at_once(
        &self,
        user: Person,
        command: &str,
        typing: (&str, &str),
    ) -> usize {
        let data = self.command(command, &[], Some(typing));
        self.offered(user, &data).await.len()
    }

    /// The offers for a partly typed command.
    async fn offered(&self, user: Person, data: &Value) -> Vec<Value> {
        let asked = self.interact(4, user, TOWN, data);
        let first = self.first_answer(&asked).await;
        assert_eq!(first["type"], json!(8));
        first["data"]["choices"].as_array().unwrap().clone()
    }

    /// Chooses this entry of a user's context menu.
    pub(crate) fn user_menu(
        &self,
        asker: Person,
        at: Channel,
        (name, whom): (&str, Person),
    ) -> Interaction {
        let id = whom.id.to_string();
        let mut member = member(whom);
        // Discord sends a target's member without the user, and with their permissions.
        member["permissions"] = json!("1024");
        let resolved = json!({ "users": { &id: user(&whom) }, "members": { &id: member } });
        self.menu((asker, at), (2, name), &id, &resolved)
    }

    /// Chooses this entry of a message's context menu.
    pub(crate) fn message_menu(
        &self,
        user: Person,
        at: Channel,
        (name, message): (&str, &Value),
    ) -> Interaction {
        let id = message["id"].as_str().unwrap();
        let resolved = json!({ "messages": { id: message } });
        self.menu((user, at), (3, name), id, &resolved)
    }

    fn menu(
        &self,
        (player, at): (Person, Channel),
        (kind, name): (u64, &str),
        target: &str,
        resolved: &Value,
    ) -> Interaction {
        let registered = named(&self.commands(), name);
        assert_eq!(registered["type"], json!(kind), "{name}");
        let data = json!({
            "id": registered["id"], "name": name, "type": kind, "target_id": target, "resolved": resolved,
        });
        self.interact(2, player, at, &data)
    }

    /// The data of a command's interaction, with the options' registered types.
    fn command(
        &self,
        command: &str,
        options: &[(&str, Value)],
        typing: Option<(&str, &str)>,
    ) -> Value {
        let (name, sub) = command
            .split_once(' ')
            .map_or((command, None), |(name, sub)| (name, Some(sub)));
        let registered = named(&self.commands(), name);
        let definition = sub.map_or(registered.clone(), |sub| named(&registered["options"], sub));
        let mut given: Vec<Value> = options
            .iter()
            .map(|(name, value)| {
                let kind = named(&definition["options"], name)["type"].clone();
                json!({ "name": name, "type": kind, "value": value })
            })
            .collect();
        if let Some((name, text)) = typing {
            assert_eq!(
                named(&definition["options"], name)["autocomplete"],
                json!(true)
            );
            given.push(json!({ "name": name, "type": 3, "value": text, "focused": true }));
        }
        if let Some(sub) = sub {
            given = vec![json!({ "name": sub, "type": 1, "options": given })];
        }
        let people = |name: &str| named(&definition["options"], name)["type"] == json!(6);
        let users: serde_json::Map<String, Value> = options
            .iter()
            .filter(|(name, _)| people(name))
            .map(|(_, id)| (id.as_str().unwrap().to_owned(), user(&known(id))))
            .collect();
        json!({
            "id": registered["id"], "name": name, "type": 1, "options": given,
            "resolved": { "users": users, "members": {} },
        })
    }

    /// Presses the button of a message with this label.
    pub(crate) fn press(
        &self,
        user: Person,
        at: Channel,
        message: &Value,
        label: &str,
    ) -> Interaction {
        let found = parts(message).find(|part| part["label"] == label);
        let button = found.unwrap_or_else(|| panic!("no button {label} in {message}"));
        assert_ne!(button["disabled"], json!(true), "{label} cannot be pressed");
        self.press_id(user, at, message, button["custom_id"].as_str().unwrap())
    }

    /// Presses a button with this id, whether or not the message has one.
    pub(crate) fn press_id(
        &self,
        user: Person,
        at: Channel,
        message: &Value,
        id: &str,
    ) -> Interaction {
        let data = json!({ "custom_id": id, "component_type": 2, "message": message });
        self.interact(3, user, at, &data)
    }

    /// Chooses the option with this label in a menu of a message.
    pub(crate) fn choose(
        &self,
        user: Person,
        at: Channel,
        message: &Value,
        label: &str,
    ) -> Interaction {
        let options = |menu: &Value| menu["options"].as_array().cloned().unwrap_or_default();
        let labelled = |menu: &Value| options(menu).into_iter().find(|o| o["label"] == label);
        let found = parts(message).find_map(|menu| Some((menu, labelled(menu)?)));
        let (menu, option) = found.unwrap_or_else(|| panic!("no option {label} in {message}"));
        let data = json!({
            "custom_id": menu["custom_id"], "component_type": 3, "values": [option["value"]],
            "message": message,
        });
        self.interact(3, user, at, &data)
    }

    /// Chooses entries of a list filled by Discord: channels (8) or roles (6).
    pub(crate) fn choose_from_list(
        &self,
        user: Person,
        at: Channel,
        message: &Value,
        (kind, chosen): (u64, &[u64]),
    ) -> Interaction {
        let found = parts(message).find(|part| part["type"] == json!(kind));
        let list = found.unwrap_or_else(|| panic!("no such list in {message}"));
        let chosen: Vec<String> = chosen.iter().map(u64::to_string).collect();
        let data = json!({
            "custom_id": list["custom_id"], "component_type": kind, "values": chosen, "resolved": {},
            "message": message,
        });
        self.interact(3, user, at, &data)
    }

    /// Types into the modal opened by a press, and submits it.
    pub(crate) fn submit(
        &self,
        user: Person,
        at: Channel,
        (message, window): (&Value, &Value),
        text: &str,
    ) -> Interaction {
        assert_eq!(window["type"], json!(9), "no window: {window}");
        let field = &window["data"]["components"][0]["components"][0];
        let most = field["max_length"].as_u64().unwrap();
        assert!(text.chars().count() as u64 <= most, "Discord takes no more");
        let typed = json!({ "type": 4, "custom_id": field["custom_id"], "value": text });
        let data = json!({
            "custom_id": window["data"]["custom_id"],
            "components": [{ "type": 1, "components": [typed] }], "message": message,
        });
        self.interact(5, user, at, &data)
    }

    /// Takes all roles and permissions from a user.
    pub(crate) fn demote(&self, user: Person) {
        self.shared.state().demoted.push(user.id);
    }

    /// Uses a command without options, with a change in its payload.
    pub(crate) fn slash_changed(
        &self,
        user: Person,
        at: Channel,
        command: &str,
        change: fn(&mut Value),
    ) -> Interaction {
        let data = self.command(command, &[], None);
        self.interact_changed((2, user, at), &data, change)
    }

    /// Presses a button with this id, with a change in its payload.
    pub(crate) fn press_changed(
        &self,
        user: Person,
        at: Channel,
        (message, id): (&Value, &str),
        change: fn(&mut Value),
    ) -> Interaction {
        let data = json!({ "custom_id": id, "component_type": 2, "message": message });
        self.interact_changed((3, user, at), &data, change)
    }

    /// Sends an interaction of this type with any data.
    pub(crate) fn odd(&self, kind: u64, user: Person, at: Channel, data: &Value) -> Interaction {
        self.interact(kind, user, at, data)
    }

    /// Sends an interaction; the `message` in its data, if any, is the one with the pressed control.
    fn interact(&self, kind: u64, user: Person, at: Channel, data: &Value) -> Interaction {
        self.interact_changed((kind, user, at), data, |_| {})
    }

    /// [`Discord::interact`] with a change before it is sent.
    fn interact_changed(
        &self,
        (kind, asker, at): (u64, Person, Channel),
        data: &Value,
        change: fn(&mut Value),
    ) -> Interaction {
        let mut state = self.shared.state();
        let id = state.next_id();
        let token = format!("token-{id}");
        let mut content = json!({
            "id": id.to_string(), "application_id": APPLICATION.to_string(), "type": kind, "data": data,
            "channel": { "id": at.id.to_string(), "type": u8::from(at.server.is_none()), "name": "town" },
            "channel_id": at.id.to_string(), "token": token, "version": 1, "app_permissions": EVERYTHING,
            "locale": "en-US", "entitlements": [], "authorizing_integration_owners": {},
            "attachment_size_limit": 10_485_760,
        });
        if at.id == CELLAR.id || state.shut.contains(&at.id) {
            content["app_permissions"] = json!("0");
        }
        if at.id == PIER.id {
            content["channel"] = json!({ "id": at.id.to_string(), "type": 11, "name": "pier",
                "parent_id": HARBOUR.id.to_string(), "thread_metadata": { "archived": false, "locked": false,
                "auto_archive_duration": 60, "archive_timestamp": null } });
        }
        let owners = if at.id == ABROAD.id {
            json!({ "1": asker.id.to_string() })
        } else {
            json!({ "0": at.server.unwrap_or_default().to_string() })
        };
        content["authorizing_integration_owners"] = owners;
        if let Some(server) = at.server {
            content["guild_id"] = json!(server.to_string());
            content["guild_locale"] = json!("en-US");
            content["context"] = json!(0);
            content["member"] = member(asker);
            // Users with ids from 20 on manage nothing.
            let own = if asker.id < 20 { EVERYTHING } else { "1024" };
            content["member"]["permissions"] = json!(own);
            if state.demoted.contains(&asker.id) {
                content["member"]["permissions"] = json!("1024");
                content["member"]["roles"] = json!([]);
            }
            content["member"]["user"] = user(&asker);
        } else {
            content["context"] = json!(1);
            content["user"] = user(&asker);
        }
        let pressed = data.get("message");
        if let Some(message) = pressed {
            content["message"] = message.clone();
        }
        let sent = Sent {
            token,
            channel: at.id,
            at: None,
            kind,
            tried: false,
            unsaid: false,
            first: None,
            first_at: None,
            original: None,
            pressed: pressed.map(id_of),
            taken_away: false,
            answers: Vec::new(),
        };
        state.sent.insert(id, sent);
        drop(state);
        change(&mut content);
        self.send("INTERACTION_CREATE", &content);
        Interaction(id)
    }

    /// Takes the bot's permissions in a channel away, or gives them back.
    pub(crate) fn shut(&self, channel: Channel, shut: bool) {
        let mut state = self.shared.state();
        if shut {
            state.shut.insert(channel.id);
        } else {
            state.shut.remove(&channel.id);
        }
    }

    /// Posts a line in a channel.
    pub(crate) fn say(&self, user: Person, at: Channel, text: &str) {
        self.speak(user, at, text, None);
    }

    /// Replies to a message, with the ping that is on by default in Discord.
    pub(crate) fn reply(&self, user: Person, at: Channel, to: &Value, text: &str) {
        self.speak(user, at, text, Some(to));
    }

    /// Changes the text of the last line that a person wrote, this long after it was written.
    pub(crate) fn edit_last_line(&self, at: Channel, text: &str, after: Duration) {
        self.edit_line(self.last_line(), at, text, after);
    }

    /// The id of the last line that a person wrote.
    pub(crate) fn last_line(&self) -> u64 {
        let state = self.shared.state();
        *state.said.last_key_value().unwrap().0
    }

    /// Changes the text of a line that a person wrote, this long after it was written.
    pub(crate) fn edit_line(&self, id: u64, at: Channel, text: &str, after: Duration) {
        let mut state = self.shared.state();
        let content = state.said.get_mut(&id).unwrap();
        let written: jiff::Timestamp = super::rest::made_at(id).parse().unwrap();
        content["content"] = json!(text);
        content["edited_timestamp"] = json!((written + after).to_string());
        let mut content = content.clone();
        drop(state);
        if let Some(server) = at.server {
            content["guild_id"] = json!(server.to_string());
        }
        self.send("MESSAGE_UPDATE", &content);
    }

    /// The bot's mention.
    pub(crate) fn mention() -> String {
        format!("<@{BOT}>")
    }

    fn speak(&self, asker: Person, at: Channel, text: &str, to: Option<&Value>) {
        let mut state = self.shared.state();
        let id = state.next_id();
        let all_read = state
            .identified
            .last()
            .is_some_and(|said| said["intents"].as_u64().unwrap() & MESSAGE_CONTENT != 0);
        drop(state);
        let mut mentions = Vec::new();
        if text.contains(&Self::mention()) || to.is_some() {
            mentions.push(user(&Person {
                id: BOT,
                name: "Kingboard",
            }));
        }
        // Discord hides the text from a bot without the message-content intent.
        let shown = all_read || !mentions.is_empty() || at.server.is_none();
        let mut content = message_of(id, at.id, &user(&asker), if shown { text } else { "" });
        content["mentions"] = json!(mentions);
        if let Some(to) = to {
            answers(&mut content, at, to);
        }
        // Only the event contains the server and the member.
        self.shared.state().said.insert(id, content.clone());
        if let Some(server) = at.server {
            content["guild_id"] = json!(server.to_string());
            content["member"] = member(asker);
        }
        self.send("MESSAGE_CREATE", &content);
    }

    /// Adds a reply from this long ago, without an event for the bot.
    pub(crate) fn replied_long_ago(
        &self,
        asker: Person,
        at: Channel,
        (to, text): (&Value, &str),
        ago: Duration,
    ) {
        let id = super::rest::number_of(jiff::Timestamp::now() - ago);
        let mut content = message_of(id, at.id, &user(&asker), text);
        content["mentions"] = json!([user(&Person {
            id: BOT,
            name: "Kingboard"
        })]);
        answers(&mut content, at, to);
        self.shared.state().said.insert(id, content);
    }

    /// Posts a line of another bot.
    pub(crate) fn robot_says(&self, at: Channel, text: &str) {
        let id = self.shared.state().next_id();
        let mut robot = user(&Person {
            id: 77,
            name: "Robot",
        });
        robot["bot"] = json!(true);
        let content = message_of(id, at.id, &robot, text);
        self.shared.state().said.insert(id, content.clone());
        self.send("MESSAGE_CREATE", &content);
    }

    fn send(&self, name: &str, content: &Value) {
        self.shared.state().happen(name, content);
    }

    /// Deletes a channel of a server.
    pub(crate) fn delete_channel(&self, channel: Channel) {
        let server = channel.server.unwrap().to_string();
        let gone = json!({
            "id": channel.id.to_string(), "type": 0, "guild_id": server, "name": "gone", "position": 0,
            "permission_overwrites": [],
        });
        self.send("CHANNEL_DELETE", &gone);
    }

    /// Deletes a thread of a channel.
    pub(crate) fn delete_thread(&self, thread: u64, of: Channel) {
        let server = of.server.unwrap().to_string();
        let gone = json!({
            "id": thread.to_string(), "type": 11, "guild_id": server, "parent_id": of.id.to_string(),
        });
        self.send("THREAD_DELETE", &gone);
    }

    /// Removes the bot from a server, or makes the whole server unavailable for a while.
    pub(crate) fn lose_server(&self, of: Channel, for_a_while: bool) {
        let mut gone = json!({ "id": of.server.unwrap().to_string() });
        if for_a_while {
            gone["unavailable"] = json!(true);
        }
        self.send("GUILD_DELETE", &gone);
    }

    /// Gives a server a name, as its owner does.
    pub(crate) fn name_server(&self, of: Channel, name: &str) {
        let id = of.server.unwrap().to_string();
        self.send("GUILD_UPDATE", &json!({ "id": id, "name": name }));
    }

    /// Waits for the first answer to an interaction.
    pub(crate) async fn first_answer(&self, to: &Interaction) -> Value {
        self.wait("a first answer", |state| state.sent[&to.0].first.clone())
            .await
    }

    /// Waits for the `nth` message that answers an interaction, counted from 0.
    pub(crate) async fn nth_answer(&self, to: &Interaction, nth: usize) -> Value {
        self.wait("an answer", |state| {
            let id = state.sent[&to.0].answers.get(nth)?;
            Some(state.messages[id].clone())
        })
        .await
    }

    /// The first message that has answered an interaction so far.
    pub(crate) fn answered(&self, to: &Interaction) -> Option<Value> {
        let state = self.shared.state();
        let id = state.sent[&to.0].answers.first()?;
        Some(state.messages[id].clone())
    }

    /// Waits until the answer to an interaction is deleted, with nothing left of it, not even "thinking".
    pub(crate) async fn taken_away(&self, of: &Interaction) {
        self.wait("an answer taken away", |state| {
            state.sent[&of.0].taken_away.then_some(())
        })
        .await;
        let state = self.shared.state();
        assert_eq!(
            state.sent[&of.0].answers.len(),
            1,
            "nothing is said beside it"
        );
    }

    /// Waits for the message that answers an interaction, which must be visible to its user only.
    pub(crate) async fn answer(&self, to: &Interaction) -> Value {
        let answer = self.nth_answer(to, 0).await;
        let flags = answer["flags"].as_u64().unwrap_or(0);
        assert!(flags & 64 != 0, "seen by all: {answer}");
        answer
    }
}

/// Makes a message a reply to another.
fn answers(content: &mut Value, at: Channel, to: &Value) {
    content["type"] = json!(19);
    content["message_reference"] =
        json!({ "message_id": to["id"], "channel_id": at.id.to_string() });
    content["referenced_message"] = to.clone();
}

/// The id of a message.
pub(crate) fn id_of(message: &Value) -> u64 {
    message["id"].as_str().unwrap().parse().unwrap()
}

/// The text of a message.
pub(crate) fn words(message: &Value) -> &str {
    message["content"].as_str().unwrap()
}

/// The rows of a message's controls: `menu` for each menu, and the labels of buttons.
pub(crate) fn rows(message: &Value) -> Vec<String> {
    let rows = message["components"].as_array().into_iter().flatten();
    rows.map(|row| {
        let parts = row["components"].as_array().unwrap().iter();
        let words = parts.map(|part| part["label"].as_str().unwrap_or("menu"));
        words.collect::<Vec<_>>().join(", ")
    })
    .collect()
}

pub(crate) fn parts(message: &Value) -> impl Iterator<Item = &Value> {
    let rows = message["components"].as_array().into_iter().flatten();
    rows.flat_map(|row| row["components"].as_array().unwrap())
}

/// The labels of a message's buttons.
pub(crate) fn labels(message: &Value) -> Vec<&str> {
    parts(message)
        .filter_map(|part| part["label"].as_str())
        .collect()
}

/// The command or option with this name in a list.
fn named(list: &Value, name: &str) -> Value {
    let mut all = list.as_array().unwrap().iter();
    let found = all.find(|one| one["name"] == name);
    found
        .unwrap_or_else(|| panic!("{name} is not registered"))
        .clone()
}

/// The user with this id, as far as the resolved part of a command needs one.
fn known(id: &Value) -> Person {
    Person {
        id: id.as_str().unwrap().parse().unwrap(),
        name: "somebody",
    }
}

/// A user; those with ids from 1000 on are bots.
pub(super) fn user(asker: &Person) -> Value {
    json!({
        "id": asker.id.to_string(), "username": asker.name.to_lowercase(), "global_name": asker.name,
        "discriminator": "0", "avatar": null, "bot": asker.id >= 900, "public_flags": 0,
    })
}

/// A member; those with ids from 30 on have a role.
pub(super) fn member(user: Person) -> Value {
    let roles = if user.id < 30 {
        json!([])
    } else {
        json!(["77"])
    };
    json!({
        "nick": user.name, "roles": roles, "joined_at": "2024-01-01T00:00:00Z", "deaf": false, "mute": false,
        "flags": 0, "pending": false, "avatar": null, "premium_since": null,
        "communication_disabled_until": null,
    })
}

pub(super) fn message_of(id: u64, channel: u64, author: &Value, text: &str) -> Value {
    json!({
        "id": id.to_string(), "channel_id": channel.to_string(), "author": author, "content": text,
        "timestamp": super::rest::made_at(id), "edited_timestamp": null, "tts": false,
        "mention_everyone": false, "mentions": [], "mention_roles": [], "attachments": [], "embeds": [],
        "pinned": false, "type": 0, "components": [], "flags": 0,
    })
}

/// A message of the bot, made from its payload.
pub(super) fn bot_message(id: u64, channel: u64, body: &Value) -> Value {
    let bot = user(&Person {
        id: BOT,
        name: "Kingboard",
    });
    let mut message = message_of(
        id,
        channel,
        &bot,
        body["content"].as_str().unwrap_or_default(),
    );
    for key in ["flags", "components", "nonce"] {
        if let Some(value) = body.get(key) {
            message[key] = value.clone();
        }
    }
    if let Some(to) = body.get("message_reference") {
        message["message_reference"] = to.clone();
        message["message_reference"]["channel_id"] = json!(channel.to_string());
    }
    let files = body["attachments"].as_array().into_iter().flatten();
    message["attachments"] = files
        .map(|file| {
            json!({
                "id": "77", "filename": file["filename"], "description": file["description"],
                "size": 1, "url": "http://127.0.0.1/", "proxy_url": "http://127.0.0.1/",
            })
        })
        .collect();
    message
}
