//! Answers to open questions: a challenge, a draw, a pause, a takeback, a seat, and whether something is meant.

use std::io::{self, Write};

use crate::console::console_command::OfferAnswer;
use crate::console::line_words::split;
use crate::console::{TerminalSession, place};
use crate::service::api::action::Action;
use crate::service::api::answers::{withdraws, yes_or_no};
use crate::service::api::challenges::ChallengeListAction;
use crate::service::api::contest::{ContestAction, ContestModeration};
use crate::service::api::dice::DiceAction;
use crate::service::api::ladder::LadderAction;
use crate::service::api::privacy::PrivacyAction;
use crate::service::boards::at_table;
use crate::service::suggest;
use crate::service::words::catalogue::{catalogue, sentences};
use crate::service::words::language::Language;
use crate::service::{Env, GameId};

impl<C: FnMut() -> Env, O: Write> TerminalSession<C, O> {
    /// Answers the open draw offer or challenge.
    pub(super) fn answer(&mut self, answer: OfferAnswer, game: Option<GameId>) -> io::Result<()> {
        let shown = self.controls.actions().find(|action| match answer {
            OfferAnswer::Accept => yes_or_no(action) == Some(true),
            OfferAnswer::Decline => yes_or_no(action) == Some(false),
            OfferAnswer::Withdraw => withdraws(action),
        });
        // The offer last shown may be another player’s: the present speaker withdraws their own.
        let for_speaker = self.challenges_for_speaker();
        let open = match (answer, game) {
            (OfferAnswer::Withdraw, None) => self.offered(),
            (_, None) if !for_speaker.is_empty() => for_speaker,
            _ => self.open(),
        };
        let only = match open.as_slice() {
            [only] => Some(*only),
            _ => None,
        };
        // A player who comes too late for a challenge may be led to the next one: the service knows.
        let late =
            answer == OfferAnswer::Accept && game.is_some_and(|game| self.is_spectator(game));
        let challenge = game.or(only).filter(|game| late || open.contains(game));
        let shown = shown.cloned().filter(|action| {
            let theirs = offered(action).is_some_and(|offered| !open.contains(&offered));
            game.is_none() && !(theirs && only.is_some())
        });
        if answer == OfferAnswer::Withdraw && shown.is_none() && challenge.is_none() {
            return self.note("console-no-challenge", &[]);
        }
        let action = match (shown, challenge) {
            (Some(action), _) => action,
            (None, Some(game)) => match answer {
                OfferAnswer::Accept => Action::Accept(game),
                OfferAnswer::Decline => Action::Decline(game),
                OfferAnswer::Withdraw => Action::Withdraw(game),
            },
            (None, None) => {
                let stands = match answer {
                    OfferAnswer::Accept => self.standing(game, true),
                    OfferAnswer::Decline => self.standing(game, false),
                    OfferAnswer::Withdraw => None,
                };
                match stands {
                    Some(stands) => stands,
                    None if game.is_none() && !self.challenges_for_speaker().is_empty() => {
                        return self.which_challenge();
                    }
                    None => draw_answer(answer, game),
                }
            }
        };
        self.turn(action).map(drop)
    }

    /// The open challenges that the speaker may answer.
    fn challenges_for_speaker(&self) -> Vec<GameId> {
        at_table::challenges_for(&self.service, self.asker(&place()))
    }

    /// Lists the challenges that the speaker may answer, with the line that answers one of them.
    fn which_challenge(&mut self) -> io::Result<()> {
        let open = self.challenges_for_speaker();
        let first = open.first().map_or(0, |game| game.0);
        self.note(
            "console-which-challenge",
            &[("game", first.to_string().into())],
        )?;
        let list = Action::Challenges(ChallengeListAction::List);
        self.turn(list).map(drop)
    }

    /// Answers a challenge in words: `accept lucky words`, `decline not today`. Returns `false` for any other line.
    pub(super) fn answers_in_words(&mut self, line: &str) -> io::Result<bool> {
        let (verb, words) = split(line.trim_start_matches('/'));
        let answer = match verb.to_lowercase().as_str() {
            "accept" => OfferAnswer::Accept,
            "decline" => OfferAnswer::Decline,
            _ => return Ok(false),
        };
        if is_about_draw(line) {
            return self.turn(draw_answer(answer, None)).map(|_| true);
        }
        let (accept, word) = (answer == OfferAnswer::Accept, words.to_owned());
        match self.challenges_for_speaker().as_slice() {
            [] => self.note("console-no-question", &[])?,
            [game] if accept => {
                let (game, words) = (*game, word);
                let action = Action::Dice(DiceAction::Accept { game, words });
                self.turn(action).map(drop)?;
            }
            [game] => {
                let game = Some(*game);
                let action = Action::Challenges(ChallengeListAction::Decline { game, word });
                self.turn(action).map(drop)?;
            }
            [..] => self.which_challenge()?,
        }
        Ok(true)
    }

