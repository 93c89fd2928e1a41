//! Suggestions for typed options, with the values sent for them.
//!
//! Every input has a list as its answer, perhaps an empty one: errors are reported when the command is sent.

use crate::game::text::complete;
use crate::play::calendar::{DAY, Night, Zone, zones};
use crate::play::lengths::cut;
use crate::play::line::LineReader;
use crate::play::stage::Stage;
use crate::play::summary::GameSummary;
use crate::play::time_control::{LARGEST_GIFT, TimeControl, length, write_length};
use crate::play::{Game, GameId, Place, PlayerId, Timestamp};
use crate::service::api::action::Asker;
pub use crate::service::api::completion::CompletionField;
use crate::service::api::result::HandlerError;
use crate::service::api::server_lists;
use crate::service::api::server_settings::{self, ServerSetting};
use crate::service::api::values::Suggestion;
use crate::service::boards::{explore, piece_moves};
use crate::service::challenges::{list, position};
use crate::service::contests::numbers;
use crate::service::describe::{game, hours_labels, pick_menus, row};
use crate::service::learn::rulebook;
use crate::service::lookup::find::GameMatch;
use crate::service::lookup::{find, games, load, load_names, move_names, off_hours, server, sight};
use crate::service::state::Service;
use crate::service::talk::next_moves;
use crate::service::words::catalogue::TextArg;
use crate::service::words::{catalogue, clean, durations};
use crate::store::{Store, StoreError};

/// Most suggestions.
const MAX_SUGGESTIONS: usize = 25;

/// Most characters of a suggestion, and of its value.
const LONGEST: usize = 100;

/// Common gifts of time and lengths of holidays.
const GIFTS: [&str; 7] = ["6h", "12h", "1d", "2d", "3d", "7d", "14d"];

const AWAY: [&str; 7] = ["1d", "3d", "7d", "10d", "14d", "21d", "30d"];

/// Common nights.
const NIGHTS: [&str; 7] = [
    "21:00-07:00",
    "22:00-06:00",
    "22:00-07:00",
    "22:00-08:00",
    "23:00-07:00",
    "23:00-08:00",
    "00:00-08:00",
];

/// Common days off.
const RESTS: [&str; 4] = ["sat sun", "sun", "fri sat", "off"];

/// Cities suggested before anything is typed.
const CITIES: [&str; 14] = [
    "Europe/London",
    "Europe/Lisbon",
    "Europe/Paris",
    "Europe/Madrid",
    "Europe/Berlin",
    "Europe/Warsaw",
    "America/New_York",
    "America/Chicago",
    "America/Denver",
    "America/Los_Angeles",
    "America/Mexico_City",
    "America/Argentina/Buenos_Aires",
    "America/Sao_Paulo",
    "Asia/Kolkata",
];

/// Most games searched for months.
const MONTHS_SCAN_LIMIT: usize = 500;

