//! What people ask about time: how much there is, pausing, giving, claiming.

use crate::game::seat::Seat;
use crate::play::clock::length;
use crate::play::command::{Command, Refusal, TimeRefusal};
use crate::play::event::PauseReason;
use crate::play::{Env, Game, GameId, Version};
use crate::service::ask::{Action, Request};
use crate::service::clocks::lasting;
use crate::service::find::GameMatch;
use crate::service::names::PlayerNames;
use crate::service::prose::{TextArg, sentences};
use crate::service::refuse::{self, Extra};
use crate::service::reply::{Reply, Text};
use crate::service::{HandlerResult, Service};

/// What one can ask about time. `None` for the game means the one that is meant here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClockAction {
    /// How much time everybody has.
    Show(Option<GameId>),
    /// Propose to pause.
    OfferPause(Option<GameId>),
    /// Answer such a proposal.
    AnswerPause {
        /// Which game.
        game: Option<GameId>,
        /// The version the control was made against; `None` when typed.
        seen: Option<Version>,
        /// Agree to it.
        accept: bool,
    },
    /// Go on with a paused game.
    Resume(Option<GameId>),
    /// Give the opponent time.
    Give {
        /// Which game.
        game: Option<GameId>,
        /// How much, as typed: `1d`, `12h`.
        length: String,
    },
    /// Claim the win over a player whose time is up, or who is gone.
    Claim(Option<GameId>),
    /// Do nothing about the opponent's time.
    Wait(GameId),
    /// One of these as a control offers it: only as long as the game is as it was then.
    IfUnchanged {
        /// Which game.
        game: GameId,
        /// The version the control was made against.
        seen: Version,
        /// What it asks.
        wish: Box<ClockAction>,
    },
}

/// The wish as something to ask.
pub(super) fn ask(wish: ClockAction) -> Action {
    Action::Time(wish)
}

/// What a button with this wish carries, after `time.`; `None` for what is typed.
pub(super) fn wire(wish: &ClockAction) -> Option<String> {
    Some(match wish {
        ClockAction::Show(Some(game)) => format!("show.{}", game.0),
        ClockAction::AnswerPause {
            game: Some(game),
            seen: Some(seen),
            accept,
        } => {
            let answer = if *accept { "yes" } else { "no" };
            format!("pause.{}.{}.{answer}", game.0, seen.0)
        }
        ClockAction::Resume(Some(game)) => format!("resume.{}", game.0),
        ClockAction::Give {
            game: Some(game),
            length,
        } if length.bytes().all(|b| b.is_ascii_alphanumeric()) => {
            format!("give.{}.{length}", game.0)
        }
        ClockAction::Claim(Some(game)) => format!("claim.{}", game.0),
        ClockAction::Wait(game) => format!("wait.{}", game.0),
        ClockAction::IfUnchanged { game, seen, wish } => {
            format!("at.{}.{}.{}", game.0, seen.0, wire(wish)?)
        }
        ClockAction::Show(None)
        | ClockAction::OfferPause(_)
        | ClockAction::AnswerPause { .. }
        | ClockAction::Resume(None)
        | ClockAction::Give { .. }
        | ClockAction::Claim(None) => return None,
    })
}

/// The wish that [`wire`] made these parts of.
pub(super) fn unwire(parts: &[&str]) -> Option<ClockAction> {
    let game = |id: &str| id.parse().ok().map(GameId);
    Some(match parts {
        ["show", id] => ClockAction::Show(Some(game(id)?)),
        ["pause", id, seen, answer @ ("yes" | "no")] => ClockAction::AnswerPause {
            game: Some(game(id)?),
            seen: Some(Version(seen.parse().ok()?)),
            accept: *answer == "yes",
        },
        ["resume", id] => ClockAction::Resume(Some(game(id)?)),
        ["give", id, length] => ClockAction::Give {
            game: Some(game(id)?),
            length: (*length).to_owned(),
        },
        ["claim", id] => ClockAction::Claim(Some(game(id)?)),
        ["wait", id] => ClockAction::Wait(game(id)?),
        // One in another has no meaning, and could be made endless.
        ["at", id, seen, wish @ ..] if wish.first() != Some(&"at") => ClockAction::IfUnchanged {
            game: game(id)?,
            seen: Version(seen.parse().ok()?),
            wish: Box::new(unwire(wish)?),
        },
        _ => return None,
    })
}

