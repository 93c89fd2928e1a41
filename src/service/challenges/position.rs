//! Positions that a game is to begin from: read as typed, and refused with the place of their fault.
//!
//! A position is its own text, or that of a finished game after a move (`#12 14`). An invited player sees it before the
//! game begins. No computer helps with a position at which its user's game against people stands.

use crate::game::any::AnyPosition;
use crate::game::options::Options;
use crate::game::outcome::Status;
use crate::game::seat::{Seat, SeatSet};
use crate::game::text::SetupText;
use crate::games::GameKind;
use crate::play::seal::OWN_DICE;
use crate::play::set_up::{NoBeginning, beginning, options_for};
use crate::play::stage::Stage;
use crate::play::swap::SWAP;
use crate::play::{Game, GameId, PlayerId, Ply};
use crate::service::api::action::Asker;
use crate::service::api::challenge::NewChallenge;
use crate::service::api::reply::Reply;
use crate::service::api::result::{self, HandlerError};
use crate::service::api::values::{SideChoice, Suggestion};
use crate::service::describe::{args, refuse, row};
use crate::service::lookup::{find, games, load_names, move_names, same_position};
use crate::service::state::Service;
use crate::service::words::catalogue::TextArg;
use crate::service::words::text::Text;
use crate::store::{Store, StoreError};

/// Most characters shown on each side of a fault.
const CONTEXT_CHARS: usize = 16;

/// The seat to move in a position.
pub(in crate::service) fn mover(position: &dyn AnyPosition) -> Option<Seat> {
    match position.status() {
        Status::ToMove(seat) => Some(seat),
        Status::ToRoll(_) | Status::Over(_) => None,
    }
}

/// The options and the position of an offer whose position is typed; no position if it is the usual start.
pub(in crate::service) struct ReadPosition {
    /// The options with those that the position needs.
    pub(in crate::service) options: Options,
    /// The position.
    pub(in crate::service) position: Option<SetupText>,
}

/// Reads the typed position of an offer.
pub(in crate::service) fn read(
    store: &Store,
    asker: Asker<'_>,
    offer: &NewChallenge,
    typed: &str,
) -> Result<ReadPosition, HandlerError> {
    if offer.options.has(SWAP) {
        return Err(result::note("refuse-position-swap", &[]).into());
    }
    let (kind, spec) = (offer.kind, offer.kind.spec());
    let (options, text) = match named_game(typed) {
        Some(named) => {
            let (game, ply) = referred(store, asker, &named)?;
            if game.kind() != kind {
                return Err(other_kind(&game).into());
            }
            let setup = game
                .history()
                .setup_at(ply)
                .unwrap_or(game.history().start());
            (options_from(&game, offer), setup.to_string())
        }
        None => (offer.options.clone(), tidy(typed)),
    };
    let fitting = options_for(kind, &options, &text);
    let position = beginning(kind, &fitting, &text).map_err(|why| match why {
        NoBeginning::Setup(error) => {
            let usual = (spec.start)(&fitting).setup();
            let (before, after) = around(&text, error.at);
            let args = [
                ("title", spec.title.into()),
                ("why", refuse::setup_error(&error).into()),
                ("before", before.into()),
                ("after", after.into()),
                ("usual", usual.to_string().into()),
            ];
            result::note("refuse-position", &args)
        }
        NoBeginning::Over => result::note("refuse-position-over", &[]),
    })?;
    let position = position.setup();
    let usual = (spec.settled)(options);
    if position == (spec.start)(&usual).setup() {
        return Ok(ReadPosition {
            options: usual,
            position: None,
        });
    }
    Ok(ReadPosition {
        options: fitting,
        position: Some(position),
    })
}

/// The options of an offer from a position of a game: its own, or else those of the game.
fn options_from(game: &Game, offer: &NewChallenge) -> Options {
    if offer.options != Options::default() {
        return offer.options.clone();
    }
    let options = game.options().clone();
    let opponent = offer.opponent.as_ref();
    let computer = opponent.is_some_and(|person| person.id.is_computer());
    if computer || offer.computer.is_some() {
        // A computer has no dice of its own to throw.
        return options.without(OWN_DICE);
    }
    options
}

/// The rules that a typed position belongs to.
#[derive(Clone, Debug)]
pub struct PositionRules {
    /// The game.
    pub kind: GameKind,
    /// The options with those that the position needs.
    pub options: Options,
}

