//! The fields that commands, components and modals share.

use serenity::all::{
    ApplicationId, AuthorizingIntegrationOwner, AuthorizingIntegrationOwners, ChannelId,
    CommandInteraction, ComponentInteraction, GuildId, InteractionContext, InteractionId, Member,
    ModalInteraction, PartialChannel, Permissions, User,
};

use crate::discord::base::ids;
use crate::service::Place;

/// The fields that every interaction has.
pub(in crate::discord) struct InteractionHead<'a> {
    /// Its id.
    pub(in crate::discord) id: InteractionId,
    /// The bot's application.
    pub(in crate::discord) application: ApplicationId,
    /// The token of its answers.
    pub(in crate::discord) token: &'a str,
    /// Its user.
    pub(in crate::discord) user: &'a User,
    /// Its user as a member of the server.
    pub(in crate::discord) member: Option<&'a Member>,
    /// Its server.
    pub(in crate::discord) server: Option<GuildId>,
    /// The id of its channel.
    pub(in crate::discord) channel_id: ChannelId,
    /// Its channel.
    pub(in crate::discord) channel: Option<&'a PartialChannel>,
    /// The bot's permissions in the channel.
    pub(in crate::discord) rights: Option<Permissions>,
    /// `true` if the bot is installed for this user alone and not in the server. A modal does not say so.
    pub(in crate::discord) guest: bool,
    /// The language tag of the user's client.
    pub(in crate::discord) locale: &'a str,
    /// The language tag of the server.
    pub(in crate::discord) server_locale: Option<&'a str>,
}

impl InteractionHead<'_> {
    /// Its place.
    pub(in crate::discord) fn place(&self) -> Place {
        ids::place(self.server, self.channel_id)
    }
}

impl<'a> From<&'a CommandInteraction> for InteractionHead<'a> {
    fn from(said: &'a CommandInteraction) -> Self {
        let owners = &said.authorizing_integration_owners;
        Self {
            id: said.id,
            application: said.application_id,
            token: &said.token,
            user: &said.user,
            member: said.member.as_deref(),
            server: said.guild_id,
            channel_id: said.channel_id,
            channel: said.channel.as_ref(),
            rights: said.app_permissions,
            guest: is_guest(said.guild_id, owners, said.context),
            locale: &said.locale,
            server_locale: said.guild_locale.as_deref(),
        }
    }
}

impl<'a> From<&'a ComponentInteraction> for InteractionHead<'a> {
    fn from(said: &'a ComponentInteraction) -> Self {
        let owners = &said.authorizing_integration_owners;
        Self {
            id: said.id,
            application: said.application_id,
            token: &said.token,
            user: &said.user,
            member: said.member.as_ref(),
            server: said.guild_id,
            channel_id: said.channel_id,
            channel: said.channel.as_ref(),
            rights: said.app_permissions,
            guest: is_guest(said.guild_id, owners, said.context),
            locale: &said.locale,
            server_locale: said.guild_locale.as_deref(),
        }
    }
}

impl<'a> From<&'a ModalInteraction> for InteractionHead<'a> {
    fn from(said: &'a ModalInteraction) -> Self {
        Self {
            id: said.id,
            application: said.application_id,
            token: &said.token,
            user: &said.user,
            member: said.member.as_ref(),
            server: said.guild_id,
            channel_id: said.channel_id,
            channel: said.channel.as_ref(),
            rights: said.app_permissions,
            guest: false,
            locale: &said.locale,
            server_locale: said.guild_locale.as_deref(),
        }
    }
}

/// Returns `true` if the bot is installed for this user alone and not in the server.
fn is_guest(
    server: Option<GuildId>,
    AuthorizingIntegrationOwners(owners): &AuthorizingIntegrationOwners,
    context: Option<InteractionContext>,
) -> bool {
    let by_server = |owner| matches!(owner, &AuthorizingIntegrationOwner::GuildInstall(_));
    let elsewhere = context == Some(InteractionContext::PrivateChannel);
    // Without the field of owners, the bot counts as present in the server.
    elsewhere || server.is_some() && !owners.is_empty() && !owners.iter().any(by_server)
}
