//! An action that names no game, repeated for one of them, and the wire forms of such actions: most are only typed
//! otherwise.

use crate::play::GameId;
use crate::service::api::action::Action;
use crate::service::api::computer::ComputerAction;
use crate::service::api::dice::DiceAction;
use crate::service::api::explore::ExploreAction;
use crate::service::api::packed::{self, InvalidWire};
use crate::service::api::plan::PlanAction;
use crate::service::api::signal::SignalAction;
use crate::service::api::takeback::TakebackAction;
use crate::service::api::time::ClockAction;
use crate::service::api::values::{Person, ReadOutPart};

/// Most bytes of the name of a move in a control, so that the number of any game fits beside it.
const MAX_NAME_BYTES: usize = 60;

impl Action {
    /// The same action for this game; `None` if it concerns no game, or must not be a control that others see.
    pub(in crate::service) fn with_game(&self, id: GameId) -> Option<Self> {
        if let Self::Chat { text, aloud, .. } = self {
            // A control that others see could play it for them, and long after.
            if *aloud {
                return None;
            }
            return Some(said(id, text.trim()));
        }
        let mut named = self.clone();
        *named.open_game()? = Some(id);
        Some(named)
    }
}

/// A private line about a game.
fn said(id: GameId, text: &str) -> Action {
    Action::Chat {
        text: format!("{id} {text}"),
        reply_to: None,
        addressed: true,
        aloud: false,
    }
}

/// `12.play.D2-D3`: the game, the verb, and its text. `None` for an action that has a form of its own, or names no
/// game.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "all others have a form of their own, or none"
)]
pub(in crate::service) fn wire(action: &Action) -> Option<String> {
    if let Action::Chat {
        text,
        reply_to: None,
        addressed: true,
        aloud: false,
    } = action
    {
        let (id, text) = text.strip_prefix('#')?.split_once(' ')?;
        return Some(format!("{}.say.{}", packed::game(id)?.0, escaped(text)));
    }
    let rest = match action {
        Action::Play { text, .. } => format!("play.{}", escaped(text)),
        Action::Touch { cell, .. } => format!("touch.{}", escaped(cell)),
        Action::OfferDraw(_) => "draw".to_owned(),
        Action::Swap { seen: None, .. } => "swap".to_owned(),
        Action::AnswerDraw {
            seen: None, accept, ..
        } => format!("drawn.{}", answer(*accept)),
        Action::Resign { sure: false, .. } => "resign".to_owned(),
        Action::MoveHere(_) => "here".to_owned(),
        Action::OfferSeat { to, .. } => format!("seat.{}", packed::pack_player(&to.id)?),
        Action::Note { at, text, .. } => format!("note.{}.{}", open(at.as_ref()), escaped(text)),
        Action::Describe { part, .. } => described(part)?,
        Action::PieceMoves { cell, .. } if cell.is_empty() => "reach".to_owned(),
        Action::BeginReview { at, .. } => {
            format!("review.{}", beginning(at.as_deref().unwrap_or_default()))
        }
        Action::Explore(ExploreAction::Open { at, moves, .. }) => {
            format!("explore.{}.{}", open(at.as_ref()), escaped(moves))
        }
        Action::Plan(PlanAction::Add { text, .. }) => format!("plan.{}", escaped(text)),
        Action::Signal(SignalAction::Mean { number, text, .. }) => {
            format!("mean.{number}.{}", escaped(text))
        }
        Action::Time(action) => clock(action)?,
        Action::Dice(action) => dice(action)?,
        Action::Takeback(action) => takeback(*action)?,
        Action::Computer(ComputerAction::StandIn {
            seat: None, level, ..
        }) => {
            format!("computer.{level}")
        }
        _ => return None,
    };
    Some(format!("{}.{rest}", action.named_game()?.0))
}

fn described(part: &ReadOutPart) -> Option<String> {
    match part {
        ReadOutPart::All | ReadOutPart::Board => None,
        ReadOutPart::Mine => Some("mine".to_owned()),
        ReadOutPart::Text => Some("text".to_owned()),
        ReadOutPart::Cell(cell) => Some(format!("cell.{}", escaped(cell))),
    }
}

fn clock(action: &ClockAction) -> Option<String> {
    match action {
        ClockAction::OfferPause(_) => Some("pause".to_owned()),
        ClockAction::AnswerPause {
            seen: None, accept, ..
        } => Some(format!("paused.{}", answer(*accept))),
        ClockAction::Give { length, .. } => Some(format!("give.{}", escaped(length))),
        ClockAction::Show(_)
        | ClockAction::AnswerPause { .. }
        | ClockAction::Resume(_)
        | ClockAction::Claim(_)
        | ClockAction::Wait(_)
        | ClockAction::IfUnchanged { .. } => None,
    }
}

fn dice(action: &DiceAction) -> Option<String> {
    match action {
        DiceAction::Words { text, .. } => Some(format!("words.{}", escaped(text))),
        DiceAction::Roll { seen: None, .. } => Some("roll".to_owned()),
        DiceAction::Enter {
            faces, seen: None, ..
        } => Some(format!("enter.{}", escaped(faces))),
        DiceAction::Renew(_) => Some("renew".to_owned()),
        DiceAction::AnswerRenewal {
            seen: None, accept, ..
        } => Some(format!("renewed.{}", answer(*accept))),
        DiceAction::Roll { .. }
        | DiceAction::Enter { .. }
        | DiceAction::AnswerRenewal { .. }
        | DiceAction::Accept { .. } => None,
    }
}

