//! The standings of a server, over all time and by season, and its hall of fame. All of it is words and tables.

use askama::Template;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use serde::Deserialize;

use crate::runtime::Handle;
use crate::service::lookup::viewers;
use crate::service::standings_pages::{
    HallAsked, HallPage, PRESENT, StandingsAsked, StandingsPage, StandingsRow,
};
use crate::service::words::catalogue::sentences;
use crate::service::{GameKind, Server, Service};
use crate::web::lists::within;
use crate::web::page::{self, AddressPart, Around, FormChoice, Visitor};
use crate::web::party::Party;
use crate::web::text::{self, TextPart};
use crate::web::{Shared, Site};

#[derive(Template)]
#[template(path = "standings.html")]
struct StandingsShown {
    around: Around,
    title: String,
    ways: Ways,
    shown: StandingsPage,
    /// The heading of a season; empty over all time.
    heading: String,
    /// The pages of this pool, by their addresses; none if there is one alone.
    pages: Vec<FormChoice>,
    said: Vec<Vec<TextPart>>,
}

#[derive(Template)]
#[template(path = "hall.html")]
struct HallShown {
    around: Around,
    title: String,
    ways: Ways,
    seasons: Vec<SeasonShown>,
    /// The newest and the older seasons, by their addresses.
    pages: Vec<FormChoice>,
    said: Vec<Vec<TextPart>>,
}

/// A season in the hall of fame.
struct SeasonShown {
    heading: String,
    /// The address of its standings.
    address: String,
    rows: Vec<StandingsRow>,
}

/// The links from one page of a server’s standings to the others, by their addresses.
struct Ways {
    /// The other ratings.
    pools: Vec<FormChoice>,
    /// All time, the present season and the hall of fame; none if there are no seasons.
    spans: Vec<FormChoice>,
}

/// The standings that an address asks for.
#[derive(Clone, Debug, Default, Deserialize)]
pub(super) struct AskedPool {
    pool: Option<String>,
    season: Option<String>,
    page: Option<usize>,
}

/// The page of the hall that an address asks for.
#[derive(Clone, Debug, Default, Deserialize)]
pub(super) struct AskedHall {
    pool: Option<String>,
    from: Option<String>,
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

/// The title of a page about a server.
fn titled(id: &str, handle: &Handle, server: &Server) -> String {
    let title = sentences().line(id, &[]);
    let name = handle.server_name(server);
    name.map_or(title.clone(), |name| format!("{title} · {name}"))
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
        let asked = StandingsAsked {
            pool: asked.pool,
            season: asked.season,
            page: asked.page.unwrap_or(1),
        };
        let shown = party.standings(service, &named, &asked, env)?;
        let around = Around::new(service, &asks, party);
        let at = Address {
            base: &around.base,
            server,
        };
        let season = shown.season.as_ref();
        Some(StandingsShown {
            title: titled("face-standings", &handle, &named),
            heading: season.map_or_else(String::new, |season| {
                format!("{}: {}", season.heading, pool_name(&shown.pool))
            }),
            ways: at.ways_of(&shown),
            pages: at.pages(&shown),
            said: text::lines(&shown.said),
            shown,
            around,
        })
    });
    match page.await {
        Ok(Some(page)) => within(page.around.language, || page::shown(&page)),
        Ok(None) => nothing(&site, &visitor).await,
        Err(answer) => answer,
    }
}

/// The hall of fame of a server.
pub(super) async fn hall(
    State(site): Shared,
    visitor: Visitor,
    AddressPart(Path(server)): AddressPart<Path<u64>>,
    AddressPart(Query(asked)): AddressPart<Query<AskedHall>>,
) -> Response {
    let (asks, handle) = (visitor.clone(), site.handle.clone());
    let page = page::look(&site, &visitor, move |service, env, party| {
        let named = server_of(service, party, server)?;
        let asked = HallAsked {
            pool: asked.pool,
            from: asked.from,
        };
        let shown = party.hall(service, &named, &asked, env)?;
        let around = Around::new(service, &asks, party);
        let at = Address {
            base: &around.base,
            server,
        };
        let (ways, pages) = (at.ways_of_hall(&shown), at.pages_of_hall(&shown));
        let seasons = shown.seasons.into_iter().map(|season| SeasonShown {
            heading: season.name.heading,
            address: at.standings(&shown.pool, Some(&season.name.code)),
            rows: season.rows,
        });
        Some(HallShown {
            title: titled("button-hall", &handle, &named),
            seasons: seasons.collect(),
            ways,
            pages,
            said: text::lines(&shown.said),
            around,
        })
    });
    match page.await {
        Ok(Some(page)) => within(page.around.language, || page::shown(&page)),
        Ok(None) => nothing(&site, &visitor).await,
        Err(answer) => answer,
    }
}

