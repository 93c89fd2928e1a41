//! The form of a new contest: five fields, and their consequences, before it opens.
//!
//! The controls hold all entries, so a form outlives a restart. They also hold the number of the newest contest when it
//! was filled in, so that a form sent twice opens one.

use crate::contest::terms::Format;
use crate::contest::values::{ContestPhase, DAY};
use crate::games::GameKind;
use crate::play::computer::LEVELS;
use crate::service::Options;
use crate::service::api::action::{Action, Request};
use crate::service::api::computer::USUAL_LEVEL;
use crate::service::api::contest::{ContestAction, FORMATS, NewContest};
use crate::service::api::reply::{ButtonStyle, Control, Reply};
use crate::service::api::result::{self, HandlerError, HandlerResult};
use crate::service::api::server_lists;
use crate::service::api::server_settings::{self, ServerSetting};
use crate::service::contests::open::{self, CLOCK, DAYS};
use crate::service::contests::{format_words, words};
use crate::service::describe::args;
use crate::service::lookup::server;
use crate::service::state::Service;
use crate::service::words::catalogue::{TextArg, sentences};
use crate::service::words::text::Text;
use crate::store::{self, ContestId, StoreError};

/// Days for entering, in the order of the button.
const ENTERING: [u8; 5] = [7, 14, 30, 1, 3];
/// Days of a round that are offered.
const LENGTHS: [u8; 6] = [7, 14, 30, 45, 60, 90];
/// Games that one entrant plays at once, boards of a team, seats of a table, and rounds, in the order of their buttons.
const AT_ONCE: [u8; 7] = [1, 2, 3, 4, 6, 8, 15];
const BOARDS: [u8; 10] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const SEATS: [u8; 4] = [3, 4, 5, 6];
const HEATS: [u8; 9] = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const ROUNDS: [u8; 9] = [3, 4, 5, 6, 7, 8, 9, 11, 15];
/// Days from which a contest is called long: half a year.
const LONG_DAYS: i64 = 183;
/// Numbers of entrants with an example of the length.
const EXAMPLES: [u32; 2] = [16, 32];
/// The same for a round robin, which takes sixteen.
const ROUND_ROBINS: [u32; 2] = [8, 16];

/// The number that the next contest of a server has at least.
fn next_number(service: &Service, request: &Request) -> Result<ContestId, StoreError> {
    let server = request.place.server();
    let rows = store::contests::of_server(&service.store, server, &ContestPhase::ALL, 1)?;
    Ok(ContestId(rows.first().map_or(0, |row| row.id.0) + 1))
}

/// Shows the form with these entries.
pub(super) fn draft(
    service: &mut Service,
    request: &Request,
    wanted: &NewContest,
) -> HandlerResult {
    open::may_open(service, request)?;
    let typed = wanted.since.is_none();
    let mut wanted = wanted.clone();
    if typed {
        wanted.since = Some(next_number(service, request)?);
    }
    let settings = server::settings_at(&service.store, &request.place);
    wanted.kind = Some(wanted.kind.unwrap_or(settings.game));
    wanted.format = Some(wanted.format.unwrap_or_else(|| FORMATS[0].to_owned()));
    if let Some(kind) = wanted.kind {
        wanted.kind = Some(kind_for(&wanted, kind));
    }
    // A contest that cannot be opened is refused before anybody sees its form.
    let checked = open::checked(service, request, &wanted)?;
    let format = checked.terms.format;
    let mut text = sentences().text(
        "contest-draft",
        &[("form", words::format(format.code()).into())],
    );
    text.push_line(format_words::how(format));
    let terms = if checked.subject.rated {
        "contest-terms-rated"
    } else {
        "contest-terms"
    };
    let clock = [("clock", checked.subject.clock.as_str().into())];
    text.push_line(sentences().text(terms, &clock));
    if !checked.subject.options.is_empty() {
        let args = [("rules", checked.subject.options.as_str().into())];
        text.push_line(sentences().text("contest-rules", &args));
    }
    text.push_line(format_words::fills(&checked.terms));
    let numbers = [
        ("least", TextArg::Num(checked.terms.least.into())),
        ("most", TextArg::Num(checked.terms.most.into())),
        ("days", TextArg::Num(wanted.days.unwrap_or(DAYS).into())),
    ];
    text.push_line(sentences().text("contest-draft-entrants", &numbers));
    let length = checked.terms.length / DAY;
    text.push_line(lasts(format, length));
    let button = sentences().line("button-contest-open", &[]);
    text.push_line(sentences().text("contest-draft-not-open", &[("button", button.into())]));
    let mut reply = Reply::note(text);
    reply.replaces_source = !typed;
    reply.controls = controls(&wanted, &checked.subject.clock);
    Ok(vec![reply])
}

