//! The terms of a challenge in words.

use crate::play::event::OfferRepeat;
use crate::play::stage::Stage;
use crate::play::{Game, rated};
use crate::service::api::challenge::MAX_NOTE_CHARS;
use crate::service::api::result::{self, HandlerError};
use crate::service::describe::{args, ratings};
use crate::service::words::catalogue::TextArg;
use crate::service::words::names::PlayerNames;
use crate::service::words::text::Text;
use crate::service::words::{beginning, clean};
use crate::service::words::{catalogue, durations};

/// A user's own text, in one line.
pub(in crate::service) fn one_line(typed: &str) -> Result<String, HandlerError> {
    let text = clean::clean(typed);
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let count = text.chars().count();
    if count > MAX_NOTE_CHARS {
        let args = [
            ("most", TextArg::count(MAX_NOTE_CHARS)),
            ("count", TextArg::count(count)),
        ];
        return Err(result::note("refuse-long-words", &args).into());
    }
    Ok(text)
}

/// The terms of a challenge beside the game: time, a word, the number of games.
pub(in crate::service) fn terms(game: &Game, names: &PlayerNames) -> Text {
    let words = catalogue::sentences();
    let terms = game.terms();
    let player = || ("player", names.arg(game.challenger()));
    let mut text = Text::default();
    text.push_line(set_up(game));
    if let Some(control) = terms.clock {
        text.push_line(durations::agreed(control, game.others_in_play()));
    }
    if game.stage() == Stage::Open {
        text.push_line(ratings::offered(game));
    }
    match terms.standing {
        Some(OfferRepeat::Games(games)) => {
            let count = ("count", TextArg::Num(i64::from(games) - 1));
            text.push_line(words.text("challenge-games", &[player(), count]));
        }
        Some(OfferRepeat::ForEver) => {
            text.push_line(words.text("challenge-ever", &[player()]));
        }
        None => {}
    }
    if terms.thread {
        text.push_line(words.text("challenge-thread", &[]));
    }
    text.push_line(note_text(game, names));
    if let Some(at) = terms.expires.filter(|_| game.stage() == Stage::Open) {
        text.push_line(words.text("challenge-until", &[("until", TextArg::Date(at))]));
    }
    text
}

/// The beginning from a position that was set up; empty for the usual start.
pub(in crate::service) fn set_up(game: &Game) -> Text {
    let words = catalogue::sentences();
    let said = game
        .is_set_up()
        .then(|| words.text("challenge-position", &[]));
    said.unwrap_or_default()
}

/// The word with a challenge; may be empty.
pub(in crate::service) fn note_text(game: &Game, names: &PlayerNames) -> Text {
    let note = &game.terms().note;
    if note.is_empty() {
        return Text::default();
    }
    let player = names.arg(game.challenger());
    let args = [("player", player), ("note", note.clone().into())];
    catalogue::sentences().text("challenge-note", &args)
}

/// The terms of a game, as short as in a heading: declared options, the seal of the dice, rated or not, and the clock.
pub(in crate::service) fn in_short(game: &Game) -> String {
    let words = catalogue::sentences();
    let mut parts = vec![args::declared(game)];
    if let Some(dice) = game.sealed() {
        let seal = [("seal", dice.seal().commitment.short().into())];
        parts.push(words.line("web-terms-sealed", &seal));
    }
    if game.is_set_up() {
        parts.push(words.line("web-terms-position", &[]));
    }
    let is_rated = if game.stage() == Stage::Open {
        game.terms().rated
    } else {
        rated::share_of(game).is_ok()
    };
    let rated = if is_rated {
        "web-terms-rated"
    } else {
        "web-terms-unrated"
    };
    parts.push(words.line(rated, &[]));
    parts.push(match game.clocks() {
        Some(clocks) => durations::in_short(clocks.control()),
        None => words.line("web-terms-no-clock", &[]),
    });
    beginning::capitalised(&parts.join(" · "))
}
