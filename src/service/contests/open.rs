//! Opening a contest.

use crate::contest::event::{ContestEntry, ContestEvent};
use crate::contest::terms::{Format, Terms, TermsError};
use crate::contest::values::{ContestPhase, DAY, EntrantId};
use crate::games::GameKind;
use crate::play::Env;
use crate::play::seal::{OWN_DICE, Secret};
use crate::play::time_control::{TimeControl, TimeoutRule};
use crate::service::Options;
use crate::service::api::action::Request;
use crate::service::api::contest::NewContest;
use crate::service::api::result::{self, HandlerError, HandlerResult};
use crate::service::challenges::challenge;
use crate::service::commit::series;
use crate::service::contests::{MAX_CONTESTS, apply, draft, words};
use crate::service::lookup::server;
use crate::service::state::Service;
use crate::service::words::catalogue::TextArg;
use crate::store::{self, ContestSubject};

/// Days for entering, unless others are asked for.
pub(super) const DAYS: u8 = 7;
/// Days of a round, unless others are asked for.
pub(super) const LENGTH: u8 = 45;
/// Boards of a team, seats of a table, and games that one entrant of a round robin plays at once, unless others are
/// asked for.
pub(super) const SIZE: u8 = 4;
/// The usual clock of a contest.
pub(super) const CLOCK: &str = "5d+8h/7d";
/// Rounds of heats, unless others are asked for.
pub(super) const HEATS: u8 = 3;

/// The number of the person who opens a contest.
const ORGANISER: EntrantId = EntrantId(1);

/// A contest that can be opened.
pub(super) struct Checked {
    /// Its terms.
    pub(super) terms: Terms,
    /// The terms of its games.
    pub(super) subject: ContestSubject,
}

/// Opens a contest here.
pub(super) fn open(
    service: &mut Service,
    request: &Request,
    wanted: &NewContest,
    env: &Env,
) -> HandlerResult {
    may_open(service, request)?;
    if let Some(title) = draft::opened_before(service, request, wanted)? {
        return Ok(vec![draft::sent("contest-form-sent-already", &title)]);
    }
    let alive = store::contests::of_server(
        &service.store,
        request.place.server(),
        &ContestPhase::UNFINISHED,
        MAX_CONTESTS,
    )?;
    if alive.len() >= MAX_CONTESTS {
        return Ok(vec![result::note(
            "refuse-contest-many",
            &[("count", TextArg::count(alive.len()))],
        )]);
    }
    let Checked { terms, subject } = checked(service, request, wanted)?;
    let days = i64::from(wanted.days.unwrap_or(DAYS));
    let secret = Secret::new(env.entropy);
    let opened = ContestEvent::Opened {
        terms,
        closes: apply::moment(env).after(days * DAY),
        seal: secret.seal_of_lots(),
    };
    let log = [ContestEntry {
        at: apply::moment(env),
        event: opened,
    }];
    service
        .store
        .save_name(&request.user.id, &request.user.name)?;
    let people = [(ORGANISER, request.user.id.clone())];
    let first = apply::FirstEvents {
        log: &log,
        people: &people,
    };
    let id = apply::create(service, &subject, &secret, &first, env)?;
    let made = store::contests::get(&service.store, id)?;
    let title = made.map_or_else(String::new, |made| words::title(&(&made).into()));
    Ok(vec![draft::sent("contest-form-sent", &title)])
}

/// Checks a requested contest.
pub(super) fn checked(
    service: &Service,
    request: &Request,
    wanted: &NewContest,
) -> Result<Checked, HandlerError> {
    let size = u32::from(wanted.size.unwrap_or(SIZE));
    let rounds = wanted.rounds.map(u32::from);
    let format = match wanted.format.as_deref() {
        Some("round-robin") => Format::RoundRobin { at_once: size },
        Some("swiss") => Format::Swiss { rounds },
        Some("knockout") => Format::Knockout,
        Some("teams") => Format::Teams { boards: size },
        Some("heats") => Format::Heats {
            seats: size,
            rounds: rounds.unwrap_or(HEATS.into()),
        },
        Some(_) | None => Format::League,
    };
    let usual = Terms::usual(format);
    let terms = Terms {
        // Nobody can meet more opponents than there are.
        least: usual.least.max(rounds_of_swiss(format) + 1),
        length: i64::from(wanted.length.unwrap_or(LENGTH)) * DAY,
        fill_in: wanted.fill,
        ..usual
    };
    if terms.fill_in.is_some() && service.options.think_limit.is_none() {
        return Err(result::note("refuse-computer-off", &[]).into());
    }
    let terms = terms.checked().map_err(|error| {
        let id = match error {
            TermsError::Entrants { .. } | TermsError::Length => "refuse-contest-length",
            TermsError::AtOnce => "refuse-contest-at-once",
            TermsError::Rounds => "refuse-contest-rounds",
            TermsError::Boards => "refuse-contest-boards",
            TermsError::Seats => "refuse-contest-seats",
        };
        HandlerError::from(result::note(id, &[]))
    })?;
    let settings = server::settings_at(&service.store, &request.place);
    let kind = wanted.kind.unwrap_or(settings.game);
    let options = games_of(format, kind, &wanted.options)?;
    Ok(Checked {
        terms,
        subject: subject(request, &PlayedGame { kind, options }, wanted)?,
    })
}

