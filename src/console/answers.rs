//! Answers to open questions: a challenge, a draw, a pause, a takeback, a seat, and whether something is meant.

use std::io::{self, Write};

use crate::console::console_command::OfferAnswer;
use crate::console::line_words::split;
use crate::console::{TerminalSession, place, print};
use crate::service::api::action::Action;
use crate::service::api::answers::{withdraws, yes_or_no};
use crate::service::api::challenges::ChallengeListAction;
use crate::service::api::contest::{ContestAction, ContestModeration};
use crate::service::api::dice::DiceAction;
use crate::service::api::ladder::LadderAction;
use crate::service::api::privacy::PrivacyAction;
use crate::service::api::reply::{ButtonStyle, Control};
use crate::service::boards::at_table;
use crate::service::suggest;
use crate::service::talk::questions;
use crate::service::words::catalogue::{catalogue, sentences};
use crate::service::words::language::Language;
use crate::service::{Env, GameId};

impl<C: FnMut() -> Env, O: Write> TerminalSession<C, O> {
    /// Answers the question that waits, or the one of a named game; or withdraws an offer.
    pub(super) fn answer(&mut self, answer: OfferAnswer, game: Option<GameId>) -> io::Result<()> {
        match (answer, game) {
            (OfferAnswer::Accept, None) => self.gives(true),
            (OfferAnswer::Decline, None) => self.gives(false),
            (OfferAnswer::Accept, Some(game)) => self.answers_in(game, true),
            (OfferAnswer::Decline, Some(game)) => self.answers_in(game, false),
            (OfferAnswer::Withdraw, game) => self.takes_away(game),
        }
    }

    /// Answers the challenge of this number, or a request in this game.
    fn answers_in(&mut self, game: GameId, yes: bool) -> io::Result<()> {
        // A player who comes too late for a challenge may be led to the next one: the service knows.
        let late = yes && self.is_spectator(game);
        if late || self.open().contains(&game) {
            return self.turn(challenge_answer(game, yes)).map(drop);
        }
        let mut due = at_table::answers_due(&self.service, &self.speaker.id, game, yes);
        match due.len() {
            0 => self.turn(draw_answer(yes, Some(game))).map(drop),
            1 => self.turn(due.remove(0)).map(drop),
            _ => self.which_request("console-which-request", due),
        }
    }

    /// Withdraws the offer shown, that of this number, or the speaker’s only one.
    fn takes_away(&mut self, game: Option<GameId>) -> io::Result<()> {
        // The offer last shown may be another player’s: the present speaker withdraws their own.
        let open = match game {
            Some(_) => self.open(),
            None => self.offered(),
        };
        let only = match open.as_slice() {
            [only] => Some(*only),
            _ => None,
        };
        let is_meant = |action: &&Action| {
            let theirs = offered(action).is_some_and(|offered| !open.contains(&offered));
            withdraws(action) && game.is_none() && !(theirs && only.is_some())
        };
        let shown = self.controls.actions().find(is_meant).cloned();
        let challenge = game.or(only).filter(|game| open.contains(game));
        match shown.or_else(|| challenge.map(Action::Withdraw)) {
            Some(action) => self.turn(action).map(drop),
            None => self.note("console-no-challenge", &[]),
        }
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
            let yes = answer == OfferAnswer::Accept;
            return self.turn(draw_answer(yes, None)).map(|_| true);
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
        if let Some(asked) = asked.as_ref().filter(|_| !yes) {
            let is_resignation = matches!(asked, Action::Resign { .. });
            self.controls.clear();
            let kept = if is_resignation {
                "resign-not"
            } else {
                "console-not-done"
            };
            return self.note(kept, &[]);
        }
        match asked {
            Some(asked) => self.turn(asked).map(drop),
            None => self.gives(yes),
        }
    }

    /// Takes away the question whether something is meant: it was asked of the person who leaves the keyboard.
    pub(super) fn drops_confirmation(&mut self) {
        if self.controls.actions().any(confirms) {
            self.controls.clear();
        }
    }

