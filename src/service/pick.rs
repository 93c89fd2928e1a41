//! A move picked step by step, for whose turn it is alone: the piece, its square, what it comes back as.
//!
//! A step carries the version of the board it was made for, and nothing else is remembered: one made for an
//! older board is answered with the board as it stands.

use crate::game::grid::Cell;
use crate::game::scene::{Mark, Scene};
use crate::game::text::MoveText;
use crate::play::command::{Choice, Command};
use crate::play::decide::on_turn;
use crate::play::suppose::Fall;
use crate::play::{Env, Game, GameId, PlayerId, Version};
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
    /// Where shall the piece on this cell go?
    Target {
        /// Which game.
        game: GameId,
        /// The version the step was made for.
        seen: Version,
        /// The piece's cell.
        from: String,
    },
    /// Which of the moves between these cells?
    Kind {
        /// Which game.
        game: GameId,
        /// The version the step was made for.
        seen: Version,
        /// The piece's cell.
        from: String,
        /// Where it goes.
        to: String,
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
        Step::Target { game, seen, from } if is_cell(from) => {
            format!("choose.{}.{}.{from}", game.0, seen.0)
        }
        Step::Kind {
            game,
            seen,
            from,
            to,
        } if is_cell(from) && is_cell(to) => format!("choose.{}.{}.{from}.{to}", game.0, seen.0),
        Step::Move { game, seen, index } => format!("preview.{}.{}.{index}", game.0, seen.0),
        Step::Target { .. } | Step::Kind { .. } => return None,
    })
}

/// What [`wire`] wrote.
pub(super) fn unwire(parts: &[&str]) -> Option<Step> {
    let seen = |text: &str| number(text).map(Version);
    Some(match *parts {
        ["choose", id] => Step::Piece(Some(game(id)?)),
        ["choose", id, version, from] if is_cell(from) => Step::Target {
            game: game(id)?,
            seen: seen(version)?,
            from: from.to_owned(),
        },
        ["choose", id, version, from, to] if is_cell(from) && is_cell(to) => Step::Kind {
            game: game(id)?,
            seen: seen(version)?,
            from: from.to_owned(),
            to: to.to_owned(),
        },
        ["preview", id, version, index] => Step::Move {
            game: game(id)?,
            seen: seen(version)?,
            index: number(index)?,
        },
        _ => return None,
    })
}

/// The button under a board that waits for a move.
pub(super) fn pick_button(game: &Game) -> Option<Control> {
    game.to_move().filter(|_| game.paused().is_none())?;
    let ask = Ask::Choose(Step::Piece(Some(game.id())));
    Some(button("button-pick", ask, Weight::Plain))
}

impl Service {
    /// One step of picking a move.
    pub(super) fn choose(&mut self, request: &Request, step: &Step, env: &Env) -> Answer {
        let (who, place) = (&request.who.id, &request.place);
        let (id, seen) = match step {
            Step::Piece(id) => {
                let game = self.find(who, place, *id, Found::ToMove)?;
                self.his_turn(&game, who)?;
                let reply = self.which_piece(&game, who, Text::default())?;
                return Ok(vec![reply]);
            }
            Step::Target { game, seen, .. }
            | Step::Kind { game, seen, .. }
            | Step::Move { game, seen, .. } => (*game, *seen),
        };
        let game = self.visible(who, place, id)?;
        self.his_turn(&game, who)?;
        if game.version() != seen {
            return Ok(vec![self.moved_on(&game, who)?]);
        }
        let names = self.names(&game)?;
        let reply = match step {
            Step::Piece(_) => None,
            Step::Target { from, .. } => self.which_target(&game, who, from, &names),
            Step::Kind { from, to, .. } => self.which_kind(&game, who, (from, to), &names),
            Step::Move { index, .. } => {
                let mv = game.choices().into_iter().nth(usize::from(*index));
                return match mv {
                    Some(mv) => self.picked(request, game, &mv, env),
                    None => Ok(vec![self.moved_on(&game, who)?]),
                };
            }
        };
        match reply {
            Some(reply) => Ok(vec![reply]),
            // Nothing we offered: somebody made it up, or the rules have changed since.
            None => Ok(vec![self.moved_on(&game, who)?]),
        }
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
        let names = self.names(game)?;
        let mut reply = Reply::note(lead);
        let args = [("game", game.id().to_string().into())];
        reply.text.push_line(sentences().text("pick-piece", &args));
        reply.picture = picture(game, game.ply(), self.view(game, who), &names);
        let seen = game.version();
        reply.controls = pieces(game, |from| {
            let game = game.id();
            Ask::Choose(Step::Target { game, seen, from })
        });
        reply.replaces = true;
        Ok(reply)
    }

