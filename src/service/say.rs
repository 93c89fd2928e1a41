//! Typed lines: which of them are moves, and of which game. Chatter is never answered.

use crate::game::text::{MAX_MOVE_INPUT, MoveError, MoveText};
use crate::play::command::{Command, MoveChoice};
use crate::play::swap::SWAP;
use crate::play::{Env, Game, GameId};
use crate::service::ask::{Action, Request};
use crate::service::find::{self, no_game};
use crate::service::pick::PickStep;
use crate::service::preview::show_first;
use crate::service::prose::sentences;
use crate::service::refuse::{self, choice_buttons, turn_button};
use crate::service::reply::{Control, Reply};
use crate::service::settings::ConfirmMoves;
use crate::service::{HandlerError, HandlerResult, Service, dice, signal, spoken, why_not};

/// How many lines of one message are looked at.
const LINES: usize = 20;

/// A line of chat as it came in.
#[derive(Clone, Copy, Debug)]
struct ChatLine<'a> {
    /// The words.
    text: &'a str,
    /// The message it replies to.
    reply_to: Option<&'a str>,
    /// Whether the bot was plainly spoken to.
    addressed: bool,
}

/// One game and how a line reads in it: a legal move, or what is wrong with it.
struct MoveReading {
    game: Game,
    read: Result<Vec<MoveText>, MoveError>,
}

impl Service {
    /// What a line of chat is that is no move: a roll, a swap of sides, or team talk. `None` for any other.
    fn said_word(
        &mut self,
        request: &Request,
        (line, named, attempt): (&str, Option<GameId>, bool),
        env: &Env,
    ) -> Option<HandlerResult> {
        let addressed = matches!(
            request.action,
            Action::Chat {
                addressed: true,
                ..
            }
        );
        if let Some(answer) = self.chat_roll(request, (line, named), env) {
            return Some(answer);
        }
        if let Some(answer) = self.said_swap(request, (line, named, attempt), env) {
            return Some(answer);
        }
        self.said_signal(request, (line, named), addressed, env)
    }

    /// A line of chat: plays it if it is a move of a game in which its author is to move.
    pub(super) fn chat(&mut self, request: &Request, env: &Env) -> HandlerResult {
        let Action::Chat {
            text,
            reply_to,
            addressed,
            aloud,
        } = &request.action
        else {
            return Ok(Vec::new());
        };
        let said = ChatLine {
            text,
            reply_to: reply_to.as_deref(),
            addressed: *addressed,
        };
        if said.addressed && only_calls(said.text) {
            return Ok(self.help(&request.who.id, &request.place));
        }
        let game_of = |message| self.store.game_of_message(&request.place, message);
        let replied = said.reply_to.map(game_of).transpose()?.flatten();
        let (numbered, text) = number(said.text);
        let meant = begins_like_a_move(text.trim_start())
            || dice::begins_like_a_roll(text)
            || signal::begins_like_a_signal(text)
            || text.trim_start().to_lowercase().starts_with(SWAP);
        let spoken = spoken::spoken(text);
        // Who answers a message of the bot speaks to it, and who writes a word it knows behind a game's number too.
        let speaks = said.addressed || said.reply_to.is_some();
        if numbered != Numbered::Not && !speaks && !meant {
            return Ok(Vec::new());
        }
        let named = match numbered {
            Numbered::Game(game) => Some(game),
            Numbered::Not => replied,
            Numbered::None(typed) => return Ok(vec![find::unknown_as(typed)]),
        };
        let attempt = speaks || named.is_some();
        let games = match self.candidates(request, named) {
            // Nobody asked for anything yet: trouble is no reason to speak up.
            Err(HandlerError::Fault(error)) if !attempt => {
                tracing::error!(%error, "a line of chat could not be looked at");
                return Ok(Vec::new());
            }
            games => games?,
        };
        let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
        let lines: Vec<&str> = lines.take(LINES).collect();
        if let [line] = lines.as_slice()
            && let Some(answer) = self.said_word(request, (line, named, attempt), env)
        {
            return answer;
        }
        let moves: Vec<&str> = lines
            .iter()
            .copied()
            .filter(|line| games.iter().any(|game| is_move(game, line)))
            .collect();
        match (moves.as_slice(), lines.as_slice()) {
            ([line], _) => self.play_line(request, games, line, env),
            ([_, _, ..], _) => Ok(vec![Reply::note(sentences().text("refuse-two-moves", &[]))]),
            ([], _) if attempt && spoken.is_some() => match spoken {
                Some(spoken) => self.spoken_to(request, (spoken, named), env),
                None => Ok(Vec::new()),
            },
            // Spoken to, or a board answered with something that begins like a move: say what is wrong.
            ([], [line]) if attempt && (begins_like_a_move(line) || ends_a_turn(line)) => {
                self.explain_unreadable(request, games, line, env)
            }
            // The terminal has an answer of its own, and who answers a board may speak to the others.
            ([], _) if said.addressed && (*aloud || request.place.is_private()) => {
                self.not_understood(request)
            }
            ([], _) => Ok(Vec::new()),
        }
    }

