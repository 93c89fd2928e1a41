//! A move picked in three steps, for whose turn it is alone: the piece, where it goes, and that it is meant.
//!
//! Where a turn has several moves, each further one is asked for in steps of its own, and the whole turn
//! counts at the end or not at all: what was chosen so far is in the controls alone.
//!
//! A step carries the version of the board it was made for, and nothing else is remembered: one made for an
//! older board is answered with the board as it stands.

mod menus;

use crate::game::text::MoveText;
use crate::play::command::{Command, MoveChoice};
use crate::play::decide::check_turn;
use crate::play::suppose::DiceOutcome;
use crate::play::{Env, Game, GameId, PlayerId, Ply, Version, turn};
use crate::service::ask::{Action, Request};
use crate::service::buttons::button;
use crate::service::describe::picture;
use crate::service::find::GameMatch;
use crate::service::prose::sentences;
use crate::service::refuse;
use crate::service::reply::{ButtonStyle, Control, Reply, Text};
use crate::service::wire::{game, is_cell, number};
use crate::service::{HandlerError, HandlerResult, Service};

pub(super) use menus::{done, piece_menus, targets, where_to};

/// One step on the way to a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PickStep {
    /// Which piece?
    ChoosePiece(Option<GameId>),
    /// Where shall the piece on this cell go, chosen under a board that all see?
    ChooseTargetShared {
        /// Which game.
        game: GameId,
        /// How many moves had been made on that board.
        ply: Ply,
        /// The piece's cell.
        from: String,
    },
    /// Where shall the piece on this cell go?
    ChooseTarget {
        /// Which game.
        game: GameId,
        /// The version the step was made for.
        seen: Version,
        /// The piece's cell.
        from: String,
    },
    /// What comes next after these moves of a turn: where the next piece of a tower goes, or which piece moves?
    ContinueTurn {
        /// Which game.
        game: GameId,
        /// The version the step was made for.
        seen: Version,
        /// The moves so far, as they may be typed.
        turn: String,
    },
    /// Where shall the piece on this cell go, after these moves of its turn?
    ChooseTargetInTurn {
        /// Which game.
        game: GameId,
        /// The version the step was made for.
        seen: Version,
        /// The moves so far, as they may be typed.
        turn: String,
        /// The piece's cell.
        from: String,
    },
    /// This turn of several moves.
    SubmitTurn {
        /// Which game.
        game: GameId,
        /// The version the step was made for.
        seen: Version,
        /// As it may be typed.
        turn: String,
        /// Whether it counts at once; otherwise it is shown first, where its player wants that.
        sure: bool,
    },
    /// This move: shown before it counts, where its player wants that.
    SubmitMove {
        /// Which game.
        game: GameId,
        /// The version the step was made for.
        seen: Version,
        /// Its index in the legal list.
        index: u16,
    },
}

/// The wire form behind the mark; `None` for a step that is typed.
pub(super) fn wire(step: &PickStep) -> Option<String> {
    Some(match step {
        PickStep::ChoosePiece(game) => format!("choose.{}", (*game)?.0),
        PickStep::ChooseTargetShared { game, ply, from } if is_cell(from) => {
            format!("from.{}.{}.{from}", game.0, ply.0)
        }
        PickStep::ChooseTarget { game, seen, from } if is_cell(from) => {
            format!("choose.{}.{}.{from}", game.0, seen.0)
        }
        PickStep::SubmitMove { game, seen, index } => {
            format!("preview.{}.{}.{index}", game.0, seen.0)
        }
        PickStep::ContinueTurn { game, seen, turn } if is_turn(turn) => {
            format!("next.{}.{}.{turn}", game.0, seen.0)
        }
        PickStep::ChooseTargetInTurn {
            game,
            seen,
            turn,
            from,
        } if is_turn(turn) && is_cell(from) => {
            format!("then.{}.{}.{turn}.{from}", game.0, seen.0)
        }
        PickStep::SubmitTurn {
            game,
            seen,
            turn,
            sure,
        } if is_turn(turn) => {
            let verb = if *sure { "turn" } else { "whole" };
            format!("{verb}.{}.{}.{turn}", game.0, seen.0)
        }
        PickStep::ChooseTargetShared { .. }
        | PickStep::ChooseTarget { .. }
        | PickStep::ContinueTurn { .. }
        | PickStep::ChooseTargetInTurn { .. }
        | PickStep::SubmitTurn { .. } => return None,
    })
}

