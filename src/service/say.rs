//! Typed lines: which of them are moves, and of which game. Chatter is never answered.

use crate::game::text::{MAX_MOVE_INPUT, MoveError, MoveText};
use crate::play::command::{Choice, Command};
use crate::play::{Env, Game, GameId};
use crate::service::ask::{Ask, Request};
use crate::service::find::Found;
use crate::service::prose::english;
use crate::service::refuse::{self, choice_buttons, note};
use crate::service::reply::{Control, Reply};
use crate::service::{Answer, Service, Trouble};

/// How many lines of one message are looked at.
const LINES: usize = 20;

/// One game and how a line reads in it.
struct Reading {
    game: Game,
    read: Result<MoveText, MoveError>,
}

impl Reading {
    /// Whether the line is a move at all, legal or not.
    fn is_move(&self) -> bool {
        !matches!(self.read, Err(MoveError::Unreadable { .. }))
    }
}

impl Service {
    /// A line of chat: plays it if it is a move of a game in which its author is to move.
    pub(super) fn say(
        &mut self,
        request: &Request,
        text: &str,
        reply_to: Option<&str>,
        addressed: bool,
        env: &Env,
    ) -> Answer {
        let replied = match reply_to {
            Some(message) => self.store.game_of_message(&request.place, message)?,
            None => None,
        };
        let (numbered, text) = number(text);
        if numbered.is_some() && !addressed && !begins_like_a_move(text.trim_start()) {
            return Ok(Vec::new());
        }
        let named = numbered.or(replied);
        let attempt = addressed || named.is_some();
        let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
        let lines: Vec<&str> = lines.by_ref().take(LINES).collect();
        let readings = self.readings(request, named)?;
        let moves: Vec<&str> = lines
            .iter()
            .copied()
            .filter(|line| is_move(&readings, line))
            .collect();
        match (moves.as_slice(), lines.as_slice()) {
            ([line], _) => self.typed(request, readings, line, env),
            ([_, _, ..], _) => Ok(vec![note(english().text("refuse-two-moves", &[]))]),
            // Spoken to, or a board answered with something that begins like a move: say what is wrong.
            ([], [line]) if attempt && begins_like_a_move(line) => {
                self.unread(request, readings, named, line, env)
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
    ) -> Answer {
        let (numbered, text) = number(text);
        let named = game.or(numbered);
        let text = text.trim().to_owned();
        let readings = self.readings(request, named)?;
        if is_move(&readings, &text) {
            return self.typed(request, readings, &text, env);
        }
        self.unread(request, readings, named, &text, env)
    }

    /// The games a line may be meant for: the named one, or all of this place in which the author is to
    /// move, or else all of this place in which he plays, or else those of other places.
    fn readings(&self, request: &Request, named: Option<GameId>) -> Result<Vec<Reading>, Trouble> {
        let who = &request.who.id;
        let games = match named {
            Some(id) => vec![self.visible(&request.who, &request.place, id)?],
            None => {
                let mut games = self.running(who, Some(&request.place))?;
                if games.is_empty() && matches!(request.ask, Ask::Play { .. }) {
                    games = self.running(who, None)?;
                }
                let waiting = |game: &Game| {
                    game.to_move()
                        .is_some_and(|seat| game.player(seat) == Some(who))
                };
                if games.iter().any(waiting) {
                    games.retain(waiting);
                }
                games
            }
        };
        let unread = |game| Reading {
            game,
            read: Err(MoveError::Unreadable {
                at: 0,
                expected: "square",
            }),
        };
        Ok(games.into_iter().map(unread).collect())
    }

    /// A line that is a move of at least one of these games.
    fn typed(
        &mut self,
        request: &Request,
        mut readings: Vec<Reading>,
        line: &str,
        env: &Env,
    ) -> Answer {
        for reading in &mut readings {
            reading.read = reading.game.position().read(line);
        }
        readings.retain(Reading::is_move);
        if readings.len() > 1 {
            let legal = |reading: &Reading| !matches!(reading.read, Err(MoveError::Illegal(_)));
            match readings.iter().filter(|reading| legal(reading)).count() {
                0 => {
                    let games: Vec<Game> = readings.into_iter().map(|r| r.game).collect();
                    return Ok(vec![self.which(&games)?]);
                }
                1 => readings.retain(legal),
                _ => return Ok(vec![which_game(&readings)]),
            }
        }
        let Some(reading) = readings.pop() else {
            return Ok(Vec::new());
        };
        let command = Command::Play(Choice::Typed(line.to_owned()));
        self.wish(&request.who, reading.game.id(), &command, env)
    }

    /// A line that is no move of any of these games, from somebody who wants an answer.
    fn unread(
        &mut self,
        request: &Request,
        readings: Vec<Reading>,
        named: Option<GameId>,
        line: &str,
        env: &Env,
    ) -> Answer {
        let game = match readings.into_iter().next() {
            Some(reading) => reading.game,
            None => self.find(&request.who, &request.place, named, Found::ToMove)?,
        };
        if line.chars().count() > MAX_MOVE_INPUT {
            let args = [("example", refuse::example(&game).into())];
            return Ok(vec![note(english().text("refuse-too-long", &args))]);
        }
        self.wish(
            &request.who,
            game.id(),
            &Command::Play(Choice::Typed(line.to_owned())),
            env,
        )
    }
}

/// Whether the line is a move, legal or not, in one of these games.
fn is_move(readings: &[Reading], line: &str) -> bool {
    line.chars().count() <= MAX_MOVE_INPUT
        && readings.iter().any(|reading| {
            !matches!(
                reading.game.position().read(line),
                Err(MoveError::Unreadable { .. })
            )
        })
}

/// A square's name at the start: what somebody trying to move would type.
fn begins_like_a_move(line: &str) -> bool {
    let mut chars = line.chars();
    chars.next().is_some_and(|c| c.is_ascii_alphabetic())
        && chars.next().is_some_and(|c| c.is_ascii_digit())
}

/// Takes a leading `#12` off.
fn number(text: &str) -> (Option<GameId>, &str) {
    let trimmed = text.trim_start();
    let Some(rest) = trimmed.strip_prefix('#') else {
        return (None, text);
    };
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    match rest.split_at_checked(digits) {
        // A number too large for any game is still a number, so nothing else is meant.
        Some((id, rest)) if digits > 0 => (Some(GameId(id.parse().unwrap_or(i64::MAX))), rest),
        Some(_) | None => (None, text),
    }
}

/// A button for each game in which the line is a legal move.
fn which_game(readings: &[Reading]) -> Reply {
    let mut reply = note(english().text("refuse-which-game", &[]));
    for Reading { game, read } in readings {
        let moves = match read {
            Ok(mv) => std::slice::from_ref(mv),
            Err(MoveError::Ambiguous(candidates)) => candidates,
            Err(MoveError::Illegal(_) | MoveError::Unreadable { .. }) => continue,
        };
        for control in choice_buttons(game, moves) {
            if let Control::Button { label, ask, weight } = control {
                let label = format!("{}: {label}", game.id());
                reply.controls.push(Control::Button { label, ask, weight });
            }
        }
    }
    reply.controls.truncate(25);
    reply
}
