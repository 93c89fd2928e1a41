//! People: the page of a player, and one's own profile. All of it is words and tables.

use askama::Template;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;

use crate::render::{RatingPlot, Sheet};
use crate::service::api::action::Action;
use crate::service::api::reply::{PictureContent, Reply};
use crate::service::lookup::person_seats::PersonSeat;
use crate::service::person_pages::{self, SeenPerson};
use crate::service::words::catalogue::sentences;
use crate::service::{Env, GameId, Service};
use crate::web::lists::{GameList, within};
use crate::web::page::{self, AddressPart, Around, NoteWords, Visitor};
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