/// Cells with what stands between and behind them, and few: a turn as we write it.
fn is_turn(text: &str) -> bool {
    let fits = |c: char| c.is_ascii_alphanumeric() || "-,=#".contains(c);
    (2..=40).contains(&text.len()) && text.chars().all(fits)
}

/// What [`wire`] wrote.
pub(super) fn unwire(parts: &[&str]) -> Option<PickStep> {
    let seen = |text: &str| number(text).map(Version);
    Some(match *parts {
        ["choose", id] => PickStep::ChoosePiece(Some(game(id)?)),
        ["from", id, ply, from] if is_cell(from) => PickStep::ChooseTargetShared {
            game: game(id)?,
            ply: Ply(number(ply)?),
            from: from.to_owned(),
        },
        ["choose", id, version, from] if is_cell(from) => PickStep::ChooseTarget {
            game: game(id)?,
            seen: seen(version)?,
            from: from.to_owned(),
        },
        // Of old menus, which had a step of its own for what comes back.
        ["choose", id, version, from, to] if is_cell(from) && is_cell(to) => {
            PickStep::ChooseTarget {
                game: game(id)?,
                seen: seen(version)?,
                from: from.to_owned(),
            }
        }
        ["preview", id, version, index] => PickStep::SubmitMove {
            game: game(id)?,
            seen: seen(version)?,
            index: number(index)?,
        },
        ["next", id, version, turn] if is_turn(turn) => PickStep::ContinueTurn {
            game: game(id)?,
            seen: seen(version)?,
            turn: turn.to_owned(),
        },
        ["then", id, version, turn, from] if is_turn(turn) && is_cell(from) => {
            PickStep::ChooseTargetInTurn {
                game: game(id)?,
                seen: seen(version)?,
                turn: turn.to_owned(),
                from: from.to_owned(),
            }
        }
        [verb @ ("turn" | "whole"), id, version, turn] if is_turn(turn) => PickStep::SubmitTurn {
            game: game(id)?,
            seen: seen(version)?,
            turn: turn.to_owned(),
            sure: verb == "turn",
        },
        _ => return None,
    })
}

/// What playing these moves one after the other asks: where they are the beginning of a turn, what comes next;
/// otherwise that they count, `sure` at once and else as their player wants it. `None` where they are not legal.
pub(super) fn playing(game: &Game, plies: &[MoveText], sure: bool) -> Option<Action> {
    let (id, seen) = (game.id(), game.version());
    if let [mv] = plies
        && game.ends_turn(mv)
    {
        let index = game.choices().iter().position(|other| other == mv)?;
        let index = u16::try_from(index).ok()?;
        let game = id;
        return Some(if sure {
            Action::Pick { game, seen, index }
        } else {
            Action::PickStep(PickStep::SubmitMove { game, seen, index })
        });
    }
    let ends = supposed(game, plies)?;
    let turn = game.typed(plies);
    let (game, goes_on) = (id, ends.position().mid_turn());
    Some(Action::PickStep(if goes_on {
        PickStep::ContinueTurn { game, seen, turn }
    } else {
        PickStep::SubmitTurn {
            game,
            seen,
            turn,
            sure,
        }
    }))
}

/// The moves of a turn so far: that nothing else moves is what is being asked.
fn made(game: &Game, turn: &str) -> Option<Vec<MoveText>> {
    let plies = game.position().read_turn(turn).ok()?;
    let moves = plies.into_iter().filter(|mv| mv.cells().next().is_some());
    Some(moves.collect())
}

/// The game after these moves.
fn supposed(game: &Game, plies: &[MoveText]) -> Option<Game> {
    let mut shown = game.clone();
    for mv in plies {
        shown = shown.suppose(mv, DiceOutcome::Succeeds).ok()?;
    }
    (!plies.is_empty()).then_some(shown)
}

/// Whether a board waits for a move, so that something stands under it.
pub(super) fn begins(game: &Game) -> bool {
    game.to_move().is_some() && !game.stands_still()
}

