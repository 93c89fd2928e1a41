//! Reads a line of chat: a move, a roll, a word to the bot, or chatter.

use crate::play::command::Command;
use crate::play::stage::Stage;
use crate::play::swap::SWAP;
use crate::play::{Env, Game, GameId, Version};
use crate::service::api::action::{Action, RepliedMessage, Request};
use crate::service::api::result::HandlerError;
use crate::service::describe;
use crate::service::lookup::{find, load};
use crate::service::moves::doubt::{BoardReply, Doubt};
use crate::service::moves::typed::{GamePrefix, LineReading, MeantLine};
use crate::service::moves::{dice, signal, swap, typed};
use crate::service::talk::answers::SpokenAnswer;
use crate::service::talk::spoken::Spoken;
use crate::service::talk::{answers, commands, spoken};
use crate::store::{self, Store, StoreError};

/// Most lines of one message that are read.
const LINES: usize = 20;

/// A line of chat as it was received.
#[derive(Clone, Copy, Debug)]
pub(in crate::service) struct ChatLine<'a> {
    /// The words.
    text: &'a str,
    /// The message it replies to.
    reply_to: Option<&'a RepliedMessage>,
    /// `true` if the bot was addressed.
    addressed: bool,
    /// `true` if others read the answer.
    aloud: bool,
}

impl<'a> ChatLine<'a> {
    /// The line of a request; `None` if its action is another one.
    pub(in crate::service) const fn of(action: &'a Action) -> Option<Self> {
        let Action::Chat {
            text,
            reply_to,
            addressed,
            aloud,
        } = action
        else {
            return None;
        };
        Some(Self {
            text: text.as_str(),
            reply_to: reply_to.as_ref(),
            addressed: *addressed,
            aloud: *aloud,
        })
    }

    /// The message it replies to.
    pub(in crate::service) const fn replied(&self) -> Option<&'a RepliedMessage> {
        self.reply_to
    }

    /// Returns `true` if the bot was addressed by more than a reply.
    pub(in crate::service) const fn is_addressed(&self) -> bool {
        self.addressed
    }

    /// The newest version of a game that was announced before this reply was written. `None` if that is not known, or
    /// the reply is not a missed one.
    fn announced_before(&self, store: &Store, game: GameId) -> Result<Option<Version>, StoreError> {
        match self.reply_to.and_then(|replied| replied.written) {
            None => Ok(None),
            Some(written) => store::outbox::announced_before(store, game, written),
        }
    }

    /// Returns `true` if the line is said to the bot. A reply to one of its messages is.
    const fn speaks(&self) -> bool {
        self.addressed || self.reply_to.is_some()
    }
}