/// The rules of the typed position of an offer. They are those of the game it names, of the named kind, or of the first
/// one whose positions are written like it. `None` if there are none.
pub fn rules_of(
    service: &Service,
    asker: Asker<'_>,
    offer: &NewChallenge,
    named: Option<GameKind>,
) -> Option<PositionRules> {
    let typed = offer.position.as_deref()?;
    let chosen = &offer.options;
    if let Some(NamedGame { game, .. }) = named_game(typed) {
        let game = find::visible(&service.store, asker, game).ok()?;
        return Some(PositionRules {
            kind: named.unwrap_or(game.kind()),
            options: options_from(&game, offer),
        });
    }
    let text = tidy(typed);
    let read = |kind: GameKind| {
        let options = options_for(kind, chosen, &text);
        let known = (kind.spec().restore)(&options, &text).is_ok();
        known.then_some(PositionRules { kind, options })
    };
    match named {
        Some(kind) => read(kind),
        None => GameKind::ALL.into_iter().find_map(read),
    }
}

/// Returns `true` for a game in place of a position’s text: `#12`, `#12 14`.
pub fn names_game(typed: &str) -> bool {
    named_game(typed).is_some()
}

/// The reason why two people cannot begin a game from the typed position of an offer; `None` if they can, or if it has
/// none.
///
/// # Errors
/// `StoreError` if a read fails.
pub fn fault(
    service: &Service,
    asker: Asker<'_>,
    offer: &NewChallenge,
    named: Option<GameKind>,
) -> Result<Option<Text>, StoreError> {
    match check_beginning(service, asker, offer, named) {
        Ok(()) => Ok(None),
        Err(HandlerError::Reply(reply)) => Ok(Some(reply.text)),
        Err(HandlerError::Fault(error)) => Err(error),
    }
}

fn check_beginning(
    service: &Service,
    asker: Asker<'_>,
    offer: &NewChallenge,
    named: Option<GameKind>,
) -> Result<(), HandlerError> {
    let Some(typed) = offer.position.as_deref() else {
        return Ok(());
    };
    let rules = rules_of(service, asker, offer, named);
    let PositionRules { kind, options } = rules.unwrap_or_else(|| PositionRules {
        kind: named.unwrap_or(offer.kind),
        options: offer.options.clone(),
    });
    let offer = NewChallenge {
        kind,
        options,
        ..offer.clone()
    };
    let read = read(&service.store, asker, &offer, typed)?;
    let Some(position) = &read.position else {
        return Ok(());
    };
    let seating = Seating {
        kind,
        options: &read.options,
        position,
        against_computers: false,
        side: offer.side,
    };
    check_seats(&service.store, asker.player, &seating).map(drop)
}

/// A challenge from a position, as far as its seats matter.
pub(in crate::service) struct Seating<'a> {
    /// The rules.
    pub(in crate::service) kind: GameKind,
    /// Their options.
    pub(in crate::service) options: &'a Options,
    /// The position.
    pub(in crate::service) position: &'a SetupText,
    /// `true` if all other seats are computers'.
    pub(in crate::service) against_computers: bool,
    /// The wanted side.
    pub(in crate::service) side: SideChoice,
}

/// The challenger's side in a game from a position: nobody sits where a player is out already, but computers may.
pub(in crate::service) fn check_seats(
    store: &Store,
    player: &PlayerId,
    seating: &Seating<'_>,
) -> Result<SideChoice, HandlerError> {
    let Seating {
        kind,
        options,
        position,
        against_computers,
        side,
    } = *seating;
    let read = beginning(kind, options, position.as_str());
    let read = read.map_err(|_| result::note("refuse-position-over", &[]))?;
    let out = read.eliminated();
    if against_computers {
        check_not_played(store, player, kind, options, position)?;
    }
    let named = match side {
        SideChoice::Seat(index) => Seat::new(index),
        SideChoice::Random => None,
    };
    let sits_out = named.is_some_and(|seat| out.contains(seat));
    if !out.is_empty() && (!against_computers || sits_out) {
        return Err(somebody_out(kind, options, out).into());
    }
    let lot = side == SideChoice::Random && !out.is_empty();
    let seat = mover(&*read).filter(|_| lot);
    let seat = seat.and_then(|seat| u8::try_from(seat.index()).ok());
    Ok(seat.map_or(side, SideChoice::Seat))
}

/// Refuses a computer's help with the position of a game that its user plays against people.
pub(in crate::service) fn check_not_played(
    store: &Store,
    player: &PlayerId,
    kind: GameKind,
    options: &Options,
    position: &SetupText,
) -> Result<(), HandlerError> {
    match same_position::played_from(store, player, kind, options, [position])? {
        Some(other) => {
            let other = [("other", other.to_string().into())];
            Err(result::note("refuse-position-same", &other).into())
        }
        None => Ok(()),
    }
}