/// What stands under a board that waits for a move: its pieces as one menu, or the way to several.
pub(super) fn begin(game: &Game) -> Option<Control> {
    if !begins(game) {
        return None;
    }
    let options = menus::pieces(game, |from| {
        Action::PickStep(PickStep::ChooseTargetShared {
            game: game.id(),
            ply: game.ply(),
            from,
        })
    });
    let mut menus = menus::menus("button-pick", &options);
    if let (Some(menu), true) = (menus.pop(), menus.is_empty()) {
        return Some(menu);
    }
    let ask = Action::PickStep(PickStep::ChoosePiece(Some(game.id())));
    Some(button("button-pick", ask, ButtonStyle::Secondary))
}

/// What ends the turn under way here, where its player may end it: it stands beside [`begin`].
pub(super) fn end_turn(game: &Game) -> Option<Control> {
    if !begins(game) {
        return None;
    }
    let index = usize::from(done(game)?);
    let done = game.choices().get(index).cloned()?;
    let step = PickStep::SubmitTurn {
        game: game.id(),
        seen: game.version(),
        turn: game.typed(&[done]),
        sure: false,
    };
    Some(button(
        "button-done",
        Action::PickStep(step),
        ButtonStyle::Secondary,
    ))
}

/// A turn that is being picked.
struct PartialTurn<'a> {
    /// The game as it stands.
    game: &'a Game,
    /// The game after the moves picked so far.
    shown: &'a Game,
    /// Those moves.
    plies: &'a [MoveText],
}

impl<'a> PartialTurn<'a> {
    /// A turn that is under way for all to see, and nothing picked behind it.
    const fn of(game: &'a Game) -> Self {
        Self {
            game,
            shown: game,
            plies: &[],
        }
    }
}

impl Service {
    /// One step of picking a move.
    pub(super) fn pick_step(
        &mut self,
        request: &Request,
        step: &PickStep,
        env: &Env,
    ) -> HandlerResult {
        let (who, place) = (&request.who.id, &request.place);
        let game = match step {
            PickStep::ChoosePiece(id) => self.resolve_game(who, place, *id, GameMatch::ToMove)?,
            PickStep::ChooseTargetShared { game, .. }
            | PickStep::ChooseTarget { game, .. }
            | PickStep::ContinueTurn { game, .. }
            | PickStep::ChooseTargetInTurn { game, .. }
            | PickStep::SubmitTurn { game, .. }
            | PickStep::SubmitMove { game, .. } => self.visible(who, place, *game)?,
        };
        self.check_turn(&game, who)?;
        let reply = match step {
            PickStep::ChoosePiece(_) => {
                return Ok(vec![self.ask_piece(&game, who, Text::default())?]);
            }
            // What else has happened since changes no piece.
            PickStep::ChooseTargetShared { ply, from, .. } if *ply == game.ply() => {
                self.ask_target(&game, who, from)?
            }
            PickStep::ChooseTarget { seen, from, .. } if game.stands_since(*seen) => {
                self.ask_target(&game, who, from)?
            }
            PickStep::SubmitMove { seen, index, .. } if game.stands_since(*seen) => {
                let mv = game.choices().into_iter().nth(usize::from(*index));
                match mv {
                    Some(mv) => return self.chosen(request, game, &[mv], env),
                    None => None,
                }
            }
            PickStep::ContinueTurn { seen, turn, .. } if game.stands_since(*seen) => {
                match made(&game, turn) {
                    Some(moves) => return self.chosen(request, game, &moves, env),
                    None => None,
                }
            }
            PickStep::ChooseTargetInTurn {
                seen, turn, from, ..
            } if game.stands_since(*seen) => {
                let moves = made(&game, turn).unwrap_or_default();
                match supposed(&game, &moves).filter(|shown| shown.position().mid_turn()) {
                    Some(shown) => {
                        let midway = PartialTurn {
                            game: &game,
                            shown: &shown,
                            plies: &moves,
                        };
                        Some(self.which_next(&midway, Some(from), who)?)
                    }
                    None => None,
                }
            }
            PickStep::SubmitTurn {
                seen, turn, sure, ..
            } if game.stands_since(*seen) => match game.position().read_turn(turn) {
                Ok(_) if *sure => {
                    let (seen, text) = (*seen, turn.clone());
                    let command = Command::Play(MoveChoice::Turn { seen, text });
                    return self.run_command(request, game, &command, env);
                }
                Ok(plies) => return self.picked(request, game, &plies, env),
                Err(_) => None,
            },
            PickStep::ChooseTargetShared { .. }
            | PickStep::ChooseTarget { .. }
            | PickStep::ContinueTurn { .. }
            | PickStep::ChooseTargetInTurn { .. }
            | PickStep::SubmitTurn { .. }
            | PickStep::SubmitMove { .. } => None,
        };
        match reply {
            Some(reply) => Ok(vec![reply]),
            // An older board, or nothing we offered: somebody made it up, or the rules have changed since.
            None => Ok(vec![self.stale_board_reply(&game, who)?]),
        }
    }

