//! History: running and ended games searched by player, opponent, kind, result and date, in pages.

use std::num::NonZeroUsize;

use jiff::civil::Date;

use crate::game::outcome::Score;
use crate::games::GameKind;
use crate::play::calendar::DAY;
use crate::play::stage::Stage;
use crate::play::summary::GameSummary;
use crate::play::{Place, PlayerId, Timestamp};
use crate::service::api::action::Action;
use crate::service::api::reply::{ButtonStyle, Control, Reply};
use crate::service::api::result::{HandlerError, HandlerResult};
use crate::service::api::values::{Day, HistorySearch, Person, ReviewPage};
use crate::service::describe::button::button;
use crate::service::describe::row;
use crate::service::lookup::load_names;
use crate::service::study::profile;
use crate::service::words::catalogue::{self, TextArg};
use crate::service::words::names::PlayerNames;
use crate::service::words::text::Text;
use crate::store::{self, Store, StoreError};

/// Games on a page.
const GAMES_PER_PAGE: u16 = 10;

/// Day number 0.
const FIRST: Date = Date::constant(1970, 1, 1);

/// One page of the results of a search.
pub(in crate::service) struct FoundGames {
    /// The score against the opponent that the search names; empty but on the first page.
    pub(in crate::service) score: Text,
    /// The search in words.
    pub(in crate::service) title: Text,
    /// The games.
    pub(in crate::service) games: Vec<GameSummary>,
    /// The names of their people.
    pub(in crate::service) names: PlayerNames,
    /// `true` if another page follows.
    pub(in crate::service) has_more: bool,
}

/// One page of the results of a search, of at most this many games.
pub(in crate::service) fn find(
    store: &Store,
    user: &PlayerId,
    place: &Place,
    search: &HistorySearch,
    most: u16,
) -> Result<FoundGames, HandlerError> {
    let words = catalogue::sentences();
    if search.running && search.score.is_some() {
        return Err(Reply::note(words.text("history-no-score-yet", &[])).into());
    }
    if let (Some(since), Some(until)) = (search.since, search.until)
        && since > until
    {
        return Err(Reply::note(words.text("history-backwards", &[])).into());
    }
    let player = search_subject(search, user, place);
    if player.is_some() && player == search.opponent.as_ref() {
        return Err(Reply::note(words.text("history-oneself", &[])).into());
    }
    let wanted = store::GameSearch {
        viewer: user,
        place,
        running: search.running,
        with_called_off: true,
        player,
        opponent: search.opponent.as_ref(),
        kind: search.kind.map(|kind| kind.spec().slug),
        score: search.score,
        since: search.since.map_or(Timestamp(i64::MIN), begin),
        until: search.until.map_or(Timestamp(i64::MAX), end),
        skip: u64::from(search.page) * u64::from(most),
        most: usize::from(most) + 1,
    };
    let mut games = store.search(&wanted)?;
    let has_more = games.len() > usize::from(most);
    games.truncate(usize::from(most));
    let people = games.iter().flat_map(row::people);
    let names = load_names::load_names(store, people.chain(player).chain(&search.opponent))?;
    Ok(FoundGames {
        score: match search.page {
            0 => score_between(store, wanted, &names)?,
            _ => Text::default(),
        },
        title: title(search, player, &names),
        games,
        names,
        has_more,
    })
}

/// The sentence of a page without a game.
pub(in crate::service) fn nothing(search: &HistorySearch) -> Text {
    let command = [("command", TextArg::Command("games"))];
    let id = if search.page > 0 {
        "history-no-page"
    } else {
        "history-none"
    };
    catalogue::sentences().text(id, &command)
}

/// The answer to a search.
pub(in crate::service) fn history(
    store: &Store,
    user: &Person,
    place: &Place,
    search: &HistorySearch,
) -> HandlerResult {
    let found = find(store, &user.id, place, search, GAMES_PER_PAGE)?;
    let FoundGames { games, names, .. } = found;
    let mut reply = Reply::note(found.score);
    reply.text.push_line(found.title);
    if games.is_empty() {
        reply.text.push_line(nothing(search));
    }
    for summary in &games {
        reply.text.push_line(row::line(summary, &names));
    }
    reply.controls = controls(search, games.is_empty(), found.has_more);
    reply.controls.extend(menu(&games, &names));
    reply.replaces_source = true;
    Ok(vec![reply])
}