/// The suggestions that match the typed text, at most 25.
pub fn suggest(
    service: &Service,
    asker: Asker<'_>,
    what: &CompletionField,
    typed: &str,
    now: Timestamp,
) -> Vec<Suggestion> {
    let Asker { player, place, .. } = asker;
    // A name that was copied from a label has its isolates with it.
    let typed = &*clean::clean(typed);
    let mut found = match what {
        CompletionField::Move(game) => moves_of_any(service, asker, *game, typed),
        CompletionField::Square(game) => piece_moves::suggest_squares(service, asker, *game, typed),
        CompletionField::Cell(game) => suggest_cells(&service.store, asker, *game, typed),
        CompletionField::Ply(game) => move_names::suggest_plies(service, asker, *game, typed),
        CompletionField::Game { mine } => suggest_games(service, player, place, typed, *mine),
        CompletionField::Challenge { to_me } => fitting(
            typed,
            or_none(list::suggestions(&service.store, player, place, *to_me)),
        ),
        CompletionField::Contest(wanted) => {
            let offers = numbers::contests(&service.store, asker, *wanted);
            fitting(typed, or_none(offers.map_err(HandlerError::from)))
        }
        CompletionField::Ladder { closed } => {
            let offers = numbers::ladders(&service.store, asker, *closed);
            fitting(typed, or_none(offers.map_err(HandlerError::from)))
        }
        CompletionField::Explore(game) => {
            let board = find::resolve_game(&service.store, asker, *game, GameMatch::PlayingOrLast);
            let board = board.and_then(|game| explore::explored(&service.store, game, player));
            or_none(board.map(|board| continued(&board, "", typed)))
        }
        CompletionField::Plan(game) => {
            let game = find::resolve_game(&service.store, asker, *game, GameMatch::Playing);
            or_none(game.map(|game| planned(&game, typed)))
        }
        CompletionField::Clock => clocks(typed),
        CompletionField::Gift => lengths(&GIFTS, LARGEST_GIFT, typed),
        CompletionField::Away => lengths(&AWAY, 366 * DAY, typed),
        CompletionField::Zone => suggest_zones(&service.store, player, typed, now),
        CompletionField::Night => nights(typed),
        CompletionField::Rest => fitting(typed, RESTS.iter().map(|rest| of_days(rest)).collect()),
        CompletionField::Remind(choice) => fitting(typed, choice.suggested()),
        CompletionField::Topic(kind) => {
            let kind = kind.unwrap_or_else(|| server::settings_at(&service.store, place).game);
            let mut found = rulebook::topics_about(kind, typed);
            let mut told = fitting(typed, rulebook::topics(kind));
            told.retain(|offer| !found.contains(offer));
            found.extend(told);
            let found = found.into_iter();
            let shortened = |offer: Suggestion| Suggestion {
                label: cut(&offer.label, LONGEST),
                ..offer
            };
            found.map(shortened).collect()
        }
        CompletionField::Value(rule) => {
            let values = rule.map(server_settings::suggested).unwrap_or_default();
            fitting(typed, values)
        }
        CompletionField::Position => or_none(position::suggestions(service, asker, typed)),
        CompletionField::Month => fitting(typed, or_none(months(&service.store, asker))),
    };
    found.retain(|offer| (1..=LONGEST).contains(&offer.value.chars().count()));
    found.truncate(MAX_SUGGESTIONS);
    for offer in &mut found {
        offer.label = cut(&offer.label, LONGEST);
    }
    found
}

/// The moves of the one game that is meant, or of all that wait.
fn moves_of_any(
    service: &Service,
    asker: Asker<'_>,
    game: Option<GameId>,
    typed: &str,
) -> Vec<Suggestion> {
    let Asker { player, place, .. } = asker;
    // If several games wait, none of them is meant yet.
    let several = game.is_none() && find::several_wait(&service.store, asker).unwrap_or(true);
    if !several {
        let found = suggest_moves(service, player, place, game, typed);
        if !found.is_empty() || game.is_some() {
            return found;
        }
    }
    let all = next_moves::of_all_waiting(&service.store, player, typed, MAX_SUGGESTIONS);
    or_none(all.map_err(HandlerError::from))
}

/// Any square, those of pieces first.
fn suggest_cells(
    store: &Store,
    asker: Asker<'_>,
    game: Option<GameId>,
    typed: &str,
) -> Vec<Suggestion> {
    let Ok(game) = find::resolve_game(store, asker, game, GameMatch::PlayingOrLast) else {
        return Vec::new();
    };
    let scene = game.position().scene();
    let (mut taken, mut free) = (Vec::new(), Vec::new());
    for (cell, _) in &scene.ground {
        let value = scene.grid.name(*cell);
        match scene.figure_at(*cell) {
            Some(figure) => {
                let args = [
                    ("cell", value.clone().into()),
                    ("piece", game::piece(figure, 1).into()),
                ];
                let label = catalogue::sentences().line("suggest-square", &args);
                taken.push(Suggestion { label, value });
            }
            None => free.push(plain(value)),
        }
    }
    taken.extend(free);
    fitting(typed, taken)
}