    /// A move given on purpose: always answered.
    pub(super) fn play_typed(
        &mut self,
        request: &Request,
        game: Option<GameId>,
        text: &str,
        env: &Env,
    ) -> HandlerResult {
        let (numbered, text) = number(text);
        let numbered = match numbered {
            Numbered::Game(game) => Some(game),
            Numbered::None(typed) if game.is_none() => return Ok(vec![find::unknown_as(typed)]),
            Numbered::Not | Numbered::None(_) => None,
        };
        let line = text.trim();
        let games = self.candidates(request, game.or(numbered))?;
        if games.iter().any(|game| is_move(game, line)) {
            return self.play_line(request, games, line, env);
        }
        self.explain_unreadable(request, games, line, env)
    }

    /// The games a line may be meant for: the named one; or of this place those in which the author is to
    /// move, or else those he plays in; for a move given on purpose or in private, or else those of other places.
    fn candidates(
        &self,
        request: &Request,
        named: Option<GameId>,
    ) -> Result<Vec<Game>, HandlerError> {
        let who = &request.who.id;
        if let Some(id) = named {
            return Ok(vec![self.visible(&request.who.id, &request.place, id)?]);
        }
        let mut games = self.running(who, Some(&request.place))?;
        let anywhere = matches!(request.action, Action::Play { .. }) || request.place.is_private();
        if games.is_empty() && anywhere {
            games = self.running(who, None)?;
        }
        if games.iter().any(|game| game.awaits(who)) {
            games.retain(|game| game.awaits(who));
        }
        Ok(games)
    }

    /// A line that is a move of at least one of these games.
    fn play_line(
        &mut self,
        request: &Request,
        games: Vec<Game>,
        line: &str,
        env: &Env,
    ) -> HandlerResult {
        let readings = games.into_iter().map(|game| MoveReading {
            read: game.position().read_turn(line),
            game,
        });
        let mut readings: Vec<MoveReading> = readings
            .filter(|r| !matches!(r.read, Err(MoveError::Unreadable { .. })))
            .collect();
        if readings.len() > 1 {
            let legal = |reading: &MoveReading| !matches!(reading.read, Err(MoveError::Illegal(_)));
            match readings.iter().filter(|reading| legal(reading)).count() {
                0 => {
                    let games: Vec<Game> = readings.into_iter().map(|r| r.game).collect();
                    return Ok(vec![self.ask_which_game(&games)?]);
                }
                1 => readings.retain(legal),
                _ => {
                    let mut replies = vec![which_game(&readings)];
                    self.show_first_if_wanted(request, &mut replies);
                    return Ok(replies);
                }
            }
        }
        let Some(reading) = readings.pop() else {
            return Ok(Vec::new());
        };
        let MoveReading { game, read } = reading;
        if let Some(preview) = self.typed_preview(request, &game, &read)? {
            return Ok(vec![preview]);
        }
        let command = Command::Play(MoveChoice::Typed(line.to_owned()));
        let (id, ply) = (game.id(), game.ply());
        let mut replies = self.run_command(request, game, &command, env)?;
        self.show_first_if_wanted(request, &mut replies);
        if matches!(request.action, Action::Chat { aloud: true, .. }) {
            for reply in &mut replies {
                why_not::keep_short(reply, id, ply, line);
            }
        }
        Ok(replies)
    }

    /// Where every move is shown before it counts, so is one that finishes a typed one.
    fn show_first_if_wanted(&self, request: &Request, replies: &mut [Reply]) {
        let plays = |control: &Control| {
            matches!(
                control,
                Control::Button {
                    ask: Action::Pick { .. } | Action::PickStep(PickStep::SubmitTurn { .. }),
                    ..
                }
            )
        };
        if replies.iter().any(|reply| reply.controls.iter().any(plays))
            && self.preferences_of(&request.who.id).confirm == ConfirmMoves::All
        {
            for reply in replies {
                show_first(&mut reply.controls);
            }
        }
    }