/// The score of a player against one opponent by kind, over all games of the search, whatever its result and state. It
/// is empty without an opponent, or without a game. Tables for more than two have no score between two.
fn score_between(
    store: &Store,
    search: store::GameSearch<'_>,
    names: &PlayerNames,
) -> Result<Text, StoreError> {
    let (Some(player), Some(opponent)) = (search.player, search.opponent) else {
        return Ok(Text::default());
    };
    let all = |running| {
        store.search(&store::GameSearch {
            running,
            with_called_off: false,
            score: None,
            skip: 0,
            most: usize::MAX,
            ..search
        })
    };
    let games = [all(false)?, all(true)?];
    if games.iter().all(Vec::is_empty) {
        return Ok(Text::default());
    }
    let words = catalogue::sentences();
    let args = [
        ("player", names.named_or_typed(player)),
        ("opponent", names.named_or_typed(opponent)),
    ];
    let mut text = words.text("history-score", &args);
    let is_large = |game: &&GameSummary| game.seats.len() > 2;
    for kind in GameKind::ALL {
        let between = |game: &&GameSummary| game.kind == kind && !is_large(game);
        let games = games.each_ref();
        let games = games.map(|games| games.iter().filter(between).collect());
        text.push_line(profile::record(kind.spec().title, player, games));
    }
    let large = games.each_ref();
    let [played, running] = large.map(|games| games.iter().filter(is_large).count());
    if played + running > 0 {
        let args = [
            ("played", TextArg::count(played)),
            ("running", TextArg::count(running)),
        ];
        text.push_line(words.text("history-score-several", &args));
    }
    Ok(text)
}

/// The filter of a list in a shell.
#[derive(Clone, Debug, Default)]
pub struct ListFilter {
    /// Only those of players with this text in their names, in any case.
    pub name: Option<String>,
    /// Only those in this stage.
    pub stage: Option<Stage>,
    /// Only those whose last event is on this day or later.
    pub since: Option<Day>,
    /// Only those whose last event is on this day or earlier.
    pub until: Option<Day>,
    /// Most games of the list: the newest of those that match.
    pub newest: Option<NonZeroUsize>,
}

impl ListFilter {
    /// Returns `true` if every game of its stage matches, or of any stage if it names none.
    pub(in crate::service) fn takes_whole_stages(&self) -> bool {
        let Self {
            name,
            stage: _,
            since,
            until,
            newest: _,
        } = self;
        name.is_none() && since.is_none() && until.is_none()
    }

    pub(in crate::service) fn matches(&self, summary: &GameSummary, names: &PlayerNames) -> bool {
        let Self {
            name,
            stage,
            since,
            until,
            newest: _,
        } = self;
        let named = |name: &String| {
            let name = name.to_lowercase();
            row::people(summary).any(|player| names.of(player).to_lowercase().contains(&name))
        };
        name.as_ref().is_none_or(named)
            && stage.is_none_or(|stage| stage == summary.stage)
            && since.is_none_or(|day| summary.changed >= begin(day))
            && until.is_none_or(|day| summary.changed < end(day))
    }
}

/// The player whose games are searched: the user, if nobody is named and the search needs a player.
fn search_subject<'a>(
    search: &'a HistorySearch,
    player: &'a PlayerId,
    place: &Place,
) -> Option<&'a PlayerId> {
    let somebodys = search.opponent.is_some() || search.score.is_some() || place.is_private();
    search.player.as_ref().or(somebodys.then_some(player))
}