    /// Answers the last question with `yes` or `no`, or the only one that waits.
    pub(super) fn said(&mut self, yes: bool) -> io::Result<()> {
        let asks = || self.controls.actions();
        let asked = asks().find(|action| confirms(action)).cloned();
        if let Some(asked) = asked.filter(|_| !yes) {
            self.controls.clear();
            let is_resignation = matches!(asked, Action::Resign { .. });
            let kept = if is_resignation {
                "resign-not"
            } else {
                "console-not-done"
            };
            return self.note(kept, &[]);
        }
        let action =
            asks().find(|action| yes_or_no(action) == Some(yes) || yes && confirms(action));
        let action = action.or_else(|| self.controls.of_preview(yes));
        let action = action.cloned().or_else(|| self.standing(None, yes));
        match action.or_else(|| self.challenged(yes)) {
            Some(action) => self.turn(action).map(drop),
            None => self.note("console-no-question", &[]),
        }
    }

    /// The speaker's answer to another player's open challenge here, if there is only one.
    fn challenged(&self, yes: bool) -> Option<Action> {
        let own = self.offered();
        let mut open = self.challenges_for_speaker();
        if open.is_empty() {
            open = self.open();
            open.retain(|game| !own.contains(game));
        }
        let only = *open.first().filter(|_| open.len() == 1)?;
        Some(if yes {
            Action::Accept(only)
        } else {
            Action::Decline(only)
        })
    }

    /// The speaker's answer to a request that still stands, whatever was looked at since. It is of the named game, of
    /// the one on the screen, or of another one of theirs.
    fn standing(&self, game: Option<GameId>, yes: bool) -> Option<Action> {
        let player = &self.speaker.id;
        let shown = self.on_screen.map(|(game, _)| game);
        let theirs = || at_table::running_games(&self.service, player, &place());
        let games: Vec<GameId> = game.map_or_else(
            || shown.into_iter().chain(theirs()).collect(),
            |game| vec![game],
        );
        let mut games = games.into_iter();
        games.find_map(|game| {
            let due = at_table::answers_due(&self.service, player, game, yes);
            due.into_iter().next()
        })
    }

    /// The controls that the speaker may press, with their numbers and labels. An answer that the rules of play refuse
    /// them keeps its number for the others.
    pub(super) fn listed(&self) -> Vec<(usize, String)> {
        let open = self
            .controls
            .numbered()
            .filter(|(_, _, ask)| at_table::may_answer(&self.service, &self.speaker.id, ask));
        open.map(|(number, label, _)| (number, label.to_owned()))
            .collect()
    }

    /// Returns `true` if a question waits for one of the players.
    pub(super) fn is_asked(&self) -> bool {
        self.controls
            .actions()
            .any(|action| yes_or_no(action).is_some())
    }

    /// Returns `true` if the question is about the player who continues a game.
    pub(super) fn asks_about_seat(&self) -> bool {
        let mut given = self.controls.actions().filter_map(Action::answer_given);
        given.any(|given| given.request.is_about_seat())
    }

    /// Returns `true` if the speaker has no seat in a game.
    fn is_spectator(&self, game: GameId) -> bool {
        let number = game.0.to_string();
        let mine = suggest::suggest_games(&self.service, &self.speaker.id, &place(), &number, true);
        !mine.iter().any(|mine| mine.value == number)
    }
}

/// The challenge that a control answers or withdraws.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "any other control is about no challenge"
)]
const fn offered(action: &Action) -> Option<GameId> {
    match action {
        Action::Accept(game) | Action::Decline(game) | Action::Withdraw(game) => Some(*game),
        _ => None,
    }
}

/// Returns `true` for the label of an answer to a draw offer: `accept the draw`.
fn is_about_draw(line: &str) -> bool {
    let line = line.trim().to_lowercase();
    let labels = ["button-draw-accept", "button-draw-decline"];
    let english = catalogue(Language::English);
    labels.into_iter().any(|id| {
        let labels = [sentences().line(id, &[]), english.line(id, &[])];
        labels.iter().any(|label| label.to_lowercase() == line)
    })
}

/// Returns `true` for the only control of a question whether something is meant: without it, everything stays as it is.
const fn confirms(action: &Action) -> bool {
    matches!(
        action,
        Action::Resign { sure: true, .. }
            | Action::Contest(
                ContestAction::Leave { sure: true, .. }
                    | ContestAction::Take { .. }
                    | ContestAction::Manage {
                        moderation: ContestModeration::Cancel { sure: true, .. },
                        ..
                    }
            )
            | Action::Ladder(
                LadderAction::Leave { sure: true, .. } | LadderAction::Close { sure: true, .. }
            )
            | Action::Privacy(PrivacyAction::Delete(Some(_)) | PrivacyAction::Server(Some(_)))
    )
}

fn draw_answer(answer: OfferAnswer, game: Option<GameId>) -> Action {
    Action::AnswerDraw {
        game,
        seen: None,
        accept: answer == OfferAnswer::Accept,
    }
}
