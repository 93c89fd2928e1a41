//! The format of a contest in words: its play, its number of rounds, the order of its standings.

use crate::contest::terms::{Format, Terms};
use crate::service::words::catalogue::{TextArg, sentences};
use crate::service::words::text::Text;

/// The sentence about computers that fill places; empty without them.
pub(super) fn fills(terms: &Terms) -> Text {
    let Some(level) = terms.fill_in else {
        return Text::default();
    };
    let args = [("level", TextArg::Num(level.into()))];
    sentences().text("contest-fills", &args)
}

/// The sentence about a format.
pub(super) fn how(format: Format) -> Text {
    let count = match format {
        Format::RoundRobin { at_once } => at_once,
        Format::Teams { boards } => boards,
        Format::Heats { seats, .. } => seats,
        Format::League | Format::Swiss { .. } | Format::Knockout => 0,
    };
    let rounds = match format {
        Format::Heats { rounds, .. } => rounds,
        Format::League
        | Format::RoundRobin { .. }
        | Format::Swiss { .. }
        | Format::Knockout
        | Format::Teams { .. } => 0,
    };
    let args = [
        ("count", TextArg::Num(count.into())),
        ("rounds", TextArg::Num(rounds.into())),
    ];
    let mut text = sentences().text(&format!("contest-how-{}", format.code()), &args);
    text.push_line(how_many_rounds(format));
    text
}

/// The sentence about the rounds of a Swiss contest; empty for other formats.
fn how_many_rounds(format: Format) -> Text {
    let rounds = |entrants: u32| TextArg::Num(format.rounds(entrants).into());
    match format {
        Format::Swiss {
            rounds: Some(chosen),
        } => {
            let args = [("rounds", TextArg::count(chosen as usize))];
            sentences().text("contest-how-rounds", &args)
        }
        Format::Swiss { rounds: None } => {
            let args = [("few", rounds(16)), ("many", rounds(32))];
            sentences().text("contest-how-rounds-usual", &args)
        }
        Format::League
        | Format::RoundRobin { .. }
        | Format::Knockout
        | Format::Teams { .. }
        | Format::Heats { .. } => Text::default(),
    }
}

/// The sentence about the order of the standings.
pub(super) fn order(format: Format) -> Text {
    let id = match format {
        Format::League | Format::RoundRobin { .. } => "contest-order",
        Format::Swiss { .. } => "contest-order-swiss",
        Format::Knockout => "contest-order-knockout",
        Format::Teams { .. } => "contest-order-teams",
        Format::Heats { .. } => "contest-order-heats",
    };
    sentences().text(id, &[])
}
