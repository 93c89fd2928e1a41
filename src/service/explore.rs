//! A private board of what might be: of each game, one for each person, kept across days.
//!
//! It is stored under who asks and read as who asks, so a button of it that somebody else presses works on
//! his own board. Only what its owner shares, once the game is over, is ever shown to others.

use crate::game::seat::Seat;
use crate::game::text::MoveText;
use crate::play::command::Refusal;
use crate::play::event::Event;
use crate::play::line::{Supposed, Words};
use crate::play::summary::Stage;
use crate::play::suppose::Fall;
use crate::play::{Game, GameId, Place, PlayerId, Ply, Step, Version};
use crate::service::ask::{Ask, Person};
use crate::service::describe::{View, fitted, picture};
use crate::service::find::Found;
use crate::service::names::Names;
use crate::service::pick::{kinds, pieces, targets, where_to};
use crate::service::present::button;
use crate::service::prose::{Arg, english};
use crate::service::refuse;
use crate::service::reply::{Audience, Control, Picture, Reply, Text, Weight};
use crate::service::wire::{game as read_game, is_cell, number};
use crate::service::{Answer, Service, Trouble, named};
use crate::store::Exploration;

/// The most moves of one line.
const LONGEST: usize = 60;

/// What is wished of a private board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wish {
    /// Show it, and play these moves on it.
    Open {
        /// Of which game.
        game: Option<GameId>,
        /// Begin anew after the move that is named so; `None` goes on where the board stands.
        at: Option<String>,
        /// The moves, as typed; may be empty.
        moves: String,
    },
    /// What a control of it asks.
    Press {
        /// Of which game.
        game: GameId,
        /// The edition of the board that the control was made for.
        seen: u32,
        /// What.
        act: Act,
    },
}

/// What a control of a private board does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// Shows the board.
    Show,
    /// Takes the last move back; it stays in the line.
    Back,
    /// Plays the next move of the line again.
    Forward,
    /// Begins anew from the game as it stands.
    Fresh,
    /// Turns the board around.
    Flip,
    /// Where may the piece on this cell go?
    Piece(String),
    /// Which of the moves between these cells?
    Kind(String, String),
    /// Plays the move with this index in the legal list; its dice, where it needs any, fall so.
    Play(u16, Option<Fall>),
    /// Shows the line to all, once the game is over.
    Share,
}

/// The wire form behind the mark; `None` for what is typed.
pub(super) fn wire(wish: &Wish) -> Option<String> {
    let Wish::Press { game, seen, act } = wish else {
        return None;
    };
    let act = match act {
        Act::Show => "show".to_owned(),
        Act::Back => "back".to_owned(),
        Act::Forward => "on".to_owned(),
        Act::Fresh => "fresh".to_owned(),
        Act::Flip => "flip".to_owned(),
        Act::Piece(cell) if is_cell(cell) => format!("piece.{cell}"),
        Act::Kind(from, to) if is_cell(from) && is_cell(to) => format!("kind.{from}.{to}"),
        Act::Piece(_) | Act::Kind(..) => return None,
        Act::Play(index, None) => format!("play.{index}"),
        Act::Play(index, Some(Fall::Succeeds)) => format!("play.{index}.won"),
        Act::Play(index, Some(Fall::Fails)) => format!("play.{index}.lost"),
        Act::Share => "share".to_owned(),
    };
    Some(format!("explore.{}.{seen}.{act}", game.0))
}

/// What [`wire`] wrote.
pub(super) fn unwire(parts: &[&str]) -> Option<Wish> {
    let ["explore", game, seen, act @ ..] = parts else {
        return None;
    };
    let act = match *act {
        ["show"] => Act::Show,
        ["back"] => Act::Back,
        ["on"] => Act::Forward,
        ["fresh"] => Act::Fresh,
        ["flip"] => Act::Flip,
        ["piece", cell] if is_cell(cell) => Act::Piece(cell.to_owned()),
        ["kind", from, to] if is_cell(from) && is_cell(to) => {
            Act::Kind(from.to_owned(), to.to_owned())
        }
        ["play", index] => Act::Play(number(index)?, None),
        ["play", index, "won"] => Act::Play(number(index)?, Some(Fall::Succeeds)),
        ["play", index, "lost"] => Act::Play(number(index)?, Some(Fall::Fails)),
        ["share"] => Act::Share,
        _ => return None,
    };
    Some(Wish::Press {
        game: read_game(game)?,
        seen: number(seen)?,
        act,
    })
}

