//! Names of moves: by their number in records, by their text, or by both. Every feature that takes the name of a move
//! parses it here.

use crate::game::seat::SeatSet;
use crate::play::{Game, GameId, MadeMove, Ply, turn};
use crate::service::api::action::Asker;
use crate::service::api::values::Suggestion;
use crate::service::describe::stops::CHOICES;
use crate::service::describe::{args, game, stops};
use crate::service::lookup::find::{self, GameMatch};
use crate::service::state::Service;
use crate::service::words::catalogue::{self, TextArg};
use crate::service::words::text::Text;

/// Moves of a game that match the typed text, by number or by text, at most 25; the value is parsed by
/// [`Action::BeginReview`](crate::service::api::action::Action::BeginReview).
pub fn suggest_plies(
    service: &Service,
    asker: Asker<'_>,
    game: Option<GameId>,
    typed: &str,
) -> Vec<Suggestion> {
    match find::resolve_game(&service.store, asker, game, GameMatch::PlayingOrLast) {
        Ok(game) => completions(&game, typed),
        Err(_) => Vec::new(),
    }
}

/// A typed name of a move: its number in records, and its text.
struct MoveQuery {
    number: Option<u32>,
    /// `true` if dots follow the number: a later move of the same round.
    dots: bool,
    text: String,
}

impl MoveQuery {
    /// `None` for a number larger than any.
    fn read(text: &str) -> Option<Self> {
        let text = text.trim();
        let digits = text.bytes().take_while(u8::is_ascii_digit).count();
        let (number, rest) = text.split_at_checked(digits)?;
        Some(Self {
            number: if number.is_empty() {
                None
            } else {
                Some(number.parse().ok()?)
            },
            dots: rest.starts_with('…') || rest.starts_with("..."),
            text: plain(rest),
        })
    }

    /// Returns `true` if the text fits this move.
    fn fits(&self, written: &str) -> bool {
        let dice = written.split('[').next().unwrap_or_default();
        [written, dice]
            .iter()
            .any(|written| plain(written).starts_with(&self.text))
            || plain(&written.replace('x', "")).starts_with(&self.text)
    }
}

/// Letters and digits alone, in capitals: `d2 x e3` and `D2xE3` are the same.
fn plain(text: &str) -> String {
    let kept = text.chars().filter(char::is_ascii_alphanumeric);
    kept.map(|c| c.to_ascii_uppercase()).collect()
}

/// The ply of a typed name, or the reply if no move of the game has it; without a name, `otherwise`.
pub(in crate::service) fn resolve_move(
    game: &Game,
    named: Option<&str>,
    otherwise: Ply,
) -> Result<Ply, Text> {
    let Some(text) = named.map(str::trim).filter(|text| !text.is_empty()) else {
        return Ok(otherwise);
    };
    if let Some(several) = several(game, text) {
        return Err(several);
    }
    ply(game, text).ok_or_else(|| {
        let last = turn::moves_to(game, game.ply());
        let args = [
            ("game", game.id().to_string().into()),
            ("text", args::short(text).into()),
            ("last", TextArg::Num(last.into())),
        ];
        catalogue::sentences().text("refuse-unknown-move", &args)
    })
}

/// The name of the move that led to a ply: "14. D2-D3", or "the start".
pub(in crate::service) fn move_name(game: &Game, ply: Ply) -> String {
    game::numbered(game, ply).unwrap_or_else(|| catalogue::sentences().line("the-start", &[]))
}

/// The ply of a typed name: the move's number in records, its text, or both.
fn ply(game: &Game, text: &str) -> Option<Ply> {
    match text.to_lowercase().as_str() {
        "start" | "0" => return Some(Ply(0)),
        "last" | "end" => return Some(game.ply()),
        _ => {}
    }
    let typed = MoveQuery::read(text)?;
    if typed.number.is_none() && typed.text.is_empty() {
        return None;
    }
    let made = made(game);
    // An exact match comes before one that only begins so.
    let exact =
        |(_, turn): &&(Ply, &[MadeMove])| turn::numbered(turn).is_some_and(|name| name == text);
    let fitting = |(_, turn): &&(Ply, &[MadeMove])| {
        let Some(first) = turn.first() else {
            return false;
        };
        let right = typed
            .number
            .is_none_or(|wanted| wanted == first.number.round);
        let other = typed.dots && typed.text.is_empty() && first.dots() == ".";
        right && !other && typed.fits(&turn::written(turn))
    };
    let found = made.iter().find(exact);
    let found = found.or_else(|| made.iter().find(fitting));
    found.map(|(ply, _)| *ply)
}