/// The meaning of a line of chat.
pub(in crate::service) enum MessageReading<'a> {
    /// A mention of the bot without a word.
    Mention,
    /// The number of a game that there cannot be, as typed.
    NoSuchGame(&'a str),
    /// A command in words to this game: a roll, a swap of sides, a signal.
    Command(Box<Game>, Command),
    /// A move in at least one of these games.
    Move(Vec<Game>, LineReading<'a>),
    /// A move in a reply to a message that may be of any of these games.
    MoveInUnknownGame(Vec<Game>, LineReading<'a>),
    /// Moves in more than one line, each in one of these games.
    SeveralMoves(Vec<Game>),
    /// A known word, about this game if one is named.
    Word(Spoken, Option<GameId>),
    /// An answer to a question, of this game if one is named.
    Answer(SpokenAnswer, Option<GameId>),
    /// The name of a command.
    CommandName(&'static str),
    /// A line that begins like a move, and is a move in none of these games.
    Unreadable(Vec<Game>, LineReading<'a>),
    /// A line that names one square of a move in this game.
    HalfMove(Box<Game>, &'a str),
    /// Words to the bot that it does not know, in one of these games if any.
    Unknown(Vec<Game>),
    /// Words between people.
    Chatter,
}

/// A line of chat without the number of a game.
struct Message<'a> {
    said: ChatLine<'a>,
    /// The words after the number.
    text: &'a str,
    /// The lines of the words.
    lines: Vec<&'a str>,
    /// The game that is numbered or replied to.
    named: Option<GameId>,
}

impl<'a> Message<'a> {
    fn new(said: ChatLine<'a>, text: &'a str, named: Option<GameId>) -> Self {
        let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
        Self {
            said,
            text,
            lines: lines.take(LINES).collect(),
            named,
        }
    }

    /// Returns `true` if its author wants an answer: they speak to the bot, or name a game.
    const fn is_attempt(&self) -> bool {
        self.said.speaks() || self.named.is_some()
    }

    /// The line, if there is one only.
    fn only_line(&self) -> Option<MeantLine<'a>> {
        let [line] = self.lines.as_slice() else {
            return None;
        };
        Some(MeantLine {
            line,
            named: self.named,
            attempt: self.is_attempt(),
        })
    }
}

/// Reads a line of chat. A command in words comes before a move, and a move before any other word.
pub(in crate::service) fn read<'a>(
    store: &Store,
    request: &Request,
    said: ChatLine<'a>,
    env: &Env,
) -> Result<MessageReading<'a>, HandlerError> {
    if said.addressed && is_only_a_mention(said.text) {
        return Ok(MessageReading::Mention);
    }
    let replied = board_replied_to(store, request, said)?;
    let (prefix, text) = typed::number(said.text);
    let is_command = text.trim_start().starts_with('/');
    let text = if said.speaks() || is_command {
        commands::without_move(text)
    } else {
        text
    };
    let is_meant = said.speaks() || begins_like_a_command(text);
    let named = match prefix {
        GamePrefix::Not => replied.map(|(game, _)| game),
        // People write about games by their numbers, too.
        GamePrefix::Game(game) if !is_meant && !is_act_in_own_game(store, request, game, text)? => {
            return Ok(MessageReading::Chatter);
        }
        GamePrefix::None(_) if !is_meant => return Ok(MessageReading::Chatter),
        GamePrefix::Game(game) => Some(game),
        GamePrefix::None(typed) => return Ok(MessageReading::NoSuchGame(typed)),
    };
    let message = Message::new(said, text, named);
    let games = match typed::candidates(store, request, named) {
        // Nobody has asked for anything yet: an error is no reason to reply.
        Err(HandlerError::Fault(error)) if !message.is_attempt() => {
            tracing::error!(%error, "failed to read a line of chat");
            return Ok(MessageReading::Chatter);
        }
        games => games?,
    };
    if let Some(line) = message.only_line()
        && let Some((game, command)) = read_command(store, request, line)?
    {
        return Ok(MessageReading::Command(Box::new(game), command));
    }
    let readings = (message.lines.iter()).map(|line| LineReading::of(&games, line));
    let (mut moves, mut others): (Vec<_>, Vec<_>) = readings.partition(LineReading::is_move);
    match (moves.pop(), moves.is_empty()) {
        (Some(reading), true) if is_of_unknown_game(store, request, &message, env)? => {
            Ok(MessageReading::MoveInUnknownGame(games, reading))
        }
        // People also ask each other about moves.
        (Some(reading), true) if reading.is_question() && !message.is_attempt() => {
            Ok(MessageReading::Chatter)
        }
        (Some(mut reading), true) => {
            reading.doubt = match replied {
                _ if reading.is_question() => Some(Doubt::Unsure),
                Some((game, Some(shown))) => {
                    let announced = said.announced_before(store, game)?;
                    Some(Doubt::RepliesTo(BoardReply {
                        game,
                        shown,
                        announced,
                    }))
                }
                Some((_, None)) | None => None,
            };
            Ok(MessageReading::Move(games, reading))
        }
        (Some(_), false) => Ok(MessageReading::SeveralMoves(games)),
        (None, _) => Ok(read_words(request, &message, games, others.pop())),
    }
}

/// Returns `true` if a text may be a move or a command in words.
fn begins_like_a_command(text: &str) -> bool {
    typed::begins_like_a_move(text)
        || dice::begins_like_a_roll(text)
        || describe::signal::begins_like_a_signal(text)
        || text.trim_start().to_lowercase().starts_with(SWAP)
}

/// Returns `true` if the text is a word for an act and its author plays in this running game of the server.
fn is_act_in_own_game(
    store: &Store,
    request: &Request,
    game: GameId,
    text: &str,
) -> Result<bool, StoreError> {
    if !spoken::spoken(text).is_some_and(Spoken::is_act) {
        return Ok(false);
    }
    let row = load::row_if_healthy(store, game)?;
    Ok(row.is_some_and(|row| {
        let is_here = row.place.server() == request.place.server();
        is_here && row.stage == Stage::Running && row.seats.contains(&request.user.id)
    }))
}

/// The command that a line says in words, with its game: a roll, a swap of sides, a signal.
fn read_command(
    store: &Store,
    request: &Request,
    line: MeantLine<'_>,
) -> Result<Option<(Game, Command)>, HandlerError> {
    if let Some(roll) = dice::read_roll(store, request, line) {
        return Ok(Some(roll));
    }
    if let Some(swap) = swap::read_swap(store, request, line)? {
        return Ok(Some(swap));
    }
    signal::read_signal(store, request, line)
}

/// Reads a message without a move. `last` is its last line, as read in these games.
fn read_words<'a>(
    request: &Request,
    message: &Message<'a>,
    games: Vec<Game>,
    last: Option<LineReading<'a>>,
) -> MessageReading<'a> {
    let said = message.said;
    if let Some(spoken) = spoken::spoken(message.text).filter(|_| message.is_attempt()) {
        return MessageReading::Word(spoken, message.named);
    }
    if let Some(answer) = answers::read(message.text).filter(|_| said.speaks()) {
        return MessageReading::Answer(answer, message.named);
    }
    if let (Some(MeantLine { line, attempt, .. }), Some(reading)) = (message.only_line(), last)
        && attempt
        && (typed::begins_like_a_move(line) || typed::ends_a_turn(line))
    {
        return MessageReading::Unreadable(games, reading);
    }
    if let Some(MeantLine { line, .. }) = message.only_line().filter(|_| said.speaks())
        && let Some(game) = typed::game_of_half_move(request, &games, line)
    {
        return MessageReading::HalfMove(Box::new(game), line);
    }
    // The terminal reads its verbs itself.
    if said.speaks()
        && (said.aloud || request.place.is_private())
        && let Some(command) = commands::named(message.text)
        && (said.addressed || is_name_alone(message.text))
    {
        return MessageReading::CommandName(command);
    }
    // The terminal has an answer of its own, and a reply to a board may be meant for the others.
    if said.addressed && (said.aloud || request.place.is_private()) {
        return MessageReading::Unknown(games);
    }
    MessageReading::Chatter
}

