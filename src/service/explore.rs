//! A private board of what might be: of each game, one for each person, kept across days.
//!
//! It is stored under who asks and read as who asks, so a button of it that somebody else presses works on
//! his own board. Only what its owner shares, once the game is over, is ever shown to others.

mod board;

use crate::game::seat::Seat;
use crate::play::command::Refusal;
use crate::play::event::Event;
use crate::play::line::{LineReader, SupposedMove};
use crate::play::summary::Stage;
use crate::play::suppose::DiceOutcome;
use crate::play::{Game, GameId, Place, PlayerId, Ply, Version};
use crate::service::ask::Person;
use crate::service::describe::Viewpoint;
use crate::service::explore::board::ExploreBoard;
use crate::service::find::GameMatch;
use crate::service::pick::{self, piece_menus};
use crate::service::prose::{TextArg, sentences};
use crate::service::refuse;
use crate::service::reply::{Audience, ButtonStyle, Reply, Text};
use crate::service::wire::{game as read_game, is_cell, number};
use crate::service::{HandlerError, HandlerResult, Service, named};
use crate::store::Exploration;

/// What is wished of a private board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExploreAction {
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
    Control {
        /// Of which game.
        game: GameId,
        /// The edition of the board that the control was made for.
        seen: u32,
        /// What.
        act: ExploreControl,
    },
}

/// What a control of a private board does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExploreControl {
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
    /// Plays the move with this index in the legal list; its dice, where it needs any, fall so.
    Play(u16, Option<DiceOutcome>),
    /// Shows the line to all, once the game is over.
    Share,
}

/// The wire form behind the mark; `None` for what is typed.
pub(super) fn wire(wish: &ExploreAction) -> Option<String> {
    let ExploreAction::Control { game, seen, act } = wish else {
        return None;
    };
    let act = match act {
        ExploreControl::Show => "show".to_owned(),
        ExploreControl::Back => "back".to_owned(),
        ExploreControl::Forward => "on".to_owned(),
        ExploreControl::Fresh => "fresh".to_owned(),
        ExploreControl::Flip => "flip".to_owned(),
        ExploreControl::Piece(cell) if is_cell(cell) => format!("piece.{cell}"),
        ExploreControl::Piece(_) => return None,
        ExploreControl::Play(index, None) => format!("play.{index}"),
        ExploreControl::Play(index, Some(DiceOutcome::Succeeds)) => format!("play.{index}.won"),
        ExploreControl::Play(index, Some(DiceOutcome::Fails)) => format!("play.{index}.lost"),
        ExploreControl::Share => "share".to_owned(),
    };
    Some(format!("explore.{}.{seen}.{act}", game.0))
}

/// What [`wire`] wrote.
pub(super) fn unwire(parts: &[&str]) -> Option<ExploreAction> {
    let ["explore", game, seen, act @ ..] = parts else {
        return None;
    };
    let act = match *act {
        ["show"] => ExploreControl::Show,
        ["back"] => ExploreControl::Back,
        ["on"] => ExploreControl::Forward,
        ["fresh"] => ExploreControl::Fresh,
        ["flip"] => ExploreControl::Flip,
        ["piece", cell] if is_cell(cell) => ExploreControl::Piece(cell.to_owned()),
        // Of old menus, which had a step of its own for what comes back.
        ["kind", from, to] if is_cell(from) && is_cell(to) => {
            ExploreControl::Piece(from.to_owned())
        }
        ["play", index] => ExploreControl::Play(number(index)?, None),
        ["play", index, "won"] => ExploreControl::Play(number(index)?, Some(DiceOutcome::Succeeds)),
        ["play", index, "lost"] => ExploreControl::Play(number(index)?, Some(DiceOutcome::Fails)),
        ["share"] => ExploreControl::Share,
        _ => return None,
    };
    Some(ExploreAction::Control {
        game: read_game(game)?,
        seen: number(seen)?,
        act,
    })
}

impl Service {
    /// Does what is wished of the asker’s own private board.
    pub(super) fn explore(
        &mut self,
        who: &Person,
        place: &Place,
        wish: &ExploreAction,
    ) -> HandlerResult {
        match wish {
            ExploreAction::Open { game, at, moves } => {
                let game = self.resolve_game(&who.id, place, *game, GameMatch::PlayingOrLast)?;
                let mut board = match at {
                    Some(_) => self.start_from(game, &who.id, at.as_deref())?,
                    None => self.opened(game, &who.id)?,
                };
                let lead = self.typed_moves(&mut board, moves)?;
                self.store
                    .keep_exploration(board.real.id(), &who.id, &board.kept)?;
                let mut reply = self.board_page(&board, who, place, lead)?;
                reply.replaces_source = false;
                Ok(vec![reply])
            }
            ExploreAction::Control { game, seen, act } => {
                let game = self.visible(&who.id, place, *game)?;
                let mut board = self.opened(game, &who.id)?;
                if board.kept.edition != *seen {
                    let lead = sentences().text("explore-changed", &[]);
                    return Ok(vec![self.board_page(&board, who, place, lead)?]);
                }
                self.press_board(&mut board, who, place, act)
            }
        }
    }