async fn nothing(site: &Site, visitor: &Visitor) -> Response {
    page::note(site, visitor, StatusCode::NOT_FOUND, page::NOTHING_OPEN).await
}

fn pool_name(slug: &str) -> String {
    sentences().line(&format!("pool-{slug}"), &[])
}

/// Makes the addresses of a server’s standings.
struct Address<'a> {
    base: &'a str,
    server: u64,
}

impl Address<'_> {
    fn standings(&self, pool: &str, season: Option<&str>) -> String {
        let season = season.map_or_else(String::new, |season| format!("&season={season}"));
        let Self { base, server } = self;
        format!("{base}/standings/{server}?pool={pool}{season}")
    }

    fn hall(&self, pool: &str) -> String {
        format!("{}/standings/{}/hall?pool={pool}", self.base, self.server)
    }

    fn ways_of(&self, shown: &StandingsPage) -> Ways {
        let season = shown.season.as_ref().map(|season| season.code.as_str());
        let is_present = shown
            .season
            .as_ref()
            .is_some_and(|season| season.is_present);
        let kept = if is_present { Some(PRESENT) } else { season };
        Ways {
            pools: pools(&shown.pool, |pool| self.standings(pool, kept)),
            spans: self.spans(
                shown.has_seasons,
                &shown.pool,
                match season {
                    None => Some(RankingSpan::AllTime),
                    Some(_) => is_present.then_some(RankingSpan::Present),
                },
            ),
        }
    }

    fn ways_of_hall(&self, shown: &HallPage) -> Ways {
        Ways {
            pools: pools(&shown.pool, |pool| self.hall(pool)),
            spans: self.spans(shown.has_seasons, &shown.pool, Some(RankingSpan::Hall)),
        }
    }

    fn spans(&self, has_seasons: bool, pool: &str, chosen: Option<RankingSpan>) -> Vec<FormChoice> {
        let all = [
            RankingSpan::AllTime,
            RankingSpan::Present,
            RankingSpan::Hall,
        ]
        .into_iter();
        // After seasons were switched off, a way back to the standings stays.
        let all = all.filter(|span| match span {
            RankingSpan::AllTime => has_seasons || chosen != Some(RankingSpan::AllTime),
            RankingSpan::Present | RankingSpan::Hall => has_seasons,
        });
        let link = |span: RankingSpan| FormChoice {
            value: match span {
                RankingSpan::AllTime => self.standings(pool, None),
                RankingSpan::Present => self.standings(pool, Some(PRESENT)),
                RankingSpan::Hall => self.hall(pool),
            },
            words: sentences().line(span.words(), &[]),
            chosen: chosen == Some(span),
        };
        all.map(link).collect()
    }

    fn pages(&self, shown: &StandingsPage) -> Vec<FormChoice> {
        let season = shown.season.as_ref().map(|season| season.code.as_str());
        let first = self.standings(&shown.pool, season);
        let numbers = (1..=shown.pages).filter(|_| shown.pages > 1);
        let links = numbers.map(|number| FormChoice {
            value: format!("{first}&page={number}"),
            words: number.to_string(),
            chosen: number == shown.page,
        });
        links.collect()
    }

    fn pages_of_hall(&self, shown: &HallPage) -> Vec<FormChoice> {
        let first = self.hall(&shown.pool);
        let link = |id: &str, value| FormChoice {
            value,
            words: sentences().line(id, &[]),
            chosen: false,
        };
        let newest = shown
            .has_newer
            .then(|| link("button-hall-newest", first.clone()));
        let older = shown.older.as_ref();
        let older = older.map(|from| link("button-hall-older", format!("{first}&from={from}")));
        newest.into_iter().chain(older).collect()
    }
}

/// The time that a page of standings spans.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum RankingSpan {
    AllTime,
    Present,
    Hall,
}

impl RankingSpan {
    /// The words of a link to it.
    const fn words(self) -> &'static str {
        match self {
            Self::AllTime => "button-all-time",
            Self::Present => "button-season",
            Self::Hall => "button-hall",
        }
    }
}

/// Links to all ratings.
fn pools(chosen: &str, address: impl Fn(&str) -> String) -> Vec<FormChoice> {
    let pools = GameKind::ALL.into_iter().flat_map(|kind| kind.spec().pools);
    let pools = pools.map(|pool| FormChoice {
        value: address(pool.slug),
        words: pool_name(pool.slug),
        chosen: pool.slug == chosen,
    });
    pools.collect()
}
