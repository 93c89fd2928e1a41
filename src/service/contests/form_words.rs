//! The form of a contest in words: how it is played, how many rounds it has, what orders its standings.

use crate::contest::terms::{Form, Terms};
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

/// The sentence about a form.
pub(super) fn how(form: Form) -> Text {
    let count = match form {
        Form::RoundRobin { at_once } => at_once,
        Form::Teams { boards } => boards,
        Form::Heats { seats, .. } => seats,
        Form::League | Form::Swiss { .. } | Form::Knockout => 0,
    };
    let rounds = match form {
        Form::Heats { rounds, .. } => rounds,
        Form::League
        | Form::RoundRobin { .. }
        | Form::Swiss { .. }
        | Form::Knockout
        | Form::Teams { .. } => 0,
    };
    let args = [
        ("count", TextArg::Num(count.into())),
        ("rounds", TextArg::Num(rounds.into())),
    ];
    let mut text = sentences().text(&format!("contest-how-{}", form.code()), &args);
    text.push_line(how_many_rounds(form));
    text
}

/// The sentence about the rounds of a Swiss contest; empty for other forms.
fn how_many_rounds(form: Form) -> Text {
    let rounds = |entrants: u32| TextArg::Num(form.rounds(entrants).into());
    match form {
        Form::Swiss {
            rounds: Some(chosen),
        } => {
            let args = [("rounds", TextArg::count(chosen as usize))];
            sentences().text("contest-how-rounds", &args)
        }
        Form::Swiss { rounds: None } => {
            let args = [("few", rounds(16)), ("many", rounds(32))];
            sentences().text("contest-how-rounds-usual", &args)
        }
        Form::League
        | Form::RoundRobin { .. }
        | Form::Knockout
        | Form::Teams { .. }
        | Form::Heats { .. } => Text::default(),
    }
}

/// The sentence about the order of the standings.
pub(super) fn order(form: Form) -> Text {
    let id = match form {
        Form::League | Form::RoundRobin { .. } => "contest-order",
        Form::Swiss { .. } => "contest-order-swiss",
        Form::Knockout => "contest-order-knockout",
        Form::Teams { .. } => "contest-order-teams",
        Form::Heats { .. } => "contest-order-heats",
    };
    sentences().text(id, &[])
}