/// A private board, played out.
struct Board {
    /// The game as it really is.
    real: Game,
    /// The game as it stood where the line begins.
    base: Game,
    /// The game as it stands on the board.
    shown: Game,
    line: Vec<Supposed>,
    kept: Exploration,
    /// Whether the game has gone on since the line was begun.
    behind: bool,
}

impl Service {
    /// Does what is wished of the asker’s own private board.
    pub(super) fn explore(&mut self, who: &Person, place: &Place, wish: &Wish) -> Answer {
        match wish {
            Wish::Open { game, at, moves } => {
                let game = self.find(&who.id, place, *game, Found::Looking)?;
                let mut board = match at {
                    Some(_) => self.begun(game, &who.id, at.as_deref())?,
                    None => self.opened(game, &who.id)?,
                };
                let lead = self.typed_moves(&mut board, moves)?;
                self.store
                    .keep_exploration(board.real.id(), &who.id, &board.kept)?;
                let mut reply = self.board_page(&board, who, place, lead)?;
                reply.replaces = false;
                Ok(vec![reply])
            }
            Wish::Press { game, seen, act } => {
                let game = self.visible(&who.id, place, *game)?;
                let mut board = self.opened(game, &who.id)?;
                if board.kept.edition != *seen {
                    let lead = english().text("explore-changed", &[]);
                    return Ok(vec![self.board_page(&board, who, place, lead)?]);
                }
                self.press_board(&mut board, who, place, act)
            }
        }
    }

    fn press_board(&mut self, board: &mut Board, who: &Person, place: &Place, act: &Act) -> Answer {
        let view = self.board_view(board, &who.id);
        let names = self.names(&board.real)?;
        let asking = match act {
            Act::Piece(from) => board.where_to(from, view, &names),
            Act::Kind(from, to) => board.which_kind((from, to), view, &names),
            Act::Play(index, None) => board.how_falls(*index, view, &names),
            Act::Share => return self.share_board(board, who, place),
            Act::Show | Act::Back | Act::Forward | Act::Fresh | Act::Flip | Act::Play(..) => None,
        };
        if let Some(reply) = asking {
            return Ok(vec![reply]);
        }
        let mut lead = Text::default();
        match act {
            Act::Back => board.show(board.kept.shown.saturating_sub(1)),
            Act::Forward => board.show(board.kept.shown.saturating_add(1)),
            Act::Fresh => *board = self.begun(board.real.clone(), &who.id, None)?,
            Act::Flip => board.flip(view.eyes),
            Act::Play(index, fall) => {
                let mv = board.shown.choices().into_iter().nth((*index).into());
                if let Some(text) = mv {
                    let fall = fall.filter(|_| board.shown.needs_dice(&text));
                    lead = board.play(Supposed { text, fall });
                }
            }
            Act::Show | Act::Piece(_) | Act::Kind(..) | Act::Share => {}
        }
        self.store
            .keep_exploration(board.real.id(), &who.id, &board.kept)?;
        Ok(vec![self.board_page(board, who, place, lead)?])
    }

    /// The board as it was left, or a new one.
    fn opened(&self, game: Game, who: &PlayerId) -> Result<Board, Trouble> {
        started(self, &game)?;
        let Some(kept) = self.store.exploration(game.id(), who)? else {
            return self.begun(game, who, None);
        };
        let log = self.store.load(game.id())?;
        let upto = |version: Version| {
            let log = log.get(..version.0 as usize).unwrap_or(&log);
            Game::from_log(game.id(), log)
        };
        let (Some(base), Some(seen)) = (upto(kept.base), upto(kept.seen)) else {
            return self.begun(game, who, None);
        };
        let behind =
            (seen.ply(), seen.setup_at(seen.ply())) != (game.ply(), game.setup_at(game.ply()));
        let line: Vec<Supposed> = kept
            .line
            .split(' ')
            .filter(|word| !word.is_empty())
            .map(Supposed::kept)
            .collect();
        let mut board = Board {
            shown: base.clone(),
            base,
            real: game,
            line,
            kept,
            behind,
        };
        board.set_up();
        Ok(board)
    }