    /// Gives an answer to the question on the screen, or to the only one that waits. The speaker is asked which of several
    /// is meant.
    fn gives(&mut self, yes: bool) -> io::Result<()> {
        let shown = self.answers_shown(yes);
        match shown.as_slice() {
            [] => {}
            [only] => {
                let due = self.due_beside(only, yes);
                if due.len() > 1 {
                    return self.which_request("console-which-request", due);
                }
                return self.turn(only.clone()).map(drop);
            }
            [..] => return self.which_request("console-which-request", shown),
        }
        if let Some(action) = self.controls.of_preview(yes).cloned() {
            return self.turn(action).map(drop);
        }
        let shown = self.on_screen.map(|(game, _)| game);
        let shown = shown.filter(|_| self.study.is_none() && self.page.is_none());
        let player = &self.speaker.id;
        let due = |game| at_table::answers_due(&self.service, player, game, yes);
        let mut here = shown.map(due).unwrap_or_default();
        match here.len() {
            0 => {}
            1 => return self.turn(here.remove(0)).map(drop),
            _ => return self.which_request("console-which-request", here),
        }
        let running = at_table::running_games(&self.service, player, &place());
        let others = running.into_iter().filter(|game| shown != Some(*game));
        let of_games: Vec<Action> = others.flat_map(due).collect();
        self.gives_elsewhere(yes, &of_games)
    }

    /// The same answers of the speaker to all requests in the game of this one.
    fn due_beside(&self, answer: &Action, yes: bool) -> Vec<Action> {
        let game = answer.answer_given().and_then(|_| answer.named_game());
        let due = |game| at_table::answers_due(&self.service, &self.speaker.id, game, yes);
        game.map(due).unwrap_or_default()
    }

    /// Gives an answer to the only challenge that waits. A request in a game behind the screen is first named.
    fn gives_elsewhere(&mut self, yes: bool, of_games: &[Action]) -> io::Result<()> {
        let challenges = self.challenges_to_answer();
        let of_ladders = at_table::ladder_answers(&self.service, &self.speaker, yes);
        let mut due = of_games.to_vec();
        due.extend(challenges.iter().map(|game| challenge_answer(*game, yes)));
        due.extend(of_ladders.iter().cloned());
        // The offer to play once more is on the screen, and a yes may be meant for it.
        let rematch = self.controls.actions().find(|action| is_rematch(action));
        due.extend(rematch.filter(|_| yes && !due.is_empty()).cloned());
        match due.len() {
            0 => self.note("console-no-question", &[]),
            1 if of_games.is_empty() => self.turn(due.remove(0)).map(drop),
            1 => self.which_request("spoken-answers-this", due),
            many if many == challenges.len() => self.which_challenge(),
            _ => self.which_request("console-which-request", due),
        }
    }

    /// The controls on the screen that give this answer: those that are the speaker’s to give, if there are any.
    fn answers_shown(&self, yes: bool) -> Vec<Action> {
        let given = |action: &&Action| yes_or_no(action) == Some(yes);
        let mut shown: Vec<Action> = Vec::new();
        for action in self.controls.actions().filter(given) {
            if !shown.contains(action) {
                shown.push(action.clone());
            }
        }
        let open = self.challenges_to_answer();
        let own = |action: &Action| match offered(action) {
            Some(challenge) => open.contains(&challenge),
            None => at_table::may_answer(&self.service, &self.speaker.id, action),
        };
        if shown.iter().any(own) || !open.is_empty() {
            shown.retain(own);
        }
        shown
    }

    /// The open challenges that an answer of the speaker may be about.
    fn challenges_to_answer(&self) -> Vec<GameId> {
        let open = self.challenges_for_speaker();
        if !open.is_empty() {
            return open;
        }
        let own = self.offered();
        let mut open = self.open();
        open.retain(|game| !own.contains(game));
        open
    }

    /// Asks which of these questions is answered: each is chosen by its number, or by its words.
    fn which_request(&mut self, question: &str, answers: Vec<Action>) -> io::Result<()> {
        let shown = self.on_screen.map(|(game, _)| game);
        let controls: Vec<Control> = answers
            .into_iter()
            .filter_map(|action| {
                Some(Control::Button {
                    label: questions::label_at_table(&self.service, &action, shown)?,
                    action,
                    style: ButtonStyle::Secondary,
                })
            })
            .collect();
        self.controls.clear();
        self.controls.add(&controls);
        self.note(question, &[])?;
        let listed = self.listed();
        print::controls(&mut self.output, &listed, self.style)
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
                ContestAction::Leave { price: Some(_), .. }
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

const fn is_rematch(action: &Action) -> bool {
    matches!(action, Action::Rematch(_))
}

const fn challenge_answer(game: GameId, yes: bool) -> Action {
    if yes {
        Action::Accept(game)
    } else {
        Action::Decline(game)
    }
}

const fn draw_answer(accept: bool, game: Option<GameId>) -> Action {
    Action::AnswerDraw {
        game,
        seen: None,
        accept,
    }
}
