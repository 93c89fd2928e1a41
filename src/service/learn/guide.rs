//! Help: the game and the bot in a few pictures, followed by all commands.
//!
//! A page is a [`GuideAction`] and nothing else: each button carries the action of its target page.

use crate::game::options::Options;
use crate::game::teach::Diagram;
use crate::games::GameKind;
use crate::play::{Place, PlayerId};
use crate::scene::ThemeName;
use crate::service::api::action::Action;
use crate::service::api::guide::{GuideAction, GuidePage};
use crate::service::api::reply::{ButtonStyle, Control, Reply};
use crate::service::api::{guide, help_pages, rulebook};
use crate::service::describe::button::button;
use crate::service::describe::refuse;
use crate::service::learn::teach;
use crate::service::lookup::{preferences, server};
use crate::service::words::catalogue::{self, TextArg};
use crate::service::words::text::Text;
use crate::store::Store;

/// Help from its first page, with the server's game.
pub(in crate::service) fn help(store: &Store, player: &PlayerId, place: &Place) -> Vec<Reply> {
    let kind = server::settings_at(store, place).game;
    guide(
        store,
        player,
        GuideAction {
            kind,
            page: GuidePage::Picture(1),
        },
    )
}

/// A page of help, or the nearest existing one.
pub(in crate::service) fn guide(
    store: &Store,
    player: &PlayerId,
    action: GuideAction,
) -> Vec<Reply> {
    let theme = preferences::preferences_of(store, player).theme;
    vec![match action.page {
        GuidePage::Picture(nth) => pictured(action.kind, nth, theme),
        GuidePage::Commands(nth) => commands(action.kind, nth),
    }]
}

fn title(page: &Diagram) -> String {
    catalogue::sentences().line(&format!("guide-title-{}", page.code), &[])
}

/// One of the pictures with its words.
fn pictured(kind: GameKind, number: u8, theme: ThemeName) -> Reply {
    let words = catalogue::sentences();
    let pages = kind.spec().teaching.guide;
    let index = guide::nearest(number, pages.len());
    let page = &pages[index];
    let mut reply = Reply::note(Text::default());
    if index == 0 {
        reply.text.push_line(words.text("help-title", &[]));
    }
    let args = [
        ("title", title(page).into()),
        ("page", TextArg::count(index + 1)),
        ("pages", TextArg::count(pages.len())),
    ];
    reply.text.push_line(words.text("guide-page", &args));
    let verbs = [
        "challenge",
        "move",
        "board",
        "clock",
        "settings",
        "rules",
        "tutorial",
        "dice",
        "verify",
    ];
    let pick = ("pick", words.line("button-pick", &[]).into());
    let verbs = verbs.map(|verb| (verb, TextArg::Command(verb)));
    let args: Vec<(&str, TextArg<'_>)> = verbs.into_iter().chain([pick]).collect();
    let body = words.text(&format!("guide-{}", page.code), &args);
    reply.text.push_line(body);
    let seen = words.line(&format!("guide-seen-{}", page.code), &[]);
    let heading = words.line(
        "teach-title",
        &[
            ("game", kind.spec().title.into()),
            ("topic", title(page).into()),
        ],
    );
    let picture = teach::diagram(kind, page, heading, seen.clone(), theme);
    reply
        .text
        .push_line(teach::on_the_board(&picture.scene, seen));
    reply.picture = Some(picture);
    reply.controls = controls(kind, index, pages);
    reply.replaces_source = true;
    reply
}

fn controls(kind: GameKind, index: usize, pages: &[Diagram]) -> Vec<Control> {
    let picture = |index: usize| Action::guide(kind, GuidePage::Picture(guide::nth(index)));
    let back = index.checked_sub(1).map(picture);
    let on = (index + 1 < pages.len()).then(|| picture(index + 1));
    let mut controls: Vec<Control> = teach::turns(&picture(index), back, on).into();
    // The lesson is for those who have seen enough pictures, and for those who want none.
    if index == 0 || index + 1 == pages.len() {
        controls.push(button(
            "button-lesson",
            Action::first_task(kind),
            ButtonStyle::Success,
        ));
    }
    controls.push(button(
        "button-play-computer",
        Action::computer_levels(kind),
        ButtonStyle::Primary,
    ));
    controls.push(button(
        "button-rules",
        rulebook::contents(kind),
        ButtonStyle::Secondary,
    ));
    let all = Action::guide(kind, GuidePage::Commands(1));
    controls.push(button("button-commands", all, ButtonStyle::Secondary));
    controls.extend(teach::others(kind, Action::first_guide_picture));
    let options = pages.iter().enumerate();
    controls.push(Control::Menu {
        prompt: catalogue::sentences().line("menu-guide", &[]),
        options: options
            .map(|(index, page)| (title(page), picture(index)))
            .collect(),
    });
    controls
}

/// A page of all commands.
fn commands(kind: GameKind, number: u8) -> Reply {
    let start = (kind.spec().start)(&Options::default());
    let mut pages = help_pages::help(&refuse::example(&*start));
    let command = [("tutorial", TextArg::Command("tutorial"))];
    if let Some(last) = pages.last_mut() {
        last.text
            .push_line(catalogue::sentences().text("guide-commands-lesson", &command));
    }
    let count = pages.len();
    let index = guide::nearest(number, count);
    let page = |index: usize| Action::guide(kind, GuidePage::Commands(guide::nth(index)));
    let back = index.checked_sub(1).map(page);
    let on = (index + 1 < count).then(|| page(index + 1));
    let mut reply = pages.swap_remove(index);
    reply.controls = teach::turns(&page(index), back, on).into();
    reply.controls.push(button(
        "button-pictures",
        Action::first_guide_picture(kind),
        ButtonStyle::Secondary,
    ));
    reply.replaces_source = true;
    reply
}
