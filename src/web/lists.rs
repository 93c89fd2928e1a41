//! The first page of a table, with the games to begin and to continue, and the lists of games of all pages.

use askama::Template;
use axum::extract::State;
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
use crate::web::page::{self, Around, Visitor};
use crate::web::party::Party;

/// Most games in a list on the page of games.
const MAX_GAMES: usize = 60;
/// Most games in a list on the first page.
const HANDFUL: usize = 10;
/// Most open games among which those that wait for the reader's move are found.
const MAX_OPEN: usize = 200;

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

/// The part of a list that an address asks for; all lists from their beginning without one.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
pub(super) struct AskedList {
    of: Option<ListName>,
    before: Option<i64>,
}

impl AskedList {
    /// The lists that it asks for.
    pub(super) fn lists(self, service: &Service, party: &Party, around: &Around) -> Vec<GameList> {
        let before = self.before.filter(|_| self.of.is_some()).map(GameId);
        let names = ListName::ALL.into_iter();
        let names = names.filter(|name| self.of.is_none_or(|of| of == *name));
        let asked = |name| ListSection {
            name,
            before,
            most: MAX_GAMES,
        };
        let lists = names.flat_map(|name| asked(name).lists(service, party, around));
        lists.collect()
    }
}

/// A part of a list.
#[derive(Clone, Copy, Debug)]
struct ListSection {
    name: ListName,
    before: Option<GameId>,
    most: usize,
}

impl ListSection {
    fn asked(self, most: usize) -> LinesAsked {
        LinesAsked {
            open: self.name != ListName::Over,
            before: self.before,
            most,
        }
    }

    /// The games of it that wait for the reader’s move, then the others. Empty lists are left out.
    fn lists(self, service: &Service, party: &Party, around: &Around) -> Vec<GameList> {
        let is_own = self.name == ListName::Own;
        let waiting = if is_own && self.before.is_none() {
            let open = listed(service, party, self.name, self.asked(MAX_OPEN)).lines;
            let mut waiting: Vec<GameLine> =
                open.into_iter().filter(|game| waits(game, party)).collect();
            waiting.truncate(self.most);
            waiting
        } else {
            Vec::new()
        };
        let most = self.most.saturating_add(waiting.len());
        let part = listed(service, party, self.name, self.asked(most));
        let mut games = part.lines;
        // One that waits and is not among the first is found in its place.
        games.retain(|game| waiting.iter().all(|first| first.game != game.game));
        let rest = part.next.map(|GameId(last)| match self.most {
            HANDFUL => ListLink {
                words: sentences().line("web-all-games", &[]),
                address: format!("{}/games?of={}", around.base, self.name.code()),
            },
            _ => ListLink {
                words: sentences().line("web-older-games", &[]),
                address: format!(
                    "{}/games?of={}&before={last}",
                    around.base,
                    self.name.code()
                ),
            },
        });
        let first = GameList {
            title: sentences().line("web-your-move", &[]),
            games: waiting,
            rest: None,
        };
        let others = GameList {
            title: sentences().line(self.name.title(around.is_table), &[]),
            games,
            rest,
        };
        let mut lists = vec![first, others];
        lists.retain(|list| !list.games.is_empty() || list.rest.is_some());
        lists
    }
}

/// Returns `true` for a game that waits for the reader’s move. At a table it is a game of one person against computers;
/// several people at one screen read from its line who is to move.
fn waits(game: &GameLine, party: &Party) -> bool {
    let mover = game.to_move.as_ref();
    match party {
        Party::Table => game.is_solo && mover.is_some_and(|mover| !mover.is_computer()),
        Party::Account(account) => mover == Some(&account.person.id),
        Party::Anybody => false,
    }
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
    let parts = names.iter().map(|name| ListSection {
        name: *name,
        before: None,
        most: HANDFUL,
    });
    let lists = parts.flat_map(|part| part.lists(service, party, around));
    lists.collect()
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

/// Writes a page with its words in this language.
pub(super) fn within(tag: &str, write: impl FnOnce() -> Response) -> Response {
    with_language(Language::of_tag(tag).unwrap_or_default(), write)
}