/// Zones by their names or cities, with their local time.
fn suggest_zones(store: &Store, player: &PlayerId, typed: &str, now: Timestamp) -> Vec<Suggestion> {
    let typed = typed.trim().replace(' ', "_").to_lowercase();
    let known = |name: &str| Some((name.to_owned(), name.parse::<Zone>().ok()?));
    let mut found: Vec<(String, Zone)> = Vec::new();
    if typed.is_empty() {
        let own = off_hours::time_zone_of(store, player).unwrap_or_default();
        found.push((own.to_string(), own));
        found.extend(CITIES.iter().filter_map(|name| known(name)));
    } else if typed.starts_with(['+', '-', '−']) || typed == "utc" {
        found.extend(known(&typed).map(|(_, zone)| (zone.to_string(), zone)));
    } else {
        let mut names = zones();
        names.retain(|name| name.to_lowercase().contains(&typed));
        let city = |name: &str| {
            let last = name.rsplit('/').next().unwrap_or_default();
            last.to_lowercase().starts_with(&typed)
        };
        names.sort_by_key(|name| !city(name));
        found.extend(
            names
                .iter()
                .take(MAX_SUGGESTIONS)
                .filter_map(|name| known(name)),
        );
    }
    let mut offers: Vec<Suggestion> = Vec::new();
    for (value, zone) in found {
        let time = zone.time_of_day(now).unwrap_or_default();
        let args = [
            ("zone", value.replace('_', " ").into()),
            ("time", time.into()),
        ];
        let label = catalogue::sentences().line("suggest-zone", &args);
        if offers.iter().all(|other| other.value != value) {
            offers.push(Suggestion { label, value });
        }
    }
    offers
}

/// The months of the newest games that a user may see here, each with its number of games.
fn months(store: &Store, asker: Asker<'_>) -> Result<Vec<Suggestion>, HandlerError> {
    let mut counts: Vec<(String, usize)> = Vec::new();
    for running in [false, true] {
        let games = games::newest(store, asker, None, running, MONTHS_SCAN_LIMIT)?;
        for game in games {
            let month: String = catalogue::day(game.changed).chars().take(7).collect();
            match counts.iter_mut().find(|(other, _)| *other == month) {
                Some((_, count)) => *count += 1,
                None => counts.push((month, 1)),
            }
        }
    }
    counts.sort_by(|a, b| b.0.cmp(&a.0));
    let offers = counts.into_iter().map(|(value, count)| {
        let args = [
            ("month", value.clone().into()),
            ("count", TextArg::count(count)),
        ];
        let label = catalogue::sentences().line("suggest-month", &args);
        Suggestion { label, value }
    });
    Ok(offers.collect())
}

/// The list, or an empty one after an error.
fn or_none(found: Result<Vec<Suggestion>, HandlerError>) -> Vec<Suggestion> {
    match found {
        Ok(found) => found,
        Err(HandlerError::Reply(_)) => Vec::new(),
        Err(HandlerError::Fault(error)) => {
            tracing::error!(%error, "autocomplete failed");
            Vec::new()
        }
    }
}

/// The suggestions that hold all typed words, in their label or in their value.
fn fitting(typed: &str, mut offers: Vec<Suggestion>) -> Vec<Suggestion> {
    let typed = typed.trim().trim_start_matches('#').to_lowercase();
    offers.retain(|offer| {
        let (label, value) = (offer.label.to_lowercase(), offer.value.to_lowercase());
        typed
            .split_whitespace()
            .all(|word| label.contains(word) || value.contains(word))
    });
    offers
}

fn plain(text: String) -> Suggestion {
    Suggestion {
        label: text.clone(),
        value: text,
    }
}

/// Time controls: the typed one, if it is valid, and the usual ones.
fn clocks(typed: &str) -> Vec<Suggestion> {
    let told = |text: &str| {
        let control: TimeControl = text.parse().ok()?;
        let value = control.to_string();
        let args = [
            ("clock", value.clone().into()),
            ("what", durations::agreed(control, 1).plain().into()),
        ];
        let label = catalogue::sentences().line("suggest-clock", &args);
        Some(Suggestion { label, value })
    };
    let usual = ServerSetting::Clock
        .choices()
        .into_iter()
        .filter_map(|text| {
            if server_lists::is_unlimited(&text) {
                let label = catalogue::sentences().line("suggest-no-clock", &[]);
                return Some(Suggestion { label, value: text });
            }
            told(&text)
        });
    first(told(typed), fitting(typed, usual.collect()))
}

/// One suggestion before the others, and not again among them.
fn first(one: Option<Suggestion>, mut others: Vec<Suggestion>) -> Vec<Suggestion> {
    if let Some(one) = one {
        others.retain(|other| other.value != one.value);
        others.insert(0, one);
    }
    others
}