    /// A new board, from the game as it stands or after the move that is named.
    fn begun(&self, game: Game, who: &PlayerId, at: Option<&str>) -> Result<Board, Trouble> {
        started(self, &game)?;
        let ply = named::meant(&game, at, game.ply()).map_err(Reply::note)?;
        let (version, base) = self.as_it_stood(&game, ply)?;
        let edition = self.store.exploration(game.id(), who)?;
        Ok(Board {
            shown: base.clone(),
            base,
            line: Vec::new(),
            kept: Exploration {
                base: version,
                seen: game.version(),
                line: String::new(),
                shown: 0,
                eyes: edition.as_ref().and_then(|kept| kept.eyes),
                edition: edition.map_or(0, |kept| kept.edition.wrapping_add(1)),
            },
            real: game,
            behind: false,
        })
    }

    /// The game while it ran, after this many moves, with its version then.
    fn as_it_stood(&self, game: &Game, ply: Ply) -> Result<(Version, Game), Trouble> {
        let log = self.store.load(game.id())?;
        let mut found = None;
        let Some(mut past) = log.get(..1).and_then(|log| Game::from_log(game.id(), log)) else {
            return Ok((game.version(), game.clone()));
        };
        for entry in log.iter().skip(1) {
            past.apply(entry);
            // Who has given up has no moves left to try.
            let left = matches!(entry.event, Event::Forfeited { .. });
            if past.stage() == Stage::Running
                && !left
                && past.ply() == ply
                && past.setup_at(ply) == game.setup_at(ply)
            {
                found = Some((past.version(), past.clone()));
            }
        }
        Ok(found.unwrap_or_else(|| (game.version(), game.clone())))
    }

    /// Plays typed moves on a board, as far as they can be played; empty, or why not further.
    fn typed_moves(&self, board: &mut Board, moves: &str) -> Result<Text, Trouble> {
        let mut words = Words::of(moves);
        while words.any_left() {
            match words.next_move(&board.shown) {
                Ok((made, _)) => {
                    let refused = board.play(made);
                    if !refused.0.is_empty() {
                        return Ok(refused);
                    }
                }
                Err(fault) => {
                    let names = self.names(&board.real)?;
                    let why = refuse::refusal(&fault.game, &fault.refusal, &fault.word, &names);
                    return Ok(why.text);
                }
            }
        }
        Ok(Text::default())
    }

    fn board_view(&self, board: &Board, who: &PlayerId) -> View {
        let own = self.view(&board.real, who);
        let seats = usize::from(board.real.position().seats());
        let turned = board.kept.eyes.and_then(Seat::new);
        View {
            eyes: turned
                .filter(|seat| seat.index() < seats)
                .unwrap_or(own.eyes),
            ..own
        }
    }

    /// The board with all that can be done on it.
    fn board_page(
        &self,
        board: &Board,
        who: &Person,
        place: &Place,
        lead: Text,
    ) -> Result<Reply, Trouble> {
        let words = english();
        let names = self.names(&board.real)?;
        let view = self.board_view(board, &who.id);
        let mut reply = Reply::note(lead);
        let args = [("game", board.real.id().to_string().into())];
        reply.text.push_line(words.text("explore-title", &args));
        reply.text.push_line(board.told());
        if board.behind {
            reply.text.push_line(words.text("explore-behind", &args));
        }
        reply.picture = board.picture(view, &names);
        reply.controls = board.controls();
        let at_home = board.real.place().house() == place.house();
        if at_home && board.real.stage() == Stage::Over && board.kept.shown > 0 {
            reply
                .controls
                .push(board.button("button-share", Act::Share, Weight::Plain));
        }
        reply
            .controls
            .extend(pieces(&board.shown, |cell| board.ask(Act::Piece(cell))));
        reply.replaces = true;
        Ok(reply)
    }

