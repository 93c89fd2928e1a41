//! Moves taken back by consent, and the answers to whatever one player asks of the other, side by side.

use crate::game::seat::Seat;
use crate::play::command::Command;
use crate::play::event::Consent;
use crate::play::takeback::TakebackRequest;
use crate::play::{Env, Game, GameId, MadeMove, Ply, Version, turn};
use crate::service::ask::{Action, Request};
use crate::service::buttons::{button, draw_answers};
use crate::service::find::GameMatch;
use crate::service::present::Announcement;
use crate::service::prose::sentences;
use crate::service::reply::{ButtonStyle, Control};
use crate::service::wire::{game, number};
use crate::service::{HandlerResult, Service};

/// What one can wish about taking moves back. `game: None` is the one game of the place that it fits, and
/// `seen` the version a control was made against.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TakebackAction {
    /// Ask for one's last move back.
    Ask(Option<GameId>),
    /// Answer the other player's request.
    Answer {
        /// Which game.
        game: Option<GameId>,
        /// The version the control was made against; `None` when typed.
        seen: Option<Version>,
        /// Take the moves back.
        accept: bool,
    },
    /// Withdraw one's own request.
    Withdraw {
        /// Which game.
        game: Option<GameId>,
        /// The version the control was made against; `None` when typed.
        seen: Option<Version>,
    },
}

impl Service {
    /// Asks for a move back, answers such a request, or withdraws it.
    pub(super) fn take_back(
        &mut self,
        request: &Request,
        wish: TakebackAction,
        env: &Env,
    ) -> HandlerResult {
        let (named, fits, command) = match wish {
            TakebackAction::Ask(game) => (game, GameMatch::MayTakeBack, Command::AskTakeback),
            TakebackAction::Answer { game, seen, accept } => {
                let command = Command::AnswerTakeback { accept, seen };
                (game, GameMatch::TakebackAsked, command)
            }
            TakebackAction::Withdraw { game, seen } => {
                let command = Command::WithdrawTakeback { seen };
                (game, GameMatch::AskedTakeback, command)
            }
        };
        self.run_command_matching(request, (named, fits), &command, env)
    }
}

/// How all that one player asks of the other just now can be answered, the newest first: no answer hides
/// another.
pub(super) fn answers(game: &Game) -> Vec<Control> {
    let draw = game.draw_offer().map(|_| draw_answers(game));
    let back = game.takeback().map(|asked| (asked.since, buttons(game)));
    match (draw, back) {
        (Some(draw), Some((since, back))) if since < game.draw_since() => [draw, back].concat(),
        (draw, back) => {
            let back = back.into_iter().flat_map(|(_, back)| back);
            back.chain(draw.into_iter().flatten()).collect()
        }
    }
}

/// How a request to take moves back can be answered.
fn buttons(game: &Game) -> Vec<Control> {
    let (id, seen) = (Some(game.id()), Some(game.version()));
    let answer = |accept| {
        Action::Takeback(TakebackAction::Answer {
            game: id,
            seen,
            accept,
        })
    };
    let withdraw = Action::Takeback(TakebackAction::Withdraw { game: id, seen });
    vec![
        button("button-takeback-allow", answer(true), ButtonStyle::Success),
        button(
            "button-takeback-refuse",
            answer(false),
            ButtonStyle::Secondary,
        ),
        button("button-takeback-withdraw", withdraw, ButtonStyle::Secondary),
    ]
}

/// `12.34.yes`, `no` or `undo`; `None` for what is typed.
pub(super) fn wire(wish: TakebackAction) -> Option<String> {
    let (game, seen, word) = match wish {
        TakebackAction::Ask(_) => return None,
        TakebackAction::Answer { game, seen, accept } => {
            (game, seen, if accept { "yes" } else { "no" })
        }
        TakebackAction::Withdraw { game, seen } => (game, seen, "undo"),
    };
    Some(format!("{}.{}.{word}", game?.0, seen?.0))
}

/// What [`wire`] wrote.
pub(super) fn unwire(parts: &[&str]) -> Option<TakebackAction> {
    let &[id, seen, word] = parts else {
        return None;
    };
    let (game, seen) = (Some(game(id)?), Some(Version(number(seen)?)));
    Some(match word {
        "yes" | "no" => TakebackAction::Answer {
            game,
            seen,
            accept: word == "yes",
        },
        "undo" => TakebackAction::Withdraw { game, seen },
        _ => return None,
    })
}

impl Announcement<'_> {
    /// A request to take moves back, and what its answers do.
    pub(super) fn takeback_asked(&mut self, seat: Seat, to: Ply) {
        let args = [
            ("player", self.player(seat)),
            ("moves", self.undone(seat, to).into()),
        ];
        self.say("takeback-asked", &args);
        if self.game.is_large() {
            return self.consent_request(Consent::Takeback);
        }
        if let Some(other) = self.opponent(seat) {
            let args = [("player", self.player(seat)), ("opponent", other)];
            self.say("takeback-prompt", &args);
        }
    }

    /// What this seat asks to take back: the moves from here on, and the swap of sides where it goes too.
    fn undone(&self, seat: Seat, to: Ply) -> String {
        let all = self.game.steps();
        let asked = all.get(to.0 as usize..).unwrap_or_default();
        let Some(swapped) = self.game.swapped().filter(|_| self.game.unswaps(seat, to)) else {
            return moves(asked);
        };
        let (before, since) = asked.split_at((swapped.0 - to.0) as usize);
        let swap = sentences().line("swap-word", &[]);
        let parts = [moves(before), swap, moves(since)];
        let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        parts.join(", ")
    }

    /// The request that waits for its answer, to who looks at the game meanwhile.
    pub(super) fn takeback_stands(&mut self) {
        if let Some(TakebackRequest { seat, to, .. }) = self.game.takeback() {
            self.takeback_asked(seat, to);
        }
    }

    /// The end of a request without its being granted; the end by moving is told with the move.
    pub(super) fn takeback_declined(&mut self, by: Seat) {
        let own = self.game.asked_back() == Some(by);
        if self.has_later_move() {
            self.lapses = Some(if own {
                "move-withdraws-takeback"
            } else {
                "move-refuses-takeback"
            });
            return;
        }
        let id = if own {
            "takeback-withdrawn"
        } else {
            "takeback-declined"
        };
        self.say(id, &[("player", self.player(by))]);
    }

    /// Which moves were taken back.
    pub(super) fn taken_back(&mut self) {
        let taken = self.game.taken_back();
        // A swap alone is told by itself.
        if taken.is_empty() {
            return;
        }
        let args = [("game", self.number()), ("moves", moves(taken).into())];
        self.say("taken-back", &args);
    }
}

/// Moves in one line, as records write them.
fn moves(steps: &[MadeMove]) -> String {
    let all: Vec<String> = turn::turns(steps).filter_map(turn::numbered).collect();
    all.join(", ")
}