/// The reply to a number with dots alone, if several seats have made a move of that number.
fn several(game: &Game, text: &str) -> Option<Text> {
    let typed = MoveQuery::read(text).filter(|typed| typed.dots && typed.text.is_empty())?;
    let turns = made(game).into_iter().map(|(_, turn)| turn);
    let later = turns.filter(|turn| {
        let first = turn.first();
        first.is_some_and(|first| Some(first.number.round) == typed.number && first.dots() != ".")
    });
    let later: Vec<&[MadeMove]> = later.collect();
    let seats = later
        .iter()
        .filter_map(|turn| turn.first())
        .map(|first| first.seat);
    if seats.collect::<SeatSet>().len() < 2 {
        return None;
    }
    let names: Vec<String> = later.into_iter().filter_map(turn::numbered).collect();
    let args = [
        ("game", game.id().to_string().into()),
        ("text", args::short(text).into()),
        ("example", names.first().cloned().unwrap_or_default().into()),
        ("moves", names.join(", ").into()),
    ];
    Some(catalogue::sentences().text("refuse-which-move", &args))
}

/// The turns of a game, each with the ply it ends at.
fn made(game: &Game) -> Vec<(Ply, &[MadeMove])> {
    let ends = turn::stops(game).into_iter().skip(1);
    ends.zip(turn::turns(game.steps())).collect()
}

/// The choices of autocomplete; without typed text, the newest moves and some from all parts of the game.
fn completions(game: &Game, typed: &str) -> Vec<Suggestion> {
    let words = catalogue::sentences();
    let ends = turn::stops(game);
    let last = ends.len() - 1;
    let offer = |stop: usize| -> Suggestion {
        let ply = ends.get(stop).copied().unwrap_or(game.ply());
        match (game::numbered(game, ply), game.history().step_at(ply)) {
            (Some(name), Some(step)) => {
                let args = [
                    ("move", name.clone().into()),
                    ("side", game::side(game, step.seat).into()),
                ];
                Suggestion {
                    label: words.line("suggest-move", &args),
                    value: name,
                }
            }
            _ => Suggestion {
                label: words.line("review-to-start", &[]),
                value: "start".to_owned(),
            },
        }
    };
    let found: Vec<usize> = if typed.trim().is_empty() {
        [last]
            .into_iter()
            .chain(stops::stops(last, last).into_iter().rev())
            .collect()
    } else {
        fitting(game, typed)
    };
    found.into_iter().take(CHOICES).map(offer).collect()
}

/// The stops whose turns match the typed text; an exact number comes before longer ones.
fn fitting(game: &Game, typed: &str) -> Vec<usize> {
    let start = catalogue::sentences()
        .line("review-to-start", &[])
        .to_lowercase();
    let begins = start.starts_with(&typed.trim().to_lowercase()) || typed.trim() == "0";
    let Some(typed) = MoveQuery::read(typed) else {
        return Vec::new();
    };
    let digits = typed.number.map(|number| number.to_string());
    let right = |number: u32| {
        digits.as_ref().is_none_or(|digits| {
            let whole = typed.dots || !typed.text.is_empty();
            typed.number == Some(number) || !whole && number.to_string().starts_with(digits)
        })
    };
    let round = |turn: &[MadeMove]| turn.first().map_or(0, |step| step.number.round);
    let mut found: Vec<(bool, usize)> = (1..)
        .zip(turn::turns(game.steps()))
        .filter(|(_, turn)| right(round(turn)) && typed.fits(&turn::written(turn)))
        .map(|(stop, turn)| (typed.number != Some(round(turn)), stop))
        .collect();
    found.sort_unstable();
    let start = begins.then_some(0);
    start
        .into_iter()
        .chain(found.into_iter().map(|(_, stop)| stop))
        .collect()
}