/// The rounds that were chosen for a Swiss contest; 0 if its entrants decide, and for other formats.
pub(super) const fn rounds_of_swiss(format: Format) -> u32 {
    match format {
        Format::Swiss {
            rounds: Some(rounds),
        } => rounds,
        Format::Swiss { rounds: None }
        | Format::League
        | Format::RoundRobin { .. }
        | Format::Knockout
        | Format::Teams { .. }
        | Format::Heats { .. } => 0,
    }
}

/// A game with its rules.
pub(in crate::service) struct PlayedGame {
    /// The game.
    pub(in crate::service) kind: GameKind,
    /// Its rules, settled.
    pub(in crate::service) options: Options,
}

/// The terms of the games of a contest or ladder, checked.
pub(super) fn subject(
    request: &Request,
    played: &PlayedGame,
    wanted: &NewContest,
) -> Result<ContestSubject, HandlerError> {
    let typed = wanted.clock.as_deref().unwrap_or(CLOCK);
    let clock: TimeControl = typed
        .parse()
        .map_err(|wrong| series::clock_error(wrong, typed))?;
    if clock.flag != TimeoutRule::Hard {
        return Err(result::note("refuse-contest-clock", &[("clock", CLOCK.into())]).into());
    }
    Ok(ContestSubject {
        kind: played.kind.spec().slug.to_owned(),
        options: played.options.to_string(),
        clock: clock.to_string(),
        rated: wanted.rated.unwrap_or(true),
        place: request.place.clone(),
        season: 1,
        follows: None,
    })
}

/// Returns `true` if a clock ends a game.
pub(super) fn is_hard(typed: &str) -> bool {
    let clock = typed.parse::<TimeControl>();
    clock.is_ok_and(|clock| clock.flag == TimeoutRule::Hard)
}

/// Returns `true` if a game has a table for any number of players that heats seat.
pub(super) fn has_tables(kind: GameKind) -> bool {
    let tables = kind.spec().tables;
    (3..=6).all(|seats| tables.iter().any(|table| table.seats == seats))
}

/// The rules of the games of a format, settled and checked.
fn games_of(format: Format, kind: GameKind, wanted: &Options) -> Result<Options, HandlerError> {
    match format {
        Format::Heats { .. } => {
            challenge::check_options(kind, wanted)?;
            let sized = kind
                .spec()
                .tables
                .iter()
                .any(|table| table.option.is_some_and(|option| wanted.has(option)));
            if !has_tables(kind) || sized {
                let able = GameKind::ALL.into_iter().filter(|kind| has_tables(*kind));
                let games: Vec<&str> = able.map(|kind| kind.spec().title).collect();
                let args = [("games", games.join(", ").into())];
                return Err(result::note("refuse-contest-heats", &args).into());
            }
            Ok((kind.spec().settled)(wanted.clone()))
        }
        Format::League
        | Format::RoundRobin { .. }
        | Format::Swiss { .. }
        | Format::Knockout
        | Format::Teams { .. } => for_two(kind, wanted),
    }
}

/// The rules of a game between two, settled and checked.
pub(super) fn for_two(kind: GameKind, wanted: &Options) -> Result<Options, HandlerError> {
    challenge::check_options(kind, wanted)?;
    let spec = kind.spec();
    let options = (spec.settled)(wanted.clone());
    if (spec.sides)(&options).len() != 2 || options.has(OWN_DICE) {
        return Err(result::note("refuse-contest-two", &[]).into());
    }
    Ok(options)
}

/// In a server its moderators open contests; elsewhere everybody does.
pub(in crate::service) fn may_open(
    service: &Service,
    request: &Request,
) -> Result<(), HandlerError> {
    if request.place.is_private() || request.access.guest {
        return Err(result::note("moderate-no-server", &[]).into());
    }
    if request.place.server().number().is_none()
        || server::moderates(&service.store, request)
        || request.access.manages
    {
        return Ok(());
    }
    Err(result::note("moderate-not-yours", &[]).into())
}
