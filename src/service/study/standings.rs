//! Standings: the players of a pool in the order of their ratings, over all time or by the games of one season.

use crate::play::season::Season;
use crate::play::{PlayerId, Timestamp};
use crate::rating::player_rating::PlayerRating;
use crate::rating::ranking::{self, Missing, points};
use crate::rating::season::{LEAST_GAMES, LEAST_PEOPLE};
use crate::scene::{Sheet, SheetRow, StandingsSheet};
use crate::service::api::action::{Action, Request};
use crate::service::api::competition::{CompetitionAction, StandingsSpan};
use crate::service::api::reply::{ButtonStyle, Control, Picture, Reply};
use crate::service::api::result::{self, HandlerError, HandlerResult};
use crate::service::describe::{computer, game, ratings};
use crate::service::lookup::{levels, load_names, preferences, server};
use crate::service::study::pools::{figures, rounded, shows, slugs, titled, whole};
use crate::service::words::catalogue::{self, TextArg};
use crate::service::words::text::Text;
use crate::store::{self, Accounts, PoolKey, RatedPlayer, Store, StoreError};

/// Rows of one page of standings.
const ROWS_PER_PAGE: usize = 15;

/// The requested standings.
pub(super) struct AskedStandings {
    /// The pool.
    pub(super) key: PoolKey,
    /// The games by which they rank.
    pub(super) span: StandingsSpan,
    /// The page, from 0; `None` is the one with the user.
    pub(super) page: Option<u32>,
}

/// A pool as it stands at a moment, for one viewer.
pub(in crate::service) struct Standings {
    /// Those who stand, in order.
    pub(in crate::service) ranked: Vec<RatedPlayer>,
    /// The account for which the viewer’s games count: usually their own.
    viewer: Option<PlayerId>,
    /// The viewer, whether or not they stand.
    own: Option<RatedPlayer>,
    /// `true` if moderators have barred the viewer.
    barred: bool,
    /// The conditions that the viewer does not meet.
    lacks: Vec<Missing>,
    /// The season; `None` is all time.
    season: Option<Season>,
    /// The moment up to which deviations have grown.
    pub(in crate::service) at: Timestamp,
}

impl Standings {
    /// The standings of a pool over all time, or of a season.
    pub(in crate::service) fn read(
        store: &Store,
        key: &PoolKey,
        season: Option<Season>,
        viewer: Option<&PlayerId>,
        now: Timestamp,
    ) -> Result<Self, StoreError> {
        let mut ranked = match season {
            None => store::standings::ratings_in(store, key)?,
            Some(season) => {
                let played = store::seasons::performances(store, key, season.span())?.into_iter();
                let rated = played.map(|(player, played)| RatedPlayer {
                    player,
                    rating: played.rating,
                    companions: played.people,
                });
                rated.collect()
            }
        };
        let at = season.map_or(now, |season| now.min(season.span().until));
        let lacks = |rated: &RatedPlayer| match season {
            None => ranking::missing(&rated.rating, rated.companions, at.0),
            Some(_) => missing_in_season(rated),
        };
        let accounts = match key.server() {
            Some(server) => store::account_decisions::accounts(store, &server)?,
            None => Accounts::default(),
        };
        let viewer = viewer.map(|viewer| accounts.main(viewer));
        let mine = |rated: &&RatedPlayer| Some(&rated.player) == viewer;
        let own = ranked.iter().find(mine).cloned();
        let barred = viewer.is_some_and(|viewer| accounts.is_barred(viewer));
        ranked.retain(|rated| {
            let player = &rated.player;
            lacks(rated).is_empty() && !accounts.is_barred(player) && shows(store, key, player)
        });
        ranked.sort_by_key(|rated| -points(rated.rating.rating));
        Ok(Self {
            ranked,
            viewer: viewer.cloned(),
            lacks: own.as_ref().map(lacks).unwrap_or_default(),
            own,
            barred,
            season,
            at,
        })
    }

    /// The place of a rating: equals are level.
    pub(in crate::service) fn place(&self, rating: &PlayerRating) -> usize {
        let better = |rated: &&RatedPlayer| points(rated.rating.rating) > points(rating.rating);
        1 + self.ranked.iter().filter(better).count()
    }

    /// Returns `true` for the account for which the viewer’s games count.
    pub(in crate::service) fn is_own(&self, rated: &RatedPlayer) -> bool {
        self.viewer.as_ref() == Some(&rated.player)
    }

    /// The row of the viewer.
    fn own_row(&self) -> Option<usize> {
        self.ranked.iter().position(|rated| self.is_own(rated))
    }