/// Returns `true` for one word, or a line written as a command: a reply to a board may be meant for the others.
fn is_name_alone(text: &str) -> bool {
    let text = text.trim();
    text.starts_with('/') || !text.contains(char::is_whitespace)
}

/// The game of the message that a line replies to, as recorded, or else as its controls name it. Of a recorded
/// board, the version it shows, too.
fn board_replied_to(
    store: &Store,
    request: &Request,
    said: ChatLine<'_>,
) -> Result<Option<(GameId, Option<Version>)>, StoreError> {
    let Some(message) = said.reply_to else {
        return Ok(None);
    };
    let recorded = store::delivery::origin_of_message(store, &request.place, &message.id)?;
    let (None, [shown]) = (recorded, message.games.as_slice()) else {
        return Ok(recorded);
    };
    let summary = store.summary(*shown)?;
    let here = summary.is_some_and(|summary| summary.place == request.place);
    Ok(here.then_some((*shown, None)))
}

/// Returns `true` for a reply whose game cannot be known. Its author plays several games there. Its message names
/// several, or the transport has not confirmed every message of the place.
fn is_of_unknown_game(
    store: &Store,
    request: &Request,
    message: &Message<'_>,
    env: &Env,
) -> Result<bool, StoreError> {
    let place = &request.place;
    let (Some(replied), None) = (message.said.reply_to, message.named) else {
        return Ok(false);
    };
    Ok(
        (replied.games.len() > 1 || store::outbox::waiting_at(store, place, env.now)?)
            && find::running(store, &request.user.id, Some(place))?.len() > 1,
    )
}

/// Returns `true` if nothing but a mention was typed.
fn is_only_a_mention(text: &str) -> bool {
    text.chars()
        .all(|c| c.is_whitespace() || "/!?.".contains(c))
}