    /// The board with the squares the piece on a cell may go to, marked and as a menu.
    fn which_target(
        &self,
        game: &Game,
        who: &PlayerId,
        from: &str,
        names: &Names,
    ) -> Option<Reply> {
        let seen = game.version();
        let id = game.id();
        let menus = targets(game, from, |to, only| match only {
            Some(index) => Ask::Choose(step_to(game, index)),
            None => Ask::Choose(Step::Kind {
                game: id,
                seen,
                from: from.to_owned(),
                to,
            }),
        });
        if menus.is_empty() {
            return None;
        }
        let mut reply = where_to(game, from, self.view(game, who), names)?;
        reply.controls = menus;
        reply.controls.push(another_piece(id));
        Some(reply)
    }

    /// The moves between two cells that differ in what the piece comes back as.
    fn which_kind(
        &self,
        game: &Game,
        who: &PlayerId,
        (from, to): (&str, &str),
        names: &Names,
    ) -> Option<Reply> {
        let kinds = kinds(game, (from, to), |index| Ask::Choose(step_to(game, index)));
        let mut reply = where_to(game, from, self.view(game, who), names)?;
        let args = [("move", format!("{from}-{to}").into())];
        reply.text = sentences().text("pick-kind", &args);
        reply.controls = kinds?;
        reply.controls.push(another_piece(game.id()));
        Some(reply)
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

/// Menus of the pieces that may move; `ask` is what choosing the one on a cell asks.
pub(super) fn pieces(game: &Game, ask: impl Fn(String) -> Ask) -> Vec<Control> {
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
    let options: Vec<(String, Ask)> = options.collect();
    menus("menu-pick-piece", &options)
}

/// Menus of the cells that the piece on a cell may go to; `ask` is what choosing one asks, with the index of
/// the move where only one leads there.
pub(super) fn targets(
    game: &Game,
    from: &str,
    ask: impl Fn(String, Option<u16>) -> Ask,
) -> Vec<Control> {
    let scene = game.position().scene();
    let mut found: Vec<(String, MoveText, Option<u16>)> = Vec::new();
    for (index, mv) in moves_from(game, from) {
        let Some(to) = mv.cells().last().map(str::to_owned) else {
            continue;
        };
        match found.iter_mut().find(|(other, ..)| *other == to) {
            Some((_, _, only)) => *only = None,
            None => found.push((to, mv, Some(index))),
        }
    }
    let options = found.into_iter().map(|(to, mv, only)| {
        let taken = mv.captures().and_then(|cell| scene.grid.cell(cell));
        let taken = taken.and_then(|cell| scene.figure_at(cell));
        let label = match taken {
            Some(taken) => {
                let args = [
                    ("cell", to.clone().into()),
                    ("piece", piece(taken, 1).into()),
                ];
                let id = if game.needs_dice(&mv) {
                    "pick-option-attack"
                } else {
                    "pick-option-take"
                };
                sentences().line(id, &args)
            }
            None => to.clone(),
        };
        (label, ask(to, only))
    });
    let options: Vec<(String, Ask)> = options.collect();
    menus("menu-pick-target", &options)
}

/// A menu of the moves between two cells, by what the piece comes back as; `None` where there is none.
pub(super) fn kinds(
    game: &Game,
    (from, to): (&str, &str),
    ask: impl Fn(u16) -> Ask,
) -> Option<Vec<Control>> {
    let moves = moves_from(game, from).filter(|(_, mv)| mv.cells().last() == Some(to));
    let options = moves.map(|(index, mv)| {
        let after = game.suppose(&mv, Fall::Succeeds).ok();
        let figure = after.and_then(|after| {
            let scene = after.position().scene();
            scene.figure_at(last_cell(&scene, &mv)?)
        });
        let label = match figure {
            Some(figure) => {
                let args = [
                    ("move", mv.to_string().into()),
                    ("piece", piece(figure, 1).into()),
                ];
                sentences().line("pick-option-kind", &args)
            }
            None => mv.to_string(),
        };
        (label, ask(index))
    });
    let options: Vec<(String, Ask)> = options.collect();
    (!options.is_empty()).then(|| menus("menu-pick-kind", &options))
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
