//! People: the page of a player, one's own profile, and the standings of a server. All of it is words and tables.

use askama::Template;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use serde::Deserialize;

use crate::render::{RatingPlot, Sheet};
use crate::service::api::action::Action;
use crate::service::api::reply::{PictureContent, Reply};
use crate::service::lookup::person_seats::PersonSeat;
use crate::service::lookup::viewers;
use crate::service::person_pages::{self, SeenPerson, StandingsAsked, StandingsPage};
use crate::service::words::catalogue::sentences;
use crate::service::{Env, GameId, GameKind, Server, Service};
use crate::web::lists::{GameList, within};
use crate::web::page::{self, AddressPart, Around, FormChoice, NoteWords, Visitor};
use crate::web::party::Party;
use crate::web::text::{self, TextPart};
use crate::web::{Shared, Site};

#[derive(Template)]
#[template(path = "person.html")]
struct PersonPage {
    around: Around,
    title: String,
    said: Vec<Vec<TextPart>>,
    card: Option<RatingSection>,
    lists: Vec<GameList>,
}

/// The card of a rating.
struct RatingSection {
    /// The rating as it is written: `1612 ± 74`.
    figure: String,
    /// The pool.
    pool: String,
    /// The course of the rating; none before the second moment of it.
    plot: Option<RatingPlot>,
    /// All of it in words, without the pool.
    words: String,
}

#[derive(Template)]
#[template(path = "standings.html")]
struct StandingsShown {
    around: Around,
    title: String,
    /// Other ratings of the same server, by their addresses.
    pools: Vec<FormChoice>,
    shown: StandingsPage,
    /// The pages of this pool, by their addresses; none where there is one alone.
    pages: Vec<FormChoice>,
    said: Vec<Vec<TextPart>>,
}

/// The standings that an address asks for.
#[derive(Clone, Debug, Default, Deserialize)]
pub(super) struct AskedPool {
    pool: Option<String>,
    page: Option<usize>,
}

/// A server whose games the visitor may see, by its number.
fn server_of(service: &Service, party: &Party, number: u64) -> Option<Server> {
    let all = viewers::servers(service, party.player()).unwrap_or_else(|error| {
        tracing::error!(%error, "failed to list the servers of a visitor");
        Vec::new()
    });
    let mut all = all.into_iter();
    all.find(|server| server.number().is_some_and(|known| known.get() == number))
}

/// The standings of a server.
pub(super) async fn standings(
    State(site): Shared,
    visitor: Visitor,
    AddressPart(Path(server)): AddressPart<Path<u64>>,
    AddressPart(Query(asked)): AddressPart<Query<AskedPool>>,
) -> Response {
    let (asks, handle) = (visitor.clone(), site.handle.clone());
    let page = page::look(&site, &visitor, move |service, env, party| {
        let named = server_of(service, party, server)?;
        let name = handle.server_name(&named);
        let asked = StandingsAsked {
            pool: asked.pool,
            page: asked.page.unwrap_or(1),
        };
        let shown = party.standings(service, &named, &asked, env)?;
        let around = Around::new(service, &asks, party);
        let title = sentences().line("face-standings", &[]);
        Some(StandingsShown {
            title: name.map_or(title.clone(), |name| format!("{title} · {name}")),
            pools: pools(&around, server, &shown),
            pages: pages(&around, server, &shown),
            said: text::lines(&shown.said),
            shown,
            around,
        })
    });
    match page.await {
        Ok(Some(page)) => within(page.around.language, || page::shown(&page)),
        Ok(None) => {
            let missing = StatusCode::NOT_FOUND;
            page::note(&site, &visitor, missing, page::NOTHING_OPEN).await
        }
        Err(answer) => answer,
    }
}

fn pools(around: &Around, server: u64, shown: &StandingsPage) -> Vec<FormChoice> {
    let pools = GameKind::ALL.into_iter().flat_map(|kind| kind.spec().pools);
    let pools = pools.map(|pool| FormChoice {
        value: format!("{}/standings/{server}?pool={}", around.base, pool.slug),
        words: sentences().line(&format!("pool-{}", pool.slug), &[]),
        chosen: pool.slug == shown.pool,
    });
    pools.collect()
}

