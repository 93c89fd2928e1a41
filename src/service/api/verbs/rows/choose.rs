//! The verbs about people, preferences, servers and moderation.

use crate::service::api::competition::Competition;
use crate::service::api::completion::CompletionField;
use crate::service::api::reminder_settings::ReminderSetting;
use crate::service::api::server_settings::ServerSetting;
use crate::service::api::verbs::line::Slot::{Anything, MaybeName, MaybeWord, Rest, Word};
use crate::service::api::verbs::option::{Choices, OptionKind, VerbOption};
use crate::service::api::verbs::rows::{
    any_game, choice, completed, explained, limited, listed, player, switch, text, verb,
};
use crate::service::api::verbs::{ReadOptions, Verb, read, read_programs, read_ratings};
use crate::store::{HookTopic, TokenScope};

/// Most characters of an address.
const ADDRESS: u16 = 300;
/// The highest number of a hook.
const HOOKS: u8 = 99;
/// Most characters of a moderator's reason.
const REASON: u16 = 200;

pub(super) fn moderation() -> [Verb; 9] {
    let numbered = || any_game().required();
    let reason = || limited("reason", REASON);
    let account = |key| player("player").required().described(key);
    let grounds = || reason().described("grounds");
    [
        verb("moderate pause", "moderate pause", read::moderate_pause)
            .with([numbered(), reason()])
            .line(explained(&["moderate"], "moderate-among-friends")),
        verb("moderate resume", "moderate resume", read::moderate_resume).with([numbered()]),
        verb("moderate annul", "moderate annul", read::annul).with([numbered()]),
        verb("moderate unrate", "moderate unrate", read_ratings::unrate)
            .with([numbered(), reason()]),
        verb("moderate hand-over", "moderate hand-over", read::hand_over).with([
            numbered(),
            account("from"),
            player("new-player").required().described("to"),
            reason(),
        ]),
        verb("moderate bar", "moderate bar", read_ratings::bar)
            .with([account("barred"), grounds()]),
        verb("moderate merge", "moderate merge", read_ratings::merge).with([
            account("merged"),
            player("into").required(),
            grounds(),
        ]),
        verb("moderate admit", "moderate admit", read_ratings::admit)
            .with([account("admitted"), grounds()]),
        verb("moderate log", "moderate log", read::moderation_log)
            .with([any_game(), player("player")]),
    ]
}

pub(super) fn personal_data() -> [Verb; 5] {
    let wrong = "console-privacy-what";
    [
        verb("privacy show", "privacy show", read::privacy).typed(
            &["privacy", "privacy show"],
            &[],
            wrong,
        ),
        verb("privacy export", "privacy export", read::privacy_export).typed(
            &["privacy export"],
            &[],
            wrong,
        ),
        verb(
            "privacy competition",
            "privacy competition",
            read_ratings::competition,
        )
        .with([listed(
            "choice",
            const {
                &[
                    Competition::Hidden.code(),
                    Competition::Server.code(),
                    Competition::Everywhere.code(),
                ]
            },
        )])
        .typed(&["privacy competition"], &[MaybeWord("choice")], wrong),
        verb("privacy delete", "privacy delete", read::privacy_delete).typed(
            &["privacy delete"],
            &[],
            wrong,
        ),
        verb("privacy server", "privacy server", read::privacy_server).typed(
            &["privacy server"],
            &[],
            wrong,
        ),
    ]
}

pub(super) fn public_pages() -> [Verb; 3] {
    let scopes = const { &[TokenScope::Read.code(), TokenScope::Move.code()] };
    let wrong = "console-token-what";
    [
        verb("web link", "web link", read::web_link).line(explained(&["web"], "sign-in-at-table")),
        verb("web sessions", "web sessions", read::web_sessions),
        verb("web token", "web token", read_programs::token)
            .like("token")
            .with([listed("new", scopes), text("end")])
            .typed(&["token", "tokens"], &[], wrong)
            .typed(&["token new"], &[Word("new")], wrong)
            .typed(&["token end"], &[Word("end")], wrong),
    ]
}