    fn press_board(
        &mut self,
        board: &mut ExploreBoard,
        who: &Person,
        place: &Place,
        act: &ExploreControl,
    ) -> HandlerResult {
        let view = self.board_view(board, &who.id);
        let names = self.names(&board.real)?;
        let asking = match act {
            ExploreControl::Piece(from) => board.target_menu(from, view, &names),
            ExploreControl::Play(index, None) => board.dice_menu(*index, view, &names),
            ExploreControl::Share => return self.share_board(board, who, place),
            ExploreControl::Show
            | ExploreControl::Back
            | ExploreControl::Forward
            | ExploreControl::Fresh
            | ExploreControl::Flip
            | ExploreControl::Play(..) => None,
        };
        if let Some(reply) = asking {
            return Ok(vec![reply]);
        }
        let mut lead = Text::default();
        match act {
            ExploreControl::Back => board.show(board.kept.shown.saturating_sub(1)),
            ExploreControl::Forward => board.show(board.kept.shown.saturating_add(1)),
            ExploreControl::Fresh => *board = self.start_from(board.real.clone(), &who.id, None)?,
            ExploreControl::Flip => board.flip(view.bottom),
            ExploreControl::Play(index, fall) => {
                let mv = board.shown.choices().into_iter().nth((*index).into());
                if let Some(text) = mv {
                    let fall = fall.filter(|_| board.shown.needs_dice(&text));
                    lead = board.play(SupposedMove { text, fall });
                }
            }
            ExploreControl::Show | ExploreControl::Piece(_) | ExploreControl::Share => {}
        }
        self.store
            .keep_exploration(board.real.id(), &who.id, &board.kept)?;
        Ok(vec![self.board_page(board, who, place, lead)?])
    }

    /// What somebody’s board shows, or would show if it were opened.
    pub(super) fn explored(&self, game: Game, who: &PlayerId) -> Result<Game, HandlerError> {
        Ok(self.opened(game, who)?.shown)
    }

    /// The board as it was left, or a new one.
    fn opened(&self, game: Game, who: &PlayerId) -> Result<ExploreBoard, HandlerError> {
        started(self, &game)?;
        let Some(kept) = self.store.exploration(game.id(), who)? else {
            return self.start_from(game, who, None);
        };
        let log = self.store.load(game.id())?;
        let upto = |version: Version| {
            let log = log.get(..version.0 as usize).unwrap_or(&log);
            Game::from_log(game.id(), log)
        };
        let (Some(base), Some(seen)) = (upto(kept.base), upto(kept.seen)) else {
            return self.start_from(game, who, None);
        };
        let behind =
            (seen.ply(), seen.setup_at(seen.ply())) != (game.ply(), game.setup_at(game.ply()));
        let line: Vec<SupposedMove> = kept
            .line
            .split(' ')
            .filter(|word| !word.is_empty())
            .map(SupposedMove::kept)
            .collect();
        let mut board = ExploreBoard {
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
    fn start_from(
        &self,
        game: Game,
        who: &PlayerId,
        at: Option<&str>,
    ) -> Result<ExploreBoard, HandlerError> {
        started(self, &game)?;
        let ply = named::resolve_move(&game, at, game.ply()).map_err(Reply::note)?;
        let (version, base) = self.as_it_stood(&game, ply)?;
        let edition = self.store.exploration(game.id(), who)?;
        Ok(ExploreBoard {
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
    fn as_it_stood(&self, game: &Game, ply: Ply) -> Result<(Version, Game), HandlerError> {
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
    fn typed_moves(&self, board: &mut ExploreBoard, moves: &str) -> Result<Text, HandlerError> {
        let mut words = LineReader::of(moves);
        while words.continues(&board.shown) {
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

    fn board_view(&self, board: &ExploreBoard, who: &PlayerId) -> Viewpoint {
        let own = self.view(&board.real, who);
        let seats = usize::from(board.real.position().seats());
        let turned = board.kept.eyes.and_then(Seat::new);
        Viewpoint {
            bottom: turned
                .filter(|seat| seat.index() < seats)
                .unwrap_or(own.bottom),
            ..own
        }
    }

    /// The board with all that can be done on it.
    fn board_page(
        &self,
        board: &ExploreBoard,
        who: &Person,
        place: &Place,
        lead: Text,
    ) -> Result<Reply, HandlerError> {
        let words = sentences();
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
        let at_home = board.real.place().server() == place.server();
        if at_home && board.real.stage() == Stage::Over && board.kept.shown > 0 {
            reply.controls.push(board.button(
                "button-share",
                ExploreControl::Share,
                ButtonStyle::Secondary,
            ));
        }
        let done = pick::done(&board.shown).map(|index| ExploreControl::Play(index, None));
        let done = done.map(|act| board.button("button-done", act, ButtonStyle::Success));
        reply.controls.extend(done);
        reply.controls.extend(piece_menus(&board.shown, |cell| {
            board.ask(ExploreControl::Piece(cell))
        }));
        reply.replaces_source = true;
        Ok(reply)
    }

    /// The line for all to see, once the game is over.
    fn share_board(&self, board: &ExploreBoard, who: &Person, place: &Place) -> HandlerResult {
        let args = [
            ("game", board.real.id().to_string().into()),
            ("player", TextArg::Player(&who.id, &who.name)),
        ];
        if board.real.stage() != Stage::Over {
            let text = sentences().text("explore-not-over", &args);
            return Ok(vec![Reply::note(text)]);
        }
        if board.real.place().server() != place.server() {
            return Ok(vec![Reply::note(sentences().text("refuse-share", &args))]);
        }
        let names = self.names(&board.real)?;
        let mut reply = Reply::note(sentences().text("explore-shared", &args));
        reply.text.push_line(board.told());
        reply.picture = board.picture(Viewpoint::FIRST, &names);
        reply.audience = Audience::Table;
        Ok(vec![reply])
    }
}

/// Refuses a game that has not begun.
fn started(service: &Service, game: &Game) -> Result<(), HandlerError> {
    if game.seats().is_empty() {
        let names = service.names(game)?;
        return Err(refuse::refusal(game, &Refusal::NotStarted, "", &names).into());
    }
    Ok(())
}