    /// The line for all to see, once the game is over.
    fn share_board(&self, board: &Board, who: &Person, place: &Place) -> Answer {
        let args = [
            ("game", board.real.id().to_string().into()),
            ("player", Arg::Player(&who.id, &who.name)),
        ];
        if board.real.stage() != Stage::Over {
            let text = english().text("explore-not-over", &args);
            return Ok(vec![Reply::note(text)]);
        }
        if board.real.place().house() != place.house() {
            return Ok(vec![Reply::note(english().text("refuse-share", &args))]);
        }
        let names = self.names(&board.real)?;
        let mut reply = Reply::note(english().text("explore-shared", &args));
        reply.text.push_line(board.told());
        reply.picture = board.picture(View::FIRST, &names);
        reply.to = Audience::Table;
        Ok(vec![reply])
    }
}

/// Refuses a game that has not begun.
fn started(service: &Service, game: &Game) -> Result<(), Trouble> {
    if game.seats().is_empty() {
        let names = service.names(game)?;
        return Err(refuse::refusal(game, &Refusal::NotStarted, "", &names).into());
    }
    Ok(())
}

impl Board {
    /// Plays out what is shown of the line; what cannot be played any more is dropped.
    fn set_up(&mut self) {
        let mut game = self.base.clone();
        let mut shown = 0;
        for made in self.line.iter().take(self.kept.shown as usize) {
            match made.played(&game) {
                Ok(after) => game = after,
                Err(_) => break,
            }
            shown += 1;
        }
        if shown < self.kept.shown {
            self.line.truncate(shown as usize);
            self.kept.shown = shown;
        }
        self.shown = game;
    }

    /// Shows this many moves of the line.
    fn show(&mut self, count: u32) {
        let most = u32::try_from(self.line.len()).unwrap_or(u32::MAX);
        self.kept.shown = count.min(most);
        self.set_up();
        self.changed();
    }

    /// Plays a move behind what is shown; empty, or why it cannot be played.
    fn play(&mut self, made: Supposed) -> Text {
        let shown = self.kept.shown as usize;
        if shown >= LONGEST {
            let args = [("most", Arg::count(LONGEST))];
            return english().text("explore-too-long", &args);
        }
        let Ok(after) = made.played(&self.shown) else {
            return english().text("explore-changed", &[]);
        };
        // The same move again keeps what was tried behind it.
        if self.line.get(shown) != Some(&made) {
            self.line.truncate(shown);
            self.line.push(made);
        }
        self.kept.shown += 1;
        self.shown = after;
        self.changed();
        Text::default()
    }

    fn flip(&mut self, now: Seat) {
        let seats = self.real.position().seats();
        let next = Seat::all(seats).find(|seat| *seat > now);
        let next = next.unwrap_or(Seat::FIRST);
        self.kept.eyes = u8::try_from(next.index()).ok();
        self.changed();
    }

    /// Writes the line down; older controls mean it no longer.
    fn changed(&mut self) {
        let words: Vec<String> = self.line.iter().map(ToString::to_string).collect();
        self.kept.line = words.join(" ");
        self.kept.edition = self.kept.edition.wrapping_add(1);
    }

    fn ask(&self, act: Act) -> Ask {
        Ask::Explore(Wish::Press {
            game: self.real.id(),
            seen: self.kept.edition,
            act,
        })
    }

    fn button(&self, label: &str, act: Act, weight: Weight) -> Control {
        button(label, self.ask(act), weight)
    }

    /// What stands under the board beside the menu of pieces.
    fn controls(&self) -> Vec<Control> {
        let idle = |possible: bool| {
            if possible {
                Weight::Plain
            } else {
                Weight::Idle
            }
        };
        let shown = self.kept.shown as usize;
        vec![
            self.button("button-back", Act::Back, idle(shown > 0)),
            self.button(
                "button-forward",
                Act::Forward,
                idle(shown < self.line.len()),
            ),
            self.button("button-flip", Act::Flip, Weight::Plain),
            self.button("button-fresh", Act::Fresh, Weight::Plain),
        ]
    }

