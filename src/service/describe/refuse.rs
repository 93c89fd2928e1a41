//! Refusals in words: the fault, the rule, and the next step.

use crate::game::any::AnyPosition;
use crate::game::text::{Fact, MoveError, MoveText, Reason, SetupError};
use crate::play::command::{ModerationRefusal, Refusal};
use crate::play::event::Consent;
use crate::play::event_effects::Closing;
use crate::play::stage::Stage;
use crate::play::{Game, GameId, PlayerId, turn};
use crate::service::api::open_request::OpenRequest;
use crate::service::api::reply::{ButtonStyle, Control, Reply};
use crate::service::api::result;
use crate::service::describe::args::Extra;
use crate::service::describe::{
    args, buttons, computer, dice, lobby, pick_menus, signal, silence, squares, swap, time,
};
use crate::service::words::catalogue::{self, TextArg};
use crate::service::words::names::PlayerNames;
use crate::service::words::text::Text;
use crate::store::StoreError;

/// Number of words after a move searched for its end.
const WORDS_BEHIND: usize = 24;

/// The reply to a refused command.
pub(in crate::service) fn refusal(
    game: &Game,
    refusal: &Refusal,
    typed: &str,
    names: &PlayerNames,
) -> Reply {
    let (id, extra) = sentence(game, refusal, names);
    if let Refusal::Move(error) = refusal {
        return move_error(game, error, typed).deleted_after_next_move(game);
    }
    let mut args = numbered(game.id());
    args.extend(extra);
    let text = catalogue::sentences().text(id, &args);
    let mut reply = Reply::note(text).deleted_after_next_move(game);
    if let Refusal::DrawStands(_) = refusal {
        reply.controls = buttons::request_answers(game, OpenRequest::Draw);
    }
    if let Refusal::DrawBeforeMove = refusal {
        reply.controls = vec![buttons::offer_with_next_move(game)];
    }
    if let Refusal::Touched { choices, .. } = refusal {
        reply.controls = choice_buttons(game, choices);
    }
    reply
}

/// Arguments of every refusal: the game, its bare number, and helpful commands.
fn numbered(id: GameId) -> Vec<(&'static str, TextArg<'static>)> {
    vec![
        ("game", id.to_string().into()),
        ("number", id.0.to_string().into()),
    ]
}

