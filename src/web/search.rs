//! The page of games: its lists, or the results of a search among them, with the form of the search. A search has an
//! address, and the results of `/history` for the same person; at a table these are all games there.

use askama::Template;
use axum::extract::{Query, State};
use axum::response::Response;
use serde::Deserialize;
use url::form_urlencoded;

use crate::service::api::values::{Day, HistorySearch, Person};
use crate::service::boards::at_table;
use crate::service::game_lines::GameLine;
use crate::service::history_pages::{self, HistoryPage};
use crate::service::lookup::viewers;
use crate::service::words::catalogue::sentences;
use crate::service::words::text::Text;
use crate::service::{GameKind, Place, PlayerId, Score, Service};
use crate::web::Shared;
use crate::web::lists::{AskedList, GameList, within};
use crate::web::page::{self, AddressPart, Around, FormChoice, Visitor};
use crate::web::party::Party;
use crate::web::text::{self, TextPart};

#[derive(Template)]
#[template(path = "games.html")]
struct GamesPage {
    around: Around,
    search: Option<SearchForm>,
    found: Option<FoundPage>,
    lists: Vec<GameList>,
}

/// The search that an address asks for, as typed; empty fields ask for nothing.
#[derive(Clone, Debug, Default, Deserialize)]
pub(super) struct AskedSearch {
    player: Option<String>,
    opponent: Option<String>,
    game: Option<String>,
    result: Option<String>,
    state: Option<String>,
    since: Option<String>,
    until: Option<String>,
    page: Option<u16>,
}

/// The form of a search.
pub(super) struct SearchForm {
    /// `true` if it lies open: a search found nothing.
    pub(super) is_open: bool,
    /// `true` if a player can be named: at a table, where the games of all are found.
    pub(super) takes_player: bool,
    /// The player that was typed.
    pub(super) player: String,
    /// The opponent that was typed.
    pub(super) opponent: String,
    /// The people who can be named.
    pub(super) people: Vec<String>,
    /// The games.
    pub(super) games: Vec<FormChoice>,
    /// The results.
    pub(super) results: Vec<FormChoice>,
    /// Ended, or under way.
    pub(super) states: Vec<FormChoice>,
    /// The first day.
    pub(super) since: String,
    /// The last day.
    pub(super) until: String,
}

/// The results of a search.
pub(super) struct FoundPage {
    /// The search in words.
    pub(super) title: Vec<Vec<TextPart>>,
    /// The score against the opponent.
    pub(super) score: Vec<Vec<TextPart>>,
    /// The games.
    pub(super) games: Vec<GameLine>,
    /// Why there is none.
    pub(super) nothing: Vec<Vec<TextPart>>,
    /// The address of the page before.
    pub(super) newer: Option<String>,
    /// The address of the page after.
    pub(super) older: Option<String>,
}

/// The person who searches, and where.
struct Seeker {
    player: PlayerId,
    place: Place,
    /// `true` at a table.
    is_table: bool,
    /// The people who can be named.
    people: Vec<Person>,
}

impl Seeker {
    /// `None` for a visitor who has no games of their own.
    fn of(service: &Service, party: &Party) -> Option<Self> {
        let (player, place, is_table) = match party {
            Party::Table => (at_table::usual_player(1).id, at_table::place(), true),
            Party::Account(account) => {
                let player = account.person.id.clone();
                let place = viewers::page_of(&player);
                (player, place, false)
            }
            Party::Anybody => return None,
        };
        let own = (!is_table).then_some(&player);
        let people = history_pages::people(service, own, &place).unwrap_or_else(|error| {
            tracing::error!(%error, "failed to list the people of a search");
            Vec::new()
        });
        Some(Self {
            player,
            place,
            is_table,
            people,
        })
    }
}

/// A field as typed; empty if it is not there.
fn typed(field: Option<&String>) -> &str {
    field.map_or("", |text| text.trim())
}

/// The person of this name, or the only one with this text in the name. The error says that there is none, or several.
fn called(people: &[Person], name: &str) -> Result<Option<PlayerId>, Text> {
    if name.is_empty() {
        return Ok(None);
    }
    let lower = name.to_lowercase();
    let written = |person: &Person| person.name.to_lowercase();
    let named = people.iter().find(|person| written(person) == lower);
    let mut similar = people
        .iter()
        .filter(|person| written(person).contains(&lower));
    let refusal = match (named, similar.next(), similar.next()) {
        (Some(one), _, _) | (None, Some(one), None) => return Ok(Some(one.id.clone())),
        (None, None, _) => "web-search-nobody",
        (None, Some(_), Some(_)) => "web-search-several",
    };
    Err(sentences().text(refusal, &[("name", name.into())]))
}

impl AskedSearch {
    /// Returns `true` if something is searched for.
    pub(super) fn is_made(&self) -> bool {
        let fields = self.fields();
        self.page.is_some() || fields.iter().any(|(_, field)| field.is_some())
    }

