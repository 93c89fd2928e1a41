//! A whole move with its piece before it, or with a word between its squares: `Fd2-d3`, `fool d2 to d3`.

use crate::game::text::{MoveError, MoveText};
use crate::play::{Game, turn};
use crate::service::api::reply::Reply;
use crate::service::describe::{half_move, refuse, squares};
use crate::service::words::catalogue;

/// Most characters of such a line.
const MAX_CHARS: usize = 48;

/// Reads a line that is no move as it stands, with its squares alone; `None` if these are none either. A piece that is
/// named has to be the one that stands there.
pub(in crate::service) fn read(
    game: &Game,
    line: &str,
) -> Option<(String, Result<Vec<MoveText>, MoveError>)> {
    let SpelledOut {
        piece,
        cell,
        squares,
    } = SpelledOut::of(line)?;
    if !half_move::stands_there(game, &cell, &piece) {
        return None;
    }
    let read = game.position().read_turn(&squares);
    (!matches!(read, Err(MoveError::Unreadable { .. }))).then_some((squares, read))
}

/// The answer to a line that is no move, for the player to move.
pub(in crate::service) enum SpelledOutAnswer {
    /// These words.
    Reply(Box<Reply>),
    /// The refusal of its squares as a move.
    Refused {
        /// The squares, as typed.
        squares: String,
        /// The reason.
        error: MoveError,
    },
}

impl SpelledOutAnswer {
    fn of(reply: Reply) -> Self {
        Self::Reply(Box::new(reply))
    }
}

/// The answer to a line that is no move, for the player to move. It names another piece than the one that stands there,
/// or squares that the board does not have, or one square alone. `None` for other lines.
pub(in crate::service) fn answer(game: &Game, line: &str) -> Option<SpelledOutAnswer> {
    not_there(game, line).or_else(|| half_move::answer(game, line).map(SpelledOutAnswer::of))
}

/// The answer to a piece and squares of which something is not there, and to a move behind signs.
fn not_there(game: &Game, line: &str) -> Option<SpelledOutAnswer> {
    let SpelledOut {
        piece,
        cell,
        squares,
    } = SpelledOut::of(line)?;
    // A list’s dash, a number or an emoji names nothing.
    let names_a_piece = piece.contains(char::is_alphabetic);
    if piece.is_empty() || names_a_piece && !half_move::may_name_a_piece(game, &piece) {
        return None;
    }
    // Chatter has squares in it, too: `gr8`, `k m8`.
    let is_name = names_a_piece && piece.chars().count() > 1;
    let scene = game.position().scene();
    if let Some(missing) = squares::missing(&scene, &squares)
        && (is_name && squares::are_all(&squares) || squares::is_move_from_here(&scene, &squares))
    {
        let missing = Reply::note(missing).deleted_after_next_move(game);
        return Some(SpelledOutAnswer::of(missing));
    }
    let plies = match game.position().read_turn(&squares) {
        Ok(plies) => plies,
        Err(MoveError::Unreadable { .. }) => return None,
        Err(error) => return Some(SpelledOutAnswer::Refused { squares, error }),
    };
    let meant = ("move", turn::join_turn(&plies).into());
    let asked = if names_a_piece {
        let args = [
            ("cell", cell.to_uppercase().into()),
            ("piece", half_move::piece_at(game, &cell)?.into()),
            meant,
        ];
        catalogue::sentences().text("move-other-piece", &args)
    } else {
        catalogue::sentences().text("move-meant", &[meant])
    };
    let mut reply = Reply::note(asked).deleted_after_next_move(game);
    reply.controls.extend(refuse::turn_button(game, &plies));
    Some(SpelledOutAnswer::of(reply))
}

/// The parts of such a line.
struct SpelledOut {
    /// The words before the first square.
    piece: String,
    /// The first square as typed.
    cell: String,
    /// The squares, without words between them.
    squares: String,
}

impl SpelledOut {
    fn of(line: &str) -> Option<Self> {
        if line.chars().count() > MAX_CHARS {
            return None;
        }
        let bare = squares::without_between(line);
        let (piece, squares) = bare.split_at_checked(first_square(&bare)?)?;
        let cell = squares.chars().take_while(char::is_ascii_alphanumeric);
        Some(Self {
            piece: piece.trim().to_owned(),
            cell: cell.collect(),
            squares: squares.to_owned(),
        })
    }
}

/// The place of the first letter with a digit behind it.
fn first_square(line: &str) -> Option<usize> {
    let chars = line.char_indices();
    let mut pairs = chars.clone().zip(chars.skip(1));
    let found = pairs
        .find(|((_, letter), (_, digit))| letter.is_ascii_alphabetic() && digit.is_ascii_digit());
    found.map(|((at, _), _)| at)
}

/// Returns `true` for a line of several moves, each of which can be read alone.
pub(in crate::service) fn has_several_moves(game: &Game, line: &str) -> bool {
    let parts = line.split(|c: char| c.is_whitespace() || ",;".contains(c));
    let mut count = 0;
    for part in parts.filter(|part| !part.is_empty()) {
        let read = game.position().read_turn(part);
        if matches!(read, Err(MoveError::Unreadable { .. })) {
            return false;
        }
        count += 1;
    }
    count > 1
}