    /// Moves chosen one after the other: they count, or their turn goes on.
    fn chosen(
        &mut self,
        request: &Request,
        game: Game,
        plies: &[MoveText],
        env: &Env,
    ) -> HandlerResult {
        let who = &request.who.id;
        match supposed(&game, plies) {
            Some(shown) if shown.position().mid_turn() => {
                let midway = PartialTurn {
                    game: &game,
                    shown: &shown,
                    plies,
                };
                Ok(vec![self.which_next(&midway, None, who)?])
            }
            Some(_) => self.picked(request, game, plies, env),
            None => Ok(vec![self.stale_board_reply(&game, who)?]),
        }
    }

    /// The board as it would stand in the middle of a turn, with what may come next: the pieces, or where the one on
    /// `from` may go.
    fn which_next(
        &self,
        midway: &PartialTurn<'_>,
        from: Option<&str>,
        who: &PlayerId,
    ) -> Result<Reply, HandlerError> {
        let PartialTurn { game, shown, plies } = *midway;
        let origins = menus::origins(shown);
        let from = match origins.as_slice() {
            [only] => Some(only.as_str()),
            _ => from.filter(|from| origins.iter().any(|cell| cell == from)),
        };
        let Some(mut reply) = self.next_menus(midway, from, who)? else {
            return self.stale_board_reply(game, who);
        };
        let choices = shown.choices();
        let done = done(shown).and_then(|index| choices.get(usize::from(index)).cloned());
        let may_end = done.is_some();
        if let Some(done) = done {
            let turn: Vec<MoveText> = plies.iter().cloned().chain([done]).collect();
            let step = PickStep::SubmitTurn {
                game: game.id(),
                seen: game.version(),
                turn: game.typed(&turn),
                sure: false,
            };
            let done = button("button-done", Action::PickStep(step), ButtonStyle::Success);
            reply.controls.push(done);
        }
        if !plies.is_empty() {
            let args = [("moves", turn::join_turn(plies).into())];
            let mut text = sentences().text("pick-so-far", &args);
            text.push_line(std::mem::take(&mut reply.text));
            reply.text = text;
            if !game.position().mid_turn() {
                reply.controls.push(another_piece(game.id()));
            }
        }
        if may_end {
            reply.text.push(" ");
            reply.text.append(sentences().text("pick-or-done", &[]));
        }
        Ok(reply)
    }

    /// What may come next in a turn: where the piece on `from` may go, or which piece moves; `None` where nothing
    /// stands there.
    fn next_menus(
        &self,
        midway: &PartialTurn<'_>,
        from: Option<&str>,
        who: &PlayerId,
    ) -> Result<Option<Reply>, HandlerError> {
        let PartialTurn { game, shown, plies } = *midway;
        let (view, names) = (self.view(game, who), self.names(game)?);
        let (id, seen) = (game.id(), game.version());
        let Some(from) = from else {
            let args = [("game", id.to_string().into())];
            let mut reply = Reply::note(sentences().text("pick-piece", &args));
            reply.picture = picture(shown, shown.ply(), view, &names);
            reply.controls = piece_menus(shown, |from| {
                let turn = game.typed(plies);
                Action::PickStep(if plies.is_empty() {
                    PickStep::ChooseTarget {
                        game: id,
                        seen,
                        from,
                    }
                } else {
                    PickStep::ChooseTargetInTurn {
                        game: id,
                        seen,
                        turn,
                        from,
                    }
                })
            });
            reply.replaces_source = true;
            return Ok(Some(reply));
        };
        let Some(mut reply) = where_to(shown, from, view, &names) else {
            return Ok(None);
        };
        let choices = shown.choices();
        reply.controls = targets(shown, from, |index| {
            let next = choices.get(usize::from(index)).cloned();
            let plies: Vec<MoveText> = plies.iter().cloned().chain(next).collect();
            playing(game, &plies, false)
                .unwrap_or(Action::PickStep(PickStep::ChoosePiece(Some(id))))
        });
        Ok(Some(reply))
    }