    /// These players as a picture.
    fn picture<'a>(
        &self,
        store: &Store,
        key: &PoolKey,
        rows: impl Iterator<Item = &'a RatedPlayer> + Clone,
        viewer: &PlayerId,
    ) -> Result<Picture, StoreError> {
        let season = self.season;
        let words = catalogue::sentences();
        let names = load_names::load_names(store, rows.clone().map(|rated| &rated.player))?;
        let span = season.map_or_else(
            || words.line("button-all-time", &[]),
            ratings::season_heading,
        );
        let subtitle = if key.server().is_some() {
            span
        } else {
            words.line("standings-sheet-everywhere", &[("span", span.into())])
        };
        let row = |rated: &RatedPlayer| SheetRow {
            place: self.place(&rated.rating),
            player: names.of(&rated.player).to_owned(),
            rating: whole(points(rated.rating.rating)),
            deviation: rounded(rated.rating.at(self.at.0).deviation),
            own: self.is_own(rated),
        };
        let mut alt = title(key, season);
        for line in self.lines(store, rows.clone())?.plain().lines() {
            alt.push(" ");
            alt.push(line);
            alt.push(".");
        }
        let sheet = StandingsSheet {
            name: format!("standings-{}", key.slug()),
            title: ratings::pool(key),
            subtitle,
            rows: rows.map(row).collect(),
        };
        let theme = preferences::preferences_of(store, viewer).theme;
        let alt = game::fitted(&alt.plain());
        Ok(Picture::of_sheet(Sheet::Standings(sheet), alt, theme))
    }

    /// The lines of these players.
    pub(super) fn lines<'a>(
        &self,
        store: &Store,
        rows: impl Iterator<Item = &'a RatedPlayer> + Clone,
    ) -> Result<Text, StoreError> {
        let names = load_names::load_names(store, rows.clone().map(|rated| &rated.player))?;
        let mut text = Text::default();
        for rated in rows {
            let mut args = figures(&rated.rating, self.at);
            args.push(("place", TextArg::count(self.place(&rated.rating))));
            args.push(("player", names.arg(&rated.player)));
            text.push_line(catalogue::sentences().text("standings-row", &args));
        }
        Ok(text)
    }
}

/// The conditions for a place in a season that a player does not meet.
fn missing_in_season(rated: &RatedPlayer) -> Vec<Missing> {
    let games = rated.rating.games;
    let games = (games < LEAST_GAMES).then_some(Missing::Games(games));
    let people = (rated.companions < LEAST_PEOPLE).then_some(Missing::People(rated.companions));
    games.into_iter().chain(people).collect()
}

/// The requested season; `None` is all time.
fn season_of(
    store: &Store,
    request: &Request,
    span: StandingsSpan,
    now: Timestamp,
) -> Result<Option<Season>, HandlerError> {
    let length = server::settings_at(store, &request.place).seasons;
    let present = || {
        let season = length.map(|length| Season::at(length, now));
        season.ok_or_else(|| HandlerError::from(no_seasons(request)))
    };
    match span {
        StandingsSpan::AllTime => Ok(None),
        StandingsSpan::Now => present().map(Some),
        StandingsSpan::Last => present().map(|season| Some(season.before())),
        StandingsSpan::Season(season) => Ok(Some(season)),
    }
}

/// The reply where there are no seasons.
pub(super) fn no_seasons(request: &Request) -> Reply {
    let id = if request.access.manages {
        "season-none-manager"
    } else {
        "season-none"
    };
    result::note(id, &[("command", TextArg::Command("server"))])
}

/// Shows a page of standings.
pub(super) fn standings(
    store: &Store,
    request: &Request,
    asked: &AskedStandings,
    now: Timestamp,
) -> HandlerResult {
    let AskedStandings { key, span, page } = asked;
    let words = catalogue::sentences();
    let viewer = &request.user.id;
    let season = season_of(store, request, *span, now)?;
    let standings = Standings::read(store, key, season, Some(viewer), now)?;
    let pages = standings.ranked.len().div_ceil(ROWS_PER_PAGE).max(1);
    let own_page = || standings.own_row().map_or(0, |row| row / ROWS_PER_PAGE);
    let page = page.map(|page| usize::try_from(page).unwrap_or(usize::MAX));
    let page = page.unwrap_or_else(own_page).min(pages - 1);
    let rows = standings
        .ranked
        .iter()
        .skip(page * ROWS_PER_PAGE)
        .take(ROWS_PER_PAGE);
    let mut text = title(key, season);
    text.push_line(standings.lines(store, rows)?);
    if standings.ranked.is_empty() {
        text.push_line(words.text("standings-none", &[]));
    }
    if pages > 1 {
        let args = [
            ("page", TextArg::count(page + 1)),
            ("pages", TextArg::count(pages)),
        ];
        text.push_line(words.text("standings-page", &args));
    }
    text.push_line(until_line(season, now));
    text.push_line(own_line(store, key, &standings));
    if season.is_none() {
        text.push_line(computer::strengths(&levels::strengths(store, key)?));
    }
    let mut reply = Reply::note(text);
    if !standings.ranked.is_empty() {
        let rows = standings
            .ranked
            .iter()
            .skip(page * ROWS_PER_PAGE)
            .take(ROWS_PER_PAGE);
        reply.picture = Some(standings.picture(store, key, rows, viewer)?);
    }
    reply.replaces_source = true;
    let seasons = server::settings_at(store, &request.place).seasons.is_some();
    let shown = ShownPage {
        key,
        span: season.map_or(StandingsSpan::AllTime, StandingsSpan::Season),
        page,
        pages,
    };
    reply.controls = shown.controls(
        seasons,
        season.is_some_and(|season| season.span().contains(now)),
    );
    Ok(vec![reply])
}

