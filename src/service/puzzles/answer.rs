//! Answers to a puzzle. The line continues after a right one, a wrong one may be tried again, and the first of either
//! kind decides.

use crate::game::text::{MoveError, MoveText};
use crate::play::Env;
use crate::service::api::action::Request;
use crate::service::api::puzzle::{self, PuzzleControl, solvers};
use crate::service::api::reply::{ButtonStyle, Control, Reply};
use crate::service::api::result::HandlerResult;
use crate::service::describe::{pick_menus, refuse, why_not};
use crate::service::puzzles::board::PuzzleBoard;
use crate::service::puzzles::rate::Change;
use crate::service::puzzles::{rate, share};
use crate::service::state::Service;
use crate::service::study::figures;
use crate::service::words::catalogue::{TextArg, sentences};
use crate::service::words::text::Text;
use crate::store::AttemptResult;

/// The result of one or more plies.
#[derive(Clone, Debug, PartialEq, Eq)]
enum AnswerVerdict {
    /// All were right.
    Right {
        /// Number of plies of the line up to the last of them.
        own: usize,
        /// The same with the answers to it.
        stands: usize,
    },
    /// This one belongs to the turn, but another one is asked for first, after so many plies.
    Later(usize, MoveText),
    /// This one was not right, after so many plies.
    Wrong(usize, MoveText),
}

/// Handles a typed answer: one ply, or a whole turn.
pub(super) fn typed(
    service: &mut Service,
    request: &Request,
    board: &PuzzleBoard,
    text: &str,
    env: &Env,
) -> HandlerResult {
    if board.is_done() {
        return Ok(vec![board.page(board.task())]);
    }
    let at = board.game.position();
    let one = at.read(text).map(|mv| vec![mv]);
    let error = match one.or_else(|_| at.read_turn(text)) {
        Ok(plies) => return answer(service, request, board, &plies, env),
        Err(error) => error,
    };
    Ok(vec![unread(board, &error, text)])
}

/// The reply to a line that is no legal move.
fn unread(board: &PuzzleBoard, error: &MoveError, typed: &str) -> Reply {
    let refused = refuse::move_error_with(&board.game, error, typed, || board.example());
    let mut reply = board.page(refused.text);
    match error {
        MoveError::Illegal(reason) => {
            let scene = board.game.position().scene();
            if let Some(answer) = why_not::answer(&scene, reason) {
                let mut picture = board.picture(answer.marks, answer.lead);
                picture.scene.caption.status = answer.status;
                reply.picture = Some(picture);
            }
        }
        MoveError::Ambiguous(moves) => {
            let choices = board.game.choices();
            let index = |mv: &MoveText| choices.iter().position(|other| other == mv);
            let moves = pick_menus::strongest_first(&board.game, moves, |mv| mv);
            let buttons = moves.into_iter().filter_map(|mv| {
                let index = u16::try_from(index(mv)?).ok()?;
                Some(play_button(board, mv, index))
            });
            reply.controls = buttons.collect();
        }
        MoveError::Unreadable { .. } => {}
    }
    reply
}

fn play_button(board: &PuzzleBoard, mv: &MoveText, index: u16) -> Control {
    let labelled = board.button(
        "button-solution",
        PuzzleControl::Play(index),
        ButtonStyle::Secondary,
    );
    match labelled {
        Control::Button { action, style, .. } => Control::Button {
            label: mv.to_string(),
            action,
            style,
        },
        other @ (Control::Menu { .. }
        | Control::Select { .. }
        | Control::Invite { .. }
        | Control::Link { .. }) => other,
    }
}

/// Judges legal plies against the line.
fn judge(board: &PuzzleBoard, plies: &[MoveText]) -> AnswerVerdict {
    let line = &board.puzzle.line;
    let mut stands = board.plies;
    for mv in plies {
        if line.get(stands) != Some(mv) {
            let later = line.get(stands + 1) == Some(mv) && board.puzzle.commutes(stands);
            // A whole turn typed in the other order is right.
            if later && plies.len() == 2 && plies.last() == line.get(stands) {
                return judge(board, &[plies[1].clone(), plies[0].clone()]);
            }
            return if later {
                AnswerVerdict::Later(stands, mv.clone())
            } else {
                AnswerVerdict::Wrong(stands, mv.clone())
            };
        }
        stands += 1;
        let answered = stands + answers_at(board, stands);
        if answered > stands || stands == line.len() {
            // The opponent answers, or all is found: a line typed further would guess.
            let own = stands;
            return AnswerVerdict::Right {
                own,
                stands: answered,
            };
        }
    }
    AnswerVerdict::Right {
        own: stands,
        stands,
    }
}

/// Number of the opponent's plies in the line from this one on.
fn answers_at(board: &PuzzleBoard, from: usize) -> usize {
    let solver = board.puzzle.position();
    let Some(us) = solver.and_then(|at| solvers(&*at)) else {
        return 0;
    };
    let theirs = |plies: &usize| {
        let at = board.puzzle.after(*plies);
        let side = at.and_then(|at| solvers(&*at));
        side.is_some_and(|side| side != us)
    };
    (from..board.puzzle.line.len()).take_while(theirs).count()
}