/// The message of a refusal and its own arguments.
#[expect(clippy::too_many_lines, reason = "a table: an arm for each")]
fn sentence<'a>(
    game: &'a Game,
    refusal: &'a Refusal,
    names: &'a PlayerNames,
) -> (&'static str, Extra<'a>) {
    let board = || vec![("command", TextArg::Command("board"))];
    let review = || vec![("command", TextArg::Command("review"))];
    match refusal {
        Refusal::NotOpen(Stage::Running | Stage::Open) => ("refuse-open-running", vec![]),
        Refusal::NotOpen(Stage::Over) => ("refuse-open-over", vec![]),
        Refusal::NotOpen(Stage::Void) => (closed(game), vec![]),
        Refusal::Yourself => ("refuse-accept-own", vec![]),
        Refusal::NotInvited(player) => ("refuse-not-invited", vec![("player", names.arg(player))]),
        Refusal::NotChallenger(player) => {
            ("refuse-not-challenger", vec![("player", names.arg(player))])
        }
        Refusal::OpenToAll => ("refuse-open-to-all", vec![]),
        Refusal::Lobby(why) => lobby::refused(why, names),
        Refusal::Computer(why) => computer::refused(why, names),
        Refusal::Out => ("refuse-out", review()),
        Refusal::AgreedAlready(others) => ("refuse-agreed", unanswered(others, names)),
        Refusal::Signal(why) => signal::refused(*why),
        Refusal::HandOn(why) => hand_on_refused(why, names),
        Refusal::NotStarted => ("refuse-not-started", vec![]),
        Refusal::Over => ("refuse-over", review()),
        Refusal::NotSeated => ("refuse-not-seated", review()),
        Refusal::NotYourTurn(player) => {
            ("refuse-not-your-turn", vec![("player", names.arg(player))])
        }
        Refusal::Stale => ("refuse-stale", board()),
        Refusal::Touched { cells, choices } => (
            "refuse-touched",
            vec![
                ("cells", cells.join(", ").into()),
                ("choices", args::list(choices).into()),
            ],
        ),
        Refusal::NoTouchMove => ("refuse-no-touch", vec![]),
        Refusal::NothingToTouch(cell) => (
            "refuse-nothing-to-touch",
            vec![("cell", args::short(cell).into())],
        ),
        Refusal::DrawBeforeMove => (
            "refuse-draw-before-move",
            vec![("draw", TextArg::Command("draw"))],
        ),
        Refusal::DrawOfferedAlready => ("refuse-draw-already", vec![]),
        Refusal::DrawStands(player) => ("draw-sure", vec![("player", names.arg(player))]),
        Refusal::NoDrawOffer => ("refuse-no-draw-offer", vec![]),
        Refusal::OwnDrawOffer => ("refuse-own-draw-offer", asked(game, Consent::Draw, names)),
        Refusal::Time(why) => time::refused(game, *why, names),
        Refusal::Dice(_) if !(game.kind().spec().luck.throws)(game.options()) => {
            ("refuse-dice-none", vec![])
        }
        Refusal::Swap(why) => swap::refused(why, names),
        Refusal::Dice(why) => dice::refused(why, names),
        Refusal::NothingToTakeBack => ("refuse-takeback-nothing", vec![]),
        Refusal::Rolled(mv) => ("refuse-takeback-rolled", vec![("move", mv.as_str().into())]),
        Refusal::TakebackAskedAlready => ("refuse-takeback-already", vec![]),
        Refusal::TakebackStands(player) => (
            "refuse-takeback-stands",
            vec![("player", names.arg(player))],
        ),
        Refusal::NoTakeback => (
            "refuse-no-takeback",
            vec![("command", TextArg::Command("takeback"))],
        ),
        Refusal::OwnTakeback => ("refuse-own-takeback", asked(game, Consent::Takeback, names)),
        Refusal::NotYourTakeback(player) => (
            "refuse-not-your-takeback",
            vec![("player", names.arg(player))],
        ),
        Refusal::TooLateToAbort(None) => ("refuse-too-late-to-abort", vec![]),
        Refusal::TooLateToAbort(Some(from)) => silence::refused(game, *from, names),
        Refusal::HereAlready => ("refuse-here-already", vec![]),
        Refusal::Diverged(ply) => (
            "refuse-diverged",
            vec![
                ("ply", TextArg::Num(turn::moves_to(game, *ply).into())),
                ("abort", TextArg::Command("abort")),
                ("resign", TextArg::Command("resign")),
            ],
        ),
        Refusal::OtherRules { begun, ours } => (
            "refuse-rules",
            vec![
                ("found", TextArg::Num((*begun).into())),
                ("ours", TextArg::Num((*ours).into())),
                ("abort", TextArg::Command("abort")),
                ("resign", TextArg::Command("resign")),
            ],
        ),
        Refusal::Move(_) => ("fault", vec![]),
    }
}

/// The message about a game that ended without a result.
pub(in crate::service) fn closed(game: &Game) -> &'static str {
    match game.ended_without_result() {
        Some(Closing::Declined) => "closed-declined",
        Some(Closing::Withdrawn) => "closed-withdrawn",
        Some(Closing::Lapsed) => "closed-lapsed",
        Some(Closing::CalledOff) => "closed-called-off",
        Some(Closing::Deleted) => "closed-deleted",
        Some(Closing::Annulled) => "board-annulled",
        None => "board-void",
    }
}

/// The players who have not answered yet.
fn unanswered<'a>(others: &'a [PlayerId], names: &'a PlayerNames) -> Extra<'a> {
    vec![("players", names.all(others.iter().collect()))]
}

/// The number of other players, and those who have not answered this request to all.
fn asked<'a>(game: &'a Game, what: Consent, names: &'a PlayerNames) -> Extra<'a> {
    let seats = game.unanswered(what).into_iter();
    let players = seats.filter_map(|seat| game.player(seat)).collect();
    vec![
        ("others", TextArg::count(game.others_in_play())),
        ("players", names.all(players)),
    ]
}

/// The reply to typed text that is no move of this game; if several moves fit, with a button for each.
pub(in crate::service) fn move_error(game: &Game, error: &MoveError, typed: &str) -> Reply {
    move_error_with(game, error, typed, || example(game.position()))
}

