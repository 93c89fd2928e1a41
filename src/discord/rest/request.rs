//! The bot's calls to Discord's REST API: routes, bodies and files.

use reqwest::multipart::{Form, Part};
use serde_json::Value;
use serenity::all::{ApplicationId, ChannelId, GuildId, InteractionId, MessageId, RoleId, UserId};
use serenity::builder::CreateAttachment;
use serenity::http::{LightMethod, Route};

use crate::discord::rest::rate_limiter::Bucket;

/// One call that can be made several times.
#[derive(Clone, Debug)]
pub(in crate::discord) struct RestCall<'a> {
    pub(super) route: Route<'a>,
    pub(super) method: LightMethod,
    pub(super) body: Option<Value>,
    pub(super) files: Vec<CreateAttachment>,
    /// The query parameters.
    pub(super) params: Vec<(&'static str, String)>,
    /// `true` if the call is idempotent.
    pub(super) idempotent: bool,
}

impl<'a> RestCall<'a> {
    fn new(method: LightMethod, route: Route<'a>, body: Value) -> Self {
        Self {
            route,
            method,
            body: Some(body),
            files: Vec::new(),
            params: Vec::new(),
            idempotent: true,
        }
    }

    /// A call without a body.
    fn silent(method: LightMethod, route: Route<'a>) -> Self {
        Self {
            route,
            method,
            body: None,
            files: Vec::new(),
            params: Vec::new(),
            idempotent: true,
        }
    }

    /// Asks for the gateway's address, recommended shards and session limit.
    pub(in crate::discord) fn gateway() -> Self {
        Self::silent(LightMethod::Get, Route::GatewayBot)
    }

    /// Asks for the bot's application.
    pub(in crate::discord) fn application() -> Self {
        Self::silent(LightMethod::Get, Route::Oauth2ApplicationCurrent)
    }

    /// Asks for the registered commands, of one server or global, in all languages.
    pub(in crate::discord) fn registered(
        application_id: ApplicationId,
        server: Option<GuildId>,
    ) -> Self {
        let mut call = Self::silent(LightMethod::Get, commands(application_id, server));
        call.params = vec![("with_localizations", "true".to_owned())];
        call
    }

    /// Sets the commands, of one server or global.
    pub(in crate::discord) fn register(
        application_id: ApplicationId,
        server: Option<GuildId>,
        all: Value,
    ) -> Self {
        Self::new(LightMethod::Put, commands(application_id, server), all)
    }

    /// Sends the first response to an interaction.
    pub(in crate::discord) fn first_answer(
        interaction_id: InteractionId,
        token: &'a str,
        answer: Value,
    ) -> Self {
        let route = Route::InteractionResponse {
            interaction_id,
            token,
        };
        Self::new(LightMethod::Post, route, answer)
    }

    /// Replaces the first response to an interaction.
    pub(in crate::discord) fn replace_answer(
        application_id: ApplicationId,
        token: &'a str,
        message: Value,
    ) -> Self {
        let route = Route::WebhookOriginalInteractionResponse {
            application_id,
            token,
        };
        Self::new(LightMethod::Patch, route, message)
    }

    /// Looks up the first response to an interaction.
    pub(in crate::discord) fn answer_so_far(application_id: ApplicationId, token: &'a str) -> Self {
        let route = Route::WebhookOriginalInteractionResponse {
            application_id,
            token,
        };
        Self::silent(LightMethod::Get, route)
    }

    /// Deletes the first response to an interaction.
    pub(in crate::discord) fn take_back_answer(
        application_id: ApplicationId,
        token: &'a str,
    ) -> Self {
        let route = Route::WebhookOriginalInteractionResponse {
            application_id,
            token,
        };
        Self::silent(LightMethod::Delete, route)
    }

    /// Sends a follow-up to an interaction.
    pub(in crate::discord) fn follow_up(
        application_id: ApplicationId,
        token: &'a str,
        message: Value,
    ) -> Self {
        let route = Route::WebhookFollowupMessages {
            application_id,
            token,
        };
        let mut call = Self::new(LightMethod::Post, route, message);
        call.idempotent = false;
        call
    }

    /// Posts the message in a channel.
    pub(in crate::discord) fn post(channel_id: ChannelId, message: Value) -> Self {
        Self::new(
            LightMethod::Post,
            Route::ChannelMessages { channel_id },
            message,
        )
    }

    /// Asks for the next messages of a channel after this one, newest first.
    pub(in crate::discord) fn messages_after(
        channel_id: ChannelId,
        after: u64,
        count: usize,
    ) -> Self {
        let mut call = Self::silent(LightMethod::Get, Route::ChannelMessages { channel_id });
        call.params = vec![("after", after.to_string()), ("limit", count.to_string())];
        call
    }

    /// Replaces the controls of a posted message, and nothing else.
    pub(in crate::discord) fn edit_controls(
        channel_id: ChannelId,
        message_id: MessageId,
        rows: &[Value],
    ) -> Self {
        let change = serde_json::json!({ "components": rows });
        Self::edit(channel_id, message_id, change)
    }

