//! Answers to what is open: a challenge, a draw, a pause, moves taken back.

use std::io::{self, Write};

use crate::console::parse::Answer;
use crate::console::{Table, place};
use crate::service::ask::Ask;
use crate::service::dice::Wish;
use crate::service::{Env, GameId};
use crate::service::{takeback, time};

impl<C: FnMut() -> Env, O: Write> Table<C, O> {
    /// Answers the draw offer or the challenge that is open.
    pub(super) fn answer(&mut self, answer: Answer, game: Option<GameId>) -> io::Result<()> {
        let shown = self
            .controls
            .iter()
            .map(|(_, ask)| ask)
            .find(|ask| match (answer, ask) {
                (
                    Answer::Accept,
                    Ask::Accept(_)
                    | Ask::AnswerDraw { accept: true, .. }
                    | Ask::Dice(Wish::AnswerRenewal { accept: true, .. })
                    | Ask::Time(time::Wish::AnswerPause { accept: true, .. }),
                )
                | (
                    Answer::Decline,
                    Ask::Decline(_)
                    | Ask::AnswerDraw { accept: false, .. }
                    | Ask::Dice(Wish::AnswerRenewal { accept: false, .. })
                    | Ask::Time(time::Wish::AnswerPause { accept: false, .. }),
                )
                | (
                    Answer::Withdraw,
                    Ask::Withdraw(_) | Ask::Takeback(takeback::Wish::Withdraw { .. }),
                ) => true,
                (Answer::Accept | Answer::Decline | Answer::Withdraw, _) => false,
            });
        // The offer last shown may be somebody else’s: whoever sits here now withdraws his own.
        let open = match (answer, game) {
            (Answer::Withdraw, None) => self.offered(),
            _ => self.open(),
        };
        let only = match open.as_slice() {
            [only] => Some(*only),
            _ => None,
        };
        // Who comes too late for a challenge may be led to the next like it: the service knows.
        let late = answer == Answer::Accept && game.is_some_and(|game| self.is_strange(game));
        let challenge = game.or(only).filter(|game| late || open.contains(game));
        let shown = shown.cloned().filter(|ask| {
            let theirs = matches!(ask, Ask::Withdraw(offered) if !open.contains(offered));
            game.is_none() && !(theirs && only.is_some())
        });
        if answer == Answer::Withdraw && shown.is_none() && challenge.is_none() {
            return self.note("console-no-challenge", &[]);
        }
        let ask = match (shown, challenge) {
            (Some(ask), _) => ask,
            (None, Some(game)) => match answer {
                Answer::Accept => Ask::Accept(game),
                Answer::Decline => Ask::Decline(game),
                Answer::Withdraw => Ask::Withdraw(game),
            },
            (None, None) => draw_answer(answer, game),
        };
        self.turn(ask).map(drop)
    }

    /// Whether the speaker plays no part in a game.
    fn is_strange(&self, game: GameId) -> bool {
        let number = game.0.to_string();
        let mine = self
            .service
            .suggest_games(&self.speaker.id, &place(), &number, true);
        !mine.iter().any(|mine| mine.value == number)
    }
}

fn draw_answer(answer: Answer, game: Option<GameId>) -> Ask {
    Ask::AnswerDraw {
        game,
        seen: None,
        accept: answer == Answer::Accept,
    }
}