    /// A line that is no move of any of these games, from somebody who wants an answer.
    fn explain_unreadable(
        &mut self,
        request: &Request,
        games: Vec<Game>,
        line: &str,
        env: &Env,
    ) -> HandlerResult {
        let mut games = games;
        let knows = |game: &Game| {
            let read = game.position().read_turn(line);
            !matches!(read, Err(MoveError::Unreadable { .. }))
        };
        // A game in which the line means something is meant rather than any other.
        let at = games.iter().position(knows).unwrap_or(0);
        if games.is_empty() {
            return Err(no_game().into());
        }
        let game = games.swap_remove(at);
        if ends_a_turn(line) && game.awaits(&request.who.id) && !knows(&game) {
            let args = [
                ("title", game.kind().spec().title.into()),
                ("example", refuse::example(game.position()).into()),
            ];
            return Ok(vec![Reply::note(
                sentences().text("refuse-done-nothing", &args),
            )]);
        }
        if line.chars().count() > MAX_MOVE_INPUT {
            let args = [("example", refuse::example(game.position()).into())];
            return Ok(vec![Reply::note(
                sentences().text("refuse-too-long", &args),
            )]);
        }
        let command = Command::Play(MoveChoice::Typed(line.to_owned()));
        self.run_command(request, game, &command, env)
    }
}

/// Whether the line is a move in this game, legal or not.
fn is_move(game: &Game, line: &str) -> bool {
    line.chars().count() <= MAX_MOVE_INPUT
        && match game.position().read_turn(line) {
            Ok(_) | Err(MoveError::Ambiguous(_)) => true,
            // A word that names no square and means nothing here is chatter.
            Err(MoveError::Illegal(reason)) => !reason.tried.is_empty(),
            Err(MoveError::Unreadable { .. }) => false,
        }
}

/// Nothing but a call.
fn only_calls(text: &str) -> bool {
    text.chars()
        .all(|c| c.is_whitespace() || "/!?.".contains(c))
}

/// A square's name at the start: what somebody trying to move would type.
fn begins_like_a_move(line: &str) -> bool {
    let mut chars = line.chars();
    chars.next().is_some_and(|c| c.is_ascii_alphabetic())
        && chars.next().is_some_and(|c| c.is_ascii_digit())
}

/// The word that ends a turn of several moves.
fn ends_a_turn(line: &str) -> bool {
    let word = line.trim_matches(|c: char| !c.is_alphanumeric());
    word.eq_ignore_ascii_case("done")
}

/// What a line says of the game it is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Numbered<'a> {
    /// Nothing.
    Not,
    /// This game.
    Game(GameId),
    /// A number that no game can have, as typed.
    None(&'a str),
}

/// Takes a leading `#12` off.
fn number(text: &str) -> (Numbered<'_>, &str) {
    let Some(rest) = text.trim_start().strip_prefix('#') else {
        return (Numbered::Not, text);
    };
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    match rest.split_at_checked(digits) {
        Some((id, rest)) if digits > 0 => {
            let game = id.parse().map(GameId).map(Numbered::Game);
            (game.unwrap_or(Numbered::None(id)), rest)
        }
        Some(_) | None => (Numbered::Not, text),
    }
}

/// A button for each game in which the line is a legal move.
fn which_game(readings: &[MoveReading]) -> Reply {
    let mut reply = Reply::note(sentences().text("refuse-which-game", &[]));
    let kinds = || readings.iter().map(|reading| reading.game.kind());
    let of_one_kind = kinds().zip(kinds().skip(1)).all(|(one, next)| one == next);
    for MoveReading { game, read } in readings {
        let buttons = match read {
            Ok(plies) => turn_button(game, plies).into_iter().collect(),
            Err(MoveError::Ambiguous(candidates)) => choice_buttons(game, candidates),
            Err(MoveError::Illegal(_) | MoveError::Unreadable { .. }) => continue,
        };
        for control in buttons {
            if let Control::Button { label, ask, weight } = control {
                let mut label = format!("{}: {label}", game.id());
                if !of_one_kind {
                    label = format!("{} {label}", game.kind().spec().title);
                }
                reply.controls.push(Control::Button { label, ask, weight });
            }
        }
    }
    reply.controls.truncate(25);
    reply
}