/// Durations: the typed one, if it is valid, or that many days, and the usual ones.
fn lengths(usual: &[&str], most: i64, typed: &str) -> Vec<Suggestion> {
    let told = |text: &str| {
        let length = length(text).filter(|length| (1..=most).contains(length))?;
        Some(Suggestion {
            label: durations::lasting(length),
            value: write_length(length),
        })
    };
    let typed = typed.trim().to_lowercase();
    let days = || told(&format!("{typed}d"));
    let usual = usual.iter().filter_map(|text| told(text));
    first(told(&typed).or_else(days), fitting(&typed, usual.collect()))
}

/// Nights: the typed one, if it is valid, and the usual ones.
fn nights(typed: &str) -> Vec<Suggestion> {
    let told = |text: &str| {
        let night: Night = text.parse().ok()?;
        Some(Suggestion {
            label: hours_labels::option("night", &night.to_string()),
            value: night.to_string(),
        })
    };
    let mut usual: Vec<Suggestion> = NIGHTS.iter().filter_map(|text| told(text)).collect();
    usual.push(Suggestion {
        label: hours_labels::option("night", "off"),
        value: "off".to_owned(),
    });
    first(told(typed), fitting(typed, usual))
}

/// Days off by their code.
fn of_days(code: &str) -> Suggestion {
    Suggestion {
        label: hours_labels::option("rest", code),
        value: code.to_owned(),
    }
}

/// A plan whose last line is continued with legal moves.
fn planned(game: &Game, typed: &str) -> Vec<Suggestion> {
    let begins = typed.rfind([';', '|', '\n']).map_or(0, |at| at + 1);
    let (before, line) = typed.split_at_checked(begins).unwrap_or(("", typed));
    continued(game, before, line)
}

/// Legal moves of the user's game that match the typed text, at most 25, for autocomplete.
pub fn suggest_moves(
    service: &Service,
    player: &PlayerId,
    place: &Place,
    game: Option<GameId>,
    typed: &str,
) -> Vec<Suggestion> {
    let mut moves = moves(service, player, place, game, typed);
    moves.truncate(MAX_SUGGESTIONS);
    moves
}

/// All legal moves of the user's game that match the typed text.
pub fn moves(
    service: &Service,
    player: &PlayerId,
    place: &Place,
    game: Option<GameId>,
    typed: &str,
) -> Vec<Suggestion> {
    let asker = Asker::in_private(player, place);
    let Ok(game) = find::resolve_game(&service.store, asker, game, GameMatch::ToMove) else {
        return Vec::new();
    };
    if !game.awaits(player) {
        return Vec::new();
    }
    let moves = next_moves::of_game(&game, typed).into_iter();
    moves.map(plain).collect()
}

/// Games that match the typed text by number or by name, at most 25: running ones first, then the newest. The value is
/// the bare number. `mine` leaves only the user's own running games.
pub fn suggest_games(
    service: &Service,
    player: &PlayerId,
    place: &Place,
    typed: &str,
    mine: bool,
) -> Vec<Suggestion> {
    try_suggest_games(
        &service.store,
        Asker::in_private(player, place),
        typed,
        mine,
    )
    .unwrap_or_else(|error| {
        tracing::error!(%error, "autocomplete failed");
        Vec::new()
    })
}

fn try_suggest_games(
    store: &Store,
    asker: Asker<'_>,
    typed: &str,
    mine: bool,
) -> Result<Vec<Suggestion>, StoreError> {
    let mut games = if mine {
        games::listed(store, Some(asker.player), None, &[Stage::Running])?
    } else {
        visible_games(store, asker)?
    };
    if let Ok(number) = number_or_name(typed).parse().map(GameId)
        && !mine
    {
        // A typed number finds its game however old it is.
        games.extend(load::row_if_healthy(store, number)?);
    }
    fitting_games(store, asker, typed, games)
}

/// Games that have begun and match the typed name of a player, as [`suggest_games`] lists them.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub(in crate::service) fn begun_games_of(
    store: &Store,
    asker: Asker<'_>,
    name: &str,
) -> Result<Vec<Suggestion>, StoreError> {
    let mut games = visible_games(store, asker)?;
    games.retain(|summary| summary.stage != Stage::Open);
    fitting_games(store, asker, name, games)
}

