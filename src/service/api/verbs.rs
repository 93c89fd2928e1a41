//! The verbs that help lists.

use crate::service::api::reply::Reply;
use crate::service::words::catalogue;
use crate::service::words::catalogue::TextArg;
use crate::service::words::text::Text;

/// All verbs that sentences may name as commands; each transport knows where one stands.
pub const VERBS: [&str; 50] = [
    "challenge",
    "challenges",
    "block",
    "friend",
    "move",
    "signal",
    "draw",
    "takeback",
    "swap",
    "resign",
    "abort",
    "board",
    "clock",
    "pause",
    "resume",
    "give",
    "claim",
    "holiday",
    "hours",
    "review",
    "history",
    "profile",
    "dice",
    "verify",
    "games",
    "remind",
    "film",
    "export",
    "show",
    "describe",
    "explore",
    "plan",
    "note",
    "settings",
    "rules",
    "setup",
    "server",
    "here",
    "accept",
    "decline",
    "unblock",
    "unfriend",
    "dice words",
    "dice enter",
    "dice renew",
    "notes",
    "help",
    "tutorial",
    "privacy",
    "moderate",
];

/// All commands, in pages; `example` is a move of the game that is shown.
pub(in crate::service) fn help(example: &str) -> Vec<Reply> {
    let verbs = VERBS.iter().map(|verb| (*verb, TextArg::Command(verb)));
    // A verb of two words cannot be the name of an argument.
    let words = ("words", TextArg::Command("dice words"));
    let args = verbs.chain([words, ("example", example.into())]);
    let args: Vec<(&str, TextArg<'_>)> = args.collect();
    // With every command as a mention of it, one message would not hold all.
    let pages: [&[&str]; 2] = [
        &[
            "help-title",
            "help-challenge",
            "help-move",
            "help-active",
            "help-draw",
            "help-signal",
        ],
        &[
            "help-time",
            "help-look",
            "help-aids",
            "help-rules",
            "help-server",
        ],
    ];
    let page = |ids: &[&str]| {
        let mut text = Text::default();
        for id in ids {
            text.push_line(catalogue::sentences().text(id, &args));
        }
        Reply::note(text)
    };
    pages.map(page).into()
}