    fn fields(&self) -> [(&'static str, Option<&String>); 7] {
        [
            ("player", self.player.as_ref()),
            ("opponent", self.opponent.as_ref()),
            ("game", self.game.as_ref()),
            ("result", self.result.as_ref()),
            ("state", self.state.as_ref()),
            ("since", self.since.as_ref()),
            ("until", self.until.as_ref()),
        ]
    }

    /// The address of a page of this search.
    fn address(&self, base: &str, page: u16) -> String {
        let fields = self.fields().into_iter();
        let fields = fields.map(|(name, field)| (name, typed(field)));
        let typed = fields.filter(|(_, text)| !text.is_empty());
        let query = form_urlencoded::Serializer::new(format!("page={page}"))
            .extend_pairs(typed)
            .finish();
        format!("{base}/games?{query}")
    }

    /// The search. The error names the part that cannot be read.
    fn read(&self, seeker: &Seeker) -> Result<HistorySearch, Text> {
        let people = &seeker.people;
        let of_player = if seeker.is_table {
            typed(self.player.as_ref())
        } else {
            ""
        };
        let mut player = called(people, of_player)?;
        let mut opponent = called(people, typed(self.opponent.as_ref()))?;
        let score = score(typed(self.result.as_ref()));
        let running = typed(self.state.as_ref()) == "running";
        if seeker.is_table && player.is_none() && score.is_some() && !running {
            return Err(sentences().text("web-search-whose", &[]));
        }
        // At a table, the games against a player are all games of that player.
        if seeker.is_table && player.is_none() {
            player = opponent.take();
        }
        Ok(HistorySearch {
            running,
            player,
            opponent,
            kind: typed(self.game.as_ref()).parse().ok(),
            score,
            since: day(self.since.as_ref(), |(first, _)| first)?,
            until: day(self.until.as_ref(), |(_, last)| last)?,
            page: self.page.unwrap_or_default(),
        })
    }

    /// The form, open or folded.
    fn form(&self, seeker: Seeker, is_open: bool) -> SearchForm {
        let people = seeker.people.into_iter();
        let game = typed(self.game.as_ref());
        let all = choice("", sentences().line("web-search-any", &[]), game);
        let games = GameKind::ALL.map(|kind| {
            let spec = kind.spec();
            choice(spec.slug, spec.title.to_owned(), game)
        });
        let chosen = |field: Option<&String>, choices: &[(&str, &str)]| {
            let field = typed(field);
            let said = |(value, id): &(&str, &str)| choice(value, sentences().line(id, &[]), field);
            choices.iter().map(said).collect()
        };
        let results = [
            ("", "web-search-any"),
            ("won", "discord-history-result-won"),
            ("drawn", "discord-history-result-drawn"),
            ("lost", "discord-history-result-lost"),
        ];
        let states = [
            ("", "discord-history-state-ended"),
            ("running", "discord-history-state-running"),
        ];
        let written = |field: Option<&String>, which: fn((Day, Day)) -> Day| {
            let day = Day::span(typed(field)).map(which);
            day.map_or_else(String::new, Day::written)
        };
        SearchForm {
            is_open,
            takes_player: seeker.is_table,
            player: typed(self.player.as_ref()).to_owned(),
            opponent: typed(self.opponent.as_ref()).to_owned(),
            people: people.map(|person| person.name).collect(),
            games: std::iter::once(all).chain(games).collect(),
            results: chosen(self.result.as_ref(), &results),
            states: chosen(self.state.as_ref(), &states),
            since: written(self.since.as_ref(), |(first, _)| first),
            until: written(self.until.as_ref(), |(_, last)| last),
        }
    }

    /// The results.
    fn found(&self, service: &Service, seeker: &Seeker, base: &str) -> FoundPage {
        let search = self.read(seeker);
        let shown = search.map(|search| {
            let found = history_pages::search(service, &seeker.player, &seeker.place, &search);
            found.unwrap_or_else(|error| {
                tracing::error!(%error, "failed to search games for a page");
                HistoryPage::default()
            })
        });
        let shown = shown.unwrap_or_else(|nothing| HistoryPage {
            nothing,
            ..HistoryPage::default()
        });
        let page = self.page.unwrap_or_default();
        // From behind the last page, one gets to the first.
        let newer = page
            .checked_sub(1)
            .map(|before| if shown.games.is_empty() { 0 } else { before });
        let older = page.checked_add(1).filter(|_| shown.has_more);
        FoundPage {
            title: text::lines(&shown.title),
            score: text::lines(&shown.score),
            nothing: text::lines(&shown.nothing),
            games: shown.games,
            newer: newer.map(|page| self.address(base, page)),
            older: older.map(|page| self.address(base, page)),
        }
    }
}

fn choice(value: &str, words: String, chosen: &str) -> FormChoice {
    FormChoice {
        value: value.to_owned(),
        words,
        chosen: value == chosen,
    }
}

fn score(code: &str) -> Option<Score> {
    match code {
        "won" => Some(Score::Won),
        "drawn" => Some(Score::Drawn),
        "lost" => Some(Score::Lost),
        _ => None,
    }
}

/// A typed day, month or year; none for an empty field. The error names the forms that are read.
fn day(field: Option<&String>, which: fn((Day, Day)) -> Day) -> Result<Option<Day>, Text> {
    match typed(field) {
        "" => Ok(None),
        typed => match Day::span(typed) {
            Some(span) => Ok(Some(which(span))),
            None => Err(sentences().text("history-no-date", &[])),
        },
    }
}

/// All games of this table, or all that a visitor may see; or the results of a search.
pub(super) async fn games(
    State(site): Shared,
    visitor: Visitor,
    AddressPart(Query(wanted)): AddressPart<Query<AskedList>>,
    AddressPart(Query(search)): AddressPart<Query<AskedSearch>>,
) -> Response {
    let asks = visitor.clone();
    let page = page::look(&site, &visitor, move |service, _, party| {
        let around = Around::new(service, &asks, party);
        let seeker = Seeker::of(service, party);
        let searcher = seeker.as_ref().filter(|_| search.is_made());
        let found = searcher.map(|seeker| search.found(service, seeker, &around.base));
        let lists = match found {
            Some(_) => Vec::new(),
            None => wanted.lists(service, party, &around),
        };
        let is_open = found.as_ref().is_some_and(|found| found.games.is_empty());
        GamesPage {
            search: seeker.map(|seeker| search.form(seeker, is_open)),
            found,
            lists,
            around,
        }
    });
    match page.await {
        Ok(page) => within(page.around.language, || page::shown(&page)),
        Err(answer) => answer,
    }
}
