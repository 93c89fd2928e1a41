//! The pages of help that list commands.

use crate::service::api::reply::Reply;
use crate::service::api::verbs;
use crate::service::words::catalogue::{self, TextArg};
use crate::service::words::text::Text;

/// All commands, in pages; `example` is a legal move of the shown game.
pub(in crate::service) fn help(example: &str) -> Vec<Reply> {
    let mentioned = verbs::mentioned();
    let verbs = mentioned.iter().map(|verb| (*verb, TextArg::Command(verb)));
    // A verb of two words cannot be the name of an argument.
    let words = ("words", TextArg::Command("dice words"));
    let args = verbs.chain([words, ("example", example.into())]);
    let args: Vec<(&str, TextArg<'_>)> = args.collect();
    // One message has no room for all commands as mentions.
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