pub(super) fn people() -> [Verb; 6] {
    let about = |name, read: ReadOptions| {
        let path = format!("player {name}");
        verb(name, &path, read).with([player("player")])
    };
    let named = &[MaybeName("player")];
    [
        about("block", read::block).typed(&["block"], named, "console-unknown"),
        about("unblock", read::unblock).typed(&["unblock"], named, "console-unknown"),
        about("friend", read::befriend).typed(&["friend"], named, "console-unknown"),
        about("unfriend", read::unfriend).typed(&["unfriend"], named, "console-unknown"),
        about("profile", read::profile).typed(&["profile"], named, "console-unknown"),
        about("rating", read_ratings::rating)
            .with([choice("ratings", Choices::Pools)])
            .typed(&["rating"], named, "console-unknown"),
    ]
}

pub(super) fn settings() -> [Verb; 5] {
    let preference = |name| choice(name, Choices::Preferences);
    let wrong = "console-settings-what";
    let remind = ReminderSetting::ALL.map(|setting| match setting {
        ReminderSetting::How => completed("how", |_| {
            Some(CompletionField::Remind(ReminderSetting::How))
        }),
        ReminderSetting::Quiet => completed("quiet", |_| {
            Some(CompletionField::Remind(ReminderSetting::Quiet))
        }),
        ReminderSetting::Where | ReminderSetting::Boards => {
            listed(setting.code(), setting.offered())
        }
    });
    [
        verb("settings", "settings boards", read::settings)
            .with(["theme", "facing", "confirm"].map(preference))
            .spelt(&["settings"], "[NAME VALUE]", wrong)
            .typed(&["theme"], &[Rest("theme")], wrong)
            .typed(&["facing"], &[Rest("facing")], wrong)
            .typed(&["confirm"], &[Rest("confirm")], wrong),
        verb("general", "settings general", read::settings)
            .like("settings")
            .with(["language", "welcome", "puzzles", "rated"].map(preference))
            .spelt(&["language"], "[LANGUAGE|auto]", "console-language-which")
            .typed(&["welcome"], &[Rest("welcome")], wrong)
            .typed(&["puzzles"], &[Rest("puzzles")], "console-puzzles-what")
            .typed(&["rated"], &[Rest("rated")], "console-rated-what"),
        verb("holiday", "settings holiday", read::holiday)
            .with([
                completed("until", |_| Some(CompletionField::Away)),
                text("from"),
                switch("back"),
            ])
            .spelt(&["holiday"], "[[FROM] UNTIL|over]", "console-unknown"),
        verb("hours", "settings hours", read::hours)
            .with([
                completed("zone", |_| Some(CompletionField::Zone)),
                completed("night", |_| Some(CompletionField::Night)),
                completed("rest", |_| Some(CompletionField::Rest)),
            ])
            .spelt(
                &["hours"],
                "[zone ZONE|night HOURS|rest DAYS]",
                "console-hours-what",
            ),
        verb("remind", "settings reminders", read::remind)
            .with(remind)
            .spelt(
                &["remind", "reminders"],
                "[HOW|where PLACE|quiet HOURS|boards WHERE]",
                "console-unknown",
            ),
    ]
}

pub(super) fn of_the_server() -> [Verb; 2] {
    [
        verb("server", "server settings", read::server)
            .with([
                choice("setting", Choices::ServerSettings),
                completed("value", |given| {
                    let setting = given.text("setting").and_then(ServerSetting::from_code);
                    Some(CompletionField::Value(setting))
                }),
            ])
            .spelt(&["server"], "[SETTING [VALUE…]]", "console-server-what"),
        verb("setup", "server setup", read::setup).typed(
            &["setup"],
            &[Anything],
            "console-unknown",
        ),
    ]
}

/// Web hooks and tokens, for people's own programs.
pub(super) fn programs() -> [Verb; 2] {
    let topics = const {
        &[
            "all",
            HookTopic::Move.code(),
            HookTopic::Turn.code(),
            HookTopic::Over.code(),
            HookTopic::Round.code(),
            HookTopic::Open.code(),
        ]
    };
    [
        verb("hooks", "server hooks", read_programs::hooks)
            .with([
                limited("address", ADDRESS),
                listed("about", topics),
                number("test"),
                number("remove"),
            ])
            .line(explained(&["hooks"], "hooks-for-servers")),
        verb("server token", "server token", read_programs::server_token)
            .like("token")
            .with([switch("new"), text("end")]),
    ]
}

/// A hook by its number.
fn number(name: &'static str) -> VerbOption {
    VerbOption::new(name, OptionKind::Number(1, HOOKS))
}