/// The expected length, and the advice to shorten the rounds if it is long.
fn lasts(format: Format, length: i64) -> Text {
    let (examples, days) = match format {
        // A game waits until both players have a place for it.
        Format::RoundRobin { at_once } => {
            let batches = |entrants: u32| (entrants - 1).div_ceil(at_once.max(1));
            let days = |entrants| 2 * length * i64::from(batches(entrants));
            (ROUND_ROBINS, ROUND_ROBINS.map(days))
        }
        Format::League | Format::Teams { .. } => {
            let games = [("days", TextArg::Num(2 * length))];
            return sentences().text("contest-draft-once", &games);
        }
        Format::Swiss { .. } | Format::Knockout | Format::Heats { .. } => {
            let days = |entrants| length * most_lengths(format, format.rounds(entrants));
            (EXAMPLES, EXAMPLES.map(days))
        }
    };
    let args = [
        ("few", TextArg::Num(examples[0].into())),
        ("short", TextArg::Num(days[0])),
        ("many", TextArg::Num(examples[1].into())),
        ("long", TextArg::Num(days[1])),
    ];
    let mut text = if days[0] == days[1] {
        sentences().text(
            "contest-draft-lasts-always",
            &[("days", TextArg::Num(days[0]))],
        )
    } else {
        sentences().text("contest-draft-lasts", &args)
    };
    if days[1] > LONG_DAYS {
        text.push_line(sentences().text("contest-draft-long", &[]));
    }
    text
}

/// The lengths for which so many rounds last at most. If the next round does not wait for the games of the last one,
/// each takes one and the last one two. A match of a knockout takes two for its two games and two for a third.
fn most_lengths(format: Format, rounds: u32) -> i64 {
    let rounds = i64::from(rounds);
    if format.overlaps() {
        rounds + 1
    } else {
        4 * rounds
    }
}

/// The game for a format: tables of several need one that has them.
fn kind_for(wanted: &NewContest, kind: GameKind) -> GameKind {
    let heats = wanted.format.as_deref() == Some("heats");
    if heats && !open::has_tables(kind) {
        let able = GameKind::ALL
            .into_iter()
            .find(|kind| open::has_tables(*kind));
        return able.unwrap_or(kind);
    }
    kind
}

fn fill(draft: NewContest) -> Action {
    Action::Contest(ContestAction::Draft(draft))
}

fn menu(id: &str, chosen: String, options: Vec<(String, Action)>) -> Control {
    Control::Menu {
        prompt: sentences().line(id, &[("chosen", chosen.into())]),
        options,
    }
}

