//! Help: the game and the bot in a few pictures, and behind them all commands.
//!
//! A page is a [`Wish`] and nothing else: its buttons carry the wishes of the pages they lead to.

use crate::game::options::Options;
use crate::game::teach::Diagram;
use crate::games::GameKind;
use crate::play::{Place, PlayerId};
use crate::scene::ThemeName;
use crate::service::ask::Action;
use crate::service::buttons::button;
use crate::service::prose::{TextArg, sentences};
use crate::service::reply::{ButtonStyle, Control, Reply, Text};
use crate::service::wire::number;
use crate::service::{Service, lesson, refuse, rulebook, teach, views};

/// A page of help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GuideAction {
    /// With the pictures of which game.
    pub kind: GameKind,
    /// Which page.
    pub page: GuidePage,
}

/// Which page of help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GuidePage {
    /// The picture of this number, from 1.
    Picture(u8),
    /// The page of this number of all commands, from 1.
    Commands(u8),
}

/// The wire form behind the mark.
pub(super) fn wire(wish: GuideAction) -> String {
    let slug = wish.kind.spec().slug;
    match wish.page {
        GuidePage::Picture(nth) => format!("guide.{slug}.{nth}"),
        GuidePage::Commands(nth) => format!("guide.{slug}.all.{nth}"),
    }
}

/// What [`wire`] wrote, behind its verb.
pub(super) fn unwire(parts: &[&str]) -> Option<GuideAction> {
    let (kind, page) = match *parts {
        [slug, nth] => (slug, GuidePage::Picture(number(nth)?)),
        [slug, "all", nth] => (slug, GuidePage::Commands(number(nth)?)),
        _ => return None,
    };
    Some(GuideAction {
        kind: kind.parse().ok()?,
        page,
    })
}

impl Service {
    /// Help from its first page, with the game of the server.
    pub(super) fn help(&self, who: &PlayerId, place: &Place) -> Vec<Reply> {
        let kind = self.server_settings(place).game;
        self.guide(
            who,
            GuideAction {
                kind,
                page: GuidePage::Picture(1),
            },
        )
    }

    /// A page of help; the nearest one there is.
    pub(super) fn guide(&self, who: &PlayerId, wish: GuideAction) -> Vec<Reply> {
        let theme = self.preferences_of(who).theme;
        vec![match wish.page {
            GuidePage::Picture(nth) => pictured(wish.kind, nth, theme),
            GuidePage::Commands(nth) => commands(wish.kind, nth),
        }]
    }
}

/// The page of this number, or the nearest one, by its place in the list, and how many there are.
fn nearest(nth: u8, count: usize) -> usize {
    usize::from(nth).clamp(1, count.max(1)) - 1
}

/// The number of a page by its place in the list.
fn nth(index: usize) -> u8 {
    u8::try_from(index + 1).unwrap_or(u8::MAX)
}

fn title(page: &Diagram) -> String {
    sentences().line(&format!("guide-title-{}", page.code), &[])
}

fn to(kind: GameKind, page: GuidePage) -> Action {
    Action::Guide(GuideAction { kind, page })
}

/// Asks for the first picture.
pub(super) fn first(kind: GameKind) -> Action {
    to(kind, GuidePage::Picture(1))
}

/// One of the pictures with its words.
fn pictured(kind: GameKind, number: u8, theme: ThemeName) -> Reply {
    let words = sentences();
    let pages = kind.spec().teaching.guide;
    let index = nearest(number, pages.len());
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
    let board = [("seen", seen.clone().into())];
    reply.text.push_line(words.text("rules-board", &board));
    let heading = words.line(
        "teach-title",
        &[
            ("game", kind.spec().title.into()),
            ("topic", title(page).into()),
        ],
    );
    reply.picture = Some(teach::diagram(kind, page, (heading, seen), theme));
    reply.controls = controls(kind, index, pages);
    reply.replaces_source = true;
    reply
}

fn controls(kind: GameKind, index: usize, pages: &[Diagram]) -> Vec<Control> {
    let picture = |index: usize| to(kind, GuidePage::Picture(nth(index)));
    let back = index.checked_sub(1).map(picture);
    let on = (index + 1 < pages.len()).then(|| picture(index + 1));
    let mut controls: Vec<Control> = teach::turns(&picture(index), back, on).into();
    if index + 1 == pages.len() {
        controls.push(button(
            "button-lesson",
            lesson::first(kind),
            ButtonStyle::Success,
        ));
    }
    controls.push(button(
        "button-rules",
        rulebook::contents(kind),
        ButtonStyle::Secondary,
    ));
    let all = to(kind, GuidePage::Commands(1));
    controls.push(button("button-commands", all, ButtonStyle::Secondary));
    controls.extend(teach::others(kind, first));
    let options = pages.iter().enumerate();
    controls.push(Control::Menu {
        prompt: sentences().line("menu-guide", &[]),
        options: options
            .map(|(index, page)| (title(page), picture(index)))
            .collect(),
    });
    controls
}

/// A page of all commands.
fn commands(kind: GameKind, number: u8) -> Reply {
    let start = (kind.spec().start)(&Options::default());
    let mut pages = views::help(&refuse::example(&*start));
    let command = [("tutorial", TextArg::Command("tutorial"))];
    if let Some(last) = pages.last_mut() {
        last.text
            .push_line(sentences().text("guide-commands-lesson", &command));
    }
    let count = pages.len();
    let index = nearest(number, count);
    let page = |index: usize| to(kind, GuidePage::Commands(nth(index)));
    let back = index.checked_sub(1).map(page);
    let on = (index + 1 < count).then(|| page(index + 1));
    let mut reply = pages.swap_remove(index);
    reply.controls = teach::turns(&page(index), back, on).into();
    reply.controls.push(button(
        "button-pictures",
        first(kind),
        ButtonStyle::Secondary,
    ));
    reply.replaces_source = true;
    reply
}