/// [`move_error`] with another example than a move that may be the one to be found.
pub(in crate::service) fn move_error_with(
    game: &Game,
    error: &MoveError,
    typed: &str,
    example: impl FnOnce() -> String,
) -> Reply {
    let words = catalogue::sentences();
    match &error_of_line(game, error, typed) {
        MoveError::Unreadable { at, expected } => {
            if let Some(reply) = move_and_more(game, typed) {
                return reply;
            }
            if let Some(text) = squares::missing(&game.position().scene(), typed) {
                return Reply::note(text);
            }
            if *at >= typed.trim_end().chars().count() {
                return both_squares(game, typed);
            }
            let at = i64::try_from(*at + 1).unwrap_or(i64::MAX);
            let args = [
                ("text", args::short(typed).into()),
                ("at", TextArg::Num(at)),
                (
                    "expected",
                    words.line(&format!("expected-{expected}"), &[]).into(),
                ),
                ("example", example().into()),
            ];
            Reply::note(words.text("move-unreadable", &args))
        }
        MoveError::Illegal(reason) => Reply::note(illegal(reason)),
        MoveError::Ambiguous(candidates) => {
            let candidates = pick_menus::strongest_first(game, candidates.clone(), |mv| mv);
            let args = [
                ("move", args::short(typed).into()),
                ("choices", args::list(&candidates).into()),
            ];
            let mut reply = Reply::note(words.text("move-ambiguous", &args));
            reply.controls = buttons_in_order(game, &candidates);
            reply
        }
    }
}

/// Shows the notation of a move, for a line that names no whole one.
pub(in crate::service) fn both_squares(game: &Game, typed: &str) -> Reply {
    let args = [
        ("text", args::short(typed.trim()).into()),
        ("example", example(game.position()).into()),
    ];
    result::note("move-half-how", &args)
}

/// The answer to a move followed by other text (`D2-D3 gl`). `None` if the text does not begin with a legal move, or
/// continues like another move.
fn move_and_more(game: &Game, typed: &str) -> Option<Reply> {
    beginnings(typed).find_map(|(read, rest)| {
        let plies = game.position().read_turn(read).ok()?;
        let args = [
            ("move", args::short(read).into()),
            ("rest", args::short(rest).into()),
        ];
        let mut reply = result::note("move-and-more", &args);
        reply.controls = turn_button(game, &plies).into_iter().collect();
        Some(reply)
    })
}

/// The beginnings of a line that something other than a move follows, the longest first, each with that.
fn beginnings(typed: &str) -> impl Iterator<Item = (&str, &str)> {
    let text = typed.trim();
    let gaps = text
        .char_indices()
        .filter(|(_, c)| c.is_whitespace() || *c == '=');
    let gaps: Vec<usize> = gaps.map(|(at, _)| at).collect();
    let parts = gaps.into_iter().rev().take(WORDS_BEHIND);
    parts.filter_map(|at| {
        let (read, rest) = (text.get(..at)?.trim(), text.get(at..)?.trim());
        let read = read.trim_end_matches([',', ';', '.', '!']).trim_end();
        let mut letters = rest.chars();
        let goes_on = letters.next().is_some_and(|c| c.is_ascii_alphabetic())
            && letters.next().is_some_and(|c| c.is_ascii_digit());
        (!goes_on).then_some((read, rest))
    })
}

/// The error of a typed line, or of the move at its beginning if it cannot be read as a whole.
pub(in crate::service) fn error_of_line(game: &Game, error: &MoveError, typed: &str) -> MoveError {
    let MoveError::Unreadable { .. } = error else {
        return error.clone();
    };
    let read = game.position().read_turn(judged_part(game, typed));
    match read {
        Ok(_) | Err(MoveError::Unreadable { .. }) => error.clone(),
        Err(other) => other,
    }
}

/// The part of a line that is judged: the illegal or ambiguous move at its beginning, or else all of it.
pub(in crate::service) fn judged_part<'a>(game: &Game, typed: &'a str) -> &'a str {
    let reads = |text: &str| game.position().read_turn(text);
    let mut parts = [(typed, "")].into_iter().chain(beginnings(typed));
    let part = parts.find(|(part, _)| !matches!(reads(part), Err(MoveError::Unreadable { .. })));
    match part {
        Some((part, _)) if reads(part).is_err() => part,
        Some(_) | None => typed,
    }
}