/// A typed number or name of a game, as it is compared.
fn number_or_name(typed: &str) -> String {
    typed.trim().trim_start_matches('#').to_lowercase()
}

/// Those of these games that a user may see and that match the typed text.
fn fitting_games(
    store: &Store,
    asker: Asker<'_>,
    typed: &str,
    mut games: Vec<GameSummary>,
) -> Result<Vec<Suggestion>, StoreError> {
    let typed = number_or_name(typed);
    games.retain(|summary| sight::may_see(store, summary, asker).unwrap_or(false));
    games.sort_by_key(|summary| {
        (
            summary.id.0.to_string() != typed,
            std::cmp::Reverse(summary.stage == Stage::Running),
            std::cmp::Reverse(summary.id),
        )
    });
    games.dedup_by_key(|summary| summary.id);
    let names = load_names::load_names(store, games.iter().flat_map(row::people))?;
    let fits = |summary: &GameSummary| {
        let number = summary.id.0.to_string();
        let named: Vec<String> = row::people(summary)
            .map(|player| names.of(player).to_lowercase())
            .collect();
        typed
            .split_whitespace()
            .all(|word| number.starts_with(word) || named.iter().any(|name| name.contains(word)))
    };
    Ok(games
        .iter()
        .filter(|summary| fits(summary))
        .take(MAX_SUGGESTIONS)
        .map(|summary| Suggestion {
            label: row::label(summary, &names),
            value: summary.id.0.to_string(),
        })
        .collect())
}

/// The newest games that a user may see from a place: their own, and those of its server.
fn visible_games(store: &Store, asker: Asker<'_>) -> Result<Vec<GameSummary>, StoreError> {
    let Asker { player, place, .. } = asker;
    let stages = &[Stage::Open, Stage::Running, Stage::Over];
    let mut games = games::listed(store, Some(player), None, stages)?;
    games.extend(games::listed(store, None, Some(place), &[Stage::Open])?);
    for running in [true, false] {
        games.extend(games::newest(
            store,
            asker,
            None,
            running,
            games::SCAN_LIMIT,
        )?);
    }
    Ok(games)
}

/// A game at the move of a player, whose turns can be completed move by move.
#[derive(Clone, Debug, PartialEq)]
pub struct OpenTurn(Game);

impl OpenTurn {
    /// The game that waits for this player; `None` without one.
    pub fn of(
        service: &Service,
        player: &PlayerId,
        place: &Place,
        game: Option<GameId>,
    ) -> Option<Self> {
        let asker = Asker::in_private(player, place);
        let game = find::resolve_game(&service.store, asker, game, GameMatch::ToMove).ok()?;
        game.awaits(player).then_some(Self(game))
    }

    /// The next moves of a turn of which these are typed, as they are typed behind them.
    pub fn next(&self, typed: &str) -> Vec<String> {
        let turns = next_moves::further(&self.0, &format!("{typed},")).into_iter();
        let next = turns.filter_map(|turn| Some(turn.rsplit_once(',')?.1.trim().to_owned()));
        next.collect()
    }
}

/// A line of moves with each legal continuation; `before` is kept as it is.
fn continued(game: &Game, before: &str, line: &str) -> Vec<Suggestion> {
    let begins = line.rfind(char::is_whitespace).map_or(0, |at| {
        at + line
            .get(at..)
            .and_then(|rest| rest.chars().next())
            .map_or(1, char::len_utf8)
    });
    let Some((made, word)) = line.split_at_checked(begins) else {
        return Vec::new();
    };
    // A line too long to be sent is not parsed.
    if before.chars().count() + made.chars().count() > LONGEST {
        return Vec::new();
    }
    let mut words = LineReader::of(made);
    let mut game = game.clone();
    while words.any_left() {
        match words.next_move(&game) {
            Ok((_, after)) => game = after,
            Err(_) => return Vec::new(),
        }
    }
    let next = game.choices();
    let next = complete(&next, word, MAX_SUGGESTIONS);
    let next = pick_menus::strongest_first(&game, next, |mv| mv).into_iter();
    next.map(|mv| plain([before, made, mv.as_str()].concat()))
        .collect()
}
