//! A typed line parsed as a move, and the game it belongs to.

use std::borrow::Cow;
use std::collections::BTreeMap;

use crate::game::text::{MAX_MOVE_INPUT, MoveError, MoveText};
pub use crate::game::typed::begins_like_a_move;
use crate::play::command::{Command, MoveChoice, Refusal, TypedLine};
use crate::play::{Env, Game, GameId, PlayerId};
use crate::service::api::action::{Action, Request};
use crate::service::api::pick::PickStep;
use crate::service::api::preferences::ConfirmMoves;
use crate::service::api::reply::{ButtonStyle, Control, Reply};
use crate::service::api::result::{self, HandlerError, HandlerResult};
use crate::service::commit::command;
use crate::service::describe::spelled_out::SpelledOutAnswer;
use crate::service::describe::{args, refuse, spelled_out, why_not};
use crate::service::lookup::{find, load_names, preferences, sight, which_game};
use crate::service::moves::doubt::{self, Doubt};
use crate::service::state::Service;
use crate::service::words::catalogue::{self, TextArg};
use crate::service::{describe, moves};
use crate::store::{Store, StoreError};

/// A line of chat, and how plainly it is meant for a game.
#[derive(Clone, Copy, Debug)]
pub(in crate::service) struct MeantLine<'a> {
    /// The line, without the number of a game.
    pub line: &'a str,
    /// The game that is numbered or replied to.
    pub named: Option<GameId>,
    /// `true` if its author wants an answer: they speak to the bot, or name a game.
    pub attempt: bool,
}

impl MeantLine<'_> {
    /// The named game, or the running games that it may be meant for; none if they cannot be read.
    pub(in crate::service) fn games(&self, store: &Store, request: &Request) -> Vec<Game> {
        if let Some(id) = self.named {
            let named = find::visible(store, request.asker(), id);
            return named.into_iter().collect();
        }
        let place = &request.place;
        let here = (!place.is_private()).then_some(place);
        find::running(store, &request.user.id, here).unwrap_or_default()
    }
}

/// A typed line, parsed once in each game it may be meant for.
pub(in crate::service) struct LineReading<'a> {
    line: &'a str,
    /// The reason to ask before it is played.
    pub doubt: Option<Doubt>,
    /// The results in each game, in their order.
    reads: Vec<LineResult<'a>>,
}

/// The result of a line in one game.
struct LineResult<'a> {
    /// The text that was read: the line, or its squares alone.
    text: Cow<'a, str>,
    read: Result<Vec<MoveText>, MoveError>,
}

impl<'a> LineReading<'a> {
    /// Parses the line in each of these games.
    pub(in crate::service) fn of(games: &[Game], line: &'a str) -> Self {
        let read = |game: &Game| {
            let read = game.position().read_turn(line);
            if matches!(read, Err(MoveError::Unreadable { .. }))
                && let Some((squares, read)) = spelled_out::read(game, line)
            {
                let text = Cow::Owned(squares);
                return LineResult { text, read };
            }
            let text = Cow::Borrowed(line);
            LineResult { text, read }
        };
        Self {
            line,
            doubt: None,
            reads: games.iter().map(read).collect(),
        }
    }

    /// Returns `true` if the line asks about a move: `D2-D3?`. The marks of a comment, `!?` and `??`, ask nothing.
    pub(in crate::service) fn is_question(&self) -> bool {
        let line = self.line.trim_end();
        line.ends_with('?') && !line.ends_with("!?") && !line.ends_with("??")
    }

    /// Returns `true` if the line is a move in one of the games, legal or not.
    pub(in crate::service) fn is_move(&self) -> bool {
        let names_a_move = |result: &LineResult<'_>| match &result.read {
            Ok(_) | Err(MoveError::Ambiguous(_)) => true,
            // An unknown word without a square is chatter.
            Err(MoveError::Illegal(reason)) => !reason.tried.is_empty(),
            Err(MoveError::Unreadable { .. }) => false,
        };
        self.line.chars().count() <= MAX_MOVE_INPUT && self.reads.iter().any(names_a_move)
    }

    /// The games with their results.
    fn in_games(self, games: Vec<Game>) -> impl Iterator<Item = MoveReading<'a>> {
        let pairs = games.into_iter().zip(self.reads);
        pairs.map(|(game, LineResult { text, read })| MoveReading { game, text, read })
    }
}

