//! Team signals in words.

use crate::play::command::SignalRefusal;
use crate::play::lengths::cut;
use crate::play::lobby::LobbyPlayer;
use crate::play::signal::{Said, Signal};
use crate::play::stage::Stage;
use crate::play::{Game, PlayerId, Ply, turn};
use crate::service::api::action::Action;
use crate::service::api::reply::{ButtonStyle, Control};
use crate::service::api::signal::SignalAction;
use crate::service::describe::args::Extra;
use crate::service::describe::button::button;
use crate::service::describe::game;
use crate::service::words::catalogue::{self, TextArg};
use crate::service::words::names::PlayerNames;
use crate::service::words::text::Text;
use crate::store::Meaning;

/// Most characters of a number's meaning.
pub(in crate::service) const MAX_MEANING_CHARS: usize = 100;

/// Characters of a meaning shown in a menu.
const SHORT: usize = 80;

/// Returns `true` if a player has a seat in a game, or is in its lobby.
pub(in crate::service) fn sits(game: &Game, player: &PlayerId) -> bool {
    let here = |present: &LobbyPlayer| present.player == *player;
    match game.stage() {
        Stage::Open => game.lobby().iter().any(here),
        Stage::Running | Stage::Over | Stage::Void => game.seat_of(player).is_some(),
    }
}

/// The text after the verb, in a line that is a signal or asks for the page.
pub(in crate::service) fn said(line: &str) -> Option<&str> {
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    word.eq_ignore_ascii_case("signal").then(|| rest.trim())
}

/// Returns `true` if a line begins like a signal.
pub(in crate::service) fn begins_like_a_signal(line: &str) -> bool {
    said(line.trim()).is_some_and(|said| Signal::read(said).is_some())
}

/// Each number, with its noted meaning.
pub(in crate::service) fn menu(game: &Game, meanings: &[Meaning]) -> Control {
    let option = |signal: Signal| {
        let own: Vec<&str> = meanings
            .iter()
            .filter(|meaning| meaning.signal == signal)
            .map(|meaning| meaning.text.as_str())
            .collect();
        let text = cut(&own.join(" / "), SHORT);
        let number = TextArg::from(signal.number().to_string());
        let label = if text.is_empty() {
            catalogue::sentences().line("signal-option", &[("number", number)])
        } else {
            let args = [("number", number), ("text", text.into())];
            catalogue::sentences().line("signal-option-meaning", &args)
        };
        let (game, number) = (Some(game.id()), signal.number());
        (label, Action::Signal(SignalAction::Say { game, number }))
    };
    Control::Menu {
        prompt: catalogue::sentences().line("menu-signal", &[]),
        options: Signal::all().map(option).collect(),
    }
}

/// The button to the page of team signals, if there are partners.
pub(in crate::service) fn button_of(game: &Game) -> Option<Control> {
    let talks = game.talks() && game.stage() == Stage::Running;
    let action = Action::Signal(SignalAction::Open(Some(game.id())));
    talks.then(|| button("button-signal", action, ButtonStyle::Secondary))
}

/// The reason why a player may not signal.
pub(in crate::service) fn refused(why: SignalRefusal) -> (&'static str, Extra<'static>) {
    match why {
        SignalRefusal::NoPartner => ("refuse-signal-alone", vec![]),
        SignalRefusal::TooMany(again) => {
            ("refuse-signal-many", vec![("when", TextArg::Time(again))])
        }
    }
}

/// The signals of the turn that ends at this ply and after it, in a line; empty without any.
pub(in crate::service) fn heard_at(game: &Game, ply: Ply, names: &PlayerNames) -> Text {
    let signals = game.signals().iter();
    heard(
        game,
        signals.filter(|said| turn::end_of_turn(game, said.ply) == ply),
        names,
    )
}

pub(in crate::service) fn heard<'a>(
    game: &Game,
    signals: impl Iterator<Item = &'a Said>,
    names: &PlayerNames,
) -> Text {
    let said: Vec<String> = signals
        .map(|said| {
            let player = game.player(said.seat).map(|player| names.written(player));
            let args = [
                ("player", TextArg::Written(player.unwrap_or_default())),
                ("side", game::side(game, said.seat).into()),
                ("number", TextArg::from(said.signal.number().to_string())),
            ];
            catalogue::sentences().line("signal-heard-one", &args)
        })
        .collect();
    if said.is_empty() {
        return Text::default();
    }
    let args = [("signals", TextArg::Written(said.join(", ")))];
    catalogue::sentences().text("signal-heard", &args)
}
