//! The permissions asked for in an invitation, and its link.
//!
//! Every list of them follows this one: the help's button, `kingboard invite`, the README and docs/hosting.md.

use std::num::NonZeroU64;

/// A permission the bot asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InvitePermission {
    /// Discord's name for it.
    pub name: &'static str,
    /// Its purpose, for the reader of the invitation.
    pub why: &'static str,
    /// Its bit in Discord's permissions.
    bit: u8,
}

/// All permissions the bot asks for.
pub const INVITE_PERMISSIONS: [InvitePermission; 7] = [
    wanted("View Channels", "to see the channels in which you play", 10),
    wanted(
        "Send Messages",
        "to post boards: they are ordinary messages, so that you can reply to them",
        11,
    ),
    wanted(
        "Send Messages in Threads",
        "to post boards of games in threads",
        38,
    ),
    wanted("Attach Files", "to post the picture of a board", 15),
    wanted(
        "Read Message History",
        "to reply to a typed move: Discord asks for it with each reply",
        16,
    ),
    wanted(
        "Create Public Threads",
        "to open a thread for a game, on servers that choose this",
        35,
    ),
    wanted("Manage Threads", "to wake and close such threads", 34),
];

const fn wanted(name: &'static str, why: &'static str, bit: u8) -> InvitePermission {
    InvitePermission { name, why, bit }
}

/// All permissions as one number.
pub fn rights() -> u64 {
    INVITE_PERMISSIONS
        .iter()
        .fold(0, |all, right| all | 1 << right.bit)
}

/// The names of the wanted permissions missing from these.
pub fn lacking(given: u64) -> Vec<&'static str> {
    let lacks = |right: &&InvitePermission| given & 1 << right.bit == 0;
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
    use serenity::all::Permissions;

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