/// One game with the result of a line in it: a legal move, or the error.
struct MoveReading<'a> {
    game: Game,
    /// The text that was read.
    text: Cow<'a, str>,
    read: Result<Vec<MoveText>, MoveError>,
}

impl MoveReading<'_> {
    /// Returns `true` if the line is readable in the game.
    fn is_readable(&self) -> bool {
        !matches!(self.read, Err(MoveError::Unreadable { .. }))
    }

    /// Returns `true` if the line is a legal move in the game, or the beginning of several.
    fn is_legal(&self) -> bool {
        matches!(self.read, Ok(_) | Err(MoveError::Ambiguous(_)))
    }
}

/// A move by a command: always answered.
pub(in crate::service) fn play_typed(
    service: &mut Service,
    request: &Request,
    game: Option<GameId>,
    text: &str,
    env: &Env,
) -> HandlerResult {
    let (prefix, text) = number(text);
    let game = match (prefix, game) {
        (GamePrefix::Not, game) => game,
        (GamePrefix::None(typed), _) => return Ok(vec![sight::unknown_as(typed)]),
        (GamePrefix::Game(named), Some(asked)) if named != asked => {
            let named = find::visible(&service.store, request.asker(), named)?;
            return Ok(vec![names_another_game(&named, asked)]);
        }
        (GamePrefix::Game(named), _) => Some(named),
    };
    let games = candidates(&service.store, request, game)?;
    let text = text.trim();
    if let (GamePrefix::Game(_), [named], "") = (prefix, games.as_slice(), text) {
        let args = [
            ("game", named.id().to_string().into()),
            ("example", refuse::example(named.position()).into()),
        ];
        let text = catalogue::sentences().text("refuse-number-alone", &args);
        return Ok(vec![Reply::note(text)]);
    }
    let reading = LineReading::of(&games, text);
    if reading.is_move() {
        return play_line(service, request, games, reading, env);
    }
    explain_unreadable(service, request, games, reading, env)
}

/// The refusal of a move that begins with the number of one game and was sent for another.
fn names_another_game(named: &Game, asked: GameId) -> Reply {
    let args = [
        ("named", named.id().to_string().into()),
        ("game", asked.to_string().into()),
    ];
    let mut reply = result::note("refuse-two-games", &args);
    let args = [("game", named.id().to_string().into())];
    reply.controls.push(Control::Button {
        label: catalogue::sentences().line("button-contest-game", &args),
        action: Action::Board(Some(named.id())),
        style: ButtonStyle::Secondary,
    });
    reply
}

/// The games a line may be meant for. That is the named one; or those of this place in which the author is to move, or
/// else plays. For a command or a private line, those of other places come last.
pub(in crate::service) fn candidates(
    store: &Store,
    request: &Request,
    named: Option<GameId>,
) -> Result<Vec<Game>, HandlerError> {
    let player = &request.user.id;
    if let Some(id) = named {
        return Ok(vec![find::visible(store, request.asker(), id)?]);
    }
    let games = find::to_move_or_running(store, player, Some(&request.place))?;
    let anywhere = matches!(request.action, Action::Play { .. }) || request.place.is_private();
    if games.is_empty() && anywhere {
        return Ok(find::to_move_or_running(store, player, None)?);
    }
    Ok(games)
}