    /// Deletes a posted message of the bot.
    pub(in crate::discord) fn delete(channel_id: ChannelId, message_id: MessageId) -> Self {
        let route = Route::ChannelMessage {
            channel_id,
            message_id,
        };
        Self::silent(LightMethod::Delete, route)
    }

    /// Changes the fields of a posted message that `change` names, and nothing else.
    pub(in crate::discord) fn edit(
        channel_id: ChannelId,
        message_id: MessageId,
        change: Value,
    ) -> Self {
        let route = Route::ChannelMessage {
            channel_id,
            message_id,
        };
        Self::new(LightMethod::Patch, route, change)
    }

    /// Opens the direct-message channel with a user, or finds it open.
    pub(in crate::discord) fn create_dm(user: UserId) -> Self {
        let recipient = serde_json::json!({ "recipient_id": user.to_string() });
        Self::new(LightMethod::Post, Route::UserMeDmChannels, recipient)
    }

    /// Opens a thread on a message. Discord makes at most one for each message.
    pub(in crate::discord) fn open_thread(
        channel_id: ChannelId,
        message_id: MessageId,
        name: &str,
    ) -> Self {
        let route = Route::ChannelMessageThreads {
            channel_id,
            message_id,
        };
        let week = 7 * 24 * 60;
        let thread = serde_json::json!({ "name": name, "auto_archive_duration": week });
        Self::new(LightMethod::Post, route, thread)
    }

    /// Archives or unarchives a thread.
    pub(in crate::discord) fn set_archived(channel_id: ChannelId, archived: bool) -> Self {
        let change = serde_json::json!({ "archived": archived });
        Self::new(LightMethod::Patch, Route::Channel { channel_id }, change)
    }

    /// Adds a user to a thread.
    pub(in crate::discord) fn add_to_thread(channel_id: ChannelId, user_id: UserId) -> Self {
        let route = Route::ChannelThreadMember {
            channel_id,
            user_id,
        };
        Self::silent(LightMethod::Put, route)
    }

    /// Asks for a member of a server.
    pub(in crate::discord) fn member(guild_id: GuildId, user_id: UserId) -> Self {
        Self::silent(LightMethod::Get, Route::GuildMember { guild_id, user_id })
    }

    /// Gives a role to a member, or removes it.
    pub(in crate::discord) fn member_role(
        guild_id: GuildId,
        user_id: UserId,
        role_id: RoleId,
        give: bool,
    ) -> Self {
        let method = if give {
            LightMethod::Put
        } else {
            LightMethod::Delete
        };
        let route = Route::GuildMemberRole {
            guild_id,
            user_id,
            role_id,
        };
        Self::silent(method, route)
    }

    /// Asks for the roles of a server.
    pub(in crate::discord) fn roles(guild_id: GuildId) -> Self {
        Self::silent(LightMethod::Get, Route::GuildRoles { guild_id })
    }

    /// Asks for the bot's own user.
    pub(in crate::discord) fn own_user() -> Self {
        Self::silent(LightMethod::Get, Route::UserMe)
    }

    /// Adds files to the call.
    pub(in crate::discord) fn with_files(mut self, files: Vec<CreateAttachment>) -> Self {
        self.files.extend(files);
        self
    }

    /// Its message and its files, numbered in order.
    pub(super) fn form(&self) -> Form {
        let body = self.body.as_ref().map(Value::to_string);
        let form = Form::new().text("payload_json", body.unwrap_or_default());
        self.files.iter().enumerate().fold(form, |form, (n, file)| {
            let part = Part::bytes(file.data.clone()).file_name(file.filename.clone());
            form.part(format!("files[{n}]"), part)
        })
    }

    /// Its rate-limit bucket; `None` for calls without a limit.
    pub(super) fn bucket(&self) -> Option<Bucket> {
        let method = self.method.reqwest_method();
        Bucket::of(method.as_str(), &self.route.path())
    }

    /// Its route for metrics and the log: the path without ids and tokens.
    pub(super) fn kind(&self) -> String {
        let path = self.route.path();
        let parts = path.trim_matches('/').split('/');
        let parts: Vec<&str> = parts.skip_while(|part| *part != "v10").skip(1).collect();
        let secret = matches!(parts.first(), Some(&("webhooks" | "interactions")));
        let named = parts.iter().enumerate().map(|(n, part)| {
            let number = part.bytes().all(|byte| byte.is_ascii_digit());
            if number || secret && n == 2 {
                "*"
            } else {
                part
            }
        });
        let method = self.method.reqwest_method();
        format!("{method} /{}", named.collect::<Vec<_>>().join("/"))
    }
}

/// The route of the commands, of one server or global.
fn commands(application_id: ApplicationId, server: Option<GuildId>) -> Route<'static> {
    match server {
        Some(guild_id) => Route::GuildCommands {
            application_id,
            guild_id,
        },
        None => Route::Commands { application_id },
    }
}
