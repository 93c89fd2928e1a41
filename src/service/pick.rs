//! A move picked in three steps, for whose turn it is alone: the piece, where it goes, and that it is meant.
//!
//! Where a turn has several moves, each further piece of its tower is asked for in a step of its own, and the whole turn
//! counts at the end or not at all: what was chosen so far is in the controls alone.
//!
//! A step carries the version of the board it was made for, and nothing else is remembered: one made for an
//! older board is answered with the board as it stands.

use crate::game::grid::Cell;
use crate::game::scene::{Mark, Scene};
use crate::game::text::MoveText;
use crate::play::command::{Choice, Command};
use crate::play::decide::on_turn;
use crate::play::suppose::Fall;
use crate::play::{Env, Game, GameId, PlayerId, Ply, Version, turn};
use crate::service::ask::{Ask, Request};
use crate::service::buttons::button;
use crate::service::describe::{Answered, answered, picture, piece};
use crate::service::find::Found;
use crate::service::names::Names;
use crate::service::prose::{Arg, sentences};
use crate::service::refuse;
use crate::service::reply::{Control, Reply, Text, Weight};
use crate::service::wire::{game, is_cell, number};
use crate::service::{Answer, Service, Trouble};

/// The most options of one menu.
const OPTIONS: usize = 25;

/// One step on the way to a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// Which piece?
    Piece(Option<GameId>),
    /// Where shall the piece on this cell go, chosen under a board that all see?
    From {
        /// Which game.
        game: GameId,
        /// How many moves had been made on that board.
        ply: Ply,
        /// The piece's cell.
        from: String,
    },
    /// Where shall the piece on this cell go?
    Target {
        /// Which game.
        game: GameId,
        /// The version the step was made for.
        seen: Version,
        /// The piece's cell.
        from: String,
    },
    /// Where shall the next piece of a tower go, after these moves of its turn?
    Next {
        /// Which game.
        game: GameId,
        /// The version the step was made for.
        seen: Version,
        /// The moves so far, as they may be typed.
        turn: String,
    },
    /// This turn of several moves.
    Turn {
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
    Move {
        /// Which game.
        game: GameId,
        /// The version the step was made for.
        seen: Version,
        /// Its index in the legal list.
        index: u16,
    },
}

/// The wire form behind the mark; `None` for a step that is typed.
pub(super) fn wire(step: &Step) -> Option<String> {
    Some(match step {
        Step::Piece(game) => format!("choose.{}", (*game)?.0),
        Step::From { game, ply, from } if is_cell(from) => {
            format!("from.{}.{}.{from}", game.0, ply.0)
        }
        Step::Target { game, seen, from } if is_cell(from) => {
            format!("choose.{}.{}.{from}", game.0, seen.0)
        }
        Step::Move { game, seen, index } => format!("preview.{}.{}.{index}", game.0, seen.0),
        Step::Next { game, seen, turn } if is_turn(turn) => {
            format!("next.{}.{}.{turn}", game.0, seen.0)
        }
        Step::Turn {
            game,
            seen,
            turn,
            sure,
        } if is_turn(turn) => {
            let verb = if *sure { "turn" } else { "whole" };
            format!("{verb}.{}.{}.{turn}", game.0, seen.0)
        }
        Step::From { .. } | Step::Target { .. } | Step::Next { .. } | Step::Turn { .. } => {
            return None;
        }
    })
}

/// Cells with what stands between them, and few: a turn as we write it.
fn is_turn(text: &str) -> bool {
    let fits = |c: char| c.is_ascii_alphanumeric() || "-,".contains(c);
    (2..=40).contains(&text.len()) && text.chars().all(fits)
}