/// A line that is a move of at least one of these games.
pub(in crate::service) fn play_line(
    service: &mut Service,
    request: &Request,
    games: Vec<Game>,
    reading: LineReading<'_>,
    env: &Env,
) -> HandlerResult {
    let (player, doubt) = (&request.user.id, reading.doubt);
    let readings = reading.in_games(games);
    let mut readings: Vec<MoveReading<'_>> = readings.filter(MoveReading::is_readable).collect();
    if readings.len() > 1 {
        match readings.iter().filter(|r| r.is_legal()).count() {
            0 => {
                let games: Vec<Game> = readings.into_iter().map(|r| r.game).collect();
                return Ok(vec![which_game::ask(&service.store, player, games)?]);
            }
            1 => readings.retain(MoveReading::is_legal),
            _ => {
                readings.retain(MoveReading::is_legal);
                let store = &service.store;
                return Ok(which_game(store, request, readings, "refuse-which-game")?);
            }
        }
    }
    let Some(reading) = readings.pop() else {
        return Ok(Vec::new());
    };
    let MoveReading { game, text, read } = reading;
    if let (Some(doubt), Ok(plies)) = (doubt, &read)
        && let Some(question) = doubt::question(&service.store, request, &game, plies, doubt)?
    {
        let mut replies = vec![question];
        show_first_if_wanted(&service.store, request, &mut replies);
        return Ok(replies);
    }
    // By the touch-move rule, even a move that is refused binds its player. A line that asks touches nothing.
    if let (Some(doubt), Err(error)) = (doubt, &read)
        && game.awaits(player)
        && doubt::holds(&service.store, request, &game, doubt)?
    {
        let names = load_names::names(&service.store, &game)?;
        let refused = Refusal::Move(error.clone());
        return Ok(vec![refuse::refusal(&game, &refused, &text, &names)]);
    }
    if let Some(preview) = moves::preview::typed_preview(&service.store, request, &game, &read)? {
        return Ok(vec![preview]);
    }
    let command = Command::Play(MoveChoice::Typed(TypedLine::new(&game, &text, read)));
    let (id, ply) = (game.id(), game.ply());
    let mut replies = command::run_command(service, request, game, &command, env)?;
    show_first_if_wanted(&service.store, request, &mut replies);
    if request.is_aloud() {
        for reply in &mut replies {
            why_not::keep_short(reply, id, ply, &text);
        }
    }
    Ok(replies)
}