    /// The move of this index, played; on a board that has moved on, nothing is.
    pub(super) fn pick_index(
        &mut self,
        request: &Request,
        (id, seen, index): (GameId, Version, u16),
        env: &Env,
    ) -> HandlerResult {
        let who = &request.who;
        let game = self.visible(&who.id, &request.place, id)?;
        if game.awaits(&who.id) && !game.stands_since(seen) {
            return Ok(vec![self.stale_board_reply(&game, &who.id)?]);
        }
        let mv = game.choices().into_iter().nth(usize::from(index));
        if let Some(mv) = mv.filter(|mv| game.awaits(&who.id) && !game.ends_turn(mv))
            && !game.needs_dice(&mv)
        {
            return self.chosen(request, game, &[mv], env);
        }
        let choice = MoveChoice::Index { seen, index };
        self.run_command(request, game, &Command::Play(choice), env)
    }

    /// Refuses who is not to move.
    fn check_turn(&self, game: &Game, who: &PlayerId) -> Result<(), HandlerError> {
        match check_turn(game, who) {
            Ok(_) => Ok(()),
            Err(refusal) => {
                let names = self.names(game)?;
                Err(refuse::refusal(game, &refusal, "", &names).into())
            }
        }
    }

    /// The board has moved on since the control was made, and it is still this player's turn: the board as it
    /// is, to pick anew.
    pub(super) fn stale_board_reply(
        &self,
        game: &Game,
        who: &PlayerId,
    ) -> Result<Reply, HandlerError> {
        let args = [("game", game.id().to_string().into())];
        self.ask_piece(game, who, sentences().text("pick-moved-on", &args))
    }

    /// The board with a menu of the pieces that may move.
    fn ask_piece(&self, game: &Game, who: &PlayerId, lead: Text) -> Result<Reply, HandlerError> {
        if game.position().mid_turn() {
            let mut reply = self.which_next(&PartialTurn::of(game), None, who)?;
            let text = std::mem::replace(&mut reply.text, lead);
            reply.text.push_line(text);
            return Ok(reply);
        }
        let names = self.names(game)?;
        let mut reply = Reply::note(lead);
        let args = [("game", game.id().to_string().into())];
        reply.text.push_line(sentences().text("pick-piece", &args));
        reply.picture = picture(game, game.ply(), self.view(game, who), &names);
        let seen = game.version();
        reply.controls = piece_menus(game, |from| {
            let game = game.id();
            Action::PickStep(PickStep::ChooseTarget { game, seen, from })
        });
        reply.replaces_source = true;
        Ok(reply)
    }

    /// The board with the squares the piece on a cell may go to, marked and as a menu; `None` where it may go
    /// nowhere.
    fn ask_target(
        &self,
        game: &Game,
        who: &PlayerId,
        from: &str,
    ) -> Result<Option<Reply>, HandlerError> {
        if game.position().mid_turn() {
            return Ok(Some(self.which_next(
                &PartialTurn::of(game),
                Some(from),
                who,
            )?));
        }
        let menus = targets(game, from, |index| Action::PickStep(step_to(game, index)));
        let reply = where_to(game, from, self.view(game, who), &self.names(game)?);
        Ok(reply.filter(|_| !menus.is_empty()).map(|mut reply| {
            reply.controls = menus;
            reply.controls.push(another_piece(game.id()));
            reply
        }))
    }
}

fn step_to(game: &Game, index: u16) -> PickStep {
    PickStep::SubmitMove {
        game: game.id(),
        seen: game.version(),
        index,
    }
}

fn another_piece(game: GameId) -> Control {
    let ask = Action::PickStep(PickStep::ChoosePiece(Some(game)));
    button("button-another-piece", ask, ButtonStyle::Secondary)
}