/// The heading of standings.
fn title(key: &PoolKey, season: Option<Season>) -> Text {
    let words = catalogue::sentences();
    let pool = ("pool", ratings::pool(key).into());
    match season {
        None => {
            let id = titled(key, "standings-title", "standings-title-everywhere");
            words.text(id, &[pool])
        }
        Some(season) => {
            let id = titled(key, "season-title", "season-title-everywhere");
            words.text(
                id,
                &[pool, ("season", ratings::season_heading(season).into())],
            )
        }
    }
}

/// A page of standings as it is shown.
struct ShownPage<'a> {
    key: &'a PoolKey,
    span: StandingsSpan,
    page: usize,
    pages: usize,
}

impl ShownPage<'_> {
    /// Buttons to the other pages, to the present season or all time, to the hall, and a menu of the other pools.
    fn controls(&self, seasons: bool, is_present: bool) -> Vec<Control> {
        let words = catalogue::sentences();
        let show = |slug: &str, span, page: Option<usize>| {
            Action::Competition(CompetitionAction::Standings {
                pool: Some(slug.to_owned()),
                everywhere: self.key.server().is_none(),
                span,
                page: page.and_then(|page| u32::try_from(page).ok()),
            })
        };
        let slug = self.key.slug();
        let button = |label: &str, action| Control::Button {
            label: words.line(label, &[]),
            action,
            style: ButtonStyle::Secondary,
        };
        let turned = |label, page| button(label, show(slug, self.span, Some(page)));
        let back = (self.page > 0).then(|| turned("button-page-back", self.page.saturating_sub(1)));
        let on = (self.page + 1 < self.pages).then(|| turned("button-page-on", self.page + 1));
        let season = (seasons && !is_present)
            .then(|| button("button-season", show(slug, StandingsSpan::Now, None)));
        let all = (self.span != StandingsSpan::AllTime)
            .then(|| button("button-all-time", show(slug, StandingsSpan::AllTime, None)));
        let hall = seasons.then(|| {
            let action = CompetitionAction::Hall {
                pool: Some(slug.to_owned()),
                everywhere: self.key.server().is_none(),
                from: None,
            };
            button("button-hall", Action::Competition(action))
        });
        let others = slugs().map(|slug| {
            (
                words.code_name("pool", slug),
                show(slug, self.span, Some(0)),
            )
        });
        let menu = Control::Menu {
            prompt: ratings::pool(self.key),
            options: others.collect(),
        };
        let buttons = [back, on, season, all, hall].into_iter().flatten();
        buttons.chain([menu]).collect()
    }
}

/// The line with the end of a running season; empty for another one and for all time.
pub(in crate::service) fn until_line(season: Option<Season>, now: Timestamp) -> Text {
    match season.filter(|season| season.span().contains(now)) {
        Some(season) => {
            let until = [("until", TextArg::Due(season.span().until))];
            catalogue::sentences().text("season-until", &until)
        }
        None => Text::default(),
    }
}

/// The line of the viewer: the place they have or would have, and their missing conditions. Without a viewer it says
/// who gets a place.
pub(in crate::service) fn own_line(store: &Store, key: &PoolKey, standings: &Standings) -> Text {
    let words = catalogue::sentences();
    if standings.barred {
        return words.text("standings-barred", &[]);
    }
    let rule = || match standings.season {
        None => words.text("standings-rule", &[]),
        Some(_) => words.text("season-rule", &[]),
    };
    if standings.viewer.is_none() {
        return rule();
    }
    let Some(own) = &standings.own else {
        let mut text = words.text("standings-you-none", &[]);
        text.push_line(rule());
        return text;
    };
    let mut args = figures(&own.rating, standings.at);
    args.push(("place", TextArg::count(standings.place(&own.rating))));
    let id = if standings.lacks.is_empty() {
        "standings-you"
    } else {
        "standings-you-would"
    };
    let mut text = words.text(id, &args);
    for lack in &standings.lacks {
        text.push_line(lacks(*lack));
    }
    if !standings.lacks.is_empty() {
        text.push_line(rule());
    }
    if !shows(store, key, &own.player) && key.server().is_some() {
        let command = [("command", TextArg::Command("privacy competition"))];
        text.push_line(words.text("standings-hidden", &command));
    }
    text
}

/// One requirement that is not met.
fn lacks(missing: Missing) -> Text {
    let words = catalogue::sentences();
    let count = |count: u32| [("count", TextArg::Num(count.into()))];
    match missing {
        Missing::Deviation(games) => {
            let games = [("games", TextArg::Num(games.into()))];
            words.text("standings-missing-deviation", &games)
        }
        Missing::Games(games) => words.text("standings-missing-games", &count(games)),
        Missing::People(people) => words.text("standings-missing-people", &count(people)),
        Missing::Recent => words.text("standings-missing-recent", &[]),
    }
}