    /// The line: what stands on the board, and what was tried behind it.
    fn told(&self) -> Text {
        let words = english();
        let from = self.base.ply().0 as usize;
        let moves = self.shown.steps().get(from..).unwrap_or_default();
        let written = numbered(moves);
        let mut text = if written.is_empty() {
            words.text("explore-nothing-yet", &[])
        } else {
            words.text("explore-line", &[("line", written.into())])
        };
        let behind = self
            .line
            .get(self.kept.shown as usize..)
            .unwrap_or_default();
        if !behind.is_empty() {
            let behind: Vec<String> = behind.iter().map(ToString::to_string).collect();
            text.push_line(words.text("explore-tried", &[("line", behind.join(" ").into())]));
        }
        text
    }

    fn picture(&self, view: View, names: &Names) -> Option<Picture> {
        let shown = self.shown.clone().unasked();
        let mut board = picture(&shown, shown.ply(), view, names)?;
        let lead =
            |what: &str| english().line("caption-explored", &[("what", what.to_owned().into())]);
        if self.kept.shown > 0 {
            board.scene.caption.status = lead(&board.scene.caption.status);
            board.alt = fitted(&lead(&board.alt));
        }
        Some(board)
    }

    /// Asks where the piece on a cell may go.
    fn where_to(&self, from: &str, view: View, names: &Names) -> Option<Reply> {
        let menus = targets(&self.shown, from, |to, only| {
            self.ask(match only {
                Some(index) => Act::Play(index, None),
                None => Act::Kind(from.to_owned(), to),
            })
        });
        let mut reply = where_to(&self.shown, from, view, names)?;
        reply.controls = menus;
        reply.controls.push(self.to_board());
        Some(reply)
    }

    /// Asks what comes back.
    fn which_kind(&self, (from, to): (&str, &str), view: View, names: &Names) -> Option<Reply> {
        let kinds = kinds(&self.shown, (from, to), |index| {
            self.ask(Act::Play(index, None))
        });
        let mut reply = where_to(&self.shown, from, view, names)?;
        let args = [("move", format!("{from}-{to}").into())];
        reply.text = english().text("pick-kind", &args);
        reply.controls = kinds?;
        reply.controls.push(self.to_board());
        Some(reply)
    }

    /// Asks how the dice of this move are to fall; `None` where it needs none.
    fn how_falls(&self, index: u16, view: View, names: &Names) -> Option<Reply> {
        let mv: MoveText = self.shown.choices().into_iter().nth(index.into())?;
        let turns = self.shown.turns(&mv).ok()?;
        let mut reply = where_to(&self.shown, mv.origin(), view, names)?;
        reply.text = english().text("explore-dice", &[("move", mv.to_string().into())]);
        reply.controls = turns
            .iter()
            .filter_map(|turn| {
                let fall = turn.fall?;
                let id = match fall {
                    Fall::Succeeds => "button-succeeds",
                    Fall::Fails => "button-fails",
                };
                let percent = [("percent", Arg::Num(turn.percent().into()))];
                Some(Control::Button {
                    label: english().line(id, &percent),
                    ask: self.ask(Act::Play(index, Some(fall))),
                    weight: Weight::Plain,
                })
            })
            .collect();
        if reply.controls.is_empty() {
            return None;
        }
        reply.controls.push(self.to_board());
        Some(reply)
    }

    fn to_board(&self) -> Control {
        self.button("button-to-board", Act::Show, Weight::Plain)
    }
}

/// Moves in one line, the first of each round with its number.
fn numbered(moves: &[Step]) -> String {
    let mut words: Vec<String> = Vec::new();
    for step in moves {
        if step.number.opens || words.is_empty() {
            words.push(step.numbered());
        } else {
            words.push(step.written());
        }
    }
    words.join(" ")
}