fn pages(around: &Around, server: u64, shown: &StandingsPage) -> Vec<FormChoice> {
    let StandingsPage { pool, pages, .. } = shown;
    let numbers = (1..=*pages).filter(|_| *pages > 1);
    let links = numbers.map(|number| FormChoice {
        value: format!(
            "{}/standings/{server}?pool={pool}&page={number}",
            around.base
        ),
        words: number.to_string(),
        chosen: number == shown.page,
    });
    links.collect()
}

/// One's own profile.
pub(super) async fn own(State(site): Shared, visitor: Visitor) -> Response {
    let asks = visitor.clone();
    let page = page::look(&site, &visitor, move |service, env, party| {
        party.player()?;
        let replies = party.look_up(service, Action::Profile(None), env);
        Some(PersonPage {
            title: sentences().line("face-profile", &[]),
            ..PersonPage::of(replies.first()?, Around::new(service, &asks, party))
        })
    });
    let words = page::ACCOUNT_ONLY;
    answer(&site, &visitor, page.await, StatusCode::UNAUTHORIZED, words).await
}

/// The page of a player, by their seat in a game that the visitor may see.
pub(super) async fn person(
    State(site): Shared,
    visitor: Visitor,
    AddressPart(Path((game, seat))): AddressPart<Path<(i64, usize)>>,
) -> Response {
    let asks = visitor.clone();
    let at = PersonSeat {
        game: GameId(game),
        seat,
    };
    let page = page::look_at_game(&site, &visitor, move |service, env, party| {
        let Some(person) = party.person_at(service, at)? else {
            return Ok(None);
        };
        let around = Around::new(service, &asks, party);
        Ok(seen(service, party, &person, around, env))
    });
    let words = page::NOTHING_OPEN;
    answer(&site, &visitor, page.await, StatusCode::NOT_FOUND, words).await
}

fn seen(
    service: &mut Service,
    party: &Party,
    person: &SeenPerson,
    around: Around,
    env: &Env,
) -> Option<PersonPage> {
    let replies = party.profile(service, person, env);
    let mut page = PersonPage {
        title: person.name.clone(),
        lists: finished(service, party, person).into_iter().collect(),
        ..PersonPage::of(replies.first()?, around)
    };
    // The first line is the name alone, which is the title.
    let named = |line: &Vec<TextPart>| matches!(&line[..], [part] if part.words == person.name);
    if page.said.first().is_some_and(named) {
        page.said.remove(0);
    }
    Some(page)
}

/// The list of a person's finished games; `None` without any.
fn finished(service: &Service, party: &Party, person: &SeenPerson) -> Option<GameList> {
    let games = person_pages::finished(service, person, &party.asker().id);
    let games = games.unwrap_or_else(|error| {
        tracing::error!(%error, "failed to list the games of a player for a page");
        Vec::new()
    });
    (!games.is_empty()).then(|| GameList {
        title: sentences().line("web-ended", &[]),
        games,
        rest: None,
    })
}

impl PersonPage {
    fn of(reply: &Reply, around: Around) -> Self {
        Self {
            around,
            title: String::new(),
            said: text::lines(&reply.text),
            card: RatingSection::of(reply),
            lists: Vec::new(),
        }
    }
}

impl RatingSection {
    /// The card that a reply shows as a picture.
    fn of(reply: &Reply) -> Option<Self> {
        let picture = reply.picture.as_ref()?;
        let PictureContent::Sheet(Sheet::Card(card)) = &picture.content else {
            return None;
        };
        let pool = format!("{}. ", card.subtitle);
        let words = picture.alt.strip_prefix(&pool);
        Some(Self {
            figure: card.figure.clone(),
            pool: card.subtitle.clone(),
            plot: RatingPlot::of(card),
            words: words.unwrap_or(&picture.alt).to_owned(),
        })
    }
}

async fn answer(
    site: &Site,
    visitor: &Visitor,
    made: Result<Option<PersonPage>, Response>,
    status: StatusCode,
    words: NoteWords,
) -> Response {
    match made {
        Ok(Some(page)) => within(page.around.language, || page::shown(&page)),
        Ok(None) => page::note(site, visitor, status, words).await,
        Err(answer) => answer,
    }
}