/// A button that changes an entry, with the entry on it.
fn entry(label: &str, args: &[(&str, TextArg<'_>)], draft: NewContest) -> Control {
    Control::Button {
        label: sentences().line(label, args),
        action: fill(draft),
        style: ButtonStyle::Secondary,
    }
}

/// The name of a format, and the entries with it. Its numbers are the usual ones, and its game has the usual rules
/// unless it is the same.
fn in_format(wanted: &NewContest, format: &str) -> (String, Action) {
    let mut other = NewContest {
        format: Some(format.to_owned()),
        rounds: None,
        size: None,
        ..wanted.clone()
    };
    other.kind = other.kind.map(|kind| kind_for(&other, kind));
    if other.kind != wanted.kind {
        other.options = Options::default();
    }
    (words::format(format), fill(other))
}

fn controls(wanted: &NewContest, clock: &str) -> Vec<Control> {
    let code = wanted.format.clone().unwrap_or_default();
    let heats = code == "heats";
    let kinds = GameKind::ALL
        .into_iter()
        .filter(|kind| !heats || open::has_tables(*kind));
    let kinds: Vec<(String, Action)> = kinds
        .map(|kind| {
            let other = NewContest {
                kind: Some(kind),
                options: Options::default(),
                ..wanted.clone()
            };
            (kind.spec().title.to_owned(), fill(other))
        })
        .collect();
    let clocks = server_settings::suggested(ServerSetting::Clock);
    let clocks = [CLOCK.to_owned()]
        .into_iter()
        .chain(clocks.iter().map(|offer| offer.value.clone()))
        .filter(|offer| open::is_hard(offer) && !server_lists::is_unlimited(offer));
    let mut offered: Vec<String> = Vec::new();
    for clock in clocks {
        if !offered.contains(&clock) {
            offered.push(clock);
        }
    }
    let clocks = offered.into_iter().map(|clock| {
        let other = NewContest {
            clock: Some(clock.clone()),
            ..wanted.clone()
        };
        (args::short(&clock), fill(other))
    });
    let length = |length: u8| {
        let args = [("days", TextArg::Num(length.into()))];
        sentences().line("contest-draft-days", &args)
    };
    let lengths = LENGTHS.map(|days| {
        let other = NewContest {
            length: Some(days),
            ..wanted.clone()
        };
        (length(days), fill(other))
    });
    let title = wanted.kind.map_or("", |kind| kind.spec().title).to_owned();
    let now = length(wanted.length.unwrap_or(open::LENGTH));
    let formats = FORMATS.map(|format| in_format(wanted, format)).into();
    let mut controls = vec![menu("contest-draft-form", words::format(&code), formats)];
    // One game is no choice, and its row has room for buttons.
    if kinds.len() > 1 {
        controls.push(menu("form-kind", title, kinds));
    }
    controls.push(menu("form-clock", clock.to_owned(), clocks.collect()));
    controls.push(menu("contest-draft-length", now, lengths.into()));
    controls.extend(buttons(wanted, &code));
    controls
}

fn buttons(wanted: &NewContest, code: &str) -> Vec<Control> {
    let days = wanted.days.unwrap_or(DAYS);
    let at = ENTERING.iter().position(|known| *known == days);
    let next = ENTERING[at.map_or(0, |at| (at + 1) % ENTERING.len())];
    let mut buttons = vec![entry(
        "button-contest-days",
        &[("days", TextArg::Num(days.into()))],
        NewContest {
            days: Some(next),
            ..wanted.clone()
        },
    )];
    let rated = wanted.rated.unwrap_or(true);
    buttons.push(entry(
        if rated {
            "button-contest-rated"
        } else {
            "button-contest-unrated"
        },
        &[],
        NewContest {
            rated: Some(!rated),
            ..wanted.clone()
        },
    ));
    buttons.extend(sizes(wanted, code));
    buttons.extend(rounds(wanted, code));
    if !matches!(code, "league" | "knockout") {
        let label = if wanted.fill.is_some() {
            "button-contest-filled"
        } else {
            "button-contest-unfilled"
        };
        let level = [("level", TextArg::Num(wanted.fill.unwrap_or(0).into()))];
        let other = NewContest {
            fill: next_level(wanted.fill),
            ..wanted.clone()
        };
        buttons.push(entry(label, &level, other));
    }
    buttons.push(Control::Button {
        label: sentences().line("button-contest-open", &[]),
        action: Action::Contest(ContestAction::Open(wanted.clone())),
        style: ButtonStyle::Primary,
    });
    buttons
}

/// The button with the boards of a team, the seats of a table, or the games of a round robin at once.
fn sizes(wanted: &NewContest, code: &str) -> Option<Control> {
    let (label, offered): (&str, &[u8]) = match code {
        "round-robin" => ("button-contest-at-once", &AT_ONCE),
        "teams" => ("button-contest-boards", &BOARDS),
        "heats" => ("button-contest-seats", &SEATS),
        _ => return None,
    };
    let size = wanted.size.unwrap_or(open::SIZE);
    let other = NewContest {
        size: Some(after(size, offered)),
        ..wanted.clone()
    };
    let count = [("count", TextArg::Num(size.into()))];
    Some(entry(label, &count, other))
}

/// The button with the number of rounds; the entrants of a Swiss contest decide it unless one is chosen.
fn rounds(wanted: &NewContest, code: &str) -> Option<Control> {
    let next = match (code, wanted.rounds) {
        ("heats", rounds) => Some(after(rounds.unwrap_or(open::HEATS), &HEATS)),
        ("swiss", None) => ROUNDS.first().copied(),
        ("swiss", Some(rounds)) => ROUNDS.into_iter().find(|more| *more > rounds),
        _ => return None,
    };
    let other = NewContest {
        rounds: next,
        ..wanted.clone()
    };
    let usual = (code == "heats").then_some(open::HEATS);
    Some(match wanted.rounds.or(usual) {
        Some(rounds) => {
            let count = [("count", TextArg::Num(rounds.into()))];
            entry("button-contest-rounds", &count, other)
        }
        None => entry("button-contest-rounds-usual", &[], other),
    })
}

/// The number that follows on a button: the next larger one, or the first.
fn after(number: u8, offered: &[u8]) -> u8 {
    let next = offered.iter().find(|more| **more > number);
    next.or(offered.first()).copied().unwrap_or(number)
}

/// The level after this one on the button: all of them from the usual one on, then none.
fn next_level(level: Option<u8>) -> Option<u8> {
    let next = level.map_or(USUAL_LEVEL, |level| level % LEVELS + 1);
    (level.is_none() || next != USUAL_LEVEL).then_some(next)
}

/// The answer to a form that was sent, or sent again.
pub(super) fn sent(id: &str, title: &str) -> Reply {
    let mut reply = result::note(id, &[("contest", title.into())]);
    reply.replaces_source = true;
    reply
}

/// The contest that was opened from this form before; `None` for a new form.
pub(super) fn opened_before(
    service: &Service,
    request: &Request,
    wanted: &NewContest,
) -> Result<Option<String>, HandlerError> {
    let Some(since) = wanted.since else {
        return Ok(None);
    };
    let rows = store::contests::of_server(
        &service.store,
        request.place.server(),
        &ContestPhase::UNFINISHED,
        1,
    )?;
    let again = rows.first().filter(|row| {
        let kind = wanted.kind.map(|kind| kind.spec().slug);
        row.id >= since
            && wanted.format.as_deref() == Some(row.format.as_str())
            && kind == Some(row.subject.kind.as_str())
            && row.subject.place == request.place
    });
    Ok(again.map(|row| words::title(&row.into())))
}