/// The question which game a move is meant for, asked even if it is legal in one game only.
pub(in crate::service) fn ask_which_game(
    store: &Store,
    request: &Request,
    games: Vec<Game>,
    reading: LineReading<'_>,
) -> HandlerResult {
    let (legal, other): (Vec<MoveReading<'_>>, Vec<_>) =
        reading.in_games(games).partition(MoveReading::is_legal);
    if legal.is_empty() {
        let games: Vec<Game> = other.into_iter().map(|r| r.game).collect();
        return Ok(vec![which_game::ask(store, &request.user.id, games)?]);
    }
    Ok(which_game(store, request, legal, "refuse-which-board")?)
}

/// If every move is shown before it counts, so is one that completes a typed one.
fn show_first_if_wanted(store: &Store, request: &Request, replies: &mut [Reply]) {
    let is_move = |action: &Action| {
        matches!(
            action,
            Action::Pick { .. } | Action::PickStep(PickStep::SubmitTurn { .. })
        )
    };
    let plays = |control: &Control| match control {
        Control::Button { action, .. } => is_move(action),
        Control::Menu { options, .. } => options.iter().any(|(_, action)| is_move(action)),
        Control::Select { .. } | Control::Invite { .. } | Control::Link { .. } => false,
    };
    if replies.iter().any(|reply| reply.controls.iter().any(plays))
        && preferences::preferences_of(store, &request.user.id).confirm == ConfirmMoves::All
    {
        for reply in replies {
            describe::preview::show_first(&mut reply.controls);
        }
    }
}

/// The reply to a line that is no move of any of these games, for a user who wants an answer.
pub(in crate::service) fn explain_unreadable(
    service: &mut Service,
    request: &Request,
    games: Vec<Game>,
    reading: LineReading<'_>,
    env: &Env,
) -> HandlerResult {
    let line = reading.line;
    let mut readings: Vec<MoveReading<'_>> = reading.in_games(games).collect();
    // A game in which the line is readable comes before all others.
    let at = readings.iter().position(MoveReading::is_readable);
    let Some(meant) = at.or_else(|| (!readings.is_empty()).then_some(0)) else {
        return Err(find::no_game(&service.store, request.asker())?.into());
    };
    let meant = readings.swap_remove(meant);
    let readable = meant.is_readable();
    let MoveReading { game, text, read } = meant;
    if ends_a_turn(line) && game.awaits(&request.user.id) && !readable {
        let args = [
            ("title", game.kind().spec().title.into()),
            ("example", refuse::example(game.position()).into()),
        ];
        let text = catalogue::sentences().text("refuse-done-nothing", &args);
        return Ok(vec![Reply::note(text).deleted_after_next_move(&game)]);
    }
    if !readable && spelled_out::has_several_moves(&game, line) {
        let text = catalogue::sentences().text("refuse-two-moves", &[]);
        return Ok(vec![Reply::note(text).deleted_after_next_move(&game)]);
    }
    let may_move = game.awaits(&request.user.id) && !game.stands_still();
    if may_move && !readable {
        let replies = answer_spelled_out(&service.store, request, &game, line)?;
        if !replies.is_empty() {
            return Ok(replies);
        }
    }
    if line.chars().count() > MAX_MOVE_INPUT {
        let args = [("example", refuse::example(game.position()).into())];
        let text = catalogue::sentences().text("refuse-too-long", &args);
        return Ok(vec![Reply::note(text).deleted_after_next_move(&game)]);
    }
    let command = Command::Play(MoveChoice::Typed(TypedLine::new(&game, &text, read)));
    let (id, ply) = (game.id(), game.ply());
    let judged = refuse::judged_part(&game, &text);
    let mut replies = command::run_command(service, request, game, &command, env)?;
    if request.is_aloud() {
        for reply in &mut replies {
            why_not::keep_short(reply, id, ply, judged);
        }
    }
    Ok(replies)
}

/// The only one of these games in which a line may name one square of a move of its author.
pub(in crate::service) fn game_of_half_move(
    request: &Request,
    games: &[Game],
    line: &str,
) -> Option<Game> {
    let may_be = |game: &&Game| {
        let may_move = game.awaits(&request.user.id) && !game.stands_still();
        may_move && spelled_out::answer(game, line).is_some()
    };
    let mut found = games.iter().filter(may_be);
    let game = found.next()?;
    found.next().is_none().then(|| game.clone())
}

/// Answers a line that is no move of this game as it stands, for the player to move. Empty if it names no part of one.
/// Refused squares get the answer that they get alone, but touch nothing.
///
/// # Errors
/// `HandlerError` if the store cannot be read.
pub(in crate::service) fn answer_spelled_out(
    store: &Store,
    request: &Request,
    game: &Game,
    line: &str,
) -> HandlerResult {
    let mut reply = match spelled_out::answer(game, line) {
        None => return Ok(Vec::new()),
        Some(SpelledOutAnswer::Reply(reply)) => *reply,
        Some(SpelledOutAnswer::Refused { squares, error }) => {
            let refusal = Refusal::Move(error.clone());
            let typed = TypedLine::new(game, &squares, Err(error));
            let command = Command::Play(MoveChoice::Typed(typed));
            let user = &request.user;
            let mut reply = command::refusal_reply(store, user, game, &refusal, &command)?;
            if request.is_aloud() {
                why_not::keep_short(&mut reply, game.id(), game.ply(), &squares);
            }
            reply
        }
    };
    show_first_if_wanted(store, request, std::slice::from_mut(&mut reply));
    Ok(vec![reply])
}

/// The word that ends a turn of several moves.
pub(in crate::service) fn ends_a_turn(line: &str) -> bool {
    let word = line.trim_matches(|c: char| !c.is_alphanumeric());
    word.eq_ignore_ascii_case("done")
}

/// The leading game number of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::service) enum GamePrefix<'a> {
    /// None.
    Not,
    /// This game.
    Game(GameId),
    /// A number that no game can have, as typed.
    None(&'a str),
}

/// Splits off a leading `#12`.
pub(in crate::service) fn number(text: &str) -> (GamePrefix<'_>, &str) {
    let Some(rest) = text.trim_start().strip_prefix('#') else {
        return (GamePrefix::Not, text);
    };
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    match rest.split_at_checked(digits) {
        Some((id, rest)) if digits > 0 => {
            let game = id.parse().map(GameId).map(GamePrefix::Game);
            (game.unwrap_or(GamePrefix::None(id)), rest)
        }
        Some(_) | None => (GamePrefix::Not, text),
    }
}

/// Number of games from which on a menu with their players replaces buttons with their numbers.
const MENU_FROM: usize = 6;

/// A button for each game in which the line is a legal move, or a menu if they are many.
fn which_game(
    store: &Store,
    request: &Request,
    readings: Vec<MoveReading<'_>>,
    question: &'static str,
) -> Result<Vec<Reply>, StoreError> {
    let games: Vec<Game> = readings
        .iter()
        .map(|reading| reading.game.clone())
        .collect();
    let reply = result::note(question, &[]);
    let mut reply = reply.deleted_after_next_move_in(&games);
    if readings.len() >= MENU_FROM {
        add_menu(store, &request.user.id, readings, &mut reply)?;
    } else {
        reply.controls = numbered_buttons(&readings);
    }
    let mut replies = vec![reply];
    show_first_if_wanted(store, request, &mut replies);
    Ok(replies)
}

/// The moves that a line may be in a game, each with its button.
fn buttons_of(reading: &MoveReading<'_>) -> Vec<Control> {
    match &reading.read {
        Ok(plies) => refuse::turn_button(&reading.game, plies)
            .into_iter()
            .collect(),
        Err(MoveError::Ambiguous(candidates)) => refuse::choice_buttons(&reading.game, candidates),
        Err(MoveError::Illegal(_) | MoveError::Unreadable { .. }) => Vec::new(),
    }
}

/// Buttons with the number of each game, and its kind if there are several.
fn numbered_buttons(readings: &[MoveReading<'_>]) -> Vec<Control> {
    let kinds = || readings.iter().map(|reading| reading.game.kind());
    let of_one_kind = kinds().zip(kinds().skip(1)).all(|(one, next)| one == next);
    let buttons = readings.iter().flat_map(|reading| {
        let game = &reading.game;
        let buttons = buttons_of(reading).into_iter();
        let numbered = buttons.filter_map(move |control| match control {
            Control::Button {
                label,
                action,
                style,
            } => {
                let number = format!("{}: {label}", game.id());
                let title = game.kind().spec().title;
                Some(Control::Button {
                    label: if of_one_kind {
                        number
                    } else {
                        format!("{title} {number}")
                    },
                    action,
                    style,
                })
            }
            Control::Menu { .. }
            | Control::Select { .. }
            | Control::Invite { .. }
            | Control::Link { .. } => None,
        });
        numbered.collect::<Vec<_>>()
    });
    buttons.take(which_game::MAX_LISTED).collect()
}

/// Adds a menu of the moves in each game with its other players, the most urgent first, and says if some are left out.
fn add_menu(
    store: &Store,
    player: &PlayerId,
    readings: Vec<MoveReading<'_>>,
    reply: &mut Reply,
) -> Result<(), StoreError> {
    let mut readings: BTreeMap<GameId, MoveReading<'_>> = readings
        .into_iter()
        .map(|reading| (reading.game.id(), reading))
        .collect();
    let games = readings.values().map(|reading| reading.game.clone());
    let games = which_game::by_urgency(store, player, games.collect())?;
    let mut options = Vec::new();
    for game in &games {
        let Some(reading) = readings.remove(&game.id()) else {
            continue;
        };
        let names = load_names::names(store, game)?;
        let others: Vec<&str> = game
            .others_of(player)
            .map(|other| names.of(other))
            .collect();
        for control in buttons_of(&reading) {
            if let Control::Button { label, action, .. } = control {
                let args = [
                    ("game", game.id().to_string().into()),
                    ("players", args::short(&others.join(" – ")).into()),
                    ("move", label.into()),
                ];
                let label = catalogue::sentences().line("menu-move-in-game", &args);
                options.push((label, action));
            }
        }
    }
    if options.len() > which_game::MAX_LISTED {
        options.truncate(which_game::MAX_LISTED);
        let most = [("count", TextArg::count(options.len()))];
        reply.text.push(" ");
        let most = catalogue::sentences().text("refuse-which-game-most", &most);
        reply.text.append(most);
    }
    reply.controls.push(Control::Menu {
        prompt: catalogue::sentences().line("menu-which-game", &[]),
        options,
    });
    Ok(())
}