/// Handles legal plies, one or a whole turn.
pub(super) fn answer(
    service: &mut Service,
    request: &Request,
    board: &PuzzleBoard,
    plies: &[MoveText],
    env: &Env,
) -> HandlerResult {
    let player = &request.user.id;
    match judge(board, plies) {
        AnswerVerdict::Wrong(stands, mv) => {
            let board = board.at(stands);
            let failed = AttemptResult::Failed;
            let change = rate::decide(&mut service.store, player, &board, failed, env.now)?;
            board.save(&mut service.store, player, env.now)?;
            let mut text = sentences().text("puzzle-wrong", &[("move", mv.as_str().into())]);
            text.push_line(board.question());
            told(&mut text, &board, change);
            Ok(vec![board.page(text)])
        }
        AnswerVerdict::Later(stands, mv) => {
            let board = board.at(stands);
            board.save(&mut service.store, player, env.now)?;
            let mut text = sentences().text("puzzle-later", &[("move", mv.as_str().into())]);
            text.push_line(board.question());
            Ok(vec![board.page(text)])
        }
        AnswerVerdict::Right { own, stands } => {
            let next = board.at(stands);
            if next.is_done() {
                let solved = AttemptResult::Solved;
                let change = rate::decide(&mut service.store, player, &next, solved, env.now)?;
                next.save(&mut service.store, player, env.now)?;
                let mut text = solved_text(&next);
                let counted = change.is_some();
                told(&mut text, &next, change);
                let mut reply = next.page(text);
                if counted {
                    share::ask(&mut service.store, player, &mut reply)?;
                }
                return Ok(vec![reply]);
            }
            next.save(&mut service.store, player, env.now)?;
            let found = next.line(board.plies..own);
            let answer = next.line(own..stands);
            Ok(vec![next.page(goes_on(&next, found, answer))])
        }
    }
}

/// The words after a right move that is not the last, and after the answer to it, if there is one.
fn goes_on(board: &PuzzleBoard, found: String, answer: String) -> Text {
    let id = if answer.is_empty() {
        "puzzle-right-on"
    } else {
        "puzzle-right"
    };
    let mut text = sentences().text(id, &[("move", found.into()), ("answer", answer.into())]);
    text.push_line(board.question());
    text
}

/// The words after the last right move.
fn solved_text(board: &PuzzleBoard) -> Text {
    let line = board.line(0..board.puzzle.line.len());
    let mut args = vec![("line", TextArg::from(line))];
    let id = if let Some(percent) = board.percent() {
        args.push(("percent", TextArg::Num(percent.into())));
        "puzzle-solved-attack"
    } else {
        "puzzle-solved"
    };
    let mut text = sentences().text(id, &args);
    tell_contrast(&mut text, board);
    tell_themes(&mut text, board);
    text
}

/// Adds why the first move is the right one: the chances after it, and after the next best move.
fn tell_contrast(text: &mut Text, board: &PuzzleBoard) {
    let contrast = puzzle::contrast(&board.puzzle);
    let (Some(contrast), Some(first)) = (contrast, board.puzzle.line.first()) else {
        return;
    };
    let args = [
        ("move", first.as_str().into()),
        ("chances", figures::signed(contrast.equity).into()),
        ("other", contrast.other.as_str().into()),
        ("then", figures::signed(contrast.other_equity).into()),
    ];
    text.push_line(sentences().text("puzzle-contrast", &args));
}

/// Adds the themes of a puzzle, which would have given it away before.
fn tell_themes(text: &mut Text, board: &PuzzleBoard) {
    let words = sentences();
    let named = |theme: &&str| words.line(&format!("motif-{theme}"), &[]);
    let named: Vec<String> = board.puzzle.themes.iter().map(named).collect();
    if !named.is_empty() {
        let args = [("themes", named.join(", ").into())];
        text.push_line(words.text("puzzle-themes", &args));
    }
}

/// Adds the changes by a decided attempt; or that this one no longer counts.
fn told(text: &mut Text, board: &PuzzleBoard, change: Option<Change>) {
    let Some(change) = change else {
        text.push_line(sentences().text("puzzle-practice", &[]));
        return;
    };
    let args = [
        ("title", board.puzzle.kind.spec().title.into()),
        ("before", TextArg::Num(change.before.unwrap_or(1_500))),
        ("after", TextArg::Num(change.after)),
    ];
    let id = if change.before.is_some() {
        "puzzle-rating"
    } else {
        "puzzle-rating-first"
    };
    text.push_line(sentences().text(id, &args));
    if change.streak.run >= 2 {
        let run = [("count", TextArg::Num(change.streak.run.into()))];
        text.push(" ");
        text.append(sentences().text("puzzle-run", &run));
    }
}

/// Shows the solution. An open attempt is decided by it.
pub(super) fn solution(
    service: &mut Service,
    request: &Request,
    board: &PuzzleBoard,
    env: &Env,
) -> HandlerResult {
    let player = &request.user.id;
    let failed = AttemptResult::Failed;
    let change = rate::decide(&mut service.store, player, board, failed, env.now)?;
    let all = board.puzzle.line.len();
    let board = board.at(all);
    board.save(&mut service.store, player, env.now)?;
    let line = board.line(0..all);
    let mut text = sentences().text("puzzle-solution", &[("line", line.into())]);
    if let Some(percent) = board.percent() {
        text.push(" ");
        text.append(sentences().text("puzzle-odds", &[("percent", TextArg::Num(percent.into()))]));
    }
    tell_contrast(&mut text, &board);
    tell_themes(&mut text, &board);
    if change.is_some() {
        told(&mut text, &board, change);
    }
    Ok(vec![board.page(text)])
}