/// The message of a refusal that has to do with time, and its arguments.
pub(super) fn refused<'a>(
    game: &'a Game,
    refusal: TimeRefusal,
    names: &'a PlayerNames,
) -> (&'static str, Extra<'a>) {
    let command = |verb| (verb, TextArg::Command(verb));
    match refusal {
        TimeRefusal::Paused(PauseReason::Agreed) => ("refuse-paused", vec![command("resume")]),
        TimeRefusal::Paused(PauseReason::PlaceGone) => {
            ("refuse-paused-place-gone", vec![command("here")])
        }
        TimeRefusal::Paused(PauseReason::Left(seat)) => {
            let player = names.seated(game, seat);
            let args = vec![("player", player), command("abort"), command("claim")];
            ("refuse-paused-left", args)
        }
        TimeRefusal::Held => {
            let held = game.held();
            let by = held.map(|(by, _)| ("moderator", names.arg(by)));
            let mut args = vec![command("resign")];
            args.extend(by);
            ("refuse-held", args)
        }
        TimeRefusal::NotPaused => ("refuse-not-paused", vec![]),
        TimeRefusal::PauseOfferedAlready => ("refuse-pause-offered", vec![]),
        TimeRefusal::NoPauseOffer => ("refuse-no-pause-offer", vec![command("pause")]),
        TimeRefusal::OwnPauseOffer => ("refuse-own-pause-offer", vec![]),
        TimeRefusal::NoClock => ("refuse-no-clock", vec![]),
        TimeRefusal::BadGift(most) => ("refuse-bad-gift", vec![("most", lasting(most).into())]),
        TimeRefusal::ClockFull(most) => ("refuse-full-clock", vec![("most", lasting(most).into())]),
        TimeRefusal::NothingToClaim(None) => ("refuse-nothing-to-claim", vec![]),
        TimeRefusal::NothingToClaim(Some(up)) => (
            "refuse-nothing-to-claim-yet",
            vec![("deadline", TextArg::Date(up))],
        ),
        TimeRefusal::MayComeBack(until) => (
            "refuse-may-come-back",
            vec![("until", TextArg::Date(until)), command("abort")],
        ),
    }
}

impl Service {
    /// Answers a wish about time.
    pub(super) fn time(
        &mut self,
        request: &Request,
        wish: &ClockAction,
        env: &Env,
    ) -> HandlerResult {
        let (game, command) = match wish {
            ClockAction::Show(game) => {
                let game =
                    self.resolve_game(&request.who.id, &request.place, *game, GameMatch::Playing)?;
                return Ok(vec![self.time_shown(&game, env)?]);
            }
            ClockAction::Wait(game) => {
                let game = self.visible(&request.who.id, &request.place, *game)?;
                if let Some((PauseReason::Left(seat), _)) = game.paused() {
                    let names = self.names(&game)?;
                    let left = game.player(seat).unwrap_or(&request.who.id);
                    let args = [
                        ("game", game.id().to_string().into()),
                        ("player", names.arg(left)),
                    ];
                    return Ok(vec![Reply::note(sentences().text("time-wait-left", &args))]);
                }
                let args = [
                    ("game", game.id().to_string().into()),
                    ("claim", TextArg::Command("claim")),
                    ("give", TextArg::Command("give")),
                ];
                return Ok(vec![Reply::note(sentences().text("time-wait", &args))]);
            }
            ClockAction::IfUnchanged { game, seen, wish } => {
                let game = self.visible(&request.who.id, &request.place, *game)?;
                if game.stands_since(*seen) {
                    return self.time(request, wish, env);
                }
                let names = self.names(&game)?;
                return Ok(vec![refuse::refusal(&game, &Refusal::Stale, "", &names)]);
            }
            ClockAction::OfferPause(game) => (game, Command::OfferPause),
            ClockAction::AnswerPause { game, seen, accept } => {
                let (accept, seen) = (*accept, *seen);
                (game, Command::AnswerPause { accept, seen })
            }
            ClockAction::Resume(game) => (game, Command::Resume),
            ClockAction::Give { game, length: text } => {
                // What cannot be read is no gift, and refused as such.
                let text = text.to_ascii_lowercase().replace(' ', "");
                (game, Command::GiveTime(length(&text).unwrap_or(0)))
            }
            ClockAction::Claim(game) => (game, Command::Claim),
        };
        let game = self.resolve_game(&request.who.id, &request.place, *game, GameMatch::Playing)?;
        self.run_command(request, game, &command, env)
    }

    fn time_shown(&self, game: &Game, env: &Env) -> Result<Reply, crate::service::HandlerError> {
        let words = sentences();
        let number = ("game", game.id().to_string().into());
        let Some(clocks) = game.clocks() else {
            return Ok(Reply::note(words.text("time-none", &[number])));
        };
        let (times, names) = (self.time_exclusions(game)?, self.names(game)?);
        let deadline = game.deadline(&times);
        let mut players = Text::default();
        for seat in Seat::all(game.position().seats()) {
            let Some(player) = game.player(seat) else {
                continue;
            };
            let left = game.time_left(seat, &times, env.now).unwrap_or_default();
            let mut args = vec![
                ("player", names.arg(player)),
                ("left", lasting(left).into()),
            ];
            let id = match deadline {
                _ if clocks.flagged() == Some(seat) => "time-shown-up",
                Some((running, up)) if running == seat => {
                    args.push(("deadline", TextArg::Due(up)));
                    "time-shown-running"
                }
                Some(_) | None => "time-shown-player",
            };
            players.push_line(words.text(id, &args));
        }
        let mut text = words.text("time-shown", &[number]);
        text.push_line(players);
        text.push_line(super::clocks::agreed(clocks.control()));
        text.push_line(super::clocks::standing(game, &names).0);
        Ok(Reply::note(text))
    }
}
