//! The words that the line below a board knows beside moves, as the terminal knows them.

use crate::service::GameId;
use crate::service::api::action::Action;
use crate::service::api::signal::SignalAction;
use crate::service::api::takeback::TakebackAction;
use crate::service::api::values::ReadOutPart;
use crate::service::snapshot::Snapshot;
use crate::service::talk::spoken;
use crate::service::words::yes_no;
use crate::web::own_request::OwnRequest;

/// The request of a word on the line.
pub(super) enum TypedWord {
    /// The request of a button of the page.
    Own(OwnRequest),
    /// An action of its own: a description of the position, a signal, or the answer to a request that it names.
    Action(Action),
}

/// The request of a typed word: of the terminal, or of any language for an act of a player. `None` for all else.
pub(super) fn of(text: &str, shown: &Snapshot) -> Option<TypedWord> {
    let line = text.trim().trim_start_matches('/').to_lowercase();
    // The number of this very game may stand before a word.
    let numbered = line.strip_prefix(&format!("#{} ", shown.game.0));
    let line = numbered.map_or(&*line, str::trim_start);
    let game = Some(shown.game);
    if let (before, Some(accept)) = yes_no::answered(line)
        && let Some(answer) = answer(game, before, accept)
    {
        return Some(TypedWord::Action(answer));
    }
    let word = spoken::verb_of_word(line).unwrap_or(line);
    let describe = |part| Some(TypedWord::Action(Action::Describe { game, part }));
    let own = match word {
        "resign" => OwnRequest::Resign,
        "draw" => OwnRequest::Draw,
        "takeback" => OwnRequest::Back,
        "abort" => OwnRequest::Abort,
        "explore" => OwnRequest::Explore,
        "where" => OwnRequest::Mine,
        "notes" => OwnRequest::Notes,
        "clock" | "time" => OwnRequest::Times,
        "verify" | "dice" => OwnRequest::Dice,
        "rules" | "help" => OwnRequest::Rules,
        "describe" => return describe(ReadOutPart::All),
        "board" => return describe(ReadOutPart::Board),
        "position" => return describe(ReadOutPart::Text),
        _ if line.starts_with("signal ") => {
            let number = line.strip_prefix("signal ")?.trim().parse().ok()?;
            let say = SignalAction::Say { game, number };
            return Some(TypedWord::Action(Action::Signal(say)));
        }
        _ => {
            let cell = line.strip_prefix("what ")?.trim();
            let known = shown.scene.grid.cell(&cell.to_uppercase())?;
            let cell = shown.scene.grid.name(known);
            return Some(TypedWord::Action(Action::PieceMoves { game, cell }));
        }
    };
    Some(TypedWord::Own(own))
}

/// The answer to the request that a word names: `draw no`. `None` for another word, and for none.
fn answer(game: Option<GameId>, word: &str, accept: bool) -> Option<Action> {
    let seen = None;
    match spoken::verb_of_word(word)? {
        "draw" => Some(Action::AnswerDraw { game, seen, accept }),
        "takeback" => Some(Action::Takeback(TakebackAction::Answer {
            game,
            seen,
            accept,
        })),
        _ => None,
    }
}
