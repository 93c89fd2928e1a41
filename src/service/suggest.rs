//! Suggestions for typed options, with the values sent for them.
//!
//! Every input has a list as its answer, perhaps an empty one: errors are reported when the command is sent.

use crate::game::text::complete;
use crate::play::calendar::{DAY, Night, Zone, zones};
use crate::play::line::LineReader;
use crate::play::time_control::{LARGEST_GIFT, TimeControl, length, write_length};
use crate::play::{Game, GameId, Place, PlayerId, Timestamp};
use crate::service::api::action::Asker;
pub use crate::service::api::completion::CompletionField;
use crate::service::api::result::HandlerError;
use crate::service::api::server_settings;
use crate::service::api::server_settings::ServerSetting;
use crate::service::api::values::Suggestion;
use crate::service::boards::{explore, piece_moves, views};
use crate::service::challenges::list;
use crate::service::describe::game;
use crate::service::learn::rulebook;
use crate::service::lookup::find::GameMatch;
use crate::service::lookup::{find, games, load, load_names, off_hours, server};
use crate::service::state::Service;
use crate::service::study::move_names;
use crate::service::words::catalogue::TextArg;
use crate::service::words::{catalogue, durations};
use crate::store::Store;

/// Most suggestions.
const MOST: usize = 25;

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
const LOOK: usize = 500;

/// The suggestions that match the typed text, at most 25.
pub fn suggest(
    service: &Service,
    asker: Asker<'_>,
    what: &CompletionField,
    typed: &str,
    now: Timestamp,
) -> Vec<Suggestion> {
    let Asker { player, place } = asker;
    let mut found = match what {
        CompletionField::Move(game) => views::suggest_moves(service, player, place, *game, typed),
        CompletionField::Square(game) => {
            piece_moves::suggest_squares(service, player, place, *game, typed)
        }
        CompletionField::Cell(game) => suggest_cells(&service.store, asker, *game, typed),
        CompletionField::Ply(game) => {
            move_names::suggest_plies(service, player, place, *game, typed)
        }
        CompletionField::Game { mine } => {
            views::suggest_games(service, player, place, typed, *mine)
        }
        CompletionField::Challenge { to_me } => fitting(
            typed,
            or_none(answerable(&service.store, player, place, *to_me)),
        ),
        CompletionField::Explore(game) => {
            let board = find::resolve_game(&service.store, asker, *game, GameMatch::PlayingOrLast);
            let board = board.and_then(|game| explore::explored(service, game, player));
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
            let kind = kind.unwrap_or_else(|| server::server_settings(service, place).game);
            let found = fitting(typed, rulebook::topics(kind)).into_iter();
            let shortened = |offer: Suggestion| Suggestion {
                label: short(&offer.label),
                ..offer
            };
            found.map(shortened).collect()
        }
        CompletionField::Value(rule) => {
            let values = rule.map(server_settings::suggested).unwrap_or_default();
            fitting(typed, values)
        }
        CompletionField::Month => fitting(typed, or_none(months(&service.store, asker))),
    };
    found.retain(|offer| (1..=LONGEST).contains(&offer.value.chars().count()));
    found.truncate(MOST);
    for offer in &mut found {
        offer.label = short(&offer.label);
    }
    found
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
        found.extend(names.iter().take(MOST).filter_map(|name| known(name)));
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
        let games = games::newest(store, asker, running, LOOK)?;
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

/// The challenges that a user may answer, each with its challenger and offer.
fn answerable(
    store: &Store,
    player: &PlayerId,
    place: &Place,
    to_me: bool,
) -> Result<Vec<Suggestion>, HandlerError> {
    let mut offers = Vec::new();
    for open in list::may_answer(store, player, place, to_me)? {
        let Some(game) = load::load_healthy(store, open.id)? else {
            continue;
        };
        let names = load_names::names(store, &game)?;
        let args = [
            ("game", open.id.to_string().into()),
            ("challenger", short_name(names.of(&open.challenger)).into()),
            ("what", list::summary(&game).into()),
        ];
        offers.push(Suggestion {
            label: catalogue::sentences().line("suggest-challenge", &args),
            value: open.id.0.to_string(),
        });
    }
    Ok(offers)
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

fn short(label: &str) -> String {
    if label.chars().count() <= LONGEST {
        return label.to_owned();
    }
    let mut short: String = label.chars().take(LONGEST - 1).collect();
    short.push('…');
    short
}

fn short_name(name: &str) -> String {
    name.chars().take(32).collect()
}

/// Time controls: the typed one, if it is valid, and the usual ones.
fn clocks(typed: &str) -> Vec<Suggestion> {
    let told = |text: &str| {
        let control: TimeControl = text.parse().ok()?;
        let value = control.to_string();
        let args = [
            ("clock", value.clone().into()),
            ("what", durations::agreed(control).plain().into()),
        ];
        let label = catalogue::sentences().line("suggest-clock", &args);
        Some(Suggestion { label, value })
    };
    let usual = ServerSetting::Clock
        .choices()
        .into_iter()
        .filter_map(|text| {
            if server_settings::is_unlimited(&text) {
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
        let args = [("hours", night.to_string().into())];
        Some(Suggestion {
            label: catalogue::sentences().line("suggest-night", &args),
            value: night.to_string(),
        })
    };
    let mut usual: Vec<Suggestion> = NIGHTS.iter().filter_map(|text| told(text)).collect();
    usual.push(Suggestion {
        label: catalogue::sentences().line("suggest-no-night", &[]),
        value: "off".to_owned(),
    });
    first(told(typed), fitting(typed, usual))
}

/// Days off by their code.
fn of_days(code: &str) -> Suggestion {
    let id = format!("suggest-rest-{}", code.replace(' ', "-"));
    Suggestion {
        label: catalogue::sentences().line(&id, &[]),
        value: code.to_owned(),
    }
}

/// A plan whose last line is continued with legal moves.
fn planned(game: &Game, typed: &str) -> Vec<Suggestion> {
    let begins = typed.rfind([';', '|', '\n']).map_or(0, |at| at + 1);
    let (before, line) = typed.split_at_checked(begins).unwrap_or(("", typed));
    continued(game, before, line)
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
    let next = complete(&next, word, MOST).into_iter();
    next.map(|mv| plain([before, made, mv.as_str()].concat()))
        .collect()
}