/// The text of the rule that forbids a move, with its ruling.
pub(in crate::service) fn illegal(reason: &Reason) -> Text {
    let words = catalogue::sentences();
    let args: Vec<(&str, TextArg<'_>)> = reason
        .facts
        .iter()
        .map(|(name, fact)| (*name, argument(fact)))
        .collect();
    let mut text = words.text(&format!("illegal-{}", reason.code), &args);
    if let Some(ruling) = reason.ruling {
        text.push(" ");
        text.append(words.text("move-ruling", &[("ruling", ruling.into())]));
    }
    text
}

/// The text of a position's fault, as one line.
pub fn setup_error(error: &SetupError) -> String {
    let args: Vec<(&str, TextArg<'_>)> = error
        .facts
        .iter()
        .map(|(name, fact)| (*name, argument(fact)))
        .collect();
    let why = catalogue::sentences().line(&format!("setup-{}", error.code), &args);
    let at = i64::try_from(error.at + 1).unwrap_or(i64::MAX);
    catalogue::sentences().line("setup-at", &[("why", why.into()), ("at", TextArg::Num(at))])
}

fn argument(fact: &Fact) -> TextArg<'static> {
    match fact {
        Fact::Name(name) => args::short(name).into(),
        Fact::Word(code) => catalogue::sentences()
            .line(code, &[("count", TextArg::Num(1))])
            .into(),
        Fact::Count(count) => TextArg::Num((*count).into()),
    }
}

/// A legal move of this position, as an example.
pub(in crate::service) fn example(position: &dyn AnyPosition) -> String {
    example_but(position, &[])
}

/// A legal move of this position that is none of these, as an example.
pub(in crate::service) fn example_but(position: &dyn AnyPosition, hidden: &[MoveText]) -> String {
    let mut legal = position.legal();
    legal.retain(|mv| !hidden.contains(mv));
    legal
        .get(legal.len() / 2)
        .map_or_else(|| "D2-D3".to_owned(), ToString::to_string)
}

/// A button for each of these moves, as many as fit, the strongest promotion first.
pub(in crate::service) fn choice_buttons(game: &Game, moves: &[MoveText]) -> Vec<Control> {
    let moves = pick_menus::strongest_first(game, moves.to_vec(), |mv| mv);
    buttons_in_order(game, &moves)
}

/// A button for each of these moves in their order, as many as fit.
pub(in crate::service) fn buttons_in_order(game: &Game, moves: &[MoveText]) -> Vec<Control> {
    const MAX_BUTTONS: usize = 25;
    let buttons = moves
        .iter()
        .filter_map(|mv| turn_button(game, std::slice::from_ref(mv)));
    buttons.take(MAX_BUTTONS).collect()
}

/// A button for moves made one after the other.
pub(in crate::service) fn turn_button(game: &Game, plies: &[MoveText]) -> Option<Control> {
    Some(Control::Button {
        label: turn::join_turn(plies),
        action: pick_menus::playing(game, plies, true)?,
        style: ButtonStyle::Secondary,
    })
}

/// The message of a fault, as far as the user can do something about it.
pub(in crate::service) fn fault(error: &StoreError) -> &'static str {
    match error {
        StoreError::Full | StoreError::NoRoom { .. } => "fault-full",
        StoreError::ReadOnly | StoreError::Unwritable { .. } => "fault-read-only",
        StoreError::Disk(_) | StoreError::Undone => "fault-disk",
        StoreError::Busy => "fault-busy",
        StoreError::Lost { .. } => "fault-lost",
        StoreError::Damaged
        | StoreError::Apart { .. }
        | StoreError::Corrupt { .. }
        | StoreError::DamagedContest { .. }
        | StoreError::CorruptRow { .. } => "fault-damaged",
        StoreError::Unreachable { .. }
        | StoreError::NotADatabase { .. }
        | StoreError::NotOurs { .. }
        | StoreError::Newer { .. }
        | StoreError::Older { .. }
        | StoreError::Unsound { .. }
        | StoreError::Claimed { .. }
        | StoreError::Linked { .. }
        | StoreError::LogUnread { .. }
        | StoreError::Exists { .. }
        | StoreError::Conflict
        | StoreError::Migration(_)
        | StoreError::Sqlite(_) => "fault",
    }
}

/// The reason why a player cannot hand on their own seat.
pub(in crate::service) fn hand_on_refused<'a>(
    not: &'a ModerationRefusal,
    names: &'a PlayerNames,
) -> (&'static str, Extra<'a>) {
    match not {
        ModerationRefusal::PlaysAlready(player) => (
            "moderate-plays-already",
            vec![("player", names.named_or_typed(player))],
        ),
        ModerationRefusal::OfferStands(player) => (
            "moderate-offer-stands",
            vec![("player", names.named_or_typed(player))],
        ),
        ModerationRefusal::NoPlace => ("moderate-no-place", vec![]),
        ModerationRefusal::Counts => ("moderate-seat-counts", vec![]),
        ModerationRefusal::Agreed(waiting) => {
            let players = names.all(waiting.iter().collect());
            ("refuse-agreed", vec![("players", players)])
        }
        ModerationRefusal::NotRunning(_)
        | ModerationRefusal::OwnGame
        | ModerationRefusal::Held(_)
        | ModerationRefusal::NotHeld
        | ModerationRefusal::Void
        | ModerationRefusal::NotRated(_)
        | ModerationRefusal::NotSeated(_)
        | ModerationRefusal::NoOffer
        | ModerationRefusal::NotAsked(_)
        | ModerationRefusal::Lapsed(_) => ("moderate-not-running", vec![]),
    }
}
