//! Buttons and refusals of a lobby.

use crate::game::seat::Seat;
use crate::play::command::LobbyRefusal;
use crate::play::{Game, computers, lobby};
use crate::service::api::action::Action;
use crate::service::api::lobby::{LobbyAction, LobbyStep};
use crate::service::api::reply::{ButtonStyle, Control};
use crate::service::api::result::{self, HandlerError};
use crate::service::describe::args::Extra;
use crate::service::describe::button::button;
use crate::service::describe::{args, computer, game};
use crate::service::words::catalogue::{self, TextArg};
use crate::service::words::names::PlayerNames;

/// The seat of the side with this typed name: its code or its label.
pub(in crate::service) fn seat_named(game: &Game, typed: &str) -> Result<Seat, HandlerError> {
    let sides = (game.kind().spec().sides)(game.options());
    let lower = typed.trim().to_lowercase();
    let at = sides
        .iter()
        .position(|code| **code == lower || args::side_called(code).to_lowercase() == lower);
    let seat = at.and_then(|at| u8::try_from(at).ok()).and_then(Seat::new);
    seat.ok_or_else(|| {
        let sides: Vec<String> = sides.iter().map(|code| args::side_called(code)).collect();
        let args = [("sides", sides.join(", ").into())];
        result::note("refuse-lobby-which", &args).into()
    })
}

/// The controls of a lobby card.
pub(in crate::service) fn buttons(game: &Game) -> Vec<Control> {
    let action = |what| {
        Action::Lobby(LobbyAction {
            game: game.id(),
            seen: Some(game.version()),
            step: what,
        })
    };
    let seats = lobby::free_seats(game)
        .into_iter()
        .map(|seat| Control::Button {
            label: game::side(game, seat),
            action: action(LobbyStep::JoinSeat(seat)),
            style: ButtonStyle::Secondary,
        });
    let any = button(
        "button-lobby-any",
        action(LobbyStep::Join),
        ButtonStyle::Success,
    );
    let mut controls: Vec<Control> = [any].into_iter().chain(seats).collect();
    if lobby::smaller_options(game).is_some() {
        let count = [("count", TextArg::count(game.lobby().len()))];
        controls.push(Control::Button {
            label: catalogue::sentences().line("button-lobby-begin", &count),
            action: action(LobbyStep::AgreeToStart),
            style: ButtonStyle::Primary,
        });
    }
    if !game.uses_players_dice() {
        controls.push(Control::Menu {
            prompt: catalogue::sentences().line("menu-lobby-computer", &[]),
            options: computer::levels(|level| action(LobbyStep::AddComputer(level))),
        });
    }
    if computers::computers_of(game).next().is_some() {
        controls.push(button(
            "button-lobby-no-computer",
            action(LobbyStep::DismissComputer),
            ButtonStyle::Secondary,
        ));
    }
    controls.push(button(
        "button-lobby-leave",
        action(LobbyStep::Leave),
        ButtonStyle::Secondary,
    ));
    controls.push(button(
        "button-withdraw",
        action(LobbyStep::Withdraw),
        ButtonStyle::Secondary,
    ));
    controls
}

/// The reason why a lobby command is refused.
pub(in crate::service) fn refused<'a>(
    why: &'a LobbyRefusal,
    names: &'a PlayerNames,
) -> (&'static str, Extra<'a>) {
    match why {
        LobbyRefusal::ForTwo => ("refuse-lobby-two", vec![]),
        LobbyRefusal::ThereAlready => ("refuse-lobby-there", vec![]),
        LobbyRefusal::NotThere => ("refuse-lobby-not-there", vec![]),
        LobbyRefusal::Taken(player) => ("refuse-lobby-taken", vec![("player", names.arg(player))]),
        LobbyRefusal::NoSuchSeat => ("refuse-lobby-no-seat", vec![]),
        LobbyRefusal::Host => ("refuse-lobby-host", vec![]),
        LobbyRefusal::TooFew => ("refuse-lobby-few", vec![]),
        LobbyRefusal::ReadyAlready => ("refuse-lobby-ready", vec![]),
    }
}