fn takeback(action: TakebackAction) -> Option<String> {
    match action {
        TakebackAction::Ask(_) => Some("takeback".to_owned()),
        TakebackAction::Answer {
            seen: None, accept, ..
        } => Some(format!("taken.{}", answer(accept))),
        TakebackAction::Withdraw { seen: None, .. } => Some("undo".to_owned()),
        TakebackAction::Answer { .. } | TakebackAction::Withdraw { .. } => None,
    }
}

/// Parses the words of [`wire`].
#[expect(clippy::too_many_lines, reason = "a table: an arm for each")]
pub(in crate::service) fn unwire(parts: &[&str]) -> Option<Action> {
    let (id, parts) = parts.split_first()?;
    let id = packed::game(id)?;
    let game = Some(id);
    Some(match *parts {
        ["say", text] => said(id, &plain(text)?),
        ["play", text] => Action::Play {
            game,
            text: plain(text)?,
        },
        ["touch", cell] => Action::Touch {
            game,
            cell: plain(cell)?,
        },
        ["draw"] => Action::OfferDraw(game),
        ["swap"] => Action::Swap { game, seen: None },
        ["drawn", said] => Action::AnswerDraw {
            game,
            seen: None,
            accept: read_answer(said)?,
        },
        ["resign"] => Action::Resign { game, sure: false },
        ["here"] => Action::MoveHere(game),
        ["seat", player] => Action::OfferSeat {
            game,
            // Their name is known since they were named.
            to: Person {
                id: packed::unpack_player(player)?,
                name: String::new(),
            },
        },
        ["note", at, text] => Action::Note {
            game,
            at: unless_open(at).ok()?,
            text: plain(text)?,
        },
        ["mine"] => Action::Describe {
            game,
            part: ReadOutPart::Mine,
        },
        ["text"] => Action::Describe {
            game,
            part: ReadOutPart::Text,
        },
        ["cell", cell] => Action::Describe {
            game,
            part: ReadOutPart::Cell(plain(cell)?),
        },
        ["reach"] => Action::PieceMoves {
            game,
            cell: String::new(),
        },
        ["review", at] => Action::BeginReview {
            game,
            at: unless_open(at).ok()?,
        },
        ["explore", at, moves] => Action::Explore(ExploreAction::Open {
            game,
            at: unless_open(at).ok()?,
            moves: plain(moves)?,
        }),
        ["plan", text] => Action::Plan(PlanAction::Add {
            game,
            text: plain(text)?,
        }),
        ["mean", number, text] => Action::Signal(SignalAction::Mean {
            game,
            number: packed::number(number)?,
            text: plain(text)?,
        }),
        ["computer", level] => Action::Computer(ComputerAction::StandIn {
            game,
            seat: None,
            level: packed::level(level)?,
        }),
        _ => return unwire_request(game, parts),
    })
}

/// Parses the words about clocks, dice and takebacks.
fn unwire_request(game: Option<GameId>, parts: &[&str]) -> Option<Action> {
    let seen = None;
    Some(match *parts {
        ["pause"] => Action::Time(ClockAction::OfferPause(game)),
        ["paused", said] => {
            let accept = read_answer(said)?;
            Action::Time(ClockAction::AnswerPause { game, seen, accept })
        }
        ["give", length] => Action::Time(ClockAction::Give {
            game,
            length: plain(length)?,
        }),
        ["words", text] => Action::Dice(DiceAction::Words {
            game,
            text: plain(text)?,
        }),
        ["roll"] => Action::Dice(DiceAction::Roll { game, seen }),
        ["enter", faces] => Action::Dice(DiceAction::Enter {
            game,
            faces: plain(faces)?,
            seen,
        }),
        ["renew"] => Action::Dice(DiceAction::Renew(game)),
        ["renewed", said] => {
            let accept = read_answer(said)?;
            Action::Dice(DiceAction::AnswerRenewal { game, seen, accept })
        }
        ["takeback"] => Action::Takeback(TakebackAction::Ask(game)),
        ["taken", said] => {
            let accept = read_answer(said)?;
            Action::Takeback(TakebackAction::Answer { game, seen, accept })
        }
        ["undo"] => Action::Takeback(TakebackAction::Withdraw { game, seen }),
        _ => return None,
    })
}

const fn answer(accept: bool) -> &'static str {
    if accept { "yes" } else { "no" }
}

fn read_answer(text: &str) -> Option<bool> {
    match text {
        "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    }
}

/// Typed text without the point between two parts of a form.
fn escaped(text: &str) -> String {
    text.trim().replace('~', "~0").replace('.', "~1")
}

/// The beginning of the name of a move, which finds the move as well as all of it.
fn beginning(text: &str) -> String {
    let text = text.trim();
    let ends = (0..=text.len()).rev();
    let mut beginnings = ends.filter_map(|end| Some(escaped(text.get(..end)?)));
    let fitting = beginnings.find(|written| written.len() <= MAX_NAME_BYTES);
    fitting.unwrap_or_default()
}

/// The text of [`escaped`]; `None` if it is none of ours.
fn plain(text: &str) -> Option<String> {
    let mut parts = text.split('~');
    let mut plain = parts.next()?.to_owned();
    for part in parts {
        let mut letters = part.chars();
        plain.push(match letters.next()? {
            '0' => '~',
            '1' => '.',
            _ => return None,
        });
        plain.push_str(letters.as_str());
    }
    Some(plain)
}

/// Typed text that may be left out.
fn open(text: Option<&String>) -> String {
    text.map(|text| escaped(text)).unwrap_or_default()
}

fn unless_open(text: &str) -> Result<Option<String>, InvalidWire> {
    let text = plain(text).ok_or(InvalidWire)?;
    Ok((!text.is_empty()).then_some(text))
}
