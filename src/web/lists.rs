//! The first page of a table, with the games to begin and to continue, and the lists of games of all pages.

use askama::Template;
use axum::extract::{Query, State};
use axum::response::Response;
use serde::Deserialize;

use crate::render::vector::{self, BoardArt};
use crate::service::boards::at_table;
use crate::service::game_lines::{self, GameLine, LinesAsked, LinesPart};
use crate::service::lookup::viewers;
use crate::service::snapshot;
use crate::service::words::catalogue::sentences;
use crate::service::words::language::{Language, with_language};
use crate::service::{GameId, GameKind, Options, Service, StoreError};
use crate::web::Shared;
use crate::web::page::{self, AddressPart, Around, Visitor};
use crate::web::party::Party;

/// Most games in a list on the page of games.
const MAX_GAMES: usize = 60;
/// Most games in a list on the first page.
const HANDFUL: usize = 10;

/// A list of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum ListName {
    /// One's own games under way; at a table, all that are under way there.
    Own,
    /// The games of others that may be watched.
    Watch,
    /// The finished games: one's own, or those that may be watched.
    Over,
}

impl ListName {
    /// All lists, in the order of pages.
    pub(super) const ALL: [Self; 3] = [Self::Own, Self::Watch, Self::Over];

    /// The word in an address.
    const fn code(self) -> &'static str {
        match self {
            Self::Own => "own",
            Self::Watch => "watch",
            Self::Over => "over",
        }
    }

    /// The sentence above it.
    const fn title(self, is_table: bool) -> &'static str {
        match self {
            Self::Own if is_table => "web-go-on",
            Self::Own => "face-your-games",
            Self::Watch => "face-watch",
            Self::Over => "web-ended",
        }
    }
}

/// A list of games on a page.
pub(super) struct GameList {
    /// The sentence above it.
    pub(super) title: String,
    /// Its games.
    pub(super) games: Vec<GameLine>,
    /// The way to the rest of it, if there is one.
    pub(super) rest: Option<ListLink>,
}

/// A link below a list.
pub(super) struct ListLink {
    /// Its words.
    pub(super) words: String,
    /// Its address.
    pub(super) address: String,
}

/// A game that can be begun.
struct GameCard {
    slug: &'static str,
    title: &'static str,
    about: String,
    board: String,
}

#[derive(Template)]
#[template(path = "home.html")]
struct HomePage {
    around: Around,
    defs: String,
    cards: Vec<GameCard>,
    lists: Vec<GameList>,
}

#[derive(Template)]
#[template(path = "games.html")]
struct GamesPage {
    around: Around,
    lists: Vec<GameList>,
}

/// The part of a list that an address asks for; all lists from their beginning without one.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
pub(super) struct AskedList {
    of: Option<ListName>,
    before: Option<i64>,
}

/// A part of a list for a visitor.
fn part_of(
    service: &Service,
    party: &Party,
    name: ListName,
    asked: LinesAsked,
) -> Result<LinesPart, StoreError> {
    match (party, name) {
        (Party::Table, ListName::Own | ListName::Over) => {
            game_lines::games_at(service, &at_table::place(), asked)
        }
        (Party::Account(account), ListName::Own | ListName::Over) => {
            game_lines::games_of(service, &account.person.id, asked)
        }
        (Party::Anybody, ListName::Watch | ListName::Over)
        | (Party::Account(_), ListName::Watch) => {
            let servers = viewers::servers(service, party.player())?;
            game_lines::games_in(service, &servers, party.player(), asked)
        }
        (Party::Table, ListName::Watch) | (Party::Anybody, ListName::Own) => {
            Ok(LinesPart::default())
        }
    }
}

fn listed(service: &Service, party: &Party, name: ListName, asked: LinesAsked) -> LinesPart {
    part_of(service, party, name, asked).unwrap_or_else(|error| {
        tracing::error!(%error, "failed to list games for a page");
        LinesPart::default()
    })
}

/// The beginnings of these lists for a first page. Empty ones are left out.
pub(super) fn handfuls(
    service: &Service,
    party: &Party,
    around: &Around,
    names: &[ListName],
) -> Vec<GameList> {
    let shown = names.iter().map(|name| {
        let part = listed(service, party, *name, asked(*name, None, HANDFUL));
        let rest = part.next.map(|_| ListLink {
            words: sentences().line("web-all-games", &[]),
            address: format!("{}/games?of={}", around.base, name.code()),
        });
        list(*name, part.lines, rest, around)
    });
    shown.filter(|list| !list.games.is_empty()).collect()
}

fn list(name: ListName, games: Vec<GameLine>, rest: Option<ListLink>, around: &Around) -> GameList {
    GameList {
        title: sentences().line(name.title(around.is_table), &[]),
        games,
        rest,
    }
}

fn asked(name: ListName, before: Option<GameId>, most: usize) -> LinesAsked {
    LinesAsked {
        open: name != ListName::Over,
        before,
        most,
    }
}

/// The first page.
pub(super) async fn home(State(site): Shared, visitor: Visitor) -> Response {
    let asks = visitor.clone();
    let page = page::look(&site, &visitor, move |service, _, party| {
        let boards =
            GameKind::ALL.map(|kind| BoardArt::of(&snapshot::start_of(kind, &Options::default())));
        let cards = GameKind::ALL
            .iter()
            .zip(&boards)
            .map(|(kind, board)| GameCard {
                slug: kind.spec().slug,
                title: kind.spec().title,
                about: sentences().line(&format!("web-about-{kind}"), &[]),
                board: board.image(kind.spec().title),
            });
        let around = Around::new(service, &asks, party);
        HomePage {
            cards: cards.collect(),
            defs: vector::shared_defs(&boards),
            lists: handfuls(service, party, &around, &[ListName::Own]),
            around,
        }
    });
    match page.await {
        Ok(page) => within(page.around.language, || page::shown(&page)),
        Err(answer) => answer,
    }
}

/// All games of this table, or all that a visitor may see.
pub(super) async fn games(
    State(site): Shared,
    visitor: Visitor,
    AddressPart(Query(wanted)): AddressPart<Query<AskedList>>,
) -> Response {
    let asks = visitor.clone();
    let page = page::look(&site, &visitor, move |service, _, party| {
        let around = Around::new(service, &asks, party);
        let before = wanted.before.filter(|_| wanted.of.is_some()).map(GameId);
        let names = ListName::ALL.into_iter();
        let names = names.filter(|name| wanted.of.is_none_or(|of| of == *name));
        let lists = names.map(|name| {
            let part = listed(service, party, name, asked(name, before, MAX_GAMES));
            let rest = part.next.map(|GameId(last)| ListLink {
                words: sentences().line("web-older-games", &[]),
                address: format!("{}/games?of={}&before={last}", around.base, name.code()),
            });
            list(name, part.lines, rest, &around)
        });
        GamesPage {
            lists: lists.filter(|list| !list.games.is_empty()).collect(),
            around,
        }
    });
    match page.await {
        Ok(page) => within(page.around.language, || page::shown(&page)),
        Err(answer) => answer,
    }
}

/// Writes a page with its words in this language.
pub(super) fn within(tag: &str, write: impl FnOnce() -> Response) -> Response {
    with_language(Language::of_tag(tag).unwrap_or_default(), write)
}
