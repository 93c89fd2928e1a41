//! The [`Access`] of a user in a channel, and of the bot, read from an interaction.

use std::collections::BTreeSet;

use serenity::all::{Message, Permissions};

use crate::discord::base::ids::place;
use crate::discord::incoming::head::InteractionHead;
use crate::service::api::access::{Access, BotPermission};
use crate::service::words::language::Language;

/// Access of the author of a message, of which Discord names their roles alone.
pub(in crate::discord) fn of_message(said: &Message) -> Access {
    let roles = said.member.iter().flat_map(|member| &member.roles);
    let everybody = said.guild_id.map(|server| server.to_string());
    Access {
        roles: roles.map(ToString::to_string).chain(everybody).collect(),
        ..Access::default()
    }
}

impl InteractionHead<'_> {
    /// Access of its user. `reads_all_messages`: the bot has the message-content intent.
    pub(in crate::discord) fn access(&self, reads_all_messages: bool) -> Access {
        let member = self.member;
        let own = member.and_then(|member| member.permissions);
        let roles = member.iter().flat_map(|member| &member.roles);
        // Everybody has the role with the server's own id.
        let everybody = self.server.map(|server| server.to_string());
        Access {
            manages: own.is_some_and(|own| own.administrator() || own.manage_guild()),
            moderates: own.is_some_and(|own| {
                own.administrator() || own.manage_guild() || own.manage_messages()
            }),
            roles: roles.map(ToString::to_string).chain(everybody).collect(),
            parent: self.parent(),
            rights: self
                .rights
                .filter(|_| self.server.is_some() && !self.guest)
                .map(|rights| bot_permissions(rights, reads_all_messages)),
            guest: self.guest,
            language: Language::of_tag(self.locale),
            page_language: None,
            server_language: self.server_locale.and_then(Language::of_tag),
        }
    }

    /// The parent channel of this thread. For an ordinary channel, Discord names its category there.
    fn parent(&self) -> Option<crate::service::Place> {
        let channel = self
            .channel
            .filter(|channel| channel.thread_metadata.is_some())?;
        Some(place(self.server, channel.parent_id?))
    }
}

/// Discord's permissions in the service's words.
fn bot_permissions(rights: Permissions, reads_all_messages: bool) -> BTreeSet<BotPermission> {
    let given = |right: &BotPermission| {
        let needed = match right {
            BotPermission::View => Permissions::VIEW_CHANNEL,
            BotPermission::Post => Permissions::SEND_MESSAGES,
            BotPermission::PostInThreads => Permissions::SEND_MESSAGES_IN_THREADS,
            BotPermission::Attach => Permissions::ATTACH_FILES,
            BotPermission::History => Permissions::READ_MESSAGE_HISTORY,
            BotPermission::OpenThreads => Permissions::CREATE_PUBLIC_THREADS,
            BotPermission::KeepThreads => Permissions::MANAGE_THREADS,
            BotPermission::Hear => return reads_all_messages,
            BotPermission::Roles => Permissions::MANAGE_ROLES,
            BotPermission::CallRoles => Permissions::MENTION_EVERYONE,
        };
        rights.administrator() || rights.contains(needed)
    };
    BotPermission::ALL.into_iter().filter(given).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};
    use serenity::all::CommandInteraction;

    /// Ann's access with a command like this.
    fn access(more: &[(&str, Value)]) -> Access {
        let mut said = json!({
            "id": "1", "application_id": "901", "type": 2, "token": "t", "version": 1,
            "guild_id": "500", "channel_id": "501", "locale": "en-US", "entitlements": [],
            "app_permissions": "1024", "attachment_size_limit": 1, "context": 0,
            "channel": { "id": "501", "type": 0, "name": "town", "parent_id": "9" },
            "authorizing_integration_owners": { "0": "500" },
            "member": { "user": { "id": "11", "username": "ann", "discriminator": "0", "avatar": null },
                "roles": ["77", "78"], "permissions": "0", "deaf": false, "mute": false,
                "joined_at": "2024-01-01T00:00:00Z", "flags": 0, "pending": false },
            "data": { "id": "2", "name": "setup", "type": 1, "options": [] },
        });
        for (path, value) in more {
            match said.pointer_mut(path) {
                Some(there) => *there = value.clone(),
                None => panic!("{path}"),
            }
        }
        let said: CommandInteraction = serde_json::from_value(said).unwrap();
        InteractionHead::from(&said).access(false)
    }

    #[test]
    fn a_member_has_their_roles_and_that_of_everybody() {
        let plain = access(&[]);
        assert_eq!(plain.roles, ["77", "78", "500"]);
        assert!(!plain.manages && !plain.guest);
        assert_eq!(plain.parent, None, "a category is no parent");
        for permissions in ["8", "32"] {
            assert!(access(&[("/member/permissions", json!(permissions))]).manages);
        }
    }

    #[test]
    fn the_bots_rights_are_told_one_by_one() {
        let only = |permissions: u64| {
            let rights = access(&[("/app_permissions", json!(permissions.to_string()))]).rights;
            rights.unwrap().into_iter().collect::<Vec<_>>()
        };
        assert_eq!(only(0), []);
        assert_eq!(only(1 << 10), [BotPermission::View]);
        assert_eq!(
            only(1 << 11 | 1 << 15),
            [BotPermission::Post, BotPermission::Attach]
        );
        assert_eq!(only(1 << 38), [BotPermission::PostInThreads]);
        assert_eq!(
            only(1 << 35 | 1 << 34),
            [BotPermission::OpenThreads, BotPermission::KeepThreads]
        );
        assert_eq!(only(1 << 16), [BotPermission::History]);
        assert_eq!(only(1 << 3).len(), 9, "who administers may do everything");
    }

    #[test]
    fn a_thread_is_known_with_its_channel() {
        let thread = json!({ "id": "501", "type": 11, "name": "t", "parent_id": "502", "thread_metadata": {
            "archived": false, "auto_archive_duration": 60, "archive_timestamp": null, "locked": false } });
        let parent = access(&[("/channel", thread)]).parent.unwrap();
        assert_eq!(
            parent,
            crate::service::Place::in_server("discord", "500", "502")
        );
    }

    #[test]
    fn where_only_the_person_has_the_bot_it_is_a_guest_without_rights() {
        let own = access(&[("/authorizing_integration_owners", json!({ "1": "11" }))]);
        assert!(own.guest);
        assert_eq!(own.rights, None);
        let both = json!({ "0": "500", "1": "11" });
        assert!(!access(&[("/authorizing_integration_owners", both)]).guest);
        assert!(!access(&[("/authorizing_integration_owners", json!({}))]).guest);
        assert!(
            access(&[("/context", json!(2))]).guest,
            "a conversation of others"
        );
    }
}