/// The seats that were out where a game began.
pub(in crate::service) fn out_at_start(game: &Game) -> SeatSet {
    let read = beginning(game.kind(), game.options(), game.history().start().as_str());
    read.map_or_else(|_| SeatSet::default(), |read| read.eliminated())
}

fn somebody_out(kind: GameKind, options: &Options, out: SeatSet) -> Reply {
    let sides = (kind.spec().sides)(options);
    let sides: Vec<String> = out
        .iter()
        .filter_map(|seat| sides.get(seat.index()))
        .map(|side| args::side_called(side))
        .collect();
    let args = [
        ("count", TextArg::count(sides.len())),
        ("sides", sides.join(", ").into()),
    ];
    result::note("refuse-position-out", &args)
}

/// A game named in place of a position's text.
struct NamedGame {
    game: GameId,
    /// The move as typed; empty is the last.
    at: String,
}

/// The game and the move of `#12`, `#12 14` or `#12 start`; `None` for the text of a position.
fn named_game(typed: &str) -> Option<NamedGame> {
    let typed = tidy(typed);
    let (first, at) = typed.split_once(' ').unwrap_or((&typed, ""));
    let number = first.strip_prefix('#')?;
    let digits = !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit());
    let game = GameId(number.parse().ok().filter(|_| digits)?);
    let at = at.to_owned();
    Some(NamedGame { game, at })
}

/// Positions that fit the typed text: finished games, and the moves of one that is named. A position’s own text has
/// none.
pub(in crate::service) fn suggestions(
    service: &Service,
    asker: Asker<'_>,
    typed: &str,
) -> Result<Vec<Suggestion>, HandlerError> {
    let store = &service.store;
    let named = named_game(typed).filter(|_| typed.trim_start().contains(' '));
    if let Some(NamedGame { game, at }) = named {
        check_over(&find::visible(store, asker, game)?)?;
        let plies = move_names::suggest_plies(service, asker, Some(game), &at);
        let within = |ply: Suggestion| Suggestion {
            label: format!("{game} {}", ply.label),
            value: format!("{game} {}", ply.value),
        };
        return Ok(plies.into_iter().map(within).collect());
    }
    let wanted = typed.trim();
    let number = wanted.strip_prefix('#').unwrap_or(wanted);
    if !number.bytes().all(|byte| byte.is_ascii_digit()) {
        return Ok(Vec::new());
    }
    let mut ended = games::newest(store, asker, None, false, games::SCAN_LIMIT)?;
    ended.retain(|summary| summary.id.0.to_string().starts_with(number));
    let names = load_names::load_names(store, ended.iter().flat_map(row::people))?;
    let offered = ended.iter().map(|summary| Suggestion {
        label: row::label(summary, &names),
        value: summary.id.to_string(),
    });
    Ok(offered.collect())
}

/// A finished game and a ply of it.
fn referred(
    store: &Store,
    asker: Asker<'_>,
    named: &NamedGame,
) -> Result<(Game, Ply), HandlerError> {
    let game = find::visible(store, asker, named.game)?;
    check_over(&game)?;
    let at = Some(named.at.as_str()).filter(|at| !at.is_empty());
    let ply = move_names::resolve_move(&game, at, game.ply()).map_err(Reply::note)?;
    Ok((game, ply))
}

/// Refuses a game that is still played.
pub(in crate::service) fn check_over(game: &Game) -> Result<(), HandlerError> {
    match game.stage() {
        Stage::Over | Stage::Void => Ok(()),
        Stage::Open | Stage::Running => {
            let game = [("game", game.id().to_string().into())];
            Err(result::note("refuse-position-running", &game).into())
        }
    }
}

fn other_kind(game: &Game) -> Reply {
    let args = [
        ("game", game.id().to_string().into()),
        ("title", game.kind().spec().title.into()),
    ];
    result::note("refuse-position-kind", &args)
}

/// A pasted text in one line, without the marks around code and quotations.
fn tidy(typed: &str) -> String {
    let words: Vec<&str> = typed.split_whitespace().collect();
    let line = words.join(" ");
    let marks = ['`', '"', '“', '”', '„', '«', '»', '\''];
    line.trim_matches(marks).trim().to_owned()
}

/// A text before and after a byte, as much of it as helps to find the place.
fn around(text: &str, at: usize) -> (String, String) {
    let mut at = at.min(text.len());
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    let (before, after) = text.split_at(at);
    let skipped = before.chars().count().saturating_sub(CONTEXT_CHARS);
    let mut start: String = before.chars().skip(skipped).collect();
    let mut end: String = after.chars().take(CONTEXT_CHARS).collect();
    if skipped > 0 {
        start.insert(0, '…');
    }
    if after.chars().nth(CONTEXT_CHARS).is_some() {
        end.push('…');
    }
    (start, end)
}
