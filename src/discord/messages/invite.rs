//! The permissions asked for in an invitation, and its link.
//!
//! Every list of them follows this one: the help's button, `kingboard invite`, the README and docs/hosting.md.

use std::num::NonZeroU64;

use serenity::all::Permissions;

/// A permission the bot asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InvitePermission {
    /// Discord's name for it.
    pub name: &'static str,
    /// Its purpose, for the reader of the invitation.
    pub why: &'static str,
    flag: Permissions,
}

/// All permissions the bot asks for.
pub const INVITE_PERMISSIONS: [InvitePermission; 7] = [
    wanted(
        "View Channels",
        "to see the channels in which you play",
        Permissions::VIEW_CHANNEL,
    ),
    wanted(
        "Send Messages",
        "to post boards: they are ordinary messages, so that you can reply to them",
        Permissions::SEND_MESSAGES,
    ),
    wanted(
        "Send Messages in Threads",
        "to post boards of games in threads",
        Permissions::SEND_MESSAGES_IN_THREADS,
    ),
    wanted(
        "Attach Files",
        "to post the picture of a board",
        Permissions::ATTACH_FILES,
    ),
    wanted(
        "Read Message History",
        "to reply to a typed move: Discord asks for it with each reply",
        Permissions::READ_MESSAGE_HISTORY,
    ),
    wanted(
        "Create Public Threads",
        "to open a thread for a game, on servers that choose this",
        Permissions::CREATE_PUBLIC_THREADS,
    ),
    wanted(
        "Manage Threads",
        "to wake and close such threads",
        Permissions::MANAGE_THREADS,
    ),
];

const fn wanted(name: &'static str, why: &'static str, flag: Permissions) -> InvitePermission {
    InvitePermission { name, why, flag }
}

/// All permissions as one number.
pub fn rights() -> u64 {
    let flags = INVITE_PERMISSIONS.iter().map(|right| right.flag);
    flags.collect::<Permissions>().bits()
}

/// The names of the wanted permissions missing from these.
pub fn lacking(given: u64) -> Vec<&'static str> {
    let given = Permissions::from_bits_retain(given);
    let lacks = |right: &&InvitePermission| !given.contains(right.flag);
    INVITE_PERMISSIONS
        .iter()
        .filter(lacks)
        .map(|right| right.name)
        .collect()
}

/// The invitation link of this application.
pub fn address(application: NonZeroU64) -> String {
    let rights = rights();
    format!(
        "https://discord.com/oauth2/authorize?client_id={application}&scope=bot%20applications.commands&permissions={rights}"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_link_asks_for_these_rights_and_no_others() {
        let least = Permissions::VIEW_CHANNEL
            | Permissions::SEND_MESSAGES
            | Permissions::SEND_MESSAGES_IN_THREADS
            | Permissions::ATTACH_FILES
            | Permissions::READ_MESSAGE_HISTORY
            | Permissions::CREATE_PUBLIC_THREADS
            | Permissions::MANAGE_THREADS;
        assert_eq!(rights(), least.bits());
        assert!(!Permissions::from_bits_retain(rights()).administrator());
        assert_eq!(lacking(rights()), [""; 0]);
        assert_eq!(lacking(0).len(), INVITE_PERMISSIONS.len());
    }

    #[test]
    fn the_documents_name_the_same_rights_and_their_number() {
        let readme = include_str!("../../../README.md");
        let hosting = include_str!("../../../docs/hosting.md");
        for page in [readme, hosting] {
            assert!(page.contains(&format!("permissions={}", rights())));
        }
        let table = hosting.split("| permission | why |").nth(1).unwrap();
        let rows = table
            .lines()
            .skip(2)
            .take_while(|line| line.starts_with('|'));
        let mut named: Vec<&str> = rows
            .flat_map(|row| row.split('|').nth(1).unwrap().split(','))
            .map(str::trim)
            .collect();
        named.sort_unstable();
        let mut wanted = INVITE_PERMISSIONS.map(|right| right.name);
        wanted.sort_unstable();
        assert_eq!(named, wanted);
    }
}