/// The search in words.
fn title(search: &HistorySearch, player: Option<&PlayerId>, names: &PlayerNames) -> Text {
    let words = catalogue::sentences();
    let mut text = words.text(
        if search.running {
            "history-running"
        } else {
            "history-ended"
        },
        &[],
    );
    let mut add = |id: &str, args: &[(&str, TextArg<'_>)]| {
        text.push(" · ");
        text.append(words.text(id, args));
    };
    if let Some(player) = player {
        add(
            "history-player",
            &[("player", names.named_or_typed(player))],
        );
    }
    if let Some(opponent) = &search.opponent {
        add(
            "history-opponent",
            &[("player", names.named_or_typed(opponent))],
        );
    }
    if let Some(kind) = search.kind {
        add("history-kind", &[("title", kind.spec().title.into())]);
    }
    match search.score {
        Some(Score::Won) => add("history-won", &[]),
        Some(Score::Drawn) => add("history-drawn", &[]),
        Some(Score::Lost) => add("history-lost", &[]),
        None => {}
    }
    if let Some(since) = search.since {
        add("history-since", &[("day", since.written().into())]);
    }
    if let Some(until) = search.until {
        add("history-until", &[("day", until.written().into())]);
    }
    if search.page > 0 {
        let page = i64::from(search.page) + 1;
        add("history-page", &[("page", page.to_string().into())]);
    }
    text
}

/// The buttons to the pages before and after this one; none if one page holds all.
fn controls(search: &HistorySearch, empty: bool, more: bool) -> Vec<Control> {
    if search.page == 0 && !more {
        return Vec::new();
    }
    // Past the end, the page before may be empty too; the first is not.
    let back = search.page.checked_sub(1);
    let newer = if empty { back.and(Some(0)) } else { back };
    let next = search.page.checked_add(1).filter(|_| more);
    [("button-newer", newer), ("button-older", next)]
        .map(|(id, page)| {
            let action = Action::History(HistorySearch {
                page: page.unwrap_or(search.page),
                ..search.clone()
            });
            button(
                id,
                action,
                page.map_or(ButtonStyle::Disabled, |_| ButtonStyle::Secondary),
            )
        })
        .into()
}

/// A menu that opens one of the listed games in a new message: the list stays.
fn menu(games: &[GameSummary], names: &PlayerNames) -> Option<Control> {
    let options: Vec<(String, Action)> = games
        .iter()
        .map(|summary| {
            let walk = ReviewPage {
                new_message: true,
                ..ReviewPage::of(summary.id)
            };
            (row::label(summary, names), Action::Review(walk))
        })
        .collect();
    (!options.is_empty()).then(|| Control::Menu {
        prompt: catalogue::sentences().line("menu-open", &[]),
        options,
    })
}

/// The start of a day (UTC).
fn begin(day: Day) -> Timestamp {
    Timestamp(i64::from(day.0) * DAY)
}

/// The end of a day (UTC).
fn end(day: Day) -> Timestamp {
    begin(Day(day.0.saturating_add(1)))
}

impl Day {
    /// The range of a typed date: `2026-03-01` is one day, `2026-03` a month, `2026` a year. `None` for text that is no
    /// date, or before 1970.
    pub fn span(typed: &str) -> Option<(Self, Self)> {
        let parts: Vec<&str> = typed.trim().split('-').collect();
        let number = |nth: usize, most: usize| -> Option<i16> {
            let part = parts.get(nth)?;
            let digits =
                (1..=most).contains(&part.len()) && part.bytes().all(|b| b.is_ascii_digit());
            digits.then(|| part.parse().ok()).flatten()
        };
        let small = |nth: usize| -> Option<i8> { number(nth, 2).and_then(|n| n.try_into().ok()) };
        let year = number(0, 4)?;
        let (first, last) = match parts.len() {
            1 => {
                let first = Date::new(year, 1, 1).ok()?;
                (first, first.last_of_year())
            }
            2 => {
                let first = Date::new(year, small(1)?, 1).ok()?;
                (first, first.last_of_month())
            }
            3 => {
                let only = Date::new(year, small(1)?, small(2)?).ok()?;
                (only, only)
            }
            _ => return None,
        };
        let count = |date: Date| {
            let hours = date.duration_since(FIRST).as_hours();
            u32::try_from(hours / 24)
                .ok()
                .filter(|_| hours >= 0)
                .map(Self)
        };
        Some((count(first)?, count(last)?))
    }

    /// The written form: `2026-03-01`.
    pub fn written(self) -> String {
        let days = jiff::Span::new().try_days(self.0).ok();
        let date = days.and_then(|days| FIRST.checked_add(days).ok());
        date.map(|date| date.to_string()).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_days_months_and_years_and_nothing_else() {
        let span = |typed| Day::span(typed).map(|(first, last)| (first.0, last.0));
        assert_eq!(span("1970-01-01"), Some((0, 0)));
        assert_eq!(span(" 2026-03-01 "), Some((20_513, 20_513)));
        assert_eq!(span("2026-3-1"), Some((20_513, 20_513)));
        assert_eq!(span("2024-02"), Some((19_754, 19_782)), "a leap year");
        assert_eq!(span("2026"), Some((20_454, 20_818)));
        assert_eq!(span("9999-12-31"), Some((2_932_896, 2_932_896)));
        for wrong in [
            "",
            "-",
            "yesterday",
            "2026-02-30",
            "2026-13",
            "2026-00-01",
            "1969",
            "12026",
            "01.03.2026",
            "2026-03-01-01",
            "+2026",
            "2026-+3",
            "2026--3",
            "２０２６",
            "2026-03-01T12:00",
        ] {
            assert_eq!(span(wrong), None, "{wrong}");
        }
        for days in [0, 1, 59, 20_513, 2_932_896] {
            let text = Day(days).written();
            assert_eq!(Day::span(&text), Some((Day(days), Day(days))), "{text}");
        }
    }
}
