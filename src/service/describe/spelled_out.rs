//! A whole move with its piece before it, or with a word between its squares: `Fd2-d3`, `fool d2 to d3`.

use crate::game::text::{MoveError, MoveText};
use crate::play::Game;
use crate::service::describe::{half_move, squares};

/// Most characters of such a line.
const MAX_CHARS: usize = 48;

/// Reads a line that is no move as it stands; `None` if it is none without these words either. A piece that is named has to
/// be the one that stands there.
pub(in crate::service) fn read(
    game: &Game,
    line: &str,
) -> Option<Result<Vec<MoveText>, MoveError>> {
    if line.chars().count() > MAX_CHARS {
        return None;
    }
    let bare = squares::without_between(line);
    let (piece, squares) = bare.split_at_checked(first_square(&bare)?)?;
    let piece = piece.trim();
    let cells = squares.chars().take_while(char::is_ascii_alphanumeric);
    let cell: String = cells.collect();
    if !half_move::stands_there(game, &cell, piece) {
        return None;
    }
    let read = game.position().read_turn(squares);
    (!matches!(read, Err(MoveError::Unreadable { .. }))).then_some(read)
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