/// What [`wire`] wrote.
pub(super) fn unwire(parts: &[&str]) -> Option<Step> {
    let seen = |text: &str| number(text).map(Version);
    Some(match *parts {
        ["choose", id] => Step::Piece(Some(game(id)?)),
        ["from", id, ply, from] if is_cell(from) => Step::From {
            game: game(id)?,
            ply: Ply(number(ply)?),
            from: from.to_owned(),
        },
        ["choose", id, version, from] if is_cell(from) => Step::Target {
            game: game(id)?,
            seen: seen(version)?,
            from: from.to_owned(),
        },
        // Of old menus, which had a step of its own for what comes back.
        ["choose", id, version, from, to] if is_cell(from) && is_cell(to) => Step::Target {
            game: game(id)?,
            seen: seen(version)?,
            from: from.to_owned(),
        },
        ["preview", id, version, index] => Step::Move {
            game: game(id)?,
            seen: seen(version)?,
            index: number(index)?,
        },
        ["next", id, version, turn] if is_turn(turn) => Step::Next {
            game: game(id)?,
            seen: seen(version)?,
            turn: turn.to_owned(),
        },
        [verb @ ("turn" | "whole"), id, version, turn] if is_turn(turn) => Step::Turn {
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
pub(super) fn playing(game: &Game, plies: &[MoveText], sure: bool) -> Option<Ask> {
    let (id, seen) = (game.id(), game.version());
    if let [mv] = plies
        && game.ends_turn(mv)
    {
        let index = game.choices().iter().position(|other| other == mv)?;
        let index = u16::try_from(index).ok()?;
        let game = id;
        return Some(if sure {
            Ask::Pick { game, seen, index }
        } else {
            Ask::Choose(Step::Move { game, seen, index })
        });
    }
    let ends = supposed(game, plies)?;
    let turn = turn::in_line(plies).replace(' ', "");
    let (game, goes_on) = (id, ends.position().mid_turn());
    Some(Ask::Choose(if goes_on {
        Step::Next { game, seen, turn }
    } else {
        Step::Turn {
            game,
            seen,
            turn,
            sure,
        }
    }))
}

/// The game after these moves.
fn supposed(game: &Game, plies: &[MoveText]) -> Option<Game> {
    let mut shown = game.clone();
    for mv in plies {
        shown = shown.suppose(mv, Fall::Succeeds).ok()?;
    }
    (!plies.is_empty()).then_some(shown)
}

/// What stands under a board that waits for a move: its pieces as one menu, or the way to several.
pub(super) fn begin(game: &Game) -> Option<Control> {
    game.to_move().filter(|_| !game.stands_still())?;
    let options = pieces(game, |from| {
        Ask::Choose(Step::From {
            game: game.id(),
            ply: game.ply(),
            from,
        })
    });
    let mut menus = menus("button-pick", &options);
    if let (Some(menu), true) = (menus.pop(), menus.is_empty()) {
        return Some(menu);
    }
    let ask = Ask::Choose(Step::Piece(Some(game.id())));
    Some(button("button-pick", ask, Weight::Plain))
}

impl Service {
    /// One step of picking a move.
    pub(super) fn choose(&mut self, request: &Request, step: &Step, env: &Env) -> Answer {
        let (who, place) = (&request.who.id, &request.place);
        let game = match step {
            Step::Piece(id) => self.find(who, place, *id, Found::ToMove)?,
            Step::From { game, .. }
            | Step::Target { game, .. }
            | Step::Next { game, .. }
            | Step::Turn { game, .. }
            | Step::Move { game, .. } => self.visible(who, place, *game)?,
        };
        self.his_turn(&game, who)?;
        let reply = match step {
            Step::Piece(_) => return Ok(vec![self.which_piece(&game, who, Text::default())?]),
            // What else has happened since changes no piece.
            Step::From { ply, from, .. } if *ply == game.ply() => {
                self.which_target(&game, who, from)?
            }
            Step::Target { seen, from, .. } if *seen == game.version() => {
                self.which_target(&game, who, from)?
            }
            Step::Move { seen, index, .. } if *seen == game.version() => {
                let mv = game.choices().into_iter().nth(usize::from(*index));
                match mv {
                    Some(mv) => return self.chosen(request, game, &[mv], env),
                    None => None,
                }
            }
            Step::Next { seen, turn, .. } if *seen == game.version() => {
                match game.position().read_turn(turn) {
                    Ok(plies) => {
                        // That nothing else moves is what is being asked.
                        let moves = plies.iter().filter(|mv| mv.cells().next().is_some());
                        let moves: Vec<MoveText> = moves.cloned().collect();
                        return self.chosen(request, game, &moves, env);
                    }
                    Err(_) => None,
                }
            }
            Step::Turn {
                seen, turn, sure, ..
            } if *seen == game.version() => match game.position().read_turn(turn) {
                Ok(_) if *sure => {
                    let (seen, text) = (*seen, turn.clone());
                    let command = Command::Play(Choice::Turn { seen, text });
                    return self.wish(request, game, &command, env);
                }
                Ok(plies) => return self.picked(request, game, &plies, env),
                Err(_) => None,
            },
            Step::From { .. }
            | Step::Target { .. }
            | Step::Next { .. }
            | Step::Turn { .. }
            | Step::Move { .. } => None,
        };
        match reply {
            Some(reply) => Ok(vec![reply]),
            // An older board, or nothing we offered: somebody made it up, or the rules have changed since.
            None => Ok(vec![self.moved_on(&game, who)?]),
        }
    }

    /// Moves chosen one after the other: they count, or their turn goes on.
    fn chosen(&mut self, request: &Request, game: Game, plies: &[MoveText], env: &Env) -> Answer {
        let who = &request.who.id;
        match supposed(&game, plies) {
            Some(shown) if shown.position().mid_turn() => {
                Ok(vec![self.which_next(&game, &shown, plies, who)?])
            }
            Some(_) => self.picked(request, game, plies, env),
            None => Ok(vec![self.moved_on(&game, who)?]),
        }
    }

    /// The board as it would stand in the middle of a turn, with the squares its next piece may go to.
    fn which_next(
        &self,
        game: &Game,
        shown: &Game,
        plies: &[MoveText],
        who: &PlayerId,
    ) -> Result<Reply, Trouble> {
        let choices = shown.choices();
        let from = choices.first().map(MoveText::origin).unwrap_or_default();
        let (view, names) = (self.view(game, who), self.names(game)?);
        let Some(mut reply) = where_to(shown, from, view, &names) else {
            return self.moved_on(game, who);
        };
        reply.controls = targets(shown, from, |index| {
            let next = choices.get(usize::from(index)).cloned();
            let plies: Vec<MoveText> = plies.iter().cloned().chain(next).collect();
            playing(game, &plies, false).unwrap_or(Ask::Choose(Step::Piece(Some(game.id()))))
        });
        let done = Step::Turn {
            game: game.id(),
            seen: game.version(),
            turn: match plies {
                [] => choices.last().map(ToString::to_string).unwrap_or_default(),
                _ => turn::in_line(plies).replace(' ', ""),
            },
            sure: false,
        };
        reply
            .controls
            .push(button("button-done", Ask::Choose(done), Weight::Good));
        if !plies.is_empty() {
            let args = [("moves", turn::in_line(plies).into())];
            let mut text = sentences().text("pick-so-far", &args);
            text.push_line(std::mem::take(&mut reply.text));
            reply.text = text;
            if !game.position().mid_turn() {
                reply.controls.push(another_piece(game.id()));
            }
        }
        reply.text.push(" ");
        reply.text.append(sentences().text("pick-or-done", &[]));
        Ok(reply)
    }

    /// The move of this index, played; on a board that has moved on, nothing is.
    pub(super) fn pick(
        &mut self,
        request: &Request,
        (id, seen, index): (GameId, Version, u16),
        env: &Env,
    ) -> Answer {
        let who = &request.who;
        let game = self.visible(&who.id, &request.place, id)?;
        if game.awaits(&who.id) && game.version() != seen {
            return Ok(vec![self.moved_on(&game, &who.id)?]);
        }
        let mv = game.choices().into_iter().nth(usize::from(index));
        if let Some(mv) = mv.filter(|mv| game.awaits(&who.id) && !game.ends_turn(mv))
            && !game.needs_dice(&mv)
        {
            return self.chosen(request, game, &[mv], env);
        }
        let choice = Choice::Index { seen, index };
        self.wish(request, game, &Command::Play(choice), env)
    }

    /// Refuses who is not to move.
    fn his_turn(&self, game: &Game, who: &PlayerId) -> Result<(), Trouble> {
        match on_turn(game, who) {
            Ok(_) => Ok(()),
            Err(refusal) => {
                let names = self.names(game)?;
                Err(refuse::refusal(game, &refusal, "", &names).into())
            }
        }
    }

    /// The board has moved on since the control was made, and it is still this player's turn: the board as it
    /// is, to pick anew.
    pub(super) fn moved_on(&self, game: &Game, who: &PlayerId) -> Result<Reply, Trouble> {
        let args = [("game", game.id().to_string().into())];
        self.which_piece(game, who, sentences().text("pick-moved-on", &args))
    }

    /// The board with a menu of the pieces that may move.
    fn which_piece(&self, game: &Game, who: &PlayerId, lead: Text) -> Result<Reply, Trouble> {
        if game.position().mid_turn() {
            let mut reply = self.which_next(game, game, &[], who)?;
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
            Ask::Choose(Step::Target { game, seen, from })
        });
        reply.replaces = true;
        Ok(reply)
    }

    /// The board with the squares the piece on a cell may go to, marked and as a menu; `None` where it may go
    /// nowhere.
    fn which_target(
        &self,
        game: &Game,
        who: &PlayerId,
        from: &str,
    ) -> Result<Option<Reply>, Trouble> {
        if game.position().mid_turn() {
            return Ok(Some(self.which_next(game, game, &[], who)?));
        }
        let menus = targets(game, from, |index| Ask::Choose(step_to(game, index)));
        let reply = where_to(game, from, self.view(game, who), &self.names(game)?);
        Ok(reply.filter(|_| !menus.is_empty()).map(|mut reply| {
            reply.controls = menus;
            reply.controls.push(another_piece(game.id()));
            reply
        }))
    }
}

fn step_to(game: &Game, index: u16) -> Step {
    Step::Move {
        game: game.id(),
        seen: game.version(),
        index,
    }
}

fn another_piece(game: GameId) -> Control {
    let ask = Ask::Choose(Step::Piece(Some(game)));
    button("button-another-piece", ask, Weight::Plain)
}

/// "The fool on D2: where to?", with the board.
pub(super) fn where_to(
    game: &Game,
    from: &str,
    view: crate::service::describe::View,
    names: &Names,
) -> Option<Reply> {
    let scene = game.position().scene();
    let at = scene.grid.cell(from)?;
    let figure = scene.figure_at(at)?;
    let args = [
        ("cell", from.to_owned().into()),
        ("piece", piece(figure, 1).into()),
    ];
    let marks = moves_from(game, from).filter_map(|(_, mv)| last_cell(&scene, &mv));
    let marks = marks.map(|to| (to, Mark::Target));
    let text = sentences().text("pick-target", &args);
    let answer = Answered {
        marks: [(at, Mark::From)].into_iter().chain(marks).collect(),
        status: text.plain(),
        lead: text.plain(),
    };
    let mut reply = Reply::note(text);
    reply.picture = Some(answered(game, answer, view, names));
    reply.replaces = true;
    Some(reply)
}

fn last_cell(scene: &Scene, mv: &MoveText) -> Option<Cell> {
    scene.grid.cell(mv.cells().last()?)
}

/// The moves the seat to move may make from a cell, with their indices in the legal list.
fn moves_from(game: &Game, from: &str) -> impl Iterator<Item = (u16, MoveText)> {
    let moves = (0..).zip(game.choices());
    moves.filter(move |(_, mv)| mv.origin() == from)
}

/// The pieces that may move, for a menu; `ask` is what choosing the one on a cell asks.
fn pieces(game: &Game, ask: impl Fn(String) -> Ask) -> Vec<(String, Ask)> {
    let scene = game.position().scene();
    let mut counts: Vec<(String, usize)> = Vec::new();
    for mv in game.choices() {
        match counts.iter_mut().find(|(cell, _)| cell == mv.origin()) {
            Some((_, count)) => *count += 1,
            None => counts.push((mv.origin().to_owned(), 1)),
        }
    }
    let options = counts.into_iter().filter_map(|(cell, count)| {
        let figure = scene.figure_at(scene.grid.cell(&cell)?)?;
        let args = [
            ("cell", cell.clone().into()),
            ("piece", piece(figure, 1).into()),
            ("count", Arg::count(count)),
        ];
        Some((sentences().line("pick-option-piece", &args), ask(cell)))
    });
    options.collect()
}

/// Menus of the pieces that may move; `ask` is what choosing the one on a cell asks.
pub(super) fn piece_menus(game: &Game, ask: impl Fn(String) -> Ask) -> Vec<Control> {
    menus("menu-pick-piece", &pieces(game, ask))
}

/// Menus of the moves that the piece on a cell may make, by where it goes and, where there is a choice, what it
/// comes back as; `ask` is what choosing the one of an index asks.
pub(super) fn targets(game: &Game, from: &str, ask: impl Fn(u16) -> Ask) -> Vec<Control> {
    let scene = game.position().scene();
    let moves: Vec<(u16, MoveText)> = moves_from(game, from).collect();
    let end = |mv: &MoveText| mv.cells().last().map(str::to_owned);
    let options = moves.iter().filter_map(|(index, mv)| {
        let to = end(mv)?;
        let several = moves
            .iter()
            .filter(|(_, other)| end(other).as_ref() == Some(&to));
        let label = if several.count() > 1 {
            of_a_kind(game, mv)
        } else {
            to_cell(game, &scene, mv, to)
        };
        Some((label, ask(*index)))
    });
    let options: Vec<(String, Ask)> = options.collect();
    menus("menu-pick-target", &options)
}

/// Where a move goes, and what it takes or attacks there.
fn to_cell(game: &Game, scene: &Scene, mv: &MoveText, to: String) -> String {
    let taken = mv.captures().and_then(|cell| scene.grid.cell(cell));
    let Some(taken) = taken.and_then(|cell| scene.figure_at(cell)) else {
        return to;
    };
    let args = [("cell", to.into()), ("piece", piece(taken, 1).into())];
    let id = if game.needs_dice(mv) {
        "pick-option-attack"
    } else {
        "pick-option-take"
    };
    sentences().line(id, &args)
}

/// A move, and what comes back with it.
fn of_a_kind(game: &Game, mv: &MoveText) -> String {
    let after = game.suppose(mv, Fall::Succeeds).ok();
    let figure = after.and_then(|after| {
        let scene = after.position().scene();
        scene.figure_at(last_cell(&scene, mv)?)
    });
    let Some(figure) = figure else {
        return mv.to_string();
    };
    let args = [
        ("move", mv.to_string().into()),
        ("piece", piece(figure, 1).into()),
    ];
    sentences().line("pick-option-kind", &args)
}

/// The ply that ends the turn under way, by its index in the legal list.
pub(super) fn done(game: &Game) -> Option<u16> {
    let mut moves = (0..).zip(game.choices());
    let done = moves.find(|(_, mv)| mv.cells().next().is_none());
    done.map(|(index, _)| index)
}

/// As many menus as the options need.
fn menus(prompt: &str, options: &[(String, Ask)]) -> Vec<Control> {
    let menus = options.chunks(OPTIONS).map(|some| Control::Menu {
        prompt: sentences().line(prompt, &[]),
        options: some.to_vec(),
    });
    menus.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_options_than_a_menu_holds_go_into_several() {
        let options: Vec<(String, Ask)> = (0..60).map(|i| (i.to_string(), Ask::Help)).collect();
        let sizes: Vec<usize> = menus("menu-pick-piece", &options)
            .iter()
            .map(|control| match control {
                Control::Menu { options, .. } => options.len(),
                Control::Button { .. } | Control::List { .. } | Control::Invite { .. } => 0,
            })
            .collect();
        assert_eq!(sizes, [25, 25, 10]);
    }
}
